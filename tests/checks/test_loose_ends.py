"""A route that leads nowhere is one slip: it is told once, and nothing is said of what only follows from it."""

import msgspec
import pytest

from mapforge.checks import table
from mapforge.checks.run import run
from mapforge.checks.subject import Subject
from mapforge.checks.verdict import judge
from tests.checks.cases import shipped, with_routes


@pytest.mark.parametrize(
    "name", ["calgary--winnipeg", "seattle--vancouver", "atlanta--miami", "las-vegas--los-angeles"]
)
def test_a_route_to_an_unknown_city(name: str) -> None:
    """No ticket is called unreachable or wrong, no city dead, no map cut, because of it."""
    variant = with_routes(
        shipped(),
        lambda route: msgspec.structs.replace(route, ends=(route.ends[0], "nowhere")) if route.id == name else route,
    )
    subject = Subject(variant)
    before = {problem.key for check in table.CHECKS for problem in run(check, Subject(shipped()))}
    problems = [problem for check in table.CHECKS for problem in run(check, subject)]
    found = {f.problem.code for f in judge(problems, variant, "play").findings if f.problem.key not in before}
    assert found <= {"unknown-city", "route-id", "gray-share", "length-share", "colors-uneven"}
    assert "unknown-city" in found
