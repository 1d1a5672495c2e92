"""The projection of a board: degrees to mm such that every city falls on its place.

First a flat map (equirectangular at the middle latitude, then the affine map that brings the cities closest to their
places), then what is left over as a bend. One thin-plate spline would do for the shipped boards, but it may fold the
map over itself when two near cities are pulled apart crosswise. So the cities walk to their places in a few equal
steps, with a spline for each: small bends do not fold, nor does one after the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from mapforge.model import City

Points = NDArray[np.float64]
STEPS = 4
_SAMPLE = 5.0
"""How finely ``least_stretch`` looks, in mm."""
_BLOCK = 2048


class WarpError(ValueError):
    """Cities that no projection can be made from; the message says why."""


@dataclass(frozen=True, eq=False)
class Warp:
    """A map from (longitude, latitude) in degrees to board positions in mm, y down.

    ``flat`` (3, 2) is the affine part on degrees scaled by ``squeeze`` in longitude; ``bends`` are the splines that
    follow, each as its nodes (n, 2) in mm and its weights (n + 3, 2).
    """

    squeeze: float
    flat: Points
    bends: tuple[tuple[Points, Points], ...]

    def __call__(self, degrees: Points) -> Points:
        """Positions (n, 2) in mm of places (n, 2) in degrees."""
        return self.bend(self.plane(degrees))

    def plane(self, degrees: Points) -> Points:
        """Places (n, 2) in degrees on the flat map, in mm: near to where they fall on the board."""
        return _affine(degrees * (self.squeeze, 1.0)) @ self.flat

    def degrees(self, plane: Points) -> Points:
        """The inverse of ``plane``."""
        back: Points = (plane - self.flat[2]) @ np.linalg.inv(self.flat[:2]) / (self.squeeze, 1.0)
        return back

    def bend(self, plane: Points) -> Points:
        """Positions (n, 2) on the flat map moved to where they fall on the board, both in mm."""
        if not len(plane):
            return plane
        # equal points once: matrix products differ in the last digit from row to row, and rings must stay closed
        moved, back = np.unique(plane, axis=0, return_inverse=True)
        for nodes, weights in self.bends:
            # in blocks: the kernel of a whole map at once would leave the processor's cache
            blocks = [moved[start : start + _BLOCK] for start in range(0, len(moved), _BLOCK)]
            moved = np.concatenate([block + _basis(block, nodes) @ weights for block in blocks])
        return moved[back.reshape(-1)]

    def least_stretch(self, width: float, height: float) -> float:
        """The smallest factor by which an area of the flat map grows anywhere on a board of this size in mm.

        At zero or below the map folds over itself. Sampled every 5 mm; only the affine part may mirror.
        """
        grid = np.stack(
            np.meshgrid(np.arange(-width / 2, width * 1.5, _SAMPLE), np.arange(-height / 2, height * 1.5, _SAMPLE)), -1
        )
        at = self.bend(grid.reshape(-1, 2)).reshape(grid.shape)
        along, down = (at[:-1, 1:] - at[:-1, :-1]) / _SAMPLE, (at[1:, :-1] - at[:-1, :-1]) / _SAMPLE
        growth = along[..., 0] * down[..., 1] - along[..., 1] * down[..., 0]
        x, y = at[:-1, :-1, 0], at[:-1, :-1, 1]
        return float(growth[(x >= 0) & (x <= width) & (y >= 0) & (y <= height)].min())


def fit(cities: Sequence[City]) -> Warp:
    """The projection that takes each city's ``geo`` to its ``at``; cities without ``geo`` are passed over.

    Raises WarpError for fewer than four cities, cities on one line, and two of one place that stand apart.
    """
    placed = {city.geo: city for city in cities if city.geo is not None}
    for city in cities:
        if city.geo is not None and placed[city.geo].at != city.at:
            raise WarpError(f"{city.id} and {placed[city.geo].id} have one latitude and longitude but stand apart.")
    if len(placed) < 4:
        raise WarpError(
            f"A map behind the board needs four cities with latitude and longitude; there are {len(placed)}."
        )
    degrees = np.array([(longitude, latitude) for latitude, longitude in placed])
    at = np.array([city.at for city in placed.values()])
    squeeze = float(np.cos(np.radians(degrees[:, 1].mean())))
    flat, _, rank, _ = np.linalg.lstsq(_affine(degrees * (squeeze, 1.0)), at, rcond=1e-6)
    if rank < 3 or abs(np.linalg.det(flat[:2])) < 1e-9:
        raise WarpError("The cities with latitude and longitude stand on one line.")
    warp = Warp(squeeze, flat, ())
    start = warp.plane(degrees)
    walk = [start + (at - start) * step / STEPS for step in range(STEPS + 1)]
    return Warp(squeeze, flat, tuple((here, _spline(here, there)) for here, there in pairwise(walk)))


def _affine(points: Points) -> Points:
    return np.column_stack([points, np.ones(len(points))])


def _basis(points: Points, nodes: Points) -> Points:
    """The thin-plate kernel of each point to each node, and the affine terms: (n, nodes + 3)."""
    square = (points[:, None, 0] - nodes[:, 0]) ** 2 + (points[:, None, 1] - nodes[:, 1]) ** 2
    kernel = square * np.log(np.maximum(square, 1e-12))
    return np.concatenate([kernel, _affine(points)], axis=1)


def _spline(here: Points, there: Points) -> Points:
    """Weights of the thin-plate spline that moves each node from ``here`` by ``there - here``."""
    count = len(here)
    system = np.zeros((count + 3, count + 3))
    system[:count] = _basis(here, here)
    system[count:, :count] = _affine(here).T
    moves = np.concatenate([there - here, np.zeros((3, 2))])
    try:
        weights: Points = np.linalg.solve(system, moves)
    except np.linalg.LinAlgError as error:
        raise WarpError("Two cities come to stand on one another on the way to their places.") from error
    return weights
