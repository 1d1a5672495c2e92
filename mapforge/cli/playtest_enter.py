"""``mapforge playtest enter TARGET``: a real game's result into a file beside the map, asked for or from a file."""

import argparse
import difflib
import shlex
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from mapforge.cli import targets, terminal

if TYPE_CHECKING:
    from mapforge.files.library import Library
    from mapforge.files.paper_games import PaperGame
    from mapforge.model import Variant

WORD = "enter"
T = TypeVar("T")


def perform(arguments: argparse.Namespace, target: str) -> int:
    """Take one game and write it; the exit status."""
    from mapforge.files.library import Library
    from mapforge.files.paper_games import PaperFault, add, hold
    from mapforge.files.save import SaveError

    library = Library()
    variant = targets.variant(target, library)
    if variant is None:
        return 2
    try:
        path = place(arguments.paper, target, library)
        game = _from_file(arguments.game, variant) if arguments.game else _asked(variant)
        hold(game, variant)
        count = add(path, game)
    except EOFError:
        terminal.complain("the game was not told to its end; nothing is written.")
        return 2
    except (PaperFault, SaveError) as error:
        terminal.complain(f"{str(error).rstrip('.')}.")
        return 2
    again = f"mapforge playtest {shlex.quote(target)} --format html"
    print(f"{path}: {count} {'game' if count == 1 else 'games'}. {again} shows them.")
    return 0


def place(given: str | None, target: str, library: "Library") -> Path:
    """The file of a map's paper games: the one given, else beside the map. PaperFault where there can be none."""
    from mapforge.files.paper_games import FILE, PaperFault

    if given:
        return Path(given)
    file = library.find(target)
    if library.shipped in file.parents or not file.is_file():
        raise PaperFault(f"{target} lies where no game can be put beside it: say where with --paper FILE")
    return file.with_name(FILE)


def _from_file(name: str, variant: "Variant") -> "PaperGame":
    """A game from a file, or from standard input for ``-``; its play hash is the map's."""
    import json

    from mapforge.engine.play_hash import play_hash
    from mapforge.files.paper_games import PaperFault, game_of

    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        plain = json.loads(data)
    except OSError as error:
        raise PaperFault(f"{name} cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise PaperFault(f"{name} is no JSON: {error}") from error
    if not isinstance(plain, dict):
        raise PaperFault(f"{name} is no game: expected an object with players; see mapforge schema paper-games")
    return game_of(json.dumps({"play_hash": play_hash(variant), **plain}).encode(), name)


def _asked(variant: "Variant") -> "PaperGame":
    """A game, question by question; a wrong answer is said and asked again where a person sits, else a PaperFault."""
    from mapforge.engine.play_hash import play_hash
    from mapforge.files.paper_games import PaperGame, Seat

    print(f"A game of {variant.title}. An empty answer means: not noted.")
    date = _answer("When was it played (2026-11-30)? ", _date)
    question = "Players in the order of their seats, with scores (Anna 112, Ben 98): "
    scores = _answer(question, lambda text: _scores(text, variant.rules.players))
    routes = {route.id: _ends(variant, route.ends) for route in variant.routes}
    tickets = {ticket.id: _ends(variant, ticket.ends) for ticket in variant.tickets}
    seats: list[Seat] = []
    for name, score in scores:
        claimed = _answer(f"Routes that {name} claimed (with commas): ", lambda text: _named(text, routes, "route"))
        finished = _answer(f"Tickets that {name} finished: ", lambda text: _named(text, tickets, "ticket"))
        unfinished = _answer(f"Tickets that {name} did not finish: ", lambda text: _named(text, tickets, "ticket"))
        seats.append(Seat(name, score, claimed, finished, unfinished))
    remarks = _answer("Remarks: ", lambda text: text[:2000])
    return PaperGame(play_hash(variant), tuple(seats), date, remarks)


def _answer(question: str, understood: Callable[[str], T]) -> T:
    from mapforge.files.paper_games import PaperFault

    while True:
        text = input(question).strip()
        try:
            return understood(text)
        except PaperFault as fault:
            if not sys.stdin.isatty():
                raise
            print(f"  {fault}.")


def _date(text: str) -> str:
    import datetime

    from mapforge.files.paper_games import PaperFault

    try:
        return datetime.date.fromisoformat(text).isoformat() if text else ""
    except ValueError as error:
        raise PaperFault(f'"{text}" is no date: year, month and day, such as 2026-11-30') from error


def _scores(text: str, allowed: tuple[int, int]) -> list[tuple[str, int]]:
    """Names and scores; what the game as a whole would be refused for is said here, before more is asked."""
    from mapforge.files.paper_games import LEAST, MOST, PaperFault

    found = []
    for part in text.split(","):
        name, _, score = part.strip().rpartition(" ")
        if not name or not score.removeprefix("-").isdecimal():
            raise PaperFault(f'"{part.strip()}" is no player with a score, such as Anna 112')
        if not LEAST <= int(score) <= MOST:
            raise PaperFault(f"{score} is no score: one is from {LEAST} to {MOST}")
        found.append((name.strip(" :"), int(score)))
    if not allowed[0] <= len(found) <= allowed[1]:
        raise PaperFault(f"{len(found)} players: the rules of this map are for {allowed[0]} to {allowed[1]}")
    return found


def _ends(variant: "Variant", ends: tuple[str, ...]) -> str:
    from mapforge.report.names import Names

    names = Names(variant)
    return " ".join(names.city(end) for end in ends)


def _named(text: str, known: Mapping[str, str], noun: str) -> tuple[str, ...] | None:
    """Ids for what was typed: ids themselves, or names of both ends in any order and spelling."""
    from mapforge.files.paper_games import PaperFault

    if not text:
        return None
    by_words = {_plain(words): name for name, words in known.items()} | {_plain(name): name for name in known}
    found = []
    for part in text.split(","):
        written, slash, track = part.strip().partition("/")
        wanted = _plain(written)
        name = by_words.get(wanted)
        if name is None:
            close = difflib.get_close_matches(wanted, by_words, 1, 0.6)
            hint = f"; did you mean {by_words[close[0]]}?" if close else ""
            raise PaperFault(f'there is no {noun} "{part.strip()}"{hint}')
        found.append(f"{name}{slash}{track.strip()}")
    return tuple(found)


def _plain(words: str) -> str:
    """Words without order, case, accents and signs."""
    import unicodedata

    letters = unicodedata.normalize("NFKD", words.casefold())
    kept = "".join(letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter))
    return " ".join(sorted(kept.split()))
