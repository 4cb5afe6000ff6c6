"""What is shown to several people at one table: worked out once, and sent to each as far as they lack it."""

import random

import msgspec
import pytest

from fogbound.packs import library
from fogbound.rules.common.setup import Setup
from fogbound.server import wire
from fogbound.server.adventures import LoadedAdventure
from fogbound.server.broadcast import Broadcast
from fogbound.server.members import Members
from fogbound.server.people import Guest, Person
from fogbound.server.presentation.history import History
from fogbound.server.presentation.patches import SentState
from fogbound.server.table_actions import TableActions
from fogbound.tables import Table
from fogbound.tables.archive import MOST_TALK
from fogbound.text import CardTexts, Renderer
from fogbound.view import NONE
from seating import say, seat
from server.wandering import dealt, step

PEOPLE = [Person(1, "Ann", "en"), Person(2, "Ben", "en"), Person(3, "Cleo", "en")]


class Round:
    """Three people at three seats, each with a browser, at a table that is kept nowhere."""

    def __init__(self) -> None:
        loaded = LoadedAdventure(library.open(["first-light"]))
        known = loaded.book.setup_choices()
        setup = Setup(tuple(known.characters[:3]), tuple(known.clues[:1]))
        self.table = Table.create(loaded.book, loaded.packs, setup, 7)
        guests = [Guest(person.number, person.name, person.number == 1) for person in PEOPLE]
        members = Members(self.table.game.seats, {0: 1, 1: 2, 2: 3}, guests)
        history = History(self.table)
        self.actions = TableActions(self.table, members, history)
        self.actions.follow_seats()
        self.broadcast = Broadcast(self.table, members, history, self.actions, loaded)
        self.browsers = [SentState() for _ in PEOPLE]

    def messages(self, lang: str = "en") -> list[bytes]:
        """What each browser is sent now."""
        return [
            self.broadcast.message(shown, person.number, -1, lang)
            for shown, person in zip(self.browsers, PEOPLE, strict=True)
        ]

    def choose(self, verb: str) -> None:
        """Everybody is for the first option of this sort."""
        game = self.table.game
        option = next(game.option_id(one) for one in game.offered if one.verb == verb)
        said = wire.GiveAnswer(serial=game.pending_serial(), option=option)
        for person in PEOPLE:
            if game.pending_serial() == said.serial:
                self.actions.answer(person, said)
        self.broadcast.renew()


def read(message: bytes) -> wire.Show:
    """A message as a browser reads it."""
    return msgspec.json.decode(message, type=wire.Show)


def test_the_first_message_is_whole_and_the_next_only_what_changed():
    """Everything comes once; then only parts that differ, under numbers that count up."""
    here = Round()
    first = [read(message) for message in here.messages()]
    assert here.messages() == [b"", b"", b""]

    here.choose("gather")
    second = [read(message) for message in here.messages()]

    assert [(show.seq, show.whole) for show in first] == [(1, True)] * 3
    assert [(show.seq, show.whole) for show in second] == [(2, False)] * 3
    for before, after in zip(first, second, strict=True):
        assert "asking" in after.parts
        assert set(after.parts) < set(before.parts)
        assert all(after.parts[path] != before.parts[path] for path in after.parts)
        assert not {face.id for face in after.faces} & {face.id for face in before.faces}


def test_a_message_is_written_as_if_it_were_encoded_whole():
    """Its parts are written one by one and put together, and that makes no difference."""
    here = Round()
    messages = here.messages()
    here.choose("gather")
    messages += here.messages()

    assert all(messages)
    assert [msgspec.json.encode(msgspec.json.decode(message)) for message in messages] == messages


def test_those_who_lack_the_same_are_sent_the_same():
    """The two who are not asked get one message, written once; who is asked gets another."""
    here = Round()
    here.messages()
    here.choose("gather")
    question = here.table.game.pending()
    assert question is not None
    asked = question.seat(here.table.game)

    sent = here.messages()
    others = [message for seat, message in enumerate(sent) if seat != asked]

    assert others[0] == others[1] != sent[asked]


def test_another_language_is_shown_with_all_faces_again():
    """Who changes the language hears the newest lines anew and reads every card."""
    here = Round()
    english = read(here.messages()[0])
    here.browsers[0].translate()

    french = read(here.messages("fr")[0])

    assert {face.id for face in french.faces} == {face.id for face in english.faces}
    assert [line.n for line in french.lines] == [line.n for line in english.lines]
    assert [line.text for line in french.lines] != [line.text for line in english.lines]
    assert not french.whole


def test_a_table_forgets_old_talk_as_the_disk_does():
    """What happened stays; of what was said, only as much is remembered as would come back after a restart."""
    table = seat()
    say(table, "dig/s1")
    history = History(table)
    happened = len(history._entries)
    for number in range(MOST_TALK + 50):
        history.add_talk("Ann", str(number))

    assert len(history._entries) == happened + MOST_TALK
    assert history._entries[happened].talk == "50"
    assert history.last == history._entries[-1].first


@pytest.mark.slow
def test_what_some_hear_alike_is_told_once():
    """Seats that share the lines of a journal would be told the same each by itself, whatever was played."""
    shares: list[set[int]] = []
    for name in ("first-light", "selvage"):
        table, chance = dealt(name, 3), random.Random(3)
        while len(table.played) < 120 and step(table, chance):
            pass
        history, renderer = History(table), Renderer(CardTexts(table.packs), "en")
        for entry in history._entries:
            heard = {}
            for hearer in (NONE, *range(table.game.seats)):
                known = table.outlook(hearer)
                alone = history._make_lines(entry, renderer, known, hearer)
                assert history._entry_lines(entry, renderer, known, hearer) == alone
                heard[hearer] = history.equal_hearers(hearer, entry.first - 1)[-1]
            assert heard == (entry.hearers or dict.fromkeys(heard, NONE))
            shares.append(set(heard.values()))

    assert any(1 < len(share) < 5 for share in shares)
