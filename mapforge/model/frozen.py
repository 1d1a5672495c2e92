"""An immutable mapping, and the normal forms that every constructor shares."""

import unicodedata
from collections.abc import Iterable
from typing import Any, NoReturn, Protocol, TypeVar

import msgspec

K = TypeVar("K")
V = TypeVar("V")


class FrozenMap(dict[K, V]):
    """A dict that refuses to change: the mapping type of all model values.

    It is a dict so that msgspec, json and equality treat it as one. Nested dicts and lists are not frozen.
    """

    def _refuse(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise TypeError("a map value cannot be changed; make a new one")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return (FrozenMap, (dict(self),))

    def __copy__(self) -> "FrozenMap[K, V]":
        return self

    def __deepcopy__(self, _memo: Any) -> "FrozenMap[K, V]":
        return self


EMPTY: FrozenMap[Any, Any] = FrozenMap()
"""The default of every mapping field."""


class WithId(Protocol):
    """Anything that has an id."""

    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=WithId)


def put(value: msgspec.Struct, /, **fields: Any) -> None:
    """Set fields of a frozen struct; for ``__post_init__`` only."""
    for name, content in fields.items():
        msgspec.structs.force_setattr(value, name, content)


def mm(length: float) -> float:
    """A length or position in mm, to 0.01, without -0.0."""
    return round(float(length), 2) + 0.0


def point(at: Iterable[float]) -> tuple[float, float]:
    """A position in mm in normal form."""
    x, y = at
    return mm(x), mm(y)


def text(written: str) -> str:
    """Text in Unicode's composed form (NFC), so that equal names are equal strings."""
    return unicodedata.normalize("NFC", written)


def texts(by_language: dict[str, str]) -> FrozenMap[str, str]:
    """Text by language, sorted by language, each in normal form."""
    return FrozenMap({language: text(by_language[language]) for language in sorted(by_language)})


def by_id(items: Iterable[T]) -> tuple[T, ...]:
    """A collection in its one order: by id; entries that share an id keep theirs."""
    return tuple(sorted(items, key=lambda item: item.id))


def frozen_extras(extras: dict[str, Any]) -> FrozenMap[str, Any]:
    """The ``x-`` keys of an object, sorted; null is as good as not there, since a child takes a key away with it."""
    kept = {key: extras[key] for key in sorted(extras) if extras[key] is not None}
    return FrozenMap(kept) if kept else EMPTY
