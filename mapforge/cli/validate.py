"""``mapforge validate``: check maps and name every problem with its place; fix what has one right answer."""

import argparse
import json
from typing import TYPE_CHECKING

from mapforge.cli import targets, terminal

if TYPE_CHECKING:
    from mapforge.checks.entry import Severity
    from mapforge.checks.fix_file import FixedFile
    from mapforge.checks.validate import Report
    from mapforge.files.library import Library


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("targets", nargs="+", metavar="TARGET", help="an id, a path, or a pack (all its maps)")
    parser.add_argument("--format", choices=("text", "json", "sarif"), default="text", help="how to print (text)")
    parser.add_argument(
        "--fail-on",
        choices=("error", "warning"),
        default="error",
        help="exit 1 from this severity on (error)",
    )
    parser.add_argument(
        "--for",
        dest="purpose",
        choices=("draw", "play", "print"),
        help="what the map is wanted for; what only that asks for is still to do before (by what the map has)",
    )
    parser.add_argument(
        "--like", metavar="MAP", help="hold the maps to another: every difference is a problem (usa-1910)"
    )
    parser.add_argument(
        "--level",
        choices=("error", "warning", "info"),
        help="show from this severity on (warning; with --only, info)",
    )
    parser.add_argument(
        "--only", action="append", metavar="CODE", help="look at problems of this code only; repeatable"
    )
    parser.add_argument(
        "--fix", action="store_true", help="fix what has one right answer, print it as a diff, and save"
    )
    parser.add_argument("--dry-run", action="store_true", help="with --fix: print the diff, save nothing")
    parser.epilog = "Exit status: 0 nothing at or above the level, 1 problems, 2 a target cannot be read as a map."


def perform(arguments: argparse.Namespace) -> int:
    """Check every target; print one report; the exit status."""
    from mapforge.checks import report_json, report_only, report_sarif, report_text
    from mapforge.checks.validate import validate
    from mapforge.files.library import Library, NotFoundError

    if not _knows(arguments.only or []):
        return 2
    if arguments.dry_run and not arguments.fix:
        terminal.complain("--dry-run goes with --fix.")
        return 2
    library = Library()
    like = targets.variant(arguments.like, library) if arguments.like is not None else None
    wanted = targets.every(arguments.targets)
    if wanted is None or (arguments.like is not None and like is None):
        return 2
    reports: list[Report] = []
    missing: dict[str, str] = {}
    fixed = True
    for target in wanted:
        try:
            if arguments.fix:
                fixed &= _fix(target, library, arguments)
            report = validate(target, library, arguments.purpose, like)
            reports.append(report if arguments.only is None else report_only.only(report, arguments.only))
        except NotFoundError as error:
            terminal.complain(str(error))
            missing[target] = str(error)
    if arguments.format == "text":
        level: Severity = arguments.level or ("warning" if arguments.only is None else "info")
        for line in report_text.lines(reports, terminal.style, terminal.width(), level):
            print(line)
    else:
        form = report_json if arguments.format == "json" else report_sarif
        print(json.dumps(form.plain(reports, missing), indent=2, ensure_ascii=False))
    if missing or not fixed or not all(report.readable for report in reports):
        return 2
    return int(any(report.fails(arguments.fail_on) for report in reports))


def _knows(codes: list[str]) -> bool:
    """Whether there are such codes; if not, the nearest is said."""
    from mapforge.checks.catalogue import ENTRIES, unknown

    for code in codes:
        if code not in ENTRIES:
            terminal.complain(unknown(code))
            return False
    return True


def _fix(target: str, library: "Library", arguments: argparse.Namespace) -> bool:
    """Fix a target's file, and print what was done where people read; whether it could be."""
    from mapforge.checks.fix_file import NotFixableError, fixed_file
    from mapforge.files.resolve import resolve
    from mapforge.files.save import SaveError

    document = library.read(target)
    kept = library.kept_as(document.path) if document.path is not None else ""
    if kept and not arguments.dry_run:
        terminal.complain(f"{target} {kept} and stays as it is. Fix a copy of its folder, or use --dry-run.")
        return False
    try:
        fixed = fixed_file(resolve(document, library), library, arguments.only, arguments.purpose)
        if not arguments.dry_run:
            fixed.save()
    except (NotFixableError, SaveError) as error:
        terminal.complain(str(error))
        return False
    if arguments.format == "text":
        _print_fixed(fixed, arguments.dry_run)
    return True


def _print_fixed(fixed: "FixedFile", dry_run: bool) -> None:
    from mapforge.checks.catalogue import printable
    from mapforge.checks.report_text import wrap

    name = printable(fixed.resolved.document.name)
    for problem, label in fixed.done:
        told = f"fixed  {problem.code}: {label} ({problem.key})"
        first, *rest = wrap(printable(told), terminal.width(), more="       ")
        print(terminal.style("good", "fixed") + first.removeprefix("fixed"), *rest, sep="\n")
    for line in fixed.difference():
        print(printable(line))
    if fixed.is_reformed:
        told = "Beside this, lines and spaces of the file are put as MapForge saves them; that changes no meaning."
        print(*wrap(told, terminal.width()), sep="\n")
    if fixed.done:
        print("Nothing was saved (--dry-run)." if dry_run else f"Saved {name}.")
    else:
        print(f"nothing to fix in {name}")
    print()
