"""``mapforge checks``: the reference of all problems that validate can find."""

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mapforge.cli import terminal

if TYPE_CHECKING:
    from mapforge.checks.reference import Page

FAMILIES = {
    "files": "Files, JSON, schema and base",
    "references": "Names and ids",
    "geometry": "What lies on the board",
    "network": "Cities and routes",
    "tickets": "Tickets",
    "rules": "Rules",
    "data": "What the map states of itself",
    "likeness": "A map held to another (validate --like)",
    "checking": "Checking itself",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("code", nargs="?", metavar="CODE", help="one problem's page (all, in a list)")
    parser.add_argument("--format", choices=("text", "json"), default="text", help="how to print (text)")
    parser.epilog = "Exit status: 0, or 2 for a code that is not known."


def perform(arguments: argparse.Namespace) -> int:
    """Print the list, or one page; the exit status."""
    from mapforge.checks import reference
    from mapforge.checks.catalogue import ENTRIES, unknown

    if arguments.code is None:
        pages = list(reference.pages())
    elif arguments.code in ENTRIES:
        pages = [reference.page(arguments.code)]
    else:
        terminal.complain(unknown(arguments.code))
        return 2
    if arguments.format == "json":
        plain = [page._asdict() | {"reads": list(page.reads)} for page in pages]
        print(json.dumps(plain if arguments.code is None else plain[0], indent=2, ensure_ascii=False))
        return 0
    for line in _list(pages) if arguments.code is None else _page(pages[0]):
        print(line)
    return 0


def _list(pages: list["Page"]) -> Iterator[str]:
    family = ""
    for page in pages:
        if page.family != family:
            yield from ([""] if family else [])
            family = page.family
            yield terminal.style("strong", FAMILIES.get(family, family.capitalize()))
        severity = terminal.style(page.severity, f"{page.severity:<8}")
        yield f"  {severity}{page.code:<23} {page.title}".rstrip()
    yield ""
    yield f"{len(pages)} codes. One of them: mapforge checks CODE"


def _page(page: "Page") -> Iterator[str]:
    from mapforge.checks.report_text import wrap

    yield f"{terminal.style('strong', page.code)}  {terminal.style(page.severity, page.severity)}"
    yield page.title
    fix = f"mapforge validate MAP --fix --only {page.code}" if page.fixed else ""
    accept = "" if page.steady else "Under checks in the map: accept it with a comment, or turn it off."
    for word, text in (
        ("Finds", page.finds),
        ("Why", page.why),
        ("Do", page.do),
        ("Fix", fix),
        ("Limit", page.threshold),
        ("Source", page.source),
        ("When", page.when),
        ("Else", accept),
    ):
        if text:
            yield from wrap(text, terminal.width(), f"{word:<8}", " " * 8)
