"""The recipes of the reference: every card loads and makes sense, and is found by what people want."""

import textwrap

import pytest

from fogbound.packs import library
from fogbound.packs.examples import RULESETS
from fogbound.packs.linter import lint
from fogbound.packs.reference import search
from fogbound.packs.reference.recipes import Recipe, recipes
from packing import ENDURING, PLAYABLE, write_pack

MEANT = {
    (recipe.title, ruleset): recipe
    for recipe in recipes()
    for ruleset in RULESETS
    if recipe.only in ("", ruleset)
}
NUMBERS = """\
- {number: 105, back: green, kind: temporary event, text: nothing}
- {number: 106, back: green, kind: temporary event, text: nothing}
- {number: 110, back: green, kind: terrain%s}
"""
UNUSED = {"unreachable", "uncalled-number", "unread-word", "uncarried-word", "bare-choice"}
"""What is said of a card that stands alone: nothing leads to it, and its words have no names and no readers."""


@pytest.mark.parametrize(("title", "ruleset"), MEANT)
def test_a_recipe_makes_sense(tmp_path, title: str, ruleset: str):
    """It loads under its ruleset with the words it declares, and the linter has nothing against it."""
    recipe = MEANT[title, ruleset]
    base, more = (PLAYABLE, ", area: I") if ruleset == "continent" else (ENDURING, "")
    more += ", back-ref: [200]" if "guess" in recipe.card else ""
    card = "- " + textwrap.indent(recipe.card, "  ").lstrip()

    pack = write_pack(
        tmp_path, "isle", base + NUMBERS % more + card, manifest=words(recipe, ruleset), ruleset=ruleset
    )
    told = lint(library.packs_with([str(pack)]))

    assert [str(each) for each in told if each.code not in UNUSED] == []


def words(recipe: Recipe, ruleset: str) -> str:
    """What `pack.yaml` declares; the least of a Citadel moves already."""
    declared = {group: [*names] for group, names in recipe.declare.items()}
    if ruleset == "citadel":
        declared["actions"] = ["move", *declared.get("actions", [])]
    return "".join(f"{group}: [{', '.join(names)}]\n" for group, names in declared.items())


@pytest.mark.parametrize(
    ("wanted", "title"),
    [
        ("vote", "A vote"),
        ("votes", "A secret ballot"),
        ("trap", "A trap with a price"),
        ("second visit", "A place that changes on the second visit"),
        ("hunter", "A hunter that follows"),
        ("monster", "A fight in several rounds"),
        ("timer", "A countdown"),
        ("trade", "A bargain between two"),
    ],
)
def test_what_people_want_is_found_by_their_own_words(wanted: str, title: str):
    """None of these is a word of the language."""
    assert title in [lines[0] for lines in search(wanted)]


def test_a_recipe_is_for_a_ruleset_that_there_is():
    """Or for both."""
    assert {recipe.only for recipe in recipes()} <= {"", *RULESETS}
    assert len({recipe.title for recipe in recipes()}) == len(recipes())
