"""A person who clicks, drags and types at random: the window bears it, and every step can be undone and done again."""

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mapforge.files import document
from mapforge.files.save import document_bytes
from mapforge.model import Variant
from tests.conftest import DATA
from tests.e2e.person import CTRL, NONE, SHIFT, Person, Point, SitDown

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
SEEDS = range(100) if LONG else range(2)
ACTIONS = 400 if LONG else 70
TOOLS = ("V", "C", "B", "R", "T", "P")
COMMANDS = ("D", "Shift+D", "U", "F", "Shift+F", "S", "L", "1", "3", "6", "Alt+1", "Alt+2", "Alt+3", "Ctrl+A")
OTHERS = ("Escape", "Backspace", "Delete", "Return", "Left", "Shift+Down", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Shift+A")
NAMES = ("Aa", "Zürich", "Łódź", "東京", "", "  ", "Abroad", "a-b--c", "x" * 60, "<b>")


class Restless:
    """Draws what to do from a seed."""

    def __init__(self, person: Person, seed: int) -> None:
        self._person = person
        self._luck = random.Random(seed)
        self.done: list[str] = []

    def act(self) -> None:
        """Something."""
        does: tuple[Callable[[], None], ...] = (self._click, self._click, self._drag, self._key, self._key, self._twice)
        self._luck.choice(does)()
        if self._person.window.hand.field.isVisible():
            self._answer()

    def _click(self) -> None:
        at, held = self._place(), self._luck.choice((NONE, NONE, SHIFT, CTRL))
        self.done.append(f"click {at} {held}")
        self._person.click(at, held=held)

    def _twice(self) -> None:
        at = self._place()
        self.done.append(f"double click {at}")
        self._person.double_click(at)

    def _drag(self) -> None:
        start, end, given_up = self._place(), self._place(), self._luck.random() < 0.2
        self.done.append(f"drag {start} {end} {given_up}")
        self._person.press(start)
        self._person.move(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end)
        if given_up:
            self._person.key("Escape")
        self._person.release(end)

    def _key(self) -> None:
        key = self._luck.choice(self._luck.choice((TOOLS, COMMANDS, OTHERS)))
        self.done.append(key)
        self._person.key(key)

    def _answer(self) -> None:
        name = self._luck.choice(NAMES)
        self.done.append(f"type {name}")
        self._person.type(name, self._luck.choice(("Return", "Return", "Escape")))
        if QApplication.activePopupWidget() is not None:
            self._person.key("Escape")

    def _place(self) -> Point:
        """On something of the map, near it, or anywhere on the board."""
        variant, luck = self._person.window.session.variant, self._luck
        places = [city.at for city in variant.cities] + [at for route in variant.routes for at in route.via]
        if places and luck.random() < 0.6:
            x, y = luck.choice(places)
            x, y = x + luck.choice((0, 0, 0, 15)), y + luck.choice((0, 0, 0, 15))
        else:
            x, y = luck.uniform(0, 297), luck.uniform(0, 210)
        return (round(min(max(x, 5.0), 290.0), 1), round(min(max(y, 5.0), 205.0), 1))


def sound(variant: Variant) -> bool:
    """The map's file would be read again as the same map, without a problem."""
    again = document.from_bytes(document_bytes(variant), "a.json")
    return not again.problems


@pytest.mark.parametrize("seed", SEEDS)
def test_anything_can_be_undone(seed: int, sit_down: SitDown, tmp_path: Path) -> None:
    """After some hundred actions at random: the map is sound, back to the start and forth again it is the same."""
    shutil.copytree(DATA / "sketch", tmp_path / "mini")
    person = sit_down(tmp_path / "mini")
    session = person.window.session
    before = document_bytes(session.variant)
    restless = Restless(person, seed)
    for _ in range(ACTIONS):
        restless.act()
    person.key("Escape", "Escape")
    assert not session.dragging
    assert sound(session.variant), restless.done
    while session.redo_name is not None:
        person.key("Ctrl+Shift+Z")
    after = document_bytes(session.variant)
    steps = 0
    while session.undo_name is not None:
        person.key("Ctrl+Z")
        steps += 1
    assert document_bytes(session.variant) == before, restless.done
    for _ in range(steps):
        person.key("Ctrl+Shift+Z")
    assert document_bytes(session.variant) == after, restless.done
