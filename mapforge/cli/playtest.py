"""``mapforge playtest``: bots play a map many times; seats, bots, pace and dead ends as figures."""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mapforge import __version__
from mapforge.cli import targets, terminal

if TYPE_CHECKING:
    from mapforge.model import Variant

PRESETS = {"quick": 500, "standard": 2000, "thorough": 10000}
BOTS = "planner,long-route,one-step,hungry"


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("target", metavar="TARGET", help="an id (usa) or a path (./my-map)")
    parser.add_argument("--players", default="all", help="3, or 2-4, or all that the rules allow (all)")
    count = parser.add_mutually_exclusive_group()
    count.add_argument("--games", type=int, metavar="N", help="games at each table, rounded up to whole deals")
    count.add_argument("--preset", choices=sorted(PRESETS), default="quick", help="500, 2000 or 10000 games (quick)")
    parser.add_argument("--bots", default=BOTS, help=f"names with commas between them, or all ({BOTS})")
    parser.add_argument("--seed", type=int, default=1, help="the first deal's seed; the next has the next one (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="threads (1); they change no figure")
    parser.add_argument("--format", choices=("text", "json"), default="text", help="how to print (text)")
    parser.add_argument("-o", "--output", metavar="FILE", help="write there, not on the screen")
    parser.epilog = (
        "A deal is one seed with every rotation of the seats. Exit status: 0 played, "
        "1 the map cannot be played, 2 wrong usage."
    )


def perform(arguments: argparse.Namespace) -> int:
    """Play, print; the exit status."""
    from mapforge.engine import CannotPlay
    from mapforge.files.library import Library

    variant = targets.variant(arguments.target, Library())
    if variant is None:
        return 2
    try:
        asked = _asked(arguments, variant)
        if arguments.output:
            _writable(Path(arguments.output))
    except ValueError as error:
        terminal.complain(f"{error}.")
        return 2
    try:
        report = _played(variant, *asked, arguments)
    except CannotPlay as error:
        for reason in error.reasons:
            terminal.complain(f"{arguments.target} cannot be played: {reason}.")
        return 1
    text = json.dumps(report, indent=2) if arguments.format == "json" else "\n".join(lines(report))
    if arguments.output:
        Path(arguments.output).write_text(text + "\n", encoding="utf-8")
    else:
        print(text)
    return 0


def _writable(path: Path) -> None:
    """ValueError where the report could not be written in the end; nothing is left behind."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise ValueError(f"{path} cannot be written: {'it is a' if path.is_dir() else 'there is no such'} folder")
    if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
        raise ValueError(f"{path} cannot be written: no permission")


def _asked(arguments: argparse.Namespace, variant: "Variant") -> tuple[list[int], int, list[str]]:
    """Table sizes, games at each, bots; ValueError in words."""
    from mapforge.playtest.names import NAMES

    fewest, most = variant.rules.players
    low, _, high = arguments.players.partition("-")
    if arguments.players == "all":
        low, high = str(fewest), str(most)
    if not low.isdecimal() or not (high or low).isdecimal():
        raise ValueError(f'--players is a number, a range such as 2-4, or all, not "{arguments.players}"')
    sizes = list(range(int(low), int(high or low) + 1))
    if not sizes or sizes[0] < fewest or sizes[-1] > most:
        raise ValueError(f"the rules of this map are for {fewest} to {most} players, not {arguments.players}")
    games = PRESETS[arguments.preset] if arguments.games is None else arguments.games
    if games < 1 or arguments.jobs < 1:
        raise ValueError("--games and --jobs must be 1 or more")
    bots = list(NAMES) if arguments.bots == "all" else list(dict.fromkeys(arguments.bots.split(",")))
    for bot in bots:
        if bot not in NAMES:
            raise ValueError(f'there is no bot "{bot}"; the bots are {", ".join(NAMES)}')
    return sizes, games, bots


def _played(
    variant: "Variant", sizes: Sequence[int], games: int, bots: list[str], arguments: argparse.Namespace
) -> dict[str, Any]:
    """The report; after Ctrl-C that of the deals that were finished."""
    from mapforge.engine import loader
    from mapforge.engine.compiled_map import compile_map
    from mapforge.engine.play_hash import play_hash
    from mapforge.playtest import warm
    from mapforge.playtest.figures import Tally

    capacity = compile_map(variant, loader.lists(), sizes[0]).capacity
    backend = warm.soonest(capacity, games * len(sizes))
    if backend.name == "numba" and not warm.is_ready(capacity):
        terminal.complain("the bots are being compiled for this machine, once; that takes a minute or two.")
    tallies, stopped, start = [], False, time.perf_counter()
    for players in sizes:
        tally = Tally(bots, players)
        tallies.append(tally)
        stopped = _fill(tally, variant, bots, games, backend, arguments)
        if stopped:
            break
    if backend.name == "numba" and tallies[0].deals:
        warm.note_ready(capacity)
    spent = time.perf_counter() - start
    return {
        "map": variant.id,
        "play_hash": play_hash(variant),
        "program": __version__,
        "bots": bots,
        "seed": arguments.seed,
        "games_asked": games,
        "finished": not stopped,
        "tables": [tally.plain() for tally in tallies],
        "run": {
            "back_end": backend.name,
            "jobs": arguments.jobs,
            "seconds": round(spent, 2),
            "games_a_second": round(sum(tally.deals * tally.players for tally in tallies) / max(spent, 1e-9)),
        },
    }


def _fill(
    tally: Any, variant: "Variant", bots: list[str], games: int, backend: Any, arguments: argparse.Namespace
) -> bool:
    """Play one table's deals; True where Ctrl-C stopped them."""
    from mapforge.playtest.match import play_deals

    deals, start, shown = -(-games // tally.players), time.perf_counter(), 0.0
    seeds = range(arguments.seed, arguments.seed + deals)
    try:
        for deal in play_deals(variant, bots, tally.players, seeds, backend, arguments.jobs):
            tally.add(deal)
            now = time.perf_counter() - start
            if sys.stderr.isatty() and now - shown > 0.2:
                shown, left = now, now * (deals - tally.deals) / tally.deals
                rate = tally.deals * tally.players / now
                text = f"{tally.players} players: {100 * tally.deals // deals} %, {rate:.0f} games/s, {left:.0f} s left"
                print(f"\r{text:60}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return True
    finally:
        if shown:
            print(f"\r{'':60}\r", end="", file=sys.stderr, flush=True)
    return False


def lines(report: dict[str, Any]) -> Iterator[str]:
    """The report in at most 80 columns, the verdicts first."""
    if not report["finished"]:
        yield "Stopped: these are the figures of the deals that were finished."
    for table in report["tables"]:
        fairness = table["fairness"]
        more = f", about {fairness['more_games']} more games would tell" if fairness["more_games"] else ""
        yield f"{table['players']} players: seats {fairness['verdict']}{more}"
    yield "(fair: every seat surely within 2 points of an equal share. That the first seat"
    yield "wins about 2 points more is normal for the game.)"
    for table in report["tables"]:
        yield ""
        yield from _table(table, report["games_asked"])
    run = report["run"]
    yield ""
    yield f"Map {report['map']} ({report['play_hash']}), seeds from {report['seed']}, program {report['program']}."
    yield f"Bot level: {', '.join(report['bots'])}."
    yield f"{run['games_a_second']} games a second ({run['back_end']}, {run['jobs']} jobs)."


def _table(table: dict[str, Any], asked: int) -> Iterator[str]:
    rounded = f", rounded up from {asked} to whole deals" if table["games"] > asked else ""
    yield f"{table['players']} players, {table['games']} games in {table['deals']} deals{rounded}"
    yield "  seat            wins   95 % interval"
    for seat in table["seats"]:
        yield f"  {seat['seat'] + 1:<10} {_share(seat)}"
    yield "  bot             wins   95 % interval    points   tickets  completed"
    for name, bot in table["bots"].items():
        if bot["seats"]:
            spread = f"{bot['points']:6.1f} ±{bot['points_spread']:3.0f}"
            yield f"  {name:<10} {_share(bot)}  {spread}   {bot['tickets']:6.2f}   {100 * bot['completed']:6.1f} %"
    yield f"  {table['turns_a_player']} turns a player"
    for word, event in table["health"].items():
        if event["count"]:
            first = f"first in the deal with seed {event['first_seed']}"
            yield f"  {word.replace('_', ' ')}: {event['count']} ({event['per_10000']} in 10000 games), {first}"


def _share(figures: dict[str, Any]) -> str:
    return f"{100 * figures['wins']:8.1f} %   {100 * figures['low']:5.1f} - {100 * figures['high']:5.1f} %"
