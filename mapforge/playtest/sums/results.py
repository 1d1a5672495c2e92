"""What the account of a finished game says: seats, bots, tickets, bonuses, cards left."""

from mapforge.engine.core.lending import best_reached, join
from mapforge.engine.records import Hand, Map, Pad, Table
from mapforge.playtest.records import Course, DealSums, Sums
from mapforge.playtest.sums.figures import (
    GLOBETROTTER,
    LONGEST,
    LONGEST_PATH,
    MARGIN,
    MOST_TICKETS,
    PARTS,
    ROUTES,
    STATIONS,
    TICKETS,
    TURNS,
    WHOLE,
    WINNING,
)


def share_win(t: Table, g: Course, pad: Pad) -> None:
    """Each seat's part of the win."""
    winners = 0
    for seat in range(t.players):
        if pad.rank[seat] == 1:
            winners += 1
    for seat in range(t.players):
        g.share[seat] = WHOLE // winners if pad.rank[seat] == 1 else 0


def count_totals(t: Table, pad: Pad, deal: DealSums) -> None:
    """Turns, the winner's points, how far the next is behind; each seat's points beside the table's mean."""
    first = pad.total[0]
    second = pad.total[0]
    everybody = 0
    for seat in range(t.players):
        points = pad.total[seat]
        everybody += points
        if seat == 0 or points > first:
            second = first
            first = points
        elif seat == 1 or points > second:
            second = points
    for seat in range(t.players):
        deal.seat_edge[seat] += t.players * pad.total[seat] - everybody
    deal.figure[TURNS] += t.turns
    deal.figure[WINNING] += first
    deal.figure[MARGIN] += first - second
    for figure in (TURNS, WINNING, MARGIN):
        deal.chances[figure] += 1


def count_seat(m: Map, t: Table, hand: Hand, pad: Pad, g: Course, deal: DealSums, s: Sums, seat: int, bot: int) -> None:
    """A seat, and the bot that sat there."""
    won = g.share[seat]
    points = pad.total[seat]
    deal.seat_wins[seat] += won
    deal.bot_places[bot] += 1
    deal.bot_wins[bot] += won
    deal.bot_points[bot] += points
    deal.bot_tickets[bot] += hand.tickets_left
    deal.bot_completed[bot] += pad.completed[seat]
    s.bot_squares[bot] += points * points
    s.bot_victory[bot] += points * won
    s.bot_claims[bot] += g.seat_claims[seat]
    base = bot * PARTS
    s.bot_parts[base + ROUTES] += t.points[seat]
    s.bot_parts[base + TICKETS] += pad.ticket_points[seat]
    s.bot_parts[base + STATIONS] += t.stations[seat] * m.station_points
    s.bot_parts[base + LONGEST] += pad.longest_bonus[seat]
    s.bot_parts[base + MOST_TICKETS] += pad.globetrotter_bonus[seat]
    for color in range(m.colors + 1):
        s.color_left[color] += hand.cards[color]
    if won > 0:
        for index in range(hand.tickets_left):
            deal.ticket_wins[hand.tickets[index]] += won


def count_tickets_of(m: Map, t: Table, hand: Hand, pad: Pad, deal: DealSums, seat: int) -> None:
    """The tickets of a seat that was settled just now: the pad still knows what its stations lend."""
    if pad.lenders == 0:
        count_held(m, hand, t.joined, seat * m.cities, deal)
        return
    base = seat * m.cities
    for city in range(m.cities):
        pad.label_stack[city] = t.joined[base + city]
    for station in range(pad.lenders):
        if pad.lent_best[station] >= 0:
            join(m, pad.label_stack, 0, pad.lender[station], pad.option[pad.lent_best[station]])
    count_held(m, hand, pad.label_stack, 0, deal)


def count_held(m: Map, hand: Hand, labels: list[int], base: int, deal: DealSums) -> None:
    """Tickets held, completed or not."""
    for index in range(hand.tickets_left):
        ticket = hand.tickets[index]
        to = best_reached(m, labels, base, ticket)
        deal.ticket_holders[ticket] += 1
        if to >= 0:
            deal.ticket_completed[ticket] += 1
            deal.ticket_net[ticket] += m.to_points[to]
        else:
            deal.ticket_net[ticket] -= m.ticket_lowest[ticket]


def count_bonuses(m: Map, t: Table, pad: Pad, g: Course, deal: DealSums, s: Sums) -> None:
    """Who held which bonus, and whether they won."""
    if m.longest_path > 0:
        count_bonus(t, pad.longest, LONGEST_PATH, g, deal, s)
    if m.globetrotter > 0:
        count_bonus(t, pad.completed, GLOBETROTTER, g, deal, s)


def count_bonus(t: Table, measure: list[int], bonus: int, g: Course, deal: DealSums, s: Sums) -> None:
    """Those who have the most hold it; a game in which nobody has any counts for nothing here."""
    most = 0
    for seat in range(t.players):
        most = max(most, measure[seat])
    if most == 0:
        return
    holders = 0
    for seat in range(t.players):
        if measure[seat] == most:
            holders += 1
            deal.bonus_wins[bonus] += g.share[seat]
    deal.bonus_holders[bonus] += holders
    s.bonus_games[bonus] += 1
    s.bonus_most[bonus] += most
    if holders > 1:
        s.bonus_shared[bonus] += 1
