"""The oracle's longest path against trying every order of tracks."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from tests.oracle.board import Line
from tests.oracle.trail import longest

CITIES = "abcd"
ends = st.tuples(st.sampled_from(CITIES), st.sampled_from(CITIES)).filter(lambda pair: pair[0] != pair[1])
networks = st.lists(st.tuples(ends, st.integers(1, 6)), max_size=6)


def by_every_order(lines: list[Line]) -> int:
    """The longest trail, by walking the tracks in every order until one does not fit."""
    best = 0
    for order in permutations(lines):
        for start in CITIES:
            here, walked = start, 0
            for line in order:
                if here not in line.ends:
                    break
                here = line.ends[1] if here == line.ends[0] else line.ends[0]
                walked += line.length
            best = max(best, walked)
    return best


@given(networks)
def test_no_trail_is_longer_and_one_is_as_long(drawn: list[tuple[tuple[str, str], int]]) -> None:
    """Giving up early, by parity, never loses the longest path."""
    lines = [
        Line(f"{number}/1", str(number), pair, "red", length, tunnel=False, ferry=0)
        for number, (pair, length) in enumerate(drawn)
    ]
    assert longest(lines, frozenset()) == by_every_order(lines)


def test_a_border_spot_is_an_end() -> None:
    """Two tracks that meet in a border spot are two paths."""
    lines = [
        Line("1/1", "1", ("a", "spot"), "red", 2, tunnel=False, ferry=0),
        Line("2/1", "2", ("spot", "b"), "red", 3, tunnel=False, ferry=0),
    ]
    assert longest(lines, frozenset(["spot"])) == 3
    assert longest(lines, frozenset()) == 5
