"""The JSON Schema of packs: it says what every field is, takes what loads, and refuses slips of the pen."""

from functools import cache
from pathlib import Path

import pytest

from fogbound.packs import citadel, library, source
from fogbound.packs import format as parts
from fogbound.packs.examples import RULESETS
from fogbound.packs.fields import FIELDS
from fogbound.packs.languages.words import read
from fogbound.packs.schema import schema
from validating import complaints

PACKS = [*library.SHIPPED.iterdir(), *(Path(__file__).parent).iterdir()]
FILES = [
    path
    for folder in sorted(PACKS)
    if (folder / "pack.yaml").is_file()
    for path in sorted([folder / "pack.yaml", *folder.glob("cards/*.yaml"), *folder.glob("story/*.yaml")])
]
PARTS = [("pack", "continent"), *(("cards", ruleset) for ruleset in RULESETS)]


@cache
def schema_of(part: str, ruleset: str):
    return schema(part, ruleset)


def document(path: Path):
    return source.parse(path.read_text("utf-8"), path.name).data


def ruleset_of(folder: Path) -> str:
    return document(folder / "pack.yaml")["ruleset"]


def refused(value, part: str, ruleset: str = "continent") -> list[str]:
    return list(complaints(value, schema_of(part, ruleset)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_what_loads_fits_the_schema(path: Path):
    """Every file of the packs that ship, and of those of our tests."""
    if path.name == "pack.yaml":
        assert refused(document(path), "pack") == []
    else:
        data = document(path)
        assert data is None or refused(data, "cards", ruleset_of(path.parent.parent)) == []


@pytest.mark.parametrize(
    ("cards", "ruleset", "where"),
    [
        ([{"skil": "grit"}], "continent", "$[0].skil"),
        ([{"number": 1000, "back": "green", "kind": "terrain"}], "continent", "$[0].number"),
        ([{"number": 10, "back": "red", "kind": "terrain"}], "continent", "$[0].back"),
        ([{"number": 10, "back": "green", "kind": "purse"}], "continent", "$[0].kind"),
        ([{"number": 10, "actions": [{"dig": {"coste": 1}}]}], "continent", "$[0].actions[0].dig.coste"),
        ([{"number": 10, "scene": {"biome": "swamp"}}], "continent", "$[0].scene.biome"),
        ([{"fog": "two words"}], "continent", "$[0].fog"),
        ([{"paragraph": 3, "replies": {"yes": {"did": "nothing"}}}], "citadel", "$[0].replies.yes.did"),
        ([{"paragraph": 3, "replies": {"2 x": {}}}], "citadel", "$[0].replies.2 x"),
        ([{"number": 10, "text": {"chose": ["nothing"]}}], "continent", "$[0].text.chose"),
        ([{"number": 10, "actions": [{"dig": {"chain": True}}]}], "continent", "$[0].actions[0].dig.chain"),
        ([{"number": 10, "actions": [{"dig": {"lock": True}}]}], "citadel", "$[0].actions[0].dig.lock"),
        ([{"skill": "a", "strip": {"icons": ["fist"]}}], "continent", "$[0].strip.icons"),
        ([{"number": 10, "hidden": {"number": 3, "iff": "x"}}], "citadel", "$[0].hidden.iff"),
        ([{"number": 10, "actions": [{"dig": {"cost": 1000}}]}], "continent", "$[0].actions[0].dig.cost"),
        ({"number": 10}, "continent", "$"),
    ],
)
def test_a_slip_of_the_pen_is_refused(cards, ruleset, where):
    """An editor underlines it where it stands."""
    assert where in [said.partition(":")[0] for said in refused(cards, "cards", ruleset)]


def test_a_word_may_have_the_letters_of_any_language():
    """Editors know fewer letters than the loader, so the schema names what is none."""
    assert refused([{"skill": "forêt-d’été"}], "cards") == []
    assert refused([{"skill": "4th"}], "cards")
    assert refused([{"skill": "a,b"}], "cards")


@pytest.mark.parametrize(("part", "ruleset"), PARTS)
def test_every_property_has_a_description(part: str, ruleset: str):
    """What an editor shows beside a field, and beside each key of the effect language."""
    whole = schema_of(part, ruleset)
    found = list(properties(whole))

    assert [name for name, said in found if not said.get("description")] == []
    assert len(found) > 20
    assert all(inner.get("description") for inner in whole["$defs"].values())


@pytest.mark.parametrize(("part", "ruleset"), PARTS)
def test_no_part_of_the_format_takes_a_field_that_is_not_there(part: str, ruleset: str):
    """Whatever lists its properties takes no others."""
    listing = [inner for inner in objects(schema_of(part, ruleset)) if "properties" in inner]

    assert len(listing) > 1
    assert [inner for inner in listing if inner.get("additionalProperties") is not False] == []


def objects(node):
    if isinstance(node, dict):
        yield node
        for inner in node.values():
            yield from objects(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from objects(inner)


def properties(node):
    if isinstance(node, dict):
        yield from node.get("properties", {}).items() if "properties" in node else ()
        for inner in node.values():
            yield from properties(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from properties(inner)


def test_each_schema_has_an_address_of_its_own():
    """Editors keep schemas by it."""
    assert len({schema_of(part, ruleset)["$id"] for part, ruleset in PARTS}) == len(PARTS)


def test_no_field_is_described_that_is_not_there():
    """A field that was taken away leaves the descriptions, too."""
    named = set()
    for module in (parts, citadel):
        for kind in vars(module).values():
            if isinstance(kind, type) and hasattr(kind, "__struct_fields__"):
                name = f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}"
                named.update(f"{name}.{field}" for field in kind.__struct_encode_fields__)

    assert set(read(FIELDS)) <= named
