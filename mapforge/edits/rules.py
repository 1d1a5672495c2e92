"""Edits of the rules, knob by knob. The card colors: ``colors``."""

from typing import Any

import msgspec

from mapforge.edits.entries import changed, hold_known, with_fields
from mapforge.edits.form import fitting
from mapforge.edits.refusal import Refused
from mapforge.model import Rules, Variant


def set_knob(variant: Variant, *, knob: str, value: Any) -> Variant:
    """One knob of the rules: ``trains``, or one within a knob, ``start_tickets.keep``.

    The value is plain or of the model's type; ``stations`` alone may be None, as may the bonuses.
    """
    outer, _, inner = knob.partition(".")
    if outer not in Rules.__struct_fields__:
        raise Refused(f"The rules have no knob {knob}. Choose one of {', '.join(Rules.__struct_fields__)}.")
    made = _fitting_inner(variant, outer, inner, value) if inner else fitting(Rules, outer, value)
    _hold_decks(variant, knob, made)
    return with_fields(variant, rules=changed(variant.rules, **{outer: made}))


def _fitting_inner(variant: Variant, outer: str, inner: str, value: Any) -> msgspec.Struct:
    """The knob ``outer`` with one of its own knobs set."""
    held = getattr(variant.rules, outer)
    if held is None and outer == "stations":
        raise Refused("The map has no stations. Give the players some first.")
    if not isinstance(held, msgspec.Struct) or inner not in held.__struct_fields__:
        raise Refused(f"The rules have no knob {outer}.{inner}. Choose {outer}, or one that is offered.")
    return changed(held, **{inner: fitting(type(held), inner, value)})


def _hold_decks(variant: Variant, knob: str, made: Any) -> None:
    """Decks that a new value names must be there."""
    if knob in ("start_tickets", "start_tickets.deal"):
        hold_known(variant.decks, made.deal, "deck")
    elif knob in ("draw_tickets", "draw_tickets.deck"):
        hold_known(variant.decks, [made.deck], "deck")
