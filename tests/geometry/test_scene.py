"""A scene made from another is the scene itself."""

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mapforge.geometry.name_places import name_boxes
from mapforge.geometry.scene import Scene, renewed, scene
from mapforge.geometry.tracks import all_outlines, track_shapes
from mapforge.model import Board, City, Variant
from mapforge.model.cities import Label
from tests.geometry.boards import SHIPPED, shipped


def hold_equal(one: Scene, other: Scene) -> None:
    """The same spaces in the same order, and every name in the same place."""
    assert one.index.spaces == other.index.spaces
    assert np.allclose(one.index.outlines, other.index.outlines, atol=1e-6)
    assert one.boxes == other.boxes
    assert not one.moved_since(other)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_scene_is_what_is_drawn(name: str) -> None:
    """Outlines and names are those of the whole board."""
    variant = shipped(name)
    made = scene(variant)
    outlines = all_outlines(track_shapes(variant), variant.board.piece)
    assert np.array_equal(made.index.outlines, outlines)
    assert made.boxes == name_boxes(variant, list(outlines))
    assert [shape.route for shape in made.tracks] == [shape.route for shape in track_shapes(variant)]
    assert made.numbers([route.id for route in variant.routes]).tolist() == list(range(len(outlines)))


def unlabelled(variant: Variant) -> Variant:
    """Every third name is for MapForge to place."""
    cities = tuple(
        msgspec.structs.replace(city, label=Label()) if number % 3 == 0 else city
        for number, city in enumerate(variant.cities)
    )
    return msgspec.structs.replace(variant, cities=cities)


def changed(variant: Variant, kind: str, number: int, by: tuple[float, float]) -> Variant:
    """A map with one thing otherwise."""
    at = number % len(variant.cities)
    city = variant.cities[at]
    x, y = city.at
    rest = (*variant.cities[:at], *variant.cities[at + 1 :])
    if kind == "move":
        moved = msgspec.structs.replace(city, at=(x + by[0], y + by[1]))
        return msgspec.structs.replace(variant, cities=(*rest, moved))
    if kind == "label":
        turned = msgspec.structs.replace(city, label=Label(angle=by[0]))
        return msgspec.structs.replace(variant, cities=(*rest, turned))
    if kind == "remove":
        return msgspec.structs.replace(variant, cities=rest)
    if kind == "add":
        new = City(id=f"new-{len(variant.cities)}", name="New Town", at=(x + by[0], y + by[1]))
        return msgspec.structs.replace(variant, cities=(*variant.cities, new))
    if kind == "board":
        return msgspec.structs.replace(variant, board=Board(700 + abs(by[0]), 500, border=abs(by[1])))
    route = variant.routes[number % len(variant.routes)]
    others = tuple(other for other in variant.routes if other is not route)
    bent = msgspec.structs.replace(route, via=((x + by[0], y + by[1]),) if kind == "bend" else ())
    return msgspec.structs.replace(variant, routes=(*others, bent))


kinds = st.sampled_from(["move", "move", "label", "remove", "add", "bend", "straighten", "board"])
steps = st.lists(
    st.tuples(kinds, st.integers(0, 99), st.tuples(st.floats(-60, 60), st.floats(-60, 60))), min_size=1, max_size=4
)


@pytest.mark.parametrize("name", SHIPPED)
@settings(max_examples=8)
@given(path=steps)
def test_renewed_is_made_anew(name: str, path: list[tuple[str, int, tuple[float, float]]]) -> None:
    """After any changes, one at a time, the renewed scene is the one made of the map at once."""
    variant = unlabelled(shipped(name))
    kept = scene(variant)
    for kind, number, by in path:
        variant = changed(variant, kind, number, by)
        kept = renewed(kept, variant)
    hold_equal(kept, scene(variant))


def test_what_has_moved_is_told() -> None:
    """A city that moves takes its routes and its name with it, and nothing that lies elsewhere."""
    variant = shipped("usa")
    seattle = next(city for city in variant.cities if city.id == "seattle")
    rest = tuple(city for city in variant.cities if city is not seattle)
    moved = msgspec.structs.replace(seattle, at=(seattle.at[0] + 1, seattle.at[1]))
    told = scene(msgspec.structs.replace(variant, cities=(*rest, moved))).moved_since(scene(variant))
    assert told == {"seattle"} | {route.id for route in variant.routes if "seattle" in route.ends}
