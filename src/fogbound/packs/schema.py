"""The JSON Schema of card files and manifests, with which an editor completes and checks them."""

from typing import Any, Literal

import msgspec

from fogbound.packs.citadel import CitadelCard
from fogbound.packs.format import ContinentCard, Manifest, Ruleset
from fogbound.packs.patterns import SORTS
from fogbound.packs.texts import form_keys
from fogbound.rules.common.lexicon import words_of

__all__ = ["schema"]

_TEXTS = ("effect", "ability", "condition", "value")


def schema(part: Literal["cards", "pack"], ruleset: Ruleset = "continent") -> dict[str, Any]:
    """The schema of `cards/*.yaml` and `story/*.yaml` under a ruleset, or of `pack.yaml`."""
    cards: Any = list[ContinentCard] if ruleset == "continent" else list[CitadelCard]
    kind = cards if part == "cards" else Manifest
    (root,), definitions = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    definitions.update({sort: _text(sort, ruleset) for sort in _TEXTS} if part == "cards" else {})
    for definition in definitions.values():  # authors need not write for which rules a card is
        definition.get("properties", {}).pop("rules", None)
        definition["required"] = [name for name in definition.get("required", []) if name != "rules"]
    title = "Cards of a Fogbound pack" if part == "cards" else "pack.yaml of a Fogbound pack"
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **_linked(root),
        "$defs": {
            name: _linked(inner) if name not in _TEXTS else inner for name, inner in definitions.items()
        },
    }


def _linked(node: Any) -> Any:
    """The same schema in which every text of the effect language refers to the definition of its sort."""
    if isinstance(node, list):
        return [_linked(inner) for inner in node]
    if not isinstance(node, dict):
        return node
    if node.get("title") in _TEXTS and "type" not in node:
        rest = {key: value for key, value in node.items() if key != "title"}
        return {**rest, "$ref": f"#/$defs/{node['title']}"}
    return {key: _linked(inner) for key, inner in node.items()}


def _text(sort: str, ruleset: Ruleset) -> dict[str, Any]:
    """A text of the effect language: a sentence, a mapping, and for some sorts a list or a plain number."""
    terms = [term for term in words_of(ruleset) if term.sort == sort]
    ways: list[dict[str, Any]] = [
        {
            "type": "string",
            "description": f"{SORTS[sort]} in the words of the effect language; see docs/effects.md",
            "examples": [term.example for term in terms if term.syntax],
        }
    ]
    forms = {key: {"description": term.doc} for term in terms for key in form_keys(term)}
    if forms:
        ways.append(
            {"type": "object", "properties": forms, "additionalProperties": False, "minProperties": 1}
        )
    if sort == "effect":
        ways.append(
            {"type": "array", "items": {"$ref": "#/$defs/effect"}, "description": "one after the other"}
        )
    if sort == "ability" and ruleset == "citadel":
        ways.append(
            {
                "type": "array",
                "items": {"$ref": "#/$defs/ability"},
                "description": "one of these in an action",
            }
        )
    if sort == "value":
        ways.append({"type": "integer", "minimum": 0, "maximum": 999})
    return {"title": sort, "description": SORTS[sort], "anyOf": [*ways, {"type": "null"}]}
