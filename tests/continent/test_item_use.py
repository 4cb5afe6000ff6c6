"""Items put to use: which actions they serve and offer (section 17 of the catalogue)."""

import pytest

from continent.workshop import WORKSHOP
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, card, choose, deck_size, finish, inventory, news, offered, table, zone
from rulebook import rule
from second_seat import seat_of

CARDS = (
    WORKSHOP
    + """\
- number: 23
  back: green
  kind: terrain
  area: I
  no-camp: true
  resources: [wood]
"""
)


@rule("C-EX-25", "C-ITEM-06", "C-CARD-16")
def test_an_item_serves_only_the_types_it_shows():
    """The can helps craft and dig, nothing else, and offers no action of its own."""
    game = table(CARDS, at="020", hand=["raft"], items=[(["030"], 4)], deck=20)
    types = {option.split("/")[0] for option in offered(game)}
    act(game, "observe")
    observing = offered(game)
    finish(game)
    act(game, "dig")
    digging = offered(game)
    finish(game)
    act(game, "craft")

    assert types == {"observe", "dig", "craft"}
    assert "use-item/030" not in observing
    assert "use-item/030" in digging
    assert "use-item/030" in offered(game)


@rule("C-EX-26", "C-USE-01", "C-LEG-06", "C-TURN-11")
def test_a_flint_offers_craft_in_hand_and_fire_in_the_inventory():
    """Crafted, its make-fire action costs a pip and is refused where camping is forbidden."""
    in_hand = table(CARDS, at="022", hand=["flint"], deck=9)
    crafted = table(CARDS, at="022", items=[(["flint"], 2)], deck=9)
    forbidden = table(CARDS, at="023", items=[(["flint"], 2)], deck=9)
    offers = offered(in_hand), offered(crafted), offered(forbidden)
    finish(act(crafted, "make-fire"))

    assert offers == (["craft/s1/flint"], ["make-fire/s1/flint"], ["concede"])
    assert inventory(crafted) == [(["flint"], 1)]
    assert zones.fire_on(crafted, card(crafted, "022"))


@rule("C-USE-03")
def test_an_item_without_a_die_cannot_be_used():
    """Its last pip used in this action, it is no use for another one until it is gone."""
    game = table(CARDS, at="020", items=[(["030"], 1)], deck=9)
    act(game, "dig", "use-item/030")
    still_there = inventory(game)
    finish(game)

    assert still_there == [(["030"], 0)]
    assert inventory(game) == []


@rule("C-USE-04")
def test_quest_items_are_used_freely():
    """An action on a quest item costs no durability and serves any player."""
    cards = (
        CARDS
        + """
- number: 60
  back: green
  kind: quest item
  actions:
    - think: {cost: 0}
"""
    )
    game = table(cards, at="022", explorers=2, satchel=["060"], deck=9)
    finish(act(game, "think", seat=1))

    assert zone(game, "060") == zones.SATCHEL
    assert offered(game) == ["think/s1/060", "think/s2/060"]


@rule("C-USE-03")
def test_an_action_on_an_item_without_a_die_is_not_offered():
    """Its cards may still lie there; its action cannot be taken."""
    game = table(CARDS, at="022", items=[(["flint"], 1)], deck=9)
    before = offered(game)
    game.values[zones.columns(game, seat_of(0))[0]] = 0
    game.advance()

    assert before == ["make-fire/s1/flint"]
    assert offered(game) == ["concede"]


LINES = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - climb: {cost: 1, difficulty: 3, success: take 063, failure: take 105}
- {number: 63, back: green, kind: quest item}
- {number: 30, back: green, kind: item, durability: 3, uid: line,
   effects: ["instead of failing climb: may lose 1 card"]}
- {number: 31, back: green, kind: item, durability: 3, uid: cord, keywords: [rope],
   effects: ["at the end of climb, if rope was used: restore 1 random"]}
- {number: 32, back: green, kind: item, durability: 3, uid: thread,
   effects: ["at the end of climb, if this was used: restore 1 random"]}
- {number: 33, back: green, kind: item, durability: 3, uid: torch,
   effects: ["climb: cost -1", "at the end of any, if you are involved: banish this"]}
"""


@rule("C-ITEM-06", "C-ITEM-07")
def test_an_item_turns_a_failure_only_when_it_was_used():
    """The line serves a climb by this alone, so it may be used; left at the belt it does nothing."""
    unused = table(LINES, at="020", items=[(["line"], 3)], deck=9)
    act(unused, "climb", "done", "reveal", "keep-none")
    used = table(LINES, at="020", items=[(["line"], 3)], deck=9)
    act(used, "climb", "use-item/line", "reveal", "keep-none")

    assert "turn-failure/line" not in offered(unused)
    assert offered(used) == ["turn-failure/line", "decline/line"]


@rule("C-RUL-82")
def test_an_item_used_with_its_last_pip_still_turns_a_failure():
    """It is gone from the Discard step on, and its effect holds to the end of the action."""
    game = table(LINES, at="020", items=[(["line"], 1)], deck=9)
    act(game, "climb", "use-item/line", "reveal", "keep-none", "turn-failure/line")

    assert inventory(game) == []
    assert zone(game, "063") == zones.SATCHEL


@pytest.mark.parametrize("name", ["cord", "thread"])
@pytest.mark.parametrize("die", [2, 1])
@rule("C-RUL-82", "C-ITEM-07")
def test_what_a_used_item_brings_at_the_end_comes_with_its_last_pip_too(name, die):
    """And never if the item was not used."""
    used = table(LINES, at="020", items=[([name], die)], deck=9, pile=4)
    finish(act(used, "climb", f"use-item/{name}"))
    unused = table(LINES, at="020", items=[([name], die)], deck=9, pile=4)
    finish(act(unused, "climb", "done"))

    assert news(used, "restored") == ["1"]
    assert news(unused, "restored") == []


@rule("C-RUL-82", "C-CARD-19")
def test_what_happens_to_an_item_happens_used_or_not_and_only_while_it_is_there():
    """The torch goes out either way; used up in this action, it lies in the Past and stays there."""
    unused = table(LINES, at="020", items=[(["torch"], 2)], deck=9)
    finish(act(unused, "climb", "done"))
    used_up = table(LINES, at="020", items=[(["torch"], 1)], deck=9)
    finish(act(used_up, "climb", "use-item/torch"))

    assert zone(unused, "torch") == tabletop.BANISHED
    assert zone(used_up, "torch") == tabletop.PAST


@rule("C-ITEM-01", "C-RUL-82")
def test_a_helper_is_asked_about_the_effect_of_their_own_used_item():
    """Bo's line: Bo decides and Bo's text is carried out, although Ann leads."""
    game = table(LINES, at="020", explorers=2, items_of={1: [(["line"], 1)]}, deck=9)
    act(game, "climb", "use-item/line", "trade/0", "reveal", "keep-none", joined=[1])

    assert offered(game) == ["turn-failure/line", "decline/line"]
    assert game.pending().seat(game) == 1


@rule("C-RES-11", "C-TURN-04", "C-RUL-37")
def test_of_two_ways_to_turn_a_failure_one_is_enough():
    """Each is offered by itself and has its own price; once it is a success the other is not asked about."""
    cards = """
- {number: 20, back: green, kind: terrain, area: I, actions: [climb: {cost: 0, difficulty: 1, success: take 063}]}
- {number: 63, back: green, kind: quest item}
- {number: 40, back: green, kind: bonus, uid: rope-ladder, effects: [
   "instead of failing climb: may discard one skill in your hand of your choice",
   "instead of failing climb: may lose 1 card"]}
- {number: 41, back: green, kind: bonus, uid: prayer, effects: ["instead of failing climb: may lose 2 cards"]}
"""
    asked = []
    for answers in (["turn-failure"], ["decline", "turn-failure"], ["decline", "decline"]):
        game = table(cards, at="020", hand=["rope-ladder", "prayer"], deck=9)
        act(game, "climb", "reveal")
        seen = []
        while game.pending_name() == "turn-failure":
            seen.append(offered(game)[0].split("/")[1])
            choose(game, answers[len(seen) - 1])
        finish(game)
        asked.append((seen, deck_size(game), "063" in news(game, "quest-item")))

    assert sorted(asked[2][0]) == ["prayer", "rope-ladder"]  # what costs a Skill cannot be paid
    assert [won for _, _, won in asked] == [True, True, False]
    assert asked[0][1] + asked[1][1] == 9 - 1 + 9 - 2
