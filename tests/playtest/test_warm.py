"""Which back end plays: lists at once, compiled where that is ready, and from one to the other in the middle."""

import os
import time
from pathlib import Path

import pytest

from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.playtest import backends, warm
from mapforge.playtest.match import layout, play_chunks
from mapforge.playtest.session import Asked, Session
from mapforge.playtest.tally import Tally
from tests.engine.players import shipped

MANY = warm.FEW_GAMES + 1


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> loader.Lists:
    """A compiled back end that is none, and a cache with nothing in it."""
    made = loader.Lists()
    monkeypatch.setenv(loader.CACHE_VARIABLE, str(tmp_path))
    monkeypatch.setattr(loader, "numba_version", lambda: "0.99")
    monkeypatch.setattr(backends, "compiled", lambda: made)
    loader.cache_folder("0.99", loader.sources(backends.BOTS)).mkdir(parents=True)
    return made


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Processes that were to be started."""
    commands: list[list[str]] = []
    monkeypatch.setattr("subprocess.Popen", lambda command, **_options: commands.append(command))
    return commands


def test_lists_until_the_bots_are_compiled(stand_in: loader.Lists, started: list[list[str]]) -> None:
    """Many games start another process that compiles; few do not."""
    assert warm.BackEnd(0, warm.FEW_GAMES).now is loader.lists()
    assert not started
    back_end = warm.BackEnd(0, MANY)
    assert back_end.compiling
    assert [command[1:] for command in started] == [["-m", "mapforge.playtest.warm", "0"]]
    assert not back_end.changed()
    assert warm.BackEnd(0, MANY).compiling
    assert len(started) == 1
    warm.compile_everything(0)
    assert back_end.changed()
    assert back_end.now is stand_in
    assert not back_end.changed()
    assert warm.BackEnd(0, 1).now is stand_in
    assert warm.BackEnd(1, 1).now is loader.lists()


def test_one_process_compiles_at_a_time(stand_in: loader.Lists, started: list[list[str]]) -> None:
    """Unless the other one is taken for dead."""
    del stand_in
    mark = warm._compiling(0)
    assert mark is not None
    mark.touch()
    assert warm.BackEnd(0, MANY).compiling
    assert not started
    long_ago = time.time() - 2 * warm.PATIENCE
    os.utime(mark, (long_ago, long_ago))
    assert warm.BackEnd(0, MANY).compiling
    assert len(started) == 1


def test_without_a_cache_the_bots_are_compiled_here(
    stand_in: loader.Lists, started: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Another process could not hand over what it compiled."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(loader.CACHE_VARIABLE, str(tmp_path / "file" / "cache"))
    assert warm.BackEnd(0, MANY).now is stand_in
    assert warm.BackEnd(0, warm.FEW_GAMES).now is loader.lists()
    assert not started


def test_without_numba_lists_play(stand_in: loader.Lists, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many games."""
    del stand_in
    monkeypatch.setattr(loader, "numba_version", lambda: None)
    assert warm.BackEnd(0, 10**6).now is loader.lists()
    assert not warm.is_ready(0)


def test_a_session_goes_on_compiled_and_says_the_same(
    stand_in: loader.Lists, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole deals on lists, then larger chunks on the other back end: every deal once, in order."""
    del started
    monkeypatch.setattr(warm, "FEW_GAMES", 1)
    stand_in.name = "numba"
    usa, asked = shipped("usa"), Asked(("short",), (2, 3), games=9)
    session, told = Session(usa, asked), []

    def watch(tally: Tally) -> None:
        told.append((tally.players, tally.deals))
        if tally.deals == 2:
            warm.compile_everything(0)

    played = session.play(watch)
    assert played.finished
    assert played.back_ends == {"lists": 2, "numba": 3 + 3}
    assert told == [(2, 1), (2, 2), (2, 5), (3, 3)]
    for tally in played.tallies:
        alone = Tally(compile_map(usa, loader.lists(), tally.players), ("short",), tally.players)
        for chunk in play_chunks(usa, ("short",), tally.players, range(1, 1 + tally.deals), loader.lists()):
            alone.add(chunk)
        assert (alone.trace, alone.firsts) == (tally.trace, tally.firsts)
        sums = layout(0).keys() - {"event_first"}  # counted from a chunk's own beginning
        assert [alone.numbers(name) for name in sums] == [tally.numbers(name) for name in sums]
