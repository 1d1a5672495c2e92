"""A list is read in whatever encoding, with whatever sign between cells; what is no list gets a plain answer."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.files.spreadsheet import SheetError, read_sheet
from mapforge.files.ticket_headers import columns
from mapforge.files.ticket_list import Names
from tests.checks.cases import shipped

CELLS = (("From", "To", "Points"), ("Montréal", "Saint Louis", "9"), ("Los Angeles", "Miami", "19"))
EUROPE = (("København", "Erzurum", "21"), ("Zürich", "Budapest", "6"), ("Kyïv", "Sochi", "8"))


def known(text: str) -> int:
    """Names of the USA board in a text."""
    return Names(shipped()).known(text)


@pytest.mark.parametrize("sign", ["\t", ";", ","])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "mac_roman", "cp850", "cp1250"]
)
def test_every_encoding_and_sign(encoding: str, sign: str, end: str) -> None:
    """The same cells and lines from all of them."""
    text = end.join(sign.join(cells) for cells in CELLS) + end
    sheet = read_sheet(text.encode(encoding), known)
    assert [row.cells for row in sheet.rows] == list(CELLS)
    assert [row.line for row in sheet.rows] == [1, 2, 3]
    assert sheet.sign == sign


def test_empty_rows_quotes_and_the_line_that_names_the_sign() -> None:
    """Lines are counted as an editor counts them; a comma inside a quoted cell parts nothing."""
    data = b'sep=;\r\n\r\n"a, b";c;1\r\n;;\r\nd;"e\r\nf";2\r\ng;h;3\r\n'
    sheet = read_sheet(data, known)
    assert [(row.line, row.cells) for row in sheet.rows] == [
        (3, ("a, b", "c", "1")),
        (5, ("d", "e\r\nf", "2")),
        (7, ("g", "h", "3")),
    ]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "empty"),
        (b"\n\n;;\n", "empty"),
        (b"PK\x03\x04rest", "save it as CSV"),
        (b"a" * 10_000_001, "more than 10 MB"),
        (b"From|To\nSeattle|Miami\n", "part cells by comma, semicolon or tab"),
        (b"a,b\n" + b"x" * 200_000 + b",c\n", "the cells of line 2 do not end; is a quotation mark missing"),
    ],
)
def test_what_is_no_list(data: bytes, words: str) -> None:
    """Said in plain words, with the way out."""
    with pytest.raises(SheetError, match=words):
        read_sheet(data, known)


@given(st.binary(max_size=400))
def test_any_bytes(data: bytes) -> None:
    """Rows that are not empty, or the one error that is answered."""
    with contextlib.suppress(SheetError):
        assert all(any(row.cells) for row in read_sheet(data, known).rows)


@pytest.mark.parametrize(
    ("header", "places"),
    [
        ("From,To,Points", (0, 1, 2, None)),
        ("City1,City2,Point value", (0, 1, 2, None)),
        ("City,City,Points", (0, 1, 2, None)),
        ("Ville A,Ville B,Nombre de points", (0, 1, 2, None)),
        ("Startstadt,Zielstadt,Wert", (0, 1, 2, None)),
        ("Ciudad de origen,Ciudad de destino,Puntos", (0, 1, 2, None)),
        ("Punkty,Miasto 2,Miasto 1", (2, 1, 0, None)),
        ("Number,From,To,Points,Number of cards", (1, 2, 3, 4)),
        ("No.,Punkte,Von,Nach,Anzahl", (2, 3, 1, 4)),
        ("Départ,Arrivée,Valeur", (0, 1, 2, None)),
        ("A,B,Value", (0, 1, 2, None)),
        ("Da,A,Punti", (0, 1, 2, None)),
        ("De,A,Puntos", (0, 1, 2, None)),
        ("Van,Naar,Punten", (0, 1, 2, None)),
        ("Skąd,Dokąd,Punkty", (0, 1, 2, None)),
        ("Откуда,Куда,Очки", (0, 1, 2, None)),
        ("From,To", (0, 1, None, None)),
    ],
)
def test_headers_in_several_languages(header: str, places: tuple[int | None, ...]) -> None:
    """Each column is found wherever it stands."""
    found = columns(header.split(","))
    assert found is not None
    assert (found.start, found.end, found.points, found.copies) == places


def test_what_is_no_row_of_headers() -> None:
    """Two cities, or one end only."""
    assert columns(["Seattle", "Miami", "20"]) is None
    assert columns(["From", "Town", "Points"]) is None
