"""Damage by chance to what is drawn is found; what has nothing to do with a code never raises it.

A sample; ``python -m tests.damage drawn`` makes 200 of each.
"""

import pytest

from mapforge.checks.catalogue import FAMILIES
from tests.damage.drawn import found, raised
from tests.damage.kinds_drawn import KINDS
from tests.damage.tools import Damage

SAMPLE = 4


@pytest.mark.parametrize("damage", KINDS, ids=lambda damage: damage.code)
def test_damage_is_found_and_other_changes_raise_nothing(damage: Damage) -> None:
    """All of a few damages, and nothing for a few other changes."""
    assert found(damage, SAMPLE) == SAMPLE
    assert raised(damage.code, SAMPLE + 1) == 0


def test_each_code_has_a_kind_of_damage() -> None:
    """No code of what is drawn is left untried."""
    assert [damage.code for damage in KINDS] == list(dict.fromkeys(damage.code for damage in KINDS))
    assert {damage.code for damage in KINDS} == set(FAMILIES["geometry"])
