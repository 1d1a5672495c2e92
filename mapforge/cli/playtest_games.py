"""The games of a playtest kept in a folder: all of those that were counted, or, if anything fails, none."""

import contextlib
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from mapforge.cli import terminal

if TYPE_CHECKING:
    from mapforge.playtest.saving import Saved


class KeptGames:
    """A folder beside the one that was asked for, where games lie until all are played."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.count, self.hint = folder, 0, "mapforge replay FILE"
        self.aside = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.absolute().parent))

    def keep(self, games: "list[Saved]") -> None:
        """Write the games of one chunk; all of them, even if Ctrl-C comes meanwhile."""
        try:
            self._write(games)
        except KeyboardInterrupt:
            self._write(games)
            raise
        self.count += len(games)

    def _write(self, games: "list[Saved]") -> None:
        for game in games:
            self.write(game.name, game.record.text().encode())

    def write(self, name: str, content: bytes) -> None:
        """Write one file."""
        (self.aside / name).write_bytes(content)

    def hand_over(self) -> None:
        """Everything into the folder that was asked for, which is not made for nothing."""
        if not self.count:
            return
        self.folder.mkdir(exist_ok=True)
        files = sorted(self.aside.iterdir())
        older = sum((self.folder / file.name).exists() for file in files)
        for file in files:
            file.replace(self.folder / file.name)
        instead = f", {older} files in place of older ones of the same name" if older else ""
        terminal.complain(f"{self.count} games are in {self.folder}{instead}; see: {self.hint}")


@contextlib.contextmanager
def games_kept(folder: str | None) -> "Iterator[KeptGames | None]":
    """Where to keep games, if they are to be kept; SaveError where that fails."""
    from mapforge.files.save import SaveError

    if folder is None:
        yield None
        return
    aside = None
    try:
        kept = KeptGames(Path(folder))
        aside = kept.aside
        yield kept
        kept.hand_over()
    except OSError as error:
        raise SaveError(f"games cannot be saved in {folder}: {(error.strerror or str(error)).lower()}") from error
    finally:
        if aside is not None:
            shutil.rmtree(aside, ignore_errors=True)
