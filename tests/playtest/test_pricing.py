"""Ticket values: the line is not bent by one wild ticket, few holders are believed less, and luck is not shown."""

import numpy as np
import pytest

from mapforge.playtest import pricing
from mapforge.playtest.pricing import Worth


def deck(chance: np.random.Generator, error: float, spread: float = 0.0) -> list[Worth]:
    """Thirty tickets worth what they cost, up to a true spread and an error of measuring."""
    turns = chance.uniform(3, 14, 30)
    points = 1 + 0.8 * turns + chance.normal(0, spread, 30) + chance.normal(0, error, 30)
    return [Worth(float(one), float(two), error) for one, two in zip(turns, points, strict=True)]


def test_a_ticket_worth_double_stands_out() -> None:
    """Of thirty with a little luck it is shown, as about as many points under-priced as were added."""
    tickets = deck(np.random.default_rng(1), 0.4)
    tickets[7] = tickets[7]._replace(points=tickets[7].points + 9)
    told = pricing.residuals(tickets)
    assert told[7].sure
    assert told[7].shrunk == pytest.approx(9, abs=1)
    assert max(abs(one.shrunk) for number, one in enumerate(told) if number != 7) < 2


def test_luck_alone_is_seldom_shown() -> None:
    """Where tickets are worth just what they cost, at most 5 % of all rows are shown."""
    chance = np.random.default_rng(2)
    shown = [one.sure for _ in range(200) for one in pricing.residuals(deck(chance, 0.5))]
    assert sum(shown) / len(shown) <= 0.05


def test_shrunk_intervals_hold_the_truth() -> None:
    """Residuals that truly spread by two points: 95 % intervals of the shrunk values hold 93 to 97 % of them."""
    chance, held, rounds = np.random.default_rng(3), 0, 20_000
    for truth in chance.normal(0, 2, rounds):
        told = pricing.shrink(float(truth + chance.normal(0, 1)), 1.0, 4.0)
        held += told.low <= truth <= told.high
    assert 0.94 <= held / rounds <= 0.96


def test_few_holders_are_believed_less() -> None:
    """The same residual with a larger error is drawn further towards 0, and without spread all the way."""
    sure, unsure = pricing.shrink(3.0, 0.5, 1.0), pricing.shrink(3.0, 2.0, 1.0)
    assert 0 < unsure.shrunk < sure.shrunk < 3
    assert not pricing.shrink(3.0, 1.0, 0.0).sure


def test_the_line_by_hand() -> None:
    """Median of slopes; the middle of what is left; a point far off moves neither."""
    points = [(1.0, 2.0), (2.0, 4.0), (3.0, 6.0), (4.0, 8.0), (5.0, 100.0)]
    assert pricing.line(points) == (0.0, 2.0)
    assert pricing.line([(2.0, 5.0), (2.0, 7.0)]) == (6.0, 0.0)


def test_a_handful_of_tickets_has_no_line() -> None:
    """Nothing is said of four."""
    assert pricing.residuals([Worth(1, 1, 1)] * 4) == []
