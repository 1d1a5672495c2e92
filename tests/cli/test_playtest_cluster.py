"""``mapforge playtest --scheduler``: a cluster that cannot be used is one line, exit status 2, nothing played."""

import sys

import pytest

from mapforge.cli.main import main

FEW = ["playtest", "usa", "--games", "4", "--scheduler"]


def test_no_scheduler_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The address, and what one looks like."""
    pytest.importorskip("distributed", reason="the extra cluster is not installed")
    monkeypatch.setattr("mapforge.playtest.cluster.PATIENCE", 1.0)
    assert main([*FEW, "tcp://127.0.0.1:9"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "no scheduler answers at tcp://127.0.0.1:9; expected the address that dask scheduler prints" in shown.err
    assert len(shown.err.splitlines()) == 1


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Said with what installs it."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*FEW, "tcp://127.0.0.1:9"]) == 2
    assert "pip install distributed" in capsys.readouterr().err


def test_own_bots_stay_at_home(capsys: pytest.CaptureFixture[str]) -> None:
    """Workers do not have them."""
    assert main([*FEW, "tcp://127.0.0.1:9", "--bots", "mcts"]) == 2
    assert "own bots and mcts play on this machine only: leave out --scheduler" in capsys.readouterr().err
