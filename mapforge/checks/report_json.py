"""A report for programs; its schema is ``schemas/report.schema.json``."""

from collections.abc import Mapping, Sequence
from typing import Any

from mapforge import __version__
from mapforge.checks.entry import LEVELS
from mapforge.checks.validate import Finding, Report

FORMAT_VERSION = 1


def plain(reports: Sequence[Report], missing: Mapping[str, str]) -> dict[str, Any]:
    """Reports as plain JSON values; the same problems give the same values on every machine.

    ``missing`` are targets that are not there, with what was said of each.
    """
    return {
        "format": "mapforge-report",
        "format_version": FORMAT_VERSION,
        "program": {"name": "mapforge", "version": __version__},
        "targets": [_target(report) for report in reports],
        "missing": [{"target": target, "message": message} for target, message in missing.items()],
    }


def _target(report: Report) -> dict[str, Any]:
    return {
        "target": report.target,
        "id": report.variant.id if report.variant is not None else None,
        "readable": report.readable,
        "counts": {level: report.count(level) for level in LEVELS},
        "purpose": report.purpose,
        "problems": [finding_plain(finding) for finding in report.findings],
        "todo": [finding_plain(finding) for finding in report.todo],
        "accepted": [finding_plain(finding) | {"comment": comment} for finding, comment in report.accepted],
        "ran": list(report.ran),
        "not_run": [{"check": check, "reason": reason} for check, reason in report.not_run],
    }


def finding_plain(finding: Finding) -> dict[str, Any]:
    """One problem with its words and its place."""
    place = finding.problem.place
    return {
        "code": finding.problem.code,
        "severity": finding.severity,
        "message": finding.message,
        "why": finding.why,
        "key": finding.problem.key,
        "place": {
            "file": place.file,
            "pointer": place.pointer,
            "line": place.line,
            "column": place.column,
            "path": list(place.path),
            "ids": list(place.ids),
            "at": list(place.at) if place.at is not None else None,
            "inherited": place.inherited,
        },
        "parameters": dict(finding.problem.parameters),
        "value": finding.problem.value,
    } | ({"lapsed": finding.lapsed.comment} if finding.lapsed is not None else {})
