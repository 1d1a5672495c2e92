"""``mapforge playtest --format html``: a page of a document written before; another is said, and nothing played."""

import json
from pathlib import Path
from typing import Any

import pytest

from mapforge.cli import playtest
from mapforge.cli.main import main
from mapforge.report import baselines
from tests.report.made_up import document
from tests.report.test_page import shipped


@pytest.fixture(autouse=True)
def _nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong is said before a game is played."""

    def played(*_: object) -> dict[str, Any]:
        raise AssertionError

    monkeypatch.setattr(playtest, "played", played)


def test_a_page_from_a_document_written_before(tmp_path: Path) -> None:
    """The same bytes each time, with the command that plays it again."""
    file, pages = tmp_path / "usa.json", [tmp_path / "one.html", tmp_path / "two.html"]
    file.write_text(json.dumps(document(shipped("usa"), (2,))), encoding="utf-8")
    for page in pages:
        assert main(["playtest", "usa", "--from", str(file), "--format", "html", "-o", str(page)]) == 0
    assert pages[0].read_bytes() == pages[1].read_bytes()
    assert "mapforge playtest usa --players 2 --games 400" in pages[0].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "cannot be read: No such file"),
        ("[1, 2", "is no JSON; mapforge playtest --format json writes it"),
        ('{"format": "mapforge-report"}', 'its format is "mapforge-report", expected "mapforge-playtest"'),
        ('{"format": "mapforge-playtest", "format_version": 9}', "has format version 9, this program reads 1"),
        ("europe", "its network, tickets or rules have changed since; play it again"),
    ],
)
def test_another_document(content: str | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line with what was expected, exit status 2, no page."""
    file, page = tmp_path / "told.json", tmp_path / "page.html"
    if content is not None:
        text = json.dumps(document(shipped("europe"), (2,))) if content == "europe" else content
        file.write_text(text, encoding="utf-8")
    assert main(["playtest", "usa", "--from", str(file), "--format", "html", "-o", str(page)]) == 2
    shown = capsys.readouterr().err
    assert said in shown
    assert len(shown.splitlines()) == 1
    assert not page.exists()


def test_missing_baselines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Said before a game is played, with the command that makes them."""
    monkeypatch.setattr(baselines, "FILE", tmp_path / "baselines.json")
    baselines.shipped.cache_clear()
    try:
        assert main(["playtest", "usa", "--format", "html"]) == 2
    finally:
        baselines.shipped.cache_clear()
    assert "python -m mapforge.report.measuring plays them again" in capsys.readouterr().err


@pytest.mark.parametrize("option", [["--games", "4"], ["--bots", "short"], ["--save-games", "games"]])
def test_from_a_file_nothing_is_played(option: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """What would go unheard is refused, before the file is read."""
    assert main(["playtest", "usa", "--from", "no.json", *option]) == 2
    assert f"{option[0]} does not go with --from, which plays nothing" in capsys.readouterr().err
