"""Effects of the Result step clause by clause: what each icon buys, which Skills work from where, in which order."""

import pytest

from enduring import act, blocked, choose, citadel_table, finish, life, offered, pile
from fogbound.rules.citadel.frames import this_pass
from rulebook import rule

HALL = """
- number: 10
  uid: hall
  back: green
  kind: terrain
  actions:
    - climb: {cost: 2, difficulty: 2, success: gain 1 life, failure: lose 1 life}
    - fight: {cost: 2, difficulty: 2, failure: suffer 3 damage}
    - dig: {cost: 2, difficulty: 2, success: gain 1 life, failure: lose 1 life}
- {number: 11, uid: vice, back: green, kind: purse, effects: ["climb: 1 %s for +1 success"]}
- {number: 12, uid: first, back: green, kind: purse, effects: ["climb: 1 flag for +1 success"]}
- {number: 13, uid: second, back: green, kind: purse, effects: ["climb: 1 flag for: gain 5 life"]}
- {number: 14, uid: post, back: green, kind: permanent event, placement: [west], effects: ["climb: 1 fist"]}
- {number: 15, uid: idol, back: green, kind: quest item, effects: ["climb: 1 target"]}
- {number: 16, uid: tide, back: green, kind: global event, effects: ["climb: 1 flag"]}
- {skill: mastery, advanced: true, strip: {stars: 1}, effects: ["climb: +1 success"]}
- {skill: habit, own: bartholt, strip: {stars: 1}, effects: ["climb: +1 success"]}
- {skill: twitch, reflex: true, effects: ["climb: +1 success"]}
- {skill: spasm, reflex: true, effects: ["climb: +2 successes"]}
- {skill: cramp, reflex: true, effects: ["must climb: -1 success"]}
- {skill: shove, effects: ["climb: before the draw, may discard 1 from the deck"]}
- {skill: spade, effects: ["dig: +2 successes, price: block this"]}
"""


def hall(deck, icon="fist", **settings):
    """The second player is in the hall with this deck; the first is elsewhere."""
    given = {"players": 2, "at": "field", "board": {(1, 0): "hall"}, "where": {1: "hall"}, **settings}
    return citadel_table(HALL % icon, decks={1: deck}, **given)


@rule("T-RES-18", "T-RUL-21", "T-RES-14")
@pytest.mark.parametrize(
    ("icon", "shown"), [("fist", "fist"), ("hand", "grip"), ("flag", "flag"), ("target", "aim")]
)
def test_each_class_icon_is_paid_by_its_like_or_by_a_wild_one(icon, shown):
    """The icon itself and a wild one buy a success each; each of the other three buys nothing."""
    others = [other for other in ("fist", "grip", "flag", "aim") if other != shown]
    game = hall([shown, "wild", *others], icon, purses={1: ["vice"]})

    act(game, "climb", "select/vice", *["draw"] * 3, "reveal", seat=1)
    paid = 0
    while "convert/vice/1" in offered(game):
        choose(game, "convert/vice/1")
        if offered(game)[0].startswith("pay-"):
            choose(game, f"pay-{icon}")
        paid += 1

    assert paid == 2
    assert offered(game)[0] == "count/2"
    assert (sum(this_pass(game).icons), this_pass(game).icons[4]) == (3, 0)


@rule("T-RES-15", "T-RES-20")
def test_an_icon_is_spent_for_one_effect_only():
    """One flag, two cards that want it: what the one has taken is gone for the other."""
    for chosen, other in (("first", "second"), ("second", "first")):
        game = hall(["flag", "blank"], purses={1: ["first", "second"]})
        act(game, "climb", "select/first", "select/second", "reveal", seat=1)
        assert {"convert/first/1", "convert/second/1"} <= set(offered(game))

        choose(game, f"convert/{chosen}/1")

        assert f"convert/{other}/1" not in offered(game)
        assert f"convert/{chosen}/1" not in offered(game)


@rule("T-RES-13", "T-RUL-108")
def test_icons_come_from_every_card_that_serves_the_active_player():
    """Attached event, Quest item and Global event grant icons beside the revealed cards, without selection."""
    game = hall(["grip", "star"], board={(1, 0): "hall", (2, 0): "post"}, quests=["idol"], globals_=["tide"])

    act(game, "climb", "reveal", "apply/post/1", "apply/idol/1", "apply/tide/1", seat=1)

    assert this_pass(game).icons == (1, 1, 1, 1, 0)


@rule("T-RES-23", "T-RES-11", "T-GEAR-09")
@pytest.mark.parametrize("skill", ["mastery", "habit"])
def test_character_and_advanced_skills_work_from_the_hand_only(skill):
    """Revealed they give their star and no effect; held they give their effect and no star."""
    game = act(hall([skill, "blank"]), "climb", "reveal", seat=1)
    assert offered(game) == ["count/1", "count/0"]

    game = act(hall(["blank", "blank#2"], hands={1: [skill]}), "climb", "reveal", seat=1)
    assert offered(game) == [f"apply/{skill}/1", "count/0"]


@rule("T-RES-21", "T-RES-11")
def test_a_reflex_that_an_effect_discards_does_nothing():
    """It must be revealed in this step: thrown from the deck before the draw it is lost."""
    game = hall(["twitch", "star", "blank"], hands={1: ["shove"]})

    act(game, "climb", "apply/shove/1", "reveal", seat=1)

    assert pile(game, 1) == ["twitch"]
    assert offered(game) == ["count/1", "count/0"]


@rule("T-RES-22", "T-RUL-25")
@pytest.mark.parametrize("order", [("twitch", "spasm"), ("spasm", "twitch")])
def test_reflexes_are_applied_in_any_order_and_may_be_left_alone(order):
    """Both are on offer, one does not close the other, and neither has to be used."""
    game = hall(["twitch", "spasm"])
    act(game, "climb", "reveal", seat=1)
    assert offered(game) == ["apply/twitch/1", "apply/spasm/1", "count/0"]

    copy = choose(game.clone(), "count/0")
    assert life(copy, 1) == 9
    choose(game, *(f"apply/{one}/1" for one in order))

    assert offered(game)[0] == "count/3"


@rule("T-RUL-25", "T-GEAR-07")
def test_a_reflex_that_binds_is_applied_without_being_asked():
    """The cramp takes a success away; the twitch beside it stays a choice."""
    game = act(hall(["cramp", "twitch", "star", "star#2"]), "climb", "draw", "draw", "reveal", seat=1)

    assert offered(game) == ["apply/twitch/1", "count/1", "count/0"]


@rule("T-GEAR-15", "T-ZONE-08", "T-RUL-116")
def test_a_skill_may_be_blocked_as_the_price_of_its_effect():
    """The spade goes under its owner's Character card, not to a pile, and serves no second time."""
    game = hall(["blank", "blank#2", "blank#3", "blank#4"], hands={1: ["spade"]})

    act(game, "dig", "reveal", "apply/spade/1", seat=1)
    assert offered(game)[0] == "count/2"
    finish(game)

    assert (blocked(game, 0), blocked(game, 1)) == ([], ["spade"])
    assert life(game, 1) == 11
    act(game, "dig", "reveal", seat=1)
    assert life(game, 1) == 10
