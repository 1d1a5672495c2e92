"""The verbs of the command line: name, what it does, and the module that does it."""

from typing import NamedTuple


class Verb(NamedTuple):
    """A verb; its module has ``configure(parser)`` and ``perform(arguments) -> exit status``."""

    name: str
    summary: str
    module: str


VERBS: tuple[Verb, ...] = (
    Verb("validate", "check maps, every problem with its place", "mapforge.cli.validate"),
    Verb("show", "what a map holds, its base applied", "mapforge.cli.show"),
    Verb("render", "the board as PNG, SVG or PDF", "mapforge.cli.render"),
    Verb("background", "a background painted from ground data", "mapforge.cli.background"),
    Verb("list", "the maps that can be named by their id", "mapforge.cli.list"),
    Verb("schema", "the format of map files as JSON Schema", "mapforge.cli.schema"),
    Verb("replay", "a game's record checked line by line, and scored", "mapforge.cli.replay"),
    Verb("demo", "the published maps proved, and ten faults caught", "mapforge.cli.demo"),
)
