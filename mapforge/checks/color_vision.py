"""How different two colors look, for people with any kind of color vision.

CAM02-UCS (Luo, Cui and Li 2006, on CIECAM02) under the viewing conditions of sRGB: white of D65, a gray surround,
64 lux. Protanopia, deuteranopia and tritanopia after Machado, Oliveira and Fernandes (2009), at full strength.
"""

from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from mapforge.geometry.curve import Floats

_TO_XYZ: Final = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_WHITE: Final = np.array([95.047, 100.0, 108.883])
_CAT02: Final = np.array([[0.7328, 0.4296, -0.1624], [-0.7036, 1.6975, 0.0061], [0.0030, 0.0136, 0.9834]])
_HPE: Final = np.array([[0.38971, 0.68898, -0.07868], [-0.22981, 1.18340, 0.04641], [0.0, 0.0, 1.0]])
_CONES: Final = _HPE @ np.linalg.inv(_CAT02)
_LIGHT: Final = 64 / np.pi / 5
_BACKGROUND: Final = 0.2
_SURROUND, _C, _N_C = 1.0, 0.69, 1.0
VISIONS: Final[dict[str, Floats]] = {
    "usual color vision": np.eye(3),
    "protanopia (no red)": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia (no green)": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia (no blue)": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
"""Kinds of color vision, as what becomes of linear sRGB."""


class Alike(NamedTuple):
    """Two colors, by number, and the vision for which they look most alike, with the difference there."""

    one: int
    other: int
    difference: float
    vision: str


def likeness(shown: list[str]) -> list[Alike]:
    """For every pair of colors (#RRGGBB) the vision for which they differ least."""
    seen = {vision: _appearance(shown, matrix) for vision, matrix in VISIONS.items()}
    found = []
    for one, other in combinations(range(len(shown)), 2):
        apart = {vision: float(np.linalg.norm(colors[one] - colors[other])) for vision, colors in seen.items()}
        vision = min(apart, key=lambda name: apart[name])
        found.append(Alike(one, other, apart[vision], vision))
    return found


def _appearance(shown: list[str], matrix: Floats) -> Floats:
    """Colors as J', a', b' of CAM02-UCS, (n, 3)."""
    levels = np.array([[int(color[at : at + 2], 16) for at in (1, 3, 5)] for color in shown]) / 255
    linear = np.where(levels <= 0.04045, levels / 12.92, ((levels + 0.055) / 1.055) ** 2.4)
    seen = np.clip(linear @ matrix.T, 0.0, 1.0)
    return _ucs(100 * seen @ _TO_XYZ.T)


def _ucs(xyz: Floats) -> Floats:
    part = 1 / (5 * _LIGHT + 1)
    level = 0.2 * part**4 * 5 * _LIGHT + 0.1 * (1 - part**4) ** 2 * np.cbrt(5 * _LIGHT)
    adapted = _SURROUND * (1 - np.exp(-(_LIGHT + 42) / 92) / 3.6)
    white = _CAT02 @ _WHITE
    gain = adapted * _WHITE[1] / white + 1 - adapted
    scale = 0.725 / _BACKGROUND**0.2
    exponent = 1.48 + np.sqrt(_BACKGROUND)
    cones = _response(xyz @ _CAT02.T * gain, level)
    red, green, blue = cones.T
    white_sum = _achromatic(_response(white * gain, level), scale)
    a = red - 12 * green / 11 + blue / 11
    b = (red + green - 2 * blue) / 9
    hue = np.arctan2(b, a)
    lightness = 100 * (np.maximum(_achromatic(cones, scale), 0.0) / white_sum) ** (_C * exponent)
    eccentricity = 0.25 * (np.cos(hue + 2) + 3.8)
    strength = 50000 / 13 * _N_C * scale * eccentricity * np.hypot(a, b) / (red + green + 21 * blue / 20)
    chroma = strength**0.9 * np.sqrt(lightness / 100) * (1.64 - 0.29**_BACKGROUND) ** 0.73
    colorful = np.log1p(0.0228 * chroma * level**0.25) / 0.0228
    return np.stack((1.7 * lightness / (1 + 0.007 * lightness), colorful * np.cos(hue), colorful * np.sin(hue)), axis=1)


def _response(adapted: Floats, level: float) -> Floats:
    cones = adapted @ _CONES.T
    power = (level * np.abs(cones) / 100) ** 0.42
    response: Floats = np.sign(cones) * 400 * power / (27.13 + power) + 0.1
    return response


def _achromatic(cones: Floats, scale: float) -> Floats:
    total: Floats = (cones @ np.array((2.0, 1.0, 0.05)) - 0.305) * scale
    return total
