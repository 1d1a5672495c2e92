"""A game record played on the oracle, from the recorded chance alone."""

import json
from collections import Counter
from typing import Any

from tests.oracle import account, steps
from tests.oracle.board import LOCO, Map
from tests.oracle.state import START, Chance, ImpossibleError, State

Line = dict[str, Any]


def replay(board: Map, text: str, begin: State | None = None) -> tuple[State, list[account.Account]]:
    """The end of a record without gaps, and its account; ImpossibleError for a line that the rules forbid.

    ``begin`` where the record begins in the middle of a game.
    """
    head, *lines = (json.loads(row) for row in text.splitlines() if row.strip())
    state = begin or dealt(board, head)
    outcome = lines.pop()["outcome"] if lines and "outcome" in lines[-1] else None
    for line in lines:
        if line["seat"] != state.turn:
            raise ImpossibleError(f"{line}: it is the turn of seat {state.turn}")
        shuffled = state.met["deck: shuffled from the discards"]
        steps.push(state, line["move"], chance_of(line))
        if state.met["deck: shuffled from the discards"] - shuffled != line.get("shuffled", 0):
            raise ImpossibleError(f"{line}: the discards were shuffled otherwise")
    counted = account.accounts(state)
    if outcome is not None and outcome["totals"] != [one.total for one in counted]:
        raise ImpossibleError(f"totals are {[one.total for one in counted]}, recorded {outcome['totals']}")
    return state, counted


def card(name: str) -> str:
    """A card's name in the oracle."""
    return LOCO if name == "locomotive" else name


def chance_of(line: Line) -> Chance:
    """What left the decks: into the hand, turned for a tunnel, laid open, in this order."""
    drawn = [line["drawn"]] if "drawn" in line else []
    cards = [*drawn, *line.get("turned", ()), *line.get("row", ())]
    return Chance((card(name) for name in cards if name != "replaced"), line.get("offered", ()))


def dealt(board: Map, head: Line) -> State:
    """The beginning that a record's head tells; the order of the decks is not known."""
    hands = [Counter(map(card, hand)) for hand in head["hands"]]
    offers = [Counter(offer) for offer in head["offers"]]
    decks: dict[str, list[Counter[str]]] = {}
    for deck in board.variant.decks:
        rest = Counter({ticket.id: ticket.copies for ticket in deck.tickets})
        rest.subtract({name: sum(offer[name] for offer in offers) for name in rest})
        decks[deck.id] = [+rest]
    return State(
        map=board,
        hands=hands,
        row=Counter(),
        deck=board.all_cards - sum(hands, Counter[str]()),
        discards=Counter(),
        ticket_decks=decks,
        tickets=[Counter() for _ in hands],
        trains=[board.rules.trains for _ in hands],
        points=[0 for _ in hands],
        offers=dict(enumerate(offers)),
        phase=START,
    )
