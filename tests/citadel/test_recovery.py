"""Recovery: life points for cards.

T-RECO, T-RUL-01, T-RUL-02, T-RUL-03, T-RUL-04, T-RUL-05, T-RUL-06, T-RUL-07, T-RUL-08, T-RUL-09, T-RUL-10,
T-ZONE-03, T-ZONE-04.
"""

import pytest

from enduring import (
    act,
    card,
    choose,
    citadel_table,
    deck_size,
    finish,
    hand,
    life,
    news,
    offered,
    pile,
    pile_size,
    play,
    standing,
    zone,
)
from fogbound.rules.citadel import decks, recovery
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from rulebook import rule
from second_seat import seat_of

CLIFF = """
- number: 10
  uid: cliff
  back: green
  kind: terrain
  actions:
    - climb: {cost: 5, difficulty: 1, success: nothing, failure: nothing}
    - swim: {success: discard 4 from the deck}
    - tend: {success: may regain 2}
"""


def recover_options(game):
    return [option for option in offered(game) if option.startswith("recover/")]


@rule("T-EX-23", "T-RECO-01", "T-RECO-02", "T-RECO-03", "T-RECO-04")
def test_eight_cards_cost_four_life_points():
    """At any time, with cards still in the deck, random cards of the pile are shuffled in."""
    game = citadel_table(deck=3, pile=9)

    choose(game, "recovery", "recover/s1/8")

    assert life(game) == 6
    assert deck_size(game) == 11
    assert pile_size(game) == 1


@rule("T-RECO-04")
def test_recovered_cards_are_shuffled_in():
    """They lie anywhere in the deck afterwards, not just on top of it."""
    on_top = set()
    for seed in range(12):
        game = citadel_table(deck=["star", "left"], pile=["right", "fist"], seed=seed)
        choose(game, "recovery", "recover/s1/2")
        on_top.add(game.content.card_ids[game.zones[zones.DECKS + seat_of(0)][-1]])

    assert on_top == {"star", "left", "right", "fist"}


@rule("T-RECO-03", "T-RUL-78")
def test_chance_picks_the_cards_and_seeds_repeat_it():
    """The player names the number only; which cards, depends on the seed and on nothing else."""

    def left(seed):
        names = ["star", "left", "right", "fist", "grip", "flag"]
        return pile(choose(citadel_table(deck=0, pile=names, seed=seed), "recovery", "recover/s1/3"))

    assert left(1) == left(1)
    assert len({tuple(left(seed)) for seed in range(8)}) > 3


@rule("T-RECO-02", "T-RECO-06", "T-RECO-07", "T-RUL-04", "T-RUL-05")
@pytest.mark.parametrize(
    ("mode", "cards", "price"),
    [
        (zones.STANDARD, 1, 1), (zones.STANDARD, 2, 1), (zones.STANDARD, 3, 2), (zones.STANDARD, 7, 4),
        (zones.STORY, 1, 1), (zones.STORY, 3, 1), (zones.STORY, 4, 2), (zones.STORY, 7, 3),
        (zones.SURVIVAL, 1, 2), (zones.SURVIVAL, 3, 2), (zones.SURVIVAL, 4, 4), (zones.SURVIVAL, 7, 6),
    ],
)  # fmt: skip
def test_whole_units_are_paid(mode, cards, price):
    """Each mode sells units of its own; part of a unit costs as much as all of it."""
    game = citadel_table(pile=7, mode=mode)

    choose(game, "recovery", f"recover/s1/{cards}")

    assert life(game) == 10 - price
    assert pile_size(game) == 7 - cards


@rule("T-RECO-05", "T-RUL-06")
def test_nobody_recovers_beyond_their_life_points():
    """All of them may be paid, more may not; who pays all falls unconscious."""
    game = citadel_table(players=2, pile=9, life=[2, 9])

    choose(game, "recovery")
    assert recover_options(game) == [f"recover/s1/{cards}" for cards in range(1, 5)]
    choose(game, "recover/s1/4", "banish")

    assert life(game) == 0
    assert game.registers[tabletop.STATUS] == zones.UNCONSCIOUS


@rule("T-RECO-01")
def test_a_recovery_may_be_thought_better_of():
    """Asking for one costs nothing."""
    game = citadel_table(pile=4)

    choose(game, "recovery")
    assert "recovery/s1" not in standing(game)
    choose(game, "decline")

    assert life(game) == 10
    assert pile_size(game) == 4


@rule("T-RUL-10", "T-RUL-66")
def test_recovery_is_there_at_every_question_for_everybody_conscious():
    """Also for others during somebody's action; not with an empty pile."""
    game = citadel_table(CLIFF, players=2, at="cliff", deck=9, pile=2)
    game.move(game.zones[zones.DECKS + 1][0], zones.DISCARD_PILES + 1)

    act(game, "climb")

    assert [option for option in standing(game) if option.startswith("recovery")] == [
        "recovery/s1",
        "recovery/s2",
    ]
    choose(game, "recovery/s2", "recover/s2/1")
    assert life(game, 1) == 9
    assert [option for option in standing(game) if option.startswith("recovery")] == ["recovery/s1"]


@rule("T-RUL-10", "T-UNC-01")
def test_nobody_recovers_while_somebody_falls():
    """The procedure is gone through without a break, so that no second fall cuts it short."""
    game = citadel_table(CLIFF, players=3, at="cliff", deck=9, pile=2, life=[1, 1, 9])
    game.move(game.zones[zones.DECKS + 1][0], zones.DISCARD_PILES + 1)

    act(game, "climb", "recovery/s2", "recover/s2/1")
    assert offered(game)[0].startswith("banish")
    assert not [option for option in standing(game) if option.startswith("recovery")]
    choose(game, "banish", "recovery/s1", "recover/s1/2", "banish")

    assert [len(hand(game, seat)) for seat in (0, 1)] == [2, 2]
    assert offered(game)[0].startswith("climb/s3")


@rule("T-RUL-10", "C-RUL-23")
@pytest.mark.parametrize(("text", "answers"), [("look at the top 3", 2), ("sift the top 3", 3)])
def test_nobody_recovers_while_they_look_at_their_deck(text, answers):
    """The cards before them would be shuffled away; the others may, and so may they when all are put back."""
    game = citadel_table(CLIFF, players=2, deck=4, pile=2)
    game.move(game.zones[zones.DECKS + 1][0], zones.DISCARD_PILES + 1)
    looked = list(reversed(decks.deck(game, seat_of(0))[-3:]))

    play(game, text)
    assert [option for option in standing(game) if option.startswith("recovery")] == ["recovery/s2"]
    [refusal] = [one for one in book_of(game).refusals(game, seat_of(0)) if one.option.verb == "recovery"]
    assert (refusal.reason, refusal.rule) == ("looking", "T-RUL-10")
    choose(game, "recovery/s2", "recover/s2/1")
    assert "recovery/s1" not in standing(game)
    choose(game, *[f"on-top/{game.content.card_ids[card]}" for card in looked[:answers]])

    assert "recovery/s1" in standing(game)
    assert list(reversed(decks.deck(game, seat_of(0))[-3:])) == looked


# -- forced ----------------------------------------------------------------------------------------


@rule("T-DRAW-08", "T-RUL-02", "T-RUL-03")
def test_a_short_deck_forces_recoveries_until_the_cost_is_drawn():
    """It cannot be declined, covers a unit at least, and is repeated while cards are owed."""
    game = citadel_table(CLIFF, at="cliff", deck=1, pile=8)

    act(game, "climb")
    assert recover_options(game) == [f"recover/s1/{cards}" for cards in range(2, 9)]
    assert "decline" not in offered(game)
    choose(game, "recover/s1/2")
    assert recover_options(game) == [f"recover/s1/{cards}" for cards in range(2, 7)]
    choose(game, "recover/s1/2")

    assert life(game) == 8
    assert len(game.zones[tabletop.DRAWN]) == 5
    assert offered(game) == ["reveal"]


@rule("T-RUL-02", "T-RUL-05")
def test_a_pile_below_a_unit_is_recovered_whole():
    """With a single card in the pile it is taken, at the price of a unit."""
    game = citadel_table(CLIFF, at="cliff", deck=4, pile=1)

    act(game, "climb")

    assert life(game) == 9
    assert len(game.zones[tabletop.DRAWN]) == 5


@rule("T-RUL-01", "T-RUL-12")
def test_cards_that_exist_nowhere_are_waived():
    """Without deck and pile nothing is recovered or paid and the action goes on."""
    game = citadel_table(CLIFF, at="cliff", deck=2)

    act(game, "climb")

    assert life(game) == 10
    assert news(game, "draw-waived") == ["3"]
    assert offered(game) == ["reveal"]


@rule("T-RUL-07")
def test_survival_takes_the_last_life_point():
    """A forced Recovery that costs more than there is exhausts its player."""
    game = citadel_table(CLIFF, players=2, at="cliff", deck=1, pile=5, life=[1, 9], mode=zones.SURVIVAL)

    act(game, "climb")
    assert offered(game)[0].startswith("banish")

    assert life(game) == 0
    assert game.registers[tabletop.STATUS] == zones.UNCONSCIOUS


@rule("T-RUL-08", "T-RUL-115")
def test_additional_cards_never_force_a_recovery():
    """With an empty deck only revealing is left, unless the player recovers by choice and draws on."""
    game = citadel_table(CLIFF, at="cliff", deck=5, pile=4)

    act(game, "climb")
    assert offered(game) == ["reveal"]
    choose(game, "recovery", "recover/s1/2")
    assert offered(game) == ["draw", "reveal"]
    choose(game, "draw")

    assert len(game.zones[tabletop.DRAWN]) == 6
    assert life(game) == 9


@rule("T-RUL-09", "T-RUL-114")
def test_cards_of_this_action_cannot_be_recovered():
    """What is drawn or revealed is not in the pile; what is recovered gives nothing."""
    game = citadel_table(CLIFF, at="cliff", deck=["star", "left", "right", "fist", "flag"], pile=["wild"])

    act(game, "climb", "reveal")
    before = game.frames[0].icons
    choose(game, "recovery")
    assert recover_options(game) == ["recover/s1/1"]
    choose(game, "recover/s1/1")

    assert game.frames[0].icons == before == (1, 0, 1, 0, 0)
    assert offered(game)[0] == "count/2"


@rule("T-RUL-02")
def test_a_recovery_by_choice_makes_up_for_a_forced_one():
    """Who recovers of their own accord while one is demanded owes no second one."""
    game = citadel_table(CLIFF, at="cliff", deck=3, pile=4)

    act(game, "climb")
    choose(game, "recovery", "recover/s1/3")

    assert life(game) == 8
    assert pile_size(game) == 1
    assert offered(game) == ["draw", "reveal"]


# -- discarding from the deck, regaining -----------------------------------------------------------


@rule("T-ZONE-01", "T-ZONE-03", "T-RUL-117")
def test_cards_are_discarded_from_the_top_face_up():
    """They go to the pile of their owner, where everybody sees them."""
    game = citadel_table(players=2, deck=["star", "left", "right"])

    play(game, "discard 2 from the deck")

    assert pile(game) == ["left", "star"]
    assert news(game, "discarded-top") == ["star", "left"]
    assert deck_size(game) == 1
    assert deck_size(game, 1) == 10


@rule("T-ZONE-04", "T-RUL-03")
def test_a_deck_too_short_to_discard_from_forces_a_recovery():
    """What is there is discarded, a Recovery comes, the rest is discarded; again if need be."""
    game = citadel_table(deck=1, pile=2)

    play(game, "discard 4 from the deck")
    assert recover_options(game) == ["recover/s1/2", "recover/s1/3"]
    choose(game, "recover/s1/2")
    choose(game, "recover/s1/3")

    assert life(game) == 7
    assert (deck_size(game), pile_size(game)) == (2, 1)


@rule("T-RUL-01")
def test_nothing_is_paid_when_nothing_is_left_to_discard():
    """An empty deck and pile end it."""
    game = citadel_table(deck=0)

    play(game, "discard 2 from the deck")

    assert life(game) == 10


@rule("T-CONS-08")
def test_regaining_costs_nothing():
    """Random cards of the pile are shuffled in without any price."""
    game = citadel_table(CLIFF, at="cliff", deck=2, pile=3)

    act(game, "tend", "reveal", "do", "regain/2")

    assert life(game) == 10
    assert (deck_size(game), pile_size(game)) == (4, 1)


@rule("T-ZONE-01")
def test_a_revealed_card_that_is_discarded_is_its_drawers():
    """A card that leaves from among the revealed ones goes to the pile of who drew it."""
    text = CLIFF + '- {skill: spark, reflex: true, effects: ["climb: +1 success, price: discard this"]}'
    game = citadel_table(text, at="cliff", deck=["spark", "blank", "blank#2", "blank#3", "blank#4"])

    act(game, "climb", "reveal", "apply/spark")

    assert zone(game, "spark") == zones.DISCARD_PILES + seat_of(0)
    finish(game)
    assert hand(game) == []


@rule("T-RUL-01", "T-RUL-02")
@pytest.mark.parametrize("verb", ["climb", "swim"])
def test_where_no_card_may_be_recovered_the_missing_ones_are_waived(verb):
    """A text that lets a Recovery cover nothing leaves nothing to pay for; the action goes on with what is there."""
    text = CLIFF + (
        '- {number: 11, uid: stupor, back: green, kind: purse, effects: ["recovery covers at most 0 cards"]}\n'
    )
    game = citadel_table(text, at="cliff", purse=["stupor"], deck=2, pile=6, life=9)

    act(game, verb)
    finish(game)

    assert life(game) == 9
    assert deck_size(game) == 0
    assert game.pending_name() == "choose-action"


@rule("T-INFO-02")
def test_what_has_been_seen_of_a_deck_cannot_be_taken_back():
    """Cards from the top lie open now, so no answer before it can be given anew."""
    game = citadel_table(deck=["star", "left", "right"])
    before = game.barriers

    play(game, "discard 2 from the deck")

    assert game.barriers > before


@rule("T-RECO-05", "T-GEN-10")
def test_a_limit_on_recovery_binds_its_owner():
    """The first can recover two cards at a time, the second all four."""
    text = (
        '- {number: 90, uid: strap, back: green, kind: purse, effects: ["recovery covers at most 2 cards"]}'
    )
    game = citadel_table(text, players=2, purse=["strap"], pile=4)
    for skill in ("star", "left", "right", "fist"):
        game.move(card(game, skill), zones.DISCARD_PILES + 1)

    assert [max(recovery.affordable(game, seat)) for seat in range(2)] == [2, 4]
