"""Chance that is the same everywhere: a 32-bit multiply-with-carry generator, and hashes that order cards.

No number here needs more than 63 bits, so that Python and compiled code count alike.
"""

from typing import Final

from mapforge.engine.records import Pad

TRAIN_CARDS: Final = 1
TICKETS: Final = 2
BOTS: Final = 16


def following(stream: int) -> int:
    """The stream's next state; its low 32 bits are the number drawn."""
    return 2111110629 * (stream & 0xFFFFFFFF) + (stream >> 32)


def below(stream: int, limit: int) -> int:
    """The number drawn, brought into 0 to limit - 1."""
    return ((stream & 0xFFFFFFFF) * limit) >> 32


def mixed(word: int) -> int:
    """A hash of 32 bits."""
    word = word & 0xFFFFFFFF
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return word ^ (word >> 16)


def salt(seed: int, stream: int) -> int:
    """A hash of 32 bits of a seed and a stream's number."""
    return mixed(mixed(seed) + (seed >> 32) + 7919 * stream)


def hashed(seed: int, stream: int, key: int) -> int:
    """A hash of 32 bits of a seed, a stream's number and a key."""
    return mixed(salt(seed, stream) ^ key)


def first(seed: int, stream: int) -> int:
    """The first state of a stream."""
    return ((1 + hashed(seed, stream, 1) % 2111110000) << 32) | hashed(seed, stream, 2)


def insert_in_order(numbers: list[int], number: int, place: int) -> None:
    """Put a number among those before a place, which are sorted upwards."""
    while place > 0 and numbers[place - 1] > number:
        numbers[place] = numbers[place - 1]
        place -= 1
    numbers[place] = number


def order_by_hash(pad: Pad, seed: int, stream: int, keys: list[int], start: int, end: int) -> None:
    """Leave in ``pad.order`` the numbers start to end - 1 in the order of their keys' hashes, each as hash and number.

    The number is in the low 20 bits. A card more or less leaves the others in their order. Hashes are spread evenly, so
    that each is put near its place at once.
    """
    salted = salt(seed, stream)
    count = end - start
    for place in range(count + 1):
        pad.heap_first[place] = 0
    for index in range(start, end):
        hash_of_key = mixed(salted ^ keys[index])
        pad.hashes[index - start] = (hash_of_key << 20) | index
        pad.heap_first[((hash_of_key * count) >> 32) + 1] += 1
    for place in range(count):
        pad.heap_first[place + 1] += pad.heap_first[place]
    for index in range(count):
        heap = ((pad.hashes[index] >> 20) * count) >> 32
        pad.order[pad.heap_first[heap]] = pad.hashes[index]
        pad.heap_first[heap] += 1
    for place in range(1, count):
        insert_in_order(pad.order, pad.order[place], place)
