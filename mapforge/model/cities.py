"""Cities, a country's border spots, junctions, and the countries that border spots belong to."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from mapforge.model.forms import Angle, Id, Language, Mm, Name, Point
from mapforge.model.frozen import EMPTY, FrozenMap, frozen_extras, mm, point, put, text, texts

Kind = Literal["city", "border", "junction"]
Latitude = Annotated[float, Meta(ge=-90, le=90)]
Longitude = Annotated[float, Meta(ge=-180, le=180)]


class Label(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a city's name stands: from the city's centre to the name's centre in mm, null to let MapForge place it.

    ``angle`` is in degrees clockwise.
    """

    offset: tuple[Mm, Mm] | None = None
    angle: Angle = 0.0

    def __post_init__(self) -> None:
        if self.offset is not None:
            put(self, offset=point(self.offset))
        put(self, angle=mm(self.angle))


class City(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A place where routes end.

    ``kind``: a *city*; a *border* spot, one of a country's ends; or a *junction*, which has no printed name and is
    never a ticket's end. ``names`` are further languages, ``aliases`` other spellings (never printed), ``groups``
    named sets such as ``big-city``, ``geo`` latitude and longitude in degrees (WGS 84).
    """

    id: Id
    name: Name = ""
    names: FrozenMap[Language, Name] = EMPTY
    aliases: tuple[Name, ...] = ()
    kind: Kind = "city"
    at: Point
    label: Label = Label()
    groups: tuple[Id, ...] = ()
    geo: tuple[Latitude, Longitude] | None = None
    extras: FrozenMap[str, Any] = EMPTY

    def __post_init__(self) -> None:
        put(self, at=point(self.at), name=text(self.name), names=texts(self.names))
        put(self, aliases=tuple(sorted({text(alias) for alias in self.aliases})))
        put(self, groups=tuple(sorted(set(self.groups))), extras=frozen_extras(self.extras))
        if self.geo is not None:
            latitude, longitude = self.geo
            put(self, geo=(round(float(latitude), 5) + 0.0, round(float(longitude), 5) + 0.0))


class Country(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A ticket's end that is reached at any of its border spots; the spots do not join one another.

    ``label`` is where its name stands on the board, in mm; null to let MapForge place it.
    """

    id: Id
    name: Name
    names: FrozenMap[Language, Name] = EMPTY
    aliases: tuple[Name, ...] = ()
    spots: tuple[Id, ...]
    label: Point | None = None
    extras: FrozenMap[str, Any] = EMPTY

    def __post_init__(self) -> None:
        put(self, name=text(self.name), names=texts(self.names), extras=frozen_extras(self.extras))
        put(self, spots=tuple(sorted(set(self.spots))))
        put(self, aliases=tuple(sorted({text(alias) for alias in self.aliases})))
        if self.label is not None:
            put(self, label=point(self.label))
