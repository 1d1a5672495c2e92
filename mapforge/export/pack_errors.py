"""What keeps maps out of a pack: errors that a player would meet, and a licence that nobody has chosen."""

import re

from mapforge.checks.validate import Report, examine
from mapforge.export.pack_choice import Choice, Wishes
from mapforge.files.library import Library
from mapforge.model.forms import MAP_ID, VERSION

SPDX = r"^(\(?[A-Za-z0-9][A-Za-z0-9.+-]*\)?)( (AND|OR|WITH) \(?[A-Za-z0-9][A-Za-z0-9.+-]*\)?)*\Z"
"""The form of a licence in the SPDX language: CC-BY-4.0, MIT OR CC0-1.0, LicenseRef-mine."""
USUAL_LICENSES = (
    ("CC-BY-4.0", "others may use, change and share it, naming you"),
    ("CC-BY-SA-4.0", "the same, and what they make of it they must share likewise"),
    ("CC-BY-NC-4.0", "as the first, but not for money"),
    ("CC0-1.0", "no conditions at all"),
)
"""What designers choose most, with what it means."""


def wrong_wishes(wishes: Wishes) -> str | None:
    """Why a pack cannot be called what is wished, with what would do; None where it can."""
    if wishes.id and not re.match(MAP_ID, wishes.id):
        return (
            f'"{wishes.id}" cannot be a pack\'s id: it is of small letters, digits and hyphens, with your own name and '
            "a dot before it if it is to be shared, such as anna.benelux."
        )
    if wishes.version and not re.match(VERSION, wishes.version):
        return f'"{wishes.version}" is no version: three numbers, such as 1.0.0 or 2.1.0-beta.1.'
    lines = (wishes.title, wishes.license, *wishes.authors, *wishes.credits)
    return (
        "A title, name or line of credits is longer than 200 letters."
        if any(len(line) > 200 for line in lines)
        else None
    )


def reports(choice: Choice, library: Library) -> list[Report]:
    """Every map checked for play, in the order of the pack."""
    return [examine(content.resolved.document, library, "play") for content in choice.maps]


def license_of(choice: Choice) -> str:
    """The pack's licence: as wished, else the first map's; empty where neither says one."""
    return choice.wishes.license or choice.main.variant.license


def wrong_license(license: str) -> str | None:  # noqa: A002 - the word of the format
    """Why a licence will not do, with what would; None for a good one."""
    advice = "; ".join(f"{name}: {meaning}" for name, meaning in USUAL_LICENSES)
    if not license:
        return f"Nobody may use a map without a licence. Choose one: {advice}."
    if not re.match(SPDX, license):
        return f'"{license}" is not written as licences are in SPDX. The usual ones: {advice}.'
    return None
