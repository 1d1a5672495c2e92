"""A report on some codes alone."""

from collections.abc import Collection
from dataclasses import replace

from mapforge.checks import table
from mapforge.checks.catalogue import FAMILIES
from mapforge.checks.validate import Report


def only(report: Report, codes: Collection[str]) -> Report:
    """The report with problems of these codes, and of the checks those that look for them.

    Where one of those checks could not run, what is wrong with the file stays in the report: it is the reason.
    """
    seekers = {check.name for check in table.CHECKS if not set(check.codes).isdisjoint(codes)}
    others = {check.name for check in table.CHECKS} - seekers
    not_run = tuple(pair for pair in report.not_run if pair[0] not in others)
    wanted = {*codes, *(FAMILIES["files"] if not_run else ())}
    return replace(
        report,
        findings=tuple(finding for finding in report.findings if finding.problem.code in wanted),
        todo=tuple(finding for finding in report.todo if finding.problem.code in wanted),
        accepted=tuple(pair for pair in report.accepted if pair[0].problem.code in wanted),
        ran=tuple(name for name in report.ran if name not in others),
        not_run=not_run,
    )
