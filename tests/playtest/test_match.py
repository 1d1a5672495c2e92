"""Matches: deals of every rotation, seatings that are fair to every bot, the same for any number of jobs."""

import pickle
from collections import Counter

import pytest

from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.playtest import backends
from mapforge.playtest.match import Chunk, Room, layout, play_chunks, seatings
from mapforge.playtest.sums.figures import WHOLE
from mapforge.playtest.tally import Tally
from tests.engine.players import shipped

USA, BOTS = shipped("usa"), ("short", "long-route")
LISTS = loader.lists()
NUMBA = pytest.mark.skipif(loader.numba_version() is None, reason="numba is not installed")


def plain(chunk: Chunk) -> tuple[int, ...]:
    """A chunk as numbers that compare."""
    return (*chunk[:3], chunk.trace, *(int(number) for number in chunk.sums))


@pytest.mark.parametrize(("bots", "players"), [("a", 2), ("ab", 3), ("abcd", 4), ("abc", 5), ("abcde", 2)])
def test_every_bot_sits_as_often(bots: str, players: int) -> None:
    """Over all seatings; none sits more than one seat oftener than another at one table."""
    tables_of_all = seatings(bots, players)
    assert all(len(table) == players for table in tables_of_all)
    counts = Counter(bot for table in tables_of_all for bot in table)
    assert len(set(counts.values())) == 1
    assert set(counts) == set(bots)
    for table in tables_of_all:
        here = [table.count(bot) for bot in bots]
        assert max(here) - min(here) <= 1


def test_chunks_are_in_order_and_cover_the_seeds() -> None:
    """Each with as many deals as asked for, the last with what is left; a deal's games are WHOLE wins each."""
    chunks = list(play_chunks(USA, BOTS, 3, range(5, 10), LISTS, size=2))
    assert [(chunk.first_seed, chunk.deals) for chunk in chunks] == [(5, 2), (7, 2), (9, 1)]
    place = layout(0)["seat_wins"]
    assert [sum(chunk.sums[place][0:15:5]) for chunk in chunks] == [6 * WHOLE, 6 * WHOLE, 3 * WHOLE]
    assert len({chunk.trace for chunk in chunks}) == 3


def test_how_deals_are_cut_changes_nothing() -> None:
    """One chunk of four deals is four of one, added up; a deal alone is the same deal, whatever came before it."""
    plan = compile_map(USA, LISTS, 3)
    together, apart = Tally(plan, BOTS, 3), Tally(plan, BOTS, 3)
    for chunk in play_chunks(USA, BOTS, 3, range(5, 9), LISTS, size=4):
        together.add(chunk)
    for chunk in play_chunks(USA, BOTS, 3, range(5, 9), LISTS, size=1):
        apart.add(pickle.loads(pickle.dumps(chunk)))  # noqa: S301 - our own bytes
    for name in layout(0):
        assert together.numbers(name) == apart.numbers(name)
    assert (together.trace, together.firsts, together.games) == (apart.trace, apart.firsts, apart.games)
    alone = list(play_chunks(USA, BOTS, 3, range(8, 9), LISTS))
    assert plain(alone[0]) == plain(list(play_chunks(USA, BOTS, 3, range(5, 9), LISTS, size=1))[3])


@NUMBA
@pytest.mark.xdist_group("numba")
def test_jobs_and_back_ends_change_nothing() -> None:
    """A back end that nobody has used yet plays the same with two jobs as lists do, chunk by chunk."""
    fresh = loader.compiled.__wrapped__(backends.BOTS)
    played = list(play_chunks(USA, BOTS, 2, range(1, 8), fresh, jobs=2, size=2))
    assert list(map(plain, played)) == list(map(plain, play_chunks(USA, BOTS, 2, range(1, 8), LISTS, size=2)))


@NUMBA
@pytest.mark.xdist_group("numba")
def test_a_stopped_match_leaves_no_thread_behind() -> None:
    """Who takes no more chunks than one gets that one, and the rest is not played."""
    chunks = play_chunks(USA, ("random",), 2, range(1, 10**9), backends.compiled(), jobs=2, size=1)
    assert next(chunks).first_seed == 1
    assert next(chunks).first_seed == 2
    chunks.close()  # type: ignore[attr-defined]  # a generator, told as an iterator


def test_games_that_are_known_are_counted_alike() -> None:
    """The moves of a deal's games, handed over as numbers, give the sums of the deal as it was played."""
    from tests.playtest.recount import moves_of

    plan = compile_map(shipped("europe"), LISTS, 3)
    games = [moves_of(shipped("europe"), ("random", "planner"), 3, 8, rotation) for rotation in range(3)]
    counted = Room(plan, 3, ("random", "planner")).count(8, games)
    played = next(play_chunks(shipped("europe"), ("random", "planner"), 3, range(8, 9), LISTS))
    assert plain(counted) == plain(played)
