"""The main window: the board in the middle, panels round it, and the menus."""

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPalette
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QMessageBox, QToolBar, QWidget

from mapforge import __version__
from mapforge.editor import actions, theme
from mapforge.editor.canvas.board import BoardScene
from mapforge.editor.canvas.hand import ToolHand
from mapforge.editor.canvas.overlay import Overlay
from mapforge.editor.canvas.view import BoardView
from mapforge.editor.checker import Checker
from mapforge.editor.commands import FileCommands
from mapforge.editor.context_menu import ContextMenu
from mapforge.editor.icons import icon
from mapforge.editor.keys import KeysDialog
from mapforge.editor.menus import OwnMenus
from mapforge.editor.packs import PackCommands
from mapforge.editor.panels.colors import ColorsDialog
from mapforge.editor.panels.problems import ProblemsPanel
from mapforge.editor.panels.properties import PropertiesPanel
from mapforge.editor.panels.tickets import TicketsPanel
from mapforge.editor.pictures import PictureCommands
from mapforge.editor.problem_marks import ProblemMarks
from mapforge.editor.read_only_bar import ReadOnlyBar, below_bar
from mapforge.editor.session import Session
from mapforge.editor.settings import Settings, Theme
from mapforge.editor.status import Status
from mapforge.edits.changes import changes
from mapforge.files.home import Opened
from mapforge.files.library import Library
from mapforge.interaction.actions import Offer, all_of
from mapforge.interaction.menu import OFFERS
from mapforge.interaction.pointed import point_of, refs_of
from mapforge.interaction.tools import TOOLS
from mapforge.model import Place, Variant

_TOOLS = {tool.name: tool for tool in TOOLS}
_FIRST_SIZE = QSize(1440, 900)
_SETTLE_MS = 120
_LOOKS = frozenset({"board", "colors", "theme", "rules", "rules_text", "name"})
"""Parts of a map that change what the whole board looks like."""
_SPLIT = (390, 210)
"""Width of the panels at the side, height of those below, at first."""


class Window(QMainWindow):
    """One map being edited."""

    def __init__(self, opened: Opened, library: Library, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("mapforge")
        self._settings = settings
        self.session = Session(opened, self)
        self.checker = Checker(self.session, self)
        self._colors = theme.board_colors(theme.use(settings.theme))
        self.scene = BoardScene(self)
        self.view = BoardView(self.scene, self._colors)
        self.overlay = Overlay(self.scene, self._colors)
        self.hand = ToolHand(self.session, self.view, self.overlay, _TOOLS["select"])
        self.view.set_hand(self.hand)
        self.files = FileCommands(self, self.session, library, settings)
        self.pictures = PictureCommands(self, self.session, settings)
        self.packs = PackCommands(self, self.session, self.files, library)
        self._docks = self._make_docks()
        self.actions_by_name = actions.actions(self, actions.MENUS)
        own = actions.fill(self.menuBar(), actions.MENUS, self.actions_by_name)
        self._menus = OwnMenus(own, self.session, self.files, library, settings, self._docks, self)
        self._context = ContextMenu(self.session, self.view, self.hand, self.actions_by_name, own)
        self._make_bars()
        self.status = Status(self.statusBar(), self.view, self.checker)
        # Only now, so that Tab goes from the board to the properties: Qt has them last, made when they are needed.
        bar = ReadOnlyBar(self.session)
        bar.install_wanted.connect(self.packs.install)
        self.setCentralWidget(below_bar(bar, self.view))
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._connect()
        self._draw_icons()
        self._show_map()
        self._restore()
        self._follow()
        self.hand.refresh()
        self.checker.check_soon()
        self.status.tell(opened.home.notice)

    # What the menus do: the names in ``actions``.

    def take_tool(self, name: str) -> None:
        """Take up a tool."""
        self.hand.take(_TOOLS[name])
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def act(self, name: str) -> None:
        """Do something to the selection; what cannot be done says why."""
        offer = OFFERS[name](self.session.situation)
        self.take_offer(offer)

    def take_offer(self, offer: Offer) -> None:
        """Do what is offered, or say why not."""
        if offer.operation is None:
            self.status.tell(offer.why_not)
        elif self.session.do(offer.operation):
            if offer.select is not None:
                self.session.select(offer.select)
            if offer.tell:
                self.status.tell(offer.tell)

    def undo(self) -> None:
        """One step back."""
        name = self.session.undo_name
        if self.session.undo():
            self.status.tell(f"Undone: {name}")

    def redo(self) -> None:
        """One step forward."""
        name = self.session.redo_name
        if self.session.redo():
            self.status.tell(f"Done again: {name}")

    def rename(self) -> None:
        """Another name for what is selected, typed on the board."""
        if not self.hand.rename():
            self.status.tell("Select one city or country first.")

    def select_all(self) -> None:
        """Select everything on the board."""
        self.session.select(all_of(self.session.situation))

    def select_nothing(self) -> None:
        """Select nothing."""
        self.session.select(())

    def new_map(self) -> None:
        """Begin a new map."""
        self.files.new()

    def open_map(self) -> None:
        """Open a file."""
        self.files.open()

    def save_map(self) -> None:
        """Save, with what is just being typed."""
        if self.properties.finish():
            self.files.save()

    def save_map_as(self) -> None:
        """Save elsewhere."""
        if self.properties.finish():
            self.files.save_as()

    def revert_map(self) -> None:
        """Back to what the file holds."""
        self.files.revert()

    def export_board(self) -> None:
        """The board as a picture file."""
        self.pictures.export_board()

    def export_pack(self) -> None:
        """The map in one file for others, with what is just being typed."""
        if self.properties.finish():
            self.packs.export()

    def choose_picture(self) -> None:
        """A picture behind the board."""
        self.pictures.choose()

    def edit_colors(self) -> None:
        """The table of card colors."""
        ColorsDialog(self.session, self).exec()

    def fit_board(self) -> None:
        """The whole board."""
        self.view.fit(self.scene.board)

    def real_size(self) -> None:
        """As large as on the table."""
        self.view.real_size()

    def zoom_in(self) -> None:
        """Nearer."""
        self.view.zoom(1.25)

    def zoom_out(self) -> None:
        """Farther."""
        self.view.zoom(0.8)

    def reset_panels(self) -> None:
        """The panels as they were at first."""
        self.restoreState(self._first_state)

    def next_problem(self) -> None:
        """Go to the next problem of the list."""
        self._docks["problems"].show()
        self.problems.next()

    def previous_problem(self) -> None:
        """Go to the one before."""
        self._docks["problems"].show()
        self.problems.previous()

    def fix_problem(self) -> None:
        """Make the best fix of the current problem."""
        self.problems.fix_current()

    def show_keys(self) -> None:
        """The keys and what the mouse does."""
        KeysDialog(self.actions_by_name.values(), self).exec()

    def show_about(self) -> None:
        """What this is."""
        QMessageBox.about(
            self,
            "About MapForge",
            f"<h3>MapForge {__version__}</h3><p>Editor and validator for custom maps of the train game "
            "Ticket to Ride and its relatives.</p><p>Unofficial: not made, licensed or endorsed by the game's "
            "publisher. Ticket to Ride is a trademark of its owner.</p>",
        )

    def use_theme(self, name: Theme) -> None:
        """Light, dark, or as the system."""
        self._settings.theme = name
        self._use_colors()

    def show_place(self, place: Place) -> None:
        """Select what a problem is about, and bring it into the middle."""
        known = self.session.situation.lookup
        self.session.select(refs_of(known, place))
        point = point_of(known, place)
        if point is not None:
            self.view.show_place(*point)

    # What Qt tells.

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # Qt's name
        """Close, unless there is something unsaved and the designer would rather stay."""
        if not self.properties.finish() or not self.files.may_leave():
            event.ignore()
            return
        self._settings.keep_window(self.saveGeometry(), self.saveState())
        self.checker.stop()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Escape that means nothing to a panel leads back to the board."""
        if event.key() == Qt.Key.Key_Escape:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Coming back from another program: was the file changed there?"""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and hasattr(self, "files"):
            self.files.look_at_disk()

    # How it is made, and follows the session.

    def _make_docks(self) -> dict[str, QDockWidget]:
        self.properties = PropertiesPanel(self.session)
        self.tickets = TicketsPanel(self.session)
        self.problems = ProblemsPanel(self.session, self.checker)
        self.marks = ProblemMarks(self.session, self.scene, self.view, self.problems, self._colors)
        self.marks.take_clicks(self.hand)
        self.setDockOptions(QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AnimatedDocks)
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        right, below = Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea
        return {
            "properties": self._dock("properties", "Properties", self.properties, right),
            "tickets": self._dock("tickets", "Tickets", self.tickets, right),
            "problems": self._dock("problems", "Problems", self.problems, below),
        }

    def _dock(self, name: str, title: str, panel: QWidget, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(panel)
        self.addDockWidget(area, dock)
        return dock

    def _make_bars(self) -> None:
        self._bars = [self._bar("Map", Qt.ToolBarArea.TopToolBarArea, actions.BAR)]
        self._bars.append(self._bar("Tools", Qt.ToolBarArea.LeftToolBarArea, [tool.name for tool in actions.TOOLS]))
        self.actions_by_name["tool-select"].setChecked(True)

    def _bar(self, title: str, area: Qt.ToolBarArea, names: "list[str] | tuple[str, ...]") -> QToolBar:
        bar = QToolBar(title, self)
        bar.setObjectName(title.lower())
        bar.setIconSize(QSize(24, 24))
        for name in names:
            if name == actions.SEPARATOR:
                bar.addSeparator()
            else:
                bar.addAction(self.actions_by_name[name])
        self.addToolBar(area, bar)
        return bar

    def _connect(self) -> None:
        session = self.session
        session.changed.connect(self._redraw)
        session.adopted.connect(self._begin_anew)
        self._settle.timeout.connect(self._show_map)
        session.selection_changed.connect(self._follow)
        session.home_changed.connect(self._follow)
        session.drag_changed.connect(self._drag_ended)
        session.told.connect(self.status.tell)
        session.refused.connect(self.status.refuse)
        self.hand.hinted.connect(self.status.hint)
        self.hand.tool_changed.connect(self._check_tool)
        self.hand.tool_changed.connect(self.status.begin)
        self.status.problems_wanted.connect(self._show_problems)
        self.problems.chosen.connect(self.show_place)
        self.marks.taken.connect(self._raise_problems)
        self.properties.picture_wanted.connect(self.choose_picture)
        self.properties.colors_wanted.connect(self.edit_colors)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._use_colors)

    def _restore(self) -> None:
        self._first_state = QByteArray()
        self.resize(_FIRST_SIZE.boundedTo(QGuiApplication.primaryScreen().availableSize()))
        right, below = self._docks["properties"], self._docks["problems"]
        self.resizeDocks([right, self._docks["tickets"]], [_SPLIT[0]] * 2, Qt.Orientation.Horizontal)
        self.resizeDocks([right, self._docks["tickets"]], [3, 2], Qt.Orientation.Vertical)
        self.resizeDocks([below], [_SPLIT[1]], Qt.Orientation.Vertical)
        self._first_state = self.saveState()
        if not self._settings.geometry.isEmpty():
            self.restoreGeometry(self._settings.geometry)
        if not self._settings.docks.isEmpty():
            self.restoreState(self._settings.docks)

    def _show_map(self) -> None:
        if self.scene.show_map(self.session.variant, self.session.home.picture):
            self.view.refresh_ground()

    def _redraw(self, old: Variant, new: Variant) -> None:
        """What can be drawn at once is; the rest, names above all, follows when the map has been left alone."""
        if changes(old, new).sections & _LOOKS:
            self._show_map()
        else:
            self.scene.show_step(old, new)
            if not self.session.dragging:
                self._settle.start()
        if not self.session.dragging:
            self._follow()

    def _drag_ended(self, under_way: bool) -> None:
        if under_way:
            self._settle.stop()
        else:
            self._settle.start()
            self._follow()

    def _begin_anew(self) -> None:
        self._show_map()
        self.view.fit(self.scene.board)
        self._follow()
        if self.session.home.notice:
            self.status.tell(self.session.home.notice)

    def _follow(self) -> None:
        """Title and menus say how things stand."""
        session, made = self.session, self.actions_by_name
        self.setWindowTitle(f"{session.home.title}[*] - MapForge")
        self.setWindowModified(session.dirty)
        made["undo"].setEnabled(session.undo_name is not None)
        made["undo"].setText(f"&Undo: {session.undo_name}" if session.undo_name else "&Undo")
        made["redo"].setEnabled(session.redo_name is not None)
        made["redo"].setText(f"&Redo: {session.redo_name}" if session.redo_name else "&Redo")
        made["revert"].setEnabled(session.dirty and session.home.path is not None)
        picture = session.variant.board.background
        made["lock-picture"].setText("Un&lock the picture" if picture and picture.locked else "&Lock the picture")
        there = session.situation
        for name, action in made.items():
            if action.entry.does == "act":
                made[name].setEnabled(bool(OFFERS[str(action.entry.argument)](there)))

    def _raise_problems(self) -> None:
        self._docks["problems"].show()
        self._docks["problems"].raise_()

    def _show_problems(self) -> None:
        """The list comes to the front, with the keys."""
        self._raise_problems()
        self.problems.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def _check_tool(self, name: str) -> None:
        self.actions_by_name[f"tool-{name}"].setChecked(True)

    def _use_colors(self) -> None:
        self._colors = theme.board_colors(theme.use(self._settings.theme))
        self.view.use_colors(self._colors)
        self.overlay.use_colors(self._colors)
        self.marks.use_colors(self._colors)
        self._draw_icons()

    def _draw_icons(self) -> None:
        colors = QApplication.palette()
        faded = colors.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText)
        for action in self.actions_by_name.values():
            if action.entry.icon:
                action.setIcon(icon(action.entry.icon, colors.color(QPalette.ColorRole.WindowText), faded))
