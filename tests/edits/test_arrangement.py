"""Many things moved at once."""

from mapforge.edits import board
from mapforge.edits.arrangement import arrange
from mapforge.edits.changes import changes
from mapforge.model import Label
from tests.edits.samples import by_id, mini, refused


def test_things_of_all_kinds_move_in_one_edit() -> None:
    """And nothing else is touched."""
    old = board.set_background(mini(), file="a.png", at=(0, 0), size=(10, 10))
    made = arrange(
        old,
        positions={"west": (1, 2)},
        bends={"fork--west": [(3, 4)]},
        name_offsets={"west": (5, 6), "east": (7, 8)},
        country_names={"abroad": (9, 10)},
        picture=(11, 12),
    )
    assert by_id(made.cities)["west"].at == (1, 2)
    assert by_id(made.cities)["west"].label == Label(offset=(5, 6))
    assert by_id(made.cities)["east"].label == Label(offset=(7, 8))
    assert by_id(made.routes)["fork--west"].via == ((3, 4),)
    assert by_id(made.countries)["abroad"].label == (9, 10)
    assert made.board.background is not None
    assert made.board.background.at == (11, 12)
    difference = changes(old, made)
    assert difference.cities.changed == frozenset({"west", "east"})
    assert difference.routes.changed == frozenset({"fork--west"})


def test_names_can_be_given_back_to_mapforge() -> None:
    """None for a city's and a country's; a turned name stays turned."""
    placed = arrange(mini(), name_offsets={"west": (5, 6)}, country_names={"abroad": (9, 10)})
    back = arrange(placed, name_offsets={"west": None}, country_names={"abroad": None})
    assert (back.cities, back.countries) == (mini().cities, mini().countries)


def test_a_move_to_where_things_are_is_the_same_map() -> None:
    """The very value."""
    old = mini()
    same = arrange(old, positions={"west": (60, 100)}, bends={"fork--west": ()}, country_names={"abroad": None})
    assert same is old
    assert arrange(old) is old


def test_unknown_things_and_places_are_refused() -> None:
    """By name, with a way out."""
    with refused("There is no city wset. Did you mean west?"):
        arrange(mini(), positions={"wset": (1, 2)})
    with refused("There is no route west--nowhere."):
        arrange(mini(), bends={"west--nowhere": ()})
    with refused("There is no country west."):
        arrange(mini(), country_names={"west": (1, 2)})
    with refused("The board has no picture behind it."):
        arrange(mini(), picture=(1, 2))
    with refused("must be at most 10000, not 10001"):
        arrange(mini(), positions={"west": (10_001.0, 0)})
