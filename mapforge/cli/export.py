"""``mapforge export``: maps made ready for others."""

import argparse
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from mapforge.cli import targets, terminal

if TYPE_CHECKING:
    from mapforge.export.pack_choice import Choice, Wishes
    from mapforge.files.library import Library
    from mapforge.files.resolve import Resolved


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument(
        "targets", nargs="+", metavar="TARGET", help="an id (usa), a path (./my-map), or a pack (all its maps)"
    )
    parser.add_argument("--to", required=True, choices=("pack",), help="what to make of them")
    parser.add_argument("-o", "--output", required=True, type=Path, metavar="FILE", help="a .mfpack file")
    parser.add_argument("--bundle-base", action="store_true", help="put in the maps that these extend as well")
    parser.add_argument("--no-pictures", action="store_true", help="without pictures of the boards, which need Qt")
    parser.add_argument("--sign", action="store_true", help="sign it with this account's key, made if there is none")
    parser.add_argument("--key", type=Path, metavar="FILE", help="sign it with this key (Ed25519, PEM)")
    parser.add_argument("--force", action="store_true", help="in spite of errors; the pack says so to whoever opens it")
    said = parser.add_argument_group("what the pack says of itself (else the first map's word)")
    said.add_argument("--id", default="", help="such as anna.benelux")
    said.add_argument("--version", default="", metavar="X.Y.Z", help="its version")
    said.add_argument("--title", default="", help="its title")
    said.add_argument("--license", default="", metavar="SPDX", help="such as CC-BY-4.0; needed where the map says none")
    said.add_argument("--author", action="append", default=[], help="a name; repeatable")
    said.add_argument("--credit", action="append", default=[], help="a line of thanks or source; repeatable")
    parser.epilog = "Exit status: 0 written, 1 the maps have errors, 2 it cannot be written."


def perform(arguments: argparse.Namespace) -> int:
    """Make one pack; the exit status."""
    from mapforge.files.library import Library
    from mapforge.packs.reading import ENDING

    if arguments.output.suffix.lower() != ENDING:
        terminal.complain(f"{arguments.output} must end in {ENDING}.")
        return 2
    library = Library()
    found = _found(arguments.targets, library)
    return 2 if found is None else _pack(found, library, arguments)


def _found(wanted: list[str], library: "Library") -> "list[Resolved] | None":
    """The maps of all TARGETs; None, said aloud, where one is missing."""
    found = []
    for target in targets.every(wanted) or ():
        resolved = targets.resolved(target, library)
        if resolved is None:
            return None
        found.append(resolved)
    return found or None


def _pack(found: "list[Resolved]", library: "Library", arguments: argparse.Namespace) -> int:
    """Choose, check, and write; what is in the way is said."""
    from mapforge.export.pack import pack_bytes
    from mapforge.export.pack_choice import choose
    from mapforge.export.pack_content import ContentError
    from mapforge.export.pack_errors import license_of, wrong_license, wrong_wishes
    from mapforge.files.save import SaveError
    from mapforge.packs.refusal import PackRefused
    from mapforge.packs.signature import KeyFileError

    try:
        choice = choose(found, _wishes(arguments))
        wrong = wrong_wishes(choice.wishes) or wrong_license(license_of(choice))
        if wrong is not None:
            terminal.complain(wrong)
            return 2
        errors = _errors(choice, library)
        if errors and not arguments.force:
            terminal.complain("nothing was written. Correct the errors, or pack it all the same with --force.")
            return 1
        key = arguments.key or (library.signing_key if arguments.sign else None)
        _write(choice, pack_bytes(choice, errors, pictures=not arguments.no_pictures, key=key), arguments.output)
    except PackRefused as error:
        terminal.complain(f"no pack can be made of this: {error}")
        return 2
    except ImportError as error:  # a library of the system that Qt stands on
        terminal.complain(f"The boards cannot be drawn: Qt cannot be loaded ({error}). --no-pictures leaves them out.")
        return 2
    except (ContentError, SaveError, KeyFileError) as error:
        terminal.complain(str(error))
        return 2
    return 0


def _wishes(arguments: argparse.Namespace) -> "Wishes":
    from mapforge.export.pack_choice import Wishes

    return Wishes(
        id=arguments.id,
        version=arguments.version,
        title=arguments.title,
        license=arguments.license,
        authors=tuple(arguments.author),
        credits=tuple(arguments.credit),
        bundle_base=arguments.bundle_base,
    )


def _write(choice: "Choice", data: bytes, file: Path) -> None:
    from mapforge.cli.pack_text import summary
    from mapforge.files.save import write_atomically
    from mapforge.packs import reading, signature

    write_atomically(file, data)
    pack = reading.read(file)
    for line in summary(pack.manifest, f"{file}: ", "packed"):
        print(line)
    if pack.signature is not None:
        print(f"signed with the key {signature.read(pack.signature).fingerprint}")
    if choice.absent_bases:
        absent = ", ".join(choice.absent_bases)
        print(f"Not in it: {absent}, which must be there wherever it is opened. --bundle-base puts it in.")


def _errors(choice: "Choice", library: "Library") -> Counter[str]:
    """Errors of all maps by code, each map's said aloud."""
    from mapforge.checks import report_text
    from mapforge.export.pack_errors import reports

    errors: Counter[str] = Counter()
    failing = [report for report in reports(choice, library) if report.fails("error")]
    if failing:
        for line in report_text.lines(failing, terminal.style, terminal.width(), "error"):
            print(line)
    for report in failing:
        errors.update(finding.problem.code for finding in report.findings if finding.severity == "error")
    return errors
