"""What the README shows is true."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from mapforge.checks.validate import examine_bytes
from mapforge.cli.main import main
from mapforge.cli.verbs import VERBS
from mapforge.engine import Move
from mapforge.files.library import Library

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES: list[dict[str, Any]] = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", README, re.DOTALL)]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_examples_are_maps_without_problems(example: dict[str, Any], library: Library) -> None:
    """Each map shown can be copied and is clean."""
    report = examine_bytes(json.dumps(example).encode(), "readme.json", library)
    assert [finding.message for finding in report.findings if finding.severity != "info"] == []


def test_each_verb_is_explained() -> None:
    """The table of commands has each verb, and no other."""
    assert set(re.findall(r"^\| `mapforge (\w+)", README, re.MULTILINE)) == {verb.name for verb in VERBS}


def test_a_game_in_a_few_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The Python shown can be copied and runs."""
    (block,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    script = tmp_path / "game.py"
    script.write_text(block, encoding="utf-8")
    runpy.run_path(str(script))
    shown = capsys.readouterr().out
    assert shown.startswith("<Game on europe: 3 players, seat 0 to move, phase start-tickets> keep:")
    assert '{"seat": 0, "move": "keep:' in shown


def test_moves_it_shows_can_be_read() -> None:
    """Each example of a move is one."""
    games = README.partition("\n## Games\n")[2].partition("\n## ")[0]
    shown = re.findall(r"`((?:draw|claim|pay|station|keep):[^`]*)`", games)
    assert len(shown) > 5
    for text in shown:
        assert str(Move.parse(text)) == text


def test_files_it_names_are_there() -> None:
    """Pictures and files that it links to exist."""
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert link.startswith("https://") or (ROOT / link).exists(), link


def test_figures_of_the_shipped_maps(capsys: pytest.CaptureFixture[str]) -> None:
    """The table's figures for USA and Europe are what list prints."""
    main(["list", "--format", "json"])
    rows = {row["id"]: row for row in json.loads(capsys.readouterr().out)}
    for name in ("usa", "europe"):
        line = re.search(rf"^\| `{name}` \| (\d+) \| (\d+) ", README, re.MULTILINE)
        assert line is not None
        assert (int(line[1]), int(line[2])) == (rows[name]["cities"], rows[name]["routes"])
