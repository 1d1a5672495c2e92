"""What ``mapforge playtest`` is asked for: its arguments, and what is wrong with them in words."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mapforge.model import Variant
    from mapforge.playtest.session import Asked

BOTS = "planner,long-route,one-step,hungry"
PRESETS = ("quick", "standard", "thorough")


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument(
        "target",
        nargs="+",
        metavar="TARGET",
        help="an id (usa) or a path (./my-map); enter TARGET takes the result of a real game on paper",
    )
    parser.add_argument("--players", default="all", help="3, or 2-4, or all that the rules allow (all)")
    count = parser.add_mutually_exclusive_group()
    count.add_argument("--games", type=int, metavar="N", help="games at each table, rounded up to whole deals")
    count.add_argument("--preset", choices=PRESETS, help="500, 2000 or 10000 games at each (quick)")
    parser.add_argument("--bots", help=f"names with commas between them, or all ({BOTS}); mcts searches long")
    parser.add_argument(
        "--bot", action="append", metavar="MODULE:CLASS", help="a bot of your own, beside --bots (may be given again)"
    )
    parser.add_argument("--seed", type=int, default=1, help="the first deal's seed; the next has the next one (1)")
    parser.add_argument("--jobs", type=int, metavar="J", help="threads (one a core); they change no figure")
    parser.add_argument("--format", choices=("text", "json", "html"), default="text", help="how to print (text)")
    parser.add_argument("-o", "--output", metavar="FILE", help="write there, not on the screen")
    parser.add_argument("--save-games", metavar="DIR", help="write every game there as a record (mapforge replay)")
    other = parser.add_mutually_exclusive_group()
    other.add_argument(
        "--hunt",
        nargs="?",
        const="all",
        metavar="WANT",
        help="look for dead ends: hoarder, short and random on the map made poor (all, or one of: few-cards, "
        "many-locomotives, short-row, few-trains, one-locomotive, few-tickets)",
    )
    other.add_argument(
        "--importance",
        nargs="?",
        const="planner",
        metavar="BOT",
        help="how much oftener a bot (planner) wins than itself without ticket draws, gray or long routes, a color",
    )
    other.add_argument(
        "--against", metavar="OTHER", help="play an older version of the map as well, with the same seeds: what differs"
    )
    parser.add_argument("--scheduler", metavar="ADDRESS", help="let the workers of a Dask cluster play; see README")
    other.add_argument(
        "--from", dest="source", metavar="FILE", help="play nothing: report what --format json wrote there before"
    )
    parser.add_argument("--paper", metavar="FILE", help="real games, if not in paper-games.json beside the map")
    parser.add_argument("--game", metavar="FILE", help="with enter: the game from a JSON file (- : stdin)")
    parser.epilog = (
        "A deal is one seed with every rotation of the seats. Ctrl-C ends the play and reports the deals that are "
        "finished. Exit status: 0 played, 1 the map cannot be played, 2 wrong usage."
    )


def asked(arguments: argparse.Namespace, variant: "Variant") -> "Asked":
    """What to play; ValueError in words."""
    from mapforge.playtest import session

    given = arguments.games is not None
    preset = None if given else arguments.preset or PRESETS[0]
    games = session.PRESETS[preset] if preset else arguments.games
    jobs = cores() if arguments.jobs is None else arguments.jobs
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise ValueError(f"{name} must be 1 or more, not {number}")
    return session.Asked(
        bots=_bots(BOTS if arguments.bots is None else arguments.bots, arguments.bot or (), variant),
        sizes=sizes(arguments.players, variant.rules.players),
        games=games,
        seed=seed(arguments.seed),
        preset=preset,
        jobs=jobs,
    )


def hold_alone(arguments: argparse.Namespace, mode: str, *without: str) -> None:
    """ValueError for an option, of those named, that would be passed over in this mode."""
    given = {
        "--bot": arguments.bot,
        "--bots": arguments.bots,
        "--format html": arguments.format == "html",
        "--preset": arguments.preset,
        "--save-games": arguments.save_games,
        "--scheduler": arguments.scheduler,
    }
    for option in without:
        if given[option]:
            raise ValueError(f"{option} does not go with {mode}")


def cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def sizes(words: str, allowed: tuple[int, int]) -> tuple[int, ...]:
    """Table sizes; ValueError where the rules do not allow them."""
    fewest, most = allowed
    low, _, high = words.partition("-")
    if words == "all":
        low, high = str(fewest), str(most)
    if not low.isdecimal() or not (high or low).isdecimal():
        raise ValueError(f'--players is a number, a range such as 2-4, or all, not "{words}"')
    found = tuple(range(int(low), int(high or low) + 1))
    if not found or found[0] < fewest or found[-1] > most:
        raise ValueError(f"the rules of this map are for {fewest} to {most} players, not {words}")
    return found


def _bots(words: str, own: Sequence[str], variant: "Variant") -> tuple[str, ...]:
    """Built-in bots and own ones, each once; ValueError for one that is not there."""
    from mapforge.playtest.match import MOST_BOTS
    from mapforge.playtest.names import NAMES, is_built_in, numbers_of
    from mapforge.playtest.own_bots import maker_of

    if not words.strip():
        raise ValueError(f"--bots names none; leave it out for {BOTS}, or say all")
    bots = tuple(dict.fromkeys((*(NAMES if words == "all" else map(str.strip, words.split(","))), *own)))
    if len(bots) > MOST_BOTS:
        raise ValueError(f"{len(bots)} bots are more than one playtest can tell apart; name {MOST_BOTS} at most")
    for bot in bots:
        if is_built_in(bot):
            numbers_of([bot], variant)
        else:
            maker_of(bot)
    return bots


def seed(number: int) -> int:
    """A seed; ValueError for one that other programs could not keep exact."""
    from mapforge.playtest.match import MOST_SEED

    if not 0 <= number <= MOST_SEED:
        raise ValueError(f"--seed is a whole number from 0 to {MOST_SEED}, not {number}")
    return number


def writable_all(arguments: argparse.Namespace) -> None:
    """ValueError where the report, or the games, could not be written in the end."""
    if arguments.output:
        writable(Path(arguments.output))
    if arguments.save_games:
        folder = Path(arguments.save_games)
        if folder.exists() and not folder.is_dir():
            raise ValueError(f"games cannot be saved in {folder}: it is no folder")
        if not os.access(folder if folder.exists() else folder.absolute().parent, os.W_OK):
            raise ValueError(f"games cannot be saved in {folder}: no permission, or no folder that it could be made in")


def writable(path: Path) -> None:
    """ValueError where the report could not be written in the end; nothing is left behind."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise ValueError(f"{path} cannot be written: {'it is a' if path.is_dir() else 'there is no such'} folder")
    if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
        raise ValueError(f"{path} cannot be written: no permission")
