"""Each verb does what its help says, in 80 columns, and answers wrong usage with one clear line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mapforge import __version__
from mapforge.cli import demo
from mapforge.cli.main import main
from mapforge.cli.verbs import VERBS
from mapforge.files import codec, schema
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from tests.conftest import DATA, SHIPPED


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """mapforge --version prints name and version."""
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"mapforge {__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["--help"], *[[verb.name, "--help"] for verb in VERBS]])
def test_help(arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Help of the command and of each verb, no line wider than 90 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert out.startswith("usage: mapforge")
    assert max(map(len, out.splitlines())) <= 92


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["valdate"], 'Did you mean "validate"?'),
        (["xyzzy"], "Verbs: edit, validate, checks, show"),
        (["--nonsense"], "unrecognized arguments"),
        (["validate"], "TARGET"),
        (["validate", "usa", "--format", "xml"], "xml"),
        (["validate", "usa", "--fail-on", "info"], "info"),
        (["show"], "TARGET"),
        (["show", "nowhere"], "Known ids"),
        (["schema", "citty"], 'Did you mean "city"?'),
        (["schema", "xyzzy"], "Schemas: accepted, board"),
    ],
)
def test_wrong_usage(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2 and a line that names the way out; nothing on standard output."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert words in err
    assert not out


@pytest.mark.parametrize("name", SHIPPED)
def test_validate_is_clean_on_the_shipped_maps(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Not even a warning."""
    assert main(["validate", name, "--fail-on", "warning"]) == 0
    assert capsys.readouterr().out.startswith("clean")


def test_fail_on_warning(capsys: pytest.CaptureFixture[str]) -> None:
    """A map with warnings only passes, unless warnings are to fail it."""
    target = str(DATA / "damaged" / "row-never-replaced.json")
    assert main(["validate", target]) == 0
    assert main(["validate", target, "--fail-on", "warning"]) == 1
    capsys.readouterr()


@pytest.mark.parametrize("name", SHIPPED)
def test_show_json_is_a_valid_whole_document(name: str, capsys: pytest.CaptureFixture[str], library: Library) -> None:
    """What show prints as JSON follows the schema, stands alone and holds the same map."""
    assert main(["show", name, "--format", "json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert not list(schema.problems(plain, "variant"))
    variant = resolve(library.read(name), library).variant
    assert variant is not None
    assert codec.decode(plain).cities == variant.cities
    assert codec.decode(plain).rules == variant.rules


def test_show_json_says_where_pictures_lie(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A picture's path stands under x-pictures, whole, null where there is none."""
    plain = json.loads((DATA / "mini" / "variant.json").read_bytes())
    plain["board"]["background"] = {"file": "a.png", "at": [0, 0], "size": [10, 10]}
    (tmp_path / "variant.json").write_text(json.dumps(plain), encoding="utf-8")
    main(["show", str(tmp_path), "--format", "json"])
    assert json.loads(capsys.readouterr().out)["x-pictures"] == {"a.png": None}
    (tmp_path / "a.png").write_bytes(b"")
    main(["show", str(tmp_path), "--format", "json"])
    assert json.loads(capsys.readouterr().out)["x-pictures"] == {"a.png": str((tmp_path / "a.png").resolve())}


@pytest.mark.parametrize("target", [*SHIPPED, str(DATA / "mini"), str(DATA / "mini-child")])
def test_show_fits_the_page(target: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The summary is 80 columns wide at most and has every part."""
    assert main(["show", target]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    for part in ("Board", "Cities", "Routes", "COLOR", "LENGTH", "DECK", "RULES"):
        assert part in out


def test_show_says_what_is_inherited(capsys: pytest.CaptureFixture[str]) -> None:
    """A child's summary counts what is its own and what is its base's."""
    main(["show", "usa-mega"])
    out = capsys.readouterr().out
    assert "Own: 43 tickets, 3 rules" in out
    assert "From usa: 36 cities, 78 routes, 26 tickets, 16 rules" in out


@pytest.mark.parametrize(("file", "status", "shown"), [("wrong-type.json", 1, True), ("truncated.json", 2, False)])
def test_show_of_a_broken_map(file: str, status: int, shown: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """What can be shown is shown, and the first problem is said with its place."""
    assert main(["show", str(DATA / "damaged" / file)]) == status
    out, err = capsys.readouterr()
    assert bool(out) == shown
    assert f"{file}:" in err
    assert err.count("\n") == 1


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    """All six shipped maps, with their figures, as text and as JSON."""
    assert main(["list"]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 92
    for name in SHIPPED:
        assert f"\n{name} " in out
    assert main(["list", "--format", "json"]) == 0
    rows = {row["id"]: row for row in json.loads(capsys.readouterr().out)}
    assert rows["europe"]["tickets"] == 46
    assert rows["usa-mega"]["extends"] == "usa"


def test_schema_prints_and_copies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One schema as its file has it; all of them into a folder, whose references hold there."""
    assert main(["schema", "city"]) == 0
    assert capsys.readouterr().out == schema.files()["city"].read_text(encoding="utf-8")
    assert main(["schema", "--to", str(tmp_path / "new")]) == 0
    assert {path.name for path in (tmp_path / "new").iterdir()} == {path.name for path in schema.files().values()}
    assert main(["schema", "--to", str(tmp_path / "new" / "city.schema.json")]) == 2
    assert "could not be copied" in capsys.readouterr().err


def test_demo_catches_every_planted_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The demo proves six maps, shows one, names ten faults with their lines, draws a board, packs four maps, plays."""
    monkeypatch.setattr(demo, "GAMES", 8)
    assert main(["demo", "--no-window", "--to", str(tmp_path / "new")]) == 0
    assert {path.name for path in (tmp_path / "new").iterdir()} == {
        "usa.svg",
        "usa.png",
        "usa.mfpack",
        "usa-playtest.html",
    }
    out = capsys.readouterr().out
    assert "6 maps: 6 clean, 0 with problems." in out
    assert "USA 1910  (usa-1910 1.0.0, extends usa)" in out
    assert out.count("caught usa-1910-copy.json:") == len(demo.FAULTS) == 10
    assert "usa.mfpack: USA (usa 1.0.0)" in out
    assert "4 players: seats " in out
    assert max(len(line) for line in out.splitlines() if str(tmp_path) not in line) <= 80


@pytest.mark.parametrize("fault", demo.FAULTS, ids=[fault.slip for fault in demo.FAULTS])
def test_each_fault_is_a_change_to_one_place(fault: demo.Fault, library: Library) -> None:
    """The text a fault replaces is in the shipped file, so that something really is planted."""
    text = library.find("usa-1910").read_text(encoding="utf-8")
    assert fault.old in text
    assert fault.old != fault.new


def test_demo_fails_where_a_fault_is_not_caught(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A fault that is not found fails the demo: it cannot pass by itself."""
    harmless = demo.Fault("nothing at all", '"points": 14}]}', '"points": 15}]}', "wrong-type")
    monkeypatch.setattr(demo, "FAULTS", (harmless,))
    monkeypatch.setattr(demo, "GAMES", 4)
    assert main(["demo", "--no-window", "--to", str(tmp_path)]) == 1
    assert "NOT FOUND" in capsys.readouterr().out


def test_color_only_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """No escape signs in a pipe."""
    main(["validate", str(DATA / "damaged" / "wrong-type.json")])
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.skipif(os.name != "posix", reason="pseudo terminals are POSIX's")
@pytest.mark.parametrize(("setting", "colored"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_color_on_a_terminal(setting: dict[str, str], colored: bool) -> None:
    """Color where a person looks, unless NO_COLOR says otherwise."""
    import pty

    screen, end = pty.openpty()
    environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"} | {"TERM": "xterm"} | setting
    command = [sys.executable, "-m", "mapforge", "list"]
    done = subprocess.run(command, stdout=end, env=environment, check=True)
    os.close(end)
    out = os.read(screen, 10_000)
    os.close(screen)
    assert done.returncode == 0
    assert (b"\x1b[" in out) == colored


@pytest.mark.skipif(os.name != "posix", reason="a shell's pipe")
def test_a_reader_that_has_seen_enough() -> None:
    """A pipe that closes early (head) is no error."""
    command = f"{sys.executable} -m mapforge show usa --format json | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)  # noqa: S607  # whichever bash
    assert done.stdout == "{\n"
    assert done.stderr == ""
