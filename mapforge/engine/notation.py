"""Between a move in words and its number in the core."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from mapforge.engine.core import moves, words
from mapforge.engine.explaining import refused
from mapforge.engine.move import BLIND, Move
from mapforge.engine.refused import IllegalMove, illegal
from mapforge.engine.state import State

KINDS: Final = {
    "claim": words.CLAIM,
    "pay": words.PAY,
    "decline": words.DECLINE,
    "tickets": words.DRAW_TICKETS,
    "keep": words.KEEP_TICKETS,
    "station": words.STATION,
    "pass": words.PASS,
}
_NAMES: Final = {word: name for name, word in KINDS.items()}
_MOST_PAID: Final = 255


def number(state: State, move: Move) -> int:
    """A move's number; IllegalMove where it names what is not on this map, or tickets that are not on offer."""
    plan = state.plan
    if move.kind == "draw":
        if move.target == BLIND:
            return int(moves.packed(words.DRAW_BLIND, 0, words.NO_COLOR, 0, 0))
        return int(moves.packed(words.DRAW_OPEN, _known(state, "colors", move.target, move), words.NO_COLOR, 0, 0))
    target = 0
    if move.kind == "claim":
        target = _track(state, move)
    elif move.kind == "station":
        target = _known(state, "cities", move.target, move)
    elif move.kind == "keep":
        target = _choice(state, move)
    color = words.NO_COLOR
    if move.cards:
        color = _known(state, "colors", move.color or "", move)
        if color == len(plan.colors) - 1:
            raise illegal(words.WRONG_COLOR, str(move))
    if max(move.cards, move.locomotives) > _MOST_PAID:
        raise refused(state, move, target, words.WRONG_EXTRA if move.kind == "pay" else words.WRONG_COUNT)
    return int(moves.packed(KINDS[move.kind], target, color, move.cards, move.locomotives))


def named(state: State, packed: int) -> Move:
    """The move that a number stands for."""
    plan, kind, target = state.plan, moves.kind_of(packed), moves.target_of(packed)
    if kind == words.DRAW_BLIND:
        return Move("draw", BLIND)
    if kind == words.DRAW_OPEN:
        return Move("draw", plan.colors[target])
    cards, locomotives = moves.cards_of(packed), moves.locomotives_of(packed)
    color = plan.colors[moves.color_of(packed)] if cards else None
    if kind == words.CLAIM:
        return Move("claim", plan.tracks[target], color, cards, locomotives)
    if kind == words.STATION:
        return Move("station", plan.cities[target], color, cards, locomotives)
    if kind == words.KEEP_TICKETS:
        hand = state.hands[state.table.turn]
        kept = [plan.tickets[hand.offer[index]] for index in range(hand.offer_left) if target >> index & 1]
        return Move("keep", tickets=tuple(sorted(kept)))
    return Move(_NAMES[kind], "", color, cards, locomotives)  # type: ignore[arg-type]


def _track(state: State, move: Move) -> int:
    """A track's number; ``/1`` may be left out where a route has one track."""
    tracks = state.plan.numbers["tracks"]
    if move.target in tracks:
        return tracks[move.target]
    if move.target in state.plan.numbers["routes"]:
        several = [name for name in tracks if name.rpartition("/")[0] == move.target]
        if len(several) > 1:
            which = " or ".join(several)
            raise IllegalMove("no-such-track", f"{move}: this route has several tracks; say which: {which}")
        return tracks[f"{move.target}/1"]
    raise IllegalMove("unknown-track", f'{move}: there is no track "{move.target}"; {_meant_track(state, move.target)}')


def _meant_track(state: State, name: str) -> str:
    """What helps who named a track that there is not: the tracks between its cities, or what is wrong with these."""
    plan, variant = state.plan, state.plan.variant
    ends, _, last = name.partition("/")
    words_of_ends = ends.split("--")
    cities = [found for word in words_of_ends for found in get_close_matches(word, plan.cities, 1, 0.6)]
    routes = [route.id for route in variant.routes if sorted(route.ends) == sorted(cities)]
    tracks = [track for track in plan.tracks if track.rpartition("/")[0] in routes]
    if tracks:
        same = [track for track in tracks if track.rpartition("/")[2] == last] or tracks
        return f"did you mean {' or '.join(same)}?"
    strange = [word for word in words_of_ends if word not in plan.cities]
    if strange:
        return f'there is no city "{strange[0]}"{meant(strange[0], plan.cities)}'
    if len(cities) != 2:
        return f"a track's name has both its ends, as in {plan.tracks[0]}"
    return f"no route joins {' and '.join(cities)}"


def meant(name: str, known: Iterable[str]) -> str:
    """The name that is most like one that there is not, if any is."""
    close = get_close_matches(name, known, 1, 0.6)
    return f'; did you mean "{close[0]}"?' if close else ""


def _known(state: State, word: str, name: str, move: Move) -> int:
    numbers = state.plan.numbers[word]
    if name in numbers:
        return numbers[name]
    nouns = {"colors": "card color", "cities": "city", "tickets": "ticket"}
    hint = meant(name, numbers)
    if word == "colors" and not hint:
        hint = f"; there are {', '.join(numbers)}"
    raise IllegalMove(f"unknown-{nouns[word].split()[-1]}", f'{move}: there is no {nouns[word]} "{name}"{hint}')


def _choice(state: State, move: Move) -> int:
    """One bit for each ticket kept; of equal ones the first on offer."""
    hand = state.hands[state.table.turn % state.players]
    choice = 0
    for name in move.tickets:
        ticket = _known(state, "tickets", name, move)
        for index in range(hand.offer_left):
            if hand.offer[index] == ticket and not choice >> index & 1:
                choice |= 1 << index
                break
        else:
            if state.table.phase in (words.START, words.KEEP):
                raise illegal(words.NOT_OFFERED, str(move))
    return choice
