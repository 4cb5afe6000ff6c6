"""Going somewhere at the keyboard: a direction, a place or its name is typed, and a Move that cannot fail is one line."""

import io

import pytest

from fogbound.core import Game
from fogbound.terminal.client import LineClient, Stopped
from fogbound.terminal.output import Output
from playing import base, pack_of
from playing import table as set_table
from seating import around

CARDS = """
- {number: 12, back: green, kind: terrain, area: I, arrows: {north: 15}, actions: [
    move: {cost: 0, success: move}, pathfind: {cost: 2, difficulty: 1, success: explore}, dig: {cost: 0}]}
- {fog: boar, area: I, kind: temporary event, copies: 2, actions: [fight: {cost: 1}]}
- {number: 14, back: green, kind: terrain, area: I}
- {number: 16, back: green, kind: terrain, area: I}
"""
DIGGING = "number: 14, back: green, kind: terrain, area: I, actions: [dig: {cost: 0}]"
BOTH = {(1, 0): "014", (-1, 0): "016"}


def played(game: Game, *typed_lines: str) -> str:
    """What is told when a player types some lines and leaves."""
    table = around(game)
    table.packs = [base(), pack_of(CARDS)]
    lines, out = iter(typed_lines), io.StringIO()

    def ask(prompt: str) -> str:
        if (typed := next(lines, None)) is None:
            raise EOFError
        return typed

    with pytest.raises(Stopped):
        LineClient(table, "en", ask, Output(out, 100)).play()
    return out.getvalue().replace("\u00a0", " ")


@pytest.mark.parametrize("line", ["east", "go east", "E1", "e", "Terrain 014", "go to terrain 014", "est"])
def test_a_place_that_is_typed_is_gone_to(line):
    """By its side, as the Board names it, by its name, in either language."""
    game = set_table(CARDS, at="012", board=BOTH, deck=12)
    out = played(game, line)

    assert "Ann went to " in out
    assert "drawn" not in out.partition("Ann went to ")[2].partition("Turn 2")[0]
    assert game.content.card_ids[game.figures[0]] == "014"


def test_a_move_that_leads_one_way_says_where():
    """And is one line, also when it is chosen by its number."""
    game = set_table(CARDS, at="012", board={(1, 0): "014"}, deck=12)
    out = played(game, "move")

    assert "(to Terrain 014)" in out
    assert out.count("Ann went to ") == 1
    assert "Ann chose" not in out


def test_fog_is_explored_by_its_side():
    """The action is chosen with it; its cards are still bet."""
    fog = {(0, -1): "boar"}
    game = set_table(CARDS, at="012", board={(1, 0): "014"}, deck=12, fog=fog)
    out = played(game, "north")

    assert "Ann chose “Pathfind”" in out
    assert "One more?" in out


@pytest.mark.parametrize("line", ["south", "s"])
def test_where_nothing_leads_is_said(line):
    """A direction or a place is understood, also when there is no way."""
    game = set_table(CARDS, at="012", board=BOTH, deck=12)

    assert "No way leads there now." in played(game, line)


@pytest.mark.parametrize("line", ["start", "terrain 012", "go to terrain 012"])
def test_that_somebody_is_there_already_is_said(line):
    """The place on which they stand is understood."""
    game = set_table(CARDS, at="012", board=BOTH, deck=12)

    assert "You are there already." in played(game, line)


@pytest.mark.parametrize(
    ("board", "told"), [({(0, 1): "014"}, "Ann went to Terrain 014."), (BOTH, "“Search”")]
)
def test_a_letter_means_its_side_where_a_way_leads_there(board, told):
    """Before an answer that begins so; where no way leads, it is short for the answer."""
    cards = CARDS.replace("dig:", "search:")
    game = set_table(cards, at="012", board=board, deck=12)

    assert told in played(game, "s")


@pytest.mark.parametrize("line", ["east", "e", "Terrain 014"])
def test_a_place_is_no_answer_to_another_question(line):
    """While something else is asked, it is said so, not that no way leads there."""
    game = set_table(CARDS, at="012", board=BOTH, deck=12, fog={(0, -1): "boar"})

    assert "First answer what is asked" in played(game, "north", line)


def test_a_move_of_several_people_that_leads_one_way_says_where():
    """Their common row tells it like that of one player."""
    game = set_table(CARDS, explorers=2, at="012", board={(1, 0): "014"}, deck=12)

    assert "Move – Terrain 012: cost 0 (to Terrain 014)" in played(game, "look")


def test_a_direction_is_not_forgotten_when_it_is_asked_who_goes():
    """The number that says who goes takes the way that was typed."""
    game = set_table(CARDS, explorers=2, at="012", board=BOTH, deck=12)
    out = played(game, "east", "2", "1")

    assert "Who goes there? " in out
    assert "Where do you go?" not in out


@pytest.mark.parametrize("line", ["bo east", "Bo e", "bo goes to E1", "bo go to terrain 014"])
def test_who_goes_may_be_typed_before_the_place(line):
    """Then nothing is asked about it."""
    game = set_table(CARDS, explorers=2, at="012", board=BOTH, deck=12)
    out = played(game, line, "stay out")

    assert "Who goes there?" not in out
    assert [game.content.card_ids[place] for place in game.figures[:2]] == ["012", "014"]


def test_people_who_are_apart_have_a_list_each():
    """Under their name and their place, which no row says again."""
    cards = CARDS.replace("number: 14, back: green, kind: terrain, area: I", DIGGING)
    game = set_table(cards, explorers=2, at="012", board=BOTH, deck=12)
    out = played(game, "bo east", "stay out").rpartition("Turn 2")[2]

    assert "  Ann, Terrain 012:\n    1. Move: cost 0" in out
    assert "  Bo, Terrain 014:\n    4. Dig: cost 0" in out
    assert "Ann: Move" not in out


def test_a_direction_is_forgotten_with_the_next_line():
    """Whatever else is typed after the question, a number means its option alone again."""
    game = set_table(CARDS, explorers=2, at="012", board=BOTH, deck=12)
    out = played(game, "east", "hand", "1", "stay out", "reveal")

    assert "Where do you go?" in out
