"""The whole report as one HTML file that opens offline: style, script, pictures and figures inside."""

from collections.abc import Sequence
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from mapforge.files.paper_games import PaperGame
from mapforge.model import Variant
from mapforge.playtest.verdicts import FAIR_WITHIN
from mapforge.report import board, charts, rows
from mapforge.report.baselines import Baselines
from mapforge.report.document import Playtest, ReportFault, Table
from mapforge.report.findings import findings
from mapforge.report.judging import SeatVerdict, TableVerdict, judge
from mapforge.report.names import Names
from mapforge.report.paper import paper
from mapforge.report.shades import switches, variables

_HERE = Path(__file__).parent
_MARKS = ("△", "▽", "□", "◇")
"""As ``charts.SHAPES`` looks in text."""


def write(
    playtest: Playtest,
    variant: Variant,
    base: Baselines,
    target: str | None = None,
    games: Sequence[PaperGame] = (),
) -> str:
    """The page of a playtest of this map; ``target`` is how the map was named, for commands; ``games`` were real ones.

    ReportFault where nothing was played, or the map is another than the one that was played.
    """
    if not playtest.tables:
        raise ReportFault("nothing was played: there is nothing to report")
    hold_same(playtest, variant)
    judged, names, target = judge(playtest, variant, base), Names(variant), target or variant.id
    sizes = [table.players for table in playtest.tables]
    css = [variables(), (_HERE / "report.css").read_text(encoding="utf-8"), *_lines(sizes)]
    quoted = sorted({name for table in playtest.tables for name in base.quoted(table.players)}, reverse=True)
    values = {
        "doc": playtest,
        "judged": judged,
        "findings": findings(playtest, judged, variant),
        "names": names,
        "style": Markup("".join(css)),  # noqa: S704 - our own files
        "script": Markup((_HERE / "sorting.js").read_text(encoding="utf-8")),  # noqa: S704 - our own file
        "board": Markup(board.picture(variant, playtest.tables)),  # noqa: S704 - escaped where it is written
        "seat_charts": [Markup(_seat_chart(table)) for table in judged.tables],  # noqa: S704 - escaped there
        "style_charts": [Markup(_style_chart(table)) for table in playtest.tables],  # noqa: S704 - escaped there
        "layers": board.LAYERS,
        "chosen": _chosen(sizes),
        "games": sum(table.games for table in playtest.tables),
        "within": f"{100 * FAIR_WITHIN:.0f}",
        "held_to": f"the range from an equal share to those on {' and '.join(quoted)}" if quoted else "an equal share",
        "house": _house(variant),
        "marks": _MARKS,
        "health": list(rows.health(playtest, target)),
        "usual": list(rows.usual(playtest)),
        "paper": paper(games, playtest, names),
        "again": rows.again(playtest, target, _range(sizes), playtest.seed, playtest.games_asked),
        "base_words": _base_words(base, quoted),
        "pc": rows.pc,
        "fixed": rows.fixed,
        "signed": rows.signed,
        "trend": rows.trend,
        "quoted": base.quoted,
        "course": lambda table: rows.course(table, base),
        "tickets": lambda table: rows.tickets(table, names),
        "routes": lambda table: rows.routes(table, variant, names),
    }
    environment = Environment(
        loader=FileSystemLoader(_HERE), autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True
    )
    return environment.get_template("page.html.jinja").render(values)


def hold_same(playtest: Playtest, variant: Variant) -> None:
    """ReportFault where the map plays otherwise than the one that was played."""
    from mapforge.engine.play_hash import play_hash

    if play_hash(variant) != playtest.map.play_hash:
        raise ReportFault(
            f"the playtest is of {playtest.map.id} with play hash {playtest.map.play_hash}, the map {variant.id} has "
            f"{play_hash(variant)}: its network, tickets or rules have changed since; play it again"
        )


def _lines(sizes: Sequence[int]) -> list[str]:
    return [line + "\n" for line in switches(sizes, [layer.letter for layer in board.LAYERS])]


def _chosen(sizes: Sequence[int]) -> int:
    """The table shown first: four players, where more or fewer do not play, the most."""
    return 4 if 4 in sizes else max(sizes)


def _range(sizes: Sequence[int]) -> str:
    return str(sizes[0]) if len(sizes) == 1 else f"{min(sizes)}-{max(sizes)}"


def _house(variant: Variant) -> str:
    parts = []
    if variant.marks:
        parts.append(
            ", ".join(mark.name.get("en") or next(iter(mark.name.values()), mark.id) for mark in variant.marks)
        )
    if variant.rules_text:
        parts.append("its rules text")
    return "; ".join(parts)


def _base_words(base: Baselines, quoted: Sequence[str]) -> str:
    maps = ", ".join(one.name for one in base.maps.values())
    means = f" (seats: {' and '.join(quoted)})" if quoted else ""
    return f"{maps}{means}, {base.games} games at each table by {', '.join(base.bots)}, program {base.program}"


def _seat_chart(table: TableVerdict) -> str:
    lines = [_seat_line(seat) for seat in table.seats]
    size = table.table.players
    told = "; ".join(
        f"{line.name}: {line.mean:.1f} percent of wins, {line.low:.1f} to {line.high:.1f}" for line in lines
    )
    return charts.intervals(f"seats{size}", lines, "share of wins, %", 100 / size, told)


def _seat_line(seat: SeatVerdict) -> charts.Line:
    return charts.Line(
        f"Seat {seat.seat + 1}",
        100 * seat.own.mean,
        100 * max(0.0, seat.own.low),
        100 * min(1.0, seat.own.high),
        tuple(100 * share for share in seat.quoted.values()),
        (100 * (seat.normal.low - FAIR_WITHIN), 100 * (seat.normal.high + FAIR_WITHIN)),
    )


def _style_chart(table: Table) -> str:
    lines = [
        charts.Line(bot.bot, 100 * one.mean, 100 * max(0.0, one.low), 100 * min(1.0, one.high))
        for bot in table.bots
        if bot.wins.mean is not None
        for one in [bot.wins.estimate]
    ]
    told = "; ".join(
        f"{line.name}: {line.mean:.1f} percent of wins, {line.low:.1f} to {line.high:.1f}" for line in lines
    )
    return charts.intervals(f"styles{table.players}", lines, "share of wins a seat, %", 100 / table.players, told)
