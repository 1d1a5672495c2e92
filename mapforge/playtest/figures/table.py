"""All figures of one table."""

from mapforge.network.graph import Graph
from mapforge.playtest.figures import board, cards, course, rare, seats, tickets
from mapforge.playtest.figures.plain import Plain
from mapforge.playtest.tally import Tally


def table(tally: Tally, graph: Graph) -> Plain:
    """What the games at one number of players say."""
    return {
        "players": tally.players,
        "deals": tally.deals,
        "games": tally.games,
        "trace": tally.trace,
        "fairness": seats.fairness(tally),
        "seats": seats.seats(tally),
        "seat_products": seats.products(tally),
        "bots": list(seats.bots(tally)),
        "styles": {"distance": seats.distance(tally)},
        "pace": course.pace(tally),
        "tension": course.tension(tally),
        "tickets": list(tickets.tickets(tally, graph)),
        "routes": list(board.routes(tally)),
        "cities": list(board.cities(tally)),
        "colors": list(cards.colors(tally)),
        "bonuses": list(rare.bonuses(tally)),
        "health": rare.health_of(tally),
    }
