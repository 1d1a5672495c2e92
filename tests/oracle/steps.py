"""What each move does."""

from collections import Counter

from tests.oracle import legal
from tests.oracle.board import GREY, LOCO, Cards
from tests.oracle.notation import Asked, read
from tests.oracle.row import discard, refill, take
from tests.oracle.state import (
    OVER,
    SECOND,
    START,
    TICKETS,
    TUNNEL,
    TURN,
    Chance,
    ImpossibleError,
    Laid,
    State,
)


def push(state: State, move: str, chance: Chance) -> None:
    """Play a legal move; afterwards all of chance must have been used."""
    if move not in legal.moves(state):
        raise ImpossibleError(f"{move} is not legal")
    play(state, move, chance)


def play(state: State, move: str, chance: Chance) -> None:
    """The same for a move that is known to be legal."""
    asked = read(move)
    PLAY[asked.kind](state, asked, chance)
    if left := chance.left():
        raise ImpossibleError(f"{move}: the rules draw less than chance says; left are {left}")


def draw(state: State, asked: Asked, chance: Chance) -> None:
    """One train card, the first or second of a turn."""
    which = "first" if state.phase == TURN else "second"
    if asked.about == "blind":
        state.met[f"draw: from the deck {which}"] += 1
        card = take(state, chance)
        state.hands[state.turn][card] += 1
        state.met["draw: locomotive from the deck"] += card == LOCO
    else:
        state.met[f"draw: open card {which}"] += 1
        take_open(state, asked.about, chance)
    after_card(state, open_loco=asked.about == LOCO)


def take_open(state: State, color: str, chance: Chance) -> None:
    """An open card goes to the hand and is replaced at once."""
    state.row -= Counter([color])
    state.hands[state.turn][color] += 1
    state.met["row: refilled" if state.deck else "row: not refilled, nothing left"] += 1
    refill(state, chance)


def after_card(state: State, *, open_loco: bool) -> None:
    """A second card where one is due and can be had, else the turn's end."""
    counts_two = state.map.rules.face_up_locomotive_counts == 2
    if open_loco:
        state.met[f"draw: open locomotive counts as {2 if counts_two else 1}"] += 1
    if state.phase == SECOND or (open_loco and counts_two):
        end_turn(state)
        return
    if counts_two and state.row[LOCO]:
        state.met["draw: open locomotive refused as second card"] += 1
    state.phase = SECOND
    if not set(legal.second_cards(state)):
        state.met["draw: ends with one card"] += 1
        end_turn(state)


def claim(state: State, asked: Asked, chance: Chance) -> None:
    """Pay for a track; a tunnel first turns cards."""
    line = state.map.lines[asked.about]
    count_payment(state, asked)
    state.hands[state.turn] -= asked.cards
    if line.tunnel:
        turn_cards(state, asked, chance)
    else:
        take_track(state, line.name)
        discard(state, asked.cards, chance)
        end_turn(state, "claim")


def count_payment(state: State, asked: Asked) -> None:
    """Which kinds of payment and track were met."""
    line = state.map.lines[asked.about]
    locos, total = asked.cards[LOCO], asked.cards.total()
    kind = "locomotives only" if locos == total else "color and locomotives" if locos else "one color"
    state.met[f"claim: {kind}"] += 1
    state.met["claim: grey track"] += line.color == GREY
    state.met["claim: ferry"] += line.ferry > 0
    state.met["claim: ferry with more locomotives than symbols"] += 0 < line.ferry < locos
    state.met["claim: second track of a double"] += any(name in state.owners for name in state.map.beside[line.name])


def take_track(state: State, name: str) -> None:
    """The track is the seat's: a train to each space, its points at once."""
    line = state.map.lines[name]
    state.owners[name] = state.turn
    state.trains[state.turn] -= line.length
    state.points[state.turn] += state.map.rules.points_for(line.length) or 0


def turn_cards(state: State, asked: Asked, chance: Chance) -> None:
    """Turn over the tunnel's cards and see what it costs."""
    turned: Cards = Counter()
    before = state.met["deck: shuffled from the discards"]
    while turned.total() < state.map.rules.tunnel_cards and state.deck:
        turned[take(state, chance)] += 1
    state.met["tunnel: discards shuffled in"] += state.met["deck: shuffled from the discards"] > before
    state.met["tunnel: fewer cards to turn"] += 0 < turned.total() < state.map.rules.tunnel_cards
    state.met["tunnel: no cards to turn"] += not turned
    color = next((color for color in asked.cards if color != LOCO), None)
    extra = turned[LOCO] + (turned[color] if color is not None else 0)
    state.met["tunnel: laid with locomotives only"] += color is None
    state.met[f"tunnel: {min(extra, 3)} extra"] += 1
    state.laid = Laid(asked.about, asked.cards, turned, color, extra)
    if extra:
        state.phase = TUNNEL
        state.met["tunnel: extra cards cannot be paid"] += set(legal.answers(state)) == {"decline"}
    else:
        finish_tunnel(state, Counter(), chance)


def finish_tunnel(state: State, extra: Cards, chance: Chance) -> None:
    """The tunnel is claimed; cards laid, turned and paid are discarded."""
    laid = state.laid
    assert laid is not None
    state.laid = None
    take_track(state, laid.line)
    discard(state, laid.cards + laid.turned + extra, chance)
    end_turn(state, "claim")


def pay(state: State, asked: Asked, chance: Chance) -> None:
    """The tunnel's extra cards."""
    state.met["tunnel: paid"] += 1
    assert state.laid is not None
    state.met["tunnel: paid with color and locomotive"] += 0 < asked.cards[LOCO] < state.laid.extra
    state.hands[state.turn] -= asked.cards
    finish_tunnel(state, asked.cards, chance)


def decline(state: State, _asked: Asked, chance: Chance) -> None:
    """Laid cards return to the hand, turned ones are discarded, the turn is over."""
    state.met["tunnel: declined"] += 1
    laid = state.laid
    assert laid is not None
    state.laid = None
    state.hands[state.turn] += laid.cards
    discard(state, laid.turned, chance)
    end_turn(state)


def station(state: State, asked: Asked, chance: Chance) -> None:
    """A station on a city."""
    state.met[f"station: number {len(state.placed(state.turn)) + 1}"] += 1
    state.stations[asked.about] = state.turn
    state.hands[state.turn] -= asked.cards
    discard(state, asked.cards, chance)
    end_turn(state)


def draw_tickets(state: State, _asked: Asked, chance: Chance) -> None:
    """The top tickets come on offer to the seat that draws them."""
    piles = state.drawable()
    offer: Counter[str] = Counter()
    while offer.total() < state.map.rules.draw_tickets.count and any(piles):
        pile = next(pile for pile in piles if pile)
        ticket = chance.ticket(pile)
        pile[ticket] -= 1
        offer[ticket] += 1
        piles[:] = [+pile for pile in piles if +pile]
    state.met["tickets: drawn"] += 1
    state.met["tickets: fewer left than drawn"] += offer.total() < state.map.rules.draw_tickets.count
    state.met["tickets: deck emptied"] += not piles
    state.offers[state.turn] = offer
    state.phase = TICKETS


def keep(state: State, asked: Asked, chance: Chance) -> None:
    """Tickets kept; the others go where the system says."""
    if state.phase == START:
        keep_first(state, asked, chance)
        return
    offer = state.offers.pop(state.turn)
    kept = Counter(asked.tickets)
    state.tickets[state.turn] += kept
    state.met[f"tickets: {'some returned' if offer - kept else 'all kept'}"] += 1
    put_back(state, offer - kept, state.map.rules.draw_tickets.returned)
    end_turn(state)


def keep_first(state: State, asked: Asked, chance: Chance) -> None:
    """A first choice; when the last has chosen, all take effect, and the row is laid."""
    state.chosen[state.turn] = Counter(asked.tickets)
    waiting = [seat for seat in range(state.map.players) if seat not in state.chosen]
    if waiting:
        state.turn = waiting[0]
        return
    returned: Counter[str] = Counter()
    for seat, kept in state.chosen.items():
        rest = state.offers[seat] - kept
        state.tickets[seat] += kept
        returned += rest
        state.met[f"start: {'some returned' if rest else 'all kept'}"] += 1
    state.offers, state.chosen = {}, {}
    put_back(state, returned, state.map.rules.start_tickets.returned)
    for deck in state.ticket_decks:
        if deck != state.map.rules.draw_tickets.deck:
            state.ticket_decks[deck] = []
    state.turn, state.phase = 0, TURN
    refill(state, chance)


def put_back(state: State, returned: Counter[str], where: str) -> None:
    """Returned tickets to the bottom of the decks they came from, in unknown order, or out of the game."""
    if where == "removed":
        return
    for deck in state.map.variant.decks:
        own = Counter({ticket.id: returned[ticket.id] for ticket in deck.tickets if returned[ticket.id]})
        if own:
            state.ticket_decks[deck.id].append(own)


def do_pass(state: State, _asked: Asked, _chance: Chance) -> None:
    """Nothing can be done; when that is so for everybody in a row, the game ends."""
    state.met["pass: forced"] += 1
    state.passes += 1
    if state.passes == state.map.players:
        state.met["end: all pass"] += 1
        state.met["end: all pass in the last round"] += state.turns_left is not None
        state.phase, state.dead_end = OVER, True
        return
    end_turn(state, "pass")


def end_turn(state: State, how: str = "") -> None:
    """The next seat moves, the last round begins, or the game is over."""
    if how != "pass":
        state.passes = 0
    state.phase = TURN
    few = state.trains[state.turn] <= state.map.rules.last_round_at
    if state.turns_left is not None:
        state.turns_left -= 1
        if few and state.turns_left:
            state.met["last round: a second player with few trains"] += 1
    elif few:
        state.met["last round: started"] += 1
        state.met["last round: started without a claim"] += how != "claim"
        state.turns_left = state.map.players
    if state.turns_left == 0:
        state.met["end: after the last round"] += 1
        state.phase = OVER
        return
    state.turn = (state.turn + 1) % state.map.players


PLAY = {
    "draw": draw,
    "claim": claim,
    "pay": pay,
    "decline": decline,
    "station": station,
    "tickets": draw_tickets,
    "keep": keep,
    "pass": do_pass,
}
