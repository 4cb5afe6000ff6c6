"""What may be replied in a dialogue: by whom, in time, alone and unseen, in one's own words."""

import pytest

from enduring import (
    choose,
    citadel_table,
    holds,
    life,
    memos,
    news,
    offered,
    play,
    refused,
)
from fogbound.core import snapshot
from fogbound.core.steps import GROUP
from fogbound.rules.citadel import dialogue, table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.reading import open_paragraph
from fogbound.rules.common import tabletop
from rulebook import alone, rule


@pytest.mark.parametrize(
    ("reply", "shown", "closed"),
    [
        ("{if: your life is at least 20}", [2], []),
        ("{if: your life is at least 5}", [1, 2], []),
        ("{locked: your life is at least 5}", [2], [(0, dialogue.LOCKED)]),
        ("{price: lose 30 life}", [2], []),
        ("{price: lose 3 life}", [1, 2], []),
    ],
)
@rule("T-RUL-116")
def test_a_reply_is_hidden_locked_or_open(reply, shown, closed):
    """Hidden without what it needs or the means to pay, struck through while it is locked."""
    game = citadel_table(f"- {{paragraph: 5, replies: {{a: {reply}, b: {{}}, c: {{}}}}}}")

    play(game, "read 5")

    assert offered(game) == [f"reply/p005/{n}" for n in [*shown, 3]]
    assert dialogue.closed_replies(game) == closed


@rule("T-RUL-116")
def test_the_price_is_paid_before_the_effect():
    """Who pays with the last life points does not get what they paid for; the dialogue is over."""
    text = "- {paragraph: 5, replies: {a: {price: lose 10 life, do: read 6}, b: {}}}\n- {paragraph: 6}"
    game = citadel_table(text, players=2)

    play(game, "read 5", "reply/p005/1")

    assert zones_of(game, 0) == table.UNCONSCIOUS


def zones_of(game, seat):
    return game.registers[tabletop.STATUS + seat]


@rule("T-DLG-02")
def test_who_asks_for_all_is_answered_together():
    """`asks: group` puts the choices to everybody."""
    game = citadel_table("- {paragraph: 5, asks: group, replies: {a: {}, b: {}}}", players=2)

    play(game, "read 5")

    assert game.pending().seat(game) == GROUP


@rule("T-DLG-02")
def test_anybody_there_may_be_the_first_to_answer():
    """Each on the Terrain has the choices; the first answer counts and its giver is active from then on."""
    text = "- {paragraph: 5, asks: anybody, replies: {a: {do: read 6}, b: {}}}\n- {paragraph: 6, text: gain 1 life}"
    game = citadel_table(text, players=3, board={(1, 0): "field"}, where={2: "field"})

    play(game, "read 5")
    assert offered(game) == ["reply/s1/p005/1", "reply/s1/p005/2", "reply/s2/p005/1", "reply/s2/p005/2"]
    assert game.pending().is_first_come(game)
    choose(game, "reply/s2/p005/1")

    assert life(game, 1) == 11
    assert life(game, 0) == 10


TIMED = "- {paragraph: 5, seconds: 20, lapse: gain 3 life, replies: {a: {}, b: {}}}"


def test_the_lapse_of_time_is_an_answer_like_any_other():
    """The clock runs outside; what it answers is written down and can be played again."""
    game = citadel_table(TIMED)
    play(game, "read 5")
    assert game.pending().seconds(game) == 20
    assert offered(game)[-1] == "lapse/p005"

    again = snapshot.load(game.content, snapshot.dump(game))
    assert again.pending().seconds(again) == 20, "after a suspend the full time runs again"
    choose(game, "lapse")

    assert life(game) == 13


def test_without_haste_no_time_runs_and_hesitating_is_a_choice():
    """The table may play without a clock."""
    game = citadel_table(TIMED, options=dialogue.UNHURRIED)
    play(game, "read 5")

    assert game.pending().seconds(game) == 0
    choose(game, "hesitate")

    assert life(game) == 13


SEALED = """
- paragraph: 5
  asks: each
  replies: {drink: {}, pour: {}}
  revealed:
    first:
      - {if: the drink answers are exactly the answers, then: gain 9 life}
      - [let each explorer who chose pour speak, each explorer who chose drink gains 2 life, read 6]
- {paragraph: 6, text: gain 1 life}
"""


def test_everybody_chooses_alone_and_all_is_shown_at_once():
    """Nobody hears of a choice before the last is made."""
    game = citadel_table(SEALED, players=3, board={(1, 0): "field"}, where={2: "field"})
    play(game, "read 5")
    assert game.pending().is_secret()
    assert game.pending().seat(game) == 0
    choose(game, "reply/p005/1")

    assert news(game, "replied") == []
    assert game.pending().seat(game) == 1
    choose(game, "reply/p005/2")

    assert news(game, "replied") == ["p005", "p005"]
    assert [life(game, seat) for seat in range(3)] == [12, 11, 10]
    assert holds(game, "you chose drink at 5")
    assert not holds(game, "you chose drink at 5", you=1)
    assert holds(game, "anybody chose pour at 5", you=2)


def test_where_nobody_has_anything_to_hide_all_are_asked_openly():
    """The same question in turn is no secret, to whomever it is put."""
    game = citadel_table(SEALED.replace("asks: each", "asks: in-turn"), players=2)
    play(game, "read 5")
    for seat in (0, 1):
        question = game.pending()
        assert question is not None
        assert (question.seat(game), question.is_secret()) == (seat, False)
        choose(game, f"reply/p005/{seat + 1}")

    assert [life(game, seat) for seat in range(2)] == [12, 11]


def test_who_falls_before_answering_counts_as_not_asked():
    """The question goes on with the others."""
    game = citadel_table(SEALED, players=2, life=[5, 1])
    play(game, "read 5", "reply/p005/1")
    game.registers[tabletop.STATUS + 1] = table.UNCONSCIOUS

    game.advance()

    assert life(game, 0) == 14, "the only answer was to drink"


def test_the_absent_answer_by_a_die_that_is_rolled_before():
    """Their dice are cast when the question is put, and shown with the answers."""
    text = SEALED.replace(
        "  revealed:", "  absent: {number: 2, cast: [pour, pour, pour, pour, pour, pour]}\n  revealed:"
    )
    game = citadel_table(text)
    play(game, "read 5")
    rolled = game.chance.clone()
    assert news(game, "absent-replied") == []

    choose(game, "reply/p005/1")

    assert news(game, "absent-replied") == ["p005", "p005"]
    assert life(game) == 13, "not everybody drank; an absent friend cannot speak"
    assert game.chance.below(1000) == rolled.below(1000), "nothing was rolled after the choice"


RIDDLE = """
- paragraph: 5
  riddle:
    if: the tries are at most 1
    attempt: [tries +1 in this scenario, lose 1 life]
    answers:
      - {person: first-fallen, do: gain 10 life}
      - {words: {en: [nobody, no one], fr: [personne]}, if: first-fallen is remembered of somebody, do: gain 50 life}
      - {words: {fr: [Là-haut]}, do: gain 20 life}
    numbers: true
    wrong: back to the choices
  replies: {leave: {}}
- {paragraph: 6, from: [5], text: gain 30 life}
- {paragraph: 7, text: gain 40 life}
"""


@pytest.mark.parametrize(
    ("said", "gained"),
    [
        ("bartholt", 10),
        ("  BARTHÖLT ", 10),
        ("ansa", 0),
        ("la haut", 20),
        ("LÀ-HAUT!", 20),
        ("6", 30),
        ("006", 30),
        ("7", 0),
        ("8", 0),
        ("personne", 50),
        ("", 0),
    ],
)
def test_an_answer_in_ones_own_words_is_right_in_any_spelling(said, gained):
    """Case, accents and signs do not matter; a number must be that of a paragraph marked as coming from here."""
    game = riddle()

    choose(game, "say", value=said or "-")

    assert life(game) == 10 - 1 + gained
    assert news(game, "answer-right") == (["p005"] if gained else [])
    assert ("say/p005" in offered(game)) == (gained == 0)


def riddle():
    game = citadel_table(RIDDLE, packs=[memos("tries")])
    game.registers[table.FIRST_FALLEN] = rules_of(game).words.find("character", "bartholt") + 1
    return play(game, "read 5")


def test_a_wrong_answer_tells_nothing_of_what_exists():
    """A paragraph that does not come from here and one that does not exist are refused alike."""
    told = []
    for said in ("7", "8", "whatever"):
        game = riddle()
        choose(game, "say", value=said)
        assert game.news is not None
        told.append(([(item.what, item.n, item.card) for item in game.news], offered(game), game.barriers))

    assert told[0] == told[1] == told[2]


def test_attempts_are_counted_for_the_scenario():
    """After two of them it may not be tried again, also when the dialogue is opened another time."""
    game = riddle()
    choose(game, "say", value="x")
    assert "say/p005" in offered(game)
    choose(game, "say", value="x")

    assert life(game) == 8
    assert open_paragraph(game) is None
    play(game, "read 5")
    assert open_paragraph(game) is None


def test_a_name_is_chosen_among_several():
    """One of the names is right, whoever else is shown; nobody is right when it is remembered of nobody."""
    for first, right in ((2, "name-person/bartholt"), (0, "name-nobody")):
        game = citadel_table()
        game.registers[table.FIRST_FALLEN] = first
        play(game, "{name: first-fallen, among: 4, right: gain 1 life, wrong: lose 1 life}")
        shown = offered(game)
        assert len(shown) == 4
        assert right in shown
        wrong = next(name for name in shown if name != right)
        copy = game.clone()
        assert life(choose(game, right)) == 11
        assert life(choose(copy, wrong)) == 9


@alone("the companion is named, too")
def test_which_names_are_shown_gives_nothing_away():
    """The wrong names are drawn by lot, so that their absence says nothing."""
    seen = set()
    for seed in range(40):
        game = citadel_table(seed=seed)
        play(game, "{name: first-fallen, among: 4}")
        seen.update(offered(game))

    assert seen == {"name-nobody", *(f"name-person/{name}" for name in ("ansa", "bartholt", "cora", "dov"))}


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("- {paragraph: 5, revealed: gain 1 life}", "asks: each"),
        ("- {paragraph: 5, asks: each, replies: {a: {do: gain 1 life}}}", "revealed"),
        (
            "- {paragraph: 5, asks: each, replies: {a: {}}, absent: {number: 1, cast: [a, a, a, a, a, b]}}",
            "'b'",
        ),
        ("- {paragraph: 5, riddle: {answers: [{do: gain 1 life}]}}", "either"),
        ("- {paragraph: 5, riddle: {answers: [{person: nobody-knows}]}}", "'nobody-knows'"),
        ("- {paragraph: 5, seconds: 5}", "lapse"),
        ("- {paragraph: 5, replies: {a: {do: tell verdict}}}", "verdict"),
    ],
)
def test_a_paragraph_that_makes_no_sense_is_refused(entry, said):
    """The fault says what is missing or misplaced."""
    faults = refused(entry)

    assert any(said in fault for fault in faults), faults
