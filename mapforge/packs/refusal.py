"""The error for a file that is no pack, or one that cannot be trusted."""


class PackRefused(Exception):  # noqa: N818 - reads as what happened: raise PackRefused
    """A pack is not taken; the message says why, in one line, after "The pack is refused:". Nothing was written."""


def shown(name: str) -> str:
    """A file's name from a pack, safe to print: whatever is no plain letter is written as its number, and cut."""
    safe = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in name)
    return f'"{safe if len(safe) <= 60 else safe[:57] + "…"}"'
