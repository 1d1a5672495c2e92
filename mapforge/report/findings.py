"""What stands out, in plain words with what to try, worst first.

A finding is a seat that is unfair beside the published maps, or a row (a ticket, city, route, color, bonus, style) that
reaches beyond all of them. What is found of one thing at several tables, or as several kinds of row, is one finding.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mapforge.model import Variant
from mapforge.network.graph import graph
from mapforge.network.paths import near_ways
from mapforge.network.supply import usable_tracks
from mapforge.playtest.dead_ends import WORDS
from mapforge.playtest.verdicts import FAIR_WITHIN
from mapforge.report.document import Playtest, Table, TicketRow
from mapforge.report.judging import Beyond, Judged, SeatVerdict
from mapforge.report.measures import Kind, Measure
from mapforge.report.names import Names


class Finding(NamedTuple):
    """What stands out: of which kind and thing, how far (to rank), in words, what to try, at which tables."""

    kind: str
    subject: str
    weight: float
    text: str
    hint: str
    tables: tuple[int, ...]


_FAMILY: dict[Kind, str] = {
    "ticket-worth": "ticket",
    "ticket-finished": "ticket",
    "city-finished": "city",
    "city-reached": "city",
    "route-claimed": "route",
    "route-early": "route",
    "route-blamed": "route",
    "color-wait": "color",
    "style": "style",
    "bonus": "bonus",
    "stuck": "stuck",
}


def findings(playtest: Playtest, judged: Judged, variant: Variant) -> list[Finding]:
    """All of a playtest: unfair seats, which nobody can play around, then the others, the weightiest first."""
    names = Names(variant)
    found = [*_seats(judged)]
    groups: dict[tuple[str, str], list[Beyond]] = {}
    for one in judged.beyond:
        family = _FAMILY[one.measure.kind]
        groups.setdefault((family, "" if family == "stuck" else one.measure.subject), []).append(one)
    found += [_row(group, playtest, variant, names) for group in groups.values()]
    return sorted(found, key=lambda one: (one.kind != "seat", -one.weight, one.kind, one.subject))


def percent(share: float, low: float, high: float) -> str:
    """A share with its interval, as it is said."""
    digits = 1 if share < 0.05 or share > 0.95 else 0
    return f"{100 * share:.{digits}f} % [{100 * low:.{digits}f}, {100 * high:.{digits}f}]"


def _said(found: Measure, players: int = 1) -> str:
    """A measure with its interval; one that counts equal shares as 1 is divided among the players."""
    return percent(found.value / players, found.low / players, found.high / players)


def _seats(judged: Judged) -> Iterable[Finding]:
    """One finding of all unfair seats: they share their cause."""
    unfair = [seat for table in judged.tables for seat in table.seats if seat.verdict.word == "unfair"]
    if not unfair:
        return
    worst = max(unfair, key=lambda seat: abs(seat.off.mean))
    sizes = tuple(sorted({seat.players for seat in unfair}))
    own, more = worst.own, "more" if worst.off.mean > 0 else "less"
    beside = " and ".join(f"{100 * share:.1f} on {name}" for name, share in worst.quoted.items())
    beside = beside or f"{100 / worst.players:.1f} an equal share"
    text = (
        f"Seat {worst.seat + 1} of {worst.players} wins {more} than it should: {percent(own.mean, own.low, own.high)} "
        f"of games, {beside}."
    )
    yield Finding(
        "seat", f"seat {worst.seat + 1}", _seat_weight(worst), text + _also(sizes, worst.players), _SEAT_HINT, sizes
    )


_SEAT_HINT = (
    "Look for what the first to move can take before anybody else (a short route worth much, the only way to a city) "
    "and double it or make it cheaper to pass by; or give later seats a card more."
)


def _seat_weight(worst: SeatVerdict) -> float:
    """How far beyond what is fair, in steps of what is."""
    return (abs(worst.off.mean) - (worst.normal.high - worst.normal.low) / 2 - FAIR_WITHIN) / FAIR_WITHIN / 4


def _also(sizes: Sequence[int], shown: int) -> str:
    others = [str(size) for size in sizes if size != shown]
    return (
        f" Likewise at {' and '.join([', '.join(others[:-1]), others[-1]] if others[1:] else others)}."
        if others
        else ""
    )


def _row(group: list[Beyond], playtest: Playtest, variant: Variant, names: Names) -> Finding:
    """One finding of all rows of one thing; all that gets stuck is one, for one lack shows in many ways."""
    worst = max(group, key=lambda one: one.far)
    kind, subject, players = worst.measure.kind, worst.measure.subject, worst.measure.players
    table = next(table for table in playtest.tables if table.players == players)
    text, hint = _WORDS[kind](worst, table, variant, names)
    sizes = tuple(sorted({one.measure.players for one in group if one.measure.subject == subject}))
    others = sorted({one.measure.subject for one in group} - {subject})
    more = f" Beyond them as well: {'; '.join(WORDS.get(name, name) for name in others)}." if others else ""
    return Finding(kind, subject, worst.far, text + _also(sizes, players) + more, hint, sizes)


def _ticket(table: Table, name: str) -> TicketRow:
    return next(row for row in table.tickets if row.ticket == name)


def _worth(one: Beyond, table: Table, variant: Variant, names: Names) -> tuple[str, str]:
    row, found = _ticket(table, one.measure.subject), one.measure
    more = "more" if found.value > 0 else "less"
    text = (
        f"Ticket {names.ticket(row.ticket)} ({row.points}) brings its holders {abs(found.value):.1f} points {more} "
        f"[{_ends(found.low, found.high)}] than tickets that take as many turns."
    )
    gain = 2 * (row.completed.mean or 0.0) - 1  # net points for each point it is worth
    fitting = round(row.points - found.value / gain) if gain > 0.3 else 0
    if 0 < fitting <= 2 * row.points:
        return text, f"About {fitting} points would be in line with the other tickets."
    if found.value > 0:
        return text, "Lower its value, and look at what keeps the other tickets from being finished."
    tight = _tightest(variant, table, row)
    past = f", or open a second way past {names.route(tight)}" if tight else ""
    return text, f"Its holders often fail: shorten it{past}."


def _ends(low: float, high: float) -> str:
    first, last = sorted((abs(low), abs(high)))
    return f"{first:.1f}, {last:.1f}"


def _finished(one: Beyond, table: Table, variant: Variant, names: Names) -> tuple[str, str]:
    row, found = _ticket(table, one.measure.subject), one.measure
    text = (
        f"Ticket {names.ticket(row.ticket)} is finished by {_said(found)} of its holders "
        f"at {table.players} players; on published maps by {100 * one.limit:.0f} % at least."
    )
    tight = _tightest(variant, table, row)
    past = f", or open a second way past {names.route(tight)}" if tight else ""
    return text, f"Shorten it{past}."


def _tightest(variant: Variant, table: Table, row: TicketRow) -> str | None:
    """The route on a ticket's shortest way that is most often gone."""
    net = graph(variant)
    claimed = {route.route: route.claimed.mean or 0.0 for route in table.routes}
    for deck in variant.decks:
        for ticket in deck.tickets:
            if ticket.id == row.ticket:
                ways = near_ways(net, ticket.start, ticket.to[0].id, 1)
                routes = [net.routes[edge].id for edge in ways[0].edges] if ways else []
                return max(routes, key=lambda route: claimed.get(route, 0.0), default=None)
    return None


def _city_finished(one: Beyond, table: Table, variant: Variant, names: Names) -> tuple[str, str]:
    found = one.measure
    text = (
        f"Tickets to {names.city(found.subject)} are finished by {_said(found)} of their "
        f"holders at {table.players} players; on published maps by {100 * one.limit:.0f} % at least, whatever the city."
    )
    here = [route for route in variant.routes if found.subject in route.ends]
    open_now = sum(usable_tracks(route, variant.rules, table.players) for route in here)
    ways = ", ".join(names.route(route.id) for route in here[:4])
    tracks = f"{open_now} {'track' if open_now == 1 else 'tracks'}"
    return text, f"Open another way to it: {tracks} can be claimed there at {table.players} players ({ways})."


def _reached(one: Beyond, table: Table, variant: Variant, names: Names) -> tuple[str, str]:
    found = one.measure
    text = (
        f"{names.city(found.subject)} is joined by {_said(found)} of players at "
        f"{table.players}; on published maps every city by {100 * one.limit:.0f} % at least."
    )
    here = [route.id for route in variant.routes if found.subject in route.ends]
    if not here:
        return text, "No route leads to it: add one, or take the city off the board."
    ways = ", ".join(names.route(route) for route in here[:4])
    return text, f"Give it another route, or a ticket that leads to it. Its routes now: {ways}."


def _claimed(one: Beyond, table: Table, _variant: Variant, names: Names) -> tuple[str, str]:
    found = one.measure
    text = (
        f"Route {names.route(found.subject)} is claimed in {_said(found)} of games at "
        f"{table.players} players; on published maps each in {100 * one.limit:.0f} % at least."
    )
    return text, "Nobody needs it: shorten it, or let a ticket lead over it, or leave it out."


def _early(one: Beyond, table: Table, variant: Variant, names: Names) -> tuple[str, str]:
    found = one.measure
    text = (
        f"Route {names.route(found.subject)} is gone in the first quarter of {_said(found)} "
        f"of games at {table.players} players; on published maps at most {100 * one.limit:.0f} %."
    )
    tracks = next((len(route.tracks) for route in variant.routes if route.id == found.subject), 1)
    wider = "Give it a second track" if tracks == 1 else "Open another way beside it"
    return text, f"Everybody needs it at once. {wider}, or lead some tickets elsewhere."


def _blamed(one: Beyond, table: Table, variant: Variant, names: Names) -> tuple[str, str]:
    found = one.measure
    text = (
        f"Too much hangs on {names.route(found.subject)}: for every hundred players {100 * found.value:.0f} tickets "
        f"[{100 * found.low:.0f}, {100 * found.high:.0f}] fail whose shortest way runs over it, at {table.players} "
        f"players; on published maps {100 * one.limit:.0f} at most."
    )
    route = next((route for route in variant.routes if route.id == found.subject), None)
    alone = [end for end in route.ends if sum(end in other.ends for other in variant.routes) == 1] if route else []
    if alone:
        return text, f"{names.city(alone[0])} has no other way in: open one, or give this one another track."
    return text, "Open a second way past it, give it another track, or lead some tickets elsewhere."


def _wait(one: Beyond, table: Table, _variant: Variant, names: Names) -> tuple[str, str]:
    found = one.measure
    row = next(color for color in table.colors if color.color == found.subject)
    text = (
        f"Claims in {names.color(found.subject)} are waited for {found.value:.1f} times as long [{found.low:.1f}, "
        f"{found.high:.1f}] as in other colors at {table.players} players: {row.cards} cards for {row.spaces} spaces."
    )
    return text, f"Add cards of {names.color(found.subject)}, or print some of its tracks in another color."


def _style(one: Beyond, table: Table, _variant: Variant, _names: Names) -> tuple[str, str]:
    found, size = one.measure, table.players
    often = _said(found, size)
    text = (
        f"One way of playing is too strong: {found.subject} wins {often} of games at {size} players, "
        f"at most {100 * one.limit / size:.0f} % on published maps."
    )
    return text, _STYLES.get(found.subject, "See what it does that others do not.")


_STYLES = {
    "long-route": "Long routes pay too well: lower their points, or print fewer of them.",
    "hungry": "Drawing tickets pays too well: let fewer be kept, or lower the values of long ones.",
    "one-step": "Short ways pay too well: raise the points of longer routes, or the values of long tickets.",
    "planner": "Planning one net pays too well: spread the tickets over the board.",
}


def _bonus(one: Beyond, table: Table, _variant: Variant, _names: Names) -> tuple[str, str]:
    found, size = one.measure, table.players
    often = _said(found, size)
    text = f"Who gets the bonus {found.subject.replace('-', ' ')} wins {often} of games at {size} players."
    return text, "It decides too much: lower it."


def _stuck(one: Beyond, table: Table, _variant: Variant, _names: Names) -> tuple[str, str]:
    found = one.measure
    text = (
        f"In {_said(found)} of games at {table.players} players {WORDS.get(found.subject, found.subject)}; "
        f"on published maps in {100 * one.limit:.1f} % at most."
    )
    return text, "Print more train cards or tickets, or fewer spaces; the health section has a game to look at."


_WORDS = {
    "ticket-worth": _worth,
    "ticket-finished": _finished,
    "city-finished": _city_finished,
    "city-reached": _reached,
    "route-claimed": _claimed,
    "route-early": _early,
    "route-blamed": _blamed,
    "color-wait": _wait,
    "style": _style,
    "bonus": _bonus,
    "stuck": _stuck,
}
