"""Who made a pack: an Ed25519 signature over its content hash, in a file of its own that the hash does not cover.

A pack may be signed, or signed again, without becoming another pack. The signature says only that whoever holds the
key has made just this; whose key it is, nobody can say: ``trust`` remembers it by the pack's id.
"""

import base64
import binascii
import hashlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from mapforge.packs.manifest import Manifest
from mapforge.packs.refusal import PackRefused

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

FORMAT = "mapforge-signature"
_DAMAGED = "its signature is damaged."


class KeyFileError(OSError):
    """A key cannot be read or made; the message says why."""


class Signature(Struct, frozen=True):
    """A signature: the public key, and what it made of the content hash; both as bytes."""

    key: bytes
    value: bytes

    @property
    def fingerprint(self) -> str:
        """The key in short, to be compared by people: 32 digits in groups of four."""
        return fingerprint(self.key)


def fingerprint(key: bytes) -> str:
    """A public key in short: the first half of its SHA-256, in groups of four digits."""
    digits = hashlib.sha256(key).hexdigest()[:32]
    return " ".join(digits[at : at + 4] for at in range(0, 32, 4))


def read(data: bytes) -> Signature:
    """A signature from its file. Raises PackRefused for a damaged one; whether it is right is not looked at."""
    try:
        raw = json.loads(data.decode("utf-8"))
        if raw["format"] != FORMAT or raw["algorithm"] != "ed25519":
            raise PackRefused("it is signed in a way that this version does not know.")
        found = Signature(*(base64.b64decode(raw[name], validate=True) for name in ("key", "signature")))
    except (ValueError, KeyError, TypeError, RecursionError, binascii.Error):
        raise PackRefused(_DAMAGED) from None
    if (len(found.key), len(found.value)) != (32, 64):
        raise PackRefused(_DAMAGED)
    return found


def right_signature(manifest: Manifest, data: bytes) -> None:
    """A signature over other contents, or of another key than it names."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    found = read(data)
    try:
        Ed25519PublicKey.from_public_bytes(found.key).verify(found.value, _message(manifest.content_hash))
    except (InvalidSignature, ValueError):
        raise PackRefused("its signature is not over these contents: it was changed after it was signed.") from None


def sign(content_hash: str, key_file: Path) -> bytes:
    """The signature's file for a content hash; a key that is not there yet is made. Raises KeyFileError."""
    key = _private(key_file)
    public = key.public_key().public_bytes_raw()
    plain: dict[str, Any] = {
        "format": FORMAT,
        "format_version": 1,
        "algorithm": "ed25519",
        "key": base64.b64encode(public).decode(),
        "signature": base64.b64encode(key.sign(_message(content_hash))).decode(),
    }
    return (json.dumps(plain, indent=2) + "\n").encode()


def _message(content_hash: str) -> bytes:
    """What is signed. The words before the hash keep it from being taken for a signature over something else."""
    return f"mapforge-pack 1 {content_hash}".encode()


def _private(file: Path) -> "Ed25519PrivateKey":
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        found = load_pem_private_key(file.read_bytes(), None)
    except FileNotFoundError:
        return _new(file)
    except OSError as error:
        raise KeyFileError(f"The key {file} cannot be read: {(error.strerror or '').lower()}.") from error
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise KeyFileError(f"{file} holds no key without a password, in PEM.") from None
    if not isinstance(found, Ed25519PrivateKey):
        raise KeyFileError(f"The key {file} is of another kind than Ed25519.")
    return found


def _new(file: Path) -> "Ed25519PrivateKey":
    """A new key, in a file that only this account may read."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = Ed25519PrivateKey.generate()
    data = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
            stream.write(data)
    except OSError as error:
        raise KeyFileError(f"The key {file} cannot be made: {(error.strerror or '').lower()}.") from error
    return key
