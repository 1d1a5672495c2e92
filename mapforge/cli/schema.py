"""``mapforge schema``: the format of map files as JSON Schema."""

import argparse
import shutil
import textwrap
from difflib import get_close_matches
from pathlib import Path

from mapforge.cli import terminal


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("name", nargs="?", metavar="NAME", help="which schema; without it, their names")
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="copy all schemas there, for a map's $schema to name")


def perform(arguments: argparse.Namespace) -> int:
    """Print one schema, list all, or copy all."""
    from mapforge.files import schema

    files = schema.files()
    if arguments.to is not None:
        return _copy(list(files.values()), arguments.to)
    if arguments.name is None:
        for name in files:
            loaded = schema.load(name)
            first, *more = textwrap.wrap(loaded["description"], terminal.width() - 11)
            print(f"{terminal.style('strong', f'{name:<10}')} {first}")
            for line in more:
                print(" " * 11 + line)
        return 0
    if arguments.name not in files:
        close = get_close_matches(arguments.name, files, 1, 0.5)
        hint = f'Did you mean "{close[0]}"?' if close else f"Schemas: {', '.join(files)}."
        terminal.complain(f'there is no schema "{arguments.name}". {hint}')
        return 2
    print(files[arguments.name].read_text(encoding="utf-8"), end="")
    return 0


def _copy(files: list[Path], folder: Path) -> int:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file in files:
            shutil.copyfile(file, folder / file.name)
    except OSError as error:
        terminal.complain(f"the schemas could not be copied to {folder}: {error.strerror or error}.")
        return 2
    print(f'{len(files)} schemas in {folder}. In a map\'s first line: "$schema": "{folder / "variant.schema.json"}"')
    return 0
