"""What holds for a map however it was edited."""

import os

from hypothesis import given, settings
from hypothesis import strategies as st

from mapforge.checks.validate import examine_bytes
from mapforge.edits.history import History
from mapforge.edits.refusal import Refused
from mapforge.files.document import from_bytes
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.files.save import document_bytes
from mapforge.model import Variant
from tests.edits.any_edit import any_edit
from tests.edits.samples import mini

SAMPLE = settings.get_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite")).max_examples


def told_and_read(variant: Variant, library: Library) -> bytes:
    """A map's bytes, which are checked without a fault of the program's own and read as the same map."""
    data = document_bytes(variant)
    examine_bytes(data, "edited.json", library)
    assert resolve(from_bytes(data, "edited.json"), library).variant == variant
    return data


@settings(max_examples=SAMPLE // 2)
@given(data=st.data())
def test_undo_to_the_start_and_redo_to_the_end_give_the_same_files(data: st.DataObject) -> None:
    """Byte for byte; and every map on the way is read back as it was, and checked, without an exception."""
    library = Library()
    history = History(mini())
    files = [told_and_read(history.variant, library)]
    for _ in range(data.draw(st.integers(1, 10))):
        try:
            new = data.draw(any_edit(history.variant))()
        except Refused:
            continue
        if new is not history.variant:
            history.do("Edit", new)
            files.append(told_and_read(new, library))
    for written in reversed(files):
        assert document_bytes(history.variant) == written
        history.undo()
    for written in files:
        assert document_bytes(history.variant) == written
        history.redo()
