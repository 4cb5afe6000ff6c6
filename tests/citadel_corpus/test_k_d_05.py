"""K-D-05, hold the door: a dialogue inside an action inside a dialogue."""

import pytest

from enduring import (
    act,
    card,
    choose,
    die,
    farlamp_table,
    finish,
    life,
    news,
    offered,
    pile,
    play,
    purse,
    until,
    zone,
)
from fogbound.core import snapshot
from fogbound.core.steps import GROUP
from fogbound.rules.citadel import table
from fogbound.rules.common import tabletop
from rulebook import rule

DOOR = """
- number: 131
  uid: door
  back: green
  kind: terrain
  actions:
    - listen: {success: read 90}
"""
STARS = [f"star#{n}" for n in range(2, 13)]
ANSWER, SILENT, LET_GO = (f"reply/p091/{n}" for n in range(1, 4))


def door(deck=6, **settings):
    settings = {"players": 2, **settings}
    game = farlamp_table(DOOR, only=["k-d-05", "k-b-02"], at="door", deck=deck, **settings)
    game.registers[table.SCORES + table.KNOWLEDGE] = 1
    act(game, "listen")
    return until(game, "lift")


def at_91(**settings):
    """The first row is held: four successes for a difficulty of 4."""
    game = door(deck=["star", *STARS[:9]], **settings)
    return through(choose(game, "lift/s1"), "reply/p091")


def through(game, beginning):
    """On to this question, drawing as many cards as there are where more may be drawn."""
    for _ in range(60):
        ids = offered(game)
        if ids and ids[0].startswith(beginning):
            return game
        more = [found for found in ids if found == "draw"]
        plain = [found for found in ids if found.split("/")[0] in ("count", "reveal", "done", "decline")]
        choose(game, (more or plain or ids)[0])
    raise AssertionError(beginning)


@rule("T-MAND-01", "T-MAND-04")
def test_all_on_the_readers_terrain_must_hold_it():
    """Nobody else; who is active is chosen anew at each pass."""
    game = door(players=3, board={(0, 2): "field"}, where={2: "field"})

    assert offered(game) == ["lift/s1/p090", "lift/s2/p090"]
    assert game.pending().seat(game) == GROUP
    choose(game, "lift/s2")
    through(game, "lift")
    assert sorted(offered(game)) == ["lift/s1/p090", "lift/s2/p090"]


def test_a_failed_first_row_costs_everybody_a_card():
    """Each involved discards one; the die stays on its row, lowered by what was achieved."""
    game = door(deck=["star", "blank", "blank#2", "blank#3"])

    choose(game, "lift/s1")
    until(game, "lift")

    assert die(game, "p090") == (1, 3)
    assert len(pile(game, 0)) == 3
    assert len(pile(game, 1)) == 1


@rule("T-RUL-121")
def test_row_and_value_live_with_the_dialogue():
    """They survive a suspend, and no die is needed for them."""
    game = door(deck=["star", "blank", "blank#2", "blank#3"])
    choose(game, "lift/s1")
    through(game, "lift")

    again = snapshot.load(game.content, snapshot.dump(game))

    assert die(again, "p090") == (1, 3)
    assert offered(again) == offered(game)


@rule("T-DLG-02", "T-FORB-07", "T-RUL-80")
def test_a_voice_in_the_middle_of_the_action():
    """91 is the active player's; nothing else may be done meanwhile, and hand limits wait."""
    game = at_91(hand=["blank#30", "blank#31", "blank#32", "blank#33", "blank#34", "blank#35"])

    assert offered(game) == [ANSWER, SILENT, LET_GO]
    assert game.pending().seat(game) == 0
    verbs = {option.verb for option in game.content.standing(game)}
    assert verbs <= {"recovery", "drop-skill", "drop"}


def test_silence_goes_on_to_the_second_row():
    """At its full difficulty."""
    game = at_91()

    choose(game, SILENT)

    assert die(game, "p090") == (2, 5)


@pytest.mark.parametrize(("choice", "value", "knowledge"), [("do", 3, 0), ("decline", 5, 1)])
def test_an_answer_may_lower_the_second_row(choice, value, knowledge):
    """For Knowledge −1 it starts at 3 instead of 5."""
    game = at_91()

    choose(game, ANSWER, choice)

    assert die(game, "p090") == (2, value)
    assert table.score(game, table.KNOWLEDGE) == knowledge


def test_without_knowledge_there_is_nothing_to_pay():
    """The offer is not made."""
    game = at_91()
    game.registers[table.SCORES + table.KNOWLEDGE] = 0

    choose(game, ANSWER)

    assert die(game, "p090") == (2, 5)
    assert not any(found.startswith("do/p092") for found in offered(game))


@rule("T-RUL-121")
def test_letting_go_loses_everything():
    """Each on the Terrain is hurt, the dialogue is left, the progress lost."""
    game = at_91()

    choose(game, LET_GO)
    finish(game)

    assert [life(game, seat) for seat in range(2)] == [8, 8]
    assert zone(game, "p090") == tabletop.OUT
    assert die(game, "p090") == (0, 0)
    assert game.pending_name() == "choose-action"


def second_row(choices, deck, **settings):
    """The second row, for which the second character draws from this deck."""
    game = at_91(decks={1: deck}, **settings)
    choose(game, *choices)
    until(game, "lift")
    choose(game, "lift/s2")
    return game


def test_held_to_the_end():
    """Influence +1 for the active player of the last pass; 512 only if the voice was answered in this attempt."""
    stars = ["star#12", "star#11", "star#10", "left", "right"]
    for choices, taken in (((ANSWER, "do"), True), ((SILENT,), False)):
        game = second_row(choices, stars)
        if not taken:
            game.set_count(card(game, "p090"), table.DIE, 3)
        through_to_turn(game)

        assert table.score(game, table.INFLUENCE) == 1
        assert (zone(game, "lamp-log") == tabletop.QUESTS) == taken
        assert zone(game, "p090") == tabletop.OUT


def through_to_turn(game):
    for _ in range(80):
        if game.pending_name() == "choose-action":
            return
        ids = offered(game)
        plain = [found for found in ids if found.split("/")[0] in ("count", "reveal", "done", "decline")]
        choose(game, (plain or ids)[0])


def test_an_answer_of_an_earlier_attempt_does_not_count():
    """After letting go the door has to be held, and answered, anew."""
    game = at_91()
    choose(game, ANSWER, "decline")
    play(game, "leave the dialogue")
    finish(game)

    play(game, "read 93")

    assert zone(game, "lamp-log") != tabletop.QUESTS


@pytest.mark.parametrize(("shows", "fever"), [(2, True), (3, True), (4, False), (5, False), (1, False)])
def test_a_failed_second_row(shows, fever):
    """The active player is hurt; if the die now shows 1 or 2, one of the involved by lot takes 458."""
    game = second_row((SILENT,), ["star#12", "blank#20", "blank#21", "blank#22"])
    game.set_count(card(game, "p090"), table.DIE, shows)

    through(game, ("lift", "keep"))

    if shows == 1:
        assert life(game, 1) == 10, "one success was enough"
        return
    assert life(game, 1) == 9
    assert die(game, "p090") == (2, shows - 1)
    assert ("taken" in {item.what for item in game.news}) == fever


@rule("T-RUL-63")
def test_who_wakes_up_there_is_involved_from_the_next_pass():
    """Regaining consciousness in the middle brings somebody into the action."""
    game = at_91(players=3)
    game.registers[tabletop.STATUS + 2] = table.UNCONSCIOUS
    game.registers[table.LIFE + 2] = 0
    game.figures[2] = -1
    play(game, "each unconscious explorer wakes with 3 life")
    assert game.figures[2] == game.figures[0]

    choose(game, SILENT)
    until(game, "lift")

    assert "lift/s3/p090" in offered(game)
    assert news(game, "read")[-1] == "p091"
    assert purse(game, 2) == []
