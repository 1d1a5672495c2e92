"""Letting a lay-out settle: Levenberg and Marquardt's method on its pulls."""

from typing import Final

import numpy as np

from mapforge.geometry.curve import Floats
from mapforge.geometry.layout_form import Form, measured
from mapforge.geometry.layout_pulls import FARTHEST, Names, Wishes, pulls

_LONGEST: Final = 8.0
"""No number changes by more than this in one step, in mm: slopes say little about what is farther away."""


def settle(form: Form, numbers: Floats, wishes: Wishes, most: int, names: Names | None = None) -> Floats:
    """The lay-out after at most ``most`` steps downhill; never one of higher cost. Deterministic."""
    damping = 0.01
    here = pulls(form, numbers, measured(form, numbers, slopes=True), wishes, names)
    cost = here.values @ here.values
    for _ in range(most):
        squares = here.slopes.T @ here.slopes
        downhill = -here.slopes.T @ here.values
        found = None
        for _ in range(6):
            step = np.linalg.solve(squares + damping * np.eye(len(numbers)), downhill)
            tried = _kept_near_home(form, numbers + np.clip(step, -_LONGEST, _LONGEST))
            values = pulls(form, tried, measured(form, tried, slopes=False), wishes, names).values
            if values @ values < cost:
                found = tried, values @ values
                break
            damping *= 5
        if found is None:
            return numbers
        gain = (cost - found[1]) / cost
        numbers, cost = found
        damping = max(damping / 3, 1e-5)
        if gain < 1e-4:
            return numbers
        here = pulls(form, numbers, measured(form, numbers, slopes=True), wishes, names)
    return numbers


def _kept_near_home(form: Form, numbers: Floats) -> Floats:
    """The lay-out with every city that went too far on the edge of where it may stand."""
    count = 2 * len(form.cities)
    away = numbers[:count].reshape(-1, 2) - form.home
    # A tenth less than allowed: positions are rounded in the end.
    shrink = (FARTHEST - 0.1) / np.maximum(np.hypot(*away.T), FARTHEST - 0.1)
    return np.concatenate(((form.home + away * shrink[:, None]).ravel(), numbers[count:]))
