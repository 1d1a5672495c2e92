"""What menus and keys do to the selection: one function a command, each with an Offer of what it would do.

A command that several routes are selected for does all of them that it fits, in one step.
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from mapforge.edits.board import place_background, remove_background
from mapforge.edits.cities import remove_cities
from mapforge.edits.countries import remove_countries
from mapforge.edits.removal import lost
from mapforge.edits.routes import remove_routes, reverse, set_ferry, set_length, set_tunnel, set_via
from mapforge.edits.series import Step, in_turn
from mapforge.edits.tickets import remove_tickets
from mapforge.edits.tracks import MOST, add_track, remove_track, set_track_color
from mapforge.interaction.lookup import Lookup
from mapforge.interaction.values import NOTHING, PICTURE, Operation, Ref, Refs, Situation
from mapforge.interaction.wording import counted, described, listed, spaces
from mapforge.model import FrozenMap, Route

NO_ROUTE = "Select a route first."


class Offer(Struct, frozen=True, kw_only=True):
    """A command as it stands: the operation, or why there is none now.

    ``select``: the selection when it is done (None: as it is), ``tell``: what to say then.
    """

    operation: Operation | None = None
    why_not: str = ""
    select: Refs | None = None
    tell: str = ""

    def __bool__(self) -> bool:
        return self.operation is not None


def selected_routes(there: Situation) -> tuple[Route, ...]:
    """The routes that are selected, by id."""
    return tuple(route for route in there.variant.routes if Ref("route", route.id) in there.selection)


def double_route(there: Situation) -> Offer:
    """One track more for each selected route, in the color for new tracks: makes it double, or triple."""
    fitting = [route for route in selected_routes(there) if len(route.tracks) < MOST]
    name = "Add a track to" if any(len(route.tracks) > 1 for route in fitting) else "Double"
    steps = [_step(add_track, route=route.id, color=there.color) for route in fitting]
    return _for_routes(there, name, fitting, steps, f"A route has {MOST} tracks at most.")


def undouble(there: Situation) -> Offer:
    """The last track of each selected route that has several taken away."""
    fitting = [route for route in selected_routes(there) if len(route.tracks) > 1]
    steps = [_step(remove_track, route=route.id, track=len(route.tracks)) for route in fitting]
    return _for_routes(there, "Take a track from", fitting, steps, "The route has only one track. Delete it instead.")


def tunnel(there: Situation, *, tunnel: bool) -> Offer:
    """The selected routes made tunnels, or no tunnels."""
    fitting = [route for route in selected_routes(there) if any(track.tunnel != tunnel for track in route.whole_tracks)]
    name, why_not = ("Make a tunnel of", "It is a tunnel already.") if tunnel else ("No tunnel for", "It is no tunnel.")
    return _for_routes(there, name, fitting, [_step(set_tunnel, route=r.id, tunnel=tunnel) for r in fitting], why_not)


def is_tunnel(there: Situation) -> bool:
    """Whether everything selected that can be a tunnel is one: the menu entry's tick."""
    routes = selected_routes(there)
    return bool(routes) and all(track.tunnel for route in routes for track in route.whole_tracks)


def ferry(there: Situation, *, locomotives: int) -> Offer:
    """The selected routes made ferries with so many locomotives; 0 makes them ordinary routes."""
    routes = selected_routes(there)
    fitting = [route for route in routes if any(track.ferry != locomotives for track in route.whole_tracks)]
    steps = [_step(set_ferry, route=route.id, locomotives=locomotives) for route in fitting]
    name = f"Ferry with {locomotives} locomotive{'' if locomotives == 1 else 's'}:" if locomotives else "No ferry for"
    return _for_routes(there, name, fitting, steps, "It has that many locomotives already.")


def length(there: Situation, *, length: int) -> Offer:
    """The selected routes so many spaces long."""
    routes = selected_routes(there)
    fitting = [route for route in routes if any(track.length != length for track in route.whole_tracks)]
    steps = [_step(set_length, route=route.id, length=length) for route in fitting]
    return _for_routes(there, f"{spaces(length).capitalize()} for", fitting, steps, "It is that long already.")


def color(there: Situation, *, color: str | None, track: int | None = None) -> Offer:
    """A color for the tracks of the selected routes, or for one track (from 1) of each that has it."""
    wanted = [
        (route, number)
        for route in selected_routes(there)
        for number, own in enumerate(route.tracks, 1)
        if track in (None, number) and own.color != color
    ]
    steps = [_step(set_track_color, route=route.id, track=number, color=color) for route, number in wanted]
    name = f"Color {color}:" if color else "No color yet:"
    return _for_routes(there, name, [route for route, _ in wanted], steps, "It has that color already.")


def reverse_direction(there: Situation) -> Offer:
    """The selected routes drawn from their other end; nothing moves on the board."""
    routes = selected_routes(there)
    return _for_routes(there, "Reverse", routes, [_step(reverse, route=route.id) for route in routes], "")


def straighten(there: Situation) -> Offer:
    """The selected routes without via points."""
    fitting = [route for route in selected_routes(there) if route.via]
    steps = [_step(set_via, route=route.id, via=()) for route in fitting]
    return _for_routes(there, "Straighten", fitting, steps, "It is straight already.")


def lock_picture(there: Situation, *, locked: bool) -> Offer:
    """The background picture held where it is, or free to be moved."""
    picture = there.variant.board.background
    if picture is None:
        return Offer(why_not="The board has no picture. Choose one first.")
    if picture.locked == locked:
        return Offer(why_not="The picture is locked already." if locked else "The picture is not locked.")
    name = "Lock the picture" if locked else "Unlock the picture"
    select = there.selection - {PICTURE} if locked else None
    return Offer(operation=Operation(name, place_background, FrozenMap({"locked": locked})), select=select)


def all_of(there: Situation) -> Refs:
    """Everything on the board that can be clicked: cities, names of countries, routes, and the picture if unlocked."""
    variant, picture = there.variant, there.variant.board.background
    refs = [Ref("city", city.id) for city in variant.cities]
    refs += [Ref("country", country.id) for country in variant.countries]
    refs += [Ref("route", route.id) for route in variant.routes]
    return frozenset(refs + [PICTURE] * (picture is not None and not picture.locked))


def existing(lookup: Lookup, refs: Refs) -> Refs:
    """Those of them that are on this map: what of a selection is left after an undo."""
    tickets = {ticket.id for ticket in lookup.variant.tickets} if any(ref.kind == "ticket" for ref in refs) else set()
    known: dict[str, Any] = {
        "city": lookup.cities,
        "country": lookup.countries,
        "route": lookup.routes,
        "ticket": tickets,
        "picture": () if lookup.variant.board.background is None else (PICTURE.id,),
    }
    return frozenset(ref for ref in refs if ref.id in known[ref.kind])


def delete(there: Situation) -> Offer:
    """The selection away in one step, with all that cannot be without it; ``tell`` names what went along."""
    lookup = there.lookup
    refs = existing(lookup, there.selection)
    picture = there.variant.board.background
    if picture is not None and picture.locked:
        refs -= {PICTURE}
    if not refs:
        locked = PICTURE in there.selection and picture is not None
        return Offer(why_not="The picture is locked. Unlock it first." if locked else "Select something first.")
    # Tickets and routes first: those that go along with a city are then no longer there to be asked for.
    table: tuple[tuple[str, Callable[..., Any]], ...] = (
        ("ticket", remove_tickets),
        ("route", remove_routes),
        ("city", remove_cities),
        ("country", remove_countries),
    )
    steps = [
        _step(edit, ids=ids) for kind, edit in table if (ids := tuple(sorted(r.id for r in refs if r.kind == kind)))
    ]
    if PICTURE in refs:
        steps.append(_step(remove_background))
    what = described(lookup, refs)
    return Offer(operation=_all(f"Delete {what}", steps), select=NOTHING, tell=f"Deleted {what}{_along(there, refs)}.")


def _along(there: Situation, refs: Refs) -> str:
    """What went along, beyond what was itself selected."""
    gone = lost(there.variant, ids=[ref.id for ref in refs if ref.kind in ("city", "country")])
    routes = sum(Ref("route", route) not in refs for route in gone.routes)
    tickets = sum(Ref("ticket", ticket) not in refs for ticket in gone.tickets)
    fewer = sum(Ref("ticket", ticket) not in refs for ticket in gone.destinations)
    parts = [counted(routes, "route")] * (routes > 0) + [counted(tickets, "ticket")] * (tickets > 0)
    parts += [f"a destination of {counted(fewer, 'ticket')}"] * (fewer > 0)
    return f", and with it {listed(parts)}" if parts else ""


def _for_routes(there: Situation, name: str, fitting: Iterable[Route], steps: list[Step], why_not: str) -> Offer:
    if not selected_routes(there):
        return Offer(why_not=NO_ROUTE)
    if not steps:
        return Offer(why_not=why_not)
    what = described(there.lookup, {Ref("route", route.id) for route in fitting})
    return Offer(operation=_all(f"{name} {what}", steps))


def _all(name: str, steps: list[Step]) -> Operation:
    if len(steps) == 1:
        return Operation(name, steps[0][0], steps[0][1])
    return Operation(name, in_turn, FrozenMap({"steps": tuple(steps)}))


def _step(edit: Callable[..., Any], **arguments: Any) -> Step:
    return edit, FrozenMap(arguments)
