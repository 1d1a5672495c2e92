"""Drags of what is selected: cities, names, bends, the picture."""

import pytest

from mapforge.edits import board
from mapforge.edits import routes as route_edits
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.tool_select import SelectTool
from mapforge.interaction.values import PICTURE, Key, Ref
from mapforge.model import Variant
from tests.edits.samples import mini
from tests.interaction.hand import Hand, at, cities, pointer, routes, via

KEYS: tuple[Key, ...] = ("delete", "backspace", "enter")


def bent() -> Variant:
    """The small map with a bend in the route from west to the south."""
    return route_edits.set_via(mini(), route="south--west", via=[(90.0, 160.0)])


def with_picture() -> Variant:
    """The small map with an unlocked picture, 100 by 50 mm in the upper left."""
    made = board.set_background(mini(), file="a.png", at=(10, 10), size=(100, 50))
    return board.place_background(made, locked=False)


def test_what_is_not_selected_never_moves() -> None:
    """A drag that starts on it is a rubber band."""
    hand = Hand(SelectTool())
    hand.drag((150, 30), (155, 35), (180, 60))
    assert hand.steps == []
    assert at(hand.variant, "north") == (150, 30)


def test_a_drag_moves_what_is_selected_in_one_step() -> None:
    """On half millimetres, from where it was taken hold of; below the threshold nothing moves."""
    hand = Hand(SelectTool(), selection=cities("west"))
    hand.drag((61, 101), (61.9, 101))
    assert hand.steps == []
    hand.drag((61, 101), (70, 110), (81.2, 121.1))
    assert at(hand.variant, "west") == (80.0, 120.0)
    assert hand.steps == ["Move West"]
    assert hand.selection == cities("west")


def test_a_drag_back_to_its_start_is_no_step() -> None:
    """Nothing has happened."""
    hand = Hand(SelectTool(), selection=cities("west"))
    hand.drag((60, 100), (80, 120), (60, 100))
    assert hand.steps == []
    assert hand.variant == mini()


def test_escape_in_a_drag_restores_the_very_start() -> None:
    """The same map value; later moves and the button going up do nothing."""
    start = bent()
    hand = Hand(SelectTool(), start, cities("west", "south"))
    hand.press(60, 100)
    hand.move(70, 110)
    assert hand.variant is not start
    hand.key("escape")
    assert hand.variant is start
    hand.move(90, 130)
    hand.release(90, 130)
    assert hand.variant is start
    assert hand.steps == []


def test_a_moved_city_lines_up_with_others() -> None:
    """Within the pointer's reach of another's x or y, with a guide; Alt leaves it where it is, Shift on its line."""
    hand = Hand(SelectTool(), selection=cities("west"))
    hand.press(60, 100)
    hand.move(148.7, 140.2)
    assert at(hand.variant, "west") == (150.0, 140.0)
    assert hand.preview.guides == (((150.0, 30.0), (150.0, 180.0)),)
    hand.move(148.7, 140.23, alt=True)
    assert at(hand.variant, "west") == (148.7, 140.23)
    hand.move(120.2, 103, shift=True)
    assert at(hand.variant, "west") == (120.0, 100.0)


def test_via_points_go_along_where_both_ends_move() -> None:
    """And stay where only one does, unless the route itself is selected."""
    hand = Hand(SelectTool(), bent(), cities("west", "south"))
    hand.drag((60, 100), (70, 120), (70, 120), alt=True)
    assert via(hand.variant, "south--west") == ((100.0, 180.0),)
    hand = Hand(SelectTool(), bent(), cities("west"))
    hand.drag((60, 100), (70, 120), alt=True)
    assert via(hand.variant, "south--west") == ((90.0, 160.0),)
    hand = Hand(SelectTool(), bent(), cities("west") | routes("south--west"))
    hand.drag((60, 100), (70, 120), alt=True)
    assert via(hand.variant, "south--west") == ((100.0, 180.0),)
    assert hand.steps == ["Move 1 city and 1 route"]


def test_a_drag_of_a_name_moves_the_name_only() -> None:
    """Of a selected city; of one that is not selected it is a rubber band."""
    box = next(box for box in looked_up(mini()).names if box.owner == "north")
    x, y = box.centre
    hand = Hand(SelectTool())
    hand.drag((x, y), (x + 10, y))
    assert hand.steps == []
    hand = Hand(SelectTool(), selection=cities("north"))
    hand.drag((x, y), (x + 5, y), (x + 10, y + 4))
    moved = next(city for city in hand.variant.cities if city.id == "north")
    assert moved.at == (150, 30)
    assert moved.label.offset == pytest.approx((x - 150 + 10, y - 30 + 4), abs=0.26)
    assert hand.steps == ["Move the name of North"]


def test_a_drag_of_a_countrys_name_moves_it() -> None:
    """From where MapForge had placed it; its border spots stay."""
    x, y = next(box for box in looked_up(mini()).names if box.owner == "abroad").centre
    hand = Hand(SelectTool())
    hand.click(x, y)
    assert hand.selection == {Ref("country", "abroad")}
    hand.drag((x, y), (x - 20, y), (x - 40, y))
    assert hand.variant.countries[0].label == pytest.approx((x - 40, y), abs=0.01)
    assert at(hand.variant, "abroad-1") == (280, 40)
    assert hand.steps == ["Move Abroad"]


def test_a_drag_of_a_via_point_bends_the_route() -> None:
    """Only while the route is selected, since its points show only then."""
    hand = Hand(SelectTool(), bent(), routes("south--west"))
    hand.drag((90.3, 160.3), (80, 150), (70.3, 140.3))
    assert via(hand.variant, "south--west") == ((70.0, 140.0),)
    assert hand.steps == ["Bend West \N{EN DASH} Süd"]
    hand = Hand(SelectTool(), bent())
    hand.drag((90, 160), (70, 140))
    assert hand.steps == []


def test_a_drag_of_a_selected_routes_line_makes_a_via_point() -> None:
    """In its place among those there are, one step each; with several routes selected there is none."""
    hand = Hand(SelectTool(), selection=routes("fork--west"))
    hand.drag((105, 101), (105, 110), (105, 121))
    assert via(hand.variant, "fork--west") == ((105.0, 120.0),)
    hand.drag((130, 113), (130, 120), (130, 125))
    assert via(hand.variant, "fork--west")[0] == (105.0, 120.0)
    assert via(hand.variant, "fork--west")[1] == pytest.approx((130, 125), abs=1.5)
    hand = Hand(SelectTool(), selection=routes("fork--west", "north--west"))
    hand.drag((105, 100), (105, 120))
    assert hand.steps == []


def test_a_double_click_on_a_via_point_takes_it_away() -> None:
    """One step; the route stays selected."""
    hand = Hand(SelectTool(), bent(), routes("south--west"))
    hand.double(90, 160)
    assert via(hand.variant, "south--west") == ()
    assert hand.selection == routes("south--west")
    assert hand.steps == ["Take a point from West \N{EN DASH} Süd"]
    assert hand.ask is None


def test_a_selected_picture_is_moved_scaled_and_turned() -> None:
    """By its body, its corners about the opposite one, and the handle above it."""
    hand = Hand(SelectTool(), with_picture(), frozenset({PICTURE}))
    hand.drag((20, 20), (30, 30), (40, 40))
    assert hand.variant.board.background is not None
    assert hand.variant.board.background.at == (30.0, 30.0)
    hand.drag((130, 80), (140, 85), (180, 105))
    assert hand.variant.board.background.at == (30.0, 30.0)
    assert hand.variant.board.background.size == (150.0, 75.0)
    hand.drag((180, 105), (170, 100), (130, 105), shift=True)
    assert hand.variant.board.background.size == (100.0, 75.0)
    hand.drag((80, 20), (90, 25), (200, 67.5))
    assert hand.variant.board.background.rotation == 90.0
    assert hand.steps == ["Move the picture", "Size of the picture", "Size of the picture", "Turn the picture"]


def test_a_locked_picture_is_as_the_empty_board() -> None:
    """A drag on it is a rubber band."""
    hand = Hand(SelectTool(), board.place_background(with_picture(), locked=True), frozenset({PICTURE}))
    hand.drag((20, 20), (30, 30))
    assert hand.steps == []
    assert hand.selection == frozenset()


def test_a_new_press_in_a_drag_gives_it_up() -> None:
    """As when a release was lost to another window."""
    hand = Hand(SelectTool(), selection=cities("west"))
    hand.press(60, 100)
    hand.move(80, 120)
    hand.press(80, 120)
    assert hand.variant == mini()
    assert not hand.history.dragging


def test_keys_do_nothing_in_a_drag_but_give_it_up() -> None:
    """Delete and Enter wait; a double click gives it up too."""
    hand = Hand(SelectTool(), selection=cities("west"))
    hand.press(60, 100)
    hand.move(80, 120)
    for key in KEYS:
        hand.key(key)
    assert hand.history.dragging
    assert len(hand.variant.cities) == len(mini().cities)
    hand.follow(hand.tool.double(hand.there, pointer(80, 120)))
    assert hand.variant == mini()
    assert not hand.history.dragging
