"""The properties dock: whatever is selected as a form, and the map itself where nothing is."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from mapforge.editor.panels.city_fields import city_sections
from mapforge.editor.panels.country_fields import country_sections
from mapforge.editor.panels.editors import ToldEditor
from mapforge.editor.panels.fields import Field, Section
from mapforge.editor.panels.form import Form
from mapforge.editor.panels.map_fields import map_sections
from mapforge.editor.panels.picture_fields import picture_sections
from mapforge.editor.panels.route_fields import route_sections
from mapforge.editor.panels.ticket_fields import ticket_sections
from mapforge.editor.session import Session
from mapforge.interaction.actions import existing
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.values import NOTHING, PICTURE, Kind
from mapforge.interaction.wording import described
from mapforge.model import Variant

_ADVICE = Field(
    "mixed.advice",
    "Advice",
    ToldEditor,
    lambda _variant, _entry: "Select things of one kind to change them together.",
    None,
    "Fields are shown for things of one kind.",
    row="",
)
_SECTIONS: dict[str, Callable[[Variant, Sequence[str]], list[Section]]] = {
    "map": lambda variant, _ids: map_sections(variant),
    "city": city_sections,
    "country": country_sections,
    "route": route_sections,
    "ticket": ticket_sections,
    "picture": lambda variant, _ids: picture_sections(variant),
    "mixed": lambda _variant, _ids: [Section("", (_ADVICE,))],
}
LEAST_WIDTH = 260


class PropertiesPanel(QWidget):
    """The selection as fields that can be changed, each change one step.

    ``picture_wanted``: a picture is to be chosen and put behind the board; ``colors_wanted``: the table of card colors
    is to be opened. Both are for the window. Before saving or closing it calls ``finish``.
    """

    picture_wanted = Signal()
    colors_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._kind = ""
        self._refs = NOTHING
        self._pages = QStackedWidget()
        self._forms: dict[str, Form] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)
        self.setMinimumWidth(LEAST_WIDTH)
        session.changed.connect(self._follow)
        session.drag_changed.connect(self._drag_ended)
        session.selection_changed.connect(self._reselect)
        session.adopted.connect(self._adopt)
        self._show()

    @property
    def form(self) -> Form:
        """The form that is shown."""
        return self._forms[self._kind]

    @property
    def kind(self) -> str:
        """What it is about: map, city, country, route, ticket, picture, or mixed."""
        return self._kind

    def finish(self) -> bool:
        """Hand on what is being typed. False if it was refused and stands there still, for the designer to mend."""
        return self.form.finish()

    def _follow(self, _old: object, _new: object) -> None:
        if self._session.selection != self._refs:
            self._reselect()
        elif self._session.dragging:
            self.form.refresh(numbers_only=True)
        else:
            self._show()

    def _drag_ended(self, dragging: bool) -> None:
        if not dragging:
            self._show()

    def _reselect(self) -> None:
        """Something else is selected: what is typed goes to what it was about, if that is there still."""
        if existing(looked_up(self._session.variant), self._refs) == self._refs:
            self.form.finish()
        self.form.give_up()
        self._show()

    def _adopt(self) -> None:
        self.form.give_up()

    def _show(self) -> None:
        """The form of the selection's kind, about what is selected now."""
        refs = self._refs = self._session.selection
        kinds: set[Kind] = {ref.kind for ref in refs}
        kind = "map" if not refs else next(iter(kinds)) if len(kinds) == 1 else "mixed"
        ids = sorted(ref.id for ref in refs) or [""]
        form = self._form(kind)
        self._kind = kind
        form.show_entries(self._title(), _SECTIONS[kind](self._session.variant, ids), ids)
        page = self._page_of(form)
        if self._pages.currentWidget() is not page:
            self._pages.setCurrentWidget(page)

    def _title(self) -> str:
        refs = self._session.selection
        if not refs:
            return self._session.variant.title
        words = described(looked_up(self._session.variant), refs)
        return words[:1].upper() + words[1:]

    def _form(self, kind: str) -> Form:
        if kind not in self._forms:
            form = Form(self._session)
            form.wanted.connect(self._wanted)
            page = QScrollArea()
            page.setWidgetResizable(True)
            page.setFrameShape(QFrame.Shape.NoFrame)
            page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            page.setWidget(form)
            self._pages.addWidget(page)
            self._forms[kind] = form
        return self._forms[kind]

    def _page_of(self, form: Form) -> QWidget:
        pages = (self._pages.widget(number) for number in range(self._pages.count()))
        return next(page for page in pages if isinstance(page, QScrollArea) and page.widget() is form)

    def _wanted(self, key: str) -> None:
        if key == "show-picture":
            self._session.select([PICTURE])
        elif key == "card-colors":
            self.colors_wanted.emit()
        else:
            self.picture_wanted.emit()
