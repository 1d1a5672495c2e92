"""Matches: deals of every rotation, seatings that are fair to every bot, the same for any number of jobs."""

from collections import Counter

import pytest

from mapforge.engine import loader
from mapforge.playtest import backends
from mapforge.playtest.bots import tables
from mapforge.playtest.match import play_deals, seatings
from tests.engine.players import shipped


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


def test_jobs_change_nothing() -> None:
    """The same deals in the same order; each place and each seat adds up to the games played."""
    usa, bots = shipped("usa"), ("short", "long-route")
    alone = list(play_deals(usa, bots, 3, range(5, 9), loader.lists()))
    assert list(play_deals(usa, bots, 3, range(5, 9), loader.lists(), jobs=2)) == alone
    assert [deal.seed for deal in alone] == [5, 6, 7, 8]
    assert [deal.bots for deal in alone] == 2 * [
        ("short", "long-route", "short"),
        ("short", "long-route", "long-route"),
    ]
    for deal in alone:
        assert sum(figures[tables.WINS] for figures in deal.figures) == sum(deal.seat_wins) == 3 * tables.WHOLE
    assert len({deal.trace for deal in alone}) == 4


@pytest.mark.skipif(loader.numba_version() is None, reason="numba is not installed")
@pytest.mark.xdist_group("numba")
def test_threads_may_be_the_first_to_load_compiled_code() -> None:
    """A back end that nobody has used yet plays the same with two jobs as lists do."""
    usa, bots = shipped("usa"), ("short", "long-route")
    fresh = loader.compiled.__wrapped__(backends.BOTS)
    assert list(play_deals(usa, bots, 2, range(1, 7), fresh, jobs=2)) == list(
        play_deals(usa, bots, 2, range(1, 7), loader.lists())
    )
