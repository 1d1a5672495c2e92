"""What the SVG says can be read back: layers, ids, places, names, fonts, pictures."""

import base64
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
import uharfbuzz
from hypothesis import given
from hypothesis import strategies as st
from shapely import Polygon, affinity

from mapforge.drawing import svg
from mapforge.drawing.display import Color, DisplayList, Picture, Placed, Shape, Stroke, Text
from mapforge.drawing.svg_xml import number
from mapforge.fonts import FACES
from mapforge.geometry.text import shape
from tests.drawing import pictures, samples

SVG = "{http://www.w3.org/2000/svg}"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
HREF = "{http://www.w3.org/1999/xlink}href"


@pytest.fixture
def root(tmp_path: Path) -> ElementTree.Element:
    """The sample, written and read."""
    return _read(svg.write(samples.sample(), samples.folder(tmp_path)))


def test_the_board_is_in_millimetres(root: ElementTree.Element) -> None:
    """One user unit is one millimetre, and the title is the map's."""
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == (
        "120.396mm",
        "89.916mm",
        "0 0 120.396 89.916",
    )
    assert root.findtext(f"{SVG}title") == "All <kinds> & more"


def test_layers_and_owners(root: ElementTree.Element) -> None:
    """Layers are Inkscape's, in order; the spaces of a route stand in one group; no id comes twice."""
    layers = [group for group in root.iter(f"{SVG}g") if group.get(f"{INKSCAPE}groupmode") == "layer"]
    assert [layer.get(f"{INKSCAPE}label") for layer in layers] == ["Background", "Routes", "Cities", "Names"]
    assert [group.get("id") for group in layers[1]] == ["owner:a--b", "owner:b--c"]
    assert [space.get("id") for space in layers[1][0]] == [f"a--b/{at}" for at in range(5)]
    assert {space.get("data-owner") for space in layers[1][0]} == {"a--b"}
    ids = [found for found in (element.get("id") for element in root.iter()) if found is not None]
    assert len(set(ids)) == len(ids)


def test_every_item_is_there_in_order(root: ElementTree.Element) -> None:
    """All but the picture whose file is missing."""
    wanted = [item.id for item in samples.sample().items if item.id != "gone"]
    found = [element.get("id") for element in root.iter() if element.get("id") in {*wanted, "gone"}]
    assert found == wanted


def test_spaces_lie_where_they_were_placed(root: ElementTree.Element) -> None:
    """A turned rectangle, rebuilt from its path and transform."""
    for item in samples.sample().items:
        if isinstance(item, Shape) and item.placed is not None:
            wanted = Polygon(samples.corners(item.placed, 25, 8))
            assert _polygon(_by_id(root, item.id)).symmetric_difference(wanted).area < 0.05


def test_names_are_real_text_in_embedded_fonts(root: ElementTree.Element) -> None:
    """Each run stands in its place, and is as wide in the font inside the file as it was measured."""
    fonts = _fonts(root)
    assert set(fonts) == {("MapForge Sans", 400), ("MapForge Sans", 700), ("MapForge Arabic", 400),
                          ("MapForge Arabic", 700), ("MapForge Hebrew", 400), ("MapForge Dingbats", 400)}  # fmt: skip
    for item in samples.sample().items:
        if not isinstance(item, Text):
            continue
        group = _by_id(root, item.id)
        assert group.get("aria-label") == item.text
        runs = shape(item.text, item.size, item.weight)
        letters = [text for text in group if text.get("fill") != "none"]
        assert ["".join(text.itertext()).replace("\u200f", "") for text in letters] == [run.text for run in runs]
        for text, run in zip(letters, runs, strict=True):
            assert float(text.get("x", "nan")) == pytest.approx(run.x, abs=0.0006)
            face = fonts[text.get("font-family", ""), int(text.get("font-weight", "0"))]
            assert _width(face, text.text or "", item.size) == pytest.approx(run.width, abs=0.001)


def test_a_halo_never_covers_a_letter(root: ElementTree.Element) -> None:
    """Of several runs, all halos come first; of one, its own is below it."""
    one = _by_id(root, "name/0")
    assert [text.get("paint-order") for text in one] == ["stroke"]
    several = [text.get("fill") == "none" for text in _by_id(root, "name/1")]
    assert several == sorted(several, reverse=True)
    assert several.count(True) == several.count(False) > 1
    assert all(text.get("stroke") is None for text in _by_id(root, "name/4"))


def test_fonts_are_cut_and_keep_their_licence(root: ElementTree.Element) -> None:
    """What is embedded is a small part of the font, with its licence in it."""
    for (family, _), face in _fonts(root).items():
        whole = next(known for known in FACES.values() if known.family == family)
        assert len(face.blob.data) < whole.path.stat().st_size / 4
        assert "Open Font License" in (face.get_name(13) or "")


def test_pictures_are_embedded_and_cropped(root: ElementTree.Element, tmp_path: Path) -> None:
    """The file's own bytes, seen through a viewport in its pixels; a photograph's without what its camera noted."""
    turned = _by_id(root, "turned")
    assert turned.get("transform") == "translate(64 8) rotate(30 15 10)"
    assert turned.get("opacity") == "0.6"
    assert turned[0].get("viewBox") == "50 15 100 90"
    assert turned[0].get("preserveAspectRatio") == "none"
    assert _data(turned[0][0]) == ("image/webp", (tmp_path / "turned.webp").read_bytes())
    photo = _by_id(root, "photo")[0]
    assert photo.get("viewBox") == "0 0 150 200"
    kind, data = _data(photo[0])
    assert kind == "image/jpeg"
    assert b"Exif" not in data


def test_bad_pictures_are_left_out(tmp_path: Path) -> None:
    """Whatever is wrong with them, the rest is written."""
    names = [*pictures.folder_of_all(tmp_path), "missing.png", "."]
    items = [Picture(id=name, layer="background", file=name, placed=Placed(0, 0), size=(9, 9)) for name in names]
    written = svg.write(DisplayList("", 9, 9, tuple(items)), lambda name: tmp_path / name)
    assert b"<image" not in written
    _read(written)


@given(st.text(st.characters(), max_size=30), st.text(st.characters(), max_size=12))
def test_any_name_makes_sound_xml(text: str, name: str) -> None:
    """Titles, ids, owners and names of any characters are read back, without those that XML forbids."""
    ink = Color("#000000")
    items = (
        Text(id=name, layer="names", owner=name, text=text, placed=Placed(0, 0), size=4, fill=ink, halo=Stroke(ink, 1)),
        Shape(id=name, layer="marks", owner=name, path=samples.rectangle(1, 1), fill=ink),
    )
    root = _read(svg.write(DisplayList(text, 10, 10, items), lambda _: None))
    allowed = re.sub("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", text)
    assert root.findtext(f"{SVG}title") == allowed
    assert next(group.get("aria-label") for group in root.iter() if "aria-label" in group.attrib) == allowed
    ids = [found for found in (element.get("id") for element in root.iter()) if found is not None]
    assert len(set(ids)) == len(ids)
    assert not any(re.search(r"\s", found) for found in ids)


@given(st.floats(-1e6, 1e6))
def test_numbers_are_short(value: float) -> None:
    """Three decimals at most, no exponent, no minus zero."""
    text = number(value)
    assert re.fullmatch(r"-?(0|[1-9]\d*)(\.\d{0,2}[1-9])?", text)
    assert text != "-0"
    assert float(text) == pytest.approx(value, abs=0.00051)


def test_equal_lists_make_equal_bytes(tmp_path: Path) -> None:
    """In another process with another hash seed, too."""
    find = samples.folder(tmp_path)
    here = svg.write(samples.sample(), find)
    code = (
        "import sys; from pathlib import Path; from mapforge.drawing import svg; from tests.drawing import samples;"
        "sys.stdout.buffer.write(svg.write(samples.sample(), samples.folder(Path(sys.argv[1]))));"
        "assert 'PySide6' not in sys.modules"
    )
    there = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, check=True, env={"PYTHONHASHSEED": "7"}
    )
    assert there.stdout == here


def _read(data: bytes) -> ElementTree.Element:
    return ElementTree.fromstring(data)  # noqa: S314 (written a moment ago)


def _by_id(root: ElementTree.Element, name: str) -> ElementTree.Element:
    (found,) = (element for element in root.iter() if element.get("id") == name)
    return found


def _polygon(path: ElementTree.Element) -> Polygon:
    points = re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", path.get("d", ""))
    match = re.fullmatch(r"translate\((\S+) (\S+)\) rotate\((\S+)\)", path.get("transform", ""))
    assert match is not None
    x, y, angle = map(float, match.groups())
    own = Polygon([(float(px), float(py)) for px, py in points])
    return affinity.translate(affinity.rotate(own, angle, origin=(0, 0)), x, y)


def _fonts(root: ElementTree.Element) -> dict[tuple[str, int], uharfbuzz.Face]:
    style = root.findtext(f"{SVG}style") or ""
    rules = re.findall(r'font-family:"([^"]+)";font-weight:(\d+);src:url\(data:font/ttf;base64,([^)]+)\)', style)
    return {
        (family, int(weight)): uharfbuzz.Face(uharfbuzz.Blob(base64.b64decode(data))) for family, weight, data in rules
    }


def _width(face: uharfbuzz.Face, text: str, size: float) -> float:
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.language = "und"
    uharfbuzz.shape(uharfbuzz.Font(face), buffer)
    assert all(info.codepoint for info in buffer.glyph_infos)
    units = sum(int(at.x_advance) for at in buffer.glyph_positions)
    return size * units / int(face.upem)


def _data(image: ElementTree.Element) -> tuple[str, bytes]:
    match = re.fullmatch(r"data:([a-z/]+);base64,(.+)", image.get(HREF, ""))
    assert match is not None
    return match[1], base64.b64decode(match[2])
