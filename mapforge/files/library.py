"""Where maps are found: a TARGET of the command line, and the base of a child."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path as FilePath

import platformdirs

from mapforge.files import document, shipped
from mapforge.files.document import Document
from mapforge.files.pack_targets import NotFoundError as NotFoundError  # what finding may raise
from mapforge.files.pack_targets import in_pack, is_pack, name_in_pack
from mapforge.packs.installed import stock
from mapforge.packs.opened import is_opened

MAP_FILE = "variant.json"
"""The file in a map's folder."""
SHIPPED = "comes with MapForge"
"""Why a published map stays as it is."""


def _shipped() -> FilePath:
    return shipped.folder("variants")


def _installed() -> FilePath:
    return FilePath(platformdirs.user_data_dir("mapforge", appauthor=False)) / "variants"


@dataclass(frozen=True)
class Library:
    """The folders of installed and of shipped maps, each map in a folder named by its id.

    Beside the folder of installed maps lies that of installed packs.
    """

    installed: FilePath = field(default_factory=_installed)
    shipped: FilePath = field(default_factory=_shipped)

    @property
    def packs(self) -> FilePath:
        """The folder of installed packs."""
        return self.installed.with_name("packs")

    @property
    def trust(self) -> FilePath:
        """The list of keys by which makers of packs are known."""
        return self.installed.with_name("trust.json")

    @property
    def signing_key(self) -> FilePath:
        """The key that this account signs packs with, made when it is first wanted."""
        return self.installed.with_name("signing-key.pem")

    def maps(self) -> Iterator[tuple[str, str, FilePath]]:
        """Shelf, id and file of every map that can be named by its id, in the order in which ids are looked up."""
        seen: set[str] = set()
        for shelf, path in self._shelved():
            if path.parent.name not in seen:
                seen.add(path.parent.name)
                yield shelf, path.parent.name, path

    def _shelved(self) -> Iterator[tuple[str, FilePath]]:
        yield from (("installed", path) for path in _maps_in(self.installed))
        yield from self._packed()
        yield from (("shipped", path) for path in _maps_in(self.shipped))

    def _packed(self) -> Iterator[tuple[str, FilePath]]:
        for pack in stock(self.packs).packs:
            yield from ((f"pack {pack.manifest.id}", pack.file(entry)) for entry in pack.manifest.own_maps)

    def kept_as(self, path: FilePath) -> str:
        """Why a file stays as it is, as in "the map comes with MapForge"; empty where it may be changed."""
        found = path.resolve()
        if found.is_relative_to(self.shipped.resolve()):
            return SHIPPED
        if found.is_relative_to(self.packs.resolve()):
            return f"is in the installed pack {found.relative_to(self.packs.resolve()).parts[0]}"
        return f"is in the pack {found.parents[2].name}" if is_opened(path) else ""

    def knows(self, name: str) -> bool:
        """A map of that id is installed or shipped."""
        return any(known == name for _shelf, known, _path in self.maps())

    def set_aside(self, wanted: str) -> str:
        """A sentence on an installed pack that should hold a map, and is broken; empty where there is none."""
        for aside in stock(self.packs).set_aside:
            if wanted in aside.maps or wanted == aside.name or not aside.maps:
                return (
                    f" The installed pack {aside.name} is set aside: {aside.why}. "
                    f"Install it again, or remove it (mapforge pack remove {aside.name})."
                )
        return ""

    def find(self, target: str) -> FilePath:
        """The map file that a TARGET means: a path if it holds a separator or ends in .json, a map in a pack for
        FILE.mfpack or FILE.mfpack#ID, else an id.

        Raises NotFoundError where nothing is there. Whether the file holds a map is not looked at.
        """
        if is_pack(target):
            return in_pack(target)
        if "/" in target or "\\" in target or target.endswith(".json") or target in (".", ".."):
            return _file_at(target)
        for _shelf, name, path in self.maps():
            if name == target:
                return path
        known = [name for _shelf, name, _path in self.maps()]
        close = get_close_matches(target, known, 1, 0.5)
        hint = f'Did you mean "{close[0]}"?' if close else f"Known ids: {', '.join(known)}."
        raise NotFoundError(
            f'No map has the id "{target}". {hint} A file is named with its folder, such as ./{target}.'
            + self.set_aside(target)
        )

    def read(self, target: str) -> Document:
        """The document that a TARGET means; raises NotFoundError."""
        path = self.find(target)
        return document.read(path, _name(path))

    def base_of(self, child: Document, wanted: str) -> Document | None:
        """The document of a base, by id: beside the child's file, then installed, then shipped; None if nowhere.

        A file that stands in the right place but cannot be read is the answer only if no other is.
        """
        unreadable = None
        for path in self._base_files(child, wanted):
            found = _document_at(path, child.path)
            if found is not None and found.readable and found.raw.get("id") == wanted:
                return found
            if found is not None and not found.readable:
                unreadable = unreadable or found
        return unreadable

    def _base_files(self, child: Document, wanted: str) -> Iterator[FilePath]:
        if child.folder is not None:
            yield child.folder.resolve().parent / wanted / MAP_FILE
            yield child.folder / wanted / MAP_FILE
            yield child.folder / f"{wanted}.json"
        yield self.installed / wanted / MAP_FILE
        yield from (path for _shelf, path in self._packed() if path.parent.name == wanted)
        yield self.shipped / wanted / MAP_FILE


def _maps_in(folder: FilePath) -> list[FilePath]:
    """The map files in a shelf's folders; none where this account may not look."""
    try:
        return sorted(folder.glob("*/" + MAP_FILE))
    except OSError:
        return []


def _document_at(path: FilePath, but_not: FilePath | None) -> Document | None:
    """The document of a base; None where there is none, or only the child itself."""
    try:
        there = path.stat()
        if but_not is not None and path.resolve() == but_not.resolve():
            return None
    except FileNotFoundError:
        return None
    except OSError:
        return document.read(path, _name(path))
    return _read_cached(path, there.st_mtime_ns, there.st_size)


@cache
def _read_cached(path: FilePath, _changed: int, _size: int) -> Document:
    """A base's document; read once for a family of children."""
    return document.read(path, _name(path))


def _file_at(target: str) -> FilePath:
    path = FilePath(target)
    try:
        if path.is_dir():
            if not (path / MAP_FILE).is_file():
                raise NotFoundError(f"The folder {target} holds no map: there is no {MAP_FILE} in it.")
            return path / MAP_FILE
        if not path.exists():
            raise NotFoundError(f"There is no file {target}.")
    except OSError as error:
        raise NotFoundError(f"{target} cannot be opened: {error.strerror}.") from error
    return path


def _name(path: FilePath) -> str:
    """A file for people: relative to the working folder where it lies below it; a map in a pack as its TARGET."""
    packed = name_in_pack(path)
    if packed is not None:
        return packed
    try:
        return str(path.resolve().relative_to(FilePath.cwd()))
    except (ValueError, OSError):
        return str(path)
