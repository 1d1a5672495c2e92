"""Undo and redo without limit: every step keeps the map it made, so that nothing is computed again."""

from typing import NamedTuple

from mapforge.model import Variant


class Step(NamedTuple):
    """What was done, in the words of a menu, and the map that came of it."""

    name: str
    variant: Variant


class History:
    """The steps of one session with one map, and where in them it stands.

    Steps share what they have in common, so thousands of them cost little. A drag (``begin``, ``update``, then
    ``commit`` or ``cancel``) is one step; while it lasts, nothing else may be done.
    """

    def __init__(self, variant: Variant) -> None:
        self._steps = [Step("", variant)]
        self._at = 0
        self._saved: Variant | None = variant
        self._drag: Step | None = None

    @property
    def variant(self) -> Variant:
        """The map as it stands now, in the middle of a drag too."""
        return self._steps[self._at].variant if self._drag is None else self._drag.variant

    @property
    def dragging(self) -> bool:
        """Whether a drag has begun and not ended."""
        return self._drag is not None

    @property
    def undo_name(self) -> str | None:
        """The step that undo would take back, or None."""
        return self._steps[self._at].name if self._at > 0 else None

    @property
    def redo_name(self) -> str | None:
        """The step that redo would do again, or None."""
        return self._steps[self._at + 1].name if self._at + 1 < len(self._steps) else None

    @property
    def dirty(self) -> bool:
        """Whether the map differs from the one that was saved."""
        return self.variant is not self._saved

    def do(self, name: str, variant: Variant) -> None:
        """A step to a new map, in place of all that had been undone; the same map is no step."""
        self._hold_still()
        if variant is not self.variant:
            self._steps[self._at + 1 :] = [Step(name, variant)]
            self._at += 1

    def undo(self) -> bool:
        """One step back; False if there is none."""
        self._hold_still()
        if self._at == 0:
            return False
        self._at -= 1
        return True

    def redo(self) -> bool:
        """One step forward again; False if there is none."""
        self._hold_still()
        if self._at + 1 == len(self._steps):
            return False
        self._at += 1
        return True

    def begin(self, name: str) -> None:
        """Starts a drag."""
        self._hold_still()
        self._drag = Step(name, self.variant)

    def update(self, variant: Variant) -> None:
        """The map as the drag has it now; no step yet."""
        self._drag = Step(self._under_way().name, variant)

    def commit(self) -> None:
        """Ends the drag as one step, or as none if nothing differs from its beginning."""
        drag = self._under_way()
        self._drag = None
        # A drag that ends where it began makes an equal map of new objects.
        if drag.variant != self.variant:
            self.do(drag.name, drag.variant)

    def cancel(self) -> None:
        """Ends the drag and restores the very map it began with."""
        self._under_way()
        self._drag = None

    def mark_saved(self, variant: Variant | None = None) -> None:
        """The map as it stands (or the one given, which a slow save took earlier) is now the saved one."""
        self._saved = self.variant if variant is None else variant

    def mark_unsaved(self) -> None:
        """No step of this history is saved anywhere: a copy without a title, or a file that has gone."""
        self._saved = None

    def _hold_still(self) -> None:
        if self._drag is not None:
            raise RuntimeError("a drag is under way: commit or cancel it first")

    def _under_way(self) -> Step:
        if self._drag is None:
            raise RuntimeError("no drag is under way: begin one first")
        return self._drag
