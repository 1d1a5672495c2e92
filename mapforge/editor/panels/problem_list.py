"""Findings as a list: a sign, the message on as many lines as it needs, and the problem's code."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mapforge.checks.verdict import Finding
from mapforge.editor.panels.signs import SIZE, severity_sign

FINDING = Qt.ItemDataRole.UserRole
_MARGIN = 5
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

Index = QModelIndex | QPersistentModelIndex


class FindingModel(QAbstractListModel):
    """Findings in the order given."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._findings: tuple[Finding, ...] = ()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Have these."""
        self.beginResetModel()
        self._findings = tuple(findings)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        return 0 if parent is not None and parent.isValid() else len(self._findings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._findings):
            return None
        finding = self._findings[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return finding.message
            case Qt.ItemDataRole.DecorationRole:
                return severity_sign(finding.severity)
            case Qt.ItemDataRole.ToolTipRole:
                return f"{finding.why} ({finding.problem.code})"
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{finding.severity}: {finding.message} ({finding.problem.code})"
        return finding if role == FINDING else None


class FindingDelegate(QStyledItemDelegate):
    """Paints a finding, and knows how high it is at the list's width."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        width = self._view.viewport().width()
        words = self._words(QRect(0, 0, width, 0))
        font = option.font
        message = QFontMetrics(font).boundingRect(QRect(0, 0, words.width(), 10_000), _WRAPPED, index.data())
        code = QFontMetrics(_small(font)).lineSpacing()
        return QSize(width, max(message.height() + code, SIZE) + 2 * _MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        finding: Finding = index.data(FINDING)
        style, rect = self._view.style(), option.rect
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._view)
        severity_sign(finding.severity).paint(painter, rect.x() + _MARGIN, rect.y() + _MARGIN, SIZE - 2, SIZE - 2)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        palette = option.palette
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        words = self._words(rect)
        font = option.font
        painter.save()
        painter.setFont(font)
        painter.setPen(palette.color(role))
        painter.drawText(words, _WRAPPED, finding.message)
        message = QFontMetrics(font).boundingRect(QRect(0, 0, words.width(), 10_000), _WRAPPED, finding.message)
        painter.setFont(_small(font))
        painter.setPen(palette.color(role if selected else QPalette.ColorRole.PlaceholderText))
        painter.drawText(words.adjusted(0, message.height(), 0, 0), _WRAPPED, finding.problem.code)
        painter.restore()

    def _words(self, rect: QRect) -> QRect:
        return rect.adjusted(SIZE + 2 * _MARGIN, _MARGIN, -_MARGIN, -_MARGIN)


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * 0.85)
    return small
