"""Words in boxes are shown as they are, whoever wrote them."""

import pytest
from PySide6.QtGui import QTextDocument

from mapforge.editor.asking import plain


@pytest.mark.parametrize("words", ["The pack is refused.", "5 < 6 & 7 > 3", "East & West", "a\nb"])
def test_plain_words_stay(words: str) -> None:
    """What no widget takes for HTML is not touched."""
    assert plain(words) == words


@pytest.mark.parametrize(
    "words",
    ["<b>bold</b>", 'The map <img src="file:///etc/passwd"> is refused.', "<html>&amp;</html>", "<!DOCTYPE html>"],
)
def test_html_is_shown_and_not_obeyed(words: str) -> None:
    """A name that is HTML is read as it was written."""
    document = QTextDocument()
    document.setHtml(plain(words))
    assert document.toPlainText() == words
