"""How fast a board is drawn, and how much memory it takes."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from mapforge.drawing import svg
from mapforge.drawing.board import draw
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.render.pdf import write_pdf
from mapforge.render.png import write_png
from tests.bench.measure import cpu, peak_memory


def measure(unit: float) -> Iterator[str]:
    """The USA board as display list, SVG, PDF and PNG at 60 and 300 dpi."""
    library = Library()
    resolved = resolve(library.read("usa"), library)
    assert resolved.variant is not None
    variant, picture = resolved.variant, resolved.picture
    display = draw(variant)
    with tempfile.TemporaryDirectory() as folder:
        png, pdf = Path(folder) / "board.png", Path(folder) / "board.pdf"
        yield f"display list               {cpu(lambda: draw(variant), unit)}"
        yield f"SVG                        {cpu(lambda: svg.write(display, picture), unit)}"
        yield f"PDF                        {cpu(lambda: write_pdf(display, pdf, picture), unit, 3)}"
        yield f"PNG at 60 dpi              {cpu(lambda: write_png(display, png, 60, picture), unit, 3)}"
        large = cpu(lambda: write_png(display, png, 300, picture), unit, 1)
        yield f"PNG at 300 dpi             {large}  {peak_memory()}"
