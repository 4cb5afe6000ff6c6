"""Leaving for good, and who counts as a player.

T-LEAVE, T-RUL-101, T-RUL-102, T-RUL-103, T-RUL-104, T-RUL-105.
"""

import pytest

from enduring import (
    act,
    blocked,
    card,
    choose,
    citadel_table,
    deck_size,
    die,
    hand,
    life,
    names,
    offered,
    pile,
    play,
    purse,
    standing,
    terrain,
    zone,
)
from fogbound.rules.citadel import limits
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from rulebook import rule

EBB = """
- {page: ebb-1, booklet: ebb, tremor: 0}
- {page: ebb-9, booklet: ebb, tremor: 0, saving: false}
- {number: 10, uid: quay, back: green, kind: terrain, actions: [dig: {cost: 1, success: take 011}]}
- {number: 11, uid: gulls, back: green, kind: temporary event, actions: [run: {failure: nothing}]}
- {number: 12, uid: oar, back: green, kind: purse, weight: 4}
- {number: 13, uid: chill, back: green, kind: purse, no-discard: true}
- {number: 14, uid: bell, back: green, kind: quest item}
- {number: 15, uid: rope, back: green, kind: purse}
- {skill: oath, own: ansa}
- {skill: craft, advanced: true, copies: 3}
- {skill: reflex, reflex: true}
"""


def crew(players=3, **settings):
    """Some characters on the quay in a scenario."""
    return citadel_table(EBB, players=players, **{"at": "quay", "page": "ebb-1", **settings})


def leave(game, seat=0):
    return choose(game, f"leave-for-good/s{seat + 1}")


@rule("T-LEAVE-01", "T-LEAVE-02")
def test_what_leaves_with_the_character():
    """Figure, Character card, own Skills wherever they are, and no-discard cards, blocked or not."""
    game = crew(
        2, hand=["oath"], deck=["star", "blank"], pile=["left"], blocked=["flag", "chill"], life=[2, 9]
    )

    leave(game)

    assert terrain(game) == ""
    for name in ("ansa", "oath", "star", "blank", "left", "flag"):
        assert zone(game, name) == tabletop.OUT, name
    assert zone(game, "chill") == tabletop.ADVENTURE_DECK
    assert game.registers[tabletop.STATUS] == tabletop.GONE
    assert not [option for option in [*offered(game), *standing(game)] if "/s1" in option]


@rule("T-LEAVE-03", "T-RUL-102", "T-RUL-103")
def test_advanced_and_reflex_skills_go_to_the_piles_of_others():
    """From hand, deck, pile and blocked area, one by one to whom the leaver chooses."""
    game = crew(hand=["craft"], deck=["craft#2", "blank"], pile=["reflex"], blocked=["craft#3"])

    leave(game)
    assert game.pending().seat(game) == 0
    given = {}
    while offered(game)[0].startswith("hand-on"):
        assert len(offered(game)) == 2
        name = offered(game)[0].split("/")[2]
        given[name] = 1 if name == "craft" else 2
        choose(game, f"hand-on/s{given[name] + 1}/{name}")

    assert sorted(given) == ["craft", "craft#2", "craft#3", "reflex"]
    assert pile(game, 1) == ["craft"]
    assert pile(game, 2) == ["craft#2", "craft#3", "reflex"]


@rule("T-LEAVE-01", "T-LEAVE-03")
def test_who_leaves_in_an_action_leaves_no_revealed_card_behind():
    """Where a text sends the active player away for good, what they have drawn is shared out like the rest."""
    text = (
        EBB
        + "- {number: 18, uid: pyre, back: green, kind: quest item, actions: [tend: {cost: 2, success: leave for good}]}"
    )
    game = citadel_table(text, players=2, at="quay", page="ebb-1", quests=["pyre"], deck=["craft", "star"])

    act(game, "tend", "reveal", "count/0")

    assert (pile(game), zone(game, "star")) == ([], tabletop.OUT)
    assert pile(game, 1) == ["craft"]
    assert offered(game)[0].startswith("dig/s2")


@rule("T-LEAVE-04", "T-LEAVE-05", "T-LEAVE-06", "T-RUL-102")
def test_purse_cards_and_blocked_quest_items_are_handed_on():
    """What is blocked stays blocked, and nobody pays for the weight."""
    game = crew(2, purse=["rope"], blocked=["oar", "bell"], quests=[])

    leave(game)

    assert purse(game, 1) == ["rope"]
    assert blocked(game, 1) == ["bell", "oar"]
    assert deck_size(game, 1) == 10


@rule("T-LEAVE-04")
def test_the_unconscious_are_players_too():
    """What is handed on may go to them, the life points may not."""
    game = crew(purse=["rope"], life=[4, 5, 6])
    play(game, "lose 99 life", "banish", you=2)

    leave(game)
    choose(game, "hand-on/s3/rope")

    assert purse(game, 2) == ["rope"]
    assert [life(game, seat) for seat in range(3)] == [0, 9, 0]


@rule("T-LEAVE-07", "T-RUL-102")
def test_life_points_are_shared_out_equally():
    """The rest goes one each to characters of the leaver's choice; at 99 it ends."""
    game = crew(4, life=[8, 5, 5, 98])

    leave(game)
    assert offered(game) == ["leave-life/s2", "leave-life/s3", "leave-life/s4"]
    assert game.pending().seat(game) == 0
    choose(game, "leave-life/s3")
    assert offered(game) == ["leave-life/s2", "leave-life/s4"]
    assert game.pending().seat(game) == 0
    choose(game, "leave-life/s2")

    assert [life(game, seat) for seat in range(4)] == [0, 8, 8, 99]


@rule("T-RUL-101")
def test_when_nobody_may_leave():
    """Not alone, not in an action nor before a mandatory one."""
    assert "leave-for-good/s1" not in standing(crew(1))

    game = crew(2)
    act(game, "dig")
    assert "leave-for-good/s1" not in standing(game)
    choose(game, "reveal")
    assert offered(game) == ["run/s1/gulls", "run/s2/gulls"]
    assert "leave-for-good/s1" not in standing(game)


@rule("T-RUL-101")
@pytest.mark.parametrize("page", ["", "ebb-1", "ebb-9"])
def test_anybody_may_leave_between_actions(page):
    """In the introduction, in a scenario, and in one that cannot be saved; being apart is no hindrance."""
    game = crew(2, page=page, where={1: "field"}, board={(1, 0): "field"})
    assert {"leave-for-good/s1", "leave-for-good/s2"} <= set(standing(game))

    leave(game, 1)

    assert zones.players(game) == [0]


@rule("T-RUL-101", "T-LEAVE-04", "T-LEAVE-07", "T-SCN-04")
def test_anybody_may_leave_at_the_citadel():
    """What they leave is shared out, and the others set out without them."""
    game = crew(3, purse=["rope"], life=[4, 9, 9])
    play(game, "the scenario ends")
    assert game.pending_name() == "at-citadel"

    leave(game)
    choose(game, "hand-on/s2/rope")
    assert game.pending_name() == "at-citadel"
    choose(game, "set-out")

    assert purse(game, 1) == ["rope"]
    assert [life(game, seat) for seat in range(3)] == [0, 11, 11]
    assert zones.players(game) == [1, 2]


@rule("T-RUL-101")
def test_a_save_that_is_used_up_does_not_keep_anybody():
    """The once-only limit is the save's alone."""
    game = crew(2)

    choose(game, "save-game")

    assert "leave-for-good/s1" in standing(game)


@rule("T-RUL-104", "T-GEN-05")
def test_the_last_conscious_character_takes_the_game_along():
    """With only the unconscious left the players lose."""
    game = crew(2)
    play(game, "lose 99 life", "banish", you=1)

    leave(game)

    assert game.ending == "lost:unconscious"
    assert life(game, 1) == 0


@rule("T-LEAVE-01", "T-UNC-06")
def test_an_unconscious_player_may_leave():
    """Without life points there is nothing to share out."""
    game = crew(2, purse=["rope"])
    play(game, "lose 99 life", "banish")

    leave(game)

    assert life(game, 1) == 10
    assert purse(game, 1) == ["rope"]
    assert hand(game) == []


@rule("T-RUL-105", "T-HAND-03")
def test_limits_change_for_all_as_soon_as_somebody_leaves():
    """Fewer players may hold more; life points stay as they were, apart from what is shared out."""
    game = crew(4, life=[3, 9, 9, 9])
    assert (limits.hand_limit(game, 1), limits.weight_limit(game, 1)) == (4, 4)

    leave(game)

    assert (limits.hand_limit(game, 1), limits.weight_limit(game, 1)) == (5, 5)
    assert [life(game, seat) for seat in range(4)] == [0, 10, 10, 10]


@rule("T-RUL-105", "T-HAND-03")
def test_a_lower_limit_counts_at_once():
    """Where fewer players may hold less, who holds too much discards before anything else is chosen."""
    text = (
        EBB
        + """
- number: 16
  uid: lone
  back: green
  kind: global event
  effects: ["every explorer: hand limit -3 if the explorers <= 1"]
"""
    )
    game = citadel_table(
        text,
        players=2,
        at="quay",
        page="ebb-1",
        globals_=["lone"],
        hands={1: ["star", "left", "right", "fist"]},
    )
    assert offered(game)[0].startswith("dig")

    leave(game)

    assert limits.hand_limit(game, 1) == 3
    assert game.pending_name() == "trim-hand"
    choose(game, "discard/star")
    assert pile(game, 1) == ["star"]


# -- being held ------------------------------------------------------------------------------------


@rule("T-GEN-02", "T-RUL-105")
def test_who_is_held_is_neither_conscious_nor_unconscious_but_still_a_player():
    """The figure goes, cards and life points stay and are of no use, limits stay as they are."""
    game = crew(purse=["rope"], hand=["star"], pile=["left"])

    play(game, "be held")

    assert terrain(game) == ""
    assert (purse(game), hand(game), life(game)) == (["rope"], ["star"], 10)
    assert limits.hand_limit(game, 1) == 5
    assert not [
        option for option in [*offered(game), *standing(game)] if "/s1" in option if "leave" not in option
    ]
    play(game, "every explorer loses 1 life")
    assert [life(game, seat) for seat in range(3)] == [10, 9, 9]


@rule("T-GEN-05")
def test_with_only_somebody_held_left_the_players_lose():
    """A hostage saves nobody."""
    game = crew(2)
    play(game, "be held")

    play(game, "lose 99 life", you=1)

    assert game.ending == "lost:unconscious"


def test_who_is_released_stands_where_the_card_is():
    """The figure comes to the Terrain whose text frees the character."""
    game = crew(2)
    play(game, "be held")

    play(game, "each held explorer is released", this="quay", you=1)

    assert terrain(game) == "quay"
    assert card(game, "ansa") in game.zones[zones.CHARACTER]
    assert names(game, game.zones[zones.CHARACTER]) == ["ansa"]


@rule("T-UNC-09", "T-UNC-10")
def test_who_is_released_from_afar_comes_back_like_somebody_who_wakes():
    """To the active player's Terrain in an action, else to one the players choose."""
    text = EBB + (
        "- {number: 17, uid: ransom, back: green, kind: quest item, "
        "actions: [talk: {success: each held explorer is released}]}"
    )
    settings = {"players": 3, "at": "quay", "where": {2: "field"}, "board": {(1, 0): "field"}}
    game = citadel_table(text, quests=["ransom"], **settings)
    play(game, "be held")
    act(game, "talk", "reveal", seat=2)
    assert terrain(game) == "field"

    game = citadel_table(text, **settings)
    play(game, "be held")
    play(game, "each held explorer is released", you=1)
    assert offered(game) == ["appear-on/s1/quay", "appear-on/s1/field"]
    choose(game, "appear-on/s1/field")
    assert terrain(game) == "field"


@rule("T-LEAVE-03", "T-CPD-16")
def test_a_skill_that_is_handed_on_gives_its_die_back():
    """An Advanced Skill goes to the pile of another player without the die that lay on it."""
    text = EBB + "- {skill: knack, advanced: true, actions: [climb: {cost: 1, rows: [{difficulty: 3}]}]}"
    game = citadel_table(text, players=2, at="quay", page="ebb-1", hand=["knack"])
    act(game, "climb", "reveal")
    assert die(game, "knack") == (1, 3)

    leave(game)

    assert pile(game, 1) == ["knack"]
    assert die(game, "knack") == (0, 0)
