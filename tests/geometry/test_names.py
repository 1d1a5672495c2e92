"""A name's box lies where it is said to, turned as it is said to."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.geometry.names import name_box
from mapforge.geometry.text import measure


@given(st.floats(-360, 360), st.tuples(st.floats(-50, 50), st.floats(-50, 50)))
def test_a_box_lies_round_its_centre(angle: float, offset: tuple[float, float]) -> None:
    """Centre at the offset, as large as the text, turned clockwise, the baseline inside at the text's left end."""
    box = name_box("paris", "Paris", (100.0, 100.0), offset, angle, 5.0)
    width, ascent, descent = measure("Paris", 5.0)
    corners = np.array(box.corners)
    assert box.centre == pytest.approx((100 + offset[0], 100 + offset[1]))
    assert corners.mean(axis=0) == pytest.approx(np.array(box.centre))
    along, below = corners[1] - corners[0], corners[3] - corners[0]
    assert np.hypot(*along) == pytest.approx(width)
    assert np.hypot(*below) == pytest.approx(ascent + descent)
    assert along / width == pytest.approx(np.array([math.cos(math.radians(angle)), math.sin(math.radians(angle))]))
    assert np.array(box.baseline) - corners[0] == pytest.approx(below * ascent / (ascent + descent), abs=1e-9)


def test_a_quarter_turn_clockwise_reads_down() -> None:
    """At 90 degrees the baseline starts at the top, and letters stand to its right."""
    box = name_box("paris", "Paris", (0.0, 0.0), (0.0, 0.0), 90.0, 5.0)
    assert box.baseline[1] == pytest.approx(-measure("Paris", 5.0).width / 2)
    assert box.corners[0][0] > box.baseline[0]
