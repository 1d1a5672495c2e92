"""Whatever is done to a map, the docks show it: no edit and no selection is too much for them."""

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions

from mapforge.editor.checker import Checker
from mapforge.editor.panels.problems import ProblemsPanel
from mapforge.editor.panels.properties import PropertiesPanel
from mapforge.editor.panels.tickets import TicketsPanel
from mapforge.edits.board import set_background
from mapforge.edits.refusal import Refused
from mapforge.files import codec
from mapforge.interaction.actions import all_of
from mapforge.interaction.values import PICTURE, Operation, Ref
from mapforge.model import Variant
from tests import strategies
from tests.editor.panels.hands import session_of
from tests.edits.any_edit import EDITS, Edit, arguments
from tests.edits.samples import mini

FEW = settings(max_examples=max(settings().max_examples // 6, 8))
maps = st.builds(mini) | strategies.maps().map(codec.decode)


def selections(variant: Variant) -> st.SearchStrategy[list[Ref]]:
    """Nothing, some things of one kind, or of several."""
    refs = [*all_of(session_of(variant).situation), *(Ref("ticket", ticket.id) for ticket in variant.tickets), PICTURE]
    one_kind = st.sampled_from(sorted({ref.kind for ref in refs})).flatmap(
        lambda kind: st.lists(st.sampled_from(sorted(ref for ref in refs if ref.kind == kind)), min_size=1, max_size=3)
    )
    return one_kind | st.lists(st.sampled_from(sorted(refs)), max_size=3)


def possible(edit: Edit, variant: Variant, given: dict[str, object]) -> bool:
    try:
        edit(variant, **given)
    except Refused:
        return False
    return True


@FEW
@given(st.data())
def test_docks_follow_any_edit_and_selection(data: st.DataObject) -> None:
    """Also on maps that were read with faults; undo to the start and redo to the end as well."""
    variant = data.draw(maps)
    session = session_of(set_background(variant, file="a.png", at=(0, 0), size=(10, 10)))
    with capture_exceptions() as exceptions:
        checker = Checker(session, rest_ms=0)
        docks = PropertiesPanel(session), TicketsPanel(session), ProblemsPanel(session, checker)
        for dock in docks:
            dock.show()
        for _ in range(data.draw(st.integers(2, 6))):
            session.select(data.draw(selections(session.variant)))
            edit = data.draw(st.sampled_from(EDITS))
            given_to = data.draw(arguments(edit, session.variant))
            if possible(edit, session.variant, given_to):
                session.do(Operation("x", edit, given_to))
        checker.check_soon()
        while checker.verdict is None:
            QApplication.processEvents()
        docks[2].next()
        assert docks[0].finish()
        while session.undo():
            pass
        while session.redo():
            pass
        QApplication.processEvents()
        checker.stop()
        for dock in docks:
            dock.close()
            dock.deleteLater()
    assert exceptions == []
