"""The value types of a map: frozen, compared by content, free of files, drawing and rules of play.

Each type's constructor normalises what it is given (positions to 0.01 mm, text to NFC, collections
sorted by id, no -0.0), so that two equal maps are equal values and a saved map loads as itself.
Constructors do not judge: a route may name a city that does not exist; ``checks`` says so.
What JSON may hold (types, ranges, patterns) stands in the field annotations and, in the same words,
in ``schemas/``; a test holds the two together.

Only types, their normalising and what one value can say about itself alone may enter here.
"""

from mapforge.model.board import Background, Board, Piece
from mapforge.model.cities import City, Country, Label
from mapforge.model.colors import GRAY, LOCOMOTIVE, USUAL_COLORS, Color
from mapforge.model.frozen import FrozenMap
from mapforge.model.house import Mark, Note
from mapforge.model.problem import Path, Place, Problem
from mapforge.model.routes import Route, Track
from mapforge.model.rules import DrawTickets, Rules, StartTickets, Stations
from mapforge.model.tickets import Deck, Destination, Ticket
from mapforge.model.variant import Accepted, Checking, Expect, Extends, Theme, Variant

__all__ = [
    "GRAY",
    "LOCOMOTIVE",
    "USUAL_COLORS",
    "Accepted",
    "Background",
    "Board",
    "Checking",
    "City",
    "Color",
    "Country",
    "Deck",
    "Destination",
    "DrawTickets",
    "Expect",
    "Extends",
    "FrozenMap",
    "Label",
    "Mark",
    "Note",
    "Path",
    "Piece",
    "Place",
    "Problem",
    "Route",
    "Rules",
    "StartTickets",
    "Stations",
    "Theme",
    "Ticket",
    "Track",
    "Variant",
]
