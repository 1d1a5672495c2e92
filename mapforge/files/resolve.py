"""A document and its bases as one variant; which values are its own, and where each stands in which file."""

from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path as FilePath

import msgspec
import semver

from mapforge.files import codec, patch
from mapforge.files.document import Document, value_at
from mapforge.files.elements import COLLECTIONS
from mapforge.files.library import Library
from mapforge.files.positions import pointer
from mapforge.model import FrozenMap, Path, Place, Problem, Variant

CHAIN_LIMIT = 20
"""Maps that may extend one another in a row."""


@dataclass(frozen=True, eq=False)
class Resolved:
    """A document with its base applied.

    ``variant`` is None where the file or a base it needs could not be used. ``problems`` are those of this document and
    of fitting it to its base, not the base's own. ``left_out`` are ids that this file or a base has in a broken entry,
    ``broken`` the keys at the top in which either has something left out.
    """

    document: Document
    variant: Variant | None = None
    base: "Resolved | None" = None
    problems: tuple[Problem, ...] = ()
    left_out: frozenset[str] = frozenset()
    broken: frozenset[str] = frozenset()

    @property
    def base_variant(self) -> Variant | None:
        """The base's variant, None for a map that stands alone."""
        return self.base.variant if self.base is not None else None

    def origin(self, path: Path) -> str:
        """Id of the map that a value comes from: this one's, or that of the base it is inherited from.

        ``path`` leads to an entry, a key of one, or a knob: ("cities", "atlanta"), ("rules", "trains").
        """
        data = self.source(path).document.data
        return str(data["id"]) if data is not None else ""

    def source(self, path: Path) -> "Resolved":
        """The document that a value comes from, this one or a base's."""
        return self if self.base is None or self._is_own(path) else self.base.source(path)

    def locate(self, place: Place) -> Place:
        """A place with file, pointer, line and column of what its ``path`` leads to, wherever that is written."""
        if place.file is not None:
            return place
        source = self.source(place.path)
        spot = source._spot(place.path)
        found = source.document.located(msgspec.structs.replace(place, pointer=pointer(spot)))
        return msgspec.structs.replace(found, inherited=source is not self)

    def picture(self, file: str) -> FilePath | None:
        """The file of a picture, in this map's folder or its base's; None where there is none."""
        folder = self.document.folder
        if folder is not None and _is_there(folder / file):
            return folder / file
        return self.base.picture(file) if self.base is not None else None

    def _is_own(self, path: Path) -> bool:
        """This document writes the value itself."""
        raw = self.document.raw
        top = path[0] if path else "id"
        if top in patch.OWN or str(top).startswith(("x-", "$", "format")):
            return True
        length = _entry_length(path)
        if length == 0:
            section = raw.get(top)
            return section is not None and (len(path) < 2 or not isinstance(section, dict) or path[1] in section)
        entry = self.document.entries.get(path[:length])
        if entry is None:
            return path in self.document.removed
        return not entry.changes or len(path) == length or path[length] in entry.content

    @property
    def removed(self) -> frozenset[Path]:
        """Paths of the base's entries that this map or one of its bases removes."""
        below = self.base.removed if self.base is not None else frozenset()
        return below | frozenset(self.document.removed)

    def _spot(self, path: Path) -> Path:
        """Where this document writes the value: a path by index; in a list of texts, of the text itself."""
        length = _entry_length(path)
        entry = self.document.entries.get(path[:length]) if length else None
        if entry is None and path in self.document.removed:
            return self.document.removed[path]
        spot = (*entry.spot, *path[length:]) if entry is not None else path
        listed = value_at(self.document.raw, spot[:-1])
        if isinstance(listed, list) and spot[-1] in listed:
            return (*spot[:-1], listed.index(spot[-1]))
        return spot


def _is_there(file: FilePath) -> bool:
    """There is such a file, and this account may look."""
    try:
        return file.is_file()
    except OSError:
        return False


def _entry_length(path: Path) -> int:
    """How much of a path leads to its innermost entry with an id; 0 where it leads into none."""
    if path[:1] == ("decks",) and path[2:3] == ("tickets",) and len(path) >= 4:
        return 4
    if path[:2] == ("checks", "accepted"):
        return 3 if len(path) >= 3 else 0
    return 2 if len(path) >= 2 and path[0] in COLLECTIONS else 0


def resolve(document: Document, library: Library, _children: tuple[Document, ...] = ()) -> Resolved:
    """The variant that a document stands for. Never raises for what a file holds."""
    if document.data is None:
        return Resolved(document, problems=document.problems)
    if not document.is_child:
        variant = _variant(document.data)
        return Resolved(document, variant, None, document.problems, document.left_out, document.broken)
    return _resolve_child(document, library, _children)


def _resolve_child(document: Document, library: Library, children: tuple[Document, ...]) -> Resolved:
    assert document.data is not None  # noqa: S101  # the caller has looked
    wanted = document.data["extends"]["id"]
    chain = [child.data["id"] for child in (*children, document) if child.data is not None]
    if wanted in chain:
        circle = " > ".join([*chain[chain.index(wanted) :], wanted])
        return _without_base(document, None, "base-cycle", circle=circle)
    if len(children) >= CHAIN_LIMIT:
        return _without_base(document, None, "base-chain", limit=str(CHAIN_LIMIT))
    found = library.base_of(document, wanted)
    if found is None:
        return _without_base(document, None, "base-missing", base=wanted, aside=library.set_aside(wanted))
    base = resolve(found, library, (*children, document))
    if base.variant is None:
        for code in ("base-cycle", "base-chain"):
            for problem in base.problems:
                if problem.code == code:
                    return _without_base(document, base, code, **{k: str(v) for k, v in problem.parameters.items()})
        return _without_base(document, base, "base-unusable", base=wanted, file=found.name)
    problems = [*document.problems, *_base_problems(document, base)]
    whole, misfits = patch.apply(base.variant, document.data)
    for misfit in misfits:
        name = str(misfit.path[-1])
        place = Place(path=misfit.path, pointer=pointer(misfit.spot), ids=(name,))
        close = get_close_matches(name, misfit.known, 1, 0.6) if misfit.code == "not-in-base" else []
        words = FrozenMap({"id": name, "base": wanted, "close": close[0] if close else ""})
        if name not in base.left_out:
            problems.append(Problem(misfit.code, words, document.located(place), about=str(misfit.path[-2])))
    left_out, broken = document.left_out | base.left_out, document.broken | base.broken
    return Resolved(document, _variant(whole), base, tuple(problems), left_out, broken)


def _variant(whole: dict[str, object]) -> Variant | None:
    try:
        return codec.decode(whole)
    except codec.DecodeError:
        return None


def _without_base(document: Document, below: Resolved | None, code: str, **words: str) -> Resolved:
    place = document.located(Place(path=("extends", "id"), pointer="/extends/id"))
    return Resolved(document, None, below, (*document.problems, Problem(code, FrozenMap(words), place)))


def _base_problems(document: Document, base: Resolved) -> list[Problem]:
    """What is wrong with the base itself: its version, and faults of its own, said once."""
    assert base.variant is not None  # noqa: S101  # the caller has looked
    wanted = document.data["extends"].get("version") if document.data else None
    problems = []
    if wanted is not None and not _within(base.variant.version, wanted):
        words = {
            "base": base.variant.id,
            "found": base.variant.version,
            "wanted": wanted,
            "file": base.document.name,
        }
        place = Place(path=("extends", "version"), pointer="/extends/version", ids=(base.variant.id,))
        problems.append(Problem("base-version", FrozenMap(words), document.located(place)))
    if base.problems:
        words = {"base": base.variant.id, "file": base.document.name, "count": str(len(base.problems))}
        place = Place(path=("extends", "id"), pointer="/extends/id", ids=(base.variant.id,))
        problems.append(Problem("base-broken", FrozenMap(words), document.located(place)))
    return problems


def _within(version: str, wanted: str) -> bool:
    found = semver.Version.parse(version)
    return all(found.match(comparison) for comparison in wanted.split(", "))
