"""A refused move in words: the rule that forbids it, with the numbers, or the color, it turns on."""

from collections.abc import Callable
from typing import Final

from mapforge.engine.core import legal, tickets, words
from mapforge.engine.move import Move
from mapforge.engine.refused import IllegalMove, illegal
from mapforge.engine.state import State


def refused(state: State, move: Move, target: int, word: int) -> IllegalMove:
    """The exception for a move about a track, city or choice of this number, refused for the rule of a word."""
    numbers = NUMBERS.get(word)
    return illegal(word, str(move), numbers(state, move, target) if numbers else "")


def _price(state: State, move: Move, target: int) -> str:
    price = int(state.map.track_length[target]) if move.kind == "claim" else _station_price(state)
    return f"it costs {_cards(price)}, {move.cards + move.locomotives} offered"


def _station_price(state: State) -> int:
    return int(legal.station_price(state.map, state.table, state.table.turn))


def _extra(state: State, move: Move, _target: int) -> str:
    return f"{_cards(int(state.table.extra))} more, {move.cards + move.locomotives} offered"


def _symbols(state: State, move: Move, target: int) -> str:
    return f"{int(state.map.track_ferry[target])} needed, {move.locomotives} offered"


def _trains(state: State, _move: Move, target: int) -> str:
    return f"{int(state.map.track_length[target])} needed, {int(state.table.trains[state.table.turn])} left"


def _held(state: State, move: Move, _target: int) -> str:
    return _of_color(state, move.cards, state.plan.numbers["colors"][move.color or ""])


def _locomotives_held(state: State, move: Move, _target: int) -> str:
    return _of_color(state, move.locomotives, len(state.plan.colors) - 1)


def _of_color(state: State, offered: int, color: int) -> str:
    cards = state.hands[state.table.turn].cards
    unseen = int(cards[len(state.plan.colors)])
    return f"{offered} offered, {int(cards[color])} held" + (f" and {_cards(unseen)} unseen" if unseen else "")


def _least_kept(state: State, move: Move, _target: int) -> str:
    table = state.table
    least = int(tickets.must_keep(state.map, state.hands[table.turn], table.phase == words.START))
    return f"at least {least}, not {len(move.tickets)}"


def _color_asked(state: State, move: Move, target: int) -> str:
    if move.kind == "claim":
        return f"the track is {state.plan.colors[state.map.track_color[target]]}"
    laid = state.table.laid_color
    return "only locomotives were laid" if laid == words.NO_COLOR else f"{state.plan.colors[laid]} was laid"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


NUMBERS: Final[dict[int, Callable[[State, Move, int], str]]] = {
    words.WRONG_COUNT: _price,
    words.WRONG_EXTRA: _extra,
    words.WRONG_COLOR: _color_asked,
    words.FERRY_SHORT: _symbols,
    words.TRAINS_SHORT: _trains,
    words.CARDS_SHORT: _held,
    words.LOCOMOTIVES_SHORT: _locomotives_held,
    words.KEEP_MORE: _least_kept,
}
"""What numbers, or which color, a rule turns on. A rule that is not here turns on none."""
