"""The scene: redrawn where the map differs, and just as if drawn anew."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QGraphicsPathItem

from mapforge.editor.canvas.board import BoardScene
from mapforge.edits.board import set_size
from mapforge.edits.cities import move, remove_cities
from mapforge.edits.refusal import Refused
from mapforge.model import Variant
from tests.edits.any_edit import any_edit
from tests.edits.samples import mini


def nothing(_file: str) -> Path | None:
    """No pictures."""
    return None


def looks(scene: BoardScene) -> list[tuple[object, ...]]:
    """What is on a scene, from bottom to top: paths as they lie on the board, with fill and line."""
    found = []
    for item in scene.items():
        assert isinstance(item, QGraphicsPathItem)
        path = item.sceneTransform().map(item.path())
        box = path.boundingRect()
        place = tuple(round(part, 2) for part in (box.x(), box.y(), box.width(), box.height()))
        line = (item.pen().color().name(), round(item.pen().widthF(), 2), item.pen().style().value)
        found.append((int(item.zValue()), place, item.brush().color().name(), line, path.elementCount()))
    return sorted(found)


def fresh(variant: Variant) -> list[tuple[object, ...]]:
    """A map drawn on an empty scene."""
    scene = BoardScene()
    scene.show_map(variant, nothing)
    return looks(scene)


def test_what_does_not_differ_is_not_drawn_anew() -> None:
    """Moving a city makes new items for it and its routes alone."""
    before = mini()
    scene = BoardScene()
    scene.show_map(before, nothing)
    kept = set(map(id, scene.items()))
    after = move(before, positions={"east": (230.0, 90.0)})
    scene.show_step(before, after)
    new = [item for item in scene.items() if id(item) not in kept]
    assert 0 < len(new) < len(kept) / 2


@given(st.data())
def test_a_scene_that_follows_edits_looks_like_one_drawn_anew(data: st.DataObject) -> None:
    """After any edits, each shown as a step at once and then in full, nothing is left over and nothing is missing."""
    variant = mini()
    scene = BoardScene()
    scene.show_map(variant, nothing)
    for _ in range(data.draw(st.integers(1, 4))):
        edit = data.draw(any_edit(variant))
        try:
            new = edit()
        except Refused:
            continue
        scene.show_step(variant, new)
        variant = new
    scene.show_map(variant, nothing)
    assert looks(scene) == fresh(variant)


def test_a_step_moves_names_along_and_takes_those_that_go() -> None:
    """Before names are placed anew, none is left behind."""
    before = mini()
    scene = BoardScene()
    scene.show_map(before, nothing)
    gone = remove_cities(before, ids=["east"])
    scene.show_step(before, gone)
    assert ("names", "east") not in scene.groups
    assert ("cities", "east") not in scene.groups


def test_a_new_size_of_the_board_is_a_new_ground() -> None:
    """The view has to paint what lies behind anew, and the scene is as large."""
    scene = BoardScene()
    assert scene.show_map(mini(), nothing)
    assert not scene.show_map(mini(), nothing)
    assert scene.show_map(set_size(mini(), width=400, height=300), nothing)
    assert (scene.board.width(), scene.board.height()) == (400, 300)
