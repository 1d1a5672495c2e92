"""The train cards of a record: what the deck gave, and hands with cards that nobody saw."""

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from mapforge.engine.core import cards as rules
from mapforge.engine.core import words
from mapforge.engine.move import Move
from mapforge.engine.record import REPLACED, Line
from mapforge.engine.state import State

ALL_KNOWN: Final = 1
IN_PART: Final = 2
NOT_KNOWN: Final = 2
"""When discards are shuffled: ``Deck.lazy``."""


class CardFaultError(ValueError):
    """Cards of a line that the deck cannot have given; ``code`` is a short word."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Scripted:
    """Scripts the deck of a state; card ids to numbers, null to the unknown card."""

    def __init__(self, state: State, unchecked: list[str]) -> None:
        self.state, self.unchecked = state, unchecked
        self.unknown = len(state.plan.colors)

    def begin(self, lazy: int) -> None:
        """From here on the deck gives what the record says."""
        self.state.deck.scripted = ALL_KNOWN
        self.state.deck.lazy = lazy

    def deal(self, hands: Sequence[Sequence[str | None] | None] | None) -> None:
        """Give every seat its opening hand."""
        state, size = self.state, int(self.state.map.start_hand)
        for seat in range(state.players):
            dealt = hands[seat] if hands is not None else None
            if dealt is None or None in dealt:
                self.unchecked.append(f"line 1: the opening hand of seat {seat}")
            named = [None] * size if dealt is None else list(dealt)
            if len(named) != size:
                raise ValueError(f"seat {seat} has an opening hand of {len(named)} cards, but {size} are dealt")
            for card in named:
                state.hands[seat].cards[self.number(card)] += 1
            state.table.hand_size[seat] = size
            state.table.deck_left -= size
        for color, name in enumerate(state.plan.colors):
            held = sum(int(hand.cards[color]) for hand in state.hands)
            if held > state.map.color_cards[color]:
                raise ValueError(f"{held} cards of {name} are dealt, but the map has {state.map.color_cards[color]}")

    def number(self, card: str | None) -> int:
        """A card's number."""
        if card is None:
            return self.unknown
        if card not in self.state.plan.numbers["colors"]:
            colors = ", ".join(self.state.plan.colors)
            raise CardFaultError("unknown-color", f'there is no card color "{card}"; there are {colors}')
        return self.state.plan.numbers["colors"][card]

    def load(self, at: int, line: Line, blind: bool) -> None:
        """Put a line's cards into the script."""
        script: list[int] = []
        if blind:
            drawn = line.drawn if isinstance(line.drawn, str) else None
            script.append(self.number(drawn))
            if drawn is None:
                self.unchecked.append(f"line {at}: the card drawn from the deck")
        elif line.drawn is not UNSET:
            raise CardFaultError("drawn", "only a card from the deck is told under drawn")
        script += [self.number(card) for card in line.turned]
        if line.row is None or (line.row is not UNSET and None in line.row):
            self.unchecked.append(f"line {at}: cards laid open")
        if isinstance(line.row, tuple):
            script += [-1 if card == REPLACED else self.number(card) for card in line.row]
        deck = self.state.deck
        if len(script) > len(deck.script):
            raise CardFaultError("too-many", f"{len(script)} cards are named; no move needs so many")
        deck.script[: len(script)] = script
        deck.script_left, deck.script_at, deck.fault = len(script), 0, 0
        deck.scripted = ALL_KNOWN if line.row is not None else IN_PART
        if line.row is None and self.state.map.replace_row_at and deck.lazy != NOT_KNOWN:
            deck.lazy = NOT_KNOWN
            self.unchecked.append(f"line {at} on: what the discards hold, since rows may have been {REPLACED} unseen")

    def check(self) -> None:
        """After a move: the deck could give what the line says, and gave all of it."""
        deck, colors = self.state.deck, self.state.plan.colors
        if deck.fault == words.CARD_IMPOSSIBLE:
            name = colors[deck.script[deck.script_at]]
            total = int(self.state.map.color_cards[deck.script[deck.script_at]])
            raise CardFaultError(
                "card-impossible", f"no {name} can be left in the deck: all {total} are in hands, row or discards"
            )
        if deck.fault == words.SCRIPT_ENDED:
            raise CardFaultError(
                "cards-missing",
                "more cards left the deck than the line names, turned over or laid open"
                ' ("row": null says that nobody saw what was laid open)',
            )
        if deck.fault == words.ROW_NOT_REPLACED:
            raise CardFaultError("row-not-replaced", f"the row has too many locomotives and must be {REPLACED}")
        if deck.fault == words.ROW_REPLACED:
            raise CardFaultError("row-replaced", f"the row is said to be {REPLACED}, but nothing asks for that")
        if deck.script_at < deck.script_left:
            rest = deck.script[deck.script_at : deck.script_left]
            names = ", ".join(REPLACED if card == -1 else [*colors, "an unknown card"][card] for card in rest)
            raise CardFaultError("cards-left", f"the line names more than left the deck: {names}")

    def blur(self) -> None:
        """After cards were laid open unseen: if the row may have been replaced, all of it is unknown."""
        table, state = self.state.table, self.state
        row = [int(card) for card in table.row[: table.row_left]]
        wild = row.count(self.unknown) + row.count(self.unknown - 1)
        if state.deck.scripted == IN_PART and state.map.replace_row_at and wild >= state.map.replace_row_at:
            state.lay_row([self.unknown] * len(row))

    def may_have_ended(self) -> bool:
        """A second card is asked for, but it depends on open cards nobody saw whether there was one."""
        table, state = self.state.table, self.state
        if table.phase != words.SECOND_CARD or rules.cards_to_draw(table) > 0:
            return False
        takeable = set(range(self.unknown - 1 if state.map.open_locomotive_counts == 2 else self.unknown))
        return not takeable & {int(card) for card in table.row[: table.row_left]}

    def unknown_in_hand(self, seat: int) -> int:
        """Cards in a hand that nobody saw."""
        return int(self.state.hands[seat].cards[self.unknown])

    def reveal(self, seat: int, move: Move) -> None:
        """Let unknown cards be what a move needs, as far as the map can have such cards left."""
        locomotive = self.unknown - 1
        numbers: dict[str | None, int] = dict(self.state.plan.numbers["colors"].items())
        if move.kind in ("claim", "pay", "station"):
            if move.color in numbers:
                self._reveal_in_hand(seat, numbers[move.color], move.cards)
            self._reveal_in_hand(seat, locomotive, move.locomotives)
        elif move.kind == "draw" and move.target in numbers:
            self._reveal_open(numbers[move.target])

    def _left(self, color: int) -> int:
        """Cards of a color that may be among the unknown ones."""
        state = self.state
        seen = rules.outside_deck(state.map, state.table, state.hands, state.deck, color)
        return int(state.map.color_cards[color]) - int(seen)

    def _reveal_in_hand(self, seat: int, color: int, wanted: int) -> None:
        hand = self.state.hands[seat].cards
        count = min(wanted - hand[color], hand[self.unknown], self._left(color))
        if count > 0:
            hand[color] += count
            hand[self.unknown] -= count

    def _reveal_open(self, color: int) -> None:
        table = self.state.table
        row = [int(card) for card in table.row[: table.row_left]]
        if color not in row and self.unknown in row and self._left(color) > 0:
            row[row.index(self.unknown)] = color
            self.state.lay_row(row)
