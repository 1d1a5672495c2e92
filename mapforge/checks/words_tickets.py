"""The words for tickets against the network and the rules."""

from mapforge.checks.entry import Entry

TICKETS: dict[str, Entry] = {}
"""What is said of tickets."""
