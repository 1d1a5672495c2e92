"""A map with faults, looked over, and the problems panel of it."""

import json
from collections.abc import Iterator
from functools import cache

from pytestqt.qtbot import QtBot

from mapforge.editor.checker import Checker
from mapforge.editor.panels.problem_groups import Group, Row, Section
from mapforge.editor.panels.problems import ProblemsPanel
from mapforge.editor.session import Session
from mapforge.edits.checking import set_severity
from mapforge.edits.routes import set_length
from mapforge.edits.tracks import set_track_color
from mapforge.files import codec
from mapforge.model import Variant
from tests.conftest import DATA
from tests.editor.panels.hands import session_of, shown


@cache
def remarked() -> Variant:
    """A remark on the house rules, and nothing else."""
    return codec.decode(json.loads((DATA / "mini" / "variant.json").read_bytes()))


def clean() -> Variant:
    """Nothing to say of it."""
    return set_severity(remarked(), code="house-rules", severity="off")


def faulty() -> Variant:
    """Errors of four kinds, and warnings of two: a track without a color, and two tickets of too few points."""
    variant = set_track_color(remarked(), route="east--south", track=1, color=None)
    return set_length(variant, route="fork--west", length=13)


class LookedOver:
    """A session, its checker, and their panel on the screen."""

    def __init__(self, bot: QtBot, variant: Variant, width: int = 300, height: int = 700) -> None:
        self.bot = bot
        self.session: Session = session_of(variant)
        self.checker = Checker(self.session, rest_ms=0)
        self.panel = ProblemsPanel(self.session, self.checker)
        shown(bot, self.panel, width, height)

    def check(self) -> None:
        """Wait until the map as it stands has been looked over."""
        if self.checker.verdict is None:
            self.checker.check_soon()
            self.bot.waitUntil(lambda: self.checker.verdict is not None)

    def row(self, code: str) -> Row:
        """The first problem of a code in the list."""
        return next(row for row in self.panel.tree.rows if row.finding.problem.code == code)

    def take(self, code: str) -> Row:
        """Make the first problem of a code the current one, and wait for its fixes."""
        row = self.row(code)
        self.panel.tree.setFocus()
        self.panel.tree.setCurrentIndex(self.panel.tree.index_of(row))
        self.bot.waitUntil(lambda: not self.panel.details.fixes.busy)
        return row

    @property
    def codes(self) -> list[str]:
        """The codes of all problems in the list, in order."""
        return [row.finding.problem.code for row in self.panel.tree.rows]


def found_in(panel: ProblemsPanel) -> Iterator[tuple[str, str]]:
    """Every heading and problem in the tree as it is read out, with what kind of node it is."""
    model = panel.tree.model()
    waiting = [model.index(row, 0) for row in range(model.rowCount())]
    while waiting:
        index = waiting.pop(0)
        node = index.data(0x0100)
        assert isinstance(node, Section | Group | Row)
        yield type(node).__name__, index.data(11)
        waiting[:0] = [model.index(row, 0, index) for row in range(model.rowCount(index))]
