"""The three ways to see a display list as pixels, and how far two of them differ."""

import io
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from mapforge.drawing import svg
from mapforge.drawing.display import DisplayList
from mapforge.fonts import FACES
from mapforge.render import pdf, png

Pixels = NDArray[np.float32]
"""Rows, columns, three channels; 0 to 1."""
Find = Callable[[str], Path | None]

NOTICED = 0.12
"""How much of the full scale a blurred channel may be off before a pixel counts as different."""


def by_qt(display: DisplayList, dpi: float, find: Find) -> Pixels:
    """The PNG's."""
    return _pixels(png.png_bytes(display, dpi, find), png.pixels(display, dpi))


def by_resvg(display: DisplayList, dpi: float, find: Find) -> Pixels:
    """The SVG's, with our fonts and no others."""
    fonts = [str(face.path) for face in FACES.values()]
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg.write(display, find).decode(),
        dpi=dpi,
        background="#ffffff",
        skip_system_fonts=True,
        font_files=fonts,
    )
    return _pixels(bytes(drawn), png.pixels(display, dpi))


def by_pdftoppm(display: DisplayList, dpi: float, find: Find) -> Pixels:
    """The PDF's; skips the test where poppler is not installed."""
    program = shutil.which("pdftoppm")
    if program is None:
        pytest.skip("pdftoppm (poppler-utils) is not installed")
    width, height = png.pixels(display, dpi)
    size = ["-scale-to-x", str(width), "-scale-to-y", str(height)]
    data = pdf.pdf_bytes(display, find)
    drawn = subprocess.run([program, "-png", "-singlefile", *size, "-"], input=data, capture_output=True, check=True)
    return _pixels(drawn.stdout, (width, height))


def difference(one: Pixels, other: Pixels, dpi: float) -> tuple[float, float]:
    """After a 2-pixel blur: the mean difference (0 to 1), and the largest connected different area in mm²."""
    off = np.abs(_blurred(one) - _blurred(other))
    different = (off > NOTICED).any(axis=2)
    return float(off.mean()), _largest(different) * (25.4 / dpi) ** 2


def _pixels(data: bytes, size: tuple[int, int]) -> Pixels:
    with Image.open(io.BytesIO(data)) as image:
        assert max(abs(image.width - size[0]), abs(image.height - size[1])) <= 1
        found = np.asarray(image.convert("RGB"), dtype=np.float32) / np.float32(255)
    # A renderer may make a page a pixel wider than it need be.
    return np.pad(found, ((0, 1), (0, 1), (0, 0)), mode="edge")[: size[1], : size[0]]


def _blurred(image: Pixels) -> Pixels:
    """A Gauss blur of 2 pixels' standard deviation."""
    weights = np.exp(-np.square(np.arange(-6, 7)) / (2 * 2.0**2))
    weights /= weights.sum()
    for axis in (0, 1):
        lines = np.moveaxis(image, axis, 0)
        wide = np.pad(lines, ((6, 6), (0, 0), (0, 0)), mode="edge")
        summed = np.zeros(lines.shape, np.float32)
        for at, weight in enumerate(weights):
            summed += np.float32(weight) * wide[at : at + len(lines)]
        image = np.moveaxis(summed, 0, axis)
    return image


def _largest(marked: NDArray[np.bool_]) -> int:
    """How many pixels the largest group of marked neighbours has, corners included."""
    left = {(int(y), int(x)) for y, x in np.argwhere(marked)}
    largest = 0
    while left:
        group = [left.pop()]
        for y, x in group:
            near = {(y + dy, x + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)} & left
            left -= near
            group.extend(near)
        largest = max(largest, len(group))
    return largest
