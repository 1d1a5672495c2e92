"""Real games beside the bots': counted at their table, of this version of the map only."""

import msgspec

from mapforge.files.paper_games import PaperGame, Seat
from mapforge.report import page
from mapforge.report.document import read
from mapforge.report.names import Names
from mapforge.report.paper import paper
from tests.report.made_up import document
from tests.report.test_page import base, shipped

USA = shipped("usa")
PLAYED = read(document(USA, (2, 4)))
ONE = PaperGame(
    PLAYED.map.play_hash,
    (
        Seat("Anna", 112, ("atlanta--miami",), ("toronto--miami",), ("boston--miami",)),
        Seat("Ben <b>", 90, ("atlanta--nashville",), (), ()),
    ),
    "2026-11-30",
    'Miami & "fun"',
)
TIE = PaperGame(PLAYED.map.play_hash, (Seat("Anna", 80), Seat("Ben", 80)))


def test_wins_tickets_and_routes_by_hand() -> None:
    """A tie is shared; a game without routes is no game in which none was claimed."""
    told = paper([ONE, TIE, msgspec.structs.replace(ONE, play_hash="older")], PLAYED, Names(USA))
    assert told.older == 1
    (table,) = told.tables
    assert (table.players, table.games, table.winning) == (2, 2, 96.0)
    assert [(row.cases, row.chances) for row in table.seats] == [(1.5, 2), (0.5, 2)]
    rows = {row.what: (row.cases, row.chances) for row in table.rows}
    assert rows["Toronto – Miami finished"] == (1, 1)  # noqa: RUF001 - printed so
    assert rows["Boston – Miami finished"] == (0, 1)  # noqa: RUF001 - printed so
    assert rows["Atlanta – Miami claimed"] == (1, 1)  # noqa: RUF001 - printed so
    assert all(row.bots is not None and 0 <= row.low <= row.high <= 1 for row in table.rows)


def test_a_table_that_bots_did_not_play() -> None:
    """Its games are shown alone."""
    three = PaperGame(PLAYED.map.play_hash, tuple(Seat(name, 50) for name in "ABC"))
    (table,) = paper([three], PLAYED, Names(USA)).tables
    assert (table.bots_winning, [row.bots for row in table.seats]) == (None, [None] * 3)


def test_the_page_shows_them_with_what_was_said() -> None:
    """Names and remarks are text, whatever stands in them; without games there is no such part."""
    told = page.write(PLAYED, USA, base(), games=[ONE, TIE])
    assert "Ben &lt;b&gt; 90" in told
    assert "Miami &amp; &#34;fun&#34;" in told
    assert '<h2 id="on-paper">' in told
    assert "on-paper" not in page.write(PLAYED, USA, base())
