"""Problems accepted and severities set, as edits."""

import pytest

from mapforge.edits import checking
from mapforge.model.variant import Severity
from tests.edits.samples import by_id, hold_to_schema, mini, refused


def test_a_problem_is_accepted_with_a_comment() -> None:
    """With what was measured; anew in the place of what was said before."""
    once = checking.accept(mini(), key="spaces-tight:fork--west", comment="It fits.", value=18.2)
    (entry,) = (entry for entry in once.checks.accepted if entry.id == "spaces-tight:fork--west")
    assert (entry.comment, entry.value) == ("It fits.", 18.2)
    again = checking.accept(once, key="spaces-tight:fork--west", comment="It still fits.", value=18.0)
    assert by_id(again.checks.accepted)["spaces-tight:fork--west"].value == 18.0
    assert len(again.checks.accepted) == len(once.checks.accepted) == len(mini().checks.accepted) + 1
    assert checking.accept(again, key="spaces-tight:fork--west", comment="It still fits.", value=18.0) is again
    hold_to_schema(again)


def test_a_comment_is_needed() -> None:
    """Whoever accepts says why."""
    with refused("Say in a comment why"):
        checking.accept(mini(), key="route-id:a--b", comment="  ")


def test_an_acceptance_is_withdrawn() -> None:
    """It is gone; one that is not there is refused."""
    key = mini().checks.accepted[0].id
    assert checking.withdraw(mini(), key=key).checks.accepted == mini().checks.accepted[1:]
    with refused("There is no accepted problem"):
        checking.withdraw(mini(), key="nothing")


@pytest.mark.parametrize("severity", ["error", "warning", "info", "off"])
def test_a_severity_is_set_and_taken_back(severity: Severity) -> None:
    """By code; None is the usual again."""
    code = "spaces-tight"
    made = checking.set_severity(mini(), code=code, severity=severity)
    assert made.checks.severity[code] == severity
    hold_to_schema(made)
    assert checking.set_severity(made, code=code, severity=None) == mini()
