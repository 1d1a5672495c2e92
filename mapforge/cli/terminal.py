"""What the screen can do: width, and color only where a person looks."""

import os
import shutil
import sys

_CODES = {"error": "31;1", "warning": "33", "info": "36", "strong": "1", "faint": "2", "good": "32"}


def width() -> int:
    """Columns to write in: at most 80, so that lines stay readable."""
    return max(40, min(80, shutil.get_terminal_size((80, 24)).columns))


def style(name: str, text: str) -> str:
    """Text in a style, plain where output goes to a file or NO_COLOR is set."""
    if not text or not sys.stdout.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text
    return f"\x1b[{_CODES[name]}m{text}\x1b[0m"


def sentence(text: str) -> str:
    """Text with a full stop, unless it ends in a mark of its own."""
    return text if text.endswith((".", "?", "!")) else f"{text}."


def complain(message: str) -> None:
    """One line to standard error."""
    print(f"mapforge: {message}", file=sys.stderr)
