"""Deals played move by move: counted as those played in one call, saved as what they were, cut off where endless."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from mapforge.engine import Move, View, loader
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.record import read_record
from mapforge.engine.replay import replay
from mapforge.model import Variant
from mapforge.playtest import playing
from mapforge.playtest.bots import dead_ends
from mapforge.playtest.match import play_chunks
from mapforge.playtest.own_bots import maker_of
from mapforge.playtest.own_deals import play_deals
from mapforge.playtest.saving import OtherGameError, played_again, written
from mapforge.playtest.tally import Tally
from tests.engine.players import shipped

LISTS = loader.lists()
HERE = "tests.playtest.test_own_deals"


class Miner:
    """Digs every tunnel that it can pay for, and gives each up."""

    def __init__(self, variant: Variant, seat: int) -> None:
        del variant, seat

    def choose(self, view: View, moves: Sequence[Move], chance: Any) -> Move:
        del view, chance
        for kind in ("decline", "claim", "draw", "keep"):
            if some := [move for move in moves if move.kind == kind]:
                return some[0]
        return moves[0]


@pytest.mark.parametrize(("board", "players"), [("usa", 3), ("switzerland", 2)])
def test_move_by_move_counts_as_in_one_call(board: str, players: int) -> None:
    """All sums and hashes of the same deals are equal."""
    variant, bots, seeds = shipped(board), ("hungry", "short", "planner"), range(4, 7)
    plan = compile_map(variant, LISTS, players)
    alone = [chunk for chunk, _games in play_deals(plan, bots, players, seeds, {})]
    assert alone == list(play_chunks(variant, bots, players, seeds, LISTS, 1, 1))


def test_saved_games_are_those_that_were_counted() -> None:
    """Each record is legal to its end, names who sat where, and its file tells the deal and rotation apart."""
    variant, bots = shipped("europe"), ("planner", "one-step")
    plan = compile_map(variant, LISTS, 3)
    (chunk,) = play_chunks(variant, bots, 3, range(8, 10), LISTS)
    saved = list(played_again(plan, bots, chunk))
    names = {one.name for one in saved}
    assert names == {f"europe-3-players-seed-{seed}-rotation-{turn}.jsonl" for seed in (8, 9) for turn in range(3)}
    for one in saved:
        told = replay(variant, read_record(one.record.text()))
        assert told.fault is None
        assert told.result is not None
        assert told.result.final
    assert saved[1].record.head.comment == "bots by seat: one-step, planner, planner"
    with pytest.raises(OtherGameError, match="the deals 8 to 9 were other games"):
        list(played_again(plan, bots, chunk._replace(trace=chunk.trace + 1)))


def test_a_tunnel_given_up_for_ever_ends_at_the_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck of locomotives asks for more at every tunnel; the game is left, counted as unfinished and saved."""
    monkeypatch.setattr(playing, "MOST_TURNS", 120)
    europe = shipped("europe")
    colors = tuple(msgspec.structs.replace(color, cards=0) for color in europe.card_colors)
    routes = tuple(route for route in europe.routes if all(track.tunnel for track in route.whole_tracks))
    rules = msgspec.structs.replace(europe.rules, locomotives=60, stations=None)
    variant = msgspec.structs.replace(europe, colors=colors, routes=routes, rules=rules)
    plan, bots = compile_map(variant, LISTS, 2), (f"{HERE}:Miner",)
    tally = Tally(plan, bots, 2)
    for chunk, games in play_deals(plan, bots, 2, range(1, 2), {bots[0]: maker_of(bots[0])}):
        tally.add(chunk)
        assert [int(one.state.table.turns) for one in games] == [120, 120]
        assert [one.record.outcome for one in written(plan, bots, games)] == [None, None]
    events = tally.numbers("events")
    assert tally.numbers("event_games")[dead_ends.UNFINISHED] == tally.games == 2
    assert events[dead_ends.DECLINED] > 150
