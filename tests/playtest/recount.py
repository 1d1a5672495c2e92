"""The sums of a deal counted once more, in words and plain Python, from games played move by move."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from mapforge.engine import Game, Move, View, loader
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.notation import named
from mapforge.engine.result import Result
from mapforge.model import LOCOMOTIVE, Variant
from mapforge.playtest.match import seatings
from mapforge.playtest.playing import played

WIN = 840
MOVES = ("", "blind", "open", "claim", "pay", "decline", "tickets", "keep", "station", "pass")
Pair = tuple[int, int]


class Step(NamedTuple):
    """A move, what its player saw before, and after."""

    move: Move
    before: View
    after: View

    @property
    def seat(self) -> int:
        """Who moved."""
        return self.before.turn


class Claim(NamedTuple):
    """A track won: in which turn, by whom, with cards of which color."""

    turn: int
    seat: int
    track: str
    color: str

    @property
    def route(self) -> str:
        """Its route."""
        return self.track.rpartition("/")[0]


def seats_of(bots: Sequence[str], players: int, seed: int, rotation: int) -> tuple[str, ...]:
    """Who sits where in a game of a deal."""
    turns = seatings(bots, players)
    places = turns[seed % len(turns)]
    return tuple(places[(seat + rotation) % players] for seat in range(players))


def moves_of(variant: Variant, bots: Sequence[str], players: int, seed: int, rotation: int) -> list[int]:
    """The moves of a game of a deal, packed as the core has them."""
    plan = compile_map(variant, loader.lists(), players)
    return list(played(plan, seats_of(bots, players, seed, rotation), seed, {}).moves)


class Story:
    """A game of built-in bots, from the outside."""

    def __init__(self, variant: Variant, seats: tuple[str, ...], seed: int) -> None:
        self.variant, self.seats, self.players = variant, seats, len(seats)
        game = Game(variant, players=self.players, seed=seed)
        self.steps: list[Step] = []
        for number in played(game.plan, seats, seed, {}).moves:
            seat = game.turn
            before = game.view(seat)
            move = game.push(named(game.state, number))
            self.steps.append(Step(move, before, game.view(seat)))
        self.end, self.hands, self.result = game.view(0), game.position().hands, game.result()
        self.shuffles = int(game.state.table.shuffles)

    @property
    def turns(self) -> int:
        """Turns that were played."""
        return self.end.turns

    @cached_property
    def shares(self) -> list[int]:
        """Each seat's part of the win."""
        winners = self.result.winners
        return [WIN // len(winners) if seat in winners else 0 for seat in range(self.players)]

    @cached_property
    def claims(self) -> list[Claim]:
        """Every track won, in order."""
        found = []
        for step in self.steps:
            for track in set(step.after.tracks) - set(step.before.tracks):
                tunnel = step.before.tunnel
                colors = [step.move.color] if tunnel is None else [name for name in tunnel.laid if name != LOCOMOTIVE]
                found.append(Claim(step.before.turns, step.seat, track, next(filter(None, colors), LOCOMOTIVE)))
        return found

    def points(self, claim: Claim) -> int:
        """What a claim brings."""
        name, _, index = claim.track.rpartition("/")
        route = next(route for route in self.variant.routes if route.id == name)
        return self.variant.rules.points_for(route.whole_tracks[int(index) - 1].length or 0) or 0


def paid(story: Story) -> Counter[str]:
    """Cards that were paid for good, by color."""
    cards: Counter[str] = Counter()
    for step in story.steps:
        took_track = len(step.after.tracks) > len(step.before.tracks)
        if took_track or step.move.kind == "station":
            if step.before.tunnel is not None:
                cards.update(step.before.tunnel.laid)
            cards[step.move.color or LOCOMOTIVE] += step.move.cards
            cards[LOCOMOTIVE] += step.move.locomotives
    return cards


def waits(story: Story) -> Counter[str]:
    """Own turns from claim to claim, by the color of the later one."""
    last: dict[int, int] = {}
    waited: Counter[str] = Counter()
    for claim in story.claims:
        own = claim.turn // story.players
        waited[claim.color] += own - last.get(claim.seat, -1)
        last[claim.seat] = own
    return waited


def race(story: Story) -> dict[str, Pair]:
    """The score track turn by turn."""
    claims = {claim.turn: claim for claim in story.claims}
    points, winners = [0] * story.players, story.result.winners
    leader = late = None
    changes = last = behind = deficit = 0
    for turn in range(story.turns):
        claim = claims.get(turn)
        if claim is not None:
            points[claim.seat] += story.points(claim)
            if leader is None or points[claim.seat] > points[leader]:
                if leader not in (None, claim.seat):
                    changes, last = changes + 1, turn
                leader = claim.seat
        if turn / story.turns < 0.75:
            late = leader
        gap = 0 if leader is None else points[leader] - max(points[seat] for seat in winners)
        behind += gap > 0
        deficit = max(deficit, gap)
    turns = max(1, story.turns)
    return {
        "LEAD_CHANGES": (changes, 1),
        "LAST_CHANGE": (WIN * last // turns, 1),
        "LEADER_WINS": (0, 0) if late is None else (story.shares[late], 1),
        "BEHIND": (WIN * behind // turns, 1),
        "DEFICIT": (deficit, 1),
    }


def rows(story: Story) -> Iterator[tuple[str, str, Pair]]:
    """What gets an interval: field, row, x and y of one game."""
    accounts, size = story.result.players, story.players
    totals = [account.total for account in accounts]
    for seat, (bot, account) in enumerate(zip(story.seats, accounts, strict=True)):
        won = story.shares[seat]
        yield "seat_wins", str(seat), (won, 1)
        yield "seat_edge", str(seat), (size * account.total - sum(totals), 1)
        yield "bot_wins", bot, (won, 1)
        yield "bot_points", bot, (account.total, 1)
        yield "bot_completed", bot, (account.completed, len(account.tickets))
        for line in account.tickets:
            yield "ticket_completed", line.ticket, (int(line.reached is not None), 1)
            yield "ticket_wins", line.ticket, (won, 1)
            yield "ticket_net", line.ticket, (line.points, 1)
    taken = {claim.route for claim in story.claims}
    for route in story.variant.routes:
        yield "route_claimed", route.id, (int(route.id in taken), 1)
    for city in story.variant.cities:
        yield "city_reached", city.id, (len(visitors(story, city.id)), size)
    best, second = sorted(totals, reverse=True)[:2]
    for name, pair in {"TURNS": (story.turns, 1), "WINNING": (best, 1), "MARGIN": (best - second, 1)}.items():
        yield "figures", name, pair
    for name, pair in race(story).items():
        yield "figures", name, pair
    for name, held in bonuses(story.variant, story.result).items():
        if max(held) > 0:
            holders = [seat for seat in range(size) if held[seat] == max(held)]
            yield "bonus_wins", name, (sum(story.shares[seat] for seat in holders), len(holders))


def visitors(story: Story, city: str) -> set[int]:
    """Seats with a track that ends in a city."""
    ends = {route.id: route.ends for route in story.variant.routes}
    return {claim.seat for claim in story.claims if city in ends[claim.route]}


def bonuses(variant: Variant, result: Result) -> dict[str, list[int]]:
    """What each seat has of what a bonus is given for, where the rules give it."""
    found = {}
    if variant.rules.longest_path:
        found["LONGEST_PATH"] = [account.longest_path for account in result.players]
    if variant.rules.globetrotter:
        found["GLOBETROTTER"] = [account.completed for account in result.players]
    return found


def counts(story: Story) -> Iterator[tuple[str, str, int]]:
    """What is only counted: field, row, how many."""
    yield from account_counts(story)
    yield from card_counts(story)
    yield from route_counts(story)
    for name, held in bonuses(story.variant, story.result).items():
        yield "bonus_games", name, int(max(held) > 0)
        yield "bonus_shared", name, int(max(held) > 0 and held.count(max(held)) > 1)
        yield "bonus_most", name, max(held)
    for step in story.steps:
        kind = step.move.kind if step.move.kind != "draw" else "blind" if step.move.target == "blind" else "open"
        yield "moves", str(MOVES.index(kind)), 1
    yield "rounds", str(-(-story.turns // story.players)), 1
    yield "turns_squared", "0", story.turns**2
    yield "shuffles", "0", story.shuffles


def account_counts(story: Story) -> Iterator[tuple[str, str, int]]:
    """Bots: squares, points of winners, parts, claims."""
    for seat, (bot, account) in enumerate(zip(story.seats, story.result.players, strict=True)):
        yield "bot_squares", bot, account.total**2
        yield "bot_victory", bot, account.total * story.shares[seat]
        yield "bot_claims", bot, sum(claim.seat == seat for claim in story.claims)
        parts = (account.routes, account.ticket_points, account.station_points)
        for part, points in enumerate((*parts, account.longest_path_points, account.globetrotter_points)):
            yield "bot_parts", f"{bot}/{part}", points


def card_counts(story: Story) -> Iterator[tuple[str, str, int]]:
    """Colors, and tickets offered and kept."""
    for field, cards in (("color_spent", paid(story)), ("color_waited", waits(story))):
        yield from ((field, color, count) for color, count in cards.items())
    for claim in story.claims:
        yield "color_claims", claim.color, 1
    for hand in story.hands:
        yield from (("color_left", color, count) for color, count in hand.items())
    for step in story.steps:
        if step.move.kind == "draw" and step.move.target != "blind":
            yield "color_taken", step.move.target, 1
        if step.move.kind == "keep":
            when = "dealt" if step.before.phase == "start-tickets" else "drawn"
            yield from ((f"ticket_{when}", ticket, 1) for ticket in step.before.offer)
            yield from ((f"ticket_{when}_kept", ticket, 1) for ticket in step.move.tickets)


def route_counts(story: Story) -> Iterator[tuple[str, str, int]]:
    """Routes: claims, when, by winners; double routes shut."""
    tracks = {route.id: len(route.tracks) for route in story.variant.routes}
    taken: Counter[str] = Counter()
    for claim in story.claims:
        when = int(20 * claim.turn / story.turns)
        taken[claim.route] += 1
        yield "route_wins", claim.route, story.shares[claim.seat]
        yield "route_when", f"{claim.route}/{when}", 1
        if taken[claim.route] == 1:
            yield "route_early", claim.route, int(when < 5)
        shut = taken[claim.route] == tracks[claim.route]
        if story.players < story.variant.rules.double_open_from:
            shut = taken[claim.route] == 1
        if shut and tracks[claim.route] > 1:
            yield "shut", str(claim.turn // story.players), 1
    for city in story.variant.cities:
        yield "city_games", city.id, int(bool(visitors(story, city.id)))


class Recount:
    """The sums of some deals, by field and row."""

    def __init__(self, variant: Variant, bots: Sequence[str], players: int, seeds: range) -> None:
        self.pairs: defaultdict[tuple[str, str], list[int]] = defaultdict(lambda: [0] * 5)
        self.counts: Counter[tuple[str, str]] = Counter()
        self.products: Counter[tuple[int, int]] = Counter()
        for seed in seeds:
            deal: defaultdict[tuple[str, str], list[Pair]] = defaultdict(list)
            for rotation in range(players):
                story = Story(variant, seats_of(bots, players, seed, rotation), seed)
                for field, row, pair in rows(story):
                    deal[field, row].append(pair)
                for field, row, count in counts(story):
                    self.counts[field, row] += count
            self._add(deal, players)

    def _add(self, deal: dict[tuple[str, str], list[Pair]], players: int) -> None:
        for key, games in deal.items():
            x, y = (sum(column) for column in zip(*games, strict=True))
            self.pairs[key] = [
                old + more for old, more in zip(self.pairs[key], (x, y, x * x, x * y, y * y), strict=True)
            ]
        won = [sum(x for x, _ in deal["seat_wins", str(seat)]) for seat in range(players)]
        for one in range(players):
            for other in range(players):
                self.products[one, other] += won[one] * won[other]
