"""K-E-03, "Weepwing", three versions: links, a back with an offer, degrees of success, a die that others lower."""

import pytest

from enduring import (
    act,
    card,
    choose,
    die,
    farlamp_table,
    finish,
    hand,
    life,
    news,
    offered,
    play,
    purse,
    zone,
)
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of

PIECES = ("k-e-03", "k-q-01", "k-l-01", "k-l-02", "k-l-03", "k-l-05", "k-s-03", "k-w-01")
"""The piece, what it speaks of, and what that speaks of in turn."""

MORE = """
- {number: 880, uid: cave, back: green, kind: terrain, actions: [dig: {success: take 318}]}
- {number: 881, uid: lantern, back: green, kind: purse, keywords: [light], weight: 2}
- {number: 882, uid: anvil, back: green, kind: purse, weight: 5}
- {number: 883, uid: claws, back: green, kind: purse, effects: ["fight: +2 successes"]}
- {page: eels, booklet: ebb, pictograph: eel, tremor: 0}
"""
STARS = [f"star#{copy}" for copy in range(2, 13)]


def cave(**settings):
    return farlamp_table(MORE, only=list(PIECES), at="cave", **settings)


def met(**settings):
    """The event has been taken; the first pass waits."""
    game = cave(**{"deck": ["star", *STARS], **settings})
    act(game, "dig", "reveal", joined=range(1, 4))
    return game


def bird(game):
    """The version that lies open."""
    return next(game.content.card_ids[found] for found in game.zones[tabletop.RESOLVING])


# -- which version, and its back -------------------------------------------------------------------


def test_with_the_eel_in_the_scenario_its_version_comes_first():
    """Even when the log is held: green before gold."""
    assert bird(met(page="eels")) == "weepwing-of-the-eel"
    assert bird(met(page="eels", quests=["keepers-log"])) == "weepwing-of-the-eel"


def test_with_the_log_alone_the_gold_version_comes_before_the_green_ones():
    """No fight: paragraph 96 is read."""
    game = met(quests=["keepers-log"])

    assert news(game, "taken") == ["weepwing-of-the-quill"]
    assert news(game, "read") == ["p096"]
    assert zone(game, "weepwing-of-the-quill") == tabletop.PAST


def test_without_a_link_one_of_the_plain_ones_is_taken():
    """Two copies lie there."""
    game = met()

    assert book_of(game).cards[card(game, bird(game))].uid == "weepwing"


def test_a_light_may_be_returned_before_it_is_turned_over():
    """Row 1 then starts at 3 instead of 5."""
    game = met(purse=["lantern"])
    assert game.zones[tabletop.RESOLVING] == ()
    choose(game, "do")
    assert zone(game, "lantern") == tabletop.ADVENTURE_DECK
    assert die(game, bird(game)) == (1, 3)


def test_who_keeps_the_light_faces_five():
    """Declined, or nothing to return."""
    game = met(purse=["lantern"])
    choose(game, "decline")
    assert die(game, bird(game)) == (1, 5)
    assert purse(game) == ["lantern"]
    game = met()
    assert die(game, bird(game)) == (1, 5)


def test_the_eel_version_starts_at_three_anyway():
    """With and without a light."""
    game = met(page="eels")
    assert die(game, "weepwing-of-the-eel") == (1, 3)


# -- the fight -------------------------------------------------------------------------------------


def at_row(row, **settings):
    """The fight at the draw of a pass on this row, after a first pass that failed; and what its card is called."""
    game = met(**{"life": 20, **settings})
    found = bird(game)
    if "fight/s1/" + found in offered(game):
        choose(game, f"fight/s1/{found}")
    play(game, f"put the die on row {row}", this=found)
    choose(game, "reveal", "count/0")
    if f"fight/s1/{found}" in offered(game):
        choose(game, f"fight/s1/{found}")
    return game, found


def test_everybody_there_must_fight_it():
    """Those on the Terrain are involved, whoever turned it over; anybody may lead while nobody carries more."""
    game = met(players=3, board={(1, 0): "field"}, where={2: "field"})

    assert [name.split("/")[1] for name in offered(game)] == ["s1", "s2"]


def test_the_heaviest_laden_must_lead():
    """Covetous: the greatest carried weight among the involved."""
    game = cave(players=2, purses={1: ["anvil"]}, purse=["lantern"], deck=["star", *STARS])

    act(game, "dig", "reveal", "decline", joined=(1,))

    assert news(game, "action")[-1].startswith("weepwing")
    assert game.registers[tabletop.ACTIVE] == 1


@pytest.mark.parametrize(("counted", "row"), [(1, 2), (2, 2), (3, 3)])
def test_success_on_row_one_goes_down_by_degrees(counted, row):
    """Just enough, or one more: one row; at least two more than the die showed: two rows."""
    game = met(deck=["star#2", "star#3", "fist", "fist#2", *STARS[2:]], purse=["claws"])
    found = bird(game)
    play(game, "die -4", this=found)
    choose(game, "select/claws", "draw", "draw", "reveal", "apply/claws")

    choose(game, f"count/{counted}")

    assert die(game, found)[0] == row


def test_a_failed_first_row_costs_the_active_player_two():
    """The others lose nothing; the die falls by what was counted."""
    game = met(players=2)
    found = bird(game)

    choose(game, "fight/s1", "reveal", "count/1")

    assert [life(game, 0), life(game, 1)] == [8, 10]
    assert die(game, found) == (1, 4)


def test_row_two_lets_a_card_be_kept_and_goes_on():
    """Three counted cards with a star each."""
    game, found = at_row(2)

    choose(game, "reveal", "count/3")
    assert offered(game)[0].startswith("retain")
    choose(game, offered(game)[0])

    assert len(hand(game)) == 1
    assert die(game, found) == (3, 4)


@pytest.mark.parametrize(("choice", "lost"), [(1, [1, 1]), (2, [3, 0])])
def test_after_a_failure_on_row_two_the_active_player_chooses_the_harm(choice, lost):
    """One damage for each involved, or three for the active player alone."""
    game, found = at_row(2, players=2)
    before = [life(game, 0), life(game, 1)]

    choose(game, "reveal", "count/0", f"choose/{found}/{choice}")

    assert [was - life(game, seat) for seat, was in enumerate(before)] == lost


def test_the_last_row_brings_a_feather_and_ends_it():
    """One involved character of the group's choice takes 434, the card is discarded."""
    game, found = at_row(3, players=2)

    choose(game, "draw", "draw", "draw", "reveal", "count/4", "choose/s2", "keep")

    assert purse(game, 1) == ["weepwing-feather"]
    assert zone(game, found) == tabletop.PAST


def test_the_second_failure_on_the_last_row_throws_the_die_back():
    """Each costs a life point; after the second the die lies on row 2 again, set to 3."""
    game, found = at_row(3)
    before = life(game)
    choose(game, "reveal", "count/0")
    assert die(game, found) == (3, 4)

    choose(game, "reveal", "count/0")

    assert life(game) == before - 2
    assert die(game, found) == (2, 3)


def test_whoever_falls_lowers_the_die():
    """The active player falls under the blow: what was counted and one more."""
    game = met(players=2, life=[2, 9])
    found = bird(game)

    choose(game, "fight/s1", "reveal", "count/1")
    while offered(game)[0].startswith("banish"):
        choose(game, offered(game)[0])

    assert zones.is_unconscious(game, 0)
    assert die(game, found) == (1, 3)


def test_below_one_the_row_is_won_at_the_next_comparison():
    """The die at 1 drops to 0: the next pass needs no success."""
    game = met(players=2, life=[2, 9])
    found = bird(game)
    choose(game, "fight/s1")
    play(game, "die -4", this=found)
    choose(game, "reveal", "count/0")
    while offered(game)[0].startswith("banish"):
        choose(game, offered(game)[0])
    assert die(game, found) == (1, 0)

    choose(game, "reveal")

    assert die(game, found)[0] == 2


def test_when_all_involved_have_fallen_the_card_is_returned():
    """Somebody else, elsewhere, is still awake."""
    game = met(players=2, life=[2, 9], board={(1, 0): "field"}, where={1: "field"})
    found = bird(game)

    choose(game, "reveal", "count/0")
    finish(game)

    assert zone(game, found) == tabletop.ADVENTURE_DECK
    assert die(game, found) == (0, 0)


def test_the_eel_version_adds_a_line_for_the_debt():
    """A cask, as long as the side quest is listed; the rest of the card works anyway."""
    for listed in (True, False):
        game, _ = at_row(3, page="eels")
        if listed:
            play(game, "list the side quest lamp-oil-debt")
        choose(game, "draw", "draw", "draw", "reveal", "count/4", "keep")

        assert purse(game) == ["weepwing-feather"]
        casks = 1 + book_of(game).words.find("counter", "cask")
        assert game.count(card(game, "lamp-oil-debt"), casks) == listed
