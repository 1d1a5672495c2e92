"""Corners of the rules: the hunt reaches each of them, every game survives it, and a recount from outside agrees."""

from collections import Counter

import pytest

from mapforge.engine import CannotPlay, Game, loader
from mapforge.engine.compiled_map import compile_map
from mapforge.model import Variant
from mapforge.playtest import dead_ends, hunt
from mapforge.playtest.hunt import BOTS
from mapforge.playtest.match import play_chunks
from mapforge.playtest.playing import as_game
from mapforge.playtest.saving import deal
from mapforge.playtest.scarce import WANTS, scarce
from mapforge.playtest.tally import Tally
from tests.conformance.bots import hold
from tests.engine.players import shipped

LISTS = loader.lists()
MET = {
    ("usa", "few-cards", 5): {"forced_pass", "dead_end", "one_card", "shuffled", "own_pair", "short_offer", "tied"},
    ("usa", "many-locomotives", 3): {"capped_row", "forced_pass", "dead_end"},
    ("europe", "one-locomotive", 3): {"ferry_beyond", "short_tunnel", "declined", "empty_deck"},
    ("europe", "few-trains", 5): {"second_end", "joint_winners", "own_pair"},
    ("switzerland", "few-tickets", 3): {"short_offer"},
    ("europe", "short-row", 4): {"one_card", "dead_end"},
}
"""What a hunt of 15 games from seed 1 on meets there."""


@pytest.mark.parametrize(("board", "want", "players"), MET)
def test_the_hunt_reaches_dead_ends_and_every_game_ends(board: str, want: str, players: int) -> None:
    """Each with its first game."""
    (table,) = hunt.hunt(shipped(board), [want], [players], 15, 1, LISTS)
    found = {one.name: one for one in table.found}
    assert MET[board, want, players] <= set(found)
    assert not {"unfinished", "unproven"} & set(found)
    assert table.games == -(-15 // players) * players
    assert all(1 <= one.games <= table.games and len(one.first.seats) == players for one in found.values())


def test_together_they_reach_all() -> None:
    """But for games that do not end, and searches that give up."""
    assert {name for met in MET.values() for name in met} == set(dead_ends.NAMES) - {"unfinished", "unproven"}
    assert list(dead_ends.NAMES) == list(dead_ends.WORDS)
    assert sorted(dead_ends.NAMES.values()) == list(range(len(dead_ends.NAMES)))


@pytest.mark.parametrize("want", WANTS)
def test_nothing_is_lost_on_poor_maps(want: str) -> None:
    """Cards, tickets and trains are kept, the account is the oracle's, and one call plays the same game."""
    hold(scarce(shipped("europe"), want), BOTS, 3)


@pytest.mark.parametrize("want", ["few-cards", "many-locomotives", "few-trains"])
def test_a_recount_from_outside_agrees(want: str) -> None:
    """What the games' records show is what was counted, and the first seed is the first in which it shows."""
    variant, players, seeds = scarce(shipped("europe"), want), 4, range(5, 8)
    plan, met = compile_map(variant, LISTS, players), Counter[str]()
    first: dict[str, int] = {}
    for seed in seeds:
        for one in deal(plan, BOTS, players, seed, {}):
            shown = recount(as_game(variant, players, one), variant)
            met.update(shown)
            for name in +shown:
                first.setdefault(name, seed)
    tally = Tally(plan, BOTS, players)
    for chunk in play_chunks(variant, BOTS, players, seeds, LISTS):
        tally.add(chunk)
    counted = tally.numbers("events")
    assert {name: counted[dead_ends.NAMES[name]] for name in met} == dict(met)
    for name, seed in first.items():
        game = tally.firsts[dead_ends.NAMES[name]]
        assert game is not None
        assert game.seed == seed


def recount(game: Game, variant: Variant) -> "Counter[str]":
    """What a game's record shows of dead ends."""
    record = game.record()
    assert record.outcome is not None
    shown = Counter[str](dead_end=int(record.outcome.dead_end))
    shown["joint_winners"] = int(record.outcome.ranks.count(1) > 1)
    shown["tied"] = int(record.outcome.totals.count(max(record.outcome.totals)) > 1)
    for line in record.lines:
        shuffled = isinstance(line.shuffled, int) and line.shuffled > 0
        shown["forced_pass"] += line.move == "pass"
        shown["declined"] += line.move == "decline"
        shown["shuffled"] += line.move.startswith("draw") and shuffled
        offered = line.offered if isinstance(line.offered, tuple) else ()
        shown["short_offer"] += line.move == "tickets" and len(offered) < variant.rules.draw_tickets.count
    return shown


def test_the_command_that_plays_one_again() -> None:
    """Own bots stand apart from built-in ones."""
    told = dead_ends.command("usa", 3, ("planner", "mine:Bot", "path"), 17)
    assert told == (
        "mapforge playtest usa --players 3 --bot mine:Bot --bots planner,path --seed 17 --games 1 --save-games games"
    )


def test_a_poor_map_says_so_in_its_id() -> None:
    """So that its records are not taken for the map's; a table that it cannot seat is left out."""
    poor = scarce(shipped("usa"), "few-tickets")
    assert poor.id == "usa-few-tickets"
    assert sum(deck.size for deck in poor.decks) == 5 * 3 + 3 + 1
    few = scarce(shipped("switzerland"), "few-cards")
    with pytest.raises(CannotPlay):
        Game(few, players=4)
    assert not list(hunt.hunt(shipped("switzerland"), ["few-cards"], [4], 1, 1, LISTS))
