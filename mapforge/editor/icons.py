"""The window's own icons: line drawings in the color of the window's letters, drawn for this project (CC0)."""

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_SIZES = (20, 24, 40, 48)
_DRAWINGS: dict[str, str] = {
    "select": '<path d="M6 3 L6 19 L10.5 15 L13.5 21 L16 20 L13 14 L19 14 Z" fill="{ink}" stroke="none"/>',
    "city": '<circle cx="12" cy="12" r="7"/><circle cx="12" cy="12" r="3.2" fill="{ink}" stroke="none"/>',
    "border": '<rect x="4" y="7" width="16" height="10" rx="2"/><path d="M8 12 h8" stroke-dasharray="2 2"/>',
    "route": (
        '<g transform="rotate(-25 12 12)"><rect x="1.5" y="9.5" width="6" height="5" rx="1"/>'
        '<rect x="9" y="9.5" width="6" height="5" rx="1" fill="{ink}"/>'
        '<rect x="16.5" y="9.5" width="6" height="5" rx="1"/></g>'
    ),
    "ticket": (
        '<path d="M3 7 h18 v3.2 a1.8 1.8 0 0 0 0 3.6 V17 H3 v-3.2 a1.8 1.8 0 0 0 0 -3.6 Z"/>'
        '<path d="M14.5 7.5 v9" stroke-dasharray="2 1.6"/>'
    ),
    "picture": '<rect x="3.5" y="5" width="17" height="14" rx="1.5"/><path d="M4 17 l5.5 -6 4 4 2.5 -2.5 4 4.5"/>'
    '<circle cx="15.8" cy="9" r="1.6" fill="{ink}" stroke="none"/>',
    "undo": '<path d="M9 5 L4 10 L9 15"/><path d="M4.5 10 H14 a5 5 0 0 1 0 10 H10"/>',
    "redo": '<path d="M15 5 L20 10 L15 15"/><path d="M19.5 10 H10 a5 5 0 0 0 0 10 H14"/>',
    "fit": '<path d="M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15"/>',
    "real": '<rect x="2.5" y="8" width="19" height="8" rx="1"/><path d="M7 8 v4 M12 8 v5 M17 8 v4"/>',
    "save": '<path d="M4 4 H17 L20 7 V20 H4 Z"/><path d="M8 4 V9 H15 V4 M8 20 V14 H16 V20"/>',
    "open": '<path d="M3 19 V5 H9 L11 7.5 H19 V10"/><path d="M3 19 L6.5 10 H22 L18.5 19 Z"/>',
    "new": '<path d="M6 3 H14 L19 8 V21 H6 Z"/><path d="M14 3 V8 H19 M9.5 14.5 h6 M12.5 11.5 v6"/>',
}


def icon(name: str, ink: QColor, faded: QColor) -> QIcon:
    """An icon in a color, and in a faded one where its action cannot be taken."""
    made = QIcon()
    for shade, mode in ((ink, QIcon.Mode.Normal), (faded, QIcon.Mode.Disabled)):
        for size in _SIZES:
            made.addPixmap(_pixmap(_DRAWINGS[name], shade, size), mode)
    return made


def _pixmap(drawing: str, shade: QColor, size: int) -> QPixmap:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g fill="none" stroke="{ink}" stroke-width="1.7" '
        f'stroke-linecap="round" stroke-linejoin="round">{drawing}</g></svg>'
    ).replace("{ink}", shade.name())
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
