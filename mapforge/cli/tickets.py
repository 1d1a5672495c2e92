"""``mapforge tickets add``: tickets from a list typed into a spreadsheet."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from mapforge.cli import own_maps, terminal

if TYPE_CHECKING:
    from mapforge.files.ticket_list import Added
    from mapforge.model import Variant


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    verbs = parser.add_subparsers(dest="action", required=True, metavar="add")
    add = verbs.add_parser("add", help="add the tickets of a list", description="Add the tickets of a list to a map.")
    add.add_argument("target", metavar="MAP", help="a path (./my-map, maps/a.json)")
    add.add_argument("list", type=Path, metavar="LIST.csv", help="a row a ticket: from, to, points, perhaps copies")
    add.add_argument("--deck", metavar="ID", help="the deck they go to (the one that players draw from)")
    add.add_argument("--replace", action="store_true", help="put them in the place of the deck's tickets")
    add.add_argument("--skip", action="store_true", help="leave out rows in which something is wrong, add the others")
    add.add_argument("--dry-run", action="store_true", help="show what would be added; write nothing")
    add.epilog = (
        "Cells are parted by comma, semicolon or tab, in any encoding; headers may be in English, German, French, "
        "Spanish, Italian, Portuguese, Dutch, Polish and others, or missing. A city is written by its name, in any "
        "language or spelling that the map knows, or by its id. "
        "Exit status: 0 added, 1 something is wrong in a row, 2 the map or the list cannot be read."
    )


def perform(arguments: argparse.Namespace) -> int:
    """Add one list; the exit status."""
    from mapforge.edits.refusal import Refused
    from mapforge.files.library import Library
    from mapforge.files.spreadsheet import SheetError, read_sheet
    from mapforge.files.ticket_list import Names, add_list

    found = own_maps.own(arguments.target, Library())
    if found is None or found.variant is None:
        return 2
    variant = found.variant
    try:
        sheet = read_sheet(arguments.list.read_bytes(), Names(variant).known)
        variant, deck = _with_deck(variant, arguments.deck, arguments.replace)
        added = add_list(variant, deck, sheet)
    except (OSError, SheetError) as error:
        reason = (error.strerror or str(error)).lower() if isinstance(error, OSError) else str(error)
        terminal.complain(f"{arguments.list} cannot be read: {reason}{'' if reason.endswith('?') else '.'}")
        return 2
    except Refused as error:
        terminal.complain(str(error))
        return 2
    # Where no row is right, the list is a wrong one: it must not empty a deck.
    takes = added.wrong < len(added.answers) if arguments.skip else not added.wrong
    writes = takes and not arguments.dry_run
    if writes and not own_maps.save(found, added.variant):
        return 2
    _print(added, deck, arguments.dry_run, writes)
    return int(not takes)


def _with_deck(variant: "Variant", wanted: str | None, replace: bool) -> tuple["Variant", str]:
    """The map with the deck that the tickets go to, emptied if they replace what is there; and its id."""
    from mapforge.edits.decks import add_deck
    from mapforge.edits.tickets import remove_tickets

    deck = wanted or variant.rules.draw_tickets.deck
    if not variant.decks and (wanted is None or wanted == "main"):
        return add_deck(variant, name="Main"), "main"
    if replace:
        held = [ticket.id for entry in variant.decks if entry.id == deck for ticket in entry.tickets]
        variant = remove_tickets(variant, ids=held)
    return variant, deck


def _print(added: "Added", deck: str, dry_run: bool, written: bool) -> None:
    from mapforge.checks.catalogue import printable
    from mapforge.checks.report_text import wrap

    for answer in added.answers:
        look = "error" if answer.wrong else "warning" if answer.note else "good"
        head = f"line {answer.line:<4} {'wrong ' if answer.wrong else 'ticket'} "
        note = f"  ({answer.note})" if answer.note else ""
        first, *rest = wrap(printable(answer.wrong or answer.ticket + note), terminal.width(), head, " " * len(head))
        before, word = len(head) - 7, head[-7:-1]
        print(first[:before] + terminal.style(look, word) + first[before + 6 :], *rest, sep="\n")
    if added.unused:
        unused = ", ".join(f'"{header}"' for header in added.unused)
        print(*wrap(printable(f"Columns that are not used: {unused}."), terminal.width()), sep="\n")
    good = len(added.answers) - added.wrong
    counts = f"{good} ticket" + "s" * (good != 1)
    wrong = f", {added.wrong} row" + "s" * (added.wrong != 1) + " with something wrong" if added.wrong else ""
    done = f"added to deck {deck}" if written else "nothing written" + (" (--dry-run)" if dry_run else "")
    hint = ""
    if added.wrong and not written and not dry_run:
        hint = " Correct the list, or add the others with --skip." if good else " Correct the list."
    print(*wrap(f"{counts}{wrong}: {done}.{hint}", terminal.width()), sep="\n")
