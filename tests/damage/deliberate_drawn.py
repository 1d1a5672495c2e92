"""Deliberate damage to the drawn boards of published maps, each with every code it must raise."""

import msgspec

from mapforge.edits import board, cities, colors, routes
from mapforge.model import USUAL_COLORS, Background, Theme, Variant
from tests.damage.deliberate import Deliberate, base

USA, EUROPE, SWISS = "usa", "europe", "switzerland"
Point = tuple[float, float]


def moved(name: str, city: str, across: float, down: float) -> Variant:
    """A map with a city moved by so much."""
    variant = base(name)
    x, y = next(entry.at for entry in variant.cities if entry.id == city)
    return cities.move(variant, positions={city: (x + across, y + down)})


def placed(name: str, city: str, at: Point) -> Variant:
    """A map with a city elsewhere."""
    return cities.move(base(name), positions={city: at})


def label(name: str, city: str, offset: Point, angle: float = 0.0) -> Variant:
    """A map with a name elsewhere."""
    return cities.set_label(base(name), city=city, offset=offset, angle=angle)


def via(name: str, route: str, *points: Point) -> Variant:
    """A map with a route bent otherwise."""
    return routes.set_via(base(name), route=route, via=points)


def length(name: str, route: str, spaces: int) -> Variant:
    """A map with a route of another length."""
    return routes.set_length(base(name), route=route, length=spaces)


def piece(name: str, **sizes: float) -> Variant:
    """A map for another train piece."""
    return board.set_piece(base(name), **sizes)


def picture(name: str, **fields: object) -> Variant:
    """A map with its picture otherwise."""
    variant = base(name)
    used = variant.board.background or Background("board.webp", (0, 0), (790, 525))
    new = msgspec.structs.replace(used, **fields)
    return msgspec.structs.replace(variant, board=msgspec.structs.replace(variant.board, background=new))


def shade(name: str, color: str, shown: str) -> Variant:
    """A map with colors of its own, one of them otherwise."""
    variant = colors.set_colors(base(name), colors=USUAL_COLORS)
    return colors.change_color(variant, color=color, shown=shown)


def called(name: str, city: str, new: str) -> Variant:
    """A map in which a city has another name."""
    variant = base(name)
    made = [msgspec.structs.replace(c, name=new) if c.id == city else c for c in variant.cities]
    return msgspec.structs.replace(variant, cities=tuple(made))


DAMAGES: tuple[Deliberate, ...] = (
    Deliberate(
        "miami-in-the-sea",
        lambda: placed(USA, "miami", (830, 500)),
        "city-off-board name-off-board space-in-score-track spaces-loose",
    ),
    Deliberate(
        "miami-in-the-score-track",
        lambda: placed(USA, "miami", (735, 512)),
        "city-in-score-track name-in-score-track name-on-route space-in-score-track spaces-loose",
    ),
    Deliberate(
        "omaha-on-kansas-city",
        lambda: moved(USA, "omaha", 0, 28),
        "bend-too-sharp cities-close name-on-route route-over-city spaces-close spaces-overlap spaces-tight",
    ),
    Deliberate(
        "helena-on-a-route",
        lambda: placed(USA, "helena", (470, 190)),
        "bend-too-sharp name-on-route routes-cross spaces-loose spaces-overlap",
    ),
    Deliberate(
        "atlanta-nudged",
        lambda: moved(USA, "atlanta", 12, 0),
        "bend-too-sharp name-on-route spaces-close spaces-overlap",
    ),
    Deliberate(
        "dallas-to-the-north",
        lambda: moved(USA, "dallas", 0, -40),
        "bend-too-sharp name-on-route spaces-overlap spaces-too-tight",
    ),
    Deliberate(
        "seattle-onto-vancouver",
        lambda: moved(USA, "seattle", 0, -35),
        "bend-too-sharp cities-close name-on-city name-on-route spaces-close spaces-loose spaces-overlap "
        "spaces-too-tight",
    ),
    Deliberate("denver-name-on-a-route", lambda: label(USA, "denver", (30, 0)), "name-on-route"),
    Deliberate("denver-name-turned", lambda: label(USA, "denver", (0, -12), 90), "name-on-route"),
    Deliberate("chicago-name-on-duluth", lambda: label(USA, "chicago", (-100, -60)), "name-on-city name-on-route"),
    Deliberate("boston-name-over-the-edge", lambda: label(USA, "boston", (60, 0)), "name-off-board"),
    Deliberate("vancouver-name-in-the-score-track", lambda: label(USA, "vancouver", (-62, 0)), "name-in-score-track"),
    Deliberate("a-city-without-a-name", lambda: called(USA, "boston", ""), "name-missing"),
    Deliberate("a-city-in-japanese", lambda: called(USA, "boston", "東京"), "missing-glyph"),
    Deliberate("a-name-far-too-long", lambda: called(USA, "boston", "Boston " * 12), "name-off-board name-on-route"),
    Deliberate(
        "a-hairpin",
        lambda: via(USA, "miami--new-orleans", (620, 300)),
        "bend-too-sharp routes-cross spaces-loose spaces-overlap",
    ),
    Deliberate(
        "a-route-through-denver",
        lambda: via(USA, "phoenix--santa-fe", (300, 260)),
        "bend-too-sharp name-on-route routes-cross spaces-loose spaces-overlap",
    ),
    Deliberate(
        "a-digit-too-many",
        lambda: via(USA, "calgary--helena", (2700, 150)),
        "bend-too-sharp route-over-city routes-cross space-off-board spaces-loose via-off-board",
    ),
    Deliberate("a-point-on-an-end", lambda: via(USA, "calgary--helena", (186, 65.5)), "name-on-route via-idle"),
    Deliberate("a-bowed-route-straightened", lambda: via(USA, "duluth--toronto"), "spaces-overlap"),
    Deliberate(
        "two-spaces-more", lambda: length(USA, "calgary--helena", 6), "length-share spaces-too-tight ticket-points"
    ),
    Deliberate("three-spaces-less", lambda: length(USA, "portland--salt-lake-city", 3), "spaces-loose ticket-points"),
    Deliberate("tracks-too-near", lambda: piece(USA, double_pitch=7), "tracks-not-parallel"),
    Deliberate(
        "a-longer-piece",
        lambda: piece(EUROPE, length=32),
        "bend-too-sharp name-on-route space-in-score-track spaces-close spaces-overlap spaces-tight spaces-too-tight",
    ),
    Deliberate(
        "a-wider-piece", lambda: piece(SWISS, width=12), "name-on-route spaces-close spaces-overlap tracks-not-parallel"
    ),
    Deliberate(
        "a-narrower-board",
        lambda: board.set_size(base(USA), width=760, height=525),
        "city-in-score-track name-in-score-track name-off-board space-in-score-track",
    ),
    Deliberate(
        "a-wider-score-track",
        lambda: board.set_border(base(USA), border=40),
        "name-in-score-track space-in-score-track",
    ),
    Deliberate("no-picture", lambda: picture(USA, file="bord.webp"), "picture-missing"),
    Deliberate("no-picture-but-a-text", lambda: picture(USA, file="variant.json"), "picture-unusable"),
    Deliberate("a-stretched-picture", lambda: picture(EUROPE, size=(850, 525)), "picture-stretched"),
    Deliberate("a-quarter-of-a-picture", lambda: picture(EUROPE, crop=(0, 0, 0.5, 0.5)), "picture-coarse"),
    Deliberate("a-cut-picture", lambda: picture(EUROPE, crop=(0, 0, 1, 0.9)), "picture-stretched"),
    Deliberate("omaha-name-on-a-route", lambda: label(USA, "omaha", (16, 22)), "name-on-route"),
    Deliberate(
        "el-paso-near-the-edge",
        lambda: placed(USA, "el-paso", (300, 495)),
        "name-in-score-track spaces-close spaces-loose",
    ),
    Deliberate("orange-like-red", lambda: shade(USA, "orange", "#B01A10"), "colors-alike"),
    Deliberate("green-like-gray", lambda: shade(USA, "green", "#7A7A78"), "colors-alike"),
    Deliberate(
        "gray-like-green",
        lambda: msgspec.structs.replace(colors.set_colors(base(USA), colors=USUAL_COLORS), theme=Theme(gray="#45B58A")),
        "colors-alike",
    ),
    Deliberate(
        "zurich-on-winterthur",
        lambda: placed(SWISS, "zurich", (455, 120)),
        "bend-too-sharp name-on-route routes-cross spaces-close spaces-overlap spaces-tight",
    ),
    Deliberate(
        "a-spot-off-the-board",
        lambda: placed(SWISS, "italia-5", (600, 540)),
        "city-off-board route-over-city space-in-score-track spaces-loose spaces-overlap",
    ),
)
