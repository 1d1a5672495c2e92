"""The rules of a map in words, knob by knob: short sentences that a player reads aloud."""

from collections.abc import Sequence

from mapforge.model import Rules, Variant

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_TIES = {
    "completed-tickets": "most completed tickets",
    "longest-path-bonus": "the bonus for the longest path",
    "longest-path-length": "the longest path",
    "fewest-stations": "fewest stations built",
}


def number(count: int) -> str:
    """A count in words where it is small."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def counted(count: int, one: str, many: str = "") -> str:
    """A count and its noun: one train, 45 trains."""
    return f"{number(count)} {one if count == 1 else many or one + 's'}"


def listed(parts: Sequence[str]) -> str:
    """a, b and c."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def players(rules: Rules) -> str:
    """For how many."""
    fewest, most = rules.players
    return f"For {'' if fewest == most else f'{number(fewest)} to '}{counted(most, 'player')}."


def trains(rules: Rules) -> str:
    """Pieces."""
    return f"Each player has {counted(rules.trains, 'train')}."


def start_hand(rules: Rules) -> str:
    """The first cards."""
    return f"Each player begins with {counted(rules.start_hand, 'train card')}."


def face_up(rules: Rules) -> str:
    """The open row."""
    if not rules.face_up:
        return "No train cards lie open: all are drawn from the deck."
    cards = counted(rules.face_up, "train card").capitalize()
    return f"{cards} {'lies' if rules.face_up == 1 else 'lie'} open beside the deck; one taken is replaced at once."


def locomotives(rules: Rules) -> str:
    """Wild cards."""
    return f"There are {counted(rules.locomotives, 'locomotive')} among the train cards; they stand for any color."


def locomotive_use(rules: Rules) -> str:
    """Where wild cards may be played."""
    if rules.locomotive_use == "tunnels":
        return "Locomotives may be played for tunnels only, and for what a tunnel costs in addition."
    return "Locomotives may be played for any route."


def face_up_locomotive_counts(rules: Rules) -> str:
    """An open wild card."""
    if rules.face_up_locomotive_counts == 2:
        return "An open locomotive may only be the first card taken, and is then the only one."
    return "An open locomotive is taken like any other card, as the first or the second."


def replace_row_at(rules: Rules) -> str:
    """Too many open wild cards."""
    if rules.replace_row_at is None:
        return "Open cards are never replaced, however many locomotives lie there."
    return (
        f"When {counted(rules.replace_row_at, 'locomotive')} or more lie open, all open cards are discarded and new "
        f"ones turned up, at most {counted(rules.row_replacements, 'time')} in a row."
    )


def double_open_from(rules: Rules) -> str:
    """Both tracks of a double."""
    if rules.double_open_from <= rules.players[0]:
        return "All tracks of a double route may be claimed, each by another player."
    if rules.double_open_from > rules.players[1]:
        return "Once one track of a double route is claimed, the other is closed."
    return (
        f"From {counted(rules.double_open_from, 'player')} on, all tracks of a double route may be claimed, each by "
        "another player; with fewer, the other is closed once one is claimed."
    )


def route_points(rules: Rules) -> str:
    """What a route is worth."""
    if not rules.route_points:
        return "Routes are worth no points."
    lengths = listed(list(rules.route_points))
    points = listed([str(worth) for worth in rules.route_points.values()])
    return f"Points for a route of {lengths} spaces: {points}."


def start_tickets(rules: Rules) -> str:
    """The first tickets."""
    start = rules.start_tickets
    decks = [f"{counted(count, 'ticket')} of the deck {deck}" for deck, count in start.deal.items() if count]
    dealt = listed(decks) if len(decks) > 1 else counted(start.dealt, "ticket")
    where = "under their deck" if start.returned == "bottom" else "out of the game"
    return f"Each player is dealt {dealt} and keeps at least {number(start.keep)}; the others go {where}."


def draw_tickets(rules: Rules) -> str:
    """Later tickets."""
    draw = rules.draw_tickets
    where = "under the deck" if draw.returned == "bottom" else "out of the game"
    return f"Drawing tickets: {number(draw.count)} are drawn, at least {number(draw.keep)} kept; the others go {where}."


def tunnel_cards(rules: Rules) -> str:
    """Cards turned over for a tunnel."""
    return f"For a tunnel, {counted(rules.tunnel_cards, 'card')} of the deck are turned over."


def stations(rules: Rules) -> str:
    """Pieces that lend another player's track."""
    if rules.stations is None:
        return "There are no stations."
    costs = [
        f"the {_ORDINALS[place] if place < len(_ORDINALS) else f'{place + 1}th'} costs {counted(cost, 'card')}"
        for place, cost in enumerate(rules.stations.costs)
    ]
    return (
        f"Each player has {counted(rules.stations.count, 'station')}: {listed(costs)} of one color. One that is not "
        f"built is worth {counted(rules.stations.unused_points, 'point')} at the end."
    )


def longest_path(rules: Rules) -> str:
    """The bonus for the longest path."""
    if rules.longest_path is None:
        return "There is no bonus for the longest path."
    return f"Whoever has the longest path of trains without a break gets {rules.longest_path} points; all who tie do."


def globetrotter(rules: Rules) -> str:
    """The bonus for tickets."""
    if rules.globetrotter is None:
        return "There is no bonus for the most tickets."
    return f"Whoever has completed the most tickets gets {rules.globetrotter} points; all who tie do."


def last_round_at(rules: Rules) -> str:
    """When it ends."""
    return (
        f"When a player has {counted(rules.last_round_at, 'train')} or fewer at the end of a turn, everybody has one "
        "more turn, that player last."
    )


def tie_breaks(rules: Rules) -> str:
    """Who wins a tie."""
    if not rules.tie_breaks:
        return "Players who tie have both won."
    return f"Ties are broken by {', then '.join(_TIES[name] for name in rules.tie_breaks)}."


KNOBS = (
    players,
    trains,
    start_hand,
    face_up,
    locomotives,
    locomotive_use,
    face_up_locomotive_counts,
    replace_row_at,
    double_open_from,
    route_points,
    start_tickets,
    draw_tickets,
    tunnel_cards,
    stations,
    longest_path,
    globetrotter,
    last_round_at,
    tie_breaks,
)
"""A sentence for each knob, named like it (``row_replacements`` is told with ``replace_row_at``)."""


def differences(variant: Variant, other: Rules) -> list[str]:
    """The sentences in which a map's rules differ from others; what its routes do not need is left out."""
    has_tunnels = any(route.tunnel for route in variant.routes)
    sentences = [(knob.__name__, knob(variant.rules), knob(other)) for knob in KNOBS]
    return [own for name, own, old in sentences if own != old and (name != "tunnel_cards" or has_tunnels)]
