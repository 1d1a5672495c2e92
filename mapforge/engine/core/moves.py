"""A move as one number: its kind, what it is about, and what is paid.

The target is a track, a city, an open card's color, or one bit for each ticket kept.
"""


def packed(kind: int, target: int, color: int, cards: int, locomotives: int) -> int:
    """The number of a move; color -1 for none."""
    return (((kind * 0x1000000 + target) * 64 + color + 1) * 256 + cards) * 256 + locomotives


def kind_of(move: int) -> int:
    """Its kind, a word of ``words``."""
    return move >> 46


def target_of(move: int) -> int:
    """Its track, city, color or tickets."""
    return (move >> 22) & 0xFFFFFF


def color_of(move: int) -> int:
    """The color paid, -1 for none."""
    return ((move >> 16) & 63) - 1


def cards_of(move: int) -> int:
    """Cards of that color paid."""
    return (move >> 8) & 255


def locomotives_of(move: int) -> int:
    """Locomotives paid."""
    return move & 255
