"""Undo and redo without limit, by the very maps that were there."""

import pytest

from mapforge.edits import cities
from mapforge.edits.history import History
from mapforge.model import Variant
from tests.edits.samples import mini


def moved(x: float) -> Variant:
    """The small map with one city elsewhere."""
    return cities.move(mini(), positions={"east": (x, 0)})


def test_steps_are_named_and_go_both_ways() -> None:
    """Each step has its name for the menu; undo and redo give the identical maps."""
    one, two = moved(1), moved(2)
    history = History(mini())
    assert (history.undo_name, history.redo_name, history.variant) == (None, None, mini())
    history.do("Move city", one)
    history.do("Move it again", two)
    assert (history.undo_name, history.redo_name) == ("Move it again", None)
    assert history.undo()
    assert history.variant is one
    assert (history.undo_name, history.redo_name) == ("Move city", "Move it again")
    assert history.undo()
    assert history.variant is mini()
    assert not history.undo()
    assert history.redo()
    assert history.redo()
    assert not history.redo()
    assert history.variant is two


def test_a_new_step_ends_what_was_undone() -> None:
    """After undo, another step takes the place of those that could have been redone."""
    history = History(mini())
    history.do("one", moved(1))
    history.undo()
    history.do("two", moved(2))
    assert history.redo_name is None
    assert history.undo_name == "two"


def test_nothing_done_is_no_step() -> None:
    """An edit that gives back its own map adds no step and loses none that can be redone."""
    history = History(mini())
    history.do("one", moved(1))
    history.undo()
    history.do("none", cities.move(mini(), positions={"east": mini().cities[2].at}))
    assert history.undo_name is None
    assert history.redo_name == "one"


def test_a_drag_is_one_step() -> None:
    """However often a drag is updated, undo takes it back at once."""
    history = History(mini())
    history.begin("Move city")
    for x in range(50):
        history.update(moved(x))
        assert history.variant.cities[2].at == (x, 0)
        assert history.dragging
    last = history.variant
    history.commit()
    assert not history.dragging
    assert history.variant is last
    assert history.undo_name == "Move city"
    history.undo()
    assert history.variant is mini()
    assert history.undo_name is None


def test_a_cancelled_drag_restores_exactly() -> None:
    """Esc gives the very map back, keeps what could be redone, and leaves the map as clean as it was."""
    history = History(mini())
    history.do("one", moved(1))
    history.undo()
    history.begin("Move city")
    history.update(moved(7))
    assert history.dirty
    history.cancel()
    assert history.variant is mini()
    assert history.redo_name == "one"
    assert not history.dirty


def test_a_drag_back_to_its_beginning_is_no_step() -> None:
    """A city dropped where it was picked up leaves nothing to undo."""
    history = History(mini())
    history.begin("Move city")
    history.update(moved(7))
    history.update(cities.move(moved(7), positions={"east": mini().cities[2].at}))
    history.commit()
    assert history.variant is mini()
    assert history.undo_name is None


def test_in_a_drag_nothing_else_happens() -> None:
    """Steps, undo and another drag wait for the end of a drag; without one there is nothing to end."""
    history = History(mini())
    history.begin("Move city")
    for act in (history.undo, history.redo, lambda: history.do("x", moved(1)), lambda: history.begin("y")):
        with pytest.raises(RuntimeError, match="a drag is under way"):
            act()
    history.cancel()
    for act in (history.commit, history.cancel, lambda: history.update(moved(1))):
        with pytest.raises(RuntimeError, match="no drag is under way"):
            act()


def test_dirty_is_what_differs_from_the_saved_map() -> None:
    """Undo back to the saved map is clean again; a save that was slow marks what it wrote, not what is there now."""
    history = History(mini())
    assert not history.dirty
    one = moved(1)
    history.do("one", one)
    assert history.dirty
    history.mark_saved()
    assert not history.dirty
    history.undo()
    assert history.dirty
    history.redo()
    assert not history.dirty
    history.do("two", moved(2))
    history.mark_saved(one)
    assert history.dirty
    history.undo()
    assert not history.dirty
    history.mark_unsaved()
    assert history.dirty


def test_history_has_no_limit() -> None:
    """Thousands of steps are all kept."""
    history = History(mini())
    for x in range(2000):
        history.do("Move", moved(x + 0.5))
    count = 0
    while history.undo():
        count += 1
    assert count == 2000
    assert history.variant is mini()
