"""Packs of every version of the format are read for ever."""

from pathlib import Path

import pytest

from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.packs import reading
from tests.conftest import DATA

FORMATS = sorted((DATA / "formats").glob("pack-*.mfpack"))


@pytest.mark.parametrize("file", FORMATS, ids=lambda file: file.stem)
def test_old_pack_is_read(file: Path, library: Library) -> None:
    """It passes all guards, signature and all, and its maps are maps."""
    pack = reading.read(file)
    assert pack.signature is not None
    for entry in pack.manifest.maps:
        resolved = resolve(library.read(f"{file}#{entry.id}"), library)
        assert resolved.variant is not None
        assert resolved.problems == ()


def test_there_is_one_of_each_version() -> None:
    """The first is there."""
    assert [file.stem for file in FORMATS] == ["pack-1"]
