"""``mapforge list``: the maps that can be named by their id."""

import argparse
import json
from typing import Any

from mapforge.cli import terminal


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("--format", choices=("text", "json"), default="text", help="how to print (text)")


def perform(arguments: argparse.Namespace) -> int:
    """Print installed and shipped maps."""
    from mapforge.files.library import Library
    from mapforge.files.resolve import resolve
    from mapforge.packs import installed

    library = Library()
    for aside in installed.stock(library.packs).set_aside:
        terminal.complain(
            f"the installed pack {aside.name} is set aside: {aside.why}. "
            f"Install it again, or remove it: mapforge pack remove {aside.name}"
        )
    rows: list[dict[str, Any]] = []
    for shelf, name, _path in library.maps():
        variant = resolve(library.read(name), library).variant
        row: dict[str, Any] = {"id": name, "from": shelf, "readable": variant is not None}
        if variant is not None:
            row |= {"version": variant.version, "name": variant.title, "players": list(variant.rules.players)}
            row |= {
                "cities": sum(city.kind == "city" for city in variant.cities),
                "routes": len(variant.routes),
            }
            row |= {"tickets": sum(deck.size for deck in variant.decks)}
            row |= {"extends": variant.extends.id if variant.extends is not None else None}
        rows.append(row)
    if arguments.format == "json":
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return 0
    for line in _table(rows):
        print(line)
    return 0


def _table(rows: list[dict[str, Any]]) -> list[str]:
    heading = f"{'ID':<15} {'NAME':<15} {'CITIES':>6} {'ROUTES':>6} {'TICKETS':>7} {'PLAYERS':>7}  {'FROM'}"
    lines = [terminal.style("strong", heading)]
    for row in rows:
        if not row["readable"]:
            lines.append(f"{row['id']:<15} cannot be read; see: mapforge validate {row['id']}")
            continue
        fewest, most = row["players"]
        base = f" ({row['extends']})" if row["extends"] else ""
        figures = f"{row['cities']:>6} {row['routes']:>6} {row['tickets']:>7} {f'{fewest}-{most}':>7}"
        lines.append(f"{row['id']:<15} {row['name']:<15} {figures}  {row['from']}{base}")
    return lines
