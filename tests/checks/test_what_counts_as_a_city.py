"""Border spots do not count as cities, a country's ticket counts for its country, junctions never count."""

import pytest

from mapforge.checks.live import Live
from mapforge.edits.cities import add_city
from mapforge.edits.routes import add_route, remove_routes
from mapforge.edits.tickets import remove_tickets
from mapforge.model import Problem, Variant
from tests.bench.maps import shipped

DEGREE = ("city-without-routes", "city-one-route", "mean-routes")
TICKETS = ("city-busy", "city-without-tickets", "cities-unused", "tickets-per-city")


@pytest.fixture(scope="module")
def switzerland() -> Variant:
    """The map with 17 border spots, most of them with a single route."""
    return shipped("switzerland")


def found(variant: Variant, *codes: str) -> list[Problem]:
    """What the checks say under these codes, accepted or not."""
    return [finding.problem for finding in Live(variant).verdict.said if finding.problem.code in codes]


def test_border_spots_have_one_route_and_no_ticket_of_their_own(switzerland: Variant) -> None:
    """And are no dead ends, nor cities that no ticket wants, nor do their routes cut the map in two."""
    spots = {city.id for city in switzerland.cities if city.kind == "border"}
    assert len(spots) == 17
    said = found(switzerland, *DEGREE, *TICKETS, "route-cuts-map")
    assert not [
        problem for problem in said if spots & {part for name in problem.place.ids for part in name.split("--")}
    ]


def test_a_spot_that_loses_its_route_is_told_as_a_spot(switzerland: Variant) -> None:
    """Under a code of its own, not as a city without routes."""
    spot = switzerland.countries[0].spots[0]
    bare = remove_routes(switzerland, ids=[route.id for route in switzerland.routes if spot in route.ends])
    assert [problem.place.ids for problem in found(bare, "spot-without-routes")] == [(spot,)]
    assert not [problem for problem in found(bare, "city-without-routes") if spot in problem.place.ids]


def test_a_countrys_tickets_count_for_the_country(switzerland: Variant) -> None:
    """Without them nobody wants to go there, and its spots are still not blamed."""
    country = switzerland.countries[0]
    ids = [ticket.id for ticket in switzerland.tickets if country.id in ticket.ends]
    assert ids
    wanted = [problem for problem in found(switzerland, "city-without-tickets") if country.id in problem.place.ids]
    assert not wanted
    without = remove_tickets(switzerland, ids=ids)
    blamed = {name for problem in found(without, *TICKETS) for name in problem.place.ids}
    assert not blamed & set(country.spots)


def test_a_junction_is_no_city(switzerland: Variant) -> None:
    """With two routes and no ticket it changes no figure of cities; without routes it is told as a junction."""
    before = {problem.key: problem.parameters for problem in found(switzerland, *DEGREE, *TICKETS)}
    idle = add_city(switzerland, name="", at=(400.0, 480.0), kind="junction")
    junction = next(city.id for city in idle.cities if city.kind == "junction")
    assert [problem.place.ids for problem in found(idle, "junction-idle")] == [(junction,)]
    assert {problem.key: problem.parameters for problem in found(idle, *DEGREE, *TICKETS)} == before
    one, other = (city.id for city in switzerland.cities[:2])
    joined = add_route(add_route(idle, ends=(one, junction), length=2), ends=(junction, other), length=2)
    said = found(joined, *TICKETS, "city-without-routes", "city-one-route")
    assert not [problem for problem in said if junction in problem.place.ids]
