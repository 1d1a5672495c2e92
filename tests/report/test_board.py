"""The board of a report: every route and city shaded by its figure, for each table and layer, with its number."""

import re

from mapforge.report import board
from mapforge.report.document import read
from tests.report.made_up import document
from tests.report.test_page import shipped

SWISS = shipped("switzerland")
TABLES = read(document(SWISS, (2, 3))).tables


def test_shades_follow_the_figures() -> None:
    """The more a route is claimed the darker, the earlier the darker; its number is the figure."""
    told = board.route_shades(SWISS, TABLES)
    rows = {row.route: row for row in TABLES[0].routes}
    by_rate = sorted(rows.values(), key=lambda row: row.claimed.mean or 0.0)
    steps = [told[row.route]["a2"].step for row in by_rate]
    assert steps == sorted(steps)
    assert len(set(steps)) > 2
    by_turn = sorted(rows.values(), key=lambda row: row.median or 0.0)
    steps = [told[row.route]["b2"].step for row in by_turn]
    assert steps == sorted(steps, reverse=True)
    for route, row in rows.items():
        assert told[route]["a2"].text == f"{100 * (row.claimed.mean or 0.0):.0f}"


def test_a_route_nobody_claimed_has_no_turn_and_no_share() -> None:
    """A dash, and the palest shade."""
    plain = document(SWISS, (2,))
    plain["tables"][0]["routes"][0] |= {"median": None, "winners_share": None, "claims": 0}
    told = board.route_shades(SWISS, read(plain).tables)[SWISS.routes[0].id]
    assert (told["b2"], told["c2"]) == (board.Shade(0, "–"), board.Shade(0, "–"))  # noqa: RUF001 - printed so


def test_the_drawing_has_every_route_and_number_once() -> None:
    """A group with classes for each route; for each layer and table a number in it, and one in each city."""
    drawn = board.picture(SWISS, TABLES)
    keys = {f"{layer}{size}" for layer in "abcd" for size in (2, 3)}
    for route in SWISS.routes:
        (classes,) = re.findall(rf'data-owner="{route.id}" class="([^"]*)"', drawn)
        assert {name.split("-")[0] for name in classes.split()} == keys
    for layer in "abcd":
        assert drawn.count(f'class="n n{layer}2"') == len(SWISS.routes)
    cities = sum(city.kind == "city" for city in SWISS.cities)
    assert drawn.count('class="n nk3 within"') == cities
    assert "data:image" not in drawn  # no background picture


def test_grown_names_do_not_run_into_each_other() -> None:
    """Solothurn and Olten stand side by side with no room to grow; Genève has room."""
    variant = shipped("switzerland")
    shown = board.picture(variant, read(document(variant)).tables)
    classes = dict(re.findall(r'<g id="owner:([a-z-]+)" [^>]*class="([^"]*)"', shown))
    assert "tight" in classes["solothurn"].split()
    assert "tight" in classes["olten"].split()
    assert "tight" not in classes["geneve"].split()
