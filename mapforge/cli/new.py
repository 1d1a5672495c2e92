"""``mapforge new``: a folder with a new map, empty or as the difference from another."""

import argparse
import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from mapforge.cli import targets, terminal

if TYPE_CHECKING:
    from mapforge.files.library import Library
    from mapforge.files.resolve import Resolved
    from mapforge.model import Variant


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("-o", "--output", required=True, type=Path, metavar="FOLDER", help="where the map is to lie")
    parser.add_argument(
        "--extends", metavar="MAP", help="a map to start from: an id (usa) or a path; only what differs is kept"
    )
    parser.add_argument("--name", help="its name (the folder's)")
    parser.add_argument("--board", type=size, metavar="WxH", help="size in mm (790x525)")
    parser.epilog = "Exit status: 0 made, 2 it cannot be made."


def size(written: str) -> tuple[float, float]:
    """A board's width and height in mm, as an argument."""
    number = r"([0-9]{1,4}(?:\.[0-9]+)?)"
    found = re.fullmatch(rf"{number}\s*[x×*]\s*{number}", written.strip().lower())
    if found is None or not all(50 <= float(side) <= 5000 for side in found.groups()):
        raise argparse.ArgumentTypeError(f'"{written}" is no size of 50 to 5000 mm, such as 790x525')
    return float(found[1]), float(found[2])


def perform(arguments: argparse.Namespace) -> int:
    """Make one map; the exit status."""
    from mapforge.files.library import MAP_FILE, Library
    from mapforge.files.save import SaveError, document_bytes, write_atomically

    library = Library()
    path: Path = arguments.output / MAP_FILE
    if path.exists():
        terminal.complain(f"{path} is there already. Choose another folder, or remove it first.")
        return 2
    base = None
    if arguments.extends is not None and arguments.board is not None:
        terminal.complain("A map that extends another has its board. Leave out --board.")
        return 2
    if arguments.extends is not None:
        base = _base(arguments.extends, path, library)
        if base is None:
            return 2
    variant = _made(arguments, base.variant if base is not None else None)
    if variant is None:
        return 2
    try:
        arguments.output.mkdir(parents=True, exist_ok=True)
        write_atomically(path, document_bytes(variant, base.variant if base is not None else None))
    except SaveError as error:
        terminal.complain(str(error))
        return 2
    except OSError as error:
        terminal.complain(f"{arguments.output} cannot be made: {(error.strerror or str(error)).lower()}.")
        return 2
    of = f", which extends {base.variant.id} {base.variant.version}" if base is not None and base.variant else ""
    print(f"{terminal.style('good', 'made')}  {path}: {variant.title} ({variant.id}){of}.")
    target = _target(arguments.output)
    print(f"Next: mapforge tickets add {target} LIST.csv; mapforge validate {target}")
    return 0


def _target(folder: Path) -> str:
    """A folder as a TARGET: with a separator, so that it is not taken for an id."""
    return shlex.quote(str(folder) if folder.is_absolute() or len(folder.parts) > 1 else f"./{folder}")


def _base(target: str, path: Path, library: "Library") -> "Resolved | None":
    """The map to start from, if the new map would find it by its id; None, said aloud, if not."""
    from mapforge.files.document import Document
    from mapforge.files.pack_targets import is_pack

    found = targets.resolved(target, library)
    if found is None:
        return None
    if found.variant is None or found.problems:
        terminal.complain(f"{found.document.name} has faults. Look at it first: mapforge validate {target}")
        return None
    name = found.variant.id
    child = Document(name=str(path), path=path.absolute())
    seen = library.base_of(child, name)
    if is_pack(target):
        file = target.partition("#")[0]
        terminal.complain(f"A map finds {name} once its pack is installed: mapforge pack install {file}")
        return None
    if seen is None or seen.path is None or found.document.path is None:
        terminal.complain(
            f"A map at {path} would not find {name}: put both folders side by side, the base's called {name}."
        )
        return None
    if seen.path.resolve() != found.document.path.resolve():
        terminal.complain(f"A map at {path} would find another {name}, at {seen.path}. Put it somewhere else.")
        return None
    return found


def _made(arguments: argparse.Namespace, base: "Variant | None") -> "Variant | None":
    """The new map; None, said aloud, where it would have its base's id."""
    import msgspec

    from mapforge.edits.ids import city_id
    from mapforge.model import Board, Expect, Extends, FrozenMap, Variant

    folder = arguments.output.absolute().name
    name = (arguments.name or folder).strip() or folder
    made = city_id(folder, set(), "map")
    if base is None:
        width, height = arguments.board or (790.0, 525.0)
        return Variant(id=made, version="0.1.0", name=FrozenMap({"en": name}), board=Board(width, height))
    if made == base.id:
        terminal.complain(
            f"A map in a folder {folder} would have the id of its base. Call the folder otherwise: my-{made}"
        )
        return None
    following = int(base.version.split(".", 1)[0]) + 1
    extends = Extends(id=base.id, version=f">={base.version}, <{following}.0.0")
    return msgspec.structs.replace(
        base,
        id=made,
        version="0.1.0",
        extends=extends,
        name=FrozenMap({"en": name}),
        authors=(),
        license="",
        credits=(),
        notes=(),
        expect=Expect(),
    )
