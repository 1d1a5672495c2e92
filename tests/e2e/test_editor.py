"""A map drawn from nothing in the window, by mouse and keys at places of the screen only."""

from pathlib import Path

import pytest
from PIL import Image

from mapforge.files.save import document_bytes
from tests.e2e.person import Person, Point, SitDown, type_path

CITIES: dict[str, Point] = {
    "Ålesund": (100, 100),
    "Bergen": (100, 260),
    "Stavanger": (110, 420),
    "Oslo": (330, 300),
    "Trondheim": (340, 90),
    "Kristiansand": (300, 450),
    "Göteborg": (520, 420),
    "Östersund": (560, 100),
}
SPOT: Point = (740, 260)
ROUTES: tuple[tuple[Point, ...], ...] = (
    (CITIES["Ålesund"], CITIES["Bergen"]),
    (CITIES["Bergen"], CITIES["Stavanger"]),
    (CITIES["Ålesund"], (210, 60), CITIES["Trondheim"]),
    (CITIES["Bergen"], CITIES["Oslo"]),
    (CITIES["Stavanger"], CITIES["Oslo"]),
    (CITIES["Stavanger"], CITIES["Kristiansand"]),
    (CITIES["Trondheim"], CITIES["Oslo"]),
    (CITIES["Kristiansand"], CITIES["Oslo"]),
    (CITIES["Trondheim"], CITIES["Östersund"]),
    (CITIES["Oslo"], CITIES["Göteborg"]),
    (CITIES["Östersund"], (640, 170), SPOT),
    (CITIES["Göteborg"], (650, 380), SPOT),
)
TICKETS: tuple[tuple[str, str], ...] = (
    ("Ålesund", "Göteborg"),
    ("Bergen", "Östersund"),
    ("Stavanger", "Trondheim"),
    ("Oslo", "Ålesund"),
    ("Kristiansand", "Trondheim"),
)


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """A picture on the disk."""
    file = tmp_path / "pictures" / "norge.png"
    file.parent.mkdir()
    Image.new("RGB", (158, 105), "#cfe3ee").save(file)
    return file


def draw(person: Person, picture: Path) -> None:
    """A map of eight cities, a country, twelve routes and six tickets over a picture."""
    person.expect(type_path(picture))
    person.choose("Board", "Choose a picture")
    assert person.all_answered()
    person.key("C")
    for name, at in CITIES.items():
        person.click(at)
        person.type(name, "Return")
    person.key("B")
    person.click(SPOT)
    person.type("Sverige", "Return")
    person.key("R")
    for number, places in enumerate(ROUTES):
        person.click(*places)
        for key in {1: ("D",), 3: ("U",), 5: ("F",), 9: ("Alt+7",), 11: ("F", "F")}.get(number, ()):
            person.key(key)
    person.key("T")
    for one, other in TICKETS:
        person.click(CITIES[one], CITIES[other])
    person.click(CITIES["Oslo"], SPOT)


def undo_all(person: Person) -> int:
    """Ctrl+Z until nothing is left; how many steps."""
    steps = 0
    while person.window.session.undo_name is not None:
        person.key("Ctrl+Z")
        steps += 1
    return steps


def test_a_map_from_nothing(sit_down: SitDown, picture: Path, tmp_path: Path) -> None:
    """Drawn, saved, opened again and undone: the same bytes each time."""
    person = sit_down()
    session = person.window.session
    empty = document_bytes(session.variant)
    draw(person, picture)
    made = session.variant
    assert {city.name for city in made.cities if city.kind == "city"} == set(CITIES)
    assert [(country.name, len(country.spots)) for country in made.countries] == [("Sverige", 1)]
    assert len(made.routes) == 12
    routes = {route.id: route for route in made.routes}
    assert len(routes["bergen--stavanger"].tracks) == 2
    assert routes["bergen--oslo"].tunnel
    assert routes["kristiansand--stavanger"].ferry == 1
    assert sorted(route.ferry for route in made.routes)[-2:] == [1, 2]
    assert sum(len(route.via) for route in made.routes) == 3
    assert len(made.tickets) == 6
    assert made.board.background is not None

    file = tmp_path / "norge" / "variant.json"
    person.expect(type_path(file.parent))
    person.key("Ctrl+S")
    assert person.all_answered()
    assert not session.dirty
    saved = file.read_bytes()
    assert saved == document_bytes(made)
    assert (file.parent / "norge.png").read_bytes() == picture.read_bytes()

    steps = undo_all(person)
    assert steps == 1 + len(CITIES) + 1 + len(ROUTES) + 6 + len(TICKETS) + 1
    assert document_bytes(session.variant) == empty
    for _ in range(steps):
        person.key("Ctrl+Shift+Z")
    assert session.redo_name is None
    assert document_bytes(session.variant) == saved
    assert not session.dirty
    file.unlink()
    person.key("Ctrl+S")
    assert file.read_bytes() == saved

    again = sit_down(file)
    assert again.window.session.variant == made
    again.key("Ctrl+S")
    assert file.read_bytes() == saved
