"""What lies under a point and inside a rectangle."""

import msgspec
import pytest

from mapforge.edits import board, countries
from mapforge.edits import routes as route_edits
from mapforge.interaction.hits import Hit, city_at, handles, hit, hit_picture, place_at, unlocked, within
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.picture_frame import corners, turn_handle
from mapforge.interaction.values import PICTURE, Ref
from mapforge.model import Variant
from tests.edits.samples import mini
from tests.interaction.hand import REACH, cities, routes


def rich() -> Variant:
    """The small map with an unlocked picture and a bent route."""
    made = board.set_background(mini(), file="a.png", at=(5, 5), size=(280, 195))
    made = board.place_background(made, locked=False)
    return route_edits.set_via(made, route="south--west", via=[(90.0, 160.0)])


def name_at(variant: Variant, owner: str) -> tuple[float, float]:
    """The middle of a name."""
    return next(box.centre for box in looked_up(variant).names if box.owner == owner)


def test_things_lie_on_one_another_in_one_order() -> None:
    """Handles over dots, dots over names, names over spaces, spaces over lines, lines over the picture."""
    lookup = looked_up(rich())
    selected = routes("south--west") | {PICTURE}
    assert hit(lookup, (90, 160), REACH, selected) == Hit(Ref("route", "south--west"), "via", 0)
    assert hit(lookup, (5, 5), REACH, selected) == Hit(PICTURE, "corner", 0)
    assert hit(lookup, (63, 104), REACH) == Hit(Ref("city", "west"), "dot")
    assert hit(lookup, name_at(rich(), "north"), REACH) == Hit(Ref("city", "north"), "name")
    assert hit(lookup, name_at(rich(), "abroad"), REACH) == Hit(Ref("country", "abroad"), "name")
    assert hit(lookup, (130, 100), REACH) == Hit(Ref("route", "fork--west"), "space", 1, 2)
    assert hit(lookup, (105.2, 100), 0.1) == Hit(Ref("route", "fork--west"), "line", 1)
    assert hit(lookup, (20, 190), REACH) == Hit(PICTURE, "body")
    assert hit(looked_up(mini()), (20, 190), REACH) is None


def test_handles_belong_to_what_is_selected() -> None:
    """Via points of routes, corners and the turning handle of an unlocked picture; drawn in that order of depth."""
    lookup = looked_up(rich())
    picture = rich().board.background
    assert picture is not None
    shown = handles(lookup, routes("south--west") | {PICTURE}, REACH)
    assert [(handle.hit.part, handle.at) for handle in shown] == [
        ("turn", turn_handle(picture, REACH)),
        *(("corner", at) for at in corners(picture)),
        ("via", (90.0, 160.0)),
    ]
    assert handles(lookup, cities("west"), REACH) == ()
    locked = looked_up(board.place_background(rich(), locked=True))
    assert handles(locked, frozenset({PICTURE}), REACH) == ()
    assert hit(locked, (20, 190), REACH, frozenset({PICTURE})) is None


def test_each_track_of_a_double_route_is_told_apart() -> None:
    """By its number, left to right along the drawing direction."""
    lookup = looked_up(mini())
    shapes = [shape for shape in lookup.shapes if shape.route == "east--north"]
    found = [hit(lookup, (float(shape.spaces[1, 0]), float(shape.spaces[1, 1])), 0.5) for shape in shapes]
    assert [(one.number, one.space) for one in found if one is not None] == [(1, 2), (2, 2)]


def test_a_small_dot_is_taken_within_reach() -> None:
    """A junction is smaller than a city; zoomed out, the reach is larger than both, and the nearest counts."""
    lookup = looked_up(mini())
    assert city_at(lookup, (154, 100), 2.0) is None
    assert city_at(lookup, (154, 100), 5.0) == Hit(Ref("city", "fork"), "dot")
    assert city_at(lookup, (150, 55), 80.0) == Hit(Ref("city", "north"), "dot")
    assert city_at(looked_up(msgspec.structs.replace(mini(), cities=())), (0, 0), 5.0) is None


def test_places_are_found_by_dot_and_name() -> None:
    """Nothing else is a place."""
    lookup = looked_up(mini())
    assert place_at(lookup, (240, 100), REACH) == Hit(Ref("city", "east"), "dot")
    assert place_at(lookup, name_at(mini(), "abroad"), REACH) == Hit(Ref("country", "abroad"), "name")
    assert place_at(lookup, (130, 100), REACH) is None


def test_the_picture_is_found_under_everything() -> None:
    """With its handles once it is selected."""
    lookup = looked_up(rich())
    assert hit_picture(lookup, (60, 100), REACH, selected=False) == Hit(PICTURE, "body")
    assert hit_picture(lookup, (285, 200), REACH, selected=True) == Hit(PICTURE, "corner", 2)
    assert hit_picture(lookup, (296, 209), REACH, selected=True) is None
    assert unlocked(looked_up(mini())) is None


@pytest.mark.parametrize(
    ("box", "inside"),
    [
        ((0, 0, 297, 210), 16),
        ((30, 85, 170, 115), 3),
        ((59, 99, 61, 101), 1),
        ((-50, -50, -10, -10), 0),
    ],
)
def test_a_rectangle_holds_what_lies_wholly_in_it(box: tuple[float, float, float, float], inside: int) -> None:
    """Cities by their centre, routes with all spaces, names of countries with all corners."""
    assert len(within(looked_up(mini()), box)) == inside


def test_a_map_of_nothing_has_nothing_anywhere() -> None:
    """And nothing fails."""
    bare = msgspec.structs.replace(mini(), cities=(), routes=(), countries=())
    assert hit(looked_up(bare), (100, 100), 50.0) is None
    assert within(looked_up(bare), (0, 0, 300, 300)) == frozenset()


def test_names_are_hit_where_the_map_says_that_they_stand() -> None:
    """So that what is clicked is what is seen."""
    known = looked_up(countries.set_country_label(mini(), country="abroad", at=(30, 190)))
    assert hit(known, (30, 190), REACH) == Hit(Ref("country", "abroad"), "name")
    assert hit(looked_up(mini()), (30, 190), REACH) is None
