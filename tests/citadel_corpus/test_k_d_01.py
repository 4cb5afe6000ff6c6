"""K-D-01, Pella on the stair: two questions, each asked once, and a debt that is somebody else's."""

from enduring import act, card, choose, farlamp_table, offered, play, until
from fogbound.rules.citadel import dialogue, leaflet, table
from rulebook import rule

PIECES = ["k-d-01", "k-l-01", "k-l-02", "k-l-05", "k-s-03", "k-w-01"]
STAIR = """
- number: 104
  uid: stair
  back: green
  kind: terrain
  actions:
    - observe: {success: read 14}
- {page: le-1, booklet: ebb, tremor: 0}
"""


def stair(**settings):
    return farlamp_table(STAIR, only=PIECES, at="stair", **settings)


def observe(game, seat=0):
    act(game, "observe", seat=seat)
    return until(game, "reply")


def read(game):
    assert game.news is not None
    return [item.n for item in game.news if item.what == "read"]


@rule("T-DLG-01", "T-DLG-02")
def test_the_choices_of_the_first_reading():
    """Ask about the sea, about her father, or leave; it is the active player's choice."""
    game = observe(stair(players=2), seat=1)

    assert offered(game) == ["reply/p014/1", "reply/p014/2", "reply/p014/3"]
    assert game.pending().seat(game) == 1


def test_read_earlier_in_this_scenario_she_says_one_sentence():
    """The second time 17 is read instead, without choices, whoever comes."""
    game = observe(stair(players=2))
    choose(game, "reply/p014/3")
    assert read(game) == [14]

    act(game, "observe", seat=1)
    while game.pending_name() != "choose-action":
        choose(game, offered(game)[0])

    assert read(game) == [14, 14, 17]


def test_in_another_scenario_she_can_be_asked_again():
    """What was read counts for the scenario only; but 15 gives Knowledge once in the whole adventure."""
    game = observe(stair())
    choose(game, "reply/p014/1")
    assert table.score(game, table.KNOWLEDGE) == 1
    choose(game, "reply/p014/3")
    game.chronicle = {key: often for key, often in game.chronicle.items() if not key.startswith("read-here ")}

    observe(game)
    choose(game, "reply/p014/1")

    assert read(game)[-1] == 15
    assert table.score(game, table.KNOWLEDGE) == 1


def test_each_question_is_struck_out_when_it_was_asked():
    """Back to the choices of 14, less the one that was asked."""
    game = observe(stair())

    choose(game, "reply/p014/1")
    assert offered(game) == ["reply/p014/2", "reply/p014/3"]
    choose(game, "reply/p014/2")

    assert read(game) == [14, 15, 16]


@rule("T-DLG-03", "T-INFO-10", "T-SQ-02")
def test_her_father_is_a_side_quest_whose_source_may_be_reread():
    """The debt is listed with 16 as its source; listing it twice changes nothing."""
    game = observe(stair())
    assert dialogue.rereadable(game) == []

    choose(game, "reply/p014/2")

    quest = card(game, "lamp-oil-debt")
    assert leaflet.quest_status(game, quest) == leaflet.ACTIVE
    assert leaflet.quest_source(game, quest) == 16
    assert dialogue.rereadable(game) == [card(game, "p016")]
    play(game, "read 16")
    assert leaflet.quest_status(game, quest) == leaflet.ACTIVE
