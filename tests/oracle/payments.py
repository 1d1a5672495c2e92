"""What may be paid for what: cards of one color and locomotives, in any split that a hand holds."""

from collections import Counter
from collections.abc import Iterable, Iterator

from tests.oracle.board import GREY, LOCO, Cards, Line, Map


def splits(hand: Cards, count: int, colors: Iterable[str], least_locos: int, locos: bool) -> Iterator[Cards]:
    """Every payment of ``count`` cards: n of one of the colors and m locomotives, m at least ``least_locos``.

    Locomotives alone are one payment, without a color.
    """
    most_locos = min(count, hand[LOCO]) if locos else 0
    for number in range(least_locos, most_locos + 1):
        if number == count:
            yield Counter({LOCO: count} if count else {})
            continue
        for color in colors:
            if hand[color] >= count - number:
                yield Counter({color: count - number, LOCO: number} if number else {color: count})


def locos_allowed(board: Map, line: Line) -> bool:
    """Locomotives may be played on this track."""
    return board.rules.locomotive_use == "any-route" or line.tunnel


def for_track(board: Map, line: Line, hand: Cards) -> Iterator[Cards]:
    """What a hand can pay for a track, extra cards of a tunnel not counted."""
    colors = board.colors if line.color == GREY else (line.color,)
    yield from splits(hand, line.length, colors, line.ferry, locos_allowed(board, line))


def for_extra(hand: Cards, color: str | None, extra: int) -> Iterator[Cards]:
    """What a hand can pay for a tunnel's extra cards: the color laid or locomotives; without a color, those alone."""
    yield from splits(hand, extra, () if color is None else (color,), 0, locos=True)


def for_station(board: Map, hand: Cards, already: int) -> Iterator[Cards]:
    """What a hand can pay for its next station when it has placed ``already``."""
    stations = board.rules.stations
    if stations is not None and already < stations.count:
        yield from splits(hand, stations.costs[already], board.colors, 0, locos=True)
