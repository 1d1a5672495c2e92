"""Picture files for tests: sound ones of every kind, and all that may be wrong with one."""

import functools
import io
import struct
import zlib
from pathlib import Path

import numpy as np
from PIL import Image

SIZE = (200, 150)


def colors() -> Image.Image:
    """A picture that shows which way up it is: red grows to the right, green downwards, blue in squares."""
    y, x = np.mgrid[: SIZE[1], : SIZE[0]]
    return Image.fromarray(np.stack([x, y, ((x // 25 + y // 25) % 2) * 200], axis=-1).astype(np.uint8))


def packed(kind: str, orientation: int = 1, **options: object) -> bytes:
    """That picture as PNG, JPEG or WebP."""
    exif = Image.Exif()
    if orientation != 1:
        exif[0x0112] = orientation
    stream = io.BytesIO()
    colors().save(stream, kind, exif=exif, **options)
    return stream.getvalue()


def huge_png(width: int, height: int) -> bytes:
    """A PNG whose header promises a size, and that holds nothing."""
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(b"")),
        (b"IEND", b""),
    ]
    chunks = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


@functools.cache
def sound() -> dict[str, bytes]:
    """Files that can be used, by what they are."""
    return {
        "png": packed("png"),
        "jpeg": packed("jpeg"),
        "progressive jpeg": packed("jpeg", progressive=True),
        "lossy webp": packed("webp"),
        "lossless webp": packed("webp", lossless=True),
        "extended webp": packed("webp", orientation=3),
    }


def bad() -> dict[str, tuple[bytes, str]]:
    """Files that cannot be used, and what is said of each."""
    other = "not a PNG, JPEG or WebP picture"
    png, jpeg, webp = packed("png"), packed("jpeg"), packed("webp")
    return {
        "empty": (b"", "empty"),
        "svg": (b'<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>', other),
        "pdf": (b"%PDF-1.7\n", other),
        "gif": (b"GIF89a\1\0\1\0\0\0\0;", other),
        "text": (b"hello", other),
        "short png": (png[:-30], "cut off"),
        "half a jpeg": (jpeg[: len(jpeg) // 2], "cut off"),
        "half a webp": (webp[: len(webp) // 2], "cut off"),
        "a png's first bytes": (png[:20], "cut off"),
        "a jpeg's first bytes": (jpeg[:30], "cut off"),
        "a webp's first bytes": (webp[:14], "cut off"),
        "wide": (huge_png(40_000, 30_000), "too large: 40000 x 30000"),
        "flat": (huge_png(0, 10), "damaged"),
        "broken header": (png[:20] + b"\xff" + png[21:], "damaged"),
    }


def folder_of_all(folder: Path) -> dict[str, str]:
    """Write the bad ones as PNG files; what is said of each, by file name."""
    said = {}
    for name, (data, reason) in bad().items():
        (folder / f"{name}.png").write_bytes(data)
        said[f"{name}.png"] = reason
    return said
