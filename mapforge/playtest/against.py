"""Two versions of a map played with the same seeds, and how their figures differ: paired by deal.

Decks are ordered by what lies in them, each with its own stream of the seed, so that a ticket more leaves the other
cards in place and most deals go alike on both maps. How alike is measured: each row tells the correlation reached, and
how much of the difference's variance that saved beside two playtests with nothing in common.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from mapforge.engine.compiled_map import CompiledMap
from mapforge.model import Variant
from mapforge.playtest.intervals import Estimate, Pairs, Z, beyond, discoveries
from mapforge.playtest.match import Chunk, layout
from mapforge.playtest.sums.figures import FIGURES, LEADER_WINS, MARGIN, TURNS, WHOLE, WINNING
from mapforge.playtest.sums.pairs import PAIR
from mapforge.playtest.tally import Tally


class OtherCities(ValueError):  # noqa: N818 - said as designers say it
    """Two maps that are no versions of one: their cities differ."""


class Row(NamedTuple):
    """A figure of both maps: which, of what, where its pair lies in the sums of each; x counts ``per`` parts of one."""

    kind: str
    subject: str
    one: int
    other: int
    per: int


class Difference(NamedTuple):
    """One row: both maps' figures, the second less the first, the correlation reached, the share of variance saved.

    ``seen`` is whether it stands out among all rows of all tables.
    """

    kind: str
    subject: str
    one: float
    other: float
    off: Estimate
    correlation: float
    saved: float
    seen: bool = False


def hold_same_cities(one: Variant, other: Variant) -> None:
    """OtherCities where the two maps do not have the same."""
    first, second = ({city.id for city in variant.cities} for variant in (one, other))
    for mine, theirs, here, there in ((first, second, one, other), (second, first, other, one)):
        lacking = sorted(mine - theirs)
        if lacking:
            named = ", ".join(lacking[:3]) + (f" and {len(lacking) - 3} more" if len(lacking) > 3 else "")
            raise OtherCities(
                f"{there.id} lacks cities of {here.id} ({named}); --against compares two versions of one map"
            )


def rows(one: CompiledMap, other: CompiledMap, bots: Sequence[str], players: int) -> list[Row]:
    """What both maps have: seats, bots, figures of the game, and by id tickets, routes and cities."""
    first, second = layout(one.capacity), layout(other.capacity)
    found: list[Row] = []

    def pair(kind: str, field: str, subject: str, here: int, there: int, per: int = 1) -> None:
        places = first[field].start + PAIR * here, second[field].start + PAIR * there
        found.append(Row(kind, subject, *places, per))

    for seat in range(players):
        pair("seat wins", "seat_wins", str(seat + 1), seat, seat, WHOLE)
    for number, bot in enumerate(bots):
        pair("bot wins", "bot_wins", bot, number, number, WHOLE)
    for number, bot in enumerate(bots):
        pair("tickets finished by", "bot_completed", bot, number, number)
    for name, figure, per in _FIGURES:
        pair(name, "figures", "", figure, figure, per * (players if figure == TURNS else 1))
    for kind, field, mine, theirs in (
        ("ticket finished", "ticket_completed", one.tickets, other.tickets),
        ("route claimed", "route_claimed", _ids(one.variant.routes), _ids(other.variant.routes)),
        ("city reached", "city_reached", _ids(one.variant.cities), _ids(other.variant.cities)),
    ):
        places = {name: number for number, name in enumerate(theirs)}
        for number, name in enumerate(mine):
            if name in places:
                pair(kind, field, name, number, places[name])
    return found


_FIGURES = (
    ("turns a player", TURNS, 1),
    ("points of the winner", WINNING, 1),
    ("margin", MARGIN, 1),
    ("leader at three quarters wins", LEADER_WINS, WHOLE),
)
assert max(figure for _, figure, _ in _FIGURES) < FIGURES  # noqa: S101 - the two tables go together


def _ids(entries: Sequence[Any]) -> list[str]:
    return [entry.id for entry in entries]


class Paired:
    """The sums of one table on both maps, and of the products of both; add the chunks of one deal each."""

    def __init__(self, one: CompiledMap, other: CompiledMap, bots: Sequence[str], players: int) -> None:
        self.players, self.rows = players, rows(one, other, bots, players)
        self.tallies = Tally(one, bots, players), Tally(other, bots, players)
        starts = [row.one for row in self.rows], [row.other for row in self.rows]
        self._places = [np.array([[at, at + 1] for at in side]) for side in starts]
        self._products = np.zeros((len(self.rows), 2, 2), dtype=np.int64)
        self._sums = [np.zeros((len(self.rows), PAIR), dtype=np.int64) for _ in (0, 1)]

    @property
    def deals(self) -> int:
        """Deals played on both."""
        return self.tallies[1].deals

    def add(self, one: Chunk, other: Chunk) -> None:
        """Count one deal, played on both."""
        values = []
        for tally, chunk, places, sums in zip(self.tallies, (one, other), self._places, self._sums, strict=True):
            tally.add(chunk)
            flat = np.asarray(chunk.sums, dtype=np.int64)
            values.append(flat[places])
            sums += flat[places[:, :1] + np.arange(PAIR)]
        self._products += values[0][:, :, None] * values[1][:, None, :]

    def differences(self) -> Iterator[Difference]:
        """All rows; those that were never met on one of the maps are left out."""
        for number, row in enumerate(self.rows):
            pairs = [Pairs(self.deals, *(int(value) for value in sums[number])) for sums in self._sums]
            if all(pair.y for pair in pairs):
                products = [[int(value) for value in line] for line in self._products[number]]
                yield _difference(row, pairs[0], pairs[1], products)


def _difference(row: Row, one: Pairs, other: Pairs, products: list[list[int]]) -> Difference:
    """Both ratios to first order: what is left of each deal when its map's ratio is taken off, and their product."""
    first, second = one.x / one.y, other.x / other.y
    own = [_left(one, first), _left(other, second)]
    (xx, xy), (yx, yy) = products
    both = xx - second * xy - first * yx + first * second * yy
    deals, off = one.deals, (second - first) / row.per
    scale = deals / max(1, deals - 1) / (row.per * row.per)
    spread = [own[0] / one.y**2 * scale, own[1] / other.y**2 * scale]
    shared = both / (one.y * other.y) * scale
    variance = max(0.0, spread[0] + spread[1] - 2 * shared)
    error = math.sqrt(variance) if deals > 1 else None
    half = math.inf if error is None else Z * error
    correlation = shared / math.sqrt(spread[0] * spread[1]) if spread[0] > 0 and spread[1] > 0 else 0.0
    saved = 1 - variance / (spread[0] + spread[1]) if spread[0] + spread[1] > 0 else 0.0
    found = Estimate(off, off - half, off + half, error, deals)
    return Difference(
        row.kind, row.subject, first / row.per, second / row.per, found, min(1.0, max(-1.0, correlation)), saved
    )


def _left(sums: Pairs, found: float) -> float:
    return max(0.0, sums.xx - 2 * found * sums.xy + found * found * sums.yy)


def seen(tables: Sequence[Sequence[Difference]]) -> list[list[Difference]]:
    """The same with what stands out among all rows of all tables marked."""
    out = iter(discoveries([beyond(row.off, 0.0) for table in tables for row in table]))
    return [[row._replace(seen=next(out)) for row in table] for table in tables]
