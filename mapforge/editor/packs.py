"""The map in one file for others: what is missing is asked, what is in the way is said, and the pack is written."""

from collections import Counter
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from mapforge.checks.validate import examine
from mapforge.editor.asking import Button, ask, complain
from mapforge.editor.commands import FileCommands
from mapforge.editor.panels.pack_form import Details, PackForm
from mapforge.editor.session import Session
from mapforge.edits import paper
from mapforge.export.install_notes import notes
from mapforge.export.pack import pack_bytes
from mapforge.export.pack_choice import Wishes, choose
from mapforge.export.pack_content import ContentError, content_of
from mapforge.files.library import MAP_FILE, Library
from mapforge.files.resolve import Resolved, resolve
from mapforge.files.save import SaveError, write_atomically
from mapforge.model import Variant
from mapforge.packs import installed, reading, trust
from mapforge.packs.installed import KeptError
from mapforge.packs.reading import ENDING
from mapforge.packs.refusal import PackRefused
from mapforge.packs.signature import KeyFileError
from mapforge.packs.trust import TrustError
from mapforge.packs.unpacking import UnpackError


class PackCommands(QObject):
    """What the File menu does with packs."""

    def __init__(self, window: QWidget, session: Session, files: FileCommands, library: Library) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._files = files
        self._library = library

    def export(self) -> None:
        """Write the map as a pack, once it is saved and nothing is in the way."""
        session = self._session
        if session.read_only:
            complain(self._window, "The map is in a pack already", f"{session.home.notice} To change it, edit a copy.")
            return
        if session.dragging or not self._is_saved():
            return
        found = self._resolved()
        report = examine(found.document, self._library, "play")
        errors = [finding for finding in report.findings if finding.severity == "error"]
        try:
            pictures = [name for name in content_of(found, session.variant).files if name != MAP_FILE]
        except ContentError as error:
            complain(self._window, "No pack can be made", str(error))
            return
        words = [error.message for error in errors]
        form = PackForm(session.variant, pictures, words, self._base(found), self._window)
        if not form.exec() or not self._keep(form.details(), form.language):
            return
        codes = Counter(error.problem.code for error in errors)
        self._write(Wishes(bundle_base=form.bundle.isChecked() and bool(self._base(found))), codes, form)

    def install(self) -> None:
        """Put the pack that is shown among the installed ones."""
        file = self._session.home.pack
        if file is None:
            return
        try:
            pack = reading.read(file)
            trust.hold_back_strangers(pack, self._library.trust)
            done = installed.install(pack, self._library.packs)
            trust.remember(pack, self._library.trust)
        except PackRefused as error:
            complain(self._window, "The pack is refused", str(error))
        except (KeptError, UnpackError, TrustError) as error:
            complain(self._window, "The pack is not installed", f"{error}\n(mapforge pack install {file})")
        else:
            said = pack.manifest
            self._session.told.emit(f"{said.name} ({said.id} {said.version}): {done.what}")
            if found := list(notes(done.pack, self._library)):
                complain(self._window, f"{said.name} is installed", "\n".join(found))

    def _is_saved(self) -> bool:
        """The map is as its file has it, or is saved now."""
        session = self._session
        if session.home.path is not None and not session.dirty:
            return True
        words = "A pack is made of the map as it is saved."
        chosen = ask(self._window, "Save the map first?", words, Button.Save | Button.Cancel)
        return chosen == Button.Save and self._files.save()

    def _resolved(self) -> Resolved:
        return resolve(self._library.read(str(self._session.home.path)), self._library)

    def _base(self, found: Resolved) -> str:
        """The id of the map that it extends, unless everybody has it."""
        base = found.base
        if base is None or base.variant is None or base.document.path is None:
            return ""
        everywhere = base.document.path.resolve().is_relative_to(self._library.shipped.resolve())
        return "" if everywhere else base.variant.id

    def _keep(self, details: Details, language: str) -> bool:
        """What was typed goes into the map, so that it is asked only once; whether that is saved."""
        variant = self._session.variant
        if details == _details_of(variant, language):
            return True
        done = self._session.apply("Details for the pack", _with_details, details=details, language=language)
        return done and self._files.save()

    def _write(self, wishes: Wishes, errors: Counter[str], form: PackForm) -> None:
        session = self._session
        folder = session.home.path.parent.parent if session.home.path is not None else Path.home()
        suggestion = folder / f"{session.variant.id}-{session.variant.version}{ENDING}"
        chosen, _kind = QFileDialog.getSaveFileName(
            self._window, "Export a pack", str(suggestion), f"Packs (*{ENDING})"
        )
        if not chosen:
            return
        file = Path(chosen if chosen.lower().endswith(ENDING) else chosen + ENDING)
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            choice = choose([self._resolved()], wishes)
            key = self._library.signing_key if form.sign.isChecked() else None
            write_atomically(file, pack_bytes(choice, errors, pictures=form.pictures.isChecked(), key=key))
        except (PackRefused, ContentError, SaveError, KeyFileError) as error:
            QApplication.restoreOverrideCursor()
            complain(self._window, "The pack could not be written", str(error))
            return
        QApplication.restoreOverrideCursor()
        absent = f" Whoever opens it needs {', '.join(choice.absent_bases)} too." if choice.absent_bases else ""
        session.told.emit(f"The pack is {file}.{absent}")


def _details_of(variant: Variant, language: str) -> Details:
    return Details(variant.name.get(language, ""), variant.version, variant.license, variant.authors, variant.credits)


def _with_details(variant: Variant, *, details: Details, language: str) -> Variant:
    """The map with what a pack needs to say."""
    variant = paper.set_name(variant, language=language, name=details.name)
    variant = paper.set_version(variant, version=details.version)
    variant = paper.set_license(variant, licence=details.license)
    variant = paper.set_authors(variant, authors=details.authors)
    return paper.set_credits(variant, credit=details.credits)
