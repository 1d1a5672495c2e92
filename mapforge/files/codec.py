"""Plain JSON values to a variant and back, for maps that stand alone (``patch`` makes a child of one).

``decode`` takes exactly what ``variant.schema.json`` allows; a test holds the two together.
"""

from functools import cache
from typing import Any, get_args, get_origin

import msgspec

from mapforge.model import FrozenMap, Track, Variant

FORMAT = "mapforge-variant"
FORMAT_VERSION = 1


class DecodeError(ValueError):
    """A plain value that is no map; the message is msgspec's. Files are told in better words by ``schema``."""


def decode(plain: dict[str, Any]) -> Variant:
    """A whole map document as a variant. Raises DecodeError where the schema would object."""
    if plain.get("format") != FORMAT or not is_format_version(plain.get("format_version")):
        raise DecodeError("not a map of this format and version")
    if not isinstance(plain.get("$schema", ""), str):
        raise DecodeError("$schema must be text")
    content = {key: value for key, value in plain.items() if key not in ("$schema", "format", "format_version")}
    try:
        return msgspec.convert(_inward(content, "map"), Variant, dec_hook=_decode_hook)
    except (msgspec.ValidationError, OverflowError) as error:
        raise DecodeError(str(error)) from error


def fits(plain: Any) -> bool:
    """Whether a value is a whole map document. In a fraction of the time that the schema takes to say the same."""
    try:
        decode(plain)
    except DecodeError:
        return False
    return True


def is_format_version(value: Any) -> bool:
    """The number of the format version this program reads, however it is spelled in JSON."""
    return value == FORMAT_VERSION and not isinstance(value, bool)


def encode(variant: Variant, schema: str | None = None) -> dict[str, Any]:
    """A variant as a whole map document, keys in the order of the file; ``extends`` is left out.

    Every knob of the rules and every value of the board is written, elsewhere defaults are not.
    """
    content = plain_value(variant) | {"rules": plain_value(variant.rules)}
    return head(schema) | in_order({key: item for key, item in content.items() if key != "extends"})


def head(schema: str | None) -> dict[str, Any]:
    """The first lines of every map document."""
    named = {"$schema": schema} if schema is not None else {}
    return named | {"format": FORMAT, "format_version": FORMAT_VERSION}


def in_order(content: dict[str, Any]) -> dict[str, Any]:
    """A document's keys in the order of the variant's fields, ``x-`` keys last."""
    order = [field for field in Variant.__struct_fields__ if field in content]
    return {key: content[key] for key in order} | {k: v for k, v in content.items() if k.startswith("x-")}


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def plain_value(value: Any) -> Any:
    """A value of the model as plain JSON; a type with ``omit_defaults`` leaves out what equals its default."""
    if isinstance(value, Track) and value == Track(color=value.color):
        return value.color
    if isinstance(value, msgspec.Struct):
        omit = value.__struct_config__.omit_defaults
        written = {
            field.encode_name: plain_value(getattr(value, field.name))
            for field in _fields(type(value))
            if field.name != "extras" and not (omit and getattr(value, field.name) == field.default)
        }
        return written | getattr(value, "extras", {})
    if isinstance(value, tuple):
        return [plain_value(item) for item in value]
    return dict(value) if isinstance(value, FrozenMap) else value


# Where objects lie whose spelling in JSON differs from the types': key to the kind inside.
_INSIDE: dict[str, dict[str, str]] = {
    "map": {"board": "board", "cities": "city", "countries": "country", "routes": "route", "decks": "deck"},
    "deck": {"tickets": "ticket"},
    "route": {"tracks": "track"},
}
_WITH_EXTRAS = frozenset({"map", "board", "city", "country", "route", "deck", "ticket"})


def _inward(value: Any, kind: str) -> Any:
    """JSON's spelling to the types': ``x-`` keys gathered as extras, a bare color as a track, 3.0 as 3."""
    if isinstance(value, list):
        return [_inward(item, kind) for item in value]
    if kind == "track" and (value is None or isinstance(value, str)):
        return {"color": value}
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if not isinstance(value, dict):
        return value
    inside = _INSIDE.get(kind, {})
    if kind not in _WITH_EXTRAS:
        return {key: _inward(item, inside.get(key, "")) for key, item in value.items()}
    if "extras" in value or "x-" in value:
        raise msgspec.ValidationError("unknown field extras")
    own = {key: _inward(item, inside.get(key, "")) for key, item in value.items() if not key.startswith("x-")}
    return own | {"extras": {key: item for key, item in value.items() if key.startswith("x-")}}


def _decode_hook(kind: Any, value: Any) -> Any:
    if get_origin(kind) is FrozenMap:
        key, content = get_args(kind)
        return FrozenMap(msgspec.convert(value, dict[key, content], dec_hook=_decode_hook))  # type: ignore[valid-type]  # made while running
    raise NotImplementedError(kind)  # msgspec's way to say: no type of mine
