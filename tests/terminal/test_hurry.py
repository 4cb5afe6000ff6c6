"""Replies for which there are only some seconds, at a keyboard: who types too late has hesitated."""

import io

import pytest

from fogbound.packs import library
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.dialogue import UNHURRIED
from fogbound.rules.common.setup import Setup
from fogbound.tables import Table
from fogbound.terminal import client
from fogbound.terminal.client import LineClient, Stopped
from fogbound.terminal.output import Output
from keyboard import quay_in

CARDS = """\
- page: dawn
  life: [9, 9, 9, 9]
  setup: [make characters, set out from 001, read 5]
  enlist: [each involved picks a character, "2 times: each involved picks a skill"]
- {page: dusk, booklet: night, tremor: 0}
- {character: wren, hand: [4, 3, 3, 2], most-weight: [6, 5, 5, 4]}
- {skill: plain, copies: 8}
- {number: 1, uid: quay, back: green, kind: terrain, actions: [dig: {cost: 1, success: nothing}]}
- {paragraph: 5, seconds: 20, lapse: lose 3 life, replies: {stay: {do: gain 1 life}, go: {}}}
"""


@pytest.fixture(scope="module")
def quay(tmp_path_factory) -> str:
    """A pack whose first dialogue leaves twenty seconds."""
    return quay_in(tmp_path_factory.mktemp("packs"), "dig", CARDS)


def life_after(pack: str, monkeypatch, seconds: float, options: int = 0) -> tuple[int, str]:
    """The life points of who takes so long for the first reply, and what the client has said."""
    clock = [0.0]
    monkeypatch.setattr(client, "monotonic", lambda: clock[0])
    typed = ["1"]
    out = io.StringIO()

    def read(prompt: str) -> str:
        if table.game.pending_name() != "choose-reply":
            if table.game.content.is_turn(table.game.pending()):
                raise EOFError
            return "1"
        clock[0] += seconds
        return typed[0]

    adventure = library.open([pack])
    table = Table.create(adventure.book, adventure.packs, Setup(players=1, options=options), 1)
    with pytest.raises(Stopped):
        LineClient(table, "en", read, Output(out, 90)).play()
    return zones.life(table.game, 0), out.getvalue()


def test_who_answers_in_time_is_heard(quay, monkeypatch):
    """The question says how long there is."""
    life, said = life_after(quay, monkeypatch, 19.0)

    assert life == 10
    assert "You have 20 seconds to answer." in said


def test_who_answers_too_late_has_hesitated(quay, monkeypatch):
    """Whatever was typed, the time was over."""
    life, said = life_after(quay, monkeypatch, 21.0)

    assert life == 6
    assert "hesitated too long" in said


def test_without_hurry_no_time_runs(quay, monkeypatch):
    """Hesitating is a choice then."""
    life, said = life_after(quay, monkeypatch, 500.0, UNHURRIED)

    assert life == 10
    assert "seconds" not in said
