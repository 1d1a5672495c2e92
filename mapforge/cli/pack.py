"""``mapforge pack``: packs checked, looked at, unpacked; installed, updated, listed, removed."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from mapforge.cli import terminal
from mapforge.cli.pack_text import summary, whole

if TYPE_CHECKING:
    from mapforge.files.library import Library
    from mapforge.packs.installed import Done, Installed
    from mapforge.packs.reading import Pack

WORDS = {
    "verify": "check that a pack is whole and safe",
    "show": "tell what a pack holds",
    "unpack": "put a pack's files into a folder",
    "sign": "sign a pack, so that later ones can be seen to be of the same maker",
    "install": "put a pack among the installed ones, its maps to be named by their ids",
    "update": "put a newer version in the place of an installed pack",
    "list": "list installed packs, every byte of them looked at",
    "remove": "take an installed pack away",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    verbs = parser.add_subparsers(dest="action", required=True, metavar="|".join(WORDS))
    for name, help_text in WORDS.items():
        action = verbs.add_parser(name, help=help_text, description=f"{help_text[0].upper()}{help_text[1:]}.")
        if name == "remove":
            action.add_argument("id", metavar="ID", help="the pack's id, as list shows it")
        elif name != "list":
            action.add_argument("file", type=Path, metavar="FILE", help="a .mfpack file")
        if name == "unpack":
            action.add_argument("-o", "--output", type=Path, metavar="FOLDER", help="a new folder (named as the pack)")
        if name in ("show", "list"):
            action.add_argument("--format", choices=("text", "json"), default="text", help="how to print (text)")
        if name == "sign":
            action.add_argument("--key", type=Path, metavar="FILE", help="a key of one's own (Ed25519, PEM)")
        if name in ("install", "update"):
            action.add_argument(
                "--trust", action="store_true", help="also one that is signed with another key than before, or no more"
            )
            action.add_argument(
                "--replace", action="store_true", help="also in the place of a newer one, or one of the same version"
            )
    parser.epilog = "Exit status: 0 done, 1 the pack is refused or broken, 2 it cannot be done."


def perform(arguments: argparse.Namespace) -> int:
    """Do what is asked; the exit status."""
    from mapforge.files.library import Library
    from mapforge.files.save import SaveError
    from mapforge.packs.installed import KeptError, NotInstalledError
    from mapforge.packs.refusal import PackRefused
    from mapforge.packs.signature import KeyFileError
    from mapforge.packs.trust import TrustError
    from mapforge.packs.unpacking import UnpackError

    acts = {"verify": _verify, "show": _show, "unpack": _unpack, "install": _install, "update": _install}
    acts |= {"sign": _sign}
    try:
        if arguments.action in acts:
            return acts[arguments.action](_read(arguments.file), Library(), arguments)
        act = _list if arguments.action == "list" else _remove
        return act(Library(), arguments)
    except PackRefused as error:
        terminal.complain(f"the pack {arguments.file} is refused: {error} Nothing was written.")
        return 1
    except (UnpackError, KeptError, NotInstalledError, TrustError, KeyFileError, SaveError) as error:
        terminal.complain(str(error))
        return 2


def _read(file: Path) -> "Pack":
    from mapforge.packs import reading

    return reading.read(file)


def _verify(pack: "Pack", library: "Library", _arguments: argparse.Namespace) -> int:
    _print(summary(pack.manifest, f"{pack.path}: ", "sound"))
    print(_signer(pack, library))
    return 0


def _signer(pack: "Pack", library: "Library") -> str:
    """Who signed a pack, as far as is known."""
    from mapforge.packs import signature, trust

    key = signature.read(pack.signature).fingerprint if pack.signature is not None else ""
    return {
        "unsigned": "unsigned",
        "new": f"signed with the key {key}, which is not known yet",
        "known": f"signed with the key {key}, as when it was installed first",
        "other": f"signed with the key {key}: another than when it was installed first",
        "no longer": "unsigned, though it was signed when it was installed first",
    }[trust.standing(pack, library.trust)]


def _sign(pack: "Pack", library: "Library", arguments: argparse.Namespace) -> int:
    from mapforge.files.save import write_atomically
    from mapforge.packs import signature, writing

    made = signature.sign(pack.manifest.content_hash, arguments.key or library.signing_key)
    write_atomically(pack.path, writing.signed_bytes(pack, made))
    print(f"{terminal.style('good', 'signed')}  {pack.path} with the key {signature.read(made).fingerprint}")
    print(f"The key lies in {arguments.key or library.signing_key}. Keep a copy: later packs need the same.")
    return 0


def _show(pack: "Pack", library: "Library", arguments: argparse.Namespace) -> int:
    if arguments.format == "json":
        print(json.dumps(pack.manifest.raw, indent=2, ensure_ascii=False))
    else:
        _print(whole(pack.manifest, f"{pack.path}: ", _signer(pack, library)))
    return 0


def _unpack(pack: "Pack", _library: "Library", arguments: argparse.Namespace) -> int:
    from mapforge.packs import unpacking

    folder = arguments.output or Path(arguments.file.stem)
    unpacking.unpack(pack, folder)
    _print(summary(pack.manifest, f"{folder}: ", "unpacked"))
    print(f"Next: mapforge validate {folder / pack.manifest.own_maps[0].file}")
    return 0


def _install(pack: "Pack", library: "Library", arguments: argparse.Namespace) -> int:
    from mapforge.export.install_notes import notes
    from mapforge.packs import installed, trust

    if arguments.action == "update" and installed.stock(library.packs).pack(pack.manifest.id) is None:
        raise installed.NotInstalledError(
            f"{pack.manifest.id} is not installed, so there is nothing to update. "
            f"To install it: mapforge pack install {arguments.file}"
        )
    if not arguments.trust:
        trust.hold_back_strangers(pack, library.trust)
    done = installed.install(pack, library.packs, replace=arguments.replace)
    trust.remember(pack, library.trust)
    _print(_done(done))
    _print(notes(done.pack, library))
    return 0


def _done(done: "Done") -> Iterator[str]:
    """What installing did."""
    before = f"(was {done.before}) " if done.what in ("updated", "replaced") else ""
    yield from summary(done.pack.manifest, before, done.what)


def _list(library: "Library", arguments: argparse.Namespace) -> int:
    from mapforge.packs import installed

    there = installed.stock(library.packs)
    broken = {aside.name: aside.why for aside in there.set_aside}
    broken |= {pack.manifest.id: why for pack in there.packs if (why := installed.check(pack)) is not None}
    if arguments.format == "json":
        rows = [{"id": pack.manifest.id, "folder": str(pack.folder)} | _row(pack) for pack in there.packs]
        print(json.dumps({"packs": rows, "set_aside": broken}, indent=2, ensure_ascii=False))
    elif not there.packs and not broken:
        print("No pack is installed. To install one: mapforge pack install FILE")
    else:
        for pack in there.packs:
            _print(summary(pack.manifest, "", "installed" if pack.manifest.id not in broken else "broken"))
    for name, why in broken.items():
        terminal.complain(
            f"the installed pack {name} is set aside: {why}. Install it again, or remove it: "
            f"mapforge pack remove {name}"
        )
    return int(bool(broken))


def _row(pack: "Installed") -> dict[str, object]:
    said = pack.manifest
    return {
        "version": said.version,
        "title": said.head.title,
        "maps": [entry.id for entry in said.own_maps],
        "content_hash": said.content_hash,
    }


def _remove(library: "Library", arguments: argparse.Namespace) -> int:
    from mapforge.packs import installed

    gone = installed.stock(library.packs).pack(arguments.id)
    installed.remove(arguments.id, library.packs)
    print(f"{terminal.style('good', 'removed')}  {arguments.id}")
    lost = {entry.id for entry in gone.manifest.own_maps} if gone is not None else set()
    for pack in installed.stock(library.packs).packs:
        for entry in pack.manifest.own_maps:
            base = entry.extends
            if base is not None and base.id in lost and not base.bundled and not library.knows(base.id):
                print(f"{entry.id} in the pack {pack.manifest.id} extends {base.id}, which is now missing.")
    return 0


def _print(lines: Iterator[str]) -> None:
    for line in lines:
        print(line)
