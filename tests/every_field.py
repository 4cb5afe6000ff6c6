"""Every field of the format that holds a text: what tests of both rulesets share."""

import json
from typing import Any


def as_yaml(entry: dict[str, Any]) -> str:
    """One entry of a list."""
    return f"- {json.dumps(entry)}\n"
