"""An engine's position as the oracle's state."""

from collections import Counter

from mapforge.engine import Position
from tests.conformance.facts import OWN_PHASES
from tests.oracle.board import LOCO, Cards, Map, tidy
from tests.oracle.state import Laid, State


def cards(counted: dict[str, int]) -> Cards:
    """Cards by the oracle's names."""
    return tidy(Counter({LOCO if color == "locomotive" else color: count for color, count in counted.items()}))


def state_of(board: Map, position: Position) -> State:
    """The oracle's state of this position, tickets of a deck one by one in their order."""
    starting, laid = position.phase == "start-tickets", None  # then everybody chooses, be it among no tickets
    if position.tunnel is not None:
        paid, turned = cards(dict(position.tunnel.laid)), cards(Counter(position.tunnel.turned))
        color = next((color for color in paid if color != LOCO), None)
        extra = turned[LOCO] + (turned[color] if color is not None else 0)
        laid = Laid(position.tunnel.track, paid, turned, color, extra)
    return State(
        map=board,
        hands=[cards(dict(hand)) for hand in position.hands],
        row=cards(Counter(position.row)),
        deck=cards(Counter(position.deck)),
        discards=cards(dict(position.discards)),
        ticket_decks={
            deck: [Counter([name]) for name in names] for deck, names in (position.ticket_decks or {}).items()
        },
        tickets=[Counter(held) for held in position.tickets],
        trains=list(position.trains or ()),
        points=list(position.scores or ()),
        offers={seat: Counter(offer) for seat, offer in enumerate(position.offers) if offer or starting},
        chosen={seat: Counter(kept) for seat, kept in enumerate(position.choices) if kept is not None},
        owners=dict(position.tracks),
        stations=dict(position.stations),
        turn=position.turn,
        phase=OWN_PHASES.get(position.phase, position.phase),
        laid=laid,
        passes=position.passes,
        turns_left=position.last_round,
        dead_end=position.dead_end,
    )
