"""The verbs of the command line: name, what it does, and the module that does it."""

from typing import NamedTuple


class Verb(NamedTuple):
    """A verb; its module has ``configure(parser)`` and ``perform(arguments) -> exit status``."""

    name: str
    summary: str
    module: str


VERBS: tuple[Verb, ...] = (
    Verb("edit", "draw and change a map in a window", "mapforge.cli.edit"),
    Verb("validate", "check maps, every problem with its place", "mapforge.cli.validate"),
    Verb("checks", "what validate can find, each with reason and way out", "mapforge.cli.checks"),
    Verb("show", "what a map holds, its base applied", "mapforge.cli.show"),
    Verb("diff", "what differs between two maps, by meaning", "mapforge.cli.diff"),
    Verb("new", "a folder with a new map, empty or a difference from another", "mapforge.cli.new"),
    Verb("tickets", "tickets from a list typed into a spreadsheet", "mapforge.cli.tickets"),
    Verb("render", "the board as PNG, SVG or PDF", "mapforge.cli.render"),
    Verb("background", "a background painted from ground data", "mapforge.cli.background"),
    Verb("export", "maps as a pack that others can install", "mapforge.cli.export"),
    Verb("pack", "packs checked, unpacked, signed, installed", "mapforge.cli.pack"),
    Verb("list", "the maps that can be named by their id", "mapforge.cli.list"),
    Verb("schema", "the format of map files as JSON Schema", "mapforge.cli.schema"),
    Verb("replay", "a game's record checked line by line, and scored", "mapforge.cli.replay"),
    Verb("playtest", "bots play a map many times; seats, styles and pace as figures", "mapforge.cli.playtest"),
    Verb("demo", "the published maps proved, ten faults caught, a window", "mapforge.cli.demo"),
)
