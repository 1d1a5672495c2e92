"""Text is measured as it is drawn, in every script, and nothing a file can hold breaks it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF  # noqa: TID251 (measured against)
from PySide6.QtWidgets import QApplication  # noqa: TID251

from mapforge.fonts import CHAINS, FACES, Weight
from mapforge.geometry import bidi
from mapforge.geometry.text import ASCENT, DESCENT, measure, missing_glyphs, outline, shape

NAMES = {
    "latin": ("Salt Lake City", "Łódź", "København", "İstanbul", "Ærøskøbing", "Đà Nẵng", "Thừa Thiên Huế"),
    "greek": ("Αθήνα", "Θεσσαλονίκη", "Ἀθῆναι"),
    "cyrillic": ("Санкт-Петербург", "Київ", "Ўзбекистон", "Ђаковица"),
    "arabic": ("القاهرة", "بئر السبع", "عمّان", "تهران", "کراچی"),
    "hebrew": ("תל אביב", "יְרוּשָׁלַיִם"),
}
every_name = pytest.mark.parametrize("name", [name for names in NAMES.values() for name in names])
weights: tuple[Weight, ...] = ("medium", "bold")
# What a file can hold, with a leaning to what is hard: marks, joiners, both directions, halves of characters.
hard = st.sampled_from(list("aé \u0301\u200d\u200f\u202e\ufe0fאבعم\u06612(-)\x00\t\n🚂漢★\ud800"))
texts = st.text(st.one_of(hard, st.characters()), max_size=200)


@every_name
def test_no_glyph_is_missing(name: str) -> None:
    """Names in the scripts that the program promises, composed or taken apart."""
    assert not missing_glyphs(name)
    assert not missing_glyphs(unicodedata.normalize("NFD", name))


def test_missing_glyphs_are_named() -> None:
    """Each once, in order; blanks and format characters are not missed."""
    assert missing_glyphs("東京 Ōsaka 🚂\u200d🚂\ufe0f東 \u00a0\u202e\x07") == ("東", "京", "🚂")
    assert not missing_glyphs("")


@every_name
@pytest.mark.parametrize("weight", weights)
def test_runs_lie_side_by_side(name: str, weight: Weight) -> None:
    """Each run starts where the one to its left ends, and their widths are the line's."""
    for text in (name, f"{name} (Haifa חיפה 12) 3"):
        x = 0.0
        for run in shape(text, 5.0, weight):
            assert run.x == pytest.approx(x)
            x += run.width
        assert measure(text, 5.0, weight).width == pytest.approx(x)
        assert sorted("".join(run.text for run in shape(text, 5.0, weight))) == sorted(text)


@given(texts, st.sampled_from(weights))
def test_nothing_breaks_it(text: str, weight: Weight) -> None:
    """Any text has a finite size, in proportion to the font size, and outlines that start and end."""
    size = measure(text, 5.0, weight)
    assert size.width >= 0
    assert size.ascent >= 5.0 * ASCENT
    assert size.descent >= 5.0 * DESCENT
    assert measure(text, 10.0, weight) == pytest.approx(tuple(2 * length for length in size))
    for contour in outline(text, 5.0, weight):
        assert [segment[0] for segment in contour].count("M") == 1
        assert (contour[0][0], contour[-1]) == ("M", ("Z",))
    for run in shape(text, 5.0, weight):
        assert run.font in FACES
    missing_glyphs(text)


def test_empty_and_long() -> None:
    """An empty name has no width but a line's height; two hundred letters are as wide as two hundred letters."""
    assert measure("", 5.0) == pytest.approx((0.0, 5.0 * ASCENT, 5.0 * DESCENT))
    assert not shape("", 5.0)
    assert not outline("", 5.0)
    assert measure("n" * 200, 5.0).width == pytest.approx(200 * measure("n", 5.0).width)


def test_control_characters_take_no_room() -> None:
    """They are left out; tabs and line ends are spaces."""
    assert measure("A\x00B\x07C", 5.0) == measure("ABC", 5.0)
    assert measure("A\tB\nC", 5.0) == measure("A B C", 5.0)


def test_marks_stand_on_their_letters() -> None:
    """A mark adds height, not width, and is in the face of its letter also where another face has it alone."""
    assert measure("t\u0304", 5.0).width == pytest.approx(measure("t", 5.0).width, rel=0.02)
    assert measure("A\u0301", 5.0) == measure("Á", 5.0)
    assert measure("Ấ", 5.0).ascent > measure("A", 5.0).ascent
    assert [run.text for run in shape("a\u0346b", 5.0)] == ["a\u0346", "b"]


def test_plain_names_share_a_baseline() -> None:
    """Without accents on capitals, every Latin name has the same height."""
    heights = {measure(name, 5.0, weight)[1:] for name in ("Nome", "Lyngby", "Qufjord", "Zürich") for weight in weights}
    assert heights == {(5.0 * ASCENT, 5.0 * DESCENT)}


def test_the_outline_is_where_the_measure_says() -> None:
    """Letters fill their width and stay between ascent and descent; y runs down."""
    for name in ("Hamburg", "Đà Nẵng", "بئر السبع", "תל אביב"):
        width, ascent, descent = measure(name, 5.0)
        drawn = outline(name, 5.0)
        numbers = [number for contour in drawn for _, *pairs in contour for number in pairs]
        xs, ys = numbers[::2], numbers[1::2]
        assert -0.3 < min(xs) < 0.7
        assert width - 0.7 < max(xs) < width + 0.3
        assert -ascent - 0.05 < min(ys) < -2
        assert -0.2 < max(ys) < descent + 0.05


def test_right_to_left() -> None:
    """The first letter stands at the right end, digits read from left to right, brackets are turned."""
    jaffa = [run.text.strip() for run in shape("תל (Jaffa) 12", 5.0)]
    assert jaffa == ["12", ")", "Jaffa", "(", "תל"]
    assert [run.text for run in shape("Haifa חיפה", 5.0)] == ["Haifa ", "חיפה"]
    assert [run.text for run in shape("אב ١٢", 5.0)] == ["١٢", "אב "]
    assert outline("א(", 5.0)[0][0] != outline("(", 5.0)[0][0]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("abc", "abc"),
        ("אבג", "גבא"),
        ("אב 12-34", "12-34 בא"),
        ("a אב b", "a בא b"),
        ("אב, גד", "דג ,בא"),
        ("עב 5%", "5% בע"),
        ("א (b) ג", "ג )b( א"),
        ("a (ב) c", "a (ב) c"),
        ("a (א b) ב", "a (א b) ב"),
        ("אב. 1,5 c", "c 1,5 .בא"),
    ],
)
def test_order_on_the_line(written: str, shown: str) -> None:
    """Worked examples of UAX 9, before brackets are turned."""
    assert "".join(written[place] for place in bidi.order(bidi.levels(written))) == shown


@given(st.text("abאבعب12\u0661(), -.", max_size=12))
def test_order_keeps_every_character(written: str) -> None:
    """Order is a permutation, and nothing moves where all runs one way."""
    assert sorted(bidi.order(bidi.levels(written))) == list(range(len(written)))
    plain = "".join(char for char in written if char.isascii())
    assert bidi.order(bidi.levels(plain)) == list(range(len(plain)))


def test_arabic_letters_join() -> None:
    """A word is narrower than its letters on their own."""
    assert measure("بيب", 5.0).width < 0.8 * sum(measure(letter, 5.0).width for letter in "بيب")


@pytest.mark.parametrize("script", sorted(NAMES))
@pytest.mark.parametrize("weight", weights)
def test_qt_measures_the_same(script: str, weight: Weight, qapp: QApplication) -> None:
    """On the same file Qt finds the same width to 0.5 %, so that window and command line agree."""
    assert qapp
    place = {"arabic": 1, "hebrew": 2}.get(script, 0)
    face = CHAINS[weight][place]
    number = QFontDatabase.addApplicationFont(str(face.path))
    assert QFontDatabase.applicationFontFamilies(number) == [face.family]
    font = QFont(face.family)
    font.setPixelSize(1000)
    font.setWeight(QFont.Weight(face.css_weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for name in NAMES[script]:
        assert {run.font for run in shape(name, 1000.0, weight)} == {face.key}
        assert measure(name, 1000.0, weight).width == pytest.approx(
            QFontMetricsF(font).horizontalAdvance(name), rel=5e-3
        )
