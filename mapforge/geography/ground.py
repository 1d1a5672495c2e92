"""Ground data: a GeoJSON file of coasts, lakes, borders, provinces and mountain ranges in degrees."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

GROUND_FILE = "ground.geojson"
"""The file in a map's folder."""
MOST_BYTES = 20_000_000
_AREAS = ("land", "lake")
_DEPTHS = {"LineString": 1, "MultiLineString": 2, "Polygon": 2, "MultiPolygon": 3}


class GroundError(ValueError):
    """A ground file that cannot be used; the message names the file, and the feature where there is one."""


@dataclass(frozen=True)
class Ground:
    """What lies where: areas and lines by layer, coordinates (longitude, latitude) in degrees.

    ``range`` are the crests of mountain ranges, drawn by hand; the others come from surveys.
    """

    land: shapely.MultiPolygon
    lake: shapely.MultiPolygon
    border: shapely.MultiLineString
    province: shapely.MultiLineString
    range: shapely.MultiLineString
    source: str = ""


LAYERS = tuple(field.name for field in fields(Ground) if field.name != "source")


def read(path: Path) -> Ground:
    """The ground that a GeoJSON file holds: features whose property ``layer`` names one of LAYERS.

    Raises GroundError for a file that is missing, cut off, no GeoJSON, without land, or with impossible coordinates.
    """
    whole = _json(path)
    features = whole.get("features") if isinstance(whole, dict) else None
    if not isinstance(whole, dict) or whole.get("type") != "FeatureCollection" or not isinstance(features, list):
        raise GroundError(f"The ground file {path} holds no GeoJSON FeatureCollection.")
    parts: dict[str, list[BaseGeometry]] = {layer: [] for layer in LAYERS}
    for index, feature in enumerate(features):
        try:
            layer, shapes = _feature(feature)
        except ValueError as error:
            raise GroundError(f"The ground file {path} cannot be used: feature {index} {error}.") from error
        parts[layer].extend(shapes)
    if not parts["land"]:
        raise GroundError(f'The ground file {path} has no land: no feature with "layer": "land".')
    areas = {layer: shapely.MultiPolygon(parts[layer]) for layer in _AREAS}
    lines = {layer: shapely.MultiLineString(parts[layer]) for layer in LAYERS if layer not in _AREAS}
    return Ground(**areas, **lines, source=str(whole.get("source", "")))


def write(ground: Ground, path: Path, decimals: int = 3) -> None:
    """A ground file that ``read`` reads back: one feature a layer, one part a line, rounded to ``decimals``."""
    features = []
    for layer in LAYERS:
        parts = []
        for part in _compact(getattr(ground, layer), decimals):
            rings = [part.exterior, *part.interiors] if layer in _AREAS else [part]
            points = [[_pair(x, y, decimals) for x, y in ring.coords] for ring in rings]
            parts.append(json.dumps(points if layer in _AREAS else points[0], separators=(",", ":")))
        kind = "MultiPolygon" if layer in _AREAS else "MultiLineString"
        geometry = f'{{"type":"{kind}","coordinates":[\n' + ",\n".join(parts) + "\n]}"
        features.append(f'{{"type":"Feature","properties":{{"layer":"{layer}"}},"geometry":{geometry}}}')
    head = f'{{"type":"FeatureCollection","source":{json.dumps(ground.source)},"features":[\n'
    path.write_text(head + ",\n".join(features) + "\n]}\n", encoding="utf-8")


def clipped(ground: Ground, area: BaseGeometry) -> Ground:
    """Only what lies within ``area`` (a polygon in degrees)."""
    cut = {layer: shapely.intersection(shapely.make_valid(getattr(ground, layer)), area) for layer in LAYERS}
    areas = {layer: shapely.MultiPolygon(parts_of(cut[layer], "Polygon")) for layer in _AREAS}
    lines = {
        layer: shapely.MultiLineString(parts_of(cut[layer], "LineString")) for layer in LAYERS if layer not in _AREAS
    }
    return Ground(**areas, **lines, source=ground.source)


def parts_of(shape: BaseGeometry, kind: str) -> list[Any]:
    """The simple, not empty parts of type ``Polygon`` or ``LineString`` that a geometry is made of."""
    if shape.geom_type == kind:
        return [] if shape.is_empty else [shape]
    inner = getattr(shape, "geoms", ())
    return [part for one in inner for part in parts_of(one, kind)]


def _compact(shape: BaseGeometry, decimals: int) -> list[Any]:
    """The parts on the grid of ``decimals``, lines joined where they meet; what the grid swallows is left out."""
    rounded = shapely.set_precision(shape, 10.0**-decimals)
    if shape.geom_type == "MultiLineString":
        return parts_of(shapely.line_merge(shapely.unary_union(rounded)), "LineString")
    return parts_of(rounded, "Polygon")


def _pair(x: float, y: float, decimals: int) -> list[float]:
    return [round(x, decimals) + 0.0, round(y, decimals) + 0.0]


def _json(path: Path) -> Any:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise GroundError(f"The ground file {path} is larger than {MOST_BYTES // 1_000_000} MB.")
        written = path.read_text(encoding="utf-8")
    except OSError as error:
        raise GroundError(f"The ground file {path} cannot be read: {error.strerror or error}.") from error
    except UnicodeDecodeError as error:
        raise GroundError(f"The ground file {path} is not text in UTF-8.") from error
    if not written.strip():
        raise GroundError(f"The ground file {path} is empty.")
    try:
        return json.loads(written)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}: {error.msg}"
        raise GroundError(f"The ground file {path} is not JSON, or cut off, at {where}.") from error
    except (RecursionError, ValueError) as error:
        raise GroundError(f"The ground file {path} is not JSON that can be used: {error}.") from error


def _feature(feature: Any) -> tuple[str, list[BaseGeometry]]:
    """Layer and simple shapes of one feature; a ValueError completes the sentence that starts with "feature 3"."""
    if not isinstance(feature, dict) or not isinstance(feature.get("properties"), dict):
        raise ValueError("is no GeoJSON feature with properties")
    layer = feature["properties"].get("layer")
    if layer not in LAYERS:
        raise ValueError(f"has a layer {layer!r}; known are {', '.join(LAYERS)}")
    geometry = feature.get("geometry")
    geometry = geometry if isinstance(geometry, dict) else {}
    kind = geometry.get("type")
    fitting = [name for name in _DEPTHS if name.endswith("Polygon" if layer in _AREAS else "LineString")]
    if kind not in fitting:
        raise ValueError(f"has a geometry {kind!r}; the layer {layer} takes {' or '.join(fitting)}")
    return layer, list(_shapes(geometry.get("coordinates"), kind))


def _shapes(coordinates: Any, kind: str) -> Iterator[BaseGeometry]:
    for part in coordinates if kind.startswith("Multi") and isinstance(coordinates, list) else [coordinates]:
        if kind.endswith("LineString"):
            yield shapely.LineString(_points(part, 2))
        elif isinstance(part, list) and part:
            shell, *holes = [_points(ring, 4) for ring in part]
            yield from parts_of(shapely.make_valid(shapely.Polygon(shell, holes)), "Polygon")
        else:
            raise ValueError("has a polygon without rings")


def _points(listed: Any, fewest: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    try:
        points = np.array(listed, dtype=np.float64)
    except (TypeError, ValueError) as error:
        raise ValueError("has coordinates that are no list of number pairs") from error
    if points.ndim != 2 or points.shape[1] not in (2, 3) or len(points) < fewest:
        raise ValueError(f"has coordinates that are no list of at least {fewest} number pairs")
    points = points[:, :2]
    if not np.isfinite(points).all():
        raise ValueError("has a coordinate that is no number")
    if (np.abs(points) > (180.0, 90.0)).any():
        raise ValueError("has a coordinate beyond 180 degrees of longitude or 90 of latitude")
    return points
