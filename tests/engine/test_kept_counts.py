"""What the table keeps up to date move by move is always what a count of the whole table would give."""

import random
from collections import Counter
from typing import Any

import networkx
import pytest
from msgspec import UNSET, structs

from mapforge.engine import Game
from mapforge.engine.core import legal, payments, words
from mapforge.engine.core.claims import is_open
from mapforge.engine.replay import replay
from mapforge.engine.script import Scripted
from mapforge.engine.state import State
from mapforge.model import Variant
from tests.conftest import SHIPPED
from tests.engine.players import shipped, wander


def check(state: State) -> None:
    """Row, open tracks, parts of networks, sizes of hands and discards, counted anew."""
    m, t, players = state.map, state.table, state.players
    row = Counter(int(card) for card in t.row[: t.row_left])
    assert [row[color] for color in range(m.colors + 2)] == list(t.open_cards[: m.colors + 2])
    assert t.open_colors == len(row)
    assert t.discards_left == sum(t.discards[: m.colors + 2])
    for seat in range(players):
        assert t.hand_size[seat] == sum(state.hands[seat].cards[: m.colors + 2])
        tracks = Counter(int(m.track_kind[track]) for track in range(m.tracks) if is_open(m, t, seat, track))
        assert [tracks[kind] for kind in range(m.kinds)] == list(t.open_tracks[seat * m.kinds :][: m.kinds])
        assert parts(t.joined[seat * m.cities :][: m.cities]) == parts_owned(m, t, seat)


def parts(labels: Any) -> set[frozenset[int]]:
    """Cities with equal labels."""
    return {frozenset(city for city, label in enumerate(labels) if label == one) for one in set(labels)}


def parts_owned(m: Any, t: Any, seat: int) -> set[frozenset[int]]:
    """Cities joined by a player's tracks."""
    net = networkx.Graph()
    net.add_nodes_from(range(m.cities))
    own = [m.track_route[track] for track in range(m.tracks) if t.owner[track] == seat + 1]
    net.add_edges_from((m.route_a[route], m.route_b[route]) for route in own)
    return {frozenset(part) for part in networkx.connected_components(net)}


def check_counts(state: State) -> None:
    """Moves counted on the pad are as many as the payments tried one by one."""
    m, t, pad = state.map, state.table, state.pad
    hand = state.hands[t.turn]
    legal.count_actions(m, t, hand, pad)
    for kind in range(m.kinds):
        payable = m.kind_length[kind] <= t.trains[t.turn]
        kept = pad.ways[kind] if kind < pad.kinds else 0
        assert kept == (payments.ways_of_kind(m, hand, kind) if payable else 0)


def odd_ferries() -> Variant:
    """Europe with more ferries, some of them longer than their tracks, so that nothing pays for those."""
    europe = shipped("europe")
    routes = tuple(structs.replace(route, ferry=number % 4) for number, route in enumerate(europe.routes))
    return structs.replace(europe, routes=routes)


@pytest.mark.parametrize("name", [*SHIPPED, "odd ferries"])
def test_counts_kept_are_counts_made_anew(name: str) -> None:
    """In random games, after every move, after moves taken back, and after a position was laid out."""
    variant = odd_ferries() if name == "odd ferries" else shipped(name)
    chosen = random.Random(name)
    game = Game(variant, players=chosen.randint(*variant.rules.players), seed=3)
    while not game.is_over() and len(game.moves) < 400:
        game.push(chosen.choice(game.legal_moves))
        if chosen.random() < 0.1:
            game.pop()
        check(game.state)
        if game.state.table.phase == words.TURN:
            check_counts(game.state)
        if chosen.random() < 0.02:
            check(Game.from_position(game.variant, game.position()).state)
            check(game.copy().state)


def test_counts_are_kept_where_cards_were_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while a record is checked whose open cards nobody saw."""
    unknown: list[int] = []
    blur = Scripted.blur

    def blur_and_check(scripted: Scripted) -> None:
        blur(scripted)
        check(scripted.state)
        unknown.append(scripted.state.table.open_cards[scripted.unknown])

    monkeypatch.setattr(Scripted, "blur", blur_and_check)
    chosen = random.Random(2)
    game = wander(Game(shipped("switzerland"), players=2, seed=5), 2, 150)
    record = game.record()
    lines = [
        line if chosen.random() < 0.7 or line.row is UNSET else structs.replace(line, row=None) for line in record.lines
    ]
    assert replay(game.variant, structs.replace(record, lines=tuple(lines))).fault is None
    assert any(unknown)
    assert not all(unknown)
