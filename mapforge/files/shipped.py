"""The folders that come with the program: schemas and published maps, in a checkout or in an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def folder(name: str) -> Path:
    """``schemas`` or ``variants``: beside the package in a checkout, inside it in a wheel."""
    beside = _PACKAGE.parent / name
    in_checkout = (_PACKAGE.parent / "pyproject.toml").is_file() and beside.is_dir()
    return beside if in_checkout else _PACKAGE / "data" / name
