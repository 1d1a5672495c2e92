"""The tool that moves, scales and turns the picture behind the board, whatever lies on it."""

from typing import ClassVar

import msgspec

from mapforge.interaction.actions import delete
from mapforge.interaction.dragging import Dragging, begun, ended, given_up, is_drag, pulled
from mapforge.interaction.grips import grip
from mapforge.interaction.hits import Hit, hit_picture
from mapforge.interaction.values import (
    NOTHING,
    PICTURE,
    Cursor,
    Key,
    Pointer,
    Preview,
    Reaction,
    Situation,
    Tool,
)
from mapforge.model.forms import Point

NONE_YET = "The board has no picture. Choose one first."
LOCKED = "The picture is locked where it is. L unlocks it, to be moved, scaled and turned."


class PictureTool(Tool, frozen=True):
    """Drag the picture to move it, a corner to scale it, the handle above it to turn it.

    ``pressed``: where the button went down, and on what.
    """

    name: ClassVar[str] = "picture"
    pressed: tuple[Point, Hit] | None = None
    dragging: Dragging | None = None
    over: Hit | None = None

    @property
    def cursor(self) -> Cursor:
        """Move over the picture, a hand over its handles."""
        if self.dragging is not None or (self.over is not None and self.over.part == "body"):
            return "move"
        return "hand" if self.over is not None else "arrow"

    @property
    def busy(self) -> bool:
        """Whether a drag is under way."""
        return self.dragging is not None

    def hint(self, there: Situation, /) -> str:
        """What can be done, or what is in the way."""
        picture = there.variant.board.background
        if picture is None:
            return NONE_YET
        if picture.locked:
            return LOCKED
        return "Drag it to move it, a corner to scale it (Shift: freely), the upper handle to turn it (Shift: by 15°)."

    def shown(self, _there: Situation, /) -> Preview:
        """The picture under the pointer, and the guides of a drag."""
        guides = self.dragging.guides if self.dragging is not None else ()
        return Preview(hot=PICTURE if self.over is not None else None, guides=guides)

    def press(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """Selects the picture where it can be moved; tells why where it cannot."""
        if self.dragging is not None:
            return self.key(there, "escape")
        picture = there.variant.board.background
        if picture is None or picture.locked:
            return PictureTool().stay(there, tell=NONE_YET if picture is None else LOCKED)
        found = hit_picture(there.lookup, pointer.at, pointer.reach, selected=PICTURE in there.selection)
        if found is None:
            return PictureTool().stay(there, select=NOTHING)
        return PictureTool(pressed=(pointer.at, found), over=found).stay(there, select=frozenset({PICTURE}))

    def move(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """Starts or goes on with a drag; else shows whether the picture lies under the pointer."""
        if self.dragging is not None:
            dragging, drags = pulled(self.dragging, pointer)
            return msgspec.structs.replace(self, dragging=dragging).stay(there, drags=drags)
        if self.pressed is None:
            found = hit_picture(there.lookup, pointer.at, pointer.reach, selected=PICTURE in there.selection)
            return PictureTool(over=found).stay(there)
        at, found = self.pressed
        # Selected by the press; the window may not have followed yet.
        alone = msgspec.structs.replace(there, selection=frozenset({PICTURE}))
        held = grip(alone, found, at) if is_drag(at, pointer) else None
        if held is None:
            return self.stay(there)
        dragging, drags = begun(alone, held, pointer)
        return PictureTool(dragging=dragging, over=found).stay(there, drags=drags)

    def release(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """Ends a drag."""
        idle = PictureTool(over=self.over)
        return idle.stay(there, drags=ended(self.dragging, pointer) if self.dragging is not None else ())

    def key(self, there: Situation, key: Key, /) -> Reaction:
        """Escape gives a drag up, or lets the picture go; Delete takes it off the board."""
        if self.dragging is not None:
            if key != "escape":
                return self.stay(there)
            return PictureTool().stay(there, drags=given_up(self.dragging), tell="Back as it was.")
        if key == "escape":
            return PictureTool().stay(there, select=NOTHING)
        if key in ("delete", "backspace") and PICTURE in there.selection:
            offer = delete(msgspec.structs.replace(there, selection=frozenset({PICTURE})))
            told = offer.tell or offer.why_not
            return PictureTool().stay(there, operation=offer.operation, select=offer.select, tell=told)
        return self.stay(there)
