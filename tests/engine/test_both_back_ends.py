"""The core on lists and compiled: the same moves, totals and chance; compiled code is kept and found again."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mapforge.engine import Game, loader, records, warm
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.core import bots
from mapforge.model import Variant
from mapforge.playtest.backends import BOTS
from tests.conftest import SHIPPED
from tests.engine.players import shipped, wander

NUMBA = pytest.mark.skipif(loader.numba_version() is None, reason="numba is not installed")


def digest(variant: Variant, backend: Any, bot: int, players: int, games: int) -> int:
    """A hash of moves and totals of some games."""
    plan = compile_map(variant, backend, players)
    kinds = ((records.Table, 1), (records.Hand, players), (records.Deck, 1), (records.Pad, 1))
    table = [backend.new(record, plan.capacity, count) for record, count in kinds]
    memories = backend.new(records.Memory, plan.capacity, players)
    seats = backend.numbers([bot] * players)
    return int(backend.games.play_games(plan.record, *table, memories, seats, players, 1, games, 3000))


@NUMBA
@pytest.mark.xdist_group("numba")
@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("bot", [bots.RANDOM, bots.GREEDY])
def test_games_are_the_same_on_both(name: str, bot: int) -> None:
    """Hashes of all moves and totals agree."""
    players = max(shipped(name).rules.players)
    assert digest(shipped(name), loader.compiled(), bot, players, 3) == digest(
        shipped(name), loader.lists(), bot, players, 3
    )


@NUMBA
@pytest.mark.xdist_group("numba")
def test_the_domain_api_is_the_same_on_both() -> None:
    """Legal moves, positions, views, results and records of one game agree."""
    one, other = (Game(shipped("europe"), players=3, seed=4, backend=name) for name in ("lists", "numba"))
    for step in range(40):
        assert [str(move) for move in one.legal_moves] == [str(move) for move in other.legal_moves]
        assert one.position() == other.position()
        wander(one, step, 1)
        wander(other, step, 1)
    assert one.view(1) == other.view(1)
    assert one.result(final=False) == other.result(final=False)
    assert one.record().text() == other.record().text()
    assert other.copy().pop() == one.pop()
    other.pop()
    assert one.position() == other.position()


def test_the_cache_folder_knows_sources_and_versions(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Another numba, another source or other options lead to another folder."""
    monkeypatch.setenv(loader.CACHE_VARIABLE, str(tmp_path))
    first = loader.cache_folder("0.99")
    assert first.parent == tmp_path
    assert first != loader.cache_folder("0.98")
    changed = tmp_path / "turns.py"
    changed.write_text("# other\n", encoding="utf-8")
    files = loader.sources() | {f"{loader.CORE}.turns": changed}
    monkeypatch.setattr(loader, "sources", lambda: files)
    assert loader.cache_folder("0.99") != first


def test_an_addition_is_loaded_beside_the_core(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its modules are among the sources, its twins lead to the core's, and the cache folder knows them."""
    monkeypatch.setenv(loader.CACHE_VARIABLE, str(tmp_path))
    files = loader.sources(BOTS)
    assert set(files) - set(loader.sources()) >= {"mapforge.playtest.bots.tables", "mapforge.playtest.bots.planner"}
    assert loader.cache_folder("0.99", files) != loader.cache_folder("0.99")
    changed = tmp_path / "planner.py"
    changed.write_text("# other\n", encoding="utf-8")
    other = files | {"mapforge.playtest.bots.planner": changed}
    assert loader.cache_folder("0.99", files) != loader.cache_folder("0.99", other)
    twins = loader._Twins(files, lambda **_options: lambda function: function, BOTS.outside)
    tables = twins.load(BOTS.outside[0])
    assert tables.make_move is twins.load(f"{loader.CORE}.turns").make_move
    assert tables.make_move.__module__ == f"compiled:{loader.CORE}.turns"


def test_sources_are_copied_whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Into the cache folder, once; into a temporary one where that cannot be."""
    monkeypatch.setenv(loader.CACHE_VARIABLE, str(tmp_path / "cache"))
    copies = loader._prepared(loader.sources(), "0.99")
    assert {copy.parent for copy in copies.values()} == {loader.cache_folder("0.99")}
    assert loader._prepared(loader.sources(), "0.99") == copies
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(loader.CACHE_VARIABLE, str(tmp_path / "file"))
    elsewhere = loader._prepared(loader.sources(), "0.99")
    assert all(copy.is_file() for copy in elsewhere.values())
    assert next(iter(elsewhere.values())).parent.name.startswith("mapforge-engine-")


def test_compiled_twins_call_one_another() -> None:
    """Every function of a twin goes through the compiler, and calls compiled functions only."""
    seen: list[str] = []

    def compiler(**options: Any) -> Any:
        assert options["nogil"]

        def made(function: Any) -> Any:
            seen.append(function.__name__)
            return lambda *arguments: ("compiled", function(*arguments))

        return made

    twins = loader._Twins(loader.sources(), compiler)
    turns = twins.load(f"{loader.CORE}.turns")
    assert {"make_move", "take_card", "mixed"} <= set(seen)
    assert turns.kind_of(1 << 46) == ("compiled", 1)
    assert turns.__dict__["settle"] is twins.load(f"{loader.CORE}.cards").settle


def test_everything_is_compiled_beforehand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The calls that warm up run on empty records, and leave a mark in the folder."""
    monkeypatch.setenv(loader.CACHE_VARIABLE, str(tmp_path))
    monkeypatch.setattr(loader, "compiled", loader.lists)
    monkeypatch.setattr(loader, "numba_version", lambda: "0.99")
    loader.cache_folder("0.99").mkdir(parents=True)
    assert not warm.is_ready(0)
    plan = compile_map(shipped("usa"), loader.lists())
    assert warm.playing(plan) is plan
    warm.compile_everything(0)
    assert warm.is_ready(0)
    assert warm.start_compiling(0) is None
    assert warm.playing(plan) is not plan
    monkeypatch.setattr(loader, "numba_version", lambda: None)
    assert not warm.is_ready(0)
    assert warm.start_compiling(0) is None


@NUMBA
def test_compiling_runs_in_another_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It starts at once, and lists answer meanwhile."""
    monkeypatch.setenv(loader.CACHE_VARIABLE, str(tmp_path))
    process = warm.start_compiling(0)
    assert process is not None
    try:
        assert wander(Game(shipped("usa"), players=2, seed=1), 1).is_over()
        assert process.poll() is None
    finally:
        process.kill()
        process.wait()


def test_lists_need_neither_numba_nor_numpy() -> None:
    """A game on lists loads no compiler, and no window."""
    code = (
        "import sys; from tests.engine.players import shipped; from mapforge.engine import Game;"
        "Game(shipped('usa'), players=2).push(Game(shipped('usa'), players=2).legal_moves[0]);"
        "print(sorted({'numba', 'numpy', 'PySide6', 'networkx'} & set(sys.modules)))"
    )
    root = Path(__file__).parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=root, env=os.environ, check=True, capture_output=True, text=True
    )
    assert ran.stdout.strip() == "[]"
