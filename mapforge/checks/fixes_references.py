"""Fixes of names that lead nowhere, of what is listed twice, and of tracks without a color."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

from mapforge.checks.proposal import Fixer, Proposal
from mapforge.checks.subject import Subject
from mapforge.edits import checking, countries, house, routes, rules, tickets, tracks
from mapforge.model import GRAY, Problem, Ticket, Variant
from mapforge.network.counts import whole_tracks


def _close(problem: Problem) -> str:
    return str(problem.parameters.get("close") or "")


def unknown_city(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The end that was probably meant."""
    close, route = _close(problem), subject.routes[str(problem.place.path[1])]
    if close:
        one, other = (close if end == problem.parameters["id"] else end for end in route.ends)
        yield Proposal(f"Let it end at {close}", partial(routes.set_ends, route=route.id, ends=(one, other)))


def unknown_color(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The color that was probably meant; else as a track without one."""
    route, track = str(problem.place.path[1]), int(problem.parameters["track"])
    if close := _close(problem):
        yield Proposal(f"Make it {close}", partial(tracks.set_track_color, route=route, track=track, color=close))
    else:
        yield from color_not_chosen(subject, problem)


def color_not_chosen(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The colors with fewest spaces that this route has not yet; then gray."""
    entry, track = subject.routes[str(problem.place.path[1])], int(problem.parameters["track"])
    spaces = Counter({color.id: 0 for color in subject.variant.card_colors})
    for whole in whole_tracks(subject.variant):
        if whole.color is not None and whole.color in spaces:
            spaces[whole.color] += whole.length or 0
    own = {other.color for other in entry.tracks}
    free = sorted((count, color) for color, count in spaces.items() if color not in own)
    for color in [*(color for _count, color in free[:2]), GRAY]:
        yield Proposal(f"Make it {color}", partial(tracks.set_track_color, route=entry.id, track=track, color=color))


def ferry_too_long(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """As many locomotives as there are spaces."""
    route, length = str(problem.place.path[1]), int(problem.parameters["length"])
    label = f"Ask for {length} locomotives"
    for number, _track in enumerate(subject.routes[route].tracks, 1):
        yield Proposal(label, partial(routes.set_ferry, route=route, locomotives=length, track=number))
    yield Proposal(label, partial(routes.set_ferry, route=route, locomotives=length))


def unknown_ticket_end(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The destination that was probably meant."""
    close, ticket = _close(problem), _ticket(subject, problem)
    if close and ticket is not None and problem.place.path[4] == "to":
        to = [(close if end.id == problem.parameters["id"] else end.id, end.points) for end in ticket.to]
        yield Proposal(f"Let it lead to {close}", partial(tickets.set_destinations, ticket=ticket.id, to=to))


def ticket_twice(_subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """One of the two away: the later one, or where too few would be left, the first."""
    for ticket in (str(problem.place.path[3]), str(problem.parameters["first"])):
        yield Proposal(f"Remove {ticket}", partial(tickets.remove_tickets, ids=[ticket]))


def repeated_destination(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The ticket without the destination that says nothing."""
    ticket = _ticket(subject, problem)
    if ticket is None:
        return
    to = {end.id: end.points for end in ticket.to if end.id != ticket.start}
    if to:
        edit = partial(tickets.set_destinations, ticket=ticket.id, to=list(to.items()))
        yield Proposal(f"Name {problem.parameters['id']} no more than once", edit)


def _ticket(subject: Subject, problem: Problem) -> Ticket | None:
    path = problem.place.path
    deck = subject.decks.get(str(path[1]))
    return next((ticket for ticket in deck.tickets if ticket.id == path[3]), None) if deck is not None else None


def spot_without_country(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The country whose id the spot's begins with; or the only one."""
    spot = str(problem.place.path[1])
    owners = [country for country in subject.variant.countries if spot.startswith(f"{country.id}-")]
    if not owners and len(subject.variant.countries) == 1:
        owners = list(subject.variant.countries)
    for country in owners:
        edit = partial(countries.set_spots, country=country.id, spots=[*country.spots, spot])
        yield Proposal(f"Make it a spot of {country.name}", edit)


def unknown_deck(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The deck that was probably meant, or the only one."""
    wrong, path = str(problem.parameters["id"]), problem.place.path
    known = list(subject.decks)
    deck = _close(problem) or (known[0] if len(known) == 1 else "")
    if not deck:
        return
    label = f"Use the deck {deck}"
    if path[1] == "draw_tickets":
        yield Proposal(label, partial(rules.set_knob, knob="draw_tickets.deck", value=deck))
    else:
        deal = {deck if name == wrong else name: count for name, count in _deal(subject).items()}
        yield Proposal(label, partial(rules.set_knob, knob="start_tickets.deal", value=deal))


def _deal(subject: Subject) -> dict[str, int]:
    return dict(subject.variant.rules.start_tickets.deal)


def unknown_place(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The place that was probably meant; else the mark or note without it."""
    collection, owner, _key, wrong = problem.place.path
    close = _close(problem)
    if collection == "marks":
        on = next(mark.on for mark in subject.variant.marks if mark.id == owner)
        yield _replaced(close, partial(house.change_mark, mark=str(owner), on=_swapped(on, str(wrong), close)))
    else:
        about = next(note.about for note in subject.variant.notes if note.id == owner)
        yield _replaced(close, partial(house.change_note, note=str(owner), about=_swapped(about, str(wrong), close)))


def _replaced(close: str, edit: "partial[Variant]") -> Proposal:
    return Proposal(f"Name {close} instead" if close else "Take it away", edit)


def _swapped(names: tuple[str, ...], wrong: str, close: str) -> list[str]:
    return [close if name == wrong else name for name in names if name != wrong or close]


def unknown_link(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The link that was probably meant; else its words without a link."""
    language, wrong, close = str(problem.place.path[1]), str(problem.parameters["id"]), _close(problem)
    prose = subject.variant.rules_text[language]
    made = prose.replace(f"[[{wrong}]]", f"[[{close}]]" if close else wrong)
    label = f"Link to {close}" if close else "Leave the words, without a link"
    yield Proposal(label, partial(house.set_rules_text, language=language, text=made))


def idle_setting(_subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The setting away."""
    kind, name = str(problem.place.path[1]), str(problem.place.path[2])
    if kind == "severity":
        yield Proposal("Remove the setting", partial(checking.set_severity, code=name, severity=None))
    else:
        yield Proposal("Remove the acceptance", partial(checking.withdraw, key=name))


REFERENCES: dict[str, Fixer] = {
    "unknown-city": unknown_city,
    "unknown-color": unknown_color,
    "color-not-chosen": color_not_chosen,
    "ferry-too-long": ferry_too_long,
    "unknown-ticket-end": unknown_ticket_end,
    "ticket-twice": ticket_twice,
    "ticket-to-itself": repeated_destination,
    "destination-twice": repeated_destination,
    "spot-without-country": spot_without_country,
    "unknown-deck": unknown_deck,
    "unknown-place": unknown_place,
    "unknown-link": unknown_link,
    "unknown-code": idle_setting,
    "severity-fixed": idle_setting,
}
