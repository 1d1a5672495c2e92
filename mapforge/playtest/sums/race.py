"""The race on the score track: who leads after each claim, and how far the later winner is behind.

Who draws level does not lead yet. Of several winners the best placed counts.
"""

from mapforge.engine.records import Map, Table
from mapforge.playtest.records import Course, DealSums
from mapforge.playtest.sums.claims import seat_of, track_of, turn_of
from mapforge.playtest.sums.figures import BEHIND, DEFICIT, LAST_CHANGE, LEAD_CHANGES, LEADER_WINS, WHOLE


def follow_race(m: Map, t: Table, g: Course, deal: DealSums) -> None:
    """Go through the claims, turn by turn, and add what the race was like."""
    for seat in range(t.players):
        g.points[seat] = 0
    late_turn = (3 * t.turns + 3) // 4
    leader = -1
    late_leader = -1
    top = -1  # the leader's points
    best = 0  # those of the winner
    since = 0
    behind = 0
    deficit = 0
    last_change = 0
    for index in range(g.claims):
        claim = g.claim[index]
        turn = turn_of(claim)
        if top > best:
            behind += turn - since
            deficit = max(deficit, top - best)
        since = turn
        seat = seat_of(claim)
        points = g.points[seat] + m.track_points[track_of(claim)]
        g.points[seat] = points
        if g.share[seat] > 0:
            best = max(best, points)
        if points > top:
            top = points
            if leader >= 0 and leader != seat:
                last_change = turn
                deal.figure[LEAD_CHANGES] += 1
            leader = seat
        if turn < late_turn:
            late_leader = leader
    if top > best:
        behind += t.turns - since
        deficit = max(deficit, top - best)
    end_race(t, g, deal, late_leader, behind, deficit, last_change)


def end_race(
    t: Table, g: Course, deal: DealSums, late_leader: int, behind: int, deficit: int, last_change: int
) -> None:
    """Add it up; turns as parts of the game."""
    turns = max(1, t.turns)
    deal.figure[LAST_CHANGE] += WHOLE * last_change // turns
    deal.figure[BEHIND] += WHOLE * behind // turns
    deal.figure[DEFICIT] += deficit
    for figure in (LEAD_CHANGES, LAST_CHANGE, BEHIND, DEFICIT):
        deal.chances[figure] += 1
    if late_leader >= 0:
        deal.figure[LEADER_WINS] += g.share[late_leader]
        deal.chances[LEADER_WINS] += 1
