"""Taking numbered cards: which one of a number, links, green and gold, the Past, who takes (T-TAKE)."""

import pytest

from enduring import (
    act,
    card,
    choose,
    citadel_table,
    finish,
    names,
    news,
    offered,
    past,
    play,
    purse,
    zone,
)
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from rulebook import rule
from second_seat import seat_of

CARDS = """
- {number: 60, uid: plain, back: green, kind: quest item}
- {number: 60, uid: of-eel, back: green, kind: quest item, link: eel}
- {number: 60, uid: of-quill, back: gold, kind: quest item, link: quill}
- {number: 60, uid: gold, back: gold, kind: quest item}
- {number: 61, uid: coin, back: green, kind: quest item, copies: 4}
- {number: 62, uid: last, back: gold, kind: quest item}
- {number: 63, uid: token, back: green, kind: purse, shows: [quill]}
- {number: 64, uid: feather, back: green, kind: quest item, shows: [quill]}
- {number: 65, uid: omen, back: green, kind: global event, shows: [quill]}
- {skill: sign, advanced: true, shows: [quill]}
- {number: 66, uid: lone, back: green, kind: quest item, link: flame}
- {number: 66, uid: lone-gold, back: gold, kind: quest item}
- {number: 67, uid: torch, back: green, kind: quest item, link: flame}
- {number: 68, uid: marked, back: green, kind: quest item, copies: 2}
- {number: 68, uid: linked, back: gold, kind: quest item, link: quill, copies: 2}
- {number: 68, uid: linked-green, back: green, kind: quest item, link: eel}
- {page: eels, booklet: ebb, pictograph: eel, tremor: 0}
- {page: flames, booklet: ebb, pictograph: flame, tremor: 0}
- {page: plain-page, booklet: ebb, tremor: 0}
"""


def quests(game):
    return names(game, game.zones[tabletop.QUESTS])


@rule("T-TAKE-01", "T-TAKE-02", "T-RUL-78")
def test_one_of_several_green_cards_is_taken_at_random():
    """Every copy can come up, and each seed always brings the same one."""
    found = [
        quests(play(citadel_table(CARDS, seed=seed), "take 061"))[0] for seed in [*range(20), *range(20)]
    ]

    assert set(found) == {"coin", "coin#2", "coin#3", "coin#4"}
    assert found[:20] == found[20:]


@rule("T-TAKE-04", "T-TAKE-06", "T-TAKE-14", "T-EX-18", "T-SCN-02")
def test_without_a_matching_link_the_plain_card_is_taken():
    """Neither scenario nor possession shows eel or quill."""
    game = citadel_table(CARDS, page="flames")

    play(game, "take 060")

    assert quests(game) == ["plain"]


@rule("T-TAKE-04", "T-TAKE-05", "T-EX-19", "T-RUL-67")
def test_the_link_of_the_scenario_comes_before_the_plain_card():
    """With the eel on the page at the bookmark, that version is taken first, then the plain one."""
    game = citadel_table(CARDS, page="eels")

    play(game, "take 060")
    assert quests(game) == ["of-eel"]
    play(game, "take 060")
    assert quests(game) == ["of-eel", "plain"]


HELD = [
    {"purse": ["token"]},
    {"blocked": ["token"]},
    {"hand": ["sign"]},
    {"quests": ["feather"]},
    {"globals_": ["omen"]},
]


@rule("T-TAKE-04", "T-TAKE-05", "T-TAKE-07", "T-RUL-67", "T-RUL-70")
@pytest.mark.parametrize("held", HELD)
def test_a_matching_link_counts_before_the_colour(held):
    """Whoever holds the quill, even blocked, takes the gold linked card before a green plain one."""
    game = citadel_table(CARDS, page="plain-page", **held)

    play(game, "take 060")

    assert "of-quill" in quests(game)


@rule("T-RUL-70")
def test_the_character_card_may_match():
    """A pictograph on the taker's own Character card counts like one on any other card of theirs."""
    text = CARDS + "- {character: eda, hand: [5, 4, 4, 3], most-weight: [7, 6, 6, 5], shows: [quill]}"
    game = citadel_table(text)
    game.move(card(game, "ansa"), tabletop.OUT)
    game.move(card(game, "eda"), zones.CHARACTER + seat_of(0))

    play(game, "take 060")

    assert quests(game) == ["of-quill"]


@rule("T-RUL-70")
def test_what_others_hold_does_not_match():
    """The quill in somebody else's Purse is nothing to the taker."""
    game = citadel_table(CARDS, players=2, purses={1: ["token"]})

    play(game, "take 060")
    assert quests(game) == ["plain"]
    play(game, "take 060", you=1)
    assert quests(game) == ["of-quill", "plain"]


@rule("T-RUL-67")
def test_among_matching_links_green_comes_before_gold():
    """Eel in green goes first, then the two gold quills, then what has no link."""
    game = citadel_table(CARDS, page="eels", purse=["token"])

    for _ in range(3):
        play(game, "take 068")
    assert quests(game) == ["linked", "linked#2", "linked-green"]
    play(game, "take 068")
    assert len(quests(game)) == 4


@rule("T-TAKE-07")
def test_gold_comes_when_no_green_is_left():
    """The plain green one is gone, so the gold one is taken."""
    game = citadel_table(CARDS)

    play(game, "take 060")
    play(game, "take 060")

    assert quests(game) == ["gold", "plain"]


@rule("T-CMP-13", "T-TAKE-07")
def test_a_number_may_be_there_in_gold_only():
    """Without any green card the gold one is taken."""
    assert quests(play(citadel_table(CARDS), "take 062")) == ["last"]


@rule("T-RUL-68")
def test_a_green_card_whose_link_does_not_match_keeps_no_gold_one_back():
    """The flame does not match: the gold card is the only one there is."""
    assert quests(play(citadel_table(CARDS), "take 066")) == ["lone-gold"]


@rule("T-RUL-68", "T-RUL-71", "T-TAKE-09", "T-CMP-13")
def test_when_only_unmatched_links_are_left_the_number_is_not_available():
    """The Past is returned in vain, the instruction is skipped and told."""
    game = citadel_table(CARDS, past=["coin"])

    play(game, "take 067")

    assert quests(game) == []
    assert past(game) == []
    assert news(game, "no-such-card") == ["67"]


@rule("T-RUL-69")
def test_cards_without_a_marker_rank_as_plain():
    """Beside an unmatched link they are taken like any plain version."""
    assert quests(play(citadel_table(CARDS), "take 068"))[0].startswith("marked")


@rule("T-TAKE-08", "T-EX-22")
def test_if_available_leaves_the_past_as_it_is():
    """The card lies in the Past, and so do five others: nothing happens."""
    game = citadel_table(CARDS, past=["last", "coin", "coin#2", "plain", "gold", "feather"])

    play(game, "take 062 if available")

    assert len(past(game)) == 6
    assert quests(game) == []


@rule("T-TAKE-09", "T-TAKE-10", "T-EX-22", "T-RUL-74", "T-ZONE-07")
def test_a_plain_call_returns_the_whole_past():
    """All Adventure and Exploration cards go home, then the card is taken."""
    game = citadel_table(CARDS, past=["last", "coin", "coin#2", "plain", "feather", "fog-1"])

    play(game, "take 062")

    assert past(game) == []
    assert quests(game) == ["last"]
    assert zone(game, "coin") == tabletop.ADVENTURE_DECK
    assert zone(game, "fog-1") == tabletop.PILES


@rule("T-RUL-74", "T-ZONE-07")
def test_returned_fog_is_shuffled_into_its_pile():
    """Backs of an area cannot be told apart: the card returned may lie anywhere."""
    places = set()
    for seed in range(12):
        game = citadel_table(seed=seed, past=["fog-1"])
        play(game, "return all cards in the past")
        places.add(game.zones[tabletop.PILES].index(card(game, "fog-1")))

    assert len(places) > 1


WORK = """
- number: 70
  uid: pit
  back: green
  kind: terrain
  actions:
    - dig: {success: each involved takes 071}
    - climb: {success: take 072}
    - talk: {success: "take 073, then take 074"}
    - swim: {success: "suffer 9 damage; take 072"}
    - fight: {success: "choose an involved explorer: take 072"}
    - run: {success: "suffer 9 damage; each involved takes 072"}
- {number: 71, uid: brand, back: green, kind: purse, no-discard: true, copies: 2}
- {number: 71, uid: brand-gold, back: gold, kind: purse, no-discard: true}
- {number: 72, uid: rope, back: green, kind: purse}
- {number: 73, uid: story, back: green, kind: temporary event, text: take 072}
- {number: 74, uid: gem, back: green, kind: quest item}
"""


@rule("T-TAKE-11", "T-TAKE-07", "T-EX-42", "T-RUL-73")
def test_the_active_player_takes_first_then_the_others_clockwise():
    """Two green cards for the first two, the gold one for the third; each keeps their own."""
    game = citadel_table(WORK, at="pit", players=3)

    act(game, "dig", seat=1, joined=(0, 2))
    finish(game)

    assert [item.seat for item in game.news if item.what == "taken"] == [1, 2, 0]
    assert purse(game, 0) == ["brand-gold"]
    assert sorted(purse(game, 1) + purse(game, 2)) == ["brand", "brand#2"]


@rule("T-TYPE-08", "T-RUL-50", "T-RUL-73")
def test_any_one_involved_character_keeps_what_the_text_lets_take():
    """The active player decides who keeps it, or leaves it."""
    game = citadel_table(WORK, at="pit", players=3, where={2: "field"}, board={(1, 0): "field"})

    act(game, "climb", "reveal", joined=(1,))
    assert game.pending().seat(game) == 0
    assert offered(game) == ["keep/s1/rope", "keep/s2/rope", "leave-it/rope"]
    choose(game, "keep/s2")

    assert purse(game, 1) == ["rope"]


@rule("T-RUL-73", "T-TYPE-08")
def test_a_named_taker_keeps_it_or_leaves_it_alone():
    """Somebody was named: it is theirs to keep or to leave, and nobody else's."""
    game = citadel_table(WORK, at="pit", players=2)

    act(game, "fight", "reveal", "choose/s2", joined=(1,))
    assert game.pending().seat(game) == 1
    assert offered(game) == ["keep/s2/rope", "leave-it/rope"]
    choose(game, "leave-it")

    assert zone(game, "rope") == tabletop.PAST


@rule("T-RUL-72")
def test_each_card_is_resolved_before_the_next_is_taken():
    """The event and what it brings come before the second instruction."""
    game = citadel_table(WORK, at="pit")

    act(game, "talk", "reveal")
    assert offered(game) == ["keep/s1/rope", "leave-it/rope"]
    assert zone(game, "gem") == tabletop.ADVENTURE_DECK
    choose(game, "keep")

    assert zone(game, "gem") == tabletop.QUESTS
    assert news(game, "taken") == ["story", "rope", "gem"]


@rule("T-RUL-59", "T-TAKE-01")
def test_who_falls_before_taking_leaves_it_to_the_next_involved():
    """The active player falls; the card is still taken, by the other one."""
    game = citadel_table(WORK, at="pit", players=2, life=[3, 9])

    act(game, "swim", joined=(1,))
    finish(game, "keep")

    assert purse(game, 1) == ["rope"]


@rule("T-RUL-59", "T-RUL-73")
def test_what_was_meant_for_the_fallen_is_not_taken_by_others():
    """Each involved takes one: who has fallen takes none, nobody takes two."""
    game = citadel_table(WORK, at="pit", players=2, life=[3, 9])

    act(game, "run", joined=(1,))
    finish(game, "keep")

    assert purse(game, 1) == ["rope"]
    assert purse(game, 0) == []


BACKS = """
- number: 80
  uid: bird
  back: green
  kind: quest item
  back-text: {may: {do: ["return one card with light in your purse of your choice", "add 1 counter"]}}
- {number: 81, uid: lamp, back: green, kind: purse, keywords: [light]}
"""


@rule("T-TAKE-03", "T-RUL-109", "T-CARD-08")
def test_what_a_back_orders_is_done_before_the_front_is_shown():
    """The offer comes while the card is still face down; what was done is remembered on it."""
    game = citadel_table(BACKS, purse=["lamp"])

    play(game, "take 080")
    assert zone(game, "bird") in game.content.hidden_zones
    assert news(game, "taken") == []
    choose(game, "do")

    assert zone(game, "bird") == tabletop.QUESTS
    assert game.count(card(game, "bird"), 0) == 1
    assert zone(game, "lamp") == tabletop.ADVENTURE_DECK


@rule("T-RUL-109")
def test_without_anything_to_offer_the_front_follows_at_once():
    """Nobody has a light."""
    game = citadel_table(BACKS)

    play(game, "take 080")

    assert zone(game, "bird") == tabletop.QUESTS
    assert game.count(card(game, "bird"), 0) == 0


@rule("T-CMP-20", "T-TAKE-09")
def test_cards_in_play_and_banished_are_not_available():
    """Only what lies in its deck can be taken, and the Past brings back only what lies there."""
    game = citadel_table(CARDS, quests=["last"])

    play(game, "take 062")

    assert news(game, "no-such-card") == ["62"]
    assert zone(game, "last") == tabletop.QUESTS


@rule("T-RUL-74", "T-TAKE-10")
def test_a_refill_shuffles_the_fog_it_returns():
    """Whether a text or a lack of cards empties the Past, nobody knows where a returned fog card lies in its pile."""
    places = set()
    for seed in range(12):
        game = citadel_table(CARDS, seed=seed, past=["fog-1", "last"])
        play(game, "take 062")
        places.add(game.zones[tabletop.PILES].index(card(game, "fog-1")))

    assert len(places) > 1
