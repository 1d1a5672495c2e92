"""Scenarios: a position, what is played, what must come of it; one file for each part of the rules (see README.md).

- ``index.toml``: every rule by a short name. ``rules/``: the scenarios. ``maps/``: maps made for them.
- ``written``: a scenario as it stands in its file. ``cards``: cards as text. ``setting``: its position in full.
- ``facts``: a state in words that a scenario may expect. ``run``: play one on the engine and on the oracle.
"""
