"""What menus and keys do to the selection."""

from collections.abc import Callable
from typing import Any

import pytest

from mapforge.edits import board
from mapforge.edits import routes as route_edits
from mapforge.interaction import actions, menu
from mapforge.interaction.actions import NO_ROUTE, Offer
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.values import NOTHING, PICTURE, Ref, Refs, Situation
from mapforge.model import Route, Variant
from tests.edits.samples import by_id, mini, refused
from tests.interaction.hand import cities, routes, via

DASH = "\N{EN DASH}"


def there(selection: Refs, variant: Variant | None = None, **choices: Any) -> Situation:
    """The small map, or another, with something selected."""
    return Situation(variant=mini() if variant is None else variant, selection=selection, **choices)


def done(offer: Offer, variant: Variant | None = None) -> Variant:
    """The map that comes of an offer."""
    assert offer
    assert offer.operation is not None
    return offer.operation.on(mini() if variant is None else variant)


def named(offer: Offer) -> str:
    """What an undo menu would say."""
    assert offer.operation is not None
    return offer.operation.name


def route(variant: Variant, name: str) -> Route:
    """A route by its id."""
    return by_id(variant.routes)[name]


def picture(*, locked: bool) -> Variant:
    """The small map with a picture."""
    return board.place_background(board.set_background(mini(), file="a.png", at=(0, 0), size=(9, 9)), locked=locked)


def test_doubling_adds_a_track_in_the_chosen_color() -> None:
    """To each selected route that has room for one, in one step."""
    offer = actions.double_route(there(routes("north--west", "fork--west"), color="blue"))
    made = done(offer)
    assert [track.color for track in route(made, "north--west").tracks] == ["red", "blue"]
    assert [track.color for track in route(made, "fork--west").tracks] == ["gray", "blue"]
    assert named(offer) == "Double 2 routes"
    triple = actions.double_route(there(routes("east--north")))
    assert named(triple) == f"Add a track to North {DASH} East"
    full = done(triple)
    assert actions.double_route(there(routes("east--north"), full)).why_not == "A route has 3 tracks at most."


def test_undoubling_takes_the_last_track() -> None:
    """Of those that have several."""
    offer = actions.undouble(there(routes("east--north", "north--west")))
    assert [track.color for track in route(done(offer), "east--north").tracks] == ["red"]
    assert named(offer) == f"Take a track from North {DASH} East"
    assert not actions.undouble(there(routes("north--west")))


def test_tunnels_are_made_and_unmade() -> None:
    """And the menu can tell whether all that is selected is one."""
    mixed = there(routes("east--fork", "north--west"))
    assert not actions.is_tunnel(mixed)
    made = done(actions.tunnel(mixed, tunnel=True))
    assert route(made, "north--west").tunnel
    assert actions.is_tunnel(there(mixed.selection, made))
    assert not route(done(actions.tunnel(mixed, tunnel=False)), "east--fork").tunnel
    assert actions.tunnel(there(routes("east--fork")), tunnel=True).why_not == "It is a tunnel already."
    assert not actions.is_tunnel(there(NOTHING))


def test_ferries_have_locomotives() -> None:
    """No more than spaces, which the edit says; 0 makes an ordinary route."""
    one = routes("south--west")
    offer = actions.ferry(there(one), locomotives=2)
    assert (route(done(offer), "south--west").ferry, named(offer)) == (2, f"Ferry with 2 locomotives: West {DASH} Süd")
    assert route(done(actions.ferry(there(one), locomotives=0)), "south--west").ferry == 0
    assert not actions.ferry(there(one), locomotives=1)
    with refused("has no place for 9 locomotives"):
        done(actions.ferry(there(one), locomotives=9))


def test_lengths_are_set_for_all() -> None:
    """Except those that have it."""
    offer = actions.length(there(routes("north--west", "fork--west")), length=3)
    made = done(offer)
    assert (route(made, "north--west").length, route(made, "fork--west").length) == (3, 3)
    assert named(offer) == f"3 spaces for West {DASH} junction fork"
    assert actions.length(there(routes("north--west")), length=3).why_not == "It is that long already."


def test_colors_are_set_for_all_tracks_or_one() -> None:
    """None takes the choice back."""
    two = there(routes("east--north"))
    assert [track.color for track in route(done(actions.color(two, color="blue")), "east--north").tracks] == [
        "blue"
    ] * 2
    second = done(actions.color(two, color=None, track=2))
    assert [track.color for track in route(second, "east--north").tracks] == ["red", None]
    assert actions.color(two, color="red", track=1).why_not == "It has that color already."
    with refused("There is no color pink."):
        done(actions.color(two, color="pink"))


def test_routes_are_reversed_and_straightened() -> None:
    """A straight one cannot be straightened."""
    bent = route_edits.set_via(mini(), route="north--west", via=[(80, 50)])
    one = there(routes("north--west"), bent)
    assert route(done(actions.reverse_direction(one), bent), "north--west").ends == ("north", "west")
    assert via(done(actions.straighten(one), bent), "north--west") == ()
    assert actions.straighten(there(routes("north--west"))).why_not == "It is straight already."


@pytest.mark.parametrize(
    "offered",
    [
        actions.double_route,
        actions.undouble,
        lambda here: actions.tunnel(here, tunnel=True),
        lambda here: actions.ferry(here, locomotives=1),
        lambda here: actions.length(here, length=1),
        lambda here: actions.color(here, color="red"),
        actions.reverse_direction,
        actions.straighten,
    ],
)
def test_without_a_route_there_is_nothing_to_do(offered: Callable[[Situation], Offer]) -> None:
    """And that is said."""
    offer = offered(there(cities("west")))
    assert (offer.operation, offer.why_not) == (None, NO_ROUTE)


def test_the_picture_is_locked_and_unlocked() -> None:
    """A locked one is no longer selected, since nothing can be done to it."""
    free, held = picture(locked=False), picture(locked=True)
    offer = actions.lock_picture(there(frozenset({PICTURE}), free), locked=True)
    assert done(offer, free) == held
    assert offer.select == NOTHING
    assert done(actions.lock_picture(there(NOTHING, held), locked=False), held) == free
    assert actions.lock_picture(there(NOTHING, held), locked=True).why_not == "The picture is locked already."
    assert actions.lock_picture(there(NOTHING), locked=True).why_not.startswith("The board has no picture.")


def test_everything_can_be_selected_but_a_locked_picture() -> None:
    """Cities, countries and routes; tickets are not on the board."""
    assert len(actions.all_of(there(NOTHING))) == 16
    assert PICTURE in actions.all_of(there(NOTHING, picture(locked=False)))
    assert PICTURE not in actions.all_of(there(NOTHING, picture(locked=True)))


def test_what_is_gone_is_no_longer_selected() -> None:
    """Of each kind."""
    lookup = looked_up(mini())
    gone = {Ref("city", "x"), Ref("country", "west"), Ref("route", "x"), Ref("ticket", "x"), PICTURE}
    left = {Ref("city", "west"), Ref("country", "abroad"), Ref("route", "fork--west"), Ref("ticket", "west--east")}
    assert actions.existing(lookup, frozenset(gone | left)) == left


def test_delete_takes_all_kinds_in_one_step() -> None:
    """And tells only what was not selected itself as gone along."""
    selection = (
        cities("east", "north") | routes("east--north") | {Ref("ticket", "north--east"), Ref("country", "abroad")}
    )
    offer = actions.delete(there(selection))
    made = done(offer)
    assert [city.id for city in made.cities] == ["abroad-1", "abroad-2", "fork", "south", "west"]
    assert [entry.id for entry in made.routes] == ["fork--west", "south--west"]
    assert [ticket.id for ticket in made.tickets] == ["west--abroad"]
    assert made.countries == ()
    assert named(offer) == "Delete 2 cities, 1 country, 1 route and 1 ticket"
    assert offer.tell == (
        "Deleted 2 cities, 1 country, 1 route and 1 ticket, "
        "and with it 5 routes, 2 tickets and a destination of 1 ticket."
    )
    assert offer.select == NOTHING


def test_delete_leaves_a_locked_picture() -> None:
    """And says so where nothing else is selected."""
    held = picture(locked=True)
    assert actions.delete(there(frozenset({PICTURE}), held)).why_not == "The picture is locked. Unlock it first."
    offer = actions.delete(there(cities("fork") | {PICTURE}, held))
    assert done(offer, held).board.background is not None
    free = picture(locked=False)
    assert done(actions.delete(there(frozenset({PICTURE}), free)), free).board.background is None
    assert actions.delete(there(NOTHING)).why_not == "Select something first."


def test_menu_entries_without_arguments_take_the_next_value() -> None:
    """A tunnel is toggled, a ferry gets one locomotive more or less, the picture's lock turns."""
    one = routes("south--west")
    assert route(done(menu.OFFERS["tunnel"](there(one))), "south--west").tunnel
    assert route(done(menu.OFFERS["ferry-more"](there(one))), "south--west").ferry == 2
    assert route(done(menu.OFFERS["ferry-less"](there(one))), "south--west").ferry == 0
    assert menu.OFFERS["ferry-less"](there(routes("fork--west"))).why_not == "It is no ferry."
    free = picture(locked=False)
    assert done(menu.OFFERS["lock"](there(NOTHING, free)), free) == picture(locked=True)


def test_the_picture_fits_the_board_or_goes() -> None:
    """From the menu, locked or not."""
    held = picture(locked=True)
    fitted = done(menu.OFFERS["fit-picture"](there(NOTHING, held)), held)
    assert fitted.board.background is not None
    assert (fitted.board.background.at, fitted.board.background.size) == ((0.0, 0.0), (297.0, 210.0))
    assert menu.OFFERS["fit-picture"](there(NOTHING, fitted)).why_not == "The picture fits the board already."
    assert done(menu.OFFERS["remove-picture"](there(NOTHING, held)), held).board.background is None
    for name in ("fit-picture", "remove-picture"):
        assert menu.OFFERS[name](there(NOTHING)).why_not == "The board has no picture. Choose one first."
