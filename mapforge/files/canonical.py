"""The one way a map is written: fixed order of keys, one leaf object a line, a newline at the end.

The same value gives the same bytes on every machine, and a change to one city changes one line.
"""

import json
from typing import Any

Shape = dict[str, Any]
"""Which containers are spread over lines: key (``*`` for any) to the shape inside; others stand on one line."""

_LINES: Shape = {}
_DECK: Shape = {"tickets": _LINES}
_PATCH: Shape = {"remove": None, "change": _LINES, "add": _LINES}
_DECK_CHANGE: Shape = {"tickets": _PATCH}

WHOLE: Shape = {
    "credits": _LINES,
    "board": _LINES,
    "colors": _LINES,
    "cities": _LINES,
    "countries": _LINES,
    "routes": _LINES,
    "decks": {"*": _DECK},
    "rules": _LINES,
    "marks": _LINES,
    "rules_text": _LINES,
    "notes": _LINES,
    "theme": _LINES,
    "expect": _LINES,
    "checks": {"severity": _LINES, "accepted": _LINES},
}
"""A map that stands alone."""

CHILD: Shape = WHOLE | {
    "cities": _PATCH,
    "countries": _PATCH,
    "routes": _PATCH,
    "decks": {"change": {"*": _DECK_CHANGE}, "add": {"*": _DECK}},
    "marks": _PATCH,
    "checks": {"severity": _LINES, "accepted": _PATCH},
}
"""A map that extends another."""


def write(plain: dict[str, Any]) -> bytes:
    """A plain map document as canonical bytes: UTF-8, two spaces of indent, LF."""
    shape = CHILD if "extends" in plain else WHOLE
    return (_spread(plain, shape, 0) + "\n").encode()


def _spread(value: Any, shape: Shape, depth: int) -> str:
    """A container with one entry a line."""
    if not isinstance(value, dict | list) or not value:
        return one_line(value)
    indent = "  " * (depth + 1)
    lines = []
    for key, content in value.items() if isinstance(value, dict) else ((None, item) for item in value):
        inner = shape.get("*", shape.get(key)) if key is not None else shape.get("*")
        written = one_line(content) if inner is None else _spread(content, inner, depth + 1)
        lines.append(f"{indent}{one_line(key)}: {written}" if key is not None else indent + written)
    opening, closing = ("{", "}") if isinstance(value, dict) else ("[", "]")
    return f"{opening}\n" + ",\n".join(lines) + f"\n{'  ' * depth}{closing}"


def one_line(value: Any) -> str:
    """A value on one line; numbers without a needless fraction."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{one_line(key)}: {one_line(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(one_line, value)) + "]"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return json.dumps(value, ensure_ascii=False)
