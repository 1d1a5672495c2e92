"""Random: any legal move, each with equal chance."""

from mapforge.engine.core.bots import at_random
from mapforge.engine.records import Hand, Map, Memory, Pad, Table


def play_random(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The random bot's move."""
    return at_random(m, t, hand, memory, pad)
