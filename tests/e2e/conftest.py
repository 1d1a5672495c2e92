"""Windows for tests that use them as a person does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mapforge.editor.settings import Settings
from mapforge.files.library import Library
from tests.e2e.person import SitDown


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Nothing is remembered."""
    return Settings(tmp_path / "settings" / "editor.ini")


@pytest.fixture
def sit_down(qtbot: QtBot, library: Library, settings: Settings) -> Iterator[SitDown]:
    """Opens windows with a person in front of them; closes them whatever happened."""
    made = SitDown(qtbot, library, settings)
    yield made
    made.leave()
