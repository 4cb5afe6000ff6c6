"""take with a banner: the plain number, or a sum that leads to a card nothing else calls."""

from functools import partial

import pytest

from fogbound.core import snapshot
from fogbound.rules.common import tabletop
from playing import act, choose, held, news, offered, past, play, table, terrain, zone
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I,
   actions: [ring: {cost: 0, success: take 430 with bell}]}
- {number: 430, back: green, kind: bonus, uid: dull}
- {number: 431, back: green, kind: bonus, back-ref: [10], uid: clear}
- {number: 433, back: green, kind: bonus, back-ref: [11], uid: stray}
- {number: 434, back: green, kind: bonus, back-ref: [chimes], uid: sweet}
- {number: 40, back: green, kind: quest item, banner: {bell: 1}, uid: fork}
- {number: 41, back: green, kind: quest item, banner: {bell: 3}, uid: horn}
- {number: 42, back: green, kind: quest item, banner: {oar: 1}, uid: paddle}
- {number: 43, back: green, kind: quest item, uid: wax,
   effects: ["the banner of a quest item 040 under the satchel is off"]}
- {number: 44, back: green, kind: item, durability: 2, banner: {bell: 1}, uid: handbell}
- {fog: chimes, area: I, kind: quest item, banner: {bell: 4}}
"""
tower = partial(table, CARDS, at="010", deck=10)


def ring(game, *choices, joined=()):
    """Ring and take what comes in hand."""
    act(game, "ring", *choices, joined=joined)
    if "reveal" in offered(game):
        choose(game, "reveal")
    return game


@rule("C-NUM-10", "C-NUM-11", "C-NUM-12")
@pytest.mark.parametrize(("number", "taken"), [("430", "dull"), ("431", "clear")])
def test_a_quest_item_adds_its_value_if_wanted(number, taken):
    """The plain number and the sum are both offered."""
    game = ring(tower(satchel=["fork"]))

    assert offered(game) == ["number/430", "number/431"]
    choose(game, f"number/{number}", "take-in-hand")

    assert held(game) == [taken]


@rule("C-NUM-10")
def test_another_pictograph_adds_nothing():
    """An oar does not ring; nobody is asked."""
    game = choose(ring(tower(satchel=["paddle"])), "take-in-hand")

    assert held(game) == ["dull"]


@rule("C-RUL-16")
def test_exactly_one_value_is_added():
    """Two banners give two sums, not their total."""
    game = ring(tower(satchel=["fork", "horn"]))

    assert offered(game) == ["number/430", "number/431", "number/433"]


@rule("C-NUM-13", "C-RUL-57", "C-RUL-60")
def test_a_sum_whose_card_names_another_one_gives_the_plain_number():
    """433 exists but its back does not name this Terrain; it stays where it is, unseen."""
    game = ring(tower(satchel=["horn"]))

    choose(game, "number/433", "take-in-hand")

    assert held(game) == ["dull"]
    assert zone(game, "stray") == tabletop.ADVENTURE_DECK
    assert "stray" not in news(game, "taken")


@rule("C-RUL-57")
def test_a_sum_empties_the_past_only_for_a_card_that_fits():
    """With 431 in the Past it comes back; a wrong card there stays."""
    fits = ring(tower(satchel=["fork"], past=["clear", "paddle"]))
    choose(fits, "number/431", "take-in-hand")
    wrong = ring(tower(satchel=["horn"], past=["stray", "paddle"]))
    choose(wrong, "number/433", "take-in-hand")

    assert (held(fits), past(fits)) == (["clear"], [])
    assert (held(wrong), past(wrong)) == (["dull"], ["paddle", "stray"])


@rule("C-RUL-60")
def test_a_card_without_a_number_is_named_by_its_unique_id():
    """The chimes bear the numbox themselves, so the back has to name them."""
    game = tower(satchel=["chimes"])

    play(game, "take 430 with bell", "number/434", "take-in-hand", this="chimes")

    assert held(game) == ["sweet"]


@rule("C-CARD-14")
def test_a_banner_that_is_switched_off_adds_nothing():
    """Wax in the fork: only the horn still rings."""
    game = ring(tower(satchel=["fork", "horn", "wax"]))

    assert offered(game) == ["number/430", "number/433"]


@rule("C-NUM-11")
def test_an_item_adds_only_when_it_was_used():
    """One pip paid by an involved explorer, and the sum is open; without it nobody is asked."""
    used = tower(explorers=2, items_of={1: [(["handbell"], 2)]})
    act(used, "ring", "use-item/handbell", joined=[1])
    unused = tower(explorers=2, items_of={1: [(["handbell"], 2)]})
    act(unused, "ring", "done", joined=[1])

    assert offered(choose(used, "reveal")) == ["number/430", "number/431"]
    assert offered(choose(unused, "reveal"))[0].startswith("take-in-hand")


@rule("C-RUL-82")
def test_an_item_on_its_last_pip_still_adds():
    """The bell has cracked in the Discard step; its banner holds to the end of the action."""
    game = ring(tower(items=[(["handbell"], 1)]), "use-item/handbell")

    assert zone(game, "handbell") == tabletop.PAST
    assert offered(game) == ["number/430", "number/431"]


def test_the_choice_survives_a_snapshot():
    """Saved while the number is being chosen, the game goes on as it was."""
    game = ring(tower(satchel=["fork"]))

    loaded = snapshot.load(game.content, snapshot.dump(game))
    loaded.advance()
    choose(loaded, "number/431", "take-in-hand")

    assert held(loaded) == ["clear"]


@rule("C-RUL-40", "C-NUM-11")
@pytest.mark.parametrize(("user", "numbers"), [(0, ["number/430", "number/431"]), (1, [])])
def test_a_banner_is_switched_off_by_its_owner_s_state_alone(user, numbers):
    """The second explorer is deaf to a bell of theirs; that of the first one rings."""
    cards = (
        CARDS
        + """
- {number: 45, back: green, kind: state, title: deaf, effects: ["the banner of an item card in your inventory is off"]}
"""
    )
    owned = {user: [(["handbell"], 2)]}
    game = table(cards, at="010", explorers=2, hands={1: ["045"]}, items_of=owned, deck=10)

    act(game, "ring", "use-item/handbell", joined=[1])
    while not offered(game)[0].startswith(("number", "take-in-hand")):
        choose(game, offered(game)[0] if "reveal" not in offered(game) else "reveal")

    assert [option for option in offered(game) if option.startswith("number")] == numbers


@rule("C-NUM-05", "C-NUM-06")
@pytest.mark.parametrize(("text", "is_possible"), [("take 105", True), ("take 105 if available", False)])
def test_a_call_can_be_followed_if_it_may_bring_the_card_back(text, is_possible):
    """All of them are in the Past: a plain call brings them back, the other one cannot be followed."""
    game = tower(past=["105", "105#2", "105#3", "105#4"])

    play(game, f"{{pay: {text}, or: lose 1 card}}")

    assert (offered(game) == ["pay", "suffer"]) is is_possible


@rule("C-NUM-10", "C-MOVE-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_beside_any_action_a_banner_serves_whom_the_text_speaks_to(seat):
    """The fork rings for each, unless there is wax; who has put the Terrain down goes there alone."""
    cards = (
        CARDS
        + """
- {number: 50, back: green, kind: terrain, area: I, uid: dale}
- {number: 51, back: green, kind: terrain, area: I, uid: hill, back-ref: [10]}
"""
    )
    sentence = "put 050 with bell east of this and go there"
    game = table(cards, at="010", explorers=3, satchel=["fork"], deck=9)
    game.registers[tabletop.ACTIVE] = (seat + 1) % 3
    play(game, sentence, "number/51", this="010", you=seat)
    deaf = table(cards, at="010", explorers=3, satchel=["fork", "wax"], deck=9)
    play(deaf, sentence, this="010", you=seat)

    assert [terrain(game, one) for one in range(3)] == ["hill" if one == seat else "010" for one in range(3)]
    assert [terrain(deaf, one) for one in range(3)] == ["dale" if one == seat else "010" for one in range(3)]
