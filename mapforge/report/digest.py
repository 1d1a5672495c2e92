"""A digest of each family of figures of one table, in sentences for a terminal."""

import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from mapforge.playtest.intervals import discoveries, normal_tail
from mapforge.playtest.pricing import Residual

Plain = dict[str, Any]

WIDTH = 80
_HELD = "\N{NO-BREAK SPACE}"
SHOWN = 4
"""Rows named of a family, at either end."""
DEAD, HOT = 0.02, 0.9
"""A route claimed in fewer games is dead; one first claimed within the first quarter in more of them is hot."""
IGNORED = 0.5
"""A city that nobody reaches in more of the games is named."""
HOLDERS = 200
"""With fewer holders nothing is said of whether a ticket helps."""
FEWEST = 0.5
"""Points that a ticket brings beside others of its deck; fewer round to none."""


def paragraph(title: str, parts: Sequence[str]) -> Iterator[str]:
    """Sentences under a title in the margin."""
    margin = f"  {title:<9}"
    for part in parts:
        held = part.replace(" %", _HELD + "%")  # a figure and its sign stay together
        for line in textwrap.wrap(
            held, WIDTH, initial_indent=margin, subsequent_indent=" " * 13, break_on_hyphens=False
        ):
            yield line.replace(_HELD, " ")
        margin = " " * 11


def _fairness(table: Plain) -> Iterator[str]:
    found = table["fairness"]
    trend = found["trend"]
    if trend["se"] is None:
        return
    yield (
        f"a seat earlier wins {100 * trend['mean']:+.1f} points more ({_chance(trend['p'])}); "
        f"seats differ at all: {_chance(found['omnibus']['p'])}"
    )


def _styles(table: Plain) -> Iterator[str]:
    if len([bot for bot in table["bots"] if bot["wins"]["y"]]) > 1:
        yield f"bots win {100 * table['styles']['distance']:.1f} points more or less than an equal share on average"


def _pace(table: Plain) -> Iterator[str]:
    pace, seats = table["pace"], table["games"] * table["players"]
    yield f"{pace['turns']['mean']:.1f} turns a player (±{pace['spread']:.1f} from game to game)"
    words = {
        "draw_blind": "blind draws",
        "draw_open": "open draws",
        "claim": "claims",
        "draw_tickets": "ticket draws",
        "station": "stations",
        "tunnel_declined": "tunnels given up",
        "pass": "passes",
    }
    done = [f"{pace['actions'][name] / seats:.1f} {word}" for name, word in words.items() if pace["actions"][name]]
    yield f"a player has {', '.join(done)}"
    if pace["double_routes"]:
        arc, ends = pace["arc"], []
        for number, share in enumerate(arc):
            if number and number % 10 == 0:
                ends.append(f"{percent(share)} after {number} rounds")
        yield f"double routes still open: {', '.join(ends[:6])}" if ends else ""


def _tension(table: Plain) -> Iterator[str]:
    found = table["tension"]
    yield (
        f"winners have {found['winning_points']['mean']:.1f} points, {found['margin']['mean']:.1f} more than the next"
    )
    yield (
        f"the lead changes {found['lead_changes']['mean']:.1f} times, for the last time after "
        f"{percent(found['last_change']['mean'])} of the game"
    )
    if found["leader_wins"]["y"]:
        yield (
            f"who leads at three quarters wins {percent(found['leader_wins']['mean'])}; the winner is behind for "
            f"{percent(found['behind']['mean'])} of the game, by {found['deficit']['mean']:.0f} points at the most"
        )


def _tickets(table: Plain) -> Iterator[str]:
    held = [row for row in table["tickets"] if row["completed"]["y"]]
    ordered = sorted(held, key=lambda row: (-row["completed"]["mean"], row["ticket"]))
    yield from _ends("completed", ordered, lambda row: f"{row['ticket']} {_bounds(row['completed'])}")
    if len(held) < len(table["tickets"]):
        unheld = [row["ticket"] for row in table["tickets"] if not row["completed"]["y"]]
        yield f"held by nobody: {_some(unheld)}"
    sure = _standing_out([row for row in held if row["lift"]["se"] and row["completed"]["y"] >= HOLDERS])
    sure.sort(key=lambda row: (-row["lift"]["value"], row["ticket"]))
    told = [(row["ticket"], 100 * row["lift"]["value"]) for row in sure]
    yield from _sides(told, "holders win oftener, by so many points", "holders win less often, by so many points")


def priced(found: Mapping[str, Residual]) -> Iterator[str]:
    """Tickets that surely bring more, or less, than others of their deck do for the turns they need."""
    sure = sorted(
        (-beside.shrunk, name) for name, beside in found.items() if beside.sure and abs(beside.shrunk) >= FEWEST
    )
    told = [(name, -less) for less, name in sure]
    yield from _sides(told, "bring more points than others for their turns", "bring fewer for theirs")


def _sides(ordered: Sequence[tuple[str, float]], more: str, fewer: str) -> Iterator[str]:
    """Names with their differences from the most on: those above 0, and from the other end those below."""
    helping = [f"{name} {off:+.0f}" for name, off in ordered if off > 0]
    harming = [f"{name} {off:+.0f}" for name, off in reversed(ordered) if off < 0]
    for words, names in ((more, helping), (fewer, harming)):
        if names:
            yield f"{words}: {_some(names)}"


def _standing_out(rows: Sequence[Plain]) -> list[Plain]:
    """Those whose holders surely win more or less often, when all rows are tested together."""
    chances = [2 * normal_tail(abs(row["lift"]["value"]) / row["lift"]["se"]) for row in rows]
    return [row for row, found in zip(rows, discoveries(chances), strict=True) if found]


def _routes(table: Plain) -> Iterator[str]:
    ordered = sorted(table["routes"], key=lambda row: (-row["claimed"]["mean"], row["route"]))
    yield from _ends("claimed", ordered, lambda row: f"{row['route']} {percent(row['claimed']['mean'])}")
    dead = [row["route"] for row in ordered if row["claimed"]["mean"] < DEAD]
    hot = [row["route"] for row in ordered if row["early"] > HOT * table["games"]]
    yield f"dead, claimed in under 2 % of games: {_some(dead)}" if dead else "no route is claimed in under 2 % of games"
    yield f"hot, gone within a quarter of the game in over 90 %: {_some(hot)}" if hot else ""


def _cities(table: Plain) -> Iterator[str]:
    ordered = sorted(table["cities"], key=lambda row: (-row["connected"]["mean"], row["city"]))
    yield from _ends("reached", ordered, lambda row: f"{row['city']} {percent(row['connected']['mean'])}")
    ignored = [row["city"] for row in ordered if row["ignored"] > IGNORED * table["games"]]
    yield f"reached by nobody in most games: {_some(ignored)}" if ignored else ""


def _colors(table: Plain) -> Iterator[str]:
    waited = [row for row in table["colors"] if row["claims"]]
    waited.sort(key=lambda row: (-row["wait"], row["color"]))
    if waited:
        longest, shortest = waited[0], waited[-1]
        yield (
            f"claims in {longest['color']} are waited for longest ({longest['wait']:.1f} turns), "
            f"in {shortest['color']} shortest ({shortest['wait']:.1f})"
        )
    spent = sorted(table["colors"], key=lambda row: (-row["spent"], row["color"]))
    named = [f"{row['color']} {row['spent'] / table['games']:.1f}" for row in spent]
    yield f"spent a game: {', '.join(named)}"


def _bonuses(table: Plain) -> Iterator[str]:
    for row in table["bonuses"]:
        if row["holders"]["y"]:
            yield (
                f"{row['bonus'].replace('-', ' ')} ({row['points']} points): its holder wins "
                f"{_bounds(row['holders'])}; shared in {percent(row['shared'] / table['games'])} of games"
            )


FAMILIES: tuple[tuple[str, Callable[[Plain], Iterator[str]]], ...] = (
    ("seats", _fairness),
    ("styles", _styles),
    ("pace", _pace),
    ("tension", _tension),
    ("tickets", _tickets),
    ("routes", _routes),
    ("cities", _cities),
    ("colors", _colors),
    ("bonuses", _bonuses),
)


def _ends(word: str, ordered: Sequence[Plain], name: Callable[[Plain], str]) -> Iterator[str]:
    """The first and the last rows of an order."""
    if not ordered:
        return
    if len(ordered) <= 2 * SHOWN:
        yield f"{word}: {', '.join(map(name, ordered))}"
        return
    yield f"most {word}: {', '.join(map(name, ordered[:SHOWN]))}"
    yield f"least {word}: {', '.join(map(name, ordered[: -SHOWN - 1 : -1]))}"


def _some(names: Sequence[str]) -> str:
    """The first few names, and how many more there are."""
    more = len(names) - 2 * SHOWN
    return ", ".join(names[: 2 * SHOWN]) + (f" and {more} more" if more > 0 else "")


def _chance(p: float) -> str:
    """A p value, which is never nothing."""
    return "p\N{NO-BREAK SPACE}<\N{NO-BREAK SPACE}0.01" if p < 0.01 else f"p\N{NO-BREAK SPACE}{p:.2f}"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _bounds(found: Plain) -> str:
    """A share with its interval."""
    return f"{percent(found['mean'])} [{100 * found['low']:.0f}, {100 * found['high']:.0f}]"


def interval(found: Plain) -> str:
    return f"{100 * found['mean']:8.1f} %   {100 * found['low']:5.1f} - {100 * found['high']:5.1f} %"


def around(found: Plain, form: str) -> str:
    """A mean and half its interval."""
    if found["se"] is None:
        return format(found["mean"], form)
    return f"{found['mean']:{form}} ±{(found['high'] - found['low']) / 2:.1f}"
