"""The dialog with the table of card colors: names, shades, signs, and how many cards there are of each."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QColor
from PySide6.QtWidgets import (
    QColorDialog,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QMenu,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mapforge.editor.panels.editors import Choice, Editor, PressEditor
from mapforge.editor.panels.fields import Field, Section
from mapforge.editor.panels.form import Form
from mapforge.editor.panels.number_editor import NumberEditor
from mapforge.editor.panels.signs import SIZE, swatch
from mapforge.editor.panels.swatches import color_name, track_colors
from mapforge.editor.panels.typed import LineEditor
from mapforge.editor.session import Session
from mapforge.edits import colors
from mapforge.edits.entries import found
from mapforge.edits.tracks import set_track_color
from mapforge.model import USUAL_COLORS, Color, Variant

_SPARE = ("#8A5A2B", "#00A0A0", "#F49AC1", "#7A7F2A", "#5B3F8C", "#9AD0F5")
_SPARE_SIGNS = "♣♥♠♦☀☂"
"""Shades and signs for colors beyond the usual eight, until the designer chooses better ones."""


class ColorsDialog(QDialog):
    """The map's card colors. Each change is a step of its own, seen on the board at once."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Card colors")
        self._session = session
        self.form = Form(session)
        words = QLabel(
            "Each color of train cards has a shade, a sign by which it is known where colors are hard to tell apart,"
            " and a number of cards in the deck. Locomotives stand in the rules."
        )
        words.setWordWrap(True)
        page = QScrollArea()
        page.setWidgetResizable(True)
        page.setFrameShape(QFrame.Shape.NoFrame)
        page.setWidget(self.form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(words)
        column.addWidget(page, 1)
        column.addWidget(buttons)
        self.resize(460, 480)
        session.changed.connect(self._show)
        session.adopted.connect(self.reject)
        self._show()

    def done(self, result: int) -> None:
        """Hand on what is being typed, and close."""
        self.form.finish()
        super().done(result)

    def _show(self) -> None:
        if not self._session.dragging:
            self.form.show_entries("", color_sections(self._session.variant), [""])


def color_sections(variant: Variant) -> list[Section]:
    """One row a color, and what can be done to the table."""
    rows = [field for color in variant.card_colors for field in _row(color)]
    return [Section("", (*rows, _add(), _restore(variant)))]


def _row(color: Color) -> tuple[Field, ...]:
    name, entry = color_name(color), color.id
    language = "en" if "en" in color.name or not color.name else next(iter(color.name))

    def with_name(variant: Variant, _entry: str, value: str) -> Variant:
        names = {**_color_of(variant, entry).name, language: value.strip()}
        return colors.change_color(variant, color=entry, names=names)

    return (
        Field(
            f"{entry}.hex",
            f"Shade of {name}",
            ShadeEditor,
            lambda variant, _: (_color_of(variant, entry).hex, _color_of(variant, entry).glyph),
            lambda variant, _, value: colors.change_color(variant, color=entry, shown=value),
            "The shade of cards and tracks. Click to choose another.",
            f"Change the shade of {name}",
            row="",
        ),
        Field(
            f"{entry}.name",
            f"Name of {name}",
            LineEditor,
            lambda variant, _: color_name(_color_of(variant, entry)),
            with_name,
            "The color's name.",
            f"Rename {name}",
            beside=True,
        ),
        Field(
            f"{entry}.glyph",
            f"Sign of {name}",
            _sign,
            lambda variant, _: _color_of(variant, entry).glyph,
            lambda variant, _, value: colors.change_color(variant, color=entry, glyph=value.strip()),
            "The sign on its tracks, by which it is known where colors are hard to tell apart.",
            f"Change the sign of {name}",
            beside=True,
        ),
        Field(
            f"{entry}.cards",
            f"Cards of {name}",
            lambda: NumberEditor(whole=True, unit="cards", least=1, most=200),
            lambda variant, _: _color_of(variant, entry).cards,
            lambda variant, _, value: colors.change_color(variant, color=entry, cards=value),
            "Cards of this color in the deck of train cards.",
            f"Change the cards of {name}",
            beside=True,
        ),
        Field(
            f"{entry}.remove",
            f"Remove {name}",
            RemoveEditor,
            lambda _variant, _: None,
            lambda variant, _, value: _without(variant, entry, value),
            "Take this color away; where tracks have it, choose what they become.",
            f"Remove {name}",
            lambda variant, _: _ways_out(variant, entry),
            beside=True,
        ),
    )


def _color_of(variant: Variant, entry: str) -> Color:
    return found(variant.card_colors, entry, "color")


def _sign() -> LineEditor:
    editor = LineEditor()
    editor.narrow = True
    editor.line.setMaximumWidth(editor.line.fontMetrics().horizontalAdvance("MMM") + 12)
    editor.line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return editor


_UNUSED = "unused"
"""Choice of removing a color that no track has; never a color's id in its own place, since it is not offered then."""


def _ways_out(variant: Variant, entry: str) -> list[Choice]:
    """How a color can go: as it is where no track has it, else with another for its tracks."""
    if not any(track.color == entry for route in variant.routes for track in route.tracks):
        return [Choice((_UNUSED,), "Remove")]
    others = [choice for choice in track_colors(variant) if choice.value != entry]
    return [Choice((_UNUSED, choice.value), f"Its tracks become: {choice.text}", choice.icon) for choice in others]


def _without(variant: Variant, entry: str, value: tuple[str, ...]) -> Variant:
    if len(value) == 1:
        return colors.remove_color(variant, color=entry)
    return _emptied(variant, entry, value[1])


def _emptied(variant: Variant, entry: str, instead: str | None) -> Variant:
    """The map without a color whose tracks get another, which may be none yet."""
    if instead is not None:
        return colors.remove_color(variant, color=entry, instead=instead)
    for route in variant.routes:
        for number, track in enumerate(route.tracks, 1):
            if track.color == entry:
                variant = set_track_color(variant, route=route.id, track=number, color=None)
    return colors.remove_color(variant, color=entry)


def _add() -> Field:
    return Field(
        "colors.add",
        "Add a color",
        lambda: PressEditor("Add a color"),
        lambda _variant, _entry: True,
        lambda variant, _entry, _: _with_another(variant),
        "One color more; give it a name, a shade and a sign of its own.",
        "Add a color",
        row="",
    )


def _with_another(variant: Variant) -> Variant:
    taken = {color.hex for color in variant.card_colors}
    signs = {color.glyph for color in variant.card_colors}
    shade = next((shade for shade in _SPARE if shade not in taken), _SPARE[0])
    sign = next((sign for sign in _SPARE_SIGNS if sign not in signs), _SPARE_SIGNS[0])
    return colors.add_color(variant, name="New color", shown=shade, glyph=sign)


def _restore(variant: Variant) -> Field:
    usual = variant.card_colors == USUAL_COLORS
    return Field(
        "colors.restore",
        "The usual eight colors",
        lambda: PressEditor("The usual eight"),
        lambda _variant, _entry: not usual,
        lambda variant, _entry, _: colors.set_colors(variant, colors=()),
        "The eight colors of the published maps, with 12 cards each, in the place of these.",
        "Take the usual eight colors",
        beside=True,
    )


class ShadeEditor(Editor):
    """A shade as a swatch with its sign; a click opens the choice of all shades there are."""

    narrow = True

    def __init__(self) -> None:
        self._button = QToolButton()
        super().__init__(self._button)
        self._button.setIconSize(QSize(SIZE, SIZE))
        self._button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._button.clicked.connect(self._ask)
        self._shade = ""

    def show_value(self, value: Any) -> None:
        self._shade, glyph = value
        self._button.setIcon(swatch(self._shade, glyph))

    def _ask(self) -> None:
        dialog = QColorDialog(QColor(self._shade), self.window())
        dialog.setWindowTitle("Choose a shade")
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        if dialog.exec():
            chosen = dialog.selectedColor().name().upper()
            if chosen != self._shade:
                self.committed.emit(chosen)
        dialog.deleteLater()


class RemoveEditor(Editor):
    """A button with the ways in which something can be removed."""

    narrow = True

    def __init__(self) -> None:
        self._button = QToolButton()
        super().__init__(self._button)
        self._button.setText("✕")
        self._button.setAutoRaise(True)
        self._button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self._button)
        self._button.setMenu(self._menu)
        self._choices: tuple[Choice, ...] = ()
        self._menu.triggered.connect(self._chosen)

    def offer(self, choices: Sequence[Choice]) -> None:
        if [choice.value for choice in choices] == [choice.value for choice in self._choices]:
            return
        self._choices = tuple(choices)
        self._menu.clear()
        for choice in choices:
            action = self._menu.addAction(choice.text)
            if choice.icon is not None:
                action.setIcon(choice.icon)

    def show_value(self, value: Any) -> None:
        """There is nothing to show."""

    def _chosen(self, action: QAction) -> None:
        self.committed.emit(self._choices[self._menu.actions().index(action)].value)
