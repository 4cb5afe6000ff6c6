"""The line client: a game over pipes and in a terminal, stopped in every way and gone on with."""

import io
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import termios
import time
from contextlib import suppress
from pathlib import Path

import pytest

from fogbound.packs import library
from fogbound.rules.common.setup import Setup
from fogbound.tables import Table
from fogbound.terminal.client import LineClient
from fogbound.terminal.output import Output

pytestmark = pytest.mark.slow  # many small programs are started

PACKS = Path(__file__).parent.parent / "packs"
SHELF = {
    **os.environ,
    "FOGBOUND_PACKS": str(PACKS),
    "COLUMNS": "100",
    "PYTHONIOENCODING": "utf-8",
    "LC_ALL": "C.UTF-8",
}
SOLO = ("--explorers", "ann", "--clue", "drowned-bell", "--seed", "3")
PATIENCE = 30  # seconds until a terminal must have answered


def command(*words: str, data: Path) -> list[str]:
    return [sys.executable, "-m", "fogbound", "play", "--line", *words, "--data", str(data)]


def play(*words: str, data: Path, typed: str = "", columns: int = 100) -> subprocess.CompletedProcess[str]:
    """Play over pipes; the end of what is typed is the end of input."""
    return subprocess.run(
        command(*words, data=data),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**SHELF, "COLUMNS": str(columns)},
        timeout=120,
    )


def told(done: subprocess.CompletedProcess[str]) -> str:
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout.replace("\u00a0", " ")


def new(data: Path, typed: str, *words: str, columns: int = 100) -> str:
    return told(play("islet", *SOLO, *words, data=data, typed=typed, columns=columns))


# -- playing ---------------------------------------------------------------------------------------


def test_a_turn_is_played_by_numbers(tmp_path):
    """Dig, reveal, keep a Skill, make an item: the news tells what happened."""
    out = new(tmp_path, "1\n2\n1\n1\nitems\n")

    assert "The islet: a new game for Ann." in out
    assert "\nWhat do you do?\n  1. Dig – The landing: cost 3, difficulty 1\n" in out
    assert "3 cards are drawn, 1 star is needed." in out
    assert "Success: 1 star, 1 needed." in out
    assert "Ann kept Rusty spade as an item, with its die at 3." in out
    assert "Ann has 1 item, 4 at most:\n  Rusty spade, die at 3. " in out


def test_a_turn_is_played_by_words(tmp_path):
    """Options answer to their ids and to the beginnings of their labels."""
    out = new(tmp_path, "dig\nreveal\nkeep/s1/star\nmake rusty spade a\n")

    assert "Ann kept Star." in out
    assert "Ann kept Rusty spade as an item" in out


def test_a_turn_is_played_in_french(tmp_path):
    """Cards, options, questions and commands speak French; English commands are understood as well."""
    out = new(tmp_path, "plateau\ncreuser\nchances\nrévéler\nquitter\n", "--lang", "fr")

    assert "L’îlot : une nouvelle partie pour Anne." in out
    assert "1. Creuser – Le débarcadère : coût 3, difficulté 1" in out
    assert "Brouillard : N1 (I), E1 (I)." in out
    assert "aucune carte de plus (3 en tout) : réussite 64 %" in out
    assert "Réussite : 1 étoile, il en fallait 1." in out
    assert "Votre partie est conservée." in out


def test_words_that_fit_nothing_or_too_much_change_nothing(tmp_path):
    """The player is told what to type instead."""
    out = new(tmp_path, "dance\ndifficulty\n99\n")

    assert "“dance” is none of the options." in out
    assert "Did you mean 1. Dig" in out
    assert "“99” is none of the options." in out
    assert out.count("What do you do?") == 1


def test_what_an_item_does_is_said_before_it_is_used(tmp_path):
    """Its effect on this action, and what becomes of its die."""
    out = new(tmp_path, "1\n\n1\n1\n1\n")

    assert "1. Use Rusty spade. Dig: −1 card to draw. Its die goes from 3 to 2.\n" in out


def test_several_explorers_share_a_keyboard(tmp_path):
    """Whose question it is, is always said; help that was offered at the same keyboard is accepted."""
    words = ("islet", "--explorers", "ann,bo", "--clue", "drowned-bell", "--seed", "3")
    out = told(play(*words, data=tmp_path, typed="1\n1\n1\n"))

    assert "Ann/Bo: Who acts, and how?" in out
    assert re.search(r"  1/\d\. Dig – The landing", out)
    assert (
        "Bo: Do you take part in “Dig – The landing”, led by Ann? If you do and it fails, Ann turns paranoid."
        in out
    )
    assert "Do you accept?" not in out
    assert "The cost is 3, the difficulty 1." in out


def test_a_row_with_a_number_for_each_explorer_says_so(tmp_path):
    """Once; and whoever types all of them is asked which one is meant."""
    words = ("islet", "--explorers", "ann,bo", "--clue", "drowned-bell", "--seed", "3")
    out = told(play(*words, data=tmp_path, typed="1/3\n\n1/99\n"))

    assert "  1/3. Dig – The landing" in out
    assert out.count("One number for each of you: 1 for Ann, 3 for Bo.") == 1
    assert "Did you mean 1. Ann: Dig – The landing: cost 3, difficulty 1; 3. Bo: Dig – " in out
    assert "“1/99” is none of the options." in out


def test_what_is_not_given_is_asked(tmp_path):
    """Explorers and clue are chosen from a list, by number or name; a wrong name is asked again."""
    out = told(play("islet", "--seed", "1", data=tmp_path, typed="nobody\nbo, 1\nthe drowned bell\n"))

    assert "Who sets out?" in out
    assert "“nobody” is not on the list." in out
    assert "The islet: a new game for Bo, Ann." in out


def test_somebody_may_be_named_as_they_are_called(tmp_path):
    """By id or by name, in any language, on the command line as at the prompt."""
    out = told(play("islet", "--explorers", "ANNE,bo", "--clue", "la cloche", "--seed", "1", data=tmp_path))
    unknown = play("islet", "--explorers", "zoe", data=tmp_path).stderr

    assert "The islet: a new game for Ann, Bo." in out
    assert "--explorers: “zoe” is not known here." in unknown
    assert "There are: Ann (ann), Bo (bo), " in unknown


def test_a_choice_can_be_gone_back_on(tmp_path):
    """Each question leads back to the one before; a name that comes twice, or one too many, is told of."""
    answers = "back\nislet\n1,1\nann,bo,cy,dee,eve\n3\nback\nretour\n1,2\nislet\n2\n1\n1\n"
    out = told(play("--seed", "1", data=tmp_path, typed=answers))

    assert "This is the first question." in out
    assert "Ann is named twice." in out
    assert out.count("Which adventure?") == 2
    assert out.count("Who sets out?") == 3
    assert "Only one of them can be chosen." in out
    assert "The islet: a new game for Bo." in out


def test_who_does_not_want_to_begin_leaves(tmp_path):
    """Before the last question nothing is kept."""
    out = told(play("--seed", "1", data=tmp_path, typed="islet\nquit\n"))

    assert out.rstrip().endswith("No game was begun.")
    assert list(tmp_path.iterdir()) == []


def test_an_adventure_is_told_of_before_it_is_chosen(tmp_path):
    """Whose rules it follows, for how many it is, and what it is about."""
    out = " ".join(told(play(data=tmp_path)).split())

    assert "1. First Light: Continent rules, for 1 to 4 players, 30 to 45 minutes. Nine nights ago" in out
    assert "Citadel rules, for 1 to 4 players." in out


def test_the_end_of_input_before_a_game_is_told(tmp_path):
    """On a line of its own, so that the shell goes on below."""
    assert told(play(data=tmp_path)).endswith("\nNo game was begun.\n")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("no-such-pack",), "“no-such-pack” is not an adventure here"),
        (("islet", "--explorers", "zoe", "--clue", "drowned-bell"), "“zoe” is not known here"),
        (
            ("islet", "--explorers", "ann", "--clue", "drowned-bell", "--mode", "extreme"),
            "Extreme mode is for a curse you have lifted before",
        ),
        (("islet", "--explorers", "ann,ann"), "is named twice"),
        (("islet", "--mode", "survival"), "--mode: “survival” is not known here. There are: normal"),
        (("islet", "--clue", "nothing"), "--clue: “nothing” is not known here."),
        (("selvage", "--players", "9"), "--players: “9” is not known here. There are: 1, 2, 3, 4."),
        (("--continue",), "There is no game to continue."),
    ],
)
def test_what_cannot_be_played_is_explained(words, complaint, tmp_path):
    """A sentence on standard error, status 1, no traceback, no game begun."""
    done = play(*words, data=tmp_path)

    assert (done.returncode, list(tmp_path.iterdir())) == (1, [])
    assert complaint in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert "(Enter:" not in done.stdout, "nothing is asked in vain"


@pytest.mark.parametrize(("seed", "lang"), [(1, "en"), (2, "fr"), (3, "en"), (4, "fr")])
def test_whatever_happens_can_be_told(seed, lang):
    """Random games in the proving ground: every question, option, page and piece of news has its words."""
    adventure = library.open(["proving-ground"])
    chance = random.Random(seed)
    setup = Setup(("pilot", "hunter", "surgeon")[: seed % 3 + 1], ("silent-bell",))
    table = Table.create(adventure.book, adventure.packs, setup, seed)
    out = io.StringIO()
    client = LineClient(table, lang, lambda prompt: "", Output(out, 80))
    client.begin()
    for _ in range(120):
        if table.ending:
            client.play()
            break
        client.put()
        client.take(
            chance.choice(["board", "why", "odds", "hand", "items", "past", "more", "place", "why 1"])
        )
        others = [choice for choice in client.standing_choices() if choice.option.verb != "concede"]
        _, option = chance.choice(client.offered_choices() * 5 + others)
        client.answer(option, "063" if option.wants else "")

    assert not set("{}<>|~") & set(out.getvalue().replace("> ", ""))
    assert max(map(len, out.getvalue().splitlines())) <= 80


# -- looking ---------------------------------------------------------------------------------------


def test_the_board_is_a_sketch_and_a_list(tmp_path):
    """Coordinates count from the start; the list says the same aloud."""
    out = new(tmp_path, "board\n")

    assert "       start  E1\nN1     fog\nstart  010@A  fog\n" in out
    assert "start: The landing (Terrain 010); explorers: Ann" in out
    assert "Fog: N1 (I), E1 (I)." in out


def test_a_tiny_terminal_gets_the_list_alone(tmp_path):
    """Nothing breaks at 20 columns, and no line is longer, but for the command with which to go on."""
    out = new(tmp_path, "board\nwhy\nodds\nhand\n", columns=20)

    assert "N1     fog" not in out
    assert [line for line in out.splitlines() if len(line) > 20 and "fogbound play" not in line] == []


def test_cards_in_sight_can_be_read(tmp_path):
    """A card is found by its number or name; what was never seen is unknown."""
    out = new(tmp_path, "look 010\nlook ridge\nexact landing\n")

    assert out.count("Shingle, and the boat already gone.") == 3
    assert "You see no card called “ridge”." in out


def test_hand_past_and_place_are_told(tmp_path):
    """The plain pages."""
    out = new(tmp_path, "hand\npast\nplace\nhelp\nmore\n")

    assert "Ann holds nothing but the Character card." in out
    assert "The Past is empty." in out
    assert "Ways: north, fog; east, fog." in out
    assert "undo: take the last answer back" in out
    assert "Report a hidden number" in out


def test_why_explains_options_and_refusals(tmp_path):
    """An option rests on a card and rules, its cost on its parts; what is refused says why."""
    out = new(tmp_path, "why 1\nwhy\nwhy rest\nwhy nonsense\n")

    assert "The action is printed on The landing" in out
    assert "belongs to The landing" not in out  # which says no more
    assert "The cost:\n  +3: printed on The landing" in out
    assert "C-COST-01: " in out
    assert "C-TURN-01" not in out  # alone, nobody asks who acts
    assert "Rest – The landing: the condition on The landing is not met (C-LEG-02)" in out
    assert "There is nothing to explain about “nonsense”." in out


def test_odds_are_told_for_actions_and_for_additional_cards(tmp_path):
    """Before an action for each one; in an action by the number of further cards."""
    out = new(tmp_path, "odds\nodds 1\n1\nodds\n2\nodds\n")

    assert "1. Dig – The landing: cost 3, difficulty 1 – success 64%" in out
    assert out.count("no more cards (3 in all): success 64%") == 2
    assert "1 more card (4 in all): success 76%" in out
    assert "so there are no odds" in out


def test_an_option_without_chances_is_told_so(tmp_path):
    """Instead of those of all others; a number that nothing has is no option, nor is one below one."""
    out = new(tmp_path, "odds 3\nodds 99\nodds dig\n-1\n0\n")

    assert "“Report a hidden number” draws no cards, so there are no odds." in out
    assert "“99” is none of the options." in out
    assert out.count("success 64%") == 1
    assert "“-1” is none of the options." in out
    assert "“0” is none of the options." in out


def test_cards_that_would_not_change_the_odds_are_left_out(tmp_path):
    """Once success is as good as certain, no further row says the same again."""
    words = ("first-light", "--explorers", "diver", "--mode", "normal", "--seed", "5")
    out = told(play(*words, data=tmp_path, typed="odds 1\n"))

    rows = re.findall(r"in all\): success (\d+)%", out)
    assert rows[-1] == "99"
    assert len(rows) == len(set(rows)) > 2


def test_rules_are_looked_up_by_words(tmp_path):
    """The players' reference is at hand in the game."""
    out = new(tmp_path, "rules C-COST-01\nrules xyzzy\n")

    assert "C-COST-01" in out
    assert "Nothing found for “xyzzy”." in out


# -- beside the question ---------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_barrier(tmp_path):
    """An item that was made can be unmade; what chance decided stays."""
    out = new(tmp_path, "1\n2\n1\n1\nundo\nundo\nundo\nitems\n")

    assert out.count("The last answer was taken back.") == 1
    assert out.count("You cannot take that back") == 2
    assert "Ann has no items." in out


def test_a_number_is_reported_at_once_or_when_asked(tmp_path):
    """A wrong number leads nowhere; a declined one is not asked again."""
    out = new(tmp_path, "report 719\nreport\n063\n1\nreport 12\n")

    assert "The number 719 led nowhere." in out
    assert "\nWhich number have you found?" in out
    assert "The number 063 led nowhere." in out
    assert "You can report a number only between actions." in out


def test_a_number_is_reported_whole_and_even_when_it_is_asked_for(tmp_path):
    """All three digits count, wherever it is typed; saying that one reports it is no mistake."""
    out = new(tmp_path, "report 12\nreport\nreport 12\nreport 719\n")

    assert out.count("A card’s number has three digits, as in 063. Type all of them.") == 2
    assert "The number 719 led nowhere." in out
    assert "The number 012" not in out


def test_camp_is_a_move_of_the_game(tmp_path):
    """The night closes over the Board, and it is laid out anew."""
    out = new(tmp_path, "camp\nyes\n1\ncamp\n")

    assert "You made camp." in out
    assert "The night passed." in out
    assert "You cannot camp now" in out


def test_the_game_ends_with_its_ending(tmp_path):
    """Giving up is an answer like any other; afterwards there is nothing to continue."""
    out = new(tmp_path, "give up\nyes\n")

    assert "You have given up.\n0 turns, 1 decision.\n" in out
    assert "There is no game to continue" in play("--continue", data=tmp_path).stderr


# -- stopping and going on -------------------------------------------------------------------------


def test_the_end_of_input_loses_nothing(tmp_path):
    """The game goes on at the same question, after a short account."""
    new(tmp_path, "1\n2\n")
    out = told(play("--continue", data=tmp_path, typed="1\n"))

    assert "You go on with The islet." in out
    assert "Ann stands on The landing (start)." in out
    assert "The last answer: Reveal the cards" in out
    assert out.index("Which Skill do you keep?") < out.index("Ann kept Star.")


def test_whoever_begins_anew_is_told_of_the_game_that_was_left(tmp_path):
    """It is named with the command that goes on with it, also one whose adventure cannot be found."""
    assert "under way" not in told(play(data=tmp_path))
    new(tmp_path, "1\n")
    off_shelf = subprocess.run(
        command(data=tmp_path),
        capture_output=True,
        text=True,
        env={**SHELF, "FOGBOUND_PACKS": ""},
        input="",
    )

    assert "The islet is under way, in turn 1. Go on with: " in told(play(data=tmp_path))
    assert "--continue --data" in told(play(data=tmp_path)).replace("\n  ", " ")
    assert "islet is under way" in off_shelf.stdout


def test_a_game_goes_on_in_another_language(tmp_path):
    """The journal holds no words."""
    new(tmp_path, "1\n")

    assert "\n3 cartes sont piochées, il faut 1 étoile. Encore une carte ?" in told(
        play("--continue", "--lang", "fr", data=tmp_path)
    )


def test_an_adventure_from_another_folder_is_named_again(tmp_path):
    """The journal knows packs by name; one that cannot be found is given by its path."""
    folder = str(PACKS / "islet")
    off_shelf = {**SHELF, "FOGBOUND_PACKS": ""}
    new(tmp_path, "1\n")

    lost = subprocess.run(
        command("--continue", data=tmp_path), capture_output=True, text=True, env=off_shelf, input=""
    )
    found = subprocess.run(
        command(folder, "--continue", data=tmp_path), capture_output=True, text=True, env=off_shelf, input=""
    )

    assert "cannot be found" in lost.stderr
    assert "One more?" in found.stdout


class Terminal:
    """A client in a terminal of its own."""

    def __init__(self, *words: str, data: Path, rows: int = 0) -> None:
        self.pid, self.file = pty.fork()
        if self.pid == 0:  # pragma: no cover
            termios.tcsetwinsize(0, (rows, 80))
            os.execvpe(sys.executable, command(*words, data=data), {**SHELF, "TERM": "dumb"})
        self.seen = ""

    def until(self, text: str, patience: float = PATIENCE) -> str:
        """Read until this has been written."""
        end = time.monotonic() + patience
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} was not written: {self.seen!r}"
            if select.select([self.file], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.file, 65536).decode("utf-8", "replace").replace("\r\n", "\n")
                except OSError:  # the other end is gone
                    break
        assert text in self.seen
        return self.seen

    def type(self, text: str) -> None:
        self.seen = ""
        os.write(self.file, text.encode())

    def interrupt(self, text: str) -> None:
        """Press Ctrl-C until this is written: Python misses one that comes in the moment it begins to wait."""
        self.seen = ""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} was not written: {self.seen!r}"
            os.write(self.file, b"\x03")
            with suppress(AssertionError):
                self.until(text, patience=PATIENCE / 10)

    def close(self) -> None:
        """Close the window, as a lost connection does."""
        os.close(self.file)
        self.file = -1

    def status(self) -> int:
        return os.waitpid(self.pid, 0)[1]


@pytest.fixture
def terminal(tmp_path):
    opened: list[Terminal] = []

    def open_one(*words: str, rows: int = 0) -> Terminal:
        opened.append(Terminal(*words, data=tmp_path, rows=rows))
        return opened[-1]

    yield open_one
    for one in opened:
        if one.file >= 0:
            one.close()


def test_interrupting_loses_nothing(terminal, tmp_path):
    """Ctrl-C says how to go on; the same question is put again."""
    first = terminal("islet", *SOLO)
    first.until("What do you do?")
    first.type("1\r")
    first.until("One more?")
    first.interrupt("Your game is kept.")

    assert os.waitstatus_to_exitcode(first.status()) == 130
    again = terminal("--continue")
    again.until("3 cards are drawn, 1 star is needed. One more?")
    again.type("2\r")
    again.until("Which Skill do you keep?")
    again.type("quit\r")
    again.until("Your game is kept.")

    assert os.waitstatus_to_exitcode(again.status()) == 0


def test_a_low_terminal_is_told_a_screenful_at_a_time(terminal, tmp_path):
    """Enter goes on; whoever leaves meanwhile finds the game as it was."""
    first = terminal("islet", *SOLO, rows=8)
    told_first = first.until("(Enter to go on) ")
    first.type("\r")
    first.until("(Enter to go on) ")
    first.interrupt("Your game is kept.")

    assert told_first.count("\n") == 7
    assert os.waitstatus_to_exitcode(first.status()) == 130
    assert "What do you do?" in told(play("--continue", data=tmp_path))


def test_what_a_command_refuses_fits_the_terminal(terminal):
    """Wrapped at words, with what can be typed on a line of its own."""
    lost = terminal("--continue")

    said = lost.until("play --line --data ")

    assert said.startswith("There is no game to continue. Begin one with:\n  ./fogbound play --line --data ")


def test_a_closed_terminal_loses_nothing(terminal, tmp_path):
    """The connection breaks after an answer: it has been kept."""
    first = terminal("islet", *SOLO)
    first.until("What do you do?")
    first.type("1\r")
    first.until("One more?")
    first.close()
    status = first.status()

    assert os.WIFEXITED(status) or os.WTERMSIG(status) == signal.SIGHUP
    assert "3 cards are drawn, 1 star is needed. One more?" in told(play("--continue", data=tmp_path))


def test_a_second_table_is_refused_while_the_first_is_open(terminal, tmp_path):
    """Two processes never write one game."""
    first = terminal("islet", *SOLO)
    first.until("What do you do?")

    second = play("--continue", data=tmp_path)

    assert second.returncode == 1
    assert "This game is being played at another table." in second.stderr
    first.type("quit\r")
    first.until("Your game is kept.")
    assert "What do you do?" in told(play("--continue", data=tmp_path))


def test_nobody_reads_any_more(tmp_path):
    """A broken pipe ends the client quietly, and the game is kept."""
    playing = subprocess.Popen(
        command("islet", *SOLO, data=tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=SHELF,
    )
    assert playing.stdout is not None
    assert playing.stdin is not None
    assert playing.stderr is not None
    playing.stdout.readline()
    playing.stdout.close()
    with playing.stdin:
        playing.stdin.write("1\n" + "help\n" * 50)
    assert playing.stderr.read() == ""
    playing.stderr.close()
    playing.wait()

    assert "You go on with The islet." in told(play("--continue", data=tmp_path))
