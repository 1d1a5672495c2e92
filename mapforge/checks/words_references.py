"""The words for entries that name one another."""

from mapforge.checks.entry import Entry

_ID = "Everything in a map is found by its id."
_PLAY = "The map could not be played as it is printed."

REFERENCES: dict[str, Entry] = {
    "id-taken": Entry("error", '{where}: the id "{id}" is also that of {other}. Give one another id.', _ID),
    "unknown-city": Entry(
        "error",
        '{where}: no city has the id "{id}".{close}',
        "A route joins two places that are on the board.",
    ),
    "country-as-end": Entry(
        "error",
        '{where}: "{end}" is a country. A route ends at one of its border spots.',
        "A country is reached at any of its border spots, which do not join one another.",
    ),
    "route-to-itself": Entry("error", '{where}: both ends are "{id}".', "A route joins two different cities."),
    "second-route": Entry(
        "warning",
        "{where}: the route {first} joins the same two ends. A double route is one route with two tracks.",
        "Separate routes may both be claimed by one player and at every table; a double route's tracks may not.",
    ),
    "route-id": Entry(
        "warning",
        "{where} does not say which ends it joins. Usual: {wanted}",
        "Lists, records and other maps find a route by the id made of its ends.",
    ),
    "color-not-chosen": Entry(
        "warning", "{where}: track {track} has no color yet. Choose one, or gray.", _PLAY, unfinished="play"
    ),
    "unknown-color": Entry(
        "error", '{where}: track {track} has the color "{id}", which no train card has.{close}', _PLAY
    ),
    "ferry-too-long": Entry(
        "error",
        "{where}: {ferry} locomotives are asked for on {length} spaces.",
        "Each locomotive lies on a space.",
    ),
    "unknown-spot": Entry(
        "error",
        '{where}: no city has the id "{id}".{close}',
        "A country is reached only at border spots that exist.",
    ),
    "not-a-spot": Entry(
        "error",
        '{where}: "{id}" is of kind {kind}. A country\'s spots are of kind border.',
        "A border spot ends a ticket for its country and nothing else.",
    ),
    "spot-twice": Entry("error", '{where}: "{id}" is already a spot of {other}.', "A border spot is one country's."),
    "spot-without-country": Entry(
        "warning",
        "{where}: this border spot is in no country's list of spots.",
        "No ticket can be finished there.",
    ),
    "unknown-ticket-end": Entry(
        "error",
        '{where}: no city or country has the id "{id}".{close}',
        "The ticket could never be finished.",
    ),
    "not-a-ticket-end": Entry(
        "error",
        '{where}: "{id}" is of kind {kind}, which is no ticket\'s end. Name a city or a country.',
        "Junctions have no printed name; a border spot is reached as its country.",
    ),
    "ticket-to-itself": Entry("error", '{where}: the ticket starts at "{id}" too.', "It would be finished at once."),
    "destination-twice": Entry("error", '{where}: "{id}" is named twice on this ticket.', "Only one value can count."),
    "ticket-twice": Entry(
        "error",
        "{where}: the ticket {first} asks for the same. For two cards of one print, write copies: 2.",
        "A ticket listed twice is mostly a slip of the pen.",
    ),
    "unknown-deck": Entry(
        "error",
        '{where}: no deck has the id "{id}".{close} Decks: {known}.',
        "Tickets could not be dealt or drawn.",
    ),
    "unknown-place": Entry(
        "error",
        '{where}: no city, country or route has the id "{id}".{close}',
        "It would not be drawn anywhere.",
    ),
    "unknown-link": Entry(
        "warning",
        "{where}: the link [[{id}]] leads to no city, country or route.{close}",
        "Readers could not follow it.",
    ),
    "removed-but-used": Entry(
        "error",
        "{where} is removed here, but {users} still name it. Remove or change these as well.",
        "What names it would lead nowhere.",
    ),
    "no-deck": Entry(
        "warning",
        "{where}: the map has no deck of tickets yet.",
        "The rules deal tickets; the map cannot be played yet.",
        unfinished="play",
    ),
}
"""What is said of names and ids."""
