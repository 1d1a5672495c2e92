"""The text of a playtest: verdicts and findings first, each family digested, 80 columns."""

import copy
import shlex
from typing import Any

import pytest

from mapforge.playtest.figures import document as figures
from mapforge.playtest.session import Asked, Session
from mapforge.report import digest, text
from tests.engine.players import shipped

USA = shipped("usa")
Plain = dict[str, Any]


@pytest.fixture(scope="module")
def played() -> Plain:
    """A few games at four."""
    asked = Asked(("planner", "long-route", "one-step", "hungry"), (4,), 8)
    games = Session(USA, asked).play(lambda _tally: None)
    run = {"back_ends": games.back_ends, "jobs": 1, "seconds": 0.1, "games_a_second": 80}
    return figures.document(USA, games.tallies, bots=asked.bots, seed=1, games=8, preset=None, finished=True, run=run)


@pytest.fixture
def report(played: Plain) -> Plain:
    """A document to be changed, as if of 800 games."""
    changed = copy.deepcopy(played)
    changed["tables"][0]["games"] = changed["games_asked"] = 800
    return changed


def told(report: Plain) -> str:
    """The text on one line, so that where lines break does not matter."""
    return " ".join(" ".join(text.lines(report, USA, "./mine")).replace(" \\ ", " ").split())


def test_lines_are_short_enough_and_figures_keep_their_signs(report: Plain) -> None:
    """No line is wider than 80 columns or begins with a sign that belongs to a figure before it."""
    lines = list(text.lines(report, USA, "./mine"))
    assert max(map(len, lines)) <= 80
    assert not [line for line in lines if line.strip().startswith("%")]
    assert "\N{NO-BREAK SPACE}" not in "".join(lines)


def test_what_stands_out_comes_before_any_table(report: Plain) -> None:
    """A route that is gone at once in nearly every game is found, with what to try, and no more than a few are told."""
    for row in report["tables"][0]["routes"][:9]:
        row["early"] = 800
        row["claimed"] |= {"mean": 1.0, "low": 0.99, "high": 1.0, "se": 0.001, "x": 800, "y": 800, "deals": 200}
    lines = list(text.lines(report, USA, "./mine"))
    start = next(number for number, line in enumerate(lines) if line.startswith("What stands out"))
    table = next(number for number, line in enumerate(lines) if line.startswith("4 players, 800 games"))
    assert start < table
    assert lines[start + 1].startswith("  1. ")
    assert f"{text.MOST_FINDINGS + 1:>3}. " not in [line[:5] for line in lines]
    assert "more: --format html has all" in told(report)


def test_what_should_be_rare_has_the_command_that_shows_it(report: Plain) -> None:
    """For the map as it was named; what the rules foresee is left out."""
    first = {"seed": 17, "seats": ["planner", "long-route", "one-step", "hungry"]}
    row = {"count": 3, "games": 2, "per_10000": 25.0, "first": first}
    report["tables"][0]["health"] = {"dead_end": row, "shuffled": dict(row)}
    said = told(report)
    assert (
        "everybody had to pass: the game ended there: 3 times in 2 games, 25 games of 10,000; the first again" in said
    )
    again = "mapforge playtest ./mine --players 4 --bots planner,long-route,one-step,hungry --seed 17 --games 1"
    assert f"again: {again}" in said
    assert "shuffled within a draw" not in said


def test_a_command_may_be_copied_as_it_stands(report: Plain) -> None:
    """A shell reads its lines as one: each but the last ends in a backslash, and nothing else stands in them."""
    first = {"seed": 17, "seats": ["planner", "long-route", "one-step", "hungry"]}
    report["tables"][0]["health"] = {"dead_end": {"count": 1, "games": 1, "per_10000": 12.5, "first": first}}
    lines = list(text.lines(report, USA, "./mine"))
    start = next(number for number, line in enumerate(lines) if line.startswith("           mapforge playtest"))
    words = shlex.split("\n".join(lines[start : lines.index("", start)]))
    assert words[:3] == ["mapforge", "playtest", "./mine"]
    assert words[-2:] == ["--save-games", "games"]
    assert "once in 1 game, 12 games of 10,000" in told(report)


def test_a_bot_that_never_played_is_named(report: Plain) -> None:
    """It would else be missing without a word, as an own bot is that few deals have no seat for."""
    assert "Never seated" not in told(report)
    report["tables"][0]["bots"][2]["wins"]["y"] = 0
    assert "Never seated in so few deals: one-step." in told(report)


def test_a_p_value_is_never_nothing(report: Plain) -> None:
    """However sure, it is below a bound."""
    report["tables"][0]["fairness"]["trend"]["p"] = 0.0004
    assert "points more (p < 0.01); seats differ" in told(report)


def test_tickets_that_bring_more_or_less_for_their_turns_are_named(report: Plain) -> None:
    """Surely so, with many holders: the one above the line of the others and the one below."""
    rows = report["tables"][0]["tickets"]
    for row in rows:
        row["completed"] |= {"mean": 0.9, "low": 0.89, "high": 0.91, "se": 0.001, "y": 1000}
        row["net_points"] = 1000 * row["turns"]
    assert "than others" not in told(report)
    rows[3]["net_points"] += 9000
    rows[5]["net_points"] -= 9000
    said = told(report)
    assert f"bring more points than others for their turns: {rows[3]['ticket']} +" in said
    assert f"bring fewer for theirs: {rows[5]['ticket']} -" in said


def test_dead_hot_and_ignored_rows_are_named(report: Plain) -> None:
    """Under 2 % of games, over 90 % within a quarter, nobody in most games."""
    table = report["tables"][0]
    dead, hot = table["routes"][0], table["routes"][1]
    for row in table["routes"]:
        row["claimed"]["mean"], row["early"] = 0.5, 300
    for row in table["cities"]:
        row["ignored"] = 100
    dead["claimed"]["mean"], hot["early"] = 0.01, 790
    table["cities"][0]["ignored"] = 500
    said = told(report)
    assert f"dead, claimed in under 2 % of games: {dead['route']}" in said
    assert f"in over 90 %: {hot['route']}" in said
    assert f"reached by nobody in most games: {table['cities'][0]['city']}" in said
    dead["claimed"]["mean"] = 0.5
    assert "dead, claimed" not in told(report)


def test_a_ticket_is_said_to_help_only_where_that_is_sure(report: Plain) -> None:
    """Of all tickets tested together; too few holders say nothing, however wide the difference."""
    rows = report["tables"][0]["tickets"]
    for row in rows:
        row["completed"] |= {"mean": 0.5, "low": 0.4, "high": 0.6, "y": 300}
        row["lift"] = {"value": 0.02, "low": -0.02, "high": 0.06, "se": 0.02, "deals": 200}
    assert "holders win" not in told(report)
    rows[3]["lift"] = {"value": 0.2, "low": 0.16, "high": 0.24, "se": 0.02, "deals": 200}
    rows[5]["lift"] = {"value": -0.1, "low": -0.14, "high": -0.06, "se": 0.02, "deals": 200}
    said = told(report)
    assert f"holders win oftener, by so many points: {rows[3]['ticket']} +20" in said
    assert f"holders win less often, by so many points: {rows[5]['ticket']} -10" in said
    rows[3]["completed"]["y"] = digest.HOLDERS - 1
    assert "holders win oftener" not in told(report)


def test_stopped_and_unsimulated_are_said(report: Plain) -> None:
    """Before everything, and where the map has house rules."""
    assert not told(report).startswith("Stopped")
    report["finished"] = False
    report["map"]["house_rules"] = True
    assert told(report).startswith("Stopped: these are the figures of the deals that were finished.")
    assert "Not simulated: the map's house rules." in told(report)
