"""A deal: its own sums cleared, and added to those of all deals when its games are over."""

from mapforge.engine.records import Map
from mapforge.playtest.records import DealSums, Sums
from mapforge.playtest.sums.figures import FIGURES, GLOBETROTTER, LONGEST_PATH
from mapforge.playtest.sums.pairs import add_pair


def begin_deal(m: Map, deal: DealSums, cities: int, players: int, bots: int) -> None:
    """All sums of the deal are 0."""
    for seat in range(players):
        deal.seat_wins[seat] = 0
        deal.seat_edge[seat] = 0
    for bot in range(bots):
        deal.bot_places[bot] = 0
        deal.bot_wins[bot] = 0
        deal.bot_points[bot] = 0
        deal.bot_tickets[bot] = 0
        deal.bot_completed[bot] = 0
    for ticket in range(m.tickets):
        deal.ticket_holders[ticket] = 0
        deal.ticket_completed[ticket] = 0
        deal.ticket_wins[ticket] = 0
        deal.ticket_net[ticket] = 0
    for route in range(m.routes):
        deal.route_claimed[route] = 0
    for city in range(cities):
        deal.city_reached[city] = 0
    for bonus in (LONGEST_PATH, GLOBETROTTER):
        deal.bonus_holders[bonus] = 0
        deal.bonus_wins[bonus] = 0
    for figure in range(FIGURES):
        deal.figure[figure] = 0
        deal.chances[figure] = 0


def end_deal(m: Map, deal: DealSums, s: Sums, cities: int, players: int, bots: int) -> None:
    """Add the deal's sums, of as many games as there are players, and their products."""
    s.deals += 1
    end_seats(deal, s, players)
    for bot in range(bots):
        places = deal.bot_places[bot]
        add_pair(s.bot_wins, bot, deal.bot_wins[bot], places)
        add_pair(s.bot_points, bot, deal.bot_points[bot], places)
        add_pair(s.bot_completed, bot, deal.bot_completed[bot], deal.bot_tickets[bot])
    end_tickets(m, deal, s)
    for route in range(m.routes):
        add_pair(s.route_claimed, route, deal.route_claimed[route], players)
    for city in range(cities):
        add_pair(s.city_reached, city, deal.city_reached[city], players * players)
    for bonus in (LONGEST_PATH, GLOBETROTTER):
        add_pair(s.bonus_wins, bonus, deal.bonus_wins[bonus], deal.bonus_holders[bonus])
    for figure in range(FIGURES):
        add_pair(s.figures, figure, deal.figure[figure], deal.chances[figure])


def end_seats(deal: DealSums, s: Sums, players: int) -> None:
    """Wins and points of each seat, and how the wins of two go together."""
    for seat in range(players):
        add_pair(s.seat_wins, seat, deal.seat_wins[seat], players)
        add_pair(s.seat_edge, seat, deal.seat_edge[seat], players)
        for other in range(players):
            s.seat_products[seat * players + other] += deal.seat_wins[seat] * deal.seat_wins[other]


def end_tickets(m: Map, deal: DealSums, s: Sums) -> None:
    """Each ticket by its holders."""
    for ticket in range(m.tickets):
        holders = deal.ticket_holders[ticket]
        if holders > 0:
            add_pair(s.ticket_completed, ticket, deal.ticket_completed[ticket], holders)
            add_pair(s.ticket_wins, ticket, deal.ticket_wins[ticket], holders)
            add_pair(s.ticket_net, ticket, deal.ticket_net[ticket], holders)
