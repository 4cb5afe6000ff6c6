"""The chances of a Citadel action before it is taken: with all that would be used without a question."""

from enduring import act, brim, citadel_table, entries, offered
from fogbound.core import Game, Option
from fogbound.odds import ahead, odds
from fogbound.odds.proposals import Prospect, action_after
from fogbound.rules.citadel.draw import ChooseReductions
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import attempt
from fogbound.text import CardTexts, Renderer
from labelling import labelled
from rulebook import rule

CARDS = """
- number: 10
  uid: pit
  back: green
  kind: terrain
  actions:
    - dig: {cost: 2, difficulty: 2}
    - climb: {cost: 2, difficulty: 1}
- {number: 20, uid: spade, back: green, kind: purse, keywords: [tool], effects: ["dig: +1 success"]}
- {number: 21, uid: pick, back: green, kind: purse, keywords: [tool], effects: ["dig: +1 success"]}
- {number: 22, uid: rope, back: green, kind: purse, effects: ["climb: cost -1"]}
- {number: 23, uid: ladder, back: green, kind: purse, effects: ["climb: cost -3"]}
"""
TEXTS = CardTexts([brim(), entries(CARDS)])
DECK = ["star", "star#2", "blank", "blank#2"]


def option(game: Game, verb: str) -> Option:
    return next(one for one in game.offered if one.verb == verb)


def told(game: Game, verb: str, most: int = 2) -> list[tuple[int, float]]:
    """The chances of an action by the cards drawn."""
    rows = ahead.chances(Prospect(game, option(game, verb)), 0, most)
    return [(row.drawn, row.chance.success) for row in rows]


def test_what_would_be_used_without_a_question_is_counted():
    """The one tool in the Purse is selected by itself; the chances are those that the action then has."""
    game = citadel_table(CARDS, at="pit", purse=["spade"], deck=DECK)
    before = told(game, "dig")

    act(game, "dig")
    while (only := book_of(game).only_option(game)) is not None:
        game.choose(only, "")

    assert before == [(row.drawn, row.chance.success) for row in odds(game, 0, most=2)]
    assert before[0] == (2, 5 / 6), "one star of two cards is enough"


def test_what_would_be_asked_is_not():
    """Of two tools only one can be selected, and which one is the player's to say."""
    game = citadel_table(CARDS, at="pit", purse=["spade", "pick"], deck=DECK)

    assert told(game, "dig")[0] == (2, 1 / 6)


def test_the_first_row_is_what_it_would_cost():
    """A reduction that costs nothing is applied; more cards may still be drawn."""
    game = citadel_table(CARDS, at="pit", purse=["rope"], deck=DECK)
    climb = option(game, "climb")
    rows = ahead.chances(Prospect(game, climb), 0, 3)

    assert [row.drawn for row in rows] == [1, 2, 3, 4]
    assert ahead.opening_row(Prospect(game, climb), 0, 2) == rows[0], "as it is listed, it opens"


def test_what_is_ahead_of_an_action_is_worked_out_once():
    """Its chances in a list and whether it is safe are asked of one and the same game ahead."""
    game = citadel_table(CARDS, at="pit", purse=["rope"], deck=DECK)
    prospect = Prospect(game, option(game, "climb"))
    alone, begun = prospect.alone, prospect.begun

    ahead.opening_row(prospect, 0, 2)
    ahead.is_safe_choice(prospect, 0)

    assert prospect.alone is alone
    assert prospect.begun is begun
    assert begun is not None


def test_chance_is_not_asked_ahead():
    """Where the deck is too short the action is reckoned up to the Recovery, whose cards would be chance."""
    game = citadel_table(CARDS, at="pit", purse=["spade"], deck=["star"], pile=["blank", "blank#2", "star#2"])
    before = game.chance.first

    assert told(game, "dig") == [(2, 1.0)], "the last card of the deck is a star, and the spade is selected"
    assert game.chance.first == before
    assert "dig/s1/pit" in offered(game)


def test_a_reduction_says_what_it_saves_now():
    """Where less is left to draw than it would save, that is told; who has used none yet may use none."""
    game = act(citadel_table(CARDS, at="pit", purse=["rope", "ladder"], deck=DECK), "climb")
    while not isinstance(game.pending(), ChooseReductions):
        game.choose(game.offered[0], "")
    choices = labelled(Renderer(TEXTS, "en"), game)
    told = [choices.on_page(one, choices.label(one)) for one in choices.known.asked_question.options]

    assert "Only 2 cards are left to save." in [note for _, note in told]
    assert sum("left to save" in note for _, note in told) == 1, "the rope saves what it says"
    assert told[-1] == ("None", "")


REVEALING = """
- {number: 10, uid: quay, back: green, kind: terrain, arrows: {east: [I, 2]}}
"""


@rule("T-INFO-08", "T-INFO-09")
def test_nothing_is_foretold_of_what_an_answer_would_bring_to_light():
    """Another card is drawn face down; to reveal what was drawn opens the way to what nobody has seen."""
    game = act(citadel_table(REVEALING, at="quay", deck=4), "pathfind")
    draw, reveal = game.offered

    after = action_after(game, draw)

    assert after is not None
    assert len(attempt(after).drawn) == len(attempt(game).drawn) + 1
    assert action_after(game, reveal) is None
