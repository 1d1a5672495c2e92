"""Each code of the drawn board is raised by a bad map, not by a near miss, and its fix makes it go."""

import struct
import zlib
from pathlib import Path

import pytest

from mapforge.checks import table_geometry
from mapforge.checks.catalogue import FAMILIES
from mapforge.checks.fix import fixes
from mapforge.checks.run import run
from mapforge.checks.state import examined
from mapforge.checks.subject import Subject
from mapforge.model import Problem, Variant
from tests.checks.cases_geometry import CASES, Drawn

BY_FILE = {"picture-missing", "picture-unusable"}


@pytest.fixture(scope="module")
def picture(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A PNG of 1200 x 800 pixels."""
    path = tmp_path_factory.mktemp("art") / "board.png"

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress(bytes(801 * 1200))
    head = struct.pack(">IIBBBBB", 1200, 800, 8, 0, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b""))
    return path


def found(variant: Variant, picture: Path) -> list[Problem]:
    """What the checks of the board find."""
    subject = Subject(variant, picture=lambda _file: picture)
    return [problem for check in table_geometry.CHECKS for problem in run(check, subject)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_a_bad_board_and_a_near_miss(case: Drawn, picture: Path) -> None:
    """The bad board raises the code and nothing that does not follow; the near miss does not raise it."""
    codes = {problem.code for problem in found(case.bad(), picture)}
    assert case.code in codes
    assert codes - case.also == {case.code}
    fine = {problem.code for problem in found(case.fine(), picture)}
    assert case.code not in fine
    assert fine <= case.also


@pytest.mark.parametrize("case", [case for case in CASES if case.fixed], ids=lambda case: case.code)
def test_its_fix_makes_it_go(case: Drawn, picture: Path) -> None:
    """A fix is offered, its problem is gone from the map that comes of it, and no other has come."""
    state = examined(Subject(case.bad(), picture=lambda _file: picture))
    before = {problem.key for problem in state.problems}
    problem = next(problem for problem in state.problems if problem.code == case.code)
    offered = fixes(state, problem)
    assert offered
    for fix in offered:
        assert fix.label[0].isupper()
        after = {problem.key for problem in examined(Subject(fix.variant, picture=lambda _file: picture)).problems}
        assert after < before
        assert problem.key not in after


def test_each_code_has_a_case() -> None:
    """No code of the drawn board is without one."""
    tried = [case.code for case in CASES]
    assert len(set(tried)) == len(tried)
    assert set(tried) | BY_FILE == set(FAMILIES["geometry"])
