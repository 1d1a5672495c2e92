"""The button that adds, renames and removes decks of tickets."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu, QToolButton, QWidget

from mapforge.editor.panels import places
from mapforge.editor.session import Session
from mapforge.edits.decks import add_deck, remove_deck, rename_deck
from mapforge.interaction.values import Operation
from mapforge.model import Deck

_ARROW = 16
"""Pixels more than the style takes for the word: without them it draws the arrow into it."""


class DeckMenu(QToolButton):
    """What can be done to the deck that is shown; with all decks shown, only adding one.

    ``made``: the id of a deck that was added.
    """

    made = Signal(str)

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._deck: str | None = None
        self.setText("Decks")
        self.setToolTip("Add, rename or remove a deck of tickets.")
        self.setAccessibleName("Decks")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMinimumWidth(self.sizeHint().width() + _ARROW)
        self._menu = QMenu(self)
        self.add = self._entry("&Add a deck …")
        self.rename = self._entry("&Rename this deck …")
        self.remove = self._entry("Re&move this deck")
        self.setMenu(self._menu)
        self.add.triggered.connect(self._add)
        self.rename.triggered.connect(self._rename)
        self.remove.triggered.connect(self._remove)
        self.show_deck(None)

    def show_deck(self, deck: str | None) -> None:
        """The deck that can be renamed and removed; None: the only one, if there is but one."""
        decks = [entry.id for entry in self._session.variant.decks]
        self._deck = decks[0] if deck is None and len(decks) == 1 else deck
        for action in (self.rename, self.remove):
            action.setEnabled(self._deck is not None)

    def _entry(self, text: str) -> QAction:
        action = QAction(text, self)
        self._menu.addAction(action)
        return action

    def _add(self) -> None:
        name, given = QInputDialog.getText(self, "Add a deck", "Name of the new deck of tickets:")
        before = {deck.id for deck in self._session.variant.decks}
        if given and self._session.do(Operation(f"Add deck {name.strip()}", add_deck, {"name": name})):
            for deck in {deck.id for deck in self._session.variant.decks} - before:
                self.made.emit(deck)

    def _rename(self) -> None:
        deck = self._shown()
        if deck is None:
            return
        before = places.deck_name(deck)
        name, given = QInputDialog.getText(self, "Rename the deck", "Name of the deck:", text=before)
        if given and name.strip() and name.strip() != before:
            language = "en" if "en" in deck.name or not deck.name else next(iter(deck.name))
            names = {**deck.name, language: name.strip()}
            self._session.apply(f"Rename deck {before}", rename_deck, deck=deck.id, names=names)

    def _remove(self) -> None:
        deck = self._shown()
        if deck is not None:
            self._session.apply(f"Remove deck {places.deck_name(deck)}", remove_deck, deck=deck.id)

    def _shown(self) -> Deck | None:
        return next((deck for deck in self._session.variant.decks if deck.id == self._deck), None)
