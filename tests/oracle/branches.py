"""Every branch of every rule by name, and counting those that a position meets without a move."""

from tests.oracle import legal, payments
from tests.oracle.board import LOCO
from tests.oracle.state import TURN, State

BRANCHES = (
    "start: all kept",
    "start: some returned",
    "draw: from the deck first",
    "draw: open card first",
    "draw: from the deck second",
    "draw: open card second",
    "draw: locomotive from the deck",
    "draw: open locomotive counts as 1",
    "draw: open locomotive counts as 2",
    "draw: open locomotive refused as second card",
    "draw: ends with one card",
    "draw: nothing to take",
    "row: refilled",
    "row: not refilled, nothing left",
    "row: refilled when a payment brought discards",
    "row: replaced for locomotives",
    "row: replaced more than once in a row",
    "row: locomotives left after the last replacement",
    "row: locomotives left, nothing to refill with",
    "deck: shuffled from the discards",
    "deck: empty, and no discards",
    "claim: one color",
    "claim: color and locomotives",
    "claim: locomotives only",
    "claim: grey track",
    "claim: ferry",
    "claim: ferry with more locomotives than symbols",
    "claim: second track of a double",
    "claim: refused, too few trains",
    "claim: refused, the other track is one's own",
    "claim: refused, closed at this table",
    "claim: refused, locomotives may not be used",
    "claim: refused, too few locomotives for a ferry",
    "tunnel: 0 extra",
    "tunnel: 1 extra",
    "tunnel: 2 extra",
    "tunnel: 3 extra",
    "tunnel: laid with locomotives only",
    "tunnel: discards shuffled in",
    "tunnel: fewer cards to turn",
    "tunnel: no cards to turn",
    "tunnel: extra cards cannot be paid",
    "tunnel: paid",
    "tunnel: paid with color and locomotive",
    "tunnel: declined",
    "tickets: drawn",
    "tickets: all kept",
    "tickets: some returned",
    "tickets: fewer left than drawn",
    "tickets: deck emptied",
    "tickets: refused, deck empty",
    "station: number 1",
    "station: number 2",
    "station: number 3",
    "station: refused, no fourth",
    "pass: forced",
    "pass: refused for a tunnel alone",
    "pass: refused for the ticket deck alone",
    "end: all pass",
    "end: all pass in the last round",
    "end: after the last round",
    "last round: started",
    "last round: started without a claim",
    "last round: a second player with few trains",
    "score: ticket completed",
    "score: ticket not completed",
    "score: several destinations, one reached",
    "score: several destinations, none reached",
    "score: two copies in one hand",
    "score: station unused",
    "score: station placed",
    "score: station completes a ticket",
    "score: negative total",
    "bonus: longest path, one holder",
    "bonus: longest path, tied",
    "bonus: longest path, nobody has one",
    "bonus: Globetrotter, one holder",
    "bonus: Globetrotter, tied",
    "bonus: Globetrotter, nobody has any",
    "rank: decided by points",
    "rank: decided by completed-tickets",
    "rank: decided by fewest-stations",
    "rank: decided by longest-path-bonus",
    "rank: decided by longest-path-length",
    "rank: decided by nothing, joint winners",
)


def count_position(state: State, moves: set[str]) -> None:
    """Note what this position, with these legal moves, refuses or lacks; for the beginning of a turn."""
    if state.phase != TURN:
        return
    met = state.met
    met["deck: empty, and no discards"] += not state.deck and not state.discards
    met["draw: nothing to take"] += not state.deck and not state.row
    met["tickets: refused, deck empty"] += not any(state.drawable())
    stations = state.map.rules.stations
    met["station: refused, no fourth"] += stations is not None and len(state.placed(state.turn)) == stations.count
    count_refused_claims(state)
    tunnels = {f"claim:{line.name}" for line in state.map.lines.values() if line.tunnel}
    met["pass: refused for a tunnel alone"] += {move.split(" ")[0] for move in moves} <= tunnels
    met["pass: refused for the ticket deck alone"] += moves == {"tickets"}


def count_refused_claims(state: State) -> None:
    """Tracks that the hand could pay for, and why they are refused."""
    seat, met = state.turn, state.met
    hand, locos = state.hands[seat], state.hands[seat][LOCO]
    for line in state.map.lines.values():
        payable = any(payments.for_track(state.map, line, hand))
        if payable and legal.is_free(state, line, seat):
            met["claim: refused, too few trains"] += line.length > state.trains[seat]
        elif payable and line.name not in state.owners:
            own = seat in (state.owners.get(name) for name in state.map.beside[line.name])
            met["claim: refused, the other track is one's own" if own else "claim: refused, closed at this table"] += 1
        elif not payable and locos and not payments.locos_allowed(state.map, line):
            met["claim: refused, locomotives may not be used"] += max(hand[line.color], 1) + locos >= line.length
        elif not payable and line.ferry > locos:
            met["claim: refused, too few locomotives for a ferry"] += max(hand.values(), default=0) >= line.length
