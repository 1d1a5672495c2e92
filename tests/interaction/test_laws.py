"""What holds for every tool on every map, whatever the mouse and the keys do."""

import os
from collections import Counter
from contextlib import suppress
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mapforge.edits import board, cities, countries, routes
from mapforge.edits.refusal import Refused
from mapforge.files import codec
from mapforge.interaction.actions import all_of
from mapforge.interaction.dragging import Dragging
from mapforge.interaction.hits import handles
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.menu import OFFERS
from mapforge.interaction.moving import nudge
from mapforge.interaction.tools import TOOLS
from mapforge.interaction.values import PICTURE, Key, Pointer, Ref, Refs, Situation, Tool
from mapforge.model import FrozenMap, Variant
from tests import strategies
from tests.edits.samples import mini
from tests.interaction.hand import Hand

EMPTY = Variant(id="empty", version="1.0.0", name=FrozenMap({"en": "Empty"}), board=mini().board)


def rich() -> Variant:
    """The small map with bends, a picture that is not locked, a free border spot and a country without spots."""
    made = board.set_background(mini(), file="a.png", at=(40, 40), size=(150, 100))
    made = board.place_background(made, locked=False, rotation=20)
    made = routes.set_via(made, route="fork--west", via=[(90, 120), (120, 90)])
    made = cities.add_city(made, name="", at=(30, 180), kind="border")
    return countries.add_country(made, name="Far", label=(200, 190))


maps = st.builds(rich) | st.builds(mini) | st.just(EMPTY) | strategies.maps().map(codec.decode)
walks = st.integers(0, 2**32).map(Random)
"""Chance by itself: hypothesis favours short and simple sequences, in which tools rarely get anywhere."""

GESTURES = {
    "click": ("click",),
    "two clicks": ("click", "click"),
    "three clicks": ("click", "click", "click"),
    "click with a name": ("click", "answer"),
    "double click": ("click", "double", "release", "answer"),
    "band": ("press", "move", "move", "release"),
    "drag": ("take", "move", "move", "release"),
    "another drag": ("take", "move", "release"),
    "double click on it": ("take twice", "release", "answer"),
    "drag given up": ("take", "move", "move", "escape", "move", "release"),
    "drag lost": ("take", "move", "press"),
    "drag and keys": ("take", "move", "delete", "backspace", "enter"),
    "select all": ("all",),
    "move": ("move",),
    "release": ("release",),
    "answer": ("answer",),
    "undo": ("undo",),
    "delete and back": ("delete", "undo"),
    **{key: (key,) for key in ("escape", "enter", "backspace", "delete")},
}
KEYS: dict[str, Key] = {"escape": "escape", "enter": "enter", "backspace": "backspace", "delete": "delete"}
ANSWERS = (None, "New", "Other", "Abroad", "", "  ", "North", "Zürich", "x" * 201, "\ud800")
SAMPLE = settings.get_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite")).max_examples
"""Of the profile; each law has a third of it, because there are many and a walk has many steps."""
few = settings(max_examples=SAMPLE // 3)
STEPS = 9
"""Gestures of a walk."""


def pointer(walk: Random, variant: Variant) -> Pointer:
    """The mouse somewhere, mostly on or near something, at some zoom, with or without keys."""
    known = [city.at for city in variant.cities] + [at for route in variant.routes for at in route.via]
    x, y = walk.choice([*known, (40.0, 40.0), (105.0, 100.0), (200.0, 190.0), (20.0, 20.0), (115.0, 90.0)])
    across, down = walk.choice([(0, 0), (0, 0), (0, 0), (1, -1), (-8, 8), (30, 5), (0, 60)])
    reach = walk.choice([0.3, 2.0, 2.0, 15.0])
    shift, ctrl, alt = (walk.random() < 0.2 for _ in range(3))
    return Pointer(at=(x + across, y + down), reach=reach, slack=reach, shift=shift, ctrl=ctrl, alt=alt)


def selection(walk: Random, variant: Variant) -> Refs:
    """Some of what is on the board, often all of it, and what is not there at all."""
    everything = sorted(all_of(Situation(variant=variant)))
    some = [*everything, Ref("route", "nowhere"), Ref("ticket", "west--east"), PICTURE]
    return frozenset(everything if walk.random() < 0.4 else walk.sample(some, walk.randrange(len(some) + 1)))


def take(walk: Random, hand: Hand) -> Pointer:
    """Something selected, as lists and menus can do too, and the button pressed on a part of it; where."""
    everything = sorted(all_of(hand.there))
    kind = walk.choice(sorted({ref.kind for ref in everything}) or ["city"])
    one = [ref for ref in everything if ref.kind == kind]
    hand.selection = selection(walk, hand.variant) if walk.random() < 0.2 or not one else frozenset({walk.choice(one)})
    lookup = looked_up(hand.variant)
    places = [handle.at for handle in handles(lookup, hand.selection, 2.0)]
    places += [city.at for city in hand.variant.cities if Ref("city", city.id) in hand.selection]
    places += [tuple(shape.spaces[0, :2]) for shape in lookup.shapes if Ref("route", shape.route) in hand.selection]
    x, y = walk.choice(places or [(100.0, 100.0)])
    here = Pointer(at=(float(x), float(y)), reach=2.0, slack=2.0)
    hand.follow(hand.tool.press(hand.there, here))
    return here


def underway(tool: Tool) -> Dragging | None:
    """The drag that a tool is in the middle of."""
    doing = getattr(tool, "doing", None) or getattr(tool, "dragging", None)
    return doing if isinstance(doing, Dragging) else None


def happen(walk: Random, hand: Hand, event: str) -> None:
    """One thing that mouse, keys or menu can do. Raises Refused where it is refused."""
    tool, there = hand.tool, hand.there
    if event in ("press", "move", "release", "double"):
        hand.follow(getattr(tool, event)(there, pointer(walk, hand.variant)))
    elif event == "click":
        here = pointer(walk, hand.variant)
        hand.follow(tool.press(there, here))
        hand.follow(hand.tool.release(hand.there, here))
    elif event == "answer":
        hand.follow(tool.answer(there, walk.choice(ANSWERS)))
    elif event == "take":
        take(walk, hand)
    elif event == "take twice":
        here = take(walk, hand)
        hand.follow(hand.tool.release(hand.there, here))
        hand.follow(hand.tool.double(hand.there, here))
    elif event in KEYS:
        hand.follow(tool.key(there, KEYS[event]))
    elif not hand.history.dragging:
        hand.history.undo()
        if event == "all":
            hand.history.redo()
            hand.selection = all_of(hand.there)


def hold(hand: Hand) -> None:
    """What is so at every moment: history and tool agree about drags, and the tool can say what it shows."""
    assert hand.history.dragging == (underway(hand.tool) is not None)
    assert hand.tool.busy or hand.tool.asks(hand.there) is None
    assert isinstance(hand.tool.hint(hand.there), str)
    assert hand.tool.cursor in ("arrow", "cross", "move", "hand", "text")
    assert hand.tool.shown(hand.there) == hand.tool.stay(hand.there).preview


def follow(walk: Random, hand: Hand) -> None:
    """A whole walk, with what holds at each step; a drag that is given up never was."""
    before = hand.variant
    for event in (event for _ in range(STEPS) for event in GESTURES[walk.choice(sorted(GESTURES))]):
        was_dragging = hand.history.dragging
        before = before if was_dragging else hand.variant
        with suppress(Refused):
            happen(walk, hand, event)
        hold(hand)
        if was_dragging and event in ("escape", "press", "take", "take twice", "click", "double"):
            assert hand.variant is before


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
@few
@given(start=maps, walk=walks)
def test_no_tool_ever_raises(tool: Tool, start: Variant, walk: Random) -> None:
    """Not for any map, however faulty; its operations raise nothing but Refused, and leaving it ends everything."""
    color = walk.choice([None, "gray", "red"])
    hand = Hand(tool, start, selection(walk, start), color=color, deck="main", country="abroad")
    follow(walk, hand)
    hand.follow(hand.tool.leave(hand.there))
    assert not hand.tool.busy
    assert not hand.history.dragging


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_walks_get_somewhere(tool: Tool) -> None:
    """On the small map each tool does, in some of them, what it is there for, or the law above would say little."""
    done: Counter[str] = Counter()
    for seed in range(40):
        walk = Random(seed)
        hand = Hand(tool, rich(), selection(walk, rich()))
        follow(walk, hand)
        done.update(name.split()[0] for name in hand.done)
    wanted = {
        "select": {"Move", "Bend", "Size", "Turn", "Delete", "Rename", "Take"},
        "picture": {"Move", "Size", "Turn", "Delete"},
    }
    assert set(done) >= wanted.get(tool.name, {"Add"}), done


@few
@given(start=maps, walk=walks)
def test_every_drag_can_be_given_up(start: Variant, walk: Random) -> None:
    """Whatever is selected and wherever it is taken hold of: Escape restores the very map, undo a committed one."""
    tool = walk.choice([tool for tool in TOOLS if tool.name in ("select", "picture")])
    hand = Hand(tool, start, selection(walk, start))
    for event in ("take", "move", "move", "move"):
        with suppress(Refused):
            happen(walk, hand, event)
    if walk.random() < 0.5:
        hand.key("escape")
    else:
        with suppress(Refused):
            happen(walk, hand, "release")
        hand.history.undo()
    assert hand.variant is start
    happen(walk, hand, "release")
    assert hand.variant is start


@few
@given(start=maps, walk=walks)
def test_menus_never_raise(start: Variant, walk: Random) -> None:
    """Every command either offers an operation, which raises nothing but Refused, or says why there is none."""
    there = Situation(variant=start, selection=selection(walk, start), color=walk.choice([None, "red"]))
    for name, offered in OFFERS.items():
        offer = offered(there)
        assert (offer.operation is None) == bool(offer.why_not), name
        if offer.operation is not None:
            assert offer.operation.name
            with suppress(Refused):
                offer.operation.on(start)
    operation = nudge(there, 0.5, -1.0)
    if operation is not None:
        with suppress(Refused):
            operation.on(start)


@few
@given(walk=walks, dx=st.integers(-500, 500), dy=st.integers(-500, 500))
def test_moving_by_keys_there_and_back_is_the_same_board(walk: Random, dx: int, dy: int) -> None:
    """Positions are exact to 0.01 mm; only names that MapForge had placed have a place of their own then."""
    variant = rich()
    there = Situation(variant=variant, selection=selection(walk, variant))
    moved = nudge(there, dx / 10, dy / 10)
    if moved is not None:
        back = nudge(msgspec.structs.replace(there, variant=moved.on(variant)), -dx / 10, -dy / 10)
        assert back is not None
        made = back.on(moved.on(variant))
        assert (made.cities, made.routes, made.board) == (variant.cities, variant.routes, variant.board)
