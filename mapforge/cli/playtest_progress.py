"""How far a playtest is: a bar with games a second and time left, where a person looks; and the first figures."""

import sys
from types import TracebackType
from typing import TYPE_CHECKING, Self

from tqdm import tqdm

from mapforge.cli import terminal
from mapforge.playtest.sums.figures import WHOLE

if TYPE_CHECKING:
    from mapforge.playtest.tally import Tally

_FORM = "{desc} {percentage:3.0f} %|{bar}| {rate_fmt}, {remaining} left{postfix}"


class Progress:
    """Show what a tally has come to; gone from the screen when it ends. Nothing where nobody looks."""

    def __init__(self, games: int, waiting: bool) -> None:
        self._done: dict[int, int] = {}
        if waiting:
            terminal.complain("the bots are being compiled for this machine, once; until then they play slowly.")
        self._bar = tqdm(
            total=games,
            file=sys.stderr,
            disable=not sys.stderr.isatty(),
            leave=False,
            unit=" games",
            bar_format=_FORM,
            ncols=terminal.width(),
            mininterval=0.1,
            smoothing=0.3,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.close()

    def show(self, tally: "Tally") -> None:
        """Another chunk of one table is in: how many games it has, and who won them by seat."""
        if self._bar.disable:
            return
        more = tally.games - self._done.get(tally.players, 0)
        self._done[tally.players] = tally.games
        self._bar.set_description_str(f"{tally.players} players", refresh=False)
        shares = [round(100 * seat.x / (seat.y * WHOLE)) for seat in tally.pairs("seat_wins", tally.players)]
        self._bar.set_postfix_str("seats win " + " ".join(map(str, shares)) + " %", refresh=False)
        self._bar.update(more)
