"""Whether a value has the form that the model's annotations (and so the schemas) ask for, in words where it has not.

Constructors of the model do not judge; every value that an edit makes passes through here.
"""

import re
from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from mapforge.edits.refusal import Refused
from mapforge.model import FrozenMap

S = TypeVar("S", bound=msgspec.Struct)


def fitting(kind: type[msgspec.Struct], field: str, value: Any) -> Any:
    """The value as that field of that type holds it. Raises Refused where it may not."""
    return _converted(value, _hints(kind)[field], field)


def sound(entry: S) -> S:
    """The entry itself, if everything in it has its form. Raises Refused where not."""
    for field in type(entry).__struct_fields__:
        if field != "extras":
            fitting(type(entry), field, getattr(entry, field))
    return entry


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _converted(value: Any, kind: Any, field: str) -> Any:
    try:
        # Structs are taken apart, because msgspec takes a whole one as it is.
        plain = msgspec.to_builtins(value)
        _hold_to_unicode(plain, field)
        return msgspec.convert(plain, kind, dec_hook=_frozen)
    except msgspec.ValidationError as error:
        raise Refused(_words(str(error), plain, field)) from error
    except (OverflowError, TypeError, ValueError) as error:
        if isinstance(error, Refused):
            raise
        raise Refused(f"{_named(field)} cannot be {_shown(value)}. Enter another value.") from error


def _frozen(kind: Any, value: Any) -> Any:
    if get_origin(kind) is FrozenMap:
        key, content = get_args(kind)
        return FrozenMap(msgspec.convert(value, dict[key, content], dec_hook=_frozen))  # type: ignore[valid-type]
    raise NotImplementedError(kind)


def _hold_to_unicode(plain: Any, field: str) -> None:
    """Half a character (a lone surrogate) can be typed and pasted, but never saved."""
    if isinstance(plain, str) and not plain.isascii():
        try:
            plain.encode()
        except UnicodeEncodeError as error:
            raise Refused(f"{_named(field)} holds half a character. Type it anew.") from error
    elif isinstance(plain, list | tuple):
        for item in plain:
            _hold_to_unicode(item, field)
    elif isinstance(plain, dict):
        for key, item in plain.items():
            _hold_to_unicode(key, field)
            _hold_to_unicode(item, field)


_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "yes or no",
    "null": "empty",
    "array": "a list",
    "object": "a table",
}
_BOUNDS = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}


def _words(said: str, plain: Any, field: str) -> str:
    """msgspec's message in a designer's words: what, what it must be, and what it was."""
    reason, _, where = said.partition(" - at ")
    is_key = where.startswith("`key` in ")
    path = re.findall(r"\[?(\.\.\.|\w+)\]?", where.removeprefix("`key` in ").strip("`").lstrip("$"))
    what = _named(*[field, *(part for part in path if not part.isdigit() and part != "...")])
    given = _shown(_at(plain, path))
    if bound := re.match(r"Expected `\w+` (>=|<=|>|<) (\S+)$", reason):
        return f"{what} must be {_BOUNDS[bound[1]]} {float(bound[2]):g}, not {given}."
    if length := re.match(r"Expected `(\w+)` of length (>=|<=)? ?(\d+)", reason):
        unit = "characters" if length[1] == "str" else "entries"
        return f"{what} must have {_BOUNDS.get(length[2], 'exactly')} {length[3]} {unit}."
    if is_key:
        return f"{what} cannot have the keys {_shown(', '.join(_at(plain, path)))}. {_key_hint(what)}"
    if "matching regex" in reason:
        return f"{what} cannot be written as {given}. {_pattern_hint(what)}"
    if kinds := re.match(r"Expected `([^`]+)`, got", reason):
        wanted = " or ".join(_KINDS.get(kind.strip(), kind.strip()) for kind in kinds[1].split("|"))
        return f"{what} must be {wanted}, not {given}."
    return f"{what} cannot be {given}. Choose one of the values that are offered."


def _pattern_hint(what: str) -> str:
    hints = {
        "hex": "A color is # and six digits 0-9 and A-F.",
        "color": "A color is # and six digits 0-9 and A-F, or the id of a card color.",
        "version": "A version is three numbers, such as 1.2.0.",
        "file": "A picture lies in the map's folder and ends in .png, .jpg, .jpeg or .webp.",
    }
    return hints.get(what.split()[-1].lower(), "Use small letters a-z, digits, and single hyphens between them.")


def _key_hint(what: str) -> str:
    if what == "Route points":
        return "A length is a whole number from 1 to 99."
    if what.lower() in ("name", "names", "text", "rules text"):
        return "A language is a tag such as en or pt-BR."
    return "Use ids: small letters a-z, digits, and single hyphens between them."


_SPOKEN = {"at": "position", "geo": "latitude and longitude"}
"""Fields whose keys are no words for a designer."""


def _named(*parts: str) -> str:
    """A field as a designer reads it: ``start_tickets``, ``keep`` as Start tickets, keep."""
    written = ", ".join(_SPOKEN.get(part, part.replace("_", " ")) for part in parts)
    return written[:1].upper() + written[1:]


def _at(plain: Any, path: list[str]) -> Any:
    """The value inside at msgspec's path, or the innermost one that can be reached."""
    for part in path:
        try:
            plain = plain[int(part)] if isinstance(plain, list | tuple) else plain[part]
        except (KeyError, IndexError, TypeError, ValueError):
            return plain
    return plain


def _shown(value: Any) -> str:
    if value is None:
        return "empty"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    written = f"“{value}”" if isinstance(value, str) else str(value)
    return ascii(written)[1:-1] if any("\ud800" <= sign <= "\udfff" for sign in written) else written[:80]
