"""Checks of all tickets together: how many, how alike, how far, and which cities and routes they leave out."""

from collections import Counter
from collections.abc import Iterator

from mapforge.checks.network import cards, few_tickets, is_loose, net, outside
from mapforge.checks.subject import Subject, listing, problem
from mapforge.model import Problem
from mapforge.network.demand import loads
from mapforge.network.graph import FAR
from mapforge.network.likeness import alike

PER_CITY = (0.8, 1.5)
"""Tickets for each city: 0.83 (USA) to 1.49 (India)."""
BUSY = 9
"""Tickets that name one city: 4 to 9 on most published maps."""
UNUSED = 17.0
"""Cities that no ticket names, of a hundred: 0 (Europe) to 17 (USA)."""
ALIKE = 3.0
"""Pairs of tickets that are almost the same, of a hundred pairs."""
UNWANTED = 25.0
"""Routes on no ticket's shortest path, of a hundred: 6 to 21 on the shipped maps but Big Cities."""
REACH = 0.47
"""The longest ticket for each train of a player, on the mean of fifteen published boards."""
BOUNDS = (0.30, 0.45, 0.60, 0.75)
SHARES = (0.18, 0.33, 0.22, 0.16, 0.11)
"""Tickets by length, against the reach of a player: the mean of fifteen published boards."""
OFF = 0.6
"""Sum of the differences from these shares: 0.21 (Mega) to 0.55 (Switzerland) on the shipped maps."""


def per_city(subject: Subject) -> Iterator[Problem]:
    """About as many tickets as cities; none is named by too many, few by none; a country counts for itself."""
    if few_tickets(subject.variant):
        return
    cities = [city.id for city in subject.variant.cities if city.kind == "city"]
    total = cards(subject.variant)
    ratio = round(total / len(cities), 2)
    off = outside(ratio, *PER_CITY)
    if off:
        least, most = PER_CITY
        few = "few" if ratio < least else "many"
        yield problem("tickets-per-city", ("decks",), value=off, ratio=ratio, few=few, least=least, most=most)
    naming = Counter[str]()
    for ticket in subject.variant.tickets:
        naming.update(dict.fromkeys(ticket.ends, ticket.copies))
    unused = [name for name in cities if not naming[name]]
    for name in cities:
        if naming[name] > BUSY:
            yield problem("city-busy", ("cities", name), name, value=naming[name], count=naming[name], most=BUSY)
    for name in unused:
        yield problem("city-without-tickets", ("cities", name), name)
    share = round(100 * len(unused) / len(cities), 1)
    if share > UNUSED:
        listed = listing(unused)
        yield problem("cities-unused", ("decks",), value=share, share=share, most=UNUSED, cities=listed)


def near_duplicates(subject: Subject) -> Iterator[Problem]:
    """Few tickets come almost for free with another; those with several destinations are not compared."""
    if is_loose(subject):
        return
    tickets = [(deck.id, ticket) for deck in subject.variant.decks for ticket in deck.tickets if len(ticket.to) == 1]
    ends = [ticket.ends[:2] for _deck, ticket in tickets]
    pairs = [pair for pair in alike(subject.get(net), ends) if {*ends[pair.one]} != {*ends[pair.other]}]
    for one, other, more in pairs:
        deck, ticket = tickets[other]
        first = tickets[one][1].id
        path = ("decks", deck, "tickets", ticket.id)
        yield problem("ticket-alike", path, ticket.id, ticket.start, about=first, first=first, more=more)
    possible = len(tickets) * (len(tickets) - 1) // 2
    share = round(100 * len(pairs) / possible, 1) if possible else 0.0
    if not few_tickets(subject.variant) and share > ALIKE:
        some = listing(f"{tickets[pair.one][1].id} with {tickets[pair.other][1].id}" for pair in pairs)
        yield problem("tickets-alike", ("decks",), value=share, share=share, most=ALIKE, pairs=some)


def lengths(subject: Subject) -> Iterator[Problem]:
    """There are short, middling and long tickets in about the shares of published decks."""
    if few_tickets(subject.variant) or is_loose(subject):
        return
    graph = subject.get(net)
    found: list[int] = []
    for ticket in subject.variant.tickets:
        spaces = [far for end in ticket.to if (far := graph.distance(ticket.start, end.id)) is not None]
        if spaces:
            found += [min(spaces)] * ticket.copies
    table = graph.distances[graph.distances < FAR]
    reach = min(float(table.max(initial=0)), REACH * subject.variant.rules.trains)
    if not found or not reach:
        return
    counted = Counter(sum(spaces / reach >= bound for bound in BOUNDS) for spaces in found)
    shares = [counted[number] / len(found) for number in range(len(SHARES))]
    off = round(sum(abs(own - usual) for own, usual in zip(shares, SHARES, strict=True)), 2)
    if off > OFF:
        own = " / ".join(f"{100 * share:.0f}" for share in shares)
        usual = " / ".join(f"{100 * share:.0f}" for share in SHARES)
        yield problem("ticket-lengths", ("decks",), value=off, shares=own, usual=usual)


def unwanted_routes(subject: Subject) -> Iterator[Problem]:
    """Most routes lie on the shortest path of some ticket."""
    if few_tickets(subject.variant) or is_loose(subject):
        return
    graph, load = subject.get(net), loads(subject.get(net), subject.variant.tickets)
    unwanted = [route.id for route, wanted in zip(graph.routes, load, strict=True) if not wanted]
    share = round(100 * len(unwanted) / len(graph.routes), 1)
    if share > UNWANTED:
        routes = listing(unwanted)
        yield problem("routes-unwanted", ("decks",), value=share, share=share, most=UNWANTED, routes=routes)
