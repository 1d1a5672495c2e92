"""Why a map cannot be opened is said in words, with the place."""

import pytest

from mapforge.editor.opening import why_not
from mapforge.files.home import OpenError, open_map
from mapforge.files.library import Library, NotFoundError
from mapforge.model import Problem
from tests.conftest import DATA


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("truncated", "truncated.json:"),
        ("comma-lost", "a comma or a closing bracket is missing"),
        ("empty", "empty.json: "),
        ("child-of-nothing", "minni"),
        ("a-list", "a-list.json:1:1: "),
    ],
)
def test_a_file_that_cannot_be_used(name: str, words: str, library: Library) -> None:
    """File, line and the catalogue's words; no code that only a program knows."""
    with pytest.raises(OpenError) as raised:
        open_map(str(DATA / "damaged" / f"{name}.json"), library)
    said = why_not(raised.value)
    assert words in said
    assert isinstance(raised.value.problem, Problem)
    assert f"({raised.value.problem.code}" not in said


def test_a_map_that_is_nowhere(library: Library) -> None:
    """The library's own words."""
    with pytest.raises(NotFoundError) as raised:
        open_map("uss", library)
    assert 'Did you mean "usa"?' in why_not(raised.value)


def test_an_error_without_a_problem() -> None:
    """At least the name."""
    assert why_not(OpenError("a.json", None)) == "a.json cannot be opened as a map."
