"""Charts: rows as told, names as text, colors and ids of the page, equal bytes."""

import re

from mapforge.report.charts import Line, intervals

LINES = [
    Line("Seat 1", 27.1, 25.0, 29.2, (26.4, 26.9), (24.6, 28.6)),
    Line("Seat <2>", 25.1, 23.0, 27.2, (25.4, 24.9), (23.1, 27.1)),
]


def test_equal_figures_make_equal_bytes() -> None:
    """And other figures others."""
    drawn = intervals("a", LINES, "share, %", 25.0, "told")
    assert intervals("a", LINES, "share, %", 25.0, "told") == drawn
    assert intervals("a", LINES[:1], "share, %", 25.0, "told") != drawn


def test_names_and_values_are_text() -> None:
    """To be found, read aloud and scaled; what is told stands for the picture."""
    drawn = intervals("a", LINES, "share, %", None, 'one "two"')
    assert 'aria-label="one &quot;two&quot;"' in drawn
    for words in (">Seat 1<", ">Seat &lt;2&gt;<", ">27.1 %<", ">share, %<"):
        assert words in drawn


def test_ids_are_its_own_and_no_style_reaches_the_page() -> None:
    """Two charts on a page do not meet."""
    one, other = (intervals(key, LINES, "share, %", 25.0, "told") for key in ("a", "b"))
    ids = [set(re.findall(r'\bid="([^"]*)"', drawn)) for drawn in (one, other)]
    assert ids[0]
    assert not ids[0] & ids[1]
    for drawn in (one, other):
        assert "<style" not in drawn
        assert "<metadata" not in drawn
        assert set(re.findall(r"#[0-9a-f]{6}", drawn)) == set()
        assert "var(--mark)" in drawn
        references = set(re.findall(r"url\(#([^)]*)\)", drawn)) | set(re.findall(r'href="#([^"]*)"', drawn))
        assert references <= set(re.findall(r'\bid="([^"]*)"', drawn))
