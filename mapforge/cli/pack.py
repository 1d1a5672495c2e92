"""``mapforge pack``: packs looked at, checked, unpacked."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from mapforge.cli import terminal

if TYPE_CHECKING:
    from mapforge.packs.manifest import PackedMap
    from mapforge.packs.reading import Pack

WORDS = {
    "verify": "check that a pack is whole and safe",
    "show": "what a pack holds",
    "unpack": "put a pack's files into a folder",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    verbs = parser.add_subparsers(dest="action", required=True, metavar="|".join(WORDS))
    for name, help_text in WORDS.items():
        action = verbs.add_parser(name, help=help_text, description=f"{help_text[0].upper()}{help_text[1:]}.")
        action.add_argument("file", type=Path, metavar="FILE", help="a .mfpack file")
        if name == "unpack":
            action.add_argument("-o", "--output", type=Path, metavar="FOLDER", help="a new folder (named as the pack)")
        if name == "show":
            action.add_argument("--format", choices=("text", "json"), default="text", help="how to print (text)")
    parser.epilog = "Exit status: 0 done, 1 the pack is refused, 2 it cannot be done."


def perform(arguments: argparse.Namespace) -> int:
    """Do what is asked with one pack; the exit status."""
    from mapforge.packs import reading
    from mapforge.packs.refusal import PackRefused

    act = {"verify": _verify, "show": _show, "unpack": _unpack}[arguments.action]
    try:
        return act(reading.read(arguments.file), arguments)
    except PackRefused as error:
        terminal.complain(f"the pack {arguments.file} is refused: {error} Nothing was written.")
        return 1


def _verify(pack: "Pack", _arguments: argparse.Namespace) -> int:
    for line in summary(pack, "sound"):
        print(line)
    return 0


def _show(pack: "Pack", arguments: argparse.Namespace) -> int:
    if arguments.format == "json":
        print(json.dumps(pack.manifest.raw, indent=2, ensure_ascii=False))
        return 0
    for line in _whole(pack):
        print(line)
    return 0


def _unpack(pack: "Pack", arguments: argparse.Namespace) -> int:
    from mapforge.packs import unpacking

    folder = arguments.output or Path(arguments.file.stem)
    try:
        unpacking.unpack(pack, folder)
    except unpacking.UnpackError as error:
        terminal.complain(str(error))
        return 2
    for line in summary(pack, "unpacked"):
        print(line)
    example = folder / pack.manifest.own_maps[0].file
    print(f"In {folder}. Next: mapforge validate {example}")
    return 0


def summary(pack: "Pack", done: str) -> Iterator[str]:
    """What was done with a pack, and what is in it, in a few lines."""
    from mapforge.checks.catalogue import printable

    said = pack.manifest
    maps = "1 map" if len(said.own_maps) == 1 else f"{len(said.own_maps)} maps"
    size = sum(file.size for file in said.files.values()) / 1024 / 1024
    yield printable(f"{terminal.style('good', done)}  {pack.path}: {said.name} ({said.id} {said.version})")
    yield f"{maps}, {len(pack.files)} files, {size:.1f} MB"
    for entry in said.maps:
        yield printable(f"  {entry.id:<20} {entry.name} {entry.version}{_of_base(entry)}")
    yield f"content hash {said.content_hash}"
    if said.head.forced is not None:
        errors = said.head.forced.errors
        count = "an error" if errors == 1 else f"{errors} errors"
        yield printable(
            terminal.style("warning", "forced")
            + f"  it was packed with {count} in its maps: {', '.join(said.head.forced.codes)}"
        )


def _of_base(entry: "PackedMap") -> str:
    if entry.base_only:
        return ", in it as a base only"
    if entry.extends is None:
        return ""
    return f", extends {entry.extends.id}" + (", which is in it" if entry.extends.bundled else "")


def _whole(pack: "Pack") -> Iterator[str]:
    """Everything a pack says of itself, in text."""
    from mapforge.checks.catalogue import printable
    from mapforge.checks.report_text import wrap

    yield from summary(pack, "pack")
    head = pack.manifest.head
    yield ""
    for name, lines in (
        ("Title", [f"{language}: {title}" for language, title in head.title.items()]),
        ("Authors", list(head.authors)),
        ("Licence", [head.license]),
        ("Credits", list(head.credits)),
        ("Languages", [", ".join(head.languages)]),
    ):
        for line in lines or ["none named"]:
            yield from wrap(printable(line), terminal.width(), f"{name:<11}", " " * 11)
    for entry in head.maps:
        yield ""
        yield printable(terminal.style("strong", entry.id))
        yield from (f"  {line}" for line in _table(entry))
    yield ""
    yield terminal.style("strong", "FILES")
    for file, listed in head.files.items():
        yield printable(f"{listed.size:>12,}  {file}")


def _table(entry: "PackedMap") -> Iterator[str]:
    """What must lie on the table for a map."""
    from mapforge.checks.catalogue import printable
    from mapforge.checks.report_text import wrap

    needed = entry.components
    fewest, most = needed.players
    cards = ", ".join(f"{count} {color}" for color, count in needed.train_cards.items())
    decks = ", ".join(f"{count} {deck}" for deck, count in needed.tickets.items())
    stations = f", {needed.stations} stations" if needed.stations else ""
    yield f"{fewest} to {most} players, each with {needed.trains} trains{stations}"
    yield from wrap(printable(f"train cards: {cards}"), 76, more="  ")
    yield from wrap(printable(f"tickets: {decks}"), 76, more="  ")
