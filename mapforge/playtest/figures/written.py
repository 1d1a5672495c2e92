"""The document as text: equal bytes for equal figures, an object of plain values on one line."""

import json
from typing import Any


def written(document: Any) -> str:
    """JSON, two spaces of indent, a newline at the end."""
    return _spread(document, "") + "\n"


def _spread(value: Any, indent: str) -> str:
    if _is_flat(value):
        return json.dumps(value, ensure_ascii=False)
    inner = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {_spread(item, inner)}" for key, item in value.items()]
    else:
        parts = [_spread(item, inner) for item in value]
    opening, closing = ("{", "}") if isinstance(value, dict) else ("[", "]")
    return f"{opening}\n{inner}" + f",\n{inner}".join(parts) + f"\n{indent}{closing}"


def _is_flat(value: Any) -> bool:
    """Nothing in it holds anything."""
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not any(isinstance(item, dict | list) for item in items)
