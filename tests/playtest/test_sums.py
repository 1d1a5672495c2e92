"""Sums of games: each equals a plain recount of the same games in words, and they hold together."""

from collections.abc import Iterator, Sequence

import pytest

from mapforge.engine import loader, records
from mapforge.engine.compiled_map import compile_map
from mapforge.playtest import records as own
from mapforge.playtest.bots import dead_ends
from mapforge.playtest.match import play_chunks
from mapforge.playtest.sums import claims, figures
from mapforge.playtest.tally import Tally
from tests.engine.players import shipped
from tests.playtest.recount import Recount

PAIRS = [name for name, field in records.fields(own.Sums).items() if field.size.startswith("pairs")]
FIGURES = ("TURNS", "WINNING", "MARGIN", "LEAD_CHANGES", "LAST_CHANGE", "LEADER_WINS", "BEHIND", "DEFICIT")
TESTED_ELSEWHERE = {"deals", "seat_products", "events", "event_games", "event_first"}


def tally_of(board: str, bots: Sequence[str], players: int, seeds: range) -> Tally:
    """The deals of these seeds on lists."""
    plan = compile_map(shipped(board), loader.lists(), players)
    tally = Tally(plan, bots, players)
    for chunk in play_chunks(shipped(board), bots, players, seeds, loader.lists()):
        tally.add(chunk)
    return tally


def rows_of(tally: Tally) -> dict[str, list[str]]:
    """The names of the rows of each kind, in the order of their numbers."""
    plan, size = tally.plan, tally.players
    words = {name: number for name, number in vars(figures).items() if isinstance(number, int)}
    return {
        "seat": list(map(str, range(size))),
        "bot": list(tally.bots),
        "ticket": list(plan.tickets),
        "route": list(plan.routes),
        "city": list(plan.cities),
        "color": list(plan.colors),
        "bonus": ["LONGEST_PATH", "GLOBETROTTER"],
        "figures": sorted(FIGURES, key=lambda word: words[word]),
        "moves": list(map(str, range(10))),
        "rounds": list(map(str, range(claims.ROUNDS))),
        "shut": list(map(str, range(claims.ROUNDS))),
        "bot_parts": [f"{bot}/{part}" for bot in tally.bots for part in range(figures.PARTS)],
        "route_when": [f"{route}/{when}" for route in plan.routes for when in range(claims.TWENTIETHS)],
    }


@pytest.mark.parametrize(
    ("board", "bots", "players", "seeds"),
    [
        ("usa", ("planner", "random", "hungry"), 2, range(3, 6)),
        ("europe", ("random", "one-step"), 3, range(2, 4)),
        ("switzerland", ("hungry", "random"), 3, range(7, 8)),
        ("usa-1910", ("blocker", "short", "path", "long-route", "random"), 5, range(1, 2)),
    ],
)
def test_every_sum_is_that_of_a_plain_recount(board: str, bots: tuple[str, ...], players: int, seeds: range) -> None:
    """Field by field and row by row, the same games played move by move and counted in words."""
    tally, again = tally_of(board, bots, players, seeds), Recount(shipped(board), bots, players, seeds)
    rows = rows_of(tally)
    compared = set()
    for name, field in records.fields(own.Sums).items():
        if name in TESTED_ELSEWHERE:
            continue
        names = rows.get(name, rows.get(name.partition("_")[0], ["0"]))
        if name in PAIRS:
            told = {row: list(pair[1:]) for row, pair in zip(names, tally.pairs(name, len(names)), strict=True)}
            assert told == {row: again.pairs.get((name, row), [0] * 5) for row in names}, name
        else:
            told_counts = dict(zip(names, tally.numbers(name), strict=field.size == ""))
            assert told_counts == {row: again.counts[name, row] for row in names}, name
        compared |= {key for key in (*again.pairs, *again.counts) if key[0] == name and key[1] in names}
    assert compared == {*again.pairs, *again.counts}
    products = tally.numbers("seat_products")
    assert products[: players**2] == [again.products[one, other] for one in range(players) for other in range(players)]


def laws(tally: Tally) -> Iterator[tuple[str, int, int]]:
    """Sums that must agree, whatever was played."""
    size, games = tally.players, tally.games
    moves, doubles = tally.numbers("moves"), tally.plan.variant.routes
    yield "a game has one win among seats", sum(p.x for p in tally.pairs("seat_wins", size)), games * figures.WHOLE
    yield "among bots too", sum(p.x for p in tally.pairs("bot_wins", len(tally.bots))), games * figures.WHOLE
    yield "every seat has its bot", sum(p.y for p in tally.pairs("bot_wins", len(tally.bots))), games * size
    yield "what is above the mean is below it", sum(p.x for p in tally.pairs("seat_edge", size)), 0
    claimed = sum(tally.numbers("route_when"))
    yield "a claim is of a route", claimed, sum(tally.numbers("bot_claims"))
    yield "with cards of a color", claimed, sum(tally.numbers("color_claims"))
    yield "made by a move that was not a tunnel given up", claimed, moves[3] - moves[5]
    yield "a pass is forced", tally.numbers("events")[dead_ends.FORCED_PASS], moves[9]
    yield "a tunnel given up is one", tally.numbers("events")[dead_ends.DECLINED], moves[5]
    yield "every game ends in some round", sum(tally.numbers("rounds")), games
    kept = sum(tally.numbers("ticket_dealt_kept")) + sum(tally.numbers("ticket_drawn_kept"))
    held = sum(p.y for p in tally.pairs("ticket_completed", len(tally.plan.tickets)))
    yield "a ticket kept is a ticket held", kept, held
    yield "by some bot", held, sum(p.y for p in tally.pairs("bot_completed", len(tally.bots)))
    yield "tickets are chosen at the start, and when drawn", moves[7] - moves[6], games * size
    net = sum(p.x for p in tally.pairs("ticket_net", len(tally.plan.tickets)))
    yield "tickets bring their points", net, sum(tally.numbers("bot_parts")[figures.TICKETS :: figures.PARTS])
    points = sum(p.x for p in tally.pairs("bot_points", len(tally.bots)))
    yield "points are the sum of their parts", points, sum(tally.numbers("bot_parts"))
    yield "a double route shuts once", max(0, sum(tally.numbers("shut")) - games * len(doubles)), 0


@pytest.mark.parametrize(
    ("board", "bots", "players"),
    [("usa-mega", ("hungry", "planner"), 4), ("europe", ("one-step", "random", "path"), 2), ("usa", ("hoarder",), 5)],
)
def test_sums_hold_together(board: str, bots: tuple[str, ...], players: int) -> None:
    """Wins, claims, tickets and points are conserved."""
    for law, one, other in laws(tally_of(board, bots, players, range(4, 6))):
        assert one == other, law
