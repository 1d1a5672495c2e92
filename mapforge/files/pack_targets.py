"""A map in a pack as a TARGET: ``FILE.mfpack#ID``, or ``FILE.mfpack`` alone where it holds just one."""

from difflib import get_close_matches
from pathlib import Path

from mapforge.packs.manifest import map_file
from mapforge.packs.opened import is_opened, opened
from mapforge.packs.reading import ENDING, Pack
from mapforge.packs.refusal import PackRefused
from mapforge.packs.unpacking import UnpackError


class NotFoundError(LookupError):
    """No map there; the message says what was looked for, and what is close."""


def is_pack(target: str) -> bool:
    """The TARGET names a pack's file, with or without a map in it."""
    return _parted(target)[0].lower().endswith(ENDING)


def file_of(target: str) -> Path | None:
    """The pack's file that a TARGET names; None for one that names no pack's."""
    return Path(_parted(target)[0]) if is_pack(target) else None


def in_pack(target: str) -> Path:
    """The file of the map that a TARGET means, its pack unpacked for this program. Raises NotFoundError."""
    file, name = _parted(target)
    names = _maps_in(file)
    if _open(file)[0].manifest.map_of(name) is not None:
        wanted = name
    elif name:
        close = get_close_matches(name, names, 1, 0.5)
        hint = f'Did you mean "{file}#{close[0]}"?' if close else f"It holds: {', '.join(names)}."
        raise NotFoundError(f'The pack {file} holds no map "{name}". {hint}')
    elif len(names) == 1:
        wanted = names[0]
    else:
        each = ", ".join(f"{file}#{name}" for name in names)
        raise NotFoundError(f"The pack {file} holds {len(names)} maps. Name one of them: {each}.")
    return _open(file)[1] / map_file(wanted)


def all_in_pack(target: str) -> list[str]:
    """The TARGETs of all maps that a pack is for, the one named if one is. Raises NotFoundError."""
    file, name = _parted(target)
    return [target] if name else [f"{file}#{each}" for each in _maps_in(file)]


def name_in_pack(path: Path) -> str | None:
    """What people call a map's file that lies in an opened pack; None for any other."""
    return f"{path.parents[2].name}#{path.parent.name}" if is_opened(path) else None


def _maps_in(file: str) -> list[str]:
    """Ids of the maps that the pack is for."""
    return [entry.id for entry in _open(file)[0].manifest.own_maps]


def _open(file: str) -> tuple[Pack, Path]:
    try:
        return opened(Path(file))
    except PackRefused as error:
        raise NotFoundError(f"The pack {file} is refused: {error}") from error
    except UnpackError as error:
        raise NotFoundError(str(error)) from error


def _parted(target: str) -> tuple[str, str]:
    """The pack's file and the map's id, empty if none is named. A file whose own name holds # is found as well."""
    if target.lower().endswith(ENDING):
        return target, ""
    file, _, name = target.rpartition("#")
    return file, name
