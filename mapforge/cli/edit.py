"""``mapforge edit``: the window in which a map is drawn."""

import argparse

from mapforge.cli import terminal

WITHOUT_SCREEN = "Without a screen: mapforge validate, mapforge show, mapforge render."


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument(
        "target",
        nargs="?",
        metavar="TARGET",
        help="an id (usa), a path (./my-map, a.json) or a map in a pack (a.mfpack#usa); without it, a new map",
    )
    parser.epilog = "Shipped maps open as templates, broken files as copies: both are saved in a place of your own."


def perform(arguments: argparse.Namespace) -> int:
    """Open the window; the exit status once it is closed."""
    from mapforge.editor.screen import probe

    screen = probe()
    if not screen.usable:
        terminal.complain(f"{screen.why} {WITHOUT_SCREEN}")
        return 2
    try:
        from mapforge.editor import start
    except ImportError as error:  # a library of the system that Qt stands on
        terminal.complain(f"Qt cannot be loaded ({error}). {WITHOUT_SCREEN}")
        return 2
    from mapforge.editor.opening import why_not
    from mapforge.files.home import OpenError
    from mapforge.files.library import NotFoundError

    try:
        return start.run(arguments.target, screen.platform)
    except (NotFoundError, OpenError) as error:
        terminal.complain(why_not(error))
        return 2
