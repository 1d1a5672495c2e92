"""``mapforge render``: the board as a picture, PNG, SVG or PDF."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from mapforge.cli import targets, terminal

if TYPE_CHECKING:
    from collections.abc import Callable

    from mapforge.drawing.display import DisplayList, Layer
    from mapforge.drawing.problems import Flag
    from mapforge.files.library import Library
    from mapforge.files.resolve import Resolved

ENDINGS = (".png", ".svg", ".pdf")
WITHOUT_QT = (
    "On Debian or Ubuntu: sudo apt install libegl1 libgl1 libxkbcommon0 libdbus-1-3 libfontconfig1. "
    "An .svg file needs no Qt."
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument(
        "target", metavar="TARGET", help="an id (usa), a path (./my-map, a.json) or a map in a pack (a.mfpack#usa)"
    )
    parser.add_argument("-o", "--output", required=True, type=Path, metavar="FILE", help="a .png, .svg or .pdf file")
    parser.add_argument(
        "--dpi", type=dots, default=150.0, metavar="N", help="pixels an inch of a PNG, 10 to 1200 (150)"
    )
    parser.add_argument(
        "--layers", metavar="A,B,…", help="draw these layers only (background, frame, routes, cities, …)"
    )
    parser.add_argument("--problems", action="store_true", help="mark what validate finds")


def dots(written: str) -> float:
    """Pixels an inch, as an argument."""
    try:
        value = float(written)
    except ValueError:
        value = 0.0
    if not 10 <= value <= 1200:
        raise argparse.ArgumentTypeError(f'"{written}" is no number from 10 to 1200')
    return value


def perform(arguments: argparse.Namespace) -> int:
    """Draw one board; the exit status."""
    from mapforge.checks import catalogue
    from mapforge.files.library import Library

    ending = arguments.output.suffix.lower()
    if ending not in ENDINGS:
        terminal.complain(f'{arguments.output} must end in .png, .svg or .pdf, not in "{ending}".')
        return 2
    layers = _layers(arguments.layers)
    if layers is None:
        return 2
    library = Library()
    resolved = targets.resolved(arguments.target, library)
    if resolved is None:
        return 2
    if resolved.variant is None:
        first = resolved.problems[0]
        terminal.complain(f"{arguments.target} cannot be drawn. {catalogue.message(first)}")
        return 2
    say_broken(resolved, arguments.target)
    from mapforge.drawing.board import draw

    flags = _flags(arguments.target, library) if arguments.problems else ()
    display = draw(resolved.variant, flags).only(layers)
    return write(display, arguments.output, arguments.dpi, resolved.picture)


def _layers(written: str | None) -> "frozenset[Layer] | None":
    """The layers asked for; None, said aloud, where one is unknown."""
    from difflib import get_close_matches

    from mapforge.drawing.display import LAYERS

    if written is None:
        return frozenset(LAYERS)
    asked = [name.strip().lower() for name in written.split(",") if name.strip()]
    if not asked:
        terminal.complain(f"no layer is named. Layers: {', '.join(LAYERS)}.")
        return None
    for name in asked:
        if name not in LAYERS:
            close = get_close_matches(name, LAYERS, 1, 0.5)
            hint = f'Did you mean "{close[0]}"?' if close else f"Layers: {', '.join(LAYERS)}."
            terminal.complain(f'there is no layer "{name}". {hint}')
            return None
    return frozenset(layer for layer in LAYERS if layer in asked)


def say_broken(resolved: "Resolved", target: str) -> None:
    """Tell what will be missing from a picture: broken entries, and a background that cannot be used."""
    from mapforge.checks import catalogue
    from mapforge.checks.pictures import background
    from mapforge.checks.subject import Subject

    if resolved.problems:
        terminal.complain(f"what is broken in {target} is left out; see: mapforge validate {target}")
    if resolved.variant is not None:
        for problem in background(Subject(resolved.variant, picture=resolved.picture)):
            terminal.complain(catalogue.message(problem))


def _flags(target: str, library: "Library") -> "list[Flag]":
    """What validate finds, where it has a place on the board."""
    from mapforge.checks.validate import validate
    from mapforge.drawing.problems import Flag

    report = validate(target, library)
    findings = [finding for finding in report.findings if finding.severity != "info"]
    elsewhere = sum(finding.problem.place.at is None for finding in findings)
    if elsewhere:
        terminal.complain(f"{elsewhere} problems have no place on the board; see: mapforge validate {target}")
    return [
        Flag(finding.severity, finding.problem.code, finding.problem.place.at)
        for finding in findings
        if finding.problem.place.at is not None
    ]


def write(display: "DisplayList", path: Path, dpi: float, picture: "Callable[[str], Path | None]") -> int:
    """Write a board to a file of the kind its ending says; the exit status. What fails is said."""
    from mapforge.files.save import SaveError, write_atomically

    try:
        if path.suffix.lower() == ".svg":
            from mapforge.drawing import svg

            write_atomically(path, svg.write(display, picture))
            return 0
        return _paint(display, path, dpi, picture)
    except SaveError as error:
        terminal.complain(str(error))
        return 2


def _paint(display: "DisplayList", path: Path, dpi: float, picture: "Callable[[str], Path | None]") -> int:
    try:
        from mapforge.render.application import RenderError
        from mapforge.render.pdf import write_pdf
        from mapforge.render.png import write_png
    except ImportError as error:  # a library of the system that Qt stands on
        terminal.complain(f"Qt cannot be loaded ({error}). {WITHOUT_QT}")
        return 2
    _say_damaged(display, picture)
    try:
        if path.suffix.lower() == ".pdf":
            write_pdf(display, path, picture)
        else:
            write_png(display, path, dpi, picture)
    except RenderError as error:
        terminal.complain(str(error))
        return 2
    return 0


def _say_damaged(display: "DisplayList", picture: "Callable[[str], Path | None]") -> None:
    """Tell of pictures that are whole by their head and damaged further on; the rest has been told before."""
    from mapforge.drawing.display import Picture
    from mapforge.drawing.picture_file import PictureError, look
    from mapforge.render.pictures import load

    for file in {item.file for item in display.items if isinstance(item, Picture)}:
        found = picture(file)
        try:
            if found is None or not look(found):
                continue
        except PictureError:
            continue
        try:
            load(found)
        except PictureError as error:
            terminal.complain(f"the picture {file} is left out: it is {error}.")
