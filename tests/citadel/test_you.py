"""Texts that say "you": they mean the second player when the second player acts, reads or is spoken to (T-GEN-10)."""

import pytest

from enduring import (
    act,
    at_cell,
    blocked,
    card,
    choose,
    citadel_table,
    deck_size,
    finish,
    hand,
    holds,
    life,
    names,
    news,
    offered,
    pile,
    play,
    purse,
    standing,
    terrain,
    zone,
)
from fogbound.core.steps import GROUP
from fogbound.rules.citadel import dialogue, table
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common import tabletop
from rulebook import rule

LAND = """
- number: 10
  uid: mire
  back: green
  kind: terrain
  actions: [talk: {success: read 5}, tend: {cost: 2, success: suffer 99 damage}]
- {number: 11, uid: pier, back: green, kind: terrain}
- {number: 12, uid: anvil, back: green, kind: purse, weight: 5}
- {number: 13, uid: spade, back: green, kind: purse, weight: 2, keywords: [tool]}
- {number: 14, uid: bell, back: green, kind: quest item}
- {skill: cheer, copies: 4, effects: ["tend: on success, may gain 2 life"]}
- paragraph: 5
  riddle:
    if: your life is at most 4
    attempt: lose 1 life
    answers:
      - {words: {en: [open]}, if: your carried weight is at least 2, do: gain 20 life}
      - {words: {en: [shut]}, if: your carried weight is at least 5, do: gain 40 life}
    numbers: true
    wrong: [lose 1 life, back to the choices]
  replies:
    plead: {if: your life is at most 4, do: gain 10 life}
    boast: {if: your life is at least 9, do: gain 30 life}
    bribe: {price: discard one purse card in your purse of your choice, do: nothing}
    wait: {locked: your life is at most 4}
    leave: {}
- {paragraph: 6, from: [5], text: gain 7 life}
- {paragraph: 7, text: gain 50 life}
"""


def mire(**settings):
    """The first, strong and laden, is on the field; the second, weak, on the mire with the third."""
    given = {
        "players": 3,
        "at": "field",
        "board": {(1, 0): "mire"},
        "where": {1: "mire", 2: "mire"},
        "life": [10, 4, 9],
        "purse": ["anvil"],
        "purses": {1: ["spade"]},
        **settings,
    }
    return citadel_table(LAND, **given)


def talking():
    """The second player has begun to talk, and the choices of the paragraph wait."""
    return act(mire(), "talk", "reveal", seat=1)


# -- dialogues -------------------------------------------------------------------------------------


@rule("T-DLG-01", "T-DLG-02", "T-GEN-10", "T-RUL-116")
def test_what_may_be_replied_goes_by_the_reader():
    """The second player reads: conditions, locks and prices are measured by their life points and their Purse."""
    game = talking()

    assert game.pending().seat(game) == 1
    assert offered(game) == ["reply/p005/1", "reply/p005/3", "reply/p005/5", "say/p005"]
    assert dialogue.closed_replies(game) == [(3, dialogue.LOCKED)]


@rule("T-DLG-01", "T-GEN-10", "T-RUL-116")
def test_what_follows_a_reply_happens_to_the_reader():
    """The second player gains, and pays with a card of their own."""
    game = choose(talking(), "reply/p005/1")
    assert [life(game, seat) for seat in range(3)] == [10, 14, 9]

    game = choose(talking(), "reply/p005/3")
    assert (purse(game, 0), purse(game, 1)) == (["anvil"], [])


@rule("T-TAKE-12", "T-TAKE-13", "T-GEN-10")
@pytest.mark.parametrize(("said", "gained"), [("open", 20), ("shut", -1), ("6", 7), ("0006", -1), ("7", -1)])
def test_an_answer_is_judged_for_who_gives_it(said, gained):
    """The attempt, the condition of an answer and what comes of it are the second player's."""
    game = talking()

    choose(game, "say", value=said)

    assert [life(game, seat) for seat in range(3)] == [10, 4 - 1 + gained, 9]
    assert news(game, "answer-right") == ([] if gained < 0 else ["p005"])


@rule("T-TAKE-13")
def test_a_wrong_number_leaves_everything_as_it_was():
    """The paragraph that does not come from here stays shut and is not told of; the one that led there stays open."""
    game = talking()

    choose(game, "say", value="7")

    assert zone(game, "p007") == tabletop.OUT
    assert zone(game, "p005") == table.READING
    assert news(game, "read") == ["p005"]


# -- cards and places ------------------------------------------------------------------------------


@rule("T-GEN-10", "T-TYPE-01")
def test_your_terrain_is_where_the_second_player_stands():
    """A Terrain is put to the north of the mire."""
    game = play(mire(), "put 011 north of your terrain", you=1)

    assert (at_cell(game, 1, -1), at_cell(game, 0, -1)) == ("pier", "")


@rule("T-GEN-10", "T-PURSE-01")
def test_numbers_about_you_are_the_second_players():
    """Counters for what the second player carries, life points, cards in hand."""
    game = mire(quests=["bell"], hands={1: ["fist", "fist#2", "fist#3"]})

    play(game, "add your carried weight counters on this", this="bell", you=1)
    assert game.count(card(game, "bell"), 0) == 2
    play(game, "set the counters to the number of cards in your hand", this="bell", you=1)
    assert game.count(card(game, "bell"), 0) == 3
    play(game, "remove your carried weight counters", this="bell", you=1)
    assert game.count(card(game, "bell"), 0) == 1


@rule("T-PURSE-03", "T-GEN-10")
def test_whether_you_carry_too_much_is_asked_of_the_second_player():
    """With all anvils on one side the answer differs from seat to seat."""
    text = LAND.replace("weight: 5}", "weight: 50}")
    game = citadel_table(text, players=2, purses={1: ["anvil"]})

    assert [holds(game, "you carry too much", you=seat) for seat in (0, 1)] == [False, True]


@rule("T-ZONE-08", "T-GEN-10")
def test_what_you_receive_and_block_is_the_second_players():
    """A card handed over goes to the second player as it is; a Quest item is blocked under their Character card."""
    game = mire(quests=["bell"])

    play(game, "receive this", this="anvil", you=1)
    assert (purse(game, 0), purse(game, 1)) == ([], ["anvil", "spade"])
    play(game, "block all quest items among the quest items", you=1)
    assert (blocked(game, 0), blocked(game, 1)) == ([], ["bell"])
    play(game, "block one card with tool in your purse of your choice", you=1)
    assert blocked(game, 1) == ["bell", "spade"]


@rule("T-GEN-10", "T-ZONE-03")
def test_your_deck_and_pile_are_the_second_players():
    """Discarding from the deck, and choosing from hand and pile."""
    game = mire(hands={1: ["fist"]}, decks={1: ["star", "left", "right"]}, pile=3)

    play(game, "discard 2 from the deck", you=1)
    assert (pile(game, 1), deck_size(game, 0)) == (["left", "star"], 10)
    play(game, "banish one skill in your discard pile of your choice", "banish/left", you=1)
    assert (pile(game, 1), len(pile(game, 0))) == (["star"], 3)
    play(game, "discard one skill in your hand of your choice", you=1)
    assert (hand(game, 1), pile(game, 1)) == ([], ["fist", "star"])


# -- falling ---------------------------------------------------------------------------------------


@rule("T-UNC-01", "T-UNC-04", "T-GEAR-10", "T-RUL-59")
def test_who_falls_by_a_success_uses_no_effect_of_it():
    """The new hand holds Skills that would help on success; nobody is asked, and nobody gets up."""
    game = mire(decks={1: ["blank", "blank#2", "cheer", "cheer#2", "cheer#3", "cheer#4"]})

    act(game, "tend", "reveal", seat=1)
    while offered(game)[0].startswith("banish"):
        choose(game, offered(game)[0])

    assert not any(found.startswith("apply") for found in offered(game))
    assert (life(game, 1), terrain(game, 1)) == (0, "")
    assert not game.frames


# -- who may lead ----------------------------------------------------------------------------------

DECREE = """
- number: 10
  uid: arena
  back: green
  kind: terrain
  actions: [fight: {group: true}, dig: {group: true}, climb: {success: take 013}, run: {}]
- {number: 11, uid: decree, back: green, kind: %s, %s
   effects: ["fight: only each involved with the greatest (your life) may be active"]}
- {number: 13, uid: bear, back: green, kind: temporary event, actions: [fight: {cost: 1}]}
"""
LYING = [
    ("global event", "", {"globals_": ["decree"]}),
    ("quest item", "", {"quests": ["decree"]}),
    ("permanent event", "placement: [west],", {"board": {(1, 0): "decree"}}),
]


@rule("T-TRAIT-01", "T-GEN-02", "T-CPD-09", "T-MAND-04")
@pytest.mark.parametrize(("kind", "field", "settings"), LYING)
def test_a_card_in_play_may_say_who_leads(kind, field, settings):
    """Only the strongest leads a fight, be it begun by all or forced on all; other actions anybody leads."""
    game = citadel_table(DECREE % (kind, field), at="arena", players=3, life=[5, 9, 7], **settings)

    assert [found for found in offered(game) if found.startswith("fight")] == ["fight/s2/arena"]
    assert len([found for found in offered(game) if found.startswith("dig")]) == 3
    act(game, "climb", "reveal", seat=2)

    assert (this_pass(game).card, this_pass(game).active) == (card(game, "bear"), 1)
    assert sorted(this_pass(game).involved) == [0, 1, 2]


@rule("T-TRAIT-01", "T-GEN-02", "T-ZONE-09")
def test_a_blocked_card_says_nothing_of_who_leads():
    """Under a Character card the decree is inert."""
    game = citadel_table(DECREE % ("quest item", ""), at="arena", players=2, life=[5, 9], blocked=["decree"])

    assert [found for found in offered(game) if found.startswith("fight")] == [
        "fight/s1/arena",
        "fight/s2/arena",
    ]


# -- taking in turn --------------------------------------------------------------------------------

TAKING = """
- {number: 10, uid: pit, back: green, kind: terrain, actions: [dig: {success: each involved takes 011}]}
- {number: 11, uid: dream, back: green, kind: temporary event, copies: 3,
   text: {choose: [lose 1 life, lose 2 life]}}
"""


@rule("T-TAKE-11", "T-RUL-72", "T-TYPE-05")
def test_each_resolves_their_card_before_the_next_one_takes():
    """The active player chooses for the first event before the second is taken; then the others clockwise."""
    game = citadel_table(TAKING, at="pit", players=4, board={(1, 0): "field"}, where={1: "field"})

    act(game, "dig", "reveal", seat=2, joined=[0, 3])
    seen = []
    while offered(game)[0].startswith("choose/"):
        seen.append((game.pending().seat(game), len(news(game, "taken"))))
        choose(game, offered(game)[1])

    assert seen == [(2, 1), (3, 2), (0, 3)]
    assert [life(game, seat) for seat in range(4)] == [8, 10, 8, 8]


@rule("T-RUL-50")
def test_what_the_players_decide_together_is_put_to_all():
    """Checking a box between actions is everybody's question, whoever the text speaks to."""
    text = "- {building: loft, boxes: 2}\n- {building: tavern, boxes: 2}\n"
    game = citadel_table(text, players=2)

    play(game, "check a box", you=1)

    assert game.pending().seat(game) == GROUP


@rule("T-SQ-02", "T-MAP-01")
def test_the_second_player_writes_notes_too():
    """Everybody may write on the map, and it changes nothing that can be done."""
    game = mire()
    before = offered(game), standing(game)

    choose(game, "annotate/s2")
    assert game.pending().seat(game) == 1
    choose(game, "write-on-map", value="bring rope")

    assert (offered(game), standing(game)) == before


@rule("T-DLG-01")
def test_the_second_player_remembers_what_they_have_read():
    """A text that asks who read a paragraph means the one who was active."""
    game = citadel_table(LAND + "- {paragraph: 8}\n", players=2)

    play(game, "read 8", you=1)
    finish(game)

    assert [holds(game, "8 was read by you", you=seat) for seat in (0, 1)] == [False, True]


@rule("T-FORB-02", "T-GEN-10")
@pytest.mark.parametrize(("points", "able"), [([9, 4], "s1"), ([4, 9], "s2")])
def test_what_an_action_demands_is_asked_of_who_would_take_it(points, able):
    """Of two who stand together only the strong one may think."""
    text = "- {number: 10, uid: altar, back: green, kind: terrain, actions: [think: {if: your life is at least 5}]}"
    game = citadel_table(text, players=2, at="altar", life=points)

    assert [found for found in offered(game) if found.startswith("think")] == [f"think/{able}/altar"]


# -- numbers in an action --------------------------------------------------------------------------

LOAD = """
- number: 10
  uid: slope
  back: green
  kind: terrain
  actions:
    - climb: {cost: your carried weight, chain: true, difficulty: your carried weight, success: gain 5 life}
    - fight: {cost: 4, difficulty: 9}
- {number: 11, uid: anvil, back: green, kind: purse, weight: 5}
- {number: 12, uid: spade, back: green, kind: purse, weight: 2}
- {number: 13, uid: mud, back: green, kind: global event, effects: ["fight: cost + your carried weight"]}
- {number: 14, uid: idol, back: green, kind: quest item,
   effects: ["fight: 1 fist for +1 success, max your carried weight"]}
- {number: 15, uid: vow, back: green, kind: purse, effects: [fist may not be spent]}
"""
FISTS = ["fist", "fist#2", "fist#3", "fist#4", "fist#5", "fist#6"]
SIX_STARS = ["star", "star#2", "star#3", "star#4", "star#5", "star#6"]


def slope(deck, **settings):
    """The first player, elsewhere, carries five, the second, on the slope, two."""
    given = {
        "players": 2,
        "at": "field",
        "board": {(1, 0): "slope"},
        "where": {1: "slope"},
        "purse": ["anvil"],
        "purses": {1: ["spade"]},
        "decks": {1: deck},
        **settings,
    }
    return citadel_table(LOAD, **given)


@rule("T-DRAW-01", "T-RES-07", "T-RES-24", "T-GEN-10")
def test_cost_chain_and_difficulty_are_worked_out_for_the_active_player():
    """Two cards are drawn, two more do not count under the chain, and two successes are enough."""
    game = slope(SIX_STARS)

    act(game, "climb", seat=1)
    assert len(this_pass(game).drawn) == 2
    choose(game, "draw", "draw", "reveal")
    assert offered(game)[0] == "count/2"
    choose(game, "count/2")

    assert life(game, 1) == 15


@rule("T-RES-17", "T-DRAW-02", "T-RUL-108", "T-GEN-10")
def test_what_a_shared_card_says_of_you_means_the_active_player():
    """The mud makes the fight dearer by what the second player carries; the idol turns as many fists."""
    game = slope(FISTS, globals_=["mud"], quests=["idol"])

    act(game, "fight", seat=1)
    assert news(game, "cost") == ["6"]
    choose(game, "reveal", "convert/idol/1", "convert/idol/1")

    assert offered(game) == ["count/2", "count/1", "count/0"]


@rule("T-RUL-107", "T-TURN-13")
@pytest.mark.parametrize(("owner", "banned"), [(0, False), (1, True)])
def test_a_ban_on_an_icon_binds_its_owner(owner, banned):
    """A vow in the second player's Purse keeps them from spending fists, one in the first player's does not."""
    purses = {0: ["anvil"], 1: ["spade"]}
    purses[owner] = [*purses[owner], "vow"]
    game = slope([*FISTS[:3], "star"], quests=["idol"], purses=purses)

    act(game, "fight", "reveal", seat=1)

    assert ("convert/idol/1" not in offered(game)) == banned


@rule("T-CONS-08", "T-RUL-78")
def test_chance_picks_which_cards_the_second_player_regains():
    """Two of four cards come back to their own deck, not always the same ones."""
    left = set()
    for seed in range(8):
        game = citadel_table(players=2, pile=3, seed=seed)
        for one in ("star", "left", "right", "fist"):
            game.move(card(game, one), table.DISCARD_PILES + 1)
        play(game, "regain 2", you=1)
        finish(game)
        assert (len(pile(game, 0)), len(pile(game, 1)), deck_size(game, 1)) == (3, 2, 12)
        left.add(tuple(pile(game, 1)))

    assert len(left) > 1


@rule("T-DATA-04", "T-INFO-02")
def test_each_exchanges_skills_of_their_own_deck():
    """The second player is asked for theirs, gives one up and has another instead; the first keeps everything."""
    game = citadel_table(players=2, deck=["star", "left"], decks={1: ["fist", "flag"]})

    play(game, "exchange up to 1 skill", you=1)
    assert game.pending().seat(game) == 1
    assert offered(game) == ["give-up-skill/fist", "give-up-skill/flag", "done"]
    choose(game, "give-up-skill/flag", "pick-skill/wild")

    assert [names(game, game.zones[table.DECKS + seat]) for seat in (0, 1)] == [
        ["left", "star"],
        ["fist", "wild"],
    ]


@rule("T-RUL-73", "T-RUL-60")
def test_what_a_named_taker_cannot_take_any_more_nobody_takes():
    """The third is chosen, falls by the same words and takes nothing; the others are not handed their card."""
    text = """
- {number: 10, uid: pit, back: green, kind: terrain,
   actions: [dig: {success: "choose an involved explorer: suffer 99 damage, then take 011"}]}
- {number: 11, uid: brand, back: green, kind: purse, no-discard: true}
"""
    game = citadel_table(text, players=3, at="pit")

    act(game, "dig", "reveal", "choose/s3", seat=1, joined=[0, 2])
    finish(game)

    assert [purse(game, seat) for seat in range(3)] == [[], [], []]
    assert zone(game, "brand") == tabletop.ADVENTURE_DECK


@rule("T-RUL-107", "T-RES-19")
@pytest.mark.parametrize(("owner", "paying"), [(0, ["fist", "flag", "wild"]), (1, ["flag", "wild"])])
def test_a_banned_icon_pays_for_nothing_of_its_owners(owner, paying):
    """Any icon would do: with the vow in their own Purse the second player pays with a flag or a wild one."""
    text = LOAD.replace("1 fist for +1 success, max your carried weight", "1 any for +1 success")
    game = citadel_table(
        text,
        players=2,
        at="slope",
        quests=["idol"],
        purses={owner: ["vow"]},
        decks={1: ["fist", "flag", "wild", "blank"]},
    )

    act(game, "fight", "reveal", "convert/idol/1", seat=1)

    assert offered(game) == [f"pay-{icon}/idol" for icon in paying]
