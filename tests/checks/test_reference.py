"""The reference has a page for every code, and its pages say what a designer needs."""

import pytest

from mapforge.checks import catalogue, table
from mapforge.checks.reference import Page, page, pages

WITHOUT_CHECK = ("files", "likeness", "checking")
"""Families of codes that no check of the table finds."""


def test_a_page_for_every_code() -> None:
    """Each once, by family."""
    assert [one.code for one in pages()] == list(catalogue.ENTRIES)
    with pytest.raises(KeyError):
        page("no-such-code")


@pytest.mark.parametrize("found", list(pages()), ids=lambda found: found.code)
def test_pages_are_whole(found: Page) -> None:
    """Title, what is found, why, and what to do; a limit has a source, and no page says the same twice."""
    assert found.title
    assert found.finds.endswith(".")
    assert found.why.endswith((".", "?"))
    assert found.do.endswith(".")
    assert bool(found.threshold) == bool(found.source)
    assert found.check or found.family in WITHOUT_CHECK


def test_every_code_that_a_check_declares_is_in_the_catalogue() -> None:
    """And each code of the catalogue that a check can find is declared by one."""
    declared = {code for check in table.CHECKS for code in check.codes}
    assert declared <= set(catalogue.ENTRIES)
    for family in ("network", "tickets", "rules", "data"):
        assert set(catalogue.FAMILIES[family]) <= declared


def test_codes_of_no_family_are_twice() -> None:
    """No two families share a code."""
    assert sum(map(len, catalogue.FAMILIES.values())) == len(catalogue.ENTRIES)
