"""Edits of the board: its size and border, the train piece it is made for, and the picture behind it."""

from typing import Any

from msgspec import UNSET, UnsetType

from mapforge.edits.entries import changed, with_fields
from mapforge.edits.form import sound
from mapforge.edits.refusal import Refused
from mapforge.model import Background, Variant

Point = tuple[float, float]
Crop = tuple[float, float, float, float]


def set_size(variant: Variant, *, width: float, height: float) -> Variant:
    """The board's width and height in mm; everything on it stays where it is."""
    return _with(variant, width=width, height=height)


def set_border(variant: Variant, *, border: float) -> Variant:
    """The width in mm of the score track along the edge; 0 for none."""
    return _with(variant, border=border)


def set_piece(
    variant: Variant,
    *,
    length: float | None = None,
    width: float | None = None,
    pitch: float | None = None,
    double_pitch: float | None = None,
) -> Variant:
    """What is given of the train piece changes: length and width of a space, pitch of spaces and of tracks, in mm."""
    given = {"length": length, "width": width, "pitch": pitch, "double_pitch": double_pitch}
    piece = changed(variant.board.piece, **{field: value for field, value in given.items() if value is not None})
    return _with(variant, piece=piece)


def set_background(variant: Variant, *, file: str, at: Point, size: tuple[float, float]) -> Variant:
    """A picture of the map's folder behind everything, whole, upright and opaque; it replaces the one there was."""
    return _with(variant, background=sound(Background(file=file, at=at, size=size)))


def place_background(
    variant: Variant,
    *,
    at: Point | None = None,
    size: tuple[float, float] | None = None,
    rotation: float | None = None,
    opacity: float | None = None,
    crop: Crop | UnsetType | None = UNSET,
    locked: bool | None = None,
) -> Variant:
    """What is given of the picture's place and look changes; ``crop=None`` shows all of it."""
    picture = variant.board.background
    if picture is None:
        raise Refused("The board has no picture behind it. Choose one first.")
    given: dict[str, Any] = {"at": at, "size": size, "rotation": rotation, "opacity": opacity, "locked": locked}
    new = {field: value for field, value in given.items() if value is not None}
    if crop is not UNSET:
        new["crop"] = crop
    return _with(variant, background=changed(picture, **new))


def remove_background(variant: Variant) -> Variant:
    """No picture behind the board; its file stays in the folder."""
    return _with(variant, background=None)


def _with(variant: Variant, **fields: Any) -> Variant:
    return with_fields(variant, board=changed(variant.board, **fields))
