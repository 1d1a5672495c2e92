"""Values that have not the form of the format are refused in words."""

from typing import Any

import pytest

from mapforge.edits.form import fitting, sound
from mapforge.model import Background, Board, City, FrozenMap, Mark, Route, Rules, Track, Variant
from tests.edits.samples import refused

WRONG: list[tuple[Any, str, Any, str]] = [
    (Route, "length", 0, "Length must be at least 1, not 0."),
    (Route, "length", 31, "Length must be at most 30, not 31."),
    (Route, "length", 2.5, "Length must be a whole number, not 2.5."),
    (Route, "length", True, "Length must be a whole number, not yes."),
    (Route, "length", "two", "Length must be a whole number, not “two”."),
    (Route, "tracks", (), "Tracks must have at least 1 entries."),
    (Route, "tracks", (Track("A"),), "Tracks, color cannot be written as “A”."),
    (City, "id", "", "Id cannot be written as “”. Use small letters"),
    (City, "id", "a--b", "Id cannot be written"),
    (City, "at", (0, 10_001), "Position must be at most 10000, not 10001."),
    (City, "at", (0, float("nan")), "Position "),
    (City, "at", (0, float("inf")), "Position "),
    (City, "name", "x" * 201, "Name must have at most 200 characters."),
    (City, "name", "\ud800", "Name holds half a character. Type it anew."),
    (City, "names", FrozenMap({"EN": "x"}), "Names cannot have the keys “EN”. A language is a tag"),
    (City, "geo", (91, 0), "Latitude and longitude must be at most 90, not 91."),
    (City, "kind", "village", "Kind cannot be “village”. Choose one"),
    (Mark, "color", "red", "A color is # and six digits"),
    (Board, "width", 49.99, "Width must be at least 50, not 49.99."),
    (Background, "file", "../a.png", "A picture lies in the map's folder"),
    (Background, "crop", (0, 0, 1), "Crop must have exactly 4 entries."),
    (Rules, "route_points", {"0": 1}, "Route points cannot have the keys “0”. A length is"),
    (Rules, "stations", {"count": 0}, "Stations, count must be at least 1, not 0."),
    (Rules, "longest_path", "x", "Longest path must be a whole number or empty, not “x”."),
    (Variant, "version", "1.0", "A version is three numbers, such as 1.2.0."),
]


@pytest.mark.parametrize(
    ("kind", "field", "value", "words"), WRONG, ids=lambda part: str(part)[:20].encode("ascii", "replace").decode()
)
def test_a_wrong_value_is_told_in_words(kind: Any, field: str, value: Any, words: str) -> None:
    """What it is, what it must be, what it was; never the words of a library."""
    with refused(words):
        fitting(kind, field, value)
    with pytest.raises(ValueError, match=words) as caught:
        fitting(kind, field, value)
    assert not {"`", "$", "Expected", "regex", "array"} & set(str(caught.value).replace("`", " ` ").split())


def test_a_right_value_comes_back_as_the_model_has_it() -> None:
    """Lists are tuples, tables are frozen."""
    assert fitting(Rules, "players", [2, 4]) == (2, 4)
    points = fitting(Rules, "route_points", {"1": 1})
    assert points == {"1": 1}
    assert isinstance(points, FrozenMap)


def test_a_whole_entry_is_looked_at_inside() -> None:
    """What lies in an entry's entries is held to its form too, and keys of one's own are not looked at."""
    city = City(id="a", at=(0, 0), extras=FrozenMap({"x-own": 2**70}))
    assert sound(city) is city
    with refused("Tracks, ferry must be at most 30, not 31."):
        sound(Route(id="a", ends=("a", "b"), length=3, tracks=(Track("red", ferry=31),)))
