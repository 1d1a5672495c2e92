"""Who plays: plain ways to choose among legal moves, each meeting other corners of the rules."""

import random
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase

from tests.oracle.board import LOCO
from tests.oracle.notation import read
from tests.oracle.state import State

Policy = Callable[[State, list[str], random.Random], str]


def by_chance(_state: State, moves: list[str], chance: random.Random) -> str:
    """Any legal move alike."""
    return chance.choice(moves)


def by_kind(_state: State, moves: list[str], chance: random.Random) -> str:
    """Any kind of action alike, then any move of that kind."""
    kind = chance.choice(sorted({move.partition(":")[0] for move in moves}))
    return chance.choice([move for move in moves if move.partition(":")[0] == kind])


def greedy(state: State, moves: list[str], chance: random.Random) -> str:
    """Claims the longest track it can, with few locomotives; pays for tunnels; else draws cards."""
    claims = [move for move in moves if move.startswith("claim")]
    if claims and chance.random() < 0.9:
        return max(claims, key=lambda move: (state.map.lines[read(move).about].length, -read(move).cards[LOCO], move))
    return first(moves, chance, "pay:*", "decline", "keep:*", "draw:*", "*")


def hoarder(_state: State, moves: list[str], chance: random.Random) -> str:
    """Draws cards while there are any, then tickets: meets empty decks."""
    return first(moves, chance, "draw:blind", "draw:*", "tickets", "keep:*", "pass", "*")


def collector(_state: State, moves: list[str], chance: random.Random) -> str:
    """Draws tickets while there are any, then plays by chance."""
    return first(moves, chance, "tickets", "*") if chance.random() < 0.7 else chance.choice(moves)


def locomotive_hunter(_state: State, moves: list[str], chance: random.Random) -> str:
    """Takes open locomotives and pays with locomotives alone where it can."""
    if chance.random() < 0.2:
        return chance.choice(moves)
    return first(moves, chance, f"draw:{LOCO}", f"claim:* {LOCO}×*", "draw:blind", "*")


def builder(_state: State, moves: list[str], chance: random.Random) -> str:
    """Builds stations first, digs tunnels, then claims whatever it can."""
    return first(moves, chance, "station:*", "pay:*", "claim:*", "*") if chance.random() < 0.6 else chance.choice(moves)


def first(moves: Iterable[str], chance: random.Random, *patterns: str) -> str:
    """By chance among the moves of the first pattern that any fits."""
    moves = list(moves)
    for pattern in patterns:
        if fits := [move for move in moves if fnmatchcase(move, pattern)]:
            return chance.choice(fits)
    return chance.choice(moves)


POLICIES: dict[str, Policy] = {
    "random": by_chance,
    "greedy": greedy,
    "by kind": by_kind,
    "hoarder": hoarder,
    "collector": collector,
    "locomotives": locomotive_hunter,
    "builder": builder,
}
"""Random and greedy play every table; the others take turns."""


def choose(policy: Policy, state: State, moves: set[str], chance: random.Random) -> str:
    """The policy's move, from the legal moves in a fixed order."""
    return policy(state, sorted(moves), chance)
