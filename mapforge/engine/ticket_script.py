"""The tickets of a record: decks that give what was offered, as far as that is known.

Where every offer is known, a ticket must come from where it can lie: returned ones lie below all others, in the order
of their returns. Once an offer is not known, a ticket must only be somewhere in the deck.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from mapforge.engine.core import words
from mapforge.engine.move import Move
from mapforge.engine.notation import meant
from mapforge.engine.record import Line
from mapforge.engine.refused import IllegalMove
from mapforge.engine.state import State


class TicketScript:
    """Puts offered tickets on top of their decks; ``batches`` are sizes of parts whose order among them is known.

    ``unseen``: the seats that have tickets on offer which nobody saw.
    """

    def __init__(self, state: State, lines: Sequence[Line]) -> None:
        self.state = state
        self.batches: list[list[int]] = []
        self.anywhere = False
        self.unseen: set[int] = set()
        self._kept: list[tuple[str, ...]] = []
        self._named: list[tuple[str, ...]] = []
        self._lines = lines

    def _read(self, offers: Sequence[Sequence[str] | None]) -> None:
        """Note what each line keeps, and which tickets it needs to be in the deck: those offered, else those kept."""
        known = [offer is not None for offer in offers]
        self._named.append(tuple(name for offer in offers for name in offer or ()))
        for line in self._lines:
            needed: tuple[str, ...] = ()
            if line.move.startswith("tickets") and isinstance(line.offered, tuple):
                needed = line.offered
                known.append(True)
            elif line.move.startswith("tickets"):
                known.append(False)
            elif line.move.startswith("keep:"):
                parts = (name.strip() for name in line.move.removeprefix("keep:").split(","))
                names = tuple(name for name in parts if name)
                self._kept.append(names)
                needed = () if known and known.pop(0) else names
            self._named.append(needed)

    def begin_anywhere(self) -> None:
        """The decks are as a position says: their order stays."""
        self.anywhere = True
        self.batches = [[int(left)] for left in self.state.table.tickets_left[: len(self.state.plan.decks)]]
        waiting = [hand for hand in self.state.hands if hand.offer_left and not hand.chosen]
        self._read([()] * len(waiting))

    def deal(self, offers: Sequence[Sequence[str] | None] | None, kept: Mapping[int, Sequence[str]]) -> Iterator[int]:
        """Offer the dealt tickets; the seats whose tickets are not known."""
        state = self.state
        decks = len(state.plan.decks)
        self.batches = [[int(left)] for left in state.table.tickets_left[:decks]]
        self._read(offers if offers is not None else [None] * state.players)
        wanted: list[list[list[int]]] = [[[] for _ in range(state.players)] for _ in range(decks)]
        seen = [[self._ticket(name) for name in offer] if offer is not None else None for offer in offers or ()]
        seen += [None] * (state.players - len(seen))
        free = sum((self._lying(deck) for deck in range(decks)), Counter()) - Counter(chain(*filter(None, seen)))
        for seat, dealt in enumerate(seen):
            for ticket in dealt if dealt is not None else self._may_be(kept.get(seat, ()), free):
                deck = int(state.map.ticket_deck[ticket])
                if dealt is not None or len(wanted[deck][seat]) < state.map.deal[deck]:
                    wanted[deck][seat].append(ticket)
            if dealt is None:
                self.anywhere = True
        for deck in range(decks):
            size = int(state.map.deal[deck])
            for seat in range(state.players):
                if seen[seat] is not None and len(wanted[deck][seat]) != size:
                    name = state.plan.decks[deck]
                    raise ValueError(
                        f"seat {seat} is dealt {size} tickets of the deck {name}, not {len(wanted[deck][seat])}"
                    )
                self._named[0] = tuple(name for offer in (offers or ())[seat + 1 :] for name in offer or ())
                self._top(deck, wanted[deck][seat], size)
                self._give(deck, seat, size)
        self.unseen = {seat for seat, dealt in enumerate(seen) if dealt is None}
        yield from sorted(self.unseen)

    def offer(self, offered: Sequence[str] | None) -> bool:
        """Put the tickets that a player is about to draw on top; False where they are not known."""
        state = self.state
        if state.table.phase != words.TURN:
            return True
        deck = int(state.map.draw_deck)
        count = min(int(state.map.draw_count), int(state.table.tickets_left[deck]))
        if offered is not None:
            wanted = [self._ticket(name) for name in offered]
        else:
            self.anywhere = True
            self.unseen.add(int(state.table.turn))
            wanted = self._may_be(self._next_choice(), self._lying(deck))
        self._top(deck, wanted[:count], count)
        return offered is not None

    def before(self, move: Move) -> list[tuple[int, int]]:
        """Tickets left in each deck before a move, to see what it takes and returns."""
        if move.kind == "keep" and self._kept:
            self._kept.pop(0)
        return [(deck, int(self.state.table.tickets_left[deck])) for deck in range(len(self.state.plan.decks))]

    def after(self, before: list[tuple[int, int]]) -> None:
        """Note what was drawn from the top and returned to the bottom; the line is past."""
        self.unseen = {seat for seat in self.unseen if self.state.hands[seat].offer_left}
        if self._named:
            self._named.pop(0)
        for deck, had in before:
            has = int(self.state.table.tickets_left[deck])
            if has > had:
                self.batches[deck].append(has - had)
            else:
                self._drawn(deck, had - has)

    def _next_choice(self) -> Sequence[str]:
        """What the next choice in the record keeps."""
        return self._kept[0] if self._kept else ()

    def _may_be(self, kept: Sequence[str], free: Counter[int]) -> list[int]:
        """Tickets kept of an offer nobody saw, as far as they may have been in it; the others are refused when kept."""
        found = []
        for name in kept:
            ticket = self.state.plan.numbers["tickets"].get(name, -1)
            if free[ticket] > 0:
                free[ticket] -= 1
                found.append(ticket)
        return found

    def _lying(self, deck: int) -> Counter[int]:
        """The tickets in a deck."""
        first, size, left = self._deck(deck)
        top = int(self.state.deck.tickets_top[deck])
        return Counter(int(self.state.deck.tickets[first + (top + place) % size]) for place in range(left))

    def _ticket(self, name: str) -> int:
        tickets = self.state.plan.numbers["tickets"]
        if name not in tickets:
            raise IllegalMove("unknown-ticket", f'there is no ticket "{name}"{meant(name, tickets)}')
        return tickets[name]

    def _top(self, deck: int, wanted: Sequence[int], count: int) -> None:
        """Bring wanted tickets to the top of a deck, and below them such as no later line names."""
        start, size, left = self._deck(deck)
        cards = self.state.deck.tickets
        top = int(self.state.deck.tickets_top[deck])

        def at(place: int) -> int:
            return start + (top + place) % size

        for place in range(min(count, left)):
            low, high = (place, left) if self.anywhere else (place, self._batch_end(deck, place))
            here = self._choose([int(cards[at(spot)]) for spot in range(low, high)], wanted, place) + low
            cards[at(place)], cards[at(here)] = cards[at(here)], cards[at(place)]
        if len(wanted) > left:
            raise IllegalMove("ticket-impossible", f"{len(wanted)} tickets are named, but the deck has {left}")

    def _choose(self, there: Sequence[int], wanted: Sequence[int], place: int) -> int:
        """Which of the tickets that may lie at a place does: the wanted one, else one that is named last or never."""
        if place < len(wanted):
            if wanted[place] not in there:
                name = self.state.plan.tickets[wanted[place]]
                raise IllegalMove("ticket-impossible", f"the ticket {name} cannot be on top of its deck now")
            return there.index(wanted[place])
        free = {ticket: self._needed_at(ticket, there.count(ticket), wanted.count(ticket)) for ticket in set(there)}
        return max(range(len(there)), key=lambda spot: free[there[spot]])

    def _needed_at(self, ticket: int, copies: int, served: int) -> int:
        """How many lines on the last of so many copies of a ticket is needed; never counts as after all lines.

        The first lines that need it are ``served`` already.
        """
        name = self.state.plan.tickets[ticket]
        lines = [index for index, names in enumerate(self._named) for one in names if one == name][served:]
        return lines[copies - 1] if len(lines) >= copies else len(self._named)

    def _batch_end(self, deck: int, place: int) -> int:
        """Where the batch ends that a place is in."""
        end = 0
        for size in self.batches[deck]:
            end += size
            if place < end:
                break
        return end

    def _deck(self, deck: int) -> tuple[int, int, int]:
        first = int(self.state.map.stack_first[deck])
        size = int(self.state.map.stack_first[deck + 1]) - first
        return first, max(1, size), int(self.state.table.tickets_left[deck])

    def _give(self, deck: int, seat: int, count: int) -> None:
        """Offer the top tickets to a seat."""
        hand, state = self.state.hands[seat], self.state
        first, size, _left = self._deck(deck)
        for _ in range(count):
            top = int(state.deck.tickets_top[deck])
            hand.offer[hand.offer_left] = state.deck.tickets[first + top]
            hand.offer_left += 1
            state.deck.tickets_top[deck] = (top + 1) % size
            state.table.tickets_left[deck] -= 1
        self._drawn(deck, count)

    def _drawn(self, deck: int, count: int) -> None:
        batches = self.batches[deck]
        while count and batches:
            taken = min(count, batches[0])
            batches[0] -= taken
            count -= taken
            if not batches[0]:
                batches.pop(0)
