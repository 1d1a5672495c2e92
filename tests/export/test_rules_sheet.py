"""The rules sheet says what is played, and what differs first."""

import io
from typing import Any

import msgspec
import pytest

from mapforge.export import rules_words
from mapforge.export.rules_sheet import NOTICE, languages, sheet
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import FrozenMap, Rules, Variant
from mapforge.model.rules import DrawTickets, StartTickets, Stations
from mapforge.packs.directory import Entry, Header
from mapforge.packs.guard_kinds import plain_markdown
from tests.conftest import SHIPPED

OTHER: dict[str, Any] = {
    "players": (3, 6),
    "trains": 30,
    "start_hand": 1,
    "face_up": 0,
    "locomotives": 3,
    "locomotive_use": "tunnels",
    "face_up_locomotive_counts": 1,
    "replace_row_at": None,
    "row_replacements": 9,
    "double_open_from": 1,
    "route_points": FrozenMap({"1": 7}),
    "start_tickets": StartTickets(keep=1, returned="removed"),
    "draw_tickets": DrawTickets(count=9),
    "tunnel_cards": 5,
    "stations": Stations(),
    "longest_path": None,
    "globetrotter": 12,
    "last_round_at": 0,
    "tie_breaks": (),
}
"""Another value for each knob than the base game's."""


def shipped(name: str, library: Library) -> Variant:
    """A shipped map."""
    variant = resolve(library.read(name), library).variant
    assert variant is not None
    return variant


def part(text: str, heading: str) -> str:
    """What stands under a heading."""
    return text.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]


@pytest.mark.parametrize("knob", Rules.__struct_fields__)
def test_every_knob_is_told_and_stands_first(knob: str, library: Library) -> None:
    """Whatever rule is changed, a sentence of its own stands among the differences."""
    europe = shipped("europe", library)
    plain = msgspec.structs.replace(europe, rules=Rules())
    other = msgspec.structs.replace(europe, rules=msgspec.structs.replace(Rules(), **{knob: OTHER[knob]}))
    before = part(sheet(plain), "What differs from the base game").splitlines()
    after = part(sheet(other), "What differs from the base game").splitlines()
    assert len(set(after) - set(before)) == 1


def test_every_knob_has_a_sentence() -> None:
    """The table names them all."""
    assert {knob.__name__ for knob in rules_words.KNOBS} | {"row_replacements"} == set(Rules.__struct_fields__)
    assert set(OTHER) == set(Rules.__struct_fields__)


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_maps_have_a_sheet(name: str, library: Library) -> None:
    """With the parts in their order, all figures, and the notice."""
    variant = shipped(name, library)
    text = sheet(variant)
    headings = [line for line in text.splitlines() if line.startswith("#")]
    assert headings[:3] == [f"# {variant.title}", "## What differs from the base game", "## What you need"]
    assert headings[-1] == "## Notice"
    assert NOTICE in text
    assert "None" not in text
    assert "frozenset" not in text


def test_the_sheet_of_each_system_says_what_it_is_known_for(library: Library) -> None:
    """Stations and long tickets; locomotives for tunnels only; the most tickets; five dealt."""
    firsts = {name: part(sheet(shipped(name, library)), "What differs from the base game") for name in SHIPPED}
    assert "Nothing: the rules are those of the base game." in firsts["usa"]
    assert "completed the most tickets gets 15 points" in firsts["usa-1910"]
    assert "five tickets" in firsts["usa-mega"]
    assert "three stations" in firsts["europe"]
    assert "one ticket of the deck long and three tickets of the deck regular" in firsts["europe"]
    assert "tunnels only" in firsts["switzerland"]
    assert "stations" not in sheet(shipped("usa", library))
    assert "Tunnels" not in sheet(shipped("usa", library))


def test_a_child_says_what_its_base_has_otherwise(library: Library) -> None:
    """Tickets of its own, and how many."""
    text = sheet(shipped("usa-mega", library), base=shipped("usa", library))
    assert "Against USA, whose board it is:" in text
    assert "It has tickets of its own: 69, where USA has 30." in text


@pytest.mark.parametrize(
    "name",
    ["\0", "<script>x</script>", "JavaScript:run()", "java&#115;cript:run()", "VBScript:x", "a\nb", "# a", "[a](b)"],
)
def test_names_are_never_code(name: str, library: Library) -> None:
    """Whatever a map is called, its sheet is plain Markdown that a pack may hold, with one heading for it."""
    variant = shipped("usa", library)
    odd = msgspec.structs.replace(variant, name=FrozenMap({"en": name}), rules_text=FrozenMap({"en": "a\0b"}))
    text = sheet(odd)
    plain_markdown(_entry("a.md"), io.BytesIO(text.encode()))
    assert text.splitlines()[0].startswith("# ")
    assert "a b" in part(text, "House rules")


def _entry(name: str) -> Entry:
    header = Header(name, 0, 0, 0, 0, 0)
    return Entry(header, header, 0, 0, 0, 0)


def test_house_rules_are_told_in_their_language(data: Any, library: Library) -> None:
    """With marks, and names in place of links; what Markdown would take for signs of its own is shown as it is."""
    mini = shipped(str(data / "mini"), library)
    mini = msgspec.structs.replace(
        mini,
        rules_text=FrozenMap({"en": "Pay at [[fork--west]].", "de": "Zahle an [[fork--west]] in [[west]]."}),
        name=FrozenMap({"en": "A *new* <b>map</b>"}),
    )
    assert languages(mini) == ("de", "en")
    assert "Zahle an West-fork in West." in part(sheet(mini, "de"), "House rules")
    assert "Pay at West-fork." in part(sheet(mini, "en"), "House rules")
    assert sheet(mini).startswith(r"# A \*new\* &lt;b\>map&lt;/b\>")


@pytest.mark.parametrize(
    "typed", ["<b>bold</b>", "<img src=x onerror=run()>", "<!-- a -->", "<https://example.org> and <a@b.org>", "5 < 6"]
)
def test_html_in_the_rules_text_is_shown_as_typed(typed: str, library: Library) -> None:
    """A designer's own words with tags in them make a sheet that a pack may hold; addresses stay addresses."""
    usa = shipped("usa", library)
    told = sheet(msgspec.structs.replace(usa, rules_text=FrozenMap({"en": typed})))
    assert (typed if "example" in typed or "5" in typed else typed.replace("<", "&lt;")) in told
    data = told.encode()
    plain_markdown(_entry("rules.md"), io.BytesIO(data))
