"""The words for what is wrong with a file, its schema or its base."""

from mapforge.checks.entry import Entry

_FILE = "A file that cannot be read cannot be checked, drawn or played."
_SCHEMA = "What the file's schema does not know would be lost or misread; the entry is left out of all further checks."
_ID = "Everything in a map is found by its id."

FILES: dict[str, Entry] = {
    # bytes and JSON
    "cannot-read": Entry("error", "The file cannot be read: {reason}.", _FILE),
    "file-too-large": Entry("error", "The file has more than {limit} MB, and no map does. Is it a picture?", _FILE),
    "file-empty": Entry("error", "The file is empty.", _FILE),
    "not-utf-8": Entry("error", "The file is not in UTF-8 but in {found}. Save it again as UTF-8.", _FILE),
    "file-ends-early": Entry(
        "error",
        "The file ends in the middle: what opens here or before is never closed. Was it cut off?",
        _FILE,
    ),
    "not-json": Entry("error", "The file is not JSON from here on: {reason}.", _FILE),
    "too-deep": Entry("error", "More than {limit} brackets are open at once here; a map needs fewer than ten.", _FILE),
    "key-twice": Entry(
        "error",
        'The key "{key}" is given twice; the later one counts. Remove one.',
        "Programs differ in which of the two they believe.",
    ),
    "not-a-number": Entry(
        "error",
        "{where} is no number that JSON knows (NaN or infinite). Write a number.",
        "Other programs refuse the whole file.",
    ),
    "broken-text": Entry(
        "error",
        "{where} holds half a character (\\ud800 to \\udfff alone). Type it again.",
        "It cannot be shown or saved.",
    ),
    # the kind of document
    "not-a-map": Entry(
        "error",
        'This is JSON but not a MapForge map: {found}. A map holds "format": "mapforge-variant".',
        _FILE,
    ),
    "newer-format": Entry(
        "error",
        "The map has format version {found}; this MapForge reads up to {known}. A newer MapForge opens it.",
        "Reading it in part could lose what the newer program wrote.",
    ),
    # the schema
    "wrong-type": Entry("error", "{where} must be {expected}, not {found}.", _SCHEMA),
    "wrong-value": Entry("error", "{where} must be {expected}, not {found}.", _SCHEMA),
    "wrong-form": Entry("error", "{where} must be {expected}, not {found}.", _SCHEMA),
    "out-of-range": Entry("error", "{where} must be {expected}, not {found}.", _SCHEMA),
    "wrong-count": Entry("error", "{where} must be {expected}, not {found}.", _SCHEMA),
    "missing-key": Entry("error", '{holder}: the key "{key}" is missing. {what}', _SCHEMA),
    "unknown-key": Entry(
        "error",
        '{holder}: the key "{key}" is not known.{close}{known}{own}',
        _SCHEMA,
    ),
    "duplicate-id": Entry(
        "error",
        'A second entry in {collection} has the id "{id}" (the first is in line {line}). Give it another.',
        _ID,
    ),
    # the base
    "base-missing": Entry(
        "error",
        'No map with the id "{base}" is found: not in a folder {base} beside this map\'s, nor installed, nor shipped.',
        "A map that extends another is only its difference; without the base there is nothing to check.",
    ),
    "base-cycle": Entry(
        "error",
        "These maps extend one another in a circle: {circle}. One must stand alone.",
        "There is no first map to begin with.",
    ),
    "base-chain": Entry(
        "error",
        "More than {limit} maps extend one another here. Let this one extend a map nearer the first.",
        "A chain as long as that is mostly a slip, and slow.",
    ),
    "base-unusable": Entry(
        "error",
        'The base "{base}" cannot be used. Look at it first: mapforge validate {file}',
        "A map that extends another is only its difference.",
    ),
    "base-broken": Entry(
        "error",
        'The base "{base}" has faults ({count}); what is broken in it is left out. See: mapforge validate {file}',
        "What the base loses, this map loses too.",
    ),
    "base-version": Entry(
        "error",
        'The base "{base}" is of version {found}, but {wanted} is asked for ({file}).',
        "The difference was written against another version and may not fit.",
    ),
    "not-in-base": Entry(
        "error",
        '{where} is to be changed or removed, but the base "{base}" has no such entry (any more).{close}',
        "The change has no effect.",
    ),
    "already-in-base": Entry(
        "error",
        '{where} is added, but the base "{base}" has it. Put it under change, or under remove as well.',
        "It is not clear which of the two is meant; the base's is kept.",
    ),
}
"""What is said of bytes, JSON, the schema and the base."""
