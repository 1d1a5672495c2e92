"""``mapforge playtest --scheduler ADDRESS``: the cluster that plays."""

import argparse
import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mapforge.playtest.cluster import Cluster


def connected(arguments: argparse.Namespace) -> "contextlib.AbstractContextManager[Cluster | None]":
    """The cluster asked for, as a context; None where this machine is to play alone.

    ClusterFault where it cannot be used; ValueError for bots of one's own, which only this machine has.
    """
    if arguments.scheduler is None:
        return contextlib.nullcontext()
    from mapforge.playtest.cluster import Cluster

    if arguments.bot or "mcts" in (arguments.bots or ""):
        raise ValueError("own bots and mcts play on this machine only: leave out --scheduler")
    return Cluster(arguments.scheduler)
