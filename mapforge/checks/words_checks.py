"""The words for the map's own wishes about checking, and for a check that fails."""

from mapforge.checks.entry import Entry

CHECKING: dict[str, Entry] = {
    "unknown-code": Entry(
        "warning",
        '{where}: no problem has the code "{id}".{close}',
        "The setting has no effect.",
        title="Setting for an unknown code",
        finds="Severities and accepted problems with a code that there is not.",
        do="Correct the code: mapforge checks lists all.",
    ),
    "severity-fixed": Entry(
        "warning",
        '{where}: "{id}" tells of what would be lost; it is always an error and cannot be accepted. Remove'
        " the setting.",
        "The setting has no effect.",
        title="Setting for a fixed severity",
        finds="Severities and accepted problems of codes that tell of what would be lost.",
        do="Remove the setting, and correct the problem.",
    ),
    "check-failed": Entry(
        "error",
        "The check {check} failed ({reason}) and found nothing; all others ran. Please report it with the map.",
        "What it looks for is not known of this map.",
        title="A check failed",
        finds="A check that stopped with a fault of its own, which is a fault of the program and not of the map.",
        do="Report it together with the map. Everything else that was found holds.",
    ),
}
"""What is said of checking itself."""
