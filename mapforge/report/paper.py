"""Games that people played on paper, beside what the bots' games say of the same table."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mapforge.files.paper_games import PaperGame
from mapforge.playtest.intervals import wilson
from mapforge.report.document import Playtest, Table
from mapforge.report.names import Names


class Beside(NamedTuple):
    """A figure of so many paper games: what it is, cases of chances with Wilson's interval, and the bots' share."""

    what: str
    cases: float
    chances: int
    low: float
    high: float
    bots: float | None


class PaperTable(NamedTuple):
    """The games at one number of players: how many, the mean winning score beside the bots', shares beside theirs."""

    players: int
    games: int
    winning: float
    bots_winning: float | None
    seats: tuple[Beside, ...]
    rows: tuple[Beside, ...]


class Paper(NamedTuple):
    """All games of this map as it is, the tables they make, and how many are of an older version of it."""

    games: tuple[PaperGame, ...]
    tables: tuple[PaperTable, ...]
    older: int


def paper(games: Sequence[PaperGame], playtest: Playtest, names: Names) -> Paper:
    """The games beside a playtest; those of another play hash are counted only."""
    own = [game for game in games if game.play_hash == playtest.map.play_hash]
    tables = {table.players: table for table in playtest.tables}
    sizes = sorted({len(game.players) for game in own})
    made = tuple(
        _table([game for game in own if len(game.players) == size], size, tables.get(size), names) for size in sizes
    )
    return Paper(tuple(own), made, len(games) - len(own))


def _table(games: Sequence[PaperGame], size: int, table: Table | None, names: Names) -> PaperTable:
    best = [max(seat.score for seat in game.players) for game in games]
    wins = [0.0] * size
    for game, most in zip(games, best, strict=True):
        winners = [number for number, seat in enumerate(game.players) if seat.score == most]
        for number in winners:
            wins[number] += 1 / len(winners)
    shares = {seat.seat: seat.wins.mean for seat in table.seats} if table else {}
    return PaperTable(
        size,
        len(games),
        sum(best) / len(best),
        table.tension.winning_points.mean if table else None,
        tuple(_beside(f"seat {seat + 1} wins", won, len(games), shares.get(seat)) for seat, won in enumerate(wins)),
        (*_tickets(games, table, names), *_routes(games, table, names)),
    )


def _tickets(games: Sequence[PaperGame], table: Table | None, names: Names) -> Iterable[Beside]:
    """Each ticket that somebody held: finished by so many of its holders."""
    seats = [seat for game in games for seat in game.players]
    finished = Counter(ticket for seat in seats for ticket in seat.finished or ())
    held = finished + Counter(ticket for seat in seats for ticket in seat.unfinished or ())
    shares = {row.ticket: row.completed.mean for row in table.tickets} if table else {}
    for ticket in sorted(held):
        yield _beside(f"{names.ticket(ticket)} finished", finished[ticket], held[ticket], shares.get(ticket))


def _routes(games: Sequence[PaperGame], table: Table | None, names: Names) -> Iterable[Beside]:
    """Each route that was claimed, in games of which every player's routes were noted."""
    noted = [game for game in games if all(seat.routes is not None for seat in game.players)]
    claimed = Counter(
        route
        for game in noted
        for route in {written.partition("/")[0] for seat in game.players for written in seat.routes or ()}
    )
    shares = {row.route: row.claimed.mean for row in table.routes} if table else {}
    for route in sorted(claimed):
        yield _beside(f"{names.route(route)} claimed", claimed[route], len(noted), shares.get(route))


def _beside(what: str, cases: float, chances: int, bots: float | None) -> Beside:
    low, high = wilson(cases / chances, chances)
    return Beside(what, cases, chances, low, high, bots)
