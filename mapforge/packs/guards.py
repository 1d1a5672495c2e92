"""Every guard, in the order in which they look. What passes all of them is a pack."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, BinaryIO

from mapforge.packs import guard_bytes, guard_entries, guard_kinds, guard_listing, guard_names, guard_pdf
from mapforge.packs.contents import Amount
from mapforge.packs.directory import Directory, Entry
from mapforge.packs.guard_listing import Measured
from mapforge.packs.manifest import Manifest
from mapforge.packs.signature import right_signature


@dataclass(frozen=True)
class Guards:
    """Functions that raise PackRefused: on all entries together, on each, on each amount read of one, on one that is
    read to its end, on one as a file, on the manifest beside what was found and beside the
    maps' own files, and on the signature."""

    of_directory: tuple[Callable[[Directory], None], ...] = (
        guard_entries.few_files,
        guard_entries.nothing_before,
        guard_entries.nothing_between,
        guard_entries.no_twins,
        guard_entries.no_file_as_folder,
        guard_entries.no_overlap,
    )
    of_entry: tuple[Callable[[Entry], None], ...] = (
        guard_names.no_absolute_path,
        guard_names.no_way_up,
        guard_names.no_backslash,
        guard_names.no_drive,
        guard_names.every_part_named,
        guard_names.no_control_sign,
        guard_names.no_reserved_name,
        guard_names.no_dot_or_space_at_end,
        guard_names.not_too_long,
        guard_entries.no_link,
        guard_entries.not_encrypted,
        guard_entries.plainly_packed,
        guard_entries.same_in_both_headers,
        guard_entries.nothing_told_twice,
    )
    of_amount: tuple[Callable[[Entry, Amount], None], ...] = (
        guard_bytes.not_more_than_said,
        guard_bytes.total_within_limit,
        guard_bytes.no_bomb,
    )
    of_whole: tuple[Callable[[Entry, Amount], None], ...] = (
        guard_bytes.as_much_as_said,
        guard_bytes.right_checksum,
    )
    of_kind: tuple[Callable[[Entry, BinaryIO], None], ...] = (
        guard_kinds.known_kind,
        guard_kinds.no_archive_inside,
        guard_kinds.sound_picture,
        guard_kinds.small_text,
        guard_kinds.flat_json,
        guard_kinds.sound_json,
        guard_kinds.plain_markdown,
        guard_pdf.quiet_pdf,
        guard_kinds.free_font,
    )
    of_listing: tuple[Callable[[Manifest, Mapping[str, Measured]], None], ...] = (
        guard_listing.none_unlisted,
        guard_listing.none_missing,
        guard_listing.right_sizes,
        guard_listing.right_hashes,
        guard_listing.right_content_hash,
        guard_listing.id_is_a_folder,
        guard_listing.maps_are_listed,
        guard_listing.right_map_hashes,
    )
    of_maps: tuple[Callable[[Manifest, Mapping[str, Any]], None], ...] = (guard_listing.maps_as_named,)
    of_signature: tuple[Callable[[Manifest, bytes], None], ...] = (right_signature,)

    def names(self) -> list[str]:
        """What they are called."""
        return [guard.__name__ for field in fields(self) for guard in getattr(self, field.name)]

    def without(self, *names: str) -> "Guards":
        """All but those of these names: a test can then see that each is needed."""
        kept = {
            field.name: tuple(guard for guard in getattr(self, field.name) if guard.__name__ not in names)
            for field in fields(self)
        }
        return replace(self, **kept)


ALL = Guards()
