"""What the spaces of a track look like: color, sign, outline, a tunnel's teeth, a ferry's locomotives."""

from collections.abc import Iterator
from math import cos, degrees, sin

from mapforge.drawing import paths
from mapforge.drawing.display import Color, Item, Placed, Shape, Stroke, Text
from mapforge.drawing.style import GLYPH, INK, SPACE_CORNER, SPACE_LINE, TOOTH, fills, outline_of, sign_on
from mapforge.geometry.text import measure
from mapforge.geometry.tracks import TrackShape
from mapforge.model import GRAY, Track, Variant

LETTER = 6.2
"""The font size of a sign that is text: capitals are two thirds as high, and must be 4 mm."""
BESIDE = 9.2
"""From a space's centre to its color's sign where a locomotive has the middle."""
WATER = Color("#2E6C93", 0.9)


def draw_tracks(variant: Variant, shapes: tuple[TrackShape, ...]) -> Iterator[Item]:
    """Every track with its spaces, route by route."""
    drawn = {shape.route for shape in shapes}
    tracks = {
        (route.id, number): track
        for route in variant.routes
        if route.id in drawn
        for number, track in enumerate(route.whole_tracks, 1)
    }
    shades = fills(variant)
    signs = {color.id: color.glyph for color in variant.card_colors}
    for shape in shapes:
        track = tracks[shape.route, shape.track]
        if track.ferry:
            yield _wake(shape)
        for number, (x, y, heading) in enumerate(shape.spaces.tolist(), 1):
            at = Placed(x, y, round(degrees(heading), 3))
            name = f"{shape.route}/{shape.track}/{number}"
            fill = shades.get(track.color or "")
            yield from _space(variant, shape.route, name, at, track, fill)
            if number <= (track.ferry or 0):
                yield _locomotive(shape.route, name, at, fill)
                x, y = x - BESIDE * cos(heading), y - BESIDE * sin(heading)
            if track.color != GRAY and fill is not None:
                # Signs stand upright however the route runs: turned round, one color's would be another's.
                yield from _sign(shape.route, name, Placed(x, y), signs.get(track.color or "", ""), fill)


def _wake(shape: TrackShape) -> Shape:
    """The line of a ferry under its spaces."""
    points = [(x, y) for x, y in shape.line[::3].tolist()] + [tuple(shape.line[-1].tolist())]
    return Shape(
        id=f"{shape.route}/{shape.track}/wake",
        layer="routes",
        owner=shape.route,
        path=paths.polyline(points),
        stroke=Stroke(WATER, 1.1, (2.4, 1.8)),
    )


def _space(variant: Variant, route: str, name: str, at: Placed, track: Track, fill: str | None) -> Iterator[Shape]:
    piece = variant.board.piece
    if track.tunnel:
        yield Shape(
            id=f"{name}/tunnel",
            layer="routes",
            owner=route,
            path=paths.toothed(piece.length, piece.width, TOOTH),
            placed=at,
            fill=Color(INK),
        )
    line = outline_of(fill) if fill is not None else Color(INK, 0.7)
    yield Shape(
        id=name,
        layer="routes",
        owner=route,
        path=paths.rounded(piece.length, piece.width, SPACE_CORNER),
        placed=at,
        fill=Color(fill) if fill is not None else Color("#FFFFFF", 0.55),
        stroke=Stroke(line, SPACE_LINE, () if fill is not None else (1.6, 1.2)),
    )
    if fill is not None:
        yield Shape(
            id=f"{name}/rim",
            layer="routes",
            owner=route,
            path=paths.rounded(piece.length - 1.9, piece.width - 1.9, SPACE_CORNER * 0.6),
            placed=at,
            stroke=Stroke(Color(sign_on(fill), 0.28), 0.3),
        )


def _locomotive(route: str, name: str, at: Placed, fill: str | None) -> Shape:
    shade = Color(sign_on(fill or "#FFFFFF"))
    upright = Placed(at.x, at.y, (at.angle + 90.0) % 180.0 - 90.0)
    return Shape(
        id=f"{name}/locomotive", layer="routes", owner=route, path=paths.locomotive(12.0), placed=upright, fill=shade
    )


def _sign(route: str, name: str, at: Placed, glyph: str, fill: str) -> Iterator[Item]:
    """The color's sign: one of ours as a path, any other as text, in the middle of the space."""
    path = paths.sign(glyph, GLYPH)
    shade = Color(sign_on(fill), 0.92)
    if path is not None:
        yield Shape(id=f"{name}/sign", layer="routes", owner=route, path=path, placed=at, fill=shade)
    elif glyph:
        width, ascent, descent = measure(glyph, LETTER, "bold")
        middle = Placed(at.x - width / 2, at.y + (ascent - descent) / 2)
        yield Text(
            id=f"{name}/sign",
            layer="routes",
            owner=route,
            text=glyph,
            placed=middle,
            size=LETTER,
            weight="bold",
            fill=shade,
        )
