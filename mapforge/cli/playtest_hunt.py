"""``mapforge playtest --hunt``: dead ends looked for on the map made poor, each with what plays it again."""

import argparse
import json
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from mapforge.cli import playtest_asked, terminal
from mapforge.cli.playtest_given import give

if TYPE_CHECKING:
    from mapforge.cli.playtest_games import KeptGames
    from mapforge.model import Variant
    from mapforge.playtest.hunt import Table

FEW = ("forced_pass", "dead_end", "capped_row")
"""Said first: a turn, a game, a row that could not go on."""


class _Asked(NamedTuple):
    wants: tuple[str, ...]
    sizes: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    seed: int


def perform(arguments: argparse.Namespace, variant: "Variant") -> int:
    """Hunt, print; the exit status."""
    from mapforge.cli.playtest_games import games_kept
    from mapforge.engine import CannotPlay
    from mapforge.files.save import SaveError

    try:
        asked = _asked(arguments, variant)
        playtest_asked.writable_all(arguments)
        with games_kept(arguments.save_games) as kept:
            report = plain(variant, asked, list(_hunted(variant, asked, kept)), arguments.target)
        text = json.dumps(report, indent=2) if arguments.format == "json" else "\n".join(lines(report))
    except CannotPlay as error:
        for reason in error.reasons:
            terminal.complain(f"{arguments.target} cannot be played: {reason}.")
        return 1
    except (SaveError, ValueError) as error:
        terminal.complain(f"{str(error).removesuffix('.')}.")
        return 2
    return give(text + "\n", arguments.output)


def _asked(arguments: argparse.Namespace, variant: "Variant") -> _Asked:
    from mapforge.playtest import hunt
    from mapforge.playtest.names import NAMES
    from mapforge.playtest.scarce import WANTS

    playtest_asked.hold_alone(arguments, "--hunt", "--format html", "--preset", "--scheduler")
    wants = tuple(WANTS) if arguments.hunt == "all" else tuple(arguments.hunt.split(","))
    for want in wants:
        if want not in WANTS:
            raise ValueError(f'--hunt: a map cannot want for "{want}"; it can for {", ".join(WANTS)}, or all')
    if arguments.games is not None and arguments.games < 1:
        raise ValueError(f"--games must be 1 or more, not {arguments.games}")
    bots = tuple((arguments.bots or ",".join(hunt.BOTS)).split(","))
    for bot in (*bots, *(arguments.bot or ())):
        if bot not in NAMES:
            raise ValueError(f'only built-in bots hunt, not "{bot}"; they are {", ".join(NAMES)}')
    sizes = playtest_asked.sizes(arguments.players, variant.rules.players)
    return _Asked(wants, sizes, bots, arguments.games or hunt.GAMES, playtest_asked.seed(arguments.seed))


def _hunted(variant: "Variant", asked: _Asked, kept: "KeptGames | None") -> "Iterator[Table]":
    """Play; with the games kept, the poor maps are kept beside them."""
    from mapforge.engine import loader
    from mapforge.files.save import document_bytes
    from mapforge.playtest import warm
    from mapforge.playtest.hunt import hunt
    from mapforge.playtest.scarce import scarce

    capacity = _capacity(variant)
    backend = warm.BackEnd(capacity, 0).now if warm.is_ready(capacity) else loader.lists()
    if kept is not None:
        for want in asked.wants:
            poor = scarce(variant, want)
            kept.write(f"{poor.id}.json", document_bytes(poor))
            kept.hint = f"mapforge replay FILE --map {kept.folder / f'{variant.id}-WANT.json'}"
    keep = kept.keep if kept is not None else None
    yield from hunt(variant, asked.wants, asked.sizes, asked.games, asked.seed, backend, asked.bots, keep)


def _capacity(variant: "Variant") -> int:
    from mapforge.engine import loader
    from mapforge.engine.compiled_map import compile_map

    return compile_map(variant, loader.lists()).capacity


def plain(variant: "Variant", asked: _Asked, tables: "list[Table]", target: str) -> dict[str, Any]:
    """What was found, as plain values."""
    from mapforge.playtest import hunt
    from mapforge.playtest.dead_ends import command

    bots = () if asked.bots == hunt.BOTS else asked.bots

    def found(table: "Table") -> dict[str, Any]:
        return {
            one.name: {
                "games": one.games,
                "first": {"seed": one.first.seed, "seats": list(one.first.seats)},
                "again": command(target, table.players, bots, one.first.seed, f"--hunt {table.want}"),
            }
            for one in table.found
        }

    return {
        "map": variant.id,
        "bots": list(asked.bots),
        "seed": asked.seed,
        "tables": [
            {"want": table.want, "players": table.players, "games": table.games, "found": found(table)}
            for table in tables
        ],
    }


def lines(report: dict[str, Any]) -> Iterator[str]:
    """What was found, each corner with its oftenest table and the command that plays the first such game again."""
    from mapforge.playtest.dead_ends import WORDS

    games = sum(table["games"] for table in report["tables"])
    left = sum(table["found"].get("unfinished", {"games": 0})["games"] for table in report["tables"])
    ended = f"{left} of them did not end" if left else "every one came to its end"
    yield f"{games} games of {', '.join(report['bots'])} on {report['map']} made poor: {ended}."
    for name in sorted(WORDS, key=lambda name: (name not in FEW, list(WORDS).index(name))):
        met = [table for table in report["tables"] if name in table["found"]]
        if not met:
            yield f"{name}: not met ({WORDS[name]})"
            continue
        count = sum(table["found"][name]["games"] for table in met)
        most = max(met, key=lambda table: table["found"][name]["games"])
        yield from textwrap.wrap(
            f"{name}: in {count} games ({WORDS[name]}); oftenest with {most['want']} at {most['players']}:", 80
        )
        yield f"  {most['found'][name]['again']}"
