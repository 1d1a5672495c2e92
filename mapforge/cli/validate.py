"""``mapforge validate``: check maps and name every problem with its place."""

import argparse
import json

from mapforge.cli import terminal


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("targets", nargs="+", metavar="TARGET", help="an id (usa) or a path (./my-map, maps/a.json)")
    parser.add_argument("--format", choices=("text", "json", "sarif"), default="text", help="how to print (text)")
    parser.add_argument(
        "--fail-on",
        choices=("error", "warning"),
        default="error",
        help="exit 1 from this severity on (error)",
    )
    parser.epilog = "Exit status: 0 nothing at or above the level, 1 problems, 2 a target cannot be read as a map."


def perform(arguments: argparse.Namespace) -> int:
    """Check every target; print one report; the exit status."""
    from mapforge.checks import report_json, report_sarif, report_text
    from mapforge.checks.validate import validate
    from mapforge.files.library import Library, NotFoundError

    library = Library()
    reports = []
    missing: dict[str, str] = {}
    for target in arguments.targets:
        try:
            reports.append(validate(target, library))
        except NotFoundError as error:
            terminal.complain(str(error))
            missing[target] = str(error)
    if arguments.format == "text":
        for line in report_text.lines(reports, terminal.style, terminal.width()):
            print(line)
    else:
        form = report_json if arguments.format == "json" else report_sarif
        print(json.dumps(form.plain(reports, missing), indent=2, ensure_ascii=False))
    if missing or not all(report.readable for report in reports):
        return 2
    return int(any(report.fails(arguments.fail_on) for report in reports))
