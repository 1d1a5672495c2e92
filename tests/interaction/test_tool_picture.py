"""The tool for the picture behind the board."""

from mapforge.edits import board
from mapforge.interaction.tool_picture import LOCKED, NONE_YET, PictureTool
from mapforge.interaction.values import PICTURE
from mapforge.model import Background, Variant
from tests.edits.samples import mini
from tests.interaction.hand import Hand


def with_picture() -> Variant:
    """The small map with an unlocked picture under its cities, 200 by 100 mm."""
    made = board.set_background(mini(), file="a.png", at=(20, 20), size=(200, 100))
    return board.place_background(made, locked=False)


def picture(hand: Hand) -> Background:
    """The picture as it lies now."""
    assert hand.variant.board.background is not None
    return hand.variant.board.background


def test_it_moves_the_picture_even_under_a_city() -> None:
    """In one step, with one drag: the press selects it."""
    hand = Hand(PictureTool(), with_picture())
    hand.move(60, 100)
    assert (hand.preview.hot, hand.tool.cursor) == (PICTURE, "move")
    hand.drag((60, 100), (70, 110), (80.1, 100))
    assert picture(hand).at == (40.0, 20.0)
    assert hand.selection == {PICTURE}
    assert hand.steps == ["Move the picture"]
    assert hand.variant.cities == mini().cities


def test_corners_scale_and_the_handle_turns() -> None:
    """Once it is selected."""
    hand = Hand(PictureTool(), with_picture())
    hand.click(100, 70)
    hand.drag((220, 120), (200, 110), (120, 70))
    assert (picture(hand).at, picture(hand).size) == ((20.0, 20.0), (100.0, 50.0))
    hand.drag((70, 10), (75, 12), (100, 10), shift=True)
    assert picture(hand).rotation == 45.0
    assert hand.steps == ["Size of the picture", "Turn the picture"]


def test_escape_restores_it_exactly() -> None:
    """And then lets it go."""
    start = with_picture()
    hand = Hand(PictureTool(), start)
    hand.press(100, 70)
    hand.move(120, 90)
    assert hand.variant is not start
    assert hand.tool.busy
    hand.key("escape")
    assert hand.variant is start
    hand.release(120, 90)
    assert hand.steps == []
    hand.key("escape")
    assert hand.selection == frozenset()


def test_a_locked_picture_and_none_at_all_are_told() -> None:
    """Nothing is selected, nothing moves."""
    for start, words in ((mini(), NONE_YET), (board.place_background(with_picture(), locked=True), LOCKED)):
        hand = Hand(PictureTool(), start)
        assert hand.tool.hint(hand.there) == words
        hand.drag((100, 70), (120, 90))
        assert hand.told == words
        assert (hand.steps, hand.selection) == ([], frozenset())


def test_a_click_beside_it_lets_it_go() -> None:
    """As a click on the empty board does."""
    hand = Hand(PictureTool(), with_picture(), frozenset({PICTURE}))
    hand.click(290, 200)
    assert hand.selection == frozenset()


def test_delete_takes_it_off_the_board() -> None:
    """In one step; in a drag the key does nothing."""
    hand = Hand(PictureTool(), with_picture())
    hand.press(100, 70)
    hand.move(120, 90)
    hand.key("delete")
    hand.release(120, 90)
    assert hand.variant.board.background is not None
    hand.key("delete")
    assert hand.variant.board.background is None
    assert hand.steps == ["Move the picture", "Delete the picture"]


def test_a_press_in_a_drag_gives_it_up() -> None:
    """As when a release was lost to another window."""
    start = with_picture()
    hand = Hand(PictureTool(), start)
    hand.press(100, 70)
    hand.move(120, 90)
    hand.press(120, 90)
    assert hand.variant is start
