"""Findings: what reaches beyond every published map, in plain words, with its interval and what to try."""

from pathlib import Path
from typing import Any

import pytest

from mapforge.report import baselines
from mapforge.report.document import ReportFault, read
from mapforge.report.findings import Finding, findings, percent
from mapforge.report.judging import judge
from tests.report.made_up import document, figure
from tests.report.test_page import base, shipped

USA = shipped("usa")
Plain = dict[str, Any]


def told(plain: Plain) -> list[Finding]:
    """The findings beside baselines that were made up in the same way."""
    playtest = read(plain)
    return findings(playtest, judge(playtest, USA, base()), USA)


def made(**change: Any) -> Plain:
    """A document with a part of its only table changed."""
    plain = document(USA, (4,), games=2000, seed=7)
    plain["tables"][0] |= change
    return plain


def row(plain: Plain, family: str, key: str, name: str) -> Plain:
    """One row of the table."""
    found: Plain = next(one for one in plain["tables"][0][family] if one[key] == name)
    return found


def chance() -> Any:
    """Luck for made-up figures."""
    import random

    return random.Random(1)


def test_made_up_games_of_the_same_kind_say_nothing() -> None:
    """No seat is unfair and no row stands out."""
    assert told(made()) == []


def test_a_ticket_hardly_finished() -> None:
    """Its share with the interval, the published maps', and the route that is most often gone on its way."""
    plain = made()
    one = row(plain, "tickets", "ticket", "los-angeles--new-york")
    one["completed"] = figure(0.12, 500, 900, chance())
    found = [one for one in told(plain) if one.kind == "ticket-finished"]
    assert found[0].subject == "los-angeles--new-york"
    assert "is finished by 12 % [" in found[0].text
    assert found[0].hint.startswith("Shorten it, or open a second way past ")


def test_a_city_nobody_reaches() -> None:
    """With the routes it has."""
    plain = made()
    row(plain, "cities", "city", "denver")["connected"] = figure(0.004, 500, 8000, chance())
    (found,) = told(plain)
    assert (found.kind, found.subject) == ("city-reached", "denver")
    assert "Its routes now: Denver – Helena" in found.hint  # noqa: RUF001 - printed so


def test_a_route_gone_at_once() -> None:
    """A single track asks for a second, a double for another way."""
    plain = made()
    row(plain, "routes", "route", "calgary--helena")["early"] = 1900
    row(plain, "routes", "route", "dallas--houston")["early"] = 1900
    hints = {one.subject: one.hint for one in told(plain)}
    assert "Give it a second track" in hints["calgary--helena"]
    assert "Open another way" in hints["dallas--houston"]


def test_a_color_waited_for() -> None:
    """Its cards and spaces are named."""
    plain = made()
    row(plain, "colors", "color", "red")["wait"] = 6.0
    (found,) = told(plain)
    assert "Claims in red are waited for 2.4 times as long" in found.text
    assert found.hint.startswith("Add cards of red")


def test_an_unfair_seat_comes_first() -> None:
    """Before any row, however far out that is; all unfair seats are one finding."""
    plain = made()
    plain["tables"][0]["seats"][0]["wins"] = figure(0.40, 500, 2000, chance())
    plain["tables"][0]["seats"][3]["wins"] = figure(0.12, 500, 2000, chance())
    row(plain, "colors", "color", "red")["wait"] = 20.0
    first, second = told(plain)
    assert (first.kind, second.kind) == ("seat", "color-wait")
    assert "wins more than it should" in first.text
    assert "on USA" in first.text


def test_one_thing_found_at_several_tables_is_one_finding() -> None:
    """The worst table is told, the others are named."""
    plain = document(USA, (2, 3, 4), games=2000)
    for table in plain["tables"]:
        next(one for one in table["colors"] if one["color"] == "red")["wait"] = 5.0
    (found,) = told(plain)
    assert found.tables == (2, 3, 4)
    assert "Likewise at " in found.text


def test_percent_is_said_with_its_interval() -> None:
    """Whole points, tenths near the ends."""
    assert percent(0.12, 0.09, 0.151) == "12 % [9, 15]"
    assert percent(0.004, 0.001, 0.012) == "0.4 % [0.1, 1.2]"


@pytest.mark.parametrize("text", [None, "", "{}", '{"program": "0", "bots": [], "seed": 1, "games": 1, "maps": 3}'])
def test_baselines_that_are_missing_or_none_are_said(text: str | None, tmp_path: Path) -> None:
    """With the command that plays them again."""
    file = tmp_path / "baselines.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(ReportFault, match=r"python -m mapforge\.report\.measuring plays them again"):
        baselines.read(file)


def test_written_baselines_are_read_as_they_were(tmp_path: Path) -> None:
    """A table a line."""
    plain = baselines.of([(read(document(USA, (2, 3))), USA)])
    file = tmp_path / "baselines.json"
    file.write_text(baselines.written(plain), encoding="utf-8")
    found = baselines.read(file)
    assert (
        found.maps[read(document(USA)).map.play_hash].tables["3"].games
        == plain["maps"][read(document(USA)).map.play_hash]["tables"]["3"]["games"]
    )
    assert len(file.read_text(encoding="utf-8").splitlines()) < 15


def test_what_gets_stuck_is_one_finding() -> None:
    """One lack shows in many ways; told one by one they would hide what else stands out."""
    often = {"count": 900, "games": 900, "per_10000": 4500.0, "first": None}
    plain = made(health=dict.fromkeys(("forced_pass", "dead_end", "empty_deck"), often))
    found = [one for one in told(plain) if one.kind == "stuck"]
    assert len(found) == 1
    assert "Beyond them as well: a turn began with no card to draw from the deck; a player could do" in found[0].text
