"""Fields of a city, border spot or junction, and those that several of them share."""

from collections.abc import Sequence
from typing import Any

from mapforge.editor.panels import places
from mapforge.editor.panels.editors import CheckEditor, Choice, ChoiceEditor, Editor
from mapforge.editor.panels.fields import Field, Section
from mapforge.editor.panels.number_editor import NumberEditor
from mapforge.editor.panels.readings import (
    names_read,
    names_written,
    place_read,
    place_written,
    words_read,
    words_written,
)
from mapforge.editor.panels.typed import LineEditor, LinesEditor
from mapforge.edits import cities
from mapforge.edits.city_id import set_id
from mapforge.edits.countries import set_country_of
from mapforge.edits.entries import city_of
from mapforge.interaction.lookup import looked_up
from mapforge.model import Variant
from mapforge.model.forms import Point

KINDS = (Choice("city", "city"), Choice("border", "border spot of a country"), Choice("junction", "junction"))


def city_sections(variant: Variant, ids: Sequence[str]) -> list[Section]:
    """The fields of one of them, or of several at once: then only what makes sense for all."""
    entries = [city_of(variant, entry) for entry in ids]
    spots = all(entry.kind == "border" for entry in entries)
    named = all(entry.kind == "city" for entry in entries)
    one = len(entries) == 1
    fields = [
        *([_name()] if one else []),
        _kind(),
        *([_country()] if spots else []),
        *_position(),
        _groups(),
    ]
    return [
        Section("", tuple(fields)),
        Section("Name on the board", _label(), open=True) if named else Section("", ()),
        Section("More", (_names(), _geo(), _id()) if one else (), open=False),
    ]


def _name() -> Field:
    return Field(
        "city.name",
        "Name",
        LineEditor,
        lambda variant, entry: city_of(variant, entry).name,
        lambda variant, entry, value: cities.rename_city(variant, city=entry, name=value),
        "The name that is printed on the board. A border spot without one is called after its country.",
        "Rename the city",
    )


def _kind() -> Field:
    return Field(
        "city.kind",
        "Kind",
        ChoiceEditor,
        lambda variant, entry: city_of(variant, entry).kind,
        lambda variant, entry, value: cities.set_kind(variant, city=entry, kind=value),
        "A city ends routes and tickets. A border spot ends routes and stands for its country. A junction only joins"
        " routes and has no printed name.",
        "Change the kind of city",
        lambda _variant, _entry: KINDS,
    )


def _country() -> Field:
    return Field(
        "city.country",
        "Country",
        ChoiceEditor,
        _owner,
        lambda variant, entry, value: set_country_of(variant, spot=entry, country=value),
        "The country that is reached at this border spot.",
        "Change the spot's country",
        places.countries,
    )


def _owner(variant: Variant, entry: str) -> str | None:
    return next((country.id for country in variant.countries if entry in country.spots), None)


def _position() -> tuple[Field, ...]:
    return (_coordinate(0, "x"), _coordinate(1, "y"))


def _coordinate(part: int, name: str) -> Field:
    return Field(
        f"city.{name}",
        f"Position {name}",
        lambda: NumberEditor(step=0.5),
        lambda variant, entry: city_of(variant, entry).at[part],
        lambda variant, entry, value: _moved(variant, entry, part, value),
        "Where its middle is, in mm from the board's top left corner: x to the right, y down.",
        "Move the city",
        row="x, y in mm",
        beside=part == 1,
    )


def _moved(variant: Variant, entry: str, part: int, value: float) -> Variant:
    x, y = city_of(variant, entry).at
    return cities.move(variant, positions={entry: (value, y) if part == 0 else (x, value)})


def _groups() -> Field:
    return Field(
        "city.groups",
        "Groups",
        lambda: LineEditor(words_read, words_written, empty="none"),
        lambda variant, entry: city_of(variant, entry).groups,
        lambda variant, entry, value: cities.set_groups(variant, city=entry, groups=value),
        "Sets of cities that it belongs to, such as big-city, with commas between them.",
        "Change the city's groups",
    )


def _label() -> tuple[Field, ...]:
    return (
        Field(
            "label.auto",
            "Placed by MapForge",
            _auto,
            lambda variant, entry: city_of(variant, entry).label.offset is None,
            lambda variant, entry, value: _with_offset(variant, entry, None if value else shown_at(variant, entry)),
            "MapForge looks for the place where the name covers least. Take the tick away to place it yourself.",
            "Place the name",
            row="",
        ),
        _offset_part(0, "to the right"),
        _offset_part(1, "down"),
        Field(
            "label.angle",
            "Angle",
            lambda: NumberEditor(unit="°", step=5, least=-360, most=360),
            lambda variant, entry: city_of(variant, entry).label.angle,
            lambda variant, entry, value: cities.set_label(
                variant, city=entry, offset=city_of(variant, entry).label.offset, angle=value
            ),
            "How far the name is turned, in degrees clockwise.",
            "Turn the name",
        ),
    )


def _offset_part(part: int, name: str) -> Field:
    return Field(
        f"label.{part}",
        f"Name's offset {name}",
        lambda: NumberEditor(step=0.5, empty="free"),
        lambda variant, entry: _offset(variant, entry, part),
        lambda variant, entry, value: _shifted(variant, entry, part, value),
        "From the city's middle to the middle of its name, in mm: to the right, and down. Empty: placed by MapForge.",
        "Move the name",
        row="Offset in mm",
        beside=part == 1,
    )


def _auto() -> Editor:
    return CheckEditor("Placed by MapForge")


def shown_at(variant: Variant, entry: str) -> Point:
    """From a city to the middle of its name as it stands on the board now."""
    at = city_of(variant, entry).at
    box = next((box for box in looked_up(variant).names if box.owner == entry), None)
    return (round(box.centre[0] - at[0], 2), round(box.centre[1] - at[1], 2)) if box is not None else (0.0, 0.0)


def _offset(variant: Variant, entry: str, part: int) -> float | None:
    offset = city_of(variant, entry).label.offset
    return None if offset is None else offset[part]


def _shifted(variant: Variant, entry: str, part: int, value: float | None) -> Variant:
    if value is None:
        return _with_offset(variant, entry, None)
    x, y = city_of(variant, entry).label.offset or shown_at(variant, entry)
    return _with_offset(variant, entry, (value, y) if part == 0 else (x, value))


def _with_offset(variant: Variant, entry: str, offset: Point | None) -> Variant:
    return cities.set_label(variant, city=entry, offset=offset, angle=city_of(variant, entry).label.angle)


def _names() -> Field:
    return Field(
        "city.names",
        "Further names",
        lambda: LinesEditor(names_read, names_written, empty="de: Mailand"),
        lambda variant, entry: city_of(variant, entry).names,
        lambda variant, entry, value: cities.set_names(variant, city=entry, names=value),
        "Its names in other languages, one a line with the language before it: de: Mailand.",
        "Change the city's further names",
    )


def _geo() -> Field:
    return Field(
        "city.geo",
        "Latitude, longitude",
        lambda: LineEditor(place_read, place_written, empty="not said"),
        lambda variant, entry: city_of(variant, entry).geo,
        lambda variant, entry, value: cities.set_geo(variant, city=entry, geo=value),
        "Where it lies on the earth, in degrees: 45.464, 9.19. West and south are negative.",
        "Change where the city lies",
    )


def _id() -> Field:
    def put(variant: Variant, entry: str, value: Any) -> Variant:
        return set_id(variant, old=entry, new=value.strip())

    return Field(
        "city.id",
        "Id",
        LineEditor,
        lambda _variant, entry: entry,
        put,
        "The name by which routes and tickets know it; they follow when it changes.",
        "Change the city's id",
        selects="city",
    )
