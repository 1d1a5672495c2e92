"""Core, bots and sums keep to what both back ends run alike: integers, flat arrays, nothing made, nothing recursive."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from mapforge.engine import loader, records
from mapforge.playtest.backends import BOTS

SOURCES = {name: path for name, path in loader.sources(BOTS).items() if name not in BOTS.tables}
ALLOWED_IMPORTS = (
    "mapforge.engine.core.",
    "mapforge.engine.records",
    "mapforge.playtest.bots.",
    "mapforge.playtest.records",
    "mapforge.playtest.sums.",
    "typing",
)
FORBIDDEN = (
    ast.Dict,
    ast.List,
    ast.Set,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
    ast.Lambda,
    ast.ClassDef,
    ast.Try,
    ast.Raise,
    ast.With,
    ast.Yield,
    ast.Global,
    ast.JoinedStr,
    ast.Div,
    ast.Pow,
    ast.Assert,
)


@pytest.mark.parametrize("path", SOURCES.values(), ids=[path.stem for path in SOURCES.values()])
def test_a_module_keeps_to_the_restricted_language(path: Path) -> None:
    """Only functions and integer constants; no containers, strings, floats, exceptions or true division."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        assert not isinstance(node, FORBIDDEN), (node, getattr(node, "lineno", 0))
        if isinstance(node, ast.Constant) and id(node) not in documentation:
            assert node.value is None or isinstance(node.value, int), (node.value, node.lineno)
        if isinstance(node, ast.ImportFrom):
            assert (node.module or "").startswith(ALLOWED_IMPORTS), node.module
    for node in tree.body:
        assert isinstance(node, ast.FunctionDef | ast.ImportFrom | ast.AnnAssign | ast.Expr), node


def fields_of(record: object) -> set[str]:
    """The fields of a record, none of anything else."""
    return set(records.fields(record)) if isinstance(record, type) else set()


@pytest.mark.parametrize("path", SOURCES.values(), ids=[path.stem for path in SOURCES.values()])
def test_a_module_names_only_fields_of_the_table(path: Path) -> None:
    """A field that is in no record would be made up by plain objects and refused by compiled ones."""
    tables = [records, *map(import_module, BOTS.tables)]
    known = {field for table in tables for record in vars(table).values() for field in fields_of(record)}
    named = {
        node.attr for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Attribute)
    }
    assert named <= known


def test_no_function_calls_itself_in_a_circle() -> None:
    """Recursion would end compiled code's cache, and Python's stack."""
    calls: dict[str, set[str]] = {}
    for path in SOURCES.values():
        for function in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(function, ast.FunctionDef):
                assert function.name not in calls, f"two functions are called {function.name}"
                calls[function.name] = {
                    node.func.id
                    for node in ast.walk(function)
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
                }
    reached = {name: set(called) & set(calls) for name, called in calls.items()}
    for _ in calls:
        for name, called in reached.items():
            reached[name] = called | {inner for other in called for inner in reached[other]}
    assert not [name for name, called in reached.items() if name in called]
