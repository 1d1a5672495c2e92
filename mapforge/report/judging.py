"""A playtest held to the baselines: each seat's verdict, and the rows that reach beyond every published map."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from mapforge.model import Variant
from mapforge.playtest.intervals import Estimate, difference, discoveries, normal_tail
from mapforge.playtest.verdicts import FAIR_WITHIN, SeatSums, SeatTests, Verdict, overall, seat_tests, verdicts
from mapforge.report.baselines import Baselines, Normal
from mapforge.report.document import Playtest, Table
from mapforge.report.measures import HIGH_ONLY, LOW_ONLY, SHARES, Measure, measures


class SeatVerdict(NamedTuple):
    """A seat: its own share, the normal range, the distance from its middle, the verdict, the quoted maps' shares."""

    players: int
    seat: int
    own: Estimate
    normal: Normal
    off: Estimate
    verdict: Verdict
    quoted: dict[str, float]


class TableVerdict(NamedTuple):
    """A table: its seats, the word for all of them, the tests along and apart."""

    table: Table
    seats: tuple[SeatVerdict, ...]
    verdict: Verdict
    tests: SeatTests


class Beyond(NamedTuple):
    """A row that reaches beyond all published maps: how far in their own reach, and the end that it passed."""

    measure: Measure
    limit: float
    far: float
    chance: float


class Judged(NamedTuple):
    """All verdicts, all rows beyond, and how many rows were tested."""

    tables: tuple[TableVerdict, ...]
    beyond: tuple[Beyond, ...]
    rows: int


FAR = 0.15
"""A row less far beyond than this part of the published maps' whole reach matters to nobody at the table."""
PARTS = 840
"""A win in the document's products of seats, so that up to eight may share one."""


def judge(playtest: Playtest, variant: Variant, base: Baselines) -> Judged:
    """Hold it to the baselines; seats and rows each as one family of tests."""
    tables = _tables(playtest.tables, base)
    all_rows = (_held(one, base) for table in playtest.tables for one in measures(table, variant))
    held = [one for one in all_rows if one is not None]
    stand_out = discoveries([one.chance for one in held])
    beyond = [one for one, out in zip(held, stand_out, strict=True) if out and one.far >= FAR]
    beyond.sort(key=lambda one: (-one.far, one.measure.kind, one.measure.subject, one.measure.players))
    return Judged(tables, tuple(beyond), len(held) + sum(len(table.seats) for table in tables))


def _tables(tables: Sequence[Table], base: Baselines) -> tuple[TableVerdict, ...]:
    rows = []
    for table in tables:
        for seat in table.seats:
            own, normal = seat.wins.estimate, base.seat(table.players, seat.seat)
            quoted = {name: one.seats[seat.seat][0] for name, one in base.quoted(table.players).items()}
            middle = (normal.low + normal.high) / 2
            off = difference(own, Estimate(middle, middle, middle, normal.error, table.deals))
            rows.append((table, seat.seat, own, normal, off, quoted))
    within = [FAIR_WITHIN + (row[3].high - row[3].low) / 2 for row in rows]
    told = verdicts([row[4] for row in rows], [row[0].games for row in rows], within)
    found = []
    for table in tables:
        seats = tuple(
            SeatVerdict(table.players, seat, own, normal, off, verdict, quoted)
            for (of, seat, own, normal, off, quoted), verdict in zip(rows, told, strict=True)
            if of is table
        )
        sums = SeatSums(
            table.deals, tuple(seat.wins.x for seat in table.seats), table.seat_products, PARTS * table.players
        )
        found.append(TableVerdict(table, seats, overall([seat.verdict for seat in seats]), seat_tests(sums)))
    return tuple(found)


def _held(measure: Measure, base: Baselines) -> Beyond | None:
    """A row beside the reach of the published maps; None where these have no such rows or its side does not matter."""
    reach = base.reach(measure.players, measure.kind)
    if reach is None:
        return None
    (low, high), value, error = reach, measure.value, measure.error
    wide = _odds(high, measure) - _odds(low, measure)
    sides = (
        [(low, -1)]
        if measure.kind in LOW_ONLY
        else [(high, 1)]
        if measure.kind in HIGH_ONLY
        else [(low, -1), (high, 1)]
    )
    limit, sign = max(sides, key=lambda side: side[1] * (value - side[0]))
    over = sign * (value - limit)
    chance = normal_tail(over / error) if error > 0 else float(over <= 0)
    far = sign * (_odds(value, measure) - _odds(limit, measure)) / max(wide, 0.5 if measure.kind in SHARES else 1e-3)
    return Beyond(measure, limit, far, chance)


def _odds(value: float, measure: Measure) -> float:
    """A share as the logarithm of its odds, anything else as it is."""
    if measure.kind not in SHARES:
        return value
    kept = min(max(value, 0.002), 0.998)
    return math.log(kept / (1 - kept))
