"""Ground files: what is written is read again; a broken one is one clear error that names it."""

from pathlib import Path

import pytest
import shapely

from mapforge.geography import ground
from mapforge.geography.ground import GroundError
from tests.geography.boards import MAPS, ground_of

LAND = '{"type":"Feature","properties":{"layer":"land"},"geometry":{"type":"Polygon","coordinates":%s}}'
SQUARE = "[[[0,0],[9,0],[9,9],[0,9],[0,0]]]"
WHOLE = '{"type":"FeatureCollection","features":[%s]}'


@pytest.mark.parametrize("name", MAPS)
def test_what_is_written_is_read_again(name: str, tmp_path: Path) -> None:
    """The shipped grounds are below 500 kB, and reading and writing again changes nothing."""
    path = ground_of(name)
    assert path.stat().st_size < 500_000
    read = ground.read(path)
    ground.write(read, tmp_path / "again.geojson", 4)
    again = ground.read(tmp_path / "again.geojson")
    for layer in ground.LAYERS:
        one, other = getattr(read, layer), getattr(again, layer)
        assert abs(one.area - other.area) < 1e-6 * (1 + one.area)
        assert abs(one.length - other.length) < 1e-6 * (1 + one.length)
    assert again.source == read.source


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("", "is empty"),
        ("  \n", "is empty"),
        ("hello", "is not JSON"),
        ((WHOLE % (LAND % SQUARE))[:-30], "or cut off, at line 1"),
        ("[" * 100_000, "is not JSON"),
        ("[]", "holds no GeoJSON FeatureCollection"),
        ('{"type":"Feature"}', "holds no GeoJSON FeatureCollection"),
        ('{"type":"FeatureCollection","features":7}', "holds no GeoJSON FeatureCollection"),
        (WHOLE % "", "has no land"),
        (WHOLE % "null", "feature 0 is no GeoJSON feature"),
        (WHOLE % '{"properties":{"layer":"lava"}}', "has a layer 'lava'; known are land, lake"),
        (WHOLE % '{"properties":{"layer":["land"]}}', "has a layer"),
        (WHOLE % '{"properties":{"layer":"land"}}', "has a geometry None"),
        (WHOLE % (LAND % SQUARE).replace("Polygon", "LineString"), "takes Polygon or MultiPolygon"),
        (WHOLE % (LAND % "[]"), "a polygon without rings"),
        (WHOLE % (LAND % "7"), "a polygon without rings"),
        (WHOLE % (LAND % "[[[0,0],[1,1]]]"), "at least 4 number pairs"),
        (WHOLE % (LAND % "[[[0,0],[1,0],[1,1],[0]]]"), "no list of number pairs"),
        (WHOLE % (LAND % '[[[0,0],[1,0],["x",1],[0,0]]]'), "no list of number pairs"),
        (WHOLE % (LAND % "[[[0,0],[9,0],[NaN,9],[0,9],[0,0]]]"), "a coordinate that is no number"),
        (WHOLE % (LAND % "[[[0,0],[9,0],[1e999,9],[0,9],[0,0]]]"), "a coordinate that is no number"),
        (WHOLE % (LAND % "[[[0,0],[9,0],[9,91],[0,9],[0,0]]]"), "beyond 180 degrees"),
    ],
)
def test_a_broken_file_is_one_error(written: str, said: str, tmp_path: Path) -> None:
    """Each fault is said in one sentence that names the file."""
    path = tmp_path / "broken.geojson"
    path.write_text(written, encoding="utf-8")
    with pytest.raises(GroundError) as raised:
        ground.read(path)
    assert said in str(raised.value)
    assert str(path) in str(raised.value)
    assert "\n" not in str(raised.value)


def test_files_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing file, a folder, bytes that are no text, and a file far too large."""
    (tmp_path / "latin.geojson").write_bytes(b'{"source": "Z\xfcrich"}')
    for path, said in ((tmp_path / "none", "cannot be read"), (tmp_path, "cannot be read")):
        with pytest.raises(GroundError, match=said):
            ground.read(path)
    with pytest.raises(GroundError, match="not text in UTF-8"):
        ground.read(tmp_path / "latin.geojson")
    monkeypatch.setattr(ground, "MOST_BYTES", 5)
    with pytest.raises(GroundError, match="larger than"):
        ground.read(tmp_path / "latin.geojson")


def test_a_ground_is_clipped(tmp_path: Path) -> None:
    """Only what lies within the area stays; a bow tie and a hole are no trouble."""
    bow = LAND % "[[[0,0],[9,9],[9,0],[0,9],[0,0]],[[1,4],[1,5],[2,5],[1,4]]]"
    (tmp_path / "bow.geojson").write_text(WHOLE % f"{bow},{LAND % SQUARE}", encoding="utf-8")
    read = ground.clipped(ground.read(tmp_path / "bow.geojson"), shapely.box(0, 0, 3, 20))
    assert read.land.bounds == (0, 0, 3, 9)
    assert read.border.is_empty
