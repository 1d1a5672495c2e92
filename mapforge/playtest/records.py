"""What is counted of games, as tables of fields like those of the engine (``mapforge.engine.records``).

``Course`` is one game as it goes on, ``DealSums`` the games of one deal, ``Sums`` those of many deals. What gets an
interval is a *pair*: a number x of cases out of a number y of chances. Of each pair ``Sums`` holds five numbers, the
sums over all deals of x, y, x², xy and y², x and y being a whole deal's. Wins are in parts of ``WHOLE``, shared by
those who tie. A *place* is where a bot sits at the table before the seats are rotated; bots are numbered as they were
named to the playtest.
"""

from mapforge.engine.records import number, per


class Course:
    """One game: moves by kind, every claim in order, what met it; ``city_of`` is the map's, not the game's."""

    kinds: list[int] = per("kinds of move")
    claims: int = number()
    claim: list[int] = per("tracks")  # packed as ``sums.claims`` says
    last_claim: list[int] = per("seats")  # the round of the seat's claim before, -1 for none
    laid: int = number()  # the claim of the tunnel that waits for cards
    met: list[int] = per("events")
    seat: int = number()  # who moves; this and the next two before a move
    phase: int = number()
    shuffles: int = number()
    left: int = number()  # cards to draw; this and the next before a claim
    trains: int = number()  # of who moves
    share: list[int] = per("seats")  # of the win
    touched: list[int] = per("cities")  # one bit for each seat with a track there
    points: list[int] = per("seats")  # on the score track, as claims are gone through
    seat_claims: list[int] = per("seats")
    city_of: list[int] = per("cities")  # the city of each place where routes end


class DealSums:
    """The pairs of one deal."""

    seat_wins: list[int] = per("seats")
    seat_edge: list[int] = per("seats")  # players times the seat's points, less everybody's
    bot_places: list[int] = per("bots")
    bot_wins: list[int] = per("bots")
    bot_points: list[int] = per("bots")
    bot_tickets: list[int] = per("bots")
    bot_completed: list[int] = per("bots")
    ticket_holders: list[int] = per("tickets")
    ticket_completed: list[int] = per("tickets")
    ticket_wins: list[int] = per("tickets")
    ticket_net: list[int] = per("tickets")
    route_claimed: list[int] = per("routes")
    city_reached: list[int] = per("cities")
    bonus_holders: list[int] = per("bonuses")
    bonus_wins: list[int] = per("bonuses")
    figure: list[int] = per("figures")
    chances: list[int] = per("figures")


class Sums:
    """Everything that is told of the games of many deals."""

    deals: int = number()
    seat_wins: list[int] = per("pairs, seats")  # y: games
    seat_edge: list[int] = per("pairs, seats")  # y: games
    seat_products: list[int] = per("seats, seats")  # of two seats' wins in a deal
    bot_wins: list[int] = per("pairs, bots")  # y: places times games
    bot_points: list[int] = per("pairs, bots")  # y: places times games
    bot_completed: list[int] = per("pairs, bots")  # y: tickets held
    bot_squares: list[int] = per("bots")  # of points
    bot_victory: list[int] = per("bots")  # points in games won, times the share of the win
    bot_parts: list[int] = per("bots, parts")
    bot_claims: list[int] = per("bots")
    ticket_completed: list[int] = per("pairs, tickets")  # y: holders
    ticket_wins: list[int] = per("pairs, tickets")  # y: holders
    ticket_net: list[int] = per("pairs, tickets")  # y: holders
    ticket_dealt: list[int] = per("tickets")
    ticket_dealt_kept: list[int] = per("tickets")
    ticket_drawn: list[int] = per("tickets")
    ticket_drawn_kept: list[int] = per("tickets")
    route_claimed: list[int] = per("pairs, routes")  # y: games
    route_wins: list[int] = per("routes")
    route_early: list[int] = per("routes")  # games in whose first quarter it was claimed first
    route_when: list[int] = per("twentieths, routes")
    city_reached: list[int] = per("pairs, cities")  # y: games times players
    city_games: list[int] = per("cities")  # games in which anybody reached it
    color_spent: list[int] = per("card colors")
    color_claims: list[int] = per("card colors")
    color_waited: list[int] = per("card colors")
    color_taken: list[int] = per("card colors")  # from the open row
    color_left: list[int] = per("card colors")  # in hands at the end
    bonus_wins: list[int] = per("pairs, bonuses")  # y: holders
    bonus_games: list[int] = per("bonuses")  # games in which anybody had any
    bonus_shared: list[int] = per("bonuses")
    bonus_most: list[int] = per("bonuses")  # trains of the longest path, tickets of the most completed
    figures: list[int] = per("pairs, figures")
    moves: list[int] = per("kinds of move")
    rounds: list[int] = per("rounds")  # games that ended in each round
    turns_squared: int = number()
    shut: list[int] = per("rounds")  # double routes shut in each round
    shuffles: int = number()
    events: list[int] = per("events")
    event_games: list[int] = per("events")
    event_first: list[int] = per("events")  # the first game: 1 + 8 times its deal's number here, plus its rotation
