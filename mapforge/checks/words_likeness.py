"""The words for a map held to another (``validate --like``)."""

from mapforge.checks.entry import Entry, Severity

_WHY = "You asked for a map like the other."


def _entry(noun: str, finds: str, do: str, severity: Severity = "error") -> Entry:
    return Entry(
        severity, "{said} So it is in {other}.", _WHY, title=f"{noun} unlike the other map", finds=finds, do=do
    )


LIKENESS: dict[str, Entry] = {
    "unlike-board": _entry("Board", "Another size, score track or train piece.", "Set the size of the other board."),
    "unlike-color": _entry(
        "Color", "Colors of cards that are missing, extra, or of another number.", "Correct the table of colors."
    ),
    "unlike-city": _entry(
        "City",
        "Cities that are missing or extra, or of another kind or group; they are matched by id, by any spelling, and by"
        " the most alike name.",
        "Add or remove the city, or correct it.",
    ),
    "unlike-name": _entry("Name", "Names spelled otherwise.", "Correct the name, or list the other as an alias there."),
    "unlike-position": _entry(
        "Position", "Cities that lie more than 5 mm from where they lie on the other board.", "Move them.", "warning"
    ),
    "unlike-country": _entry("Country", "Countries that are missing or extra, or have other spots.", "Correct it."),
    "unlike-route": _entry("Route", "Routes that are missing or extra.", "Add or remove the route."),
    "unlike-track": _entry(
        "Track", "Tracks that are missing or extra, or of another color, length, tunnel or ferry.", "Correct the track."
    ),
    "unlike-deck": _entry("Deck", "Decks that are missing or extra.", "Add or remove the deck."),
    "unlike-ticket": _entry(
        "Ticket",
        "Tickets that are missing, there once too often, not expected, of another value, or in another deck.",
        "Add, remove or correct the ticket.",
    ),
    "unlike-rule": _entry("Rule", "Knobs of the rules, marks and text that are other.", "Correct the rule."),
}
"""What is said of a map held to another."""
