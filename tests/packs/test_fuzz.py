"""Packs mutated at random are read or refused in words; the long run is ``python -m tests.fuzz_packs``."""

from tests import fuzz_packs


def test_no_mutated_pack_gets_out() -> None:
    """A fixed sample: many are refused for many reasons, some are read, none does anything else."""
    results = fuzz_packs.run(2_000, seed=7)
    assert sum(results.values()) == 2_000
    assert results["read"] > 20
    assert len(results) > 40
