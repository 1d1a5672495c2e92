"""Scenarios: a position, what is played, what must come of it; one file for each part of the rules (see README.md).

- ``index.toml``: every rule by a short name. ``rules/``: the scenarios. ``maps/``: maps made for them.
- ``written``: a scenario as it stands in its file. ``cards``: cards as text. ``setting``: its position in full.
- ``run``: play one and hold what comes of it against what it expects. ``on_both``: on the engine and the oracle.
"""
