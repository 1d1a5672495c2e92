"""Every edit there is, with arguments at random: of the map, at the bounds, and beyond them."""

import inspect
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any

from hypothesis import strategies as st

from mapforge.edits import (
    arrangement,
    board,
    border,
    checking,
    cities,
    city_id,
    colors,
    countries,
    decks,
    house,
    paper,
    routes,
    rules,
    series,
    tickets,
    tracks,
)
from mapforge.model import USUAL_COLORS, Color, FrozenMap, Variant
from tests import strategies

MODULES = (
    arrangement,
    board,
    border,
    checking,
    cities,
    city_id,
    colors,
    countries,
    decks,
    house,
    paper,
    routes,
    rules,
    series,
    tickets,
    tracks,
)

Edit = Callable[..., Variant]
Strategy = st.SearchStrategy[Any]


def edits_of(module: ModuleType) -> list[Edit]:
    """The edits of a module: its own public functions from a variant and keywords to a variant."""
    found: list[Edit] = []
    for name, function in vars(module).items():
        if inspect.isfunction(function) and function.__module__ == module.__name__ and not name.startswith("_"):
            signature = inspect.signature(function)
            if next(iter(signature.parameters), "") == "variant" and signature.return_annotation is Variant:
                found.append(function)
    return found


EDITS = [edit for module in MODULES for edit in edits_of(module)]
SINGLE = [edit for edit in EDITS if edit is not series.in_turn]


def mostly(good: Strategy, *bad: Any) -> Strategy:
    """A good argument, one time in ten a bad one."""
    return st.integers(0, 9).flatmap(lambda chance: st.sampled_from(bad) if chance == 9 else good)


def whole(least: int, most: int) -> Strategy:
    """A whole number within bounds, at times just beyond them."""
    return mostly(st.integers(least, most), least - 1, most + 1)


def number(least: float, most: float) -> Strategy:
    """A number within bounds, at times just beyond them."""
    return mostly(st.floats(least, most), least - 0.01, most + 0.01, float("nan"))


text = mostly(
    strategies.LETTERS | st.sampled_from(["Zürich", "East", "東京"]), "", " ", "x" * 201, "\ud800", "\u0958" * 100
)
coordinate = number(-10_000, 10_000) | st.integers(0, 300)
point = st.tuples(coordinate, coordinate)
size = number(1, 10_000)
language = mostly(strategies.languages, "EN")
names = st.dictionaries(language, text, max_size=2)
shown = mostly(strategies.hexes, "red")
glyph = mostly(st.just("★"), "", "x" * 9)
color = st.builds(
    Color,
    id=st.sampled_from(["red", "blue", "green"]),
    name=st.just(FrozenMap({"en": "x"})),
    hex=shown,
    glyph=glyph,
    cards=whole(1, 200),
)
new_id = mostly(strategies.ids, "", "A b", "x" * 81)

ALWAYS: dict[str, Strategy] = {
    "name": text,
    "at": point,
    "kind": st.sampled_from(["city", "border", "junction"]),
    "names": names,
    "offset": st.none() | point,
    "angle": number(-360, 360),
    "groups": st.lists(new_id, max_size=2),
    "geo": st.none() | st.tuples(number(-90, 90), number(-180, 180)),
    "new": new_id,
    "label": st.none() | point,
    "length": whole(1, 30),
    "via": st.lists(point, max_size=2),
    "track": mostly(st.just(1), 0, 2, 3, 4),
    "tunnel": st.booleans(),
    "locomotives": mostly(st.integers(0, 3), -1, 31),
    "copies": whole(1, 20),
    "points": whole(1, 500),
    "language": language,
    "file": mostly(st.sampled_from(["a.png", "b/c.webp"]), "../a.png", ""),
    "size": st.tuples(size, size),
    "rotation": number(-360, 360),
    "opacity": number(0, 1),
    "crop": st.none() | st.tuples(*[number(0, 1)] * 4),
    "locked": st.booleans(),
    "width": number(50, 5000),
    "height": number(50, 5000),
    "border": number(0, 500),
    "pitch": size,
    "double_pitch": size,
    "shown": shown,
    "glyph": glyph,
    "cards": whole(1, 200),
    "symbol": glyph,
    "text": text,
    "done": st.booleans(),
    "map_id": mostly(st.sampled_from(["mine", "a.b"]), "A", ""),
    "version": st.sampled_from(["1.0.0", "1.0", "2.0.0-a.1"]),
    "authors": st.lists(text, max_size=2),
    "credit": st.lists(text, max_size=2),
    "licence": text,
    "picture": st.none() | point,
    "comment": text,
    "value": st.none() | number(-1e9, 1e9),
    "code": mostly(st.sampled_from(["second-route", "route-id"]), "A"),
    "severity": mostly(st.none() | st.sampled_from(["error", "warning", "info", "off"]), "bad"),
}
OWN: dict[str, Strategy] = {
    "board.set_piece.length": size,
    "board.set_piece.width": size,
    "colors.set_colors.colors": st.permutations([*USUAL_COLORS]) | st.lists(color, max_size=3),
    "countries.set_country_label.at": st.none() | point,
    "house.change_mark.color": shown,
    "house.add_mark.at": st.lists(point, max_size=2),
    "house.change_mark.at": st.lists(point, max_size=2),
    "house.change_mark.text": names,
    "house.change_note.at": st.none() | point,
}


@st.composite
def knobs(draw: st.DrawFn) -> dict[str, Any]:
    """A knob of the rules with a value of its form, or at times any value."""
    whole_rules = draw(strategies.rules.filter(bool))
    knob = draw(st.sampled_from(sorted(whole_rules)))
    value = whole_rules[knob]
    if isinstance(value, dict) and value and knob != "route_points" and draw(st.booleans()):
        inner = draw(st.sampled_from(sorted(value)))
        return {"knob": f"{knob}.{inner}", "value": value[inner]}
    return {
        "knob": draw(mostly(st.just(knob), "x", "trains.x", "")),
        "value": draw(mostly(st.just(value), None, "x", -1)),
    }


def of_map(variant: Variant) -> dict[str, Strategy]:
    """Arguments that are ids: mostly of this map."""

    def one(*collections: Any) -> Strategy:
        known = [entry.id for entries in collections for entry in entries]
        return mostly(st.sampled_from(known or ["nowhere"]), "", "nowhere", "x" * 81)

    place = one(variant.cities, variant.countries)
    goal = one([city for city in variant.cities if city.kind == "city"], variant.countries)
    double = one([route for route in variant.routes if len(route.tracks) > 1])
    known = [city.id for city in variant.cities]
    pair = st.permutations(known).map(lambda cities: tuple(cities[:2])) if len(known) > 1 else st.nothing()
    thing = one(variant.cities, variant.countries, variant.routes)
    track_color = st.none() | st.just("gray") | one(variant.card_colors)
    return {
        "city": one(variant.cities),
        "of": st.none() | one(variant.countries),
        "positions": st.dictionaries(one(variant.cities), point, max_size=3),
        "bends": st.dictionaries(one(variant.routes), st.lists(point, max_size=2), max_size=2),
        "name_offsets": st.dictionaries(one(variant.cities), st.none() | point, max_size=2),
        "country_names": st.dictionaries(one(variant.countries), st.none() | point, max_size=2),
        "add_border_spot.name": text | st.sampled_from([country.name for country in variant.countries] or ["Far"]),
        "old": place,
        "country": one(variant.countries),
        "spot": one([city for city in variant.cities if city.kind == "border"]),
        "set_country_of.country": st.none() | one(variant.countries),
        "spots": st.lists(one([city for city in variant.cities if city.kind == "border"]), max_size=3),
        "ends": pair | st.tuples(one(variant.cities), one(variant.cities)),
        "route": one(variant.routes),
        "colors": st.lists(track_color, max_size=4).map(tuple),
        "color": one(variant.card_colors),
        "tracks.color": track_color,
        "instead": track_color,
        "deck": one(variant.decks),
        "start": goal,
        "to": st.lists(st.tuples(goal, whole(1, 500)), min_size=1, max_size=3, unique_by=lambda end: end[0])
        | st.just([]),
        "ticket": one(variant.tickets),
        "destination": st.none() | place,
        "mark": one(variant.marks),
        "note": one(variant.notes),
        "key": one(variant.checks.accepted) | st.just("route-id:a--b"),
        "on": st.lists(thing, max_size=2),
        "about": st.lists(thing, max_size=2),
        "cities.ids": st.lists(one(variant.cities), max_size=2),
        "countries.ids": st.lists(one(variant.countries), max_size=2),
        "routes.ids": st.lists(one(variant.routes), max_size=2),
        "tickets.ids": st.lists(one(variant.tickets), max_size=2),
        "remove_track.route": double | one(variant.routes),
        "remove_marks.ids": st.lists(one(variant.marks), max_size=2),
        "remove_notes.ids": st.lists(one(variant.notes), max_size=2),
    }


def arguments(edit: Edit, variant: Variant) -> Strategy:
    """Keyword arguments for an edit of this map; those that have a default may be left out."""
    if edit is rules.set_knob:
        return knobs()
    if edit is series.in_turn:
        return st.fixed_dictionaries({"steps": st.lists(steps(variant), max_size=3)})
    module = edit.__module__.rpartition(".")[2]
    table = ALWAYS | of_map(variant) | OWN
    needed: dict[str, Strategy] = {}
    optional: dict[str, Strategy] = {}
    for name, parameter in inspect.signature(edit).parameters.items():
        if name != "variant":
            keys = (f"{module}.{edit.__name__}.{name}", f"{edit.__name__}.{name}", f"{module}.{name}", name)
            strategy = table[next(key for key in keys if key in table)]
            (needed if parameter.default is parameter.empty else optional)[name] = strategy
    return st.fixed_dictionaries(needed, optional=optional)


def steps(variant: Variant) -> Strategy:
    """A single edit with its arguments."""
    return st.sampled_from(SINGLE).flatmap(lambda edit: st.tuples(st.just(edit), arguments(edit, variant)))


@st.composite
def any_edit(draw: st.DrawFn, variant: Variant) -> Callable[[], Variant]:
    """An edit of this map, ready to be done."""
    edit = draw(st.sampled_from(EDITS))
    return partial(edit, variant, **draw(arguments(edit, variant)))
