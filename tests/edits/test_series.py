"""Several edits as one."""

from mapforge.edits.cities import add_city, remove_cities
from mapforge.edits.routes import add_route, remove_routes
from mapforge.edits.series import Step, in_turn
from tests.edits.samples import ids, mini, refused


def test_each_edit_works_on_what_the_one_before_made() -> None:
    """So a route can end at a city that is new."""
    steps: list[Step] = [
        (add_city, {"name": "New", "at": (20, 20)}),
        (add_route, {"ends": ("new", "west"), "length": 2}),
    ]
    assert "new--west" in ids(in_turn(mini(), steps=steps).routes)


def test_no_edits_give_the_same_map() -> None:
    """The very value."""
    variant = mini()
    assert in_turn(variant, steps=()) is variant


def test_one_refusal_refuses_all() -> None:
    """The second finds its route gone with the city."""
    with refused("There is no route fork--west."):
        in_turn(mini(), steps=[(remove_cities, {"ids": ["fork"]}), (remove_routes, {"ids": ["fork--west"]})])
