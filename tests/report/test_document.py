"""A playtest's document is read whole, or refused with what was expected."""

from typing import Any

import pytest

from mapforge.report.document import ReportFault, read
from tests.report.made_up import document
from tests.report.test_page import shipped


def test_a_document_is_read() -> None:
    """Its tables with their rows."""
    told = read(document(shipped("usa"), (2, 3)))
    assert [table.players for table in told.tables] == [2, 3]
    assert len(told.tables[0].routes) == len(shipped("usa").routes)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "mapforge-report"}, 'its format is "mapforge-report", expected "mapforge-playtest"'),
        ({"format": 3}, "it names no format"),
        ({"format_version": 2}, "has format version 2, this program reads 1"),
        ({"tables": [{"players": 2}]}, r"tables\[0\]: Object missing required field `deals`"),
        ({"seed": "one"}, "seed: Expected `int`, got `str`"),
    ],
)
def test_another_kind_of_document_is_refused(change: dict[str, Any], words: str) -> None:
    """With the place and what was expected."""
    with pytest.raises(ReportFault, match=words):
        read(document(shipped("usa"), (2,)) | change)


@pytest.mark.parametrize("other", [[], None, "text", {}])
def test_what_is_no_object_is_refused(other: object) -> None:
    """A list, nothing, a text, an empty object."""
    with pytest.raises(ReportFault, match="names no format"):
        read(other)
