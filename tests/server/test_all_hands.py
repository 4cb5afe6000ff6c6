"""What takes everybody, at a table of several people: each is asked once, and nobody twice for the same thing."""

from fogbound.rules.common.frames import attempt
from fogbound.server import wire
from fogbound.server.members import Members
from fogbound.server.people import Guest, Person
from fogbound.server.presentation.history import History
from fogbound.server.table_actions import TableActions
from fogbound.text import CardTexts
from playing import base, pack_of
from playing import table as set_table
from rulebook import rule
from seating import around
from server.presenting import presented

ANN, BEN = Person(1, "Ann", "en"), Person(2, "Ben", "en")
CARDS = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - observe: {cost: 0}
    - cross: {cost: 3, difficulty: 1, all-hands: true}
- {number: 35, back: green, kind: bonus, uid: map, effects: ["cross: cost -2"]}
"""


def sit(seats: dict[int, int]) -> TableActions:
    """Ann (1) and Ben (2) in these seats, at the first turn of three explorers."""
    table = around(set_table(CARDS, at="020", explorers=3, hands={2: ["map"]}, deck=9))
    table.packs = [base(), pack_of(CARDS)]
    people = sorted(set(seats.values()))
    members = Members(1, seats, [Guest(number, "AB"[number - 1], True) for number in people])
    playing = TableActions(table, members, History(table))
    playing.follow_seats()
    return playing


def say(playing: TableActions, person: Person, option: str) -> None:
    playing.answer(person, wire.GiveAnswer(serial=playing.table.game.pending_serial(), option=option))


def asked(playing: TableActions) -> tuple[str, int]:
    """The question that waits, and whom it is put to."""
    question = playing.table.game.pending()
    assert question is not None
    return question.name, question.seat(playing.table.game)


@rule("C-TURN-03")
def test_one_person_in_all_seats_is_not_asked():
    """The choice of the turn says it for every explorer, and is taken back as one answer."""
    playing = sit({0: 1, 1: 1, 2: 1})
    say(playing, ANN, "cross/s1/020")
    begun = attempt(playing.table.game)

    assert begun is not None
    assert begun.involved == (0, 1, 2)
    playing.take_back(ANN, 1)
    assert asked(playing)[0] == "choose-turn"


@rule("C-TURN-01", "C-TURN-03")
def test_who_has_agreed_to_the_turn_is_not_asked_again():
    """Both people are for it, with all their seats."""
    playing = sit({0: 1, 1: 2, 2: 1})
    say(playing, ANN, "cross/s1/020")
    say(playing, BEN, "cross/s1/020")

    assert attempt(playing.table.game) is not None


@rule("C-TURN-02", "C-TURN-03", "C-LEG-03")
def test_after_a_disagreement_only_the_other_person_is_asked():
    """Ann decides for a crossing that her second explorer joins of course; Ben is asked, and stays out."""
    playing = sit({0: 1, 1: 2, 2: 1})
    say(playing, BEN, "observe/s2/020")
    playing.disagree(ANN, playing.table.game.pending_serial())
    say(playing, ANN, "cross/s1/020")
    assert asked(playing) == ("join-all", 1)

    say(playing, BEN, "stay-out/s2")
    assert asked(playing)[0] == "choose-turn"
    assert "cross/s1/020" not in [
        playing.table.game.option_id(option) for option in playing.table.game.offered
    ]


@rule("C-TURN-03", "C-COST-04")
def test_who_is_asked_sees_what_it_is_about():
    """The action is shown with everybody's cards reckoned in, and refusing it has no chances."""
    playing = sit({0: 1, 1: 2, 2: 1})
    playing.disagree(ANN, playing.table.game.pending_serial())
    say(playing, ANN, "cross/s1/020")
    texts = CardTexts(playing.table.packs)
    presenter = presented(playing.table, 1, texts)
    choices = {choice.verb: choice for choice in presenter.asking.choices}
    shown = presenter.action

    assert shown is not None
    assert shown.cost is not None
    assert choices["join"].odds is not None
    assert choices["stay-out"].odds is None
