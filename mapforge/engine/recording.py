"""A game written down: each move with what left the decks because of it."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from mapforge.engine import reading
from mapforge.engine.core import words
from mapforge.engine.move import BLIND, Move
from mapforge.engine.play_hash import play_hash
from mapforge.engine.position import Position
from mapforge.engine.record import REPLACED, Head, Line, MapName, Outcome, Record
from mapforge.engine.result import result_of
from mapforge.engine.state import State


def write_down(state: State, past: Sequence[tuple[Move, Any]], seed: int, begun: Position | None) -> Record:
    """The record of a game from the saved records before each move and its present state."""
    now = state.copy()
    states = [_at(now, saved) for _move, saved in past] + [now]
    lines = [
        _line(before, after, move) for (move, _saved), before, after in zip(past, states, states[1:], strict=False)
    ]
    return Record(_head(states[0], seed, begun), tuple(lines), _outcome(now))


def _at(now: State, saved: tuple[Any, Any, Any]) -> State:
    made = State.__new__(State)
    made.plan, made.players, made.core, made.pads = now.plan, now.players, now.core, now.pads
    made.restore(saved)
    return made


def _head(start: State, seed: int, begun: Position | None) -> Head:
    variant = start.plan.variant
    name = MapName(id=variant.id, version=variant.version, play=play_hash(variant))
    if begun is not None:
        return Head(map=name, players=start.players, seed=seed, position=begun)
    hands = []
    for hand in start.hands:
        counts = reading.cards(start, hand.cards)
        hands.append(tuple(color for color, count in counts.items() for _ in range(count)))
    offers = tuple(reading.tickets(start, hand.offer, hand.offer_left) for hand in start.hands)
    return Head(map=name, players=start.players, seed=seed, hands=tuple(hands), offers=offers)


def _line(before: State, after: State, move: Move) -> Line:
    colors = before.plan.colors
    log = [int(entry) for entry in after.deck.log[: after.deck.log_left]]
    cards = [REPLACED if entry == -1 else colors[entry] for entry in log]
    into_hand = 1 if move.kind == "draw" and move.target == BLIND else 0
    turned = _turned(before, move)
    row = cards[into_hand + turned :]
    shuffles = int(after.table.shuffles) - int(before.table.shuffles)
    seat = int(before.table.turn)
    offered = reading.tickets(after, after.hands[seat].offer, after.hands[seat].offer_left)
    return Line(
        seat=seat,
        move=str(move),
        drawn=cards[0] if into_hand else UNSET,
        turned=tuple(cards[:turned]),
        row=tuple(row) if row else UNSET,
        shuffled=shuffles or UNSET,
        offered=offered if move.kind == "tickets" else UNSET,
    )


def _turned(before: State, move: Move) -> int:
    """Cards that a claim turned over."""
    if move.kind != "claim" or not before.map.track_tunnel[before.plan.numbers["tracks"][move.target]]:
        return 0
    return min(int(before.map.tunnel_cards), int(before.table.deck_left) + int(before.table.discards_left))


def _outcome(now: State) -> Outcome | None:
    if int(now.table.phase) != words.OVER:
        return None
    result = result_of(now)
    totals = tuple(account.total for account in result.players)
    return Outcome(totals=totals, ranks=tuple(account.rank for account in result.players), dead_end=result.dead_end)
