"""A hash of everything that play depends on: network, tickets, cards and rules; not names, positions or pictures."""

import hashlib

import msgspec

from mapforge.model import Variant


def play_hash(variant: Variant) -> str:
    """The hash, 16 hexadecimal digits: equal for maps on which the same records are the same games."""
    content = (
        [(city.id, city.kind) for city in variant.cities],
        [(country.id, country.spots) for country in variant.countries],
        [(route.id, sorted(route.ends), route.whole_tracks) for route in variant.routes],
        [(deck.id, [(one.id, one.start, one.to, one.copies) for one in deck.tickets]) for deck in variant.decks],
        sorted((color.id, color.cards) for color in variant.card_colors),
        variant.rules,
    )
    return hashlib.blake2b(msgspec.json.encode(content), digest_size=8).hexdigest()
