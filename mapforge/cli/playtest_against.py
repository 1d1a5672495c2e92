"""``mapforge playtest --against OTHER``: two versions of a map with the same seeds, and what differs."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mapforge.cli import playtest_asked, targets, terminal
from mapforge.cli.playtest_given import give

if TYPE_CHECKING:
    from mapforge.model import Variant
    from mapforge.playtest.against import Paired
    from mapforge.playtest.session import Asked


def perform(arguments: argparse.Namespace, variant: "Variant") -> int:
    """Play both, print the differences; the exit status."""
    from mapforge.engine import CannotPlay
    from mapforge.files.library import Library
    from mapforge.playtest.against import OtherCities, hold_same_cities

    other = targets.variant(arguments.against, Library())
    if other is None:
        return 2
    try:
        without = ("--save-games", "--bot", "--scheduler", "--format html")
        playtest_asked.hold_alone(arguments, "--against", *without)
        hold_same_cities(other, variant)
        asked = playtest_asked.asked(arguments, variant)
        playtest_asked.sizes(arguments.players, other.rules.players)
        playtest_asked.writable_all(arguments)
    except (ValueError, OtherCities) as error:
        terminal.complain(f"{error}.")
        return 2
    try:
        told = compared(other, variant, asked)
    except CannotPlay as error:
        for reason in error.reasons:
            terminal.complain(f"{arguments.target} or {arguments.against} cannot be played: {reason}.")
        return 1
    return _give(told, arguments)


def compared(one: "Variant", other: "Variant", asked: "Asked") -> dict[str, Any]:
    """The document of the differences, with progress on the screen; after Ctrl-C of the deals that were finished."""
    from mapforge.cli.playtest_progress import Progress
    from mapforge.report import against

    played: list[Paired] = []
    finished = True
    with Progress(asked.all_games, waiting=False) as progress:
        try:
            for paired in _played(one, other, asked):
                if not played or played[-1] is not paired:
                    played.append(paired)
                progress.show(paired.tallies[1])
        except KeyboardInterrupt:
            finished = False
    return against.document(one, other, played, bots=asked.bots, seed=asked.seed, games=asked.games, finished=finished)


def _played(one: "Variant", other: "Variant", asked: "Asked") -> "Iterator[Paired]":
    """Each table's sums after each deal."""
    from mapforge.engine import loader
    from mapforge.engine.compiled_map import compile_map
    from mapforge.playtest import backends, warm
    from mapforge.playtest.against import Paired
    from mapforge.playtest.match import play_chunks

    few = asked.all_games <= warm.FEW_GAMES or loader.numba_version() is None
    backend = loader.lists() if few else backends.compiled()
    for players in asked.sizes:
        plans = [compile_map(variant, backend, players) for variant in (one, other)]
        paired = Paired(plans[0], plans[1], asked.bots, players)
        seeds = range(asked.seed, asked.seed + asked.deals(players))
        both = (play_chunks(variant, asked.bots, players, seeds, backend, asked.jobs, 1) for variant in (one, other))
        for chunks in zip(*both, strict=True):
            paired.add(*chunks)
            yield paired


def _give(told: dict[str, Any], arguments: argparse.Namespace) -> int:
    """Print, or write at once."""
    from mapforge.playtest.figures.written import written
    from mapforge.report import against

    if not any(table["games"] for table in told["tables"]):
        terminal.complain("stopped before a deal was finished: there is nothing to report.")
        return 130
    text = written(told) if arguments.format == "json" else "\n".join(against.lines(told)) + "\n"
    return give(text, arguments.output)
