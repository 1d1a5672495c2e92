"""``mapforge playtest --format html``: the document of a playtest as a page, real games beside it."""

import argparse
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mapforge.files.paper_games import PaperGame
    from mapforge.model import Variant


def text(plain: dict[str, Any], variant: "Variant", arguments: argparse.Namespace) -> str:
    """The page of a playtest of the map that the arguments name. ReportFault where it cannot be made."""
    from mapforge.report import baselines, document, page

    games = paper_games(arguments)
    return page.write(document.read(plain), variant, baselines.shipped(), arguments.target, games)


def hold_plays_nothing(arguments: argparse.Namespace) -> None:
    """ReportFault for options of play beside ``--from``, which plays nothing."""
    from mapforge.report.document import ReportFault

    for option, given in (
        ("--save-games", arguments.save_games),
        ("--bot", arguments.bot),
        ("--bots", arguments.bots),
        ("--games", arguments.games),
        ("--scheduler", arguments.scheduler),
    ):
        if given:
            raise ReportFault(f"{option} does not go with --from, which plays nothing")


def written_before(name: str, variant: "Variant") -> dict[str, Any]:
    """The document that ``--format json`` wrote, of this very map. ReportFault for anything else."""
    import json
    from pathlib import Path

    from mapforge.report import document, page

    try:
        plain = json.loads(Path(name).read_bytes())
    except OSError as error:
        raise document.ReportFault(f"{name} cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise document.ReportFault(f"{name} is no JSON; mapforge playtest --format json writes it") from error
    page.hold_same(document.read(plain, name), variant)
    found: dict[str, Any] = plain
    return found


def hold_ready(arguments: argparse.Namespace) -> None:
    """ReportFault, before anything is played, for what the page would lack in the end."""
    from mapforge.report import baselines

    baselines.shipped()
    paper_games(arguments)


def paper_games(arguments: argparse.Namespace) -> "tuple[PaperGame, ...]":
    """The real games of the map; ReportFault for a file of another kind, or one that was named and is not there."""
    from pathlib import Path

    from mapforge.cli.playtest_enter import place
    from mapforge.files.library import Library
    from mapforge.files.paper_games import PaperFault, read
    from mapforge.report.document import ReportFault

    try:
        if arguments.paper and not Path(arguments.paper).is_file():
            raise ReportFault(f"there is no file {arguments.paper}; mapforge playtest enter makes one")
        path = place(arguments.paper, arguments.target, Library())
    except PaperFault:  # a shipped map has no games beside it
        return ()
    try:
        return read(path).games
    except PaperFault as fault:
        raise ReportFault(str(fault)) from fault
