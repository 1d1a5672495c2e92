"""What a person who knows the game expects, of the engine and of the oracle."""

import pytest

from tests.scenarios import written
from tests.scenarios.on_both import play
from tests.scenarios.written import Scenario

ALL = written.scenarios()


@pytest.mark.parametrize("scenario", [one for _file, one in ALL], ids=[f"{file}: {one.name}" for file, one in ALL])
def test_engine_and_oracle_do_as_written(scenario: Scenario) -> None:
    """Every move, refusal and account comes out as the scenario says, on both, and both agree on everything else."""
    play(scenario)


def test_every_rule_is_named_by_a_scenario() -> None:
    """The index of rules and the scenarios name the same rules."""
    named = {rule for _file, one in ALL for rule in one.rules}
    assert named == set(written.rule_names())


def test_names_of_scenarios_are_their_own() -> None:
    """No two scenarios of a file have one name, and each asks something."""
    names = [(file, one.name) for file, one in ALL]
    assert len(set(names)) == len(names)
    assert all(one.play or one.after or one.result or one.board or one.refused for _file, one in ALL)


def test_there_are_enough() -> None:
    """Corners of rules are not lost by accident."""
    assert len(ALL) >= 140
