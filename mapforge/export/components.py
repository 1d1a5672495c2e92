"""What must lie on the table to play a map."""

from mapforge.model import LOCOMOTIVE, Variant
from mapforge.packs.manifest import Components


def components(variant: Variant) -> Components:
    """Pieces for each player and cards of each kind, from the map's colors, decks and rules."""
    rules = variant.rules
    cards = {color.id: color.cards for color in variant.card_colors} | {LOCOMOTIVE: rules.locomotives}
    return Components(
        players=rules.players,
        trains=rules.trains,
        train_cards=cards,
        tickets={deck.id: deck.size for deck in variant.decks},
        stations=rules.stations.count if rules.stations is not None else 0,
    )
