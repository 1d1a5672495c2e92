"""Edits of the card colors."""

import msgspec

from mapforge.edits import colors
from mapforge.model import USUAL_COLORS, Color, FrozenMap
from tests.edits.samples import by_id, hold_to_schema, ids, mini, refused

GREEN = Color("green", FrozenMap({"en": "Green"}), "#00FF00", "▼", 12)


def test_a_color_is_added_last() -> None:
    """With an id of its name; the usual eight become the map's own."""
    new = colors.add_color(mini(), name="Light green", shown="#aaffaa", glyph="▼")
    assert ids(new.colors) == ["red", "blue", "light-green"]
    assert new.colors[2] == Color("light-green", FrozenMap({"en": "Light green"}), "#AAFFAA", "▼", 12)
    assert new.colors[0] is mini().colors[0]
    usual = msgspec.structs.replace(mini(), colors=())
    assert ids(colors.add_color(usual, name="Pink", shown="#aaffaa", glyph="▼").colors)[-2:] == ["green", "pink"]
    assert colors.add_color(mini(), name="Gray", shown="#aaffaa", glyph="▼").colors[2].id == "gray-2"
    hold_to_schema(new)


def test_what_cannot_be_a_color_is_refused() -> None:
    """A look that is no color, no sign, no cards."""
    with refused("A color is # and six digits"):
        colors.add_color(mini(), name="A", shown="red", glyph="▼")
    with refused("Glyph must have at least 1 characters"):
        colors.add_color(mini(), name="A", shown="#000000", glyph="")
    with refused("Cards must be at least 1"):
        colors.add_color(mini(), name="A", shown="#000000", glyph="▼", cards=0)


def test_only_what_is_given_of_a_color_changes() -> None:
    """Its id stays; a usual color that changes makes the table the map's own."""
    new = colors.change_color(mini(), color="red", shown="#ff0000", cards=14, names={"de": "Rot"}, glyph="x")
    assert new.colors[0] == Color("red", FrozenMap({"de": "Rot"}), "#FF0000", "x", 14)
    assert new.colors[1] is mini().colors[1]
    assert colors.change_color(mini(), color="red", shown="#a50f15") is mini()
    usual = msgspec.structs.replace(mini(), colors=())
    assert len(colors.change_color(usual, color="red", cards=13).colors) == 8
    with refused("no color rad. Did you mean red?"):
        colors.change_color(mini(), color="rad", cards=13)
    with refused("Hex cannot be written as “RED”."):
        colors.change_color(mini(), color="red", shown="red")


def test_a_color_goes_when_its_tracks_have_another() -> None:
    """Tracks get the color that is named; without one a color in use stays."""
    with refused("Tracks of 3 routes are red (east--north, east--south, north--west)"):
        colors.set_colors(mini(), colors=(mini().colors[1],))
    with refused("Choose a color for them instead."):
        colors.remove_color(mini(), color="red")
    new = colors.remove_color(mini(), color="red", instead="gray")
    assert ids(new.colors) == ["blue"]
    assert [track.color for track in by_id(new.routes)["east--north"].tracks] == ["gray", "blue"]
    assert by_id(new.routes)["east--fork"] is by_id(mini().routes)["east--fork"]
    more = colors.add_color(mini(), name="Green", shown="#000000", glyph="x")
    assert colors.remove_color(more, color="green").colors == mini().colors
    with refused("no color pink"):
        colors.remove_color(mini(), color="red", instead="pink")
    with refused("Choose another color"):
        colors.remove_color(mini(), color="red", instead="red")
    with refused("This is the only card color"):
        colors.remove_color(new, color="blue", instead="gray")


def test_the_whole_table_is_set_in_its_order() -> None:
    """No id twice; an empty table stands for the usual eight."""
    new = colors.set_colors(mini(), colors=(GREEN, *mini().colors))
    assert ids(new.colors) == ["green", "red", "blue"]
    assert colors.set_colors(mini(), colors=()).card_colors == USUAL_COLORS
    with refused("The color green is there twice"):
        colors.set_colors(mini(), colors=(GREEN, GREEN))
    with refused("Hex cannot be written"):
        colors.set_colors(mini(), colors=(msgspec.structs.replace(GREEN, hex="x"),))
