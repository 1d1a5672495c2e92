"""The tool that puts border spots on the board, and with them their countries."""

from typing import ClassVar

import msgspec

from mapforge.edits.border import add_border_spot, country_named
from mapforge.edits.cities import add_city
from mapforge.interaction.tool_city import SpotTool
from mapforge.interaction.values import Ask, Operation, Reaction, Situation
from mapforge.model import Country, FrozenMap
from mapforge.model.forms import Point


class BorderTool(SpotTool, frozen=True):
    """Click on the empty board, say which country: a border spot of it. A new name makes a new country.

    ``last``: the country of the latest spot, offered for the next.
    """

    name: ClassVar[str] = "border"
    last: str = ""

    def hint(self, _there: Situation, /) -> str:
        """What comes next."""
        if self.asking is not None:
            return "Type the country's name; a new name makes a new country. Enter: done. Esc: no border spot."
        return "Click where a country's border spot is to be. A country has one or several."

    def asks(self, there: Situation, /) -> Ask | None:
        """The country: the one chosen, or the latest."""
        if self.asking is None:
            return None
        chosen = _chosen(there)
        names = tuple(dict.fromkeys(country.name for country in there.variant.countries if country.name))
        offered = self.typed or (chosen.name if chosen is not None else self.last)
        return Ask("Country", self.asking, offered, names)

    def answer(self, there: Situation, text: str | None, /) -> Reaction:
        """A border spot of the country of that name; without a name none, and that is told."""
        at = self.asking
        if at is None or text is None:
            return self._idle().stay(there)
        name = text.strip()
        if not name:
            return self._idle().stay(there, tell="A border spot belongs to a country: click again and type its name.")
        country, chosen = country_named(there.variant, name), _chosen(there)
        # Two countries may share a name: then the one that was chosen is meant.
        if country is not None and chosen is not None and chosen.name == country.name:
            country = chosen
        operation, told = _of_new(name, at) if country is None else _of(country, at)
        made = self._added(there, operation, text, told)
        if made.operation is None:
            return made
        return msgspec.structs.replace(made, tool=msgspec.structs.replace(made.tool, last=name))


def _of_new(name: str, at: Point) -> tuple[Operation, str]:
    """A border spot with a country of that name, and what to tell."""
    arguments = FrozenMap({"name": name, "at": at})
    return Operation(f"Add {name}", add_border_spot, arguments), f"{name} is a new country."


def _of(country: Country, at: Point) -> tuple[Operation, str]:
    """A border spot more of a country, and what to tell."""
    name, number = country.name or country.id, len(country.spots) + 1
    arguments = FrozenMap({"name": "", "at": at, "kind": "border", "of": country.id})
    told = f"{name} has {number} border spot{'' if number == 1 else 's'}."
    return Operation(f"Add a border spot of {name}", add_city, arguments), told


def _chosen(there: Situation) -> Country | None:
    return there.lookup.countries.get(there.country) if there.country is not None else None
