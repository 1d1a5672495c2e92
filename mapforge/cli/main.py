"""The command ``mapforge``: finds the verb and runs it; no failure of a user's making shows a traceback."""

import argparse
import os
import sys
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path

from mapforge import __version__
from mapforge.cli.verbs import VERBS

INTRODUCTION = "Maps of Ticket to Ride and its relatives as exact data. Unofficial."


def run() -> None:
    """The console script."""
    sys.exit(main(sys.argv[1:]))


def main(arguments: list[str]) -> int:
    """Run one command line; the exit status."""
    if sys.stdout is None:  # closed by the shell
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # for the life of the process
    for stream in (sys.stdout, sys.stderr):
        # A file name need not be valid text, and a screen need not know every letter.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = _dispatch(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader (head, less) has seen enough
        _drop_output()
        return 141
    except OSError as error:  # the disk that the output goes to is full, say
        _drop_output()
        print(f"mapforge: the output could not be written: {(error.strerror or str(error)).lower()}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except SystemExit as stopped:  # argparse: help, version, wrong usage
        return stopped.code if isinstance(stopped.code, int) else 2
    return status


def _drop_output() -> None:
    """Nothing more is written when the interpreter ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _dispatch(arguments: list[str]) -> int:
    name = arguments[0] if arguments else "--help"
    for verb in VERBS:
        if verb.name == name:
            module = import_module(verb.module)
            parser = argparse.ArgumentParser(
                prog=f"mapforge {name}", description=f"{verb.summary[0].upper()}{verb.summary[1:]}."
            )
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
        epilog="mapforge VERB --help tells more.\n"
        "A TARGET is an id (usa), a path (./my-map, maps/a.json) or a map in a pack (a.mfpack#usa).",
    )
    parser.add_argument("--version", action="version", version=f"mapforge {__version__}")
    return parser
