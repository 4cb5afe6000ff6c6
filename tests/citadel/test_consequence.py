"""Step 4, Consequence: what follows for whom, which cards are kept, what comes last."""

import pytest

from enduring import (
    act,
    choose,
    citadel_table,
    deck_size,
    finish,
    hand,
    life,
    offered,
    past,
    pile,
    pile_size,
    play,
    purse,
    zone,
)
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import tabletop
from rulebook import rule

BOULDER = """
- {number: 10, uid: quarry, back: green, kind: terrain}
- number: 11
  uid: boulder
  back: green
  kind: permanent event
  placement: [west]
  actions:
    - lift:
        cost: 5
        difficulty: 3
        success: [take 013 if available, discard this]
        failure: each involved takes 014
- number: 12
  uid: flail
  back: green
  kind: purse
  weight: 3
  keywords: [weapon]
  effects:
    - "fight, lift: cost -2"
    - "fight, lift: 3 any for +1 success, max 2"
    - selected: fight, lift
      do: {roll: {1-6: discard this}}
- {number: 13, uid: find, back: green, kind: purse}
- {number: 14, uid: strain, back: green, kind: purse, no-discard: true, copies: 2}
- {number: 15, uid: other, back: green, kind: purse}
- {skill: one, strip: {stars: 1}}
- {skill: two, strip: {left: 1, icons: [fist, hand]}}
- {skill: three, strip: {right: 1, icons: [flag]}}
"""


def quarry(**settings):
    return citadel_table(
        BOULDER,
        at="quarry",
        board={(1, 0): "boulder"},
        deck=["one", "two", "three", "blank"],
        purse=["flail"],
        **settings,
    )


def heave(game):
    """Lift with the flail: three cards, three successes."""
    return act(game, "lift", "select/flail", "apply/flail/1", "save/2", "reveal", "convert/flail/2")


@rule("T-EX-02", "T-CONS-01", "T-CONS-03")
def test_the_boulder_is_moved():
    """Star, pair and three icons make three; what lay behind is taken, the event and the cards are discarded."""
    game = heave(quarry())
    assert offered(game)[0] == "count/3"

    choose(game, "count/3", "keep/s1/find")

    assert zone(game, "boulder") == tabletop.PAST
    assert "find" in purse(game)
    assert pile(game) == ["one", "three", "two"]
    assert deck_size(game) == 1


@rule("T-EX-03", "T-CONS-07")
def test_the_flail_breaks_after_the_cards_are_discarded():
    """It was selected, so its roll is due, and a low result costs it."""
    game = choose(heave(quarry()), "count/3", "keep/s1/find")

    assert zone(game, "flail") == tabletop.PAST
    news = [item.what for item in game.news]
    assert news.index("rolled") > news.index("in-purse")


@rule("T-EX-03", "T-GEAR-13")
def test_a_flail_left_alone_does_not_break():
    """Nothing is rolled for a card that was not selected."""
    game = finish(act(quarry(), "lift", "done"))

    assert "flail" in purse(game)


@rule("T-EX-04", "T-TAKE-08")
def test_what_is_not_available_is_not_taken_and_the_past_stays():
    """The find lies in the Past: the event is discarded all the same and nothing is returned."""
    game = choose(heave(quarry(past=["find", "other"])), "count/3")

    assert past(game) == ["boulder", "find", "flail", "other"]
    assert purse(game) == []


HARM = """
- number: 10
  uid: hall
  back: green
  kind: terrain
  actions:
    - climb: {cost: 1, difficulty: 1, success: gain 1 life, failure: lose 2 life}
    - swim: {cost: 1, difficulty: 1}
    - fight: {cost: 1, difficulty: 1, failure: each involved suffers 1 damage}
    - dig: {cost: 1, difficulty: 1, failure: "choose an involved explorer at random: suffer 3 damage"}
    - think: {cost: 3, success: add 2 to hand}
    - talk: {cost: 2, success: regain 2}
    - observe: {cost: 2, success: "may regain 5"}
    - tend: {cost: 1, difficulty: 1, success: nothing}
- {number: 11, uid: scar, back: green, kind: quest item, effects: ["after a failed tend: lose 1 life"]}
- {skill: cheer, effects: ["tend: on success, may gain 2 life"]}
"""


def hall(**settings):
    return citadel_table(HARM, at="hall", **settings)


@rule("T-CONS-01")
def test_success_and_failure_have_their_own_sections():
    """A star wins a life point, none costs two."""
    assert life(finish(act(hall(deck=["star"]), "climb"))) == 11
    assert life(finish(act(hall(deck=["blank"]), "climb"))) == 8


@rule("T-ACT-02", "T-ACT-03")
def test_without_a_black_section_a_failure_costs_only_the_cards():
    """After a failed swim the action is over and a new turn begins."""
    game = finish(act(hall(deck=["blank"]), "swim"))

    assert pile(game) == ["blank"]
    assert life(game) == 10
    assert offered(game)[0].startswith("climb/")


@rule("T-CONS-02")
def test_consequences_strike_the_active_player_unless_the_text_names_others():
    """A failed climb costs one character, a failed fight all who took part, not who stayed out."""
    game = hall(players=3, deck=["blank"], decks={1: ["blank#2"]})
    finish(act(game, "climb", joined=[1, 2]))
    assert [life(game, seat) for seat in range(3)] == [8, 10, 10]

    finish(act(game, "fight", seat=1, joined=[0]))
    assert [life(game, seat) for seat in range(3)] == [7, 9, 10]


@rule("T-CONS-02", "T-RUL-78")
def test_one_random_involved_character_may_be_struck():
    """Chance picks one of those who took part; over several seeds both are hit, never the one who stayed out."""
    struck = set()
    for seed in range(1, 12):
        game = finish(act(hall(players=3, deck=["blank"], seed=seed), "dig", joined=[1]))
        hit = [seat for seat in range(3) if life(game, seat) == 7]
        assert len(hit) == 1
        struck.update(hit)

    assert struck == {0, 1}


@rule("T-CONS-04", "T-CONS-06")
def test_revealed_cards_may_be_kept_even_beyond_the_hand_size():
    """Two of three are kept; the hand of five is above its maximum until the action is over."""
    held = ["fist", "fist#2", "fist#3", "fist#4"]
    game = hall(deck=["star", "star#2", "left"], hand=held)
    act(game, "think", "reveal", "count/0")
    assert offered(game) == ["retain/star", "retain/star#2", "retain/left", "done"]

    choose(game, "retain/star", "retain/left")

    assert hand(game) == [*held, "left", "star"]
    assert pile(game) == ["star#2"]
    assert {found.split("/")[0] for found in offered(game)} == {"discard"}
    choose(game, "discard/star")
    assert len(hand(game)) == 5


@rule("T-CONS-04")
def test_fewer_cards_may_be_kept():
    """The active player may stop after one."""
    game = act(hall(deck=["star", "star#2", "left"]), "think", "reveal", "count/0", "retain/left", "done")

    assert hand(game) == ["left"]


@rule("T-CONS-05")
def test_without_such_an_effect_no_card_is_kept():
    """After a climb all cards go to the pile and nobody is asked."""
    game = act(hall(deck=["star"]), "climb", "reveal", "count/1")

    assert hand(game) == []
    assert pile(game) == ["star"]


@rule("T-CONS-08")
def test_regaining_shuffles_cards_of_the_pile_into_the_deck_for_nothing():
    """Two of three cards come back; those just revealed are not in the pile yet."""
    game = hall(deck=["blank", "blank#2"], pile=["star", "star#2", "star#3"])

    act(game, "talk", "reveal")

    assert deck_size(game) == 2
    assert len(pile(game)) == 3
    assert {"blank", "blank#2"} <= set(pile(game))
    assert life(game) == 10


@rule("T-CONS-08")
def test_regaining_may_take_less_than_there_is():
    """With three cards in the pile five cannot come back; three do."""
    game = hall(deck=["blank", "blank#2"], pile=["star", "star#2", "star#3"])

    act(game, "observe", "reveal", "do/")

    assert deck_size(game) == 3


TRAIT = """
- {trait: spiteful, effects: ["after a failed fight: lose 1 life", "at the end of fight: gain 3 life"]}
- number: 10
  uid: lair
  back: green
  kind: terrain
  actions:
    - fight: {cost: 1, difficulty: 1, traits: [spiteful], failure: lose 1 life}
    - climb: {cost: 1, difficulty: 1}
"""


@rule("T-CONS-09")
def test_a_trait_beside_the_action_is_applied():
    """A failed fight costs one by the card and one by the trait, which also has the last word; a climb does not."""
    game = citadel_table(TRAIT, at="lair")

    finish(act(game, "fight"))
    assert life(game) == 10 - 1 - 1 + 3
    finish(act(game, "climb"))

    assert life(game) == 11


@rule("T-RUL-108")
def test_a_shared_card_answers_a_failure_once():
    """The scar costs one life point after a failed attempt to tend, not two."""
    game = finish(act(hall(quests=["scar"], deck=["blank"]), "tend"))

    assert life(game) == 9


@rule("T-GEAR-14")
def test_a_success_may_be_followed_by_an_effect_of_the_hand():
    """After the consequence the active player may cheer."""
    game = act(hall(hand=["cheer"], deck=["star"]), "tend", "reveal", "count/1")
    assert offered(game) == ["apply/cheer/1", "done"]

    choose(game, "apply/cheer/1")

    assert life(game) == 12


@rule("T-UNC-01", "T-RUL-59", "T-GEAR-10", "T-GEAR-13")
@pytest.mark.parametrize("woken", ["", ", then every explorer gains 2 life"])
def test_an_active_player_who_falls_uses_nothing_more(woken):
    """Neither what works on success nor what the selected card brings, even if they wake before the action is over."""
    text = f"""
- number: 10
  uid: ledge
  back: green
  kind: terrain
  actions: [climb: {{cost: 1, success: "suffer 9 damage{woken}, then add 1 to hand"}}]
- {{number: 11, uid: rope, back: green, kind: purse,
   effects: ["climb: on success, may gain 5 life", "selected in climb: discard this"]}}
"""
    game = citadel_table(text, at="ledge", players=2, life=[5, 9], purse=["rope"])

    act(game, "climb", "select/rope", "reveal", "banish")

    assert life(game) == (2 if woken else 0)
    assert purse(game) == ["rope"]
    assert len(hand(game)) == 2
    assert game.pending_name() == "choose-action"


@rule("T-CONS-08")
@pytest.mark.parametrize("number", [2, 1, 0])
def test_who_regains_says_how_many(number):
    """Up to so many cards of the own pile, none included; the deck may be better without them."""
    game = citadel_table(players=2, decks={1: 3}, deck=3)
    play(game, "discard 2 from the deck", you=1)

    play(game, "regain 5", you=1)
    assert game.pending().seat(game) == 1
    assert offered(game) == ["regain/2", "regain/1", "regain/0"]
    choose(game, f"regain/{number}")

    assert (deck_size(game, 1), pile_size(game, 1)) == (1 + number, 2 - number)
    assert deck_size(game, 0) == 3


@rule("T-CONS-08")
@pytest.mark.parametrize(("deck", "pile"), [(0, 4), (3, 0), (0, 0)])
def test_nobody_is_asked_how_many_cards_an_empty_deck_regains(deck, pile):
    """Into an empty deck all are plainly best, and from an empty pile nothing comes."""
    game = citadel_table(deck=deck, pile=pile)

    play(game, "regain 3")

    assert isinstance(game.pending(), ChooseAction)
    assert deck_size(game) == deck + min(3, pile)


@rule("T-CONS-08")
def test_who_has_accepted_to_regain_one_card_is_not_asked_again():
    """After a yes only the number is left to say, and of one card there is none."""
    game = citadel_table(deck=3, pile=3)

    play(game, "may regain 1", "do")
    assert deck_size(game) == 4
    play(game, "may regain 5", "do")
    assert offered(game) == ["regain/2", "regain/1"]


@rule("T-CONS-08")
def test_nobody_is_asked_how_many_cards_the_set_up_of_a_scenario_regains():
    """A page of the booklet sets the table: all of the pile that it names goes back."""
    pages = """
- {page: eve, booklet: ebb, tremor: 1, setup: [every explorer regains 20, set out from 010]}
- {number: 10, uid: den, back: green, kind: terrain}
"""
    game = citadel_table(pages, deck=3, pile=5)
    play(game, "bookmark to eve")
    play(game, "the scenario ends")
    choose(game, "set-out/eve")

    assert game.pending_name() == "choose-action"
    assert (deck_size(game), pile_size(game)) == (8, 0)
