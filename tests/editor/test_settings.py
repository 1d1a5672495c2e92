"""What the window remembers is there the next time, and nothing in its file can keep the window from opening."""

from pathlib import Path

import platformdirs
import pytest
from PySide6.QtCore import QByteArray

from mapforge.editor import settings
from mapforge.editor.settings import RECENT, Recent, Settings, Theme


def again(stored: Settings, file: Path) -> Settings:
    """The settings as the next start reads them."""
    stored.flush()
    return Settings(file)


def is_usual(stored: Settings) -> bool:
    """Nothing is remembered."""
    nothing = stored.geometry.isEmpty() and stored.docks.isEmpty() and not stored.recent
    return nothing and stored.theme == "system" and stored.last_folder.is_dir()


def maps(folder: Path, count: int) -> list[Path]:
    """Files to be remembered."""
    paths = [folder / f"m{number}" / "variant.json" for number in range(count)]
    for path in paths:
        path.parent.mkdir()
        path.write_text("{}", encoding="utf-8")
    return paths


def test_the_usual_values(tmp_path: Path) -> None:
    """Before anything was remembered."""
    stored = Settings(tmp_path / "editor.ini")
    assert is_usual(stored)


def test_the_window_is_remembered(tmp_path: Path) -> None:
    """Place and docks, byte by byte."""
    file = tmp_path / "deep" / "editor.ini"
    stored = Settings(file)
    stored.keep_window(QByteArray(bytes(range(256))), QByteArray(b"docks"))
    found = again(stored, file)
    assert (found.geometry.data(), found.docks.data()) == (bytes(range(256)), b"docks")


@pytest.mark.parametrize("theme", ["system", "light", "dark"])
def test_the_theme_is_remembered(theme: Theme, tmp_path: Path) -> None:
    """Each of the three."""
    stored = Settings(tmp_path / "editor.ini")
    stored.theme = theme
    assert again(stored, tmp_path / "editor.ini").theme == theme


def test_the_last_folder_is_remembered_as_long_as_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is the account's documents, or its home."""
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path / "documents")
    stored = Settings(tmp_path / "editor.ini")
    folder = tmp_path / "Ünter, 100 %"
    folder.mkdir()
    stored.last_folder = folder
    stored = again(stored, tmp_path / "editor.ini")
    assert stored.last_folder == folder
    folder.rmdir()
    assert stored.last_folder == Path.home()
    (tmp_path / "documents").mkdir()
    assert stored.last_folder == tmp_path / "documents"


def test_recent_maps_stand_in_the_order_of_their_use(tmp_path: Path) -> None:
    """The last one first, each once, with the name it has now."""
    first, second = maps(tmp_path, 2)
    stored = Settings(tmp_path / "editor.ini")
    for path, title in ((first, "One"), (second, "Zwei, drei"), (first, "Eins")):
        stored.add_recent(path, title)
    assert again(stored, tmp_path / "editor.ini").recent == (Recent(first, "Eins"), Recent(second, "Zwei, drei"))


def test_only_some_recent_maps_are_kept(tmp_path: Path) -> None:
    """The oldest go; none is left behind in the file."""
    stored = Settings(tmp_path / "editor.ini")
    paths = maps(tmp_path, RECENT + 3)
    for path in paths:
        stored.add_recent(path, path.parent.name)
    assert [entry.path for entry in stored.recent] == paths[:-4:-1] + paths[-4:2:-1]
    stored.forget_recent()
    found = again(stored, tmp_path / "editor.ini")
    assert found.recent == ()
    assert "variant.json" not in (tmp_path / "editor.ini").read_text(encoding="utf-8")


def test_recent_maps_that_have_gone_are_not_offered(tmp_path: Path) -> None:
    """They are when they come back: a disk may have been taken out."""
    here, away = maps(tmp_path, 2)
    stored = Settings(tmp_path / "editor.ini")
    stored.add_recent(away, "Away")
    away.unlink()
    stored.add_recent(here, "Here")
    assert [entry.path for entry in stored.recent] == [here]
    away.write_text("{}", encoding="utf-8")
    assert [entry.path for entry in stored.recent] == [here, away]


def test_a_relative_path_is_remembered_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next start has another working folder."""
    (path,) = maps(tmp_path, 1)
    monkeypatch.chdir(tmp_path)
    stored = Settings(tmp_path / "editor.ini")
    stored.add_recent(path.relative_to(tmp_path), "One")
    assert [entry.path for entry in stored.recent] == [path]


@pytest.mark.parametrize(
    "content",
    [
        b"\x00\xff\xfe nonsense",
        b"[recent]\nsize=many\n1\\path=5\n[window]\ntheme=blue\ngeometry=1\ndocks=@ByteArray()\n[files]\nlast_folder=7\n",
        b"[recent]\nsize=900000000\n1\\path=\n1\\title=\n2\\path=a\\0b\n[window]\ntheme=@Variant(\\0\\0)\n",
    ],
)
def test_a_damaged_file_means_the_usual_values(content: bytes, tmp_path: Path) -> None:
    """No content of the file is an error."""
    (tmp_path / "editor.ini").write_bytes(content)
    stored = Settings(tmp_path / "editor.ini")
    assert is_usual(stored)


def test_a_file_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    """What is remembered lasts as long as the window."""
    (tmp_path / "editor.ini").mkdir()
    stored = Settings(tmp_path / "editor.ini")
    stored.theme = "dark"
    stored.flush()
    assert stored.theme == "dark"


def test_the_usual_place_is_this_accounts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An ini file where programs keep such things."""
    monkeypatch.setattr(platformdirs, "user_config_path", lambda *_names, **_options: tmp_path)
    assert settings.usual_place() == tmp_path / "editor.ini"
