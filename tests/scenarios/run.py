"""Play a scenario and hold what comes of it against what it expects."""

from collections import Counter
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any, Protocol

from tests.oracle.board import GREY, Map
from tests.scenarios.cards import counted
from tests.scenarios.written import Scenario

CARDS = ("hands", "row", "deck", "discards", "laid", "turned")
"""Facts that are cards: equal when the counts are."""


class Player(Protocol):
    """What a scenario is played on."""

    def push(self, move: str) -> None: ...
    def legal(self) -> set[str]: ...
    def refuses(self, move: str) -> str: ...
    def facts(self) -> dict[str, Any]: ...
    def ticket_bottom(self, count: int) -> list[str]: ...
    def account(self) -> dict[str, Any]: ...
    def view(self, seat: int) -> str: ...


def run(scenario: Scenario, player: Player) -> None:
    """Every line of ``play`` in turn, then ``after`` and ``result``."""
    for line in scenario.play:
        word, _, rest = line.partition(" ")
        if word in ASKED:
            ASKED[word](player, rest)
        else:
            player.push(line)
    for key, wanted in scenario.after.items():
        if key == "ticket_bottom":
            equal(key, player.ticket_bottom(len(wanted)), sorted(wanted))
        else:
            expect(key, wanted, known(player.facts(), key))
    account = player.account() if scenario.result else {}
    for key, wanted in scenario.result.items():
        expect(key, [pairs(one) for one in wanted] if key == "tickets" else wanted, account[key])


def check_board(scenario: Scenario, board: Map) -> None:
    """``board``: how many cities, pairs, tracks and so on the map has."""
    lines = board.lines.values()
    kinds = Counter(city.kind for city in board.variant.cities)
    found = {
        "cities": kinds["city"],
        "border_spots": kinds["border"],
        "pairs": len(board.variant.routes),
        "doubles": sum(len(route.tracks) > 1 for route in board.variant.routes),
        "tracks": len(lines),
        "spaces": sum(line.length for line in lines),
        "grey_tracks": sum(line.color == GREY for line in lines),
        "tunnels": sum(line.tunnel for line in lines),
        "ferries": sum(line.ferry > 0 for line in lines),
        "train_cards": board.all_cards.total(),
    }
    for key, wanted in scenario.board.items():
        equal(key, found[key], wanted)


def refused(player: Player, move: str) -> None:
    """``not MOVE``, and after a bar a word that the refusal must have."""
    move, _, word = (part.strip() for part in move.partition("|"))
    reason = player.refuses(move)
    assert word in reason, f"{move} is refused, but with the words: {reason}"


def allowed(player: Player, pattern: str) -> None:
    """``can PATTERN``: some legal move fits it."""
    assert fitting(player, pattern), f"no legal move fits {pattern}"


def missing(player: Player, pattern: str) -> None:
    """``none PATTERN``: no legal move fits it."""
    assert not fitting(player, pattern), f"legal: {sorted(fitting(player, pattern))}"


def complete(player: Player, patterns: str) -> None:
    """``only PATTERN | PATTERN``: every legal move fits one of them, and each fits a legal move."""
    each = [pattern.strip() for pattern in patterns.split("|")]
    fits = [fitting(player, pattern) for pattern in each]
    others = player.legal() - set().union(*fits)
    assert all(fits), f"nothing fits one of {each}; legal: {sorted(player.legal())[:40]}"
    assert not others, f"legal besides: {sorted(others)[:40]}"


def hides(player: Player, rest: str) -> None:
    """``hides SEAT TEXT``: the text is nowhere in what the seat may look at."""
    seat, _, text = rest.partition(" ")
    assert text not in player.view(int(seat)), f"seat {seat} sees {text}: {player.view(int(seat))}"


def shows(player: Player, rest: str) -> None:
    """``shows SEAT TEXT``: it is there."""
    seat, _, text = rest.partition(" ")
    assert text in player.view(int(seat)), f"seat {seat} does not see {text}: {player.view(int(seat))}"


ASKED: dict[str, Callable[[Player, str], None]] = {
    "not": refused,
    "can": allowed,
    "none": missing,
    "only": complete,
    "hides": hides,
    "shows": shows,
}
"""Lines of ``play`` that ask and do not play."""


def fitting(player: Player, pattern: str) -> set[str]:
    """The legal moves that fit a pattern; ``*`` stands for anything."""
    return {move for move in player.legal() if fnmatchcase(move, pattern)}


def known(facts: dict[str, Any], key: str) -> Any:
    """A fact, or a number that follows from one."""
    if key == "hand_sizes":
        return [counted(hand).total() for hand in facts["hands"]]
    if key == "offer_sizes":
        return [len(offer) for offer in facts["offers"]]
    if key in ("row_size", "discards_size"):
        return counted(facts[key.removesuffix("_size")]).total()
    if key == "ticket_deck_sizes":
        return {deck: len(names) for deck, names in facts["ticket_decks"].items()}
    return facts[key]


def expect(key: str, wanted: Any, found: Any) -> None:
    """Equal; of a list by seat only the seats that are written; ``none`` is nothing."""
    wanted = None if wanted == "none" else wanted
    if key in CARDS:
        wanted, found = as_counts(wanted), as_counts(found)
    if key in ("tickets", "offers", "tracks", "stations", "chosen") and isinstance(wanted, list):
        wanted = [sorted(one) for one in wanted]
    if isinstance(wanted, list) and isinstance(found, list) and key != "winners":
        found = found[: len(wanted)]
    equal(key, found, wanted)


def equal(key: str, found: Any, wanted: Any) -> None:
    """Raise with both."""
    assert found == wanted, f"{key}: expected {wanted}, found {found}"


def as_counts(cards: Any) -> Counter[str] | list[Counter[str]]:
    """Cards counted, one text or one a seat."""
    return counted(cards) if isinstance(cards, str) else [counted(one) for one in cards]


def pairs(tickets: dict[str, int] | list[list[Any]]) -> list[tuple[str, int]]:
    """A seat's tickets and their points, in order."""
    written = tickets.items() if isinstance(tickets, dict) else tickets
    return sorted((name, points) for name, points in written)
