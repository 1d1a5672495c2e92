"""A move as people write it: ``claim:boston--new-york/2 red×1+loco×1``.

The forms: ``draw:blind``, ``draw:red``, ``draw:loco``; ``claim:TRACK PAYMENT``; ``pay:PAYMENT`` or ``decline`` after a
tunnel's turned cards; ``tickets``, then ``keep:ID,ID``; ``station:CITY PAYMENT``; ``pass``. A track is its route's id
and its number; a payment one color and locomotives, parts of zero left out. ``x`` and ``*`` do for ``×``.
"""

import re
from typing import Final, Literal

from msgspec import Struct

from mapforge.model import LOCOMOTIVE

Kind = Literal["draw", "claim", "pay", "decline", "tickets", "keep", "station", "pass"]
BLIND: Final = "blind"
LOCO: Final = "loco"
_PART = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*?)\s*[×x*]\s*([0-9]{1,3})\Z")
_FORMS: Final = (
    "draw:blind, draw:COLOR, claim:TRACK PAYMENT, pay:PAYMENT, decline, tickets, keep:ID,ID, station:CITY PAYMENT, pass"
)


class Move(Struct, frozen=True):
    """What a player does, without what chance adds.

    ``target`` is ``blind`` or an open card's color, a track, or a city; ``color``, ``cards`` and ``locomotives`` are
    the payment; ``tickets`` those kept, sorted.

    >>> str(Move.parse("claim:boston--new-york/2 red*1 + loco*1"))
    'claim:boston--new-york/2 red×1+loco×1'
    """

    kind: Kind
    target: str = ""
    color: str | None = None
    cards: int = 0
    locomotives: int = 0
    tickets: tuple[str, ...] = ()

    def __str__(self) -> str:
        if self.kind == "keep":
            return "keep:" + ",".join(self.tickets)
        target = LOCO if self.kind == "draw" and self.target == LOCOMOTIVE else self.target
        about = " ".join(part for part in (target, self.payment) if part)
        return f"{self.kind}:{about}" if about else self.kind

    @property
    def payment(self) -> str:
        """The cards paid, in words."""
        return payment_text(self.color, self.cards, self.locomotives)

    @classmethod
    def parse(cls, text: str) -> "Move":
        """The move that a text says; ValueError with the forms there are."""
        head, colon, rest = text.strip().partition(":")
        kind, rest = head.strip(), rest.strip()
        if kind in ("decline", "tickets", "pass") and not colon:
            return cls(kind)  # type: ignore[arg-type]
        if kind == "keep" and colon:
            return cls("keep", tickets=tuple(sorted(part.strip() for part in rest.split(",") if part.strip())))
        if kind == "draw" and rest:
            return cls("draw", LOCOMOTIVE if rest == LOCO else rest)
        if kind == "pay" and rest:
            return cls("pay", "", *parse_payment(rest))
        if kind in ("claim", "station") and rest:
            target, _, paid = rest.partition(" ")
            return cls(kind, target, *parse_payment(paid))  # type: ignore[arg-type]
        raise ValueError(f'"{text}" is no move; the forms are: {_FORMS}')


def payment_text(color: str | None, cards: int, locomotives: int) -> str:
    """A payment as it is written."""
    parts = [f"{color}×{cards}"] if cards else []
    if locomotives:
        parts.append(f"{LOCO}×{locomotives}")
    return "+".join(parts)


def parse_payment(text: str) -> tuple[str | None, int, int]:
    """Color, cards of it, locomotives; ValueError for what is no payment of one color."""
    color, cards, locomotives = None, 0, 0
    for part in filter(None, (part.strip() for part in text.split("+"))):
        found = _PART.match(part)
        if found is None:
            raise ValueError(f'"{part}" is no part of a payment; write red×2, loco×1 or red×2+loco×1')
        name, count = found.group(1), int(found.group(2))
        if name in (LOCO, LOCOMOTIVE):
            locomotives += count
        elif count and color not in (None, name):
            raise ValueError(f"a payment has cards of one color and locomotives, not {color} and {name}")
        elif count:
            color, cards = name, cards + count
    return color, cards, locomotives
