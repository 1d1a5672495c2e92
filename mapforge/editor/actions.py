"""The table of what the window's menus, tool bar and keys do, and the actions made of it."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget


class Entry(NamedTuple):
    """An entry of a menu. ``does``: the window's method. ``keys``: the first is shown. ``group``: one of them is on."""

    name: str
    text: str
    does: str
    keys: tuple[str, ...] = ()
    tip: str = ""
    icon: str = ""
    group: str = ""
    argument: object = None


SEPARATOR = "-"
Menu = tuple[str, tuple["Entry | str", ...]]
"""A menu's title and entries; a text other than the separator names a menu that the window fills itself."""
OWN = {
    "shipped": "Open a publis&hed map",
    "recent": "Open &recent",
    "lengths": "&Length",
    "colors": "&Color",
    "panels": "&Panels",
    "themes": "&Theme",
}


def _tool(name: str, text: str, key: str, tip: str) -> Entry:
    return Entry(f"tool-{name}", text, "take_tool", (key,), tip, name, "tool", name)


TOOLS: tuple[Entry, ...] = (
    _tool("select", "&Select", "V", "Select and move things"),
    _tool("city", "&City", "C", "Click where a city is to stand, type its name"),
    _tool("border", "&Border spot", "B", "A spot of a country at the board's edge"),
    _tool("route", "&Route", "R", "Click a city, points on the way, and the other city"),
    _tool("ticket", "&Ticket", "T", "Click the two cities of a new ticket"),
    _tool("picture", "&Picture", "P", "Move, scale and turn the picture behind the board"),
)

FILE: Menu = (
    "&File",
    (
        Entry("new", "&New map …", "new_map", ("Ctrl+N",), icon="new"),
        Entry("open", "&Open …", "open_map", ("Ctrl+O",), "Open a map's variant.json, or a pack", "open"),
        "shipped",
        "recent",
        SEPARATOR,
        Entry("save", "&Save", "save_map", ("Ctrl+S",), icon="save"),
        Entry("save-as", "Save &as …", "save_map_as", ("Ctrl+Shift+S",)),
        Entry("revert", "Re&vert to the saved map", "revert_map"),
        SEPARATOR,
        Entry(
            "pack", "Export a pac&k …", "export_pack", ("Ctrl+Shift+E",), "The map in one file that others can install"
        ),
        Entry("picture-file", "Export the board as a &picture …", "export_board", ("Ctrl+E",)),
        SEPARATOR,
        Entry("quit", "&Quit", "close", ("Ctrl+Q",)),
    ),
)
EDIT: Menu = (
    "&Edit",
    (
        Entry("undo", "&Undo", "undo", ("Ctrl+Z",), icon="undo"),
        Entry("redo", "&Redo", "redo", ("Ctrl+Shift+Z", "Ctrl+Y"), icon="redo"),
        SEPARATOR,
        Entry("rename", "Rena&me", "rename", ("F2",), "Another name for the selected city or country"),
        Entry("delete", "&Delete", "act", ("Del",), argument="delete"),
        Entry("select-all", "Select &all", "select_all", ("Ctrl+A",)),
        Entry("select-none", "Select &nothing", "select_nothing", ("Ctrl+Shift+A",)),
    ),
)
TOOL: Menu = ("&Tools", TOOLS)
ROUTE: Menu = (
    "&Route",
    (
        Entry("double", "&Double", "act", ("D",), "A second track beside the first", argument="double"),
        Entry("single", "&One track less", "act", ("Shift+D",), argument="undouble"),
        SEPARATOR,
        Entry("tunnel", "&Tunnel", "act", ("U",), "Make it a tunnel, or no tunnel", argument="tunnel"),
        Entry("ferry-more", "&Ferry: a locomotive more", "act", ("F",), argument="ferry-more"),
        Entry("ferry-less", "Ferry: a locomotive l&ess", "act", ("Shift+F",), argument="ferry-less"),
        SEPARATOR,
        "lengths",
        "colors",
        SEPARATOR,
        Entry("straighten", "&Straighten", "act", ("S",), "Without points to bend through", argument="straighten"),
        Entry("reverse", "Re&verse", "act", (), "Number its tracks from the other side", argument="reverse"),
    ),
)
BOARD: Menu = (
    "&Board",
    (
        Entry("choose-picture", "Choose a &picture …", "choose_picture", (), "A PNG, JPEG or WebP behind everything"),
        Entry(
            "lock-picture",
            "&Lock the picture",
            "act",
            ("L",),
            "Keep it from being moved by accident",
            argument="lock",
        ),
        Entry("fit-picture", "&Fit the picture to the board", "act", (), argument="fit-picture"),
        Entry("remove-picture", "&Remove the picture", "act", (), argument="remove-picture"),
        SEPARATOR,
        Entry("palette", "&Card colors …", "edit_colors"),
    ),
)
VIEW: Menu = (
    "&View",
    (
        Entry("fit", "&Whole board", "fit_board", ("Ctrl+0", "Home"), icon="fit"),
        Entry("real-size", "&Real size", "real_size", ("Ctrl+1",), "As large as on the table", "real"),
        Entry("zoom-in", "Zoom &in", "zoom_in", ("Ctrl++", "Ctrl+=")),
        Entry("zoom-out", "Zoom &out", "zoom_out", ("Ctrl+-",)),
        SEPARATOR,
        "panels",
        Entry("reset-panels", "Panels where they w&ere at first", "reset_panels"),
        SEPARATOR,
        "themes",
        SEPARATOR,
        Entry("next-problem", "&Next problem", "next_problem", ("F8",)),
        Entry("last-problem", "Pre&vious problem", "previous_problem", ("Shift+F8",)),
        Entry("fix-problem", "Fi&x the current problem", "fix_problem", ("Ctrl+.",), "The best fix that is offered"),
    ),
)
HELP: Menu = (
    "&Help",
    (
        Entry("keys", "&Keys and mouse", "show_keys", ("F1",)),
        Entry("about", "&About MapForge", "show_about"),
    ),
)
MENUS: tuple[Menu, ...] = (FILE, EDIT, TOOL, ROUTE, BOARD, VIEW, HELP)
BAR: tuple[str, ...] = ("new", "open", "save", SEPARATOR, "undo", "redo", SEPARATOR, "fit", "real-size")


class Action(QAction):
    """An action that calls one of the window's methods, with the entry's argument if it has one."""

    def __init__(self, window: QWidget, entry: Entry) -> None:
        super().__init__(entry.text, window)
        self.entry = entry
        self._does: Callable[..., object] = getattr(window, entry.does)
        self.setObjectName(entry.name)
        self.setShortcuts([QKeySequence(key) for key in entry.keys])
        plain = entry.text.replace("&", "").rstrip(" …")
        keys = f" ({entry.keys[0]})" if entry.keys else ""
        self.setToolTip(f"{entry.tip or plain}{keys}")
        self.setStatusTip(entry.tip)
        self.triggered.connect(self._run)

    def _run(self) -> None:
        if self.entry.argument is None:
            self._does()
        else:
            self._does(self.entry.argument)


def entries(menu: Menu) -> Iterator[Entry]:
    """The entries of a menu."""
    return (entry for entry in menu[1] if isinstance(entry, Entry))


def actions(window: QWidget, menus: Iterable[Menu]) -> dict[str, Action]:
    """An action for each entry, by name; those of a group are checkable, one at a time."""
    made: dict[str, Action] = {}
    groups: dict[str, QActionGroup] = {}
    for menu in menus:
        for entry in entries(menu):
            action = Action(window, entry)
            if entry.group:
                action.setCheckable(True)
                groups.setdefault(entry.group, QActionGroup(window)).addAction(action)
            made[entry.name] = action
    return made


def fill(bar: QMenuBar, menus: Iterable[Menu], made: dict[str, Action]) -> dict[str, QMenu]:
    """Put the menus into a menu bar; the menus in them that the window fills itself, by name."""
    own: dict[str, QMenu] = {}
    for title, content in menus:
        menu = bar.addMenu(title)
        for entry in content:
            if isinstance(entry, Entry):
                menu.addAction(made[entry.name])
            elif entry == SEPARATOR:
                menu.addSeparator()
            else:
                own[entry] = menu.addMenu(OWN[entry])
    return own
