"""Edits of a map's paperwork: its id, version, name, authors, licence and credits."""

from collections.abc import Iterable

from mapforge.edits.entries import with_fields
from mapforge.model import FrozenMap, Variant


def set_map_id(variant: Variant, *, map_id: str) -> Variant:
    """The map's own id, dotted for maps made to be shared: ``anna.benelux``."""
    return with_fields(variant, id=map_id)


def set_version(variant: Variant, *, version: str) -> Variant:
    """The map's version, three numbers: ``1.2.0``."""
    return with_fields(variant, version=version)


def set_name(variant: Variant, *, language: str, name: str) -> Variant:
    """The map's name in one language; an empty one takes the language away."""
    rest = {key: text for key, text in variant.name.items() if key != language}
    return with_fields(variant, name=FrozenMap(rest | {language: name.strip()} if name.strip() else rest))


def set_authors(variant: Variant, *, authors: Iterable[str]) -> Variant:
    """Who made it, in the order of the list; lines without text are left out."""
    return with_fields(variant, authors=_lines(authors))


def set_license(variant: Variant, *, licence: str) -> Variant:
    """Under which licence it may be shared, as an SPDX id: ``CC-BY-4.0``."""
    return with_fields(variant, license=licence.strip())


def set_credits(variant: Variant, *, credit: Iterable[str]) -> Variant:
    """Whose work it uses, a line each; lines without text are left out."""
    return with_fields(variant, credits=_lines(credit))


def _lines(lines: Iterable[str]) -> tuple[str, ...]:
    return tuple(line.strip() for line in lines if line.strip())
