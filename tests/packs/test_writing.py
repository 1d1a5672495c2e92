"""The same files give the same bytes, which any zip program reads."""

import hashlib
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from mapforge.packs import hashes, reading, writing
from tests.packs import archives

EXPECTED = "2e76a3ba8dddab0794198e5676e0bd8fbd16df6fc854986cd69163177b63e17a"
NAMES = st.from_regex(r"[a-z0-9-]{1,9}(/[a-z0-9-]{1,9}){0,2}\.md", fullmatch=True)


def sound_bytes() -> bytes:
    """The sound pack as this program writes it."""
    parts = archives.sound()
    files = {part.name: part.data for part in parts}
    return writing.pack_bytes(archives.manifest(parts), files)


def test_bytes_never_change() -> None:
    """The bytes of a pack are these, on every machine, with every Python, in every later version."""
    assert hashlib.sha256(sound_bytes()).hexdigest() == EXPECTED


def test_another_process_writes_the_same(tmp_path: Path) -> None:
    """Neither the clock, the order of hashing nor the time zone is in a pack."""
    script = "from tests.packs.test_writing import sound_bytes; import sys; sys.stdout.buffer.write(sound_bytes())"
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        check=True,
        env={"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "PYTHONPATH": ":".join(sys.path), "HOME": str(tmp_path)},
    )
    assert done.stdout == sound_bytes()


def test_other_programs_read_it() -> None:
    """Python's zipfile finds nothing wrong, the manifest first, all dates 1980, all files plain and stored."""
    with zipfile.ZipFile(io.BytesIO(sound_bytes())) as archive:
        assert archive.testzip() is None
        infos = archive.infolist()
    assert [info.filename for info in infos] == ["manifest.json", "maps/mini/board.png", "maps/mini/variant.json"]
    assert {info.date_time for info in infos} == {(1980, 1, 1, 0, 0, 0)}
    assert {info.external_attr >> 16 for info in infos} == {0o100644}
    assert {info.compress_type for info in infos} == {zipfile.ZIP_STORED}


def test_content_hash_is_that_of_compressed_packs_too() -> None:
    """Packed again by another program, deflated and dated, it is the same pack: sound, with the same content hash."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(sound_bytes())) as old, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as new:
        for info in old.infolist():
            new.writestr(info.filename, old.read(info))
    pack = reading.read_stream(packed, Path("a.mfpack"))
    assert pack.manifest.content_hash == hashes.content_hash(pack.manifest.raw)
    assert pack.manifest.raw == reading.read_stream(io.BytesIO(sound_bytes()), Path("a.mfpack")).manifest.raw


def test_streamed_packs_are_read() -> None:
    """A zip written to a pipe says the sizes only after the bytes; it is a pack all the same."""

    class Pipe(io.RawIOBase):
        def __init__(self) -> None:
            super().__init__()
            self.written = bytearray()

        def writable(self) -> bool:
            return True

        def write(self, data: bytes, /) -> int:  # type: ignore[override]  # the stub's type is private
            self.written += data
            return len(data)

    pipe = Pipe()
    with zipfile.ZipFile(io.BytesIO(sound_bytes())) as old, zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as new:
        for info in old.infolist():
            new.writestr(info.filename, old.read(info))
    assert reading.read_stream(io.BytesIO(bytes(pipe.written)), Path("a.mfpack")).manifest.id == "mini"


@given(st.dictionaries(NAMES, st.text(alphabet="abc \n", max_size=30).map(str.encode), max_size=6))
def test_what_is_written_is_read(files: dict[str, bytes]) -> None:
    """Any files with plain names come out as they went in."""
    if any(name != other and other.startswith(name + "/") for name in files for other in files):
        return
    parts = [*archives.sound(), *[archives.Part(name, data) for name, data in files.items()]]
    raw = archives.manifest(parts)
    data = writing.pack_bytes(raw, {part.name: part.data for part in parts})
    pack = reading.read_stream(io.BytesIO(data), Path("a.mfpack"))
    assert pack.files == ("manifest.json", *sorted(part.name for part in parts))
    assert pack.manifest.raw == raw


def test_content_hash_covers_every_word() -> None:
    """Titles, licence, unknown keys: whatever of the manifest changes, the content hash changes."""
    raw = archives.manifest(archives.sound())
    seen = {hashes.content_hash(raw)}
    for key, value in {"title": {"en": "Other"}, "license": "MIT", "later": [1.5], "version": "1.0.1"}.items():
        seen.add(hashes.content_hash(raw | {key: value}))
    assert len(seen) == 5
    assert hashes.content_hash(json.loads(json.dumps(dict(reversed(raw.items()))))) in seen
