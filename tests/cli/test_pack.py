"""``mapforge export --to pack`` and ``mapforge pack``, as a person uses them."""

import json
import shlex
import shutil
from pathlib import Path

import pytest

from mapforge.cli.main import main
from mapforge.export import pack_pictures
from mapforge.packs import installed
from tests.conftest import DATA


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An account of its own, and a folder to work in."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    monkeypatch.setattr(pack_pictures, "DPI", 20.0)


def run(line: str) -> int:
    """One command line; the exit status."""
    return main(shlex.split(line))


def own(**changes: object) -> Path:
    """A small map of one's own, in ./mini."""
    shutil.copytree(DATA / "mini", "mini")
    file = Path("mini/variant.json")
    plain = json.loads(file.read_text(encoding="utf-8")) | {"license": "CC0-1.0"} | changes
    file.write_text(json.dumps({key: value for key, value in plain.items() if value is not None}), encoding="utf-8")
    return file


def test_family_in_one_pack(capsys: pytest.CaptureFixture[str]) -> None:
    """USA with 1910, Mega and Big Cities: one file, its base first, and each map a TARGET."""
    assert run("export usa-mega usa usa-1910 usa-big-cities --to pack -o usa.mfpack") == 0
    said = capsys.readouterr().out
    assert "USA (usa 1.0.0)" in said
    assert "4 maps" in said
    assert main(["pack", "verify", "usa.mfpack"]) == 0
    assert main(["validate", "usa.mfpack#usa-mega"]) == 0
    assert "usa.mfpack#usa-mega (USA Mega)" in capsys.readouterr().out
    assert main(["diff", "usa.mfpack#usa-1910", "usa-1910"]) == 0
    assert main(["validate", "usa.mfpack"]) == 0
    assert main(["show", "usa.mfpack"]) == 2
    assert "usa.mfpack#usa-1910" in capsys.readouterr().err
    assert main(["show", "usa.mfpack#usa-mgea"]) == 2
    assert 'Did you mean "usa.mfpack#usa-mega"?' in capsys.readouterr().err


def test_order_of_targets_does_not_matter() -> None:
    """The same maps are the same bytes."""
    assert run("export usa-mega usa --to pack -o one.mfpack --no-pictures") == 0
    assert run("export usa usa-mega --to pack -o two.mfpack --no-pictures") == 0
    assert Path("one.mfpack").read_bytes() == Path("two.mfpack").read_bytes()


def test_one_map_needs_no_name(capsys: pytest.CaptureFixture[str]) -> None:
    """With one map inside, FILE is enough; a child says what it needs, and --bundle-base puts it in."""
    assert run("export usa-1910 --to pack -o child.mfpack --no-pictures") == 0
    assert "Not in it: usa" in capsys.readouterr().out
    assert run("export usa-1910 --to pack -o both.mfpack --bundle-base --no-pictures") == 0
    assert "in it as a base only" in capsys.readouterr().out
    assert main(["show", "both.mfpack"]) == 0
    assert "USA 1910" in capsys.readouterr().out
    assert main(["show", "both.mfpack#usa"]) == 0


def test_map_with_errors_is_held_back(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is written, and the way out is named; --force marks the pack."""
    own(decks=[{"id": "main", "tickets": [{"id": "a--b", "from": "west", "to": [{"id": "nowhere", "points": 4}]}]}])
    assert run("export ./mini --to pack -o mini.mfpack") == 1
    said = capsys.readouterr()
    assert "error" in said.out
    assert "--force" in said.err
    assert not Path("mini.mfpack").exists()
    assert run("export ./mini --to pack -o mini.mfpack --force") == 0
    assert "forced" in capsys.readouterr().out
    assert main(["pack", "show", "mini.mfpack", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["forced"]["errors"] >= 1


@pytest.mark.parametrize("file", sorted((DATA / "damaged").glob("*.json"))[::9], ids=lambda file: file.stem)
def test_a_damaged_map_is_packed_without_what_is_broken_or_not_at_all(file: Path) -> None:
    """By --force; either there is a sound pack that says so, or a line that says why there is none."""
    done = run(f"export '{file}' --to pack -o a.mfpack --force --license CC0-1.0 --no-pictures")
    assert done in (0, 2)
    assert Path("a.mfpack").exists() == (done == 0)
    if done == 0:
        assert run("pack verify a.mfpack") == 0


def test_licence_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    """A map without one, or with words instead: the usual ones are named. What is said goes into the pack."""
    own(license=None)
    assert run("export ./mini --to pack -o mini.mfpack") == 2
    assert "CC-BY-4.0" in capsys.readouterr().err
    assert main(["export", "./mini", "--to", "pack", "-o", "mini.mfpack", "--license", "free for all"]) == 2
    words = ["--license", "CC-BY-4.0", "--author", "Anna", "--title", "Tiny", "--version", "2.0.0", "--id", "anna.tiny"]
    assert main(["export", "./mini", "--to", "pack", "-o", "mini.mfpack", *words]) == 0
    capsys.readouterr()
    assert main(["pack", "show", "mini.mfpack", "--format", "json"]) == 0
    raw = json.loads(capsys.readouterr().out)
    assert (raw["license"], raw["authors"], raw["title"]) == ("CC-BY-4.0", ["Anna"], {"en": "Tiny"})
    assert (raw["version"], raw["id"]) == ("2.0.0", "anna.tiny")


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("--id 'Anna Benelux'", "cannot be a pack's id"),
        ("--version 1.0", "is no version"),
        (f"--title {'a' * 201}", "longer than 200"),
    ],
)
def test_what_a_pack_cannot_be_called_is_said(wish: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In words, with what would do; nothing is written."""
    own()
    assert run(f"export ./mini --to pack -o a.mfpack {wish}") == 2
    assert said in capsys.readouterr().err
    assert not Path("a.mfpack").exists()


def test_another_base_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """A child that is installed where its base is another than it was made on."""
    own()
    assert run("new --extends ./mini -o my-child") == 0
    assert run("export ./my-child --to pack -o child.mfpack --license CC0-1.0") == 0
    file = Path("mini/variant.json")
    file.write_text(file.read_text(encoding="utf-8").replace('"East"', '"Easton"'), encoding="utf-8")
    assert run("export ./mini --to pack -o base.mfpack") == 0
    assert run("pack install base.mfpack") == 0
    capsys.readouterr()
    assert run("pack install child.mfpack") == 0
    assert "my-child was made on another mini than the one here" in capsys.readouterr().out


def test_unpacked_maps_are_files_like_any_other(capsys: pytest.CaptureFixture[str]) -> None:
    """They are checked where they lie; a folder that is there is left alone."""
    assert run("export usa usa-1910 --to pack -o usa.mfpack --no-pictures") == 0
    assert main(["pack", "unpack", "usa.mfpack", "-o", "out"]) == 0
    assert main(["validate", "out/maps/usa-1910/variant.json"]) == 0
    assert main(["pack", "unpack", "usa.mfpack", "-o", "out"]) == 2
    assert "there already" in capsys.readouterr().err


@pytest.mark.parametrize("verb", ["verify", "show", "unpack"])
def test_what_is_no_pack_is_refused_in_one_line(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A picture, a cut-off pack, a folder, nothing at all."""
    Path("a.mfpack").write_bytes(b"\x89PNG" * 20)
    Path("b.mfpack").mkdir()
    for name in ("a.mfpack", "b.mfpack", "c.mfpack"):
        before = sorted(Path().iterdir())
        assert main(["pack", verb, name]) == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert len(said.err.splitlines()) == 1
        assert "refused" in said.err
        assert sorted(Path().iterdir()) == before


def test_a_refused_pack_is_no_target(capsys: pytest.CaptureFixture[str]) -> None:
    """Every verb says why, and none shows a traceback."""
    Path("a.mfpack").write_bytes(b"no")
    for line in (
        "validate a.mfpack",
        "show a.mfpack#usa",
        "render a.mfpack -o a.png",
        "export a.mfpack --to pack -o b.mfpack",
    ):
        assert run(line) == 2
        assert "is refused: it is no zip" in capsys.readouterr().err


def test_pictures_that_windows_cannot_write_keep_a_map_out(capsys: pytest.CaptureFixture[str]) -> None:
    """What a guard would refuse is never written."""
    board = {"width": 300, "height": 200, "background": {"file": "con.png", "at": [0, 0], "size": [300, 200]}}
    own(board=board)
    from tests.packs.archives import PNG

    Path("mini/con.png").write_bytes(PNG)
    assert run("export ./mini --to pack -o mini.mfpack --force") == 2
    assert "Windows cannot write" in capsys.readouterr().err
    assert not Path("mini.mfpack").exists()


def test_installed_packs_come_and_go(capsys: pytest.CaptureFixture[str]) -> None:
    """Installed, listed, updated, held back, removed: each says what it did."""
    own()
    assert run("export ./mini --to pack -o one.mfpack --version 1.0.0") == 0
    assert run("export ./mini --to pack -o two.mfpack --version 1.1.0") == 0
    assert run("pack update one.mfpack") == 2
    assert "not installed" in capsys.readouterr().err
    assert run("pack list") == 0
    assert "No pack is installed" in capsys.readouterr().out
    assert run("pack install one.mfpack") == 0
    assert "installed  Mini" in capsys.readouterr().out
    assert run("pack update two.mfpack") == 0
    assert "updated  (was 1.0.0) Mini" in capsys.readouterr().out
    assert run("pack install one.mfpack") == 2
    assert "--replace" in capsys.readouterr().err
    assert run("pack list --format json") == 0
    assert json.loads(capsys.readouterr().out)["packs"][0]["version"] == "1.1.0"
    assert run("validate mini") == 0
    assert run("pack remove mini") == 0
    assert run("validate mini") == 2


def test_a_broken_installed_pack_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """By pack list and by list, which show the others all the same."""
    own()
    assert run("export ./mini --to pack -o one.mfpack --version 1.0.0") == 0
    assert run("pack install one.mfpack") == 0
    (tmp_path / "data/mapforge/packs/mini/1.0.0/maps/mini/variant.json").write_text("{}", encoding="utf-8")
    installed._stock.cache_clear()
    capsys.readouterr()
    assert run("pack list") == 1
    assert "set aside: maps/mini/variant.json was changed" in capsys.readouterr().err
    assert run("list") == 0
    said = capsys.readouterr()
    assert "mapforge pack remove mini" in said.err
    assert "europe" in said.out


def test_a_map_that_hides_a_shipped_one_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """Only where it is another: the same map again is no news."""
    assert run("export usa --to pack -o same.mfpack --no-pictures") == 0
    assert run("pack install same.mfpack") == 0
    assert "now means" not in capsys.readouterr().out
    own(id="usa", name={"en": "Other"})
    assert run("export ./mini --to pack -o other.mfpack --version 2.0.0") == 0
    assert run("pack install other.mfpack") == 0
    assert "usa now means the map in this pack" in capsys.readouterr().out


def test_changing_a_map_of_a_pack_is_refused_with_the_way_out(capsys: pytest.CaptureFixture[str]) -> None:
    """By tickets and by validate --fix, whether the pack is installed or a file."""
    Path("list.csv").write_text("a,b,3\n", encoding="utf-8")
    assert run("export usa --to pack -o usa.mfpack --id my-usa --no-pictures") == 0
    assert run("tickets add usa.mfpack list.csv") == 2
    assert "is in the pack usa.mfpack and stays as it is" in capsys.readouterr().err
    assert run("validate usa.mfpack --fix") == 2
    assert run("pack install usa.mfpack") == 0
    assert run("tickets add usa list.csv") == 2
    assert "is in the installed pack my-usa" in capsys.readouterr().err


def test_a_map_is_based_on_an_installed_pack(capsys: pytest.CaptureFixture[str]) -> None:
    """On a file it cannot be, which says so; once the pack is there it can."""
    own()
    assert run("export ./mini --to pack -o base.mfpack") == 0
    assert run("new --extends base.mfpack -o child") == 2
    assert "mapforge pack install base.mfpack" in capsys.readouterr().err
    assert not Path("child").exists()
    assert run("pack install base.mfpack") == 0
    assert run("new --extends mini -o deep/child") == 0
    assert run("validate ./deep/child") == 0


def test_removing_a_base_names_what_needs_it(capsys: pytest.CaptureFixture[str]) -> None:
    """The other pack stays, and its map is named."""
    own()
    assert run("export ./mini --to pack -o base.mfpack") == 0
    assert run("new --extends ./mini -o my-child") == 0
    assert run("export ./my-child --to pack -o child.mfpack --license CC0-1.0") == 0
    for name in ("base", "child"):
        assert run(f"pack install {name}.mfpack") == 0
    capsys.readouterr()
    assert run("pack remove mini") == 0
    assert "my-child in the pack my-child extends mini, which is now missing" in capsys.readouterr().out
    assert run("pack install child.mfpack --replace") == 0
    assert "No map with the id" in capsys.readouterr().out


def test_signed_packs_are_known_by_their_key(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Signed while exported or afterwards; another's under the same id is held back until it is trusted."""
    own()
    assert run("export ./mini --to pack -o one.mfpack --version 1.0.0 --sign") == 0
    assert "signed with the key" in capsys.readouterr().out
    assert (tmp_path / "data/mapforge/signing-key.pem").exists()
    assert run("pack verify one.mfpack") == 0
    assert "not known yet" in capsys.readouterr().out
    assert run("pack install one.mfpack") == 0
    assert run("pack verify one.mfpack") == 0
    assert "as when it was installed first" in capsys.readouterr().out
    assert run("export ./mini --to pack -o two.mfpack --version 1.1.0") == 0
    assert run("pack update two.mfpack") == 2
    assert "--trust" in capsys.readouterr().err
    assert run("pack sign two.mfpack --key other.pem") == 0
    assert run("pack update two.mfpack") == 2
    assert "another key" in capsys.readouterr().err
    assert run("pack sign two.mfpack") == 0
    assert run("pack update two.mfpack") == 0
    assert run("export mini --to pack -o three.mfpack") == 0
    assert Path("two.mfpack").read_bytes() == Path("three.mfpack").read_bytes()
