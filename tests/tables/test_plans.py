"""Going there: an action and the place to which it leads are one answer, and the table does what lies between."""

import pytest

from fogbound.core import GROUP
from fogbound.tables import Autopilot, Table
from playing import table as set_table
from rulebook import alone, rule
from seating import around, options, say

CARDS = """
- {number: 12, back: green, kind: terrain, area: I, arrows: {north: 14, south: 16}, actions: [
    move: {cost: 0, success: move}, swim: {cost: 1, success: move}, pathfind: {cost: 2, difficulty: 1, success: explore}]}
- {fog: boar, area: I, kind: temporary event, copies: 2, actions: [fight: {cost: 1}]}
- {number: 14, back: green, kind: terrain, area: I}
- {number: 16, back: green, kind: terrain, area: I, actions: [rest: {cost: 1, mandatory: true, success: take 014}]}
"""
AROUND = {(1, 0): "014", (-1, 0): "016"}


def of_several(seats: object) -> bool:
    return False


def at_crossing(explorers: int = 1, **more: object) -> Table:
    """Explorers on 012, with a Terrain to the east and one to the west."""
    more.setdefault("deck", 12)
    game = set_table(CARDS, explorers=explorers, at="012", board=AROUND, **more)
    found = around(game, voting=explorers > 1)
    found.autopilot = Autopilot(of_several)
    return found


def go(table: Table, action: str, to: str, by: int = GROUP) -> list[tuple[str, str]]:
    """Take an action to get somewhere; gives what was answered, and why."""
    before = len(table.played)
    table.answer(by, table.game.pending_serial(), action, to=to)
    return [(one.answer.option, one.answer.why) for one in table.played[before:]]


def ways(table: Table, action: str) -> list[str]:
    option = next(one for one in table.asked_question.options if one.id == action)
    return [way.id for way in option.ways]


@rule("C-MOVE-01", "C-MOVE-02")
@alone("its answers go by the first seat")
def test_a_move_without_risk_is_one_answer():
    """What lies between is planned, and one undo takes all of it back."""
    table = at_crossing()
    assert sorted(ways(table, "move/s1/012")) == ["go/014", "go/016"]

    assert go(table, "move/s1/012", "go/014") == [
        ("move/s1/012", ""),
        ("reveal", "planned"),
        ("go/014", "planned"),
    ]
    assert table.asked_question.is_turn

    assert table.undoable_answers() == 1
    table.undo(GROUP)
    assert "move/s1/012" in options(table)
    assert table.why_by_itself() == ""


@alone("its answers go by the first seat")
def test_a_skill_that_there_is_room_for_is_asked_about():
    """The plan waits for that and goes on."""
    table = at_crossing()

    assert go(table, "swim/s1/012", "go/016")[1:] == [("reveal", "planned")]
    assert table.game.pending_name() == "keep-skill"
    say(table, "keep-none")

    assert [(one.answer.option, one.answer.why) for one in table.played[-2:]] == [
        ("keep-none", ""),
        ("go/016", "planned"),
    ]


@alone("its answers go by the first seat")
def test_how_many_cards_are_drawn_is_asked_where_an_action_may_fail():
    """Only the place is settled beforehand; without success nothing comes of it."""
    table = at_crossing(
        deck=["star", "star#2", "blank", "blank#2", "blank#3"], fog={(0, -1): "boar", (0, 1): "boar#2"}
    )
    found = ways(table, "pathfind/s1/012")

    assert go(table, "pathfind/s1/012", found[0]) == [("pathfind/s1/012", "")]
    assert table.game.pending_name() == "draw-more"
    say(table, "reveal", "keep-none")
    assert (found[0], "planned") in [(one.answer.option, one.answer.why) for one in table.played]


def test_an_action_goes_nowhere_it_does_not_lead():
    """Such a place is refused, and nothing has happened."""
    table = at_crossing()
    first = options(table)

    with pytest.raises(ValueError, match=r"'move/s\d/012' does not lead to 'go/099'"):
        go(table, next(one for one in first if one.startswith("move/")), "go/099")

    assert options(table) == first
    assert table.why_by_itself() == ""


@rule("C-TURN-01", "C-RUL-75")
def test_those_who_agree_on_the_place_are_not_asked_for_it_again():
    """Ann proposes to go, Bo agrees and takes part: neither is asked anything on the way."""
    table = at_crossing(2)
    action = table.asked_question.find("swim/s1/012")
    table.autopilot.promise(1, table.asked_question.serial, action, True)
    serial = table.game.pending_serial()

    assert table.propose(0, serial, "swim/s1/012", to="go/014") is None
    assert table.ways() == {0: "go/014"}
    played = table.propose(1, serial, "swim/s1/012", to="go/014")
    say(table, "keep-none", by=0)

    assert [(one.answer.option, one.answer.why) for one in table.played] == [
        ("swim/s1/012", ""),
        ("join/s2", "promised"),
        ("accept/s2", "planned"),
        ("trade/0", "planned"),
        ("reveal", "planned"),
        ("keep-none", ""),
        ("go/014", "planned"),
    ]
    assert len(played) == 5


def test_who_did_not_say_where_to_is_asked():
    """Bo agrees to move and takes part, and has a word in where they go."""
    table = at_crossing(2)
    table.autopilot.promise(1, table.asked_question.serial, table.asked_question.find("move/s1/012"), True)
    serial = table.game.pending_serial()
    table.propose(0, serial, "move/s1/012", to="go/014")

    table.propose(1, serial, "move/s1/012")

    assert table.game.pending_name() == "choose-destination"
    assert table.why_by_itself() == ""


@rule("C-COST-02")
def test_those_who_agree_on_a_place_take_the_price_as_it_is():
    """Ann and Bo look for a path together: nobody asks them for less cards and more difficulty."""
    table = at_crossing(2, fog={(0, -1): "boar", (0, 1): "boar#2"})
    action = table.asked_question.find("pathfind/s1/012")
    table.autopilot.promise(1, table.asked_question.serial, action, True)
    serial = table.game.pending_serial()

    table.propose(0, serial, "pathfind/s1/012", to="explore/0")
    table.propose(1, serial, "pathfind/s1/012", to="explore/0")

    assert ("trade/0", "planned") in [(one.answer.option, one.answer.why) for one in table.played]
    assert table.game.pending_name() == "draw-more"


@alone("its answers go by the first seat")
def test_what_may_fail_is_decided_by_its_player_to_the_end():
    """A Skill is offered although the hand is full: only an action that could not fail passes over that."""
    full = ["blank#6", "blank#7", "blank#8", "blank#9", "blank#10", "blank#11"]
    stars = ["star", "star#2", "blank", "blank#2", "blank#3"]
    risky = at_crossing(deck=stars, hand=full, fog={(0, -1): "boar", (0, 1): "boar#2"})
    go(risky, "pathfind/s1/012", "explore/0")
    say(risky, "reveal")
    assert risky.game.pending_name() == "keep-skill"

    safe = at_crossing(deck=stars, hand=full)
    assert go(safe, "swim/s1/012", "go/016")[1:] == [
        ("reveal", "planned"),
        ("keep-none", "planned"),
        ("go/016", "planned"),
    ]
