"""What cards give to actions, in the words that both rulesets share."""

import pytest

import enduring
from fogbound.rules.common import tabletop
from playing import act, choose, deck_size, finish, hand, held, news, offered, play, refused, table, zone
from rulebook import rule

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, difficulty: 1, success: take 063, failure: take 105}
    - climb: {cost: 2, difficulty: 0, modifiers: [%s]}
- {number: 63, back: green, kind: quest item}
- {number: 30, back: green, kind: bonus, uid: token, effects: [%s]}
"""
CITADEL = """
- number: 20
  uid: quay
  back: green
  kind: terrain
  actions:
    - dig: {cost: 2, difficulty: 1, success: take 063, failure: lose 1 life}
- {number: 63, back: green, kind: quest item}
- {skill: token, effects: [%s]}
"""


def on_the_continent(effect, beside="", **settings):
    settings = {"deck": 9, "pile": 4, "hand": ["token"], **settings}
    return table(LAND % (beside, effect), at="020", **settings)


def at_the_citadel(effect, **settings):
    settings = {"deck": 9, "hand": ["token"], **settings}
    return enduring.citadel_table(CITADEL % effect, at="quay", **settings)


def test_successes_are_given_and_taken_away():
    """On the Continent they are stars: one more makes the action succeed, one fewer lets it fail again."""
    game = on_the_continent('"dig: +1 success"')
    finish(act(game, "dig", "reveal", "apply/token"))
    assert zone(game, "063") == tabletop.QUESTS

    game = on_the_continent('"must dig: -1 success"', deck=["star", "blank", "blank#2"])
    finish(act(game, "dig", "reveal"))
    assert "105" in held(game)


def test_a_text_adds_successes_in_the_course_of_an_action():
    """What is obtained after the reveal counts; what an involved explorer obtains counts as well."""
    game = on_the_continent(
        '"dig: after the reveal, may obtain +1 success"', explorers=2, hands={0: [], 1: ["token"]}
    )
    act(game, "dig", "trade/0", "reveal", joined=[1])
    assert offered(game) == ["apply/token/1", "done"]
    choose(game, "apply/token", "keep-none")

    assert zone(game, "063") == tabletop.QUESTS


@rule("C-RES-09")
@pytest.mark.parametrize(
    ("moment", "told"),
    [("before the draw", ["2", "2"]), ("before the reveal", ["2", "2"]), ("after the reveal", ["2", "2"])],
)
def test_what_must_be_done_at_a_moment_is_not_asked(moment, told):
    """It happens by itself, once in the action, and nothing is offered."""
    game = on_the_continent(f'"must dig: {moment}, restore 2 random"')
    act(game, "dig", "reveal")
    assert news(game, "restored") == told[:1]
    assert "apply/token" not in offered(game)

    finish(game)
    act(game, "dig", "reveal")
    assert news(game, "restored") == told


def test_what_must_be_done_on_success_waits_for_one():
    """After a failure nothing comes of it."""
    game = on_the_continent('"must any: on success, restore 1 random"')
    finish(act(game, "dig", "reveal"))
    assert news(game, "restored") == []

    finish(act(game, "climb", "reveal"))
    assert news(game, "restored") == ["1"]


def test_what_must_be_done_may_stand_beside_an_action():
    """It speaks to the active explorer."""
    game = on_the_continent('"dig: cost +0"', '"must any: before the draw, lose 1 card"')
    act(game, "climb", "reveal")

    assert deck_size(game) == 9 - 1 - 2


def test_of_effects_in_a_list_one_is_used_in_an_action():
    """The others are no longer offered then, and are there again in the next action."""
    game = on_the_continent('["dig: cost -1", "dig: +1 success"]')
    act(game, "dig")
    assert offered(game) == ["apply/token/1", "done"]
    choose(game, "apply/token/1", "reveal")
    assert "apply/token/2" not in offered(game)

    finish(game)
    act(game, "dig", "done", "reveal")
    assert "apply/token/2" in offered(game)


def test_two_lists_on_a_card_exclude_nothing_of_each_other():
    """One effect of each may be used."""
    game = on_the_continent('["dig: cost -1", "dig: +1 success"], ["dig: cost -1", "climb: cost -1"]')
    act(game, "dig", "apply/token/1", "apply/token/3")

    assert offered(game) == ["draw", "reveal"]


def test_copies_of_a_card_exclude_nothing_of_each_other():
    """A list on one card says nothing of the other card."""
    cards = LAND.replace("kind: bonus, uid: token", "kind: bonus, uid: token, copies: 2")
    game = table(
        cards % ("", '["dig: cost -1", "dig: +1 success"]'), at="020", deck=9, hand=["token", "token#2"]
    )
    act(game, "dig", "apply/token/1", "done", "reveal")

    assert offered(game) == ["apply/token#2/2", "done"]


def test_effects_that_must_be_applied_exclude_nothing():
    """The loader refuses them in a list, and what serves no action."""
    for wrong in ("must dig: cost -1", "when you arrive: take 105", "hand limit +1"):
        faults = refused(LAND % ("", f'["dig: +1 success", "{wrong}"]'))
        assert [fault for fault in faults if "exclude each other" in fault]


def test_additional_cards_are_limited_at_the_citadel():
    """Beyond the cost only so many more are drawn; without the card any number is."""
    game = at_the_citadel(
        '"at most 1 additional cards"', deck=["blank", "blank#2", "blank#3", "blank#4", "blank#5"]
    )
    enduring.act(game, "dig", "draw")
    assert enduring.offered(game) == ["reveal"]
    assert enduring.deck_size(game) == 5 - 3

    free = at_the_citadel('"climb: cost -1"', deck=["blank", "blank#2", "blank#3", "blank#4", "blank#5"])
    enduring.act(free, "dig", "draw")
    assert enduring.offered(free) == ["draw", "reveal"]


def test_additional_cards_of_others_are_not_limited():
    """At the Citadel the limit on a card in a hand is that of its owner."""
    game = at_the_citadel('"at most 0 additional cards"', players=2, hand=[], hands={1: ["token"]})
    choose(game, "dig/s1/quay", "join/s2", "accept")
    assert enduring.offered(game) == ["draw", "reveal"]


def test_something_is_done_before_the_reveal_at_the_citadel():
    """It is offered to the active player when the last card is drawn, and none of them lies open yet."""
    game = at_the_citadel('"any: before the reveal, may gain 1 life"')
    enduring.act(game, "dig", "draw", "reveal")
    assert game.pending_name() == "use-before-reveal"
    assert not [card for card in game.zones[tabletop.DRAWN] if game.known.get(card, 0)]
    choose(game, "apply")

    told = [item.what for item in game.news]
    assert told[told.index("applied") :][:3] == ["applied", "life-gained", "revealed"]


def test_what_must_be_done_before_the_reveal_is_not_asked_at_the_citadel():
    """It happens by itself, once."""
    game = at_the_citadel('"must any: before the reveal, lose 1 life"')
    enduring.act(game, "dig", "reveal")

    told = [item.what for item in game.news]
    assert told[told.index("applied") :][:3] == ["applied", "life-lost", "revealed"]
    assert told.count("applied") == 1


def test_a_die_is_rolled_against_a_number():
    """Above the number one thing happens, otherwise another: with 0 always the first, with 6 never."""
    game = on_the_continent('"dig: cost +0"')
    play(game, "{roll above: 0, do: take 063, else: take 105}")
    play(game, "{roll above: 6, do: take 106, else: take 105}")

    assert zone(game, "063") == tabletop.QUESTS
    assert hand(game) == ["105", "token"]
