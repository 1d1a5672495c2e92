"""How games go: how long they are and what is done in them; how close they are and for how long."""

import math
from typing import Final

from mapforge.engine.core import words
from mapforge.playtest.figures.plain import Plain, a_mean, a_share, quotient, rounded
from mapforge.playtest.sums import figures
from mapforge.playtest.tally import Tally

_MOVES: Final = {
    "draw_blind": words.DRAW_BLIND,
    "draw_open": words.DRAW_OPEN,
    "claim": words.CLAIM,
    "tunnel_paid": words.PAY,
    "tunnel_declined": words.DECLINE,
    "draw_tickets": words.DRAW_TICKETS,
    "keep_tickets": words.KEEP_TICKETS,
    "station": words.STATION,
    "pass": words.PASS,
}


def pace(tally: Tally) -> Plain:
    """Turns a player, moves by kind, routes claimed, double routes still open round by round."""
    turns, moves = tally.pairs("figures", figures.FIGURES)[figures.TURNS], tally.numbers("moves")
    games, rounds = tally.games, tally.numbers("rounds")
    played = 1 + max((number for number, count in enumerate(rounds) if count), default=0)
    squares = tally.number("turns_squared") * games - turns.x * turns.x
    doubles = sum(len(route.tracks) > 1 for route in tally.plan.variant.routes)
    shut = tally.numbers("shut")[:played]
    return {
        "turns": a_mean(turns, tally.players),
        "spread": rounded(math.sqrt(squares) / (games * tally.players)) if games else None,
        "lengths": rounds[:played],
        "actions": {name: moves[kind] for name, kind in _MOVES.items()},
        "routes_claimed": sum(tally.numbers("route_when")),
        "shuffles": tally.number("shuffles"),
        "double_routes": doubles,
        "closed": shut,
        "arc": [quotient(doubles * games - sum(shut[:number]), doubles * games) for number in range(played)],
    }


def tension(tally: Tally) -> Plain:
    """Margin and lead; shares of a game are of its turns."""
    rows = tally.pairs("figures", figures.FIGURES)
    return {
        "winning_points": a_mean(rows[figures.WINNING]),
        "margin": a_mean(rows[figures.MARGIN]),
        "lead_changes": a_mean(rows[figures.LEAD_CHANGES]),
        "last_change": a_share(rows[figures.LAST_CHANGE], figures.WHOLE),
        "leader_wins": a_share(rows[figures.LEADER_WINS], figures.WHOLE),
        "behind": a_share(rows[figures.BEHIND], figures.WHOLE),
        "deficit": a_mean(rows[figures.DEFICIT]),
    }
