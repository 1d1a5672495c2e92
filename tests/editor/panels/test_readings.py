"""How values that are more than a number or a word are typed, and read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.editor.panels import readings
from mapforge.model.frozen import point
from tests import strategies

coordinates = st.floats(-10_000, 10_000)


@given(st.lists(st.tuples(coordinates, coordinates).map(point), max_size=4))
def test_points_are_read_as_they_are_written(points: list[tuple[float, float]]) -> None:
    """Whatever numbers a map can hold."""
    assert readings.points_read(readings.points_written(points)) == tuple(points)


@pytest.mark.parametrize(
    "typed", ["120, 84.5", "120 84.5", "120;84.5", "120,84.5", "120; 84,5", "120,0 84,5", " 120,  84.5 "]
)
def test_pairs_are_read_as_people_type_them(typed: str) -> None:
    """With a comma, a semicolon or a blank between, and decimals with point or comma."""
    assert readings.pair_read(typed) == (120, 84.5)


@pytest.mark.parametrize("typed", ["", "1", "1 2 3", "1, 2, 3", "a, b"])
def test_what_is_no_pair_is_said(typed: str) -> None:
    """With an example, or the number that is none."""
    with pytest.raises(ValueError, match="such as"):
        readings.pair_read(typed)


def test_latitude_and_longitude_keep_their_digits() -> None:
    """Five of them; nothing typed is no place."""
    assert readings.place_written((48.20849, -16.37208)) == "48.20849, -16.37208"
    assert readings.place_read("48.20849, -16.37208") == (48.20849, -16.37208)
    assert readings.place_read("  ") is None
    assert readings.place_written(None) == ""


@given(st.dictionaries(strategies.languages, st.from_regex(r"[^\s:]([^\n\r:]*[^\s:])?", fullmatch=True), max_size=3))
def test_names_are_read_as_they_are_written(names: dict[str, str]) -> None:
    """One a line with its language."""
    assert readings.names_read(readings.names_written(names)) == {key: name.strip() for key, name in names.items()}


def test_names_without_or_with_one_language_twice_are_refused() -> None:
    """With the way it is written."""
    with pytest.raises(ValueError, match="names no language"):
        readings.names_read(["Mailand"])
    with pytest.raises(ValueError, match="The language de is there twice"):
        readings.names_read(["de: Mailand", "de: Milan"])


def test_words_and_whole_numbers() -> None:
    """With commas between them, and blanks wherever."""
    assert readings.words_read(" a, b ,,c") == ("a", "b", "c")
    assert readings.words_written(("a", "b")) == "a, b"
    assert readings.whole_numbers_read("1, 2 3") == (1, 2, 3)
    with pytest.raises(ValueError, match="no whole number"):
        readings.whole_numbers_read("1.5")
