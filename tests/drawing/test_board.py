"""What a board looks like: every thing on it is drawn, in its layer, by the rules of style."""

from typing import Any

import msgspec
import pytest
from hypothesis import given

from mapforge.drawing.board import draw
from mapforge.drawing.display import LAYERS, DisplayList, Picture, Shape, Text
from mapforge.drawing.frame import score_cells
from mapforge.drawing.problems import Flag
from mapforge.drawing.style import INK, WHITE, contrast, fills, outline_of, sign_on
from mapforge.files import codec
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import USUAL_COLORS, Background, Board, Theme, Variant
from tests import strategies
from tests.conftest import DATA, SHIPPED


def shipped(name: str, library: Library) -> Variant:
    """A map by id or path."""
    variant = resolve(library.read(name), library).variant
    assert variant is not None
    return variant


def named(display: DisplayList, prefix: str) -> list[str]:
    """Ids of items that start so."""
    return [item.id for item in display.items if item.id.startswith(prefix)]


@pytest.mark.parametrize("name", [*SHIPPED, str(DATA / "mini")])
def test_everything_is_drawn(name: str, library: Library) -> None:
    """Each space of each track, each city, each name is an item with the owner it shows."""
    variant = shipped(name, library)
    display = draw(variant)
    ids = {item.id for item in display.items}
    assert len(ids) == len(display.items)
    for route in variant.routes:
        for number, track in enumerate(route.whole_tracks, 1):
            spaces = {f"{route.id}/{number}/{space}" for space in range(1, (track.length or 0) + 1)}
            assert spaces <= ids
            tunnels = {f"{space}/tunnel" for space in spaces}
            assert tunnels <= ids if track.tunnel else not tunnels & ids
            symbols = [space for space in spaces if f"{space}/locomotive" in ids]
            assert len(symbols) == track.ferry
    for city in variant.cities:
        part = {"city": "edge", "border": "spot", "junction": "dot"}[city.kind]
        assert f"{city.id}/{part}" in ids
        assert (f"{city.id}/name" in ids) == (city.kind == "city")
    for country in variant.countries:
        assert f"{country.id}/name" in ids


@pytest.mark.parametrize("name", SHIPPED)
def test_items_are_painted_layer_by_layer(name: str, library: Library) -> None:
    """The order of items is that of the layers, and a selection of layers holds just those."""
    display = draw(shipped(name, library))
    order = [LAYERS.index(item.layer) for item in display.items]
    assert order == sorted(order)
    some = display.only(frozenset({"routes", "names"}))
    assert {item.layer for item in some.items} == {"routes", "names"}


@pytest.mark.parametrize("name", ["usa", "europe", "switzerland"])
def test_hue_is_never_the_only_signal(name: str, library: Library) -> None:
    """Each colored space carries its color's sign, upright, and gray ones carry none."""
    variant = shipped(name, library)
    items = {item.id: item for item in draw(variant).items}
    for route in variant.routes:
        for number, track in enumerate(route.whole_tracks, 1):
            for space in range(1, (track.length or 0) + 1):
                sign = items.get(f"{route.id}/{number}/{space}/sign")
                assert (sign is not None) == (track.color != "gray")
                assert sign is None or (sign.placed is not None and sign.placed.angle == 0)


@pytest.mark.parametrize("color", USUAL_COLORS, ids=lambda color: color.id)
def test_signs_are_seen_on_their_color(color: Any) -> None:
    """A sign has contrast 3:1 at least, and black, blue and red have a light outline, the others a dark one."""
    assert contrast(sign_on(color.hex), color.hex) >= 3
    light = outline_of(color.hex).hex != INK
    assert light == (color.id in ("black", "blue", "red"))


def test_contrast_is_wcags() -> None:
    """Black on white is 21:1, and a shade on itself 1:1."""
    assert contrast("#000000", WHITE) == pytest.approx(21)
    assert contrast("#A50F15", "#A50F15") == pytest.approx(1)


@pytest.mark.parametrize(
    ("width", "height", "border"), [(790, 525, 25), (297, 420, 15), (1189, 841, 30), (300, 300, 20)]
)
def test_the_score_track_runs_round_the_board(width: float, height: float, border: float) -> None:
    """100 cells inside the border, each beside the next, the last in the top left corner."""
    cells = score_cells(Board(width, height, border))
    assert len(cells) == 100
    for left, top, wide, high in cells:
        assert left >= 0
        assert top >= 0
        assert left + wide <= width + 1e-9
        assert top + high <= height + 1e-9
        inner = border * 0.88 + 1e-9
        x, y = left + wide / 2, top + high / 2
        assert min(x, y, width - x, height - y) <= inner
    assert cells[-1][0] < border
    assert cells[-1][1] < border
    centers = [(left + wide / 2, top + high / 2) for left, top, wide, high in cells]
    for (x, y), (next_x, next_y) in zip(centers, centers[1:] + centers[:1], strict=True):
        assert (x == pytest.approx(next_x)) != (y == pytest.approx(next_y))


@pytest.mark.parametrize("border", [50, 60, 500])
def test_a_border_wider_than_the_board_has_no_score_track(border: float, library: Library) -> None:
    """Such a board is drawn without one."""
    board = Board(50, 50, border)
    assert not named(draw(msgspec.structs.replace(shipped("usa", library), board=board)), "score/")


def test_a_theme_changes_the_look(library: Library) -> None:
    """Paper, city and name take the theme's colors; score track and legend come and go."""
    usa = shipped("usa", library)
    theme = Theme(
        paper="#ABCDEF", gray="#777777", city="#123456", name="#654321", halo="#FEDCBA", score_track=False, legend=True
    )
    items = {item.id: item for item in draw(msgspec.structs.replace(usa, theme=theme)).items}
    paper, dot, name = items["paper"], items["atlanta/dot"], items["atlanta/name"]
    assert isinstance(paper, Shape)
    assert paper.fill is not None
    assert paper.fill.hex == "#ABCDEF"
    assert isinstance(dot, Shape)
    assert dot.fill is not None
    assert dot.fill.hex == "#123456"
    assert isinstance(name, Text)
    assert name.fill.hex == "#654321"
    assert name.halo is not None
    assert name.halo.color.hex == "#FEDCBA"
    gray = items["calgary--helena/1/1"]
    assert isinstance(gray, Shape)
    assert gray.fill is not None
    assert gray.fill.hex == "#777777"
    assert "score/1" not in items
    assert "legend" in items
    assert "legend" not in {item.id for item in draw(usa).items}


def test_marks_have_a_legend(library: Library) -> None:
    """A mark stands on the route that carries it, and its meaning in the legend."""
    display = draw(shipped(str(DATA / "mini"), library))
    assert named(display, "mark/toll/fork--west")
    words = [item.text for item in display.items if isinstance(item, Text) and item.id == "legend/toll/words"]
    assert words == ["Toll"]


def test_problems_are_marked_by_shape_and_color() -> None:
    """Error, warning and info differ in both, and several at one place share a ring of the worst."""
    variant = codec.decode(
        {"format": "mapforge-variant", "format_version": 1, "id": "a", "version": "1.0.0", "name": {}}
        | {"board": {"width": 100, "height": 100}}
    )
    flags = [
        Flag("warning", "route-id", (10, 10)),
        Flag("error", "unknown-city", (10, 10)),
        Flag("info", "x", (50, 50)),
    ]
    items = [item for item in draw(variant, flags).items if item.layer == "problems"]
    rings = [item for item in items if isinstance(item, Shape)]
    assert len(rings) == 2
    assert rings[0].path != rings[1].path
    assert rings[0].fill != rings[1].fill
    assert [item.text for item in items if isinstance(item, Text)] == ["route-id", "unknown-city", "x"]


def test_the_picture_lies_on_the_paper(library: Library) -> None:
    """A map's background is the item after the paper, as it is placed in the map."""
    usa = shipped("usa", library)
    background = Background(file="a.png", at=(1, 2), size=(30, 40), rotation=5, opacity=0.5, crop=(0, 0, 0.5, 1))
    board = msgspec.structs.replace(usa.board, background=background)
    picture = draw(msgspec.structs.replace(usa, board=board)).items[1]
    assert isinstance(picture, Picture)
    assert (picture.placed.x, picture.placed.y, picture.placed.angle) == (1, 2, 5)
    assert (picture.size, picture.opacity, picture.crop) == ((30, 40), 0.5, (0, 0, 0.5, 1))


def test_a_color_not_chosen_is_drawn_open(library: Library) -> None:
    """A track without a color has dashed, nearly empty spaces."""
    variant = shipped(str(DATA / "damaged" / "color-not-chosen.json"), library)
    items = {item.id: item for item in draw(variant).items}
    space = items["east--north/2/1"]
    assert isinstance(space, Shape)
    assert space.stroke is not None
    assert space.stroke.dash


@given(strategies.maps())
def test_any_map_can_be_drawn(document: strategies.Plain) -> None:
    """Whatever a map holds, its board is drawn, with finite numbers and unique ids."""
    display = draw(codec.decode(document))
    assert len({item.id for item in display.items}) == len(display.items)
    for item in display.items:
        if isinstance(item, Shape):
            assert all(abs(value) < 1e6 for command in item.path for value in command[1:])


def test_own_colors_are_taken(library: Library) -> None:
    """A map's own table of colors gives the fills, gray beside them."""
    assert set(fills(shipped(str(DATA / "mini"), library))) == {"red", "blue", "gray"}
