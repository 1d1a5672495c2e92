"""Damage to the rules of published maps, and to what maps state of themselves."""

import string
from typing import Any

import msgspec

from mapforge.model import Deck, DrawTickets, Expect, FrozenMap, Mark, StartTickets, Stations, Variant
from mapforge.network.counts import counts
from tests.damage.tools import (
    Chance,
    Damage,
    any_map,
    changed,
    keeping,
    one,
    shipped,
    some,
    with_deck,
    with_routes,
    with_rules,
)


def lengths(variant: Variant) -> list[int]:
    """The lengths that occur."""
    return sorted({route.length for route in variant.routes})


def turned_players(chance: Chance) -> Variant:
    """More players at least than at most."""
    most = chance.randint(1, 7)
    return with_rules(any_map(chance), players=(chance.randint(most + 1, 8), most))


def never_open(chance: Chance) -> Variant:
    """Doubles that open beyond the largest table."""
    return with_rules(any_map(chance), double_open_from=chance.randint(6, 9))


def no_points(chance: Chance) -> Variant:
    """No points for a length that occurs."""
    variant = any_map(chance)
    gone = str(one(chance, lengths(variant)))
    kept = {length: points for length, points in variant.rules.route_points.items() if length != gone}
    return with_rules(variant, route_points=FrozenMap(kept))


def few_trains(chance: Chance) -> Variant:
    """Fewer trains than the longest route takes."""
    variant = any_map(chance)
    return with_rules(variant, trains=chance.randint(1, max(lengths(variant)) - 1))


def no_cards(chance: Chance) -> Variant:
    """A route longer than its cards."""
    variant = with_rules(any_map(chance), locomotives=0)
    return changed(variant, [one(chance, variant.routes).id], length=chance.randint(13, 30))


def large_ferry(chance: Chance) -> Variant:
    """A ferry for more locomotives than there are."""
    variant = any_map(chance)
    return changed(variant, [one(chance, variant.routes).id], length=30, ferry=chance.randint(15, 30))


def no_ferry(chance: Chance) -> Variant:
    """A ferry where locomotives may be played on tunnels only."""
    variant = shipped("switzerland")
    plain = [route.id for route in variant.routes if not route.tunnel]
    return changed(variant, [one(chance, plain)], ferry=1)


def small_deck(chance: Chance) -> Variant:
    """Fewer tickets than are dealt."""
    variant = shipped()
    kept = {ticket.id for ticket in some(chance, variant.tickets, 1, 14)}
    return keeping(variant, lambda ticket: ticket.id in kept)


def thin_deck(chance: Chance) -> Variant:
    """Hardly more tickets than are dealt."""
    variant = shipped()
    kept = {ticket.id for ticket in some(chance, variant.tickets, 15, 29)}
    return keeping(variant, lambda ticket: ticket.id in kept)


def kept_too_many(chance: Chance) -> Variant:
    """More kept than dealt or drawn."""
    variant = any_map(chance)
    knob = one(chance, ("start_tickets", "draw_tickets"))
    tickets = msgspec.structs.replace(getattr(variant.rules, knob), keep=chance.randint(6, 50))
    return with_rules(variant, **{knob: tickets})


def kept_all(chance: Chance) -> Variant:
    """Everything kept."""
    variant = any_map(chance)
    knob, count = one(
        chance,
        (("start_tickets", variant.rules.start_tickets.dealt), ("draw_tickets", variant.rules.draw_tickets.count)),
    )
    return with_rules(variant, **{knob: msgspec.structs.replace(getattr(variant.rules, knob), keep=count)})


def stations(chance: Chance, count: int, prices: int, dearest: int = 3) -> Variant:
    """A map with stations."""
    costs = tuple(chance.randint(1, dearest) for _ in range(prices))
    return with_rules(any_map(chance), stations=Stations(count=count, costs=costs))


def dear_station(chance: Chance) -> Variant:
    """A price that no hand can pay."""
    costs = [1, 2, 3]
    costs[chance.randrange(3)] = chance.randint(27, 50)
    return with_rules(any_map(chance), stations=Stations(count=3, costs=tuple(costs)))


def idle_tie_break(chance: Chance) -> Variant:
    """A tie-break by a bonus or by stations that are not there."""
    ways = one(chance, (("longest-path-bonus",), ("completed-tickets", "fewest-stations")))
    return with_rules(any_map(chance), longest_path=None, stations=None, tie_breaks=ways)


def tie_break_again(chance: Chance) -> Variant:
    """A tie-break named twice."""
    variant = any_map(chance)
    ways = list(variant.rules.tie_breaks)
    ways.insert(chance.randint(0, len(ways)), one(chance, ways))
    return with_rules(variant, tie_breaks=tuple(ways))


def no_dealt(chance: Chance) -> Variant:
    """Nobody is dealt tickets."""
    variant = any_map(chance)
    deal = one(chance, (FrozenMap[str, int](), FrozenMap({deck.id: 0 for deck in variant.decks})))
    return with_rules(variant, start_tickets=StartTickets(deal=deal, keep=0))


def idle_deck(chance: Chance) -> Variant:
    """A deck more that no rule names."""
    variant = any_map(chance)
    tickets = tuple(
        msgspec.structs.replace(ticket, id=f"{ticket.id}--9") for ticket in some(chance, variant.tickets, 1, 9)
    )
    return with_deck(variant, Deck(id=f"deck-{one(chance, string.ascii_lowercase)}", tickets=tickets))


def many_drawn(chance: Chance) -> Variant:
    """More tickets drawn at a time than there are."""
    return with_rules(shipped(), draw_tickets=DrawTickets(count=chance.randint(31, 50)))


def falling_points(chance: Chance) -> Variant:
    """A longer route worth no more than a shorter one."""
    variant = any_map(chance)
    table = dict(variant.rules.route_points)
    order = sorted(table, key=int)
    index = chance.randint(1, len(order) - 1)
    table[order[index]] = chance.randint(0, table[order[index - 1]])
    return with_rules(variant, route_points=FrozenMap(table))


def stuck(chance: Chance) -> Variant:
    """No route for the last trains."""
    least = chance.randint(2, 4)
    variant = with_routes(any_map(chance), lambda r: msgspec.structs.replace(r, length=max(r.length, least)))
    return with_rules(variant, last_round_at=chance.randint(0, least - 2))


def house_rule(chance: Chance) -> Variant:
    """A mark on the board, or text of rules."""
    variant = any_map(chance)
    if chance.random() < 0.5:
        return msgspec.structs.replace(variant, rules_text=FrozenMap({"en": "Pay double."}))
    mark = Mark(id="toll", symbol="▲", name=FrozenMap({"en": "Toll"}), on=(one(chance, variant.routes).id,))
    return msgspec.structs.replace(variant, marks=(mark,))


def ruled(chance: Chance, name: str | None = None, **knobs: Any) -> Variant:
    """A map with knobs set otherwise."""
    return with_rules(shipped(name) if name is not None else any_map(chance), **knobs)


def wrong_count(chance: Chance) -> Variant:
    """A figure stated that is not the map's."""
    variant = any_map(chance)
    figures = counts(variant)
    single = ("cities", "routes", "double_routes", "tracks", "spaces", "tunnels", "ferries")
    tables = ("tracks_by_color", "spaces_by_color", "tickets")
    name = one(chance, (*single, *tables))
    value: Any = getattr(figures, name)
    if name in tables:
        key = one(chance, list(value))
        value = FrozenMap({**value, key: value[key] + chance.randint(1, 9)})
    else:
        value += chance.randint(1, 9)
    return msgspec.structs.replace(variant, expect=msgspec.structs.replace(figures, **{name: value}))


def stating(variant: Variant, **stated: Any) -> Variant:
    """The map with statements about its decks."""
    expect = msgspec.structs.replace(Expect(), **{key: FrozenMap(value) for key, value in stated.items()})
    return msgspec.structs.replace(variant, expect=expect)


def unknown_name(chance: Chance) -> Variant:
    """A statement about a deck, a group or another map that is not there."""
    stated: dict[str, Any] = one(
        chance,
        (
            {"tickets_touch": {"mian": "big-city"}},
            {"tickets_touch": {"main": "big-ctiy"}},
            {"tickets_from": {"main": ("usa-1911:main",)}},
            {"tickets_with": {"main": ("usa:mian",)}},
        ),
    )
    return stating(shipped(), **stated)


def touching_none(chance: Chance) -> Variant:
    """Tickets of Big Cities of which one touches none."""
    variant = shipped("usa-big-cities")
    ticket = one(chance, variant.tickets)
    small = [city.id for city in variant.cities if "big-city" not in city.groups]
    start, end = chance.sample(small, 2)
    made = msgspec.structs.replace(ticket, start=start, to=(msgspec.structs.replace(ticket.to[0], id=end),))
    tickets = tuple(made if held is ticket else held for held in variant.tickets)
    deck = msgspec.structs.replace(variant.decks[0], tickets=tickets)
    return stating(msgspec.structs.replace(variant, decks=(deck,)), tickets_touch={"main": "big-city"})


def foreign(chance: Chance) -> Variant:
    """Tickets of Big Cities of which one has another value than in Mega."""
    variant = shipped("usa-big-cities")
    ticket = one(chance, variant.tickets)
    end = msgspec.structs.replace(ticket.to[0], points=ticket.to[0].points + chance.randint(1, 5))
    made = msgspec.structs.replace(ticket, to=(end,))
    tickets = tuple(made if held is ticket else held for held in variant.tickets)
    deck = msgspec.structs.replace(variant.decks[0], tickets=tickets)
    return stating(msgspec.structs.replace(variant, decks=(deck,)), tickets_from={"main": ("usa-mega:main",)})


def lacking(chance: Chance) -> Variant:
    """Mega without one of the tickets of its sets."""
    sets = {"main": ("usa:main", "usa-1910:main")}
    gone = one(chance, [*shipped().tickets, *shipped("usa-1910").tickets]).id
    return stating(keeping(shipped("usa-mega"), lambda ticket: ticket.id != gone), tickets_with=sets)


KINDS = (
    Damage("players-order", turned_players),
    Damage("double-threshold", never_open),
    Damage("points-missing", no_points),
    Damage("trains-short", few_trains),
    Damage("cards-short", no_cards),
    Damage("ferry-short", large_ferry),
    Damage("ferry-unusable", no_ferry),
    Damage("deck-short", small_deck),
    Damage("keep-too-many", kept_too_many),
    Damage("train-deck-short", lambda chance: ruled(chance, "usa", start_hand=chance.randint(22, 30))),
    Damage("row-never-replaced", lambda chance: ruled(chance, replace_row_at=chance.randint(6, 20))),
    Damage("station-costs", lambda chance: stations(chance, chance.randint(4, 20), 3)),
    Damage("tie-break-idle", idle_tie_break),
    Damage("last-round-at-once", lambda chance: ruled(chance, last_round_at=chance.randint(45, 50))),
    Damage("tunnel-cards", lambda chance: ruled(chance, one(chance, ("europe", "switzerland")), tunnel_cards=0)),
    Damage("row-replaced-never", lambda chance: ruled(chance, row_replacements=0)),
    Damage("row-locomotives-few", lambda chance: ruled(chance, locomotives=chance.randint(0, 2))),
    Damage("row-replaced-always", lambda chance: ruled(chance, locomotives=chance.randint(144, 500))),
    Damage("locomotives-idle", lambda chance: ruled(chance, "usa", locomotive_use="tunnels")),
    Damage("station-price-high", dear_station),
    Damage("station-prices-idle", lambda chance: stations(chance, 3, chance.randint(4, 12))),
    Damage("stations-many", lambda chance: stations(chance, chance.randint(12, 20), 20)),
    Damage("tie-break-twice", tie_break_again),
    Damage("no-tickets-dealt", no_dealt),
    Damage("keep-all", kept_all),
    Damage("deck-idle", idle_deck),
    Damage("draw-more-than-deck", many_drawn),
    Damage("deck-thin", thin_deck),
    Damage("points-falling", falling_points),
    Damage("last-round-stuck", stuck),
    Damage("train-deck-dry", lambda chance: ruled(chance, "usa", start_hand=chance.randint(9, 20))),
    Damage("house-rules", house_rule),
    Damage("expect-count", wrong_count),
    Damage("expect-unknown", unknown_name),
    Damage("expect-touching", touching_none),
    Damage("expect-foreign", foreign),
    Damage("expect-lacking", lacking),
)
