"""What is refused while the bytes of an entry are read, and once they are."""

from mapforge.packs import limits
from mapforge.packs.contents import Amount
from mapforge.packs.directory import Entry
from mapforge.packs.refusal import PackRefused, shown


def total_within_limit(_entry: Entry, amount: Amount) -> None:
    """All files together."""
    if amount.total > limits.TOTAL:
        raise PackRefused(f"its files are larger than {limits.TOTAL // limits.MB} MB together.")


def no_bomb(entry: Entry, amount: Amount) -> None:
    """A few bytes that unpack to very many."""
    if amount.given > limits.RATIO * max(amount.taken, 1):
        raise PackRefused(f"{shown(entry.name)} unpacks to more than {limits.RATIO} times its packed size.")


def not_more_than_said(entry: Entry, amount: Amount) -> None:
    """More bytes than the table says."""
    if amount.given > entry.table.size:
        raise PackRefused(f"{shown(entry.name)} is larger than the archive says.")


def as_much_as_said(entry: Entry, amount: Amount) -> None:
    """Fewer bytes than the table says, or bytes behind the end of what is packed."""
    if amount.given < entry.table.size or amount.taken < entry.table.packed:
        raise PackRefused(f"{shown(entry.name)} is smaller than the archive says.")


def right_checksum(entry: Entry, amount: Amount) -> None:
    """Bytes that were changed on the way."""
    if amount.crc != entry.table.crc:
        raise PackRefused(f"{shown(entry.name)} is damaged: its checksum is wrong.")
