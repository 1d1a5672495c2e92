"""Edits of marks, notes and the text of the rules."""

from mapforge.edits import house
from mapforge.model import Mark, Note
from tests.edits.samples import by_id, hold_to_schema, ids, mini, refused


def test_a_mark_is_added_changed_and_removed() -> None:
    """On cities, countries and routes, and at places; only what is given changes."""
    new = house.add_mark(mini(), name="Gold mine", symbol="★", on=["north", "abroad", "east--fork"], at=[(1, 2)])
    assert by_id(new.marks)["gold-mine"].on == ("abroad", "east--fork", "north")
    hold_to_schema(new)
    other = house.change_mark(new, mark="gold-mine", symbol="☆", color="#ff0000", on=[], text={"en": "Rich."})
    assert by_id(other.marks)["gold-mine"] == Mark(
        id="gold-mine",
        symbol="☆",
        name=by_id(new.marks)["gold-mine"].name,
        text=by_id(other.marks)["gold-mine"].text,
        color="#FF0000",
        at=((1.0, 2.0),),
    )
    assert by_id(other.marks)["toll"] is mini().marks[0]
    assert house.change_mark(mini(), mark="toll") is mini()
    assert house.change_mark(mini(), mark="toll", names={"en": "Fee"}, at=[(0, 0)]).marks[0].at == ((0.0, 0.0),)
    assert ids(house.remove_marks(other, ids=["toll"]).marks) == ["gold-mine"]


def test_what_cannot_be_a_mark_is_refused() -> None:
    """On what is not there, without or with too long a sign, of no color, unknown."""
    with refused("There is no city, country or route nowhere"):
        house.add_mark(mini(), name="A", symbol="★", on=["nowhere"])
    with refused("Symbol must have at least 1"):
        house.add_mark(mini(), name="A", symbol="")
    with refused("Symbol must have at most 8"):
        house.change_mark(mini(), mark="toll", symbol="123456789")
    with refused("A color is #"):
        house.change_mark(mini(), mark="toll", color="red")
    with refused("no mark tol. Did you mean toll?"):
        house.change_mark(mini(), mark="tol")
    with refused("no mark x"):
        house.remove_marks(mini(), ids=["toll", "x"])


def test_a_note_is_added_changed_and_removed() -> None:
    """Counted, since it has no name; about ids or a place."""
    new = house.add_note(mini(), text="Too far?", about=["east"], at=(1, 2))
    assert by_id(new.notes)["note-2"] == Note("note-2", "Too far?", ("east",), (1.0, 2.0))
    done = house.change_note(new, note="note-2", done=True, at=None, text="Yes", about=[])
    assert by_id(done.notes)["note-2"] == Note("note-2", "Yes", done=True)
    assert house.change_note(mini(), note="note-1") is mini()
    assert house.remove_notes(new, ids=["note-2"]) == mini()
    hold_to_schema(new)


def test_what_cannot_be_a_note_is_refused() -> None:
    """Without text, too long, about nothing there, unknown."""
    with refused("A note without text says nothing"):
        house.add_note(mini(), text=" ")
    with refused("Text must have at most 500"):
        house.add_note(mini(), text="x" * 501)
    with refused("no city, country or route x"):
        house.change_note(mini(), note="note-1", about=["x"])
    with refused("no note x"):
        house.change_note(mini(), note="x")
    with refused("no note x"):
        house.remove_notes(mini(), ids=["x"])


def test_rules_text_by_language() -> None:
    """An empty text takes its language away."""
    new = house.set_rules_text(mini(), language="de", text="Zoll.")
    assert list(new.rules_text) == ["de", "en"]
    assert house.set_rules_text(new, language="de", text="") == mini()
    assert house.set_rules_text(mini(), language="de", text="") is mini()
    with refused("A language is a tag"):
        house.set_rules_text(mini(), language="deutsch!", text="Zoll.")
    with refused("Rules text"):
        house.set_rules_text(mini(), language="en", text="x" * 100_001)
