"""Every trick known of archives, each as the sound pack with that one trick, and the guard that stands against it.

Where two guards stand against one trick, both are named: it must get in only when both are gone.
"""

import base64
import io
import json
import struct
import zipfile
import zlib
from collections.abc import Callable
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from mapforge.packs import hashes, limits, writing
from tests.packs import archives
from tests.packs.archives import PNG, Part


class Attack(NamedTuple):
    """A trick: its name, the guards against it, the archive, and a word of the message."""

    name: str
    guards: tuple[str, ...]
    make: Callable[[], bytes]
    said: str


def _named(name: str) -> Callable[[], bytes]:
    return lambda: archives.pack(Part(name, b"{}"))


def _holding(name: str, data: bytes, **how: Any) -> Callable[[], bytes]:
    return lambda: archives.pack(Part(name, data, **how))


def _relisted(change: Callable[[dict[str, Any]], None], *, rehash: bool = True) -> Callable[[], bytes]:
    """The sound pack with a changed manifest, its content hash made right again or not."""

    def make() -> bytes:
        parts = [*archives.sound(), Part("notes.json", b"{}")]
        raw = archives.manifest(parts)
        change(raw)
        if rehash:
            raw["content_hash"] = hashes.content_hash(raw)
        return archives.archive([Part("manifest.json", writing.manifest_bytes(raw)), *parts])

    return make


def _unlisted() -> bytes:
    parts = archives.sound()
    said = Part("manifest.json", writing.manifest_bytes(archives.manifest(parts)))
    return archives.archive([said, *parts, Part("maps/mini/more.json", b"{}")])


def _missing() -> bytes:
    parts = archives.sound()
    said = Part("manifest.json", writing.manifest_bytes(archives.manifest([*parts, Part("gone.json", b"{}")])))
    return archives.archive([said, *parts])


def _overlapping() -> bytes:
    """A second name for the bytes of a first file: both are read from the same place."""
    parts = archives.sound()
    raw = archives.manifest([*parts, Part("twin.png", PNG)])
    said = Part("manifest.json", writing.manifest_bytes(raw))
    start = 30 + len("manifest.json") + len(said.data)
    inside = Part("twin.png", PNG, at=start)
    parts[0].local_name = None
    return archives.archive([said, *parts, inside])


def _inside_another() -> bytes:
    """A whole file in the bytes of another, which the table names as well: so bombs are made of nothing but headers."""
    inner = archives.archive([Part("b.json", b"{}")])
    inner = inner[: inner.index(b"PK\x01\x02")]
    parts = [*archives.sound(), Part("a.pdf", b"%PDF-" + inner + b"%%EOF")]
    said = Part("manifest.json", writing.manifest_bytes(archives.manifest([*parts, Part("b.json", b"{}")])))
    at = archives.archive([said, *parts]).index(inner)
    return archives.archive([said, *parts, Part("b.json", b"{}", at=at)])


def _many() -> bytes:
    return archives.pack(*[Part(f"notes/{number}.json", b"{}") for number in range(limits.FILES)])


def _bomb() -> bytes:
    return archives.pack(Part("bomb.json", b'"' + b"a" * 9_000_000 + b'"', method=8))


def _too_much() -> bytes:
    """Five texts of 60 MB: each unpacks to less than 200 times its size."""
    lines = (hashes.of_bytes(str(number).encode()).encode() + b"-" * 5_936 for number in range(60 * limits.MB // 6_000))
    text = b"%PDF-" + b"\n".join(lines) + b"%%EOF"
    packer = zlib.compressobj(1, zlib.DEFLATED, -15)
    packed = packer.compress(text) + packer.flush()
    return archives.pack(*[Part(f"{number}.pdf", text, method=8, packed=packed) for number in range(5)])


def _nested() -> bytes:
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as archive:
        archive.writestr("a.json", "{}")
    return inner.getvalue()


def _large_picture() -> bytes:
    """A PNG's head alone says how large it is."""
    size = struct.pack(">II", 10_001, 10_000) + b"\x08\6\0\0\0"
    return PNG[:12] + b"IHDR" + size + struct.pack(">I", zlib.crc32(b"IHDR" + size)) + PNG[33:]


def _large_json() -> bytes:
    return b'"' + b"".join(hashes.of_bytes(bytes([n % 251])).encode() for n in range(263_000)) + b'"'


def _two_names() -> bytes:
    parts = archives.sound()
    parts[0].local_name = "maps/mini/other.png"
    raw = archives.manifest(parts)
    return archives.archive([Part("manifest.json", writing.manifest_bytes(raw)), *parts])


def _hidden() -> bytes:
    """A whole file between two others: who reads from the front finds it."""
    inner = archives.archive([Part("hidden.json", b"{}")])
    return archives.pack(between=inner[: inner.index(b"PK\x01\x02")])


def _two_paths() -> bytes:
    """The extra field by which Info-ZIP gives a name in Unicode."""
    other = b"\1" + struct.pack("<I", zlib.crc32(b"a.json")) + b"../../b.json"
    return archives.pack(Part("a.json", b"{}", extra=struct.pack("<HH", 0x7075, len(other)) + other))


def _signed_otherwise() -> bytes:
    """A signature over another content hash."""
    parts = archives.sound()
    raw = archives.manifest(parts)
    key = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
    public, value = key.public_key().public_bytes_raw(), key.sign(b"mapforge-pack 1 " + _WRONG.encode())
    plain = {"format": "mapforge-signature", "format_version": 1, "algorithm": "ed25519"}
    plain |= {"key": base64.b64encode(public).decode(), "signature": base64.b64encode(value).decode()}
    said = Part("manifest.json", writing.manifest_bytes(raw))
    return archives.archive([said, *parts, Part("signature.json", json.dumps(plain).encode())])


def _packed_script() -> bytes:
    """Objects of a PDF in a stream, where only who unpacks it sees them; and it begins within another stream."""
    inner = (
        b"<</Type/ObjStm/Filter/FlateDecode>>stream\r\n"
        + zlib.compress(b"<</S/JavaScript/JS(run())>>")
        + b"\nendstream"
    )
    return b"%PDF-1.7\n1 0 obj<<>>stream\n" + zlib.compress(inner, 0) + b"\nendstream endobj %%EOF"


def _font(more: bytes) -> bytes:
    """A font that says it is free, with one table more."""
    name = struct.pack(">HHHHHHHHH", 0, 1, 18, 3, 1, 0x409, 13, 17, 0) + b"Open Font License"
    tables = struct.pack(">4sIII4sIII", b"name", 0, 44, len(name), more, 0, 44, 0)
    return b"\0\1\0\0\0\2" + bytes(6) + tables + name


def _set(*path: str, to: Any) -> Callable[[dict[str, Any]], None]:
    def change(raw: dict[str, Any]) -> None:
        inside: Any = raw
        for key in path[:-1]:
            inside = inside[int(key)] if isinstance(inside, list) else inside[key]
        inside[path[-1]] = to

    return change


def _unnamed_file() -> bytes:
    return archives.pack(Part("maps//a.json", b"{}"))


_FONT = b"\0\1\0\0\0\0" + bytes(6)
_SMALL, _LARGE = b"\xff\xc0\0\x0b\x08\0\x10\0\x10\1\1\x11\0", b"\xff\xc2\0\x0b\x08\xff\xff\xff\xff\1\1\x11\0"
_TWO_SIZES = b"\xff\xd8" + _SMALL + _LARGE + b"\xff\xda\0\2ab\xff\xd9"
_RAR = b"Rar!\x1a\x07\x01\x00" + b"z" * 30
_WRONG = "0" * 64
_DEFLATED = b'{"a": "' + b"x" * 100 + b'"}'

ATTACKS = (
    Attack("a file above the folder", ("no_way_up",), _named("../a.json"), "leads out"),
    Attack("a file above the folder, from within", ("no_way_up",), _named("maps/../../a.json"), "leads out"),
    Attack("a place on the disk", ("no_absolute_path",), _named("/etc/a.json"), "place on the disk"),
    Attack("a drive", ("no_drive",), _named("C:a.json"), "drive"),
    Attack("a hidden stream", ("no_drive",), _named("a.json:b.json"), "drive"),
    Attack("a backslash", ("no_backslash",), _named("maps\\a.json"), "backslash"),
    Attack("a backslash that leads out", ("no_backslash", "no_way_up"), _named("..\\a.json"), "leads out"),
    Attack("a folder without a name", ("every_part_named",), _unnamed_file, "without a name"),
    Attack("the same folder", ("every_part_named",), _named("./a.json"), "without a name"),
    Attack("a null in a name", ("no_control_sign",), _named("a\0.json"), "cannot be seen"),
    Attack("a line break in a name", ("no_control_sign",), _named("a\nb.json"), "cannot be seen"),
    Attack("writing turned round", ("no_control_sign",), _named("a\u202egnp.json"), "cannot be seen"),
    Attack("a device", ("no_reserved_name",), _named("maps/CON.json"), "Windows"),
    Attack("a device with a raised number", ("no_reserved_name",), _named("com¹.json"), "Windows"),
    Attack("a sign Windows has no name with", ("no_reserved_name",), _named("a?.json"), "Windows"),
    Attack("a dot at a folder's end", ("no_dot_or_space_at_end",), _named("maps./a.json"), "Windows drops"),
    Attack("a space at a folder's end", ("no_dot_or_space_at_end",), _named("maps /a.json"), "Windows drops"),
    Attack("a very long name", ("not_too_long",), _named("a" * 196 + ".json"), "longer than"),
    Attack("a link", ("no_link",), _holding("a.json", b"{}", mode=0o120777), "a link"),
    Attack("a device file", ("no_link",), _holding("a.json", b"{}", mode=0o020666), "device"),
    Attack("a folder", ("no_link",), _holding("a.json", b"{}", mode=0o040755), "a folder"),
    Attack("encryption", ("not_encrypted",), _holding("a.json", b"{}", flags=1), "encrypted"),
    Attack("strong encryption", ("not_encrypted",), _holding("a.json", b"{}", flags=0x41), "encrypted"),
    Attack("an unusual packing", ("plainly_packed",), _holding("a.json", b"{}", method=14), "unusual"),
    Attack("one file under two names", ("same_in_both_headers",), _two_names, "two ways"),
    Attack("too many files", ("few_files",), _many, "2,000"),
    Attack("something before the first file", ("nothing_before",), lambda: archives.pack(before=b"MZ" * 9), "before"),
    Attack("a file the table leaves out", ("nothing_between",), _hidden, "leaves out"),
    Attack("a second name in an extra field", ("nothing_told_twice",), _two_paths, "second name"),
    Attack(
        "a link by an extra field",
        ("nothing_told_twice",),
        _holding("a.json", b"{}", extra=struct.pack("<HHIHIHH", 0x756E, 14, 0, 0o120777, 0, 0, 0)),
        "link",
    ),
    Attack(
        "a second size in an extra field",
        ("nothing_told_twice",),
        _holding("a.json", b"{}", extra=struct.pack("<HHQQ", 1, 16, 2, 2)),
        "second size",
    ),
    Attack(
        "two names alike but for capitals",
        ("no_twins",),
        lambda: archives.pack(Part("a.json", b"{}"), Part("A.json", b"{}")),
        "one and the same",
    ),
    Attack(
        "one letter written in two ways",
        ("no_twins",),
        lambda: archives.pack(Part("caf\u00e9.json", b"{}"), Part("cafe\u0301.json", b"{}")),
        "one and the same",
    ),
    Attack("a name twice", ("no_twins",), lambda: archives.pack(Part("a.json", b"{}"), Part("a.json", b"{}")), "same"),
    Attack(
        "a file that is a folder",
        ("no_file_as_folder",),
        lambda: archives.pack(Part("a.json", b"{}"), Part("A.json/b.json", b"{}")),
        "also a file",
    ),
    Attack("a file in another's bytes", ("no_overlap",), _inside_another, "overlap"),
    Attack("files that share bytes", ("no_overlap", "same_in_both_headers"), _overlapping, "two ways"),
    Attack("a size that is too small", ("not_more_than_said",), _holding("a.json", b'{"a": 1}', size=3), "larger than"),
    Attack("a size that is too large", ("as_much_as_said",), _holding("a.json", b"{}", size=900), "smaller than"),
    Attack(
        "a size that hides what is packed",
        ("not_more_than_said",),
        _holding("a.json", _DEFLATED, method=8, size=5),
        "larger than",
    ),
    Attack("a wrong checksum", ("right_checksum",), _holding("a.json", b"{}", crc=1), "checksum"),
    Attack("a bomb", ("no_bomb",), _bomb, "200 times"),
    Attack("256 MB in all", ("total_within_limit",), _too_much, "256 MB"),
    Attack("a program", ("known_kind",), _holding("play.py", b"print()"), "kind"),
    Attack("a picture that can pull in files", ("known_kind",), _holding("board.svg", b"<svg/>"), "kind"),
    Attack("a file without an ending", ("known_kind",), _holding("README", b"read"), "kind"),
    Attack("an archive", ("known_kind", "no_archive_inside"), _holding("a.zip", _nested()), "kind"),
    Attack(
        "an archive named as text",
        ("no_archive_inside",),
        _holding("a.md", b"BZh9 and more"),
        "archive",
    ),
    Attack("a picture that is an archive too", ("no_archive_inside",), _holding("a.png", PNG + _nested()), "as well"),
    Attack("SVG named as PNG", ("sound_picture",), _holding("a.png", b"<svg/>"), "picture"),
    Attack("PNG named as WebP", ("sound_picture",), _holding("a.webp", PNG), "PNG"),
    Attack("a JPEG of two sizes", ("sound_picture",), _holding("a.jpg", _TWO_SIZES), "damaged"),
    Attack("a picture cut off", ("sound_picture",), _holding("a.png", PNG[:40]), "cut off"),
    Attack(
        "a picture of over 100 megapixels", ("sound_picture",), _holding("a.png", _large_picture()), "10001 x 10000"
    ),
    Attack("a JSON file over 16 MB", ("small_text",), _holding("a.json", _large_json()), "16 MB"),
    Attack("JSON 65 deep", ("flat_json",), _holding("a.json", b"[" * 65 + b"]" * 65), "deeper"),
    Attack("a million values", ("flat_json",), _holding("a.json", json.dumps([0] * 1_000_001).encode()), "1,000,000"),
    Attack("JSON that is none", ("sound_json",), _holding("a.json", b"{"), "not JSON"),
    Attack("a number that is none", ("sound_json",), _holding("a.json", b"[NaN]"), "not JSON"),
    Attack("text that is none", ("plain_markdown",), _holding("a.md", b"\xff\xfe"), "not text"),
    Attack("a script in a text", ("plain_markdown",), _holding("a.md", b"hello <ScRipt src=x>"), "code"),
    Attack("a link that runs", ("plain_markdown",), _holding("a.md", b"[a](JavaScript:alert(1))"), "code"),
    Attack("a picture that runs", ("plain_markdown",), _holding("a.md", b"<img src=x onerror=run()>"), "code"),
    Attack("a link that runs, in entities", ("plain_markdown",), _holding("a.md", b"[a](java&#115;cript:b)"), "code"),
    Attack("a link that runs, masked", ("plain_markdown",), _holding("a.md", b"[a](javascript\\:b)"), "code"),
    Attack("a page in a link", ("plain_markdown",), _holding("a.md", b"[a](data:text/html;base64,PHA+)"), "code"),
    Attack("a picture with an archive behind it", ("no_archive_inside",), _holding("a.png", PNG + _RAR), "as well"),
    Attack("a PDF that is none", ("quiet_pdf",), _holding("a.pdf", b"MZ"), "not a PDF"),
    Attack("a script in a PDF", ("quiet_pdf",), _holding("a.pdf", b"%PDF-1.7 /S /JavaScript %%EOF"), "scripts"),
    Attack("a script in a PDF, masked", ("quiet_pdf",), _holding("a.pdf", b"%PDF-1.7 /J#61vaScript %%EOF"), "scripts"),
    Attack("a form that is sent", ("quiet_pdf",), _holding("a.pdf", b"%PDF-1.7 /S /SubmitForm %%EOF"), "scripts"),
    Attack("a locked PDF", ("quiet_pdf",), _holding("a.pdf", b"%PDF-1.7 /Encrypt 3 0 R %%EOF"), "scripts"),
    Attack("a script packed away in a PDF", ("quiet_pdf",), _holding("a.pdf", _packed_script()), "packed away"),
    Attack(
        "objects of a PDF packed in another way",
        ("quiet_pdf",),
        _holding("a.pdf", b"%PDF-1.7 1 0 obj<</Type/ObjStm/Filter/ASCIIHexDecode>>stream\n2f4a53>\nendstream %%EOF"),
        "unusual",
    ),
    Attack("letters as SVG", ("free_font",), _holding("a.ttf", _font(b"SVG ")), "SVG"),
    Attack("a font that is none", ("free_font",), _holding("a.ttf", b"MZ"), "not a font"),
    Attack("a font that is not free", ("free_font",), _holding("a.ttf", _FONT), "Open Font"),
    Attack("a file the manifest does not list", ("none_unlisted",), _unlisted, "not listed"),
    Attack("a file that is listed and missing", ("none_missing",), _missing, "not there"),
    Attack(
        "a wrong hash",
        ("right_hashes",),
        _relisted(_set("files", "notes.json", "sha256", to=_WRONG)),
        "SHA-256",
    ),
    Attack("a wrong size", ("right_sizes",), _relisted(_set("files", "maps/mini/board.png", "size", to=1)), "bytes"),
    Attack(
        "another title", ("right_content_hash",), _relisted(_set("title", to={"en": "X"}), rehash=False), "content hash"
    ),
    Attack(
        "a map under another's name",
        ("maps_as_named",),
        _relisted(_set("maps", "0", "version", to="1.0.1")),
        "is another",
    ),
    Attack("a device as id", ("id_is_a_folder",), _relisted(_set("id", to="con.maps")), "device"),
    Attack("another's signature", ("right_signature",), _signed_otherwise, "not over these contents"),
    Attack("a map's hash", ("right_map_hashes",), _relisted(_set("maps", "0", "hash", to=_WRONG)), "the hash differs"),
    Attack(
        "a map elsewhere",
        ("maps_are_listed", "maps_as_named"),
        _relisted(_set("maps", "0", "file", to="a.json")),
        "must be the file",
    ),
    Attack(
        "a picture elsewhere", ("maps_are_listed",), _relisted(_set("maps", "0", "board", to="b.png")), "not listed"
    ),
)
