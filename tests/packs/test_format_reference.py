"""docs/packs.md describes the format: every field of every part of it, and nothing that is not there."""

import re
from pathlib import Path

import msgspec
import pytest

from fogbound.packs import citadel
from fogbound.packs import format as parts

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "packs.md").read_text("utf-8")
CHAPTERS = {
    parts.Manifest: "## pack.yaml",
    parts.CardSource: "## Cards",
    parts.ContinentCard: "## Cards",
    parts.ActionSource: "### An action",
    parts.HiddenPart: "### A hidden number",
    parts.HiddenSource: "### A hidden number",
    parts.StripSource: "### Skills",
    parts.CraftSource: "### Skills",
    parts.ItemSource: "### Skills",
    parts.SceneSource: "### A scene",
    citadel.CitadelCard: "## Citadel entries",
    citadel.CitadelStripSource: "### Cards of the Citadel",
    citadel.CitadelActionSource: "### An action of the Citadel",
    citadel.RowSource: "### An action of the Citadel",
    citadel.ReplySource: "### A paragraph",
    citadel.AbsentSource: "### A paragraph",
    citadel.RiddleSource: "### A paragraph",
    citadel.AnswerSource: "### A paragraph",
}


def fields(part: type) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(part)]


def chapter(heading: str) -> str:
    """From a heading to the next one of its level or above."""
    level = heading.index(" ")
    return re.split(rf"^#{{1,{level}}} ", PAGE.partition(f"\n{heading}\n")[2], flags=re.MULTILINE)[0]


def described(text: str) -> set[str]:
    """The fields named in the first cells of the tables of a text."""
    cells = re.findall(r"^\| (`[^|]*) \|", text, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


@pytest.mark.parametrize("part", CHAPTERS, ids=lambda part: f"{part.__module__}.{part.__name__}")
def test_every_field_is_described_in_its_chapter(part):
    """An author finds each field where it belongs."""
    text = chapter(CHAPTERS[part])

    assert [name for name in fields(part) if f"`{name}`" not in text] == []


def test_every_part_of_the_format_has_a_chapter():
    """A new part of the format must be described."""
    kinds = [*vars(parts).values(), *vars(citadel).values()]
    structs = {kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)}

    assert structs - {msgspec.Struct} == set(CHAPTERS)


def test_no_field_is_described_that_is_not_there():
    """A field that was taken away leaves the page, too."""
    there = {name for part in CHAPTERS for name in fields(part)}

    for heading in ("## pack.yaml", "## Cards", "## Citadel entries"):
        assert described(chapter(heading)) <= there


@pytest.mark.parametrize(
    "alias",
    [citadel.Kind, citadel.Icon],
    ids=["kind", "icon"],
)
def test_the_words_of_a_choice_at_the_citadel_are_named(alias):
    """What may be written in a field with fixed answers can be read there, too."""
    text = chapter("## Citadel entries")

    assert [word for word in alias.__args__ if not re.search(rf"\b{word}\b", text)] == []


@pytest.mark.parametrize(
    "alias",
    [parts.Side, parts.Kind, parts.Back, parts.Biome, parts.Edge, parts.Feature, parts.Light, parts.Weather],
    ids=["side", "kind", "back", "biome", "edge", "feature", "light", "weather"],
)
def test_the_words_of_a_choice_are_named(alias):
    """What may be written in a field with fixed answers can be read."""
    text = chapter("## Cards")

    assert [word for word in alias.__args__ if not re.search(rf"\b{word}\b", text)] == []
