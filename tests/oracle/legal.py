"""Every legal move of a state, as text."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from tests.oracle import payments
from tests.oracle.board import LOCO, Line
from tests.oracle.notation import write_cards, write_tickets
from tests.oracle.state import OVER, SECOND, START, TICKETS, TUNNEL, State, Tickets


def moves(state: State) -> set[str]:
    """All legal moves of the seat to move."""
    if state.phase == OVER:
        return set()
    if state.phase in (START, TICKETS):
        return set(choices(state.offers[state.turn], least_kept(state)))
    if state.phase == SECOND:
        return set(second_cards(state))
    if state.phase == TUNNEL:
        return set(answers(state))
    return set(actions(state)) or {"pass"}


def actions(state: State) -> Iterator[str]:
    """What a turn may begin with; nothing means the seat must pass."""
    yield from first_cards(state)
    yield from claims(state)
    if any(state.drawable()):
        yield "tickets"
    yield from stations(state)


def first_cards(state: State) -> Iterator[str]:
    """The deck, and every open card."""
    if state.deck:
        yield "draw:blind"
    for color in state.row:
        yield f"draw:{color}"


def second_cards(state: State) -> Iterator[str]:
    """The same without open locomotives where those count as two cards."""
    for move in first_cards(state):
        if move != f"draw:{LOCO}" or state.map.rules.face_up_locomotive_counts == 1:
            yield move


def is_free(state: State, line: Line, seat: int) -> bool:
    """Nobody has the track, the seat has none beside it, and the table is large enough if somebody else has."""
    if line.name in state.owners:
        return False
    beside = [state.owners[name] for name in state.map.beside[line.name] if name in state.owners]
    return seat not in beside and (not beside or state.map.all_tracks_open)


def claims(state: State) -> Iterator[str]:
    """Every free track for which there are trains, with every payment."""
    for line in state.map.lines.values():
        if line.length <= state.trains[state.turn] and is_free(state, line, state.turn):
            for cards in payments.for_track(state.map, line, state.hands[state.turn]):
                yield f"claim:{line.name} {write_cards(cards)}"


def answers(state: State) -> Iterator[str]:
    """After a tunnel's turned cards: pay exactly what they cost, or decline."""
    assert state.laid is not None
    yield "decline"
    for cards in payments.for_extra(state.hands[state.turn], state.laid.color, state.laid.extra):
        yield f"pay:{write_cards(cards)}"


def stations(state: State) -> Iterator[str]:
    """Every city without a station, with every payment."""
    if state.map.rules.stations is None:
        return
    for cards in payments.for_station(state.map, state.hands[state.turn], len(state.placed(state.turn))):
        for city in state.map.station_sites:
            if city not in state.stations:
                yield f"station:{city} {write_cards(cards)}".rstrip()


def least_kept(state: State) -> int:
    """Tickets that must be kept of those on offer."""
    rules = state.map.rules
    least = rules.start_tickets.keep if state.phase == START else rules.draw_tickets.keep
    return min(least, state.offers[state.turn].total())


def choices(offer: Tickets, least: int) -> Iterator[str]:
    """Every part of an offer that is large enough."""
    names = sorted(offer)
    for counts in product(*(range(offer[name] + 1) for name in names)):
        if sum(counts) >= least:
            yield f"keep:{write_tickets(Counter(dict(zip(names, counts, strict=True))).elements())}"
