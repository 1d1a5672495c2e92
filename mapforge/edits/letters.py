"""Letters of other alphabets in the letters of ids: a to z."""
# ruff: noqa: RUF001 - letters that look alike are what this is about

import unicodedata

_LATIN = {
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ħ": "h", "ŋ": "ng",
    "ŧ": "t", "ə": "e", "ĸ": "k", "ſ": "s",
}  # fmt: skip
_GREEK = {
    "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th", "ι": "i", "κ": "k", "λ": "l",
    "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "ρ": "r", "σ": "s", "ς": "s", "τ": "t", "υ": "y", "φ": "f",
    "χ": "ch", "ψ": "ps", "ω": "o",
}  # fmt: skip
_GREEK_PAIRS = {"ου": "ou", "αυ": "av", "ευ": "ev", "γγ": "ng", "γξ": "nx", "γχ": "nch"}
_CYRILLIC = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ж": "zh", "з": "z", "и": "i", "к": "k", "л": "l",
    "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts",
    "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu", "я": "ya", "є": "ye",
    "і": "i", "ј": "j", "љ": "lj", "њ": "nj", "ћ": "c", "ђ": "dj", "џ": "dz", "ѕ": "dz", "ґ": "g", "ѣ": "e",
}  # fmt: skip
_SINGLE = _LATIN | _GREEK | _CYRILLIC
# Its two marks would fall away with the accents and leave another letter.
_WHOLE = {"й": "y"}


def in_ascii(name: str) -> str:
    """A name in small letters of ASCII: accents folded, Greek and Cyrillic transliterated, signs kept, the rest spaces.

    An apostrophe falls away, so that St. John's is ``st. johns``.
    """
    composed = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())
    for whole, letters in _WHOLE.items():
        composed = composed.replace(whole, letters)
    bare = "".join(sign for sign in unicodedata.normalize("NFD", composed) if not unicodedata.combining(sign))
    for pair, letters in _GREEK_PAIRS.items():
        bare = bare.replace(pair, letters)
    return "".join(_letter(sign) for sign in bare)


def _letter(sign: str) -> str:
    if sign in "'’ʼ‘`´":
        return ""
    return sign if sign.isascii() else _SINGLE.get(sign, " ")
