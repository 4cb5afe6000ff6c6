"""What a page says of an option: a short label, and below it what it does and what it costs."""

import pytest

from fogbound.core import Game
from fogbound.text import CardTexts, Renderer
from labelling import labelled, labels
from playing import act, base, pack_of
from playing import table as set_table

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, difficulty: 1}
    - rest: {cost: 0, difficulty: 0, success: take 033}
- number: 15
  back: green
  kind: quest item
  uid: wheels
  effects: ["between actions: may guess a number, when wrong: lose 3 cards"]
- {number: 31, back: green, kind: item, uid: pick, durability: 4, effects: ["dig: cost -1"]}
- {number: 33, back: green, kind: item, uid: rope, durability: 2, effects: ["climb: cost -1"]}
- {number: 32, back: green, kind: bonus, uid: socks, effects: ["dig: 1 star"]}
- number: 14
  back: green
  kind: terrain
  area: I
  actions:
    - swim: {cost: 0, success: take 159 with raft}
- {number: 41, back: green, kind: quest item, uid: coracle, banner: {raft: 5}}
- {number: 159, back: green, kind: quest item, uid: plain}
"""


def said(game: Game, verb: str) -> tuple[str, str]:
    """What a page says of the option with this verb."""
    choices = labelled(Renderer(CardTexts([base(), pack_of(CARDS)]), "en"), game)
    listed = [*choices.offered_choices(), *choices.standing_choices()]
    label, option = next(each for each in listed if each.option.verb == verb)
    return choices.on_page(option, label)


def test_a_card_that_may_be_used_is_called_by_its_name_and_tells_the_rest_below():
    """The label is short, and the whole text follows as a sentence."""
    label, note = said(set_table(CARDS, at="012", satchel=["wheels"], deck=5), "free-use")

    assert label == "Use Wheels"
    assert note.startswith("Between actions, you may")
    assert note.endswith(".")


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Use Charm: discard this card, then discard 1 card from the Action Deck"),
        ("fr", "Utiliser Charm : défausser cette carte, puis défausser 1 carte du Deck d’Action"),
    ],
)
def test_what_may_be_done_between_actions_is_offered_without_its_when(lang, label):
    """It is offered only then; its card says the rest."""
    text = '"between actions, if you own light: may discard this, then lose 1 card"'
    cards = f"""
- {{number: 16, back: green, kind: quest item, uid: charm, effects: [{text}]}}
- {{number: 33, back: green, kind: item, uid: rope, durability: 2, keywords: [light]}}
"""
    game = set_table(cards, satchel=["charm"], items=[(["rope"], 2)], deck=5)
    choices = labelled(Renderer(CardTexts([base(), pack_of(cards)]), lang), game)

    assert label in [said.replace("\u00a0", " ") for said, _ in choices.listed_choices()]


def test_a_choice_without_a_name_says_which_state_a_number_is_once_it_was_seen():
    """The number alone says nothing to a newcomer; once a player had it, its name stands beside it."""
    cards = CARDS.replace("success: take 033}", "success: {choose: [take 033, take 108]}}")
    cards += "- {number: 108, back: green, kind: state, title: wet, copies: 2}\n"
    told = []
    for hand in ((), ("108",)):
        game = set_table(cards, at="012", hand=hand, deck=5)
        act(game, "rest", "reveal")
        renderer = Renderer(CardTexts([base(), pack_of(cards)]), "en")
        told.append(labels(renderer, game)[-1])

    assert told == ["Take 108", "Take 108 (Wet)"]


def test_an_item_says_what_it_does_for_the_action_and_what_becomes_of_its_die():
    """Nobody has to look at the card to know the price."""
    game = set_table(CARDS, at="012", items=[(["pick"], 3)], deck=5)
    game.choose(next(option for option in game.offered if option.verb == "dig"), "")

    assert said(game, "use-item") == (
        "Use Pick",
        "Dig: −1 card to draw. Its die goes from 3 to 2.",
    )


def test_an_effect_without_a_price_says_that_it_costs_nothing():
    """The card stays where it is."""
    game = set_table(CARDS, at="012", hand=["socks"], deck=["blank", *(f"blank#{n}" for n in range(2, 6))])
    game.choose(next(option for option in game.offered if option.verb == "dig"), "")
    game.choose(next(option for option in game.offered if option.verb == "reveal"), "")

    assert said(game, "apply")[1] == "It costs nothing, and the card stays."


def test_a_found_item_says_with_which_die_it_would_begin_and_which_it_would_share():
    """A new item and a combined one are told apart by what becomes of the dice."""
    game = set_table(CARDS, at="012", items=[(["pick"], 3)], deck=5)
    for verb in ("rest", "reveal"):
        game.choose(next(option for option in game.offered if option.verb == verb), "")

    label, note = said(game, "new-item")
    assert (label, note) == ("Make Rope a new item", "Its die starts at 2. Climb: −1 card to draw.")
    label, note = said(game, "combine")
    assert label == "Add it to Pick"
    assert note.startswith("They share one die from now on, at 3.")


def test_an_item_that_costs_no_durability_says_that_its_die_stays():
    """And one that is used with its last pip, that it breaks."""
    spare = '"dig: cost -1", "dig: using this item costs no durability if there is a bonus in your hand"'
    cards = CARDS.replace('"dig: cost -1"', spare)
    notes = []
    for hand in (["socks"], []):
        game = set_table(cards, at="012", items=[(["pick"], 1)], hand=hand, deck=5)
        game.choose(next(option for option in game.offered if option.verb == "dig"), "")
        choices = labelled(Renderer(CardTexts([base(), pack_of(cards)]), "en"), game)
        use = next(option for _, option in choices.offered_choices() if option.verb == "use-item")
        notes.append(choices.on_page(use, "")[1].rpartition("hand. ")[2])

    assert notes == ["Its die stays at 1.", "It loses its last pip, and breaks after this action."]


def test_a_number_that_may_be_called_says_what_makes_it():
    """A player chooses what to use, and not a number: the plain one, or the sum with what a card adds."""
    game = set_table(CARDS, at="014", satchel=["coracle"], deck=5)
    act(game, "swim", "reveal")
    told = {}
    for lang in ("en", "fr"):
        choices = labelled(Renderer(CardTexts([base(), pack_of(CARDS)]), lang), game)
        told[lang] = [choices.on_page(option, label) for label, option in choices.offered_choices()]

    assert told["en"] == [("Add nothing: 159", ""), ("Use Coracle: 159 + 5 = 164", "")]
    assert told["fr"] == [
        ("Ne rien ajouter\xa0: 159", ""),
        ("Utiliser Coracle\xa0: 159 + 5 = 164", ""),
    ]
    assert labels(Renderer(CardTexts([base(), pack_of(CARDS)]), "en"), game) == ["Call 159", "Call 164"]
