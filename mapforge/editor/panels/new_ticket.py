"""Two fields with which a ticket is added by typing."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mapforge.editor.panels import places
from mapforge.editor.panels.rows import Refusal
from mapforge.editor.panels.typed import NamedEditor
from mapforge.editor.session import Session
from mapforge.edits.decks import add_deck
from mapforge.edits.series import in_turn
from mapforge.edits.tickets import add_ticket
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.suggesting import fitting_deck, fitting_points
from mapforge.interaction.tool_ticket import NEW_DECK
from mapforge.interaction.values import Operation
from mapforge.interaction.wording import joined

_NOUN = "city or country"


class NewTicket(QWidget):
    """From, to, Enter: a ticket with the points that its shortest path suggests, and the fields are free again."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._refused = ""
        self.start, self.end = NamedEditor(_NOUN), NamedEditor(_NOUN)
        for field, name in ((self.start, "From"), (self.end, "To")):
            field.line.setPlaceholderText(name)
            field.line.setAccessibleName(f"New ticket: {name.lower()}")
            field.line.setToolTip("Type a part of the name of a city or country.")
        self.start.line.returnPressed.connect(self._to_the_end)
        self.end.line.returnPressed.connect(self._add)
        self.add = QPushButton("Add")
        self.add.setAutoDefault(False)
        self.add.setToolTip("Add a ticket between the two, with as many points as its shortest path has spaces.")
        self.add.setMinimumWidth(self.add.fontMetrics().horizontalAdvance("Add") + 24)
        self.add.clicked.connect(self._add)
        self._refusal = Refusal()
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self.start, 1)
        line.addWidget(self.end, 1)
        line.addWidget(self.add)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(line)
        column.addWidget(self._refusal)
        session.refused.connect(self._hear)
        self.refresh()

    @property
    def refusal(self) -> str:
        """Why no ticket was added, empty if one was."""
        return self._refusal.words

    def refresh(self) -> None:
        """The cities and countries there are now."""
        ends = places.ticket_ends(self._session.variant)
        self.start.offer(ends)
        self.end.offer(ends)

    def _to_the_end(self) -> None:
        self.end.line.setFocus()

    def _add(self) -> None:
        try:
            start, end = self.start.read(self.start.typed()), self.end.read(self.end.typed())
        except ValueError as error:
            self._refusal.say(str(error))
            return
        self._refused = ""
        done = self._session.do(self._operation(start, end), select_new="ticket")
        self._refusal.say("" if done else self._refused)
        if done:
            self.start.line.clear()
            self.end.line.clear()
            self.start.line.setFocus()

    def _operation(self, start: str, end: str) -> Operation:
        variant = self._session.variant
        points, _way_there = fitting_points(variant, start, end)
        deck = fitting_deck(variant, self._session.deck)
        arguments = {"deck": deck or "main", "start": start, "to": ((end, points),)}
        name = f"Add ticket {joined(looked_up(variant), (start, end))}"
        if deck is not None:
            return Operation(name, add_ticket, arguments)
        return Operation(name, in_turn, {"steps": ((add_deck, {"name": NEW_DECK}), (add_ticket, arguments))})

    def _hear(self, reason: str) -> None:
        self._refused = reason
