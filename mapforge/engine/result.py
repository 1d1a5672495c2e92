"""The final account of a game, line by line."""

from typing import Any

from msgspec import Struct

from mapforge.engine.core import lending, words
from mapforge.engine.state import State


class TicketLine(Struct, frozen=True):
    """What a ticket brought: its points, signed, and the destination that was reached."""

    ticket: str
    points: int
    reached: str | None


class Account(Struct, frozen=True, kw_only=True):
    """One player's account. ``borrowed`` is each lending station's city and track, one best choice of perhaps several.

    ``longest_path`` is in trains; where a search ran out of its budget, the figure beside it is not proven.
    """

    seat: int
    routes: int
    tickets: tuple[TicketLine, ...]
    ticket_points: int
    completed: int
    stations_left: int
    station_points: int
    borrowed: tuple[tuple[str, str], ...]
    stations_proven: bool
    longest_path: int
    longest_path_proven: bool
    longest_path_points: int
    globetrotter_points: int
    total: int
    rank: int


class Result(Struct, frozen=True, kw_only=True):
    """All accounts, and the seats that won, several where nothing breaks the tie.

    ``final`` is False for an account of a game that still runs; ``dead_end`` says that it ended because all passed.
    """

    players: tuple[Account, ...]
    winners: tuple[int, ...]
    dead_end: bool
    final: bool


def result_of(state: State) -> Result:
    """The account as it would be if the game ended now."""
    pad, table = state.settle_account(), state.table
    figures = [_figures(state, pad, seat) for seat in range(state.players)]
    lines = [_tickets(state, seat) for seat in range(state.players)]
    accounts = tuple(
        Account(tickets=tickets, borrowed=borrowed, **figure)
        for figure, (tickets, borrowed) in zip(figures, lines, strict=True)
    )
    return Result(
        players=accounts,
        winners=tuple(account.seat for account in accounts if account.rank == 1),
        dead_end=bool(table.dead_end),
        final=int(table.phase) == words.OVER,
    )


def _figures(state: State, pad: object, seat: int) -> dict[str, Any]:
    table = state.table

    def of(name: str) -> int:
        return int(getattr(pad, name)[seat])

    return {
        "seat": seat,
        "routes": int(table.points[seat]),
        "ticket_points": of("ticket_points"),
        "completed": of("completed"),
        "stations_left": int(table.stations[seat]),
        "station_points": int(table.stations[seat]) * int(state.map.station_points),
        "stations_proven": bool(of("stations_proven")),
        "longest_path": of("longest"),
        "longest_path_proven": bool(of("longest_proven")),
        "longest_path_points": of("longest_bonus"),
        "globetrotter_points": of("globetrotter_bonus"),
        "total": of("total"),
        "rank": of("rank"),
    }


def _tickets(state: State, seat: int) -> tuple[tuple[TicketLine, ...], tuple[tuple[str, str], ...]]:
    """Each ticket of a player, and what his stations lent for them."""
    plan, hand, own = (
        state.plan,
        state.hands[seat],
        state.core.lent(state.plan.record, state.tables, state.hands, state.pads, seat),
    )
    lent = [(int(state.pad.lender[index]), int(state.pad.lent_best[index])) for index in range(own)]
    borrowed = tuple(
        (plan.cities[city], plan.tracks[state.pad.option_track[option]]) for city, option in lent if option >= 0
    )
    lines = []
    for index in range(hand.tickets_left):
        ticket = int(hand.tickets[index])
        to = int(lending.best_reached(state.map, state.pad.label_stack, 0, ticket))
        place = int(state.map.to_place[to]) if to >= 0 else -1
        points = int(state.map.to_points[to]) if to >= 0 else -int(state.map.ticket_lowest[ticket])
        lines.append(TicketLine(plan.tickets[ticket], points, _place(state, place) if to >= 0 else None))
    return tuple(sorted(lines, key=lambda line: line.ticket)), borrowed


def _place(state: State, place: int) -> str:
    """The city or country that a ticket's end is."""
    cities = state.plan.cities
    if place < len(cities):
        return cities[place]
    return state.plan.variant.countries[place - len(cities)].id
