"""The words for the network of cities and routes."""

from mapforge.checks.entry import Entry

NETWORK: dict[str, Entry] = {}
"""What is said of the network."""
