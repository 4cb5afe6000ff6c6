"""Step 3, Result: successes on cards and by effects, class icons, Reflexes, the comparison."""

import pytest

from enduring import act, choose, citadel_table, finish, hand, life, offered, pile, zone
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.result import best_count
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Strip
from rulebook import rule

HALL = """
- number: 10
  uid: hall
  back: green
  kind: terrain
  actions:
    - climb: {cost: 4, difficulty: 2, success: gain 1 life, failure: lose 1 life}
    - fight: {cost: 3, chain: true, difficulty: 2, success: gain 1 life, failure: suffer 2 damage}
    - think: {cost: 0, chain: true, difficulty: 1}
    - dodge: {cost: 3, difficulty: 1, failure: each involved suffers 3 damage}
    - dig: {cost: 3, difficulty: 9, failure: lose 3 life}
- {number: 11, uid: flail, back: green, kind: purse, effects: ["climb, fight: 3 any for +1 success, max 2"]}
- {number: 12, uid: lens, back: green, kind: purse, effects: ["fight: 1 extra card", "climb: 1 extra card"]}
- {number: 13, uid: glove, back: green, kind: purse, effects: ["climb: 1 hand for +1 success"]}
- {number: 14, uid: boots, back: green, kind: purse, effects: ["climb: 1 fist or 1 hand for +1 success, max 2"]}
- {number: 15, uid: horn, back: green, kind: purse, effects: ["climb: 2 flag for: gain 3 life, max 1"]}
- {skill: stealth, effects: ["fight, dodge: 2 hand", "fight, dodge: 1 any for +1 success, max 1"]}
- {skill: burst, strip: {stars: 1}, effects: ["climb: +1 success"]}
- skill: flinch
  reflex: true
  strip: {icons: [wild]}
  copies: 2
  effects: ["fight, dodge: 1 target to cancel 2 damage, max 1"]
- {skill: twitch, reflex: true, effects: ["fight: +1 success"]}
- {skill: stumble, reflex: true, effects: ["must fight: after the reveal, lose 1 life"]}
- {skill: shield, effects: ["fight, dodge: cancel 1 damage"]}
"""


def hall(deck, **settings):
    return citadel_table(HALL, at="hall", deck=deck, **settings)


@rule("T-RES-01", "T-INFO-09")
def test_all_drawn_cards_are_revealed_together():
    """Nothing is known before the reveal, everything after it."""
    game = hall(["fist", "star", "left", "right"])
    act(game, "climb")
    assert game.known == {}

    choose(game, "reveal")

    assert sorted(game.known) == sorted(this_pass(game).drawn)


@rule("T-RES-02", "T-RES-03", "T-RES-04")
@pytest.mark.parametrize(
    ("deck", "successes"),
    [
        (["star", "star#2", "blank", "blank#2"], 2),
        (["left", "right", "blank", "blank#2"], 1),
        (["left", "left#2", "left#3", "left#4"], 0),
        (["left", "right", "right#2", "right#3"], 1),
        (["left", "left#2", "right", "right#2"], 2),
        (["left", "right", "right#2", "star"], 2),
    ],
)
def test_stars_and_pairs_of_halves_are_successes(deck, successes):
    """A star is one success, a left and a right half together are one, each half in one pair."""
    game = act(hall(deck), "climb", "reveal")

    if successes:
        assert offered(game)[0] == f"count/{successes}"
    else:
        assert life(game) == 9


@rule("T-RES-05", "T-RUL-31")
def test_fewer_successes_than_obtained_may_be_counted():
    """Who wants to fail counts none."""
    game = act(hall(["star", "star#2", "blank", "blank#2"]), "climb", "reveal")
    assert offered(game) == ["count/2", "count/1", "count/0"]

    choose(game, "count/0")

    assert life(game) == 9


@rule("T-RES-06", "T-RES-08", "T-EX-15")
def test_a_chain_counts_so_many_cards_as_the_default_cost():
    """Six stars lie there, three of them count."""
    game = act(hall(["star", *(f"star#{at}" for at in range(2, 7))]), "fight", *["draw"] * 3, "reveal")

    assert offered(game)[0] == "count/3"


@rule("T-RES-09", "T-EX-15")
def test_an_extra_card_counts_beyond_the_chain():
    """With the lens a fourth star counts."""
    game = hall(["star", *(f"star#{at}" for at in range(2, 7))], purse=["lens"])
    act(game, "fight", "select/lens", *["draw"] * 3, "reveal", "apply/lens/1")

    assert offered(game)[0] == "count/4"


@rule("T-RES-06")
@pytest.mark.parametrize(
    ("strips", "limit", "best"),
    [
        ([(1, 0, 0), (0, 1, 0), (0, 0, 1)], 2, 1),
        ([(1, 0, 0), (0, 1, 0), (0, 0, 1)], 3, 2),
        ([(0, 1, 0), (0, 1, 1), (0, 0, 1)], 2, 1),
        ([(0, 2, 0), (0, 0, 2), (1, 0, 0)], 2, 2),
        ([(1, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1)], 2, 3),
        ([(2, 0, 0), (1, 0, 0)], 0, 0),
    ],
)
def test_the_cards_that_count_are_the_best_ones(strips, limit, best):
    """Of all choices of so many cards the one with the most successes."""
    assert best_count([Strip(*strip) for strip in strips], limit) == best


CHEAP = """
- number: 20
  uid: pit
  back: green
  kind: terrain
  actions:
    - fight: {cost: 3, chain: true, difficulty: 9}
- {number: 21, uid: knife, back: green, kind: purse, effects: ["fight: cost -2"]}
- {number: 22, uid: mire, back: green, kind: global event, effects: ["any: cost +2"]}
"""
STARS = ["star", *(f"star#{at}" for at in range(2, 8))]


@rule("T-RES-07")
def test_the_limit_of_a_chain_is_the_printed_cost():
    """Saving cards does not shorten a chain, paying more does not lengthen it, nor does drawing more."""
    game = citadel_table(CHEAP, at="pit", deck=STARS, purse=["knife"])
    act(game, "fight", "select/knife", "apply/knife/1", "save/2", *["draw"] * 4, "reveal")
    assert offered(game)[0] == "count/3"

    game = citadel_table(CHEAP, at="pit", deck=STARS, globals_=["mire"])
    act(game, "fight", "reveal")
    assert offered(game)[0] == "count/3"


@rule("T-RES-10", "T-RES-13")
def test_a_chain_limits_neither_icons_nor_effects():
    """Icons on all revealed cards are obtained, whichever cards count."""
    game = hall(["star", "star#2", "star#3", "fist", "grip", "flag"], purse=["flail"])

    act(game, "fight", "select/flail", *["draw"] * 3, "reveal")
    finish_icons(game)

    assert offered(game)[0] == "count/4"


@rule("T-RES-11")
def test_result_areas_count_only_when_revealed_in_this_step():
    """A star in the hand, or discarded from the deck by an effect, is no success."""
    text = """
- number: 20
  uid: pit
  back: green
  kind: terrain
  actions:
    - dig: {cost: 1, difficulty: 1, failure: lose 1 life}
- {skill: shove, effects: ["dig: before the draw, may discard 1 from the deck"]}
"""
    game = citadel_table(text, at="pit", deck=["star", "blank"], hand=["shove", "star#2"])

    act(game, "dig", "apply/shove/1", "reveal")

    assert pile(game) == ["blank", "star"]
    assert life(game) == 9


@rule("T-RES-12")
def test_an_applied_effect_adds_successes():
    """The burst in hand adds one."""
    game = act(hall(["star", "blank", "blank#2", "blank#3"], hand=["burst"]), "climb", "reveal")
    assert offered(game) == ["apply/burst/1", "count/1", "count/0"]

    choose(game, "apply/burst/1")

    assert offered(game)[0] == "count/2"


@rule("T-RES-14")
def test_icons_alone_do_nothing():
    """Four icons without an effect that spends them are no success."""
    game = act(hall(["fist", "grip", "flag", "wild"]), "climb", "reveal")

    assert life(game) == 9


@rule("T-EX-05", "T-RES-15", "T-RES-17")
@pytest.mark.parametrize("icons", [7, 10])
def test_a_conversion_is_applied_so_often_as_it_says(icons):
    """Seven icons or ten: the flail makes two successes of six."""
    cards = ["fist", *(f"fist#{at}" for at in range(2, 7)), *["grip", "grip#2", "grip#3", "grip#4"]]
    game = hall(cards[:icons], purse=["flail"])
    act(game, "climb", "select/flail", *["draw"] * (icons - 4), "reveal")

    finish_icons(game)

    assert offered(game)[0] == "count/2"
    assert sum(this_pass(game).icons) == icons - 6


def finish_icons(game):
    """Convert for as long as it can be done, paying with whatever is offered first."""
    for _ in range(40):
        wanted = [found for found in offered(game) if found.startswith(("convert/", "pay-"))]
        if not wanted:
            return
        choose(game, wanted[0])


@rule("T-EX-06", "T-RES-13")
def test_a_skill_in_hand_grants_icons_and_spends_them():
    """Stealth brings two icons and turns one into a success; the other remains."""
    game = act(hall(["blank", "blank#2", "blank#3"], hand=["stealth"]), "dodge", "reveal", "apply/stealth/1")
    choose(game, "convert/stealth/2")

    assert offered(game) == ["count/1", "count/0"]
    assert sum(this_pass(game).icons) == 1


@rule("T-EX-06")
def test_either_effect_of_a_skill_may_be_left_alone():
    """The icons of stealth are not needed to spend one that was revealed; a climb knows nothing of it."""
    game = hall(["flag", "blank", "blank#2"], hand=["stealth"])
    act(game, "dodge", "reveal")
    assert offered(game) == ["apply/stealth/1", "convert/stealth/2", "count/0"]
    choose(game, "convert/stealth/2")
    assert offered(game)[:2] == ["apply/stealth/1", "count/1"]

    game = act(hall(["flag", "blank", "blank#2", "blank#3"], hand=["stealth"]), "climb", "reveal")
    assert life(game) == 9


@rule("T-RES-16", "T-TURN-12", "T-TURN-13")
def test_only_the_active_player_spends_icons():
    """The glove of a companion who takes part converts nothing."""
    game = citadel_table(
        HALL, at="hall", players=2, deck=["grip", "grip#2", "blank", "blank#2"], purses={1: ["glove"]}
    )

    act(game, "climb", "reveal", joined=[1])

    assert life(game) == 9


@rule("T-RES-18", "T-RUL-21")
def test_a_wild_icon_stands_for_one_of_the_four():
    """Two wild icons turn as if they were hands, each on its own; a fist does not."""
    game = hall(["wild", "wild#2", "fist", "blank"], purse=["glove"])
    act(game, "climb", "select/glove", "reveal", "convert/glove/1", "convert/glove/1")

    assert offered(game) == ["count/2", "count/1", "count/0"]
    assert this_pass(game).icons == (1, 0, 0, 0, 0)


@rule("T-RES-19", "T-RUL-21")
def test_any_is_paid_with_any_icon():
    """The flail takes three of the four icons and asks which; one is left."""
    game = hall(["fist", "aim", "wild", "flag"], purse=["flail"])
    act(game, "climb", "select/flail", "reveal", "convert/flail/1")
    assert offered(game) == ["pay-fist/flail", "pay-flag/flail", "pay-target/flail", "pay-wild/flail"]

    choose(game, "pay-target", "pay-wild", "pay-fist")

    assert offered(game) == ["count/1", "count/0"]
    assert this_pass(game).icons == (0, 0, 1, 0, 0)


@rule("T-RES-19")
def test_each_application_may_be_paid_with_the_other_icon():
    """The boots take a fist once and a hand the other time; a third time they do not serve."""
    game = hall(["fist", "grip", "grip#2", "blank"], purse=["boots"])
    act(game, "climb", "select/boots", "reveal", "convert/boots/1", "pay-fist", "convert/boots/1")

    assert offered(game) == ["count/2", "count/1", "count/0"]
    assert this_pass(game).icons == (0, 1, 0, 0, 0)


@rule("T-RES-20")
def test_icons_may_buy_something_else():
    """Two flags sound the horn."""
    game = hall(["flag", "flag#2", "blank", "blank#2"], purse=["horn"])

    act(game, "climb", "select/horn", "reveal", "convert/horn/1")

    assert life(game) == 13 - 1


@rule("T-RUL-20")
def test_a_conversion_without_a_limit_takes_as_many_icons_as_there_are():
    """Four hands make four successes with the glove."""
    game = hall(["grip", "grip#2", "grip#3", "grip#4"], purse=["glove"])
    act(game, "climb", "select/glove", "reveal")

    finish_icons(game)

    assert offered(game)[0] == "count/4"


@rule("T-RES-21", "T-RUL-26")
def test_a_reflex_works_when_revealed_and_not_from_the_hand():
    """The twitch adds a success when it is drawn; held in hand it does nothing."""
    game = act(hall(["twitch", "star", "blank"]), "fight", "reveal")
    assert offered(game) == ["apply/twitch/1", "count/1", "count/0"]

    game = act(hall(["star", "blank", "blank#2"], hand=["twitch"]), "fight", "reveal")
    assert offered(game) == ["count/1", "count/0"]


@rule("T-RES-21")
def test_a_reflex_needs_a_matching_condition():
    """The twitch is for fights, not for climbing."""
    game = act(hall(["twitch", "star", "blank", "blank#2"]), "climb", "reveal")

    assert offered(game) == ["count/1", "count/0"]


@rule("T-RES-22", "T-RUL-25")
def test_all_revealed_reflexes_may_be_applied_whatever_the_chain_counts():
    """Three stars fill the chain; twitch and flinch work beside them, the stumble must."""
    game = hall(["star", "star#2", "star#3", "twitch", "stumble"])
    act(game, "fight", "draw", "draw", "reveal")
    assert life(game) == 9

    choose(game, "apply/twitch/1")

    assert offered(game)[0] == "count/4"


@rule("T-RES-23")
def test_other_skills_work_from_the_hand_only():
    """The burst that is revealed gives its star and not its effect."""
    game = act(hall(["burst", "blank", "blank#2", "blank#3"]), "climb", "reveal")

    assert offered(game) == ["count/1", "count/0"]


@rule("T-RUL-22", "T-RUL-23", "T-RES-20")
def test_an_icon_held_back_cancels_damage_when_it_falls():
    """The wild icon of the flinch itself turns two damage away; without it they cost two life points."""
    game = act(hall(["flinch", "blank", "blank#2"]), "fight", "reveal", "count/0")
    assert offered(game) == ["convert/flinch/1", "done"]
    choose(game, "convert/flinch/1")
    assert life(game) == 10

    game = act(hall(["flinch", "blank", "blank#2"]), "fight", "reveal", "count/0", "done")
    assert life(game) == 8


@rule("T-RUL-24")
def test_cancelling_protects_only_who_applies_it():
    """Three damage for each: the active player cancels two of theirs, the companion none."""
    game = hall(["flinch", "blank", "blank#2"], players=2)

    act(game, "dodge", "reveal", "count/0", "convert/flinch/1", joined=[1])

    assert life(game, 0) == 9
    assert life(game, 1) == 7


@rule("T-RUL-22")
def test_what_was_not_used_is_gone_with_the_action():
    """Icons and cancelled damage of one action do not serve the next."""
    game = hall(["flinch", "blank", "blank#2", *["blank#3", "blank#4", "blank#5"]])
    act(game, "fight", "reveal", "convert/flinch/1")
    assert life(game) == 10

    act(game, "fight", "reveal")

    assert life(game) == 8


@rule("T-LIFE-07", "T-RUL-23")
def test_losing_life_points_is_no_damage():
    """A shield does not help against a loss."""
    game = act(hall(["blank", "blank#2", "blank#3"], hand=["shield"]), "dig", "reveal")

    assert life(game) == 7


@rule("T-RUL-27")
def test_a_skill_paid_as_a_price_lies_in_the_pile_at_once():
    """It may come back by a Recovery of the same action."""
    text = """
- number: 20
  uid: pit
  back: green
  kind: terrain
  actions:
    - dig: {cost: 1, difficulty: 9}
- {skill: spade, effects: ["dig: cost -1, price: discard this"]}
"""
    game = citadel_table(text, at="pit", hand=["spade"], deck=1)

    act(game, "dig", "apply/spade/1")
    assert pile(game) == ["spade"]
    choose(game, "recovery", "recover/s1/1")

    assert pile(game) == []
    assert life(game) == 9


@rule("T-RUL-30")
def test_a_chain_of_nothing_counts_no_star():
    """With a default cost of 0 a star that was drawn in addition does not count."""
    game = act(hall(["star", "blank"]), "think", "draw", "reveal")

    assert offered(game)[0].startswith("climb/")
    assert pile(game) == ["star"]


@rule("T-RUL-32")
def test_effects_come_in_any_order_until_the_comparison():
    """Icons may be obtained after others were spent; only the counting closes the step."""
    game = hall(["flag", "blank", "blank#2"], hand=["stealth"])
    act(game, "dodge", "reveal", "convert/stealth/2", "apply/stealth/1")

    assert offered(game) == ["count/1", "count/0"]
    assert this_pass(game).icons == (0, 2, 0, 0, 0)


@rule("T-RUL-113")
def test_extra_cards_are_of_no_use_without_a_chain():
    """In a climb without a chain the lens is not offered."""
    game = hall(["star", "blank", "blank#2", "blank#3"], purse=["lens"])

    act(game, "climb", "select/lens", "reveal")

    assert offered(game) == ["count/1", "count/0"]


@rule("T-RUL-26", "T-CONS-05")
def test_a_reflex_is_discarded_like_any_revealed_card():
    """Without an effect that keeps it, the twitch goes to the pile."""
    game = finish(act(hall(["twitch", "blank", "blank#2"]), "fight"))

    assert zone(game, "twitch") != tabletop.DRAWN
    assert hand(game) == []


@rule("T-RES-15", "T-RES-18")
def test_no_icon_is_offered_that_the_rest_of_the_price_needs():
    """A fist or a hand, and a fist: of one fist, one hand and one flag the fist is kept for what only it can pay."""
    text = """
- {number: 60, uid: crag, back: green, kind: terrain, actions: [climb: {cost: 3}]}
- {number: 61, uid: hooks, back: green, kind: purse,
   effects: ["climb: 1 fist or 1 hand and 1 fist for +1 success, max 1"]}
"""
    game = citadel_table(text, at="crag", purse=["hooks"], deck=["fist", "grip", "flag", "blank"])

    act(game, "climb", "select/hooks", "reveal", "convert/hooks/1")

    assert this_pass(game).icons == (0, 0, 1, 0, 0)
