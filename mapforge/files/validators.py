"""The validators that ``jsonschema`` makes of our schemas."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator, ValidationError, validators
from jsonschema.protocols import Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from mapforge.files import schema


@cache
def made(name: str) -> Validator:
    """A validator for the schema of that name, with the others at hand for its references."""
    # A part that names its own ``$schema`` would be checked by the plain validator of that draft, not by ours.
    parts = {
        other: {key: part for key, part in schema.load(other).items() if key != "$schema"} for other in schema.files()
    }
    resources = [(other + schema.ENDING, DRAFT202012.create_resource(part)) for other, part in parts.items()]
    registry: Registry[Any] = Registry().with_resources(resources)
    return _Validator({"$ref": name + schema.ENDING}, registry=registry)


def _pattern(_validator: Validator, pattern: str, value: Any, _schema: Any) -> Iterator[ValidationError]:
    """Python's ``$`` also matches before a line break at the end, JSON Schema's does not."""
    if isinstance(value, str) and not re.search(re.sub(r"\$(?=$|\))", r"\\Z", pattern), value):
        yield ValidationError("does not match")


def _required(_validator: Validator, required: list[str], value: Any, _schema: Any) -> Iterator[ValidationError]:
    if isinstance(value, dict):
        yield from (ValidationError(name) for name in required if name not in value)


_Validator = validators.extend(Draft202012Validator, {"pattern": _pattern, "required": _required})
