"""The JSON Schema of card files and manifests, with which an editor completes and checks them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
import msgspec.inspect

from fogbound.packs.citadel import CitadelCard
from fogbound.packs.fields import description
from fogbound.packs.format import FORMAT, WORD_PATTERN, ContinentCard, Manifest, Ruleset
from fogbound.packs.patterns import SORTS
from fogbound.packs.texts import form_keys
from fogbound.rules.common.lexicon import words_of

__all__ = ["as_json", "schema", "write_schemas"]

_PLAIN_WORD = "^[^\\s\\d!-@[-^`{-~][^\\s!-&(-,/:-@[-^`{-~]*$"
"""A word for editors, in whose patterns only the letters of English are letters."""

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
    for struct in _structs(kind):
        _describe(definitions[struct.__name__], struct)
    title = "Cards of a Fogbound pack" if part == "cards" else "pack.yaml of a Fogbound pack"
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:fogbound:pack:{FORMAT}" if part == "pack" else f"urn:fogbound:{ruleset}-cards:{FORMAT}",
        "title": title,
        **_link_sorts(root),
        "$defs": {
            name: _link_sorts(inner) if name not in _TEXTS else inner for name, inner in definitions.items()
        },
    }


def write_schemas(pack: Path, ruleset: Ruleset) -> Path:
    """Write both schemas into the folder `schema` of a pack, where the first lines of its files look for them."""
    folder = pack / "schema"
    folder.mkdir(exist_ok=True)
    parts: tuple[Literal["pack", "cards"], ...] = ("pack", "cards")
    for part in parts:
        (folder / f"{part}.json").write_bytes(as_json(schema(part, ruleset)))
    return folder


def as_json(value: object) -> bytes:
    """JSON for people."""
    return msgspec.json.format(msgspec.json.encode(value)) + b"\n"


def _structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The parts of the format that a type is made of."""
    found: dict[type[msgspec.Struct], None] = {}
    border = [msgspec.inspect.type_info(kind)]
    while border:
        one = border.pop()
        if isinstance(one, msgspec.inspect.StructType):
            if one.cls not in found:
                found[one.cls] = None
                border.extend(field.type for field in one.fields)
        elif isinstance(one, msgspec.inspect.Metadata):
            border.append(one.type)
        elif isinstance(one, msgspec.inspect.UnionType):
            border.extend(one.types)
        elif isinstance(one, msgspec.inspect.DictType):
            border.append(one.value_type)
        elif isinstance(one, msgspec.inspect.CollectionType):
            border.append(one.item_type)
    return iter(found)


def _describe(definition: dict[str, Any], struct: type[msgspec.Struct]) -> None:
    """Say of each field what it is; one that a type has from another is described there."""
    for name, field in definition["properties"].items():
        said = description(struct, name)
        assert said, f"fields.txt does not say what {struct.__name__}.{name} is"
        field["description"] = said


def _link_sorts(node: Any) -> Any:
    """The same schema in which every text of the effect language refers to the definition of its sort."""
    if isinstance(node, list):
        return [_link_sorts(inner) for inner in node]
    if not isinstance(node, dict):
        return node
    if node.get("pattern") == WORD_PATTERN:
        node = {**node, "pattern": _PLAIN_WORD}
    if node.get("title") in _TEXTS and "type" not in node:
        rest = {key: value for key, value in node.items() if key != "title"}
        return {**rest, "$ref": f"#/$defs/{node['title']}"}
    return {key: _link_sorts(inner) for key, inner in node.items()}


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
    if sort == "ability":
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
