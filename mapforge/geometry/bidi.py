"""The order in which text of both directions stands on a line: the Unicode bidirectional algorithm (UAX 9) for a name.

Rules P2, P3, W2 to W7, N0 to N2, I1, I2 and L2. Explicit embeddings and isolates (rules X) are not done.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import groupby

_RIGHT = ("R", "AL")
_BRACKETS = {"(": ")", "[": "]", "{": "}"}


def is_number(char: str) -> bool:
    """Whether a character is a digit, of the western or the Arabic kind."""
    return unicodedata.bidirectional(char) in ("EN", "AN")


def levels(chars: Sequence[str]) -> list[int]:
    """The level of each character: those of even levels run from left to right, those of odd ones right to left.

    The first letter directs the paragraph.
    """
    classes = [unicodedata.bidirectional(char) for char in chars]
    if not any(kind in ("R", "AL", "AN") for kind in classes):
        return [0] * len(classes)
    base = "R" if next((kind for kind in classes if kind in ("L", *_RIGHT)), "L") in _RIGHT else "L"
    kinds = _numbers(classes, base)
    for first, end in _pairs(chars, kinds):
        side = _bracket_side(kinds[first + 1 : end], kinds[:first], base)
        kinds[first], kinds[end] = side, side
    deeper = {"L": 0, "R": 1, "EN": 2, "AN": 2} if base == "L" else {"L": 2, "R": 1, "EN": 2, "AN": 2}
    return [deeper[side] for side in _neutrals(kinds, base)]


def order(line: Sequence[int]) -> list[int]:
    """The places in a line of levels, from left to right (rule L2)."""
    places = list(range(len(line)))
    for level in range(max(line, default=0), 0, -1):
        for first, end in _stretches([line[place] >= level for place in places], (True,)):
            places[first:end] = places[first:end][::-1]
    return places


def _numbers(classes: Sequence[str], base: str) -> list[str]:
    """Classes with numbers resolved (W2 to W7): L, R, EN and AN, and ON for all that takes its neighbours' side."""
    kinds = _arabic_numbers(classes)
    for at in range(1, len(kinds) - 1):
        around = {kinds[at - 1], kinds[at + 1]}
        if around == {"EN"} and kinds[at] in ("ES", "CS"):
            kinds[at] = "EN"
        elif around == {"AN"} and kinds[at] == "CS":
            kinds[at] = "AN"
    for first, end in _stretches(kinds, ("ET",)):
        if "EN" in (*kinds[max(first - 1, 0) : first], *kinds[end : end + 1]):
            kinds[first:end] = ["EN"] * (end - first)
    strong = base
    for at, kind in enumerate(kinds):
        if kind in ("L", "R"):
            strong = kind
        elif kind == "EN":
            kinds[at] = "L" if strong == "L" else "EN"
        elif kind != "AN":
            kinds[at] = "ON"
    return kinds


def _arabic_numbers(classes: Sequence[str]) -> list[str]:
    """European numbers after an Arabic letter become Arabic ones (W2), Arabic letters R (W3)."""
    kinds: list[str] = []
    strong = ""
    for kind in classes:
        if kind in ("L", *_RIGHT):
            strong = kind
        kinds.append("AN" if kind == "EN" and strong == "AL" else "R" if kind == "AL" else kind)
    return kinds


def _pairs(chars: Sequence[str], kinds: Sequence[str]) -> list[tuple[int, int]]:
    """Places of brackets that belong together, by the opening one."""
    found: list[tuple[int, int]] = []
    opened: list[tuple[int, str]] = []
    for at, (char, kind) in enumerate(zip(chars, kinds, strict=True)):
        if kind == "ON" and char in _BRACKETS:
            opened.append((at, _BRACKETS[char]))
        elif kind == "ON" and any(char == closing for _, closing in opened):
            while opened[-1][1] != char:
                opened.pop()
            found.append((opened.pop()[0], at))
    return sorted(found)


def _bracket_side(inside: Sequence[str], before: Sequence[str], base: str) -> str:
    """The side of a pair of brackets (N0): the paragraph's, unless all in it and what is before it are of the other."""
    sides = {_side(kind) for kind in inside if kind != "ON"}
    if not sides:
        return "ON"
    known = next((_side(kind) for kind in reversed(before) if kind != "ON"), base)
    return base if base in sides or known == base else known


def _side(kind: str) -> str:
    return "L" if kind == "L" else "R"


def _neutrals(kinds: list[str], base: str) -> list[str]:
    """Neutrals take the side of what is around them where both sides agree (N1), else the paragraph's (N2)."""
    sides = list(kinds)
    for first, end in _stretches(kinds, ("ON",)):
        before = kinds[first - 1] if first else base
        after = kinds[end] if end < len(kinds) else base
        sides[first:end] = [_side(before) if _side(before) == _side(after) else base] * (end - first)
    return sides


def _stretches(kinds: Sequence[str | bool], wanted: tuple[str | bool, ...]) -> Iterator[tuple[int, int]]:
    """Where classes of one sort stand together: first place, and the place after the last."""
    at = 0
    for is_wanted, group in groupby(list(kinds), lambda kind: kind in wanted):
        end = at + len(list(group))
        if is_wanted:
            yield at, end
        at = end
