"""The JSON Schemas, and what they say against a document, as problems with a place."""

import json
from collections.abc import Iterator
from difflib import get_close_matches
from itertools import pairwise
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any

from mapforge.files import shipped
from mapforge.files.elements import COLLECTIONS
from mapforge.files.positions import pointer
from mapforge.model import FrozenMap, Path, Place, Problem

if TYPE_CHECKING:
    from jsonschema import ValidationError
    from jsonschema.protocols import Validator

ENDING = ".schema.json"

_CODES = {
    "type": "wrong-type",
    "enum": "wrong-value",
    "const": "wrong-value",
    "pattern": "wrong-form",
    "minLength": "wrong-form",
    "maxLength": "wrong-form",
    "minimum": "out-of-range",
    "maximum": "out-of-range",
    "minItems": "wrong-count",
    "maxItems": "wrong-count",
    "required": "missing-key",
    "additionalProperties": "unknown-key",
}
"""Every keyword of JSON Schema that our schemas use to refuse a value, to a problem's code."""


def files() -> dict[str, FilePath]:
    """The schemas by name."""
    return {path.name.removesuffix(ENDING): path for path in sorted(shipped.folder("schemas").glob("*" + ENDING))}


def load(name: str) -> Any:
    """A schema by name, such as ``variant``. Raises KeyError for an unknown one."""
    return json.loads(files()[name].read_text(encoding="utf-8"))


def validator(name: str) -> "Validator":
    """A validator for the schema of that name, with the others at hand for its references."""
    # jsonschema takes a tenth of a second to load, and a sound map is read without it.
    from mapforge.files.validators import made

    return made(name)


def problems(data: Any, name: str) -> Iterator[Problem]:
    """Everything in which a document differs from a schema, in the order of the file; at most one for each value.

    Places hold ``path`` and ``pointer``; lines are for who has the text.
    """
    seen: set[tuple[Path, str]] = set()
    for error in validator(name).iter_errors(data):
        for spot, code, parameters in _told(error):
            if (spot, code if code == "missing-key" else "") in seen:
                continue
            seen.add((spot, code if code == "missing-key" else ""))
            path = path_by_id(data, spot)
            place = Place(path=path, pointer=pointer(spot), ids=innermost_id(path))
            yield Problem(code=code, parameters=FrozenMap(parameters), place=place, about=field_of(path))


def _told(error: "ValidationError") -> Iterator[tuple[Path, str, dict[str, str]]]:
    """An error's spot in the file, a problem's code and parameters; unknown keys one by one."""
    spot: Path = tuple(error.absolute_path)
    code = _CODES[str(error.validator)]
    schema: Any = error.schema
    if code == "unknown-key":
        known = [*schema.get("properties", ())]
        for key in sorted(set(error.instance) - set(known)):
            if not key.startswith("x-") or len(key) < 3 or "patternProperties" not in schema:
                close = get_close_matches(key, known, 1, 0.6)
                said = "" if close else f" Known here: {', '.join(known)}."
                own = " Keys of your own start with x-." if "patternProperties" in schema else ""
                yield (*spot, key), code, {"key": key, "close": close[0] if close else "", "known": said, "own": own}
    elif code == "missing-key":
        wanted: Any = schema.get("properties", {}).get(error.message, {})
        yield (*spot, error.message), code, {"key": error.message, "what": wanted.get("description", "")}
    else:
        if "propertyNames" in error.absolute_schema_path:
            spot = (*spot, str(error.instance))
        yield spot, code, {"expected": _expected(schema), "found": shown(error.instance)}


def _expected(schema: Any) -> str:
    """What a schema wants, as a noun with its article."""
    kinds = schema.get("type", "")
    title = str(schema.get("title", ""))
    if "object" not in kinds:
        return title
    return f"an object {{ }} ({title[0].lower()}{title[1:]})" + (", or null" if "null" in kinds else "")


def shown(value: Any) -> str:
    """A value as the file has it, cut where it is long."""
    if isinstance(value, dict):
        return "an object {…}"
    if isinstance(value, list):
        return (
            f"a list of {len(value)}"
            if len(value) > 3 or any(isinstance(v, dict | list) for v in value)
            else json.dumps(value, ensure_ascii=False)
        )
    written = json.dumps(value, ensure_ascii=False)
    return written if len(written) <= 60 else written[:57] + "…" + ('"' if isinstance(value, str) else "")


def path_by_id(data: Any, spot: Path) -> Path:
    """A path by index as a path by id, the parts of a patch left out."""
    path: list[str | int] = []
    for depth, part in enumerate(spot):
        inside = data
        data = _inside(data, part)
        patch_part = (
            part in ("add", "change", "remove") and len(path) > 0 and path[-1] in _PATCHED and depth < len(spot) - 1
        )
        if patch_part:
            continue
        named = isinstance(inside, list) and isinstance(data, dict) and isinstance(data.get("id"), str)
        path.append(data["id"] if named else part)
    return tuple(path)


_PATCHED = (*COLLECTIONS, "tickets", "accepted")


def _inside(data: Any, part: str | int) -> Any:
    try:
        return data[part]
    except (KeyError, IndexError, TypeError):
        return None


def innermost_id(path: Path) -> tuple[str, ...]:
    """The id of the innermost entry that a path leads into."""
    ids = [inner for outer, inner in pairwise(path) if outer in _PATCHED and isinstance(inner, str)]
    return tuple(ids[-1:])


def field_of(path: Path) -> str:
    """The keys of a path behind its innermost entry; indices are left out, since they change."""
    names = list(path)
    for depth in range(len(names) - 2, -1, -1):
        if names[depth] in _PATCHED and isinstance(names[depth + 1], str):
            names = names[depth + 2 :]
            break
    return ".".join(str(part) for part in names if isinstance(part, str))
