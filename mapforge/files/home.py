"""Where an open map lives on the disk: opened from a TARGET, saved, saved elsewhere, its pictures taken along.

No file is ever lost: shipped maps and broken files open as copies without a place, another program's changes and files
that stand where a map is to be saved are replaced only when the caller says so.
"""

import atexit
import os
import shutil
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

import platformdirs

from mapforge.files import fingerprint, picture_copies, writing
from mapforge.files.library import MAP_FILE, SHIPPED, Library
from mapforge.files.pack_targets import file_of
from mapforge.files.picture_copies import PictureRefused as PictureRefused  # what adopting may raise
from mapforge.files.resolve import Resolved, resolve
from mapforge.files.save import SaveError as SaveError  # what saving may raise
from mapforge.files.save import write_atomically
from mapforge.model import Board, Deck, FrozenMap, Problem, Variant

_BEARABLE = frozenset({"base-version"})
"""Codes of problems in spite of which nothing of a file is left out."""


class OpenError(Exception):
    """A file of which nothing can be shown; ``problem`` says why, in words that ``checks`` has."""

    def __init__(self, name: str, problem: Problem | None) -> None:
        line = f", line {problem.place.line}" if problem is not None and problem.place.line is not None else ""
        why = f" ({problem.code}{line})" if problem is not None else ""
        super().__init__(f"{name} cannot be opened as a map{why}.")
        self.problem = problem


class ChangedOnDisk(SaveError):  # noqa: N818 - reads as what happened
    """Another program has changed the file since it was opened or saved; nothing was written."""


class TakenError(SaveError):
    """Another file stands where the map is to be saved; nothing was written."""


@dataclass(frozen=True)
class Home:
    """Where a map lives.

    ``path`` is its file, None as long as it has none; ``title`` is for the window; ``notice`` says what a designer
    should know of it (why it is a copy, why it was saved whole), else empty. Pictures are looked for in ``folders``,
    the map's own first, then in the ``base``. ``copy_of`` is a broken file that must stay as it is. ``schema`` is the
    file's ``$schema``, ``fingerprint`` its content as this program knows it, ``scratch`` a folder that goes with the
    program. ``read_only``: a map in a pack, shown as it is until a copy of it is to be edited; ``pack`` is its file.
    """

    path: Path | None
    title: str
    library: Library
    notice: str = ""
    base: Resolved | None = None
    folders: tuple[Path, ...] = ()
    schema: str | None = None
    fingerprint: str | None = None
    scratch: Path | None = None
    copy_of: Path | None = None
    read_only: bool = False
    pack: Path | None = None

    def picture(self, file: str) -> Path | None:
        """The file of a picture by its name in the map; None where there is none."""
        for folder in self.folders:
            if _is_file(folder / file):
                return folder / file
        return self.base.picture(file) if self.base is not None else None


@dataclass(frozen=True)
class Opened:
    """A map as it was opened or saved: its home, its value, and what is wrong with its file."""

    home: Home
    variant: Variant
    problems: tuple[Problem, ...] = ()

    @property
    def unsaved(self) -> bool:
        """It is worth saving as it is: what could be read of a broken file stands nowhere else."""
        return self.home.path is None and self.home.copy_of is not None


def open_map(target: str, library: Library) -> Opened:
    """The map that a TARGET means: an id or a path.

    A shipped map and what can be used of a broken file are copies without a place. Raises NotFoundError where there is
    nothing, OpenError where nothing of it can be shown.
    """
    found = library.read(target)
    resolved = resolve(found, library)
    if resolved.variant is None or found.path is None:
        raise OpenError(found.name, next(iter(resolved.problems), None))
    path = found.path.absolute()
    home = Home(
        path=path,
        title=_title(path),
        library=library,
        base=resolved.base,
        folders=(path.parent,),
        schema=found.data.get("$schema") if found.data is not None else None,
        fingerprint=fingerprint.of_text(found.text),
    )
    variant = resolved.variant
    lost = sum(problem.code not in _BEARABLE for problem in resolved.problems)
    kept = library.kept_as(path)
    if kept:
        notice = f"{variant.title} {kept} and stays as it is: the first save asks for a place of your own."
        home = replace(home, path=None, title=f"Untitled (from {variant.title})", notice=notice)
        if kept != SHIPPED:
            title, notice = f"{variant.title} (read-only)", f"{variant.title} {kept}."
            home = replace(home, title=title, notice=notice, read_only=True, pack=file_of(target))
    elif lost:
        count = "a problem" if lost == 1 else f"{lost} problems"
        notice = (
            f"{found.name} has {count}, and what is broken is left out here. "
            "This is a copy: the file itself stays as it is."
        )
        home = replace(home, path=None, title=f"Untitled (copy of {_title(path)})", notice=notice, copy_of=path)
    return Opened(home, variant, resolved.problems)


def edit_copy(home: Home, variant: Variant) -> Home:
    """The home of a copy of a map in a pack: it has no place yet, and may be changed."""
    notice = f"This is a copy of {variant.title}: the first save asks for a place of your own."
    return replace(home, title=f"Untitled (from {variant.title})", notice=notice, read_only=False, pack=None)


def new_map(library: Library | None = None) -> Opened:
    """An empty board of the usual size with the usual rules and an empty deck, saved nowhere yet."""
    variant = Variant(
        id="untitled",
        version="0.1.0",
        name=FrozenMap({"en": "Untitled"}),
        board=Board(width=790, height=525),
        decks=(Deck(id="main", name=FrozenMap({"en": "Tickets"})),),
    )
    return Opened(Home(path=None, title="Untitled", library=library or Library()), variant)


def suggested_folder(home: Home, variant: Variant) -> Path:
    """A folder that is not there yet, named by the map's id: beside the map's own, else among documents."""
    own = home.path
    if own is None:
        around = platformdirs.user_documents_path() / "MapForge"
    else:
        around = own.parent.parent if own.name == MAP_FILE else own.parent
    folder, number = around / variant.id, 2
    while folder.exists() or folder.is_symlink():
        folder = around / f"{variant.id}-{number}"
        number += 1
    return folder


def place_of(path: Path) -> Path:
    """The file that saving at ``path`` writes: ``path`` itself if it ends in .json, else in a folder of that name."""
    return path if path.suffix.lower() == ".json" and not path.is_dir() else path / MAP_FILE


def changed_on_disk(home: Home) -> bool:
    """Another program has changed the map's file since. A file that has gone is no change: saving brings it back."""
    now = fingerprint.on_disk(home.path) if home.path is not None else None
    return now is not None and now != home.fingerprint


def save(home: Home, variant: Variant, *, force: bool = False) -> Opened:
    """Saves a map in its place; what is on the disk now.

    Raises ChangedOnDisk unless ``force`` says to save over another program's changes, and SaveError.
    """
    if home.path is None:
        raise SaveError("This map has no place yet: save it under a name first.")
    if not force and changed_on_disk(home):
        raise ChangedOnDisk(f"Another program has changed {home.path} since it was opened or saved here.")
    return _put(home, variant, home.path)


def save_as(home: Home, variant: Variant, path: Path, *, replace: bool = False) -> Opened:
    """Saves a map, with its pictures, in a folder or as a .json file; what is on the disk now.

    Folders that are missing are made. The map's own place is saved as by ``save``. Raises TakenError where another file
    is there unless ``replace`` says that it may go, and SaveError.
    """
    place = place_of(path.absolute())
    if home.path is not None and _is_same(place, home.path):
        return save(home, variant, force=replace)
    if home.copy_of is not None and _is_same(place, home.copy_of):
        raise SaveError(
            f"{place} is the broken file that this map is a copy of, and what is broken in it is only there. "
            "Choose another name."
        )
    if _is_there(place) and not replace:
        raise TakenError(f"There is a map already: {place}.")
    made = picture_copies.make_folder(place.parent)
    try:
        return _put(home, variant, place)
    except SaveError:
        picture_copies.take_back(made)
        raise


def adopt_picture(home: Home, file: Path) -> tuple[Home, str]:
    """A picture copied to where the map's pictures are looked for, and its name there.

    That is the map's folder, or a scratch folder where it has none or may not write. One that lies in the map's folder
    is used as it is. Raises PictureRefused for what is no picture, SaveError.
    """
    wanted = picture_copies.good_name(file)
    for folder in home.folders:
        name = picture_copies.name_inside(file, folder)
        if name is not None and picture_copies.same(file, home.picture(name)):
            return home, name
    name = picture_copies.free_name(wanted, home.folders, file)
    if home.path is not None:
        try:
            picture_copies.copy(file, home.path.parent / name)
        except SaveError:
            pass  # a place where this account may not write: the next save asks for another, and takes it there
        else:
            return home, name
    scratch = home.scratch or _new_scratch()
    home = replace(home, scratch=scratch, folders=tuple(dict.fromkeys((*home.folders, scratch))))
    picture_copies.copy(file, scratch / name)
    return home, name


def _put(home: Home, variant: Variant, path: Path) -> Opened:
    """Writes the map's picture and file; both or neither."""
    _hold_back(path, home.library)
    source = writing.Source(home.path, home.schema, home.base, home.picture)
    written = writing.at_place(variant, path, source, home.library)
    made = picture_copies.copy(*written.picture) if written.picture is not None else []
    try:
        write_atomically(path, written.data)
    except SaveError:
        picture_copies.take_back(made)
        raise
    saved = replace(
        home,
        path=path,
        title=_title(path),
        notice=written.notice,
        base=written.base,
        # Maps that undo brings back may use pictures of the place where the map was before.
        folders=tuple(dict.fromkeys((path.parent, *home.folders))),
        schema=written.schema,
        fingerprint=fingerprint.of_text(written.data.decode()),
        read_only=False,
        pack=None,
    )
    return Opened(saved, written.variant)


def _hold_back(path: Path, library: Library) -> None:
    """Refuses places that must stay as they are."""
    kept = library.kept_as(path)
    if kept:
        raise SaveError(f"{path} stays as it is: what is there {kept}. Choose another place.")
    if not path.parent.is_dir():
        raise SaveError(f"{path} could not be saved: there is no folder {path.parent}. Nothing was written.")
    if _is_file(path) and not (path.stat().st_mode & 0o222 and os.access(path, os.W_OK)):
        raise SaveError(f"{path} could not be saved: it is marked as read-only. The file is as it was.")


def _new_scratch() -> Path:
    try:
        folder = Path(tempfile.mkdtemp(prefix="mapforge-"))
    except OSError as error:
        raise SaveError(f"The picture could not be copied: {(error.strerror or str(error)).lower()}.") from error
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return one == other


def _is_there(path: Path) -> bool:
    try:
        return path.exists() or path.is_symlink()
    except OSError:
        return False


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def _title(path: Path) -> str:
    return path.parent.name if path.name == MAP_FILE else path.name
