"""The words for what lies on the board: spaces, lines, names, pictures and colors."""

from mapforge.checks.entry import Entry

GEOMETRY: dict[str, Entry] = {
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
        worse="less",
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
}
"""What is said of the drawn board."""
