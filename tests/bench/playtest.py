"""How fast playtests are, and how strong the bots are against one another."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import combinations

from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.playtest import backends
from mapforge.playtest.match import MOST_TURNS, SIZE, Room, play_chunks
from mapforge.playtest.names import NAMES
from mapforge.playtest.sums.figures import WHOLE
from mapforge.playtest.tally import Tally
from tests.bench.maps import shipped

DEALS = 500
RUNS = 25
"""Runs of which the fastest counts: other programs can only slow one down."""
STYLES = ("hungry", "path", "one-step", "long-route")
SPEEDS = (
    ("random", 4, 96),
    ("random", 2, 192),
    ("long-route", 4, 32),
    ("planner", 4, 32),
    ("one-step", 4, 32),
    ("path", 4, 32),
)
"""Bot, players, deals: the others follow tickets greedily, each looking for ways more often than the one before."""
QUICK = "import sys; from mapforge.cli.main import main; sys.exit(main(['playtest', 'usa', '-o', sys.argv[1]]))"
FIRST = """
import time; start = time.perf_counter()
from mapforge.playtest import warm
from mapforge.playtest.session import Asked, Session
started, compiling = [], warm.start_compiling
warm.start_compiling = lambda capacity: started.append(compiling(capacity))
from mapforge.files.library import Library; from mapforge.files.resolve import resolve
usa = resolve(Library().read('usa'), Library()).variant
def told(tally): raise KeyboardInterrupt
Session(usa, Asked(('planner', 'long-route', 'one-step', 'hungry'), (2, 3, 4, 5), 500)).play(told)
print(f'{time.perf_counter() - start:.2f} s')
for process in started: process.kill()
"""


def measure(unit: float) -> Iterator[str]:
    """Speed on USA with statistics; every pair of bots at two; the four styles at four."""
    if loader.numba_version() is None:
        yield "numba is not installed"
        return
    start = time.process_time()
    played("usa", ("random",), 2, 1)
    yield f"compiled, or found compiled, in {time.process_time() - start:.1f} s of CPU"
    yield from speeds(unit)
    yield from starts()
    yield from strengths(unit)


def speeds(unit: float) -> Iterator[str]:
    """Games a second with statistics, and the part of the time that these take; one thread and two."""
    for bot, players, deals in SPEEDS:
        rooms = _room(bot, players)
        runs = [(plain(rooms, deals), counted(rooms, deals)) for _ in range(RUNS)]
        bare, whole = (min(column) for column in zip(*runs, strict=True))
        games = players * deals
        yield (
            f"{bot:10} at {players}  {games / whole:6.0f} games/s of CPU with statistics, "
            f"which take {100 * (whole - bare) / whole:4.1f} % of it;  {whole / games / unit:.4f} loops a game"
        )
    for bot, players, deals in SPEEDS:
        one, two = (min(_wall(bot, players, 10 * deals, jobs) for _ in range(3)) for jobs in (1, 2))
        yield f"{bot:10} at {players}  two threads are {one / two:.2f} times as fast as one"


def _room(bot: str, players: int) -> Room:
    """Records for games of one bot on USA; everything is compiled, or loaded, when it returns."""
    room = Room(compile_map(shipped("usa"), backends.compiled(), players), players, (bot,))
    plain(room, 1)
    counted(room, 1)
    return room


def plain(room: Room, deals: int) -> float:
    """CPU seconds of games with their account, and nothing counted."""
    calls, bots = backends.tables(room.backend), room.backend.numbers([NAMES[room.bots[0]]] * room.players)
    made = (room.plan.record, room.table, room.hands, room.deck, room.pad, room.memories)
    start = time.process_time()
    for seed in range(1, 1 + deals):
        for _ in range(room.players):
            calls.play_table(*made, bots, room.players, seed, MOST_TURNS)
    return time.process_time() - start


def counted(room: Room, deals: int) -> float:
    """CPU seconds of the same games with statistics."""
    start = time.process_time()
    for first in range(1, 1 + deals, SIZE):
        room.play(range(first, min(first + SIZE, 1 + deals)))
    return time.process_time() - start


def _wall(bot: str, players: int, deals: int, jobs: int) -> float:
    start = time.perf_counter()
    for _ in play_chunks(shipped("usa"), (bot,), players, range(1, 1 + deals), backends.compiled(), jobs):
        pass
    return time.perf_counter() - start


def starts() -> Iterator[str]:
    """From a new process to its end or first figures."""
    with tempfile.TemporaryDirectory() as folder:
        quick = [sys.executable, "-c", QUICK, f"{folder}/report.txt"]
        subprocess.run(quick, check=True, capture_output=True)  # compiles what is not yet
        start = time.perf_counter()
        subprocess.run(quick, check=True)
        yield f"the quick preset at all tables of USA, compiled before  {time.perf_counter() - start:.2f} s wall"
        environment = os.environ | {loader.CACHE_VARIABLE: folder}
        ran = subprocess.run([sys.executable, "-c", FIRST], check=True, env=environment, capture_output=True, text=True)
        yield f"first figures on lists, nothing compiled yet  {ran.stdout.strip()} wall"


def strengths(unit: float) -> Iterator[str]:
    """Each bot against itself, every pair, the styles."""
    for bot in NAMES:
        start = time.process_time()
        tally = played("usa", (bot,), 2, DEALS)
        spent = (time.process_time() - start) / (2 * DEALS)
        yield (
            f"{bot:10} against itself  {points(tally):6.1f} points  {1 / spent:6.0f} games/s of CPU  "
            f"{spent / unit:.4f} loops a game"
        )
    total: dict[str, float] = dict.fromkeys(NAMES, 0)
    for one, other in combinations(NAMES, 2):
        share = shares(played("usa", (one, other), 2, DEALS))[one]
        total[one] += share / (len(NAMES) - 1)
        total[other] += (100 - share) / (len(NAMES) - 1)
        yield f"{one:10} against {other:10}  {share:5.1f} % of {2 * DEALS} games"
    order = sorted(total, key=lambda bot: -total[bot])
    yield "order of strength: " + ", ".join(f"{bot} {total[bot]:.0f}" for bot in order)
    for board in ("usa", "usa-mega"):
        found = shares(played(board, STYLES, 4, DEALS))
        yield f"four on {board}: " + ", ".join(f"{bot} {found[bot]:.1f}" for bot in STYLES)


def played(board: str, bots: tuple[str, ...], players: int, deals: int) -> Tally:
    """Deals on the compiled back end."""
    tally = Tally(compile_map(shipped(board), backends.compiled(), players), bots, players)
    for chunk in play_chunks(shipped(board), bots, players, range(1, 1 + deals), backends.compiled()):
        tally.add(chunk)
    return tally


def points(tally: Tally) -> float:
    """The first bot's points, on average."""
    pair = tally.pairs("bot_points", 1)[0]
    return pair.x / pair.y


def shares(tally: Tally) -> dict[str, float]:
    """Percent of games that each bot wins, where each has one seat."""
    pairs = tally.pairs("bot_wins", len(tally.bots))
    return {bot: 100 * pair.x / (pair.y * WHOLE) for bot, pair in zip(tally.bots, pairs, strict=True)}
