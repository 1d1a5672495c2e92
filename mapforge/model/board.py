"""The board: its size, the picture behind it and the train piece it is made for."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from mapforge.model.forms import Angle, PictureFile, Point, Share, Size
from mapforge.model.frozen import EMPTY, FrozenMap, frozen_extras, mm, point, put


class Background(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A picture on the board: a file below the map's folder, and where it lies.

    ``at`` is its top left corner before rotation, ``size`` its width and height, both in mm; ``rotation`` in
    degrees clockwise round its centre; ``crop`` the part of the picture that is shown (left, top, width,
    height, each 0 to 1), null for all. Whether the file exists is not checked here.
    """

    file: PictureFile
    at: Point
    size: tuple[Size, Size]
    rotation: Angle = 0.0
    opacity: Share = 1.0
    crop: tuple[Share, Share, Share, Share] | None = None
    locked: bool = True

    def __post_init__(self) -> None:
        put(self, at=point(self.at), size=point(self.size), rotation=mm(self.rotation))
        put(self, opacity=round(float(self.opacity), 4) + 0.0)
        if self.crop is not None:
            put(self, crop=tuple(round(float(part), 6) + 0.0 for part in self.crop))


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """The train piece in mm: length and width of a space, pitch along a route, and between two tracks.

    The defaults are the standard piece, measured on eight published boards.
    """

    length: Size = 25.0
    width: Size = 8.0
    pitch: Size = 27.0
    double_pitch: Size = 10.0

    def __post_init__(self) -> None:
        put(self, length=mm(self.length), width=mm(self.width))
        put(self, pitch=mm(self.pitch), double_pitch=mm(self.double_pitch))


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The physical board in mm; ``border`` is the width of the score track that runs along its edge."""

    width: Annotated[float, Meta(ge=50, le=5_000)]
    height: Annotated[float, Meta(ge=50, le=5_000)]
    border: Annotated[float, Meta(ge=0, le=500)] = 25.0
    background: Background | None = None
    piece: Piece = Piece()
    extras: FrozenMap[str, Any] = EMPTY

    def __post_init__(self) -> None:
        put(self, width=mm(self.width), height=mm(self.height), border=mm(self.border))
        put(self, extras=frozen_extras(self.extras))
