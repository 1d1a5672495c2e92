"""The command ``mapforge``: finds the verb and runs it; no failure of a user's making shows a traceback."""

import argparse
import sys
from difflib import get_close_matches
from importlib import import_module

from mapforge import __version__
from mapforge.cli.verbs import VERBS

INTRODUCTION = "Maps of Ticket to Ride and its relatives as exact data: checked, shown, proved. Unofficial."


def run() -> None:
    """The console script."""
    sys.exit(main(sys.argv[1:]))


def main(arguments: list[str]) -> int:
    """Run one command line; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A file name need not be valid text, and a screen need not know every letter.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        return _dispatch(arguments)
    except BrokenPipeError:  # the reader (head, less) has seen enough
        sys.stdout = None
        return 0
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except SystemExit as stopped:  # argparse: help, version, wrong usage
        return stopped.code if isinstance(stopped.code, int) else 2


def _dispatch(arguments: list[str]) -> int:
    name = arguments[0] if arguments else "--help"
    for verb in VERBS:
        if verb.name == name:
            module = import_module(verb.module)
            parser = argparse.ArgumentParser(prog=f"mapforge {name}", description=f"{verb.summary.capitalize()}.")
            module.configure(parser)
            return int(module.perform(parser.parse_args(arguments[1:])))
    parser = _parser()
    if not name.startswith("-"):
        close = get_close_matches(name, [verb.name for verb in VERBS], 1, 0.5)
        hint = f'Did you mean "{close[0]}"?' if close else f"Verbs: {', '.join(verb.name for verb in VERBS)}."
        parser.error(f'there is no verb "{name}". {hint}')
    parser.parse_args(arguments or ["--help"])
    return 0


def _parser() -> argparse.ArgumentParser:
    verbs = "\n".join(f"  {verb.name:<10} {verb.summary}" for verb in VERBS)
    parser = argparse.ArgumentParser(
        prog="mapforge",
        usage="mapforge VERB …",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description=f"{INTRODUCTION}\n\nverbs:\n{verbs}",
        epilog="mapforge VERB --help tells more. A TARGET is an id (usa) or a path (./my-map, maps/a.json).",
    )
    parser.add_argument("--version", action="version", version=f"mapforge {__version__}")
    return parser
