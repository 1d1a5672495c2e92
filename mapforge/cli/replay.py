"""``mapforge replay``: a game's record checked line by line, and scored."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mapforge.cli import targets, terminal

if TYPE_CHECKING:
    from mapforge.engine.record import Record
    from mapforge.engine.replay import Fault, Replayed
    from mapforge.engine.result import Account
    from mapforge.model import Variant


def configure(parser: argparse.ArgumentParser) -> None:
    """Arguments of the verb."""
    parser.add_argument("record", metavar="RECORD", help="a game record (JSON Lines; see: mapforge schema game-record)")
    parser.add_argument("--map", metavar="TARGET", help="the map, if not the one whose id the record names")
    parser.add_argument("--format", choices=("text", "json"), default="text", help="how to print (text)")
    parser.epilog = (
        "Exit status: 0 every line is legal, 1 one is not, 2 the record (from some line on) or its map cannot be read."
    )


def perform(arguments: argparse.Namespace) -> int:
    """Check one record; print moves, scores and what is wrong; the exit status."""
    from mapforge.engine.record import BadRecordError, read_record
    from mapforge.engine.replay import replay

    cut = None
    try:
        record = read_record(_text(Path(arguments.record)))
    except BadRecordError as error:
        terminal.complain(f"{arguments.record}, line {error.line}: {terminal.sentence(str(error))}")
        if error.before is None:
            return 2
        cut, record = error, error.before
    except OSError as error:
        terminal.complain(f"{arguments.record} cannot be read: {(error.strerror or str(error)).lower()}.")
        return 2
    variant = _map(arguments.map or record.head.map.id)
    if variant is None:
        return 2
    told = replay(variant, record, cut)
    if arguments.format == "json":
        print(json.dumps(plain(arguments.record, record, told), indent=2, ensure_ascii=False))
    else:
        for line in lines(record, told):
            print(line)
    if cut is not None:
        return 2
    return int(told.fault is not None)


def _text(path: Path) -> str:
    from mapforge.engine.record import BadRecordError

    content = path.read_bytes()
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise BadRecordError(line, "the record is not in UTF-8; save it again as UTF-8") from None


def _map(target: str) -> "Variant | None":
    from mapforge.files.library import Library

    resolved = targets.resolved(target, Library())
    if resolved is None:
        return None
    if resolved.variant is None or resolved.problems:
        terminal.complain(f"the map {target} has faults; see: mapforge validate {target}")
    return resolved.variant


def plain(name: str, record: "Record", told: "Replayed") -> dict[str, Any]:
    """The answer as plain values."""
    import msgspec

    fault = None
    if told.fault is not None:
        before = told.fault.before
        names = before.__struct_fields__ if before is not None else ()
        whole = {name: msgspec.to_builtins(getattr(before, name)) for name in names}
        fault = {
            "line": told.fault.line,
            "code": told.fault.code,
            "message": told.fault.message,
            "before": whole or None,
        }
    return {
        "record": name,
        "map": record.head.map.id,
        "players": record.head.players,
        "legal": told.fault is None,
        "finished": told.result is not None and told.result.final,
        "fault": fault,
        "steps": [msgspec.to_builtins(step) for step in told.steps],
        "unchecked": told.unchecked,
        "result": msgspec.to_builtins(told.result) if told.result is not None else None,
    }


def lines(record: "Record", told: "Replayed") -> Iterator[str]:
    """The answer for people: moves with running scores, what is wrong, the account."""
    yield terminal.style("strong", f"{record.head.map.id}, {record.head.players} players, {len(record.lines)} moves")
    if told.steps:
        yield f"{'LINE':>5} {'SEAT':>4}  {'SCORES':<{5 * told.players}} MOVE"
    for step in told.steps:
        scores = "".join(f"{score:>4} " for score in step.scores)
        yield f"{step.line:>5} {step.seat:>4}  {scores:<{5 * told.players}} {step.move}"
    if told.fault is not None:
        yield ""
        yield from _fault(told.fault)
    if told.unchecked:
        yield ""
        yield from _listed("Not seen by the recorder, so not checked:", told.unchecked)
    if told.result is not None and told.fault is None:
        yield ""
        ended = "Everybody had to pass: a dead end." if told.result.dead_end else "The game is over."
        yield ended if told.result.final else "The record ends before the game does. If it ended now:"
        for account in told.result.players:
            yield from _account(account)
        winners = ", ".join(f"seat {seat}" for seat in told.result.winners)
        yield terminal.style("good", f"{'Winner' if told.result.final else 'Ahead'}: {winners}")


def _listed(head: str, entries: list[str], most: int = 12) -> Iterator[str]:
    yield head
    yield from (f"  {entry}" for entry in entries[:most])
    if len(entries) > most:
        yield f"  and {len(entries) - most} more (--format json has all)"


def _fault(fault: "Fault") -> Iterator[str]:
    from mapforge.checks.report_text import wrap
    from mapforge.engine.replay import UNREADABLE

    what = "cannot be read" if fault.code == UNREADABLE else "is not legal"
    message = terminal.sentence(fault.message)
    yield from wrap(terminal.style("error", f"Line {fault.line} {what}") + f": {message}", 80, more="  ")
    before = fault.before
    if before is None:
        return
    yield f"Before it: seat {before.turn} to move, phase {before.phase}, {before.turns} turns played"
    for seat, hand in enumerate(before.hands):
        trains = before.trains[seat] if before.trains is not None else 0
        scores = before.scores[seat] if before.scores is not None else 0
        cards = ", ".join(f"{color} {count}" for color, count in hand.items()) or "no cards"
        yield from wrap(f"  seat {seat}: {scores} points, {trains} trains; {cards}", 80, more="    ")
    yield from wrap(f"  row: {', '.join(before.row or ()) or 'empty'}", 80, more="    ")
    if before.tunnel is not None:
        laid = ", ".join(f"{color} {count}" for color, count in before.tunnel.laid.items())
        turned = ", ".join(before.tunnel.turned)
        yield from wrap(f"  tunnel {before.tunnel.track}: laid {laid}; turned {turned}", 80, more="    ")
    for seat, offer in enumerate(before.offers):
        if offer and before.phase in ("start-tickets", "keep-tickets"):
            yield from wrap(f"  offered to seat {seat}: {', '.join(offer)}", 80, more="    ")


def _account(account: "Account") -> Iterator[str]:
    yield terminal.style("strong", f"Seat {account.seat}: {account.total} points, rank {account.rank}")
    yield f"  routes {account.routes}"
    yield f"  tickets {account.ticket_points}, {account.completed} of {len(account.tickets)} completed"
    for ticket in account.tickets:
        yield f"    {ticket.points:+4d} {ticket.ticket}" + (f" (reached {ticket.reached})" if ticket.reached else "")
    if account.station_points or account.borrowed:
        lent = "; ".join(f"{city} lends {track}" for city, track in account.borrowed)
        proven = "" if account.stations_proven else " (not proven to be the best)"
        yield (
            f"  stations left {account.stations_left}: {account.station_points}"
            + (f"; {lent}" if lent else "")
            + proven
        )
    proven = "" if account.longest_path_proven else " (at least; not proven to be the longest)"
    yield f"  longest path {account.longest_path} trains{proven}: {account.longest_path_points}"
    if account.globetrotter_points:
        yield f"  globetrotter {account.globetrotter_points}"
