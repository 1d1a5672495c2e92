"""Chance: a generator that counts alike everywhere, and orders that a card more does not disturb."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from mapforge.engine import Game, loader, records
from mapforge.engine.core import chance
from mapforge.model import Destination, Ticket
from tests.engine.players import shipped


def test_the_generator_is_the_one_it_says() -> None:
    """The first numbers of multiply-with-carry 2111110629 from the state 1."""
    stream, numbers = 1, []
    for _ in range(4):
        stream = chance.following(stream)
        numbers.append(stream & 0xFFFFFFFF)
    assert numbers[0] == 2111110629
    assert numbers[1] == (2111110629 * 2111110629) % 2**32
    assert numbers[2] == (2111110629 * numbers[1] + 2111110629 * 2111110629 // 2**32) % 2**32


@given(st.integers(0, 2**62 - 1), st.integers(0, 100))
def test_streams_stay_in_range(seed: int, name: int) -> None:
    """No state needs more than 63 bits or stands still; numbers keep below their limit."""
    stream = chance.first(seed, name)
    for _ in range(20):
        after = chance.following(stream)
        assert 0 < after < 2**63
        assert after != stream
        assert 0 <= chance.below(after, 7) < 7
        stream = after


def test_numbers_are_spread() -> None:
    """Each of seven numbers about as often as the others."""
    stream = chance.first(5, 1)
    seen: Counter[int] = Counter()
    for _ in range(7000):
        stream = chance.following(stream)
        seen[chance.below(stream, 7)] += 1
    assert min(seen.values()) > 850


@given(st.lists(st.integers(0, 2**32 - 1), max_size=200), st.integers(0, 2**62), st.integers(0, 5))
def test_cards_lie_in_the_order_of_their_hashes(keys: list[int], seed: int, start: int) -> None:
    """As Python sorts them, equal keys by number, wherever in the keys they begin."""
    pad = loader.lists().new(records.Pad, 0)[0]
    start = min(start, len(keys))
    chance.order_by_hash(pad, seed, chance.TICKETS, keys, start, len(keys))
    wanted = sorted((chance.hashed(seed, chance.TICKETS, key), start + n) for n, key in enumerate(keys[start:]))
    assert [(number >> 20, number & 0xFFFFF) for number in pad.order[: len(wanted)]] == wanted


def test_a_ticket_more_leaves_the_others_in_place() -> None:
    """The deck's order without the new ticket is the old one."""
    usa = shipped("usa")
    new = Ticket(id="atlanta--boston", start="atlanta", to=(Destination(id="boston", points=5),))
    more = replace(usa, decks=(replace(usa.decks[0], tickets=(*usa.decks[0].tickets, new)),))
    for seed in range(20):
        old, now = (Game.from_position(variant, {}, seed=seed).position() for variant in (usa, more))
        assert [ticket for ticket in (now.ticket_decks or {})["main"] if ticket != new.id] == list(
            (old.ticket_decks or {})["main"]
        )
        assert now.deck == old.deck
