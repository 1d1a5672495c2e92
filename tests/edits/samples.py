"""A small map to edit, and how a refusal is told."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

import pytest

from mapforge.edits.refusal import Refused
from mapforge.files import codec, schema
from mapforge.model import Variant
from mapforge.model.frozen import WithId
from tests.conftest import DATA

T = TypeVar("T", bound=WithId)


@cache
def mini() -> Variant:
    """A map being drawn: two border spots, four cities and a junction; a double, a tunnel and a ferry; two decks."""
    return codec.decode(json.loads((DATA / "sketch" / "variant.json").read_bytes()))


def by_id(entries: tuple[T, ...]) -> dict[str, T]:
    """A collection by id."""
    return {entry.id: entry for entry in entries}


def ids(entries: tuple[Any, ...]) -> list[str]:
    """The ids of a collection in its order."""
    return [entry.id for entry in entries]


def hold_to_schema(variant: Variant) -> None:
    """What is saved of it satisfies the schema, and is read as the same map."""
    plain = json.loads(json.dumps(codec.encode(variant)))
    assert [(problem.code, problem.place.path) for problem in schema.problems(plain, "variant")] == []
    assert codec.decode(plain) == variant


@contextmanager
def refused(words: str) -> Iterator[None]:
    """The edit inside is refused in these words, which are a sentence and tell a way out."""
    with pytest.raises(Refused, match=re.escape(words)) as caught:
        yield
    said = str(caught.value)
    assert said[-1] in ".?"
    assert said[0] == said[0].upper() or said.split()[0] in words
