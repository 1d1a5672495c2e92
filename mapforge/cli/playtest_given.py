"""What a playtest says, printed or written."""

from pathlib import Path

from mapforge.cli import terminal


def give(text: str, output: str | None) -> int:
    """Print the text, or write it to a file at once; the exit status."""
    from mapforge.files.save import SaveError, write_atomically

    if not output:
        print(text, end="")
        return 0
    try:
        write_atomically(Path(output), text.encode())
    except SaveError as error:
        terminal.complain(str(error))
        return 2
    return 0
