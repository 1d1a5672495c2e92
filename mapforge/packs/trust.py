"""Whose packs are known: the key that first signed a pack of an id is the one that later packs of that id must have.

Nobody need sign. But once a pack's maker has, another key under its id, or none, is a surprise that a person is told.
"""

import base64
import json
import secrets
from pathlib import Path
from typing import Literal

from mapforge.packs import signature
from mapforge.packs.installed import KeptError
from mapforge.packs.reading import Pack

Standing = Literal["unsigned", "new", "known", "other", "no longer"]
"""A pack against what is known of its id: a key not seen before, the same, another, or none where there was one."""


class TrustError(OSError):
    """The list of known keys cannot be read or written; the message says why."""


def standing(pack: Pack, file: Path) -> Standing:
    """How a pack stands to the list of known keys in a file. Raises TrustError."""
    known = _known(file).get(pack.manifest.id)
    if pack.signature is None:
        return "unsigned" if known is None else "no longer"
    key = _written(signature.read(pack.signature).key)
    if known is None:
        return "new"
    return "known" if known == key else "other"


def hold_back_strangers(pack: Pack, file: Path) -> None:
    """Raises KeptError for a pack of which another key is known, with the way out; TrustError."""
    found = standing(pack, file)
    if found == "no longer":
        raise KeptError(
            f"{pack.manifest.id} was signed when it was installed first, and this pack is not. Ask its maker; to take "
            "it all the same, say --trust."
        )
    if found == "other" and pack.signature is not None:
        before = signature.fingerprint(base64.b64decode(_known(file)[pack.manifest.id]))
        raise KeptError(
            f"{pack.manifest.id} is signed with another key than when it was installed first (now "
            f"{signature.read(pack.signature).fingerprint}, before {before}). Ask its maker whether the key is theirs; "
            "to trust it from now on, say --trust."
        )


def remember(pack: Pack, file: Path) -> None:
    """Keep a pack's key as that of its id; for an unsigned pack, that none is known. Raises TrustError."""
    known = _known(file)
    wanted = dict(known)
    wanted.pop(pack.manifest.id, None)
    if pack.signature is not None:
        wanted[pack.manifest.id] = _written(signature.read(pack.signature).key)
    if wanted == known:
        return
    plain = {"format": "mapforge-trust", "format_version": 1, "keys": dict(sorted(wanted.items()))}
    temporary = file.with_name(f".{file.name}.{secrets.token_hex(4)}.saving")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        temporary.write_text(json.dumps(plain, indent=2) + "\n", encoding="utf-8")
        temporary.replace(file)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise TrustError(f"{file} cannot be written: {(error.strerror or '').lower()}.") from error


def _known(file: Path) -> dict[str, str]:
    """Keys by a pack's id."""
    try:
        keys = json.loads(file.read_text(encoding="utf-8"))["keys"]
        if not all(isinstance(key, str) and len(base64.b64decode(key, validate=True)) == 32 for key in keys.values()):
            raise ValueError
        return dict(keys)
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise TrustError(
            f"{file}, the list of known keys, cannot be read. Remove it to begin a new one: each pack's key is then "
            "new again."
        ) from None


def _written(key: bytes) -> str:
    return base64.b64encode(key).decode()
