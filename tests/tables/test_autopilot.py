"""Answers that nobody has to give: the same at every kind of table, with their reason, and taken back with the rest."""

import io
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from fogbound.core import GROUP, Game, Option
from fogbound.core.chance import seeded
from fogbound.packs import library
from fogbound.server import wire
from fogbound.server.members import Guest, Members
from fogbound.server.people import Person
from fogbound.server.presentation.history import History
from fogbound.server.table_actions import TableActions
from fogbound.tables import Autopilot, JournalWriter, Table
from fogbound.tables.journal import Answer
from fogbound.terminal.client import LineClient
from fogbound.terminal.output import Output
from labelling import asked as asked_option
from rulebook import rule
from seating import options, position, say, seat

GAMES = [("first-light", 2, 3), ("proving-ground", 3, 1), ("selvage", 2, 1)]
"""Packs of both rulesets, how many play, and a seed."""
DECISIONS = 120

Give = Callable[[Option, str], None]
ANN = Person(1, "Ann", "en")


def of_one(seats: object) -> bool:
    """All seats are held by one person."""
    return True


def of_several(seats: object) -> bool:
    """Each seat is held by another person."""
    return False


def dealt(pack: str, players: int, seed: int, path: Path | None = None) -> Table:
    """A game that has just begun, with everything asked."""
    adventure = library.open([pack])
    keep = JournalWriter.at(path) if path is not None else None
    return Table.create(adventure.book, adventure.packs, adventure.book.plain_setup(players), seed, keep)


def play(table: Table, give: Give, decisions: int, seed: int = 7) -> list[tuple[str, str, bool, str]]:
    """Answer at random what is asked; returns all answers, with those that were given by themselves."""
    chance = seeded(seed)
    for _ in range(decisions):
        game = table.game
        if game.pending() is None:
            break
        option = game.offered[chance.below(len(game.offered))]
        give(option, f"{chance.below(1000):03}" if option.wants else "")
    return [(one.option, one.value, one.passed, one.why) for one in answers(table)]


def answers(table: Table) -> list[Answer]:
    return [entry for entry in table.journal.entries if isinstance(entry, Answer)]


def at_table(table: Table, is_one_person: Callable[[object], bool] = of_one) -> Give:
    """Answers go to a plain table with an autopilot."""
    table.autopilot = Autopilot(is_one_person)
    table.settle()

    def give(option: Option, value: str) -> None:
        table.answer(GROUP, table.game.pending_serial(), table.game.option_id(option), value)

    return give


def in_browser(table: Table) -> Give:
    """Answers come from the browser of a person who holds all seats."""
    seats = table.game.seats
    members = Members(1, dict.fromkeys(range(seats), ANN.number), [Guest(ANN.number, ANN.name, True)])
    actions = TableActions(table, members, History(table))
    actions.follow_seats()
    table.settle()

    def give(option: Option, value: str) -> None:
        game = table.game
        said = wire.GiveAnswer(serial=game.pending_serial(), option=game.option_id(option), value=value)
        actions.answer(ANN, said)

    return give


def at_keyboard(table: Table) -> Give:
    """Answers are typed."""
    client = LineClient(table, "en", lambda prompt: "", Output(io.StringIO(), 100))
    table.settle()
    return lambda option, value: client.answer(asked_option(table.game, option), value)


# -- the same everywhere ---------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "players", "seed"), GAMES)
def test_the_same_is_answered_by_itself_everywhere(pack, players, seed):
    """Browser, keyboard and a plain table pass over the same questions, for the same reasons.

    A browser knows that one person has all seats, and those who share a keyboard agree before they type.
    """
    plain, browser, keyboard = (
        play(table, way(table), DECISIONS)
        for way in (at_table, in_browser, at_keyboard)
        for table in [dealt(pack, players, seed)]
    )

    assert browser == plain
    assert keyboard == plain
    assert {why for _, _, passed, why in plain if passed} >= {"only"}
    assert all(bool(why) == passed for _, _, passed, why in plain)


@pytest.mark.parametrize(("pack", "players", "seed"), GAMES)
def test_a_table_without_an_autopilot_asks_everything(pack, players, seed):
    """Labs, replays and tests see every question."""
    table = dealt(pack, players, seed)

    def give(option: Option, value: str) -> None:
        table.answer(GROUP, table.game.pending_serial(), table.game.option_id(option), value)

    assert not any(passed for _, _, passed, _ in play(table, give, DECISIONS))
    assert table.settle() == []


@pytest.mark.parametrize(("pack", "players", "seed"), GAMES)
def test_the_journal_is_the_game_with_what_was_given_by_itself(pack, players, seed):
    """Played again, it comes to the same position, without an autopilot."""
    table = dealt(pack, players, seed)
    play(table, at_table(table), DECISIONS)

    replayed = Table.replay(table.journal, table.packs, table.book)

    assert position(replayed) == position(table)
    assert replayed.autopilot is None


@pytest.mark.parametrize(("pack", "players", "seed"), GAMES)
def test_undo_takes_it_back_with_the_answer_before(pack, players, seed):
    """After a decision and all that followed by itself the game stands where that was asked."""
    table = dealt(pack, players, seed)
    give = at_table(table)
    chance, taken_back = seeded(11), 0
    for _ in range(DECISIONS):
        game = table.game
        if game.pending() is None:
            break
        before, undoable, given = asked(game), table.undoable_answers(), len(table.played)
        option = game.offered[chance.below(len(game.offered))]
        give(option, "012" if option.wants else "")
        if table.undoable_answers() == undoable + 1 and len(table.played) > given + 1:
            table.undo(GROUP)
            assert (asked(table.game), table.undoable_answers(), len(table.played)) == (
                before,
                undoable,
                given,
            )
            taken_back += 1
            give(
                next(one for one in table.game.offered if one.verb == option.verb),
                "012" if option.wants else "",
            )
    assert taken_back


def asked(game: Game) -> list[str]:
    return [game.option_id(option) for option in game.offered]


@pytest.mark.parametrize(("pack", "players", "seed"), GAMES)
def test_a_table_that_is_opened_again_settles(pack, players, seed, tmp_path):
    """A game left in the middle of what need not be asked goes on with what is."""
    path = tmp_path / "game.journal"
    with dealt(pack, players, seed, path) as table:
        chance = seeded(3)
        while table.book.only_option(table.game) is None:
            offered = table.game.offered
            option = offered[chance.below(len(offered))]
            value = "012" if option.wants else ""
            table.answer(GROUP, table.game.pending_serial(), table.game.option_id(option), value)
        left = len(answers(table))

    with Table.resume(JournalWriter.reopen(path), table.packs, table.book) as resumed:
        resumed.autopilot = Autopilot(of_several)
        given = resumed.settle()

        assert [one.answer.why for one in given][:1] == ["only"]
        assert answers(resumed)[left:] == [one.answer for one in given]
        assert resumed.why_by_itself() == ""


def test_answers_of_earlier_journals_give_no_reason():
    """A line that was passed over before reasons were written down is read as it is."""
    line = b'{"type":"answer","seat":0,"serial":3,"option":"reveal","passed":true}'

    assert msgspec.json.decode(line, type=Answer) == Answer(0, 3, "reveal", passed=True)
    assert (
        msgspec.json.encode(Answer(0, 3, "reveal"))
        == b'{"type":"answer","seat":0,"serial":3,"option":"reveal"}'
    )


def test_who_listens_hears_of_each_answer_before_the_next():
    """What came of an answer is told while the game stands right after it."""
    table = seat(explorers=2)
    promise(table, 1, "dig/s1/012")
    heard: list[tuple[str, str, list[str]]] = []
    table.listener = lambda played, before: heard.append(
        (played.answer.option, before.asked_question.options[0].id, asked(table.game)[:1])
    )

    say(table, "dig/s1")

    assert heard[:2] == [("dig/s1/012", "dig/s1/012", ["join/s2"]), ("join/s2", "join/s2", heard[1][2])]


# -- promises --------------------------------------------------------------------------------------


def promise(table: Table, seat: int, action: str, joins: bool = True) -> Autopilot:
    """Let a seat say beforehand whether it takes part in an action."""
    option = table.asked_question.find(action)
    table.autopilot = table.autopilot or Autopilot(of_several)
    table.autopilot.promise(seat, table.asked_question.serial, option, joins)
    return table.autopilot


def reasons(table: Table) -> list[tuple[str, str]]:
    return [(answer.option, answer.why) for answer in answers(table)]


@rule("C-TURN-03")
def test_who_promised_to_take_part_is_not_asked():
    """Bo joins the action that was agreed to; Ann, who said nothing, is asked to accept that, and Cy is asked to join."""
    table = seat(explorers=3)
    promise(table, 1, "dig/s1/012")

    say(table, "dig/s1")

    assert reasons(table) == [("dig/s1/012", ""), ("join/s2", "promised")]
    assert options(table)[:2] == ["accept/s2", "refuse/s2"]
    say(table, "accept/s2")
    assert options(table)[:2] == ["join/s3", "stay-out/s3"]


def test_who_promised_to_stay_out_is_not_asked_either():
    """A promise may be to take no part."""
    table = seat(explorers=2)
    promise(table, 1, "dig/s1/012", joins=False)

    say(table, "dig/s1")

    assert reasons(table)[:2] == [("dig/s1/012", ""), ("stay-out/s2", "promised")]


def test_a_leader_may_let_everybody_take_part():
    """Ann welcomes all who want to: she is not asked for her consent."""
    table = seat(explorers=2)
    promise(table, 0, "dig/s1/012")

    say(table, "dig/s1", "join/s2")

    assert reasons(table)[:3] == [("dig/s1/012", ""), ("join/s2", ""), ("accept/s2", "promised")]


@pytest.mark.parametrize("action", ["think/s1", "dig/s2"])
def test_a_promise_is_about_one_action(action):
    """Who promised to join Ann's digging is asked about her thinking, and about another one's digging."""
    table = seat(explorers=3)
    promise(table, 2, "dig/s1/012")

    say(table, action)

    assert "promised" not in [why for _, why in reasons(table)]
    if options(table)[0] != "join/s3":
        say(table, "stay-out/s2")
    assert options(table)[0] == "join/s3"


def test_a_promise_may_be_withdrawn():
    """Who thinks better of it is asked."""
    table = seat(explorers=2)
    promise(table, 1, "dig/s1/012").withdraw(1)

    say(table, "dig/s1")

    assert options(table)[0] == "join/s2"


def test_an_undo_takes_promises_back():
    """What was promised about a game that was taken back does not hold any more."""
    table = seat(explorers=2)
    promise(table, 1, "dig/s1/012")
    say(table, "dig/s1")
    table.undo(GROUP)

    say(table, "dig/s1")

    assert reasons(table)[-1] == ("dig/s1/012", "")
    assert options(table)[0] == "join/s2"


# -- plans -----------------------------------------------------------------------------------------


def drawing(autopilot: Autopilot | None = None) -> Table:
    """A table at which Ann may draw more cards."""
    table = seat()
    table.autopilot = autopilot or Autopilot(of_several)
    say(table, "dig/s1")
    while table.game.pending_name() != "draw-more":
        say(table, options(table)[-1])
    return table


def test_cards_are_drawn_and_revealed_by_one_answer():
    """Two more cards, then reveal: one decision, and the journal tells what was planned."""
    table = drawing()
    given = len(answers(table))

    table.answer(0, table.game.pending_serial(), "draw", then=("draw", "reveal"))

    assert reasons(table)[given : given + 3] == [("draw", ""), ("draw", "planned"), ("reveal", "planned")]


def test_a_plan_ends_where_something_else_is_asked():
    """What is no longer offered is not looked for later."""
    table = drawing()
    given = len(answers(table))

    table.answer(0, table.game.pending_serial(), "reveal", then=("draw", "reveal"))

    assert "planned" not in [why for _, why in reasons(table)[given:]]
    say(table, "keep-none")
    assert table.autopilot is not None
    assert table.why_by_itself() == ""


def test_a_refused_answer_plans_nothing():
    """A plan begins with an answer that counts."""
    table = drawing()
    with pytest.raises(ValueError, match="not among the options"):
        table.answer(0, table.game.pending_serial(), "sing", then=("reveal",))

    assert table.why_by_itself() == ""
