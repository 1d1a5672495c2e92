"""mapforge render draws any map that can be read, and answers what it cannot do with one clear line."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from mapforge.cli.main import main
from mapforge.files.library import Library
from tests.conftest import DATA

MINI = str(DATA / "mini")
DRAWN = [
    "via-on-a-city",
    "via-twice",
    "via-far-off",
    "length-12-on-40-mm",
    "name-empty",
    "name-of-200-letters",
    "name-with-emoji",
    "picture-missing",
    "picture-huge",
    "picture-svg-under-false-name",
    "picture-pdf-under-false-name",
    "picture-cut-off",
    "route-to-unknown-city",
    "color-unknown",
    "wrong-type",
]


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_each_kind_of_file(ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file of the kind its ending says, and nothing said."""
    file = tmp_path / f"board.{ending}"
    assert main(["render", MINI, "-o", str(file), "--dpi", "50"]) == 0
    assert file.read_bytes().startswith({"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}[ending])
    assert capsys.readouterr() == ("", "")


def test_dpi_is_kept(tmp_path: Path) -> None:
    """A board of 420 x 297 mm at 50 dpi is 827 x 585 pixels."""
    main(["render", MINI, "-o", str(tmp_path / "a.png"), "--dpi", "50"])
    with Image.open(tmp_path / "a.png") as picture:
        assert picture.size == (827, 585)


def test_layers_are_chosen(tmp_path: Path) -> None:
    """Only the layers asked for are in the file."""
    main(["render", MINI, "-o", str(tmp_path / "a.svg"), "--layers", "routes, names"])
    assert re.findall(r'inkscape:label="(\w+)"', (tmp_path / "a.svg").read_text(encoding="utf-8")) == [
        "Routes",
        "Names",
    ]


def test_problems_are_marked(tmp_path: Path) -> None:
    """With --problems what validate finds is on the board, without it is not."""
    target = str(DATA / "damaged" / "second-route.json")
    main(["render", target, "-o", str(tmp_path / "a.svg"), "--problems"])
    assert "second-route</text>" in (tmp_path / "a.svg").read_text(encoding="utf-8")
    main(["render", target, "-o", str(tmp_path / "a.svg")])
    assert "second-route</text>" not in (tmp_path / "a.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("ending", ["svg", "png"])
def test_what_can_be_drawn_is_drawn(name: str, ending: str, tmp_path: Path) -> None:
    """A map with a mistake is still a board: every other city and route is on it."""
    file = tmp_path / f"a.{ending}"
    assert main(["render", str(DATA / "damaged" / f"{name}.json"), "-o", str(file), "--dpi", "30"]) == 0
    assert file.stat().st_size > 1000


@pytest.mark.parametrize("written", ["أبو ظبي", "תל אביב", "Αθήνα", "Москва", "Đà Nẵng", "a" * 200, "🚂", "", "<&\"'>"])
def test_names_in_any_script(written: str, tmp_path: Path) -> None:
    """Any name is drawn in every kind of file."""
    plain = json.loads((DATA / "mini" / "variant.json").read_bytes())
    plain["cities"][2]["name"] = written
    (tmp_path / "variant.json").write_text(json.dumps(plain), encoding="utf-8")
    for ending in ("svg", "png", "pdf"):
        assert main(["render", str(tmp_path), "-o", str(tmp_path / f"a.{ending}"), "--dpi", "30"]) == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([MINI, "-o", "a.gif"], "must end in .png, .svg or .pdf"),
        ([MINI, "-o", "nowhere/a.svg"], "there is no folder"),
        ([MINI, "-o", "nowhere/a.png"], "there is no folder"),
        ([MINI, "-o", "nowhere/a.pdf"], "there is no folder"),
        ([MINI, "-o", "a.png", "--dpi", "5000"], "from 10 to 1200"),
        ([MINI, "-o", "a.png", "--dpi", "many"], "from 10 to 1200"),
        ([MINI, "-o", "a.svg", "--layers", ","], "no layer is named"),
        ([MINI, "-o", "a.svg", "--layers", "routs"], 'Did you mean "routes"?'),
        (["nowhere", "-o", "a.svg"], "Known ids"),
        ([str(DATA / "damaged" / "truncated.json"), "-o", "a.svg"], "cannot be drawn"),
    ],
)
def test_what_cannot_be_done(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Exit status 2, a line that says why, and no file."""
    monkeypatch.chdir(tmp_path)
    assert main(["render", *arguments]) == 2
    assert words in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_svg_needs_no_qt(tmp_path: Path) -> None:
    """An SVG is written without PySide6 being loaded at all."""
    code = "import sys; sys.modules['PySide6'] = None; from mapforge.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, "render", "usa", "-o"]
    assert subprocess.run([*command, str(tmp_path / "a.svg")], check=False).returncode == 0
    refused = subprocess.run([*command, str(tmp_path / "a.png")], check=False, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "Qt cannot be loaded" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_background_is_painted_from_ground_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A WebP of the board's size; a map without ground data says what is missing."""
    assert main(["background", "switzerland", "-o", str(tmp_path / "a.webp"), "--dpi", "40"]) == 0
    with Image.open(tmp_path / "a.webp") as picture:
        assert picture.format == "WEBP"
        assert abs(picture.width / picture.height - 790 / 525) < 0.01
    assert main(["background", MINI, "-o", str(tmp_path / "b.webp")]) == 2
    assert "give --ground" in capsys.readouterr().err
    assert main(["background", "usa", "-o", str(tmp_path / "b.png")]) == 2
    assert "must end in .webp" in capsys.readouterr().err
    broken = tmp_path / "ground.geojson"
    broken.write_text("{", encoding="utf-8")
    assert main(["background", "usa", "--ground", str(broken), "-o", str(tmp_path / "b.webp")]) == 2
    assert "ground.geojson" in capsys.readouterr().err


@pytest.mark.parametrize(("width", "height", "status", "words"), [(50, 50, 0, ""), (5000, 5000, 2, "up to 2000 mm")])
def test_backgrounds_of_odd_boards(
    width: float, height: float, status: int, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A tiny board is painted without a rose, a huge one is refused with what would do."""
    assert main(["show", "switzerland", "--format", "json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    plain["board"] |= {"width": width, "height": height, "background": None}
    (tmp_path / "variant.json").write_text(json.dumps(plain), encoding="utf-8")
    ground = Library().find("switzerland").with_name("ground.geojson")
    command = ["background", str(tmp_path), "--ground", str(ground), "-o", str(tmp_path / "a.webp"), "--dpi", "40"]
    assert main(command) == status
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("name", ["picture-missing", "picture-huge", "picture-svg-under-false-name", "picture-cut-off"])
@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_picture_that_is_left_out_is_told(
    name: str, ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line says which picture and why."""
    main(["render", str(DATA / "damaged" / f"{name}.json"), "-o", str(tmp_path / f"a.{ending}"), "--dpi", "30"])
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert ".png" in err


def test_problems_without_a_place_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be marked on the board is not passed over in silence."""
    target = str(DATA / "damaged" / "deal-more-than-deck.json")
    main(["render", target, "-o", str(tmp_path / "a.svg"), "--problems"])
    assert "1 problems have no place on the board" in capsys.readouterr().err
