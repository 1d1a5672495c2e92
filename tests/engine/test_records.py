"""A game written down replays to the same result; a record that cannot be is refused at its line."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from mapforge.engine import Game, IllegalMove, Position
from mapforge.engine.record import BadRecordError, Head, Line, MapName, Record, Shuffling, read_record
from mapforge.engine.replay import Replayed, replay
from mapforge.files import schema
from mapforge.model import DrawTickets, FrozenMap
from tests.conftest import DATA, SHIPPED
from tests.engine.players import play_out, shipped, wander
from tests.engine.test_corners import small

Rows = list[dict[str, Any]]
RECORDS = sorted((DATA / "records").glob("*.jsonl"))


def rows_of(name: str) -> Rows:
    """The lines of an example."""
    return [json.loads(row) for row in (DATA / "records" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def replayed(rows: Rows, map_id: str = "") -> Replayed:
    """The answer for lines."""
    text = "".join(json.dumps(row) + "\n" for row in rows)
    return replay(shipped(map_id or rows[0]["map"]["id"]), read_record(text))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_examples_follow_the_schema_and_are_legal(path: Any) -> None:
    """Each example is a valid, finished, legal game, and its outcome is what it states."""
    rows = rows_of(path.stem)
    for row in rows:
        assert not list(schema.problems(row, "game-record")), row
    told = replayed(rows)
    assert told.fault is None
    assert told.result is not None
    assert told.result.final
    assert bool(told.unchecked) == ("seen-from-outside" in path.stem)


def test_there_is_an_example_of_each_map() -> None:
    """No shipped map is without."""
    assert {path.stem for path in RECORDS} >= set(SHIPPED)


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("seed", range(2))
def test_a_record_replays_to_the_same_result(name: str, seed: int) -> None:
    """Record, text, record, result: the same game, step by step."""
    game = wander(Game(shipped(name), players=2 + seed, seed=seed), seed)
    record = game.record()
    back = read_record(record.text())
    told = replay(game.variant, back)
    assert told.fault is None
    assert not told.unchecked
    assert told.result == game.result()
    assert [step.move for step in told.steps] == [str(move) for move in game.moves]
    assert back.text() == record.text()


@pytest.mark.parametrize("name", SHIPPED)
def test_a_record_may_leave_out_all_that_is_hidden(name: str) -> None:
    """With null for hands, cards, rows, offers and shuffles the game comes out the same, and that is told."""
    game = wander(Game(shipped(name), players=3, seed=5), 9)
    rows = [json.loads(row) for row in game.record().text().splitlines()]
    rows[0] |= {"hands": None, "offers": None}
    for row in rows[1:]:
        row |= {key: None for key in ("drawn", "row", "offered", "shuffled") if key in row}
    told = replayed(rows, name)
    assert told.fault is None
    assert told.result == game.result()
    assert any("opening hand of seat 2" in entry for entry in told.unchecked)
    assert any("tickets dealt to seat 0" in entry for entry in told.unchecked)


def why_not(game: Game, move: str) -> str:
    """The word for the rule that forbids a move, "" for none."""
    try:
        game.copy().push(move)
    except IllegalMove as error:
        return error.code
    return ""


def test_the_page_on_records_shows_lines_that_can_be() -> None:
    """Every line it shows follows the schema; every move is one of Europe, lacking at most the cards or the moment."""
    page = (DATA / "records" / "README.md").read_text(encoding="utf-8")
    head = json.loads(re.findall(r"```json\n(.*?)```", page, re.DOTALL)[0])
    shown = [json.loads(row) for row in re.findall(r"^\| `(\{.*?\})` \|", page, re.MULTILINE)]
    assert len(shown) > 6
    for row in [head, *shown]:
        assert not list(schema.problems(row, "game-record")), row
    assert replayed([head]).fault is None
    game = Game.from_position(shipped("europe"), {"row": ["green"]})
    lacking = {"", "cards-short", "locomotives-short", "no-tunnel", "nothing-offered", "can-move"}
    assert {why_not(game, row["move"]) for row in shown} <= lacking
    tickets = {ticket.id for ticket in game.variant.tickets}
    assert {name for row in shown for name in row.get("offered", ())} <= tickets


def test_a_record_from_a_position() -> None:
    """A game begun in the middle is recorded with the position it began in."""
    begun = play_out(Game(shipped("europe"), players=2, seed=3)).record().lines
    assert begun
    half = wander(Game(shipped("europe"), players=2, seed=3), 3, 60).position()
    game = wander(Game.from_position(shipped("europe"), half, seed=8), 4)
    told = replay(game.variant, read_record(game.record().text()))
    assert told.fault is None
    assert told.result == game.result()


def test_a_game_without_an_end_has_an_account_that_is_not_final() -> None:
    """A record may stop in the middle; the account says how it stands."""
    told = replayed(rows_of("usa")[:30])
    assert told.fault is None
    assert told.result is not None
    assert not told.result.final


def change(line: int, **keys: Any) -> Callable[[Rows], None]:
    """A damage: other values in one line (from 0)."""

    def made(rows: Rows) -> None:
        rows[line] |= keys

    return made


def first_with(rows: Rows, key: str) -> dict[str, Any]:
    """The first move with a key."""
    return next(row for row in rows[1:] if key in row)


def wrong_blind(rows: Rows) -> None:
    """A card that all are elsewhere: the opening hands hold twelve red ones and more are drawn."""
    rows[0]["hands"] = [["red"] * 4, ["red"] * 4]
    rows[3]["row"] = ["red", "red", "red", "red", "red"]


def drop_move(rows: Rows) -> None:
    """A line is missing."""
    del rows[5]


def swap_moves(rows: Rows) -> None:
    """Two lines in the wrong order."""
    rows[1], rows[2] = rows[2], rows[1]


def end_early(rows: Rows) -> None:
    """The outcome is stated in the middle of the game."""
    del rows[30:-1]


@pytest.mark.parametrize(
    ("damage", "line", "words"),
    [
        (change(0, map={"id": "usa", "version": "0.9.0", "play": "0" * 16}), 1, "another version of usa (0.9.0"),
        (change(0, map={"id": "usa", "version": "0.9.0"}), 1, "on version 0.9.0 of usa, this is"),
        (change(0, position={}), 1, "in place of hands and offers"),
        (change(0, players=-1), 1, "-1 players, but the rules allow 2 to 5"),
        (change(0, players=6), 1, "6 players, but the rules allow 2 to 5"),
        (end_early, 31, "the game is not over"),
        (change(1, move="jump"), 2, '"jump" is no move'),
        (
            change(0, players=4, hands=[["red"] * 4] * 4, offers=None),
            1,
            "16 cards of red are dealt, but the map has 12",
        ),
        (change(0, hands=[["red"] * 4]), 1, "2 players, but entries for 1"),
        (change(0, hands=[["red"] * 5, None]), 1, "an opening hand of 5 cards, but 4 are dealt"),
        (change(0, hands=[["mauve"] * 4, None]), 1, 'no card color "mauve"'),
        (change(0, offers=[["boston--miami"], None]), 1, "is dealt 3 tickets"),
        (change(1, seat=1), 2, "it is the turn of seat 0"),
        (change(1, move="keep:atlantis--mu"), 2, 'no ticket "atlantis--mu"'),
        (change(3, move="claim:atlantis--mu/1 red×1"), 4, 'no track "atlantis--mu/1"'),
        (change(3, move="claim:boston"), 4, "boston"),
        (change(3, move="jump"), 4, '"jump" is no move; the forms are'),
        (change(3, move="pay:red×1"), 4, "no tunnel waits"),
        (change(3, row=["red", "red", "red", "red", "red", "red", "red"]), 4, ""),
        (drop_move, 6, ""),
        (swap_moves, 2, "turn of seat 0"),
        (change(-1, outcome={"totals": [1, 2]}), 118, "the totals are"),
        (change(-1, outcome={"totals": [119, 20], "ranks": [2, 1]}), 118, "the ranks are"),
        (change(-1, outcome={"totals": [119, 20], "dead_end": True}), 118, "everybody had to pass, but not all did"),
    ],
)
def test_what_is_wrong_is_told_at_its_line(damage: Callable[[Rows], None], line: int, words: str) -> None:
    """The first line that is not legal, and the rule in words."""
    rows = rows_of("usa")
    damage(rows)
    fault = replayed(rows, "usa").fault
    assert fault is not None
    assert (fault.line, words in fault.message) == (line, True), fault
    assert (fault.before is None) == (line == 1)


def test_more_cards_than_the_map_has_are_refused() -> None:
    """The thirteenth red card cannot come from a deck of twelve."""
    rows = rows_of("usa")[:3]
    rows[0]["hands"] = [["red"] * 4, ["red"] * 4]
    rows[2]["row"] = ["red", "red", "red", "red", "red"]
    fault = replayed(rows).fault
    assert fault is not None
    assert (fault.line, fault.code) == (3, "card-impossible")
    rows[0]["hands"] = [["red"] * 4, ["blue"] * 4]
    assert replayed(rows).fault is None


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ([{"move": "draw:blind", "drawn": "red", "row": ["red"]}], "cards-left"),
        ([{"move": "draw:red"}], "cards-missing"),
        ([{"move": "draw:red", "row": ["locomotive"]}], "cards-missing"),
        ([{"move": "draw:red", "row": ["locomotive", "blue"]}], "row-not-replaced"),
        ([{"move": "draw:red", "row": ["blue", "replaced"]}], "cards-left"),
        ([{"move": "draw:red", "row": ["replaced"]}], "row-replaced"),
        ([{"move": "draw:red", "row": ["blue"], "drawn": "red"}], "drawn"),
        ([{"move": "draw:red", "row": ["mauve"]}], "unknown-color"),
        ([{"move": "draw:red", "row": ["blue"], "shuffled": 1}], "shuffled"),
        ([{"move": "draw:red", "row": ["blue"] * 2200}], "too-many"),
        ([{"move": "draw:red", "row": ["locomotive", "replaced", "red", "red", "red", "red", "red"]}], ""),
        ([{"move": "draw:red", "row": [None]}, {"move": "draw:blue", "row": ["blue"]}], ""),
        ([{"move": "draw:red", "row": ["blue"]}, {"move": "draw:loco", "row": ["blue"]}], "locomotive-second"),
        ([{"move": "tickets", "offered": ["boston--miami"]}], "offered"),
        ([{"move": "tickets", "offered": ["boston--miami", "boston--miami", "boston--miami"]}], "ticket-impossible"),
        ([{"move": "tickets", "offered": None}, {"move": "keep:boston--miami"}], ""),
    ],
)
def test_chance_that_cannot_be(moves: Rows, code: str) -> None:
    """Cards and tickets of a line must be just what the rules take from the decks."""
    position = Position(row=("red", "green", "locomotive", "locomotive", "white"), turn=0, phase="turn")
    head = Head(map=MapName(id="usa"), players=2, seed=4, position=position)
    lines = tuple(read_record_line(row) for row in moves)
    told = replay(shipped("usa"), Record(head, lines))
    assert (told.fault.code if told.fault is not None else "") == code, told.fault


def test_an_unseen_row_leaves_open_whether_there_was_a_second_card() -> None:
    """Where only unseen open cards could have been the second one, the next line decides."""
    position = Position(
        row=("blue", "locomotive", "locomotive"), deck=(), hands=(FrozenMap({"locomotive": 2}), FrozenMap({"red": 1}))
    )
    game = Game.from_position(shipped("usa"), position)
    for move in ("claim:boston--new-york/1 loco×2", "draw:blue", "tickets"):
        game.push(move)
    record = game.record()
    assert replay(game.variant, record).fault is None
    unseen = replace(record.lines[0], row=None, shuffled=None)
    told = replay(game.variant, Record(record.head, (unseen, *record.lines[1:])))
    assert told.fault is None
    assert any("no second card" in entry for entry in told.unchecked)
    assert [step.seat for step in told.steps] == [0, 1, 0]


def read_record_line(row: dict[str, Any]) -> Line:
    """A move's line."""
    head = '{"format": "mapforge-game", "format_version": 1, "map": {"id": "usa"}, "players": 2}\n'
    return read_record(head + json.dumps(row)).lines[0]


HEAD = '{"format": "mapforge-game", "format_version": 1, "map": {"id": "usa"}, "players": 2}\n'


def test_what_stands_above_an_unreadable_line_is_kept() -> None:
    """The error brings the record as far as it could be read; nothing where not even the head could."""
    with pytest.raises(BadRecordError) as caught:
        read_record(HEAD + '{"move": "pass"}\n\n{"move": "dra')
    assert caught.value.line == 4
    assert caught.value.before is not None
    assert [line.move for line in caught.value.before.lines] == ["pass"]
    assert caught.value.before.numbers == (2,)
    told = replay(shipped("usa"), caught.value.before, caught.value)
    assert told.fault is not None
    assert told.fault.line == 2  # the fault above comes first
    with pytest.raises(BadRecordError) as caught:
        read_record("{")
    assert caught.value.before is None


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_comment_may_hold_any_character(end: str) -> None:
    """Ends of lines are those of a text file; what else Unicode takes for one may stand in a comment."""
    line = Line(move="pass", comment="a\u2028b\u0085c\x0bd")
    record = Record(Head(map=MapName(id="usa"), players=2), (line,))
    assert read_record(record.text().replace("\n", end)).lines == (line,)


def test_unknown_cards_pay_only_what_may_be_left() -> None:
    """A hand nobody saw pays any color, unless all of it is seen elsewhere, and never more cards than it has."""
    rows: Rows = rows_of("usa-seen-from-outside")[:3]
    rows[2]["row"] = ["blue"] * 5
    pay = {"seat": 0, "move": "claim:duluth--helena/1 orange×6"}
    assert replayed([*rows, pay]).fault is not None
    pay["move"] = "claim:calgary--helena/1 blue×4"
    assert replayed([*rows, pay]).fault is None
    rows[0]["hands"] = [None, ["blue"] * 4]
    fault = replayed([*rows, pay]).fault
    assert fault is not None
    assert fault.code == "cards-short"


@pytest.mark.parametrize(
    ("shuffling", "shuffles", "code"),
    [
        ("when-needed", (0, 0, 0, 1), ""),
        ("when-needed", (0, 1, 0, 0), "shuffled"),
        ("at-once", (0, 1, 0, 0), "card-impossible"),
        ("at-once", (0, 0, 0, 1), "shuffled"),
        (None, (0, 0, 0, 1), ""),
        (None, (0, 1, 0, 0), ""),
    ],
)
def test_when_the_discards_are_shuffled(shuffling: Shuffling | None, shuffles: tuple[int, ...], code: str) -> None:
    """At tables that shuffle only when a card is needed, what was paid in between is shuffled in; at others it is not.

    Here it is the twelfth red card. Where the moment is not known, both are possible, and that is told.
    """
    usa = shipped("usa")
    variant = replace(usa, rules=replace(usa.rules, face_up=0))
    position = Position(
        row=(), deck=("blue", "white"), discards=FrozenMap({"green": 2}), hands=(FrozenMap({"red": 12}),), turn=1
    )
    moves: Rows = [
        {"move": "draw:blind", "drawn": "blue"},
        {"move": "draw:blind", "drawn": "white"},
        {"move": "claim:dallas--houston/1 red×1"},
        {"move": "draw:blind", "drawn": "red"},
    ]
    lines = [read_record_line(row | {"shuffled": times}) for row, times in zip(moves, shuffles, strict=True)]
    head = Head(map=MapName(id="usa"), players=2, shuffling=shuffling, position=position)
    told = replay(variant, Record(head, tuple(lines)))
    assert (told.fault.code if told.fault is not None else "") == code, told.fault
    assert any("when the discards were shuffled" in entry for entry in told.unchecked) == (shuffling is None)


def test_nothing_kept_of_tickets_nobody_saw() -> None:
    """Where a map lets players keep none, an unseen offer of which none is kept is no fault."""
    usa = shipped("usa")
    variant = replace(
        usa,
        rules=replace(
            usa.rules, draw_tickets=DrawTickets(keep=0), start_tickets=replace(usa.rules.start_tickets, keep=0)
        ),
    )
    rows = [{"move": "keep:"}, {"move": "keep:", "row": None}, {"move": "tickets", "offered": None}, {"move": "keep:"}]
    told = replay(variant, read_record(HEAD + "".join(json.dumps(row) + "\n" for row in rows)))
    assert told.fault is None
    assert [len(account.tickets) for account in (told.result.players if told.result else ())] == [0, 0]


def keeps_a_stranger(rows: Rows) -> None:
    """A ticket that the map has not."""
    rows[1]["move"] = "keep:boston--miamii,los-angeles--miami"


def keeps_the_same(rows: Rows) -> None:
    """Both seats keep the one card of a ticket."""
    rows[2]["move"] = "keep:denver--el-paso,seattle--new-york"


def keeps_too_many(rows: Rows) -> None:
    """Four of three dealt."""
    rows[1]["move"] += ",boston--miami,helena--los-angeles"


def keeps_what_another_was_dealt(rows: Rows) -> None:
    """The other seat's offer was seen, and holds it."""
    rows[0]["offers"] = [None, ["denver--el-paso", "sault-st-marie--nashville", "seattle--new-york"]]


def draws_a_stranger(rows: Rows) -> None:
    """Later too, where nobody saw what was drawn."""
    rows[3:] = [{"move": "tickets", "offered": None}, {"move": "keep:boston--miamii"}]


@pytest.mark.parametrize(
    ("damage", "line", "code"),
    [
        (keeps_a_stranger, 2, "unknown-ticket"),
        (keeps_the_same, 3, "not-offered"),
        (keeps_too_many, 2, "not-offered"),
        (keeps_what_another_was_dealt, 2, "not-offered"),
        (draws_a_stranger, 5, "unknown-ticket"),
    ],
)
def test_tickets_that_cannot_be_kept_of_an_unseen_offer(damage: Callable[[Rows], None], line: int, code: str) -> None:
    """Refused where they are kept, not where they were dealt; the state before it invents no offers."""
    rows = rows_of("usa-seen-from-outside")
    damage(rows)
    told = replayed(rows)
    assert told.fault is not None
    assert (told.fault.line, told.fault.code) == (line, code)
    assert told.fault.before is not None
    assert told.fault.before.offers[told.fault.before.turn] == ()
    assert told.fault.before.ticket_decks is None


def test_a_pass_of_a_hand_nobody_saw() -> None:
    """With deck and tickets gone a pass is possible; that nothing else was is told as not checked."""
    usa = small("usa", 1, 0)
    tickets = usa.decks[0].tickets[:6]
    variant = replace(usa, decks=(replace(usa.decks[0], tickets=tickets),))
    rows: Rows = [json.loads(HEAD)]
    rows += [{"move": "keep:" + ",".join(ticket.id for ticket in part)} for part in (tickets[:3], tickets[3:])]
    rows += [{"move": "pass"}, {"move": "pass"}]
    told = replay(variant, read_record("".join(json.dumps(row) + "\n" for row in rows)))
    assert told.fault is None
    assert told.result is not None
    assert told.result.dead_end
    assert [entry for entry in told.unchecked if "nothing but pass" in entry] == [
        f"line {line}: that seat {seat} could do nothing but pass" for line, seat in ((4, 0), (5, 1))
    ]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "empty"),
        ("{}", 1, "first line must be the head"),
        ('{"format": "mapforge-game", "format_version": 2}', 1, "version 2; this MapForge reads 1"),
        ('{"format": "mapforge-game", "format_version": 1, "players": 2}', 1, "map"),
        ('{"format": "mapforge-game", "format_version": 1, "map": {"id": "usa"}, "players": 2}\n{"mo', 2, "cut off?"),
        ('{"format": "mapforge-game", "format_version": 1, "map": {"id": "usa"}, "players": 2}\n[]', 2, "object"),
        (
            '{"format": "mapforge-game", "format_version": 1, "map": {"id": "usa"}, "players": 2}\n{"mvoe": 1}',
            2,
            "mvoe",
        ),
        ('{"format": "mapforge-game", "format_version": 1, "map": {"id": "usa"}, "players": "2"}', 1, "players"),
        (
            '{"format": "mapforge-game", "format_version": 1, "map": {"id": "usa"}, "players": 2}\n'
            '{"outcome": {"totals": []}}\n{"move": "pass"}',
            2,
            "must be the last line",
        ),
        (HEAD + '{"move": "pass", "move": "draw:blind"}', 2, 'the key "move" twice'),
        (HEAD + '{"move": "' + "x" * 3000 + '"}', 2, "length <= 2000"),
        (HEAD + '{"outcome": {"totals": []}, "move": "pass"}', 2, "the outcome holds nothing else"),
        (HEAD + '{"\\ud800": "pass"}', 2, "surrogates not allowed"),
        (HEAD + "[" * 100000, 2, "nested too deep"),
        (HEAD + '{"seat": ' + "9" * 10000 + "}", 2, "a number too long"),
    ],
)
def test_what_is_no_record_is_told_at_its_line(text: str, line: int, words: str) -> None:
    """A record that cannot be read says where."""
    with pytest.raises(BadRecordError) as caught:
        read_record(text)
    assert (caught.value.line, words in str(caught.value)) == (line, True), str(caught.value)
