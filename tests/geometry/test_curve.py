"""A route's line is smooth, passes what it is told to pass, and does nothing wild in between."""

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.geometry.curve import Floats, center_line, curves, waypoints
from tests.geometry.boards import anywhere, on_board

few_points = st.lists(on_board, min_size=2, max_size=5)
Point = tuple[float, float]


def pieces(line: list[Point], step: float = 1.0) -> list[Floats]:
    """The curve's points between each two neighbouring waypoints, both included."""
    points = curves([line], step).points
    cuts, at = [0], 0
    for through in line[1:-1]:
        at += int(np.argmin(np.hypot(*(points[at:] - through).T)))
        cuts.append(at)
    cuts.append(len(points) - 1)
    return [points[start : end + 1] for start, end in itertools.pairwise(cuts)]


@given(on_board, on_board)
def test_without_via_it_is_straight(start: Point, end: Point) -> None:
    """Every point lies on the chord, in order."""
    points = center_line(start, [], end)
    shares = np.linspace(0, 1, len(points))[:, None]
    assert points == pytest.approx(np.array(start) * (1 - shares) + np.array(end) * shares, abs=1e-9)


@given(few_points)
def test_it_passes_its_points(through: list[Point]) -> None:
    """It begins and ends at the cities' centres and meets every via point that waypoints keeps."""
    line = waypoints(through[0], through[1:-1], through[-1])
    points = curves([line]).points
    assert points[0] == pytest.approx(line[0], abs=1e-9)
    assert points[-1] == pytest.approx(line[-1], abs=1e-9)
    for at in line:
        assert np.hypot(*(points - at).T).min() < 1e-9


@given(few_points)
def test_it_does_not_overshoot(through: list[Point]) -> None:
    """Between two points it stays within half their distance of the straight line between them."""
    line = waypoints(through[0], through[1:-1], through[-1])
    for start, end, piece in zip(line[:-1], line[1:], pieces(line), strict=True):
        chord = np.subtract(end, start)
        length = math.hypot(*chord)
        share = np.clip((piece - start) @ chord / max(length**2, 1e-30), 0, 1)[:, None]
        assert np.hypot(*(piece - start - share * chord).T).max() <= length / 2 + 1e-6


@given(st.lists(on_board, min_size=4, max_size=4))
def test_inner_pieces_are_centripetal_catmull_rom(through: list[Point]) -> None:
    """Between the second and third of four points it is the curve of Barry and Goldman's pyramid, alpha 1/2."""
    line = waypoints(through[0], through[1:-1], through[-1])
    if len(line) < 4:
        return
    p = [np.array(at) for at in line]
    knots = np.concatenate([[0], np.cumsum([math.sqrt(math.dist(a, b)) for a, b in itertools.pairwise(line)])])

    def mix(a: Floats, b: Floats, low: float, high: float, at: float) -> Floats:
        return ((high - at) * a + (at - low) * b) / (high - low)

    inner = pieces(line)[1]
    for number in range(0, len(inner), 7):
        at = knots[1] + (knots[2] - knots[1]) * number / (len(inner) - 1)
        one = [mix(p[i], p[i + 1], knots[i], knots[i + 1], at) for i in range(3)]
        two = [mix(one[i], one[i + 1], knots[i], knots[i + 2], at) for i in range(2)]
        assert inner[number] == pytest.approx(mix(two[0], two[1], knots[1], knots[2], at), abs=1e-6)


@given(few_points)
def test_it_has_no_corners(through: list[Point]) -> None:
    """Direction is continuous: where the given directions say so, the points follow them."""
    line = waypoints(through[0], through[1:-1], through[-1])
    if math.dist(line[0], line[-1]) < 1 and len(line) < 4:
        return
    fine = curves([line], 0.02)
    steps = np.diff(fine.points, axis=0)
    size = np.hypot(*steps.T)
    moving = size > 1e-4
    turned = np.abs(np.sum(steps[moving] * fine.tangents[:-1][moving], axis=1) / size[moving])
    sharp = np.sum(fine.tangents[:-1][moving] * fine.tangents[1:][moving], axis=1)
    assert np.all((turned > 0.99) | (sharp < 0.99))


@given(st.lists(st.lists(anywhere, min_size=2, max_size=5), min_size=1, max_size=5), st.data())
def test_bad_via_points_do_no_harm(lines: list[list[Point]], data: st.DataObject) -> None:
    """Repeated points, points on a city and points far off the board: finite points, unit directions."""
    whole = []
    for line in lines:
        via = [at for at in line[1:-1] for _ in range(data.draw(st.integers(1, 3)))]
        via += data.draw(st.lists(st.sampled_from(line), max_size=2))
        whole.append(waypoints(line[0], via, line[-1]))
    flat = curves(whole)
    assert np.isfinite(flat.points).all()
    assert np.hypot(*flat.tangents.T) == pytest.approx(1)
    assert flat.counts.sum() == len(flat.points)


@given(st.lists(few_points, min_size=1, max_size=4))
def test_many_at_once_are_each_alone(lines: list[list[Point]]) -> None:
    """Curves made together are those made one by one."""
    together = curves(lines)
    ends = np.cumsum(together.counts)
    for line, start, end in zip(lines, ends - together.counts, ends, strict=True):
        assert np.array_equal(together.points[start:end], curves([line]).points)


def test_no_lines_no_curves() -> None:
    """Nothing in, nothing out."""
    assert len(curves([]).points) == 0
