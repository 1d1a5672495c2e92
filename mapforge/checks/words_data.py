"""The words for what a map states of itself."""

from mapforge.checks.entry import Entry

_HELD = "The statement is there to catch exactly this."

DATA: dict[str, Entry] = {
    "expect-count": Entry(
        "error",
        "The map states {wanted} {what}, but has {found}. Correct the map, or the count in expect.",
        _HELD,
        title="Other figures than the map states",
        finds="Numbers of cities, routes, tracks, spaces and tickets, by color, country, group and deck, that are not"
        " as stated under expect.",
        do="Correct the map; or the number, if that is wrong.",
        threshold="As stated.",
        source="The map itself.",
    ),
    "expect-unknown": Entry(
        "error",
        "{where}: there is no {what}. Correct the name.",
        "What is stated of it cannot be held to anything.",
        title="Statement about something that is not there",
        finds="Decks, groups and decks of other maps named under expect that do not exist.",
        do="Correct the name, or remove the statement.",
    ),
    "expect-touching": Entry(
        "error",
        "{where} touches no city of the group {group}, as the map states of deck {deck}. Correct the ticket.",
        _HELD,
        title="Ticket that touches none of a group",
        finds="Tickets of a deck that have no city of the group stated under expect.tickets_touch as an end.",
        do="Correct the ticket, or the group of a city.",
        threshold="One end of each ticket.",
        source="The map itself.",
    ),
    "expect-foreign": Entry(
        "error",
        "{where} is not taken from {sources}, as the map states: {other}. Correct the ticket.",
        _HELD,
        title="Ticket that is not of the stated sets",
        finds="Tickets of a deck that are, as they are, in none of the decks stated under expect.tickets_from.",
        do="Correct its ends or its points, or remove it.",
        threshold="Every ticket.",
        source="The map itself.",
    ),
    "expect-lacking": Entry(
        "error",
        "{where}: the ticket {ticket} of {source} is missing, though the map states that all of it is here. Add it.",
        _HELD,
        title="Ticket of a stated set that is missing",
        finds="Tickets of the decks stated under expect.tickets_with that the deck has not, at whatever value.",
        do="Add the ticket.",
        threshold="Every ticket.",
        source="The map itself.",
    ),
}
"""What is said of a map held to its numbers."""
