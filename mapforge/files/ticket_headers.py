"""The words over the columns of a list of tickets, in several languages."""

from collections.abc import Sequence
from typing import NamedTuple

from mapforge.compare.pairing import folded

_WORDS: dict[str, str] = {
    "start": "from, start, origin, departure, start city, from city, starting city, von, ab, startort, startstadt, de,"
    " depart, ville de depart, origine, desde, origen, salida, da, partenza, origem, van, vertrek, z, od, skad, fra,"
    " fran, odkud, ot, iz, otkuda",
    "end": "to, end, destination, arrival, end city, to city, target, nach, bis, ziel, zielort, zielstadt, vers,"
    " arrivee, ville darrivee, hasta, destino, llegada, arrivo, destinazione, para, naar, aankomst, bestemming, do,"
    " dokad, cel, til, till, kam, v, kuda",
    "points": "points, point, pts, value, score, worth, punkte, punkt, punktwert, wert, valeur, puntos, valor, punti,"
    " valore, pontos, punten, waarde, punkty, punktow, wartosc, pkt, poeng, poang, body, bodu, hodnota, ochki",
    "copies": "copies, cards, count, quantity, qty, number of cards, number of copies, anzahl, kopien, karten,"
    " exemplaires, nombre de cartes, cartes, copias, cantidad, cartas, copie, quantita, aantal, kaarten, kopie, liczba,"
    " ilosc, antal, antall, pocet",
    "place": "city, town, place, station, stadt, ort, bahnhof, ville, gare, ciudad, estacion, citta, cidade, stad,"
    " plaats, miasto, stacja, mesto, by, gorod",
}
_KNOWN = {word: column for column, words in _WORDS.items() for word in words.split(", ")}
_ONE_OF_TWO = {"1": "start", "a": "start", "2": "end", "b": "end"}


class Columns(NamedTuple):
    """Where each value stands in a row; ``unused`` are headers of columns that mean nothing here."""

    start: int
    end: int
    points: int | None
    copies: int | None
    unused: tuple[str, ...] = ()
    width: int = 4


WITHOUT_HEADERS = Columns(0, 1, 2, 3)
"""A list without headers: from, to, points, and perhaps copies."""


def is_header(cell: str) -> bool:
    """A cell is a word that stands over a column, in one of the languages."""
    return folded(cell) in _KNOWN


def columns(cells: Sequence[str]) -> Columns | None:
    """The columns that a first row names; None where it names no two ends, and so is no row of headers."""
    if any(cell.isdigit() for cell in cells):
        return None
    words = [folded(cell) for cell in cells]
    found: dict[str, int] = {}
    for column, index in _named(words):
        if column not in found and index not in found.values():
            found[column] = index
    if not {"start", "end"} <= found.keys():
        return None
    unused = tuple(cell for index, cell in enumerate(cells) if cell and index not in found.values())
    return Columns(found["start"], found["end"], found.get("points"), found.get("copies"), unused, len(cells))


def _named(words: Sequence[str]) -> list[tuple[str, int]]:
    """What each header may mean, and where it stands: the surest first."""
    sure, likely, two = [], [], []
    for index, word in enumerate(words):
        # The letter a is "to" in Spanish, French and Italian, but the first of two cities beside a b.
        column = {"a": "start" if "b" in words else "end", "b": "end"}.get(word)
        column = column or _KNOWN.get(word) or _one_of_two(word)
        if column == "place":
            two.append(index)
        elif column is not None:
            sure.append((column, index))
        else:
            likely += [(part, index) for part in _parts(word)]
    ends = list(zip(("start", "end"), two, strict=True)) if len(two) == 2 else []
    return [*sure, *ends, *likely]


def _one_of_two(word: str) -> str | None:
    """What ``city 1``, ``ville b`` and ``stadt2`` mean."""
    return _ONE_OF_TWO.get(word[-1:]) if _KNOWN.get(word[:-1].strip()) == "place" else None


def _parts(word: str) -> list[str]:
    """What a header of several words may mean, by its longest word: ``nombre de points``."""
    parts = [part for part in word.split() if len(part) >= 4 and _KNOWN.get(part) in ("start", "end", "points")]
    return [_KNOWN[max(parts, key=len)]] if parts else []
