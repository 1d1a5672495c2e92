"""``mapforge playtest``: bots play a map many times, and what their games say is printed or written."""

import argparse
import time
from typing import TYPE_CHECKING, Any

from mapforge.cli import (
    playtest_against,
    playtest_asked,
    playtest_enter,
    playtest_html,
    playtest_hunt,
    playtest_importance,
    targets,
    terminal,
)
from mapforge.cli.playtest_asked import configure
from mapforge.cli.playtest_cluster import connected
from mapforge.cli.playtest_given import give

if TYPE_CHECKING:
    from mapforge.cli.playtest_games import KeptGames
    from mapforge.model import Variant
    from mapforge.playtest.cluster import Cluster
    from mapforge.playtest.session import Asked

__all__ = ["configure", "perform"]


def perform(arguments: argparse.Namespace) -> int:
    """Play, print; the exit status."""
    from mapforge.files.library import Library

    if len(arguments.target) == 2 and arguments.target[0] == playtest_enter.WORD:
        return playtest_enter.perform(arguments, arguments.target[1])
    if len(arguments.target) > 1:
        terminal.complain(f"one map at a time, not {' '.join(arguments.target)}; enter TARGET takes a game on paper.")
        return 2
    (arguments.target,) = arguments.target
    variant = targets.variant(arguments.target, Library())
    if variant is None:
        return 2
    if arguments.hunt:
        return playtest_hunt.perform(arguments, variant)
    if arguments.importance:
        return playtest_importance.perform(arguments, variant)
    if arguments.against:
        return playtest_against.perform(arguments, variant)
    return _playtest(arguments, variant)


def _playtest(arguments: argparse.Namespace, variant: "Variant") -> int:
    """Play one map and give what it says; the exit status."""
    from mapforge.cli.playtest_games import games_kept
    from mapforge.engine import CannotPlay
    from mapforge.files.save import SaveError
    from mapforge.playtest.cluster import ClusterFault
    from mapforge.playtest.own_bots import BotFault

    try:
        asked = playtest_asked.asked(arguments, variant)
        playtest_asked.writable_all(arguments)
        if arguments.format == "html":
            playtest_html.hold_ready(arguments)
        if arguments.source:
            playtest_html.hold_plays_nothing(arguments)
            report = playtest_html.written_before(arguments.source, variant)
        else:
            with connected(arguments) as cluster, games_kept(arguments.save_games) as kept:
                report = played(variant, asked, kept, cluster)
    except CannotPlay as error:
        for reason in error.reasons:
            terminal.complain(f"{arguments.target} cannot be played: {reason}.")
        return 1
    except (BotFault, ClusterFault, SaveError, ValueError) as error:
        terminal.complain(f"{error}.")
        return 2
    return _give(report, variant, arguments)


def played(
    variant: "Variant", asked: "Asked", kept: "KeptGames | None" = None, cluster: "Cluster | None" = None
) -> dict[str, Any]:
    """The document of a playtest, with progress on the screen; after Ctrl-C of the deals that were finished."""
    from mapforge.cli.playtest_progress import Progress
    from mapforge.playtest.figures.document import document
    from mapforge.playtest.session import Session

    session = Session(variant, asked, kept.keep if kept else None, cluster)
    start = time.perf_counter()
    with Progress(asked.all_games, session.waiting) as progress:
        games = session.play(progress.show)
    spent = time.perf_counter() - start
    count = sum(tally.games for tally in games.tallies)
    run = {
        "back_ends": games.back_ends,
        "jobs": cluster.threads if cluster else asked.jobs,
        "seconds": round(spent, 2),
        "games_a_second": round(count / max(spent, 1e-9)),
    }
    return document(
        variant,
        games.tallies,
        bots=asked.bots,
        seed=asked.seed,
        games=asked.games,
        preset=asked.preset,
        finished=games.finished,
        run=run,
    )


def _give(report: dict[str, Any], variant: "Variant", arguments: argparse.Namespace) -> int:
    """Print the report, or write it at once."""
    from mapforge.report.document import ReportFault

    if not report["tables"][0]["games"]:
        terminal.complain("stopped before a deal was finished: there is nothing to report.")
        return 130
    try:
        told = _told(report, variant, arguments)
    except ReportFault as error:
        terminal.complain(f"{error}.")
        return 2
    return give(told, arguments.output)


def _told(report: dict[str, Any], variant: "Variant", arguments: argparse.Namespace) -> str:
    """The report in the format that was asked for."""
    from mapforge.playtest.figures.written import written
    from mapforge.report import text

    if arguments.format == "html":
        return playtest_html.text(report, variant, arguments)
    return (
        written(report)
        if arguments.format == "json"
        else "\n".join(text.lines(report, variant, arguments.target)) + "\n"
    )
