"""What a conformance run plays: every system at every table, and on from the scenarios' positions."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tests.conformance.games import Backend, Outcome, go_on, play
from tests.conformance.policies import POLICIES, Policy
from tests.scenarios import on_both, written
from tests.scenarios.setting import shipped_or_made

SHIPPED = ("usa", "usa-1910", "usa-mega", "usa-big-cities", "europe", "switzerland")
MOVES_ON = 60
"""So many moves are played on from a scenario's end."""


@dataclass(frozen=True)
class Task:
    """One game to play, its name, and the command that plays it again."""

    name: str
    again: str
    run: Callable[[], Outcome]


def policy_of(seed: int) -> tuple[str, Policy]:
    """The ways to play take turns with the seed."""
    return list(POLICIES.items())[seed % len(POLICIES)]


def tables(maps: Iterable[str], players: int | None, seeds: range, backends: tuple[Backend, ...]) -> list[Task]:
    """Every seed at every table of these maps."""
    tasks: list[Task] = []
    for name in maps:
        fewest, most = shipped_or_made(name).rules.players
        sizes = range(fewest, most + 1) if players is None else [players]
        tasks += [whole_game(name, size, seed, backends) for size in sizes for seed in seeds]
    return tasks


def whole_game(name: str, players: int, seed: int, backends: tuple[Backend, ...]) -> Task:
    """A game from the deal to the end."""
    policy_name, policy = policy_of(seed)
    backend = "both" if len(backends) > 1 else backends[0]
    return Task(
        f"{name}, {players} players, seed {seed}, {policy_name}",
        f"python -m tests.conformance --variant {name} --players {players} --seed {seed} --games 1 --backend {backend}",
        lambda: play(shipped_or_made(name), players, seed, policy, backends),
    )


def placed(backends: tuple[Backend, ...]) -> list[Task]:
    """Every scenario as written, and some moves on from its end."""
    return [scenario_and_on(number, backends) for number in range(len(written.scenarios()))]


def scenario_and_on(number: int, backends: tuple[Backend, ...]) -> Task:
    """One scenario on the last back end, then a short game from there."""
    file, scenario = written.scenarios()[number]

    def run() -> Outcome:
        pair = on_both.play(scenario, backend=backends[-1])
        if pair is None:
            return Outcome()
        return go_on(pair, [], policy_of(number)[1], random.Random(number), pair.pushed + MOVES_ON)

    return Task(f"{file}: {scenario.name}", f"python -m pytest tests/scenarios -k {file!r}", run)
