"""Pairs: cases x out of chances y, each with five sums over deals."""

from typing import Final

PAIR: Final = 5


def add_pair(pairs: list[int], index: int, x: int, y: int) -> None:
    """Add a deal's x and y: to the sums of x, y, x², xy, y²."""
    base = index * PAIR
    pairs[base] += x
    pairs[base + 1] += y
    pairs[base + 2] += x * x
    pairs[base + 3] += x * y
    pairs[base + 4] += y * y
