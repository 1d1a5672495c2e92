"""Fields of a country."""

from collections.abc import Sequence

from mapforge.editor.panels.editors import CheckEditor, Editor
from mapforge.editor.panels.fields import Field, Section
from mapforge.editor.panels.number_editor import NumberEditor
from mapforge.editor.panels.readings import lines_read, lines_written
from mapforge.editor.panels.typed import LineEditor, LinesEditor
from mapforge.edits import countries
from mapforge.edits.city_id import set_id
from mapforge.edits.entries import country_of
from mapforge.interaction.lookup import looked_up
from mapforge.model import Variant
from mapforge.model.forms import Point


def country_sections(_variant: Variant, ids: Sequence[str]) -> list[Section]:
    """The fields of one country, or of several at once."""
    if len(ids) > 1:
        return [Section("Name on the board", (_auto(),))]
    return [
        Section("", (_name(), _spots())),
        Section("Name on the board", (_auto(), *_label())),
        Section("More", (_id(),), open=False),
    ]


def _name() -> Field:
    return Field(
        "country.name",
        "Name",
        LineEditor,
        lambda variant, entry: country_of(variant, entry).name,
        lambda variant, entry, value: countries.rename_country(variant, country=entry, name=value),
        "The name that is printed on the board and on tickets.",
        "Rename the country",
    )


def _spots() -> Field:
    return Field(
        "country.spots",
        "Border spots",
        lambda: LinesEditor(lines_read, lines_written, empty="none"),
        lambda variant, entry: country_of(variant, entry).spots,
        lambda variant, entry, value: countries.set_spots(variant, country=entry, spots=value),
        "The ids of its border spots, one a line. The country is reached at any of them; they do not join one another.",
        "Change the country's border spots",
    )


def _auto() -> Field:
    return Field(
        "country.auto",
        "Placed by MapForge",
        _tick,
        lambda variant, entry: country_of(variant, entry).label is None,
        lambda variant, entry, value: _with_label(variant, entry, None if value else shown_at(variant, entry)),
        "MapForge looks for a place near the border spots. Take the tick away to place the name yourself.",
        "Place the country's name",
        row="",
    )


def _tick() -> Editor:
    return CheckEditor("Placed by MapForge")


def _label() -> tuple[Field, ...]:
    return (_label_part(0, "x"), _label_part(1, "y"))


def _label_part(part: int, name: str) -> Field:
    return Field(
        f"country.{name}",
        f"Name's position {name}",
        lambda: NumberEditor(step=0.5, empty="free"),
        lambda variant, entry: _at(variant, entry, part),
        lambda variant, entry, value: _moved(variant, entry, part, value),
        "Where the middle of its name is, in mm from the board's top left corner. Empty: placed by MapForge.",
        "Move the country's name",
        row="x, y in mm",
        beside=part == 1,
    )


def shown_at(variant: Variant, entry: str) -> Point:
    """The middle of a country's name as it stands on the board now."""
    box = next((box for box in looked_up(variant).names if box.owner == entry), None)
    middle = (variant.board.width / 2, variant.board.height / 2)
    return (round(box.centre[0], 2), round(box.centre[1], 2)) if box is not None else middle


def _at(variant: Variant, entry: str, part: int) -> float | None:
    label = country_of(variant, entry).label
    return None if label is None else label[part]


def _moved(variant: Variant, entry: str, part: int, value: float | None) -> Variant:
    if value is None:
        return _with_label(variant, entry, None)
    x, y = country_of(variant, entry).label or shown_at(variant, entry)
    return _with_label(variant, entry, (value, y) if part == 0 else (x, value))


def _with_label(variant: Variant, entry: str, at: Point | None) -> Variant:
    return countries.set_country_label(variant, country=entry, at=at)


def _id() -> Field:
    return Field(
        "country.id",
        "Id",
        LineEditor,
        lambda _variant, entry: entry,
        lambda variant, entry, value: set_id(variant, old=entry, new=value.strip()),
        "The name by which tickets know it; they follow when it changes.",
        "Change the country's id",
        selects="country",
    )
