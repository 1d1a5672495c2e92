"""A report for people: by file and line, wrapped, the worst in color where the screen has it."""

import textwrap
from collections.abc import Callable, Iterator, Sequence

from mapforge.checks.catalogue import printable
from mapforge.checks.entry import LEVELS, Severity
from mapforge.checks.validate import Finding, Report

Style = Callable[[str, str], str]
"""Text in a style (``error``, ``warning``, ``info``, ``strong``, ``faint``, ``good``) as the screen wants it."""


MOST = 200
"""Problems of one map that are shown to people."""


def wrap(text: str, width: int, indent: str = "", more: str | None = None) -> list[str]:
    """Text in lines of a width; ids are never broken at their hyphens."""
    following = indent if more is None else more
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=following, break_on_hyphens=False)


def lines(reports: Sequence[Report], style: Style, width: int, level: Severity = "warning") -> Iterator[str]:
    """The lines of reports on several targets, and a summary; of findings those of that severity or a worse one."""
    for report in reports:
        yield from _one(report, style, width, level)
    if len(reports) > 1:
        clean = sum(not _shown(report.findings, level) for report in reports)
        yield ""
        yield style("strong", f"{len(reports)} maps: {clean} clean, {len(reports) - clean} with problems.")


def _shown(findings: Sequence[Finding], level: Severity) -> list[Finding]:
    return [finding for finding in findings if LEVELS.index(finding.severity) <= LEVELS.index(level)]


def _one(report: Report, style: Style, width: int, level: Severity) -> Iterator[str]:
    shown, due = _shown(report.findings, level), _shown(report.todo, level)
    more = _unshown(report, len(report.findings) + len(report.todo) - len(shown) - len(due))
    accepted = report.accepted if level == "info" else ()
    if not shown and not due and not accepted:
        checked = _counted(len(report.ran), "check")
        title = f" ({report.variant.title})" if report.variant is not None else ""
        first, *rest = wrap(f"clean  {printable(report.target + title)}: {checked}{more}", width, more="       ")
        yield style("good", "clean") + first.removeprefix("clean")
        yield from rest
        return
    yield style("strong", printable(report.target))
    told: set[str] = set()
    for finding in shown[:MOST]:
        yield from _finding(finding, report.target, style, width, told)
    if len(shown) > MOST:
        yield f"  … and {len(shown) - MOST} more; --format json has them all."
    for finding in due[:MOST]:
        yield from _finding(finding, report.target, style, width, told, name="todo")
    for finding, comment in accepted[:MOST]:
        yield from _finding(finding, report.target, style, width, told, name="accepted")
        yield from wrap(printable(f"Accepted: {comment}"), width, " " * 11)
    seen = [(sum(finding.severity == severity for finding in shown), severity) for severity in LEVELS]
    counts = [_counted(count, severity) for count, severity in seen if count]
    counts += [f"{len(due)} to do"] if due else []
    skipped = _counted(len(report.not_run), "check")
    unlooked = f" {skipped} could not run: {report.not_run[0][1]}." if report.not_run else ""
    yield from wrap(f"{', '.join(counts) or 'Nothing else'}.{unlooked}{more}", width)


def _finding(
    finding: Finding, target: str, style: Style, width: int, told: set[str], *, name: str = ""
) -> Iterator[str]:
    place = finding.problem.place
    spot = f"{place.line}:{place.column}" if place.line is not None else "-"
    file = f" in {printable(place.file or '')}" if place.file not in (None, target) else ""
    at = f" at {place.at[0]:g}, {place.at[1]:g} mm" if place.at is not None else ""
    look = "info" if name else finding.severity
    name = name or finding.severity
    head, tail = f"  {spot:<8} {style(look, f'{name:<7} ')}{finding.problem.code}", file + at
    fits = max(11, 3 + len(spot)) + max(8, len(name) + 1) + len(finding.problem.code) + len(tail) <= width
    yield head + style("faint", tail) if fits else head
    if not fits:
        yield from (style("faint", line) for line in wrap(tail.strip(), width, " " * 11))
    yield from wrap(finding.message, width, " " * 11)
    if finding.lapsed is not None:
        was = f"It was accepted at {finding.lapsed.value:g} ({finding.lapsed.comment})"
        yield from wrap(printable(f"{was}, and is clearly worse now: {finding.problem.value:g}."), width, " " * 11)
    if finding.why not in told:
        told.add(finding.why)
        for line in wrap(f"Why: {finding.why}", width, " " * 11):
            yield style("faint", line)


def _unshown(report: Report, below: int) -> str:
    """How much the designer has accepted, and how much is not shown at this level."""
    told = [f"{len(report.accepted)} accepted"] if report.accepted else []
    told += [f"{below} more with --level info"] if below else []
    return f" ({', '.join(told)})" if told else ""


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" + ("s" if count != 1 and noun != "info" else "")
