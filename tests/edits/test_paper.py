"""Edits of a map's paperwork."""

from mapforge.edits import paper
from tests.edits.samples import hold_to_schema, mini, refused


def test_id_and_version() -> None:
    """Dotted or bare; three numbers."""
    new = paper.set_version(paper.set_map_id(mini(), map_id="anna.benelux"), version="2.0.0-beta.1")
    assert (new.id, new.version) == ("anna.benelux", "2.0.0-beta.1")
    hold_to_schema(new)
    for wrong in ("", "Anna", "a--b", "a..b"):
        with refused("Id cannot be written as"):
            paper.set_map_id(mini(), map_id=wrong)
    with refused("A version is three numbers"):
        paper.set_version(mini(), version="2")


def test_name_by_language() -> None:
    """An empty one takes its language away."""
    new = paper.set_name(mini(), language="de", name=" Klein ")
    assert new.name == {"de": "Klein", "en": "Mini"}
    assert paper.set_name(new, language="de", name=" ") == mini()
    assert paper.set_name(mini(), language="en", name="Mini") is mini()
    with refused("A language is a tag"):
        paper.set_name(mini(), language="EN", name="x")
    with refused("at most 200 characters"):
        paper.set_name(mini(), language="en", name="x" * 201)


def test_people_and_licence() -> None:
    """Lists in their order, lines without text left out."""
    new = paper.set_authors(mini(), authors=["B", " ", "A "])
    assert new.authors == ("B", "A")
    new = paper.set_credits(new, credit=["Natural Earth", ""])
    assert new.credits == ("Natural Earth",)
    new = paper.set_license(new, licence=" CC-BY-4.0 ")
    assert new.license == "CC-BY-4.0"
    hold_to_schema(new)
    with refused("Authors must have at most 200"):
        paper.set_authors(mini(), authors=["x" * 201])
    with refused("Credits must have at most 500"):
        paper.set_credits(mini(), credit=["x" * 501])
    with refused("License must have at most 200"):
        paper.set_license(mini(), licence="x" * 201)
