"""Words of Selvage that somebody looks up: what a side quest counts, what a trait does, where one is at home."""

import pytest

from fogbound.core import Game
from fogbound.rules import reference
from fogbound.rules.citadel import leaflet
from fogbound.server.card_faces import CardFaces
from fogbound.text import Renderer
from fogbound.text.screens import screens_of
from fogbound.view import Perspective
from selvage import at_selvage


def noted(quest: str, counters: int) -> Game:
    """A game in which a side quest is noted, with so many counters of the first kind."""
    game = at_selvage.begun()
    card = game.content.card_ids.index(quest)
    leaflet.list_quest(game, card)
    game.set_count(card, 1, counters)
    return game


@pytest.mark.parametrize(("lang", "said"), [("en", "list: 1 of 2"), ("fr", "liste : 1 sur 2")])
def test_a_side_quest_says_how_far_it_is(lang, said):
    """Where its condition counts something, the number it takes stands beside the number there is."""
    game = noted("names", 1)
    pages = screens_of(Perspective(game, 0), Renderer(at_selvage.texts(), lang))

    assert said in [line.strip().replace("\N{NO-BREAK SPACE}", " ") for line in pages.page("quests", 0)]


def test_a_side_quest_that_counts_nothing_says_nothing_of_it():
    """Its condition is about a thing."""
    assert at_selvage.texts().asks("names") == {"name": 2}
    assert at_selvage.texts().asks("bees") == {}


@pytest.mark.parametrize(("lang", "home"), [("en", "in Selvage"), ("fr", "à Lisière")])
def test_between_two_scenarios_one_is_where_the_pack_says(lang, home):
    """The town has a name in both languages."""
    assert Renderer(at_selvage.texts(), lang).home() == home


def test_a_trait_on_a_face_says_what_it_does():
    """Nobody has to look for the player aid."""
    [fight] = CardFaces(at_selvage.texts(), "en").face("barn-moths").actions

    assert [(trait.name, trait.about) for trait in fight.traits] == [
        (
            "hungry",
            "After each failed pass, discard a Purse card, or else the top 2 cards of your Action Deck.",
        )
    ]


def test_a_rule_is_known_by_its_chapter():
    """Its id alone tells a player nothing."""
    rule = reference.named("T-RECO-01")

    assert rule is not None
    assert rule in next(
        chapter.rules
        for chapter in reference.chapters("citadel")
        if chapter.title["en"] == reference.chapter_of(rule, "en")
    )
