"""No trick known of archives gets in, and each guard is needed."""

import io
from dataclasses import fields
from pathlib import Path

import pytest

from mapforge.packs import reading, unpacking
from mapforge.packs.guards import ALL, Guards
from mapforge.packs.refusal import PackRefused
from tests.packs import archives
from tests.packs.attacks import ATTACKS, Attack


def read(data: bytes, guards: Guards = ALL) -> reading.Pack:
    """A pack from bytes."""
    return reading.read_stream(io.BytesIO(data), Path("some.mfpack"), guards)


def test_the_sound_pack_is_taken() -> None:
    """What every attack is made from is no attack itself."""
    assert read(archives.pack()).manifest.id == "mini"


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_attack_is_refused_by_its_guard(attack: Attack) -> None:
    """It is refused in one line that names it, nothing is written, and without its guards it would get in."""
    data = attack.make()
    with pytest.raises(PackRefused) as refused:
        read(data)
    message = str(refused.value)
    assert attack.said in message
    assert message.isprintable()
    assert message.endswith(".")
    read(data, ALL.without(*attack.guards))
    for guard in attack.guards:
        if len(attack.guards) > 1:
            with pytest.raises(PackRefused):
                read(data, ALL.without(guard))


def test_each_guard_has_an_attack() -> None:
    """No guard stands in the table that no attack needs."""
    assert {guard for attack in ATTACKS for guard in attack.guards} == set(ALL.names())


def test_nothing_is_written_when_refused(tmp_path: Path) -> None:
    """Neither reading nor unpacking leaves a file: the folder is as it was."""
    for attack in ATTACKS:
        if attack.name in ("256 MB in all", "too many files"):
            continue
        file = tmp_path / "evil.mfpack"
        file.write_bytes(attack.make())
        with pytest.raises(PackRefused):
            unpacking.unpack(reading.read(file), tmp_path / "out")
        assert list(tmp_path.iterdir()) == [file], attack.name


def test_guards_are_found_by_name() -> None:
    """Taking one away takes away just that."""
    for name in ALL.names():
        assert set(ALL.names()) - set(ALL.without(name).names()) == {name}
    assert len(fields(ALL)) == 8
