"""Edits of how a map wants to be checked: problems that are accepted, and severities by code."""

import msgspec

from mapforge.edits.entries import changed, found, with_fields
from mapforge.edits.form import fitting
from mapforge.edits.refusal import Refused
from mapforge.model import Accepted, Checking, FrozenMap, Variant
from mapforge.model.variant import Severity


def accept(variant: Variant, *, key: str, comment: str, value: float | None = None) -> Variant:
    """A problem accepted, by its key, with a comment that says why; accepted before, it is so anew.

    ``value`` is what was measured: the acceptance lapses when that gets clearly worse.
    """
    if not comment.strip():
        raise Refused("Say in a comment why the problem is accepted: later, nobody will remember.")
    fitting(Accepted, "id", key)
    made = Accepted(id=key, comment=fitting(Accepted, "comment", comment), value=fitting(Accepted, "value", value))
    others = tuple(entry for entry in variant.checks.accepted if entry.id != key)
    return _with(variant, accepted=(*others, made))


def withdraw(variant: Variant, *, key: str) -> Variant:
    """A problem is accepted no longer."""
    gone = found(variant.checks.accepted, key, "accepted problem")
    return _with(variant, accepted=tuple(entry for entry in variant.checks.accepted if entry is not gone))


def set_severity(variant: Variant, *, code: str, severity: Severity | None) -> Variant:
    """How bad problems of a code are on this map, or "off"; None is the usual again."""
    rest = {name: level for name, level in variant.checks.severity.items() if name != code}
    return _with(variant, severity=FrozenMap(rest if severity is None else rest | {code: severity}))


def _with(variant: Variant, **fields: object) -> Variant:
    checks = changed(variant.checks, **fields)
    for field in fields:
        fitting(Checking, field, getattr(checks, field))
    return variant if checks is variant.checks else with_fields(variant, checks=msgspec.structs.replace(checks))
