"""Checks on names: whatever one entry says of another must be there, once, and of the right kind."""

import re
from collections.abc import Iterator

from mapforge.checks.subject import Subject, closest, listing, problem
from mapforge.model import GRAY, Path, Problem, Route, Ticket
from mapforge.model.routes import route_id


def id_spaces(subject: Subject) -> Iterator[Problem]:
    """Cities and countries share their ids, and so do the tickets of all decks."""
    for name in sorted(subject.cities.keys() & subject.countries.keys()):
        yield problem("id-taken", ("countries", name, "id"), name, id=name, other="a city")
    seen: dict[str, str] = {}
    for deck in subject.variant.decks:
        for ticket in deck.tickets:
            if ticket.id in seen:
                path = ("decks", deck.id, "tickets", ticket.id, "id")
                yield problem("id-taken", path, ticket.id, id=ticket.id, other=f"a ticket of deck {seen[ticket.id]}")
            seen.setdefault(ticket.id, deck.id)


def route_ends(subject: Subject) -> Iterator[Problem]:
    """Both ends of a route are two different cities, border spots or junctions."""
    for route in subject.variant.routes:
        for index, end in enumerate(route.ends):
            path = ("routes", route.id, "ends", index)
            if end in subject.cities or end in subject.unsure:
                continue
            if end in subject.countries:
                yield problem("country-as-end", path, route.id, about=end, end=end)
            else:
                close = closest(end, subject.cities)
                yield problem("unknown-city", path, route.id, about=end, id=end, close=close)
        if route.ends[0] == route.ends[1]:
            yield problem("route-to-itself", ("routes", route.id, "ends"), route.id, id=route.ends[0])


def route_pairs(subject: Subject) -> Iterator[Problem]:
    """One route for each pair of ends, named after them."""
    seen: dict[tuple[str, ...], Route] = {}
    for route in subject.variant.routes:
        pair = tuple(sorted(route.ends))
        name = route_id(*pair)
        if pair in seen:
            first = seen[pair].id
            yield problem("second-route", ("routes", route.id, "ends"), route.id, first=first)
        elif (
            set(pair) <= subject.cities.keys()
            and route.id != name
            and not re.fullmatch(rf"{re.escape(name)}--[1-9][0-9]*", route.id)
        ):
            yield problem("route-id", ("routes", route.id, "id"), route.id, wanted=name)
        seen.setdefault(pair, route)


def track_colors(subject: Subject) -> Iterator[Problem]:
    """A track's color is gray or in the table of colors, and chosen."""
    known = {GRAY, *(color.id for color in subject.variant.card_colors)}
    for route in subject.variant.routes:
        wrong = {
            track.color: index for index, track in reversed(list(enumerate(route.tracks))) if track.color not in known
        }
        for color, index in wrong.items():
            path = ("routes", route.id, "tracks", index)
            if color is None:
                yield problem("color-not-chosen", path, route.id, track=index + 1)
            elif color not in subject.unsure:
                close = closest(color, known)
                yield problem(
                    "unknown-color",
                    path,
                    route.id,
                    about=color,
                    id=color,
                    track=index + 1,
                    close=close,
                )


def ferries(subject: Subject) -> Iterator[Problem]:
    """A track has at least as many spaces as locomotive symbols."""
    for route in subject.variant.routes:
        for index, track in enumerate(route.whole_tracks):
            ferry, length = track.ferry or 0, track.length or 0
            if ferry > length:
                path = ("routes", route.id, *own_key(route, index, "ferry"))
                yield problem(
                    "ferry-too-long",
                    path,
                    route.id,
                    ferry=ferry,
                    length=length,
                )
                break


def own_key(route: Route, index: int, key: str) -> tuple[str | int, ...]:
    """Where a track's length, tunnel or ferry is written: in the track, or in the route."""
    return ("tracks", index, key) if getattr(route.tracks[index], key) is not None else (key,)


def border_spots(subject: Subject) -> Iterator[Problem]:
    """A country's spots are cities of kind border, and of no other country."""
    owner: dict[str, str] = {}
    for country in subject.variant.countries:
        for spot in country.spots:
            path = ("countries", country.id, "spots", spot)
            city = subject.cities.get(spot)
            if spot in owner:
                yield problem("spot-twice", path, country.id, spot, id=spot, other=owner[spot])
            elif city is None and spot not in subject.unsure:
                yield problem(
                    "unknown-spot", path, country.id, about=spot, id=spot, close=closest(spot, subject.cities)
                )
            elif city is not None and city.kind != "border":
                yield problem("not-a-spot", path, country.id, spot, id=spot, kind=city.kind)
            owner.setdefault(spot, country.id)


def spots_of_no_country(subject: Subject) -> Iterator[Problem]:
    """Each border spot is in a country's list."""
    listed = {spot for country in subject.variant.countries for spot in country.spots}
    for city in subject.variant.cities:
        if city.kind == "border" and city.id not in listed:
            yield problem("spot-without-country", ("cities", city.id, "kind"), city.id)


def ticket_ends(subject: Subject) -> Iterator[Problem]:
    """A ticket joins different cities or countries that exist; junctions and single border spots are no ends."""
    known = [city.id for city in subject.variant.cities if city.kind == "city"] + list(subject.countries)
    for deck in subject.variant.decks:
        for ticket in deck.tickets:
            base: Path = ("decks", deck.id, "tickets", ticket.id)
            for index, end in enumerate(ticket.ends):
                path: Path = (*base, "from") if index == 0 else (*base, "to", index - 1, "id")
                city = subject.cities.get(end)
                if city is not None and city.kind != "city":
                    yield problem("not-a-ticket-end", path, ticket.id, end, id=end, kind=city.kind)
                elif city is None and end not in subject.countries and end not in subject.unsure:
                    close = closest(end, known)
                    yield problem("unknown-ticket-end", path, ticket.id, about=end, id=end, close=close)
            yield from _ticket_repeats(ticket, base)


def _ticket_repeats(ticket: Ticket, base: Path) -> Iterator[Problem]:
    destinations = [destination.id for destination in ticket.to]
    for index, end in enumerate(destinations):
        path = (*base, "to", index, "id")
        if end == ticket.start:
            yield problem("ticket-to-itself", path, ticket.id, id=end)
        elif end in destinations[:index]:
            yield problem("destination-twice", path, ticket.id, about=end, id=end)


def tickets_once(subject: Subject) -> Iterator[Problem]:
    """No two tickets of one deck ask for the same."""
    seen: dict[tuple[object, ...], str] = {}
    for deck in subject.variant.decks:
        for ticket in deck.tickets:
            ends = ticket.ends
            asked = (deck.id, *(sorted(ends) if len(ends) == 2 else (ends[0], *sorted(ends[1:]))))
            if asked in seen and seen[asked] != ticket.id:
                path = ("decks", deck.id, "tickets", ticket.id)
                yield problem("ticket-twice", path, ticket.id, first=seen[asked])
            seen.setdefault(asked, ticket.id)


def decks_of_rules(subject: Subject) -> Iterator[Problem]:
    """The rules deal and draw from decks that exist."""
    rules = subject.variant.rules
    if not subject.decks:
        yield problem("no-deck", ("decks",))
        return
    named: list[tuple[Path, str]] = [
        (("rules", "start_tickets", "deal", deck), deck) for deck in rules.start_tickets.deal
    ]
    named.append((("rules", "draw_tickets", "deck"), rules.draw_tickets.deck))
    for path, deck in named:
        if deck not in subject.decks and deck not in subject.unsure:
            known = ", ".join(subject.decks) or "none"
            close = closest(deck, subject.decks)
            yield problem("unknown-deck", path, about=f"{path[1]} {deck}", id=deck, close=close, known=known)


def marks_and_notes(subject: Subject) -> Iterator[Problem]:
    """Marks and notes name cities, countries and routes that exist."""
    known = {*subject.cities, *subject.countries, *subject.routes, *subject.unsure}
    named = [("marks", "on", mark.id, mark.on) for mark in subject.variant.marks]
    named += [("notes", "about", note.id, note.about) for note in subject.variant.notes]
    for collection, key, owner, places in named:
        for place in places:
            if place not in known:
                path = (collection, owner, key, place)
                yield problem("unknown-place", path, owner, about=place, id=place, close=closest(place, known))


def links(subject: Subject) -> Iterator[Problem]:
    """A link [[…]] in the rules text leads to a city, country or route."""
    known = {*subject.cities, *subject.countries, *subject.routes, *subject.unsure}
    for language, prose in subject.variant.rules_text.items():
        for link in dict.fromkeys(re.findall(r"\[\[([^\[\]]*)\]\]", prose)):
            if link not in known:
                path = ("rules_text", language)
                about = f"{language} {link}"
                yield problem("unknown-link", path, about=about, id=link, close=closest(link, known))


def removals(subject: Subject) -> Iterator[Problem]:
    """What a child removes from its base is named by nothing any more."""
    for collection, name in sorted(subject.removed):
        if name in subject.cities or name in subject.countries or name in subject.decks or name in subject.routes:
            continue
        users = _users(subject, name)
        if users:
            yield problem("removed-but-used", (collection, name), name, users=listing(users))


def _users(subject: Subject, name: str) -> list[str]:
    variant, rules = subject.variant, subject.variant.rules
    users = [f"route {route.id}" for route in variant.routes if name in route.ends]
    users += [f"ticket {ticket.id}" for ticket in variant.tickets if name in ticket.ends]
    users += [f"country {country.id}" for country in variant.countries if name in country.spots]
    users += [f"mark {mark.id}" for mark in variant.marks if name in mark.on]
    users += [f"note {note.id}" for note in variant.notes if name in note.about]
    users += [
        f"the rules text ({language})" for language, prose in variant.rules_text.items() if f"[[{name}]]" in prose
    ]
    if name in rules.start_tickets.deal or name == rules.draw_tickets.deck:
        users.append("the rules")
    return users
