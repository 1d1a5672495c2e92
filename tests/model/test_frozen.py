"""Values do not change."""

import copy
from typing import Any

import msgspec
import pytest

from mapforge.model import Board, City, FrozenMap, Rules


@pytest.mark.parametrize(
    "change",
    [
        lambda frozen: frozen.update(b=2),
        lambda frozen: frozen.__setitem__("a", 2),
        lambda frozen: frozen.__delitem__("a"),
        lambda frozen: frozen.pop("a"),
        lambda frozen: frozen.popitem(),
        lambda frozen: frozen.clear(),
        lambda frozen: frozen.setdefault("b", 1),
        lambda frozen: frozen.__ior__({"b": 1}),
    ],
)
def test_a_frozen_map_refuses_every_change(change: Any) -> None:
    """Each way in which a dict changes is refused, and nothing is lost."""
    frozen = FrozenMap({"a": 1})
    with pytest.raises(TypeError):
        change(frozen)
    assert frozen == {"a": 1}
    assert copy.deepcopy(frozen) is copy.copy(frozen) is frozen


@pytest.mark.parametrize("value", [City(id="a", at=(1, 2)), Board(100, 100), Rules()])
def test_structs_refuse_assignment(value: msgspec.Struct) -> None:
    """A field cannot be set."""
    with pytest.raises(AttributeError):
        setattr(value, value.__struct_fields__[0], None)


def test_equal_values_however_they_were_written() -> None:
    """Text, position and order of groups are normal forms, so that equal cities are equal."""
    one = City(id="a", at=(1.001, -0.0), name="u\u0308", groups=("b", "a"))
    other = City(id="a", at=(1, 0), name="\u00fc", groups=("a", "b", "a"))
    assert one == other
    assert str(one.at) == "(1.0, 0.0)"
