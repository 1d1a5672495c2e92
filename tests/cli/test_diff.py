"""``mapforge diff`` prints differences by meaning, as text and as JSON that follows its schema."""

import json
from pathlib import Path

import pytest

from mapforge.cli.main import main
from mapforge.files import schema
from tests.conftest import DATA


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each difference, and how many there are; exit status 1."""
    assert main(["diff", "usa", "usa-mega"]) == 1
    out = capsys.readouterr().out
    assert "~ ticket Los Angeles-Miami, points: 20 > 19\n" in out
    assert "+ ticket Seattle-Las Vegas 10\n" in out
    assert "~ rule start tickets, keep: 2 > 3\n" in out
    assert out.endswith("0 only in usa, 39 only in usa-mega, 8 other.\n")


def test_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 0, and said."""
    assert main(["diff", "usa", "usa"]) == 0
    assert capsys.readouterr().out == "same  usa and usa mean the same.\n"


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Follows schemas/diff.schema.json."""
    assert main(["diff", "usa", str(DATA / "mini" / "variant.json"), "--format", "json"]) == 1
    plain = json.loads(capsys.readouterr().out)
    assert not list(schema.validator("diff").iter_errors(plain))
    assert {found["kind"] for found in plain["differences"]} == {"missing", "extra", "other"}


def test_tolerance(capsys: pytest.CaptureFixture[str]) -> None:
    """A tolerance that is no length is wrong usage."""
    assert main(["diff", "usa", "usa", "--tolerance", "far"]) == 2
    assert "no number of mm" in capsys.readouterr().err


def test_targets_that_are_no_maps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2 and one line with the way out; a broken map is compared without what is broken."""
    assert main(["diff", "usa", "usa-1911"]) == 2
    assert 'Did you mean "usa-1910"?' in capsys.readouterr().err
    (tmp_path / "a.json").write_text("{", encoding="utf-8")
    assert main(["diff", str(tmp_path / "a.json"), "usa"]) == 2
    out, err = capsys.readouterr()
    assert "mapforge validate" in err
    assert not out
    assert main(["diff", str(DATA / "mini" / "variant.json"), str(DATA / "damaged" / "wrong-type.json")]) == 1
    assert "What is broken is left out." in capsys.readouterr().err
