"""How strong the bots are against one another, and how fast they play."""

import time
from collections.abc import Iterator
from itertools import combinations

from mapforge.engine import loader
from mapforge.playtest import backends
from mapforge.playtest.bots.tables import POINTS, WHOLE, WINS
from mapforge.playtest.match import Deal, play_deals
from mapforge.playtest.names import NAMES
from tests.bench.maps import shipped

DEALS = 500
STYLES = ("hungry", "path", "one-step", "long-route")


def measure(unit: float) -> Iterator[str]:
    """Games a second of CPU time, every pair of bots at two on USA, the four styles at four."""
    if loader.numba_version() is None:
        yield "numba is not installed"
        return
    start = time.process_time()
    played("usa", ("random",), 2, 1)
    yield f"compiled, or found compiled, in {time.process_time() - start:.1f} s of CPU"
    for bot in NAMES:
        start = time.process_time()
        deals = played("usa", (bot,), 2, DEALS)
        spent = (time.process_time() - start) / (2 * DEALS)
        yield (
            f"{bot:10} against itself  {mean(deals, POINTS, bot):6.1f} points  {1 / spent:6.0f} games/s of CPU  "
            f"{spent / unit:.4f} loops a game"
        )
    shares: dict[str, float] = dict.fromkeys(NAMES, 0)
    for one, other in combinations(NAMES, 2):
        share = 100 * mean(played("usa", (one, other), 2, DEALS), WINS, one) / WHOLE
        shares[one] += share / (len(NAMES) - 1)
        shares[other] += (100 - share) / (len(NAMES) - 1)
        yield f"{one:10} against {other:10}  {share:5.1f} % of {2 * DEALS} games"
    order = sorted(shares, key=lambda bot: -shares[bot])
    yield "order of strength: " + ", ".join(f"{bot} {shares[bot]:.0f}" for bot in order)
    for board in ("usa", "usa-mega"):
        deals = played(board, STYLES, 4, DEALS)
        yield f"four on {board}: " + ", ".join(f"{bot} {100 * mean(deals, WINS, bot) / WHOLE:.1f}" for bot in STYLES)


def played(board: str, bots: tuple[str, ...], players: int, deals: int) -> list[Deal]:
    """Deals on the compiled back end."""
    return list(play_deals(shipped(board), bots, players, range(1, 1 + deals), backends.compiled()))


def mean(deals: list[Deal], figure: int, bot: str) -> float:
    """A bot's figure, a game and place on average."""
    values = [
        figures[figure] / len(deal.bots)
        for deal in deals
        for name, figures in zip(deal.bots, deal.figures, strict=True)
        if name == bot
    ]
    return sum(values) / len(values)
