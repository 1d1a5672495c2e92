"""Fixtures that every test may use."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from mapforge.files.library import Library

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
settings.register_profile(
    "suite",
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("long", settings.get_profile("suite"), derandomize=False, max_examples=5000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))

DATA = Path(__file__).parent / "data"
SHIPPED = ("usa", "usa-1910", "usa-mega", "usa-big-cities", "europe", "switzerland")


@pytest.fixture(scope="session", autouse=True)
def _one_application(qapp: object) -> None:
    """One Qt application, made before any test makes a lesser one: a process can have no second."""


@pytest.fixture
def data() -> Path:
    """The folder of test files."""
    return DATA


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """The shipped maps, and nothing installed whatever this account has."""
    return Library(installed=tmp_path / "installed")
