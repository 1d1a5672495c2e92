"""The menus whose entries depend on the map or on what is remembered: published maps, recent files, colors, panels."""

from typing import Protocol

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QAction, QActionGroup, QColor, QIcon, QKeySequence, QPixmap
from PySide6.QtWidgets import QDockWidget, QMenu

from mapforge.drawing.style import fills
from mapforge.editor import theme
from mapforge.editor.commands import FileCommands
from mapforge.editor.session import Session
from mapforge.editor.settings import Settings, Theme
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.interaction import actions
from mapforge.interaction.actions import Offer
from mapforge.model import GRAY

_LENGTHS = _DIGITS = range(1, 10)
_SWATCH = QSize(22, 14)
_NOT_CHOSEN = "not chosen yet"


class Taker(Protocol):
    """The window, as these menus need it."""

    def take_offer(self, offer: Offer) -> None:
        """Do what is offered, or say why not."""

    def use_theme(self, name: Theme) -> None:
        """Light, dark, or as the system."""


class OwnMenus(QObject):
    """Fills these menus, most of them each time they are opened."""

    def __init__(
        self,
        menus: dict[str, QMenu],
        session: Session,
        files: FileCommands,
        library: Library,
        settings: Settings,
        docks: dict[str, QDockWidget],
        window: Taker,
    ) -> None:
        super().__init__(session)
        self._menus = menus
        self._session = session
        self._files = files
        self._library = library
        self._settings = settings
        self._window = window
        for dock in docks.values():
            menus["panels"].addAction(dock.toggleViewAction())
        self._fill_themes()
        self._fill_lengths()
        menus["shipped"].aboutToShow.connect(self._fill_shipped)
        menus["recent"].aboutToShow.connect(self._fill_recent)
        menus["colors"].aboutToShow.connect(self._fill_colors)
        self._fill_colors()

    def _fill_shipped(self) -> None:
        menu = self._menus["shipped"]
        if not menu.isEmpty():
            return
        for shelf, name, _path in self._library.maps():
            if shelf != "installed":
                variant = resolve(self._library.read(name), self._library).variant
                title = variant.title if variant is not None else name
                text = title if shelf == "shipped" else f"{title}    ({shelf})"
                _add(menu, text.replace("&", "&&"), name).triggered.connect(self._open)

    def _fill_recent(self) -> None:
        menu = self._menus["recent"]
        menu.clear()
        recent = self._settings.recent
        for entry in recent:
            text = f"{entry.title}    {entry.path}"
            _add(menu, text.replace("&", "&&"), str(entry.path)).triggered.connect(self._open)
        if not recent:
            menu.addAction("No files yet").setEnabled(False)

    def _fill_colors(self) -> None:
        menu, variant = self._menus["colors"], self._session.variant
        menu.clear()
        shades = fills(variant)
        named = [(color.id, color.name.get("en", color.id)) for color in variant.card_colors]
        for number, (color, name) in enumerate([*named, (GRAY, "Gray: any color"), ("", _NOT_CHOSEN)], 1):
            action = _add(menu, name, color)
            action.setIcon(_swatch(shades.get(color)))
            if number in _DIGITS:
                action.setShortcut(QKeySequence(f"Alt+{number}"))
            action.triggered.connect(self._color)

    def _fill_lengths(self) -> None:
        for length in _LENGTHS:
            action = _add(self._menus["lengths"], f"{length} space{'s' if length > 1 else ''}", length)
            action.setShortcut(QKeySequence(str(length)))
            action.triggered.connect(self._length)

    def _fill_themes(self) -> None:
        self._themes = QActionGroup(self)
        for name, text in theme.THEMES:
            action = _add(self._menus["themes"], text, name)
            action.setCheckable(True)
            action.setChecked(name == self._settings.theme)
            self._themes.addAction(action)
            action.triggered.connect(self._theme)

    def _open(self) -> None:
        self._files.open_target(str(self._data()))

    def _color(self) -> None:
        color = str(self._data()) or None
        self._session.color = color
        self._window.take_offer(actions.color(self._session.situation, color=color))

    def _length(self) -> None:
        self._window.take_offer(actions.length(self._session.situation, length=int(str(self._data()))))

    def _theme(self) -> None:
        name = self._data()
        self._window.use_theme(next(known for known, _text in theme.THEMES if known == name))

    def _data(self) -> object:
        sender = self.sender()
        return sender.data() if isinstance(sender, QAction) else None


def _add(menu: QMenu, text: str, data: object) -> QAction:
    action = QAction(text, menu)
    action.setData(data)
    menu.addAction(action)
    return action


def _swatch(shade: str | None) -> QIcon:
    pixmap = QPixmap(_SWATCH)
    pixmap.fill(QColor(shade or "#00000000"))
    return QIcon(pixmap)
