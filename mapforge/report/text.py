"""A playtest's document as text in at most 80 columns: the verdicts first, then a digest of each family of figures."""

import textwrap
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from mapforge.playtest.dead_ends import WORDS

Plain = dict[str, Any]

WIDTH = 80
SHOWN = 4
"""Rows named of a family, at either end."""
DEAD, HOT = 0.02, 0.9
"""A route claimed in fewer games is dead; one first claimed within the first quarter in more of them is hot."""
USUAL = frozenset({"one_card", "shuffled", "second_end", "own_pair", "tied", "declined"})
"""What the rules foresee, and no sign of ill health."""
IGNORED = 0.5
"""A city that nobody reaches in more of the games is named."""


def lines(report: Plain) -> Iterator[str]:
    """The whole text."""
    if not report["finished"]:
        yield "Stopped: these are the figures of the deals that were finished."
    yield from verdicts(report)
    for table in report["tables"]:
        if table["games"]:
            yield ""
            yield from _table(table, report["games_asked"])
    yield ""
    yield from _played(report)


def verdicts(report: Plain) -> Iterator[str]:
    """Whether the seats are fair at each table."""
    for table in report["tables"]:
        found = table["fairness"]
        more = f", about {found['more_games']} more games would tell" if found["more_games"] else ""
        yield f"{table['players']} players: seats {found['verdict']}{more}"
    yield "(fair: every seat surely within 2 points of an equal share. That the first seat"
    yield "wins about 2 points more is normal for the game.)"


def _played(report: Plain) -> Iterator[str]:
    """What was played, with what, and how fast."""
    played, run = report["map"], report["run"]
    program = f"{report['program']['name']} {report['program']['version']}"
    yield f"Map {played['id']} ({played['play_hash']}), seeds from {report['seed']}, program {program}."
    yield from textwrap.wrap(
        f"Bot level: {', '.join(report['bots'])}. Good people play better than bots: compare maps and versions of a "
        "map, not a map and an evening.",
        WIDTH,
    )
    if played["house_rules"]:
        yield "Not simulated: the map's house rules."
    back_ends = ", ".join(f"{deals} deals on {name}" for name, deals in sorted(run["back_ends"].items()))
    yield f"{run['games_a_second']} games a second ({back_ends}, {run['jobs']} jobs)."


def _table(table: Plain, asked: int) -> Iterator[str]:
    rounded = f", rounded up from {asked} to whole deals" if table["games"] > asked else ""
    yield f"{table['players']} players, {table['games']} games in {table['deals']} deals{rounded}"
    yield "  seat            wins   95 % interval   points beside the mean"
    for seat in table["seats"]:
        yield f"  {seat['seat'] + 1:<10} {_interval(seat['wins'])}   {_around(seat['edge'], '+.1f')}"
    yield "  bot             wins   95 % interval     points   tickets  completed"
    for bot in table["bots"]:
        if bot["wins"]["y"]:
            yield _bot(bot)
    for title, family in FAMILIES:
        yield from _paragraph(title, [part for part in family(table) if part])


def _bot(bot: Plain) -> str:
    held = bot["tickets"] / bot["wins"]["y"]
    points = f"{bot['points']['mean']:6.1f} ±{bot['spread']:3.0f}"
    completed = _percent(bot["completed"]["mean"]) if bot["tickets"] else "-"
    return f"  {bot['bot']:<10} {_interval(bot['wins'])}  {points}    {held:6.2f}  {completed:>9}"


def _paragraph(title: str, parts: Sequence[str]) -> Iterator[str]:
    """Sentences under a title in the margin."""
    margin = f"  {title:<9}"
    for part in parts:
        yield from textwrap.wrap(part, WIDTH, initial_indent=margin, subsequent_indent=" " * 13, break_on_hyphens=False)
        margin = " " * 11


def _fairness(table: Plain) -> Iterator[str]:
    found = table["fairness"]
    trend = found["trend"]
    if trend["se"] is None:
        return
    yield (
        f"a seat earlier wins {100 * trend['mean']:+.1f} points more (p {trend['p']:.2f}); "
        f"seats differ at all: p {found['omnibus']['p']:.2f}"
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
                ends.append(f"{_percent(share)} after {number} rounds")
        yield f"double routes still open: {', '.join(ends[:6])}" if ends else ""


def _tension(table: Plain) -> Iterator[str]:
    found = table["tension"]
    yield (
        f"winners have {found['winning_points']['mean']:.1f} points, {found['margin']['mean']:.1f} more than the next"
    )
    yield (
        f"the lead changes {found['lead_changes']['mean']:.1f} times, for the last time after "
        f"{_percent(found['last_change']['mean'])} of the game"
    )
    if found["leader_wins"]["y"]:
        yield (
            f"who leads at three quarters wins {_percent(found['leader_wins']['mean'])}; the winner is behind for "
            f"{_percent(found['behind']['mean'])} of the game, by {found['deficit']['mean']:.0f} points at the most"
        )


def _tickets(table: Plain) -> Iterator[str]:
    held = [row for row in table["tickets"] if row["completed"]["y"]]
    ordered = sorted(held, key=lambda row: (-row["completed"]["mean"], row["ticket"]))
    yield from _ends("completed", ordered, lambda row: f"{row['ticket']} {_bounds(row['completed'])}")
    if len(held) < len(table["tickets"]):
        unheld = [row["ticket"] for row in table["tickets"] if not row["completed"]["y"]]
        yield f"held by nobody: {_some(unheld)}"
    sure = [row for row in held if row["lift"]["se"] and row["lift"]["low"] * row["lift"]["high"] > 0]
    sure.sort(key=lambda row: (-row["lift"]["value"], row["ticket"]))
    helping = [f"{row['ticket']} {100 * row['lift']['value']:+.0f}" for row in sure if row["lift"]["value"] > 0]
    harming = [f"{row['ticket']} {100 * row['lift']['value']:+.0f}" for row in sure[::-1] if row["lift"]["value"] < 0]
    for word, names in (("oftener", helping), ("less often", harming)):
        if names:
            yield f"holders win {word} (points, {len(names)} of {len(held)} tickets stand out): {_some(names)}"


def _routes(table: Plain) -> Iterator[str]:
    ordered = sorted(table["routes"], key=lambda row: (-row["claimed"]["mean"], row["route"]))
    yield from _ends("claimed", ordered, lambda row: f"{row['route']} {_percent(row['claimed']['mean'])}")
    dead = [row["route"] for row in ordered if row["claimed"]["mean"] < DEAD]
    hot = [row["route"] for row in ordered if row["early"] > HOT * table["games"]]
    yield f"dead, claimed in under 2 % of games: {_some(dead)}" if dead else "no route is claimed in under 2 % of games"
    yield f"hot, gone within a quarter of the game in over 90 %: {_some(hot)}" if hot else ""


def _cities(table: Plain) -> Iterator[str]:
    ordered = sorted(table["cities"], key=lambda row: (-row["connected"]["mean"], row["city"]))
    yield from _ends("reached", ordered, lambda row: f"{row['city']} {_percent(row['connected']['mean'])}")
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
                f"{_bounds(row['holders'])}; shared in {_percent(row['shared'] / table['games'])} of games"
            )


def _health(table: Plain) -> Iterator[str]:
    met = False
    for name, row in table["health"].items():
        if row["count"] and name not in USUAL:
            met = True
            often = f"{row['count']} times in {row['games']} games, {row['per_10000']:.1f} games of 10000"
            first = row["first"]
            yield f"{WORDS[name]}: {often}; first with seed {first['seed']}, {', '.join(first['seats'])}"
    if not met:
        yield "nothing that should be rare was met"


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
    ("health", _health),
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


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _bounds(found: Plain) -> str:
    """A share with its interval."""
    return f"{_percent(found['mean'])} [{100 * found['low']:.0f}, {100 * found['high']:.0f}]"


def _interval(found: Plain) -> str:
    return f"{100 * found['mean']:8.1f} %   {100 * found['low']:5.1f} - {100 * found['high']:5.1f} %"


def _around(found: Plain, form: str) -> str:
    """A mean and half its interval."""
    if found["se"] is None:
        return format(found["mean"], form)
    return f"{found['mean']:{form}} ±{(found['high'] - found['low']) / 2:.1f}"
