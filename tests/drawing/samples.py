"""A display list with an item of every kind, for all that draws one."""

import math
from collections.abc import Callable
from pathlib import Path as File

from mapforge.drawing.display import Color, DisplayList, Item, Path, Picture, Placed, Shape, Stroke, Text
from tests.drawing import pictures

DOT = 0.254
"""A pixel at 100 dpi, in mm. Upright pictures lie on whole ones, as pdftoppm stretches them to such (others do not)."""
NAMES = ("Zürich & Köln", "دمشق (سوريا) 12", "ירושלים (א) - עיר", "Θεσσαλονίκη ★→ Йошкар", "ABC (دمشق) x", "العربية!")


def rectangle(width: float, height: float) -> Path:
    """One round its own middle."""
    x, y = width / 2, height / 2
    return (("M", -x, -y), ("L", x, -y), ("L", x, y), ("L", -x, y), ("Z",))


def folder(where: File) -> Callable[[str], File | None]:
    """Write the sample's pictures; what finds them."""
    (where / "plain.png").write_bytes(pictures.packed("png"))
    (where / "turned.webp").write_bytes(pictures.packed("webp", lossless=True))
    (where / "photo.jpg").write_bytes(pictures.packed("jpeg", orientation=6, quality=95))
    return lambda name: where / name if (where / name).exists() else None


def sample() -> DisplayList:
    """Shapes filled, dashed, turned; names of several scripts, turned; pictures turned, cropped, thin."""
    ink, paper = Color("#141414"), Color("#fffdf5")
    ground: list[Item] = [
        Shape(id="paper", layer="background", path=_board(474 * DOT, 354 * DOT), fill=Color("#d8e4ec")),
        Picture(
            id="plain",
            layer="background",
            file="plain.png",
            placed=Placed(16 * DOT, 16 * DOT),
            size=(160 * DOT, 120 * DOT),
        ),
        Picture(id="gone", layer="background", file="gone.png", placed=Placed(0, 0), size=(120, 90)),
        Picture(
            id="turned",
            layer="background",
            file="turned.webp",
            placed=Placed(64, 8, 30),
            size=(30, 20),
            opacity=0.6,
            crop=(0.25, 0.1, 0.5, 0.6),
        ),
        Picture(
            id="photo",
            layer="background",
            file="photo.jpg",
            placed=Placed(396 * DOT, 12 * DOT),
            size=(60 * DOT, 80 * DOT),
        ),
    ]
    spaces = [
        Shape(
            id=f"a--b/{number}",
            layer="routes",
            owner="a--b",
            path=rectangle(25, 8),
            placed=Placed(16 + 22 * number, 48 - 3 * number, -8.5),
            fill=Color("#c01020", 0.8),
            stroke=Stroke(ink, 0.5),
        )
        for number in range(5)
    ]
    dashes = Stroke(Color("#0040a0", 0.7), 1.2, (4, 3, 1))
    wave: Path = (("M", 5, 80), ("C", 30, 65, 60, 95, 115, 72))
    drop: Path = (("M", 95, 58), ("Q", 112, 58, 112, 68), ("Q", 112, 80, 95, 80), ("Q", 85, 80, 85, 70), ("Z",))
    city = Shape(id="a", layer="cities", owner="a", path=drop, fill=paper, stroke=Stroke(ink, 1))
    names = [
        Text(
            id=f"name/{number}",
            layer="names",
            owner=f"city-{number}",
            text=text,
            placed=Placed(6 + 52 * (number % 2), 62 + number * 4.4, (number - 2) * 4.0),
            size=5.5,
            weight="bold" if number % 2 else "medium",
            fill=ink,
            halo=Stroke(paper, 1.2) if number < 4 else None,
        )
        for number, text in enumerate(NAMES)
    ]
    ferry = Shape(id="wave", layer="routes", owner="b--c", path=wave, stroke=dashes)
    return DisplayList("All <kinds> & more", 474 * DOT, 354 * DOT, (*ground, *spaces, ferry, city, *names))


def corners(placed: Placed, width: float, height: float) -> list[tuple[float, float]]:
    """Where a turned rectangle's corners lie on the board."""
    turn = math.radians(placed.angle)
    signs = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
    return [
        (
            placed.x + x * width * math.cos(turn) - y * height * math.sin(turn),
            placed.y + x * width * math.sin(turn) + y * height * math.cos(turn),
        )
        for x, y in signs
    ]


def _board(width: float, height: float) -> Path:
    return (("M", 0, 0), ("L", width, 0), ("L", width, height), ("L", 0, height), ("Z",))
