"""Edits of whole routes."""

from typing import Any

import msgspec

from mapforge.edits import routes
from mapforge.model import Route, Track
from tests.edits.samples import by_id, hold_to_schema, ids, mini, refused


def held(**fields: Any) -> Route:
    """The double route between north and east with other values."""
    return msgspec.structs.replace(by_id(mini().routes)["east--north"], **fields)


def test_a_route_is_added_with_its_tracks() -> None:
    """Gray unless said, a track for each color, through the points it bends at."""
    new = routes.add_route(mini(), ends=("south", "north"), length=5, via=[(10.001, 20)])
    assert by_id(new.routes)["north--south"] == Route(
        id="north--south", ends=("south", "north"), length=5, tracks=(Track("gray"),), via=((10.0, 20.0),)
    )
    double = routes.add_route(mini(), ends=("fork", "abroad-1"), length=2, colors=("red", None))
    assert [track.color for track in by_id(double.routes)["abroad-1--fork"].tracks] == ["red", None]
    hold_to_schema(new)
    hold_to_schema(double)


def test_a_second_route_of_the_same_ends_is_counted() -> None:
    """It is a separate route, which is allowed."""
    new = routes.add_route(mini(), ends=("east", "north"), length=2)
    assert "east--north--2" in ids(new.routes)
    assert by_id(new.routes)["east--north"] is by_id(mini().routes)["east--north"]


def test_what_cannot_be_a_route_is_refused() -> None:
    """To itself, to nowhere, to a country, of no length, of no or too many tracks, of a color that is not there."""
    with refused("cannot lead from east to itself"):
        routes.add_route(mini(), ends=("east", "east"), length=2)
    with refused("no city easst. Did you mean east?"):
        routes.add_route(mini(), ends=("west", "easst"), length=2)
    with refused("abroad is a country. A route ends at one of its border spots"):
        routes.add_route(mini(), ends=("west", "abroad"), length=2)
    for length in (0, 31, -1):
        with refused("Length must be at"):
            routes.add_route(mini(), ends=("west", "east"), length=length)
    with refused("Tracks must have at least 1"):
        routes.add_route(mini(), ends=("west", "east"), length=2, colors=())
    with refused("Tracks must have at most 3"):
        routes.add_route(mini(), ends=("west", "east"), length=2, colors=("gray",) * 4)
    with refused("no color green. Choose gray or one of red, blue"):
        routes.add_route(mini(), ends=("west", "east"), length=2, colors=("green",))
    with refused("Make the route a ferry"):
        routes.add_route(mini(), ends=("west", "east"), length=2, colors=("locomotive",))
    with refused("Via must be at most"):
        routes.add_route(mini(), ends=("west", "east"), length=2, via=[(1e5, 0)])


def test_length_of_the_route_and_of_a_track() -> None:
    """One track may differ; the whole route's length is then every track's again."""
    one = routes.set_length(mini(), route="east--north", length=5, track=2)
    assert [track.length for track in by_id(one.routes)["east--north"].whole_tracks] == [3, 5]
    whole = routes.set_length(one, route="east--north", length=4)
    assert by_id(whole.routes)["east--north"] == held(length=4)
    back = routes.set_length(one, route="east--north", length=3, track=2)
    assert back.routes == mini().routes
    single = routes.set_length(mini(), route="north--west", length=6, track=1)
    assert by_id(single.routes)["north--west"].length == 6
    assert routes.set_length(mini(), route="east--north", length=3) is mini()
    for track in (0, 3, -1):
        with refused(f"has no track {track}. Choose one from 1 to 2"):
            routes.set_length(mini(), route="east--north", length=2, track=track)
    with refused("Length must be at most 30"):
        routes.set_length(mini(), route="east--north", length=31, track=1)
    with refused("no route east--nort. Did you mean east--north?"):
        routes.set_length(mini(), route="east--nort", length=2)


def test_tunnels_and_ferries() -> None:
    """Of the whole route, or of one track; as many locomotives as there are spaces at most."""
    new = routes.set_tunnel(mini(), route="east--north", tunnel=True)
    assert by_id(new.routes)["east--north"] == held(tunnel=True)
    one = routes.set_tunnel(new, route="east--north", tunnel=False, track=1)
    assert [track.tunnel for track in by_id(one.routes)["east--north"].whole_tracks] == [False, True]
    ferry = routes.set_ferry(mini(), route="south--west", locomotives=4)
    assert by_id(ferry.routes)["south--west"].ferry == 4
    assert by_id(routes.set_ferry(ferry, route="south--west", locomotives=0).routes)["south--west"].ferry == 0
    with refused("A ferry of 4 spaces has no place for 5 locomotives"):
        routes.set_ferry(mini(), route="south--west", locomotives=5)
    with refused("Ferry must be at least 0"):
        routes.set_ferry(mini(), route="south--west", locomotives=-1)
    longer = routes.set_length(mini(), route="east--north", length=5, track=2)
    two = routes.set_ferry(longer, route="east--north", locomotives=5, track=2)
    assert [track.ferry for track in by_id(two.routes)["east--north"].whole_tracks] == [0, 5]
    with refused("has no track 3"):
        routes.set_ferry(mini(), route="east--north", locomotives=1, track=3)


def test_a_line_bends_and_is_straight_again() -> None:
    """Through any number of points."""
    bent = routes.set_via(mini(), route="east--north", via=[(1, 2), (3, 4)])
    assert by_id(bent.routes)["east--north"].via == ((1.0, 2.0), (3.0, 4.0))
    assert routes.set_via(bent, route="east--north", via=[]).routes == mini().routes


def test_turned_round_everything_lies_where_it_was() -> None:
    """Ends, points and tracks the other way round; turned twice it is the same."""
    bent = routes.set_via(mini(), route="east--north", via=[(1, 2), (3, 4)])
    turned = by_id(routes.reverse(bent, route="east--north").routes)["east--north"]
    assert turned.ends == ("east", "north")
    assert turned.via == ((3.0, 4.0), (1.0, 2.0))
    assert [track.color for track in turned.tracks] == ["blue", "red"]
    assert routes.reverse(routes.reverse(bent, route="east--north"), route="east--north") == bent


def test_other_ends_give_another_id() -> None:
    """What speaks of the route follows; an id of one's own stays."""
    new = routes.set_ends(mini(), route="fork--west", ends=("north", "fork"))
    assert by_id(new.routes)["fork--north"].ends == ("north", "fork")
    assert new.marks[0].on == ("fork--north",)
    assert new.rules_text["en"] == "Pay a toll on [[fork--north]]."
    assert routes.set_ends(mini(), route="fork--west", ends=("west", "fork")) is mini()
    turned = routes.set_ends(mini(), route="fork--west", ends=("fork", "west"))
    assert by_id(turned.routes)["fork--west"].ends == ("fork", "west")
    with refused("to itself"):
        routes.set_ends(mini(), route="fork--west", ends=("west", "west"))
    hold_to_schema(new)


def test_routes_go_from_marks_too() -> None:
    """Several at once, and none if one is unknown."""
    new = routes.remove_routes(mini(), ids=["fork--west", "east--fork"])
    assert len(new.routes) == 6
    assert new.marks[0].on == ()
    assert new.cities == mini().cities
    with refused("no route x"):
        routes.remove_routes(mini(), ids=["fork--west", "x"])
