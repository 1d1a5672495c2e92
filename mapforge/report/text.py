"""A playtest's document as text in at most 80 columns: verdicts and findings first, then each table's figures."""

import textwrap
from collections.abc import Iterator
from typing import Any

from mapforge.model import Variant
from mapforge.playtest.dead_ends import WORDS, command
from mapforge.report import baselines, document
from mapforge.report.digest import FAMILIES, WIDTH, around, interval, paragraph, percent, priced
from mapforge.report.findings import findings
from mapforge.report.judging import Judged, judge
from mapforge.report.measures import residuals

Plain = dict[str, Any]

USUAL = frozenset({"one_card", "shuffled", "second_end", "own_pair", "tied", "declined"})
"""What the rules foresee, and no sign of ill health."""
MOST_FINDINGS = 5
"""So many are told here; the page has all."""


def lines(report: Plain, variant: Variant, target: str) -> Iterator[str]:
    """The whole text of a playtest of this map; ``target`` is how the map was named, for commands."""
    if not report["finished"]:
        yield "Stopped: these are the figures of the deals that were finished."
    yield from verdicts(report, variant)
    for table, read in zip(report["tables"], document.read(report).tables, strict=True):
        if table["games"]:
            yield ""
            yield from _table(report, table)
            for title, family in FAMILIES:
                more = priced(residuals(read)) if title == "tickets" else ()
                yield from paragraph(title, [part for part in (*family(table), *more) if part])
            yield from _health(report, table, target)
    yield ""
    yield from _played(report)


def verdicts(report: Plain, variant: Variant) -> Iterator[str]:
    """Whether the seats are fair at each table, and what stands out beside the published maps."""
    played = document.read(report)
    judged = judge(played, variant, baselines.shipped())
    for table in judged.tables:
        found = table.verdict
        more = f", about {found.more_games} more games would tell" if found.more_games else ""
        yield f"{table.table.players} players: seats {found.word}{more}"
    yield "(fair: every seat surely within 2 points of what is normal on published maps,"
    yield "where the first seat wins a little more.)"
    yield from _findings(played, judged, variant)


def _findings(played: document.Playtest, judged: Judged, variant: Variant) -> Iterator[str]:
    found = findings(played, judged, variant)
    if not found:
        yield f"Nothing stands out beside the published maps, of {judged.rows} rows tested."
        return
    yield f"What stands out beside the published maps, of {judged.rows} rows tested:"
    for number, one in enumerate(found[:MOST_FINDINGS], 1):
        said = f"{one.text} {one.hint}"
        yield from textwrap.wrap(said, WIDTH, initial_indent=f"{number:>3}. ", subsequent_indent=" " * 5)
    if len(found) > MOST_FINDINGS:
        yield f"     and {len(found) - MOST_FINDINGS} more: --format html has all."


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
    back_ends = ", ".join(f"{_deals(deals)} on {name}" for name, deals in sorted(run["back_ends"].items()))
    threads = "1 thread" if run["jobs"] == 1 else f"{run['jobs']} threads"
    yield f"{run['games_a_second'] or 'Under 1'} games a second ({back_ends}, {threads})."


def _table(report: Plain, table: Plain) -> Iterator[str]:
    """How much was played at a table, and who won, by seat and by bot."""
    asked = report["games_asked"]
    rounded = f", rounded up from {asked} to whole deals" if table["games"] > asked else ""
    yield f"{table['players']} players, {table['games']} games in {_deals(table['deals'])}{rounded}"
    yield "  seat            wins   95 % interval   points beside the mean"
    for seat in table["seats"]:
        yield f"  {seat['seat'] + 1:<10} {interval(seat['wins'])}   {around(seat['edge'], '+.1f')}"
    yield "  bot             wins   95 % interval     points   tickets  completed"
    for bot in table["bots"]:
        if bot["wins"]["y"]:
            yield _bot(bot)
    absent = [bot["bot"] for bot in table["bots"] if not bot["wins"]["y"]]
    if absent:
        said = f"Never seated in so few deals: {', '.join(absent)}. Ask for more --games, or fewer bots."
        yield from textwrap.wrap(said, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def _bot(bot: Plain) -> str:
    held = bot["tickets"] / bot["wins"]["y"]
    points = f"{bot['points']['mean']:6.1f} ±{bot['spread']:3.0f}"
    completed = percent(bot["completed"]["mean"]) if bot["tickets"] else "-"
    return f"  {bot['bot']:<10} {interval(bot['wins'])}  {points}    {held:6.2f}  {completed:>9}"


def _health(report: Plain, table: Plain, target: str) -> Iterator[str]:
    """What should be rare, each with the command that plays its first deal again, to be copied as it stands."""
    rare = [(name, row) for name, row in table["health"].items() if row["count"] and name not in USUAL]
    if not rare:
        yield from paragraph("health", ["nothing that should be rare was met"])
    title = "health"
    for name, row in rare:
        times = "once" if row["count"] == 1 else f"{row['count']} times"
        games = "1 game" if row["games"] == 1 else f"{row['games']} games"
        often = f"{times} in {games}, {row['per_10000']:,.0f} games of 10,000"
        yield from paragraph(title, [f"{WORDS[name]}: {often}; the first again:"])
        yield from _copied(command(target, table["players"], report["bots"], row["first"]["seed"]))
        title = ""


def _copied(words: str) -> Iterator[str]:
    """A command in lines that a shell takes for one."""
    margin = " " * 11
    *before, last = textwrap.wrap(
        words,
        WIDTH - 2,
        initial_indent=margin,
        subsequent_indent=margin + "  ",
        break_on_hyphens=False,
        break_long_words=False,
    )
    yield from (f"{line} \\" for line in before)
    yield last


def _deals(count: int) -> str:
    return "1 deal" if count == 1 else f"{count} deals"
