"""What an editor would underline: a JSON Schema, applied by a real validator."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from jsonschema import Draft202012Validator, ValidationError
from jsonschema.exceptions import best_match


def complaints(value: Any, schema: dict[str, Any]) -> Iterator[str]:
    """Everything in a value that the schema refuses, each with its place; what could be several things says one."""
    for error in _validator(msgspec.json.encode(schema)).iter_errors(value):
        found = best_match([error])
        for place in _places(found):
            yield f"{place}: {found.message}"


@cache
def _validator(schema: bytes) -> Draft202012Validator:
    """The validator of a schema, which must be one itself."""
    whole = msgspec.json.decode(schema)
    Draft202012Validator.check_schema(whole)
    return Draft202012Validator(whole)


def _places(error: ValidationError) -> list[str]:
    """Where it is; of what must not be there the place is that of each key."""
    if error.validator == "additionalProperties":
        extra = [key for key in error.instance if key not in error.schema.get("properties", {})]
        return [f"{error.json_path}.{key}" for key in extra]
    if "propertyNames" in error.absolute_schema_path:
        return [f"{error.json_path}.{error.instance}"]
    return [error.json_path]
