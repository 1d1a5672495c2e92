"""Edits of the card colors. A map without a table of its own has the usual eight, until an edit makes them its own."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from mapforge.edits.entries import changed, found, with_each, with_fields
from mapforge.edits.form import sound
from mapforge.edits.ids import city_id
from mapforge.edits.refusal import Refused
from mapforge.model import GRAY, LOCOMOTIVE, Color, FrozenMap, Route, Variant


def hold_track_color(variant: Variant, color: str | None) -> None:
    """Refuses a color that no track can have here."""
    known = [entry.id for entry in variant.card_colors]
    if color == LOCOMOTIVE:
        raise Refused("No track has the color locomotive: it is the wild card. Make the route a ferry instead.")
    if color not in (None, GRAY, *known):
        raise Refused(f"There is no color {color}. Choose gray or one of {', '.join(known)}, or add the color first.")


def set_colors(variant: Variant, *, colors: Iterable[Color]) -> Variant:
    """The whole table, in its order; an empty one stands for the usual eight."""
    before = {color.id: color for color in variant.colors}
    colors = tuple(before[color.id] if before.get(color.id) == color else sound(color) for color in colors)
    repeated = [name for name, count in Counter(color.id for color in colors).items() if count > 1]
    if repeated:
        raise Refused(f"The color {repeated[0]} is there twice. Give one of them another id.")
    made = with_fields(variant, colors=colors)
    for color in variant.card_colors:
        if color.id not in {kept.id for kept in made.card_colors}:
            _hold_unused(variant, color.id)
    return made


def add_color(variant: Variant, *, name: str, shown: str, glyph: str, cards: int = 12, language: str = "en") -> Variant:
    """One card color more: its name, look as #RRGGBB, sign, and number of cards."""
    taken = {GRAY, LOCOMOTIVE, *(color.id for color in variant.card_colors)}
    made = Color(
        id=city_id(name, taken, "color"), name=FrozenMap({language: name}), hex=shown, glyph=glyph, cards=cards
    )
    return with_fields(variant, colors=(*variant.card_colors, sound(made)))


def change_color(
    variant: Variant,
    *,
    color: str,
    names: Mapping[str, str] | None = None,
    shown: str | None = None,
    glyph: str | None = None,
    cards: int | None = None,
) -> Variant:
    """What is given of a card color changes: names by language, look, sign, number of cards."""
    entry = found(variant.card_colors, color, "color")
    given: dict[str, Any] = {"name": names, "hex": shown, "glyph": glyph, "cards": cards}
    made = changed(entry, **{field: value for field, value in given.items() if value is not None})
    if made is entry:
        return variant
    return with_fields(variant, colors=tuple(made if old is entry else old for old in variant.card_colors))


def remove_color(variant: Variant, *, color: str, instead: str | None = None) -> Variant:
    """A card color away; tracks that have it get the one named instead, and without one must not be there."""
    found(variant.card_colors, color, "color")
    left = tuple(entry for entry in variant.card_colors if entry.id != color)
    if not left:
        raise Refused("This is the only card color. Add another first.")
    if instead is None:
        _hold_unused(variant, color)
    elif instead == color:
        raise Refused(f"Tracks cannot get {color} in its own place. Choose another color.")
    hold_track_color(variant, instead)
    recolored = with_each(variant, "routes", lambda route: _recolored(route, color, instead))
    return with_fields(recolored, colors=left)


def _hold_unused(variant: Variant, color: str) -> None:
    users = [route.id for route in variant.routes if any(track.color == color for track in route.tracks)]
    if users:
        shown = ", ".join(users[:3]) + (" …" if len(users) > 3 else "")
        raise Refused(f"Tracks of {len(users)} routes are {color} ({shown}). Choose a color for them instead.")


def _recolored(route: Route, color: str, instead: str | None) -> Route:
    if all(track.color != color for track in route.tracks):
        return route
    tracks = tuple(
        msgspec.structs.replace(track, color=instead) if track.color == color else track for track in route.tracks
    )
    return msgspec.structs.replace(route, tracks=tracks)
