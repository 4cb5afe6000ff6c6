"""draw safe cards: more cards for the action, which never defeat and go back where they came from."""

from fogbound.rules.continent import table as zones
from playing import act, card, choose, deck_size, finish, hand, news, offered, pile, table, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1, difficulty: 2, lock: true, success: take 031, failure: take 105}
- number: 31
  back: green
  kind: quest item
- number: 33
  back: green
  kind: bonus
  effects: ["any: before the reveal, may draw 3 safe cards"]
"""


def test_safe_cards_count_and_go_back_into_the_deck():
    """They are drawn in spite of a lock and count; those nobody keeps are shuffled back."""
    game = table(CARDS, at="012", hand=["033"], deck=["blank", "star", "star#2", "left", "blank#2"])

    act(game, "dig", "apply/033", "keep/s1/star")
    finish(game)

    assert zone(game, "031") == zones.SATCHEL
    assert hand(game) == ["033", "star"]
    assert pile(game) == ["blank"]
    assert deck_size(game) == 3


def test_a_safe_curse_from_the_pile_defeats_nobody():
    """The deck is empty and every card of the pile a Curse: the cost would be deadly, safe cards are not."""
    game = table(
        CARDS, at="012", hand=["033"], deck=["blank"], pile=["first-curse", "common-curse", "second-curse"]
    )

    act(game, "dig", "apply/033")
    finish(game)

    assert len(news(game, "revealed")) == 4
    assert not game.ending
    assert pile(game) == ["blank", "common-curse", "first-curse", "second-curse"]


@rule("C-LIFE-04", "C-LIFE-08")
def test_safe_cards_from_the_last_of_the_deck_form_it_anew():
    """Drawing them empties the deck; when they go back they are the Action Deck."""
    game = table(
        CARDS, at="012", hand=["033"], deck=["blank", "left", "right"], pile=["star", "star#2", "star#3"]
    )

    act(game, "dig", "apply/033")
    finish(game)

    assert news(game, "deck-emptied")
    assert deck_size(game) == 2
    assert zone(game, "left") == zone(game, "right") == zones.ACTION_DECK


def test_without_any_card_left_it_is_not_offered():
    """Neither deck nor pile has a card."""
    game = table(CARDS, at="012", hand=["033"], deck=["blank"], pile=0)

    act(game, "dig")

    assert offered(game) == ["keep/s1/blank", "keep-none"]
    choose(game, "keep-none")


@rule("C-CARD-19", "C-RUL-79")
def test_a_safe_card_may_come_up_anywhere_in_the_deck():
    """Over several games it lies on top of the deck it was shuffled back into, and below."""
    places = set()
    for seed in range(12):
        deck = ["blank", "star", "left", "right", "seven"]
        game = table(CARDS, at="012", hand=["033"], deck=deck, seed=seed)
        finish(act(game, "dig"), "apply/033")
        places.add(game.zones[zones.ACTION_DECK].index(card(game, "seven")))

    assert len(places) > 1
