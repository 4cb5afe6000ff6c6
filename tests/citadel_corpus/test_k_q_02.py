"""K-Q-02, "The pilot's slate": digits collected from the land become a number that can be claimed."""

import pytest

from enduring import (
    act,
    blocked,
    card,
    choose,
    farlamp_table,
    finish,
    names,
    news,
    offered,
    past,
    play,
    standing,
    zone,
)
from fogbound.rules.citadel.verbs.claims import digits
from fogbound.rules.common import tabletop

SIGNS = "".join(
    f"- {{number: {840 + at}, uid: sign-{at}, back: green, kind: terrain, tags: [sign], digit: {digit}}}\n"
    for at, digit in enumerate((4, 0, 7, 4, 9))
)
LAND = (
    SIGNS
    + """
- {number: 850, uid: bare, back: green, kind: terrain, digit: 1}
- {number: 407, uid: pilot, back: green, kind: quest item, back-ref: [520]}
- {number: 74, uid: stranger, back: green, kind: quest item, back-ref: [521]}
- {page: watch, booklet: ebb, tremor: 0}
"""
)


def slate(signs=0, **settings):
    game = farlamp_table(LAND, only=["k-q-02"], **{"quests": ["pilots-slate"], "deck": 20, **settings})
    for at in range(signs):
        enter(game, 840 + at)
    return game


def enter(game, number):
    """Let a Terrain come into play and leave again."""
    play(game, f"put {number} east of your terrain")
    play(game, "return a terrain " + str(number) + " on the board")


def written(game):
    return digits(game, card(game, "pilots-slate"))


def test_digits_are_written_as_signs_come_into_play():
    """In order of entry; a Terrain without the sign tag writes nothing."""
    game = slate(3)
    enter(game, 850)

    assert written(game) == "407"


def test_only_the_first_entry_of_a_terrain_counts():
    """The same sign again adds nothing in this adventure."""
    game = slate(2)

    enter(game, 840)

    assert written(game) == "40"


def test_the_oldest_digit_is_pushed_out():
    """Four places, five signs."""
    assert written(slate(5)) == "0749"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_three_digits_are_claimed_by_anybody_between_actions(seat):
    """Right: the slate goes to the Past, the new card takes over."""
    game = slate(3, players=2)

    choose(game, f"free-use/s{seat + 1}/pilots-slate")

    assert names(game, game.zones[tabletop.QUESTS]) == ["pilot"]
    assert past(game) == ["pilots-slate"]


def test_two_digits_are_no_number():
    """Nothing can be claimed yet."""
    assert not [found for found in standing(slate(2)) if found.startswith("free-use")]


def test_a_wrong_number_wipes_the_oldest_digit():
    """074 names another source: nothing is shown, the Past is not touched."""
    game = slate(4, past=["bare"])
    assert written(game) == "4074"

    choose(game, "free-use/s1/pilots-slate")

    assert written(game) == "074"
    assert names(game, game.zones[tabletop.QUESTS]) == ["pilots-slate"]
    assert news(game, "number-wrong") == ["pilots-slate"]
    assert past(game) == ["bare"]
    assert zone(game, "stranger") == tabletop.ADVENTURE_DECK


def test_thinking_looks_through_the_past_and_brings_cards_home():
    """Up to two cards of the player's choice."""
    game = slate(deck=["star", "star#2", "blank"], past=["bare", "pilot", "stranger"])

    act(game, "think", "reveal", "count/2")
    assert offered(game) == ["return/bare", "return/pilot", "return/stranger", "done"]
    choose(game, "return/pilot", "return/bare")

    assert past(game) == ["stranger"]
    assert zone(game, "pilot") == zone(game, "bare") == tabletop.ADVENTURE_DECK


def test_a_failure_blocks_the_slate_and_it_collects_nothing():
    """It lies under the Character card of who failed."""
    game = slate(players=2)

    act(game, "think", seat=1)
    finish(game)
    enter(game, 840)

    assert blocked(game, 1) == ["pilots-slate"]
    assert written(game) == ""
    assert not [found for found in offered(game) if found.endswith("pilots-slate")]


def test_a_recovery_of_six_cards_frees_it():
    """Of the player who has it, and of six cards or more; the digits are still there."""
    game = slate(1, players=2, pile=12, deck=5)
    play(game, "block a quest item among the quest items")
    assert blocked(game) == ["pilots-slate"]

    choose(game, "recovery/s1", "recover/s1/5")
    assert blocked(game) == ["pilots-slate"]
    choose(game, "recovery/s1", "recover/s1/6")

    assert zone(game, "pilots-slate") == tabletop.QUESTS
    assert written(game) == "4"


def test_who_leaves_hands_it_on_still_blocked():
    """Another player keeps it under their own Character card."""
    game = slate(1, players=2, page="watch")
    play(game, "block a quest item among the quest items")

    choose(game, "leave-for-good/s1")
    finish(game)

    assert blocked(game, 1) == ["pilots-slate"]
    assert written(game) == "4"
