"""A scenario's position in full: what it leaves out is filled in, always the same way."""

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from mapforge.files import codec
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import Variant
from tests.oracle.board import LOCO, Map
from tests.oracle.state import START, State
from tests.scenarios.cards import counted, read
from tests.scenarios.written import FOLDER, REST, Scenario

USUAL_ROW = "red blue green yellow black"
"""The open row of a scenario that says nothing of it."""


@cache
def shipped_or_made(name: str) -> Variant:
    """A map made for scenarios, else a shipped one."""
    library = Library(installed=FOLDER / "maps", shipped=Path(__file__).parents[2] / "variants")
    variant = resolve(library.read(name), library).variant
    assert variant is not None, name
    return variant


def variant_of(scenario: Scenario) -> Variant:
    """The scenario's map with its knobs turned; ``none`` is a knob's null."""
    variant = shipped_or_made(scenario.map)
    if not scenario.knobs:
        return variant
    whole = codec.encode(variant)
    rules = whole["rules"]
    for knob, value in scenario.knobs.items():
        both = isinstance(value, dict) and isinstance(rules[knob], dict)
        rules[knob] = rules[knob] | value if both else None if value == "none" else value
    return codec.decode(whole)


def by_seat(lists: Iterable[Iterable[str]]) -> dict[str, int]:
    """Things listed by seat as thing: seat."""
    return {thing: seat for seat, things in enumerate(lists) for thing in things}


def counters(lists: Iterable[Iterable[str]], players: int) -> list[Counter[str]]:
    """Counted by seat; a seat that is left out has none."""
    found = [Counter(things) for things in lists]
    return found + [Counter() for _ in range(players - len(found))]


class Setting:
    """A scenario's variant, and its position for either implementation."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.variant = variant_of(scenario)
        self.map = Map(self.variant, scenario.players)
        self.hands = counters(map(read, scenario.hands), scenario.players)
        self.row = read(scenario.row or USUAL_ROW) if scenario.row != "none" else []
        self.discards = counted(scenario.discards)
        self.deck = self._deck()
        self.owners = by_seat(scenario.tracks)
        self.ticket_decks = self._ticket_decks()
        self._check()

    def _check(self) -> None:
        """A scenario with a slip of the pen is no scenario."""
        unknown = [name for name in self.owners if name not in self.map.lines]
        unknown += [city for city in by_seat(self.scenario.stations) if city not in self.map.station_sites]
        tickets = [*self.scenario.tickets, *self.scenario.offers, *self.ticket_decks.values()]
        unknown += [name for names in tickets for name in names if name not in self.map.tickets]
        assert not unknown, f"{self.scenario.name}: {self.scenario.map} has no {', '.join(unknown)}"

    def _deck(self) -> list[str]:
        deck = read(self.scenario.deck.replace(REST, ""))
        if not self.scenario.deck.endswith(REST):
            return deck
        named = sum(self.hands, Counter(deck)) + Counter(self.row) + self.discards
        assert named <= self.map.all_cards, f"{self.scenario.name}: more cards than the map has"
        rest = sorted((self.map.all_cards - named).elements())
        random.Random(len(rest)).shuffle(rest)
        return deck + rest

    def _ticket_decks(self) -> dict[str, list[str]]:
        scenario, rules = self.scenario, self.variant.rules
        named = Counter(name for names in (*scenario.tickets, *scenario.offers) for name in names)
        decks: dict[str, list[str]] = {}
        for deck in self.variant.decks:
            drawn_from = deck.id == rules.draw_tickets.deck
            written = scenario.ticket_deck if drawn_from else scenario.long_deck if scenario.phase == START else ()
            own = [name for name in written if name != REST]
            all_tickets = Counter({ticket.id: ticket.copies for ticket in deck.tickets})
            rest = sorted((all_tickets - named - Counter(own)).elements()) if REST in written else []
            decks[deck.id] = own + rest
        return decks

    @property
    def trains(self) -> list[int]:
        """Trains left by seat."""
        if self.scenario.trains is not None:
            return list(self.scenario.trains)
        used: Counter[int] = Counter()
        for name, seat in self.owners.items():
            used[seat] += self.map.lines[name].length
        return [self.variant.rules.trains - used[seat] for seat in range(self.map.players)]

    @property
    def scores(self) -> list[int]:
        """Points for routes by seat."""
        if self.scenario.scores is not None:
            return list(self.scenario.scores)
        points: Counter[int] = Counter()
        for name, seat in self.owners.items():
            points[seat] += self.variant.rules.points_for(self.map.lines[name].length) or 0
        return [points[seat] for seat in range(self.map.players)]

    def for_oracle(self) -> State:
        """The oracle's state; tickets of a deck lie one by one, their order known."""
        scenario, players = self.scenario, self.map.players
        offers = counters(scenario.offers, players)
        return State(
            map=self.map,
            hands=[Counter(hand) for hand in self.hands],
            row=Counter(self.row),
            deck=Counter(self.deck),
            discards=Counter(self.discards),
            ticket_decks={deck: [Counter([name]) for name in names] for deck, names in self.ticket_decks.items()},
            tickets=counters(scenario.tickets, players),
            trains=self.trains,
            points=self.scores,
            offers={seat: offer for seat, offer in enumerate(offers) if offer},
            owners=dict(self.owners),
            stations=by_seat(scenario.stations),
            turn=scenario.turn,
            phase=scenario.phase,
            passes=scenario.passes,
            turns_left=scenario.last_round,
        )

    def for_engine(self) -> dict[str, Any]:
        """The engine's position as a plain value, everything written out."""
        scenario = self.scenario
        return {
            "players": scenario.players,
            "turn": scenario.turn,
            "phase": ENGINE_PHASES.get(scenario.phase, scenario.phase),
            "hands": [full(hand) for hand in self.hands],
            "row": [long_name(card) for card in self.row],
            "deck": [long_name(card) for card in self.deck],
            "discards": full(self.discards),
            "tickets": [list(held.elements()) for held in counters(scenario.tickets, scenario.players)],
            "offers": [list(offer.elements()) for offer in counters(scenario.offers, scenario.players)],
            "ticket_decks": self.ticket_decks,
            "trains": self.trains,
            "tracks": self.owners,
            "stations": by_seat(scenario.stations),
            "scores": self.scores,
            "last_round": scenario.last_round,
            "passes": scenario.passes,
        }


ENGINE_PHASES = {"start": "start-tickets", "second": "second-card", "tickets": "keep-tickets"}
"""The engine's names of phases, where the oracle's are others."""


def long_name(card: str) -> str:
    """A card's name in the engine's positions."""
    return "locomotive" if card == LOCO else card


def full(cards: Counter[str]) -> dict[str, int]:
    """Cards counted, by their names in the engine's positions."""
    return {long_name(color): count for color, count in cards.items()}
