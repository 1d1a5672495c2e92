"""Edits of the board."""

from mapforge.edits import board
from mapforge.model import Background, Piece
from tests.edits.samples import hold_to_schema, mini, refused


def test_size_and_border() -> None:
    """In mm; nothing on the board moves."""
    new = board.set_border(board.set_size(mini(), width=800.004, height=500), border=0)
    assert (new.board.width, new.board.height, new.board.border) == (800.0, 500.0, 0.0)
    assert new.cities == mini().cities
    assert board.set_size(mini(), width=297, height=210) is mini()
    with refused("Width must be at least 50, not 10"):
        board.set_size(mini(), width=10, height=500)
    with refused("Height must be at most 5000"):
        board.set_size(mini(), width=100, height=5001)
    with refused("Border must be at least 0"):
        board.set_border(mini(), border=-1)
    with refused("Width "):
        board.set_size(mini(), width=float("nan"), height=500)


def test_the_train_piece() -> None:
    """Only what is given changes."""
    assert board.set_piece(mini(), pitch=26).board.piece == Piece(pitch=26.0)
    assert board.set_piece(mini()) is mini()
    with refused("Pitch must be at least 1, not 0"):
        board.set_piece(mini(), pitch=0)


def test_a_picture_is_set_placed_and_removed() -> None:
    """Only what is given of its place changes; crop alone can be taken back by None."""
    new = board.set_background(mini(), file="art/board.webp", at=(0, 0), size=(297, 210))
    assert new.board.background == Background("art/board.webp", (0.0, 0.0), (297.0, 210.0))
    placed = board.place_background(new, at=(5, 6), rotation=90, opacity=0.5, crop=(0, 0, 0.5, 1), locked=False)
    picture = placed.board.background
    assert picture is not None
    assert (picture.at, picture.size, picture.rotation) == ((5.0, 6.0), (297.0, 210.0), 90.0)
    assert (picture.opacity, picture.crop, picture.locked) == (0.5, (0, 0, 0.5, 1), False)
    hold_to_schema(placed)
    whole = board.place_background(placed, crop=None).board.background
    assert whole is not None
    assert whole.crop is None
    assert board.place_background(placed) is placed
    assert board.remove_background(new).board == mini().board
    assert board.remove_background(mini()) is mini()


def test_what_cannot_be_a_picture_is_refused() -> None:
    """Outside the map's folder, of no size, more than opaque, or none to place."""
    with refused("A picture lies in the map's folder"):
        board.set_background(mini(), file="../board.webp", at=(0, 0), size=(297, 210))
    with refused("Size must be at least 1"):
        board.set_background(mini(), file="board.webp", at=(0, 0), size=(0, 210))
    with refused("no picture behind it. Choose one"):
        board.place_background(mini(), at=(0, 0))
    new = board.set_background(mini(), file="board.webp", at=(0, 0), size=(297, 210))
    with refused("Opacity must be at most 1, not 1.5"):
        board.place_background(new, opacity=1.5)
