"""``mapforge diff``: what differs between two maps, by meaning."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from mapforge.cli import targets, terminal

if TYPE_CHECKING:
    from mapforge.compare.difference import Difference
    from mapforge.model import Variant

_STYLES = {"missing": "error", "extra": "good", "other": "warning"}


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("first", metavar="A", help="an id (usa) or a path (./my-map, maps/a.json)")
    parser.add_argument("second", metavar="B", help="another")
    parser.add_argument("--format", choices=("text", "json"), default="text", help="how to print (text)")
    parser.add_argument(
        "--tolerance", type=millimetres, default=5.0, metavar="MM", help="how far a city may lie from where it did (5)"
    )
    parser.epilog = (
        "- only in A, + only in B, ~ other in B. Cities are matched by id, by any spelling and by the most alike name. "
        "Exit status: 0 no difference, 1 differences, 2 a target cannot be read as a map."
    )


def millimetres(written: str) -> float:
    """A length, as an argument."""
    try:
        value = float(written)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 10_000:
        raise argparse.ArgumentTypeError(f'"{written}" is no number of mm from 0 to 10000')
    return value


def perform(arguments: argparse.Namespace) -> int:
    """Compare two maps; the exit status."""
    from mapforge.compare.differences import differences
    from mapforge.files.library import Library

    library = Library()
    first = targets.variant(arguments.first, library)
    second = targets.variant(arguments.second, library)
    if first is None or second is None:
        return 2
    found = list(differences(first, second, arguments.tolerance))
    if arguments.format == "json":
        print(json.dumps(_plain(first, second, found), indent=2, ensure_ascii=False))
    else:
        _print(first, second, found)
    return int(bool(found))


def _print(first: "Variant", second: "Variant", found: list["Difference"]) -> None:
    from mapforge.checks.catalogue import printable
    from mapforge.compare.words import line

    for difference in found:
        print(terminal.style(_STYLES[difference.kind], printable(line(difference))))
    if found:
        missing, extra = (sum(one.kind == kind for one in found) for kind in ("missing", "extra"))
        other = len(found) - missing - extra
        print(f"{missing} only in {first.id}, {extra} only in {second.id}, {other} other.")
    else:
        print(f"{terminal.style('good', 'same')}  {first.id} and {second.id} mean the same.")


def _plain(first: "Variant", second: "Variant", found: list["Difference"]) -> dict[str, Any]:
    """The differences for programs; their schema is ``schemas/diff.schema.json``."""
    return {
        "format": "mapforge-diff",
        "format_version": 1,
        "first": first.id,
        "second": second.id,
        "differences": [
            {
                "kind": one.kind,
                "noun": one.noun,
                "name": one.name,
                "what": one.what,
                "first": one.wanted,
                "second": one.found,
                "path": list(one.path),
                "ids": list(one.ids),
            }
            for one in found
        ],
    }
