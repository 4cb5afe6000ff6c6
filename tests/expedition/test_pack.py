"""The pack of the expedition: it is clean, it has what every adventure needs, and both languages tell all of it."""

import re
from collections import Counter

import pytest

from fogbound.packs import library
from fogbound.packs.commands import check
from fogbound.packs.lines import plain
from fogbound.packs.linter import count, lint
from fogbound.packs.wording import card_text
from fogbound.text.card_texts import CardTexts
from rulebook import rule

PACKS = library.packs_with(["expedition"])
(PACK,) = PACKS
TEXTS = CardTexts(PACKS)
PEOPLE = [card.uid for card in PACK.cards if card.source.character is not None]
STATES = [card.source for card in PACK.cards if card.source.kind == "state"]


@pytest.mark.slow
def test_the_linter_has_nothing_to_say(capsys):
    """No error, no warning and no hint; the command leaves with status 0."""
    assert lint(PACKS) == []

    check("expedition")

    assert capsys.readouterr().out.endswith("no findings\n")


@rule("C-XP-01", "C-SET-08")
def test_the_skills_are_counted():
    """35 that all share, five for each of five explorers, and Advanced Skills to choose from."""
    skills = count(PACK).skills

    assert skills.pop("common") == 35
    assert skills.pop("advanced") >= 8
    assert skills == {f"own of {person}": 5 for person in PEOPLE}
    assert len(PEOPLE) == 5


@rule("C-SET-08")
def test_four_curses_wait_in_every_deck():
    """They belong to no clue, so every game has them."""
    assert [(card.source.of, card.source.copies) for card in PACK.cards if card.source.curse] == [(None, 4)]


def test_there_are_seven_states_and_each_hurts_in_its_own_way():
    """Seven titles with numbers of their own; no two of them say the same."""
    titles = {source.title: (source.number, str(source.effects)) for source in STATES}

    assert len(titles) == len({number for number, _ in titles.values()}) == 7
    assert len({effects for _, effects in titles.values()}) == 7
    assert (titles["paranoid"][0], titles["injured"][0]) == (100, 104)


def test_there_are_states_for_four():
    """Everybody at a full table can have any of them at once."""
    copies: Counter[str | None] = Counter()
    for source in STATES:
        copies[source.title] += source.copies

    assert min(copies.values()) >= 4


def test_numbers_stay_in_their_range():
    """Adventures can rely on which numbers are free."""
    used = {card.source.number for card in PACK.cards} - {None}

    assert used <= {*range(1, 10), *range(100, 120), 650, 777}


def test_every_item_has_a_recipe_that_costs_something():
    """A card that becomes an item has a recipe; resources ease it and never make it free."""
    for card in PACK.cards:
        recipe = card.source.craft
        assert (recipe is None) == (card.source.item is None)
        if recipe is not None:
            _, cost = recipe.cost
            assert 0 < sum(recipe.resources.values()) < cost["number"], card.uid


# -- what is read ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_a_name_and_a_finished_text(lang):
    """No slot of a template is left over, no straight apostrophe or quotation mark."""
    for card in PACK.cards:
        lines = [
            TEXTS.name(card.uid, lang),
            *TEXTS.prose(card.uid, lang),
            *map(plain, card_text(card, lang, TEXTS.nouns)),
        ]
        assert all(lines), card.uid
        assert [line for line in lines if re.search(r"[{}<>|~#@'\"]|  ", line)] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_is_met_has_a_story(lang):
    """Explorers, their own Skills, Advanced Skills, States and the cards of the table come with a sentence."""
    common = [card for card in PACK.cards if card.source.skill and not (card.source.own or card.source.price)]
    untold = [card.uid for card in PACK.cards if card not in common and not TEXTS.prose(card.uid, lang)]

    assert untold == []
