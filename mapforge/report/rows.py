"""The rows of the report's tables: figures as they are printed, and the values they are sorted by."""

import shlex
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from mapforge.model import Variant
from mapforge.network.demand import loads
from mapforge.network.graph import graph
from mapforge.playtest.dead_ends import WORDS, command
from mapforge.playtest.intervals import Z
from mapforge.report.baselines import Baselines, means
from mapforge.report.document import Figure, Playtest, Table
from mapforge.report.judging import TableVerdict
from mapforge.report.measures import residuals
from mapforge.report.names import Names
from mapforge.report.text import USUAL

NOTHING = "–"  # noqa: RUF001 - a dash as it is printed


class TicketLine(NamedTuple):
    """A ticket as it is printed."""

    name: str
    points: int
    turns: str
    held: int
    finished: Figure
    beside: str
    beside_value: str
    sure: bool
    lift: str
    lift_value: str


class RouteLine(NamedTuple):
    """A route as it is printed."""

    name: str
    length: int
    tracks: int
    claimed: Figure
    when: str
    winner: str
    load: str


class CourseLine(NamedTuple):
    """A figure of how games go, beside the quoted maps' values."""

    name: str
    own: str
    others: tuple[str, ...]


class HealthLine(NamedTuple):
    """Something that should be rare."""

    name: str
    players: int
    games: int
    rate: float
    command: str


def pc(share: float | None, digits: int = 0) -> str:
    """A share in percent, without the sign."""
    return NOTHING if share is None else f"{100 * share:.{digits}f}"


def fixed(value: float | None, digits: int = 0) -> str:
    """A number with so many digits."""
    return NOTHING if value is None else f"{value:.{digits}f}"


def signed(value: float | None, digits: int = 1) -> str:
    """A difference with its sign; none before nothing."""
    if value is None:
        return NOTHING
    text = f"{value:+.{digits}f}"
    return text.lstrip("+-") if not float(text) else text.replace("-", "−")  # noqa: RUF001 - printed so


def tickets(table: Table, names: Names) -> Iterator[TicketLine]:
    """The tickets of a table, the least finished first."""
    beside = residuals(table)
    for row in sorted(
        table.tickets, key=lambda row: (row.completed.mean is None, row.completed.mean or 0.0, row.ticket)
    ):
        found, lift = beside.get(row.ticket), row.lift.value
        yield TicketLine(
            names.ticket(row.ticket),
            row.points,
            NOTHING if row.turns is None else str(row.turns),
            row.completed.y,
            row.completed,
            signed(found.shrunk) if found else NOTHING,
            f"{found.shrunk:.3f}" if found else "",
            bool(found and found.sure),
            NOTHING if lift is None else f"{signed(100 * lift, 0)}",
            "" if lift is None else f"{lift:.4f}",
        )


def routes(table: Table, variant: Variant, names: Names) -> Iterator[RouteLine]:
    """The routes of a table, the most claimed first."""
    net = graph(variant)
    load = {route.id: cards for route, cards in zip(net.routes, loads(net, variant.tickets), strict=True)}
    for row in sorted(table.routes, key=lambda row: (-(row.claimed.mean or 0.0), row.route)):
        winner = pc(row.winners_share) + " %" if row.winners_share is not None and row.claims else NOTHING
        yield RouteLine(
            names.route(row.route),
            row.length,
            row.tracks,
            row.claimed,
            NOTHING if row.median is None else pc(row.median) + " %",
            winner,
            f"{load.get(row.route, 0.0):.1f}",
        )


_COURSE: Mapping[str, tuple[str, bool]] = {
    "turns": ("turns a player", False),
    "winning_points": ("points of the winner", False),
    "margin": ("points between winner and second", False),
    "completed": ("tickets finished", True),
    "lead_changes": ("changes of the lead", False),
    "last_change": ("how late the lead changes last", True),
    "leader_wins": ("leader at three quarters wins", True),
    "deficit": ("most points the winner was behind", False),
    "style_distance": ("distance of styles from equal", True),
}


def course(table: Table, base: Baselines) -> Iterator[CourseLine]:
    """How games go at a table, beside the quoted maps."""
    own, others = means(table), list(base.quoted(table.players).values())
    for key, (words, share) in _COURSE.items():
        if key in own:
            values = [own[key], *(one.means.get(key) for one in others)]
            told = [NOTHING if v is None else f"{pc(v)} %" if share else fixed(v, 1) for v in values]
            yield CourseLine(words, told[0], tuple(told[1:]))


def health(playtest: Playtest, target: str) -> Iterator[HealthLine]:
    """What happened that should be rare, with what plays the first such deal again."""
    for table in playtest.tables:
        for name, event in table.health.items():
            if event.count and name not in USUAL:
                first = event.first
                again = command(target, table.players, playtest.bots, first.seed) if first else ""
                words = WORDS.get(name, name.replace("_", " "))
                yield HealthLine(words, table.players, event.games, event.per_10000, again)


def usual(playtest: Playtest) -> Iterator[str]:
    """Other corners of the rules that were met: in how many games, by players."""
    for name in sorted(USUAL & WORDS.keys()):
        met = [
            f"{pc(event.games / table.games)} % at {table.players}"
            for table in playtest.tables
            if (event := table.health.get(name)) is not None and event.count and table.games
        ]
        if met:
            yield f"{WORDS[name]}: {', '.join(met)}"


def again(playtest: Playtest, target: str, players: int | str, seed: int, games: int) -> str:
    """The command line that plays such games again."""
    bots = ",".join(playtest.bots)
    return f"mapforge playtest {shlex.quote(target)} --players {players} --games {games} --bots {bots} --seed {seed}"


def trend(table: TableVerdict) -> str:
    """The tests along the seats and apart, in a sentence."""
    tests = table.tests
    if tests.trend.error is None:
        return ""
    way = "fall" if tests.trend.mean >= 0 else "rise"
    off, half = 100 * abs(tests.trend.mean), 100 * Z * tests.trend.error
    return (
        f"From one seat to the next wins {way} by {off:.1f} points [{signed(off - half)}, {signed(off + half)}]; "
        f"p = {tests.trend_chance:.2g} for no trend, {tests.omnibus_chance:.2g} for all seats alike."
    )
