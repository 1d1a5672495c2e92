"""The document of a playtest: what was played, the figures of each table, and apart what depends on the run."""

from collections.abc import Sequence

import mapforge
from mapforge.engine.play_hash import play_hash
from mapforge.model import Variant
from mapforge.network import graph
from mapforge.playtest.figures.plain import Plain
from mapforge.playtest.figures.table import table
from mapforge.playtest.tally import Tally

FORMAT = "mapforge-playtest"
FORMAT_VERSION = 1


def document(
    variant: Variant,
    tallies: Sequence[Tally],
    *,
    bots: Sequence[str],
    seed: int,
    games: int,
    preset: str | None,
    finished: bool,
    run: Plain,
) -> Plain:
    """All of it as plain values; but for ``run`` it depends on map, bots, seed and games alone."""
    network = graph.graph(variant)
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "program": {"name": "mapforge", "version": mapforge.__version__},
        "map": {
            "id": variant.id,
            "name": variant.title,
            "version": variant.version,
            "play_hash": play_hash(variant),
            "house_rules": bool(variant.marks or variant.rules_text),
        },
        "bots": list(bots),
        "seed": seed,
        "preset": preset,
        "games_asked": games,
        "finished": finished,
        "tables": [table(tally, network) for tally in tallies],
        "run": run,
    }
