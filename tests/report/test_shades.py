"""Colors of the report can be told apart and read, in light and dark, by any eyes."""

from itertools import pairwise

import pytest

from mapforge.drawing.style import contrast, luminance
from mapforge.report import shades


@pytest.mark.parametrize("scale", [shades.LIGHT_SCALE, shades.DARK_SCALE], ids=["light", "dark"])
def test_a_scale_runs_in_lightness_alone(scale: tuple[str, ...]) -> None:
    """More stands out more: away from the page, each step as seen without hue, and its number can be read on it."""
    ground = shades.LIGHT["board"] if scale is shades.LIGHT_SCALE else shades.DARK["board"]
    away = [contrast(shade, ground) for shade in scale]
    assert all(one < other for one, other in pairwise(away))
    assert all(contrast(one, other) > 1.15 for one, other in pairwise(scale))
    assert len(scale) == shades.STEPS
    for shade in scale:
        assert max(contrast(shade, ink) for ink in ("#141414", "#FFFFFF")) >= 4.5
    assert len({round(luminance(shade), 2) for shade in scale}) == len(scale)


@pytest.mark.parametrize("colors", [shades.LIGHT, shades.DARK], ids=["light", "dark"])
def test_letters_can_be_read(colors: dict[str, str]) -> None:
    """4.5 to 1 on page and cards, for every color that letters have."""
    for name in ("ink", "soft", "mark", "bad", "good", "unsure"):
        for ground in ("page", "card"):
            assert contrast(colors[name], colors[ground]) >= 4.5, name
    assert set(shades.LIGHT) == set(shades.DARK)


def test_steps() -> None:
    """A value at a limit is in the step that begins there."""
    assert [shades.step(value, (10.0, 20.0)) for value in (0, 10, 15, 20, 99)] == [0, 1, 1, 2, 2]
