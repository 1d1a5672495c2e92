"""Which back end answers soonest: compiled where that is ready or worth it, lists for a few games or without numba."""

from pathlib import Path

import pytest

from mapforge.engine import loader
from mapforge.playtest import backends, warm


def test_lists_until_compiling_is_worth_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A few games on lists; many, or any once the mark is left, compiled."""
    stand_in = loader.Lists()
    monkeypatch.setenv(loader.CACHE_VARIABLE, str(tmp_path))
    monkeypatch.setattr(loader, "numba_version", lambda: "0.99")
    monkeypatch.setattr(backends, "compiled", lambda: stand_in)
    assert warm.soonest(0, warm.FEW_GAMES) is loader.lists()
    assert warm.soonest(0, warm.FEW_GAMES + 1) is stand_in
    warm.note_ready(0)
    assert not warm.is_ready(0)
    loader.cache_folder("0.99", loader.sources(backends.BOTS)).mkdir(parents=True)
    warm.note_ready(0)
    assert warm.is_ready(0)
    assert not warm.is_ready(1)
    assert warm.soonest(0, 1) is stand_in
    monkeypatch.setattr(loader, "numba_version", lambda: None)
    assert warm.soonest(0, 10000) is loader.lists()
    warm.note_ready(0)
    assert not warm.is_ready(0)
