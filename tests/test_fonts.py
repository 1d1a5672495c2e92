"""The bundled fonts are whole, small and free."""

import unicodedata
from pathlib import Path

import pytest
import uharfbuzz

from mapforge import fonts
from mapforge.fonts import CHAINS, FACES, Face
from mapforge.model.colors import USUAL_COLORS

FOLDER = Path(fonts.__file__).parent
LIMIT = 2_000_000
faces = pytest.mark.parametrize("face", FACES.values(), ids=list(FACES))


def characters(face: Face) -> set[int]:
    """What a face has."""
    return set(uharfbuzz.Face(uharfbuzz.Blob(face.path.read_bytes())).unicodes)


@faces
def test_each_face_has_its_licence_beside_it(face: Face) -> None:
    """The SIL Open Font License 1.1 with its copyright line, and the README says what the face was made from."""
    licence = face.licence_path.read_text(encoding="utf-8")
    assert licence.startswith("Copyright")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "PERMISSION & CONDITIONS" in licence
    assert face.file in (FOLDER / "README.md").read_text(encoding="utf-8")


@faces
def test_each_face_calls_itself_what_the_table_calls_it(face: Face) -> None:
    """The family by which Qt, SVG and CSS find it; the name that upstream reserves is not in it; it says it is OFL."""
    names = uharfbuzz.Face(uharfbuzz.Blob(face.path.read_bytes()))
    style = {400: "Regular", 700: "Bold"}[face.css_weight]
    assert (names.get_name(1), names.get_name(2)) == (face.family, style)
    assert names.get_name(4) == f"{face.family} {style}"
    assert "Fira" not in "".join(names.get_name(number) or "" for number in (1, 3, 4, 6, 16, 17))
    assert "Open Font License" in names.get_name(13)


def test_every_file_is_in_the_table_and_all_are_small() -> None:
    """No font without an entry, no licence without a font, and a wheel that stays small."""
    assert {path.name for path in FOLDER.glob("*.ttf")} == {face.file for face in FACES.values()}
    assert {path.name for path in FOLDER.glob("OFL*")} == {face.licence for face in FACES.values()}
    assert sum(path.stat().st_size for path in FOLDER.iterdir() if path.is_file()) < LIMIT


def test_both_weights_have_the_same_characters() -> None:
    """A name that can be printed can be printed bold."""
    for medium, bold in zip(CHAINS["medium"], CHAINS["bold"], strict=True):
        assert characters(medium) == characters(bold)


@pytest.mark.parametrize(
    ("first", "last"),
    [
        (0x20, 0x7E),
        (0xA0, 0x24F),
        (0x370, 0x3E1),
        (0x400, 0x52F),
        (0x1E00, 0x1FFF),
        (0x5D0, 0x5EA),
        (0x600, 0x6FF),
        (0x25A0, 0x26FF),
    ],
    ids=["ascii", "latin", "greek", "cyrillic", "latin-greek-further", "hebrew", "arabic", "shapes-symbols"],
)
def test_a_block_is_whole(first: int, last: int) -> None:
    """Every assigned character of the scripts and signs that the program promises."""
    known = set.union(*(characters(face) for face in CHAINS["medium"]))
    assert not {code for code in range(first, last + 1) if unicodedata.category(chr(code)) != "Cn"} - known


def test_the_signs_of_the_usual_colors_are_there() -> None:
    """Each card color's own sign."""
    known = set.union(*(characters(face) for face in CHAINS["medium"]))
    assert {ord(char) for color in USUAL_COLORS for char in color.glyph} <= known
