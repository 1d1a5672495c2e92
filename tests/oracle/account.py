"""The final account, counted afresh from who owns what."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product

import networkx as nx

from mapforge.model import Ticket
from tests.oracle.board import Line, Map
from tests.oracle.state import State
from tests.oracle.trail import longest, network


@dataclass
class Account:
    """One seat's final account: every part that makes its total, and its rank (joint winners share rank 1)."""

    seat: int
    routes: int
    tickets: list[tuple[str, int]] = field(default_factory=list)
    unused_stations: int = 0
    placed_stations: int = 0
    longest_path: int = 0
    longest_path_bonus: int = 0
    globetrotter_bonus: int = 0
    holds_longest_path: bool = False
    rank: int = 0

    @property
    def completed(self) -> int:
        """Completed tickets, copies counted."""
        return sum(points > 0 for _ticket, points in self.tickets)

    @property
    def ticket_points(self) -> int:
        """All tickets, completed or not."""
        return sum(points for _ticket, points in self.tickets)

    @property
    def total(self) -> int:
        """Everything together."""
        bonuses = self.longest_path_bonus + self.globetrotter_bonus
        return self.routes + self.ticket_points + self.unused_stations + bonuses


def accounts(state: State) -> list[Account]:
    """Every seat's account, as if the game ended now."""
    counted = [account(state, seat) for seat in range(state.map.players)]
    give_bonuses(state, counted)
    give_ranks(state, counted)
    return counted


def account(state: State, seat: int) -> Account:
    """Routes, tickets and stations of one seat."""
    board, rules = state.map, state.map.rules
    lines = [board.lines[name] for name in state.owned(seat)]
    placed = len(state.placed(seat))
    return Account(
        seat=seat,
        routes=sum(rules.points_for(line.length) or 0 for line in lines),
        tickets=ticket_points(state, seat, lines),
        unused_stations=0 if rules.stations is None else rules.stations.unused_points * (rules.stations.count - placed),
        placed_stations=placed,
        longest_path=longest(lines, board.borders),
    )


def ticket_points(state: State, seat: int, lines: list[Line]) -> list[tuple[str, int]]:
    """Each ticket's points, stations lending what serves best: ticket points first, then completed tickets."""
    held = [state.map.tickets[name] for name in sorted(state.tickets[seat].elements())]
    best: list[int] | None = None
    for borrowed in borrowings(state, seat, lines):
        points = [value(state.map, ticket, [*lines, *borrowed]) for ticket in held]
        if best is None or worth(points) > worth(best):
            best = points
    assert best is not None
    return [(ticket.id, points) for ticket, points in zip(held, best, strict=True)]


def worth(points: list[int]) -> tuple[int, int]:
    """By what one use of the stations is better than another."""
    return sum(points), sum(point > 0 for point in points)


def borrowings(state: State, seat: int, lines: list[Line]) -> Iterator[list[Line]]:
    """Every use of a seat's stations: each lends one track of an opponent that ends in its city, or none."""
    joined = nx.utils.UnionFind(end for line in state.map.lines.values() for end in line.ends)
    for line in lines:
        if not state.map.borders.intersection(line.ends):
            joined.union(*line.ends)
    options: list[list[Line | None]] = []
    for city in state.placed(seat):
        useful: dict[frozenset[str], Line] = {}
        for name, owner in state.owners.items():
            line = state.map.lines[name]
            if owner != seat and city in line.ends and joined[line.ends[0]] != joined[line.ends[1]]:
                useful[frozenset(line.ends)] = line
        options.append([None, *useful.values()])
    for chosen in product(*options):
        yield [line for line in chosen if line is not None]


def value(board: Map, ticket: Ticket, lines: Iterable[Line]) -> int:
    """The highest value reached by these tracks; nothing reached: minus the lowest on the card."""
    graph = network(lines, board.borders)
    start = places(board, graph, ticket.start)
    reached: set[str] = set()
    for node in start:
        reached |= nx.node_connected_component(graph, node)
    values = [to.points for to in ticket.to if reached & places(board, graph, to.id)]
    return max(values, default=-min(to.points for to in ticket.to))


def places(board: Map, graph: "nx.MultiGraph[str]", end: str) -> set[str]:
    """A city, or every border spot of a country, as far as a track ends there."""
    spots = board.spots.get(end, frozenset([end]))
    return {node for node in graph if node.split(" by ")[0] in spots}


def give_bonuses(state: State, counted: list[Account]) -> None:
    """Longest path and Globetrotter, each to every seat that is tied for it."""
    rules = state.map.rules
    if rules.longest_path is not None:
        for one in holders(counted, lambda one: one.longest_path):
            one.longest_path_bonus, one.holds_longest_path = rules.longest_path, True
    if rules.globetrotter is not None:
        for one in holders(counted, lambda one: one.completed):
            one.globetrotter_bonus = rules.globetrotter


def holders(counted: list[Account], by: Callable[[Account], int]) -> list[Account]:
    """The seats with the most; all of them at 0 when nobody has any."""
    most = max(map(by, counted))
    return [one for one in counted if by(one) == most]


TIE_BREAKS: dict[str, Callable[[Account], int]] = {
    "completed-tickets": lambda one: one.completed,
    "longest-path-bonus": lambda one: int(one.holds_longest_path),
    "longest-path-length": lambda one: one.longest_path,
    "fewest-stations": lambda one: -one.placed_stations,
}


def give_ranks(state: State, counted: list[Account]) -> None:
    """Ranks by total, then by the system's tie-breaks; who is still tied shares a rank."""
    keys = {one.seat: rank_key(state, one) for one in counted}
    for one in counted:
        one.rank = 1 + sum(key > keys[one.seat] for key in keys.values())


def rank_key(state: State, one: Account) -> tuple[int, ...]:
    """What a seat is ranked by, in order."""
    return one.total, *(TIE_BREAKS[name](one) for name in state.map.rules.tie_breaks)


def count_branches(state: State, counted: list[Account]) -> None:
    """Note which branches of scoring this end has met."""
    met: Counter[str] = state.met
    for one in counted:
        met["score: ticket completed"] += one.completed
        met["score: ticket not completed"] += len(one.tickets) - one.completed
        met["score: negative total"] += one.total < 0
        met["score: two copies in one hand"] += max(state.tickets[one.seat].values(), default=0) > 1
        met["score: station unused"] += one.unused_stations > 0
        met["score: station placed"] += one.placed_stations > 0
        met["score: several destinations, one reached"] += sum(
            points > 0 and len(state.map.tickets[name].to) > 1 for name, points in one.tickets
        )
        met["score: several destinations, none reached"] += sum(
            points < 0 and len(state.map.tickets[name].to) > 1 for name, points in one.tickets
        )
        if one.placed_stations:
            own = [state.map.lines[name] for name in state.owned(one.seat)]
            alone = [value(state.map, state.map.tickets[name], own) for name, _points in one.tickets]
            met["score: station completes a ticket"] += one.completed > sum(point > 0 for point in alone)
    if state.map.rules.longest_path is not None:
        met["bonus: longest path, nobody has one"] += all(one.longest_path == 0 for one in counted)
    if state.map.rules.globetrotter is not None:
        met["bonus: Globetrotter, nobody has any"] += all(one.completed == 0 for one in counted)
    met["bonus: longest path, one holder"] += sum(one.holds_longest_path for one in counted) == 1
    met["bonus: longest path, tied"] += sum(one.holds_longest_path for one in counted) > 1
    met["bonus: Globetrotter, one holder"] += sum(one.globetrotter_bonus > 0 for one in counted) == 1
    met["bonus: Globetrotter, tied"] += sum(one.globetrotter_bonus > 0 for one in counted) > 1
    count_ranks(state, counted)


def count_ranks(state: State, counted: list[Account]) -> None:
    """What told the best of the table apart from the next."""
    if len(counted) == 1:
        return
    first, second = sorted((rank_key(state, one) for one in counted), reverse=True)[:2]
    reasons = ("points", *state.map.rules.tie_breaks)
    different = (name for name, a, b in zip(reasons, first, second, strict=True) if a != b)
    state.met[f"rank: decided by {next(different, 'nothing, joint winners')}"] += 1
