"""The document of ``mapforge playtest`` as values, and what is said where it is none."""

import math
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from mapforge.playtest.intervals import Estimate

FORMAT, FORMAT_VERSION = "mapforge-playtest", 1


class ReportFault(ValueError):  # noqa: N818 - said as designers say it
    """A report that cannot be made, in words: what is wrong and what was expected."""


class Figure(Struct, frozen=True):
    """A mean with its 95 % interval by deal and the sums behind it; None where nothing is known."""

    mean: float | None = None
    low: float | None = None
    high: float | None = None
    se: float | None = None
    deals: int = 0
    x: int = 0
    y: int = 0
    per: int = 1

    @property
    def estimate(self) -> Estimate:
        """The same for the mathematics."""
        if self.mean is None:
            return Estimate(0.0, -math.inf, math.inf, None, self.deals)
        low = -math.inf if self.low is None else self.low
        high = math.inf if self.high is None else self.high
        return Estimate(self.mean, low, high, self.se, self.deals)


class SeatRow(Struct, frozen=True):
    """A seat: its share of wins, its points over the table's mean."""

    seat: int
    wins: Figure
    edge: Figure


class BotRow(Struct, frozen=True):
    """A bot: its share of wins a seat, points, tickets."""

    bot: str
    wins: Figure
    points: Figure
    completed: Figure
    tickets: int = 0


class Pace(Struct, frozen=True):
    """How long games are, and what moves they are made of."""

    turns: Figure
    spread: float | None = None
    actions: dict[str, int] = {}
    arc: tuple[float, ...] = ()


class Tension(Struct, frozen=True):
    """How close games are, and for how long."""

    winning_points: Figure
    margin: Figure
    lead_changes: Figure
    last_change: Figure
    leader_wins: Figure
    behind: Figure
    deficit: Figure


class Spread(Struct, frozen=True):
    """A difference with its interval."""

    value: float | None = None
    low: float | None = None
    high: float | None = None


class TicketRow(Struct, frozen=True):
    """A ticket: what it costs on the empty board, how often its holders finish it and win."""

    ticket: str
    deck: str
    points: int
    spaces: int | None
    routes: int | None
    turns: int | None
    completed: Figure
    wins: Figure
    lift: Spread
    net_points: int
    start: str = field(default="", name="from")
    ends: tuple[str, ...] = field(default=(), name="to")
    copies: int = 1
    drawn: int = 0
    drawn_kept: int = 0


class RouteRow(Struct, frozen=True):
    """A route: how often and when it is claimed, and how its claimers fare."""

    route: str
    length: int
    tracks: int
    claimed: Figure
    claims: int
    winners_share: float | None
    early: int
    median: float | None


class CityRow(Struct, frozen=True):
    """A city: the share of players who reach it, the games in which nobody does."""

    city: str
    connected: Figure
    ignored: int


class ColorRow(Struct, frozen=True):
    """A color: cards in the deck, spaces printed in it, cards spent, claims paid with it, turns waited for them."""

    color: str
    cards: int
    spaces: int
    spent: int
    claims: int
    wait: float | None


class BonusRow(Struct, frozen=True):
    """A bonus: what it is worth, how often who holds it wins."""

    bonus: str
    points: int
    holders: Figure
    shared: int = 0
    nobody: int = 0


class First(Struct, frozen=True):
    """The first game in which something happened."""

    seed: int
    seats: tuple[str, ...] = ()


class Event(Struct, frozen=True):
    """Something that should be rare."""

    count: int
    games: int = 0
    per_10000: float = 0.0
    first: First | None = None


class Styles(Struct, frozen=True):
    """How far the bots' shares of wins are from equal."""

    distance: float | None = None


class Table(Struct, frozen=True):
    """The figures of one number of players."""

    players: int
    deals: int
    games: int
    seats: tuple[SeatRow, ...]
    seat_products: tuple[tuple[int, ...], ...]
    bots: tuple[BotRow, ...]
    styles: Styles
    pace: Pace
    tension: Tension
    tickets: tuple[TicketRow, ...]
    routes: tuple[RouteRow, ...]
    cities: tuple[CityRow, ...]
    colors: tuple[ColorRow, ...]
    bonuses: tuple[BonusRow, ...]
    health: dict[str, Event]


class Program(Struct, frozen=True):
    """What made the document."""

    name: str
    version: str


class Map(Struct, frozen=True):
    """The map that was played."""

    id: str
    name: str
    version: str
    play_hash: str
    house_rules: bool = False


class Playtest(Struct, frozen=True):
    """The whole document; ``run`` is what depends on the machine and is not kept."""

    format: Literal["mapforge-playtest"]
    format_version: Literal[1]
    program: Program
    map: Map
    bots: tuple[str, ...]
    seed: int
    games_asked: int
    finished: bool
    tables: tuple[Table, ...] = field(default=())
    preset: str | None = None


def read(plain: Any, name: str = "the report") -> Playtest:
    """The document of plain JSON values. ReportFault, with the place, for anything else."""
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        found = plain.get("format") if isinstance(plain, dict) else None
        said = f'its format is "{found}"' if isinstance(found, str) else "it names no format"
        raise ReportFault(
            f'{name} is no playtest: {said}, expected "{FORMAT}" as mapforge playtest --format json has it'
        )
    if plain.get("format_version") != FORMAT_VERSION:
        version = plain.get("format_version")
        raise ReportFault(f"{name} has format version {version}, this program reads {FORMAT_VERSION}; play it again")
    try:
        return msgspec.convert(plain, Playtest)
    except msgspec.ValidationError as error:
        raise ReportFault(f"{name} is no whole playtest: {_place(str(error))}") from error


def _place(said: str) -> str:
    """msgspec's words with its place in front."""
    words, _, place = said.partition(" - at ")
    return f"{place.strip('`').removeprefix('$').lstrip('.') or 'the document'}: {words}"
