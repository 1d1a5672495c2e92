"""What the window remembers from one time to the next, in one small file of this account."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

import platformdirs
from PySide6.QtCore import QByteArray, QSettings

Theme = Literal["system", "light", "dark"]
RECENT = 10
"""Maps that are remembered, at most."""


class Recent(NamedTuple):
    """A map opened or saved lately: its file, and its name for people."""

    path: Path
    title: str


def usual_place() -> Path:
    """The file of this account."""
    return platformdirs.user_config_path("mapforge", appauthor=False) / "editor.ini"


class Settings:
    """The window's place and docks, the theme, the maps opened lately, the folder chosen last.

    Kept in ``file``, an ini file; one that is missing or damaged means the usual values, one that cannot be written
    means that nothing is remembered.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._stored = QSettings(str(file or usual_place()), QSettings.Format.IniFormat)

    @property
    def geometry(self) -> QByteArray:
        """Where the window was, as Qt's ``saveGeometry`` has it; empty at first."""
        return self._bytes("window/geometry")

    @property
    def docks(self) -> QByteArray:
        """Where docks and tool bars were, as Qt's ``saveState`` has it; empty at first."""
        return self._bytes("window/docks")

    def keep_window(self, geometry: QByteArray, docks: QByteArray) -> None:
        """Remember the window's place and docks."""
        self._stored.setValue("window/geometry", geometry)
        self._stored.setValue("window/docks", docks)

    @property
    def theme(self) -> Theme:
        """The look: the system's, light or dark."""
        stored = self._stored.value("window/theme")
        return next((theme for theme in get_args(Theme) if theme == stored), "system")

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._stored.setValue("window/theme", theme)

    @property
    def recent(self) -> tuple[Recent, ...]:
        """Maps opened or saved lately, the last one first; only those whose file is still there."""
        return tuple(entry for entry in self._entries() if _is_there(entry.path))

    def add_recent(self, path: Path, title: str) -> None:
        """Put a map at the head of those opened lately; its older entry goes."""
        path = path.absolute()
        others = [entry for entry in self._entries() if entry.path != path]
        self._write([Recent(path, title), *others][:RECENT])

    def forget_recent(self) -> None:
        """Forget which maps were opened."""
        self._write([])

    @property
    def last_folder(self) -> Path:
        """The folder chosen last, if it is still there, else the account's documents or home."""
        stored = self._stored.value("files/last_folder")
        places = [Path(stored)] if isinstance(stored, str) and stored else []
        return next(filter(_is_folder, [*places, platformdirs.user_documents_path()]), Path.home())

    @last_folder.setter
    def last_folder(self, folder: Path) -> None:
        self._stored.setValue("files/last_folder", str(folder.absolute()))

    def flush(self) -> None:
        """Write to the disk now what has changed; it happens now and then by itself."""
        self._stored.sync()

    def _bytes(self, key: str) -> QByteArray:
        stored: Any = self._stored.value(key)
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def _entries(self) -> list[Recent]:
        """The maps remembered, whether they are still there or not."""
        count = self._stored.beginReadArray("recent")
        entries = []
        for index in range(min(count, RECENT)):
            self._stored.setArrayIndex(index)
            path, title = self._stored.value("path"), self._stored.value("title")
            if isinstance(path, str) and path:
                entries.append(Recent(Path(path), title if isinstance(title, str) and title else Path(path).stem))
        self._stored.endArray()
        return entries

    def _write(self, entries: Iterable[Recent]) -> None:
        self._stored.remove("recent")
        self._stored.beginWriteArray("recent")
        for index, entry in enumerate(entries):
            self._stored.setArrayIndex(index)
            self._stored.setValue("path", str(entry.path))
            self._stored.setValue("title", entry.title)
        self._stored.endArray()


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False
