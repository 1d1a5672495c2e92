"""One open map: its history and selection, and the signals that canvas and panels follow."""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal

from mapforge.edits.changes import changes
from mapforge.edits.history import History
from mapforge.edits.refusal import Refused
from mapforge.files.home import Home, Opened, edit_copy
from mapforge.interaction.actions import existing
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.values import NOTHING, Drag, Kind, Operation, Ref, Refs, Situation
from mapforge.model import Variant


class Session(QObject):
    """The map being edited. Everything that changes it goes through here, as one named step each.

    Signals: ``changed(old, new)`` after every edit, undo, redo and step of a drag; ``adopted()`` when another map
    takes the place of the one there was; ``selection_changed()``; ``home_changed()`` when it was saved or is no
    longer as saved; ``drag_changed(bool)``; ``told(str)`` and ``refused(str)`` with words for the designer.
    """

    changed = Signal(object, object)
    adopted = Signal()
    selection_changed = Signal()
    home_changed = Signal()
    drag_changed = Signal(bool)
    told = Signal(str)
    refused = Signal(str)

    def __init__(self, opened: Opened, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.color: str | None = "gray"
        self.country: str | None = None
        self._deck: str | None = None
        self._selection: Refs = NOTHING
        self._drag_start: Variant | None = None
        self._set(opened)

    @property
    def variant(self) -> Variant:
        """The map as it stands, in the middle of a drag too."""
        return self._history.variant

    @property
    def home(self) -> Home:
        """Where the map lives on the disk."""
        return self._home

    @property
    def selection(self) -> Refs:
        """What is selected; never anything that is not there."""
        return self._selection

    @property
    def read_only(self) -> bool:
        """The map is in a pack, and only shown."""
        return self._home.read_only

    @property
    def dirty(self) -> bool:
        """The map differs from its file, or has none."""
        return self._history.dirty

    @property
    def dragging(self) -> bool:
        """A drag is under way."""
        return self._history.dragging

    @property
    def undo_name(self) -> str | None:
        """The step that undo would take back, or None."""
        return None if self.dragging else self._history.undo_name

    @property
    def redo_name(self) -> str | None:
        """The step that redo would do again, or None."""
        return None if self.dragging else self._history.redo_name

    @property
    def deck(self) -> str | None:
        """The deck that new tickets go to: the one chosen, else the first; None where the map has none."""
        decks = [deck.id for deck in self.variant.decks]
        return self._deck if self._deck in decks else next(iter(decks), None)

    @deck.setter
    def deck(self, deck: str | None) -> None:
        self._deck = deck

    @property
    def situation(self) -> Situation:
        """What the tools are told: the map, the selection, and the choices for what is new."""
        colors = {color.id for color in self.variant.card_colors} | {"gray", None}
        return Situation(
            variant=self.variant,
            selection=self._selection,
            color=self.color if self.color in colors else "gray",
            deck=self.deck,
            country=self.country if any(entry.id == self.country for entry in self.variant.countries) else None,
        )

    def adopt(self, opened: Opened) -> None:
        """Another map in the place of this one, with a history of its own."""
        self._set(opened)
        self.adopted.emit()
        self.selection_changed.emit()
        self.home_changed.emit()

    def do(self, operation: Operation, select_new: Kind | None = None) -> bool:
        """One step; what it added of a kind may become the selection. False, with the reason told, if refused."""
        if self.dragging or self._is_kept():
            return False
        old = self.variant
        try:
            new = operation.on(old)
        except Refused as refusal:
            self.refused.emit(str(refusal))
            return False
        self._history.do(operation.name, new)
        self._moved_on(old)
        if select_new is not None:
            self.select(_added(old, new, select_new) or self._selection)
        return True

    def apply(self, name: str, edit: Callable[..., Variant], **arguments: Any) -> bool:
        """As ``do``, of an edit and its keyword arguments."""
        return self.do(Operation(name=name, edit=edit, arguments=arguments))

    def drag(self, drag: Drag) -> None:
        """One phase of a drag; all its updates together are one step, and each starts from where the drag began."""
        match drag.phase:
            case "begin" if not self._is_kept():
                self._history.begin(drag.name)
                self._drag_start = self.variant
                self.drag_changed.emit(True)
            case "update" if drag.operation is not None and self.dragging:
                self._update(drag.operation)
            case "commit" if self.dragging:
                self._end_drag(self._history.commit)
            case "cancel" if self.dragging:
                self._end_drag(self._history.cancel)

    def edit_copy(self) -> None:
        """The map may be changed from now on: it is a copy of the one in the pack."""
        if self.read_only:
            self.moved_home(edit_copy(self._home, self.variant))
            self.told.emit(self._home.notice)

    def undo(self) -> bool:
        """One step back; False if there is none or a drag is under way."""
        return self._step(self._history.undo)

    def redo(self) -> bool:
        """One step forward again; False if there is none or a drag is under way."""
        return self._step(self._history.redo)

    def select(self, refs: Iterable[Ref]) -> None:
        """Select these, as far as they are there, and nothing else."""
        selection = existing(looked_up(self.variant), frozenset(refs))
        if selection != self._selection:
            self._selection = selection
            self.selection_changed.emit()

    def saved(self, home: Home, variant: Variant) -> None:
        """The map as given is now what its file holds."""
        self._home = home
        self._history.mark_saved(variant)
        self.home_changed.emit()

    def moved_home(self, home: Home) -> None:
        """The map's pictures are looked for elsewhere as well."""
        self._home = home
        self.home_changed.emit()

    def _is_kept(self) -> bool:
        """Whether the map must stay as it is, which is then told."""
        if self.read_only:
            self.refused.emit(f"{self._home.notice} To change it, edit a copy.")
        return self.read_only

    def _set(self, opened: Opened) -> None:
        self._home = opened.home
        self._history = History(opened.variant)
        self._selection = NOTHING
        self._drag_start = None
        self._was_dirty = False
        if opened.unsaved:
            self._history.mark_unsaved()
            self._was_dirty = True

    def _update(self, operation: Operation) -> None:
        old, start = self.variant, self._drag_start
        if start is None:
            return
        try:
            new = operation.on(start)
        except Refused as refusal:
            self.told.emit(str(refusal))
            return
        if new is not old:
            self._history.update(new)
            self.changed.emit(old, new)

    def _end_drag(self, end: Callable[[], None]) -> None:
        old = self.variant
        end()
        self._drag_start = None
        self.drag_changed.emit(False)
        self._moved_on(old)

    def _step(self, step: Callable[[], bool]) -> bool:
        if self.dragging:
            return False
        old = self.variant
        done = step()
        if done:
            self._moved_on(old)
        return done

    def _moved_on(self, old: Variant) -> None:
        """Tell of a new state of the map: what changed, what is no longer there to be selected, the dirty mark."""
        if self.variant is not old:
            before = self._selection
            self._selection = existing(looked_up(self.variant), before)
            self.changed.emit(old, self.variant)
            if self._selection != before:
                self.selection_changed.emit()
        if self.dirty != self._was_dirty:
            self._was_dirty = self.dirty
            self.home_changed.emit()


def _added(old: Variant, new: Variant, kind: Kind) -> Refs:
    """What an operation added of a kind."""
    difference = changes(old, new)
    added = {
        "city": difference.cities.added,
        "country": difference.countries.added,
        "route": difference.routes.added,
        "ticket": difference.tickets.added,
        "picture": frozenset[str](),
    }[kind]
    return frozenset(Ref(kind, name) for name in added)
