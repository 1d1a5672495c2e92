"""A map's own files as they go into a pack: its document in the one way maps are written, and its picture."""

from dataclasses import dataclass
from pathlib import Path

from mapforge.files.library import MAP_FILE
from mapforge.files.resolve import Resolved
from mapforge.files.save import document_bytes
from mapforge.model import Variant
from mapforge.packs import hashes


class ContentError(OSError):
    """A file of a map cannot be read; the message says which and why."""


@dataclass(frozen=True)
class Content:
    """A map that goes into a pack: where it comes from, its value, and its files named from its folder."""

    resolved: Resolved
    variant: Variant
    files: dict[str, bytes]

    @property
    def hash(self) -> str:
        """The hash over the map's files, the same on every machine."""
        return hashes.of_files({name: hashes.of_bytes(data) for name, data in self.files.items()})


def content_of(resolved: Resolved, variant: Variant) -> Content:
    """The files of a map that could be read; a picture that its base has is the base's. Raises ContentError."""
    files = {MAP_FILE: document_bytes(variant, resolved.base_variant)}
    background = variant.board.background
    if background is not None:
        picture = resolved.picture(background.file)
        below = resolved.base.picture(background.file) if resolved.base is not None else None
        if picture is not None and picture != below:
            files[background.file] = _bytes(picture)
    return Content(resolved, variant, files)


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise ContentError(f"The picture {path} cannot be read: {(error.strerror or str(error)).lower()}.") from error
