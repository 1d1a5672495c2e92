"""Generated map documents: valid ones, and valid ones with something changed at random."""

import copy
from typing import Any

from hypothesis import strategies as st

Plain = dict[str, Any]

LETTERS = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=12)
ids = st.from_regex(r"[a-z0-9]{1,4}(-[a-z0-9]{1,3})?", fullmatch=True)
languages = st.sampled_from(["en", "de", "pt-BR", "fra"])
names = st.dictionaries(languages, LETTERS, max_size=2)
mm = st.one_of(st.integers(-200, 1000), st.floats(-10_000, 10_000, allow_nan=False))
points = st.tuples(mm, mm).map(list)
sizes = st.floats(1, 10_000)
hexes = st.from_regex(r"#[0-9A-Fa-f]{6}", fullmatch=True)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 5), st.floats(-3, 3), LETTERS),
    lambda inner: st.one_of(st.lists(inner, max_size=2), st.dictionaries(LETTERS, inner, max_size=2)),
    max_leaves=4,
)
extras = st.dictionaries(
    st.from_regex(r"x-[a-z]{1,3}", fullmatch=True), values.filter(lambda v: v is not None), max_size=1
)


def some(**optional: st.SearchStrategy[Any]) -> st.SearchStrategy[Plain]:
    """An object with some of these keys."""
    return st.fixed_dictionaries({}, optional=optional)


def entry(required: dict[str, st.SearchStrategy[Any]], **optional: st.SearchStrategy[Any]) -> st.SearchStrategy[Plain]:
    """An object with all of the required keys, some others, and perhaps keys of its own."""
    return st.tuples(st.fixed_dictionaries(required, optional=optional), extras).map(lambda parts: parts[0] | parts[1])


def unique(entries: st.SearchStrategy[Plain], most: int = 4) -> st.SearchStrategy[list[Plain]]:
    """A list of entries with different ids."""
    return st.lists(entries, max_size=most, unique_by=lambda item: item["id"])


colors = st.fixed_dictionaries(
    {
        "id": ids.filter(lambda color: color not in ("gray", "locomotive")),
        "name": names,
        "hex": hexes,
        "glyph": st.text("★■▲", min_size=1, max_size=8),
        "cards": st.integers(1, 200),
    }
)
cities = entry(
    {"id": ids, "at": points},
    name=LETTERS,
    names=names,
    aliases=st.lists(LETTERS, max_size=2),
    kind=st.sampled_from(["city", "border", "junction"]),
    label=some(offset=st.none() | points, angle=st.floats(-360, 360)),
    groups=st.lists(ids, max_size=2),
    geo=st.none() | st.tuples(st.floats(-90, 90), st.floats(-180, 180)).map(list),
)
countries = entry(
    {"id": ids, "name": LETTERS, "spots": st.lists(ids, max_size=3)},
    names=names,
    aliases=st.lists(LETTERS, max_size=2),
    label=st.none() | points,
)
track_colors = st.none() | ids
tracks = track_colors | st.fixed_dictionaries(
    {"color": track_colors},
    optional={
        "length": st.none() | st.integers(1, 30),
        "tunnel": st.none() | st.booleans(),
        "ferry": st.none() | st.integers(0, 30),
    },
)
long_ids = st.lists(ids, min_size=1, max_size=3).map("--".join)
routes = entry(
    {
        "id": long_ids,
        "ends": st.lists(ids, min_size=2, max_size=2),
        "length": st.integers(1, 30),
        "tracks": st.lists(tracks, min_size=1, max_size=3),
    },
    tunnel=st.booleans(),
    ferry=st.integers(0, 30),
    via=st.lists(points, max_size=2),
)
destinations = st.fixed_dictionaries({"id": ids, "points": st.integers(1, 500)})
tickets = entry(
    {"id": long_ids, "from": ids, "to": st.lists(destinations, min_size=1, max_size=3)}, copies=st.integers(1, 20)
)
decks = entry({"id": ids}, name=names, tickets=unique(tickets))
rules = some(
    players=st.lists(st.integers(1, 8), min_size=2, max_size=2),
    trains=st.integers(1, 200),
    start_hand=st.integers(0, 30),
    face_up=st.integers(0, 20),
    locomotives=st.integers(0, 500),
    locomotive_use=st.sampled_from(["any-route", "tunnels"]),
    face_up_locomotive_counts=st.integers(1, 2),
    replace_row_at=st.none() | st.integers(1, 20),
    row_replacements=st.integers(0, 100),
    double_open_from=st.integers(1, 9),
    route_points=st.dictionaries(st.integers(1, 99).map(str), st.integers(0, 500), max_size=4),
    start_tickets=some(
        deal=st.dictionaries(ids, st.integers(0, 50), max_size=2),
        keep=st.integers(0, 50),
        returned=st.sampled_from(["bottom", "removed"]),
    ),
    draw_tickets=some(
        deck=ids, count=st.integers(1, 50), keep=st.integers(0, 50), returned=st.sampled_from(["bottom", "removed"])
    ),
    tunnel_cards=st.integers(0, 20),
    stations=st.none()
    | some(
        count=st.integers(1, 20),
        costs=st.lists(st.integers(0, 50), min_size=1, max_size=3),
        unused_points=st.integers(0, 100),
    ),
    longest_path=st.none() | st.integers(1, 500),
    globetrotter=st.none() | st.integers(1, 500),
    last_round_at=st.integers(0, 50),
    tie_breaks=st.lists(
        st.sampled_from(["completed-tickets", "longest-path-bonus", "longest-path-length", "fewest-stations"]),
        max_size=3,
    ),
)
backgrounds = st.fixed_dictionaries(
    {"file": st.sampled_from(["board.png", "art/a b.webp"]), "at": points, "size": st.tuples(sizes, sizes).map(list)},
    optional={
        "rotation": st.floats(-360, 360),
        "opacity": st.floats(0, 1),
        "crop": st.none() | st.lists(st.floats(0, 1), min_size=4, max_size=4),
        "locked": st.booleans(),
    },
)
boards = entry(
    {"width": st.floats(50, 5000), "height": st.floats(50, 5000)},
    border=st.floats(0, 500),
    background=st.none() | backgrounds,
    piece=some(length=sizes, width=sizes, pitch=sizes, double_pitch=sizes),
)
marks = st.fixed_dictionaries(
    {"id": ids, "symbol": st.text("★■", min_size=1, max_size=8), "name": names},
    optional={"text": names, "color": hexes, "on": st.lists(long_ids, max_size=2), "at": st.lists(points, max_size=2)},
)
notes = st.fixed_dictionaries(
    {"id": ids, "text": LETTERS},
    optional={"about": st.lists(long_ids, max_size=2), "at": st.none() | points, "done": st.booleans()},
)
counts = st.none() | st.integers(0, 10_000)
tables = st.none() | st.dictionaries(ids, st.integers(0, 10_000), max_size=2)
of_maps = st.none() | st.dictionaries(
    ids,
    st.lists(st.sampled_from(["main", "usa:main", "anna.benelux:long"]) | ids, min_size=1, max_size=3),
    max_size=2,
)
codes = st.sampled_from(["second-route", "route-id", "no-such-code"])
accepted = st.fixed_dictionaries(
    {"id": st.sampled_from(["route-id:a--b", "second-route:x"]), "comment": LETTERS},
    optional={"value": st.none() | st.floats(-1e9, 1e9)},
)


@st.composite
def maps(draw: st.DrawFn) -> Plain:
    """A whole map document that follows variant.schema.json; its references need not hold."""
    head = {
        "format": "mapforge-variant",
        "format_version": 1,
        "id": draw(st.sampled_from(["base", "my-map", "anna.benelux"])),
        "version": draw(st.sampled_from(["1.0.0", "0.1.0-beta.1", "12.0.3"])),
        "name": draw(names),
        "board": draw(boards),
    }
    body = draw(
        some(
            authors=st.lists(LETTERS, max_size=2),
            license=LETTERS,
            credits=st.lists(LETTERS, max_size=2),
            colors=unique(colors),
            cities=unique(cities),
            countries=unique(countries),
            routes=unique(routes),
            decks=unique(decks, 3),
            rules=rules,
            marks=unique(marks),
            rules_text=names,
            notes=unique(notes),
            theme=some(
                paper=st.none() | hexes,
                frame=hexes,
                gray=hexes,
                halo=hexes,
                city=hexes,
                name=hexes,
                score_track=st.none() | st.booleans(),
                legend=st.booleans(),
            ),
            expect=some(
                cities=counts,
                border_spots=tables,
                routes=counts,
                double_routes=counts,
                tracks=counts,
                tracks_by_color=tables,
                spaces=counts,
                spaces_by_color=tables,
                tunnels=counts,
                ferries=counts,
                tickets=tables,
                groups=tables,
                tickets_touch=st.none() | st.dictionaries(ids, ids, max_size=2),
                tickets_from=of_maps,
                tickets_with=of_maps,
            ),
            checks=some(
                severity=st.dictionaries(codes, st.sampled_from(["error", "warning", "info", "off"]), max_size=2),
                accepted=unique(accepted),
            ),
        )
    )
    return head | body | draw(extras)


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value inside a plain value."""
    found = [path] if path else []
    if isinstance(value, dict | list):
        inner = value.items() if isinstance(value, dict) else enumerate(value)
        for key, content in inner:
            found += spots(content, (*path, key))
    return found


junk: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(
        [
            None,
            True,
            False,
            0,
            -1,
            1,
            1.0,
            2.5,
            31,
            501,
            1e6,
            "",
            "a",
            "A",
            "a\n",
            "a--b",
            "gray",
            "#12345",
            "1.0",
            "../a.png",
        ]
    ),
    st.just([]),
    st.just({}),
    st.just([0, 0]),
    st.just({"id": "a"}),
)


@st.composite
def damaged(draw: st.DrawFn, documents: st.SearchStrategy[Plain]) -> Plain:
    """A document with one to three values replaced, keys dropped, or keys added."""
    document = copy.deepcopy(draw(documents))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(spots(document)))
        holder: Any = document
        for part in path[:-1]:
            holder = holder[part]
        action = draw(st.sampled_from(["replace", "replace", "drop", "add"]))
        if action == "replace":
            holder[path[-1]] = copy.deepcopy(draw(junk))
        elif action == "drop":
            del holder[path[-1]]
        elif isinstance(holder, dict):
            holder[draw(st.sampled_from(["x-own", "x-", "extras", "colour", "EN", "en", "0", "07", "7"]))] = (
                copy.deepcopy(draw(junk))
            )
        if not document:
            break
    return document
