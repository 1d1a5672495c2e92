"""Why a map, or a table of so many players, cannot be played: each reason in a designer's words."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from mapforge.engine import records
from mapforge.engine.core import words
from mapforge.engine.move import BLIND, LOCO
from mapforge.engine.position import UNKNOWN
from mapforge.engine.record import REPLACED
from mapforge.model import GRAY, Rules, Variant

MOST_OFFERED: Final = 12
"""Tickets that may be on offer to one player at once."""


def reasons(variant: Variant, players: int | None = None) -> Iterator[str]:
    """Every reason; with ``players``, those of this number too."""
    yield from _network(variant)
    yield from _cards(variant)
    yield from _tickets(variant)
    yield from _rules(variant)
    if players is not None:
        yield from _table(variant, players)


def _network(variant: Variant) -> Iterator[str]:
    cities = {city.id for city in variant.cities}
    colors = {color.id for color in variant.card_colors} | {GRAY}
    if not variant.routes:
        yield "the map has no routes"
    for names in (cities_and_countries(variant), [route.id for route in variant.routes]):
        yield from (f"{name} is the id of two entries" for name in _repeated(names))
    for route in variant.routes:
        yield from (f"route {route.id} ends at {end}, which is no city" for end in route.ends if end not in cities)
        if route.ends[0] == route.ends[1]:
            yield f"route {route.id} joins {route.ends[0]} to itself"
        for number, track in enumerate(route.whole_tracks, 1):
            if track.color is None:
                yield f"track {route.id}/{number} has no color yet"
            elif track.color not in colors:
                yield f"track {route.id}/{number} has the color {track.color}, which no train card has"
            if (track.length or 0) > words.LONGEST:
                yield f"track {route.id}/{number} has {track.length} spaces; the engine can hold {words.LONGEST}"
            if variant.rules.points_for(track.length or 0) is None:
                yield f"track {route.id}/{number} has {track.length} spaces, for which route_points has no points"


def cities_and_countries(variant: Variant) -> list[str]:
    """Ids that a ticket's end may be."""
    return [city.id for city in variant.cities] + [country.id for country in variant.countries]


def _cards(variant: Variant) -> Iterator[str]:
    names = [color.id for color in variant.card_colors]
    yield from (f"{name} is the id of two colors" for name in _repeated(names))
    for word in (BLIND, LOCO, REPLACED, UNKNOWN):
        if word in names:
            yield f'a color may not have the id "{word}", which means something else in a move or a record'


def _tickets(variant: Variant) -> Iterator[str]:
    rules = variant.rules
    decks = {deck.id: deck for deck in variant.decks}
    yield from (f"{name} is the id of two decks" for name in _repeated([deck.id for deck in variant.decks]))
    yield from (f"{name} is the id of two tickets" for name in _repeated([one.id for one in variant.tickets]))
    if rules.draw_tickets.deck not in decks:
        yield f"tickets are drawn from the deck {rules.draw_tickets.deck}, which the map does not have"
    for deck, count in rules.start_tickets.deal.items():
        if count and deck not in decks:
            yield f"tickets are dealt from the deck {deck}, which the map does not have"
    yield from _ticket_ends(variant)


def _ticket_ends(variant: Variant) -> Iterator[str]:
    ends = set(cities_and_countries(variant))
    cities = {city.id for city in variant.cities}
    spots = {country.id: set(country.spots) for country in variant.countries}
    for ticket in variant.tickets:
        for end in ticket.ends:
            if end not in ends:
                yield f"ticket {ticket.id} names {end}, which is neither city nor country"
        for destination in ticket.to:
            if destination.id == ticket.start or destination.id in spots.get(ticket.start, ()):
                yield f"ticket {ticket.id} joins {ticket.start} to itself"
    for country in variant.countries:
        for spot in country.spots:
            if spot not in cities:
                yield f"{country.id} has the border spot {spot}, which is not on the map"


def _rules(variant: Variant) -> Iterator[str]:
    rules = variant.rules
    held = records.CAPACITIES[-1]
    for what, count, most in (  # no file can say more: these are rules that a program made
        ("players", rules.players[1], held["seats"]),
        ("open cards", rules.face_up, held["row"]),
        ("cards turned over for a tunnel", rules.tunnel_cards, held["turned"]),
        ("cards that one move may take from the deck", most_taken(rules), held["script"]),
    ):
        if count > most:
            yield f"{count} {what}; the engine can hold {most}"
    for what, count in (("dealt", rules.start_tickets.dealt), ("drawn", rules.draw_tickets.count)):
        if count > MOST_OFFERED:
            yield f"{count} tickets are {what} at once; the engine can offer {MOST_OFFERED}"
    if rules.stations is not None and len(rules.stations.costs) < rules.stations.count:
        yield f"there are {rules.stations.count} stations, but prices for {len(rules.stations.costs)}"
    if rules.players[0] > rules.players[1]:
        yield f"the fewest players ({rules.players[0]}) are more than the most ({rules.players[1]})"


def most_taken(rules: Rules) -> int:
    """Cards, and rows replaced, that a move may ask of the deck at most: a deal, or a tunnel and a refill after it."""
    return max(
        rules.players[1] * rules.start_hand, rules.tunnel_cards + (rules.face_up + 1) * (rules.row_replacements + 1)
    )


def _table(variant: Variant, players: int) -> Iterator[str]:
    rules = variant.rules
    fewest, most = rules.players
    if not fewest <= players <= most:
        yield f"{players} players, but the rules allow {fewest} to {most}"
        return
    total = sum(color.cards for color in variant.card_colors) + rules.locomotives
    if players * rules.start_hand > total:
        yield f"{players} hands of {rules.start_hand} train cards are more than the {total} there are"
    sizes = {deck.id: deck.size for deck in variant.decks}
    for deck, count in rules.start_tickets.deal.items():
        if players * count > sizes.get(deck, players * count):
            yield f"{players} times {count} tickets are dealt, but the deck {deck} has {sizes[deck]}"


def _repeated(names: list[str]) -> list[str]:
    return sorted(name for name, count in Counter(names).items() if count > 1)
