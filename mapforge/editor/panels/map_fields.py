"""Fields of the map as a whole: its paper, its board, and the train piece it is made for."""

from typing import Any

from mapforge.editor.panels.editors import PressEditor, ToldEditor
from mapforge.editor.panels.fields import Field, Make, Section
from mapforge.editor.panels.number_editor import NumberEditor
from mapforge.editor.panels.readings import lines_read, lines_written
from mapforge.editor.panels.rule_fields import rule_sections
from mapforge.editor.panels.typed import LineEditor, LinesEditor
from mapforge.edits import board, paper
from mapforge.interaction.wording import counted
from mapforge.model import Variant


def map_sections(variant: Variant) -> list[Section]:
    """Everything of a map that belongs to no single entry."""
    return [
        Section("", (_counts(),)),
        Section("Map", _paper(variant)),
        Section("Board", _board(variant)),
        Section("Train piece", _piece(), open=False),
        *rule_sections(variant),
    ]


def _counts() -> Field:
    return Field("map.counts", "The map has", _told, _in_numbers, None, "How much of everything the map has.", row="")


def _in_numbers(variant: Variant, _entry: str) -> str:
    cities = sum(city.kind == "city" for city in variant.cities)
    tickets = sum(deck.size for deck in variant.decks)
    parts = [counted(cities, "city"), counted(len(variant.routes), "route"), counted(tickets, "ticket")]
    return ", ".join(parts)


def _paper(variant: Variant) -> tuple[Field, ...]:
    language = "en" if "en" in variant.name or not variant.name else next(iter(variant.name))
    return (
        Field(
            "map.name",
            "Name",
            LineEditor,
            lambda map_, _: map_.name.get(language, ""),
            lambda map_, _, value: paper.set_name(map_, language=language, name=value),
            "The map's name, as players see it.",
            "Rename the map",
        ),
        Field(
            "map.id",
            "Id",
            LineEditor,
            lambda map_, _: map_.id,
            lambda map_, _, value: paper.set_map_id(map_, map_id=value.strip()),
            "The name by which programs and other maps find this one: small letters, digits, hyphens; with your own"
            " name and a dot before it if it is to be shared, such as anna.benelux.",
            "Change the map's id",
        ),
        Field(
            "map.version",
            "Version",
            LineEditor,
            lambda map_, _: map_.version,
            lambda map_, _, value: paper.set_version(map_, version=value.strip()),
            "Three numbers, such as 1.2.0. Count up when you give out a changed map.",
        ),
        Field(
            "map.authors",
            "Authors",
            _lines("one a line"),
            lambda map_, _: map_.authors,
            lambda map_, _, value: paper.set_authors(map_, authors=value),
            "Who made the map, one a line.",
        ),
        Field(
            "map.license",
            "Licence",
            _licence,
            lambda map_, _: map_.license,
            lambda map_, _, value: paper.set_license(map_, licence=value),
            "Under which licence others may use the map, such as CC-BY-4.0.",
        ),
        Field(
            "map.credits",
            "Credits",
            _lines("one a line"),
            lambda map_, _: map_.credits,
            lambda map_, _, value: paper.set_credits(map_, credit=value),
            "Whose pictures, data or ideas the map uses, one a line.",
        ),
    )


def _board(variant: Variant) -> tuple[Field, ...]:
    return (
        Field(
            "board.width",
            "Board width",
            _mm(50, 5000),
            lambda map_, _: map_.board.width,
            lambda map_, _, value: board.set_size(map_, width=value, height=map_.board.height),
            "Width and height of the printed board. Everything on it stays where it is.",
            "Resize the board",
            row="Width, height",
        ),
        Field(
            "board.height",
            "Board height",
            _mm(50, 5000),
            lambda map_, _: map_.board.height,
            lambda map_, _, value: board.set_size(map_, width=map_.board.width, height=value),
            "Width and height of the printed board. Everything on it stays where it is.",
            "Resize the board",
            beside=True,
        ),
        Field(
            "board.border",
            "Border",
            _mm(0, 500),
            lambda map_, _: map_.board.border,
            lambda map_, _, value: board.set_border(map_, border=value),
            "Width of the score track that runs along the edge; 0 for none.",
            "Change the border",
        ),
        Field(
            "board.picture",
            "Picture",
            _told,
            lambda map_, _: "none" if map_.board.background is None else map_.board.background.file,
            None,
            "The picture behind the board.",
        ),
        Field(
            "choose-picture" if variant.board.background is None else "show-picture",
            "Choose a picture" if variant.board.background is None else "Place the picture",
            _choose if variant.board.background is None else _place,
            lambda _map, _: True,
            None,
            "Choose the picture behind the board: PNG, JPEG or WebP."
            if variant.board.background is None
            else "Show where the picture lies, and move, scale, turn or fade it.",
            row="",
        ),
        Field(
            "card-colors",
            "Card colors",
            _colors,
            lambda _map, _: True,
            None,
            "The colors of train cards and tracks: names, shades, signs, and how many cards there are of each.",
            row="",
        ),
    )


def _piece() -> tuple[Field, ...]:
    return (
        _measure("length", "Length", "Length of a space: of the plastic train that is laid on it."),
        _measure("width", "Width", "Width of a space."),
        _measure("pitch", "Pitch", "From the middle of a space to the middle of the next one on the same track."),
        _measure("double_pitch", "Track distance", "From one track of a double route to the other, middle to middle."),
    )


def _measure(name: str, label: str, tip: str) -> Field:
    def put(variant: Variant, _entry: str, value: Any) -> Variant:
        return board.set_piece(variant, **{name: value})

    step = f"Change the train piece's {label.lower()}"
    return Field(f"piece.{name}", label, _mm(1, 200), lambda map_, _: getattr(map_.board.piece, name), put, tip, step)


def _mm(least: float, most: float) -> Make:
    return lambda: NumberEditor(unit="mm", least=least, most=most)


def _lines(empty: str) -> Make:
    return lambda: LinesEditor(lines_read, lines_written, empty=empty)


def _licence() -> LineEditor:
    return LineEditor(empty="none said")


def _told() -> ToldEditor:
    return ToldEditor()


def _choose() -> PressEditor:
    return PressEditor("Choose a picture…")


def _place() -> PressEditor:
    return PressEditor("Place the picture")


def _colors() -> PressEditor:
    return PressEditor("Card colors…")
