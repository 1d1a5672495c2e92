"""A whole board as a PDF of one page, in curves and exactly as large as the board."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pikepdf
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

from mapforge.drawing.display import DisplayList
from mapforge.files.save import SaveError, write_atomically
from mapforge.render.application import RenderError, ensure
from mapforge.render.paint import paint, painting

_MM_PER_INCH = 25.4
_DOTS_PER_INCH = 1200
"""Qt's grid on the page; it rounds nothing to it, but pictures finer than this are made coarser."""
_POINTS_PER_MM = 72 / _MM_PER_INCH
_SIDE_LIMIT = 5080
"""The longest side of a PDF page in mm: 14,400 points."""


def write_pdf(display: DisplayList, path: Path, picture: Callable[[str], Path | None]) -> None:
    """Write a board as a PDF; raises RenderError if it cannot be, and the file is then as it was."""
    data = pdf_bytes(display, picture)
    try:
        write_atomically(path, data)
    except SaveError as error:
        raise RenderError(str(error)) from error


def pdf_bytes(display: DisplayList, picture: Callable[[str], Path | None]) -> bytes:
    """The bytes of that file."""
    if max(display.width, display.height) > _SIDE_LIMIT:
        size = f"{display.width:g} x {display.height:g} mm"
        raise RenderError(f"A board of {size} is too large for PDF, whose pages end at {_SIDE_LIMIT} mm.")
    return _exact(_drawn(display, picture), display)


def _drawn(display: DisplayList, picture: Callable[[str], Path | None]) -> bytes:
    """What Qt makes of it: on a page of whole points, with the time of day in it."""
    ensure()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS_PER_INCH)
    size = QPageSize(
        QSizeF(display.width, display.height), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch
    )
    none = QMarginsF(0, 0, 0, 0)
    layout = QPageLayout(size, QPageLayout.Orientation.Portrait, none, QPageLayout.Unit.Millimeter, none)
    if not writer.setPageLayout(layout):
        raise RenderError(f"Qt refuses a page of {display.width:g} x {display.height:g} mm.")
    with painting(writer) as painter:
        paint(painter, display, _DOTS_PER_INCH / _MM_PER_INCH, picture)
    return bytes(buffer.data().data())


def _exact(data: bytes, display: DisplayList) -> bytes:
    """The same file with the board's very size, its title, and nothing of the moment it was made in."""
    width, height = (round(side * _POINTS_PER_MM, 4) for side in (display.width, display.height))
    with pikepdf.open(BytesIO(data)) as document:
        (page,) = document.pages
        # Qt draws from the page's upper edge, and rounds where that is.
        shift = height - float(page.mediabox[3])
        page.contents_add(f"q 1 0 0 1 0 {shift:.4f} cm\n".encode(), prepend=True)
        page.contents_add(b"\nQ")
        page.contents_coalesce()
        for box in ("/CropBox", "/BleedBox", "/TrimBox", "/ArtBox"):
            if box in page:
                del page[box]
        for box in ("/MediaBox", "/CropBox", "/TrimBox"):
            page[box] = pikepdf.Array([0, 0, width, height])
        for key in ("/ID", "/Info"):
            if key in document.trailer:
                del document.trailer[key]
        if "/Metadata" in document.Root:
            del document.Root["/Metadata"]
        document.docinfo["/Title"] = pikepdf.String(display.title)
        document.docinfo["/Creator"] = pikepdf.String("MapForge")
        saved = BytesIO()
        document.save(saved, deterministic_id=True, fix_metadata_version=False)
    return saved.getvalue()
