"""What a form is drawn from: fields, each with what it shows and the edit that sets it, in sections."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from mapforge.editor.panels.editors import MIXED, Choice, Editor
from mapforge.interaction.values import Kind
from mapforge.model import Variant

Get = Callable[[Variant, str], Any]
Put = Callable[[Variant, str, Any], Variant]
Make = Callable[[], Editor]


@dataclass(frozen=True, eq=False)
class Field:
    """One field of a form about one entry, or about several that are shown together.

    ``key`` tells it apart in its form. ``make`` gives its widget; ``get`` what an entry, by id, has in it; ``put`` the
    map in which the entry has another value, None where that is for the window to do. ``step`` names the change in the
    undo menu, ``tip`` says what it means in the game. ``choices`` are the values to choose from, ``suggest`` is a
    value that would do well. ``row`` are the words before its row (None: its label, empty: none); ``beside`` puts it
    into the row of the field before. ``selects``: the kind of entry to select anew, because setting the field can give
    it another id.
    """

    key: str
    label: str
    make: Make
    get: Get
    put: Put | None
    tip: str
    step: str = ""
    choices: Callable[[Variant, str], Sequence[Choice]] | None = None
    suggest: Get | None = None
    row: str | None = None
    beside: bool = False
    selects: Kind | None = None

    @property
    def step_name(self) -> str:
        """The change in the words of the undo menu."""
        return self.step or f"Change {self.label[:1].lower()}{self.label[1:]}"


class Section(NamedTuple):
    """Fields that belong together, under a title that folds them away; without one they always show."""

    title: str
    fields: tuple[Field, ...]
    open: bool = True


def common(field: Field, variant: Variant, ids: Sequence[str]) -> Any:
    """What all the entries have in the field; MIXED where they differ."""
    values = [field.get(variant, entry) for entry in ids]
    return values[0] if all(value == values[0] for value in values) else MIXED


def put_in_each(variant: Variant, *, put: Put, ids: Collection[str], value: Any) -> Variant:
    """The map with the value in a field of each of the entries. Raises Refused if one of them cannot have it."""
    for entry in ids:
        variant = put(variant, entry, value)
    return variant
