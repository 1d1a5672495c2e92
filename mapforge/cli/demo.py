"""``mapforge demo``: published maps proved, ten faults planted and caught, a board drawn, packed, played and opened."""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mapforge.cli import terminal

if TYPE_CHECKING:
    from mapforge.checks.validate import Finding
    from mapforge.files.library import Library

INTERRUPTED = 130
"""The exit status of a window that was closed by Ctrl+C."""
GAMES, PLAYERS = 500, 4
FAMILY = ("usa", "usa-1910", "usa-mega", "usa-big-cities", "europe", "switzerland")


class Fault(NamedTuple):
    """A slip: what happened, to which text of the 1910 file, what stands there now, and the code it must raise."""

    slip: str
    old: str
    new: str
    code: str


FAULTS = (
    Fault("a value typed as text", '"points": 14}]}', '"points": "14"}]}', "wrong-type"),
    Fault("a city misspelt", '"from": "winnipeg"', '"from": "winipeg"', "unknown-ticket-end"),
    Fault(
        "a ticket entered twice, the other way round",
        '          {"id": "calgary--nashville"',
        '          {"id": "nashville--calgary", "from": "nashville", "to": [{"id": "calgary", "points": 14}]},\n'
        '          {"id": "calgary--nashville"',
        "ticket-twice",
    ),
    Fault(
        "a ticket forgotten",
        '          {"id": "las-vegas--miami", "from": "las-vegas", "to": [{"id": "miami", "points": 21}]},\n',
        "",
        "expect-count",
    ),
    Fault("a rule misspelt", '"globetrotter": 15', '"globetroter": 15', "unknown-key"),
    Fault(
        "eight tickets dealt to each of five players",
        '    "longest_path": null,',
        '    "longest_path": null,\n    "start_tickets": {"deal": {"main": 8}, "keep": 2, "returned": "bottom"},',
        "deck-short",
    ),
    Fault(
        "a route changed that the base does not have",
        '  "decks": {\n',
        '  "routes": {"change": [{"id": "denver--tucson", "length": 3}]},\n  "decks": {\n',
        "not-in-base",
    ),
    Fault(
        "a route made seven spaces long, which no rule gives points for",
        '  "decks": {\n',
        '  "routes": {"change": [{"id": "seattle--vancouver", "length": 7}]},\n  "decks": {\n',
        "points-missing",
    ),
    Fault("a base that is nowhere", '"extends": {"id": "usa"', '"extends": {"id": "us"', "base-missing"),
    Fault("a comma lost", '"name": {"en": "USA 1910"},', '"name": {"en": "USA 1910"}', "not-json"),
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    folder = Path("mapforge-demo")
    parser.add_argument("--to", type=Path, default=folder, metavar="FOLDER", help=f"for the pictures ({folder})")
    parser.add_argument("--no-window", action="store_true", help="leave out the last step, the window")


def perform(arguments: argparse.Namespace) -> int:
    """Prove the maps, show one, catch the faults, draw a board, open it; exit 1 if anything is not as it should be."""
    from mapforge.files.library import Library

    shipped = Library().shipped
    library = Library(installed=shipped, shipped=shipped)
    _head("1. Six published maps, as exact data")
    proved = _prove(library)
    _head("2. One of them: mapforge show usa-1910")
    _show(library)
    _head("3. Ten faults planted in a copy of USA 1910, one at a time")
    caught = sum(_plant(number, fault, library) for number, fault in enumerate(FAULTS, 1))
    _head("4. The USA board, drawn")
    drawn = _draw(library, arguments.to)
    _head("5. The USA family in one pack: mapforge export usa usa-1910 … --to pack")
    packed = _pack(library, arguments.to)
    _head(f"6. {GAMES} games of bots: mapforge playtest usa --players {PLAYERS} --games {GAMES}")
    played = _playtest(library, arguments.to)
    shown = arguments.no_window or _open_window()
    _head(f"{caught} of {len(FAULTS)} faults caught. Next: mapforge --help")
    return int(not proved or caught < len(FAULTS) or not drawn or not packed or not played or not shown)


def _head(words: str) -> None:
    print("\n" + terminal.style("strong", words))


def _prove(library: "Library") -> bool:
    from mapforge.checks import report_text
    from mapforge.checks.validate import validate

    reports = [validate(name, library) for name in FAMILY]
    for line in report_text.lines(reports, terminal.style, terminal.width()):
        print(line)
    return not any(report.fails("warning") for report in reports)


def _show(library: "Library") -> None:
    from mapforge.cli.show import summary
    from mapforge.files.resolve import resolve

    resolved = resolve(library.read("usa-1910"), library)
    if resolved.variant is not None:
        for line in summary(resolved, resolved.variant):
            print(line)


def _plant(number: int, fault: Fault, library: "Library") -> bool:
    """Plant one fault, check the copy, print what was found; whether it was."""
    from mapforge.checks.validate import examine_bytes

    text = library.find("usa-1910").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "variant.json"
        copy.write_text(text.replace(fault.old, fault.new, 1), encoding="utf-8")
        report = examine_bytes(copy.read_bytes(), "usa-1910-copy.json", library)
    found = next((finding for finding in report.findings if finding.problem.code == fault.code), None)
    print(f"{number:>2}. {fault.slip}")
    if found is None:
        print("    " + terminal.style("error", "NOT FOUND"))
        return False
    _print_found(found)
    return True


def _print_found(found: "Finding") -> None:
    from mapforge.checks.report_text import wrap

    place = found.problem.place
    spot = f"{place.file}:{place.line}:{place.column}"
    print(f"    {terminal.style('good', 'caught')} {spot}  {terminal.style(found.severity, found.problem.code)}")
    for line in wrap(found.message, terminal.width(), "    "):
        print(line)


def _draw(library: "Library", folder: Path) -> bool:
    """Write the USA board as SVG and PNG; whether the SVG is there (the PNG needs Qt's libraries)."""
    from mapforge.cli.render import write
    from mapforge.drawing.board import draw
    from mapforge.files.resolve import resolve

    resolved = resolve(library.read("usa"), library)
    if resolved.variant is None:
        return False
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        terminal.complain(f"{folder} cannot be made: {error.strerror}.")
        return False
    display = draw(resolved.variant)
    for file in (folder / "usa.svg", folder / "usa.png"):
        if write(display, file, 150, resolved.picture) == 0:
            print(f"    {terminal.style('good', 'drawn')} {file}")
    return (folder / "usa.svg").is_file()


def _pack(library: "Library", folder: Path) -> bool:
    """Write USA with its three expansions as a pack, and verify the file; without pictures where Qt cannot draw."""
    from mapforge.cli.pack_text import summary
    from mapforge.export.pack import pack_bytes
    from mapforge.export.pack_choice import Wishes, choose
    from mapforge.files.resolve import resolve
    from mapforge.files.save import SaveError, write_atomically
    from mapforge.packs import reading

    choice = choose([resolve(library.read(name), library) for name in FAMILY[:4]], Wishes())
    file = folder / "usa.mfpack"
    try:
        data = pack_bytes(choice)
    except ImportError:
        data = pack_bytes(choice, pictures=False)
    try:
        write_atomically(file, data)
    except SaveError as error:
        terminal.complain(str(error))
        return False
    first, *rest = summary(reading.read(file).manifest, f"{file}: ", "sound")
    print(f"    {first}", *rest, sep="\n")
    return True


def _playtest(library: "Library", folder: Path) -> bool:
    """Let bots play the USA map, print the verdicts, write the page; whether all games were played."""
    from mapforge.cli import playtest, playtest_asked
    from mapforge.files.resolve import resolve
    from mapforge.files.save import SaveError, write_atomically
    from mapforge.playtest.session import Asked
    from mapforge.report import baselines, document, page, text

    variant = resolve(library.read("usa"), library).variant
    if variant is None:
        return False
    bots = tuple(playtest_asked.BOTS.split(","))
    report = playtest.played(variant, Asked(bots, (PLAYERS,), GAMES, jobs=playtest_asked.cores()))
    for line in text.verdicts(report, variant):
        print(line)
    file = folder / "usa-playtest.html"
    try:
        write_atomically(file, page.write(document.read(report), variant, baselines.shipped()).encode())
    except SaveError as error:
        terminal.complain(str(error))
        return False
    print(f"    {terminal.style('good', 'written')} {file}: the whole report, for a browser")
    return bool(report["finished"])


def _open_window() -> bool:
    """Open the USA map in the editor where there is a screen that a person sees, until it is closed; False if it fails.

    In a program of its own: this one has drawn without a screen, and Qt cannot change that.
    """
    from mapforge.editor.screen import probe

    screen = probe()
    _head("7. The editor: mapforge edit usa")
    if not screen.seen:
        print("    left out: " + (screen.why or "there is no screen here that a person sees."))
        return True
    print("    Close its window to go on.", flush=True)
    window = subprocess.Popen([sys.executable, "-m", "mapforge", "edit", "usa"])
    while True:
        try:
            return window.wait() in (0, INTERRUPTED)
        except KeyboardInterrupt:
            continue  # the window hears Ctrl+C too, and may ask about changes first
