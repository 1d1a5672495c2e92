"""A position put on the table: the records made as it says, what it leaves out filled in."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from mapforge.engine.core import words
from mapforge.engine.core.tickets import must_keep
from mapforge.engine.position import Position, Tunnel
from mapforge.engine.state import PHASE_WORDS, State


def place(state: State, position: Position, seed: int) -> None:
    """Make the records as a position says; ValueError in words where it contradicts itself or the map."""
    state.lay_out(seed)
    table = state.table
    _seats_and_turns(state, position)
    table.turn, table.phase = position.turn, PHASE_WORDS[position.phase]
    table.passes, table.turns = position.passes, position.turns
    table.last_round, table.dead_end = position.last_round or 0, int(position.dead_end)
    table.moves_hash = position.trace
    _network(state, position)
    _train_cards(state, position)
    _tickets(state, position)
    if position.tunnel is not None:
        _tunnel(state, position.tunnel)
    elif position.phase == "tunnel":
        raise ValueError("in the phase tunnel the position must say which: tunnel")
    if position.generators is not None:
        state.deck.train_stream, state.deck.ticket_stream = position.generators.trains, position.generators.tickets
    if position.row is None and position.phase != "start-tickets":
        state.settle_cards()
    if position.phase == "second-card" and not state.count_moves():
        raise ValueError("no train card can be drawn: there is no phase second-card")


def _seats_and_turns(state: State, position: Position) -> None:
    """Seats, and turns left or passed, are such as a table of so many has."""
    players = state.players
    if position.players != players:
        raise ValueError(f"there are {players} players, but the position is one of {position.players}")
    if not 0 <= position.turn < players:
        raise ValueError(f"it is the turn of seat {position.turn}, but there are {players} players")
    for what, count in (("last_round", position.last_round or 0), ("passes", position.passes)):
        if count > players:
            raise ValueError(f"{what}: {count}, but there are {players} players")


def _network(state: State, position: Position) -> None:
    """Tracks, stations, trains and points."""
    table = state.table
    for name, seat in position.tracks.items():
        track = _number(state, "tracks", name)
        _seat(state, seat)
        if table.route_owners[state.map.track_route[track]] >> seat & 1:
            raise ValueError(f"seat {seat} owns two tracks of one route: {name}")
        state.give_track(seat, track)
        table.trains[seat] -= state.map.track_length[track]
        table.points[seat] += state.map.track_points[track]
    for name, seat in position.stations.items():
        table.station_owner[_number(state, "cities", name)] = _seat(state, seat) + 1
        table.stations[seat] -= 1
        if table.stations[seat] < 0:
            raise ValueError(f"seat {seat} has built more stations than there are pieces")
    for given, kept in ((position.trains, table.trains), (position.scores, table.points)):
        if given is not None:
            for seat, value in enumerate(_by_seat(state, given)):
                kept[seat] = value
    if any(trains < 0 for trains in table.trains[: state.players]):
        raise ValueError("a player owns more spaces than there are trains")
    if any(trains > state.map.trains for trains in table.trains[: state.players]):
        raise ValueError(f"a player has more trains left than the {int(state.map.trains)} there are")


def _train_cards(state: State, position: Position) -> None:
    """Hands, row, discards; the deck is what is left."""
    table, deck, plan = state.table, state.deck, state.plan
    used: Counter[int] = Counter()
    for seat, hand in enumerate(_by_seat(state, position.hands)):
        used += _fill_hand(state, seat, hand)
    row = [_number(state, "colors", name) for name in position.row or ()]
    if len(row) > state.map.face_up:
        raise ValueError(f"{len(row)} cards lie open, but the row has {int(state.map.face_up)}")
    state.lay_row(row)
    used.update(row)
    for color, count in _counted(state, position.discards).items():
        table.discards[color] = count
        table.discards_left += count
    used.update(_counted(state, position.discards))
    if position.tunnel is not None:
        used.update(_counted(state, position.tunnel.laid))
        used.update(_number(state, "colors", name) for name in position.tunnel.turned)
    order = [int(card) for card in deck.cards[: table.deck_left]]
    if position.deck is not None:
        order = [_number(state, "colors", name) for name in reversed(position.deck)]
        used.update(order)
    for color, count in used.items():
        if count > state.map.color_cards[color]:
            there = int(state.map.color_cards[color])
            raise ValueError(f"{count} cards of {plan.colors[color]} are named, but the map has {there}")
    kept = order if position.deck is not None else _left(order, used)
    for place_in_deck, color in enumerate(kept):
        deck.cards[place_in_deck] = color
    table.deck_left = len(kept)


def _fill_hand(state: State, seat: int, hand: Mapping[str, int]) -> Counter[int]:
    cards = Counter(_counted(state, hand))
    for color, count in cards.items():
        state.hands[seat].cards[color] = count
        state.table.hand_size[seat] += count
    return cards


def _left(order: Sequence[int], used: Counter[int]) -> list[int]:
    """A deck without the cards that are elsewhere."""
    gone, kept = Counter(used), []
    for card in order:
        if gone[card]:
            gone[card] -= 1
        else:
            kept.append(card)
    return kept


def _tickets(state: State, position: Position) -> None:
    """Tickets in hands, on offer, and in their decks."""
    table = state.table
    used: Counter[int] = Counter()
    for seat, names in enumerate(_by_seat(state, position.tickets)):
        hand = state.hands[seat]
        if len(names) > len(hand.tickets):
            raise ValueError(f"seat {seat} holds {len(names)} tickets, more than there are")
        for name in names:
            hand.tickets[hand.tickets_left] = _number(state, "tickets", name)
            used[int(hand.tickets[hand.tickets_left])] += 1
            hand.tickets_left += 1
        table.tickets_held[seat] = hand.tickets_left
    _offers(state, position, used)
    for seat, choice in enumerate(position.choices):
        if choice is not None:
            _choose(state, _seat(state, seat), choice)
    _chosen_in_turn(state, position)
    _ticket_decks(state, position, used)


def _offers(state: State, position: Position, used: Counter[int]) -> None:
    """Tickets on offer: at the start to anybody, later to the seat that drew them."""
    for seat, names in enumerate(_by_seat(state, position.offers)):
        hand = state.hands[seat]
        if names and not (
            position.phase == "start-tickets" or (position.phase, seat) == ("keep-tickets", position.turn)
        ):
            raise ValueError(
                f"tickets are on offer to seat {seat}, which does not choose in the phase {position.phase}"
            )
        if len(names) > len(hand.offer):
            raise ValueError(
                f"{len(names)} tickets are on offer to seat {seat}; the engine can offer {len(hand.offer)}"
            )
        for name in names:
            hand.offer[hand.offer_left] = _number(state, "tickets", name)
            used[int(hand.offer[hand.offer_left])] += 1
            hand.offer_left += 1


def _chosen_in_turn(state: State, position: Position) -> None:
    """At the start seat after seat chooses, and keeps enough."""
    for seat, hand in enumerate(state.hands[: state.players]):
        due = position.phase == "start-tickets" and seat < position.turn
        kept, least = int(hand.choice).bit_count(), int(must_keep(state.map, hand, True))
        if due and not hand.chosen:
            raise ValueError(f"choices: seat {seat} must have chosen, for it is the turn of seat {position.turn}")
        if hand.chosen and not due:
            raise ValueError(f"choices: seat {seat} cannot have chosen yet, or has nothing to choose")
        if due and kept < least:
            raise ValueError(f"choices: seat {seat} keeps {kept} tickets, but must keep {least} at least")


def _choose(state: State, seat: int, choice: Sequence[str]) -> None:
    hand = state.hands[seat]
    hand.chosen = 1
    for name in choice:
        ticket = _number(state, "tickets", name)
        places = [index for index in range(hand.offer_left) if hand.offer[index] == ticket]
        free = [index for index in places if not hand.choice >> index & 1]
        if not free:
            raise ValueError(f"seat {seat} keeps {name}, which is not on offer")
        hand.choice |= 1 << free[0]


def _ticket_decks(state: State, position: Position, used: Counter[int]) -> None:
    table, deck = state.table, state.deck
    for name in position.ticket_decks or ():
        _number(state, "decks", name)
    for number, name in enumerate(state.plan.decks):
        first = int(state.map.stack_first[number])
        order = [int(deck.tickets[first + index]) for index in range(table.tickets_left[number])]
        if position.ticket_decks is not None:
            order = [_number(state, "tickets", ticket) for ticket in position.ticket_decks.get(name, ())]
            used.update(order)
            if any(state.map.ticket_deck[ticket] != number for ticket in order):
                raise ValueError(f"the deck {name} holds tickets of another")
        elif number != state.map.draw_deck and position.phase != "start-tickets":
            order = []
        else:
            order = _left(order, used)
        for index, ticket in enumerate(order[: int(state.map.stack_first[number + 1]) - first]):
            deck.tickets[first + index] = ticket
        table.tickets_left[number] = len(order)
    copies = {state.plan.numbers["tickets"][ticket.id]: ticket.copies for ticket in state.plan.variant.tickets}
    for ticket, count in used.items():
        if count > copies[ticket]:
            name = state.plan.tickets[ticket]
            raise ValueError(f"the ticket {name} is named {count} times, but there are {copies[ticket]}")


def _tunnel(state: State, tunnel: Tunnel) -> None:
    table, locomotive = state.table, len(state.plan.colors) - 1
    if table.phase != words.TUNNEL:
        raise ValueError("a tunnel waits for extra cards only in the phase tunnel")
    table.laid_track = _number(state, "tracks", tunnel.track)
    laid = _counted(state, tunnel.laid)
    colors = [color for color in laid if color != locomotive]
    if len(colors) > 1 or sum(laid.values()) != state.map.track_length[table.laid_track]:
        raise ValueError(f"the cards laid do not pay for {tunnel.track}")
    table.laid_color = colors[0] if colors else words.NO_COLOR
    table.laid_cards = laid[colors[0]] if colors else 0
    table.laid_locomotives = laid.get(locomotive, 0)
    table.turned_left = len(tunnel.turned)
    if len(tunnel.turned) > state.map.tunnel_cards:
        raise ValueError(
            f"{len(tunnel.turned)} cards are turned over, but at most {int(state.map.tunnel_cards)} may be"
        )
    for index, name in enumerate(tunnel.turned):
        table.turned[index] = _number(state, "colors", name)
    matching = {locomotive, *colors}
    table.extra = sum(_number(state, "colors", name) in matching for name in tunnel.turned)
    if not table.extra:
        raise ValueError("no turned card matches, so that nothing is to be decided")


def _counted(state: State, cards: Mapping[str, int]) -> dict[int, int]:
    """Cards by color number."""
    for name, count in cards.items():
        if count < 0:
            raise ValueError(f"{count} cards of {name}")
    return {_number(state, "colors", name): count for name, count in cards.items() if count}


def _number(state: State, word: str, name: str) -> int:
    numbers = state.plan.numbers[word]
    if name not in numbers:
        raise ValueError(f"the map has no {name!r} among its {'card colors' if word == 'colors' else word}")
    return numbers[name]


def _seat(state: State, seat: int) -> int:
    if not 0 <= seat < state.players:
        raise ValueError(f"seat {seat}, but there are {state.players} players")
    return seat


def _by_seat(state: State, values: Sequence[Any]) -> Sequence[Any]:
    if len(values) > state.players:
        raise ValueError(f"there are {state.players} players, but entries for {len(values)} seats")
    return values
