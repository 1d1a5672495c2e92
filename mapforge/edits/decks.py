"""Edits of decks of tickets. The tickets in them: ``tickets``."""

from collections.abc import Mapping

import msgspec

from mapforge.edits.entries import changed, found, with_added, with_entry, without
from mapforge.edits.ids import city_id
from mapforge.edits.refusal import Refused
from mapforge.model import Deck, FrozenMap, Rules, Variant


def add_deck(variant: Variant, *, name: str, language: str = "en") -> Variant:
    """A new, empty deck with an id made of its name; what the rules deal of it is a knob of theirs."""
    if not name.strip():
        raise Refused("A deck needs a name. Type one.")
    taken = {deck.id for deck in variant.decks}
    made = Deck(id=city_id(name, taken, "deck"), name=FrozenMap({language: name.strip()}))
    return with_added(variant, "decks", made)


def rename_deck(variant: Variant, *, deck: str, names: Mapping[str, str]) -> Variant:
    """Its names by language, all of them; the id stays."""
    return with_entry(variant, "decks", changed(found(variant.decks, deck, "deck"), name=dict(names)))


def remove_deck(variant: Variant, *, deck: str) -> Variant:
    """A deck away with its tickets; the rules deal none of it any more.

    The deck that players draw from goes only as the last one: which other is drawn from then, the designer must say.
    """
    found(variant.decks, deck, "deck")
    rules = variant.rules
    if len(variant.decks) > 1 and rules.draw_tickets.deck == deck:
        raise Refused(f"Players draw tickets from {deck}. Choose another deck for that in the rules first.")
    left = without(variant, "decks", {deck})
    if not left.decks or deck not in rules.start_tickets.deal:
        return left
    return msgspec.structs.replace(left, rules=_without_deal(rules, deck))


def _without_deal(rules: Rules, deck: str) -> Rules:
    deal = FrozenMap({name: count for name, count in rules.start_tickets.deal.items() if name != deck})
    return msgspec.structs.replace(rules, start_tickets=msgspec.structs.replace(rules.start_tickets, deal=deal))
