"""A picture's header tells its kind and size, or there is a plain reason why not."""

import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from mapforge.drawing import picture_file
from mapforge.drawing.picture_file import PictureError, PictureInfo, look, look_into, without_orientation
from tests.drawing import pictures


@pytest.mark.parametrize("kind", pictures.sound())
def test_kind_and_size_of_sound_pictures(kind: str, tmp_path: Path) -> None:
    """They are told whatever the file's name."""
    path = tmp_path / "picture.svg"
    path.write_bytes(pictures.sound()[kind])
    assert look(path) == PictureInfo(kind.split()[-1], *pictures.SIZE)  # type: ignore[arg-type]


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_photograph_has_its_upright_size(orientation: int) -> None:
    """A camera held on its side swaps width and height; without EXIF, the picture says nothing of it."""
    data = pictures.packed("jpeg", orientation)
    info = look_into(io.BytesIO(data))
    assert (info.width, info.height) == (pictures.SIZE if orientation < 5 else pictures.SIZE[::-1])
    assert info.orientation == orientation
    bare = without_orientation(data, info)
    assert look_into(io.BytesIO(bare)) == PictureInfo("jpeg", *pictures.SIZE)
    assert Image.open(io.BytesIO(bare)).tobytes() == Image.open(io.BytesIO(data)).tobytes()


def test_reasons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bad file is refused for what is wrong with it."""
    for name, reason in pictures.folder_of_all(tmp_path).items():
        with pytest.raises(PictureError) as caught:
            look(tmp_path / name)
        assert caught.value.reason == reason, name
    for nowhere in (tmp_path / "none.png", tmp_path, tmp_path / "wide.png" / "below"):
        with pytest.raises(PictureError, match="missing"):
            look(nowhere)
    with pytest.raises(PictureError):
        look(Path("nul\0l.png"))
    monkeypatch.setattr(picture_file, "BYTE_LIMIT", 100)
    with pytest.raises(PictureError, match="too large: 0 MB"):
        look(tmp_path / "short png.png")


def test_the_largest_picture_is_taken() -> None:
    """The limit is 100 million pixels, and one row more is refused."""
    assert look_into(io.BytesIO(pictures.huge_png(10_000, 10_000))).width == 10_000
    with pytest.raises(PictureError, match="10000 x 10001"):
        look_into(io.BytesIO(pictures.huge_png(10_000, 10_001)))


_STARTS = (
    b"",
    b"\x89PNG\r\n\x1a\n",
    b"\xff\xd8\xff",
    b"RIFF\0\0\0\0WEBPVP8 ",
    b"RIFF\0\0\0\0WEBPVP8L",
    b"RIFF\0\0\0\0WEBPVP8X",
)


@given(st.builds(bytes.__add__, st.sampled_from(_STARTS), st.binary(max_size=200)))
def test_any_bytes(data: bytes) -> None:
    """Whatever a file holds, it is a picture or there is a PictureError."""
    _look_if_possible(data)


@given(st.sampled_from(sorted(pictures.sound())), st.data())
def test_sound_pictures_with_changed_bytes(kind: str, data: st.DataObject) -> None:
    """One damaged in its first bytes, or cut anywhere, is a picture or there is a PictureError."""
    picture = bytearray(pictures.sound()[kind])
    for _ in range(data.draw(st.integers(0, 3))):
        picture[data.draw(st.integers(0, 700)) % len(picture)] = data.draw(st.integers(0, 255))
    _look_if_possible(bytes(picture[: data.draw(st.integers(0, len(picture)))]))


def _look_if_possible(data: bytes) -> None:
    try:
        info = look_into(io.BytesIO(data))
    except PictureError:
        pass
    else:
        assert 0 < info.width * info.height <= picture_file.PIXEL_LIMIT
        without_orientation(data, info)
