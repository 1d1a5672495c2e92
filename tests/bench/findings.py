"""What is published of bots at this game, beside what these bots do: ``python -m tests.bench findings``.

Published figures are of 1,500 to 10,000 games of bots of the same names; ours are of 4,000 games at each table.
"""

from collections.abc import Iterator
from typing import Any

from mapforge.engine import loader
from mapforge.playtest.figures import board as boards
from mapforge.playtest.figures import seats
from mapforge.playtest.names import NAMES
from mapforge.playtest.tally import Tally
from tests.bench.playtest import DEALS, STYLES, played, shares

GAMES = 4_000
SIZES = (2, 3, 4, 5)
USUAL = ("planner", "long-route", "one-step", "hungry")
"""The bots of a playtest that names none."""
BOARDS = ("usa", "usa-1910", "usa-mega", "usa-big-cities", "europe", "switzerland")
LEAST = {"las-vegas", "charleston", "washington", "boston", "miami"}


def measure(_unit: float) -> Iterator[str]:
    """Each finding, published and measured."""
    if loader.numba_version() is None:
        yield "numba is not installed"
        return
    mixed = {size: table("usa", STYLES, size) for size in SIZES}
    yield from order("usa", mixed[4], "path clearly last, about 6 %; long-route and hungry or one-step ahead")
    yield from order("usa-mega", table("usa-mega", STYLES, 4), "hungry first")
    yield from steadiest(mixed[4])
    pair = bots(table("usa", ("hungry", "path"), 2))
    yield f"hungry against path at two: {wins(pair['hungry'])}  (published: 70 to 85 %)"
    alone = {size: bots(table("usa", ("hungry",), size))["hungry"] for size in SIZES}
    falling = ", ".join(f"{100 * row['completed']['mean']:.1f} % at {size}" for size, row in alone.items())
    yield f"tickets that hungry completes: {falling}  (published: fewer with more players)"
    scores = ", ".join(f"{winning(tally):.0f} at {size}" for size, tally in mixed.items())
    yield f"mean winning score of the four styles: {scores}  (published: 105 to 120)"
    yield from cities(mixed, "those four")
    yield from cities({size: table("usa", USUAL, size) for size in SIZES}, ", ".join(USUAL))
    beside = {size: 100 * (seats.seats(one)[0]["wins"]["mean"] - 1 / size) for size, one in mixed.items()}
    first = ", ".join(f"{points:+.1f} at {size}" for size, points in beside.items())
    yield f"the first seat, points beside an equal share: {first}  (published: about +2)"
    for board in BOARDS:
        others = [bot for bot in reversed(NAMES) if bot != "planner"]
        won = {bot: shares(played(board, ("planner", bot), 2, DEALS))["planner"] for bot in others}
        named = ", ".join(f"{bot} {share:.0f}" for bot, share in won.items())
        yield f"percent that the planner wins of {2 * DEALS} games at two on {board}, against {named}"


def table(board: str, names: tuple[str, ...], players: int) -> Tally:
    """A tally of so many games."""
    return played(board, names, players, -(-GAMES // players))


def bots(tally: Tally) -> dict[str, Any]:
    """Each bot's figures."""
    return {row["bot"]: row for row in seats.bots(tally)}


def wins(row: Any) -> str:
    """A share with its interval."""
    share = row["wins"]
    return f"{100 * share['mean']:.1f} % [{100 * share['low']:.1f}, {100 * share['high']:.1f}]"


def winning(tally: Tally) -> float:
    """The mean points of who wins."""
    rows = [row for row in seats.bots(tally) if row["winning_points"]]
    shares = [row["wins"]["x"] for row in rows]
    return float(sum(row["winning_points"] * share for row, share in zip(rows, shares, strict=True)) / sum(shares))


def order(board: str, tally: Tally, published: str) -> Iterator[str]:
    """The styles by their wins."""
    rows = sorted(bots(tally).values(), key=lambda row: -row["wins"]["mean"])
    yield f"four styles on {board}: " + ", ".join(f"{row['bot']} {wins(row)}" for row in rows)
    yield f"  (published: {published})"


def steadiest(tally: Tally) -> Iterator[str]:
    """The spread of each style's points."""
    rows = sorted(bots(tally).values(), key=lambda row: float(row["spread"]))
    named = ", ".join(f"{row['bot']} ±{row['spread']:.1f}" for row in rows)
    yield f"steadiest scores at four: {named}  (published: long-route)"


def cities(tallies: dict[int, Tally], who: str) -> Iterator[str]:
    """How alike cities rank by how often they are connected, and the least of them."""
    yield f"cities, by {who}:"
    found = {
        size: {row["city"]: row["connected"]["mean"] for row in boards.cities(one)} for size, one in tallies.items()
    }
    pairs = [(2, 3), (2, 4), (3, 4)]
    alike = ", ".join(f"{spearman(found[one], found[other]):.3f} at {one} and {other}" for one, other in pairs)
    yield f"  rank correlation by how often connected: {alike}  (published: at least 0.9)"
    for size, share in found.items():
        least = sorted(share, key=lambda city: share[city])[:7]
        named = ", ".join(f"{city}{'*' if city in LEAST else ''} {100 * share[city]:.0f}" for city in least)
        yield f"  least connected at {size}: {named}  (* of the published five)"


def spearman(one: dict[str, float], other: dict[str, float]) -> float:
    """The correlation of ranks; equal shares share their ranks."""
    ranks = [ranked(one), ranked(other)]
    mean = (len(one) - 1) / 2
    above = sum((ranks[0][city] - mean) * (ranks[1][city] - mean) for city in one)
    below = [sum((rank[city] - mean) ** 2 for city in one) for rank in ranks]
    return float(above / (below[0] * below[1]) ** 0.5)


def ranked(shares: dict[str, float]) -> dict[str, float]:
    """Each one's rank from 0, the mean of those that are equal."""
    values = sorted(shares.values())
    return {city: values.index(share) + (values.count(share) - 1) / 2 for city, share in shares.items()}
