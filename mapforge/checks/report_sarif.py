"""A report as SARIF 2.1.0, which code hosts and editors show beside the file."""

import os
from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from mapforge import __version__
from mapforge.checks.catalogue import ENTRIES
from mapforge.checks.validate import Finding, Report

_LEVELS = {"error": "error", "warning": "warning", "info": "note"}


def plain(reports: Sequence[Report], missing: Mapping[str, str]) -> dict[str, Any]:
    """Reports as one SARIF run; accepted problems are results with a suppression, unfinished ones open.

    ``missing`` are targets that are not there, with what was said of each: notifications of the tool.
    """
    findings = [finding for report in reports for finding in report.findings]
    todo = [finding for report in reports for finding in report.todo]
    accepted = [pair for report in reports for pair in report.accepted]
    codes = sorted(
        {finding.problem.code for finding in [*findings, *todo, *(finding for finding, _comment in accepted)]}
    )
    results = [_result(finding, codes) for finding in findings]
    results += [_result(finding, codes) | {"kind": "open", "level": "none"} for finding in todo]
    for finding, comment in accepted:
        suppressed = {"suppressions": [{"kind": "external", "status": "accepted", "justification": comment}]}
        results.append(_result(finding, codes) | suppressed)
    driver = {"name": "MapForge", "semanticVersion": __version__, "rules": [_rule(code) for code in codes]}
    return {
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": driver},
                "invocations": [_invocation(missing)],
                "columnKind": "unicodeCodePoints",
                "results": results,
            }
        ],
    }


def _invocation(missing: Mapping[str, str]) -> dict[str, Any]:
    told = [{"level": "error", "message": {"text": message}} for message in missing.values()]
    return {"executionSuccessful": not missing, "toolExecutionNotifications": told}


def _rule(code: str) -> dict[str, Any]:
    entry = ENTRIES[code]
    return {
        "id": code,
        "shortDescription": {"text": code.replace("-", " ").capitalize()},
        "fullDescription": {"text": entry.why},
        "defaultConfiguration": {"level": _LEVELS[entry.severity]},
    }


def _result(finding: Finding, codes: list[str]) -> dict[str, Any]:
    place = finding.problem.place
    where: dict[str, Any] = {"artifactLocation": {"uri": _uri(place.file or "")}}
    if place.line is not None:
        where["region"] = {"startLine": place.line, "startColumn": place.column}
    return {
        "ruleId": finding.problem.code,
        "ruleIndex": codes.index(finding.problem.code),
        "level": _LEVELS[finding.severity],
        "message": {"text": finding.message},
        "locations": [{"physicalLocation": where}],
        "partialFingerprints": {"mapforgeKey/v1": finding.problem.key},
    }


def _uri(file: str) -> str:
    """A file's name as a URI: relative where the name is."""
    path = PurePath(file)
    return path.as_uri() if path.is_absolute() else quote(os.fsencode(path.as_posix()))
