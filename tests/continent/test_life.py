"""Life force: the Action Deck, the Discard Pile and what comes back (sections 12 and 23 of the catalogue)."""

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent import life, sight
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.invariants import check
from playing import (
    act,
    choose,
    deck_size,
    finish,
    hand,
    held,
    name,
    offered,
    pile,
    pile_size,
    play,
    table,
    zone,
)
from rulebook import rule
from second_seat import seat_of

CARDS = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 5, difficulty: 1}
    - rest: {cost: 0, success: restore 6 random}
    - observe: {cost: 1, difficulty: 0, lock: true}
    - think: {cost: 0, lock: true}
"""


@rule("C-EX-12", "C-LIFE-04", "C-LIFE-10", "C-LIFE-11", "C-LIFE-12", "C-COST-10", "C-COST-11", "C-RUL-30")
def test_three_left_and_five_to_draw():
    """Three are set aside, the pile is shuffled, two random cards of it complete the draw; origins are remembered."""
    game = table(
        CARDS, at="020", deck=["common-curse", "star", "blank"], pile=["left", "right", "seven", "blank#2"]
    )
    act(game, "dig")
    frame = action_frame(game)

    assert frame.origins == (life.FROM_DECK,) * 3 + (life.FROM_PILE,) * 2
    assert deck_size(game) == 0
    assert pile_size(game) == 2

    choose(game, "reveal")

    assert not game.ending  # the Curse came from the Action Deck and counts 0
    finish(game)
    assert pile_size(game) == 7


@rule("C-EX-14", "C-LIFE-03", "C-LIFE-08", "C-LIFE-09", "C-RUL-20", "C-LIFE-01")
def test_cards_shuffled_into_the_empty_deck_form_a_new_one():
    """Exactly six cards, the pile lost six and lies open, the next draw comes from the deck where Curses are harmless."""
    game = table(
        CARDS, at="020", deck=0, pile=["common-curse"] + ["blank"] + [f"blank#{n}" for n in range(2, 9)]
    )
    finish(act(game, "rest"))
    while deck_size(game) == 0 and not game.ending:
        finish(act(game, "rest"))

    assert (deck_size(game), pile_size(game)) == (6, 3)
    assert life.discard_pile_is_open(game)

    act(game, "observe")
    assert action_frame(game).origins == (life.FROM_DECK,) if game.frames else deck_size(game) == 5


@rule("C-EX-14", "C-LIFE-08", "C-LIFE-09", "C-RUL-20", "C-RES-03")
def test_curses_in_a_deck_formed_anew_are_harmless_again():
    """The second explorer rests: six Curses become the Action Deck, the rest lies open, the next draw is safe."""
    curses = ["first-curse", "second-curse", *("common-curse" + end for end in ("", "#2", "#3", "#4"))]
    game = table(CARDS, at="020", explorers=2, deck=0, pile=curses)

    finish(act(game, "rest", seat=1))
    assert (deck_size(game), pile_size(game)) == (6, 0)
    finish(act(game, "observe", seat=1))

    assert not game.ending
    assert (deck_size(game), pile_size(game)) == (5, 1)
    assert all(sight.is_open(game, found) for found in game.zones[zones.DISCARD_PILE])


@rule("C-LIFE-02", "C-INFO-05", "C-RUL-20")
def test_the_pile_lies_open_exactly_while_the_deck_has_cards():
    """Face down from the moment the last card leaves the deck, face up again when it has one."""
    game = table(CARDS, at="020", deck=1, pile=3)
    before = life.discard_pile_is_open(game)
    play(game, "lose 1 card")
    empty = life.discard_pile_is_open(game)
    play(game, "restore 1 random")

    assert (before, empty, life.discard_pile_is_open(game)) == (True, False, True)


@rule("C-LIFE-05", "C-LIFE-06", "C-RES-02")
def test_with_an_empty_deck_random_cards_of_the_pile_are_drawn_and_shuffled_back():
    """Which card comes up differs from game to game, and what nobody keeps is back in the pile."""
    drawn = set()
    for seed in range(12):
        game = table(CARDS, at="020", deck=0, pile=["star", "left", "right", "seven"], seed=seed)
        act(game, "observe")
        drawn.add(game.content.card_ids[game.zones[tabletop.DRAWN][0]])
        finish(game)
        assert pile_size(game) == 4

    assert len(drawn) > 1


@rule("C-LIFE-06")
def test_with_an_empty_deck_the_discard_step_shuffles():
    """The five cards that were drawn and not kept are no longer to be found where they were laid down."""
    game = table(CARDS, at="020", deck=0, pile=15)
    act(game, "dig")
    drawn = action_frame(game).drawn
    finish(game)

    assert pile_size(game) == 15
    assert game.zones[zones.DISCARD_PILE][-5:] != drawn


@rule("C-LIFE-03")
def test_what_comes_back_into_the_deck_is_shuffled_into_it():
    """Neither the six cards nor those that were there lie together any more."""
    game = table(CARDS, at="020", deck=10, pile=6)
    deck, pile = game.zones[zones.ACTION_DECK], game.zones[zones.DISCARD_PILE]
    play(game, "restore 6 random")

    assert game.zones[zones.ACTION_DECK][:10] != deck
    assert set(game.zones[zones.ACTION_DECK][10:]) != set(pile)


@rule("C-LIFE-04", "C-RUL-30")
def test_the_deck_counts_as_empty_the_instant_its_last_card_leaves():
    """Even if no further card is needed, the pile is shuffled face down."""
    game = table(CARDS, at="020", deck=1, pile=15)
    order = game.zones[zones.DISCARD_PILE]
    play(game, "lose 1 card")

    assert deck_size(game) == 0
    assert not life.discard_pile_is_open(game)
    assert game.zones[zones.DISCARD_PILE][:15] != order

    game = table(CARDS, at="020", deck=1, pile=15)
    life.draw(game, 1)
    assert game.zones[zones.DISCARD_PILE] != order


@rule("C-RUL-33", "C-LIFE-07", "C-LIFE-10")
def test_a_loss_larger_than_the_deck_reveals_the_rest_from_the_pile():
    """The cards just discarded are part of the pile and can be revealed; nothing leaves it."""
    game = table(CARDS, at="020", deck=["common-curse"], pile=[])
    play(game, "lose 2 cards")

    assert game.ending == "lost:curse"


@rule("C-RUL-32")
def test_a_shortage_alone_is_no_defeat():
    """Fewer cards than demanded: all there are are drawn, and the action goes on."""
    game = table(CARDS, at="020", deck=2, pile=["star"])
    act(game, "dig")
    finish(game)

    assert not game.ending
    assert pile_size(game) == 3


@rule("C-LIFE-13")
def test_an_empty_deck_is_no_defeat():
    """Play goes on, at risk."""
    game = table(CARDS, at="020", deck=1, pile=["star", "blank"])
    finish(act(game, "observe"))

    assert not game.ending
    assert offered(game)


@rule("C-RUL-21", "C-LIFE-06")
def test_whatever_is_discarded_meanwhile_is_shuffled_into_the_face_down_pile():
    """A hand card given up while the deck is empty does not lie on top for all to see."""
    tops = set()
    for seed in range(12):
        game = table(CARDS, at="020", hand=["star"], deck=0, pile=["blank", "left", "right"], seed=seed)
        play(game, "discard skills in your hand")
        tops.add(game.content.card_ids[game.zones[zones.DISCARD_PILE][-1]])

    assert len(tops) > 1


@rule("C-RUL-21")
@pytest.mark.parametrize(
    "way",
    [
        lambda game: choose(game, "relinquish/s2/spar"),
        lambda game: play(game, "wear 2 from your items", you=1),
        lambda game: finish(act(game, "think", seat=1), "discard/star"),
        lambda game: choose(game, "leave-for-good/s2"),
    ],
    ids=["relinquished", "worn out", "in excess", "left behind"],
)
def test_items_excess_cards_and_the_cards_of_a_leaver_are_shuffled_in_too(way):
    """Whichever way an Action card comes to the face-down pile, nobody can tell where it lies."""
    cards = CARDS + "- {skill: spar, strip: {}, item: {durability: 2}}"
    more = ["star", "left", "right", "seven"]
    tops = set()
    for seed in range(10):
        hands, items = {1: more}, {1: [(["spar"], 2)]}
        game = table(cards, at="020", explorers=2, hands=hands, items_of=items, deck=0, pile=6, seed=seed)
        way(game)
        assert {"star", "spar"} & set(pile(game))
        tops.add(name(game, game.zones[zones.DISCARD_PILE][-1]).split("#")[0])

    assert len(tops) > 1


@rule("C-RUL-23")
def test_taking_cards_back_at_random_never_defeats():
    """Curses may come along unseen; only draws and forced discards are dangerous."""
    game = table(CARDS, at="020", deck=0, pile=["common-curse", "common-curse#2"])
    play(game, "restore 2 random")

    assert not game.ending
    assert deck_size(game) == 2


@rule("C-RUL-23", "C-RUL-42")
def test_choosing_cards_to_take_back_never_defeats():
    """Everybody sees the Curses of the face-down pile, and one of them is even taken."""
    game = table(CARDS, at="020", explorers=2, deck=0, pile=["common-curse", "star", "common-curse#2"])
    play(game, "restore 2 chosen", "restore/common-curse", "restore/star", you=1)

    assert not game.ending
    assert (deck_size(game), pile(game)) == (2, ["common-curse#2"])


@rule("C-XP-01", "C-SKILL-04", "C-SET-09")
def test_own_skills_are_held_by_their_character_alone():
    """Bo's Skill, drawn in Ann's action, can go to Bo's hand if he takes part, never to hers."""
    game = table(CARDS, at="020", explorers=2, deck=["bo-own", "blank"], pile=[])
    act(game, "observe", joined=[1])
    choices = offered(game)
    choose(game, "keep/s2/bo-own")

    assert choices == ["keep/s2/bo-own", "keep-none"]
    assert hand(game, 1) == ["bo-own"]


@rule("C-XP-02", "C-CRAFT-06")
def test_an_own_skill_crafted_into_an_item_may_lie_in_another_inventory():
    """As an item it belongs to whoever has it."""
    cards = (
        CARDS
        + """
- skill: lantern
  own: ann
  craft: {cost: 0}
  item: {durability: 2}
"""
    )
    game = table(cards, at="020", explorers=2, hand=["lantern"], deck=9)
    act(game, "craft", "reveal", joined=[1])
    finish(game, "hand-over", "new-item")

    assert zone(game, "lantern") in zones.columns(game, 1)


@rule("C-XP-03", "C-XP-04", "C-XP-05", "C-RUL-96")
def test_experience_buys_an_advanced_skill_that_enriches_the_deck():
    """Three points under the Satchel & Journal pay for it, go home, and the Skill is shuffled into the deck."""
    game = table(CARDS, at="020", deck=5, pile=[])
    play(game, "gain 4 experience")
    play(game, "buy an advanced skill", "buy/advanced")

    assert zone(game, "advanced") == zones.ACTION_DECK
    assert deck_size(game) == 6
    assert pile(game) == []
    assert (
        len([card for card in game.zones[zones.SATCHEL] if game.content.card_ids[card].startswith("005")])
        == 1
    )


@rule("C-RUL-96", "C-XP-05", "C-XP-04")
def test_a_skill_that_is_bought_is_shuffled_in_and_gives_no_change():
    """The second explorer pays exactly its price; nobody knows the order of the deck any more."""
    tops = set()
    for seed in range(8):
        game = table(
            CARDS, at="020", explorers=2, satchel=["005", "005#2", "005#3", "005#4"], deck=5, seed=seed
        )
        game.show(game.zones[zones.ACTION_DECK][-1], 1)
        play(game, "buy an advanced skill", you=1)
        assert game.pending().seat(game) == 1
        choose(game, "buy/advanced")
        assert game.known == {}
        assert zone(game, "005#4") == zones.SATCHEL
        assert zone(game, "005") == zone(game, "005#2") == zone(game, "005#3") == tabletop.ADVENTURE_DECK
        tops.add(name(game, game.zones[zones.ACTION_DECK][-1]) == "advanced")

    assert False in tops


@rule("C-END-02", "C-CARD-19")
def test_a_card_that_averts_the_defeat_speaks_to_who_holds_it():
    """Whoever revealed the Curse: the Bonus is the second explorer's, and so is the price."""
    cards = (
        CARDS
        + """
- {number: 35, back: green, kind: bonus, effects: ["instead of defeat by a curse: banish this, then take 105"]}
- {number: 36, back: green, kind: quest item, effects: ["instead of defeat by a curse: banish this, then take 105"]}
"""
    )
    game = table(cards, at="020", explorers=2, hands={1: ["035"]}, deck=[], pile=["first-curse"])
    play(game, "lose 1 card")
    assert (held(game, 0), held(game, 1)) == ([], ["105"])

    game = table(cards, at="020", explorers=2, hands={1: ["035"]}, deck=[], pile=["first-curse"])
    finish(act(game, "observe"))
    assert (held(game, 0), held(game, 1)) == ([], ["105"])

    game = table(cards, at="020", explorers=2, satchel=["036"], deck=[], pile=["first-curse"])
    act(game, "think", seat=1)
    play(game, "lose 1 card")
    assert (held(game, 0), held(game, 1)) == ([], ["105"])
    assert check(game) == []


@rule("C-END-02", "C-CARD-19")
@pytest.mark.parametrize(("owner", "ending"), [(0, "lost:curse"), (1, "")])
def test_a_defeat_is_averted_only_if_the_card_s_condition_holds_for_its_holder(owner, ending):
    """The second explorer's Bonus wants them to own a light; the first one's light is none of theirs."""
    cards = (
        CARDS
        + """
- {number: 35, back: green, kind: bonus, effects: ["instead of defeat by a curse, if you own light: banish this"]}
- {number: 36, back: green, kind: item, durability: 3, keywords: [light]}
"""
    )
    items = {owner: [(["036"], 3)]}
    game = table(
        cards, at="020", explorers=2, hands={1: ["035"]}, items_of=items, deck=[], pile=["first-curse"]
    )

    play(game, "lose 1 card")

    assert game.ending == ending


@rule("C-RUL-21", "C-LIFE-06")
def test_an_action_that_breaks_off_leaves_its_cards_in_the_shuffled_pile():
    """With an empty deck nobody can tell where in the face-down pile they lie."""
    game = table(CARDS, at="020", deck=[], pile=15)
    act(game, "dig")
    drawn = action_frame(game).drawn
    game.abandon(action_frame(game))
    game.advance()

    assert pile_size(game) == 15
    assert game.zones[zones.DISCARD_PILE][-5:] != drawn


@rule("C-LIFE-07", "C-END-02", "C-END-05")
@pytest.mark.parametrize("at", [0, 1, 2])
def test_one_curse_among_several_revealed_cards_defeats(at):
    """Three cards are revealed, and one of them is a Curse."""
    cards = ["star", "left"]
    cards.insert(at, "common-curse")
    game = play(table(deck=[], pile=cards), "lose 3 cards")

    assert game.ending == "lost:curse"


@rule("C-DISC-01", "C-CARD-19")
def test_what_is_done_with_a_drawn_curse_is_done_with_no_other_card():
    """A Curse of the deck goes into the hand; the Skill beside it and a Curse of the pile are discarded."""
    cards = """
- {number: 20, back: green, kind: terrain, area: I, actions: [dig: {cost: 3}]}
- {number: 40, back: green, kind: quest item, effects: ["instead of discarding a curse drawn: put it into your hand",
   "instead of defeat by a curse: take 105"]}
"""
    game = table(cards, at="020", satchel=["040"], deck=["first-curse", "star"], pile=["common-curse"])

    finish(act(game, "dig"))

    assert held(game) == ["105", "first-curse"]
    assert pile(game) == ["common-curse", "star"]


@rule("C-INFO-02", "C-INFO-03")
def test_who_has_looked_at_the_top_still_knows_what_was_drawn_and_lost():
    """The next card is drawn face down, and who has seen it knows it; what is lost lies open to all."""
    cards = """
- {number: 20, back: green, kind: terrain, area: I, actions: [dig: {cost: 1}]}
"""
    game = table(cards, at="020", deck=["star", "left", "right", "seven"])
    play(game, "look at the top 2", "on-top/left")
    known = dict(game.known)
    act(game, "dig")

    drawn = game.zones[tabletop.DRAWN][0]
    assert game.known[drawn] == known[drawn] == 1 << seat_of(0)
    finish(game)
    play(game, "lose 1 card")
    assert game.known == {}
