"""A map's pictures, loaded with care: the kind and the size are known before anything is decoded."""

from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColorSpace, QImage, QImageReader

from mapforge.drawing.picture_file import PictureError, look
from mapforge.render import application

__all__ = ["PictureError", "load"]

_ALLOWED_MB = 1024
"""Of memory for one decoded picture: the largest allowed, with 16 bits a channel, takes 763."""


def load(path: Path) -> QImage:
    """A PNG, JPEG or WebP picture, upright, in sRGB and premultiplied or without transparency.

    Raises PictureError if it is missing, of another kind, cut off, damaged or too large.
    """
    info = look(path)
    application.ensure()
    QImageReader.setAllocationLimit(max(QImageReader.allocationLimit(), _ALLOWED_MB))
    # With the format given, Qt does not try its other readers.
    reader = QImageReader(str(path), QByteArray(info.format.encode()))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull():
        raise PictureError("damaged")
    return _plain(image)


def _plain(image: QImage) -> QImage:
    """The picture in the format that paints fastest, its colors those of the screen."""
    space, wanted = image.colorSpace(), QColorSpace(QColorSpace.NamedColorSpace.SRgb)
    if space.isValid() and space != wanted:
        image.convertToColorSpace(wanted)
    has_alpha = image.hasAlphaChannel()
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied if has_alpha else QImage.Format.Format_RGB32)
