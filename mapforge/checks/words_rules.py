"""The words for rules against the map and against one another."""

from mapforge.checks.entry import Entry

_PLAY = "The map could not be played as it is printed."

RULES: dict[str, Entry] = {
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
}
"""What is said of the rules."""
