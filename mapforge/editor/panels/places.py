"""Names by which a designer knows the entries of a map, and lists of them to choose from."""

from collections import Counter
from collections.abc import Iterable

from mapforge.editor.panels.editors import Choice
from mapforge.model import City, Country, Deck, Variant

Place = City | Country


def names(variant: Variant) -> dict[str, str]:
    """The name of every city, border spot, junction and country by id; where names repeat, with the id behind."""
    entries: list[Place] = [*variant.cities, *variant.countries]
    often = Counter(entry.name for entry in entries)
    return {
        entry.id: entry.name if entry.name and often[entry.name] == 1 else _with_id(entry)
        for entry in reversed(entries)
    }


def _with_id(entry: Place) -> str:
    return f"{entry.name} ({entry.id})" if entry.name else entry.id


def deck_name(deck: Deck) -> str:
    """A deck's name: in English where there is one, else its id as a word."""
    return deck.name.get("en") or next(iter(deck.name.values()), "") or deck.id.replace("-", " ").capitalize()


def route_ends(variant: Variant, _entry: str = "") -> list[Choice]:
    """Where a route can end: cities, border spots and junctions, by name."""
    return _sorted(variant, variant.cities)


def ticket_ends(variant: Variant, _entry: str = "") -> list[Choice]:
    """Where a ticket can end: cities and countries, by name."""
    return _sorted(variant, [*(city for city in variant.cities if city.kind == "city"), *variant.countries])


def decks(variant: Variant, _entry: str = "") -> list[Choice]:
    """The decks by name."""
    return [Choice(deck.id, deck_name(deck)) for deck in variant.decks]


def countries(variant: Variant, _entry: str = "") -> list[Choice]:
    """The countries by name, and none."""
    return [Choice(None, "none"), *_sorted(variant, variant.countries)]


def _sorted(variant: Variant, entries: Iterable[Place]) -> list[Choice]:
    known = names(variant)
    return sorted((Choice(entry.id, known[entry.id]) for entry in entries), key=lambda choice: choice.text.casefold())
