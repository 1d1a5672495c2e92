"""What differs between two versions of a map, as a document and in words."""

from collections.abc import Iterator, Sequence
from typing import Any

import mapforge
from mapforge.engine.play_hash import play_hash
from mapforge.model import Variant
from mapforge.playtest.against import Difference, Paired, seen
from mapforge.playtest.figures.plain import rounded

Plain = dict[str, Any]
FORMAT, FORMAT_VERSION = "mapforge-playtest-against", 1
SHOWN = 12
"""Tickets, routes and cities named of a table; all are in the document."""
_SHORT = {
    "ticket finished": "ticket",
    "route claimed": "route",
    "city reached": "city",
    "tickets finished by": "tickets of",
    "leader at three quarters wins": "leader at 3/4 wins",
}
_MEANS = ("turns a player", "points of the winner", "margin")


def document(
    one: Variant,
    other: Variant,
    played: Sequence[Paired],
    *,
    bots: Sequence[str],
    seed: int,
    games: int,
    finished: bool,
) -> Plain:
    """The differences of all tables, ``other`` less ``one``; it depends on maps, bots, seed and games alone."""
    tables = seen([list(paired.differences()) for paired in played])
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "program": {"name": "mapforge", "version": mapforge.__version__},
        "maps": [_map(one), _map(other)],
        "bots": list(bots),
        "seed": seed,
        "games_asked": games,
        "finished": finished,
        "rows": sum(len(table) for table in tables),
        "tables": [
            {
                "players": paired.players,
                "deals": paired.deals,
                "games": paired.deals * paired.players,
                "differences": [_row(row) for row in table],
            }
            for paired, table in zip(played, tables, strict=True)
        ],
    }


def _map(variant: Variant) -> Plain:
    return {"id": variant.id, "name": variant.title, "version": variant.version, "play_hash": play_hash(variant)}


def _row(row: Difference) -> Plain:
    return {
        "figure": row.kind,
        "subject": row.subject,
        "one": rounded(row.one),
        "other": rounded(row.other),
        "difference": rounded(row.off.mean),
        "low": rounded(row.off.low),
        "high": rounded(row.off.high),
        "se": rounded(row.off.error),
        "correlation": rounded(row.correlation),
        "saved": rounded(row.saved),
        "seen": row.seen,
    }


def lines(told: Plain) -> Iterator[str]:
    """The document as text in at most 80 columns."""
    if not told["finished"]:
        yield "Stopped: these are the differences over the deals that were finished."
    first, second = (f"{one['id']} {one['version']} ({one['play_hash']})" for one in told["maps"])
    yield f"{second}"
    yield f"against {first}: the same seeds from {told['seed']}."
    for table in told["tables"]:
        yield ""
        yield from _table(table)
    yield ""
    yield f"{told['rows']} rows were tested; of those marked *, one in twenty at most is luck."
    yield "r: correlation of the two by deal; saved: variance saved by the same seeds."
    yield f"Bot level: {', '.join(told['bots'])}. Program mapforge {told['program']['version']}."


def _table(table: Plain) -> Iterator[str]:
    yield f"{table['players']} players, {table['games']} games on each in {table['deals']} deals"
    yield f"  {'':<27}{'before':>8}{'now':>8}  {'difference':<21}{'r':>5}{'saved':>7}"
    rows = table["differences"]
    parts = [row for row in rows if row["figure"].split()[0] in ("ticket", "route", "city")]
    whole = [row for row in rows if row not in parts]
    yield from (_line(row) for row in whole)
    changed = sorted((row for row in parts if row["seen"]), key=lambda row: -abs(row["difference"]))
    if changed:
        yield "  tickets finished, routes claimed, cities reached:"
    yield from (_line(row) for row in changed[:SHOWN])
    if len(changed) > SHOWN:
        yield f"  … and {len(changed) - SHOWN} more tickets, routes and cities that differ: --format json"
    same = len(parts) - len(changed)
    if same:
        yield f"  {same} tickets, routes and cities: no difference seen at {table['games']} games."


def _line(row: Plain) -> str:
    share = row["figure"] not in _MEANS
    scale, sign = (100.0, "%") if share else (1.0, " ")
    figure = _SHORT.get(row["figure"], row["figure"])
    name = f"{figure} {row['subject']}".strip()
    one, other = (f"{scale * row[key]:.1f}{sign}" for key in ("one", "other"))
    if row["low"] is None:
        off = "unknown"
    elif row["seen"]:
        off = f"{scale * row['difference']:+.1f} [{scale * row['low']:+.1f}, {scale * row['high']:+.1f}]*"
    else:
        off = f"none seen (±{scale * (row['high'] - row['low']) / 2:.1f})"
    return f"  {name[:26]:<27}{one:>8}{other:>8}  {off:<21}{row['correlation']:>5.2f}{100 * row['saved']:>6.0f}%"
