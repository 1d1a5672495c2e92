"""A map as the oracle sees it: tracks by name, cards by color, tickets by id."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from mapforge.model import GRAY, LOCOMOTIVE, Rules, Ticket, Variant

LOCO = "loco"
"""A locomotive in the oracle's hands of cards and in the text of a payment."""
GREY = GRAY

Cards = Counter[str]
"""How many of each color, locomotives as ``loco``; no zero entries after ``tidy``."""


def tidy(cards: Cards) -> Cards:
    """The same cards without colors of which there is none."""
    return Counter({color: count for color, count in cards.items() if count})


@dataclass(frozen=True)
class Line:
    """One track of one route, with the values that hold for it."""

    name: str
    route: str
    ends: tuple[str, str]
    color: str
    length: int
    tunnel: bool
    ferry: int


@dataclass(frozen=True)
class Map:
    """What a game needs of a variant at one number of players."""

    variant: Variant
    players: int

    @property
    def rules(self) -> Rules:
        """The knobs."""
        return self.variant.rules

    @cached_property
    def lines(self) -> dict[str, Line]:
        """Every track by its name ``route/number``."""
        return {
            line.name: line
            for route in self.variant.routes
            for number, track in enumerate(route.whole_tracks, start=1)
            for line in [
                Line(
                    name=f"{route.id}/{number}",
                    route=route.id,
                    ends=route.ends,
                    color=track.color or GREY,
                    length=track.length or 0,
                    tunnel=bool(track.tunnel),
                    ferry=track.ferry or 0,
                )
            ]
        }

    @cached_property
    def beside(self) -> dict[str, tuple[str, ...]]:
        """For each track the names of its route's other tracks."""
        return {
            line.name: tuple(
                other.name for other in self.lines.values() if other.route == line.route and other.name != line.name
            )
            for line in self.lines.values()
        }

    @cached_property
    def colors(self) -> tuple[str, ...]:
        """The colors of train cards, locomotives left out."""
        return tuple(color.id for color in self.variant.card_colors)

    @cached_property
    def all_cards(self) -> Cards:
        """Every train card of the game."""
        cards = Counter({color.id: color.cards for color in self.variant.card_colors})
        cards[LOCO] = self.rules.locomotives
        return tidy(cards)

    @cached_property
    def tickets(self) -> dict[str, Ticket]:
        """Every ticket by its id."""
        return {ticket.id: ticket for ticket in self.variant.tickets}

    @cached_property
    def spots(self) -> dict[str, frozenset[str]]:
        """The border spots of each country."""
        return {country.id: frozenset(country.spots) for country in self.variant.countries}

    @cached_property
    def borders(self) -> frozenset[str]:
        """Every border spot, a dead end."""
        return frozenset(city.id for city in self.variant.cities if city.kind == "border")

    @cached_property
    def station_sites(self) -> tuple[str, ...]:
        """The cities that may have a station; a country's spot or a junction is no city."""
        return tuple(city.id for city in self.variant.cities if city.kind == "city")

    @property
    def all_tracks_open(self) -> bool:
        """At this table every track of a double route may be claimed."""
        return self.players >= self.rules.double_open_from


def card_name(color: str) -> str:
    """A model's color id as the oracle writes it."""
    return LOCO if color == LOCOMOTIVE else color
