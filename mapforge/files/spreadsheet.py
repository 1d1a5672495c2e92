"""A list typed into a spreadsheet: its bytes, in whatever encoding and with whatever sign between cells, as rows."""

import codecs
import csv
import io
from collections.abc import Callable, Iterator
from typing import NamedTuple

SIZE_LIMIT = 10_000_000
"""Bytes that a list may have; a published deck takes under 4,000."""
_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
OLD = ("cp1252", "cp1250", "cp1251", "cp1253", "cp1254", "mac_roman", "cp850", "cp1257")
"""Encodings of spreadsheets before Unicode, in the order in which they are tried."""
SIGNS = "\t;,"


class SheetError(ValueError):
    """A list that cannot be read as a table; the message says why in plain words."""


class Row(NamedTuple):
    """A row that is not empty: its line in the file, from 1, and its cells without spaces around."""

    line: int
    cells: tuple[str, ...]


class Sheet(NamedTuple):
    """A table: its rows, the encoding and the sign between cells that it was read with."""

    rows: tuple[Row, ...]
    encoding: str
    sign: str


def read_sheet(data: bytes, known: Callable[[str], int]) -> Sheet:
    """A list's bytes as a table. Raises SheetError.

    ``known`` counts the words of a text that make sense: what no mark or rule tells is read in the encoding that makes
    the most sense of it.
    """
    if len(data) > SIZE_LIMIT:
        raise SheetError(f"it has more than {SIZE_LIMIT // 1_000_000} MB, too many for a list of tickets")
    if data.startswith((b"PK\x03\x04", b"\xd0\xcf\x11\xe0")):
        raise SheetError("it is a workbook, not a list. In the spreadsheet, save it as CSV")
    text, encoding = _decoded(data, known)
    if "\0" in text:
        raise SheetError("it is not text. In the spreadsheet, save it as CSV")
    text, sign = _sign(text)
    rows = tuple(_rows(text, sign))
    if not rows:
        raise SheetError("it is empty")
    if all(len(row.cells) == 1 for row in rows):
        raise SheetError("each row is one cell; part cells by comma, semicolon or tab: from, to, points")
    return Sheet(rows, encoding, sign)


def _decoded(data: bytes, known: Callable[[str], int]) -> tuple[str, str]:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data.decode(encoding, errors="replace"), encoding
    if data[:400].count(0) > len(data[:400]) // 4:
        encoding = "utf-16-le" if data[1:2] == b"\0" else "utf-16-be"
        return data.decode(encoding, errors="replace"), encoding
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        pass
    texts = [(data.decode(encoding, errors="replace"), encoding) for encoding in OLD]
    return max(texts, key=lambda pair: known(pair[0]))


def _sign(text: str) -> tuple[str, str]:
    """The text without a line that only names the sign (as Excel writes it), and the sign."""
    first, _, rest = text.partition("\n")
    if first.lower().startswith("sep=") and len(first.strip()) == 5:
        # An empty line keeps the count of lines right.
        return "\n" + rest, first.strip()[4]
    lines = [line for line in text.splitlines() if line.strip()][:50]
    # A sign that cells are parted by stands in every line; a comma may also stand inside a cell.
    best = max(SIGNS, key=lambda sign: (sum(sign in line for line in lines), -SIGNS.index(sign)))
    return text, best


def _rows(text: str, sign: str) -> Iterator[Row]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=sign, skipinitialspace=True)
    line = 0
    while True:
        start = line + 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            raise SheetError(f"the cells of line {start} do not end; is a quotation mark missing?") from error
        line = reader.line_num
        cells = [cell.strip().strip("\ufeff\u00a0").strip() for cell in cells]
        if any(cells):
            yield Row(start, tuple(cells))
