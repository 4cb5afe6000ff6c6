"""The leaflet: scores, the tremor, notes (T-COMM, T-MAP)."""

import pytest

from enduring import (
    SCORES,
    act,
    card,
    choose,
    citadel_table,
    finish,
    life,
    offered,
    pile_size,
    play,
    purse,
    refused,
    score,
    standing,
)
from fogbound.core import snapshot
from fogbound.rules.citadel import leaflet, notes, table
from fogbound.rules.common import tabletop
from rulebook import rule


def set_scores(game, *numbers):
    for which, number in enumerate(numbers):
        game.registers[table.SCORES + which] = number


# -- scores ----------------------------------------------------------------------------------------


@rule("T-COMM-01", "T-RUL-94")
def test_there_are_four_scores_and_they_begin_with_nothing_marked():
    """Influence, Knowledge, Production and Defense are read and changed one by one."""
    game = citadel_table()
    assert [score(game, name) for name in SCORES] == [0, 0, 0, 0]

    for number, name in enumerate(SCORES, 3):
        play(game, f"{name} +{number}")

    assert [score(game, name) for name in SCORES] == [3, 4, 5, 6]


@rule("T-EX-39", "T-COMM-02", "T-COMM-03")
def test_a_score_never_passes_25():
    """Defense 24 and 3 more make 25."""
    game = citadel_table()
    set_scores(game, 1, 0, 0, 24)

    play(game, "defense +3")

    assert score(game, "defense") == 25


@rule("T-EX-39", "T-COMM-04", "T-RUL-116")
def test_a_price_that_a_score_cannot_pay_is_not_offered():
    """With Influence 1 nothing that costs 2 of it can be chosen, not even in part."""
    game = citadel_table()
    set_scores(game, 1, 0, 0, 0)

    play(game, "may influence -2")

    assert game.pending_name() == "choose-action"
    set_scores(game, 2, 0, 0, 0)
    play(game, "may influence -2", "do")
    assert score(game, "influence") == 0


@rule("T-RUL-93", "T-COMM-02")
def test_a_loss_that_is_no_price_stops_at_0_and_the_rest_applies():
    """Influence 1 less 3 is 0, and what follows happens."""
    game = citadel_table()
    set_scores(game, 1, 1, 0, 0)

    play(game, "influence -3, then knowledge +1")

    assert (score(game, "influence"), score(game, "knowledge")) == (0, 2)


@rule("T-RUL-93")
def test_each_score_can_be_lowered_at_once():
    """All four fall, none below 0."""
    game = citadel_table()
    set_scores(game, 0, 1, 5, 25)

    play(game, "each score -1")

    assert [score(game, name) for name in SCORES] == [0, 0, 4, 24]


@rule("T-COMM-05")
@pytest.mark.parametrize(("influence", "happens"), [(7, False), (8, True)])
def test_effects_read_scores(influence, happens):
    """A condition on a score holds from that score on."""
    game = citadel_table()
    set_scores(game, influence, 0, 0, 0)

    play(game, "if influence is at least 8: defense +1")

    assert score(game, "defense") == int(happens)


@rule("T-COMM-05")
@pytest.mark.parametrize(("lowest", "happens"), [(9, False), (10, True)])
def test_all_scores_are_read_together(lowest, happens):
    """Every score must be high enough."""
    game = citadel_table()
    set_scores(game, 12, lowest, 25, 10)

    play(game, "if every score is at least 10: influence -12")

    assert (score(game, "influence") == 0) is happens


@rule("T-COMM-02", "T-RUL-50")
def test_points_are_shared_out_one_by_one():
    """No point goes to a score that is full or has had its share."""
    game = citadel_table(players=2)
    set_scores(game, 24, 0, 0, 0)

    play(game, "distribute 4 points, at most 2 on one score")
    assert game.pending().seat(game) == -1
    choose(game, "raise-score/0")
    assert offered(game) == ["raise-score/1", "raise-score/2", "raise-score/3"]
    choose(game, "raise-score/2", "raise-score/2")
    assert offered(game) == ["raise-score/1", "raise-score/3"]
    choose(game, "raise-score/3")

    assert [score(game, name) for name in SCORES] == [25, 0, 2, 1]


@rule("T-COMM-06")
def test_life_points_are_noted_when_the_game_is_saved():
    """The page remembers what each character had, whatever comes after."""
    game = citadel_table(PAGES, players=2, page="first", life=[7, 4])
    assert leaflet.recorded_life(game, 0) == -1

    choose(game, "save-game")
    game.registers[table.LIFE] = 1

    assert [leaflet.recorded_life(game, character) for character in (0, 1)] == [7, 4]


PAGES = """
- {page: first, booklet: ebb, tremor: 2, epilogue: bookmark to second}
- {page: second, booklet: ebb, tremor: 0}
"""

# -- the tremor ------------------------------------------------------------------------------------

PLUMB = """
- number: 30
  uid: quay
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
- custom: plumb
  effects:
    - one-of:
        - "pathfind: cost -2, price: lower the tremor by 1 if the action is on a fog card"
        - "pathfind: cost -3, price: lower the tremor by 2 if the action is on a fog card"
- skill: scout
  actions:
    - pathfind: {cost: 3}
- {fog: dear, area: III, kind: temporary event, copies: 2, back-actions: [pathfind: {cost: 4, success: flip}]}
- number: 31
  uid: dear-quay
  back: green
  kind: terrain
  arrows: {north: [III, 2]}
"""


def level(game):
    return game.registers[table.TREMOR]


@rule("T-COMM-09", "T-DATA-05")
def test_the_tremor_lowers_what_exploring_costs():
    """One level saves two cards of a pathfind on the back of a fog card."""
    game = citadel_table(PLUMB, at="dear-quay", deck=10)
    game.registers[table.TREMOR] = 1

    act(game, "pathfind", "apply/plumb/1")
    finish(game, "save")

    assert level(game) == 0
    assert pile_size(game) == 2


@rule("T-COMM-09", "T-RUL-93")
def test_without_a_level_there_is_no_offer():
    """At level 0 the tremor saves nothing, at level 1 only its smaller use is open."""
    game = citadel_table(PLUMB, at="dear-quay")
    act(game, "pathfind")
    assert not any("plumb" in option for option in offered(game))

    game = citadel_table(PLUMB, at="dear-quay")
    game.registers[table.TREMOR] = 1
    act(game, "pathfind")
    assert [option for option in offered(game) if "plumb" in option] == ["apply/plumb/1"]


@rule("T-COMM-09")
def test_the_tremor_serves_no_other_pathfind():
    """A pathfind of a Skill is not printed on the back of a fog card."""
    game = citadel_table(PLUMB, at="dear-quay", hand=["scout"])
    game.registers[table.TREMOR] = 3

    act(game, "pathfind", on="scout")

    assert not any("plumb" in option for option in offered(game))


@rule("T-DATA-05")
def test_a_text_raises_the_tremor():
    """The level rises from where it was, not from nothing."""
    game = citadel_table(PLUMB, at="quay")
    game.registers[table.TREMOR] = 2

    play(game, "raise the tremor by 1")

    assert level(game) == 3


# -- notes -----------------------------------------------------------------------------------------


@rule("T-MAP-01", "T-COMM-10")
def test_players_write_on_the_map_and_no_rule_reads_it():
    """A note is kept, saved with the game and can be wiped out; nothing else changes."""
    game = citadel_table()
    before = [offered(game), list(game.zones), list(game.registers)]

    choose(game, "annotate/s1")
    choose(game, "write-on-map", value="the gate is  east")

    assert notes.notes(game) == ["the gate is east"]
    assert [offered(game), list(game.zones), list(game.registers)] == before
    assert notes.notes(snapshot.load(game.content, snapshot.dump(game))) == ["the gate is east"]
    choose(game, "annotate/s1", "erase-from-map/1")
    assert notes.notes(game) == []


# -- what packs say wrongly ------------------------------------------------------------------------


def test_a_scenario_without_a_level_is_refused():
    """Every page of a booklet says how high the tremor is (T-COMM-07)."""
    assert any("tremor" in fault for fault in refused("- {page: first, booklet: ebb}"))
    assert any("introduction" in fault for fault in refused("- {page: first, tremor: 2}"))


@rule("T-SQ-03", "T-DEST-02")
def test_what_stands_on_the_leaflet_is_no_matter_of_what_leaves_play():
    """Whichever card leaves the game, side quests stay as they are, and so do checked symbols and boxes."""
    text = """
- {side-quest: errand}
- {symbol: flame, price: 0}
- {building: loft, boxes: 2}
- {paragraph: 400, text: finish the side quest errand}
"""
    game = citadel_table(text)
    leaflet.list_quest(game, card(game, "errand"))
    leaflet.check_symbol(game, card(game, "flame"))
    leaflet.check_box(game, card(game, "loft"))

    for leaving in range(len(game.content.card_ids)):
        game.content.let_go(game, leaving)

    assert leaflet.is_active(game, card(game, "errand"))
    assert leaflet.is_checked(game, card(game, "flame"))
    assert game.count(card(game, "loft"), leaflet.BOXES) == 1


DESTINY = """
- number: 60
  uid: spark
  back: green
  kind: purse
  copies: 3
  effects: ["pays 1 hope: banish this", "between actions: may check a symbol for its hope"]
- number: 61
  uid: altar
  back: green
  kind: terrain
  actions:
    - talk: {success: {pay: pay 2 hope, or: lose 1 life}}
    - think: {success: check the symbol flame}
- {symbol: flame, price: 2, text: "influence +1"}
- {symbol: sun, price: 1, text: "knowledge +1"}
- {symbol: moon, price: 9, text: "defense +1"}
"""


@rule("T-DATA-09", "T-DEST-01", "T-DEST-02")
def test_a_card_may_let_hope_be_spent_anywhere():
    """The Hope card says itself that a symbol may be checked between actions, far from the Citadel."""
    game = citadel_table(DESTINY, players=2, at="altar", purses={1: ["spark", "spark#2", "spark#3"]})

    choose(game, "free-use/s2/spark")
    assert offered(game) == ["check-symbol/flame/2", "check-symbol/sun/1"]
    choose(game, "check-symbol/flame/2", "spend-hope", "spend-hope")

    assert score(game, "influence") == 1
    assert leaflet.is_checked(game, card(game, "flame"))
    assert len(game.zones[tabletop.BANISHED]) == 2
    assert purse(game, 1) == ["spark#3"]


@rule("T-DATA-09")
def test_without_hope_for_any_symbol_none_is_offered():
    """What nobody can pay for cannot be chosen."""
    text = DESTINY.replace("price: 1", "price: 8").replace("price: 2", "price: 8")
    game = citadel_table(text, at="altar", purse=["spark"])

    assert not [found for found in standing(game) if found.startswith("free-use")]


@rule("T-DATA-09", "T-RUL-116")
@pytest.mark.parametrize(("purse_cards", "asked"), [(["spark", "spark#2"], True), (["spark"], False)])
def test_hope_is_a_price_wherever_a_text_asks_for_it(purse_cards, asked):
    """Two Hope can be paid with two cards; with one the loss is suffered unasked."""
    game = citadel_table(DESTINY, at="altar", purse=purse_cards)

    act(game, "talk", "reveal")
    assert ("pay/altar" in offered(game)) is asked
    if asked:
        choose(game, "pay", "spend-hope")  # the last card is spent by itself

    assert life(game) == (10 if asked else 9)
    assert purse(game) == ([] if asked else ["spark"])


@rule("T-DEST-02", "T-DEST-03")
def test_a_text_checks_a_symbol_without_a_price_and_only_once():
    """What is printed there follows; a second time nothing does."""
    game = citadel_table(DESTINY, at="altar")

    finish(act(game, "think", "reveal"))
    assert score(game, "influence") == 1
    finish(act(game, "think", "reveal"))

    assert score(game, "influence") == 1


@rule("T-MAP-01")
def test_there_is_room_for_so_many_notes():
    """The last one finds its place, and then nothing more can be written."""
    game = citadel_table()

    for number in range(notes.MOST):
        choose(game, "annotate/s1")
        choose(game, "write-on-map", value=f"note {number}")
    choose(game, "annotate/s1")

    assert len(notes.notes(game)) == notes.MOST
    assert not any(found.startswith("write-on-map") for found in offered(game))
