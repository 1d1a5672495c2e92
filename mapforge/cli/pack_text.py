"""A pack's manifest as text."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mapforge.cli import terminal

if TYPE_CHECKING:
    from mapforge.packs.manifest import Manifest, PackedMap


def summary(said: "Manifest", where: str, done: str) -> Iterator[str]:
    """What was done with a pack, and what is in it, in a few lines."""
    from mapforge.checks.catalogue import printable

    maps = "1 map" if len(said.own_maps) == 1 else f"{len(said.own_maps)} maps"
    size = sum(file.size for file in said.files.values()) / 1024 / 1024
    yield terminal.style("good", done) + printable(f"  {where}{said.name} ({said.id} {said.version})")
    yield f"{maps}, {len(said.files) + 1} files, {size:.1f} MB"
    for entry in said.maps:
        yield printable(f"  {entry.id:<20} {entry.name} {entry.version}{_of_base(entry)}")
    yield f"content hash {said.content_hash}"
    if said.head.forced is not None:
        errors = said.head.forced.errors
        count = "an error" if errors == 1 else f"{errors} errors"
        codes = printable(", ".join(said.head.forced.codes))
        yield terminal.style("warning", "forced") + f"  it was packed with {count} in its maps: {codes}"


def _of_base(entry: "PackedMap") -> str:
    if entry.base_only:
        return ", in it as a base only"
    if entry.extends is None:
        return ""
    return f", extends {entry.extends.id}" + (", which is in it" if entry.extends.bundled else "")


def whole(said: "Manifest", where: str, signer: str) -> Iterator[str]:
    """Everything a pack says of itself."""
    from mapforge.checks.catalogue import printable
    from mapforge.checks.report_text import wrap

    yield from summary(said, where, "pack")
    yield signer
    head = said.head
    yield ""
    for name, lines in (
        ("Title", [f"{language}: {title}" for language, title in head.title.items()]),
        ("Authors", list(head.authors)),
        ("Licence", [head.license]),
        ("Credits", list(head.credits)),
        ("Languages", [", ".join(head.languages)]),
    ):
        for number, line in enumerate(lines or ["none named"]):
            yield from wrap(printable(line), terminal.width(), f"{name if not number else '':<11}", " " * 11)
    for entry in head.maps:
        yield ""
        yield terminal.style("strong", entry.id)
        yield from (f"  {line}" for line in _table(entry))
    yield ""
    yield terminal.style("strong", "FILES")
    for file, listed in head.files.items():
        yield printable(f"{listed.size:>12,}  {file}")


def _table(entry: "PackedMap") -> Iterator[str]:
    """What must lie on the table for a map."""
    from mapforge.checks.report_text import wrap

    needed = entry.components
    fewest, most = needed.players
    cards = ", ".join(f"{count} {color}" for color, count in needed.train_cards.items())
    decks = ", ".join(f"{count} {deck}" for deck, count in needed.tickets.items())
    stations = f", {needed.stations} stations" if needed.stations else ""
    yield f"{fewest} to {most} players, each with {needed.trains} trains{stations}"
    yield from wrap(f"train cards: {cards}", 76, more="  ")
    yield from wrap(f"tickets: {decks or 'none'}", 76, more="  ")
