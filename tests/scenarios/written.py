"""A scenario as it stands in its file."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parent
REST = "..."
"""At the end of a deck: all cards of the map that are named nowhere else lie under these."""


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What README.md explains, key by key."""

    name: str
    rules: tuple[str, ...]
    map: str = "usa"
    knobs: dict[str, Any] = {}
    players: int = 2
    start: bool = False
    turn: int = 0
    phase: str = "turn"
    hands: tuple[str, ...] = ()
    row: str = ""
    deck: str = REST
    discards: str = ""
    tracks: tuple[tuple[str, ...], ...] = ()
    trains: tuple[int, ...] | None = None
    tickets: tuple[tuple[str, ...], ...] = ()
    offers: tuple[tuple[str, ...], ...] = ()
    ticket_deck: tuple[str, ...] = (REST,)
    long_deck: tuple[str, ...] = (REST,)
    stations: tuple[tuple[str, ...], ...] = ()
    scores: tuple[int, ...] | None = None
    last_round: int | None = None
    passes: int = 0
    play: tuple[str, ...] = ()
    after: dict[str, Any] = {}
    result: dict[str, Any] = {}
    board: dict[str, int] = {}
    refused: str | None = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: tuple[dict[str, Any], ...]
    rule: str | None = None
    usual: dict[str, Any] = {}


def scenarios() -> list[tuple[str, Scenario]]:
    """Every scenario with the name of its file."""
    return [(path.stem, scenario) for path in sorted((FOLDER / "rules").glob("*.toml")) for scenario in in_file(path)]


def in_file(path: Path) -> list[Scenario]:
    """The scenarios of one file; ``rule`` and ``usual`` stand for each of them."""
    read = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    usual = read.usual | ({"rules": [read.rule]} if read.rule else {})
    return [msgspec.convert(usual | one, Scenario) for one in read.scenario]


def rule_names() -> dict[str, str]:
    """Every rule's short name, and the words of the rule."""
    names: dict[str, str] = {}
    for chapter in tomllib.loads((FOLDER / "index.toml").read_text(encoding="utf-8")).values():
        names |= chapter
    return names
