"""The command `fogbound replay`: all at once over a pipe, step by step in a terminal, one step by its number."""

import io
import os
import pty
import random
import select
import sys
import time
from pathlib import Path

import pytest

from commanding import PACKS, refused, said, typing
from fogbound.core import NONE, Option
from fogbound.packs import library
from fogbound.rules.common.setup import Setup
from fogbound.tables import Playback, Table, read
from fogbound.terminal.output import Output
from fogbound.terminal.replay import Viewer
from fogbound.text import CardTexts, Renderer

SOLO = ("islet", "--explorers", "ann", "--clue", "drowned-bell", "--seed", "3")
PATIENCE = 60  # seconds until a terminal must have answered


@pytest.fixture
def played(tmp_path):
    """Ann digs, reveals, keeps a Skill, makes an item, unmakes it, leaves it."""
    said("play", *SOLO, "--data", str(tmp_path), typed="1\n2\n1\n1\nundo\n2\n")
    return tmp_path


def viewer(data: Path, lang: str = "en") -> tuple[Viewer, io.StringIO]:
    """A person who looks back at the islet."""
    adventure = library.open([str(PACKS / "islet")])
    out = io.StringIO()
    playback = Playback(read(data / "islet.journal"), adventure.packs, adventure.book)
    return Viewer(playback, Renderer(CardTexts(adventure.packs), lang), Output(out, 100), NONE), out


# -- all at once -----------------------------------------------------------------------------------


def test_over_a_pipe_the_whole_game_is_told(played):
    """Every step with its question, its answer and what came of it, undos included."""
    out = said("replay", "islet", "--data", str(played))

    assert out.startswith("The islet, played by Ann: 6 steps.\n\nStep 0 of 6, turn 1.\n")
    assert "Step 1 of 6, turn 1.\nAnn: What do you do? – Dig – The landing: cost 3, difficulty 1\n" in out
    assert "  3 cards were drawn.\n" in out
    assert "– Make Rusty spade a new item\n  Ann kept Rusty spade as an item, with its die at 3.\n" in out
    assert "Step 5 of 6, turn 2.\nThe last answer was taken back.\n" in out
    assert "Step 6 of 6, turn 1.\n" in out


def test_the_same_game_is_told_in_french(played):
    """The journal holds no words."""
    out = said("replay", "islet", "--lang", "fr", "--data", str(played))

    assert "Étape 1 sur 6, tour 1.\nAnne : Que faites-vous ? – Creuser – Le débarcadère" in out
    assert "La dernière réponse a été annulée." in out


def test_a_file_is_named_by_its_path(played, tmp_path_factory):
    """It need not be among the kept games."""
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    path = (played / "islet.journal").rename(elsewhere / "sent by a friend.journal")

    assert "Step 6 of 6" in said("replay", str(path), "--data", str(played))


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Lamplight, played by Wren: "), ("fr", "Lamplight, par Wren : ")]
)
def test_characters_who_were_chosen_in_play_stand_in_the_title(lang, title):
    """Before anybody has chosen there is nobody to name."""
    adventure = library.open([str(PACKS / "lamplight")])
    table = Table.create(adventure.book, adventure.packs, Setup(players=1), 1)

    def header() -> str:
        out = io.StringIO()
        playback = Playback(table.journal, adventure.packs, adventure.book)
        Viewer(playback, Renderer(CardTexts(adventure.packs), lang), Output(out, 80), NONE).title()
        return out.getvalue().replace("\u00a0", " ")

    assert "Wren" not in header()
    while not table.game.content.is_turn(table.game.pending()):
        table.answer(NONE, table.game.pending_serial(), table.game.option_id(table.game.offered[0]), "")
    assert header().startswith(title)


# -- one step --------------------------------------------------------------------------------------


def test_one_step_is_shown_with_all_there_is_to_see(played):
    """The step, then the Board, hands, items and the question that follows."""
    out = said("replay", "islet", "--at", "4", "--data", str(played))

    assert out.lstrip().startswith("Step 4 of 6, turn 1.")
    assert "Ann stands on The landing (start)." in out
    assert "start: The landing (Terrain 010); explorers: Ann" in out
    assert "Ann has 1 item, 4 at most:\n  Rusty spade, die at 3. " in out
    assert "Ann: What do you do?\n  1. Dig" in out
    assert "Step 3" not in out


def test_what_cannot_be_shown_is_explained(played):
    """A step too far, a seat too many, a game nobody knows."""
    data = ("--data", str(played))

    assert "There is no step 7. The last step is 6." in refused("replay", "islet", "--at", "7", *data)
    assert "There is no seat 2" in refused("replay", "islet", "--seat", "2", *data)
    assert "There is no game or file “atoll”. There are: islet." in refused("replay", "atoll", *data)


# -- step by step ----------------------------------------------------------------------------------


def test_a_person_steps_on_back_and_jumps(played):
    """Enter goes on, back goes back, a number and the end jump there; pages show that moment."""
    person, out = viewer(played)

    with typing("\n\nback\n4\nitems\nend\n\n99\ndance\n0\nquit\n"):
        person.converse()

    lines = out.getvalue().splitlines()
    steps = [line.partition(" of")[0] for line in lines if line.startswith("Step ") and " of 6" in line]
    assert steps == ["Step 0", "Step 1", "Step 2", "Step 1", "Step 4", "Step 6", "Step 0"]
    assert any(line.startswith("  Rusty spade, die at 3. ") for line in lines)
    assert "That was the last step. “quit” leaves." in lines
    assert "There is no step 99. The last step is 6." in lines
    assert any(line.startswith("“dance” leads nowhere.") for line in lines)


def test_the_end_of_input_ends_the_replay(played):
    """Both languages are understood on the way."""
    person, out = viewer(played, "fr")

    with typing("\nretour\nback\n"), pytest.raises(EOFError):
        person.converse()

    assert out.getvalue().replace("\u00a0", " ").count("Étape 0 sur 6") == 3


@pytest.mark.slow
def test_a_terminal_gets_one_step_at_a_time(played):
    """The next step is shown when Enter is pressed, not before."""
    words = [sys.executable, "-m", "fogbound", "replay", "islet", "--data", str(played)]
    pid, file = pty.fork()
    if pid == 0:  # pragma: no cover
        os.execvpe(words[0], words, {**os.environ, "FOGBOUND_PACKS": str(PACKS), "TERM": "dumb"})
    seen = ""

    def until(text: str) -> None:
        nonlocal seen
        end = time.monotonic() + PATIENCE
        while text not in seen:
            assert time.monotonic() < end, seen
            if select.select([file], [], [], 0.2)[0]:
                seen += os.read(file, 65536).decode("utf-8", "replace")

    until("> ")
    assert "Step 0 of 6" in seen
    assert "Step 1 of 6" not in seen
    os.write(file, b"\r")
    until("Step 1 of 6")
    os.write(file, b"\x03")
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    os.close(file)


# -- what is hidden --------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "lang"), [(1, "en"), (2, "fr")])
def test_whatever_was_played_can_be_shown_again(seed, lang):
    """A random game of the proving ground: every step has its words, for a seat and for everybody."""
    adventure = library.open(["proving-ground"])
    chance = random.Random(seed)
    setup = Setup(("pilot", "hunter"), ("silent-bell",))
    table = Table.create(adventure.book, adventure.packs, setup, seed)
    for _ in range(60):
        game = table.game
        if not game.stack:
            break
        beside = [option for option in game.content.standing(game) if option.verb != "concede"]
        option: Option = chance.choice(game.offered * 5 + beside)
        table.answer(NONE, game.pending_serial(), game.option_id(option), "63" if option.wants else "")
    playback = Playback(table.journal, adventure.packs, adventure.book)
    for seat in (NONE, 1):
        out = io.StringIO()
        person = Viewer(playback, Renderer(CardTexts(adventure.packs), lang), Output(out, 80), seat)
        person.show_all()
        for step in range(0, playback.last_step, 15):
            person.show_step(step)

        assert not set("{}|~") & set(out.getvalue())
        assert max(map(len, out.getvalue().splitlines())) <= 80
