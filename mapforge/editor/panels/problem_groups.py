"""What was found in a map, in the order of the list: by how bad it is, then by what kind it is."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from mapforge.checks import reference
from mapforge.checks.entry import LEVELS, Severity
from mapforge.checks.verdict import Finding, Verdict
from mapforge.editor.shapes import Kind
from mapforge.model import Variant

TITLES: dict[Kind, str] = {
    "error": "Errors",
    "warning": "Warnings",
    "info": "Remarks",
    "todo": "Still to do",
    "accepted": "Accepted",
    "off": "Turned off",
}
NOUNS: dict[Kind, tuple[str, str]] = {
    "error": ("error", "errors"),
    "warning": ("warning", "warnings"),
    "info": ("remark", "remarks"),
    "todo": ("to do", "to do"),
    "accepted": ("accepted", "accepted"),
    "off": ("turned off", "turned off"),
}
MEANINGS: dict[Kind, str] = {
    "error": "With these the map cannot be played or printed.",
    "warning": "Probably wrong.",
    "info": "Worth a look.",
    "todo": "Unfinished, not wrong: it is not in the way of what the map is wanted for now.",
    "accepted": "Kept as they are on purpose. One that gets clearly worse counts again.",
    "off": "Kinds of problem that this map does not want to be told of.",
}


@dataclass(frozen=True)
class Row:
    """A problem in the list; ``comment`` is why it was accepted."""

    kind: Kind
    finding: Finding
    comment: str = ""

    @property
    def key(self) -> str:
        """The same for the same problem for as long as it stands in the same part of the list."""
        return f"{self.kind} {self.finding.problem.key}"


@dataclass(frozen=True)
class Group:
    """Problems of one code; none where the map turns that code off."""

    kind: Kind
    code: str
    rows: tuple[Row, ...] = ()

    @property
    def key(self) -> str:
        """The same for the same code in the same part of the list."""
        return f"{self.kind} {self.code}"

    @property
    def title(self) -> str:
        """What kind of problem it is, in words."""
        return title_of(self.code)


@dataclass(frozen=True)
class Section:
    """A part of the list: all errors, all warnings, and so on."""

    kind: Kind
    groups: tuple[Group, ...]

    @property
    def key(self) -> str:
        """The part's name."""
        return self.kind

    @property
    def rows(self) -> Iterator[Row]:
        """The problems in it, in order."""
        return (row for group in self.groups for row in group.rows)


def title_of(code: str) -> str:
    """What kind of problem a code is for, in words."""
    return reference.page(code).title


def counted(number: int, kind: Kind) -> str:
    """So many of a kind: 1 error, 3 warnings, 2 to do."""
    return f"{number} {NOUNS[kind][number != 1]}"


def counts(verdict: Verdict) -> dict[Kind, int]:
    """How many of each kind there are."""
    found: dict[Kind, int] = {level: verdict.count(level) for level in LEVELS}
    return found | {"todo": len(verdict.todo), "accepted": len(verdict.accepted)}


def arranged(verdict: Verdict, variant: Variant, shown: Collection[Kind]) -> tuple[Section, ...]:
    """The list's parts, those that are empty or not to be shown left out; accepted and turned off are always shown."""
    rows: dict[Kind, list[Row]] = {level: [] for level in LEVELS}
    for finding in verdict.findings:
        rows[_level(finding.severity)].append(Row(finding.severity, finding))
    rows["todo"] = [Row("todo", finding) for finding in verdict.todo]
    rows["accepted"] = [Row("accepted", finding, comment) for finding, comment in verdict.accepted]
    wanted = [Section(kind, _grouped(kind, held)) for kind, held in rows.items() if kind in {*shown, "accepted"}]
    off = sorted(code for code, level in variant.checks.severity.items() if level == "off" and _known(code))
    wanted.append(Section("off", tuple(Group("off", code) for code in off)))
    return tuple(section for section in wanted if section.groups)


def _level(severity: Severity) -> Kind:
    return severity


def _grouped(kind: Kind, rows: Iterable[Row]) -> tuple[Group, ...]:
    """By code; first what there is least of, so that a long group does not bury the others."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(row.finding.problem.code, []).append(row)
    ordered = sorted(groups.items(), key=lambda pair: (len(pair[1]) > LONG, title_of(pair[0])))
    return tuple(Group(kind, code, tuple(held)) for code, held in ordered)


LONG = 12
"""Problems of one kind from which on their group is folded at first."""


def _known(code: str) -> bool:
    try:
        reference.page(code)
    except KeyError:
        return False
    return True
