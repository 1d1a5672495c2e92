"""Picture files: one chosen to lie behind the board, and the board written as one."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from mapforge.drawing import svg
from mapforge.drawing.board import draw
from mapforge.editor.asking import complain
from mapforge.editor.commands import existing
from mapforge.editor.session import Session
from mapforge.editor.settings import Settings
from mapforge.edits.board import set_background
from mapforge.files import home as homes
from mapforge.files.picture_copies import PictureRefused
from mapforge.files.save import SaveError, write_atomically
from mapforge.interaction.picture_frame import fitted
from mapforge.interaction.tool_picture import LOCKED
from mapforge.interaction.values import Operation
from mapforge.model import FrozenMap
from mapforge.render.application import RenderError
from mapforge.render.pictures import PictureError, load
from mapforge.render.png import write_png

_PICTURES = "Pictures (*.png *.jpg *.jpeg *.webp)"
_KINDS = {
    "PNG picture, 150 dpi (*.png)": ".png",
    "PDF page in real size (*.pdf)": ".pdf",
    "SVG drawing (*.svg)": ".svg",
}
_DPI = 150


class PictureCommands(QObject):
    """What the menus do with picture files."""

    def __init__(self, window: QWidget, session: Session, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings

    def choose(self) -> None:
        """A picture behind the board."""
        start = self._settings.last_folder
        file, _kind = QFileDialog.getOpenFileName(self._window, "Choose a picture", str(existing(start)), _PICTURES)
        if file:
            self.use(Path(file))

    def use(self, file: Path) -> bool:
        """Copy a picture to the map and lay it behind the board, as large as it fits; whether that could be done."""
        session = self._session
        if session.read_only:
            complain(self._window, "The map is only shown", f"{session.home.notice} To change it, edit a copy.")
            return False
        try:
            home, name = homes.adopt_picture(session.home, file)
            image = _loaded(home, name, file)
        except (PictureRefused, SaveError, PictureError) as error:
            complain(self._window, f"{file.name} cannot be used as the board's picture", str(error))
            return False
        self._settings.last_folder = file.parent
        session.moved_home(home)
        board = session.variant.board
        at, size = fitted(image.width(), image.height(), board.width, board.height)
        arguments = FrozenMap({"file": name, "at": at, "size": size})
        done = session.do(Operation(f"Choose the picture {name}", set_background, arguments))
        if done:
            session.told.emit(f"{name} lies behind the board. {LOCKED}")
        return done

    def export_board(self) -> None:
        """The board as PNG, PDF or SVG, by the ending of the file's name."""
        session = self._session
        start = existing(session.home.path.parent if session.home.path else self._settings.last_folder)
        suggestion = start / f"{session.variant.id}.png"
        chosen, kind = QFileDialog.getSaveFileName(self._window, "Export the board", str(suggestion), ";;".join(_KINDS))
        if not chosen:
            return
        file = Path(chosen)
        if file.suffix.lower() not in _KINDS.values():
            file = file.with_name(file.name + _KINDS.get(kind, ".png"))
        try:
            self._write(file)
        except (SaveError, RenderError) as error:
            complain(self._window, "The board could not be exported", str(error))
            return
        session.told.emit(f"The board is in {file}")

    def _write(self, file: Path) -> None:
        display, picture = draw(self._session.variant), self._session.home.picture
        match file.suffix.lower():
            case ".svg":
                write_atomically(file, svg.write(display, picture))
            case ".pdf":
                # What it stands on takes a tenth of a second to load, and a window is wanted at once.
                from mapforge.render.pdf import write_pdf

                write_pdf(display, file, picture)
            case _:
                write_png(display, file, _DPI, picture)


def _loaded(home: homes.Home, name: str, file: Path) -> QImage:
    """The picture as it will be shown: damage further on in a file is found only by reading it."""
    return load(home.picture(name) or file)
