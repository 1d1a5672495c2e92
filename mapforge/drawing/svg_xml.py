"""The letters of an SVG file: numbers, escaped text, and ids that are unique and allowed."""

import re

_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML file can hold, however it is written."""
_ESCAPES = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"}
)


def number(value: float) -> str:
    """At most three decimals, no needless zero, no minus before nothing."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escape(text: str) -> str:
    """Text for an element or a quoted attribute, without the characters that XML forbids."""
    return _FORBIDDEN.sub("", text).translate(_ESCAPES)


def attributes(**values: str | float | None) -> str:
    """Attributes, a blank before each; ``_`` in a name stands for ``-``, ``__`` for ``:``; None leaves one out."""
    written = []
    for name, value in values.items():
        if value is not None:
            name = name.replace("__", ":").replace("_", "-")
            written.append(f' {name}="{escape(value) if isinstance(value, str) else number(value)}"')
    return "".join(written)


class Ids:
    """Gives each thing of a file an id: the wanted one if SVG allows it and it is free, else one that tells of it."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def take(self, wanted: str) -> str:
        """An id nobody has yet."""
        name = re.sub(r"[^A-Za-z0-9_.:/-]", lambda found: f"_{ord(found.group()):x}_", wanted) or "_"
        found, count = name, 1
        while found in self._taken:
            count += 1
            found = f"{name}.{count}"
        self._taken.add(found)
        return found
