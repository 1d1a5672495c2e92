"""The page: one file, opens offline, equal bytes, all that the document says in it, and readable without script."""

import re
from functools import cache

import msgspec
import pytest

from mapforge.edits import house, tickets
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import FrozenMap, Variant
from mapforge.report import baselines, page
from mapforge.report.baselines import Baselines
from mapforge.report.document import Playtest, ReportFault, read
from tests.report.made_up import document

TAGS = re.compile(r"<(/?)([a-zA-Z]\w*)[^>]*?(/?)>", re.DOTALL)
EMPTY = {"meta", "input", "br", "link"}


@cache
def shipped(name: str) -> Variant:
    """A shipped map."""
    variant = resolve(Library().read(name), Library()).variant
    assert variant is not None
    return variant


def base() -> Baselines:
    """Baselines of made-up playtests of USA and Europe."""
    played = [(read(document(shipped(name), (2, 3, 4, 5))), shipped(name)) for name in ("usa", "europe")]
    return msgspec.convert(baselines.of(played), Baselines)


def written(variant: Variant, sizes: tuple[int, ...] = (2, 4), seed: int = 3) -> str:
    """The page of a made-up playtest."""
    return page.write(read(document(variant, sizes, seed=seed)), variant, base())


@pytest.fixture(scope="module")
def usa() -> str:
    """The page of USA."""
    return written(shipped("usa"))


def test_equal_documents_make_equal_bytes(usa: str) -> None:
    """Charts, board and all."""
    assert written(shipped("usa")) == usa
    assert written(shipped("usa"), seed=4) != usa


def test_nothing_is_loaded_from_elsewhere(usa: str) -> None:
    """No address but names of XML, and no file: it opens offline."""
    addresses = set(re.findall(r"https?://[^\"' )]+", usa))
    assert addresses <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
        "http://www.inkscape.org/namespaces/inkscape",
    }
    assert not re.search(r"<(link|img|iframe)\b|@import|\bsrc=|url\((?!#|data:)", usa)


def test_elements_close_in_order_and_ids_are_unique(usa: str) -> None:
    """As a browser and a reader of the screen want it."""
    body = re.sub(r"<(style|script)>.*?</\1>", "", usa.partition("<!DOCTYPE html>")[2], flags=re.DOTALL)
    opened: list[str] = []
    for closing, name, alone in TAGS.findall(body):
        if closing:
            assert opened.pop() == name
        elif not alone and name not in EMPTY:
            opened.append(name)
    assert opened == []
    ids = re.findall(r'\bid="([^"]*)"', body)
    assert len(ids) == len(set(ids))


def test_every_ticket_route_city_and_color_is_named_for_each_table(usa: str) -> None:
    """All rows of the document are there, as words."""
    for name in ("Los Angeles – Chicago", "Dallas – Houston", "Las Vegas", "yellow", "longest path"):  # noqa: RUF001
        assert usa.count(f"<td>{name}</td>") >= 2, name
    assert usa.count('<table class="sortable">') == 8


def test_what_was_played_stands_at_the_end(usa: str) -> None:
    """Bots, seeds, hash, version, bot level, and the command that plays it again."""
    variant = shipped("usa")
    for words in ("planner, long-route, one-step, hungry", "Bot level", read(document(variant)).map.play_hash):
        assert words in usa
    assert "mapforge playtest usa --players 2-4 --games 400 --bots planner,long-route,one-step,hungry --seed 3" in usa
    assert "--seed 17 --games 1" in usa  # of the first forced pass


def test_the_layers_are_switched_by_style_alone(usa: str) -> None:
    """A switch for each layer and table, a rule that shows it, and numbers that only it shows."""
    for layer in "abcd":
        assert f'id="l{layer}"' in usa
        assert f"#p4:checked~#l{layer}:checked~main .n{layer}4{{display:inline}}" in usa
        assert f'class="n n{layer}4"' in usa
    script = usa.partition("<script>")[2]
    assert "checked" not in script


def test_colors_come_from_variables(usa: str) -> None:
    """Charts have no color of their own, so that a dark page is dark all through."""
    charts = re.findall(r'<svg role="img".*?</svg>', usa, re.DOTALL)
    assert len(charts) == 4
    assert not re.search(r"#[0-9a-fA-F]{6}", "".join(charts))
    assert "prefers-color-scheme:dark" in usa
    assert "@media print" in usa


def test_switching_does_not_scroll_away(usa: str) -> None:
    """A switch that stood at the top of the page would, once it has the focus, pull the page there."""
    assert ".switch{position:fixed;" in usa


def test_heads_are_repeated_on_paper(usa: str) -> None:
    """A browser leaves buttons out of the heads of the next pages."""
    assert "thead button{display:contents}" in usa.partition("@media print{")[2]


def test_names_of_people_are_text_and_commands_are_safe() -> None:
    """Signs of HTML in a map's name and in how it was called do nothing; a folder with a space is one word."""
    variant = msgspec.structs.replace(shipped("usa"), name=FrozenMap({"en": "</title><script>x()</script>'"}))
    told = page.write(read(document(variant)), variant, base(), "./my map<b>")
    assert "<script>x()" not in told
    assert "<b>" not in told.partition('<h2 id="health">')[2]
    assert "mapforge playtest &#39;./my map&lt;b&gt;&#39; --players" in told


def test_house_rules_are_named_as_not_simulated() -> None:
    """And not where there are none."""
    variant = house.set_rules_text(shipped("switzerland"), language="en", text="Cows block tunnels.")
    assert "Not simulated:" in written(variant, (2,))
    assert "Not simulated:" not in written(shipped("switzerland"), (2,))


def test_a_map_changed_since_is_refused() -> None:
    """Its figures are of another map."""
    changed = tickets.set_points(shipped("usa"), ticket="denver--el-paso", points=9)
    with pytest.raises(ReportFault, match="play it again"):
        page.write(read(document(shipped("usa"))), changed, base())


def test_nothing_played_is_said() -> None:
    """No empty page."""
    empty = msgspec.structs.replace(read(document(shipped("usa"))), tables=())
    with pytest.raises(ReportFault, match="nothing was played"):
        page.write(empty, shipped("usa"), base())


def test_a_table_that_no_published_map_has() -> None:
    """Six players: held to equal shares, and still a page."""
    played: Playtest = read(document(shipped("usa"), (6,)))
    told = page.write(played, shipped("usa"), base())
    assert "6 players" in told
    assert "an equal share" in told
