"""A small map without fault, for what is tested by changing one thing."""

import json
from functools import cache

from mapforge.files import codec
from mapforge.model import Variant
from tests.conftest import DATA


@cache
def small() -> Variant:
    """The map ``mini``: seven places, a double, a tunnel and a ferry, two decks."""
    return codec.decode(json.loads((DATA / "mini" / "variant.json").read_bytes()))
