"""Differences of colors agree with what was measured of the usual palette, and behave as differences do."""

import pytest
from hypothesis import given

from mapforge.checks.color_vision import VISIONS, likeness
from mapforge.drawing.style import GRAY_HEX
from mapforge.model import USUAL_COLORS
from tests import strategies

MEASURED = dict(zip(VISIONS, (29.0, 23.5, 18.3, 14.6), strict=True))


def test_the_usual_colors_keep_their_distance() -> None:
    """With gray, the least difference for any kind of vision is the published 14.6."""
    least = min(likeness([*(color.hex for color in USUAL_COLORS), GRAY_HEX]), key=lambda pair: pair.difference)
    assert least.difference == pytest.approx(14.6, abs=0.05)
    assert least.vision == "tritanopia (no blue)"


@pytest.mark.parametrize("vision", VISIONS)
def test_each_kind_of_vision(vision: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The least differences of the usual colors for usual vision, without red, green and blue."""
    monkeypatch.setattr("mapforge.checks.color_vision.VISIONS", {vision: VISIONS[vision]})
    pairs = likeness([*(color.hex for color in USUAL_COLORS), GRAY_HEX])
    assert min(pair.difference for pair in pairs) == pytest.approx(MEASURED[vision], abs=0.05)


def test_black_and_white() -> None:
    """They are a hundred apart, whoever looks."""
    (pair,) = likeness(["#000000", "#FFFFFF"])
    assert pair.difference == pytest.approx(100, abs=3)


@given(strategies.hexes, strategies.hexes)
def test_a_difference(one: str, other: str) -> None:
    """None from itself, and the same both ways."""
    (there,), (back,) = likeness([one, other]), likeness([other, one])
    assert there.difference == pytest.approx(back.difference)
    assert likeness([one, one])[0].difference == pytest.approx(0, abs=1e-9)
