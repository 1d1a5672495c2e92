"""Fields of the picture behind the board."""

from typing import Any

from mapforge.editor.panels.editors import CheckEditor, PressEditor, ToldEditor
from mapforge.editor.panels.fields import Field, Section
from mapforge.editor.panels.number_editor import NumberEditor
from mapforge.edits import board
from mapforge.edits.refusal import Refused
from mapforge.model import Background, Variant


def picture_sections(_variant: Variant) -> list[Section]:
    """Where the picture lies and how it looks."""
    return [
        Section("", (_file(), _choose(), _locked())),
        Section("Place", (*(_corner(part) for part in (0, 1)), *(_size(part) for part in (0, 1)), _turn(), *_fit())),
        Section("Look", (_opacity(), _remove())),
    ]


def picture_of(variant: Variant) -> Background:
    """The picture behind the board. Raises Refused where there is none."""
    if variant.board.background is None:
        raise Refused("The board has no picture behind it. Choose one first.")
    return variant.board.background


def _file() -> Field:
    return Field(
        "picture.file",
        "File",
        ToldEditor,
        lambda variant, _: picture_of(variant).file,
        None,
        "The picture's file in the map's folder.",
    )


def _choose() -> Field:
    return Field(
        "choose-picture",
        "Another picture",
        lambda: PressEditor("Another picture…"),
        lambda _variant, _entry: True,
        None,
        "Choose another picture in the place of this one: PNG, JPEG or WebP.",
        row="",
    )


def _locked() -> Field:
    return Field(
        "picture.locked",
        "Locked",
        lambda: CheckEditor("Locked"),
        lambda variant, _: picture_of(variant).locked,
        lambda variant, _, value: board.place_background(variant, locked=value),
        "While it is locked, clicks on the board go past the picture.",
        "Lock or unlock the picture",
        row="",
    )


def _corner(part: int) -> Field:
    def put(variant: Variant, _entry: str, value: Any) -> Variant:
        x, y = picture_of(variant).at
        return board.place_background(variant, at=(value, y) if part == 0 else (x, value))

    return Field(
        f"picture.{'xy'[part]}",
        f"Left top corner {'xy'[part]}",
        NumberEditor,
        lambda variant, _: picture_of(variant).at[part],
        put,
        "Where its left top corner is before it is turned, in mm from the board's left top corner.",
        "Move the picture",
        row="x, y in mm",
        beside=part == 1,
    )


def _size(part: int) -> Field:
    def put(variant: Variant, _entry: str, value: Any) -> Variant:
        width, height = picture_of(variant).size
        return board.place_background(variant, size=(value, height) if part == 0 else (width, value))

    return Field(
        f"picture.{('width', 'height')[part]}",
        ("Width", "Height")[part],
        lambda: NumberEditor(least=1),
        lambda variant, _: picture_of(variant).size[part],
        put,
        "Its width and height on the board in mm.",
        "Scale the picture",
        row="Size in mm",
        beside=part == 1,
    )


def _turn() -> Field:
    return Field(
        "picture.rotation",
        "Turned by",
        lambda: NumberEditor(unit="°", least=-360, most=360),
        lambda variant, _: picture_of(variant).rotation,
        lambda variant, _, value: board.place_background(variant, rotation=value),
        "How far it is turned round its middle, in degrees clockwise.",
        "Turn the picture",
    )


def _fit() -> tuple[Field, ...]:
    return (
        Field(
            "picture.fit",
            "Fit to the board",
            lambda: PressEditor("Fit to board"),
            lambda map_, _: fitted(map_) is not map_,
            lambda map_, _entry, _: fitted(map_),
            "As large as the board has room for, in the middle and upright; its proportions stay.",
            "Fit the picture to the board",
            row="",
        ),
        Field(
            "picture.stretch",
            "Stretch over the board",
            lambda: PressEditor("Stretch over board"),
            lambda map_, _: stretched(map_) is not map_,
            lambda map_, _entry, _: stretched(map_),
            "From edge to edge of the board, whatever its proportions.",
            "Stretch the picture over the board",
            beside=True,
        ),
    )


def fitted(variant: Variant) -> Variant:
    """The map with its picture as large as the board has room for, in the middle, its proportions kept."""
    width, height = picture_of(variant).size
    across, down = variant.board.width, variant.board.height
    scale = min(across / width, down / height)
    size = (width * scale, height * scale)
    at = ((across - size[0]) / 2, (down - size[1]) / 2)
    return board.place_background(variant, at=at, size=size, rotation=0.0)


def stretched(variant: Variant) -> Variant:
    """The map with its picture from edge to edge of the board."""
    size = (variant.board.width, variant.board.height)
    return board.place_background(variant, at=(0.0, 0.0), size=size, rotation=0.0)


def _opacity() -> Field:
    return Field(
        "picture.opacity",
        "Opacity",
        lambda: NumberEditor(unit="%", step=5, scale=100, least=0, most=100),
        lambda variant, _: picture_of(variant).opacity,
        lambda variant, _, value: board.place_background(variant, opacity=value),
        "How strong it is: 100 % as it is, 0 % not to be seen.",
        "Fade the picture",
    )


def _remove() -> Field:
    return Field(
        "picture.remove",
        "Remove the picture",
        lambda: PressEditor("Remove the picture"),
        lambda _variant, _entry: True,
        lambda variant, _entry, _: board.remove_background(variant),
        "No picture behind the board; its file stays in the folder.",
        "Remove the picture",
        row="",
    )
