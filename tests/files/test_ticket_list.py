"""Each row of a list is answered: with a ticket, or with what is wrong and the way out."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.edits.refusal import Refused
from mapforge.files.spreadsheet import Row, Sheet, read_sheet
from mapforge.files.ticket_list import Added, Names, add_list
from mapforge.model import Deck, Variant
from tests.checks.cases import shipped
from tests.compare.changes import with_entry


def empty(name: str = "usa") -> Variant:
    """A shipped map with an empty deck."""
    return msgspec.structs.replace(shipped(name), decks=(Deck(id="main"),))


def added(*rows: str, variant: Variant | None = None, deck: str = "main") -> Added:
    """What comes of rows with commas between their cells."""
    cells = tuple(Row(line + 1, tuple(cell.strip() for cell in row.split(","))) for line, row in enumerate(rows))
    return add_list(variant or empty(), deck, Sheet(cells, "utf-8", ","))


def test_a_published_deck_typed_in_again() -> None:
    """The list of USA 1910, by printed names, gives its deck."""
    wanted = shipped("usa-1910")
    names = {city.id: city.name for city in wanted.cities}
    rows = [f"{names[t.start]},{names[t.to[0].id]},{t.to[0].points}" for t in wanted.tickets]
    result = added(*rows)
    assert result.wrong == 0
    assert result.variant.tickets == wanted.tickets


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("Montral,Miami,20", "did you mean Montréal?"),
        ('"Seat\ntel,Miami,20', "is a quotation mark missing?"),
        ("Seattel,Miami,20", 'no city or country is called "Seattel"; did you mean Seattle'),
        ("Seattle,,20", "there is no second city"),
        (",Miami,20", "there is no first city"),
        ("Seattle,Miami", "there are no points; the shortest path has 22 spaces"),
        ("Seattle,Miami,", "there are no points"),
        ("Seattle,Miami,many", 'the points "many" are no whole number from 1 to 500'),
        ("Seattle,Miami,0", "no whole number"),
        ("Seattle,Miami,501", "no whole number"),
        ("Seattle,Miami,20.5", "no whole number"),
        ("Seattle,Miami,20,21", "copies"),
        ("Seattle,Miami,20,1,x,y,z", "there are 7 cells, but the list has 4 columns"),
        ("Seattle,seattle,20", "both ends are Seattle"),
        ("Miami,Seattle,20", "Miami-Seattle is in line 1 already"),
    ],
)
def test_rows_in_which_something_is_wrong(row: str, words: str) -> None:
    """Each says what, and the others are added all the same."""
    result = added("Seattle,Miami,26", row, "Boston,Miami,12")
    assert [bool(answer.wrong) for answer in result.answers] == [False, True, False]
    assert words in result.answers[1].wrong
    assert [ticket.id for ticket in result.variant.tickets] == ["boston--miami", "seattle--miami"]


def test_a_ticket_that_is_there() -> None:
    """The value in the deck is told, so that a slip is seen."""
    result = added("Miami,Boston,13", variant=shipped())
    assert "is in the deck already, with 12 points" in result.answers[0].wrong
    assert result.variant is shipped()


def test_two_cities_of_one_name() -> None:
    """The ids are told, and an id is understood."""
    variant = empty()
    city = next(city for city in variant.cities if city.id == "miami")
    variant = with_entry(variant, "cities", city, msgspec.structs.replace(city, name="Boston", aliases=(), names={}))
    result = added("Boston,Seattle,20", "miami,Seattle,26", variant=variant)
    assert "can be boston or miami; write the id" in result.answers[0].wrong
    assert not result.answers[1].wrong
    assert "did you mean boston or miami" in added("Bostn,Seattle,20", variant=variant).answers[0].wrong


def test_spellings_and_numbers_as_people_write_them() -> None:
    """Accents, case, Saint, an alias; 20,0 and 20.0 as spreadsheets save whole numbers."""
    result = added("from,to,points,Set", "MONTREAL,St. Louis,12.0,1910", "sault ste marie,new york,8.,x")
    assert result.wrong == 0
    assert [ticket.id for ticket in result.variant.tickets] == ["montreal--saint-louis", "sault-st-marie--new-york"]
    assert result.unused == ("Set",)


def test_values_worth_a_second_look() -> None:
    """One far from the shortest path is added, with a note."""
    result = added("Seattle,Miami,20", "Boston,Miami,12")
    assert [answer.note for answer in result.answers] == ["the shortest path has 22 spaces", ""]


def test_countries_and_copies() -> None:
    """A country is an end like a city; a border spot is none."""
    result = added("Zürich,France,9,2", "France,Österreich,14", "Zürich,france-1,9", variant=empty("switzerland"))
    assert [bool(answer.wrong) for answer in result.answers] == [False, False, True]
    assert result.variant.tickets[-1].copies == 2


def test_a_title_stands_over_the_headers() -> None:
    """What stands alone in its row before the headers is no ticket; after them it is answered."""
    result = added("My tickets,,", "From,To,Points", "Seattle,Miami,26", "Sum,,")
    assert [(answer.line, bool(answer.wrong)) for answer in result.answers] == [(3, False), (4, True)]


def test_a_column_of_points_that_is_missing() -> None:
    """The header that is looked for is told."""
    result = added("From,To,Pips", "Seattle,Miami,26")
    assert result.answers[0].wrong == "there are no points: no column has the header points"
    assert result.unused == ("Pips",)


def test_a_list_without_tickets() -> None:
    """Refused, so that it replaces nothing."""
    with pytest.raises(Refused, match="no tickets under them"):
        added("From,To,Points")


def test_a_map_without_cities() -> None:
    """Refused as a whole: no row could be right."""
    with pytest.raises(Refused, match="no cities yet"):
        added("Seattle,Miami,26", variant=msgspec.structs.replace(empty(), cities=(), routes=()))


def test_headers_tell_one_encoding_from_another() -> None:
    """City names without accents under Polish and Russian headers."""
    names = Names(empty())
    for header, encoding in (("Skąd;Dokąd;Wartość", "cp1250"), ("Откуда;Куда;Очки", "cp1251")):
        sheet = read_sheet(f"{header}\nSeattle;Miami;22\n".encode(encoding), names.known)
        assert sheet.encoding == encoding
        assert add_list(empty(), "main", sheet).wrong == 0


def test_headers_that_are_not_known() -> None:
    """The first row is answered with the words that would be understood."""
    result = added("Lähtö,Määränpää,Pisteet", "Seattle,Miami,26")
    assert "call them from, to, points and copies" in result.answers[0].wrong
    assert not result.answers[1].wrong


def test_a_deck_that_is_not_there() -> None:
    """Refused, with the decks there are."""
    with pytest.raises(Refused, match="Decks: main"):
        added("Seattle,Miami,26", deck="mian")


@given(
    st.lists(st.lists(st.sampled_from(["Seattle", "Miami", "", "12", "x", "0", "From", "to"]), max_size=6), min_size=1)
)
def test_every_row_is_answered(rows: list[list[str]]) -> None:
    """Whatever stands in it, but for titles and headers; and each ticket that is said to be added is."""
    full = [row for row in rows if any(row)]
    if not full:
        return
    try:
        result = added(*(",".join(row) for row in full))
    except Refused:  # nothing but headers
        return
    first = result.answers[0].line
    assert [answer.line for answer in result.answers] == list(range(first, len(full) + 1))
    assert first == 1 or all(sum(map(bool, row)) == 1 for row in full[: first - 2])
    assert len(result.variant.tickets) == len(result.answers) - result.wrong
