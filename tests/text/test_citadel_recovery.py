"""What is said of a Recovery: which deals are shown, what they leave, when it comes to mind, what the last one means."""

import pytest

from enduring import act, brim, citadel_table, entries, standing
from fogbound.core import Game, Option
from fogbound.rules.common.book import book_of
from fogbound.text import CardTexts, Renderer
from fogbound.text.labels import Labels
from labelling import labelled
from rulebook import rule

PIT = """
- {number: 10, uid: pit, back: green, kind: terrain, actions: [dig: {cost: 4, success: influence +1}]}
- {number: 20, uid: spade, back: green, kind: purse, effects: ["dig: cost -1"]}
"""


def choices(game: Game, lang: str = "en") -> Labels:
    return labelled(Renderer(CardTexts([brim(), entries(PIT)]), lang), game)


def recovering(game: Game) -> Game:
    """Somebody turns to a Recovery."""
    game.interject(next(option for option in game.content.standing(game) if option.verb == "recovery"))
    return game


def recovery_of(game: Game, seat: int = 0) -> Option:
    return next(one for one in game.content.standing(game) if one.verb == "recovery" and one.seat == seat)


@rule("T-RUL-04")
def test_no_deal_is_shown_that_buys_less_for_the_same_price():
    """Two cards and one card cost the same: only the two are listed, neither with the question nor beside it."""
    game = recovering(citadel_table(PIT, at="pit", deck=2, pile=5))
    listed = choices(game)

    assert [option.n for _, option in listed.offered_choices() if option.verb == "recover"] == [2, 4, 5]
    assert not any(option.verb == "recover" for _, option in listed.standing_choices())


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Then you have 6 cards to draw, 8 life points, and 1 card in the Discard Pile."),
        ("fr", "Il vous reste alors 6 cartes à piocher, 8 points de vie et 1 carte dans la Défausse."),
    ],
)
def test_a_deal_says_what_it_leaves(lang, said):
    """Cards to draw, life points, and what stays in the pile."""
    game = recovering(citadel_table(PIT, at="pit", deck=2, pile=5))
    listed = choices(game, lang)
    option = next(option for _, option in listed.offered_choices() if option.n == 4)

    assert listed.on_page(option, "")[1] == said


@rule("T-RUL-06", "T-GEN-05")
@pytest.mark.parametrize(("players", "means"), [(1, "the adventure is lost"), (2, "leaves the Board")])
def test_the_last_life_points_are_not_paid_by_a_slip(players, means):
    """Who pays all falls: that has to be confirmed, comes last, and is told with what it means for the others."""
    game = recovering(citadel_table(PIT, at="pit", deck=2, pile=4, life=2, players=players))
    listed = choices(game)
    dear = next(option for _, option in listed.offered_choices() if option.n == 4)
    cheap = next(option for _, option in listed.offered_choices() if option.n == 2)

    assert means in listed.confirmation(dear)
    assert means in listed.meaning(dear)
    assert listed.confirmation(cheap) == ""
    assert listed.offered_choices()[-1].option is dear


@pytest.mark.parametrize(("deck", "cheapest", "pressing"), [(2, 1, True), (3, 3, False), (3, 4, True)])
def test_a_recovery_comes_to_mind_with_a_short_deck(deck, cheapest, pressing):
    """With two cards at most, or fewer than any action costs."""
    game = citadel_table(PIT, at="pit", deck=deck, pile=5)

    assert book_of(game).is_pressing(game, recovery_of(game), cheapest) is pressing


def test_a_recovery_comes_to_mind_of_whoever_has_to_draw():
    """The action in progress counts before a card of it is drawn, for the player who leads it alone."""
    game = act(citadel_table(PIT, at="pit", deck=3, pile=5, players=2, purse=["spade"]), "dig")

    assert game.option_id(game.offered[0]).startswith("select/spade")
    assert book_of(game).is_pressing(game, recovery_of(game), 0)
    assert not any(name.startswith("recovery/s2") for name in standing(game))  # whose pile is empty
