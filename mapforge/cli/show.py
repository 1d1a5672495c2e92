"""``mapforge show``: what a map holds, its base applied."""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mapforge.cli import targets, terminal

if TYPE_CHECKING:
    from mapforge.files.resolve import Resolved
    from mapforge.model import Variant


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument(
        "target", metavar="TARGET", help="an id (usa), a path (./my-map, a.json) or a map in a pack (a.mfpack#usa)"
    )
    parser.add_argument(
        "--format",
        choices=("text", "json"),
        default="text",
        help="a summary, or the whole map as a document (text)",
    )


def perform(arguments: argparse.Namespace) -> int:
    """Print one map; the exit status."""
    from mapforge.files.library import Library

    resolved = targets.resolved(arguments.target, Library())
    if resolved is None:
        return 2
    if resolved.problems:
        _say_broken(resolved, arguments.target)
    if resolved.variant is None:
        return 1 if resolved.document.readable else 2
    if arguments.format == "json":
        print(json.dumps(_document(resolved, resolved.variant), indent=2, ensure_ascii=False))
    else:
        for line in summary(resolved, resolved.variant):
            print(line)
    return int(bool(resolved.problems))


def _say_broken(resolved: "Resolved", target: str) -> None:
    from mapforge.checks import catalogue

    first = resolved.problems[0]
    place = first.place
    spot = f"{place.file}:{place.line}:{place.column}" if place.line is not None else place.file
    more = len(resolved.problems) - 1
    rest = f" ({more} more; what is broken is left out; see: mapforge validate {target})" if more else ""
    terminal.complain(f"{spot}: {catalogue.message(first)}{rest}")


def _document(resolved: "Resolved", variant: "Variant") -> dict[str, Any]:
    """The whole map as a valid document; where its pictures lie stands under ``x-pictures``."""
    from mapforge.files import codec

    plain = codec.encode(variant)
    background = variant.board.background
    if background is not None:
        found = resolved.picture(background.file)
        plain["x-pictures"] = {background.file: str(found.resolve()) if found is not None else None}
    return plain


def summary(resolved: "Resolved", variant: "Variant") -> Iterator[str]:
    """The map on one page of 80 columns."""
    style = terminal.style
    extends = f", extends {variant.extends.id}" if variant.extends is not None else ""
    yield f"{style('strong', variant.title)}  ({variant.id} {variant.version}{extends})"
    if variant.license or variant.authors:
        yield "  ".join([*variant.authors, variant.license]).strip()
    for part in (
        _network(variant),
        _colors(variant),
        _lengths(variant),
        _decks(variant),
        _rules(resolved, variant),
    ):
        yield ""
        yield from part
    if variant.marks or variant.rules_text:
        yield ""
        yield f"House rules, not simulated: {len(variant.marks)} marks, text in {len(variant.rules_text)} languages"
    if resolved.base is not None:
        yield ""
        yield from _inherited(resolved, variant)


def _network(variant: "Variant") -> Iterator[str]:
    from mapforge.checks.report_text import wrap
    from mapforge.network.counts import counts

    board, found = variant.board, counts(variant)
    yield f"Board      {board.width:g} x {board.height:g} mm, score track {board.border:g} mm"
    kinds = Counter(city.kind for city in variant.cities)
    junctions = f", {kinds['junction']} junctions" if kinds["junction"] else ""
    yield f"Cities     {kinds['city']}{junctions}"
    if variant.countries:
        spots = ", ".join(f"{country.name} {len(country.spots)}" for country in variant.countries)
        yield from wrap(f"Countries  border spots: {spots}", 80, more=" " * 11)
    special = f", {found.tunnels} tunnel and {found.ferries} ferry tracks" if found.tunnels or found.ferries else ""
    doubles = f"{found.double_routes} of them double"
    routes = f"Routes     {found.routes}, {doubles}: {found.tracks} tracks, {found.spaces} spaces{special}"
    yield from wrap(routes, 80, more=" " * 11)


def _colors(variant: "Variant") -> Iterator[str]:
    from mapforge.model import GRAY, LOCOMOTIVE
    from mapforge.model.frozen import EMPTY
    from mapforge.network.counts import counts

    found = counts(variant)
    tracks, spaces = found.tracks_by_color or EMPTY, found.spaces_by_color or EMPTY
    yield terminal.style("strong", f"{'COLOR':<12} {'TRACKS':>6} {'SPACES':>6} {'CARDS':>6}")
    for color in variant.card_colors:
        yield f"{color.id:<12} {tracks.get(color.id, 0):>6} {spaces.get(color.id, 0):>6} {color.cards:>6}"
    yield f"{GRAY:<12} {tracks.get(GRAY, 0):>6} {spaces.get(GRAY, 0):>6} {'':>6}".rstrip()
    yield f"{LOCOMOTIVE:<12} {'':>6} {'':>6} {variant.rules.locomotives:>6}"


def _lengths(variant: "Variant") -> Iterator[str]:
    from mapforge.network.counts import whole_tracks

    found = Counter(track.length or 0 for track in whole_tracks(variant))
    lengths = sorted(found)
    yield terminal.style("strong", "LENGTH     " + "".join(f"{length:>5}" for length in lengths))
    yield "tracks     " + "".join(f"{found[length]:>5}" for length in lengths)
    points = [variant.rules.points_for(length) for length in lengths]
    yield "points     " + "".join(f"{'-' if value is None else value:>5}" for value in points)


def _decks(variant: "Variant") -> Iterator[str]:
    yield terminal.style("strong", f"{'DECK':<12} {'TICKETS':>7}  POINTS")
    for deck in variant.decks:
        values = [destination.points for ticket in deck.tickets for destination in ticket.to]
        several = sum(len(ticket.to) > 1 for ticket in deck.tickets)
        spread = f"{min(values)} to {max(values)}" if values else "-"
        yield f"{deck.id:<12} {deck.size:>7}  {spread}" + (f", {several} with several destinations" if several else "")


def _rules(resolved: "Resolved", variant: "Variant") -> Iterator[str]:
    from mapforge.checks.report_text import wrap

    yield terminal.style("strong", "RULES")
    for knob in variant.rules.__struct_fields__:
        value = _knob(getattr(variant.rules, knob))
        own = resolved.base is not None and resolved.origin(("rules", knob)) == variant.id
        first, *more = wrap(value, 46)
        yield f"{knob.replace('_', ' '):<26} {first}" + (terminal.style("info", "  (own)") if own else "")
        yield from (" " * 27 + line for line in more)


def _knob(value: Any) -> str:
    """A knob's value for people."""
    if value is None:
        return "none"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {inner}" for key, inner in value.items())
    if isinstance(value, tuple) and len(value) == 2 and all(isinstance(inner, int) for inner in value):
        return f"{value[0]} to {value[1]}"
    if isinstance(value, tuple):
        return ", ".join(str(inner).replace("-", " ") for inner in value)
    if hasattr(value, "__struct_fields__"):
        fields = ((name.replace("_", " "), _knob(getattr(value, name))) for name in value.__struct_fields__)
        return "; ".join(f"{name} {inner}" for name, inner in fields)
    return str(value).replace("-", " ")


def _inherited(resolved: "Resolved", variant: "Variant") -> Iterator[str]:
    """What a child has of its own, and what of which base."""
    own: Counter[str] = Counter()
    below: Counter[tuple[str, str]] = Counter()
    paths = [("cities", city.id) for city in variant.cities]
    paths += [("countries", country.id) for country in variant.countries]
    paths += [("routes", route.id) for route in variant.routes]
    paths += [("decks", deck.id, "tickets", ticket.id) for deck in variant.decks for ticket in deck.tickets]  # type: ignore[misc]
    paths += [("rules", knob) for knob in variant.rules.__struct_fields__]
    for path in paths:
        origin, noun = resolved.origin(path), path[-2]
        if origin == variant.id:
            own[noun] += 1
        else:
            below[origin, noun] += 1
    bases = dict.fromkeys(origin for origin, _noun in below)
    yield from _listing("Own", own)
    for base in bases:
        yield from _listing(f"From {base}", {noun: count for (origin, noun), count in below.items() if origin == base})


def _listing(head: str, figures: "Counter[str] | dict[str, int]") -> list[str]:
    from mapforge.checks.report_text import wrap

    said = ", ".join(f"{count} {noun}" for noun, count in figures.items()) or "nothing"
    return wrap(f"{head}: {said}", 80, more="  ")
