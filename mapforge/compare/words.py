"""A difference said to people: as what is expected, or as a line of a comparison."""

from mapforge.compare.difference import Difference

_NOUNS = {
    "board": "Board",
    "color": "Color",
    "city": "City",
    "name": "Name",
    "position": "Position",
    "country": "Country",
    "route": "Route",
    "track": "Track",
    "deck": "Deck",
    "ticket": "Ticket",
    "rule": "Rule",
}


def expected(difference: Difference) -> str:
    """What is wrong where the first map is right: "Ticket Los Angeles-Miami 20, expected 19."."""
    noun, name = _NOUNS[difference.noun], difference.name
    if difference.noun == "name":
        if not difference.found:
            return f'The name "{difference.wanted}" is missing.'
        return f'"{difference.found}" is probably "{difference.wanted}".'
    if difference.noun == "board":
        return f"Board, {difference.what}: {difference.found}, expected {difference.wanted}."
    if difference.kind == "missing":
        return f"{noun} {name} {_value(difference.wanted, name)}is missing."
    if difference.kind == "extra":
        why = "is there once too often" if difference.what == "again" else "is not expected"
        return f"{noun} {name} {_value(difference.found, name)}{why}."
    if difference.what == "points":
        return f"{noun} {name} {difference.found}, expected {difference.wanted}."
    what = "" if difference.what in ("track", "value", "position") else f" {difference.what}"
    return f"{noun} {name}:{what} {difference.found}, expected {difference.wanted}."


def line(difference: Difference) -> str:
    """A line of a comparison: ``-`` only in the first, ``+`` only in the second, ``~`` in both but other."""
    noun, name = difference.noun, difference.name
    if difference.kind == "missing":
        return f"- {noun} {name} {_value(difference.wanted, name)}".rstrip()
    if difference.kind == "extra":
        again = "once more " if difference.what == "again" else ""
        return f"+ {noun} {name} {again}{_value(difference.found, name)}".rstrip()
    what = f", {difference.what}" if difference.what not in ("name", "position", "track", "value") else ""
    return f"~ {noun} {name}{what}: {difference.wanted or 'none'} > {difference.found or 'none'}"


def _value(value: str, name: str) -> str:
    return "" if not value or value == name else f"{value} "
