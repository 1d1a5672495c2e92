"""Real games that people played on a printed map, in ``paper-games.json`` beside it.

A game has its players in the order of their seats, with their scores; routes that each claimed, tickets finished and
not finished, and remarks as far as they were noted. It keeps the play hash of the map as it was played, so that games
of an older version are told apart.
"""

import datetime
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from mapforge.files.save import write_atomically
from mapforge.model import Variant

FILE = "paper-games.json"

LEAST, MOST = -500, 2000
Score = Annotated[int, Meta(ge=LEAST, le=MOST)]
Text = Annotated[str, Meta(max_length=500)]
Remarks = Annotated[str, Meta(max_length=2000)]
Date = Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?\Z")]


class PaperFault(ValueError):  # noqa: N818 - said as designers say it
    """A game or a file of games that cannot be used: where, what was expected."""


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """A player; ``routes`` as ``atlanta--miami`` or with a track, ``atlanta--miami/2``; None where it was not noted."""

    name: Text
    score: Score
    routes: tuple[Text, ...] | None = None
    finished: tuple[Text, ...] | None = None
    unfinished: tuple[Text, ...] | None = None


class PaperGame(Struct, frozen=True, forbid_unknown_fields=True):
    """One game, its players in the order of their seats, the first to move first."""

    play_hash: str
    players: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=8)]
    date: Date = ""
    remarks: Remarks = ""


class PaperGames(Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    format: Literal["mapforge-paper-games"] = "mapforge-paper-games"
    format_version: Literal[1] = 1
    games: tuple[PaperGame, ...] = ()


def read(path: Path) -> PaperGames:
    """The games of a file; none where there is no file. PaperFault, with the place, for a file of another kind."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return PaperGames()
    except OSError as error:
        raise PaperFault(f"{path} cannot be read: {error.strerror}") from error
    return _decoded(data, str(path), PaperGames)


def game_of(data: bytes, name: str) -> PaperGame:
    """One game from the text of a file. PaperFault, with the place, for anything else."""
    return _decoded(data, name, PaperGame)


def add(path: Path, game: PaperGame) -> int:
    """Write a game after those that are there, at once or not at all; how many there are now.

    PaperFault where the file is of another kind, SaveError where it cannot be written.
    """
    games = (*read(path).games, game)
    whole = msgspec.json.format(msgspec.json.encode(PaperGames(games=games)), indent=2)
    write_atomically(path, whole + b"\n")
    return len(games)


def hold(game: PaperGame, variant: Variant) -> None:
    """PaperFault for a game that cannot have been played on this map: seats, routes, tracks, tickets."""
    _hold_day(game.date)
    fewest, most = variant.rules.players
    if not fewest <= len(game.players) <= most:
        raise PaperFault(f"{len(game.players)} players: the rules of this map are for {fewest} to {most}")
    routes = {route.id: len(route.tracks) for route in variant.routes}
    copies = {ticket.id: ticket.copies for ticket in variant.tickets}
    claimed: dict[str, list[str]] = {}
    held: dict[str, int] = {}
    for seat in game.players:
        for written in seat.routes or ():
            claimed.setdefault(_route(written, routes, seat.name), []).append(seat.name)
        for ticket in (*(seat.finished or ()), *(seat.unfinished or ())):
            if ticket not in copies:
                raise PaperFault(f"{seat.name}: there is no ticket {ticket} on this map")
            held[ticket] = held.get(ticket, 0) + 1
    for route, names in claimed.items():
        if len(names) > routes[route]:
            tracks = "one track" if routes[route] == 1 else f"{routes[route]} tracks"
            raise PaperFault(f"route {route} has {tracks} and is claimed by {' and '.join(names)}")
    for ticket, count in held.items():
        if count > copies[ticket]:
            raise PaperFault(f"ticket {ticket} is there {copies[ticket]} times and held {count} times")


def _hold_day(date: str) -> None:
    """PaperFault for a day such as the 31st of February; nothing is a day that was not noted."""
    try:
        datetime.date.fromisoformat(date or "2000-01-01")
    except ValueError as error:
        raise PaperFault(f"{date} is no day of the calendar") from error


def _route(written: str, routes: "dict[str, int]", name: str) -> str:
    """The route of a claim, whose track must be there."""
    route, slash, track = written.partition("/")
    if route not in routes:
        raise PaperFault(f"{name}: there is no route {route} on this map")
    if slash and not (track.isdecimal() and 1 <= int(track) <= routes[route]):
        raise PaperFault(f"{name}: route {route} has no track {track}, its tracks are 1 to {routes[route]}")
    return route


K = TypeVar("K", PaperGame, PaperGames)


def _decoded(data: bytes, name: str, kind: type[K]) -> K:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        said, _, place = str(error).partition(" - at ")
        at = f" at {place.strip('`').removeprefix('$').lstrip('.')}" if place else ""
        raise PaperFault(f"{name} is not as expected{at}: {said}; see mapforge schema paper-games") from error
