"""Each code is raised by a bad map, and not by one that is nearly the same but fine."""

import pytest

from mapforge.checks.catalogue import FAMILIES
from tests.checks import cases_data, cases_network, cases_rules, cases_tickets
from tests.checks.cases import Case, codes, shipped
from tests.conftest import SHIPPED

CASES: tuple[Case, ...] = (*cases_network.CASES, *cases_tickets.CASES, *cases_rules.CASES, *cases_data.CASES)
INFO = frozenset(code for family in FAMILIES.values() for code, entry in family.items() if entry.severity == "info")
"""Published maps have some of these; in cases for another code they say nothing."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_a_bad_map_and_a_near_miss(case: Case) -> None:
    """The bad map raises the code and nothing that does not follow; the near miss does not raise it."""
    found = codes(case.bad())
    assert case.code in found
    assert found - INFO - case.also <= {case.code}
    assert case.code not in codes(case.fine())


def test_each_has_one_case() -> None:
    """No code is tried twice, and each of the network's and the tickets' is."""
    tried = [case.code for case in CASES]
    assert len(set(tried)) == len(tried)
    assert set(tried) >= set(FAMILIES["network"]) | set(FAMILIES["tickets"])


@pytest.mark.parametrize("name", SHIPPED)
def test_published_maps_raise_no_error(name: str) -> None:
    """Not one, even with nothing accepted."""
    errors = {code for family in FAMILIES.values() for code, entry in family.items() if entry.severity == "error"}
    assert not codes(shipped(name)) & errors
