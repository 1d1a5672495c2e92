"""Checks of the rules against the map and against one another: can what is printed be played?"""

from collections.abc import Iterator

from mapforge.checks.references import own_key
from mapforge.checks.subject import Subject, listing, problem
from mapforge.model import GRAY, Problem, Route, Rules, Track, Variant
from mapforge.network.counts import whole_tracks


def players(subject: Subject) -> Iterator[Problem]:
    """The fewest players are not more than the most."""
    fewest, most = subject.variant.rules.players
    if fewest > most:
        yield problem("players-order", ("rules", "players"), about="rules.players", fewest=fewest, most=most)


def double_threshold(subject: Subject) -> Iterator[Problem]:
    """Double routes open within the range of players."""
    rules = subject.variant.rules
    fewest, most = rules.players
    doubles = any(len(route.tracks) > 1 for route in subject.variant.routes)
    if doubles and fewest <= most and not fewest <= rules.double_open_from <= most:
        path = ("rules", "double_open_from")
        effect = "never open" if rules.double_open_from > most else "open at every table"
        yield problem(
            "double-threshold",
            path,
            about=".".join(path),
            threshold=rules.double_open_from,
            fewest=fewest,
            most=most,
            effect=effect,
        )


def points(subject: Subject) -> Iterator[Problem]:
    """Every length that occurs is worth points."""
    routes: dict[int, dict[str, tuple[str | int, ...]]] = {}
    for route in subject.variant.routes:
        for index, track in enumerate(route.whole_tracks):
            if subject.variant.rules.points_for(track.length or 0) is None:
                path = ("routes", route.id, *own_key(route, index, "length"))
                routes.setdefault(track.length or 0, {}).setdefault(route.id, path)
    for length, found in sorted(routes.items()):
        names = listing(found)
        path = next(iter(found.values()))
        yield problem("points-missing", path, about=f"length {length}", length=length, routes=names)


def longest_routes(subject: Subject) -> Iterator[Problem]:
    """A player has trains, and the deck cards, for every track."""
    for route in subject.variant.routes:
        for index, track in enumerate(route.whole_tracks):
            found = _too_long(subject, route, index, track)
            if found is not None:
                yield found
                break


def _too_long(subject: Subject, route: Route, index: int, track: Track) -> Problem | None:
    rules = subject.variant.rules
    length = track.length or 0
    path = ("routes", route.id, *own_key(route, index, "length"))
    if length > rules.trains:
        return problem("trains-short", path, route.id, length=length, trains=rules.trains)
    cards = {color.id: color.cards for color in subject.variant.card_colors}
    any_color = track.color is None or track.color == GRAY
    held = max(cards.values(), default=0) if any_color else cards.get(track.color or "", length)
    usable = rules.locomotives if takes_locomotives(rules, track) else 0
    if length > held + usable:
        return problem("cards-short", path, route.id, length=length, cards=held, locomotives=usable)
    return None


def takes_locomotives(rules: Rules, track: Track) -> bool:
    """Locomotives may be played on a track."""
    return rules.locomotive_use == "any-route" or bool(track.tunnel)


def ferry_locomotives(subject: Subject) -> Iterator[Problem]:
    """The deck has the locomotives that ferries ask for, and they may be played there."""
    rules = subject.variant.rules
    for route in subject.variant.routes:
        for index, track in enumerate(route.whole_tracks):
            ferry = track.ferry or 0
            path = ("routes", route.id, *own_key(route, index, "ferry"))
            if ferry > rules.locomotives:
                yield problem("ferry-short", path, route.id, ferry=ferry, locomotives=rules.locomotives)
                break
            if ferry and not takes_locomotives(rules, track):
                yield problem("ferry-unusable", path, route.id, ferry=ferry)
                break


def ticket_decks(subject: Subject) -> Iterator[Problem]:
    """Each deck holds what the most players are dealt; nobody must keep more than there are."""
    rules = subject.variant.rules
    most = max(rules.players)
    for deck, count in rules.start_tickets.deal.items():
        if deck in subject.decks and subject.decks[deck].size < most * count:
            size = subject.decks[deck].size
            path = ("rules", "start_tickets", "deal", deck)
            yield problem(
                "deck-short",
                path,
                deck,
                about="start_tickets",
                deck=deck,
                size=size,
                needed=most * count,
                players=most,
                dealt=count,
            )
    for knob, keep, count in (
        ("start_tickets", rules.start_tickets.keep, rules.start_tickets.dealt),
        ("draw_tickets", rules.draw_tickets.keep, rules.draw_tickets.count),
    ):
        if keep > count:
            yield problem("keep-too-many", ("rules", knob, "keep"), about=f"rules.{knob}", keep=keep, count=count)


def train_deck(subject: Subject) -> Iterator[Problem]:
    """The train deck holds the opening hands of the most players and the open row."""
    rules = subject.variant.rules
    total = card_total(subject.variant)
    most = max(rules.players)
    needed = most * rules.start_hand + rules.face_up
    if needed > total:
        yield problem(
            "train-deck-short",
            ("rules", "start_hand"),
            about="rules.start_hand",
            total=total,
            needed=needed,
            players=most,
            hand=rules.start_hand,
            row=rules.face_up,
        )


def card_total(variant: Variant) -> int:
    """Cards in the train deck."""
    return sum(color.cards for color in variant.card_colors) + variant.rules.locomotives


def row(subject: Subject) -> Iterator[Problem]:
    """The open row can hold as many locomotives as replace it."""
    rules = subject.variant.rules
    if rules.replace_row_at is not None and rules.replace_row_at > rules.face_up:
        yield problem(
            "row-never-replaced",
            ("rules", "replace_row_at"),
            about="rules.replace_row_at",
            limit=rules.replace_row_at,
            row=rules.face_up,
        )


def stations(subject: Subject) -> Iterator[Problem]:
    """Every station has a price."""
    pieces = subject.variant.rules.stations
    if pieces is not None and len(pieces.costs) < pieces.count:
        yield problem(
            "station-costs",
            ("rules", "stations", "costs"),
            about="rules.stations",
            count=pieces.count,
            costs=len(pieces.costs),
        )


def tie_breaks(subject: Subject) -> Iterator[Problem]:
    """Ties are broken by what the rules have."""
    rules = subject.variant.rules
    missing = {}
    if rules.longest_path is None:
        missing["longest-path-bonus"] = "there is no bonus for the longest path"
    if rules.stations is None:
        missing["fewest-stations"] = "there are no stations"
    for index, way in enumerate(rules.tie_breaks):
        if way in missing:
            yield problem("tie-break-idle", ("rules", "tie_breaks", index), about=way, way=way, reason=missing[way])


def last_round(subject: Subject) -> Iterator[Problem]:
    """The last round does not start before the first turn."""
    rules = subject.variant.rules
    if rules.last_round_at >= rules.trains:
        yield problem(
            "last-round-at-once",
            ("rules", "last_round_at"),
            about="rules.last_round_at",
            limit=rules.last_round_at,
            trains=rules.trains,
        )


def tunnels(subject: Subject) -> Iterator[Problem]:
    """A map with tunnels turns cards over for them."""
    if subject.variant.rules.tunnel_cards == 0 and any(track.tunnel for track in whole_tracks(subject.variant)):
        yield problem("tunnel-cards", ("rules", "tunnel_cards"), about="rules.tunnel_cards")
