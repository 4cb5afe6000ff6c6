"""What is printed on each kind of card, and what the loader refuses because it could mean nothing (T-CARD)."""

import pytest

from enduring import (
    at_cell,
    card,
    choose,
    citadel_table,
    finish,
    names,
    news,
    offered,
    play,
    refused,
    standing,
    under_fog,
    zone,
)
from fogbound.rules.citadel import numbers, table
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import ADVANCED, OWN, REFLEX, book_of
from rulebook import rule

KINDS = {
    "terrain": "",
    "permanent event": ", placement: [north]",
    "temporary event": "",
    "global event": "",
    "quest item": "",
    "world map": ", slot: A1",
}


@rule("T-CARD-13", "T-CARD-14")
@pytest.mark.parametrize("field", ["weight: 1", "keywords: [tool]", "no-discard: true"])
def test_what_only_purse_cards_carry(field):
    """Weight, keywords and the ban on discarding are refused on every other kind, in the fog or not."""
    fog = "- {fog: haze, area: I, back-actions: [pathfind: {success: flip}], kind: %s, %s}"

    assert not refused(f"- {{number: 20, back: green, kind: purse, {field}}}")
    assert not refused(fog % ("purse", field))
    assert refused(fog % ("temporary event", field))
    for kind, needs in KINDS.items():
        assert refused(f"- {{number: 20, back: green, kind: {kind}{needs}, {field}}}"), kind
        assert not refused(f"- {{number: 20, back: green, kind: {kind}{needs}}}"), kind
    assert refused(f"- {{skill: lunge, {field}}}")
    assert refused(f"- {{character: eve, hand: [1, 1, 1, 1], most-weight: [1, 1, 1, 1], {field}}}")


@rule("T-CARD-01", "T-DATA-01")
@pytest.mark.parametrize(
    "numbers",
    ["hand: [4, 4, 4, 4]", "most-weight: [4, 4, 4, 4]", "hand: [4, 4, 4, 4], most-weight: [4, 4, 4]"],
)
def test_a_character_needs_both_limits_for_one_to_four_players(numbers):
    """Neither hand size nor weight may be missing, nor one of their four numbers."""
    assert refused(f"- {{character: eve, {numbers}}}")


@rule("T-CMP-02", "T-CMP-03", "T-CARD-03")
def test_a_skill_is_of_one_kind():
    """A Character Skill has an initial or none, an Advanced or a Reflex Skill has neither."""
    text = """
- {skill: ansas, own: ansa}
- {skill: mastery, advanced: true}
- {skill: flinch, reflex: true}
"""
    game = citadel_table(text)
    kinds = [book_of(game).cards[card(game, name)].skill for name in ("ansas", "mastery", "flinch")]

    assert kinds == [OWN, ADVANCED, REFLEX]
    for both in ("own: ansa, advanced: true", "own: ansa, reflex: true", "advanced: true, reflex: true"):
        assert refused(f"- {{skill: odd, {both}}}"), both


@rule("T-CMP-04", "T-RUL-78")
def test_a_die_has_six_sides_and_each_comes_up():
    """Over many rolls every number from one to six is rolled, and no other."""
    game = citadel_table()
    for _ in range(60):
        play(game, "{roll: {1-6: nothing}}")

    assert set(news(game, "rolled")) == {"1", "2", "3", "4", "5", "6"}


# -- World Map -------------------------------------------------------------------------------------

CHART = """
- {number: 40, uid: coast, back: green, kind: world map, slot: B2}
- {number: 41, uid: inland, back: green, kind: world map, slot: C2, after: B2}
- {number: 42, uid: isles, back: green, kind: world map, slot: B1, after: B2}
- {number: 43, uid: peaks, back: green, kind: world map, slot: D2, after: C2}
- {number: 44, uid: far-coast, back: green, kind: world map, slot: F5}
"""


def inserted(game):
    return names(game, game.zones[table.WORLD_MAP])


@rule("T-CARD-17", "T-TYPE-12", "T-CMP-23")
def test_a_map_card_waits_for_the_very_card_that_shows_its_slot():
    """Another card in the map does not lead there; the one beside the slot does, and may lead to several."""
    game = citadel_table(CHART)
    for number in ("041", "044", "042"):
        play(game, f"take {number}")
    assert inserted(game) == ["far-coast"]

    play(game, "take 040")

    assert inserted(game) == ["coast", "far-coast", "inland", "isles"]


@rule("T-CARD-17", "T-TYPE-12")
def test_map_cards_follow_each_other_along_the_arrows():
    """With the last of three taken first, the first one brings the others in behind it, in the order of the arrows."""
    game = citadel_table(CHART)
    for number in ("043", "041"):
        play(game, f"take {number}")
    assert (inserted(game), news(game, "map-owed")) == ([], ["peaks", "inland"])

    play(game, "take 040")

    assert news(game, "map-inserted") == ["coast", "inland", "peaks"]


@rule("T-CARD-17", "T-TYPE-12")
def test_a_map_card_says_where_it_goes():
    """Without a slot it is refused; on any other card a slot is."""
    assert refused("- {number: 20, back: green, kind: world map}")
    assert refused("- {number: 20, back: green, kind: quest item, slot: B3}")


@rule("T-TYPE-12", "T-CMP-20")
def test_a_map_card_in_its_slot_is_everybodys_and_not_available_any_more():
    """Its action is offered to all, nobody discards it, and its number leads to nothing."""
    text = CHART.replace("slot: F5", "slot: F5, actions: [observe: {cost: 1}]")
    game = citadel_table(text, players=2, board={(1, 0): "field"}, where={1: "field"})
    play(game, "take 044", you=1)

    play(game, "take 044")

    assert {"observe/s1/far-coast", "observe/s2/far-coast"} <= set(offered(game))
    assert not any("far-coast" in found for found in standing(game))
    assert news(game, "no-such-card") == ["44"]


# -- the front of fog ------------------------------------------------------------------------------

FOG = """
- {number: 50, uid: quay, back: green, kind: terrain, arrows: {north: [I, 2]}}
- {fog: islet, area: I, kind: terrain, arrows: {north: [II, 2]}, back-actions: [pathfind: {success: flip}]}
- {fog: snag, area: I, kind: permanent event, actions: [dig: {success: banish this}],
   back-actions: [pathfind: {difficulty: 1, cost: 1, success: flip}]}
"""


@rule("T-CARD-07", "T-EXPL-02", "T-EXPL-06")
def test_fog_may_turn_out_to_be_a_terrain():
    """It stays in its space as what it is, fog follows at its own arrow, and the card behind is not taken."""
    game = citadel_table(FOG, at="quay")
    under_fog(game, "islet", 0, -1)

    choose(game, "pathfind/s1/0", "reveal")
    finish(game)

    assert (at_cell(game, 0, -1), at_cell(game, 0, -2)) == ("islet", "fog")
    assert zone(game, "field") == tabletop.ADVENTURE_DECK
    assert "move/s1/ansa" in offered(game)


@rule("T-EXPL-02", "T-EXPL-01", "T-INFO-08")
def test_a_failed_action_on_the_back_leaves_the_fog_as_it_is():
    """Nothing is turned over, nobody has seen the front, and the space stays shut."""
    game = citadel_table(FOG, at="quay", deck=["blank"])
    under_fog(game, "snag", 0, -1)

    choose(game, "pathfind/s1/0", "reveal")

    assert at_cell(game, 0, -1) == "fog"
    assert not game.known.get(card(game, "snag"), 0)
    assert zone(game, "field") == tabletop.ADVENTURE_DECK


@rule("T-EXPL-11", "T-EXPL-10", "T-EXPL-03")
def test_a_space_opens_when_its_event_is_banished():
    """The snag is banished, and the card of the arrow follows as after any other way of leaving."""
    game = citadel_table(FOG, at="quay", deck=["star"])
    under_fog(game, "snag", 0, -1)
    choose(game, "pathfind/s1/0", "reveal", "count/1")
    assert at_cell(game, 0, -1) == "snag"

    choose(game, "dig/s1/snag", "reveal")

    assert zone(game, "snag") == tabletop.BANISHED
    assert at_cell(game, 0, -1) == "field"


# -- pictographs before a Threat -------------------------------------------------------------------


@rule("T-RUL-120", "T-TAKE-04", "T-RUL-70")
def test_an_introduction_may_show_a_pictograph():
    """Without one only cards match; one that the introductory page shows matches like that of any scenario."""
    text = """
- {page: prelude, pictograph: eel}
- {page: plain-prelude}
- {number: 60, uid: linked, back: green, kind: quest item, link: eel}
- {number: 60, uid: plain, back: green, kind: quest item}
- {number: 61, uid: token, back: green, kind: purse, shows: [eel]}
"""
    for page, purses, taken in (
        ("prelude", {}, "linked"),
        ("plain-prelude", {}, "plain"),
        ("plain-prelude", {1: ["token"]}, "linked"),
    ):
        game = citadel_table(text, players=2, page=page, purses=purses)
        assert (numbers.pictographs(game, 0) == 0) == (page != "prelude")
        play(game, "take 060", you=1)
        assert zone(game, taken) == tabletop.QUESTS, (page, purses)
