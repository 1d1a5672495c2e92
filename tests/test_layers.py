"""Rooms load only what they may."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import mapforge

PACKAGE = Path(mapforge.__file__).parent
WITH_QT = {"render", "export", "editor"}


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after running code."""
    script = f"import sys\n{code}\nprint('\\n'.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("room", [path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()])
def test_only_rooms_that_draw_load_qt(room: str) -> None:
    """No module of another room loads PySide6, and only the editor loads QtWidgets."""
    files = [path.relative_to(PACKAGE.parent).with_suffix("") for path in (PACKAGE / room).rglob("*.py")]
    names = [".".join(file.parts) for file in files if file.stem != "__init__"]
    loaded = loaded_by("\n".join(f"import {name}" for name in names) or "pass")
    qt = {name for name in loaded if name.startswith("PySide6")}
    assert room in WITH_QT or not qt
    assert room == "editor" or "PySide6.QtWidgets" not in qt


@pytest.mark.parametrize("name", ["editor.screen", "cli.edit"])
def test_looking_for_a_screen_needs_no_qt(name: str) -> None:
    """Whether there is one is known before Qt, which ends the program where there is none, is loaded."""
    loaded = loaded_by(f"import mapforge.{name}; from mapforge.editor.screen import probe; probe()")
    assert not {module for module in loaded if module.startswith("PySide6")}


def test_help_loads_argparse_and_the_table_only() -> None:
    """mapforge --help starts nothing heavy."""
    loaded = loaded_by("from mapforge.cli.main import main; main(['--help'])")
    assert {name for name in loaded if name.startswith("mapforge.")} == {
        "mapforge.cli",
        "mapforge.cli.main",
        "mapforge.cli.verbs",
    }
    assert not loaded & {"msgspec", "jsonschema", "numpy", "shapely", "networkx", "PySide6", "numba"}


def test_rooms_say_what_they_are_for() -> None:
    """Each room's __init__ has a docstring and names each of its modules' purpose or theirs stands in the module."""
    for path in PACKAGE.rglob("*.py"):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path
