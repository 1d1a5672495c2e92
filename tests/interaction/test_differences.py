"""What differs between two maps, in words."""

from hypothesis import given
from hypothesis import strategies as st

from mapforge.edits.cities import move, remove_cities
from mapforge.edits.refusal import Refused
from mapforge.edits.rules import set_knob
from mapforge.edits.tickets import set_destinations
from mapforge.edits.tracks import set_track_color
from mapforge.interaction.differences import differences, touched
from mapforge.interaction.values import Ref
from tests.edits.any_edit import any_edit
from tests.edits.samples import by_id, mini


def test_a_field_that_differs_is_told_before_and_after() -> None:
    """Under the name of what it belongs to; of a list, the entry that differs."""
    x, y = by_id(mini().cities)["east"].at
    assert list(differences(mini(), move(mini(), positions={"east": (200.0, 60.5)}))) == [
        f"East, position: ({x:g}, {y:g}) \u2192 (200, 60.5)"
    ]
    (line,) = differences(mini(), set_track_color(mini(), route="east--south", track=1, color=None))
    assert line.startswith("Süd \u2013 East, track 1, color: ")
    assert line.endswith(" \u2192 none")
    (line,) = differences(mini(), set_knob(mini(), knob="last_round_at", value=1))
    assert line.startswith("Rules, last round at: ")
    (ticket, *_) = mini().tickets
    changed = [(end.id, end.points + 1) for end in ticket.to]
    lines = list(differences(mini(), set_destinations(mini(), ticket=ticket.id, to=changed)))
    assert len(lines) == len(changed)
    assert all(", destination " in line for line in lines)


def test_what_comes_and_goes_is_told_by_its_name() -> None:
    """With all that goes with it; what is there afterwards can be shown."""
    after = remove_cities(mini(), ids=["east"])
    lines = list(differences(mini(), after))
    assert "Removed: East" in lines
    assert "Removed: S\u00fcd \u2013 East" in lines
    assert "Added: East" in differences(after, mini())
    assert Ref("city", "east") not in touched(mini(), after)
    assert Ref("city", "east") in touched(after, mini())


@given(st.data())
def test_any_edit_can_be_told(data: st.DataObject) -> None:
    """Nothing is told exactly where nothing differs."""
    edit = data.draw(any_edit(mini()))
    try:
        after = edit()
    except Refused:
        return
    assert bool(list(differences(mini(), after))) == (after != mini())
    assert not list(differences(after, after))
