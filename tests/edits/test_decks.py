"""Edits of decks."""

from mapforge.edits import decks, rules
from mapforge.model import FrozenMap
from tests.edits.samples import by_id, hold_to_schema, ids, mini, refused


def test_a_deck_is_added_empty() -> None:
    """With an id of its name; what is dealt of it is not touched."""
    new = decks.add_deck(mini(), name="Big Cities")
    assert by_id(new.decks)["big-cities"].name == {"en": "Big Cities"}
    assert by_id(new.decks)["big-cities"].tickets == ()
    assert new.rules == mini().rules
    assert "main-2" in ids(decks.add_deck(mini(), name="Main").decks)
    hold_to_schema(new)
    with refused("A deck needs a name"):
        decks.add_deck(mini(), name=" ")
    with refused("A language is a tag"):
        decks.add_deck(mini(), name="A", language="English")


def test_a_decks_names_change() -> None:
    """All of them; tickets stay the same objects."""
    new = decks.rename_deck(mini(), deck="main", names={"en": "Short", "de": "Kurz"})
    assert by_id(new.decks)["main"].name == FrozenMap({"de": "Kurz", "en": "Short"})
    assert by_id(new.decks)["main"].tickets[0] is by_id(mini().decks)["main"].tickets[0]
    with refused("no deck x"):
        decks.rename_deck(mini(), deck="x", names={})


def test_a_deck_goes_from_the_deal_too() -> None:
    """The deck that is drawn from goes only after another was chosen, or as the last."""
    new = decks.remove_deck(mini(), deck="long")
    assert ids(new.decks) == ["main"]
    assert new.rules.start_tickets.deal == {"main": 2}
    with refused("Players draw tickets from main. Choose another deck"):
        decks.remove_deck(mini(), deck="main")
    other = rules.set_knob(mini(), knob="draw_tickets.deck", value="long")
    assert decks.remove_deck(other, deck="main").rules.start_tickets.deal == {"long": 1}
    none = decks.remove_deck(new, deck="main")
    assert none.decks == ()
    assert none.rules == new.rules
    with refused("no deck x"):
        decks.remove_deck(mini(), deck="x")
