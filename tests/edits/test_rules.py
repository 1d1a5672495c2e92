"""Edits of the rules, knob by knob."""

from typing import Any

import msgspec
import pytest

from mapforge.edits.rules import set_knob
from mapforge.model import FrozenMap, Rules, Stations
from tests.edits.samples import hold_to_schema, mini, refused

RIGHT: list[tuple[str, Any]] = [
    ("players", [2, 6]),
    ("trains", 40),
    ("locomotive_use", "tunnels"),
    ("replace_row_at", None),
    ("route_points", {"2": 3, "10": 20, "1": 1}),
    ("stations", None),
    ("stations", {"count": 1}),
    ("stations", Stations(count=4)),
    ("stations.costs", [3]),
    ("start_tickets.deal", {"main": 4}),
    ("start_tickets.keep", 1),
    ("draw_tickets.deck", "long"),
    ("globetrotter", None),
    ("tie_breaks", ["fewest-stations"]),
]


@pytest.mark.parametrize(("knob", "value"), RIGHT, ids=lambda part: str(part))
def test_a_knob_is_set_and_no_other(knob: str, value: Any) -> None:
    """A knob, or one within a knob, from plain values or the model's."""
    new = set_knob(mini(), knob=knob, value=value)
    outer = knob.partition(".")[0]
    others = [name for name in Rules.__struct_fields__ if name != outer]
    assert all(getattr(new.rules, name) == getattr(mini().rules, name) for name in others)
    assert getattr(new.rules, outer) != getattr(mini().rules, outer)
    assert set_knob(new, knob=knob, value=value) is new
    hold_to_schema(new)


WRONG: list[tuple[str, Any, str]] = [
    ("trains", 0, "Trains must be at least 1, not 0."),
    ("trains", "many", "Trains must be a whole number, not “many”."),
    ("trains", None, "Trains must be a whole number, not empty."),
    ("players", [2], "Players must have exactly 2 entries."),
    ("players", [2, 9], "Players must be at most 8, not 9."),
    ("locomotive_use", "bridges", "Locomotive use cannot be “bridges”. Choose one of the values"),
    ("route_points", {"1.5": 3}, "A length is a whole number from 1 to 99."),
    ("route_points", {"1": -3}, "must be at least 0"),
    ("stations.count", 21, "Count must be at most 20"),
    ("start_tickets.deal", {"mian": 3}, "There is no deck mian. Did you mean main?"),
    ("draw_tickets.deck", "x", "There is no deck x."),
    ("train", 4, "The rules have no knob train. Choose one of players, trains"),
    ("trains.x", 4, "The rules have no knob trains.x."),
    ("stations.x", 4, "The rules have no knob stations.x."),
    ("", 4, "The rules have no knob"),
]


@pytest.mark.parametrize(("knob", "value", "words"), WRONG, ids=lambda part: ascii(part)[:20])
def test_a_wrong_value_is_refused_in_words(knob: str, value: Any, words: str) -> None:
    """What it must be, or which there are."""
    with refused(words):
        set_knob(mini(), knob=knob, value=value)


def test_without_stations_they_have_no_number() -> None:
    """They are given first."""
    none = set_knob(mini(), knob="stations", value=None)
    with refused("The map has no stations. Give the players some first."):
        set_knob(none, knob="stations.count", value=2)


def test_a_table_of_points_is_frozen_and_in_order() -> None:
    """As the model keeps it."""
    points = set_knob(mini(), knob="route_points", value={"10": 2, "9": 1}).rules.route_points
    assert list(points) == ["9", "10"]
    assert isinstance(points, FrozenMap)


def test_a_whole_knob_with_an_unknown_deck_is_refused() -> None:
    """Decks are looked at wherever they are named."""
    knob = msgspec.structs.replace(mini().rules.draw_tickets, deck="x")
    with refused("no deck x"):
        set_knob(mini(), knob="draw_tickets", value=knob)
