"""Moves as text, and cards as text."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.oracle.board import LOCO, Cards


@dataclass(frozen=True)
class Asked:
    """A move taken apart: what kind, about which track, city, color or tickets, and paid with what."""

    kind: str
    about: str = ""
    cards: Cards = field(default_factory=Counter)
    tickets: tuple[str, ...] = ()


def write_cards(cards: Cards) -> str:
    """``red×2+loco×1``: the color first, locomotives last."""
    colors = sorted(color for color, count in cards.items() if count and color != LOCO)
    return "+".join(f"{color}×{cards[color]}" for color in [*colors, *([LOCO] if cards[LOCO] else [])])


def read_cards(text: str) -> Cards:
    """The cards of a payment written as above."""
    parts = (part.split("×") for part in text.split("+") if part)
    return Counter({color: int(count) for color, count in parts})


def write_tickets(tickets: Iterable[str]) -> str:
    """Ticket ids in order, a second copy named twice."""
    return ",".join(sorted(tickets))


def read(text: str) -> Asked:
    """A move's text taken apart."""
    kind, _, rest = text.partition(":")
    if kind == "pay":
        return Asked(kind, cards=read_cards(rest))
    if kind in ("claim", "station"):
        about, _, payment = rest.partition(" ")
        return Asked(kind, about, read_cards(payment))
    if kind == "keep":
        return Asked(kind, tickets=tuple(ticket for ticket in rest.split(",") if ticket))
    return Asked(kind, rest)
