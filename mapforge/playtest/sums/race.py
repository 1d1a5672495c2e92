"""The race on the score track: who leads after each claim, and how far the later winner is behind.

Who draws level does not lead yet. Of several winners the best placed counts.
"""

from mapforge.engine.records import Table
from mapforge.playtest.records import Course, DealSums
from mapforge.playtest.sums.figures import BEHIND, DEFICIT, LAST_CHANGE, LEAD_CHANGES, LEADER_WINS, WHOLE


def begin_race(t: Table, g: Course) -> None:
    """Nobody has a point."""
    for seat in range(t.players):
        g.points[seat] = 0
        g.seat_claims[seat] = 0
    g.leader = -1
    g.late_leader = -1
    g.winner_points = 0
    g.since = 0
    g.behind = 0
    g.deficit = 0
    g.last_change = 0


def follow_race(t: Table, g: Course, deal: DealSums, seat: int, turn: int, points: int) -> None:
    """A claim of a seat and what it brings."""
    run_until(g, turn)
    g.seat_claims[seat] += 1
    g.points[seat] += points
    if g.share[seat] > 0:
        g.winner_points = max(g.winner_points, g.points[seat])
    if g.leader < 0:
        g.leader = seat
    elif g.points[seat] > g.points[g.leader] and seat != g.leader:
        g.leader = seat
        g.last_change = turn
        deal.figure[LEAD_CHANGES] += 1
    if 4 * turn < 3 * t.turns:
        g.late_leader = g.leader


def run_until(g: Course, turn: int) -> None:
    """Nothing changed until this turn: so long the winner was behind, if it was."""
    if g.leader >= 0:
        gap = g.points[g.leader] - g.winner_points
        if gap > 0:
            g.behind += turn - g.since
            g.deficit = max(g.deficit, gap)
    g.since = turn


def end_race(t: Table, g: Course, deal: DealSums) -> None:
    """Add what the race was like."""
    run_until(g, t.turns)
    turns = max(1, t.turns)
    deal.figure[LAST_CHANGE] += WHOLE * g.last_change // turns
    deal.figure[BEHIND] += WHOLE * g.behind // turns
    deal.figure[DEFICIT] += g.deficit
    for figure in (LEAD_CHANGES, LAST_CHANGE, BEHIND, DEFICIT):
        deal.chances[figure] += 1
    if g.late_leader >= 0:
        deal.figure[LEADER_WINS] += g.share[g.late_leader]
        deal.chances[LEADER_WINS] += 1
