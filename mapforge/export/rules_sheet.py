"""A sheet with a map's rules, in Markdown: what differs from the base game first, then what is needed, then all of it.

The sentences are written from the rules' knobs and the board, so that they cannot say anything else than what is
played. House rules, which the program does not know, follow as their designer wrote them.
"""

import re
import unicodedata

from mapforge.export import rules_words as words
from mapforge.export.components import components
from mapforge.model import LOCOMOTIVE, Rules, Variant
from mapforge.network.counts import counts

NOTICE = (
    "This is an unofficial map, made by fans with MapForge. It has no tie to the publisher of the game; the trains and "
    "whatever else it needs come from a copy of your own."
)


def languages(variant: Variant) -> tuple[str, ...]:
    """Languages in which there is a sheet: English, and those of the house rules, which are told in theirs."""
    return tuple(sorted({"en", *variant.rules_text}))


def sheet(variant: Variant, language: str = "en", base: Variant | None = None) -> str:
    """The rules of a map; ``base`` is the map that it extends, ``language`` that of the house rules."""
    parts = [
        _head(variant),
        _differences(variant, base),
        _needed(variant),
        _set_up(variant),
        _turn(variant),
        _special(variant),
        _end(variant),
        _house(variant, language),
        ["## Notice", "", NOTICE],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _head(variant: Variant) -> list[str]:
    network = counts(variant)
    cities = sum(city.kind == "city" for city in variant.cities)
    return [
        f"# {_plain(variant.title)}",
        "",
        f"{words.players(variant.rules)} {cities} cities, {network.routes} routes, "
        f"{sum(deck.size for deck in variant.decks)} tickets. Version {variant.version}.",
    ]


def _differences(variant: Variant, base: Variant | None) -> list[str]:
    """Against the base game, and against the map that it extends where that is not played like the base game."""
    lines = ["## What differs from the base game", ""]
    own = words.differences(variant, Rules()) + _of_the_board(variant)
    lines += [f"- {sentence}" for sentence in own] or ["Nothing: the rules are those of the base game."]
    if base is not None:
        changed = words.differences(variant, base.rules) if base.rules != Rules() else []
        changed += _against(variant, base)
        lines += ["", f"Against {_plain(base.title)}, whose board it is:", ""] if changed else []
        lines += [f"- {sentence}" for sentence in changed]
    return lines


def _against(variant: Variant, base: Variant) -> list[str]:
    """Tickets, routes and cities that are not the base's."""
    old = {route.id: route for route in base.routes}
    routes = sum(old.pop(route.id, None) != route for route in variant.routes) + len(old)
    cities = len({city.id for city in variant.cities} ^ {city.id for city in base.cities})
    tickets, before = (sum(deck.size for deck in each.decks) for each in (variant, base))
    found = [
        (
            variant.decks != base.decks,
            f"It has tickets of its own: {tickets}, where {_plain(base.title)} has {before}.",
        ),
        (routes, f"{words.counted(routes, 'route is', 'routes are').capitalize()} new, changed or gone."),
        (cities, f"{words.counted(cities, 'city is', 'cities are').capitalize()} new or gone."),
    ]
    return [sentence for is_so, sentence in found if is_so]


def _of_the_board(variant: Variant) -> list[str]:
    """What the board has that the base game's has not."""
    network = counts(variant)
    found = [
        (network.tunnels, "Some routes are tunnels, whose cost is known only after cards are laid."),
        (network.ferries, "Some routes are ferries, which cost locomotives."),
        (variant.countries, "Some tickets lead to a country: any of its border spots will do."),
        (any(len(ticket.to) > 1 for ticket in variant.tickets), "Some tickets name several destinations."),
        (variant.marks or variant.rules_text, "There are house rules: see below."),
    ]
    return [sentence for is_so, sentence in found if is_so]


def _needed(variant: Variant) -> list[str]:
    needed = components(variant)
    names = {color.id: color.name.get("en") or color.id for color in variant.card_colors}
    names[LOCOMOTIVE] = "locomotives"
    cards = [f"{count} {_plain(names.get(color, color)).lower()}" for color, count in needed.train_cards.items()]
    total = sum(needed.train_cards.values())
    lines = [
        "## What you need",
        "",
        f"- This board: {variant.board.width:g} x {variant.board.height:g} mm.",
        f"- {words.counted(needed.trains, 'train').capitalize()} of one color for each of up to "
        f"{words.counted(needed.players[1], 'player')}, and a marker for points.",
        f"- {total} train cards: {words.listed(cards)}.",
    ]
    lines += [f"- {_tickets(variant, deck, count)}." for deck, count in needed.tickets.items()]
    if needed.stations:
        lines.append(f"- {words.counted(needed.stations, 'station').capitalize()} for each player.")
    return lines


def _tickets(variant: Variant, deck: str, count: int) -> str:
    cards = words.counted(count, "ticket").capitalize()
    return f"{cards} of this map" if len(variant.decks) == 1 else f"{cards} of the deck {deck}"


def _set_up(variant: Variant) -> list[str]:
    rules = variant.rules
    sentences = [
        words.trains(rules),
        words.start_hand(rules),
        words.start_tickets(rules) + " All choose at the same time, unseen.",
        words.face_up(rules),
    ]
    return ["## Set-up", "", *(f"{place}. {sentence}" for place, sentence in enumerate(sentences, 1))]


def _turn(variant: Variant) -> list[str]:
    rules = variant.rules
    lines = [
        "## A turn",
        "",
        "One of these; who can do none of them passes.",
        "",
        f"- **Draw train cards**: two, each open or from the deck. {words.face_up_locomotive_counts(rules)} "
        f"{words.replace_row_at(rules)}",
        "- **Claim a route**: lay as many cards of its color as it has spaces, for a gray one of any one color, and "
        f"put a train on each space; its points count at once. {words.locomotives(rules)} "
        f"{words.locomotive_use(rules)}",
        f"- **Draw tickets**: {_after(words.draw_tickets(rules))}",
    ]
    if rules.stations is not None:
        lines.append(
            f"- **Build a station** in a city that has none. {words.stations(rules)} At the end it lends its owner one "
            "track of one other player that ends in that city, for tickets, not for the longest path."
        )
    return lines


def _special(variant: Variant) -> list[str]:
    """Doubles, tunnels, ferries, countries, tickets of several destinations: what there is of them."""
    rules, network = variant.rules, counts(variant)
    lines = []
    if network.double_routes:
        lines.append(f"- **Double routes**: nobody claims two tracks of one. {words.double_open_from(rules)}")
    if network.tunnels:
        lines.append(
            f"- **Tunnels**: lay the cards. {words.tunnel_cards(rules)} Each of the color laid, and each locomotive, "
            "costs one more card of that color or a locomotive. Who cannot or will not pay takes the cards back, and "
            "the turn is over. Where only locomotives were laid, only locomotives count."
        )
    if network.ferries:
        lines.append("- **Ferries** cost at least as many locomotives as they show; the rest is paid as usual.")
    if variant.countries:
        lines.append("- **Countries** are reached at any of their border spots, which do not join one another.")
    if any(len(ticket.to) > 1 for ticket in variant.tickets):
        lines.append(
            "- **Tickets of several destinations** count for the best one reached; if none is, the least on the card "
            "is taken off."
        )
    return ["## Routes and tickets of their own kind", "", *lines] if lines else []


def _end(variant: Variant) -> list[str]:
    rules = variant.rules
    lines = [
        "## The end",
        "",
        words.last_round_at(rules),
        "",
        f"- {words.route_points(rules)}",
        "- A completed ticket adds its value, another takes it off.",
    ]
    lines += [f"- {words.longest_path(rules)}"] if rules.longest_path is not None else []
    lines += [f"- {words.globetrotter(rules)}"] if rules.globetrotter is not None else []
    lines += (
        [f"- {words.counted(rules.stations.unused_points, 'point').capitalize()} for each station not built."]
        if (rules.stations is not None and rules.stations.unused_points)
        else []
    )
    return [*lines, f"- The highest total wins. {words.tie_breaks(rules)}"]


def _house(variant: Variant, language: str) -> list[str]:
    """Marks, and the designer's own text with the names of what it links to."""
    own = variant.rules_text.get(language) or variant.rules_text.get("en", "")
    if not variant.marks and not own:
        return []
    lines = ["## House rules", ""]
    for mark in variant.marks:
        name = mark.name.get(language) or mark.name.get("en") or next(iter(mark.name.values()), mark.id)
        said = mark.text.get(language) or mark.text.get("en") or next(iter(mark.text.values()), "")
        lines.append(f"- {_plain(mark.symbol)} **{_plain(name)}**" + (f": {_plain(said)}" if said else ""))
    return [*lines, *([""] if variant.marks and own else []), *([_linked(own, variant).strip()] if own else [])]


def _linked(text: str, variant: Variant) -> str:
    """``[[atlanta]]`` and ``[[atlanta--nashville]]`` as names."""
    names: dict[str, str] = {city.id: city.name or city.id for city in variant.cities}
    names |= {country.id: country.name for country in variant.countries}
    names |= {route.id: "-".join(names.get(end, end) for end in route.ends) for route in variant.routes}
    # HTML has no place in a pack: it is shown as it was typed. Addresses in angle brackets are Markdown.
    safe = re.sub(r"<(?!https?://|[\w.+-]+@)(?=[A-Za-z/!?])", "&lt;", _printable(text))
    return re.sub(r"\[\[([^\]\n]+)\]\]", lambda found: _plain(names.get(found[1], found[1])), safe)


def _after(sentence: str) -> str:
    """A sentence without the words before its colon."""
    return sentence.split(": ", 1)[1]


def _plain(text: str) -> str:
    """A name that Markdown takes as it is, on one line; nothing in it is code, whoever wrote it."""
    escaped = re.sub(r"([\\`*_{}\[\]>#|])", r"\\\1", " ".join(_printable(text).split())).replace("<", "&lt;")
    escaped = re.sub(r"&(?=#?\w+;)(?!lt;)", "&amp;", escaped)
    return re.sub("(?i)(javascript|vbscript|data):", r"\1 :", escaped)


def _printable(text: str) -> str:
    """A text without signs that control a screen; lines stay lines."""
    return "".join(sign if sign == "\n" or unicodedata.category(sign) != "Cc" else " " for sign in text)
