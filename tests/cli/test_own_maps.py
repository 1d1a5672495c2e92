"""``mapforge new`` and ``mapforge tickets add``: from nothing to an expansion that is like the published one."""

import json
from pathlib import Path

import pytest

from mapforge.cli.main import main
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import Variant
from tests.checks.cases import shipped


def made(folder: Path) -> Variant:
    """The map in a folder, as it is read."""
    library = Library()
    found = resolve(library.read(str(folder)), library)
    assert not found.problems
    assert found.variant is not None
    return found.variant


def listed(name: str, sign: str = ";") -> str:
    """A published deck as a list with headers."""
    variant = shipped(name)
    names = {city.id: city.name for city in variant.cities}
    rows = [f"{names[t.start]}{sign}{names[t.to[0].id]}{sign}{t.to[0].points}" for t in variant.tickets]
    return "\r\n".join([sign.join(("Von", "Nach", "Punkte")), *rows])


def test_an_expansion_from_a_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """New, tickets added in the place of the base's: the deck is the published one."""
    mine, sheet = tmp_path / "my-1910", tmp_path / "list.csv"
    sheet.write_text(listed("usa-1910"), encoding="cp1252")
    assert main(["new", "--extends", "usa", "-o", str(mine), "--name", "My 1910"]) == 0
    assert main(["tickets", "add", str(mine), str(sheet), "--replace"]) == 0
    out = capsys.readouterr().out
    assert "which extends usa 1.0.0" in out
    assert "35 tickets: added to deck main." in out
    variant = made(mine)
    assert (variant.id, variant.title) == ("my-1910", "My 1910")
    assert variant.tickets == shipped("usa-1910").tickets
    assert variant.routes == shipped("usa").routes


def test_a_preview_writes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--dry-run shows each row; the file stays as it is."""
    mine, sheet = tmp_path / "mine", tmp_path / "list.csv"
    sheet.write_text("Seattle,Las Vegas,10\nSeattle,Xyz,3\n", encoding="utf-8")
    main(["new", "--extends", "usa", "-o", str(mine)])
    before = (mine / "variant.json").read_bytes()
    capsys.readouterr()
    assert main(["tickets", "add", str(mine), str(sheet), "--dry-run"]) == 1
    out = capsys.readouterr().out
    assert "line 1    ticket Seattle-Las Vegas 10" in out
    assert 'line 2    wrong  no city or country is called "Xyz"' in out
    assert out.endswith("1 ticket, 1 row with something wrong: nothing written (--dry-run).\n")
    assert (mine / "variant.json").read_bytes() == before


def test_a_list_with_a_slip_is_not_added_in_part_unless_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All or nothing; --skip adds the rest."""
    mine, sheet = tmp_path / "mine", tmp_path / "list.csv"
    sheet.write_text("Seattle,Las Vegas,10\nSeattle,Xyz,3\n", encoding="utf-8")
    main(["new", "--extends", "usa", "-o", str(mine)])
    assert main(["tickets", "add", str(mine), str(sheet)]) == 1
    assert len(made(mine).tickets) == 30
    assert "add the others with --skip" in " ".join(capsys.readouterr().out.split())
    assert main(["tickets", "add", str(mine), str(sheet), "--skip"]) == 0
    assert len(made(mine).tickets) == 31


def test_an_empty_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a base: an empty board of the size asked for, which validate finds no fault with; and a first deck."""
    mine, sheet = tmp_path / "Mein Land", tmp_path / "list.csv"
    assert main(["new", "-o", str(mine), "--board", "972x648"]) == 0
    assert main(["validate", str(mine)]) == 0
    variant = made(mine)
    assert (variant.id, variant.title, variant.board.width) == ("mein-land", "Mein Land", 972)
    sheet.write_text("a,b,1\n", encoding="utf-8")
    assert main(["tickets", "add", str(mine), str(sheet)]) == 2
    assert "has no cities yet" in capsys.readouterr().err
    plain = json.loads((mine / "variant.json").read_bytes())
    plain["cities"] = [{"id": "a", "name": "A", "at": [100, 100]}, {"id": "b", "name": "B", "at": [200, 100]}]
    (mine / "variant.json").write_text(json.dumps(plain), encoding="utf-8")
    assert main(["tickets", "add", str(mine), str(sheet)]) == 0
    assert [deck.id for deck in made(mine).decks] == ["main"]


def test_a_list_of_headers_alone_empties_no_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--replace with nothing to put there is refused."""
    mine, sheet = tmp_path / "mine", tmp_path / "list.csv"
    main(["new", "--extends", "usa", "-o", str(mine)])
    sheet.write_text("From;To;Points\n", encoding="utf-8")
    assert main(["tickets", "add", str(mine), str(sheet), "--replace"]) == 2
    assert "no tickets under them" in capsys.readouterr().err
    assert len(made(mine).tickets) == 30


def test_a_list_of_slips_alone_empties_no_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nor does --skip, where no row is left."""
    mine, sheet = tmp_path / "mine", tmp_path / "list.csv"
    main(["new", "--extends", "usa", "-o", str(mine)])
    sheet.write_text("Paris;Lyon;3\n", encoding="utf-8")
    assert main(["tickets", "add", str(mine), str(sheet), "--replace", "--skip"]) == 1
    assert "nothing written" in capsys.readouterr().out
    assert len(made(mine).tickets) == 30


def test_answers_are_wrapped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is wider than 80 columns, whatever stands in the list."""
    mine, sheet = tmp_path / "mine", tmp_path / "list.csv"
    main(["new", "--extends", "usa", "-o", str(mine)])
    rows = [
        "From;To;Points;Remark;No.",
        "Seattle;Miami;40",
        "Miami;Seattle;40",
        f"{'Q' * 300};Miami;3",
        "Seattel;Miami;3",
    ]
    sheet.write_text("\n".join(rows), encoding="utf-8")
    capsys.readouterr()
    assert main(["tickets", "add", str(mine), str(sheet)]) == 1
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    assert 'Columns that are not used: "Remark", "No.".' in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["new", "-o", "{usa}"], "is there already"),
        (["new", "--extends", "uropa", "-o", "{tmp}/a"], 'Did you mean "europe"?'),
        (["new", "--extends", "usa", "-o", "{tmp}/usa"], "would have the id of its base"),
        (["new", "--extends", "usa", "-o", "{tmp}/a", "--board", "100x100"], "Leave out --board"),
        (["new", "-o", "{tmp}/a", "--board", "large"], "such as 790x525"),
        (["new", "-o", "{tmp}/list.csv/a"], "cannot be made"),
        (["tickets"], "add"),
        (["tickets", "add", "usa", "{tmp}/list.csv"], "comes with MapForge and stays as it is"),
        (["tickets", "add", "{tmp}/nowhere/", "{tmp}/list.csv"], "There is no file"),
        (["tickets", "add", "{tmp}/broken.json", "{tmp}/list.csv"], "Correct this first"),
        (["tickets", "add", "{tmp}/mine", "{tmp}/none.csv"], "no such file"),
        (["tickets", "add", "{tmp}/mine", "{tmp}/book.xlsx"], "save it as CSV"),
        (["tickets", "add", "{tmp}/mine", "{tmp}/list.csv", "--deck", "mian"], "Decks: main"),
    ],
)
def test_wrong_usage(arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2, one line with the way out, nothing on standard output."""
    main(["new", "--extends", "usa", "-o", str(tmp_path / "mine")])
    (tmp_path / "list.csv").write_text("Seattle,Las Vegas,10\n", encoding="utf-8")
    (tmp_path / "book.xlsx").write_bytes(b"PK\x03\x04")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    capsys.readouterr()
    usa = Library().find("usa").parent
    assert main([part.format(usa=usa, tmp=tmp_path) for part in arguments]) == 2
    out, err = capsys.readouterr()
    assert words in err
    assert not out
    assert len(made(tmp_path / "mine").tickets) == 30


def test_a_base_that_would_not_be_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A base elsewhere on the disk is found by its id only beside the new map; said before anything is written."""
    main(["new", "--extends", "usa", "-o", str(tmp_path / "far" / "first")])
    capsys.readouterr()
    assert main(["new", "--extends", str(tmp_path / "far" / "first"), "-o", str(tmp_path / "second")]) == 2
    assert "side by side" in capsys.readouterr().err
    assert not (tmp_path / "second").exists()
    assert main(["new", "--extends", str(tmp_path / "far" / "first"), "-o", str(tmp_path / "far" / "second")]) == 0
    extends = made(tmp_path / "far" / "second").extends
    assert extends is not None
    assert extends.id == "first"
