"""The PDF is one page exactly as large as the board, in curves, with nothing of the moment it was made in."""

import io
from pathlib import Path

import pikepdf
import pytest

from mapforge.drawing.display import DisplayList
from mapforge.render import pdf
from mapforge.render.application import RenderError
from tests.drawing import samples


def _none(_: str) -> None:
    return None


@pytest.mark.parametrize("size", [(120.3, 90), (790, 525), (210, 297), (10.1, 300.7)])
def test_the_page_is_the_board(size: tuple[float, float]) -> None:
    """All boxes to a ten-thousandth of a point, where Qt rounds to whole ones."""
    data = pdf.pdf_bytes(DisplayList("A title: Ä <b> 大", *size, samples.sample().items), _none)
    with pikepdf.open(io.BytesIO(data)) as document:
        (page,) = document.pages
        for box in (page.mediabox, page.cropbox, page.trimbox):
            assert [float(side) for side in box.as_list()] == pytest.approx(
                [0, 0, size[0] / 25.4 * 72, size[1] / 25.4 * 72], abs=1e-4
            )
        assert str(document.docinfo["/Title"]) == "A title: Ä <b> 大"
        assert set(document.docinfo.keys()) == {"/Title", "/Creator"}
        assert "/Metadata" not in document.Root


def test_equal_lists_make_equal_bytes(tmp_path: Path) -> None:
    """Twice the same."""
    find = samples.folder(tmp_path)
    assert pdf.pdf_bytes(samples.sample(), find) == pdf.pdf_bytes(samples.sample(), find)


def test_shapes_and_letters_are_curves() -> None:
    """Without pictures there is no image and no font in it."""
    with pikepdf.open(io.BytesIO(pdf.pdf_bytes(samples.sample(), _none))) as document:
        kinds = {str(found.get("/Subtype", found.get("/Type", ""))) for found in document.objects if _is_keyed(found)}
    assert not kinds & {"/Image", "/Type0", "/TrueType", "/Type1", "/Type3"}


def test_a_board_that_is_no_page(tmp_path: Path) -> None:
    """Above five metres a reader need not show it; nor can a file be where there is no folder."""
    with pytest.raises(RenderError, match="pages end at 5080 mm"):
        pdf.pdf_bytes(DisplayList("", 6000, 100, ()), _none)
    with pytest.raises(RenderError, match="could not be saved"):
        pdf.write_pdf(samples.sample(), tmp_path / "no folder" / "a.pdf", _none)


def _is_keyed(found: object) -> bool:
    return isinstance(found, pikepdf.Dictionary | pikepdf.Stream)
