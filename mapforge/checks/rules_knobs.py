"""Checks of the knobs of the rules against one another, and against what the map has for them."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from mapforge.checks.network import cards as ticket_cards
from mapforge.checks.network import is_sketch, tracks
from mapforge.checks.rules_and_map import card_total
from mapforge.checks.subject import Subject, problem
from mapforge.model import Problem

HANDS = 2
"""Longest routes that a player may be saving for, on top of the opening hand, before claiming one."""


def open_row(subject: Subject) -> Iterator[Problem]:
    """The rule that replaces a row of locomotives can apply, and does not apply always."""
    rules = subject.variant.rules
    limit = rules.replace_row_at
    if limit is None or rules.face_up == 0:
        return
    path = ("rules", "replace_row_at")
    if rules.row_replacements == 0:
        yield problem("row-replaced-never", ("rules", "row_replacements"), about="rules.row_replacements", limit=limit)
    if rules.locomotives < limit <= rules.face_up:
        words: dict[str, Any] = {"limit": limit, "locomotives": rules.locomotives}
        yield problem("row-locomotives-few", path, about="rules.replace_row_at", **words)
    total = card_total(subject.variant)
    usual = round(rules.face_up * rules.locomotives / total, 2) if total else 0.0
    if usual >= limit:
        yield problem("row-replaced-always", path, about="rules.replace_row_at", value=usual, limit=limit, usual=usual)


def idle_locomotives(subject: Subject) -> Iterator[Problem]:
    """Locomotives can be played somewhere."""
    rules = subject.variant.rules
    nowhere = rules.locomotive_use == "tunnels" and not any(track.tunnel for track in subject.get(tracks))
    if nowhere and rules.locomotives and rules.stations is None and subject.variant.routes:
        yield problem("locomotives-idle", ("rules", "locomotive_use"), about="rules.locomotive_use")


def station_prices(subject: Subject) -> Iterator[Problem]:
    """Each station has one price that a hand can pay, and there is a city for each."""
    variant = subject.variant
    pieces = variant.rules.stations
    if pieces is None:
        return
    path = ("rules", "stations", "costs")
    words: dict[str, Any]
    held = max((color.cards for color in variant.card_colors), default=0) + variant.rules.locomotives
    dearest = max(pieces.costs[: pieces.count])
    if dearest > held:
        yield problem("station-price-high", path, about="rules.stations.costs", price=dearest, cards=held)
    if len(pieces.costs) > pieces.count:
        words = {"costs": len(pieces.costs), "count": pieces.count}
        yield problem("station-prices-idle", path, about="rules.stations.costs", **words)
    cities = sum(city.kind == "city" for city in variant.cities)
    wanted = pieces.count * max(variant.rules.players)
    if wanted > cities and not is_sketch(variant):
        words = {"wanted": wanted, "players": max(variant.rules.players), "cities": cities}
        yield problem("stations-many", ("rules", "stations", "count"), about="rules.stations.count", **words)


def repeated_tie_breaks(subject: Subject) -> Iterator[Problem]:
    """Each way to break a tie is named once."""
    ways = subject.variant.rules.tie_breaks
    for index, way in enumerate(ways):
        if way in ways[:index]:
            yield problem("tie-break-twice", ("rules", "tie_breaks", index), about=way, way=way)


def choice_of_tickets(subject: Subject) -> Iterator[Problem]:
    """Tickets are dealt, players may choose among them, and every deck comes into play."""
    rules, decks = subject.variant.rules, subject.variant.decks
    if not decks:
        return
    start, draw = rules.start_tickets, rules.draw_tickets
    if start.dealt == 0:
        yield problem("no-tickets-dealt", ("rules", "start_tickets", "deal"), about="rules.start_tickets.deal")
    for knob, keep, count in (
        ("start_tickets", start.keep, start.dealt),
        ("draw_tickets", draw.keep, draw.count),
    ):
        if keep == count > 1:
            yield problem("keep-all", ("rules", knob, "keep"), about=f"rules.{knob}.keep", count=count)
    used = {deck for deck, count in start.deal.items() if count} | {draw.deck}
    for deck in decks:
        if deck.id not in used:
            yield problem("deck-idle", ("decks", deck.id), deck.id)


def thin_decks(subject: Subject) -> Iterator[Problem]:
    """The deck that is drawn from outlasts the deal."""
    rules = subject.variant.rules
    deck = subject.decks.get(rules.draw_tickets.deck)
    if deck is None or is_sketch(subject.variant) or not ticket_cards(subject.variant):
        return
    words: dict[str, Any]
    if rules.draw_tickets.count > deck.size:
        path = ("rules", "draw_tickets", "count")
        words = {"count": rules.draw_tickets.count, "deck": deck.id, "size": deck.size}
        yield problem("draw-more-than-deck", path, about="rules.draw_tickets.count", **words)
    players = max(rules.players)
    dealt = players * rules.start_tickets.deal.get(deck.id, 0)
    if dealt <= deck.size < 2 * dealt:
        ratio = round(deck.size / dealt, 2)
        words = {"size": deck.size, "dealt": dealt, "players": players}
        yield problem("deck-thin", ("decks", deck.id), deck.id, value=ratio, **words)


def rising_points(subject: Subject) -> Iterator[Problem]:
    """A longer route is worth more than a shorter one."""
    table = sorted((int(length), points) for length, points in subject.variant.rules.route_points.items())
    for (short, less), (length, points) in pairwise(table):
        if points <= less:
            path = ("rules", "route_points", str(length))
            words: dict[str, Any] = {"length": length, "points": points, "short": short, "less": less}
            yield problem("points-falling", path, about=f"length {length}", **words)


def last_trains(subject: Subject) -> Iterator[Problem]:
    """A player with just too many trains for the last round can still lay one more route."""
    lengths = [track.length or 0 for track in subject.get(tracks)]
    limit = subject.variant.rules.last_round_at
    if lengths and not is_sketch(subject.variant) and min(lengths) > limit + 1:
        path = ("rules", "last_round_at")
        yield problem("last-round-stuck", path, about="rules.last_round_at", limit=limit, shortest=min(lengths))


def peak_hands(subject: Subject) -> Iterator[Problem]:
    """The train deck is not all in players' hands before anybody can pay."""
    variant = subject.variant
    longest = max((track.length or 0 for track in subject.get(tracks)), default=0)
    if is_sketch(variant) or not longest:
        return
    rules, players = variant.rules, max(variant.rules.players)
    hand = rules.start_hand + HANDS * longest
    total = card_total(variant)
    if players * hand >= total - rules.face_up:
        words: dict[str, Any] = {
            "players": players,
            "hand": hand,
            "longest": longest,
            "total": total,
            "row": rules.face_up,
        }
        value = round(players * hand / max(1, total - rules.face_up), 2)
        yield problem("train-deck-dry", ("rules", "players"), about="rules.players", value=value, **words)


def house_rules(subject: Subject) -> Iterator[Problem]:
    """Marks and text of the rules are printed, but not played."""
    variant = subject.variant
    if variant.marks or variant.rules_text:
        path = ("marks",) if variant.marks else ("rules_text",)
        yield problem("house-rules", path, marks=len(variant.marks), languages=len(variant.rules_text))
