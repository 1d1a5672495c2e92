"""What the engine refuses: moves, with the rule that forbids them, and maps that cannot be played."""

from typing import Final

from mapforge.engine.core import words


class IllegalMove(ValueError):  # noqa: N818 - said as players say it, and documented so
    """A move that a rule forbids; ``code`` is a short word for the rule. The game stays as it was."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class CannotPlay(ValueError):  # noqa: N818 - likewise
    """A map, or a table, that cannot be played, with every reason."""

    def __init__(self, reasons: tuple[str, ...]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = reasons


RULES: Final[dict[int, tuple[str, str]]] = {
    words.GAME_OVER: ("game-over", "the game is over"),
    words.CHOOSE_TICKETS: ("choose-tickets", "first choose which of the tickets on offer to keep"),
    words.DECIDE_TUNNEL: ("decide-tunnel", "first pay the extra cards for the tunnel, or decline"),
    words.TAKE_SECOND: ("second-card", "the second train card of this turn must be taken first"),
    words.NOT_IN_TUNNEL: ("no-tunnel", "no tunnel waits for extra cards"),
    words.NOTHING_OFFERED: ("nothing-offered", "no tickets are on offer"),
    words.DECK_EMPTY: ("deck-empty", "deck and discards are both empty"),
    words.NOT_OPEN: ("not-open", "no such card lies open"),
    words.LOCOMOTIVE_SECOND: ("locomotive-second", "an open locomotive counts as two cards: it may only be the first"),
    words.NO_SUCH_TRACK: ("no-such-track", "there is no such track"),
    words.TRACK_TAKEN: ("track-taken", "the track is already owned"),
    words.ROUTE_OWNED: ("route-owned", "nobody may own two tracks of one route"),
    words.DOUBLE_SHUT: ("double-shut", "with so few players one claimed track closes the others of its route"),
    words.TRAINS_SHORT: ("trains-short", "not enough trains are left"),
    words.WRONG_COUNT: ("wrong-count", "the payment must have as many cards as the price asks for"),
    words.WRONG_COLOR: ("wrong-color", "cards of this color do not pay here"),
    words.LOCOMOTIVES_BARRED: ("locomotives-barred", "locomotives may not be played on this route"),
    words.FERRY_SHORT: ("ferry-short", "a ferry needs a locomotive for each of its symbols"),
    words.CARDS_SHORT: ("cards-short", "the hand has not so many cards of this color"),
    words.LOCOMOTIVES_SHORT: ("locomotives-short", "the hand has not so many locomotives"),
    words.WRONG_EXTRA: ("wrong-extra", "exactly one card more must be paid for each turned card that matches"),
    words.TICKETS_EMPTY: ("tickets-empty", "the ticket deck is empty"),
    words.KEEP_MORE: ("keep-more", "more tickets must be kept"),
    words.NOT_OFFERED: ("not-offered", "only tickets on offer can be kept"),
    words.NO_STATIONS: ("no-stations", "this map has no stations"),
    words.STATIONS_GONE: ("stations-gone", "all stations of this player are built"),
    words.CITY_TAKEN: ("city-taken", "there is a station in this city already"),
    words.NO_STATION_THERE: ("no-station-there", "stations stand in cities only"),
    words.CAN_MOVE: ("can-move", "passing is legal only for who can do nothing else"),
    words.NO_SUCH_MOVE: ("no-such-move", "there is no such move"),
}


def illegal(word: int, about: str, numbers: str = "") -> IllegalMove:
    """The exception for a refusal's word, with the numbers that the rule turns on."""
    code, rule = RULES[word]
    return IllegalMove(code, f"{about}: {rule} ({numbers})" if numbers else f"{about}: {rule}")
