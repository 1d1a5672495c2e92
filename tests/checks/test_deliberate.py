"""Deliberate damage to published maps raises exactly what it must: each error and warning that follows, no other."""

import pytest

from tests.conftest import SHIPPED
from tests.damage import deliberate_drawn, deliberate_played
from tests.damage.deliberate import Deliberate, base, raised

DAMAGES = (*deliberate_played.DAMAGES, *deliberate_drawn.DAMAGES)


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.name)
def test_exactly_these_codes(damage: Deliberate) -> None:
    """Errors and warnings; what is only worth a look is not told."""
    assert raised(damage.make()) == set(damage.codes.split())


@pytest.mark.parametrize("name", SHIPPED)
def test_an_undamaged_map_raises_none(name: str) -> None:
    """Not one warning: what is known of a published map is accepted in it."""
    assert raised(base(name)) == set()


def test_they_are_different() -> None:
    """No damage is listed twice, and each raises something."""
    assert len({damage.name for damage in DAMAGES}) == len(DAMAGES) >= 80
    assert all(damage.codes for damage in DAMAGES)
