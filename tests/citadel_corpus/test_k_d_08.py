"""K-D-08, the witness: nine topics, few questions."""

import pytest

from enduring import choose, farlamp_table, news, offered, play
from fogbound.core.steps import GROUP
from fogbound.rules.citadel import dialogue, story, table
from fogbound.rules.common import memory

AILMENTS = """
- {number: 483, uid: cough, back: green, kind: purse, keywords: [ailment], copies: 4}
- {page: other, booklet: ebb, tremor: 0}
"""
TOPICS = ["ferry", "rope", "bell", "drowned", "tide", "lamp", "scale", "keeper", "shelf"]
ALWAYS = {"ferry", "rope", "drowned", "tide", "lamp", "keeper", "shelf"}


def witness(knowledge=0, influence=0, **settings):
    game = farlamp_table(AILMENTS, only=["k-d-08", "k-d-03", "k-d-04", "k-u-04"], **settings)
    game.registers[table.SCORES + table.KNOWLEDGE] = knowledge
    game.registers[table.SCORES + table.INFLUENCE] = influence
    return game


def visit(game, *topics, you=0):
    return choose(play(game, "read 120", you=you), *[reply(topic) for topic in topics])


def reply(topic):
    return f"reply/p120/{TOPICS.index(topic) + 1}" if topic != "break off" else "reply/p120/10"


def open_topics(game):
    """What may still be asked."""
    numbers = [int(found.rpartition("/")[2]) for found in offered(game) if found.startswith("reply/p120")]
    return {TOPICS[n - 1] for n in numbers if n < 10}


@pytest.mark.parametrize(
    ("knowledge", "influence", "sick", "blocked", "questions"),
    [
        (0, 0, 0, 0, 2),
        (6, 0, 0, 0, 3),
        (5, 6, 0, 0, 3),
        (6, 6, 0, 0, 4),
        (6, 6, 1, 0, 3),
        (0, 0, 2, 0, 1),
        (0, 0, 3, 0, 1),
        (0, 0, 0, 1, 2),
    ],
)
def test_how_many_questions_he_answers(knowledge, influence, sick, blocked, questions):
    """Two, more for a good name and knowledge, less for each sick character there, at least one."""
    purses = {seat: [f"cough#{seat + 2}"] for seat in range(sick)}
    game = witness(knowledge, influence, players=3, purses=purses, blocked=["cough"][:blocked])

    visit(game)

    assert memory.recall(game, "questions") == questions


def test_two_ailments_of_one_character_count_once():
    """It is one question less for each character, not for each card; who is elsewhere does not count."""
    game = witness(
        6,
        0,
        players=2,
        purses={0: ["cough", "cough#2"], 1: ["cough#3"]},
        board={(0, 2): "field"},
        where={1: "field"},
    )

    visit(game)

    assert memory.recall(game, "questions") == 2


def test_the_players_ask_together_and_each_topic_once():
    """What was asked is struck out."""
    game = visit(witness(6, 6))
    assert game.pending().seat(game) == GROUP
    assert open_topics(game) == ALWAYS

    choose(game, reply("tide"))

    assert open_topics(game) == ALWAYS - {"tide"}
    assert (TOPICS.index("tide"), dialogue.LOCKED) in dialogue.closed_replies(game)


def test_a_shell_counts_as_two():
    """It takes two questions, and is struck out when only one is left."""
    game = visit(witness(6, 0), "drowned")
    assert memory.recall(game, "questions") == 1

    assert open_topics(game) == {"ferry", "rope", "tide", "lamp", "shelf"}


def test_the_bell_comes_after_the_ferry_and_the_rope():
    """Before that it is not even shown."""
    game = visit(witness(6, 6), "ferry")
    assert "bell" not in open_topics(game)
    assert (2, dialogue.LOCKED) not in dialogue.closed_replies(game)

    choose(game, reply("rope"))

    assert "bell" in open_topics(game)


def test_127_needs_one_character_who_has_read_both():
    """The same character was active for 31 and for 71, in any scenario."""
    game = witness(6, 6, players=2)
    play(game, "read 31")
    play(game, "read 71", you=1)
    assert "scale" not in open_topics(visit(game, you=1))
    choose(game, reply("break off"))

    play(game, "read 31", you=1)
    story.place_bookmark(game, game.content.card_ids.index("other"))

    assert "scale" in open_topics(visit(game))


def test_when_no_question_is_left_131_is_read_once():
    """After the last answer he says one more thing, and then nothing."""
    game = visit(witness(), "ferry", "rope")

    assert news(game, "read")[-1] == "p131"
    assert game.pending_name() == "choose-action"
    visit(game)
    assert game.pending_name() == "choose-action"
    assert news(game, "read").count("p131") == 1


def test_the_rest_may_be_asked_later_in_this_scenario():
    """The number was fixed at the first visit, whatever has changed since."""
    game = visit(witness(), "ferry", "break off")
    game.registers[table.SCORES + table.KNOWLEDGE] = 20

    visit(game)

    assert memory.recall(game, "questions") == 1
    assert "ferry" not in open_topics(game)


def test_in_later_scenarios_he_is_gone():
    """Who broke off too long finds nobody."""
    game = visit(witness(), "ferry", "break off")
    game.chronicle = {key: often for key, often in game.chronicle.items() if not key.startswith(story.HERE)}

    visit(game)

    assert game.pending_name() == "choose-action"
    assert memory.recall(game, "questions") == 0
