"""Edits of tickets, and the points that are suggested for one."""

import msgspec

from mapforge.edits import cities, decks, routes, tickets
from mapforge.model import Destination, Ticket
from tests.edits.samples import by_id, hold_to_schema, ids, mini, refused


def test_a_ticket_is_added_to_a_deck() -> None:
    """To a city or country, or to several, each with its points."""
    new = tickets.add_ticket(mini(), deck="long", start="south", to=[("east", 4)])
    assert by_id(new.tickets)["south--east"] == Ticket(id="south--east", start="south", to=(Destination("east", 4),))
    assert ids(by_id(new.decks)["long"].tickets) == ["north--south", "south--east", "west--east"]
    assert by_id(new.decks)["main"] is by_id(mini().decks)["main"]
    several = tickets.add_ticket(mini(), deck="main", start="east", to=[("abroad", 1), ("west", 4)], copies=2)
    assert by_id(several.tickets)["east--abroad--west"].copies == 2
    hold_to_schema(several)


def test_a_second_ticket_of_the_same_ends_is_counted() -> None:
    """Across all decks, since tickets are one id space."""
    assert "west--east--2" in ids(tickets.add_ticket(mini(), deck="main", start="west", to=[("east", 4)]).tickets)


def test_what_cannot_be_a_ticket_is_refused() -> None:
    """Without destination, to itself, to the same twice, from a spot or junction, without worth, in no deck."""
    with refused("A ticket needs a destination"):
        tickets.add_ticket(mini(), deck="main", start="east", to=[])
    with refused("cannot lead from east to itself"):
        tickets.add_ticket(mini(), deck="main", start="east", to=[("east", 4)])
    with refused("A destination is there twice"):
        tickets.add_ticket(mini(), deck="main", start="east", to=[("west", 4), ("west", 5)])
    for end in ("fork", "abroad-1"):
        with refused(f"such as {end}. Choose a city or a country"):
            tickets.add_ticket(mini(), deck="main", start="east", to=[(end, 4)])
        with refused(f"such as {end}."):
            tickets.add_ticket(mini(), deck="main", start=end, to=[("east", 4)])
    with refused("no city or country nowhere"):
        tickets.add_ticket(mini(), deck="main", start="east", to=[("nowhere", 4)])
    with refused("no deck man. Did you mean main?"):
        tickets.add_ticket(mini(), deck="man", start="east", to=[("west", 4)])
    for points in (0, 501):
        with refused("Points must be at"):
            tickets.add_ticket(mini(), deck="main", start="east", to=[("west", points)])
    for copies in (0, 21):
        with refused("Copies must be at"):
            tickets.add_ticket(mini(), deck="main", start="east", to=[("west", 4)], copies=copies)


def test_points_of_one_and_of_several_destinations() -> None:
    """Which, must be said where there are several."""
    new = tickets.set_points(mini(), ticket="west--east", points=9)
    assert by_id(new.tickets)["west--east"].to == (Destination("east", 9),)
    several = tickets.set_points(mini(), ticket="west--abroad", points=9, destination="south")
    assert [end.points for end in by_id(several.tickets)["west--abroad"].to] == [5, 9]
    assert tickets.set_points(mini(), ticket="west--east", points=4) is mini()
    with refused("leads to 2 places. Choose the one"):
        tickets.set_points(mini(), ticket="west--abroad", points=9)
    with refused("no destination of this ticket east"):
        tickets.set_points(mini(), ticket="west--abroad", points=9, destination="east")
    with refused("no ticket x"):
        tickets.set_points(mini(), ticket="x", points=9)
    with refused("Points must be at least 1"):
        tickets.set_points(mini(), ticket="west--east", points=0)


def test_other_destinations() -> None:
    """The ticket keeps its start and its id."""
    new = tickets.set_destinations(mini(), ticket="west--east", to=[("north", 3), ("south", 4)])
    assert by_id(new.tickets)["west--east"].ends == ("west", "north", "south")
    with refused("cannot lead from west to itself"):
        tickets.set_destinations(mini(), ticket="west--east", to=[("west", 3)])
    with refused("Points must be at most 500"):
        tickets.set_destinations(mini(), ticket="west--east", to=[("north", 501)])


def test_copies() -> None:
    """1 to 20 cards of a print."""
    assert by_id(tickets.set_copies(mini(), ticket="west--east", copies=3).tickets)["west--east"].copies == 3
    with refused("Copies must be at most 20"):
        tickets.set_copies(mini(), ticket="west--east", copies=21)


def test_tickets_move_to_another_deck() -> None:
    """The same objects; those that lie there already stay."""
    new = tickets.move_to_deck(mini(), ids=["west--east", "north--east"], deck="main")
    assert ids(by_id(new.decks)["long"].tickets) == ["north--south"]
    assert by_id(by_id(new.decks)["main"].tickets)["west--east"] is by_id(mini().tickets)["west--east"]
    assert tickets.move_to_deck(mini(), ids=["north--east"], deck="main") is mini()
    with refused("no ticket x"):
        tickets.move_to_deck(mini(), ids=["x"], deck="main")
    with refused("no deck x"):
        tickets.move_to_deck(mini(), ids=["west--east"], deck="x")


def test_a_ticket_does_not_move_to_its_like() -> None:
    """A faulty map may have two tickets of one id; they never meet in one deck."""
    main = by_id(mini().decks)["main"]
    main = msgspec.structs.replace(main, tickets=(*main.tickets, by_id(mini().tickets)["west--east"]))
    faulty = msgspec.structs.replace(mini(), decks=(by_id(mini().decks)["long"], main))
    with refused("Two tickets have the id west--east"):
        tickets.move_to_deck(faulty, ids=["west--east"], deck="main")
    both = decks.add_deck(faulty, name="Third")
    with refused("Two tickets have the id west--east"):
        tickets.move_to_deck(both, ids=["west--east"], deck="third")


def test_a_ticket_starts_elsewhere() -> None:
    """Its id and destinations stay; it cannot start where it leads, or at a border spot."""
    new = tickets.set_start(mini(), ticket="west--east", start="abroad")
    assert by_id(new.tickets)["west--east"].ends == ("abroad", "east")
    assert tickets.set_start(mini(), ticket="west--east", start="west") is mini()
    hold_to_schema(new)
    with refused("A ticket cannot lead from east to itself"):
        tickets.set_start(mini(), ticket="west--east", start="east")
    with refused("No ticket ends at a border spot or junction such as fork"):
        tickets.set_start(mini(), ticket="west--east", start="fork")


def test_tickets_go() -> None:
    """Several at once, from whichever deck; none if one is unknown."""
    new = tickets.remove_tickets(mini(), ids=["west--east", "north--east"])
    assert ids(new.tickets) == ["north--south", "west--abroad"]
    with refused("no ticket x"):
        tickets.remove_tickets(mini(), ids=["west--east", "x"])


def test_suggested_points_are_the_spaces_of_the_shortest_path() -> None:
    """To a country, at the spot that is nearest; none where no path leads; the shortest track of a route counts."""
    assert tickets.suggested_points(mini(), start="west", end="east") == 4
    assert tickets.suggested_points(mini(), start="west", end="abroad") == 5
    assert tickets.suggested_points(mini(), start="abroad", end="north") == 4
    alone = cities.add_city(mini(), name="Island", at=(0, 0))
    assert tickets.suggested_points(alone, start="island", end="east") is None
    assert tickets.suggested_points(mini(), start="east", end="east") is None
    assert tickets.suggested_points(mini(), start="east", end="nowhere") is None
    shorter = routes.set_length(mini(), route="east--north", length=1, track=2)
    assert tickets.suggested_points(shorter, start="east", end="north") == 1
    assert tickets.suggested_points(mini(), start="south", end="north") == 7
