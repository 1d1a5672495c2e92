"""Whether there is a screen for a window, found out without Qt, which ends the whole program where there is none."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from mapforge.editor import sockets
from mapforge.editor.system_libraries import FOR_WAYLAND, FOR_X, missing, packages_for, platforms

UNSEEN = frozenset({"offscreen", "minimal", "minimalegl"})
"""Qt's platforms on which windows work but nobody sees them."""
_OWN_SCREEN = ("win32", "cygwin", "darwin")
_PROBED = frozenset({"xcb", "wayland", "wayland-egl"})


class Screen(NamedTuple):
    """``usable``: a window can be made. ``seen``: a person may see it. ``why``: one sentence where it is not usable.

    ``platform`` is the one of Qt's that must be asked for, empty where its own choice will do.
    """

    usable: bool
    seen: bool = False
    why: str = ""
    platform: str = ""


class _Answer(NamedTuple):
    """Whether one platform can be used, and why not."""

    good: bool
    why: str = ""


def probe(environment: Mapping[str, str] | None = None, system: str = sys.platform) -> Screen:
    """The screen that a program with this environment has.

    A platform named in QT_QPA_PLATFORM is believed; X and Wayland are tried by connecting to them, whoever names them.
    """
    environment = os.environ if environment is None else environment
    asked = [name.partition(":")[0] for name in environment.get("QT_QPA_PLATFORM", "").split(";") if name]
    if asked:
        return _asked_for(asked, environment)
    if system in _OWN_SCREEN:
        return Screen(usable=True, seen=True)
    return _found(environment)


def _asked_for(asked: list[str], environment: Mapping[str, str]) -> Screen:
    """The first of the platforms asked for that can be used."""
    why, known = "", platforms()
    for name in asked:
        if known and name not in known:
            answer = _Answer(
                False, f'Qt has no platform "{name}" (QT_QPA_PLATFORM); it has {", ".join(sorted(known))}.'
            )
        else:
            answer = _try(name, environment)
        if answer.good:
            return Screen(usable=True, seen=name not in UNSEEN, platform="" if name == asked[0] else name)
        why = why or answer.why
    return Screen(usable=False, why=why)


def _try(name: str, environment: Mapping[str, str]) -> _Answer:
    if name not in _PROBED:
        return _Answer(True)
    return _x(environment) if name == "xcb" else _wayland(environment)


def _found(environment: Mapping[str, str]) -> Screen:
    """The screen that DISPLAY and WAYLAND_DISPLAY name."""
    named = {
        "wayland": bool(environment.get("WAYLAND_DISPLAY") or environment.get("WAYLAND_SOCKET")),
        "xcb": bool(environment.get("DISPLAY")),
    }
    if not any(named.values()):
        return Screen(usable=False, why="There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set.")
    answers = {name: _try(name, environment) for name, is_named in named.items() if is_named}
    good = [name for name, answer in answers.items() if answer.good]
    if not good:
        return Screen(usable=False, why=next(answer.why for answer in answers.values()))
    return Screen(usable=True, seen=True, platform="" if len(good) == len(answers) > 1 else good[0])


def _x(environment: Mapping[str, str]) -> _Answer:
    display = environment.get("DISPLAY", "")
    if not display:
        return _Answer(False, "There is no screen here: DISPLAY is not set.")
    address = sockets.of_display(display)
    if address is None:
        return _Answer(False, f'DISPLAY is "{display}", which names no screen.')
    if not any(map(sockets.answers, address)):
        return _Answer(False, f"No screen answers at DISPLAY {display}.")
    lost = missing(FOR_X)
    if lost:
        return _Answer(False, _without(lost))
    refusal = sockets.refusal_of_x(display)
    return _Answer(not refusal, f"The screen at DISPLAY {display} {refusal}." if refusal else "")


def _wayland(environment: Mapping[str, str]) -> _Answer:
    if not environment.get("WAYLAND_SOCKET"):
        name = environment.get("WAYLAND_DISPLAY", "wayland-0")
        path = Path(environment.get("XDG_RUNTIME_DIR", "")) / name
        if not path.is_absolute():
            return _Answer(False, f"WAYLAND_DISPLAY is {name}, but XDG_RUNTIME_DIR is not set.")
        if not sockets.answers(str(path)):
            return _Answer(False, f"No screen answers at WAYLAND_DISPLAY {name}.")
    lost = missing(FOR_WAYLAND)
    return _Answer(False, _without(lost)) if lost else _Answer(True)


def _without(lost: list[str]) -> str:
    packages = " ".join(packages_for(lost))
    return (
        f"Qt needs system libraries that are missing: {', '.join(lost)}. On Debian or Ubuntu: apt install {packages}."
    )
