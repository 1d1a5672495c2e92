"""The records of one game, and the calls into the core with them."""

from collections.abc import Sequence
from typing import Any, Final

from mapforge.engine import records
from mapforge.engine.compiled_map import CompiledMap
from mapforge.engine.core import cards, words

PHASES: Final[dict[int, str]] = {
    words.START: "start-tickets",
    words.TURN: "turn",
    words.SECOND_CARD: "second-card",
    words.TUNNEL: "tunnel",
    words.KEEP: "keep-tickets",
    words.OVER: "over",
}
PHASE_WORDS: Final = {name: word for word, name in PHASES.items()}
_STREAMS: Final = 1 << 62


class State:
    """Table, hands and deck of one game on one map."""

    def __init__(self, plan: CompiledMap, players: int) -> None:
        self.plan = plan
        self.players = players
        backend, capacity = plan.backend, plan.capacity
        self.core = backend.entries
        self.tables = backend.new(records.Table, capacity)
        self.hands = backend.new(records.Hand, capacity, players)
        self.decks = backend.new(records.Deck, capacity)
        self.pads = backend.new(records.Pad, capacity)

    @property
    def map(self) -> Any:
        """The core's map."""
        return self.plan.record[0]

    @property
    def table(self) -> Any:
        """What everybody sees."""
        return self.tables[0]

    @property
    def deck(self) -> Any:
        """What nobody sees."""
        return self.decks[0]

    @property
    def pad(self) -> Any:
        """Scratch paper, where counts and accounts are left."""
        return self.pads[0]

    def copy(self) -> "State":
        """An independent copy; the scratch paper is shared, nothing on it lasts."""
        made = State.__new__(State)
        made.plan, made.players, made.core, made.pads = self.plan, self.players, self.core, self.pads
        made.tables, made.hands, made.decks = self.saved()
        return made

    def saved(self) -> tuple[Any, Any, Any]:
        """Copies of what a move may change."""
        copy = self.plan.backend.copy
        return copy(self.tables), copy(self.hands), copy(self.decks)

    def restore(self, saved: tuple[Any, Any, Any]) -> None:
        """Go back to such copies."""
        self.tables, self.hands, self.decks = saved

    def deal(self, seed: int) -> None:
        """Set up a game."""
        self.core.deal(self.plan.record, self.tables, self.hands, self.decks, self.pads, self.players, seed % _STREAMS)

    def lay_out(self, seed: int) -> None:
        """An empty table with all cards in their decks."""
        self.core.lay_out(
            self.plan.record, self.tables, self.hands, self.decks, self.pads, self.players, seed % _STREAMS
        )

    def settle_cards(self) -> None:
        """Restock an empty deck and fill a short row."""
        self.core.settle_cards(self.plan.record, self.tables, self.hands, self.decks)

    def lay_row(self, row: Sequence[int]) -> None:
        """Let these cards lie open instead of those that do."""
        cards.clear_row(self.map, self.table)
        for card in row:
            cards.lay_open(self.table, card)

    def give_track(self, seat: int, track: int) -> None:
        """Let a player own a track."""
        self.core.give_track(self.plan.record, self.tables, seat, track)

    def count_moves(self) -> int:
        """How many legal moves there are."""
        return int(self.core.move_count(self.plan.record, self.tables, self.hands, self.pads))

    def move_number(self, index: int) -> int:
        """A legal move by its number, after ``count_moves``."""
        return int(self.core.move_number(self.plan.record, self.tables, self.hands, self.pads, index))

    def why_not(self, move: int) -> int:
        """The word for the rule that forbids a move, LEGAL for none."""
        return int(self.core.why_not(self.plan.record, self.tables, self.hands, self.pads, move))

    def push(self, move: int) -> None:
        """Make a legal move."""
        self.core.push(self.plan.record, self.tables, self.hands, self.decks, move)

    def settle_account(self) -> Any:
        """The pad with everybody's account on it."""
        self.core.account(self.plan.record, self.tables, self.hands, self.pads)
        return self.pads[0]
