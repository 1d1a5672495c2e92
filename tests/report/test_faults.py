"""What was damaged is named among the first three findings, and published maps raise no alarm.

On games played before, at a seed that the baselines know nothing of; ``python -m tests.report.faults`` plays them anew.
"""

import pytest

from mapforge.report import baselines
from mapforge.report.measuring import MAPS, shipped
from tests.report import faults
from tests.report.damaged import DAMAGES, Damage


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.name)
def test_a_fault_is_among_the_first_three_findings(damage: Damage) -> None:
    """In 2,000 games at the table where it hurts; with what to try."""
    variant = damage.done(shipped("usa"))
    told = faults.found(faults.kept(damage.name.replace(" ", "-")), variant)
    assert faults.names(damage, told), [one.text for one in told[:3]]
    assert all(one.hint for one in told)


@pytest.mark.parametrize("name", faults.PUBLISHED)
def test_a_published_map_raises_no_alarm(name: str) -> None:
    """In 2,000 games at each of its tables no seat is unfair and no row stands out."""
    assert faults.found(faults.kept(name), shipped(name)) == []


def test_the_baselines_are_of_these_maps_and_these_bots() -> None:
    """Each shipped map by its play hash at each table it allows; the first deal of each still goes as it went then."""
    from mapforge.engine.play_hash import play_hash

    base = baselines.shipped()
    for name in MAPS:
        variant = shipped(name)
        found = base.maps[play_hash(variant)]
        fewest, most = variant.rules.players
        assert (found.id, sorted(map(int, found.tables))) == (name, list(range(fewest, most + 1)))
        first = found.tables[str(fewest)]
        again = "python -m mapforge.report.measuring plays the baselines again"
        assert baselines.first_deal(variant, base.bots, fewest, base.seed) == first.trace, again
