"""What may be in a pack is taken."""

import io
import struct
import zlib
from pathlib import Path

import pytest

import mapforge
from mapforge.packs import limits, reading
from mapforge.packs.refusal import PackRefused
from tests.packs import archives
from tests.packs.archives import Part

FONTS = Path(mapforge.__file__).parent / "fonts"
WEBP = b"RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0"


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("notes/rules.md", "# Rules\n\n5 < 6, *and* so on: [a](https://example.org) ü".encode()),
        ("rules.pdf", b"%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"),
        ("a.webp", WEBP),
        ("A.PNG", archives.PNG),
        ("b.json", b"[" * 64 + b"]" * 64),
        ("c.json", b'{"text": "[[[[ \\" ]]]] {{{{"}'),
        ("f.ttf", (FONTS / "MapForgeSans-Bold.ttf").read_bytes()),
        ("Übung.md", b"text"),
        ("ü" * 98 + ".md", b"text"),
        ("a.md", b""),
        ("console.json", b"{}"),
        ("a.b.c.json", b"{}"),
        ("picture with PK.png", archives.PNG + b"PK\x05\x06" + b"\xff" * 40),
    ],
)
@pytest.mark.parametrize("method", [0, 8])
def test_kind_is_taken(name: str, data: bytes, method: int) -> None:
    """Stored or deflated, as it is."""
    pack = reading.read_stream(io.BytesIO(archives.pack(Part(name, data, method=method))), Path("a.mfpack"))
    assert name in pack.files


def test_text_that_never_ends_costs_one_pass() -> None:
    """A million marks of a text that is never closed: tried again from each, they would take hours."""
    with pytest.raises(PackRefused, match="not JSON"):
        _read(Part("a.json", b'"' + b'\\"' * 1_000_000))


def test_font_that_names_the_same_words_without_end_is_refused() -> None:
    """60,000 licences of 65,535 bytes each, all over the same bytes: 4 GB to look through in a file of 720 KB."""
    records = struct.pack(">HHHHHH", 3, 1, 0x409, 13, 65535, 0) * 60_000
    head = b"\0\1\0\0\0\1" + bytes(6) + struct.pack(">4sIII", b"name", 0, 28, len(records))
    with pytest.raises(PackRefused, match="Open Font"):
        _read(Part("a.ttf", head + struct.pack(">HHH", 0, 60_000, 65_000) + records))


def test_pdf_that_unpacks_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream is counted as it unpacks, and the file is given up at the limit."""
    monkeypatch.setattr(limits, "TOTAL", 2 * limits.MB)
    bomb = b"%PDF-1.7 1 0 obj<<>>stream\n" + zlib.compress(bytes(3 * limits.MB)) + b"\nendstream %%EOF"
    with pytest.raises(PackRefused, match="unpacks to more than 2 MB"):
        _read(Part("a.pdf", bomb))


def test_pdf_of_streams_within_streams_is_refused() -> None:
    """Each begins in the bytes of the one before and is still going on: they would fill the memory."""
    inner = b"stream\n\x78\x01\0\xff\xff\0\0" * 200
    with pytest.raises(PackRefused, match="streams within streams"):
        _read(Part("a.pdf", b"%PDF-1.7 " + inner + bytes(1_000) + b"%%EOF"))


def test_pdf_of_nothing_but_streams_is_refused() -> None:
    """Each costs a look, and a file of 256 MB could name 30 million."""
    with pytest.raises(PackRefused, match="100,000 streams"):
        _read(Part("a.pdf", b"%PDF-1.7 " + b"stream\n" * 100_001 + b"%%EOF"))


def test_script_across_two_pieces_of_a_pdf_is_found() -> None:
    """Also where the stream's mark lies on the border of what is read at once."""
    packed = zlib.compress(b"<</S/JavaScript/JS(run())>>")
    for shift in range(-12, 3):
        start = b"%PDF-1.7 ".ljust(limits.MB + shift, b" ")
        with pytest.raises(PackRefused, match="packed away"):
            _read(Part("a.pdf", start + b"stream\r\n" + packed + b"\nendstream %%EOF"))


def _read(part: Part) -> None:
    reading.read_stream(io.BytesIO(archives.pack(part)), Path("a.mfpack"))
