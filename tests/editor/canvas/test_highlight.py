"""What a list points at, and what a fix would change, over the board."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from mapforge.editor import theme
from mapforge.editor.canvas.highlight import Highlight
from mapforge.edits.cities import move, set_label
from mapforge.edits.rules import set_knob
from mapforge.interaction.lookup import Lookup
from mapforge.model import Place
from tests.edits.samples import by_id, mini


@pytest.fixture
def scene() -> QGraphicsScene:
    """An empty one."""
    return QGraphicsScene()


@pytest.fixture
def known() -> Lookup:
    """The small map."""
    return Lookup(mini())


@pytest.fixture
def highlight(scene: QGraphicsScene) -> Highlight:
    """Of nothing yet."""
    return Highlight(scene, theme.board_colors(dark=False))


def test_it_rings_what_a_problem_is_about(highlight: Highlight, known: Lookup) -> None:
    """What its place names; where it names nothing on the board, its point; nothing again when asked for none."""
    highlight.point_at(known, Place(ids=("east",)))
    east = QPointF(*by_id(known.variant.cities)["east"].at)
    assert highlight.about.boundingRect().center() == east
    highlight.point_at(known, Place(path=("rules",), at=(20.0, 30.0)))
    assert highlight.about.boundingRect().center() == QPointF(20, 30)
    highlight.point_at(known, Place(path=("rules",)))
    assert highlight.about.isEmpty()
    highlight.point_at(known, Place(ids=("east",)))
    highlight.point_at(known, None)
    assert highlight.about.isEmpty()


def test_it_shows_where_things_would_be(highlight: Highlight, known: Lookup) -> None:
    """A moved city with its name; a name that moves; nothing where only rules differ."""
    highlight.preview(known, move(known.variant, positions={"east": (200.0, 60.0)}))
    assert highlight.likely.boundingRect().contains(QPointF(200, 60))
    highlight.preview(known, set_label(known.variant, city="east", offset=(0.0, 40.0)))
    x, y = by_id(known.variant.cities)["east"].at
    assert highlight.likely.boundingRect().bottom() > y + 38
    assert highlight.likely.boundingRect().contains(QPointF(x, y))
    highlight.preview(known, set_knob(known.variant, knob="last_round_at", value=1))
    assert highlight.likely.isEmpty()
    highlight.preview(known, None)
    assert highlight.likely.isEmpty()
