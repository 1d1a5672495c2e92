"""Fields of the rules: every knob, in the words of the game."""

from collections.abc import Callable, Sequence
from typing import Any

from mapforge.editor.panels import places
from mapforge.editor.panels.editors import CheckEditor, Choice, ChoiceEditor
from mapforge.editor.panels.fields import Field, Get, Make, Section
from mapforge.editor.panels.number_editor import NumberEditor
from mapforge.editor.panels.readings import whole_numbers_read
from mapforge.editor.panels.typed import LineEditor
from mapforge.edits.refusal import Refused
from mapforge.edits.rules import set_knob
from mapforge.model import Stations, Variant
from mapforge.model.rules import TieBreak

_USUAL_LENGTHS = 6
_LONGEST = 30
"""Spaces of the longest track there can be."""
RETURNED = (Choice("bottom", "under the deck"), Choice("removed", "out of the game"))
_TIE_BREAKS: dict[TieBreak, str] = {
    "completed-tickets": "most tickets",
    "longest-path-bonus": "longest-path bonus",
    "longest-path-length": "longest path",
    "fewest-stations": "fewest stations",
}


def rule_sections(variant: Variant) -> list[Section]:
    """The rules in groups, folded until they are wanted."""
    return [
        Section("Players and trains", _players(), open=False),
        Section("Train cards", _cards(), open=False),
        Section("Points for routes", _points(variant), open=False),
        Section("Tickets in the game", _tickets(variant), open=False),
        Section("Tunnels and stations", _tunnels(variant), open=False),
        Section("End and bonuses", _end(variant), open=False),
    ]


def _players() -> tuple[Field, ...]:
    return (
        _player(0, "Fewest players"),
        _player(1, "Most players", beside=True),
        _count("trains", "Trains each", "Train pieces of each player.", 1, 200),
        _count(
            "double_open_from",
            "Doubles open from",
            "From so many players on, all tracks of a double route may be claimed; with fewer, one claimed track closes"
            " the others.",
            1,
            9,
            unit="players",
        ),
    )


def _cards() -> tuple[Field, ...]:
    return (
        _count("start_hand", "Hand at the start", "Train cards dealt to each player.", 0, 30, unit="cards"),
        _count("face_up", "Open row", "Train cards that lie open to be taken.", 0, 20, unit="cards"),
        _count("locomotives", "Locomotives", "Locomotives in the deck of train cards.", 0, 500, unit="cards"),
        _choice(
            "locomotive_use",
            "Playable on",
            "On which routes locomotives may be played.",
            (Choice("any-route", "any route"), Choice("tunnels", "tunnels only")),
        ),
        _choice(
            "face_up_locomotive_counts",
            "An open one is",
            "Of a turn's two cards, an open locomotive counts as one or as both; as both it can only be taken first.",
            (Choice(2, "both cards"), Choice(1, "one card")),
        ),
        _count(
            "replace_row_at",
            "New row at",
            "With so many open locomotives the whole row is replaced. Leave it empty for never.",
            1,
            20,
            unit="open",
            empty="never",
        ),
        _count(
            "row_replacements",
            "At most",
            "The row is replaced at most so often for one refill.",
            0,
            100,
            unit="times",
        ),
    )


def _points(variant: Variant) -> tuple[Field, ...]:
    used = [int(length) for length in variant.rules.route_points]
    used += [track.length or 1 for route in variant.routes for track in route.whole_tracks]
    longest = min(max([_USUAL_LENGTHS, *used]) + 1, _LONGEST)
    beyond = [length for length in used if length > longest]
    return tuple(_points_for(length) for length in [*range(1, longest + 1), *sorted(set(beyond))])


def _points_for(length: int) -> Field:
    def put(variant: Variant, _entry: str, value: Any) -> Variant:
        rest = {key: points for key, points in variant.rules.route_points.items() if key != str(length)}
        return set_knob(variant, knob="route_points", value=rest if value is None else rest | {str(length): value})

    label = "1 space" if length == 1 else f"{length} spaces"
    tip = f"Points for claiming a route of {label}. Leave it empty if there is no such route."
    return Field(
        f"route_points.{length}",
        label,
        lambda: NumberEditor(whole=True, unit="points", least=0, most=500, empty="no points"),
        lambda map_, _: map_.rules.points_for(length),
        put,
        tip,
        f"Change the points for {label}",
    )


def _tickets(variant: Variant) -> tuple[Field, ...]:
    return (
        *(_dealt(deck.id, f"Dealt of {places.deck_name(deck)}") for deck in variant.decks),
        _count("start_tickets.keep", "Kept at the start", "Tickets that each player keeps at least.", 0, 50),
        _choice(
            "start_tickets.returned", "Returned go", "Where the tickets go that are returned at the start.", RETURNED
        ),
        _choice(
            "draw_tickets.deck", "Drawn later from", "The deck that tickets are drawn from in a turn.", (), decks=True
        ),
        _count("draw_tickets.count", "Drawn", "Tickets drawn in a turn.", 1, 50),
        _count("draw_tickets.keep", "Kept of them", "Of these, so many are kept at least.", 0, 50),
        _choice("draw_tickets.returned", "Returned go", "Where the tickets go that are returned later.", RETURNED),
    )


def _dealt(deck: str, label: str) -> Field:
    def put(variant: Variant, _entry: str, value: Any) -> Variant:
        deal = {name: count for name, count in variant.rules.start_tickets.deal.items() if name != deck}
        # A deck that is gone would hold up the change of any other.
        deal = {name: count for name, count in deal.items() if name in {entry.id for entry in variant.decks}}
        return set_knob(variant, knob="start_tickets.deal", value=deal | ({deck: value} if value else {}))

    return Field(
        f"start_tickets.deal.{deck}",
        label,
        lambda: NumberEditor(whole=True, least=0, most=50),
        lambda map_, _: map_.rules.start_tickets.deal.get(deck, 0),
        put,
        "Tickets dealt to each player before the first turn.",
        "Change the tickets dealt",
    )


def _tunnels(variant: Variant) -> tuple[Field, ...]:
    fields = [
        _count("tunnel_cards", "Cards for a tunnel", "Cards turned over when a tunnel is claimed.", 0, 20),
        Field(
            "stations",
            "Stations",
            lambda: CheckEditor("Players have stations"),
            lambda map_, _: map_.rules.stations is not None,
            lambda map_, _, value: set_knob(map_, knob="stations", value=Stations() if value else None),
            "A station lends its owner one route of another player at the end.",
            "Play with stations",
            row="",
        ),
    ]
    if variant.rules.stations is None:
        return tuple(fields)
    return (
        *fields,
        _count("stations.count", "Stations each", "Stations of each player.", 1, 20),
        Field(
            "stations.costs",
            "They cost",
            lambda: LineEditor(whole_numbers_read, lambda costs: ", ".join(map(str, costs))),
            _held("stations.costs"),
            lambda map_, _, value: set_knob(map_, knob="stations.costs", value=value),
            "Cards that the first, second, third station costs, with commas between: 1, 2, 3.",
            "Change what stations cost",
        ),
        _count("stations.unused_points", "Unused ones give", "Points for each unused station.", 0, 100, unit="points"),
    )


def _end(variant: Variant) -> tuple[Field, ...]:
    number = len(variant.rules.tie_breaks)
    return (
        _count(
            "last_round_at",
            "Last round at",
            "The last round starts when a player has so many trains left, or fewer.",
            0,
            50,
            unit="trains",
        ),
        _count(
            "longest_path",
            "Longest path",
            "Bonus for the longest path. Leave it empty for none.",
            1,
            500,
            "points",
            "no bonus",
        ),
        _count(
            "globetrotter",
            "Globetrotter",
            "Bonus for the most completed tickets. Leave it empty for none.",
            1,
            500,
            "points",
            "no bonus",
        ),
        *(_tie_break(place) for place in range(min(number + 1, len(_TIE_BREAKS)))),
    )


def _tie_break(place: int) -> Field:
    def get(variant: Variant, _entry: str) -> Any:
        ways = variant.rules.tie_breaks
        return ways[place] if place < len(ways) else None

    def put(variant: Variant, _entry: str, value: Any) -> Variant:
        ways = list(variant.rules.tie_breaks)
        if value is not None and value in ways[:place] + ways[place + 1 :]:
            raise Refused(f"“{_TIE_BREAKS[value]}” decides a tie already. Choose another, or none.")
        ways[place : place + 1] = [] if value is None else [value]
        return set_knob(variant, knob="tie_breaks", value=ways)

    tip = (
        "What decides between players with the same points: most completed tickets, holding the bonus for the longest"
        " path, its length, or fewest stations used. Still tied, they win together."
    )
    ways = (Choice(None, "none"), *(Choice(way, words) for way, words in _TIE_BREAKS.items()))
    label = "Ties go to" if place == 0 else "then to"
    return Field(f"tie_breaks.{place}", label, ChoiceEditor, get, put, tip, "Change the tie-break", _fixed(ways))


def _player(place: int, label: str, *, beside: bool = False) -> Field:
    def put(variant: Variant, _entry: str, value: Any) -> Variant:
        players = list(variant.rules.players)
        players[place] = value
        return set_knob(variant, knob="players", value=players)

    return Field(
        f"players.{place}",
        label,
        lambda: NumberEditor(whole=True, least=1, most=8),
        lambda map_, _: map_.rules.players[place],
        put,
        "How many may play: at least, and at most.",
        "Change the number of players",
        row="Players",
        beside=beside,
    )


def _count(knob: str, label: str, tip: str, least: int, most: int, unit: str = "", empty: str | None = None) -> Field:
    def make() -> NumberEditor:
        return NumberEditor(whole=True, unit=unit, least=least, most=most, empty=empty)

    return _knob(knob, label, make, tip)


def _choice(knob: str, label: str, tip: str, choices: Sequence[Choice], *, decks: bool = False) -> Field:
    return _knob(knob, label, ChoiceEditor, tip, places.decks if decks else _fixed(choices))


def _knob(
    knob: str,
    label: str,
    make: Make,
    tip: str,
    choices: Callable[[Variant, str], Sequence[Choice]] | None = None,
) -> Field:
    def put(variant: Variant, _entry: str, value: Any) -> Variant:
        return set_knob(variant, knob=knob, value=value)

    return Field(knob, label, make, _held(knob), put, tip, f"Change the rule “{label}”", choices)


def _held(knob: str) -> Get:
    outer, _, inner = knob.partition(".")

    def get(variant: Variant, _entry: str) -> Any:
        value = getattr(variant.rules, outer)
        return getattr(value, inner) if inner and value is not None else value

    return get


def _fixed(choices: Sequence[Choice]) -> Callable[[Variant, str], Sequence[Choice]]:
    return lambda _variant, _entry: choices
