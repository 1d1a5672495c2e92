"""Damage by chance to what is played is found; what has nothing to do with a code never raises it.

A sample; ``python -m tests.damage played`` makes 200 of each.
"""

import pytest

from mapforge.checks.catalogue import FAMILIES
from tests.damage.played import KINDS, found, raised
from tests.damage.tools import Damage

SAMPLE = 4


@pytest.mark.parametrize("damage", KINDS, ids=lambda damage: damage.code)
def test_damage_is_found_and_other_changes_raise_nothing(damage: Damage) -> None:
    """All of a few damages, and nothing for a few other changes."""
    assert found(damage, SAMPLE) == SAMPLE
    assert raised(damage.code, SAMPLE) == 0


def test_each_code_has_a_kind_of_damage() -> None:
    """No code of what is played is left untried."""
    played = {code for family in ("network", "tickets", "rules", "data") for code in FAMILIES[family]}
    assert {damage.code for damage in KINDS} == played
    assert len(KINDS) == len(played)
