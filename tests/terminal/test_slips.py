"""The line client and slips of the finger, newcomers' questions and odd machines."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from commanding import PACKS, refused, run, said
from fogbound.core import News
from fogbound.rules.common import news
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.aftermath import DiscardExcess
from fogbound.tables import Table
from fogbound.tables.glance import Glance
from fogbound.tables.journal_writer import JournalWriter
from fogbound.terminal.client import LineClient
from fogbound.terminal.output import Output
from fogbound.text import preferred_language
from playing import base
from playing import table as set_table
from rulebook import rule
from seating import CARDS, around, packs_of, seat

SOLO = ("islet", "--explorers", "ann", "--clue", "drowned-bell", "--seed", "3")


@pytest.fixture
def played(tmp_path):
    """What is told when somebody types this into a new game of the islet."""

    def play(typed: str, *words: str) -> str:
        return said("play", *SOLO, *words, "--data", str(tmp_path), typed=typed)

    return play


def client(table: Table) -> tuple[LineClient, io.StringIO]:
    """A person at a table that a test has set."""
    table.packs = table.packs or [base()]
    out = io.StringIO()
    return LineClient(table, "en", lambda prompt: "", Output(out, 100)), out


# -- slips -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("slip", ["give", "give up", "more\n8"])
def test_nobody_gives_up_by_a_slip(slip, played):
    """The end of the game is asked for again; anything but yes leaves everything as it was."""
    out = played(f"{slip}\nno\n1\n")

    assert "Give up the game: are you sure? Type yes:" in out
    assert "Nothing has changed." in out
    assert "3 cards are drawn, 1 star is needed." in out


def test_a_number_counts_only_when_it_has_been_shown(played):
    """What may be done beside the question has numbers once it has been listed."""
    out = played("8\nmore\n")

    assert "“8” is none of the options." in out
    assert "8. Give up the game" in out


@rule("C-JOIN-01", "C-RUL-93")
def test_somebody_may_join_a_running_game(played):
    """The free seats of a table wait for newcomers; the explorers left to choose from stand beside the question."""
    out = played("Bo joins\n")

    assert "Bo joined the game" in out
    assert "What do you do?" in out.partition("Bo joined the game")[0]
    assert "Who acts, and how?" in out.partition("Bo joined the game")[2]


def test_camp_is_explained_before_it_clears_the_board(played):
    """It is more than a pause, and whoever only wanted to stop is told how."""
    out = played("camp\nno\nboard\ncamp\nyes\n")

    assert out.count("Camp is more than a pause:") == 2
    assert out.index("Nothing has changed.") < out.index("You made camp.")


def test_after_something_beside_the_question_it_is_put_again(played):
    """The options may have other numbers now."""
    out = played("camp\nyes\n")

    assert out.count("\nWhat do you do?\n  1. Dig") == 2


@pytest.mark.parametrize("line", ["x" * 5000, "9" * 5000, "why " + "9" * 5000, "look " + "y" * 5000])
def test_very_long_lines_are_cut(line, played):
    """They mean nothing, and nothing breaks."""
    out = played(f"{line}\n1\n")

    assert "3 cards are drawn, 1 star is needed." in out


def test_numbers_that_are_none_are_refused_in_words(played):
    """Neither letters nor endless digits are reported."""
    out = played("report abc\nreport\n123456789012\n\n")

    assert out.count("That is not a number.") == 1
    assert "“123456789012” is none of the options." in out


# -- at the table ----------------------------------------------------------------------------------


def test_several_cards_are_drawn_at_once(played):
    """As many as wished, one after the other; how many there are is told once, by the question."""
    out = played("1\ndraw 3\n")

    assert "6 cards are drawn, 1 star is needed. One more?" in out
    assert re.findall(r"(\d) cards? (?:is|are) drawn", out) == ["3", "6"]


@rule("C-LIFE-04", "C-LIFE-05")
@pytest.mark.parametrize("number", ["99", "9" * 150])
def test_several_cards_at_once_never_go_beyond_an_empty_deck(number):
    """However many were asked for, each card of the Discard Pile is drawn by a word of its own."""
    table = around(set_table(CARDS, at="012", deck=5, pile=["common-curse", "blank", "star"]))
    table.packs = list(packs_of())
    person, out = client(table)
    person.take("dig")

    person.take(f"draw {number}")

    assert not table.game.zones[zones.ACTION_DECK]
    assert len(table.game.zones[zones.DISCARD_PILE]) == 3
    assert (
        "The next card would come from the Discard Pile, where a Curse ends the adventure" in out.getvalue()
    )

    person.take(f"draw {number}")

    assert len(table.game.zones[zones.DISCARD_PILE]) == 2


def test_a_result_can_be_followed(played):
    """Each revealed card says what counts on it; the result says what was needed."""
    out = played("1\n2\n")

    (revealed,) = [line for line in out.splitlines() if line.startswith("Revealed:")]
    assert "Star (1 star)" in revealed
    assert "Success: 1 star, 1 needed." in out


def test_a_curse_is_called_one():
    """Who sees the game lost sees why."""
    table = around(set_table(deck=["common-curse", "blank"]))
    person, out = client(table)
    card = table.game.content.card_ids.index("common-curse")
    person.tell(table.seen_news(0, [News(news.REVEALED, 0, card, 0, -1, 255)]))

    assert "(Curse)" in out.getvalue()


def test_a_skill_on_offer_is_read_out(played):
    """Names alone say nothing to a newcomer."""
    out = played("1\n2\n")

    assert "1. Keep Star. " in out


def test_all_are_asked_at_once_who_takes_part(tmp_path):
    """At one keyboard nobody answers for each explorer in turn unless they differ."""
    words = ("play", "islet", "--explorers", "ann,bo,cy", "--clue", "drowned-bell", "--seed", "3")

    alone = said(*words, "--data", str(tmp_path), typed="1\nnobody\n")
    together = said(*words, "--data", str(tmp_path), "--lang", "fr", typed="1\neverybody\nnobody\n")

    assert "For all of them at once: “everybody” or “nobody”." in alone
    assert alone.count("Do you take part") == 1
    assert "Ann: 3 cards are drawn, 1 star is needed. One more?" in alone
    assert together.count("Participez-vous") == 1
    assert "Pour tous à la fois" in together
    assert "« nobody » n’est pas une option." in together


def test_the_chances_of_a_trade_are_its_own():
    """`odds 2` tells what the second option leads to."""
    table = seat(explorers=2)
    person, out = client(table)
    for verb in ("dig", "join"):
        choice = next(one for one in person.offered_choices() if one[1].verb == verb)
        person.choose(choice)
    assert table.game.pending_name() == "trade-cost"
    out.truncate(0)

    person.command("odds", "1")
    person.command("odds", "2")

    told = [line for line in out.getvalue().splitlines() if "no more cards" in line]
    assert len(told) == 2
    assert ["(2 in all)" in told[0], "(1 in all)" in told[1]] == [True, True]


@rule("C-INFO-05")
def test_the_discard_pile_is_shown_only_while_it_may_be(played):
    """Once the Action Deck is empty it lies face down, and its size is told."""
    person, out = client(around(set_table(deck=0, pile=3)))
    person.command("pile", "")

    assert "2 cards lie in the Discard Pile:\n  Blank (Skill)\n" in played("1\n2\n2\n1\npile\n")
    assert "The Discard Pile lies face down, and you may not look through it now (3 cards)." in out.getvalue()


def test_the_chart_is_a_sketch_and_a_list(played):
    """What camp has cleared is still drawn, and said to be gone."""
    out = played("2\n2\n1\n1\n1\nchart\nrelevé\n", "--lang", "en")

    assert out.count("The chart, all you have seen of the land:") == 2
    assert "start: The landing (Terrain 010); explorers: Ann; " in out
    assert "unexplored: " in out


# -- setting up ------------------------------------------------------------------------------------


def test_setting_up_can_be_explained(tmp_path):
    """Help helps, a card can be read before it is chosen, and a wrong name says so."""
    out = said(
        "play", "islet", "--seed", "1", "--data", str(tmp_path), typed="help\nlook bo\nlook zoe\nbo\n3\n"
    )

    assert "“look” with a name reads the card of that explorer" in out
    assert "up to 4 of them, separated by commas" in out
    assert "Bo (Character)" in out
    assert "“zoe” is not on the list." in out
    assert "a new game for Bo." in out


@pytest.mark.slow
def test_help_tells_what_works_at_this_very_question(tmp_path):
    """One adventure is chosen, there is no card to read yet and nowhere to go back to; a number is no name."""
    out = said("play", "--line", "--data", str(tmp_path), typed="help\nselvage\nhelp\nquit\n")
    first, second = out.split("How many of you play")

    assert "Type a number or a name from the list." in first
    assert "commas" not in first
    assert "“look”" not in first
    assert "“back”" not in first
    assert "Type a number from 1 to 4." in second
    assert "“back” goes to the question before" in second


@pytest.mark.slow
def test_explorers_are_introduced_and_can_be_read_about_at_any_time(tmp_path):
    """Each with a line of their story; at the question of the mode their cards can still be read."""
    out = said(
        "play", "first-light", "--data", str(tmp_path), typed="look ireti\n3\nlook eero\nhelp\nnormal\n"
    )

    assert "1. Ireti Adebayo: Ireti Adebayo has laid four hundred miles of railway" in out
    assert out.index("How do you play?") < out.index("Eero Kettunen (Character)")
    assert "“look” with a name reads the card" in out


@pytest.mark.slow
def test_before_there_is_an_adventure_there_is_nothing_to_read(tmp_path):
    """Help promises no more than there is."""
    out = said("play", "--line", "--data", str(tmp_path), typed="help\nlook ireti\n")

    assert "choose an adventure first" in out
    assert "reads the card" not in out


def test_the_end_tells_what_was_achieved_and_what_may_follow(tmp_path):
    """How it ended, what is left, and the commands to look back, to play on from a step, to begin anew."""
    out = said("play", *SOLO, "--data", str(tmp_path), typed="give up\nyes\n")

    assert "You have given up.\n0 turns, 1 decision.\n" in out
    assert "cards were left in the Action Deck." in out
    for words in (
        "fogbound replay islet --data",
        "fogbound fork islet --at 0 --data",
        "fogbound play --line --data",
    ):
        assert words in out


def test_a_game_can_be_played_on_from_its_last_turn(tmp_path):
    """What the end proposes is the step at which that turn began: from there it may end otherwise."""
    typed = "pathfind\nreveal\n1\n1\ngive up\nyes\n"
    out = said("play", *SOLO, "--data", str(tmp_path), typed=typed)

    assert "1 turn, 5 decisions." in out
    assert "fogbound fork islet --at 4 --data" in out
    assert said("fork", "islet", "--at", "4", "--data", str(tmp_path))


def test_a_lost_game_can_be_played_on_from_where_its_last_action_was_chosen(tmp_path):
    """The very last answer, which only turns cards over, would change nothing."""
    drawing = "draw\n" * 40
    out = said("play", *SOLO, "--data", str(tmp_path), typed=f"1\ndraw 99\n8\n1\npathfind\n{drawing}reveal\n")
    assert "A Curse from the Discard Pile: the game is lost.\n2 turns, " in out

    (at,) = re.findall(r"fogbound fork islet --at (\d+) ", out)
    said("fork", "islet", "--at", at, "--data", str(tmp_path))

    again = said("play", "--game", "islet-2", "--data", str(tmp_path))
    assert "\nWhat do you do?\n  1. Dig" in again


def test_the_board_explains_its_signs(played):
    """What the coordinates mean, and the areas of the fog."""
    assert "“E1 N2” means one card east and two north of the start." in played("board\n")


def test_a_game_in_another_language_goes_on_in_it(tmp_path):
    """The command that is told names the language, if the machine would speak another."""
    out = said("play", *SOLO, "--lang", "fr", "--data", str(tmp_path), typed="1\n")

    assert "fogbound play --continue --lang fr --data" in out


def test_the_machine_s_language_is_spoken_unless_another_is_asked_for():
    """The first setting that says anything counts; others than ours mean English."""
    assert preferred_language({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert preferred_language({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}) == "en"
    assert preferred_language({"LANG": "eo"}) == preferred_language({}) == "en"


@rule("C-HAND-02")
def test_what_is_given_up_is_read_out():
    """Whoever holds too many cards chooses among what they do, not among names."""
    game = set_table(CARDS, at="012", hand=["star", "blank", "two-stars", "seven", "left"], deck=9)
    table = around(game)
    table.packs = list(packs_of())
    person, out = client(table)
    game.stack.append(DiscardExcess(0))
    game.advance()

    person.put()

    assert "You hold too many cards. Which one do you discard?" in out.getvalue()
    assert "Discard Two stars. Strip: 2 stars." in out.getvalue()


@rule("C-HAND-02", "C-XP-03")
def test_what_is_held_and_what_was_learnt_can_be_found():
    """States are told apart from what the limit counts; experience stands with the hand, and under its own name."""
    table = around(set_table(hand=["star", "105"], satchel=["005", "005#2"]))
    person, out = client(table)

    for line in ("hand", "experience", "look satchel", "recap"):
        person.take(line)

    told = out.getvalue()
    assert "Ann holds 1 card, 4 at most:\n  Star" in told
    assert "One more card does not count against the limit:\n" in told
    assert told.count("Experience: 2.") == 4
    assert told.count("Under the Satchel & Journal:") == 2
    assert "Quest items" not in told


def test_a_long_prompt_is_wrapped():
    """All but its last line is written like everything else."""
    out = io.StringIO()

    last = Output(out, 30).prompt("(Enter: Put the first of these cards back on top) >")

    assert (out.getvalue(), last) == ("(Enter: Put the first of these\n", "  cards back on top) > ")


# -- odd machines ----------------------------------------------------------------------------------


def test_a_folder_is_no_game(tmp_path):
    """Even if it is called like one."""
    (tmp_path / "islet.journal").mkdir()

    assert "No games are kept" in said("games", "--data", str(tmp_path))
    assert "There is no game to continue." in refused("play", "--continue", "--data", str(tmp_path))


def test_a_disk_that_is_full_loses_no_game(tmp_path, monkeypatch):
    """The answer is refused, nothing has changed, and the next try counts."""
    append = JournalWriter.append
    failing = iter([True, False, False])

    def full(self: JournalWriter, entries: list, glance: Glance) -> None:
        if next(failing, False):
            raise OSError(28, "No space left on device")
        append(self, entries, glance)

    monkeypatch.setattr(JournalWriter, "append", full)
    done = run("play", *SOLO, "--data", str(tmp_path), typed="1\n1\n")

    assert "Your answer could not be saved: No space left on device." in done.out
    assert done.out.count("3 cards are drawn, 1 star is needed.") == 1


@pytest.mark.slow
@pytest.mark.parametrize("closed", ["<&-", ">/dev/full"])
def test_closed_doors_end_quietly(closed, tmp_path):
    """Without input or room for output there is a sentence at most, never a traceback."""
    words = f"{sys.executable} -m fogbound play {' '.join(SOLO)} --data {tmp_path} {closed}"
    done = subprocess.run(
        words,
        shell=True,
        input="1\n" if closed != "<&-" else None,
        capture_output=True,
        text=True,
        env={**os.environ, "FOGBOUND_PACKS": str(PACKS), "LC_ALL": "C.UTF-8"},
        timeout=120,
    )

    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
    assert Path(tmp_path / "islet.journal").exists()


def test_an_explorer_away_from_the_board_has_no_place():
    """Nothing is told of where nobody stands."""
    table = around(set_table(explorers=1))
    table.game.figures[0] = zones.NONE
    person, _ = client(table)

    assert person.screens().stand(0) == ""
