"""A map's pictures copied into its folder, each under a name that a map may give it and nothing else there has."""

import filecmp
import re
from collections.abc import Iterable
from pathlib import Path

from mapforge.drawing.picture_file import BYTE_LIMIT, Format, PictureError, look
from mapforge.edits.letters import in_ascii
from mapforge.files.save import SaveError, write_atomically
from mapforge.model.forms import PICTURE

_ENDINGS: dict[Format, tuple[str, ...]] = {"png": (".png",), "jpeg": (".jpg", ".jpeg"), "webp": (".webp",)}
_LONGEST = 100
"""Letters of a name that are kept; the format allows 200 with folders and a number."""


class PictureRefused(ValueError):  # noqa: N818 - reads as what happened: raise PictureRefused
    """A file that cannot be a board's picture; the message says why in a designer's words."""


def good_name(file: Path) -> str:
    """A name for a picture in a map: its own where the format allows it, else one made of it.

    Raises PictureRefused for what is no PNG, JPEG or WebP picture, or is damaged or too large.
    """
    try:
        endings = _ENDINGS[look(file).format]
    except PictureError as error:
        raise PictureRefused(f"{file.name} cannot be the board's picture: it is {error.reason}.") from error
    if re.match(PICTURE, file.name) and len(file.name) <= _LONGEST and file.suffix.lower() in endings:
        return file.name
    stem = "-".join(re.findall("[a-z0-9]+", in_ascii(file.stem)))[:_LONGEST].strip("-") or "picture"
    return stem + (file.suffix.lower() if file.suffix.lower() in endings else endings[0])


def name_inside(file: Path, folder: Path) -> str | None:
    """The name by which a map in that folder can use a picture where it lies; None where it must be copied."""
    try:
        name = file.resolve().relative_to(folder.resolve()).as_posix()
    except (ValueError, OSError):
        return None
    return name if re.match(PICTURE, name) and len(name) <= 200 else None


def free_name(wanted: str, folders: Iterable[Path], source: Path) -> str:
    """The name wanted, or with a number where another file has it in one of the folders.

    A file that holds the very same picture has it rightly.
    """
    folders, name, number = tuple(folders), wanted, 2
    stem, ending = wanted.rsplit(".", 1)
    while any(_taken(folder / name, source) for folder in folders):
        name = f"{stem[:_LONGEST]}-{number}.{ending}"
        number += 1
    return name


def same(one: Path | None, other: Path | None) -> bool:
    """Both are there and hold the same bytes."""
    try:
        return one is not None and other is not None and filecmp.cmp(one, other, shallow=False)
    except OSError:
        return False


def copy(source: Path, target: Path) -> list[Path]:
    """Copies a picture; what it made, files and folders, outermost first. Raises SaveError.

    A file with the same bytes that is there already is left alone.
    """
    if same(source, target):
        return []
    made = make_folder(target.parent)
    try:
        write_atomically(target, _content(source))
    except SaveError:
        take_back(made)
        raise
    return [*made, target]


def make_folder(folder: Path) -> list[Path]:
    """Makes a folder and those around it; the ones that were not there, outermost first. Raises SaveError."""
    missing = [place for place in (folder, *folder.parents) if not _is_there(place)]
    made: list[Path] = []
    for place in reversed(missing):
        try:
            place.mkdir()
        except FileExistsError:
            continue
        except OSError as error:
            take_back(made)
            reason = "this account may not" if isinstance(error, PermissionError) else (error.strerror or str(error))
            raise SaveError(f"The folder {place} cannot be made: {reason.lower()}. Nothing was written.") from error
        made.append(place)
    return made


def take_back(made: list[Path]) -> None:
    """Removes files and folders that were just made; a folder that has got something in it stays."""
    for place in reversed(made):
        try:
            if place.is_dir():
                place.rmdir()
            else:
                place.unlink()
        except OSError:
            continue


def _content(source: Path) -> bytes:
    try:
        with source.open("rb") as stream:
            data = stream.read(BYTE_LIMIT + 1)
    except OSError as error:
        raise SaveError(f"The picture {source} cannot be read: {(error.strerror or str(error)).lower()}.") from error
    if len(data) > BYTE_LIMIT:
        raise SaveError(f"The picture {source} is too large to be copied: over {BYTE_LIMIT // 1024**2} MB.")
    return data


def _is_there(place: Path) -> bool:
    try:
        return place.exists()
    except OSError:
        return True


def _taken(place: Path, source: Path) -> bool:
    """Something else is there."""
    return (place.is_symlink() or _is_there(place)) and not same(place, source)
