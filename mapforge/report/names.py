"""Names for people of what a report speaks of."""

from mapforge.model import Variant


class Names:
    """A map's names by id; the id itself for what the map does not know."""

    def __init__(self, variant: Variant) -> None:
        self._cities = {city.id: city.name or city.id for city in variant.cities}
        self._cities |= {country.id: country.name for country in variant.countries}
        self._routes = {route.id: route for route in variant.routes}
        self._tickets = {ticket.id: ticket for ticket in variant.tickets}
        self._colors = {color.id: color.name.get("en") or color.id for color in variant.card_colors}

    def city(self, name: str) -> str:
        """A city or country."""
        return self._cities.get(name, name)

    def route(self, name: str) -> str:
        """A route by its ends."""
        route = self._routes.get(name)
        return f"{self.city(route.ends[0])} – {self.city(route.ends[1])}" if route else name  # noqa: RUF001 - printed so

    def ticket(self, name: str) -> str:
        """A ticket by its ends."""
        ticket = self._tickets.get(name)
        if ticket is None:
            return name
        ends = " / ".join(self.city(destination.id) for destination in ticket.to[:4])
        return f"{self.city(ticket.start)} – {ends}{' / …' if ticket.to[4:] else ''}"  # noqa: RUF001 - printed so

    def color(self, name: str) -> str:
        """A color of train cards."""
        return self._colors.get(name, name).lower()
