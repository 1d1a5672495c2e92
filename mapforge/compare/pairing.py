"""Which city or country of one map is which of the other."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher

from mapforge.edits.letters import in_ascii
from mapforge.model import City, Country, Variant

ALIKE = 0.8
"""Names at least so alike (0 to 1, as difflib measures) may be the same."""
_SHORT = {"saint": "st", "sainte": "st", "ste": "st", "sankt": "st", "fort": "ft", "mount": "mt"}

Place = City | Country


def places(variant: Variant) -> dict[str, Place]:
    """Cities, border spots, junctions and countries by id."""
    found: dict[str, Place] = {city.id: city for city in variant.cities}
    return found | {country.id: country for country in variant.countries}


def folded(name: str) -> str:
    """A name without accents, case, signs and the ways to write Saint: equal for what people take for the same."""
    return " ".join(_SHORT.get(word, word) for word in re.findall("[a-z0-9]+", in_ascii(name)))


def spellings(place: Place) -> set[str]:
    """Every way in which a map writes a place's name, folded; its id is one."""
    written = (place.id, place.name, *place.names.values(), *place.aliases)
    return {folded(name) for name in written} - {""}


def pairs(first: Variant, second: Variant) -> dict[str, str]:
    """For the id of each city and country of the second map that has a match, the id in the first.

    By id; then by a name that both have; then, among the rest, by the most alike names, if alike enough.
    """
    old, new = places(first), places(second)
    found = {name: name for name in new if name in old and type(old[name]) is type(new[name])}
    _by_spelling(old, new, found)
    _by_likeness(old, new, found)
    return found


def _rest(places: Mapping[str, Place], taken: Iterable[str]) -> list[Place]:
    gone = set(taken)
    return [place for name, place in places.items() if name not in gone]


def _by_spelling(old: Mapping[str, Place], new: Mapping[str, Place], found: dict[str, str]) -> None:
    """Adds places that have one spelling in common which no other of the rest has."""
    known: dict[str, list[Place]] = {}
    for place in _rest(old, found.values()):
        for spelling in spellings(place):
            known.setdefault(spelling, []).append(place)
    taken: set[str] = set()
    for place in _rest(new, found):
        matches = {match.id for spelling in spellings(place) for match in known.get(spelling, ())} - taken
        if len(matches) == 1 and type(old[next(iter(matches))]) is type(place):
            found[place.id] = next(iter(matches))
            taken |= matches


def _by_likeness(old: Mapping[str, Place], new: Mapping[str, Place], found: dict[str, str]) -> None:
    """Adds the most alike of what is left, best first."""
    left, right = _rest(old, found.values()), _rest(new, found)
    scored = sorted(
        ((-_alike(one, other), one.id, other.id) for one in left for other in right if type(one) is type(other)),
    )
    taken: set[str] = set()
    for score, one, other in scored:
        if -score >= ALIKE and one not in taken and other not in found:
            found[other] = one
            taken.add(one)


def _alike(one: Place, other: Place) -> float:
    return max((_ratio(a, b) for a in spellings(one) for b in spellings(other)), default=0.0)


def _ratio(one: str, other: str) -> float:
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    return matcher.ratio() if matcher.real_quick_ratio() >= ALIKE and matcher.quick_ratio() >= ALIKE else 0.0


def closest(name: str, known: Sequence[str], most: int = 3) -> list[str]:
    """The names most like one, best first, the folded forms compared."""
    wanted = folded(name)
    scored = [(SequenceMatcher(None, wanted, folded(other), autojunk=False).ratio(), other) for other in known]
    return [other for score, other in sorted(scored, key=lambda pair: (-pair[0], pair[1]))[:most] if score >= 0.6]
