"""Problems marked on the board: by shape and color, so that neither alone has to be seen."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from mapforge.drawing import paths
from mapforge.drawing.display import Color, Item, Path, Placed, Shape, Stroke, Text
from mapforge.drawing.style import WHITE
from mapforge.geometry.text import measure

RED, AMBER, BLUE = "#C1121F", "#B25F00", "#14508C"
SIZE = 3.6


class Flag(Struct, frozen=True):
    """A problem to mark: how bad it is (error, warning or info), its code, and its position in mm."""

    severity: str
    code: str
    at: tuple[float, float]


_LOOKS: dict[str, tuple[str, Path]] = {
    "error": (RED, paths.regular(8, 9.5, 22.5)),
    "warning": (AMBER, paths.regular(3, 11.5)),
    "info": (BLUE, paths.circle(9.0)),
}


def draw_problems(flags: Iterable[Flag]) -> Iterator[Item]:
    """A ring at each place (octagon, triangle or circle), the codes found there beneath it."""
    places: dict[tuple[float, float], list[Flag]] = {}
    for flag in flags:
        places.setdefault(flag.at, []).append(flag)
    for number, ((x, y), there) in enumerate(places.items(), 1):
        worst = min(there, key=lambda flag: list(_LOOKS).index(flag.severity))
        shade, ring = _LOOKS[worst.severity]
        yield Shape(
            id=f"problem/{number}",
            layer="problems",
            path=ring,
            placed=Placed(x, y),
            fill=Color(shade, 0.18),
            stroke=Stroke(Color(shade), 1.4),
        )
        for line, code in enumerate(dict.fromkeys(flag.code for flag in there)):
            width = measure(code, SIZE, "bold").width
            yield Text(
                id=f"problem/{number}/{code}",
                layer="problems",
                text=code,
                placed=Placed(x - width / 2, y + 13.5 + line * SIZE * 1.2),
                size=SIZE,
                weight="bold",
                fill=Color(shade),
                halo=Stroke(Color(WHITE, 0.9), 1.4),
            )
