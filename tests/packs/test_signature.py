"""A signature says whose a pack is, and is never needed."""

import io
import os
import stat
from pathlib import Path

import pytest

from mapforge.packs import reading, signature, trust, writing
from mapforge.packs.installed import KeptError
from mapforge.packs.refusal import PackRefused
from tests.packs.test_installed import made


def signed(pack: reading.Pack, key: Path) -> reading.Pack:
    """The pack, signed in its place."""
    data = writing.signed_bytes(pack, signature.sign(pack.manifest.content_hash, key))
    pack.path.write_bytes(data)
    return reading.read(pack.path)


def test_a_signed_pack_is_the_same_pack(tmp_path: Path) -> None:
    """Its content hash is the old one; signed again with the same key it has the same bytes."""
    pack = made(tmp_path)
    once = signed(pack, tmp_path / "key.pem")
    first = once.path.read_bytes()
    assert once.manifest.content_hash == pack.manifest.content_hash
    assert once.signature is not None
    assert signed(once, tmp_path / "key.pem").path.read_bytes() == first


def test_the_key_is_made_once_for_this_account_alone(tmp_path: Path) -> None:
    """The file is there after the first signature, and nobody else may read it."""
    key = tmp_path / "deep" / "key.pem"
    one, two = signature.sign("0" * 64, key), signature.sign("0" * 64, key)
    assert one == two
    if os.name == "posix":
        assert stat.S_IMODE(key.stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"no key", b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"])
def test_a_file_that_is_no_key_is_named(content: bytes, tmp_path: Path) -> None:
    """In words, and it is left as it is."""
    file = tmp_path / "key.pem"
    file.write_bytes(content)
    with pytest.raises(signature.KeyFileError, match="holds no key"):
        signature.sign("0" * 64, file)
    assert file.read_bytes() == content


def test_a_signature_for_other_contents_is_refused(tmp_path: Path) -> None:
    """Taken from another pack, it does not fit; nor does one with a changed byte."""
    one, two = made(tmp_path), made(tmp_path, version="2.0.0")
    foreign = signature.sign(two.manifest.content_hash, tmp_path / "key.pem")
    with pytest.raises(PackRefused, match="not over these contents"):
        reading.read_stream(io.BytesIO(writing.signed_bytes(one, foreign)), one.path)


@pytest.mark.parametrize(
    "data",
    [
        b"{}",
        b"[]",
        b"null",
        b'{"format": "mapforge-signature", "algorithm": "ed25519", "key": "AAAA", "signature": "AAAA"}',
        b'{"format": "mapforge-signature", "algorithm": "ed25519", "key": 5, "signature": "AAAA"}',
        b'{"format": "mapforge-signature", "algorithm": "ed448", "key": "AAAA", "signature": "AAAA"}',
    ],
)
def test_a_damaged_signature_is_refused(data: bytes, tmp_path: Path) -> None:
    """Whatever stands in its file."""
    with pytest.raises(PackRefused, match="sign"):
        reading.read_stream(io.BytesIO(writing.signed_bytes(made(tmp_path), data)), tmp_path / "a.mfpack")


def test_the_first_key_is_the_one_that_counts(tmp_path: Path) -> None:
    """New, then known; another key or none is held back; trusting it makes it the one that counts."""
    file, mine, theirs = tmp_path / "trust.json", tmp_path / "mine.pem", tmp_path / "theirs.pem"
    pack = made(tmp_path)
    assert trust.standing(pack, file) == "unsigned"
    trust.remember(pack, file)
    assert not file.exists()
    first = signed(pack, mine)
    assert trust.standing(first, file) == "new"
    trust.hold_back_strangers(first, file)
    trust.remember(first, file)
    assert trust.standing(first, file) == "known"
    plain, other = made(tmp_path, version="1.1.0"), signed(made(tmp_path, version="1.2.0"), theirs)
    assert (trust.standing(plain, file), trust.standing(other, file)) == ("no longer", "other")
    for stranger in (plain, other):
        with pytest.raises(KeptError, match="--trust"):
            trust.hold_back_strangers(stranger, file)
    trust.remember(other, file)
    assert (trust.standing(other, file), trust.standing(first, file)) == ("known", "other")
    assert trust.standing(signed(made(tmp_path, name="another"), theirs), file) == "new"


@pytest.mark.parametrize("content", ["", "[]", '{"keys": {"mini": "short"}}', '{"keys": 5}', '{"keys": {"mini": 5}}'])
def test_a_broken_list_of_keys_is_no_empty_one(content: str, tmp_path: Path) -> None:
    """Whoever can break it must not be able to make all keys new again unseen."""
    file = tmp_path / "trust.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(trust.TrustError, match="cannot be read"):
        trust.standing(made(tmp_path), file)
