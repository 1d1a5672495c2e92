"""Moves print and parse."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.engine import Move
from tests.engine.players import shipped

usa = shipped("usa")
colors = st.sampled_from([color.id for color in usa.card_colors])
routes = st.sampled_from([route.id for route in usa.routes])
counts = st.integers(1, 9)
payments = st.one_of(
    st.builds(lambda color, cards: (color, cards, 0), colors, counts),
    st.builds(lambda color, cards, locos: (color, cards, locos), colors, counts, counts),
    st.builds(lambda locos: (None, 0, locos), counts),
)
moves = st.one_of(
    st.sampled_from(
        [Move("draw", "blind"), Move("draw", "locomotive"), Move("decline"), Move("tickets"), Move("pass")]
    ),
    colors.map(lambda color: Move("draw", color)),
    st.builds(lambda route, paid: Move("claim", f"{route}/2", *paid), routes, payments),
    payments.map(lambda paid: Move("pay", "", *paid)),
    st.builds(lambda paid: Move("station", "paris", *paid), payments),
    st.lists(routes, max_size=4).map(lambda kept: Move("keep", tickets=tuple(sorted(kept)))),
)


@given(moves)
def test_a_move_reads_back_as_itself(move: Move) -> None:
    """parse(str(move)) == move, for every kind."""
    assert Move.parse(str(move)) == move


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("claim:boston--new-york/2 red×1+loco×1", "claim:boston--new-york/2 red×1+loco×1"),
        ("claim:boston--new-york/2 loco*1 + red x 1", "claim:boston--new-york/2 red×1+loco×1"),
        ("claim:boston--new-york/1 red×1+red×1", "claim:boston--new-york/1 red×2"),
        (" pay: locomotive×2 ", "pay:loco×2"),
        ("draw:locomotive", "draw:loco"),
        ("keep: b--c , a--b", "keep:a--b,b--c"),
        ("keep:", "keep:"),
        ("station:paris", "station:paris"),
    ],
)
def test_other_spellings(text: str, printed: str) -> None:
    """What is understood beside the one form that is printed."""
    assert str(Move.parse(text)) == printed


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the forms are"),
        ("jump", "the forms are"),
        ("draw", "the forms are"),
        ("draw:", "the forms are"),
        ("pass:now", "the forms are"),
        ("keep", "the forms are"),
        ("claim:a--b red×1+blue×1", "one color and locomotives, not red and blue"),
        ("claim:a--b red", "no part of a payment"),
        ("pay:2 red", "no part of a payment"),
        ("pay:red×1000", "no part of a payment"),
    ],
)
def test_what_is_no_move(text: str, words: str) -> None:
    """ValueError with the forms there are, or what is wrong with the payment."""
    with pytest.raises(ValueError, match=words):
        Move.parse(text)
