"""What a word means at the keyboard: what is called so, or alone begins so, is done; everything else is asked."""

import io

import pytest

from fogbound.core import Game, snapshot
from fogbound.rules.continent.aftermath import KeepSkill
from fogbound.rules.continent.cost import DrawMore
from fogbound.rules.continent.turn import ChooseTurn
from fogbound.terminal.client import LineClient, Stopped
from fogbound.terminal.input_parsing import begins
from fogbound.terminal.output import Output
from fogbound.terminal.setup_prompts import SetupPrompts, find_choice
from playing import base, pack_of
from playing import table as set_table
from rulebook import rule
from seating import around

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  title: four-notes
  actions:
    - dig: {cost: 2, difficulty: 1}
    - swim: {cost: 1, difficulty: 2}
    - climb: {cost: 1, difficulty: 1}
    - think: {cost: 0, difficulty: 0}
    - cross: {cost: 1, all-hands: true}
- {number: 13, back: green, kind: bonus, uid: map, effects: ["dig: cost -1, price: discard this"]}
- {number: 14, back: green, kind: bonus, uid: mapped, effects: ["dig: cost -1, price: discard this"]}
"""


def shore(*hand: str, explorers: int = 1) -> Game:
    cards = ["blank", *(f"blank#{copy}" for copy in range(2, 9))]
    return set_table(CARDS, explorers=explorers, at="012", hand=hand, deck=cards)


def typed(game: Game, *lines: str, lang: str = "en") -> str:
    """What is told after these lines, in one line."""
    waiting, out = iter(lines), io.StringIO()

    def ask(prompt: str) -> str:
        if (line := next(waiting, None)) is None:
            raise EOFError
        return line

    table = around(game)
    table.packs = [base(), pack_of(CARDS)]
    with pytest.raises(Stopped):
        LineClient(table, lang, ask, Output(out, 1000)).play()
    return out.getvalue().replace("\u00a0", " ").replace("\u202f", " ")


def test_a_label_begins_word_by_word():
    """Case, accents, signs and apostrophes do not matter; words may be cut short, but none may be left out."""
    assert begins("creus le", "Creuser – Le débarcadère : coût 3")
    assert begins("DEBARCADERE", "Débarcadère")
    assert begins("look at ann s", "Look at Ann’s hand")
    assert not begins("notes", "Talk – Four notes")
    assert not begins("dig landing stage", "Dig – Landing")
    assert not begins("", "Dig")
    assert not begins("–", "Dig")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "line", ["notes", "four", "cost", "cout", "difficult", "no", "non", "rien", "carte", "4 dig", "."]
)
def test_a_word_from_the_middle_of_an_option_does_nothing(line, lang):
    """Nor does one that stands in the rules text alone, or a no where there is nothing to decline."""
    game = shore()
    before = snapshot.dump(game)

    told = typed(game, line, lang=lang)

    assert snapshot.dump(game) == before
    assert "Did you mean" in told or "Vouliez-vous dire" in told or "“" in told or "«" in told


@pytest.mark.parametrize(
    ("line", "lang"), [("cli", "en"), ("Climb – Four notes", "en"), ("CLÎ", "fr"), ("climb", "fr")]
)
def test_the_beginning_of_one_option_is_enough(line, lang):
    """By its label in the language that is spoken, or by its verb."""
    game = shore()
    typed(game, line, lang=lang)

    assert not isinstance(game.pending(), ChooseTurn)


@pytest.mark.parametrize("line", ["r", "rep", "REP a"])
def test_what_stands_beside_the_question_needs_its_first_word(line):
    """It is not listed before “more”, and a letter too many must not do it; its number counts at once."""
    game = shore()

    assert "Did you mean 6. Report a hidden number?" in typed(game, line)
    assert isinstance(game.pending(), ChooseTurn)

    typed(game, line, "6")
    assert not isinstance(game.pending(), ChooseTurn)


def test_the_first_word_of_what_stands_beside_the_question_is_enough():
    """Who types it means it."""
    assert "Did you mean 8. Give up the game?" in typed(shore(), "giv up")
    assert "Did you mean" not in typed(shore(), "give u")


def test_a_beginning_that_several_share_is_asked_and_its_number_counts():
    """Ann and Bo may both dig: the numbers in the question are good at once."""
    game = shore(explorers=2)

    told = typed(game, "dig")
    assert "Did you mean 1. Ann: Dig – Four notes" in told
    assert "Bo: Dig" in told
    assert "Nothing has been done; type its number." in told
    assert isinstance(game.pending(), ChooseTurn)

    typed(game, "bo dig")
    assert game.pending_name() == "join"


def test_a_single_candidate_is_proposed_with_its_number():
    """It is not taken, but its number takes it."""
    game = shore("map")
    typed(game, "dig")
    offered = [game.option_id(option) for option in game.offered]

    told = typed(game, "map")
    assert "Did you mean 1. Apply Map" in told
    assert [game.option_id(option) for option in game.offered] == offered

    typed(game, "map", "1")
    assert [game.option_id(option) for option in game.offered] != offered


def test_copies_are_one_name_and_different_cards_are_not():
    """Which copy is taken does not matter; which of two cards that begin alike does."""
    game = shore("map", "mapped")
    typed(game, "dig")
    offered = [game.option_id(option) for option in game.offered]

    assert "Did you mean 1. Apply Map" in typed(game, "apply map")
    assert [game.option_id(option) for option in game.offered] == offered
    typed(game, "apply mapped")
    assert [game.option_id(option) for option in game.offered] != offered


@pytest.mark.parametrize(("line", "drawn"), [("draw 2", 4), ("card 2", 2), ("more 2", 2), ("one 2", 2)])
def test_several_cards_are_drawn_only_by_the_word_that_draws(line, drawn):
    """A word from the middle of that option with a number behind it draws nothing."""
    game = shore()
    typed(game, "dig", line)

    assert isinstance(game.pending(), DrawMore)
    assert len(game.frames[-1].drawn) == drawn


def test_no_is_no_beginning():
    """Who says no wants none of it, and never what happens to begin with these letters."""
    game = shore()
    typed(game, "dig", "reveal")
    if isinstance(game.pending(), KeepSkill):
        typed(game, "no")
    before = snapshot.dump(game)
    typed(game, "no")

    assert snapshot.dump(game) == before


def test_why_asks_which_of_several_is_meant():
    """The first one would be explained as if it were the only one."""
    told = typed(shore(explorers=2), "why notes")

    assert "Which of these do you mean: 1. Ann: Dig" in told
    assert "Which of these" not in typed(shore(explorers=2), "why dig")  # to both it is the same


def test_while_the_table_is_set_a_word_from_the_middle_is_asked(monkeypatch):
    """Explorers, clues and modes go by number, name or its beginning."""
    answers = iter(["bell", "the d", ""])
    out = io.StringIO()
    asking = SetupPrompts("en", Output(out, 200))
    monkeypatch.setattr("fogbound.terminal.setup_prompts.read_line", lambda prompt: next(answers))

    chosen = asking.one("set-up-clue", {"lost": "The lost key", "bell": "The drowned bell"})
    assert chosen == "bell"  # an id is an exact name

    answers = iter(["drowned", "the d"])
    assert asking.one("set-up-clue", {"lost": "The lost key", "sunk": "The drowned bell"}) == "sunk"
    assert "Did you mean 2. The drowned bell? Type its number." in out.getvalue()


def test_a_name_on_the_command_line_is_exact_or_begins_so():
    """A word from the middle names nobody."""
    people = {"ann": ["Ann Dee"], "bo": ["Bo Dee"]}

    assert find_choice("ann d", people) == "ann"
    assert find_choice("bo", people) == "bo"
    assert find_choice("dee", people) == ""
    assert find_choice("", people) == ""


@rule("C-TURN-03", "C-LEG-03")
def test_who_chooses_what_takes_everybody_at_one_keyboard_is_not_asked_again():
    """Ann leads; Bo, played by the same person, takes part."""
    game = shore(explorers=2)
    typed(game, "ann cross")

    assert game.pending_name() != "join-all"
    assert game.frames[-1].involved == (0, 1)
