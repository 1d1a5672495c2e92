"""Packs mutated at random: each is read or refused in words, nothing is written outside, and memory stays small.

``python -m tests.fuzz_packs --count 100000`` runs it at length; the suite runs a small fixed sample.
"""

import argparse
import io
import json
import random
import struct
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from mapforge.packs import reading, unpacking
from mapforge.packs.refusal import PackRefused
from tests.packs import archives
from tests.packs.archives import Part

Chance = random.Random
ODD_NUMBERS = (0, 1, 2, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFE, 0xFFFFFFFF)
ODD_TEXTS = (b"../", b"/", b"\\", b"C:", b"CON", b"\0", b"..", b"PK\x05\x06", b"PK\x01\x02", b"PK\x03\x04", b"[" * 70)
CONTENTS = (
    ("a.png", archives.PNG),
    ("a.webp", b"RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0"),
    (
        "a.jpg",
        b"\xff\xd8\xff\xe0\0\x10JFIF\0\1\1\0\0\1\0\1\0\0\xff\xc0\0\x0b\x08\0\x10\0\x10\1\1\x11\0\xff\xda\0\2ab\xff\xd9",
    ),
    ("a.json", json.dumps(archives.MAP).encode()),
    ("a.md", b"# Rules\n\nPay *two* at [West](https://example.org).\n"),
    ("a.pdf", b"%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n"),
    (
        "a.ttf",
        b"\0\1\0\0\0\1"
        + bytes(6)
        + struct.pack(">4sIII", b"name", 0, 28, 40)
        + struct.pack(">HHH", 0, 1, 18)
        + struct.pack(">HHHHHH", 3, 1, 0x409, 13, 17, 0)
        + b"Open Font License",
    ),
)
"""A small sound file of each kind."""
MEMORY = 300 * 1024 * 1024
"""Bytes that the process may take, the interpreter and its libraries counted."""


def seeds() -> list[bytes]:
    """Sound packs of several kinds, and all attacks that are small."""
    from tests.packs.attacks import ATTACKS

    large = {"256 MB in all", "too many files", "a bomb", "a million values", "a JSON file over 16 MB"}
    found = [
        archives.pack(),
        archives.pack(Part("notes/a.md", b"# Words\n" * 40, method=8), Part("b.json", b'{"a": [1, 2]}', method=8)),
        archives.archive([]),
        archives.archive(archives.sound()),
        archives.pack(Part("a.pdf", b"%PDF-1.7\n%%EOF"), Part("c.png", archives.PNG, method=8)),
    ]
    return found + [attack.make() for attack in ATTACKS if attack.name not in large]


def _flip(data: bytearray, chance: Chance) -> None:
    at = chance.randrange(len(data))
    data[at] ^= 1 << chance.randrange(8)


def _byte(data: bytearray, chance: Chance) -> None:
    data[chance.randrange(len(data))] = chance.randrange(256)


def _number(data: bytearray, chance: Chance) -> None:
    width, form = chance.choice(((2, "<H"), (4, "<I")))
    at = chance.randrange(max(1, len(data) - width))
    data[at : at + width] = struct.pack(form, chance.choice(ODD_NUMBERS) & (0xFFFF if width == 2 else 0xFFFFFFFF))


def _header(data: bytearray, chance: Chance) -> None:
    """An odd number in one of the zip's headers, where it hurts most."""
    marks = [at for mark in (b"PK\x01\x02", b"PK\x03\x04", b"PK\x05\x06") for at in _found(data, mark)]
    if marks:
        at = chance.choice(marks) + chance.randrange(4, 46)
        data[at : at + 2] = struct.pack("<H", chance.choice(ODD_NUMBERS) & 0xFFFF)


def _cut(data: bytearray, chance: Chance) -> None:
    start = chance.randrange(len(data))
    del data[start : start + chance.choice((1, 2, 30, len(data)))]


def _copy(data: bytearray, chance: Chance) -> None:
    start, length = chance.randrange(len(data)), chance.choice((1, 4, 46, 200))
    at = chance.randrange(len(data))
    data[at:at] = data[start : start + length]


def _swap(data: bytearray, chance: Chance) -> None:
    """One run of bytes over another of the same length."""
    length = chance.choice((2, 4, 16, 64))
    one, other = (chance.randrange(max(1, len(data) - length)) for _ in range(2))
    data[one : one + length] = bytes(data[other : other + length])


def _text(data: bytearray, chance: Chance) -> None:
    at, text = chance.randrange(len(data)), chance.choice(ODD_TEXTS)
    data[at : at + len(text)] = text


def _found(data: bytearray, mark: bytes) -> Iterator[int]:
    at = data.find(mark)
    while at >= 0:
        yield at
        at = data.find(mark, at + 1)


MUTATIONS: tuple[Callable[[bytearray, Chance], None], ...] = (_flip, _byte, _number, _header, _cut, _copy, _swap, _text)


def mutated(known: list[bytes], chance: Chance) -> bytes:
    """A pack changed in one to four ways."""
    data = bytearray(chance.choice(known))
    for _ in range(chance.choice((1, 1, 1, 2, 3, 4))):
        if data:
            chance.choice(MUTATIONS)(data, chance)
    return bytes(data)


def resealed(_known: list[bytes], chance: Chance) -> bytes:
    """A pack with one file changed and everything around it made right again: only the file itself is odd."""
    name, data = chance.choice(CONTENTS)
    changed = bytearray(data)
    for _ in range(chance.randrange(4)):
        if changed:
            chance.choice(MUTATIONS)(changed, chance)
    return archives.pack(Part(name, bytes(changed), method=chance.choice((0, 8))))


def rewritten(_known: list[bytes], chance: Chance) -> bytes:
    """A pack whose manifest was changed as JSON, the archive around it being sound: what bytes alone seldom reach."""
    parts = archives.sound()
    raw = json.loads(json.dumps(archives.manifest(parts)))
    places = [(raw, key) for key in raw] + [(raw["maps"][0], key) for key in raw["maps"][0]]
    places += [(file, key) for file in raw["files"].values() for key in file]
    for _ in range(chance.randrange(1, 4)):
        holder, key = chance.choice(places)
        holder[key] = chance.choice(
            (None, -1, 2**70, 1e308, "", "../a", "\ud800", [], [[]], {}, {"": {}}, True, "0" * 64)
        )
    said = json.dumps(raw).encode()
    return archives.archive([Part("manifest.json", said), *parts])


def tried(data: bytes, folder: Path) -> str:
    """What became of one pack: the reason without its names, or ``read``; raises AssertionError where it got out."""
    try:
        pack = reading.read_stream(io.BytesIO(data), folder / "a.mfpack")
    except PackRefused as error:
        message = str(error)
        assert message.isprintable(), message
        assert "\n" not in message
        return message.split('"')[0].strip() or message.rsplit('"', 1)[-1].strip()
    pack.path.write_bytes(data)
    out = folder / "out"
    unpacking.unpack(reading.read(pack.path), out)
    inside = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert inside == set(pack.files), inside
    assert sorted(path.name for path in folder.iterdir()) == ["a.mfpack", "out"]
    _emptied(folder)
    return "read"


def _emptied(folder: Path) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()


def run(count: int, seed: int) -> Counter[str]:
    """Try that many; what became of them."""
    chance, known, results = Chance(seed), seeds(), Counter[str]()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "inside"
        folder.mkdir()
        for _ in range(count):
            make = chance.choices((mutated, resealed, rewritten), (5, 3, 2))[0]
            results[tried(make(known, chance), folder)] += 1
            assert not list(folder.iterdir())
        assert [path.name for path in Path(place).iterdir()] == ["inside"]
    return results


def memory() -> int:
    """The most bytes that this process has held."""
    import resource  # Unix has it alone

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def main() -> int:
    """The long run; 1 if it took too much memory. What goes wrong otherwise is raised, with the seed that showed it."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz_packs", description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    results = run(arguments.count, arguments.seed)
    for reason, times in results.most_common():
        print(f"{times:>8,}  {reason}")
    print(f"{sum(results.values()):,} packs, {len(results)} answers, {memory() / 1024 / 1024:.0f} MB at most")
    return int(memory() >= MEMORY)


if __name__ == "__main__":
    sys.exit(main())
