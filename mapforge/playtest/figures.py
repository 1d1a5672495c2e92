"""What the deals of one table say: shares with intervals by deal, points, tickets, pace, health.

Sums are integers, figures are rounded in the end, so that they are the same everywhere. An interval is the mean of the
deals and 1.96 standard errors to each side: games of one deal share their cards, deals do not.
"""

import math
from collections.abc import Sequence
from typing import Any

from mapforge.playtest.bots import tables
from mapforge.playtest.match import Deal

_PLACES = 840  # every number of places of one bot at a table, 1 to 8, divides it
FAIR_WITHIN = 2.0
"""Percentage points from an equal share within which a whole interval must lie to be called fair."""


class Tally:
    """The sums of one table, deal by deal; its size does not grow with them."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        self.players, self.deals, self.turns = players, 0, 0
        self.seats = [_Shares(tables.WHOLE * players) for _ in range(players)]
        self.bots = {bot: _Bot(players) for bot in bots}
        self.dead_ends, self.unfinished = _Event(), _Event()
        self.trace = 0

    def add(self, deal: Deal) -> None:
        """Count one deal."""
        self.deals += 1
        self.trace = (self.trace + deal.trace) % (1 << 48)
        self.turns += deal.figures[0][tables.TURNS]
        self.dead_ends.add(deal.figures[0][tables.DEAD_ENDS], deal.seed)
        self.unfinished.add(deal.figures[0][tables.UNFINISHED], deal.seed)
        for shares, won in zip(self.seats, deal.seat_wins, strict=True):
            shares.add(won)
        for bot in sorted(set(deal.bots)):
            self.bots[bot].add([own for name, own in zip(deal.bots, deal.figures, strict=True) if name == bot])

    def plain(self) -> dict[str, Any]:
        """All figures as plain values."""
        games = self.deals * self.players
        return {
            "players": self.players,
            "deals": self.deals,
            "games": games,
            "trace": self.trace,
            "seats": [{"seat": number, **shares.plain()} for number, shares in enumerate(self.seats)],
            "fairness": self.verdict(),
            "bots": {name: bot.plain() for name, bot in self.bots.items()},
            "turns_a_player": round(self.turns / max(1, games * self.players), 2),
            "health": {"dead_ends": self.dead_ends.plain(games), "unfinished": self.unfinished.plain(games)},
        }

    def verdict(self) -> dict[str, Any]:
        """Whether seats win alike: fair, unfair, or undecided with about how many more games would tell."""
        equal, needed = 100 / self.players, 0
        words = set()
        for shares in self.seats:
            low, high = (100 * bound - equal for bound in shares.interval())
            if low >= -FAIR_WITHIN and high <= FAIR_WITHIN:
                words.add("fair")
            elif high < -FAIR_WITHIN or low > FAIR_WITHIN:
                words.add("unfair")
            else:
                words.add("undecided")
                wanted = max(0.25, abs(FAIR_WITHIN - abs(low + high) / 2))
                more = self.deals * (((high - low) / 2 / wanted) ** 2 - 1)
                needed = max(needed, self.players * math.ceil(max(1, more)))
        word = "unfair" if "unfair" in words else "undecided" if "undecided" in words else "fair"
        return {"verdict": word, "more_games": round(needed, 1 - len(str(needed))) if word == "undecided" else 0}


class _Shares:
    """Shares of wins, one a deal, each a whole number of parts."""

    def __init__(self, parts: int) -> None:
        self.parts = parts
        self.count = self.total = self.squares = 0

    def add(self, won: int) -> None:
        """Count a deal."""
        self.count += 1
        self.total += won
        self.squares += won * won

    def interval(self) -> tuple[float, float]:
        """Low and high, 0 to 1; all of it where there are fewer than two deals."""
        if self.count < 2:
            return 0.0, 1.0
        mean = self.total / self.count
        spread = (self.squares * self.count - self.total * self.total) / (self.count * (self.count - 1))
        half = 1.96 * math.sqrt(spread / self.count)
        return max(0.0, (mean - half) / self.parts), min(1.0, (mean + half) / self.parts)

    def plain(self) -> dict[str, Any]:
        """Mean and interval."""
        low, high = self.interval()
        share = self.total / (self.count * self.parts) if self.count else 0.0
        return {"wins": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


class _Bot:
    """One bot's sums over the places where it sat; a share is the mean of its places of a deal."""

    def __init__(self, players: int) -> None:
        self.players, self.places = players, 0
        self.sums = [0] * tables.FIGURES
        self.shares = _Shares(_PLACES * tables.WHOLE * players)

    def add(self, places: Sequence[tuple[int, ...]]) -> None:
        """Count its places of one deal."""
        won = sum(place[tables.WINS] for place in places)
        self.shares.add(won * (_PLACES // len(places)))
        self.sums = [sum(column) for column in zip(self.sums, *places, strict=True)]
        self.places += len(places)

    def plain(self) -> dict[str, Any]:
        """Wins with their interval, points, tickets."""
        seats = self.places * self.players
        points = self.sums[tables.POINTS] / max(1, seats)
        spread = self.sums[tables.SQUARES] / max(1, seats) - points * points
        held = self.sums[tables.TICKETS]
        return {
            "seats": seats,
            **self.shares.plain(),
            "points": round(points, 2),
            "points_spread": round(math.sqrt(max(0.0, spread)), 2),
            "tickets": round(held / max(1, seats), 2),
            "completed": round(self.sums[tables.COMPLETED] / max(1, held), 4),
        }


class _Event:
    """Something that should be rare: how often, and the seed of the first deal."""

    def __init__(self) -> None:
        self.count = 0
        self.first: int | None = None

    def add(self, count: int, seed: int) -> None:
        """Count a deal's; deals come in the order of their seeds."""
        if count and self.first is None:
            self.first = seed
        self.count += count

    def plain(self, games: int) -> dict[str, Any]:
        return {
            "count": self.count,
            "per_10000": round(10000 * self.count / max(1, games), 2),
            "first_seed": self.first,
        }
