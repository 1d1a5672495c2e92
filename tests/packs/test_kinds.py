"""What may be in a pack is taken."""

import io
from pathlib import Path

import pytest

import mapforge
from mapforge.packs import reading
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
