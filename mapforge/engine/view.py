"""What one player may know of a game: the table, the own hand, and counts of all that is hidden."""

from msgspec import Struct

from mapforge.engine import reading
from mapforge.engine.core import words
from mapforge.engine.position import Tunnel
from mapforge.engine.state import PHASES, State
from mapforge.model import FrozenMap


class View(Struct, frozen=True, kw_only=True):
    """One seat's view. Hidden things appear as counts by seat, or not at all.

    While tickets are chosen at the start, nothing shows who keeps how many: ``chosen`` says who is done.
    """

    seat: int
    players: int
    turn: int
    phase: str
    hand: FrozenMap[str, int]
    tickets: tuple[str, ...]
    offer: tuple[str, ...]
    choice: tuple[str, ...] | None
    chosen: tuple[bool, ...]
    hand_sizes: tuple[int, ...]
    tickets_held: tuple[int, ...]
    offered: tuple[int, ...]
    row: tuple[str, ...]
    deck: int
    discards: FrozenMap[str, int]
    ticket_decks: FrozenMap[str, int]
    trains: tuple[int, ...]
    stations_left: tuple[int, ...]
    scores: tuple[int, ...]
    tracks: FrozenMap[str, int]
    stations: FrozenMap[str, int]
    tunnel: Tunnel | None
    last_round: int | None
    passes: int
    turns: int
    dead_end: bool


def view_of(state: State, seat: int) -> View:
    """The view of a seat."""
    table, players, plan, hand = state.table, state.players, state.plan, state.hands[seat]
    start = table.phase == words.START
    chosen = [place for place in range(hand.offer_left) if hand.choice >> place & 1]
    return View(
        seat=seat,
        players=players,
        turn=int(table.turn) % players,
        phase=PHASES[int(table.phase)],
        hand=reading.cards(state, hand.cards),
        tickets=reading.tickets(state, hand.tickets, hand.tickets_left),
        offer=reading.tickets(state, hand.offer, hand.offer_left),
        choice=tuple(plan.tickets[hand.offer[place]] for place in chosen) if start and hand.chosen else None,
        chosen=tuple(bool(other.chosen) for other in state.hands) if start else (),
        hand_sizes=reading.numbers(table.hand_size, players),
        tickets_held=reading.numbers(table.tickets_held, players),
        offered=tuple(int(other.offer_left) for other in state.hands),
        row=tuple(plan.colors[table.row[place]] for place in range(table.row_left)),
        deck=int(table.deck_left),
        discards=reading.cards(state, table.discards),
        ticket_decks=FrozenMap({name: int(table.tickets_left[number]) for number, name in enumerate(plan.decks)}),
        trains=reading.numbers(table.trains, players),
        stations_left=reading.numbers(table.stations, players),
        scores=reading.numbers(table.points, players),
        tracks=reading.tracks(state),
        stations=reading.stations(state),
        tunnel=reading.tunnel(state),
        last_round=int(table.last_round) or None,
        passes=int(table.passes),
        turns=int(table.turns),
        dead_end=bool(table.dead_end),
    )
