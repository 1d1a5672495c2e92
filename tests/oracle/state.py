"""The oracle's state of a game, and where chance comes in."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tests.oracle.board import Cards, Map

Tickets = Counter[str]
"""How many of each ticket."""

START, TURN, SECOND, TUNNEL, TICKETS, OVER = "start", "turn", "second", "tunnel", "tickets", "over"
"""What the seat to move must do: choose its first tickets; take a turn; take a second card; answer a tunnel's turned
cards; choose from drawn tickets; nothing more."""


class ImpossibleError(AssertionError):
    """A move that the rules forbid, or a card that cannot have come."""


@dataclass
class Laid:
    """A tunnel that waits for its answer: cards laid, turned, their color, and how many more it costs."""

    line: str
    cards: Cards
    turned: Cards
    color: str | None
    extra: int


@dataclass
class State:
    """Everything there is to know about a game in progress.

    ``ticket_decks`` are piles, the top one first: within a pile the order is not known. ``offers`` are tickets that a
    seat has drawn and not yet chosen from, ``chosen`` first choices that nobody sees before all have chosen.
    ``turns_left`` counts down in the last round, the present turn included; None before it.
    """

    map: Map
    hands: list[Cards]
    row: Cards
    deck: Cards
    discards: Cards
    ticket_decks: dict[str, list[Tickets]]
    tickets: list[Tickets]
    trains: list[int]
    points: list[int]
    offers: dict[int, Tickets] = field(default_factory=dict)
    chosen: dict[int, Tickets] = field(default_factory=dict)
    owners: dict[str, int] = field(default_factory=dict)
    stations: dict[str, int] = field(default_factory=dict)
    turn: int = 0
    phase: str = TURN
    laid: Laid | None = None
    passes: int = 0
    turns_left: int | None = None
    dead_end: bool = False
    met: Counter[str] = field(default_factory=Counter)

    def drawable(self) -> list[Tickets]:
        """The ticket deck of the action "draw tickets", its top pile first."""
        return self.ticket_decks[self.map.rules.draw_tickets.deck]

    def owned(self, seat: int) -> list[str]:
        """Names of the tracks that a seat owns."""
        return sorted(name for name, owner in self.owners.items() if owner == seat)

    def placed(self, seat: int) -> list[str]:
        """Cities with a station of this seat."""
        return sorted(city for city, owner in self.stations.items() if owner == seat)

    def every_card(self) -> Cards:
        """All train cards wherever they lie; always the map's own."""
        total = self.deck + self.discards + self.row
        for hand in self.hands:
            total += hand
        if self.laid is not None:
            total += self.laid.cards + self.laid.turned
        return total


class Chance:
    """Resolved chance: the cards that left the deck in this order, and the tickets that were drawn."""

    def __init__(self, cards: Iterable[str] = (), tickets: Iterable[str] = ()) -> None:
        self._cards: Iterator[str] = iter(cards)
        self._tickets: Iterator[str] = iter(tickets)

    def card(self, deck: Cards) -> str:
        """The card that came off this deck."""
        card = next(self._cards, None)
        if card is None or not deck[card]:
            raise ImpossibleError(f"a card is drawn from {dict(deck)}, and chance says {card}")
        return card

    def ticket(self, pile: Tickets) -> str:
        """The ticket that came off this pile."""
        ticket = next(self._tickets, None)
        if ticket is None or not pile[ticket]:
            raise ImpossibleError(f"a ticket is drawn from {dict(pile)}, and chance says {ticket}")
        return ticket

    def left(self) -> list[str]:
        """What should have been drawn and was not."""
        return [*self._cards, *self._tickets]
