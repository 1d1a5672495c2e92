"""What the catalogue says of a code: how bad it is, its words, its threshold, and from when on it counts."""

from typing import Literal, NamedTuple

Severity = Literal["error", "warning", "info"]
LEVELS: tuple[Severity, ...] = ("error", "warning", "info")

Purpose = Literal["draw", "play", "print"]
"""What the map is wanted for just now: each asks for all that the one before asks for."""
PURPOSES: tuple[Purpose, ...] = ("draw", "play", "print")


class Entry(NamedTuple):
    """A code's words, and how it is judged.

    ``message`` is a template, filled with the problem's parameters, ``{where}`` (what the place leads to, in words),
    ``{holder}`` (what holds it) and ``{close}`` (a question where a near name is known); it ends with the way out.
    ``why`` says why it matters. For the page of the code: ``title`` in a few words, ``finds`` what is looked for,
    ``do`` what to do at more length, ``threshold`` with its unit, ``source`` where that figure comes from.
    ``unfinished``: not wrong but still to do, until the map is wanted for that purpose; None is wrong at any time.
    ``worse``: whether more or less of the measured value is worse; ``slack``: by how much an accepted problem may get
    worse before it lapses, None for a tenth of the value it was accepted with.
    """

    severity: Severity
    message: str
    why: str
    title: str = ""
    finds: str = ""
    do: str = ""
    threshold: str = ""
    source: str = ""
    unfinished: Purpose | None = None
    worse: Literal["more", "less"] = "more"
    slack: float | None = None

    def waits(self, purpose: Purpose) -> bool:
        """It is only still to do while the map is wanted for no more than that."""
        return self.unfinished is not None and PURPOSES.index(purpose) < PURPOSES.index(self.unfinished)

    def lapses(self, accepted: float | None, value: float | None) -> bool:
        """What was accepted at one value is clearly worse at another; never where one of them was not measured."""
        if accepted is None or value is None:
            return False
        slack = abs(accepted) / 10 if self.slack is None else self.slack
        return (value - accepted if self.worse == "more" else accepted - value) > slack + 1e-9
