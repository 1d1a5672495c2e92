"""``mapforge playtest --importance``: how much ticket draws, gray and long routes and each color matter to a bot."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from mapforge.cli import playtest_asked, terminal
from mapforge.cli.playtest_given import give

if TYPE_CHECKING:
    from mapforge.model import Variant

GAMES = 1000
"""For each part, if no other number is asked for: an interval of some 3 points to either side."""
WORDS = {"tickets": "drawing tickets", "gray": "gray routes", "long": "routes of 5 spaces or more"}


def perform(arguments: argparse.Namespace, variant: "Variant") -> int:
    """Play, print; the exit status."""
    from mapforge.engine import CannotPlay
    from mapforge.files.save import SaveError

    try:
        playtest_asked.writable_all(arguments)
        report = _measured(arguments, variant)
        text = json.dumps(report, indent=2) if arguments.format == "json" else "\n".join(lines(report))
    except CannotPlay as error:
        for reason in error.reasons:
            terminal.complain(f"{arguments.target} cannot be played: {reason}.")
        return 1
    except (SaveError, ValueError) as error:
        terminal.complain(f"{str(error).removesuffix('.')}.")
        return 2
    return give(text + "\n", arguments.output)


def _measured(arguments: argparse.Namespace, variant: "Variant") -> dict[str, Any]:
    """Each part's importance, the greatest first."""
    from mapforge.engine import loader
    from mapforge.engine.compiled_map import compile_map
    from mapforge.playtest import backends, importance, warm
    from mapforge.playtest.names import NAMES, WITHOUT, restrictions

    bot, games = arguments.importance, GAMES if arguments.games is None else arguments.games
    without = ("--format html", "--save-games", "--bots", "--bot", "--preset", "--scheduler")
    playtest_asked.hold_alone(arguments, "--importance", *without)
    if arguments.players not in ("all", "2"):
        raise ValueError("--importance is measured at two players")
    if bot not in NAMES:
        raise ValueError(f'--importance asks for a built-in bot, not "{bot}"; they are {", ".join(NAMES)}')
    if games < 1:
        raise ValueError(f"--games must be 1 or more, not {games}")
    plan = compile_map(variant, loader.lists(), importance.PLAYERS)
    parts = [*WITHOUT, *sorted(restrictions(variant).keys() - WITHOUT.keys())]
    ready, few = warm.is_ready(plan.capacity), games * len(parts) <= warm.FEW_GAMES
    backend = loader.lists() if loader.numba_version() is None or (few and not ready) else backends.compiled()
    if backend.name == "numba" and not ready:
        terminal.complain("the bots are compiled for this machine, if they are not yet; that takes a minute or two.")
    found = importance.importances(variant, bot, parts, games, playtest_asked.seed(arguments.seed), backend)
    return {
        "map": variant.id,
        "bot": bot,
        "games": games,
        "seed": arguments.seed,
        "parts": [
            {"without": one.without, **{name: round(getattr(one, name), 4) for name in ("mean", "low", "high")}}
            for one in sorted(found, key=lambda one: -one.mean)
        ],
    }


def lines(report: dict[str, Any]) -> list[str]:
    """A row for each part."""
    told = [f"What matters to {report['bot']} on {report['map']}, {report['games']} games each at two players:"]
    told.append("  without                       importance   95 % interval")
    for part in report["parts"]:
        words = WORDS.get(part["without"], f"{part['without']} routes")
        told.append(f"  {words:<28} {100 * part['mean']:10.1f}   {100 * part['low']:5.1f} to {100 * part['high']:5.1f}")
    told.append("(points that its share of wins falls below one half against itself without them)")
    return told
