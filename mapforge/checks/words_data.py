"""The words for what a map states of itself."""

from mapforge.checks.entry import Entry

DATA: dict[str, Entry] = {
    "expect-count": Entry(
        "error",
        "The map states {wanted} {what}, but has {found}. Correct the map, or the count in expect.",
        "The count is there to catch exactly this.",
    ),
}
"""What is said of a map held to its numbers."""
