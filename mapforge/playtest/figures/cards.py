"""Train cards by color: spent, waited for, left over."""

from collections.abc import Iterator

from mapforge.playtest.figures.plain import Plain, quotient
from mapforge.playtest.tally import Tally


def colors(tally: Tally) -> Iterator[Plain]:
    """Each color of the cards, the locomotive last."""
    variant = tally.plan.variant
    spent, claims, waited, taken, left = (
        tally.numbers(f"color_{name}") for name in ("spent", "claims", "waited", "taken", "left")
    )
    cards = {color.id: color.cards for color in variant.card_colors}
    spaces: dict[str, int] = {}
    for route in variant.routes:
        for track in route.whole_tracks:
            if track.color is not None:
                spaces[track.color] = spaces.get(track.color, 0) + (track.length or 0)
    for number, color in enumerate(tally.plan.colors):
        yield {
            "color": color,
            "cards": cards.get(color, variant.rules.locomotives),
            "spaces": spaces.get(color, 0),
            "spent": spent[number],
            "claims": claims[number],
            "waited": waited[number],
            "wait": quotient(waited[number], claims[number]),
            "taken_open": taken[number],
            "left": left[number],
        }
