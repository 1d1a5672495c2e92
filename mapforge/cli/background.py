"""``mapforge background``: a board's background painted from ground data."""

import argparse
from pathlib import Path

from mapforge.cli import targets, terminal
from mapforge.cli.render import WITHOUT_QT, dots, say_broken


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument(
        "target", metavar="TARGET", help="an id (usa), a path (./my-map, a.json) or a map in a pack (a.mfpack#usa)"
    )
    parser.add_argument("-o", "--output", required=True, type=Path, metavar="FILE", help="a .webp file")
    parser.add_argument(
        "--ground", type=Path, metavar="FILE", help="ground data (GeoJSON); without it ground.geojson beside the map"
    )
    parser.add_argument("--dpi", type=dots, default=180.0, metavar="N", help="pixels an inch, 10 to 1200 (180)")
    parser.epilog = "The map's cities need latitude and longitude (geo): the ground is bent so that each lies in place."


def perform(arguments: argparse.Namespace) -> int:
    """Paint one background; the exit status."""
    from mapforge.files.library import Library
    from mapforge.files.save import SaveError, write_atomically

    if arguments.output.suffix.lower() != ".webp":
        terminal.complain(f"{arguments.output} must end in .webp.")
        return 2
    resolved = targets.resolved(arguments.target, Library())
    if resolved is None:
        return 2
    ground = arguments.ground or resolved.picture("ground.geojson")
    if resolved.variant is None or ground is None:
        why = "the map is broken" if resolved.variant is None else "there is no ground.geojson beside it; give --ground"
        terminal.complain(f"no background can be painted for {arguments.target}: {why}.")
        return 2
    say_broken(resolved, arguments.target)
    from mapforge.geography.ground import GroundError
    from mapforge.geography.warp import WarpError

    try:
        from mapforge.render.application import RenderError
        from mapforge.render.ground import paint_ground, webp
    except ImportError as error:  # a library of the system that Qt stands on
        terminal.complain(f"Qt cannot be loaded ({error}). {WITHOUT_QT}")
        return 2

    try:
        write_atomically(arguments.output, webp(paint_ground(resolved.variant, ground, arguments.dpi)))
    except (GroundError, WarpError, RenderError, SaveError) as error:
        terminal.complain(str(error))
        return 2
    return 0
