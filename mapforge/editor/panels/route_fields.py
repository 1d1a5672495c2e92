"""Fields of a route and of its tracks, and those that several routes share."""

from collections.abc import Sequence
from typing import Any

from mapforge.editor.panels import places, suggested
from mapforge.editor.panels.editors import CheckEditor, Choice, ChoiceEditor, Editor, PressEditor
from mapforge.editor.panels.fields import Field, Section
from mapforge.editor.panels.number_editor import NumberEditor
from mapforge.editor.panels.readings import points_read, points_written
from mapforge.editor.panels.swatches import SwatchEditor, track_colors
from mapforge.editor.panels.typed import LinesEditor, NamedEditor
from mapforge.edits import routes, tracks
from mapforge.edits.entries import route_of
from mapforge.model import Route, Track, Variant


def route_sections(variant: Variant, ids: Sequence[str]) -> list[Section]:
    """The fields of one route, or of several at once: what they have in common, track by track."""
    entries = [route_of(variant, entry) for entry in ids]
    one = len(entries) == 1
    number = min(len(entry.tracks) for entry in entries)
    several = any(len(entry.tracks) > 1 for entry in entries)
    return [
        Section("", (*(_ends() if one else ()), _length(), *(() if several else (_color(1),)), _tunnel(), _ferry())),
        *(Section(f"Track {at}", (_color(at), *_own(at))) for at in range(1, number + 1) if several),
        Section("Tracks", _doubling(entries)),
        Section("Line", (*((_via(),) if one else ()), _straight(entries), *((_reverse(),) if one else ()))),
    ]


def _ends() -> tuple[Field, ...]:
    return (
        _end(0, "From", "Where the route begins: a city, border spot or junction."),
        _end(1, "To", "Where it ends. Tracks are numbered from left to right on the way from the one to the other."),
    )


def _end(part: int, label: str, tip: str) -> Field:
    return Field(
        f"route.end.{part}",
        label,
        _city,
        lambda variant, entry: route_of(variant, entry).ends[part],
        lambda variant, entry, value: _with_end(variant, entry, part, value),
        tip,
        "Change the route's ends",
        places.route_ends,
        selects="route",
    )


def _city() -> Editor:
    return NamedEditor("city")


def _with_end(variant: Variant, entry: str, part: int, value: str) -> Variant:
    ends = list(route_of(variant, entry).ends)
    ends[part] = value
    return routes.set_ends(variant, route=entry, ends=(ends[0], ends[1]))


def _length() -> Field:
    return Field(
        "route.length",
        "Length",
        lambda: NumberEditor(whole=True, unit="spaces", least=1, most=30),
        lambda variant, entry: route_of(variant, entry).length,
        lambda variant, entry, value: routes.set_length(variant, route=entry, length=value),
        "Spaces of the route: as many trains claim it. What is suggested fits on its line.",
        "Change the route's length",
        suggest=suggested.route_length,
    )


def _tunnel() -> Field:
    return Field(
        "route.tunnel",
        "Tunnel",
        lambda: CheckEditor("Tunnel"),
        lambda variant, entry: route_of(variant, entry).tunnel,
        lambda variant, entry, value: routes.set_tunnel(variant, route=entry, tunnel=value),
        "Cards are turned over when it is claimed, and it may cost more.",
        "Make it a tunnel or not",
        row="",
    )


def _ferry() -> Field:
    return Field(
        "route.ferry",
        "Locomotives",
        lambda: NumberEditor(whole=True, least=0, most=30),
        lambda variant, entry: route_of(variant, entry).ferry,
        lambda variant, entry, value: routes.set_ferry(variant, route=entry, locomotives=value),
        "A ferry asks for so many locomotives among its cards; 0 for an ordinary route.",
        "Change the ferry's locomotives",
    )


def _color(at: int) -> Field:
    return Field(
        f"track.{at}.color",
        f"Color of track {at}",
        SwatchEditor,
        lambda variant, entry: _track_of(variant, entry, at).color,
        lambda variant, entry, value: tracks.set_track_color(variant, route=entry, track=at, color=value),
        "The color of the train cards that claim it. Gray takes cards of any one color.",
        "Change the track's color",
        lambda variant, _entry: track_colors(variant),
        row="Color",
    )


def _own(at: int) -> tuple[Field, ...]:
    """What a track of a double may have for itself."""
    return (
        Field(
            f"track.{at}.length",
            f"Own length of track {at}",
            lambda: NumberEditor(whole=True, unit="spaces", least=1, most=30, empty="as the route"),
            lambda variant, entry: _track_of(variant, entry, at).length,
            lambda variant, entry, value: _with_length(variant, entry, at, value),
            "Spaces of this track alone, where it differs. Leave it empty to have the route's length.",
            "Change the track's length",
            row="Own length",
        ),
        Field(
            f"track.{at}.tunnel",
            f"Tunnel on track {at}",
            ChoiceEditor,
            lambda variant, entry: _track_of(variant, entry, at).tunnel,
            lambda variant, entry, value: _with_tunnel(variant, entry, at, value),
            "Whether this track alone is a tunnel.",
            "Make the track a tunnel or not",
            lambda _variant, _entry: (Choice(None, "as the route"), Choice(True, "tunnel"), Choice(False, "no tunnel")),
            row="Tunnel",
        ),
        Field(
            f"track.{at}.ferry",
            f"Locomotives of track {at}",
            lambda: NumberEditor(whole=True, least=0, most=30, empty="as the route"),
            lambda variant, entry: _track_of(variant, entry, at).ferry,
            lambda variant, entry, value: _with_ferry(variant, entry, at, value),
            "Locomotives that this track alone asks for. Leave it empty to have the route's.",
            "Change the track's locomotives",
            row="Locomotives",
        ),
    )


def _track_of(variant: Variant, entry: str, at: int) -> Track:
    return route_of(variant, entry).tracks[at - 1]


def _with_length(variant: Variant, entry: str, at: int, value: int | None) -> Variant:
    length = route_of(variant, entry).length if value is None else value
    return routes.set_length(variant, route=entry, length=length, track=at)


def _with_tunnel(variant: Variant, entry: str, at: int, value: bool | None) -> Variant:
    tunnel = route_of(variant, entry).tunnel if value is None else value
    return routes.set_tunnel(variant, route=entry, tunnel=tunnel, track=at)


def _with_ferry(variant: Variant, entry: str, at: int, value: int | None) -> Variant:
    locomotives = route_of(variant, entry).ferry if value is None else value
    return routes.set_ferry(variant, route=entry, locomotives=locomotives, track=at)


def _doubling(entries: Sequence[Route]) -> tuple[Field, ...]:
    most = all(len(entry.tracks) >= tracks.MOST for entry in entries)
    single = all(len(entry.tracks) == 1 for entry in entries)
    add = Field(
        "route.double",
        "One track more",
        lambda: PressEditor("Add a track"),
        lambda _variant, _entry: not most,
        lambda variant, entry, _: variant if _full(variant, entry) else tracks.add_track(variant, route=entry),
        "One track more beside the others, gray at first: makes the route double, or triple.",
        "Add a track",
        row="",
    )
    less = Field(
        "route.undouble",
        "One track less",
        lambda: PressEditor("Remove a track"),
        lambda _variant, _entry: not single,
        _fewer,
        "The last track away.",
        "Remove a track",
        beside=True,
    )
    return (add, less)


def _full(variant: Variant, entry: str) -> bool:
    return len(route_of(variant, entry).tracks) >= tracks.MOST


def _fewer(variant: Variant, entry: str, _: Any) -> Variant:
    number = len(route_of(variant, entry).tracks)
    return variant if number == 1 else tracks.remove_track(variant, route=entry, track=number)


def _via() -> Field:
    return Field(
        "route.via",
        "Bends through",
        lambda: LinesEditor(points_read, points_written, empty="straight"),
        lambda variant, entry: route_of(variant, entry).via,
        lambda variant, entry, value: routes.set_via(variant, route=entry, via=value),
        "The points that its line bends through, in mm, one a line: x, y. None: a straight line.",
        "Bend the route",
    )


def _straight(entries: Sequence[Route]) -> Field:
    bent = any(entry.via for entry in entries)
    return Field(
        "route.straight",
        "Straighten",
        lambda: PressEditor("Straighten"),
        lambda _variant, _entry: bent,
        lambda variant, entry, _: routes.set_via(variant, route=entry, via=()),
        "A straight line from city to city.",
        "Straighten the route",
        row="",
    )


def _reverse() -> Field:
    return Field(
        "route.reverse",
        "Turn round",
        lambda: PressEditor("Turn round"),
        lambda _variant, _entry: True,
        lambda variant, entry, _: routes.reverse(variant, route=entry),
        "Draw the route from its other end. Everything stays where it lies; tracks are numbered the other way round.",
        "Turn the route round",
        beside=True,
    )
