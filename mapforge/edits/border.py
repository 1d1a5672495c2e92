"""A border spot put on the board with the country it belongs to, which may be new."""

from mapforge.edits.cities import add_city
from mapforge.edits.countries import add_country
from mapforge.edits.entries import places
from mapforge.edits.refusal import Refused
from mapforge.model import Country, Variant
from mapforge.model.frozen import text

Point = tuple[float, float]


def country_named(variant: Variant, name: str) -> Country | None:
    """The country a designer means: of that name or another spelling of it, capitals aside; the first where several."""
    wanted = _plain(name)
    by_name = [country for country in variant.countries if _plain(country.name) == wanted]
    by_other = [country for country in variant.countries if wanted in map(_plain, _spellings(country))]
    return next(iter(by_name + by_other), None)


def add_border_spot(variant: Variant, *, name: str, at: Point) -> Variant:
    """A border spot at a place in mm, of the country of that name; a name that no country has makes a new one."""
    if not name.strip():
        raise Refused("A border spot belongs to a country. Type the country's name.")
    country = country_named(variant, name)
    if country is not None:
        return add_city(variant, name="", at=at, kind="border", of=country.id)
    before = places(variant)
    variant = add_country(variant, name=name)
    (made,) = places(variant) - before
    return add_city(variant, name="", at=at, kind="border", of=made)


def _spellings(country: Country) -> tuple[str, ...]:
    return (*country.names.values(), *country.aliases, country.id)


def _plain(name: str) -> str:
    return text(name).strip().casefold()
