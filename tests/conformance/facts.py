"""A state in plain words: what scenarios expect, and what must be the same in both implementations."""

from collections import Counter
from typing import Any

from mapforge.engine import Position, Result
from tests.oracle.account import Account
from tests.oracle.board import LOCO
from tests.oracle.state import OVER, State
from tests.scenarios.cards import write
from tests.scenarios.setting import ENGINE_PHASES

Facts = dict[str, Any]
OWN_PHASES = {engine: own for own, engine in ENGINE_PHASES.items()}


def short(cards: dict[str, int]) -> str:
    """Cards of an engine's position in the words of scenarios."""
    return write(Counter({LOCO if color == "locomotive" else color: count for color, count in cards.items()}))


def of_engine(position: Position) -> Facts:
    """The facts of an engine's position."""
    over = position.phase == OVER
    seats = range(position.players)
    tunnel = position.tunnel
    choices = [*position.choices, *[None] * position.players]
    return {
        "turn": None if over else position.turn,
        "phase": OWN_PHASES.get(position.phase, position.phase),
        "hands": [short(hand) for hand in position.hands],
        "row": short(Counter(position.row)),
        "deck": short(Counter(position.deck)),
        "deck_size": len(position.deck or ()),
        "discards": short(position.discards),
        "tickets": [sorted(held) for held in position.tickets],
        "offers": [sorted(offer) for offer in (*position.offers, *[()] * position.players)][: position.players],
        "chosen": [None if choices[seat] is None else sorted(choices[seat] or ()) for seat in seats],
        "ticket_decks": {deck: sorted(names) for deck, names in (position.ticket_decks or {}).items()},
        "trains": list(position.trains or ()),
        "scores": list(position.scores or ()),
        "tracks": [sorted(name for name, owner in position.tracks.items() if owner == seat) for seat in seats],
        "stations": [sorted(city for city, owner in position.stations.items() if owner == seat) for seat in seats],
        "laid": short(tunnel.laid) if tunnel else None,
        "turned": short(Counter(tunnel.turned)) if tunnel else None,
        "last_round": None if over else position.last_round,
        "passes": None if over else position.passes,
        "dead_end": position.dead_end,
    }


def of_oracle(state: State) -> Facts:
    """The same facts of the oracle's state."""
    over = state.phase == OVER
    seats = range(state.map.players)
    return {
        "turn": None if over else state.turn,
        "phase": state.phase,
        "hands": [write(hand) for hand in state.hands],
        "row": write(state.row),
        "deck": write(state.deck),
        "deck_size": state.deck.total(),
        "discards": write(state.discards),
        "tickets": [sorted(held.elements()) for held in state.tickets],
        "offers": [sorted(state.offers.get(seat, Counter()).elements()) for seat in seats],
        "chosen": [sorted(state.chosen[seat].elements()) if seat in state.chosen else None for seat in seats],
        "ticket_decks": {
            deck: sorted(name for pile in piles for name in pile.elements())
            for deck, piles in state.ticket_decks.items()
        },
        "trains": state.trains,
        "scores": state.points,
        "tracks": [state.owned(seat) for seat in seats],
        "stations": [state.placed(seat) for seat in seats],
        "laid": write(state.laid.cards) if state.laid else None,
        "turned": write(state.laid.turned) if state.laid else None,
        "last_round": None if over else state.turns_left,
        "passes": None if over else state.passes,
        "dead_end": state.dead_end,
    }


def result_of_engine(result: Result) -> Facts:
    """The final account by seat, as lists."""
    players = result.players
    return {
        "routes": [one.routes for one in players],
        "tickets": [sorted((line.ticket, line.points) for line in one.tickets) for one in players],
        "ticket_points": [one.ticket_points for one in players],
        "completed": [one.completed for one in players],
        "station_points": [one.station_points for one in players],
        "longest_path": [one.longest_path for one in players],
        "longest_path_points": [one.longest_path_points for one in players],
        "globetrotter_points": [one.globetrotter_points for one in players],
        "totals": [one.total for one in players],
        "ranks": [one.rank for one in players],
        "winners": list(result.winners),
    }


def result_of_oracle(counted: list[Account]) -> Facts:
    """The same account of the oracle's."""
    return {
        "routes": [one.routes for one in counted],
        "tickets": [sorted(one.tickets) for one in counted],
        "ticket_points": [one.ticket_points for one in counted],
        "completed": [one.completed for one in counted],
        "station_points": [one.unused_stations for one in counted],
        "longest_path": [one.longest_path for one in counted],
        "longest_path_points": [one.longest_path_bonus for one in counted],
        "globetrotter_points": [one.globetrotter_bonus for one in counted],
        "totals": [one.total for one in counted],
        "ranks": [one.rank for one in counted],
        "winners": [one.seat for one in counted if one.rank == 1],
    }
