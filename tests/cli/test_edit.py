"""mapforge edit opens a window where there is a screen, and answers with one clear line where there is none."""

import os
import subprocess
import sys
from typing import NoReturn

import pytest

from mapforge.cli import demo
from mapforge.cli.main import main
from mapforge.editor import screen, start
from mapforge.editor.screen import Screen
from mapforge.files.home import open_map
from mapforge.files.library import Library, NotFoundError
from tests.conftest import DATA

NOWHERE = Screen(usable=False, why="There is no screen here.")
SEEN = Screen(usable=True, seen=True, platform="xcb")


def test_without_a_screen(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit status 2, and one line that names what works without one."""
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(screen.probe, "__defaults__", (None, "linux"))
    assert main(["edit", "usa"]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    for words in ("neither DISPLAY nor WAYLAND_DISPLAY", "mapforge validate", "mapforge show", "mapforge render"):
        assert words in err


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have their own screen")
@pytest.mark.parametrize("display", ["127.0.0.1:59000", "nonsense"])
def test_a_dead_display_does_not_end_the_program(display: str) -> None:
    """As a program of its own, in which Qt would call abort: no signal, no traceback, exit status 2."""
    environment = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")}
    command = [sys.executable, "-m", "mapforge", "edit", "usa"]
    done = subprocess.run(
        command, env=environment | {"DISPLAY": display}, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 2
    assert display in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_map_that_cannot_be_opened(capsys: pytest.CaptureFixture[str]) -> None:
    """One line with the reason, before any window."""
    assert main(["edit", "uss"]) == 2
    assert 'Did you mean "usa"?' in capsys.readouterr().err
    assert main(["edit", str(DATA / "damaged" / "comma-lost.json")]) == 2
    err = capsys.readouterr().err
    assert "a comma or a closing bracket is missing" in err
    assert err.count("\n") == 1


def test_the_window_gets_target_and_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a TARGET or without, and the window's exit status is the command's."""
    asked: list[tuple[str | None, str]] = []

    def run(target: str | None, platform: str) -> int:
        asked.append((target, platform))
        return 130

    monkeypatch.setattr(start, "run", run)
    monkeypatch.setattr(screen, "probe", lambda: SEEN)
    assert main(["edit", "usa"]) == 130
    assert main(["edit"]) == 130
    assert asked == [("usa", "xcb"), (None, "xcb")]


@pytest.fixture
def _short_demo(monkeypatch: pytest.MonkeyPatch) -> None:
    """The demo's last step alone: the others have tests of their own."""
    for step in ("_prove", "_show", "_draw", "_pack", "_playtest"):
        monkeypatch.setattr(demo, step, lambda *_arguments: True)
    monkeypatch.setattr(demo, "FAULTS", ())


class Program:
    """A window in a program of its own: Ctrl+C comes as often as asked, then it ends."""

    def __init__(self, status: int, interrupts: int = 0) -> None:
        self._status = status
        self._interrupts = interrupts
        self.commands: list[list[str]] = []

    def start(self, command: list[str]) -> "Program":
        """Starts."""
        self.commands.append(command)
        return self

    def wait(self) -> int:
        """The exit status."""
        if self._interrupts:
            self._interrupts -= 1
            raise KeyboardInterrupt
        return self._status


@pytest.mark.usefixtures("_short_demo")
@pytest.mark.parametrize(
    ("program", "answer"),
    [(Program(0), 0), (Program(130), 0), (Program(0, 2), 0), (Program(1), 1), (Program(2), 1), (Program(-6), 1)],
)
def test_demo_opens_the_editor_where_a_person_sees_it(
    program: Program, answer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the USA map, in a program of its own; if that fails, so does the demo. Ctrl+C is the window's to answer."""
    monkeypatch.setattr(screen, "probe", lambda: SEEN)
    monkeypatch.setattr(subprocess, "Popen", program.start)
    assert main(["demo"]) == answer
    assert [command[1:] for command in program.commands] == [["-m", "mapforge", "edit", "usa"]]


@pytest.mark.usefixtures("_short_demo")
@pytest.mark.parametrize(
    ("found", "arguments", "said"),
    [
        (SEEN, ["--no-window"], ""),
        (NOWHERE, [], "left out: There is no screen here."),
        (Screen(usable=True, seen=False), [], "left out: there is no screen here that a person sees."),
    ],
)
def test_demo_leaves_the_window_out(
    found: Screen,
    arguments: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Where nobody would see it, or when told to; the demo is as good without it."""

    def never(*_arguments: object, **_options: object) -> NoReturn:
        raise AssertionError("a window was opened")

    monkeypatch.setattr(screen, "probe", lambda: found)
    monkeypatch.setattr(subprocess, "Popen", never)
    assert main(["demo", *arguments]) == 0
    out = capsys.readouterr().out
    assert said in out
    assert ("mapforge edit" in out) == bool(said)


def test_errors_of_opening_come_before_the_window(library: Library) -> None:
    """run raises what open_map raises."""
    with pytest.raises(NotFoundError):
        open_map("uss", library)
    with pytest.raises(NotFoundError):
        start.run("uss")
