"""The final account: routes, tickets, stations, bonuses, and who ranks where."""

from typing import Final

from mapforge.engine.core.lending import count_tickets
from mapforge.engine.core.trails import longest_trail
from mapforge.engine.records import Hand, Map, Pad, Table

COMPLETED_TICKETS: Final = 1
LONGEST_PATH_BONUS: Final = 2
LONGEST_PATH_LENGTH: Final = 3
FEWEST_STATIONS: Final = 4


def settle_account(m: Map, t: Table, hands: list[Hand], pad: Pad) -> None:
    """Leave on the pad what every player has in the end, part by part, and the ranks."""
    for seat in range(t.players):
        settle_seat(m, t, hands[seat], seat, pad)
    settle_ranks(m, t, pad)


def settle_seat(m: Map, t: Table, hand: Hand, seat: int, pad: Pad) -> None:
    """Leave on the pad what is one player's alone: tickets, what stations lend for them, the longest path."""
    count_tickets(m, t, hand, seat, pad)
    pad.longest[seat] = longest_trail(m, t, seat, pad)
    pad.longest_proven[seat] = pad.proven


def settle_ranks(m: Map, t: Table, pad: Pad) -> None:
    """Leave on the pad what comes from comparing players: bonuses, totals, ranks."""
    give_bonus(t, pad.longest, pad.longest_bonus, m.longest_path)
    give_bonus(t, pad.completed, pad.globetrotter_bonus, m.globetrotter)
    for seat in range(t.players):
        pad.total[seat] = (
            t.points[seat]
            + pad.ticket_points[seat]
            + t.stations[seat] * m.station_points
            + pad.longest_bonus[seat]
            + pad.globetrotter_bonus[seat]
        )
    for seat in range(t.players):
        pad.rank[seat] = 1
        for other in range(t.players):
            if ahead(m, t, pad, other, seat):
                pad.rank[seat] += 1


def give_bonus(t: Table, measure: list[int], bonus: list[int], points: int) -> None:
    """The whole bonus to everybody who has the most; nobody has any: to everybody."""
    most = 0
    for seat in range(t.players):
        most = max(most, measure[seat])
    for seat in range(t.players):
        bonus[seat] = points if measure[seat] == most else 0


def ahead(m: Map, t: Table, pad: Pad, one: int, other: int) -> bool:
    """One player ranks before another: by total, then by the tie-breaks in order."""
    if pad.total[one] != pad.total[other]:
        return pad.total[one] > pad.total[other]
    for index in range(m.tie_breaks):
        mine = tie_value(m, t, pad, m.tie_break[index], one)
        theirs = tie_value(m, t, pad, m.tie_break[index], other)
        if mine != theirs:
            return mine > theirs
    return False


def tie_value(m: Map, t: Table, pad: Pad, way: int, seat: int) -> int:
    """What a player has in one way to break a tie; more is better."""
    if way == COMPLETED_TICKETS:
        return pad.completed[seat]
    if way == LONGEST_PATH_BONUS:
        return pad.longest_bonus[seat]
    if way == LONGEST_PATH_LENGTH:
        return pad.longest[seat]
    return t.stations[seat] - m.stations
