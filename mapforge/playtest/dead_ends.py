"""The corners of the rules that are counted in every game, by name, and the command that plays one of them again."""

import shlex
from collections.abc import Sequence
from typing import Final

from mapforge.playtest.bots import dead_ends

NAMES: Final = {
    "forced_pass": dead_ends.FORCED_PASS,
    "dead_end": dead_ends.ALL_PASSED,
    "capped_row": dead_ends.ROW_CAPPED,
    "one_card": dead_ends.ONE_CARD,
    "shuffled": dead_ends.SHUFFLED,
    "second_end": dead_ends.SECOND_END,
    "own_pair": dead_ends.OWN_PAIR,
    "short_offer": dead_ends.SHORT_OFFER,
    "tied": dead_ends.TIED,
    "joint_winners": dead_ends.JOINT_WINNERS,
    "short_tunnel": dead_ends.SHORT_TUNNEL,
    "ferry_beyond": dead_ends.FERRY_BEYOND,
    "declined": dead_ends.DECLINED,
    "empty_deck": dead_ends.EMPTY_DECK,
    "unfinished": dead_ends.UNFINISHED,
    "unproven": dead_ends.UNPROVEN,
}
"""The place of each in a game's counts."""

WORDS: Final = {
    "forced_pass": "a player could do nothing but pass",
    "dead_end": "everybody had to pass: the game ended there",
    "capped_row": "a row kept its locomotives after the most replacements",
    "one_card": "a draw ended with one card, for want of a second",
    "shuffled": "the discards were shuffled within a draw",
    "second_end": "a second player ran out of trains in the last round",
    "own_pair": "the other track of a route was open, but not to its owner",
    "short_offer": "fewer tickets were left than are drawn",
    "tied": "the most points were had by several",
    "joint_winners": "no tie-break told the winners apart",
    "short_tunnel": "a tunnel was dug with too few cards to turn over",
    "ferry_beyond": "a ferry asked for more locomotives than there are",
    "declined": "a tunnel was given up",
    "empty_deck": "a turn began with no card to draw from the deck",
    "unfinished": "the game had not ended after the most turns",
    "unproven": "a longest path or a use of stations was not proven to be the best",
}


def command(target: str, players: int, bots: Sequence[str], seed: int, *options: str) -> str:
    """What plays the deal with this seed again and leaves its games in a folder; options stand as they are."""
    own = [f"--bot {bot}" for bot in bots if ":" in bot]
    named = [bot for bot in bots if ":" not in bot]
    words = ["mapforge playtest", shlex.quote(target), *options, f"--players {players}", *own]
    words += [f"--bots {','.join(named)}"] if named else []
    return " ".join([*words, f"--seed {seed} --games 1 --save-games games"])
