"""Real games are kept beside the map, whole or not at all, and only such as can have been played on it."""

from pathlib import Path

import msgspec
import pytest

from mapforge.files import paper_games, schema
from mapforge.files.paper_games import PaperFault, PaperGame, PaperGames, Seat, add, game_of, hold, read
from tests.report.test_page import shipped

ANNA = Seat("Anna", 112, ("atlanta--miami", "boston--montreal/2"), ("toronto--miami",), ())
BEN = Seat("Ben", 98)
GAME = PaperGame("b8373ac9a08b2608", (ANNA, BEN), "2026-11-30", "Fun")


def test_games_are_added_one_after_another(tmp_path: Path) -> None:
    """What is written is read, follows the schema, and a file that is not there holds none."""
    file = tmp_path / paper_games.FILE
    assert read(file) == PaperGames()
    assert add(file, GAME) == 1
    assert add(file, msgspec.structs.replace(GAME, remarks="")) == 2
    assert read(file).games[0] == GAME
    assert list(schema.problems(msgspec.json.decode(file.read_bytes()), "paper-games")) == []


def test_a_game_that_can_have_been_played_is_taken() -> None:
    """Routes with and without a track, tickets, what was not noted."""
    hold(GAME, shipped("usa"))


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ((ANNA,), "1 players: the rules of this map are for 2 to 5"),
        ((Seat("A", 1, ("atlanta--boston",)), BEN), "A: there is no route atlanta--boston"),
        ((Seat("A", 1, ("atlanta--miami/2",)), BEN), "route atlanta--miami has no track 2, its tracks are 1 to 1"),
        ((Seat("A", 1, ("atlanta--miami",)), Seat("B", 2, ("atlanta--miami",))), "one track and is claimed by A and B"),
        ((Seat("A", 1, None, ("boston--paris",)), BEN), "A: there is no ticket boston--paris"),
        (
            (Seat("A", 1, None, ("boston--miami",), ("boston--miami",)), BEN),
            "is there 1 times and held 2",
        ),
    ],
)
def test_one_that_cannot_is_refused(players: tuple[Seat, ...], words: str) -> None:
    """With the player and what was expected."""
    with pytest.raises(PaperFault, match=words):
        hold(PaperGame("x", players), shipped("usa"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not as expected"),
        ('{"players": [{"name": "A", "score": 1}]}', "missing required field `play_hash`"),
        ('{"play_hash": "x", "players": [{"name": "A", "score": "12"}]}', r"at players\[0\].score: Expected `int`"),
        ('{"play_hash": "x", "players": [{"name": "A", "score": 12, "wins": 1}]}', "unknown field `wins`"),
        ('{"play_hash": "x", "players": [{"name": "A", "score": 12}], "date": "yesterday"}', "at date"),
    ],
)
def test_another_text_is_refused(text: str, words: str) -> None:
    """With the place."""
    with pytest.raises(PaperFault, match=words):
        game_of(text.encode(), "game.json")


def test_a_file_of_another_kind_is_left_alone(tmp_path: Path) -> None:
    """Nothing is written over it."""
    file = tmp_path / "paper-games.json"
    file.write_text('{"format": "mapforge-variant"}', encoding="utf-8")
    with pytest.raises(PaperFault, match="not as expected at format"):
        add(file, GAME)
    assert file.read_text(encoding="utf-8") == '{"format": "mapforge-variant"}'
