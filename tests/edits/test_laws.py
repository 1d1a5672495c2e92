"""What holds for every edit of every map, whatever is asked of it."""

import os
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mapforge.edits import board, cities, countries, decks
from mapforge.edits.changes import changes
from mapforge.edits.history import History
from mapforge.edits.refusal import Refused
from mapforge.files import codec
from mapforge.model import Variant
from tests import strategies
from tests.edits.any_edit import EDITS, Edit, any_edit, arguments
from tests.edits.samples import hold_to_schema, mini

SAMPLE = settings.get_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite")).max_examples
"""Of the profile; every edit has a share of it, because there are so many."""
BY_ID = ("cities", "countries", "routes", "decks", "colors", "marks", "notes")


def rich() -> Variant:
    """The small map with a picture, a free border spot, a second country, and a ticket without rivals."""
    made = board.set_background(mini(), file="a.png", at=(0, 0), size=(10, 10))
    made = cities.add_city(made, name="", at=(1, 1), kind="border")
    made = countries.add_country(made, name="Far", spots=["border-1"])
    return decks.add_deck(made, name="Third")


starts = st.builds(rich) | st.builds(mini) | strategies.maps().map(codec.decode)


def written(variant: Variant) -> str:
    """Everything a map holds."""
    return repr(variant)


def entries(variant: Variant) -> dict[tuple[str, ...], Any]:
    """Every entry of every collection by where it is."""
    found: dict[tuple[str, ...], Any] = {}
    for name in BY_ID:
        found |= {(name, entry.id): entry for entry in getattr(variant, name)}
    for deck in variant.decks:
        found |= {("tickets", deck.id, ticket.id): ticket for ticket in deck.tickets}
    return found


def repeated(variant: Variant) -> Counter[str]:
    """Ids that one collection or id space has more than once, and how often."""
    spaces: list[tuple[str, list[str]]] = [(name, [entry.id for entry in getattr(variant, name)]) for name in BY_ID]
    spaces.append(("places", [entry.id for entry in variant.cities] + [entry.id for entry in variant.countries]))
    spaces.append(("tickets", [ticket.id for ticket in variant.tickets]))
    counted = Counter(f"{name} {entry}" for name, found in spaces for entry in found)
    return Counter({key: count for key, count in counted.items() if count > 1})


def hold(old: Variant, new: Variant) -> None:
    """The laws of one edit that was done."""
    assert bool(changes(old, new)) == (new is not old)
    if new is old:
        return
    assert new != old
    hold_to_schema(new)
    assert repeated(new) <= repeated(old)
    before = entries(old)
    for place, entry in entries(new).items():
        if place in before and before[place] == entry:
            assert before[place] is entry, f"{place} was made anew"


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: f"{edit.__module__.rpartition('.')[2]}.{edit.__name__}")
@settings(max_examples=SAMPLE // 20)
@given(data=st.data())
def test_an_edit_is_done_whole_or_refused_in_words(edit: Edit, data: st.DataObject) -> None:
    """Its result satisfies the schema and shares what it left alone; nothing but Refused is ever raised."""
    old = data.draw(starts)
    before = written(old)
    try:
        new = edit(old, **data.draw(arguments(edit, old)))
    except Refused as refusal:
        said = str(refusal)
        assert said.encode()[-1:] in (b".", b"?")
    else:
        hold(old, new)
    assert written(old) == before


@settings(max_examples=SAMPLE // 3)
@given(data=st.data())
def test_undo_all_is_the_start_and_redo_all_the_end(data: st.DataObject) -> None:
    """Through any edits, drags and refusals: the very same maps, each as it was when it was made."""
    start = data.draw(starts)
    history = History(start)
    kept = [(start, written(start))]
    for _ in range(data.draw(st.integers(1, 8))):
        try:
            new = data.draw(any_edit(history.variant))()
        except Refused:
            assert history.variant is kept[-1][0]
            continue
        hold(history.variant, new)
        if data.draw(st.booleans()):
            history.do("Edit", new)
        else:
            history.begin("Drag")
            history.update(new)
            history.commit()
        if history.variant is not kept[-1][0]:
            kept.append((history.variant, written(history.variant)))
    for variant, then in reversed(kept):
        assert history.variant is variant
        assert written(variant) == then
        assert history.undo() == (variant is not start)
    while history.redo():
        pass
    assert history.variant is kept[-1][0]


def test_every_edit_takes_keywords_only_and_says_its_promise() -> None:
    """One look for all: the map, then keywords; and none was overlooked."""
    assert len(EDITS) > 50
    for edit in EDITS:
        assert edit.__code__.co_argcount == 1, edit
        assert edit.__doc__, edit
