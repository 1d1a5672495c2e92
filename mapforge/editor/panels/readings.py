"""How values that are more than a number or a word are typed, and read again."""

from collections.abc import Iterable, Mapping

from mapforge.editor.panels.number_editor import in_short, number
from mapforge.model.forms import Point


def names_read(lines: Iterable[str]) -> dict[str, str]:
    """Names by language from lines such as ``de: Mailand``."""
    found: dict[str, str] = {}
    for line in lines:
        language, colon, name = line.partition(":")
        if not colon or not name.strip():
            raise ValueError(
                f"“{line}” names no language. Write one name a line with its language, such as de: Mailand."
            )
        if language.strip() in found:
            raise ValueError(f"The language {language.strip()} is there twice. Keep one of its names.")
        found[language.strip()] = name.strip()
    return found


def names_written(names: Mapping[str, str]) -> list[str]:
    """Names by language, one a line."""
    return [f"{language}: {name}" for language, name in names.items()]


def points_read(lines: Iterable[str]) -> tuple[Point, ...]:
    """Points in mm from lines such as ``120, 84.5``."""
    return tuple(pair_read(line) for line in lines)


def points_written(points: Iterable[Point]) -> list[str]:
    """Points, one a line."""
    return [pair_written(point) for point in points]


def pair_read(text: str) -> Point:
    """Two numbers with a comma, semicolon or blank between them."""
    parts = text.replace(";", " ").split() if ";" in text or ", " not in text else text.split(", ")
    if len(parts) == 1:
        parts = text.split(",")
    parts = [part.strip().strip(",;") for part in parts]
    if len(parts) != 2:
        raise ValueError(f"“{text}” are not two numbers. Write them such as 120, 84.5.")
    return number(parts[0]), number(parts[1])


def pair_written(point: Point, digits: int = 2) -> str:
    """Two numbers with a comma between them."""
    return ", ".join(in_short(round(part, digits)) for part in point)


def place_read(text: str) -> Point | None:
    """Latitude and longitude in degrees; nothing for no such place."""
    return pair_read(text) if text.strip() else None


def place_written(place: Point | None) -> str:
    """Latitude and longitude with all their digits."""
    return "" if place is None else ", ".join(f"{part:.5f}".rstrip("0").rstrip(".") for part in place)


def words_read(text: str) -> tuple[str, ...]:
    """Words with commas between them."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def words_written(words: Iterable[str]) -> str:
    """Words with commas between them."""
    return ", ".join(words)


def whole_numbers_read(text: str) -> tuple[int, ...]:
    """Whole numbers with commas or blanks between them."""
    return tuple(int(number(part, whole=True)) for part in text.replace(",", " ").split())


def lines_read(lines: Iterable[str]) -> tuple[str, ...]:
    """Lines as they are."""
    return tuple(lines)


def lines_written(lines: Iterable[str]) -> list[str]:
    """Lines as they are."""
    return list(lines)
