"""What an edit changed is told in the parts that checks read, no coarser and no finer."""

from collections.abc import Callable

import msgspec
import pytest

from mapforge.checks.changed import changed
from mapforge.checks.part import PARTS
from mapforge.edits import board, checking, cities, colors, countries, decks, house, paper, routes, rules, tracks
from mapforge.model import USUAL_COLORS, Expect, Theme, Variant
from tests.checks.small import small

EDITS: dict[str, tuple[Callable[[Variant], Variant], set[str]]] = {
    "move": (lambda v: cities.move(v, positions={"east": (241, 150)}), {"positions"}),
    "rename": (lambda v: cities.rename_city(v, city="east", name="Easton"), {"names"}),
    "label": (lambda v: cities.set_label(v, city="east", offset=(9, 9)), {"labels"}),
    "groups": (lambda v: cities.set_groups(v, city="east", groups=["big"]), {"cities"}),
    "add a city": (
        lambda v: cities.add_city(v, name="New", at=(9, 9)),
        {"cities", "names", "positions", "labels"},
    ),
    "country's label": (lambda v: countries.set_country_label(v, country="abroad", at=(9, 9)), {"labels"}),
    "spots": (lambda v: countries.set_spots(v, country="abroad", spots=["abroad-1"]), {"countries"}),
    "bend": (lambda v: routes.set_via(v, route="east--south", via=[(200, 190)]), {"lines"}),
    "length": (lambda v: routes.set_length(v, route="east--south", length=3), {"routes"}),
    "color": (lambda v: tracks.set_track_color(v, route="east--south", track=1, color="blue"), {"routes"}),
    "remove a route": (lambda v: routes.remove_routes(v, ids=["east--south"]), {"routes", "lines"}),
    "deck": (lambda v: decks.add_deck(v, name="More"), {"decks"}),
    "colors": (lambda v: colors.set_colors(v, colors=USUAL_COLORS), {"colors"}),
    "knob": (lambda v: rules.set_knob(v, knob="trains", value=13), {"rules"}),
    "size": (lambda v: board.set_size(v, width=421, height=297), {"board"}),
    "picture": (lambda v: board.set_background(v, file="a.png", at=(0, 0), size=(9, 9)), {"picture"}),
    "note": (lambda v: house.add_note(v, text="Look"), {"house"}),
    "text": (lambda v: house.set_rules_text(v, language="de", text="Maut"), {"house"}),
    "accept": (lambda v: checking.accept(v, key="route-id:a--b", comment="So."), {"checks"}),
    "version": (lambda v: paper.set_version(v, version="9.0.0"), {"head"}),
    "theme": (lambda v: msgspec.structs.replace(v, theme=Theme(paper="#FFFFFF")), {"theme"}),
    "expect": (lambda v: msgspec.structs.replace(v, expect=Expect(cities=4)), {"expect"}),
    "nothing": (lambda v: v, set()),
}


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_changes_its_parts(name: str) -> None:
    """Exactly these."""
    edit, parts = EDITS[name]
    assert changed(small(), edit(small())).parts == parts


def test_every_part_is_changed_by_something() -> None:
    """No part is known that no edit can change."""
    assert set().union(*(parts for _edit, parts in EDITS.values())) == set(PARTS)


def test_ids_of_what_changed_are_told() -> None:
    """Of entries, whether they came, went or differ."""
    made = routes.remove_routes(cities.move(small(), positions={"east": (241, 150)}), ids=["east--south"])
    assert changed(small(), made).ids == {"east", "east--south"}


def test_one_more_of_the_same_id_is_seen() -> None:
    """As it can be in a map that was read with faults."""
    twice = msgspec.structs.replace(small(), cities=(*small().cities, msgspec.structs.replace(small().cities[2])))
    assert "cities" in changed(small(), twice).parts
