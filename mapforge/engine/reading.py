"""A game's position, read from its records."""

from typing import Any

from mapforge.engine.core import words
from mapforge.engine.position import UNKNOWN, Cards, Generators, Position, Tunnel
from mapforge.engine.state import PHASES, State
from mapforge.model import FrozenMap


def position(state: State) -> Position:
    """The whole position; the order of a scripted deck is not known and left out."""
    table, deck, players, plan = state.table, state.deck, state.players, state.plan
    start = table.phase == words.START
    names = card_names(state)
    return Position(
        players=players,
        turn=int(table.turn) % players,
        phase=PHASES[int(table.phase)],  # type: ignore[arg-type]
        hands=tuple(cards(state, hand.cards) for hand in state.hands),
        row=tuple(names[table.row[index]] for index in range(table.row_left)),
        deck=None if deck.scripted else tuple(names[deck.cards[index]] for index in reversed(range(table.deck_left))),
        discards=cards(state, table.discards),
        tickets=tuple(tickets(state, hand.tickets, hand.tickets_left) for hand in state.hands),
        offers=tuple(tickets(state, hand.offer, hand.offer_left) for hand in state.hands),
        choices=tuple(_choice(state, hand) for hand in state.hands) if start else (),
        ticket_decks=FrozenMap({name: ticket_deck(state, number) for number, name in enumerate(plan.decks)}),
        trains=numbers(table.trains, players),
        tracks=tracks(state),
        stations=stations(state),
        scores=numbers(table.points, players),
        tunnel=tunnel(state),
        last_round=int(table.last_round) or None,
        passes=int(table.passes),
        turns=int(table.turns),
        generators=Generators(int(deck.train_stream), int(deck.ticket_stream)),
        dead_end=bool(table.dead_end),
        trace=int(table.moves_hash),
    )


def card_names(state: State) -> tuple[str, ...]:
    """Names of cards by number, with that of the card nobody saw."""
    return (*state.plan.colors, UNKNOWN)


def numbers(values: Any, count: int) -> tuple[int, ...]:
    """The first numbers of an array."""
    return tuple(int(value) for value in values[:count])


def cards(state: State, counts: Any) -> Cards:
    """Cards by color, those there are."""
    return FrozenMap({name: int(counts[number]) for number, name in enumerate(card_names(state)) if counts[number]})


def tickets(state: State, held: Any, count: int) -> tuple[str, ...]:
    """Ticket ids in their order."""
    return tuple(state.plan.tickets[held[index]] for index in range(count))


def _choice(state: State, hand: Any) -> tuple[str, ...] | None:
    """What a player keeps who has chosen at the start."""
    if not hand.chosen:
        return None
    kept = [state.plan.tickets[hand.offer[index]] for index in range(hand.offer_left) if hand.choice >> index & 1]
    return tuple(kept)


def ticket_deck(state: State, number: int) -> tuple[str, ...]:
    """A ticket deck, top first."""
    first = int(state.map.stack_first[number])
    size = max(1, int(state.map.stack_first[number + 1]) - first)
    top, left = int(state.deck.tickets_top[number]), int(state.table.tickets_left[number])
    return tuple(state.plan.tickets[state.deck.tickets[first + (top + place) % size]] for place in range(left))


def tracks(state: State) -> FrozenMap[str, int]:
    """Owned tracks and their seats."""
    owner = state.table.owner
    names = state.plan.tracks
    return FrozenMap({name: int(owner[number]) - 1 for number, name in enumerate(names) if owner[number]})


def stations(state: State) -> FrozenMap[str, int]:
    """Cities with a station and its seat."""
    owner = state.table.station_owner
    names = state.plan.cities
    return FrozenMap({name: int(owner[number]) - 1 for number, name in enumerate(names) if owner[number]})


def tunnel(state: State) -> Tunnel | None:
    """The tunnel that waits for extra cards."""
    table, plan = state.table, state.plan
    if table.phase != words.TUNNEL:
        return None
    laid = {plan.colors[table.laid_color]: int(table.laid_cards)} if table.laid_cards else {}
    if table.laid_locomotives:
        laid[plan.colors[-1]] = int(table.laid_locomotives)
    turned = tuple(plan.colors[table.turned[index]] for index in range(table.turned_left))
    return Tunnel(plan.tracks[table.laid_track], FrozenMap(laid), turned)
