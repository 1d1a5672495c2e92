"""The same figures of the published maps, kept in the package: what is normal for the game.

``baselines.json`` holds, by play hash, each shipped map at each table: shares of wins by seat with their errors, a few
means, and for each kind of row how far its rows reach. ``python -m mapforge.report.measuring`` plays them again.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.model import Variant
from mapforge.playtest.match import Room
from mapforge.report.document import Playtest, ReportFault, Table
from mapforge.report.measures import measures

FILE = Path(__file__).with_name("baselines.json")
QUOTED = ("usa", "europe")
"""The maps that stand beside every map's own value."""
MEANS = ("winning_points", "margin", "lead_changes", "last_change", "leader_wins", "deficit")


class BaseTable(Struct, frozen=True):
    """One published map at one table: seats as (share, error), means by name, (lowest, highest) by kind of row.

    ``trace`` is the hash of its first deal: bots that have changed since make another.
    """

    games: int
    trace: int
    seats: tuple[tuple[float, float], ...]
    means: dict[str, float]
    reach: dict[str, tuple[float, float]]


class BaseMap(Struct, frozen=True):
    """One published map; tables by number of players, as text."""

    id: str
    name: str
    version: str
    tables: dict[str, BaseTable]


class Normal(NamedTuple):
    """The range of a seat's share of wins that is normal, and the error of its ends."""

    low: float
    high: float
    error: float


class Baselines(Struct, frozen=True):
    """All of them, by play hash, and how they were played."""

    program: str
    bots: tuple[str, ...]
    seed: int
    games: int
    maps: dict[str, BaseMap]

    def quoted(self, players: int) -> dict[str, BaseTable]:
        """The tables that a map's own is held to, by the maps' names; empty where none is played by so many."""
        named = sorted((one for one in self.maps.values() if one.id in QUOTED), key=lambda one: QUOTED.index(one.id))
        return {one.name: one.tables[str(players)] for one in named if str(players) in one.tables}

    def seat(self, players: int, seat: int) -> Normal:
        """What is normal for a seat: from an equal share to what the quoted maps show."""
        told = [table.seats[seat] for table in self.quoted(players).values()]
        shares = [1 / players, *(share for share, _ in told)]
        return Normal(min(shares), max(shares), max((error for _, error in told), default=0.0))

    def reach(self, players: int, kind: str) -> tuple[float, float] | None:
        """How far rows of a kind reach on the published maps at this table, or at the nearest that was played."""
        for size in sorted(
            {int(size) for one in self.maps.values() for size in one.tables}, key=lambda n: abs(n - players)
        ):
            found = [
                one.tables[str(size)].reach[kind]
                for one in self.maps.values()
                if str(size) in one.tables and kind in one.tables[str(size)].reach
            ]
            if found:
                return min(low for low, _ in found), max(high for _, high in found)
        return None


@cache
def shipped() -> Baselines:
    """Those in the package. ReportFault where they are missing or of another kind."""
    return read(FILE)


def read(path: Path) -> Baselines:
    """Baselines from a file. ReportFault where there are none."""
    again = "python -m mapforge.report.measuring plays them again"
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Baselines)
    except OSError as error:
        raise ReportFault(f"the baselines {path} cannot be read ({error.strerror}); {again}") from error
    except msgspec.MsgspecError as error:
        raise ReportFault(f"{path} holds no baselines ({error}); {again}") from error
    return found


def of(played: Sequence[tuple[Playtest, Variant]]) -> dict[str, Any]:
    """Baselines, as plain values, of playtests and their maps; all by the same bots, seed and number of games."""
    first = played[0][0]
    return {
        "program": first.program.version,
        "bots": list(first.bots),
        "seed": first.seed,
        "games": first.games_asked,
        "maps": {playtest.map.play_hash: _map(playtest, variant) for playtest, variant in played},
    }


def written(plain: Mapping[str, Any]) -> str:
    """The text of a baselines file: a table a line."""
    maps = []
    for hashed, one in plain["maps"].items():
        rows = ",\n".join(f'    "{size}": {json.dumps(table)}' for size, table in one["tables"].items())
        head = ", ".join(f'"{key}": {json.dumps(one[key])}' for key in ("id", "name", "version"))
        maps.append(f'  "{hashed}": {{{head}, "tables": {{\n{rows}\n  }}}}')
    head = "".join(f'"{key}": {json.dumps(plain[key])},\n' for key in ("program", "bots", "seed", "games"))
    return "{\n" + head + '"maps": {\n' + ",\n".join(maps) + "\n}\n}\n"


def _map(playtest: Playtest, variant: Variant) -> dict[str, Any]:
    tables = {str(table.players): _table(table, variant, playtest.bots, playtest.seed) for table in playtest.tables}
    return {"id": playtest.map.id, "name": playtest.map.name, "version": playtest.map.version, "tables": tables}


def _table(table: Table, variant: Variant, bots: Sequence[str], seed: int) -> dict[str, Any]:
    reach: dict[str, tuple[float, float]] = {}
    for one in measures(table, variant):
        low, high = reach.get(one.kind, (one.value, one.value))
        reach[one.kind] = (min(low, one.value), max(high, one.value))
    return {
        "games": table.games,
        "trace": first_deal(variant, bots, table.players, seed),
        "seats": [[round(seat.wins.mean or 0.0, 5), round(seat.wins.se or 0.0, 6)] for seat in table.seats],
        "means": means(table),
        "reach": {kind: [round(low, 4), round(high, 4)] for kind, (low, high) in sorted(reach.items())},
    }


def first_deal(variant: Variant, bots: Sequence[str], players: int, seed: int) -> int:
    """The hash of one deal's moves and scores."""
    plan = compile_map(variant, loader.lists(), players)
    return Room(plan, players, bots).play(range(seed, seed + 1)).trace


def means(table: Table) -> dict[str, float]:
    """How games go at a table, by name."""
    found = {name: getattr(table.tension, name).mean for name in MEANS}
    found |= {"turns": table.pace.turns.mean, "completed": _completed(table), "style_distance": table.styles.distance}
    return {name: round(value, 4) for name, value in found.items() if value is not None}


def _completed(table: Table) -> float | None:
    """The share of all held tickets that were finished."""
    held = sum(bot.completed.y for bot in table.bots)
    return sum(bot.completed.x for bot in table.bots) / held if held else None
