"""The words for every problem: one entry a code, so that they can be read in one place and translated.

Templates are filled with the problem's parameters, ``{where}`` (what the place leads to, in words), ``{holder}`` (what
holds it) and ``{close}`` (a question where a near name is known).
"""

from typing import Literal, NamedTuple

Severity = Literal["error", "warning", "info"]
LEVELS: tuple[Severity, ...] = ("error", "warning", "info")


class Entry(NamedTuple):
    """Severity, message with the way out, and why it matters."""

    severity: Severity
    message: str
    why: str


_FILE = "A file that cannot be read cannot be checked, drawn or played."
_SCHEMA = "What the file's schema does not know would be lost or misread; the entry is left out of all further checks."
_ID = "Everything in a map is found by its id."
_PLAY = "The map could not be played as it is printed."

FILES: dict[str, Entry] = {
    # bytes and JSON
    "cannot-read": Entry("error", "The file cannot be read: {reason}.", _FILE),
    "file-too-large": Entry("error", "The file has more than {limit} MB, and no map does. Is it a picture?", _FILE),
    "file-empty": Entry("error", "The file is empty.", _FILE),
    "not-utf-8": Entry("error", "The file is not in UTF-8 but in {found}. Save it again as UTF-8.", _FILE),
    "file-ends-early": Entry(
        "error",
        "The file ends in the middle: what opens here or before is never closed. Was it cut off?",
        _FILE,
    ),
    "not-json": Entry("error", "The file is not JSON from here on: {reason}.", _FILE),
    "too-deep": Entry("error", "More than {limit} brackets are open at once here; a map needs fewer than ten.", _FILE),
    "key-twice": Entry(
        "error",
        'The key "{key}" is given twice; the later one counts. Remove one.',
        "Programs differ in which of the two they believe.",
    ),
    "not-a-number": Entry(
        "error",
        "{where} is no number that JSON knows (NaN or infinite). Write a number.",
        "Other programs refuse the whole file.",
    ),
    "broken-text": Entry(
        "error",
        "{where} holds half a character (\\ud800 to \\udfff alone). Type it again.",
        "It cannot be shown or saved.",
    ),
    # the kind of document
    "not-a-map": Entry(
        "error",
        'This is JSON but not a MapForge map: {found}. A map holds "format": "mapforge-variant".',
        _FILE,
    ),
    "newer-format": Entry(
        "error",
        "The map has format version {found}; this MapForge reads up to {known}. A newer MapForge opens it.",
        "Reading it in part could lose what the newer program wrote.",
    ),
    # the schema
    "wrong-type": Entry("error", "{where} must be {expected}, not {found}.", _SCHEMA),
    "wrong-value": Entry("error", "{where} must be {expected}, not {found}.", _SCHEMA),
    "wrong-form": Entry("error", "{where} must be {expected}, not {found}.", _SCHEMA),
    "out-of-range": Entry("error", "{where} must be {expected}, not {found}.", _SCHEMA),
    "wrong-count": Entry("error", "{where} must be {expected}, not {found}.", _SCHEMA),
    "missing-key": Entry("error", '{holder}: the key "{key}" is missing. {what}', _SCHEMA),
    "unknown-key": Entry(
        "error",
        '{holder}: the key "{key}" is not known.{close}{known}{own}',
        _SCHEMA,
    ),
    "duplicate-id": Entry(
        "error",
        'A second entry in {collection} has the id "{id}" (the first is in line {line}). Give it another.',
        _ID,
    ),
    # the base
    "base-missing": Entry(
        "error",
        'No map with the id "{base}" is found: not in a folder {base} beside this map\'s, nor installed, nor shipped.',
        "A map that extends another is only its difference; without the base there is nothing to check.",
    ),
    "base-cycle": Entry(
        "error",
        "These maps extend one another in a circle: {circle}. One must stand alone.",
        "There is no first map to begin with.",
    ),
    "base-chain": Entry(
        "error",
        "More than {limit} maps extend one another here. Let this one extend a map nearer the first.",
        "A chain as long as that is mostly a slip, and slow.",
    ),
    "base-unusable": Entry(
        "error",
        'The base "{base}" cannot be used. Look at it first: mapforge validate {file}',
        "A map that extends another is only its difference.",
    ),
    "base-broken": Entry(
        "error",
        'The base "{base}" has faults ({count}); what is broken in it is left out. See: mapforge validate {file}',
        "What the base loses, this map loses too.",
    ),
    "base-version": Entry(
        "error",
        'The base "{base}" is of version {found}, but {wanted} is asked for ({file}).',
        "The difference was written against another version and may not fit.",
    ),
    "not-in-base": Entry(
        "error",
        '{where} is to be changed or removed, but the base "{base}" has no such entry (any more).{close}',
        "The change has no effect.",
    ),
    "already-in-base": Entry(
        "error",
        '{where} is added, but the base "{base}" has it. Put it under change, or under remove as well.',
        "It is not clear which of the two is meant; the base's is kept.",
    ),
}
"""What is said of bytes, JSON, the schema and the base."""

MAPS: dict[str, Entry] = {
    # references
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
    "color-not-chosen": Entry("warning", "{where}: track {track} has no color yet. Choose one, or gray.", _PLAY),
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
    "unknown-code": Entry("warning", '{where}: no problem has the code "{id}".{close}', "The setting has no effect."),
    "severity-fixed": Entry(
        "warning",
        '{where}: "{id}" tells of what would be lost; it is always an error and cannot be accepted.',
        "The setting has no effect.",
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
    ),
    # pictures
    "picture-missing": Entry(
        "error",
        "{where}: there is no picture {picture} in the map's folder.",
        "The board would be printed without its background.",
    ),
    "picture-unusable": Entry(
        "error",
        "{where}: the picture {picture} cannot be used: {reason}.",
        "The board would be printed without its background.",
    ),
    # what would be drawn
    "via-off-board": Entry(
        "warning",
        "{where}: the point {x}, {y} lies {off} mm off the board. Is a digit too many?",
        "The route would leave the board, and its trains with it.",
    ),
    "via-idle": Entry(
        "warning",
        "{where}: points that bend nothing ({count}): on an end of the route, or given twice. Remove them.",
        "A point that does nothing is mostly a slip.",
    ),
    "via-on-city": Entry(
        "warning",
        "{where}: this point lies on {city}, where the route does not end. Move it aside.",
        "The route would seem to end at that city, and its spaces would lie on the city's.",
    ),
    "spaces-too-tight": Entry(
        "error",
        "{where}: there are {pitch} mm for each of {length} spaces, but a train is {piece:g} mm long. Bend the route,"
        " move a city or make it shorter.",
        "Plastic trains would not fit on their spaces.",
    ),
    "name-missing": Entry("warning", "{where}: the city has no name.", "Players could not find it on the board."),
    "name-off-board": Entry(
        "warning",
        "{where} reaches {beyond} mm beyond the edge of the board. Give it a label offset, or a shorter name.",
        "The name would be cut off.",
    ),
    "missing-glyph": Entry(
        "warning",
        "{where}: no bundled font has the letters {letters}. Write them otherwise.",
        "An empty box would be printed in its place.",
    ),
    # rules against the map
    "players-order": Entry("error", "{where}: the fewest ({fewest}) are more than the most ({most}).", _PLAY),
    "double-threshold": Entry(
        "warning",
        "{where}: double routes open from {threshold} players, but {fewest} to {most} play: they {effect}.",
        "The second tracks, or the rule that closes them, would never matter.",
    ),
    "points-missing": Entry(
        "error",
        "{where}: the rules give no points for {length} spaces ({routes}). Add them to route_points.",
        "Claiming such a route could not be scored.",
    ),
    "trains-short": Entry(
        "error", "{where}: {length} spaces, but each player has {trains} trains.", "Nobody could claim it."
    ),
    "cards-short": Entry(
        "error",
        "{where}: {length} spaces, but there are {cards} cards of its color and {locomotives} locomotives for it.",
        "Nobody could claim it.",
    ),
    "ferry-short": Entry(
        "error",
        "{where}: {ferry} locomotives are asked for, but the deck has {locomotives}.",
        "Nobody could claim it.",
    ),
    "ferry-unusable": Entry(
        "error",
        "{where}: {ferry} locomotives are asked for, but they may be played on tunnels only.",
        "Nobody could claim it.",
    ),
    "deck-short": Entry(
        "error",
        "{where}: {dealt} tickets for each of {players} players are {needed}, but the deck has {size}.",
        "Not everybody could be dealt tickets.",
    ),
    "keep-too-many": Entry("error", "{where}: {keep} are to be kept of {count} tickets.", _PLAY),
    "train-deck-short": Entry(
        "error",
        "{where}: {hand} cards for each of {players} and a row of {row} are {needed}, but the deck has {total}.",
        "The game could not be set up.",
    ),
    "row-never-replaced": Entry(
        "warning",
        "{where}: the row is replaced at {limit} locomotives, but it has {row} cards.",
        "The rule would never apply; write null for no such rule.",
    ),
    "station-costs": Entry(
        "error", "{where}: {count} stations, but prices for {costs}.", "The last station could not be paid."
    ),
    "tie-break-idle": Entry("warning", "{where}: {way} breaks no tie: {reason}.", "It would never decide."),
    "last-round-at-once": Entry(
        "error",
        "{where}: {limit}, but everybody starts with {trains} trains.",
        "The game would end with its first turn.",
    ),
    "tunnel-cards": Entry(
        "warning",
        "{where}: no cards are turned over, yet the map has tunnels.",
        "A tunnel would be an ordinary route.",
    ),
    # what the map says of itself
    "expect-count": Entry(
        "error",
        "The map states {wanted} {what}, but has {found}. Correct the map, or the count in expect.",
        "The count is there to catch exactly this.",
    ),
}
"""What is said of a map that could be read."""
