"""A drag under way, as the tools that move things share it: from a press over the threshold to its end."""

from math import hypot

from msgspec import Struct

from mapforge.interaction.grips import Grip
from mapforge.interaction.snapping import Guide
from mapforge.interaction.values import Drag, Pointer, Situation
from mapforge.model.forms import Point


class Dragging(Struct, frozen=True):
    """Hold of something that is being pulled. ``began``: the map and selection as they were, to reckon from."""

    began: Situation
    grip: Grip
    guides: tuple[Guide, ...] = ()


def is_drag(start: Point, pointer: Pointer) -> bool:
    """Whether the pointer has gone farther from where it was pressed than a click may."""
    return hypot(pointer.at[0] - start[0], pointer.at[1] - start[1]) > pointer.slack


def begun(there: Situation, grip: Grip, pointer: Pointer) -> tuple[Dragging, tuple[Drag, ...]]:
    """A drag that has just passed the threshold, and its first moments."""
    dragging, update = pulled(Dragging(there, grip), pointer)
    return dragging, (Drag("begin", grip.name(there)), *update)


def pulled(dragging: Dragging, pointer: Pointer) -> tuple[Dragging, tuple[Drag, ...]]:
    """The drag after the pointer has moved."""
    made = dragging.grip.pull(dragging.began, pointer)
    name = dragging.grip.name(dragging.began)
    return Dragging(dragging.began, dragging.grip, made.guides), (Drag("update", name, made.operation),)


def ended(dragging: Dragging, pointer: Pointer) -> tuple[Drag, ...]:
    """The last moments of a drag whose button has gone up."""
    _, update = pulled(dragging, pointer)
    return (*update, Drag("commit", dragging.grip.name(dragging.began)))


def given_up(dragging: Dragging) -> tuple[Drag, ...]:
    """The map as it was when the drag began."""
    return (Drag("cancel", dragging.grip.name(dragging.began)),)
