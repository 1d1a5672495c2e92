"""Whether there is a screen, told without Qt and without waiting for ever."""

import contextlib
import ctypes
import os
import socket
import struct
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mapforge.editor import screen, sockets, system_libraries
from mapforge.editor.screen import Screen, probe

Servant = Callable[[socket.socket], None]
LOCAL = "/tmp/.X11-unix/X"  # noqa: S108  # where X servers listen
NUMBER = 20_000 + os.getpid() % 9_000
"""A display that no one else on this machine has."""
DISPLAY = f":{NUMBER}"
needs_local_sockets = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="needs local sockets")
needs_xcb = pytest.mark.skipif(
    sys.platform != "linux" or bool(system_libraries.missing(["libxcb.so.1"])),
    reason="needs X's own library, and local sockets that are no files",
)


def _silent(_connection: socket.socket) -> None:
    """Accepts and says nothing."""


def _refusing(connection: socket.socket) -> None:
    """An X server that knows no such key."""
    connection.recv(4096)
    reason = b"no key."
    connection.sendall(struct.pack("<BBHHH", 0, len(reason), 11, 0, 2) + reason + b"\0")


def _welcoming(connection: socket.socket) -> None:
    """An X server without any screen, which is enough to be let in."""
    connection.recv(4096)
    setup = struct.pack("<IIIIHHBBBBBBBB4x", 0, 0x00200000, 0x001FFFFF, 0, 0, 65535, 0, 0, 0, 0, 32, 32, 8, 255)
    connection.sendall(struct.pack("<BBHHH", 1, 0, 11, 0, len(setup) // 4) + setup)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[[str, Servant], str]]:
    """Starts a server at a local socket, of that name or the one of an X display; ends it with its connections."""
    opened: list[socket.socket] = []
    listeners: list[tuple[socket.socket, threading.Thread]] = []

    def accept(listening: socket.socket, answer: Servant) -> None:
        while True:
            try:
                connection, _ = listening.accept()
            except OSError:
                return
            opened.append(connection)
            try:
                answer(connection)
            except OSError:
                continue

    def start(name: str, answer: Servant) -> str:
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        place = f"\0{LOCAL}{name[1:]}" if name.startswith(":") else str(tmp_path / name)
        listening.bind(place)
        listening.listen()
        thread = threading.Thread(target=accept, args=(listening, answer), daemon=True)
        listeners.append((listening, thread))
        thread.start()
        return name if name.startswith(":") else place

    yield start
    for listening, thread in listeners:
        with contextlib.suppress(OSError):
            listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join(5)
    for connection in opened:
        connection.close()


@pytest.fixture
def with_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every library were installed."""
    monkeypatch.setattr(screen, "missing", lambda _wanted: [])


# What is asked for


@pytest.mark.parametrize("asked", ["offscreen", "minimal", "offscreen:size=800x600"])
def test_a_platform_nobody_sees(asked: str) -> None:
    """Good enough for a window, not for showing something to a person."""
    assert probe({"QT_QPA_PLATFORM": asked, "DISPLAY": ":0"}) == Screen(usable=True, seen=False)


@pytest.mark.parametrize("asked", ["vnc:size=800x600", "linuxfb"])
def test_a_platform_of_its_own_is_believed(asked: str) -> None:
    """A person may see it; no display is looked for."""
    assert probe({"QT_QPA_PLATFORM": asked}) == Screen(usable=True, seen=True)


@pytest.mark.skipif(not system_libraries.platforms(), reason="this Qt's plugins lie elsewhere")
def test_a_platform_that_qt_does_not_have() -> None:
    """It is named, with those that there are: Qt would end the program."""
    found = probe({"QT_QPA_PLATFORM": "offscren"})
    assert not found.usable
    assert 'Qt has no platform "offscren"' in found.why
    assert "offscreen" in found.why
    assert probe({"QT_QPA_PLATFORM": "offscren;offscreen"}) == Screen(usable=True, platform="offscreen")


def test_a_dead_display_is_dead_whoever_asks_for_it() -> None:
    """QT_QPA_PLATFORM=xcb does not make a display."""
    found = probe({"QT_QPA_PLATFORM": "xcb", "DISPLAY": "127.0.0.1:59000"})
    assert not found.usable
    assert "DISPLAY 127.0.0.1:59000" in found.why


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_systems_that_always_have_a_screen(system: str) -> None:
    """Unless a platform without one is asked for."""
    assert probe({}, system) == Screen(usable=True, seen=True)
    assert probe({"QT_QPA_PLATFORM": "offscreen"}, system) == Screen(usable=True, seen=False)


def test_x_without_a_display() -> None:
    """It is said that the variable is missing."""
    assert "DISPLAY is not set" in probe({"QT_QPA_PLATFORM": "xcb"}).why


# What is found


def test_no_screen_at_all() -> None:
    """Neither variable is set, or only to nothing."""
    for environment in ({}, {"DISPLAY": "", "WAYLAND_DISPLAY": ""}):
        found = probe(environment, "linux")
        assert not found.usable
        assert "neither DISPLAY nor WAYLAND_DISPLAY" in found.why


@pytest.mark.parametrize("display", ["0", "nonsense", ":", ":x", ":123456"])
def test_a_display_that_names_no_screen(display: str) -> None:
    """It is shown as it stands."""
    found = probe({"DISPLAY": display}, "linux")
    assert not found.usable
    assert f'"{display}"' in found.why


@needs_local_sockets
def test_a_display_that_nobody_serves(tmp_path: Path) -> None:
    """A socket left behind by a server that has gone, and one that is not there."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as gone:
        gone.bind(str(tmp_path / "x:0"))
    for display in (f"{tmp_path}/x:0", f"{tmp_path}/y:0"):
        assert "No screen answers" in probe({"DISPLAY": display}, "linux").why


@needs_xcb
@pytest.mark.usefixtures("with_libraries")
def test_an_x_server_that_lets_this_program_in(serve: Callable[[str, Servant], str]) -> None:
    """A screen that is seen; Qt is told to use X."""
    assert probe({"DISPLAY": serve(DISPLAY, _welcoming)}, "linux") == Screen(True, True, "", "xcb")


@needs_xcb
@pytest.mark.usefixtures("with_libraries")
def test_an_x_server_that_refuses_this_account(serve: Callable[[str, Servant], str]) -> None:
    """As after su: Qt would end the program."""
    found = probe({"DISPLAY": serve(DISPLAY, _refusing)}, "linux")
    assert not found.usable
    assert "refuses this account" in found.why


@needs_xcb
@pytest.mark.usefixtures("with_libraries")
def test_an_x_server_that_is_silent(serve: Callable[[str, Servant], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given up after a while: Qt would wait for ever."""
    monkeypatch.setattr(sockets, "PATIENCE", 0.1)
    found = probe({"DISPLAY": serve(DISPLAY, _silent)}, "linux")
    assert not found.usable
    assert "does not answer" in found.why


@needs_xcb
def test_libraries_that_qt_would_miss(
    serve: Callable[[str, Servant], str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They are named, with the packages that have them, for X and for Wayland."""
    monkeypatch.setattr(screen, "missing", lambda wanted: sorted(wanted)[-1:])
    serve("wayland-0", _silent)
    for environment, package in (
        ({"DISPLAY": serve(DISPLAY, _silent)}, "libxkbcommon0"),
        ({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}, "libxkbcommon0"),
    ):
        found = probe(environment, "linux")
        assert not found.usable
        assert "libxkbcommon.so.0" in found.why
        assert f"apt install {package}" in found.why


@needs_local_sockets
@pytest.mark.usefixtures("with_libraries")
def test_wayland(serve: Callable[[str, Servant], str], tmp_path: Path) -> None:
    """By name below XDG_RUNTIME_DIR, by path, or by an open socket that was handed over."""
    whole = serve("wayland-0", _silent)
    good = Screen(True, True, "", "wayland")
    assert probe({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}, "linux") == good
    assert probe({"WAYLAND_DISPLAY": whole}, "linux") == good
    assert probe({"WAYLAND_SOCKET": "3"}, "linux") == good
    assert "XDG_RUNTIME_DIR is not set" in probe({"WAYLAND_DISPLAY": "wayland-0"}, "linux").why
    assert "No screen answers" in probe({"WAYLAND_DISPLAY": str(tmp_path / "gone")}, "linux").why


@needs_xcb
@pytest.mark.usefixtures("with_libraries")
def test_one_of_two_is_enough(serve: Callable[[str, Servant], str], tmp_path: Path) -> None:
    """Qt is told to use the one that works; of two that work it takes its own choice."""
    wayland, x = serve("wayland-0", _silent), serve(DISPLAY, _welcoming)
    dead = f":{NUMBER + 9_000}"
    assert probe({"WAYLAND_DISPLAY": str(tmp_path / "dead"), "DISPLAY": x}, "linux").platform == "xcb"
    assert probe({"WAYLAND_DISPLAY": wayland, "DISPLAY": dead}, "linux").platform == "wayland"
    assert probe({"WAYLAND_DISPLAY": wayland, "DISPLAY": x}, "linux") == Screen(usable=True, seen=True)


# Sockets and libraries


@pytest.mark.parametrize(
    ("display", "addresses"),
    [
        (":0", (f"\0{LOCAL}0", f"{LOCAL}0", ("localhost", 6000))),
        (":1.2", (f"\0{LOCAL}1", f"{LOCAL}1", ("localhost", 6001))),
        ("unix:3", (f"\0{LOCAL}3", f"{LOCAL}3")),
        ("localhost:10.0", (("localhost", 6010),)),
        ("tcp/far.example:2", (("far.example", 6002),)),
        ("[::1]:2", (("::1", 6002),)),
        ("/private/tmp/a/org.xquartz:0", ("/private/tmp/a/org.xquartz:0", "/private/tmp/a/org.xquartz")),
    ],
)
def test_where_a_display_may_listen(display: str, addresses: tuple[object, ...]) -> None:
    """In the order in which X itself tries."""
    assert sockets.of_display(display) == addresses


def test_sockets_of_the_network() -> None:
    """One that listens answers, one that does not is no crash, nor is a number that no port has."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        assert sockets.answers(sockets.Port("127.0.0.1", port))
    assert not sockets.answers(sockets.Port("127.0.0.1", port))
    assert not sockets.answers(sockets.Port("127.0.0.1", 105999))


def test_a_library_that_is_nowhere_is_missed() -> None:
    """By its name; those that are there are not."""
    assert system_libraries.missing(["libno-such-thing.so.9"]) == ["libno-such-thing.so.9"]


@pytest.mark.skipif("xcb" not in system_libraries.platforms(), reason="this Qt has no X")
def test_every_library_that_qt_misses_is_looked_for() -> None:
    """If the plugin itself cannot be loaded here, one of the libraries in the table is why."""
    why = ""
    try:
        ctypes.CDLL(_plugin("xcb"))
    except OSError as error:
        why = str(error)
    lost = system_libraries.missing(system_libraries.FOR_X)
    assert any(name in why for name in lost) if why else not lost


def _plugin(name: str) -> str:
    import PySide6

    return str(Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms" / f"libq{name}.so")


def test_the_environment_is_the_programs_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without being given one, probe looks at os.environ."""
    monkeypatch.setitem(os.environ, "QT_QPA_PLATFORM", "minimal")
    assert probe() == Screen(usable=True, seen=False)
