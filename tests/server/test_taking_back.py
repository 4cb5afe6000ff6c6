"""Taking back at a table where questions without a choice are passed over."""

from pathlib import Path

import pytest

from fogbound.core import GROUP
from fogbound.rules.common.setup import Setup
from fogbound.server import wire
from fogbound.server.errors import Denied
from fogbound.server.members import Members
from fogbound.server.people import Guest, Person
from fogbound.server.presentation.history import History
from fogbound.server.table_actions import TableActions
from keyboard import Keyboard, quay_in

ANN, BEN = Person(1, "Ann", "en"), Person(2, "Ben", "en")
CARDS = """\
- page: dawn
  life: [9, 9, 9, 9]
  goals: {lamp: null}
  setup: [make characters, set out from 001]
  enlist: [each involved picks a character, each involved takes your own skills]
- {page: dusk, booklet: night, tremor: 0}
- {character: wren, hand: [4, 3, 3, 2], most-weight: [6, 5, 5, 4], effects: ["dig: cost -1"]}
- {skill: keen, own: wren, copies: 8, strip: {stars: 1}}
- number: 1
  uid: quay
  back: green
  kind: terrain
  actions:
    - dig: {cost: 2, difficulty: 1, success: add 1 to hand}
"""
OTHER = """\
- {character: finch, hand: [4, 3, 3, 2], most-weight: [6, 5, 5, 4]}
- {skill: calm, own: finch, copies: 8, strip: {stars: 1}}
"""


@pytest.fixture
def quay(tmp_path: Path) -> TableActions:
    """Ann alone at a table, at her first turn."""
    table = Keyboard(quay_in(tmp_path, "dig", CARDS), Setup(players=1)).to_the_turn().table
    members = Members(1, {0: 1}, [Guest(1, "Ann", True)])
    return TableActions(table, members, History(table))


@pytest.fixture
def wharf(tmp_path: Path) -> TableActions:
    """Ann and Ben at a table, at their first turn."""
    table = Keyboard(quay_in(tmp_path, "dig", CARDS + OTHER), Setup(players=2)).to_the_turn().table
    members = Members(2, {0: 1, 1: 2}, [Guest(1, "Ann", True), Guest(2, "Ben", True)])
    return TableActions(table, members, History(table))


def say(playing: TableActions, verb: str) -> None:
    """Take the first option of this verb."""
    game = playing.table.game
    option = next(option for option in game.offered if option.verb == verb)
    playing.answer(ANN, wire.GiveAnswer(serial=game.pending_serial(), option=game.option_id(option)))


def asked(playing: TableActions) -> str:
    return playing.table.game.pending_name()


def test_what_was_passed_over_is_taken_back_with_the_answer_before_it(quay: TableActions):
    """The cost was lowered without asking; one step back is the turn."""
    turn = asked(quay)
    before = quay.table.undoable_answers()
    say(quay, "dig")
    assert asked(quay) == "draw-on"
    assert quay.table.played[-1].answer.passed
    assert quay.undo("").answers == before + 1

    quay.take_back(ANN, 1)

    assert asked(quay) == turn


def test_a_wish_is_gone_with_what_it_was_about(wharf: TableActions):
    """After another undo nobody can consent to one that would now take back something else."""
    say(wharf, "dig")
    wharf.take_back(BEN, 1)
    request = wharf.undo("").request
    assert request is not None
    assert (request.by, request.missing) == (BEN.name, (0,))

    wharf.table.undo(GROUP)
    say(wharf, "dig")

    assert wharf.undo("").request is None


def test_a_wish_says_what_would_no_longer_count(wharf: TableActions):
    """Nobody has to remember what the last answer was: it begins with the line that it was told with."""
    last = wharf.history.last
    say(wharf, "dig")

    wharf.take_back(BEN, 1)

    request = wharf.undo("").request
    assert request is not None
    assert request.first == last + 1


def test_nobody_is_led_back_to_what_was_passed_over(quay: TableActions):
    """After the cards were revealed there is a barrier, though their successes were counted since without asking."""
    say(quay, "dig")
    say(quay, "reveal")
    assert quay.table.played[-1].answer.passed
    question, serial = asked(quay), quay.table.game.pending_serial()

    with pytest.raises(Denied) as denied:
        quay.take_back(ANN, 1)

    assert denied.value.code == "barrier"
    assert (asked(quay), quay.table.game.pending_serial()) == (question, serial)
    barrier = quay.barrier()
    assert barrier is not None
    assert barrier.news
