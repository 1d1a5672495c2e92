"""The order of the problems, and the tree of them."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mapforge.checks.catalogue import ENTRIES
from mapforge.checks.entry import LEVELS
from mapforge.checks.verdict import Finding, Verdict
from mapforge.editor.panels.problem_groups import LONG, Row, arranged, counts
from mapforge.editor.panels.problem_tree import ProblemTree
from mapforge.editor.shapes import Kind
from mapforge.model import Place, Problem
from tests.editor.panels.hands import shown
from tests.editor.panels.looked_over import remarked

CODES = sorted(ENTRIES)
ALL: frozenset[Kind] = frozenset({"error", "warning", "info", "todo"})


def finding(code: str, number: int) -> Finding:
    """A problem of a code, told from others by a number."""
    return Finding(Problem(code, place=Place(ids=(str(number),))), ENTRIES[code].severity, f"{code} {number}", "why")


def verdict(findings: list[Finding], todo: int = 0, accepted: int = 0) -> Verdict:
    """The first some are still to do, the next accepted, the rest wrong."""
    kept = tuple((one, "So be it.") for one in findings[todo : todo + accepted])
    return Verdict("draw", tuple(findings[todo + accepted :]), tuple(findings[:todo]), kept)


@given(
    st.lists(st.sampled_from(CODES), max_size=40).map(lambda codes: [finding(code, n) for n, code in enumerate(codes)]),
    st.integers(0, 5),
    st.integers(0, 5),
    st.sets(st.sampled_from(sorted(ALL))),
)
def test_every_problem_is_in_its_part_once(findings: list[Finding], todo: int, accepted: int, shown: set[Kind]) -> None:
    """Parts in the order of how bad they are; each kind of problem once in a part; nothing empty, nothing hidden."""
    found = verdict(findings, todo, accepted)
    sections = arranged(found, remarked(), shown)
    kinds = [section.kind for section in sections]
    assert kinds == [kind for kind in (*LEVELS, "todo", "accepted") if kind in kinds]
    assert set(kinds) <= {*shown, "accepted"}
    for section in sections:
        assert len({group.code for group in section.groups}) == len(section.groups)
        for group in section.groups:
            assert group.title
            assert {row.finding.problem.code for row in group.rows} == {group.code}
            assert {row.kind for row in group.rows} == {section.kind}
    rows = [row.finding for section in arranged(found, remarked(), ALL) for row in section.rows]
    assert sorted(map(id, rows)) == sorted(map(id, found.said))
    numbers = counts(found)
    assert all(numbers[section.kind] == len(list(section.rows)) for section in sections)


def test_a_long_group_comes_last_and_is_folded(qtbot: QtBot) -> None:
    """It does not bury the others; going through the problems opens it."""
    many = [finding("name-on-route", number) for number in range(LONG + 1)]
    few = [finding("ticket-points", 0), finding("spaces-close", 0)]
    tree = ProblemTree()
    shown(qtbot, tree, 300, 600)
    tree.show_sections(arranged(verdict([*many, *few]), remarked(), ALL))
    group = tree.index_of(tree.rows[-1]).parent()
    assert tree.rows[-1].finding.problem.code == "name-on-route"
    assert not tree.isExpanded(group)
    assert tree.isExpanded(tree.index_of(tree.rows[0]).parent())
    for _ in range(len(few) + 1):
        tree.go(1)
    assert tree.isExpanded(group)
    assert tree.current == tree.rows[len(few)]


def test_from_a_heading_one_goes_to_its_first_problem(qtbot: QtBot) -> None:
    """Or back to the last one before it; in an empty tree nowhere."""
    tree = ProblemTree()
    shown(qtbot, tree, 300, 600)
    tree.go(1)
    assert tree.current is None
    found = [finding("ticket-points", 0), finding("ticket-points", 1), finding("name-on-route", 0)]
    tree.show_sections(arranged(verdict(found), remarked(), ALL))
    rows = tree.rows
    heading = tree.index_of(rows[1]).parent()
    tree.setCurrentIndex(heading)
    tree.go(1)
    first = tree.current
    assert isinstance(first, Row)
    assert tree.index_of(first) == heading.model().index(0, 0, heading)
    tree.setCurrentIndex(heading)
    tree.go(-1)
    assert tree.current == rows[rows.index(first) - 1]


def test_each_line_can_be_read_out(qtbot: QtBot) -> None:
    """With how bad it is, its code, and why it matters."""
    tree = ProblemTree()
    shown(qtbot, tree, 300, 600)
    tree.show_sections(arranged(verdict([finding("ticket-points", 7)]), remarked(), ALL))
    index = tree.index_of(tree.rows[0])
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "warning: ticket-points 7 (ticket-points)"
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "why"
    assert index.parent().parent().data(Qt.ItemDataRole.AccessibleTextRole) == "1 warning"
