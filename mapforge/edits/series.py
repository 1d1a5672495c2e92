"""Several edits as one: what a command does to everything that is selected, in one step."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mapforge.model import Variant

Step = tuple[Callable[..., Variant], Mapping[str, Any]]
"""An edit and its arguments beside the variant."""


def in_turn(variant: Variant, *, steps: Sequence[Step]) -> Variant:
    """Each edit done to what the one before it made. Refused as a whole where one of them is."""
    for edit, arguments in steps:
        variant = edit(variant, **arguments)
    return variant
