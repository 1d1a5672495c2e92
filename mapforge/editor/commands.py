"""Files: new, open, save, revert, close. Nothing is lost without the designer having been asked."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox, QWidget

from mapforge.editor.asking import Button as _Button
from mapforge.editor.asking import ask, complain
from mapforge.editor.opening import why_not
from mapforge.editor.panels.new_map import NewMapDialog
from mapforge.editor.session import Session
from mapforge.editor.settings import Settings
from mapforge.files import home as homes
from mapforge.files.home import ChangedOnDisk, Opened, OpenError, TakenError
from mapforge.files.library import Library, NotFoundError
from mapforge.files.pack_targets import all_in_pack, is_pack
from mapforge.files.save import SaveError
from mapforge.model import Variant
from mapforge.packs.reading import ENDING

_MAPS = "Maps (*.json);;All files (*)"
_OPENED = f"Maps and packs (*.json *{ENDING});;All files (*)"


class FileCommands(QObject):
    """What the File menu does, and what else needs a file."""

    def __init__(self, window: QWidget, session: Session, library: Library, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._library = library
        self._settings = settings
        self._told_of: str | None = None

    def new(self) -> None:
        """A new map in the place of this one."""
        if not self.may_leave():
            return
        dialog = NewMapDialog(self._library, self._window)
        if dialog.exec():
            self._session.adopt(dialog.opened())

    def open(self) -> None:
        """A file of the designer's choice."""
        if not self.may_leave():
            return
        file, _kind = QFileDialog.getOpenFileName(self._window, "Open a map", str(self._folder()), _OPENED)
        if file:
            self.open_target(file, asked=True)

    def open_target(self, target: str, *, asked: bool = False) -> bool:
        """The map that a TARGET means; whether it could be opened."""
        if not asked and not self.may_leave():
            return False
        try:
            chosen = self._one_of(target)
            if chosen is None:
                return False
            opened = homes.open_map(chosen, self._library)
        except NotFoundError as error:
            complain(self._window, "The map cannot be opened", str(error))
            return False
        except OpenError as error:
            complain(self._window, "The map cannot be opened", why_not(error))
            return False
        self._session.adopt(opened)
        self._remember(opened)
        return True

    def _one_of(self, target: str) -> str | None:
        """The TARGET, or the map chosen of a pack with several; None if none is. Raises NotFoundError."""
        several = all_in_pack(target) if is_pack(target) else [target]
        if len(several) == 1:
            return several[0]
        names = [one.rpartition("#")[2] for one in several]
        words = f"{Path(target).name} holds {len(names)} maps. Which is to be shown?"
        name, taken = QInputDialog.getItem(self._window, "Open a pack", words, names, 0, False)
        return several[names.index(name)] if taken else None

    def save(self) -> bool:
        """Save in the map's place; without one, ask for it. Whether it was saved."""
        if self._session.dragging:
            return False
        if self._session.home.path is None:
            return self.save_as()
        return self._save(force=False)

    def save_as(self) -> bool:
        """Save in a place of the designer's choice; whether it was saved."""
        session = self._session
        if session.dragging:
            return False
        start = homes.suggested_folder(session.home, session.variant) / "variant.json"
        folder = existing(start.parent)
        suggestion = folder / start.name if folder == start.parent else folder / start.parent.name / start.name
        dialog = QFileDialog(self._window, "Save the map as", str(folder), _MAPS)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.setLabelText(QFileDialog.DialogLabel.FileName, "A folder for the map, or a .json file:")
        dialog.selectFile(suggestion.parent.name if suggestion.parent != folder else suggestion.name)
        if not dialog.exec() or not dialog.selectedFiles():
            return False
        return self._save_at(Path(dialog.selectedFiles()[0]), replace=False)

    def revert(self) -> None:
        """Back to what the file holds."""
        path = self._session.home.path
        if path is None:
            return
        words = f"Everything changed since {self._session.home.title} was saved will be gone, and cannot be undone."
        if ask(self._window, "Revert to the saved map?", words, _Button.Discard | _Button.Cancel) == _Button.Discard:
            self.open_target(str(path), asked=True)

    def may_leave(self) -> bool:
        """Nothing unsaved is left behind, or the designer says it may go."""
        if not self._session.dirty:
            return True
        words = "Changes that are not saved will be gone."
        choices = _Button.Save | _Button.Discard | _Button.Cancel
        chosen = ask(self._window, f"Save the changes to {self._session.home.title}?", words, choices)
        if chosen == _Button.Save:
            return self.save()
        return chosen == _Button.Discard

    def look_at_disk(self) -> None:
        """Tell, once, if another program has changed the map's file."""
        session = self._session
        if session.dragging or not homes.changed_on_disk(session.home):
            return
        mark = f"{session.home.path} {_modified(session.home.path)}"
        if mark == self._told_of:
            return
        self._told_of = mark
        words = "Another program has changed the file. Reading it anew loses what is not saved here."
        if not session.dirty:
            words = "Another program has changed the file since it was read here."
        box = QMessageBox(
            QMessageBox.Icon.Question, "MapForge", f"{session.home.title} has changed", parent=self._window
        )
        box.setInformativeText(words)
        again = box.addButton("Read it anew", QMessageBox.ButtonRole.AcceptRole)
        box.addButton("Keep what is here", QMessageBox.ButtonRole.RejectRole)
        box.exec()
        if box.clickedButton() is again:
            self.open_target(str(session.home.path), asked=True)

    def _save(self, *, force: bool) -> bool:
        session = self._session
        try:
            saved = homes.save(session.home, session.variant, force=force)
        except ChangedOnDisk as error:
            words = f"{error} Saving here puts an end to those changes."
            if ask(self._window, "Save all the same?", words, _Button.Save | _Button.Cancel) != _Button.Save:
                return False
            return self._save(force=True)
        except SaveError as error:
            return self._save_elsewhere(error)
        self._saved(saved)
        return True

    def _save_at(self, path: Path, *, replace: bool) -> bool:
        session = self._session
        try:
            saved = homes.save_as(session.home, session.variant, path, replace=replace)
        except (TakenError, ChangedOnDisk):
            words = f"{homes.place_of(path)} is there already. What it holds now will be gone."
            if ask(self._window, "Put this map in its place?", words, _Button.Save | _Button.Cancel) != _Button.Save:
                return False
            return self._save_at(path, replace=True)
        except SaveError as error:
            return self._save_elsewhere(error)
        self._saved(saved)
        return True

    def _save_elsewhere(self, error: SaveError) -> bool:
        """It could not be saved there; it can elsewhere."""
        words = f"{error} Choose another place for it?"
        if ask(self._window, "The map could not be saved", words, _Button.Save | _Button.Cancel) == _Button.Save:
            return self.save_as()
        return False

    def _saved(self, saved: Opened) -> None:
        session = self._session
        if saved.variant is not session.variant:
            session.apply("Save as", _become, variant=saved.variant)
        session.saved(saved.home, saved.variant)
        self._remember(saved)
        session.told.emit(saved.home.notice or f"Saved as {saved.home.path}")

    def _remember(self, opened: Opened) -> None:
        path = opened.home.path
        if path is not None:
            self._settings.add_recent(path, opened.variant.title)
            self._settings.last_folder = path.parent

    def _folder(self) -> Path:
        path = self._session.home.path
        return existing(path.parent if path is not None else self._settings.last_folder)


def existing(folder: Path) -> Path:
    """The folder, or the nearest one above it that is there."""
    return next((place for place in (folder, *folder.parents) if place.is_dir()), Path.home())


def _become(_old: Variant, *, variant: Variant) -> Variant:
    """Saving gave a picture another name, or the map its base's values: an edit like any other."""
    return variant


def _modified(path: Path | None) -> int:
    try:
        return path.stat().st_mtime_ns if path is not None else 0
    except OSError:
        return 0
