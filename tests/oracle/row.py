"""The deck, the discards and the open row: what happens by itself whenever cards move."""

from collections import Counter

from tests.oracle.board import LOCO
from tests.oracle.state import Chance, State


def take(state: State, chance: Chance) -> str:
    """The top card of the deck; the moment that empties it, the discards become the deck."""
    card = chance.card(state.deck)
    state.deck -= Counter([card])
    shuffle_if_empty(state)
    return card


def shuffle_if_empty(state: State) -> None:
    """An empty deck takes in the discards, when there are any."""
    if not state.deck and state.discards:
        state.met["deck: shuffled from the discards"] += 1
        state.deck, state.discards = state.discards, Counter()


def refill(state: State, chance: Chance) -> None:
    """Fill the open row; after a refill, three open locomotives are replaced, at most so many times."""
    if not fill(state, chance):
        return
    rules = state.map.rules
    for number in range(rules.row_replacements):
        if rules.replace_row_at is None or state.row[LOCO] < rules.replace_row_at:
            return
        if not state.deck:
            state.met["row: locomotives left, nothing to refill with"] += 1
            return
        state.met["row: replaced for locomotives"] += 1
        state.met["row: replaced more than once in a row"] += number > 0
        state.discards += state.row
        state.row = Counter()
        fill(state, chance)
    if rules.replace_row_at is not None and state.row[LOCO] >= rules.replace_row_at:
        state.met["row: locomotives left after the last replacement"] += 1


def fill(state: State, chance: Chance) -> bool:
    """Open cards until the row is full or nothing is left; whether any were opened."""
    opened = 0
    while state.row.total() < state.map.rules.face_up and state.deck:
        state.row[take(state, chance)] += 1
        opened += 1
    return opened > 0


def discard(state: State, cards: Counter[str], chance: Chance) -> None:
    """Cards go to the discards; an exhausted deck takes them in and a short row is filled."""
    state.discards += cards
    shuffle_if_empty(state)
    if state.row.total() < state.map.rules.face_up and state.deck:
        state.met["row: refilled when a payment brought discards"] += 1
        refill(state, chance)
