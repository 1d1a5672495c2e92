"""What must be so before the first choice."""

from collections import Counter

from tests.oracle.state import START, State


def faults(state: State) -> list[str]:
    """What is wrong with a game that has just been dealt; empty when all is well."""
    board, rules = state.map, state.map.rules
    seats = range(board.players)
    wanted = {deck: count for deck, count in rules.start_tickets.deal.items() if count}
    dealt = sum(rules.start_tickets.deal.values())
    everything = Counter({ticket.id: ticket.copies for ticket in board.variant.tickets})
    tickets = sum((pile for piles in state.ticket_decks.values() for pile in piles), Counter[str]())
    for offer in state.offers.values():
        tickets += offer
    claims = {
        "seat 0 chooses first": state.turn == 0 and state.phase == START,
        "everybody has a hand": [hand.total() for hand in state.hands] == [rules.start_hand] * board.players,
        "everybody has as many tickets to choose from as are dealt": [state.offers[seat].total() for seat in seats]
        == [dealt] * board.players,
        "from each deck its number": all(deck_by_deck(state, seat) == wanted for seat in seats),
        "nobody has chosen": not state.chosen and not any(state.tickets),
        "no row is laid": not state.row,
        "no discards": not state.discards,
        "every card is there": state.every_card() == board.all_cards,
        "every ticket is there": tickets == everything,
        "all trains": state.trains == [rules.trains] * board.players,
        "nothing is built or scored": not state.owners and not state.stations and not any(state.points),
        "the end is far": state.turns_left is None and state.passes == 0,
    }
    return [claim for claim, holds in claims.items() if not holds]


def deck_by_deck(state: State, seat: int) -> dict[str, int]:
    """How many of a seat's offered tickets come from each deck."""
    ids = {deck.id: {ticket.id for ticket in deck.tickets} for deck in state.map.variant.decks}
    counts = {deck: sum(state.offers[seat][name] for name in names) for deck, names in ids.items()}
    return {deck: count for deck, count in counts.items() if count}
