"""Which maps go into a pack, in which order, and what the pack says of itself."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from mapforge.export.pack_again import origin_of
from mapforge.export.pack_content import Content, content_of
from mapforge.files.resolve import Resolved
from mapforge.packs.refusal import PackRefused


@dataclass(frozen=True)
class Wishes:
    """What a designer wants a pack to say of itself; what is left empty is the first map's word."""

    id: str = ""
    version: str = ""
    title: str = ""
    license: str = ""
    authors: tuple[str, ...] = ()
    credits: tuple[str, ...] = ()
    bundle_base: bool = False


@dataclass(frozen=True)
class Choice:
    """The maps of a pack, each base before what extends it; ``base_only`` are ids that are there only as a base."""

    maps: tuple[Content, ...]
    base_only: frozenset[str] = frozenset()
    wishes: Wishes = field(default_factory=Wishes)

    @property
    def main(self) -> Content:
        """The map that the pack is named after: the first that is there for its own sake."""
        return next(content for content in self.maps if content.variant.id not in self.base_only)

    @property
    def absent_bases(self) -> list[str]:
        """Ids of bases that whoever opens the pack must have."""
        held = {content.variant.id for content in self.maps}
        wanted = [content.variant.extends.id for content in self.maps if content.variant.extends is not None]
        return sorted(set(wanted) - held)


def choose(targets: Sequence[Resolved], wishes: Wishes) -> Choice:
    """The maps named, with their bases if wished, each base first, then by id: the order of targets means nothing.

    Raises PackRefused where two are of one id, or one cannot be read, or has another base than the one in the pack.
    """
    wanted: dict[str, Resolved] = {}
    for resolved in targets:
        variant = _readable(resolved)
        if variant in wanted and wanted[variant].document.path != resolved.document.path:
            raise PackRefused(f"two maps have the id {variant}. Give one of them another.")
        wanted[variant] = resolved
    own = frozenset(wanted)
    for resolved in list(wanted.values()):
        for base in _bases(resolved):
            if wishes.bundle_base or _came_along(base):
                wanted.setdefault(_readable(base), base)
    ordered = sorted(wanted.values(), key=lambda resolved: (len(list(_bases(resolved))), _readable(resolved)))
    maps = tuple(content_of(found, found.variant) for found in ordered if found.variant is not None)
    _hold_back_other_bases(maps)
    return Choice(maps, frozenset(wanted) - own, wishes)


def _hold_back_other_bases(maps: Sequence[Content]) -> None:
    """A map whose base is another than the one of that id in the pack would be another map there."""
    held = {content.variant.id: content.hash for content in maps}
    for content in maps:
        base = content.resolved.base
        if base is None or base.variant is None or base.variant.id not in held:
            continue
        name = base.variant.id
        if content_of(base, base.variant).hash != held[name]:
            raise PackRefused(
                f"{content.variant.id} extends another {name} (that of {base.document.name}) than the one that would "
                "be in the pack with it. Pack them apart, or give yours another id."
            )


def _came_along(base: Resolved) -> bool:
    """The base lies in a pack only because the map that extends it does."""
    variant = base.variant
    origin = origin_of(base)
    packed = origin.manifest.map_of(variant.id) if origin is not None and variant is not None else None
    return packed is not None and packed.base_only


def _readable(resolved: Resolved) -> str:
    if resolved.variant is None:
        name = resolved.document.name
        raise PackRefused(f"{name} cannot be read as a map. See: mapforge validate {name}")
    return resolved.variant.id


def _bases(resolved: Resolved) -> Iterable[Resolved]:
    base = resolved.base
    while base is not None:
        yield base
        base = base.base
