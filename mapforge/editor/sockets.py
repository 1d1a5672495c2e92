"""Whether a display server answers: its sockets, and what an X server says to this account. No Qt."""

import ctypes
import re
import socket
import threading
from typing import NamedTuple

PATIENCE = 1.5
"""Seconds that a display server may take to answer."""

_X_SOCKETS = "/tmp/.X11-unix/X"  # noqa: S108 - where X servers listen
_X_PORT = 6000
_DISPLAY = re.compile(r"(?:(?P<protocol>[a-z0-9]+)/)?(?P<host>.*):(?P<number>[0-9]{1,5})(?:\.[0-9]+)?")


class Port(NamedTuple):
    """A socket of the network."""

    host: str
    number: int


Address = str | Port
"""A local socket (its path, or its name after a null character), or one of the network."""


def of_display(display: str) -> tuple[Address, ...] | None:
    """Where the X server of a DISPLAY may listen, in the order in which X tries; None for what names no display."""
    found = _DISPLAY.fullmatch(display)
    if found is None:
        return None
    protocol, host, number = found["protocol"] or "", found["host"], int(found["number"])
    if host.startswith("/"):
        return (f"{host}:{number}", host)
    local = (f"\0{_X_SOCKETS}{number}", f"{_X_SOCKETS}{number}")
    if protocol == "unix" or host == "unix":
        return local
    remote = Port(host.strip("[]") or "localhost", _X_PORT + number)
    return (remote,) if host else (*local, remote)


def answers(address: Address) -> bool:
    """Something listens there; a network that is silent is given up after a while."""
    if isinstance(address, Port):
        try:
            socket.create_connection(address, timeout=PATIENCE).close()
        except (OSError, ValueError):
            return False
        return True
    if not hasattr(socket, "AF_UNIX"):
        return False
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as one:
        one.settimeout(PATIENCE)
        try:
            one.connect(address)
        except (OSError, ValueError):
            return False
        return True


def refusal_of_x(display: str) -> str:
    """How an X server that listens turns this program away, as a verb: "refuses this account"; empty if it does not.

    Asked by X's own library, which reads the account's keys as Qt does. It may wait for ever, so a thread does it.
    """
    said: list[str] = []
    asking = threading.Thread(target=_ask_x, args=(display, said), daemon=True)
    asking.start()
    asking.join(PATIENCE)
    return said[0] if said else "does not answer"


def _ask_x(display: str, said: list[str]) -> None:
    """Connects and leaves again; what came of it goes into ``said``."""
    try:
        library = ctypes.CDLL("libxcb.so.1")
    except OSError:
        said.append("cannot be reached without libxcb")
        return
    library.xcb_connect.restype = ctypes.c_void_p
    library.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    library.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    library.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = library.xcb_connect(display.encode(), None)
    said.append("refuses this account" if library.xcb_connection_has_error(connection) else "")
    library.xcb_disconnect(connection)
