"""Whether reports name what was damaged and leave published maps alone: ``python -m tests.report.faults [SEED]``.

Plays 2,000 games at each table of the five maps damaged on purpose and of USA, Europe and Switzerland, from a seed that
the baselines were not played from, prints what each report says first, and ends with 1 where a fault is not among the
first three findings or a published map has any. ``--keep`` leaves the documents in ``tests/data/playtests``, where the
suite reads them: the damaged maps at one table each, so that they stay small.
"""

import lzma
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from mapforge.model import Variant
from mapforge.playtest.figures.document import document
from mapforge.playtest.session import Asked, Session
from mapforge.report import baselines
from mapforge.report.document import Playtest, read
from mapforge.report.findings import Finding, findings
from mapforge.report.judging import judge
from mapforge.report.measuring import BOTS, shipped
from tests.report.damaged import DAMAGES, Damage

PUBLISHED = ("usa", "europe", "switzerland")
KEPT = Path(__file__).parent.parent / "data" / "playtests"
GAMES, SEED = 2000, 900_001


def found(playtest: Playtest, variant: Variant) -> list[Finding]:
    """The findings of a report, beside the baselines in the package."""
    return findings(playtest, judge(playtest, variant, baselines.shipped()), variant)


def names(damage: Damage, told: list[Finding]) -> bool:
    """Whether the fault is among the first three findings."""
    return any(one.kind in damage.kinds and one.subject == damage.subject for one in told[:3])


def kept(name: str) -> Playtest:
    """A document of the suite's."""
    return read(msgspec.json.decode(lzma.decompress((KEPT / f"{name}.json.xz").read_bytes())))


def maps() -> Iterator[tuple[str, Variant, Damage | None]]:
    """All eight, with what was done to them."""
    for name in PUBLISHED:
        yield name, shipped(name), None
    for damage in DAMAGES:
        yield damage.name.replace(" ", "-"), damage.done(shipped("usa")), damage


def main(arguments: list[str]) -> int:
    """Play, print; the exit status."""
    seed = int(next((word for word in arguments if word.isdecimal()), SEED))
    missed = 0
    for name, variant, damage in maps():
        fewest, most = variant.rules.players
        sizes = tuple(range(fewest, most + 1)) if damage is None or "--keep" not in arguments else (damage.players,)
        asked = Asked(BOTS, sizes, GAMES, seed, None, 2)
        played = Session(variant, asked).play(lambda _: None)
        plain = document(variant, played.tallies, bots=BOTS, seed=seed, games=GAMES, preset=None, finished=True, run={})
        told = found(read(plain), variant)
        right = names(damage, told) if damage else not told
        missed += not right
        say(f"{'ok ' if right else 'NOT'} {name}: {len(told)} findings")
        for one in told[:3]:
            say(f"      {one.weight:5.2f} {one.text}")
        if "--keep" in arguments:
            KEPT.mkdir(exist_ok=True)
            (KEPT / f"{name}.json.xz").write_bytes(lzma.compress(msgspec.json.encode(plain), preset=9))
    return int(missed > 0)


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)  # noqa: T201 - this is a command


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
