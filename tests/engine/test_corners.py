"""Corners of the core that no move in words leads to, and games on decks that are far too small."""

from typing import Any

import pytest
from msgspec.structs import replace

from mapforge.engine import Game, IllegalMove, loader, records
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.core import bots, lending, moves, words
from mapforge.engine.replay import replay
from mapforge.model import Color, FrozenMap, Variant
from tests.conftest import SHIPPED
from tests.engine.players import play_out, shipped, wander
from tests.engine.test_both_back_ends import digest


def small(name: str, cards: int, locomotives: int, **rules: Any) -> Variant:
    """A map with few train cards."""
    variant = shipped(name)
    colors = tuple(replace(color, cards=cards) for color in variant.card_colors)
    return replace(variant, colors=colors, rules=replace(variant.rules, locomotives=locomotives, **rules))


@pytest.mark.parametrize("bot", [bots.RANDOM, bots.GREEDY])
@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_ends(name: str, bot: int) -> None:
    """Also where cards run out. Only a tunnel tried and declined for ever may go on; the cap on turns says so."""
    for cards, locomotives in ((12, 14), (3, 3), (2, 20), (1, 2)):
        variant = small(name, cards, locomotives, start_hand=1)
        tunnels = any(track.tunnel for route in variant.routes for track in route.whole_tracks)
        assert played(variant, bot) or (tunnels and cards < 12)


def played(variant: Variant, bot: int, most_turns: int = 600) -> bool:
    """One game of two on lists; it ended."""
    backend = loader.lists()
    plan = compile_map(variant, backend, 2)
    kinds = ((records.Table, 1), (records.Hand, 2), (records.Deck, 1), (records.Pad, 1), (records.Memory, 2))
    table = [backend.new(record, plan.capacity, count) for record, count in kinds]
    return bool(backend.games.play_game(plan.record, *table, [bot, bot], 2, 5, most_turns))


def test_a_dead_end_ends_the_game() -> None:
    """Nobody can do anything: as many passes as players, flagged."""
    variant = small("usa", 1, 0, start_hand=0)
    game = play_out(Game(variant, players=2, seed=1), bots.GREEDY)
    assert game.dead_end
    assert game.result().dead_end
    assert [str(move) for move in game.moves[-2:]] == ["pass", "pass"]


def test_a_row_of_locomotives_is_left_at_last() -> None:
    """Where nearly all cards are locomotives, the row is replaced as often as the rules say, then left and counted."""
    variant = small("usa", 1, 200, row_replacements=100, face_up=20, replace_row_at=1)
    game = wander(Game(variant, players=2, seed=1), 1, 2)
    assert game.phase == "turn"
    assert game._state.table.capped_rows == 1
    assert len(game.position().row or ()) == 20
    assert len(game.drawn) == 20 * 101
    assert replay(variant, game.record()).fault is None
    row = small("usa", 1, 200, row_replacements=0)
    assert wander(Game(row, players=2, seed=1), 1, 2)._state.table.capped_rows == 1


@pytest.mark.parametrize(
    ("packed", "word"),
    [
        ((0, 0, -1, 0, 0), words.NO_SUCH_MOVE),
        ((words.CLAIM, 5000, -1, 0, 1), words.NO_SUCH_TRACK),
        ((words.STATION, 5000, -1, 0, 1), words.NO_STATION_THERE),
        ((words.DRAW_OPEN, 30, -1, 0, 0), words.NOT_OPEN),
        ((words.CLAIM, 0, 50, 1, 200), words.WRONG_COUNT),
    ],
)
def test_numbers_that_are_no_moves(packed: tuple[int, int, int, int, int], word: int) -> None:
    """The core refuses numbers that name nothing."""
    game = Game.from_position(shipped("europe"), {})
    assert game._state.why_not(moves.packed(*packed)) == word


def test_choices_that_are_none() -> None:
    """A ticket that is not on offer; of two equal ones the second without the first."""
    game = Game(shipped("usa"), players=2, seed=1)
    assert game._state.why_not(moves.packed(words.KEEP_TICKETS, 8, -1, 0, 0)) == words.NOT_OFFERED
    offer = {"phase": "keep-tickets", "offers": [["france--countries"] * 2]}
    twice = Game.from_position(shipped("switzerland"), offer)
    assert twice._state.why_not(moves.packed(words.KEEP_TICKETS, 2, -1, 0, 0)) == words.NOT_OFFERED
    assert [str(move) for move in twice.legal_moves] == [
        "keep:france--countries",
        "keep:france--countries,france--countries",
    ]


def test_a_color_does_not_pay_for_locomotives_alone() -> None:
    """A tunnel laid with locomotives only asks for locomotives."""
    variant = shipped("switzerland")
    first = [(route.id, route.whole_tracks[0]) for route in variant.routes]
    track = next(f"{name}/1" for name, track in first if track.tunnel and track.length == 3)
    position = {
        "phase": "tunnel",
        "hands": [{"red": 2, "locomotive": 1}],
        "tunnel": {"track": track, "laid": {"locomotive": 3}, "turned": ["locomotive", "red", "red"]},
    }
    game = Game.from_position(variant, position)
    with pytest.raises(IllegalMove, match="do not pay here"):
        game.push("pay:red×1")
    assert [str(move) for move in game.legal_moves] == ["decline", "pay:loco×1"]


def test_stations_may_be_more_than_can_be_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search for what stations lend that runs out of its budget says so."""
    position = {
        "tickets": [["paris--wien", "edinburgh--athina"]],
        "tracks": {"munchen--wien/1": 0, "paris--zurich/1": 1, "munchen--zurich/1": 1, "marseille--paris/1": 1},
        "stations": {"zurich": 0, "paris": 0},
    }
    game = Game.from_position(shipped("europe"), position)
    assert game.result(final=False).players[0].stations_proven
    monkeypatch.setattr(lending, "BUDGET", 1)
    assert not game.result(final=False).players[0].stations_proven


def test_a_map_may_have_many_colors() -> None:
    """Colors of the map's own, more than the usual eight."""
    more = tuple(
        Color(id=f"c{number}", name=FrozenMap({"en": "x"}), hex="#000000", glyph="x", cards=9) for number in range(4)
    )
    usa = shipped("usa")
    variant = replace(usa, colors=(*usa.card_colors, *more))
    assert play_out(Game(variant, players=3, seed=2), bots.RANDOM).is_over()


def test_the_same_games_have_the_same_hash() -> None:
    """Many games in one call: a hash that seeds, players and bots change, and nothing else."""
    usa = shipped("usa")
    first = digest(usa, loader.lists(), bots.GREEDY, 2, 2)
    assert digest(usa, loader.lists(), bots.GREEDY, 2, 2) == first
    assert digest(usa, loader.lists(), bots.RANDOM, 2, 2) != first
    assert digest(usa, loader.lists(), bots.GREEDY, 2, 1) != first
