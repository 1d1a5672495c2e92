"""Differences of two versions of a map are those of the deals, paired; the same map differs in nothing."""

import numpy as np
import pytest

from mapforge.edits import routes, tickets
from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.playtest import against
from mapforge.playtest.against import OtherCities, Paired
from mapforge.playtest.intervals import Pairs
from mapforge.playtest.match import play_chunks
from tests.report.test_page import shipped

BOTS, SEEDS = ("short", "random"), range(3, 9)


def played(one: str, change: "tuple[str, int] | None" = None) -> Paired:
    """Both versions, a few deals at two: the second with a ticket changed."""
    first = shipped(one)
    second = tickets.set_points(first, ticket=change[0], points=change[1]) if change else first
    backend = loader.lists()
    paired = Paired(compile_map(first, backend, 2), compile_map(second, backend, 2), BOTS, 2)
    both = (play_chunks(variant, BOTS, 2, SEEDS, backend, size=1) for variant in (first, second))
    for chunks in zip(*both, strict=True):
        paired.add(*chunks)
    return paired


def test_a_map_does_not_differ_from_itself() -> None:
    """Every row is the same, wholly correlated where it varies, and all variance is saved."""
    (table,) = against.seen([list(played("switzerland").differences())])
    assert len(table) > 100
    assert not any(row.seen for row in table)
    for row in table:
        assert row.off.mean == 0
        assert row.off.error == pytest.approx(0.0, abs=1e-9)
        assert row.one == row.other
        if row.correlation:
            assert row.correlation == pytest.approx(1.0)
            assert row.saved == pytest.approx(1.0)


def test_a_ticket_worth_more_leaves_all_other_cards_in_place() -> None:
    """Bots that do not look at it play the same games: only points differ."""
    (table,) = against.seen([list(played("switzerland", ("zurich--lugano", 30)).differences())])
    same = [row for row in table if row.kind in ("route claimed", "turns a player")]
    assert len(same) > 50
    assert all(row.off.mean == 0 for row in same)


def test_an_interval_is_that_of_the_differences_deal_by_deal() -> None:
    """Where every deal has as many cases on both, as of games."""
    chance = np.random.default_rng(4)
    one = chance.integers(0, 5, 200)
    other = np.clip(one + chance.integers(-1, 3, 200), 0, 6)
    y = np.full(200, 4)
    pairs = [
        Pairs(200, *(int(value) for value in (x.sum(), y.sum(), (x * x).sum(), (x * y).sum(), (y * y).sum())))
        for x in (one, other)
    ]
    products = [[int((a * b).sum()) for b in (other, y)] for a in (one, y)]
    told = against._difference(against.Row("seat wins", "1", 0, 0, 1), pairs[0], pairs[1], products)
    apart = (other - one) / 4
    assert told.off.mean == pytest.approx(apart.mean())
    assert told.off.error == pytest.approx(apart.std(ddof=1) / 200**0.5)
    assert told.correlation == pytest.approx(np.corrcoef(one, other)[0, 1])
    saved = 1 - apart.var() / ((one / 4).var() + (other / 4).var())
    assert told.saved == pytest.approx(saved)


def test_intervals_of_ratios_hold_the_truth() -> None:
    """Of holders who finish, whose number differs from deal to deal: 95 % intervals hold in 93 to 97 of 100 rounds."""
    chance, held, rounds = np.random.default_rng(5), 0, 1500
    for _ in range(rounds):
        luck = chance.beta(6, 4, 250)
        ys = [chance.integers(0, 4, 250) for _ in (0, 1)]
        xs = [chance.binomial(ys[0], luck), chance.binomial(ys[1], np.clip(luck + 0.1, 0, 1))]
        truth = float(np.clip(chance.beta(6, 4, 20_000) + 0.1, 0, 1).mean() - 0.6)
        pairs = [
            Pairs(250, *(int(value) for value in (x.sum(), y.sum(), (x * x).sum(), (x * y).sum(), (y * y).sum())))
            for x, y in zip(xs, ys, strict=True)
        ]
        products = [[int((a * b).sum()) for b in (xs[1], ys[1])] for a in (xs[0], ys[0])]
        told = against._difference(against.Row("ticket finished", "t", 0, 0, 1), pairs[0], pairs[1], products)
        held += told.off.low <= truth <= told.off.high
    assert 0.93 <= held / rounds <= 0.97


def test_one_of_many_rows_is_not_seen_by_luck() -> None:
    """What stands out alone does not among a hundred that do not."""
    row = next(iter(played("switzerland").differences()))
    lucky = row._replace(off=row.off._replace(mean=0.023, low=0.003, high=0.043, error=0.01))
    rest = [row._replace(off=row.off._replace(mean=0.0, low=-0.02, high=0.02, error=0.01))] * 100
    assert against.seen([[lucky]])[0][0].seen
    assert not against.seen([[lucky], rest])[0][0].seen


def test_maps_of_other_cities_are_refused() -> None:
    """By what they lack; routes and tickets may differ."""
    usa = shipped("usa")
    with pytest.raises(OtherCities, match=r"usa lacks cities of europe \(amsterdam, .* and \d+ more\)"):
        against.hold_same_cities(shipped("europe"), usa)
    against.hold_same_cities(usa, routes.remove_routes(usa, ids=["atlanta--miami"]))
