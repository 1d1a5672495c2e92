"""Tickets from a list typed into a spreadsheet: each row answered, with a ticket or with what is wrong."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from mapforge.compare.pairing import closest, folded, places, spellings
from mapforge.edits.refusal import Refused
from mapforge.edits.tickets import add_ticket, suggested_points
from mapforge.files.spreadsheet import Row, Sheet
from mapforge.files.ticket_headers import WITHOUT_HEADERS, Columns, columns, is_header
from mapforge.model import City, Variant

MOST_POINTS, MOST_COPIES = 500, 20
LONGEST = 60
"""Letters of a cell that are said again, at most."""
HEADERS = "If this row holds the headers, call them from, to, points and copies"


class Answer(NamedTuple):
    """What became of a row: its line, the ticket in words and how it differs from the usual, or what is wrong."""

    line: int
    ticket: str = ""
    note: str = ""
    wrong: str = ""


class Added(NamedTuple):
    """The map with the tickets of the list, an answer for each row, and headers of columns that are not used."""

    variant: Variant
    answers: tuple[Answer, ...]
    unused: tuple[str, ...]

    @property
    def wrong(self) -> int:
        """Rows in which something is wrong; they are not added."""
        return sum(bool(answer.wrong) for answer in self.answers)


class _RowError(Exception):
    """What is wrong with a row, in words."""


class Names:
    """Every way in which a list may write a city or country of a map."""

    def __init__(self, variant: Variant) -> None:
        self._places = places(variant)
        self._exact: dict[str, set[str]] = {}
        self._folded: dict[str, set[str]] = {}
        for place in self._places.values():
            if isinstance(place, City) and place.kind != "city":
                continue
            for name in (place.id, place.name, *place.names.values(), *place.aliases):
                self._exact.setdefault(name, set()).add(place.id)
            for name in spellings(place):
                self._folded.setdefault(name, set()).add(place.id)

    def known(self, text: str) -> int:
        """How many cells of a text are names of this map or headers; to tell one encoding from another."""
        cells = (cell for cell in re.split(r'[\t;,"\r\n]+', text) if cell.strip())
        return sum(folded(cell) in self._folded or is_header(cell) for cell in cells)

    def title(self, name: str) -> str:
        """A place's name for people."""
        return self._places[name].name or name

    def find(self, written: str, which: str) -> str:
        """The id of the place that is meant."""
        if not written:
            raise _RowError(f"there is no {which} city")
        found = self._exact.get(written) or self._folded.get(folded(written)) or set()
        if len(found) > 1:
            ids = " or ".join(sorted(found))
            raise _RowError(f'"{written}" can be {ids}; write the id of the one that is meant')
        if not found:
            raise _RowError(f'no city or country is called "{_shortened(written)}"{self._hint(written)}')
        return next(iter(found))

    def _hint(self, written: str) -> str:
        if "\n" in written or "\r" in written:
            return "; is a quotation mark missing?"
        # Each place has several names: it is asked for only once, by an id where another has its name as well.
        close = closest(written[:LONGEST], sorted(filter(None, self._exact)), 12)
        ids = list(dict.fromkeys(name for spelling in close for name in sorted(self._exact[spelling])))[:3]
        titles = [self.title(name) for name in ids]
        words = [
            title if len(self._exact.get(title, ())) == 1 else name for name, title in zip(ids, titles, strict=True)
        ]
        return f"; did you mean {' or '.join(words)}?" if words else ""


def add_list(variant: Variant, deck: str, sheet: Sheet) -> Added:
    """The tickets of a list put into a deck, row by row; a row in which something is wrong is answered and left out.

    Raises Refused where the map has no such deck or no cities, and where the list has no tickets.
    """
    if not variant.cities:
        raise Refused("The map has no cities yet. Put them in first; tickets join them.")
    if deck not in {entry.id for entry in variant.decks}:
        known = ", ".join(entry.id for entry in variant.decks) or "none yet"
        raise Refused(f"There is no deck {deck}. Decks: {known}.")
    named, rows = _under_headers(sheet.rows)
    if not rows:
        raise Refused("The list has headers, but no tickets under them.")
    names, told = Names(variant), _asked(variant, deck)
    answers: list[Answer] = []
    for row in rows:
        try:
            variant, answer = _one(variant, deck, row, named or WITHOUT_HEADERS, names, told)
        except (_RowError, Refused) as error:
            wrong = str(error)
            if named is None and row is rows[0] and not any(map(str.isdigit, row.cells)):
                wrong += f"{'' if wrong.endswith('?') else '.'} {HEADERS}"
            answer = Answer(row.line, wrong=wrong)
        answers.append(answer)
    return Added(variant, tuple(answers), named.unused if named is not None else ())


def _under_headers(rows: tuple[Row, ...]) -> tuple[Columns | None, tuple[Row, ...]]:
    """The headers, if there are any, and the rows under them; what stands over them alone in its row is a title."""
    for index, row in enumerate(rows):
        named = columns(row.cells)
        if named is not None:
            return named, rows[index + 1 :]
        if sum(map(bool, row.cells)) > 1:
            break
    return None, rows


def _asked(variant: Variant, deck: str) -> dict[frozenset[str], str]:
    """What the deck's tickets with two ends ask for, with where that was said."""
    return {
        frozenset(ticket.ends): f"in the deck already, with {ticket.to[0].points} points"
        for entry in variant.decks
        if entry.id == deck
        for ticket in entry.tickets
        if len(ticket.to) == 1
    }


def _one(
    variant: Variant, deck: str, row: Row, at: Columns, names: Names, told: dict[frozenset[str], str]
) -> tuple[Variant, Answer]:
    over = [cell for cell in row.cells[at.width :] if cell]
    if over:
        raise _RowError(f"there are {len(row.cells)} cells, but the list has {at.width} columns")
    start = names.find(_cell(row, at.start), "first")
    end = names.find(_cell(row, at.end), "second")
    if start == end:
        raise _RowError(f"both ends are {names.title(start)}")
    usual = suggested_points(variant, start=start, end=end)
    if at.points is None:
        raise _RowError("there are no points: no column has the header points")
    points = _points(_cell(row, at.points), usual)
    copies = _copies(_cell(row, at.copies))
    asked = frozenset((start, end))
    title = f"{names.title(start)}-{names.title(end)}"
    if asked in told:
        raise _RowError(f"{title} is {told[asked]}; for more cards of one print, write copies")
    made = add_ticket(variant, deck=deck, start=start, to=[(end, points)], copies=copies)
    told[asked] = f"in line {row.line} already"
    several = f" ({copies} cards)" if copies > 1 else ""
    return made, Answer(row.line, f"{title} {points}{several}", "; ".join(_notes(points, usual)))


def _cell(row: Row, index: int | None) -> str:
    return row.cells[index] if index is not None and index < len(row.cells) else ""


def _shortened(written: str) -> str:
    return written if len(written) <= LONGEST else f"{written[: LONGEST - 1]}…"


def _points(written: str, usual: int | None) -> int:
    if not written:
        hint = f"; the shortest path has {usual} spaces" if usual is not None else ""
        raise _RowError(f"there are no points{hint}")
    number = re.fullmatch(r"([0-9]{1,6})([.,]0*)?", written)
    if number is None or not 1 <= int(number[1]) <= MOST_POINTS:
        raise _RowError(f'the points "{written}" are no whole number from 1 to {MOST_POINTS}')
    return int(number[1])


def _copies(written: str) -> int:
    number = re.fullmatch(r"([0-9]{1,6})([.,]0*)?", written or "1")
    if number is None or not 1 <= int(number[1]) <= MOST_COPIES:
        raise _RowError(f'the copies "{written}" are no whole number from 1 to {MOST_COPIES}')
    return int(number[1])


def _notes(points: int, usual: int | None) -> Iterator[str]:
    """What is worth a second look, though it is no mistake."""
    if usual is None:
        yield "no path joins them yet"
    elif not 0 <= points - usual <= 2:
        yield f"the shortest path has {usual} spaces"
