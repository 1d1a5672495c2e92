"""Intervals hold what they promise: 95 %, on deals made up with known odds; p values and discoveries by hand."""

import math
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.playtest import intervals
from mapforge.playtest.intervals import Estimate
from tests.playtest import coverage


@pytest.mark.parametrize("case", coverage.CASES, ids=lambda case: case.name)
def test_intervals_of_95_percent_hold_the_truth_in_94_to_96_of_100(case: coverage.Case) -> None:
    """On synthetic deals with a known truth; ``python -m tests.playtest.coverage`` does it with many more."""
    assert 0.94 <= coverage.covered(case, 4000, seed=8) <= 0.96


def test_wilson_by_hand() -> None:
    """As in the textbook: 10 of 100, none of 50, and nothing known of no game."""
    assert intervals.wilson(0.1, 100) == pytest.approx((0.05523, 0.17437), abs=1e-5)
    assert intervals.wilson(0.0, 50) == pytest.approx((0.0, 0.07135), abs=1e-5)
    assert intervals.wilson(0.5, 0) == (0.0, 1.0)


def test_half_widths_that_designers_are_told() -> None:
    """Wilson's at a quarter: 100 games 8.4 points, 500 3.8, 1,000 2.7, 2,000 1.9, 10,000 0.85."""
    for games, half in ((100, 8.4), (500, 3.8), (1000, 2.7), (2000, 1.9), (10000, 0.85)):
        low, high = intervals.wilson(0.25, games)
        assert 50 * (high - low) == pytest.approx(half, abs=0.05)


def test_one_deal_tells_no_error() -> None:
    """Its interval is everything."""
    assert intervals.by_deal(1, 3, 9) == Estimate(3.0, -math.inf, math.inf, None, 1)
    assert intervals.share(intervals.Pairs(1, 3, 4, 9, 12, 16))[1:3] == (0.0, 1.0)
    assert intervals.share(intervals.Pairs(9, 0, 0, 0, 0, 0)) == Estimate(0.0, 0.0, 1.0, None, 9)


@given(st.lists(st.integers(-30, 30), min_size=2, max_size=30), st.integers(1, 9))
def test_mean_and_error_are_those_of_the_numbers(values: list[int], parts: int) -> None:
    """From the sums alone, as the textbook has it from all values."""
    told = intervals.by_deal(len(values), sum(values), sum(value * value for value in values), parts)
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    assert told.mean == pytest.approx(mean / parts)
    assert told.error == pytest.approx(math.sqrt(spread / len(values)) / parts, abs=1e-9)


@given(st.floats(-6, 6), st.integers(1, 12))
def test_tails(z: float, freedom: int) -> None:
    """The normal tail is the standard library's; a chi-square tail of 2 degrees is an exponential, of 1 two normals."""
    assert intervals.normal_tail(z) == pytest.approx(1 - NormalDist().cdf(z), abs=1e-12)
    assert intervals.chi_square_tail(z * z, 1) == pytest.approx(2 * intervals.normal_tail(abs(z)), abs=1e-12)
    assert intervals.chi_square_tail(z * z, 2) == pytest.approx(math.exp(-z * z / 2), abs=1e-12)
    assert intervals.chi_square_tail(z * z, freedom) <= intervals.chi_square_tail(z * z, freedom + 1) + 1e-12


def test_chi_square_limits_of_the_tables() -> None:
    """Five percent lie beyond 3.841, 7.815 and 18.307 at 1, 3 and 10 degrees."""
    for limit, freedom in ((3.8415, 1), (7.8147, 3), (18.307, 10)):
        assert intervals.chi_square_tail(limit, freedom) == pytest.approx(0.05, abs=1e-4)


def test_discoveries_by_hand() -> None:
    """The example of Benjamini and Hochberg's paper: of 15 p values the first four stand out."""
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528]
    chances += [0.759, 1.0]
    assert intervals.discoveries(chances) == [True] * 4 + [False] * 11
    assert intervals.discoveries([]) == []
    assert intervals.discoveries([0.0, 1.0]) == [True, False]


def test_p_values_move_with_the_distance() -> None:
    """A share well under its limit is surprising, one over it is not; a mean within the margin is not."""
    assert intervals.below(0.1, 0.2, 200) < 0.001 < 0.5 < intervals.below(0.25, 0.2, 200)
    assert intervals.above(0.95, 0.9, 200) < 0.02 < 0.5 < intervals.above(0.85, 0.9, 200)
    assert intervals.below(0.1, 0.2, 0) == 1.0
    far = Estimate(0.06, 0.04, 0.08, 0.01, 100)
    assert intervals.beyond(far, 0.02) < 0.001 < 0.9 < intervals.beyond(far, 0.08)
    assert intervals.beyond(far._replace(error=None), 0.0) == 1.0
    assert intervals.beyond(far._replace(error=0.0), 0.02) == 0.0


def test_a_difference_is_less_sure_than_both() -> None:
    """Errors of independent deals add by their squares."""
    one, other = Estimate(0.3, 0.2, 0.4, 0.03, 50), Estimate(0.2, 0.1, 0.3, 0.04, 60)
    told = intervals.difference(one, other)
    assert [told.mean, told.error, told.deals] == pytest.approx([0.1, 0.05, 50])
    assert intervals.difference(one, other._replace(error=None)).error is None
