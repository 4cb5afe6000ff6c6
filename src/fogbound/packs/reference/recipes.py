"""Recipes: what authors often want a card to say, in whole cards, found by the words for which they would look."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from fogbound.packs import source
from fogbound.packs.reference.index import singular

__all__ = ["Recipe", "recipe_lines", "recipe_page", "recipes", "recipes_about"]

FILE: Final = Path(__file__).parent / "recipes.yaml"
_WORD: Final = re.compile(r"[a-z]+")
_ONLY: Final = {"": "Under both rulesets.", "continent": "On the Continent.", "citadel": "At the Citadel."}


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole card that does something, the words of the pack that it needs, and the ruleset if it is for one only."""

    title: str
    also: list[str]
    text: str
    card: str
    declare: dict[str, list[str]] = {}
    only: str = ""

    @property
    def words(self) -> frozenset[str]:
        """By what it is found."""
        return frozenset(singular(word) for word in _WORD.findall(" ".join([self.title, *self.also]).lower()))

    def lines(self) -> Iterator[str]:
        """The card as an entry of a list, below what `pack.yaml` has to declare."""
        for group, names in self.declare.items():
            yield f"# pack.yaml: {group}: [{', '.join(names)}]"
        first, *others = self.card.splitlines()
        yield f"- {first}"
        yield from (f"  {line}" for line in others)


@cache
def recipes() -> tuple[Recipe, ...]:
    """All of them, in the order of their file."""
    found = source.parse(FILE.read_text("utf-8"), FILE.name).data
    return tuple(msgspec.convert(found, list[Recipe]))


def recipes_about(words: str) -> list[Recipe]:
    """Those that are found by all of these words."""
    asked = {singular(word) for word in _WORD.findall(words.lower())}
    return [recipe for recipe in recipes() if asked and asked <= recipe.words]


def recipe_lines(recipe: Recipe) -> list[str]:
    """A recipe for a terminal."""
    return [
        recipe.title,
        f"  {recipe.text} {_ONLY[recipe.only]}",
        *(f"    {line}" for line in recipe.lines()),
    ]


def recipe_page() -> str:
    """The page `recipes.md`."""
    lines = [
        "# Recipes",
        "",
        "What authors often want a card to say, each in a whole card. [The language](../effects.md) · [index](index.md)",
        "",
        "The numbers 105, 106 and 110 stand for any cards of yours. A test loads every card of this page.",
        "",
        "| you want | see also under |",
        "|---|---|",
    ]
    lines.extend(f"| [{each.title}](#{_anchor(each.title)}) | {', '.join(each.also)} |" for each in recipes())
    for each in recipes():
        lines.extend(["", f"## {each.title}", "", f"{each.text} *{_ONLY[each.only]}*", ""])
        lines.extend(["```yaml", *each.lines(), "```"])
    return "\n".join(lines) + "\n"


def _anchor(title: str) -> str:
    return re.sub(r"[^a-z -]", "", title.lower()).replace(" ", "-")
