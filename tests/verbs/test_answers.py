"""What conditions, numbers and names of people answer, each in a case where it holds and in one where it does not."""

import pytest

from enduring import act, card, citadel_table, holds, life, memos, offered, play, terrain
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import filing
from rulebook import rule

LAND = """
- {number: 10, uid: gate, back: green, kind: terrain, actions: [dig: {cost: 2, difficulty: 0, success: gain 1 life}]}
- {number: 11, uid: south, back: green, kind: terrain}
- {number: 12, uid: vines, back: green, kind: permanent event, placement: [north]}
- {number: 13, uid: bell, back: green, kind: quest item}
- {number: 14, uid: gift, back: green, kind: temporary event}
- {skill: reflex, reflex: true}
- {paragraph: 7}
- {side-quest: lamp}
- {side-quest: oil}
"""


def tremor(game, value, **settings):
    """What a number is, read off the tremor that is set to it."""
    play(game, f"set the tremor to ({value})", **settings)
    return game.registers[zones.TREMOR]


@rule("T-GEN-02")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_number_may_go_by_how_many_play(number):
    """The first number is for one, the last for four."""
    game = citadel_table(players=number)

    assert tremor(game, "4, 3, 2, 1 by explorers") == 5 - number


@rule("T-GEN-02")
def test_how_often_something_has_happened_is_counted():
    """A card that was never taken counts for nothing, one that was taken twice for two."""
    game = citadel_table(LAND)
    assert tremor(game, 'the times "taken 014"') == 0

    play(game, "take 014, then take 014")

    assert tremor(game, 'the times "taken 014"') == 2


@rule("T-GEN-02")
def test_how_often_a_paragraph_was_read_is_counted():
    """From none to twice; written with or without its zeros."""
    game = citadel_table(LAND)
    assert tremor(game, 'the times "read 007"') == 0

    play(game, "read 7")
    play(game, "read 7")

    assert tremor(game, 'the times "read 007"') == tremor(game, 'the times "read 7"') == 2


@rule("T-GEN-02")
@pytest.mark.parametrize(("board", "found"), [({}, 0), ({(0, 1): "vines"}, 0), ({(0, 1): "south"}, 1)])
def test_whether_a_terrain_lies_on_a_side(board, found):
    """Neither an empty space nor an event is one, nor is a Terrain on another side."""
    game = citadel_table(LAND, at="gate", board={**board, (1, 0): "field"})

    play(game, "if a terrain is south of this: gain 1 life", this="gate")

    assert life(game) == 10 + found


@rule("T-GEN-02")
def test_a_terrain_under_the_fog_is_not_there_yet():
    """What lies face down is no Terrain for any text."""
    game = citadel_table(LAND, at="gate")
    filing.lay(game, card(game, "south"), game.places[card(game, "gate")] + 1, zones.tabletop.FOGGY)

    play(game, "if a terrain is east of this: gain 1 life", this="gate")

    assert life(game) == 10


@rule("T-GEN-02")
def test_successes_are_those_of_the_action_in_progress():
    """Outside an action there are none."""
    game = citadel_table(LAND)

    assert tremor(game, "the successes") == 0


@rule("T-GEN-02")
@pytest.mark.parametrize("said", ["yes", "no"])
def test_a_choice_that_is_remembered_is_yes_or_no(said):
    """Each answer holds by itself; before anything is remembered neither does."""
    game = citadel_table(packs=[memos("promise")])
    assert not holds(game, "promise is yes")
    assert not holds(game, "promise is no")

    play(game, f"remember {said} to promise")

    assert holds(game, "promise is yes") == (said == "yes")
    assert holds(game, "promise is no") == (said == "no")


@rule("T-GEN-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_each_of_whom_something_is_remembered(seat):
    """What is done by them is done by nobody else."""
    game = citadel_table(players=3, packs=[memos("promise")])
    play(game, "remember promise of you", you=seat)

    play(game, "each explorer of promise gains 5 life", you=1)

    assert [life(game, other) for other in range(3)] == [10 + 5 * (other == seat) for other in range(3)]


@rule("T-CMP-02")
@pytest.mark.parametrize(("held", "found"), [("reflex", True), ("star", False)])
def test_a_reflex_is_told_from_other_skills(held, found):
    """Both are Skills, and one is a Reflex."""
    game = citadel_table(LAND, hand=[held])

    assert holds(game, "there is a reflex in your hand") == found
    assert holds(game, "there is a skill in your hand")


@rule("T-GEN-02")
def test_counters_on_other_cards_are_counted_together():
    """Those on the bell, and none before any lie there."""
    game = citadel_table(LAND, quests=["bell"])
    counters = "the counters on quest items among the quest items"
    assert tremor(game, counters) == 0

    play(game, "add 2 counters to quest items among the quest items")

    assert tremor(game, counters) == 2


@rule("T-DLG-03", "T-SQ-03")
def test_what_belongs_to_a_side_quest_is_offered_only_while_it_is_active():
    """The lamp is looked for, the oil is not."""
    game = citadel_table(LAND)
    play(game, "list the side quest lamp")
    play(game, "initiate the side quest lamp")

    play(game, "may side quest oil: gain 1 life")
    assert isinstance(game.pending(), ChooseAction)
    play(game, "may side quest lamp: gain 1 life", "do")

    assert life(game) == 11


@rule("T-COMM-04", "T-RUL-116")
@pytest.mark.parametrize(("scores", "payable"), [((1, 1, 0, 1), False), ((1, 1, 1, 1), True)])
def test_a_price_of_every_score_must_be_paid_by_each(scores, payable):
    """One that has nothing left is enough to keep it from being offered."""
    game = citadel_table()
    for which, number in enumerate(scores):
        game.registers[zones.SCORES + which] = number

    play(game, "may each score -1")

    assert ("do" in [found.split("/")[0] for found in offered(game)]) == payable


@rule("T-GEN-02", "T-GEN-10")
def test_only_who_is_held_is_released():
    """Said to the second, who is free, it does nothing; said to the third it does."""
    game = citadel_table(players=3)
    play(game, "be held", you=2)

    play(game, "may be released", you=1)
    assert isinstance(game.pending(), ChooseAction)
    play(game, "be released", you=1)
    assert game.registers[zones.tabletop.STATUS + 2] == zones.HELD
    play(game, "may be released", "do", you=2)

    assert game.registers[zones.tabletop.STATUS + 2] == zones.tabletop.PRESENT


@rule("T-GEN-02", "T-UNC-10")
@pytest.mark.parametrize(("this", "where"), [("south", "south"), ("vines", "gate"), ("", "field")])
def test_who_is_released_stands_where_the_card_is(this, where):
    """On that Terrain, on the one an event belongs to, or else where the others are."""
    game = citadel_table(
        LAND,
        players=2,
        at="gate",
        board={(0, 1): "vines", (1, 0): "south", (2, 0): "field"},
        where={0: "field"},
    )
    play(game, "be held", you=1)

    play(game, "be released", you=1, this=this)

    assert terrain(game, 1) == where


@rule("T-ZONE-13", "T-GEN-10")
def test_each_unblocks_only_their_own_of_what_a_card_has_blocked():
    """The gate keeps a card of the second and one of the third; the third gets theirs back."""
    game = citadel_table(LAND, players=3, at="gate", hands={1: ["left"], 2: ["right"]})
    for seat in (1, 2):
        play(game, "block one skill in your hand of your choice for this", you=seat, this="gate")

    play(game, "may unblock what this has blocked", you=0, this="gate")
    assert isinstance(game.pending(), ChooseAction)
    play(game, "unblock what this has blocked", you=2, this="gate")

    assert [len(game.zones[zones.BLOCKED + seat]) for seat in range(3)] == [0, 1, 0]


@rule("T-RES-01")
def test_cards_that_were_drawn_are_found_once_they_are_revealed():
    """In the action, not before it."""
    game = citadel_table(LAND, at="gate", deck=["star", "left", "blank"])
    assert not holds(game, "there is a skill called star drawn")

    act(game, "dig", "reveal")

    assert holds(game, "there is a skill called star drawn")


@rule("T-GEN-02")
@pytest.mark.parametrize("scope", ["", " in this scenario", " in this dialogue"])
def test_what_is_forgotten_is_remembered_no_more(scope):
    """However long it was to be remembered."""
    game = citadel_table(packs=[memos("promise")])
    play(game, f"remember promise{scope}")
    assert holds(game, "promise is remembered")

    play(game, "forget promise")

    assert not holds(game, "promise is remembered")


@rule("T-SCN-03")
@pytest.mark.parametrize("this", ["", "gate"])
def test_a_goal_is_one_of_the_scenario_that_is_played(this):
    """Whatever card asks for it."""
    text = LAND + "- {page: first, booklet: ebb, tremor: 0, goals: {bell: your life is at least 11}}\n"
    game = citadel_table(text, at="gate", page="first")

    play(game, "if the goal bell is reached: gain 50 life", this=this)
    assert life(game) == 10
    play(game, "gain 1 life, then gain (5 times the goals reached) life", this=this)
    play(game, "if the goal bell is reached: gain 50 life", this=this)

    assert life(game) == 10 + 1 + 5 + 50
