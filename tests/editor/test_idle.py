"""Work done in idle time."""

import time
from collections.abc import Iterator

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from mapforge.editor.idle import Idle


def slow(number: int, seen: list[int]) -> Iterator[int]:
    for step in range(number):
        time.sleep(0.005)
        seen.append(step)
        yield step


def test_all_of_it_comes_and_the_window_goes_on_answering(qtbot: QtBot) -> None:
    """Timers run in between."""
    idle, ticks, came, seen = Idle(), [0], list[object](), list[int]()

    def tick() -> None:
        ticks[0] += 1

    timer = QTimer()
    timer.timeout.connect(tick)
    timer.start(0)
    idle.came.connect(came.append)
    with qtbot.waitSignal(idle.finished):
        idle.start(slow(20, seen))
    assert came == list(range(20))
    assert ticks[0] > 2
    assert not idle.busy


def test_it_can_be_dropped_and_begun_anew(qtbot: QtBot) -> None:
    """By whoever hears of what came, too."""
    idle, seen, other = Idle(), list[int](), list[int]()

    def enough(value: object) -> None:
        if value == 3:
            idle.stop()

    idle.came.connect(enough)
    with qtbot.assertNotEmitted(idle.finished, wait=100):
        idle.start(slow(50, seen))
    assert seen == [0, 1, 2, 3]
    idle.start(slow(2, seen))
    with qtbot.waitSignal(idle.finished):
        idle.start(slow(1, other))
    assert (len(seen), other) == (4, [0])
