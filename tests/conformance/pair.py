"""One game on the engine and on the oracle at once; after every move both must say the same."""

from collections import Counter
from typing import Any

from mapforge.engine import Game, IllegalMove, Position
from tests.conformance import facts
from tests.conformance.facts import Facts
from tests.oracle import account, legal, steps
from tests.oracle.board import LOCO
from tests.oracle.state import Chance, State

FEW = 200
"""Lists of moves up to this length are compared move by move in text."""


class DifferenceError(AssertionError):
    """Engine and oracle disagree."""


class Pair:
    """A game of the engine, and the oracle's state of it."""

    def __init__(self, game: Game, state: State) -> None:
        self.game, self.state = game, state
        self.cards = state.every_card()
        self.pushed = 0
        self.moves: set[str] = set()
        self.position: Position = game.position()
        self.compare()

    def push(self, move: str) -> None:
        """Play a move on both; raises DifferenceError where they part."""
        before, seat = self.position, self.game.turn
        if move not in self.moves:
            raise DifferenceError(f"{move} is not legal; legal are {sorted(self.moves)[:20]}")
        try:
            self.game.push(move)
        except IllegalMove as refusal:
            raise DifferenceError(f"{move} is refused, though listed: {refusal}") from refusal
        self.pushed += 1
        self.position = self.game.position()
        drawn = list(self.game.drawn)
        on_top = list(before.deck or ())[: len(drawn)]
        if drawn[: len(on_top)] != on_top:
            raise DifferenceError(f"{move}: the deck began {on_top}, drawn were {drawn}")
        offer = self.position.offers[seat] if move == "tickets" else ()
        steps.play(self.state, move, Chance(map(oracle_card, drawn), offer))
        self.compare()

    def compare(self) -> None:
        """All facts and all legal moves are equal, and no card is lost."""
        same("state", self.facts(), facts.of_oracle(self.state))
        if self.state.every_card() != self.cards:
            raise DifferenceError(f"cards were {self.cards}, are {self.state.every_card()}")
        if min(self.state.trains) < 0:
            raise DifferenceError(f"trains left: {self.state.trains}")
        self.moves = legal.moves(self.state)
        self.compare_moves()

    def compare_moves(self) -> None:
        """The same legal moves: as many, each found among the engine's, and where they are few also as listed."""
        found = self.game.legal_moves
        count = len(found)
        if count <= FEW or count != len(self.moves):
            same("moves", dict(Counter(map(str, found))), dict.fromkeys(self.moves, 1))
        missing = [move for move in self.moves if move not in found]
        if missing or count != len(self.moves):
            raise DifferenceError(f"the engine counts {count} moves of {len(self.moves)}, and refuses {missing}")

    def legal(self) -> set[str]:
        """All legal moves; the same for both."""
        return self.moves

    def refuses(self, move: str) -> str:
        """The engine's words for why a move is illegal; the game must stay as it was."""
        before = self.game.position()
        try:
            self.game.push(move)
        except IllegalMove as refusal:
            if self.game.position() != before:
                raise DifferenceError(f"{move} is refused, and has changed the game") from None
            if move in self.moves or move in self.game.legal_moves:
                raise DifferenceError(f"{move}: {refusal}; the oracle allows it") from None
            return str(refusal)
        raise DifferenceError(f"{move} is played, and should be refused")

    def facts(self) -> Facts:
        """The state in words, as the engine has it."""
        return facts.of_engine(self.position)

    def ticket_bottom(self, count: int) -> list[str]:
        """The lowest tickets of the deck one draws from, in no order."""
        decks: dict[str, tuple[str, ...]] = dict(self.position.ticket_decks or {})
        return sorted(decks[self.state.map.rules.draw_tickets.deck][-count:])

    def view(self, seat: int) -> str:
        """What a seat may look at, as text."""
        return repr(self.game.view(seat))

    def account(self) -> Facts:
        """The final account, if the game ended now; the same for both."""
        counted = account.accounts(self.state)
        account.count_branches(self.state, counted)
        result = self.game.result(final=False)
        same("account", facts.result_of_engine(result), facts.result_of_oracle(counted))
        return facts.result_of_engine(result)


def oracle_card(card: str) -> str:
    """A card's name in the oracle."""
    return LOCO if card == "locomotive" else card


def same(what: str, engine: dict[str, Any], oracle: dict[str, Any]) -> None:
    """Raise with the entries that differ."""
    keys = sorted(engine.keys() | oracle.keys())
    different = [
        f"  {key}: engine {engine.get(key)!r}, oracle {oracle.get(key)!r}"
        for key in keys
        if engine.get(key) != oracle.get(key)
    ]
    if different:
        raise DifferenceError("\n".join([f"{what} differs", *different]))
