"""Questions against the clock, and those that the first to speak answers for all."""

import asyncio
from typing import Any

import pytest

from enduring import brim, farlamp, farlamp_table, play
from fogbound.core import Game
from fogbound.rules.common.book import book_of
from fogbound.server import wire
from fogbound.server.errors import Denied
from fogbound.server.members import Members
from fogbound.server.people import Guest, Person
from fogbound.server.presentation.history import History
from fogbound.server.presentation.presenter import asking_for
from fogbound.server.table_actions import TableActions
from fogbound.tables import Journal, Table
from fogbound.tables.journal import Chosen, Header
from fogbound.text import CardTexts
from server.presenting import presented
from server.visiting import Street

ANN, BEN = Person(1, "Ann", "en"), Person(2, "Ben", "en")
PACKS = [brim(), farlamp("k-d-06", "k-u-04")]
TEXTS = CardTexts(PACKS)


def seated(game: Game) -> TableActions:
    """Ann has the first seat, Ben the others."""
    header = Header("0", "citadel", "", (), 1, Chosen())
    table = Table(book_of(game), PACKS, Journal(header, []), game)
    members = Members(game.seats, {0: 1, 1: 2, 2: 2}, [Guest(1, "Ann", True), Guest(2, "Ben", False)])
    playing = TableActions(table, members, History(table))
    playing.follow_seats()
    return playing


def rope(paragraph: int) -> TableActions:
    game = farlamp_table(only=["k-d-06", "k-u-04"], players=3)
    return seated(play(game, f"read {paragraph}"))


def asked(playing: TableActions, person: Person) -> wire.Asking:
    seat = playing.members.held_seats(person.number)[0]
    presenter = presented(playing.table, seat, TEXTS)
    asking = asking_for(presenter, playing.members.held_seats(person.number))
    assert asking is not None
    return asking


def test_time_is_no_choice():
    """The question says how long there is; that it lapses is neither shown nor to be answered."""
    playing = rope(100)
    asking = asked(playing, ANN)
    assert asking.seconds == 20
    assert [choice.verb for choice in asking.choices if not choice.standing] == ["reply", "reply"]
    with pytest.raises(Denied) as denied:
        playing.answer(ANN, wire.GiveAnswer(serial=asking.serial, option="lapse/p100"))
    assert denied.value.code == "unknown"


def test_time_answers_for_who_lets_it_pass():
    """When time is up the host answers; a question that is gone by then is left alone."""
    playing = rope(100)
    serial = playing.table.game.pending_serial()
    assert not playing.lapse(serial + 1)
    assert playing.lapse(serial)
    assert playing.table.game.pending_serial() != serial
    assert not playing.lapse(serial)


def test_the_first_to_speak_answers_for_all():
    """Where anybody may answer, each has their own options, and one answer is enough."""
    playing = rope(101)
    asking = asked(playing, BEN)
    assert asking.yours
    assert playing.agreement() is None
    mine = next(choice for choice in asking.choices if choice.seat == 1)
    with pytest.raises(Denied) as denied:
        playing.answer(ANN, wire.GiveAnswer(serial=asking.serial, option=mine.id))
    assert denied.value.code == "not-yours"
    playing.answer(BEN, wire.GiveAnswer(serial=asking.serial, option=mine.id))
    assert playing.table.game.ending or playing.table.game.pending_serial() != asking.serial


def test_a_timer_runs_for_a_hurried_question(street: Street, monkeypatch: pytest.MonkeyPatch):
    """The registry waits as long as the question allows, then lets it lapse and shows what came of it."""
    ann = street.visitor("Ann")
    key = ann.begins({"adventure": "first-light", "characters": ["surveyor"], "clues": ["held-morning"]})
    open_table = street.server.registry.find(key)
    assert open_table is not None
    lapsed: list[int] = []

    def lapse(serial: int) -> bool:
        lapsed.append(serial)
        return True

    question: Any = open_table.table.game.pending()
    monkeypatch.setattr(type(question), "seconds", lambda self, game: 0.05)
    monkeypatch.setattr(open_table.actions, "lapse", lapse)
    with ann.at(key) as browser:
        browser.hear()
        serial = browser.asking["serial"]
        browser.say(type="say", text="tick")
        for _ in range(100):
            if lapsed:
                break
            street.client.get("/health")
            asyncio.run(asyncio.sleep(0.01))
    assert lapsed[0] == serial
