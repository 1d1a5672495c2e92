"""The words over the columns of a list of tickets, in several languages."""

from collections.abc import Sequence
from typing import NamedTuple

from mapforge.compare.pairing import folded

_WORDS: dict[str, str] = {
    "start": "from, start, origin, departure, city 1, city a, start city, from city, von, ab, stadt 1, startort, de,"
    " depart, ville 1, origine, desde, origen, ciudad 1, salida, da, partenza, citta 1, origem, cidade 1, van, vertrek,"
    " stad 1, z, od, skad, miasto 1, fra, fran, by 1, odkud, ot, iz, otkuda",
    "end": "to, end, destination, arrival, city 2, city b, end city, to city, nach, bis, ziel, stadt 2, zielort, vers,"
    " arrivee, ville 2, hasta, destino, ciudad 2, llegada, arrivo, destinazione, citta 2, para, cidade 2, naar,"
    " aankomst, stad 2, bestemming, do, dokad, cel, miasto 2, til, till, by 2, kam, v, kuda",
    "points": "points, point, pts, value, score, worth, punkte, punkt, wert, valeur, puntos, valor, punti, valore,"
    " pontos, punten, waarde, punkty, wartosc, pkt, poeng, poang, body, hodnota, ochki",
    "copies": "copies, cards, count, number, quantity, anzahl, kopien, karten, exemplaires, nombre, cartes, copias,"
    " cantidad, cartas, copie, quantita, aantal, kaarten, kopie, liczba, ilosc, antal, antall, pocet",
}
_KNOWN = {word: column for column, words in _WORDS.items() for word in words.split(", ")}


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


def columns(cells: Sequence[str]) -> Columns | None:
    """The columns that a first row names; None where it names no two ends, and so is no row of headers."""
    found: dict[str, int] = {}
    unused = []
    words = [folded(cell) for cell in cells]
    for index, word in enumerate(words):
        # The letter a is "to" in Spanish, French and Italian, but the first of two cities beside a b.
        column = {"a": "start" if "b" in words else "end", "b": "end"}.get(word) or _KNOWN.get(word)
        if column is None or column in found:
            unused += [cells[index]] if cells[index] else []
        else:
            found[column] = index
    if not {"start", "end"} <= found.keys() or any(cell.isdigit() for cell in cells):
        return None
    return Columns(found["start"], found["end"], found.get("points"), found.get("copies"), tuple(unused), len(cells))
