"""How a row of the problems is painted: wrapped to the list's width, a heading in bold with its number."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from mapforge.editor.panels.problem_groups import Group, Row, Section
from mapforge.editor.panels.signs import SIZE, sign

NODE = Qt.ItemDataRole.UserRole
"""The role under which an item holds its Section, Group or Row."""
Index = QModelIndex | QPersistentModelIndex

_MARGIN = 4
_GAP = 6
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_HIGHEST = 10_000


class ProblemDelegate(QStyledItemDelegate):
    """Paints sections, groups and problems, and knows how high they are at the list's width."""

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        left = self._view.indentation() * (_depth(index) + 1)
        width = self._view.viewport().width() - left
        height = self._height(self._words(QRect(0, 0, width, 0), index).width(), index, option.font)
        return QSize(width, max(height, SIZE if isinstance(index.data(NODE), Section) else 0) + 2 * _MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        node = index.data(NODE)
        option.widget = self._view
        self._view.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._view)
        rect = option.rect
        if isinstance(node, Section):
            sign(node.kind).paint(painter, rect.x() + 2, rect.y() + _MARGIN, SIZE, SIZE)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        faded = role if chosen else QPalette.ColorRole.PlaceholderText
        font = _font(option.font, index)
        words = self._words(rect, index)
        painter.save()
        painter.setFont(font)
        painter.setPen(option.palette.color(role))
        painter.drawText(words, _WRAPPED, index.data())
        note = _note(node)
        if isinstance(node, Row) and note:
            top = _bounds(font, words.width(), index.data()).height()
            painter.setFont(_slanted(option.font))
            painter.setPen(option.palette.color(faded))
            painter.drawText(words.adjusted(0, top, 0, 0), _WRAPPED, note)
        elif note:
            painter.setPen(option.palette.color(faded))
            painter.drawText(
                rect.adjusted(0, _MARGIN, -_MARGIN, 0), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, note
            )
        painter.restore()

    def _height(self, width: int, index: Index, font: QFont) -> int:
        height = _bounds(_font(font, index), width, index.data()).height()
        node = index.data(NODE)
        if isinstance(node, Row) and _note(node):
            height += _bounds(_slanted(font), width, _note(node)).height()
        return height

    def _words(self, rect: QRect, index: Index) -> QRect:
        """Where a row's words go: beside its sign, and clear of the number at the right."""
        node = index.data(NODE)
        left = SIZE + _GAP if isinstance(node, Section) else 2
        note = "" if isinstance(node, Row) else _note(node)
        right = QFontMetrics(self._view.font()).horizontalAdvance(note) + _GAP + 2 if note else 0
        return rect.adjusted(left, _MARGIN, -_MARGIN - right, -_MARGIN)


def _depth(index: Index) -> int:
    return {Section: 0, Group: 1}.get(type(index.data(NODE)), 2)


def _note(node: object) -> str:
    """What stands beside a heading, or under a problem."""
    match node:
        case Section():
            return str(len(list(node.rows)) or len(node.groups))
        case Group():
            return str(len(node.rows)) if len(node.rows) > 1 else ""
        case Row():
            return f"“{node.comment}”" if node.comment else ""
    return ""


def _font(font: QFont, index: Index) -> QFont:
    """Bold for a part of the list, and for a kind of problem a little less so."""
    made = QFont(font)
    if isinstance(index.data(NODE), Section):
        made.setWeight(QFont.Weight.Bold)
    elif isinstance(index.data(NODE), Group):
        made.setWeight(QFont.Weight.DemiBold)
    return made


def _slanted(font: QFont) -> QFont:
    made = QFont(font)
    made.setItalic(True)
    return made


def _bounds(font: QFont, width: int, words: str) -> QRect:
    return QFontMetrics(font).boundingRect(QRect(0, 0, max(width, 1), _HIGHEST), _WRAPPED, words)
