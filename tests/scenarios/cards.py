"""Cards as text: ``red×2 loco blue``, in order."""

from collections import Counter


def read(text: str) -> list[str]:
    """The cards in the order written; ``×3`` stands for three in a row."""
    cards: list[str] = []
    for word in text.replace("+", " ").split():
        color, _, count = word.partition("×")
        cards += [color] * int(count or 1)
    return cards


def counted(text: str) -> Counter[str]:
    """How many of each."""
    return Counter(read(text))


def write(cards: Counter[str]) -> str:
    """``red×2 loco×1``, by name."""
    return " ".join(f"{color}×{count}" for color, count in sorted(cards.items()) if count)
