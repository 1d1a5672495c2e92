"""Loads the core: as it is written, on plain objects with lists, or compiled by numba, on records.

Another package in the same restricted Python is loaded together with the core as an ``Addition``.

Compiled code is kept in a folder of the user's cache, named by a hash of all sources loaded and by the versions of
numba and Python; numba's own cache does not notice a change in an imported module.
"""

import builtins
import contextlib
import hashlib
import importlib
import os
import shutil
import sys
import tempfile
import types
from collections.abc import Sequence
from functools import cache
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, NamedTuple

import platformdirs

from mapforge.engine import records

Backend = Literal["lists", "numba"]
CORE = "mapforge.engine.core"
OPTIONS = {"nogil": True, "cache": True, "error_model": "numpy", "_nrt": False}
"""How numba compiles. Nothing in the core divides by what may be zero, so that checks for it are left out; nothing
makes an array, so that none is counted for its release (``_nrt``), which took a sixth of the time of a game."""
OUTSIDE = (f"{CORE}.entries", f"{CORE}.games")
"""Modules whose functions are called from outside the core; the others' need no door to Python, which saves time."""
CACHE_VARIABLE = "MAPFORGE_CACHE"


class Addition(NamedTuple):
    """Packages in restricted Python beside the core, their modules called from outside, their own field tables."""

    packages: tuple[str, ...]
    outside: tuple[str, ...]
    tables: tuple[str, ...] = ()


class Lists:
    """The plain back end: records are objects whose arrays are lists."""

    name: Backend = "lists"

    def __init__(self) -> None:
        self.entries: Any = importlib.import_module(f"{CORE}.entries")
        self.games: Any = importlib.import_module(f"{CORE}.games")

    def module(self, name: str) -> Any:
        """A module of the core or of an addition."""
        return importlib.import_module(name)

    def new(self, record: type, capacity: int, count: int = 1) -> Any:
        """Empty records."""
        return [_plain(record, capacity) for _ in range(count)]

    def numbers(self, numbers: Sequence[int]) -> Any:
        """An array of numbers."""
        return list(numbers)

    def copy(self, made: Any) -> Any:
        """Copies of records."""
        return [_copied(one) for one in made]


class Compiled:
    """The numba back end: records are rows of numpy's structured arrays."""

    name: Backend = "numba"

    def __init__(self, twins: "_Twins") -> None:
        self.module = twins.load
        self.entries, self.games = twins.load(f"{CORE}.entries"), twins.load(f"{CORE}.games")

    def new(self, record: type, capacity: int, count: int = 1) -> Any:
        """Empty records."""
        import numpy

        return numpy.zeros(count, _dtype(record, capacity))

    def numbers(self, numbers: Sequence[int]) -> Any:
        """An array of numbers."""
        import numpy

        return numpy.array(numbers, numpy.int64)

    def copy(self, made: Any) -> Any:
        """Copies of records."""
        return made.copy()


@cache
def lists() -> Lists:
    """The plain back end."""
    return Lists()


@cache
def compiled(addition: Addition | None = None) -> Compiled:
    """The numba back end; functions compile when they are first called. ImportError where there is no numba."""
    import numba

    outside = (*OUTSIDE, *addition.outside) if addition else OUTSIDE
    return Compiled(_Twins(_prepared(sources(addition), numba.__version__), _compiler, outside))


def _compiler(**options: Any) -> Any:
    """numba's compiler, but for integers at large: it would compile a function anew for each constant handed to it."""
    import numba

    types: Any = numba.types

    def compiled(function: Any) -> Any:
        made = numba.njit(**options)(function)
        with_constants = made.get_call_template

        def at_large(arguments: Any, keywords: Any) -> Any:
            return with_constants([types.unliteral(one) for one in arguments], keywords)

        made.get_call_template = at_large
        return made

    return compiled


def numba_version() -> str | None:
    """numba's version, without the time that loading it takes; None where it is not installed."""
    try:
        return metadata.version("numba")
    except metadata.PackageNotFoundError:
        return None


def sources(addition: Addition | None = None) -> dict[str, Path]:
    """The modules of the core, and of an addition with its field tables, by name."""
    packages = (CORE, *addition.packages) if addition else (CORE,)
    found = {f"{package}.{file.stem}": file for package in packages for file in _modules(package)}
    for name in addition.tables if addition else ():
        spec = find_spec(name)
        if spec is not None and spec.origin is not None:
            found[name] = Path(spec.origin)
    return found


def _modules(package: str) -> list[Path]:
    found = find_spec(package)
    folders = found.submodule_search_locations or [] if found else []
    return [file for folder in folders for file in sorted(Path(folder).glob("*.py")) if file.stem != "__init__"]


def cache_folder(version: str, files: dict[str, Path] | None = None) -> Path:
    """The folder for code compiled from these sources (those of the core) by this numba and this Python."""
    digest = hashlib.sha256()
    digest.update(repr(sorted(OPTIONS.items())).encode())
    for file in [*(files or sources()).values(), Path(records.__file__)]:
        digest.update(file.read_bytes())
    python = "".join(map(str, sys.version_info[:2]))
    return cache_root() / f"engine-{digest.hexdigest()[:16]}-numba{version}-py{python}"


def cache_root() -> Path:
    """Where compiled code is kept."""
    chosen = os.environ.get(CACHE_VARIABLE)
    return Path(chosen) if chosen else platformdirs.user_cache_path("mapforge", appauthor=False)


def _prepared(files: dict[str, Path], version: str) -> dict[str, Path]:
    """Copies of the sources in the cache folder, where numba leaves its code beside them."""
    folder = cache_folder(version, files)
    with contextlib.suppress(OSError):
        _copy(files, folder)
    if not all((folder / f"{name}.py").is_file() for name in files):  # a cache that cannot be written
        folder = Path(tempfile.mkdtemp(prefix="mapforge-engine-"))
        _fill(files, folder)
    return {name: folder / f"{name}.py" for name in files}


def _copy(files: dict[str, Path], folder: Path) -> None:
    """Copy the sources as a whole, so that no other process ever sees half of them."""
    if folder.is_dir():
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix=f"{folder.name}-", dir=folder.parent))
    _fill(files, made)
    with contextlib.suppress(OSError):  # another process was faster
        made.replace(folder)
    if made.is_dir():
        shutil.rmtree(made)


def _fill(files: dict[str, Path], folder: Path) -> None:
    for name, file in files.items():
        shutil.copyfile(file, folder / f"{name}.py")


class _Twins:
    """Second copies of modules, in which every function is compiled and imports lead to such copies."""

    def __init__(self, files: dict[str, Path], compile_with: Any, outside: tuple[str, ...] = OUTSIDE) -> None:
        self.files, self.compile_with, self.outside = files, compile_with, outside
        self.loaded: dict[str, types.ModuleType] = {}

    def load(self, name: str) -> types.ModuleType:
        """The twin of a module, made once."""
        if name in self.loaded:
            return self.loaded[name]
        twin = types.ModuleType(f"compiled:{name}")
        twin.__file__ = str(self.files[name])
        twin.__dict__["__builtins__"] = {**vars(builtins), "__import__": self._import}
        self.loaded[name] = sys.modules[twin.__name__] = twin
        code = compile(self.files[name].read_text(encoding="utf-8"), str(self.files[name]), "exec")
        exec(code, twin.__dict__)  # noqa: S102 - our own source, a second time
        called_from_python = name in self.outside
        compiled = self.compile_with(**OPTIONS, no_cpython_wrapper=not called_from_python, no_cfunc_wrapper=True)
        for word, value in list(vars(twin).items()):
            if isinstance(value, types.FunctionType) and value.__module__ == twin.__name__:
                setattr(twin, word, compiled(value))
        return twin

    def _import(self, name: str, *rest: Any) -> Any:
        return self.load(name) if name in self.files else builtins.__import__(name, *rest)


def _plain(record: type, capacity: int) -> Any:
    made = record()
    sizes = records.CAPACITIES[capacity]
    for name, field in records.fields(record).items():
        setattr(made, name, [0] * sizes[field.size] if field.size else 0)
    return made


def _copied(one: Any) -> Any:
    made = type(one)()
    for name, value in vars(one).items():
        setattr(made, name, value.copy() if isinstance(value, list) else value)
    return made


@cache
def _dtype(record: type, capacity: int) -> Any:
    import numpy

    sizes = records.CAPACITIES[capacity]
    form: list[Any] = []
    for name, field in records.fields(record).items():
        form.append((name, numpy.int64, (sizes[field.size],)) if field.size else (name, numpy.int64))
    return numpy.dtype((numpy.record, form))
