"""The editor of numbers, and how people type them."""

import re
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QSizePolicy

from mapforge.editor.panels.editors import RESTED
from mapforge.editor.panels.typed import TypedEditor


class NumberBox(QAbstractSpinBox):
    """A line with arrows beside it; what stands in it is its editor's business."""

    def __init__(self, owner: "NumberEditor") -> None:
        super().__init__()
        self._owner = owner
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def stepBy(self, steps: int) -> None:  # noqa: N802 - Qt's name
        self._owner.step(steps)

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:  # noqa: N802 - Qt's name
        return QAbstractSpinBox.StepEnabledFlag.StepUpEnabled | QAbstractSpinBox.StepEnabledFlag.StepDownEnabled

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        return QValidator.State.Acceptable, text, at


class NumberEditor(TypedEditor):
    """A number with its unit, typed or stepped with the arrow keys; empty stands for None where that is allowed.

    ``scale`` shows a share as percent, say. The bounds only end the stepping: what is typed beyond them, the edit
    refuses in its own words.
    """

    numeric = True
    several = "mixed"

    def __init__(
        self,
        *,
        whole: bool = False,
        unit: str = "",
        step: float = 1,
        scale: float = 1,
        least: float = -10_000,
        most: float = 10_000,
        empty: str | None = None,
    ) -> None:
        self.box = NumberBox(self)
        super().__init__(self.box)
        self._whole, self._unit, self._step, self._scale = whole, unit, step, scale
        self._bounds, self._empty = (least, most), empty
        self._stepped = QTimer(self)
        self._stepped.setSingleShot(True)
        self._stepped.setInterval(RESTED)
        self._stepped.timeout.connect(self.finish)
        self.box.editingFinished.connect(self.finish)
        line = self.box.lineEdit()
        line.setMaxLength(40)
        widest = "888" if whole else "8888.8"
        arrows = 32
        self.box.setMinimumWidth(self.box.fontMetrics().horizontalAdvance(widest + unit) + arrows)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # The box says next that editing is finished: also of what was refused before.
            self.try_again()
        return super().eventFilter(watched, event)

    def step(self, steps: int) -> None:
        """So many steps up or down from what stands there; a quick row of them counts as one change."""
        try:
            now = self.read(self.typed()) if self.typed().strip() else None
        except ValueError:
            return
        least, most = self._bounds
        start = least if now is None else now * self._scale
        wanted = start if now is None else start + steps * self._step
        self.put_text(self.written(min(max(wanted, least), most) / self._scale))
        self.box.lineEdit().selectAll()
        self._stepped.start()

    def finish(self) -> None:
        self._stepped.stop()
        super().finish()

    def restore(self) -> None:
        self._stepped.stop()
        super().restore()

    def typed(self) -> str:
        return self.box.lineEdit().text()

    def put_text(self, text: str) -> None:
        self.box.lineEdit().setText(text)

    def put_placeholder(self, text: str) -> None:
        self.box.lineEdit().setPlaceholderText(text)

    def placeholder(self) -> str:
        return self._empty or ""

    def written(self, value: Any) -> str:
        if value is None:
            return ""
        shown = in_short(value * self._scale)
        unit = _singular(self._unit) if value == 1 else self._unit
        return f"{shown} {unit}" if unit not in ("", "°") else shown + unit

    def read(self, text: str) -> Any:
        bare = text.strip().removesuffix(self._unit).removesuffix(_singular(self._unit)).strip()
        if not bare and self._empty is not None:
            return None
        return number(bare, whole=self._whole) / self._scale if self._scale != 1 else number(bare, whole=self._whole)


def _singular(unit: str) -> str:
    """One of a unit: space of spaces; mm stay mm."""
    return unit[:-1] if len(unit) > 3 and unit.endswith("s") else unit


def in_short(value: float) -> str:
    """A number with up to two decimals, none of them idle."""
    if isinstance(value, int):
        return str(value)
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def number(text: str, *, whole: bool = False) -> float:
    """A number as people type it, with a point or a comma. Raises ValueError in words."""
    written = text.strip().replace("\u2212", "-").replace(",", ".")
    if not re.fullmatch(r"[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)", written):
        raise ValueError(f"“{text}” is no number. Type one such as {'12' if whole else '12.5'}.")
    if not whole:
        return float(written)
    if float(written) % 1:
        raise ValueError(f"{text} is no whole number. Type one such as {int(float(written))}.")
    return int(float(written))
