"""What the art is made of: named areas and lines in mm."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from mapforge.geography.ground import parts_of

Points = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Shape:
    """An area (``closed``, filled by the even-odd rule) or lines, each of ``parts`` an array (n, 2) in mm.

    How a ``style`` looks is for whoever paints it.
    """

    style: str
    closed: bool
    parts: tuple[Points, ...]


def area(style: str, shape: BaseGeometry) -> Shape:
    """A filled area; holes are rings like others."""
    rings = [ring for part in parts_of(shape, "Polygon") for ring in (part.exterior, *part.interiors)]
    return Shape(style, True, tuple(_frozen(ring.coords) for ring in rings))


def lines(style: str, shape: BaseGeometry) -> Shape:
    """Lines; of an area, its outline."""
    outline = shape.boundary if "Polygon" in shape.geom_type else shape
    found = [*parts_of(outline, "LineString"), *parts_of(outline, "LinearRing")]
    return Shape(style, False, tuple(_frozen(line.coords) for line in found))


def _frozen(coordinates: Any) -> Points:
    points = np.array(coordinates, dtype=np.float64)[:, :2]
    points.flags.writeable = False
    return points
