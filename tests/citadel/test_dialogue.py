"""Dialogues: paragraphs and their choices, who speaks, what they demand and what is remembered of them."""

import pytest

from enduring import (
    act,
    card,
    choose,
    citadel_table,
    die,
    finish,
    holds,
    life,
    memos,
    offered,
    play,
    refused,
    score,
    until,
    zone,
)
from fogbound.core import snapshot
from fogbound.core.steps import GROUP
from fogbound.rules.citadel import dialogue, limits, table
from fogbound.rules.citadel.reading import open_paragraph
from fogbound.rules.common import memory, tabletop
from rulebook import rule

HUB = """
- number: 10
  uid: stair
  back: green
  kind: terrain
  actions:
    - observe: {success: read 14}
    - dig: {success: gain 5 life}
- paragraph: 14
  text: {if: 14 was read in this scenario, then: read 17 instead}
  replies:
    sea: {once: true, do: read 15}
    father: {once: true, do: read 16}
    leave: {}
- {paragraph: 15, text: [gain 1 life, back to the choices of 14]}
- {paragraph: 16, text: [gain 2 life, back to the choices of 14]}
- {paragraph: 17, text: gain 4 life}
"""


def stair(**settings):
    game = citadel_table(HUB, at="stair", **settings)
    return until(act(game, "observe"), "reply")


def readings(game):
    """The numbers of the paragraphs that were read, in order."""
    assert game.news is not None
    return [item.n for item in game.news if item.what == "read"]


@rule("T-DLG-01")
def test_the_active_player_opens_the_paragraph_and_does_what_it_orders():
    """An action sends there: the paragraph lies open, and its choices are the reader's."""
    game = stair(players=2)

    assert readings(game) == [14]
    assert zone(game, "p014") == table.READING
    assert game.pending().seat(game) == 0
    assert offered(game) == ["reply/p014/1", "reply/p014/2", "reply/p014/3"]


@rule("T-DLG-01")
def test_the_reader_is_the_active_player_whoever_the_text_speaks_to():
    """A paragraph named in what somebody else does is still read by the active player."""
    text = (
        HUB
        + """
- number: 11
  uid: gate
  back: green
  kind: terrain
  actions:
    - listen: {success: each other involved reads 17}
"""
    )
    game = citadel_table(text, at="gate", players=2)

    act(game, "listen", joined=[1])
    finish(game)

    assert readings(game) == [17]
    assert life(game, 0) == 14
    assert life(game, 1) == 10


@rule("T-DLG-02")
def test_a_dialogue_goes_back_to_its_choices_with_the_used_ones_struck_out():
    """Each topic once; the way out is always there."""
    game = stair()

    choose(game, "reply/p014/1")
    assert life(game) == 11
    assert offered(game) == ["reply/p014/2", "reply/p014/3"]
    assert dialogue.closed_replies(game) == [(0, dialogue.STRUCK)]

    choose(game, "reply/p014/2")
    assert life(game) == 13
    assert readings(game) == [14, 15, 16]
    assert zone(game, "p014") == tabletop.OUT  # only the way out was left


@rule("T-DLG-02")
def test_leaving_closes_the_dialogue_and_the_turn_goes_on():
    """Without a further order the paragraph is over, and so is the action that led there."""
    game = stair()

    choose(game, "reply/p014/3")

    assert open_paragraph(game) is None
    assert game.pending_name() == "choose-action"


@rule("T-DLG-02")
def test_a_paragraph_may_lead_to_another_instead_of_its_own_choices():
    """Read before in this scenario: the other paragraph comes instead, and nothing is asked."""
    game = stair()
    choose(game, "reply/p014/3")

    act(game, "observe")
    finish(game)

    assert readings(game) == [14, 14, 17]
    assert life(game) == 14


def test_what_was_read_is_known_in_this_scenario_only():
    """A new scenario begins with a fresh memory of this kind; the adventure's stays."""
    game = citadel_table(HUB, at="stair")
    play(game, "read 17")
    assert holds(game, "17 was read in this scenario")
    assert holds(game, "17 was read by you")

    for key in [key for key in game.chronicle if key.startswith("read-here ")]:
        memory.put(game, key, 0)

    assert not holds(game, "17 was read in this scenario")
    assert holds(game, "17 was read")
    assert not holds(game, "16 was read")


@rule("T-FORB-07")
def test_no_action_is_offered_while_a_dialogue_is_read():
    """While the choices wait, nobody digs, moves, gives or saves."""
    game = stair(players=2)

    verbs = {option.verb for option in [*game.offered, *game.content.standing(game)]}

    assert "dig" not in verbs
    assert "observe" not in verbs
    assert verbs <= {"reply", "recovery", "drop-skill", "drop"}


@rule("T-INFO-10")
def test_the_source_of_a_side_quest_may_be_reread():
    """A side quest remembers the paragraph that told of it; rereading it changes nothing."""
    text = """
- {side-quest: oil-debt}
- {paragraph: 16, text: list the side quest oil-debt}
- {paragraph: 17}
"""
    game = citadel_table(text)
    play(game, "read 17")
    assert dialogue.rereadable(game) == []

    play(game, "read 16")

    assert dialogue.rereadable(game) == [card(game, "p016")]
    before = snapshot.dump(game)
    assert dialogue.rereadable(game) == [card(game, "p016")]
    assert snapshot.dump(game) == before


TOLL = """
- number: 20
  uid: weir
  back: green
  kind: terrain
  actions:
    - talk: {success: read 20}
- paragraph: 20
  replies:
    push: {do: face the fight}
    back: {}
  actions:
    - fight: {cost: 1, difficulty: 1, success: read 22, failure: read 23}
- {paragraph: 22, text: gain 1 life}
- {paragraph: 23, text: gain 2 life, replies: {again: {do: face the fight of 20}, end: {}}}
"""


@rule("T-MAND-01", "T-MAND-04", "T-FORB-07", "T-RUL-43")
def test_an_action_in_a_dialogue_obliges_all_who_stand_there():
    """The fight comes when the talk is over; all there are involved and choose who is active, whoever reads."""
    game = citadel_table(
        TOLL, at="weir", players=3, board={(1, 0): "field"}, where={2: "field"}, decks={1: ["star"]}
    )
    act(game, "talk")
    until(choose(until(game, "reply"), "reply/p020/1"), "fight")

    assert offered(game) == ["fight/s1/p020", "fight/s2/p020"]
    assert game.pending().seat(game) == GROUP
    assert zone(game, "p020") == table.READING
    choose(game, "fight/s2")
    finish(game)

    assert readings(game) == [20, 22]
    assert life(game, 1) == 11, "in what follows, you is the active player of the fight"
    assert life(game, 0) == 10
    assert zone(game, "p020") == tabletop.OUT


@rule("T-DLG-02", "T-RUL-43")
def test_an_action_of_a_dialogue_may_be_taken_again():
    """After a failure the paragraph asks: again, or enough; the first fight is over before the second begins."""
    game = citadel_table(TOLL, at="weir", players=2, deck=["blank", "star"])
    act(game, "talk")
    until(choose(until(choose(until(game, "reply"), "reply/p020/1"), "fight"), "fight"), "reply/p023")
    choose(game, "reply/p023/1")
    assert offered(game) != []
    finish(game, "fight")
    assert readings(game) == [20, 23, 22]
    assert zone(game, "p020") == tabletop.OUT


def test_declining_a_second_attempt_closes_the_dialogue():
    """Enough said: nothing is owed any more."""
    game = citadel_table(TOLL, at="weir", players=2, deck=["blank", "star"])
    act(game, "talk")
    until(choose(until(choose(until(game, "reply"), "reply/p020/1"), "fight"), "fight"), "reply/p023")

    choose(game, "reply/p023/2")

    assert game.pending_name() == "choose-action"
    assert game.agenda == []
    assert zone(game, "p020") == tabletop.OUT


DOOR = """
- number: 30
  uid: door
  back: green
  kind: terrain
  actions:
    - listen: {success: read 90}
- paragraph: 90
  actions:
    - lift:
        mandatory: true
        rows:
          - {cost: 1, difficulty: 1, success: read 91}
          - {cost: 1, difficulty: 3, success: gain 5 life}
- paragraph: 91
  replies:
    silent: {do: die down 1}
    bargain: {do: [die down 1, die -1]}
    go: {do: leave the dialogue}
"""


def at_91():
    game = citadel_table(DOOR, at="door", players=2, deck=["star", "blank", "blank", "blank"])
    act(game, "listen")
    return until(choose(until(game, "lift"), "lift/s1"), "reply")


@rule("T-RUL-121")
def test_row_and_value_are_kept_with_the_dialogue():
    """The die of a compound action in a dialogue lies nowhere, but is remembered from pass to pass."""
    game = at_91()

    choose(game, "reply/p091/1")
    until(game, "lift")

    assert die(game, "p090") == (2, 3)
    assert zone(game, "p090") == table.READING


@rule("T-RUL-121")
def test_a_paragraph_read_in_the_middle_of_an_action_changes_its_die():
    """What the inner paragraph says of the die is meant for the action around it."""
    game = at_91()

    choose(game, "reply/p091/2")

    assert die(game, "p090") == (2, 2)


@rule("T-RUL-121")
def test_leaving_the_dialogue_loses_the_progress():
    """Whoever lets go begins again at the first row another time."""
    game = at_91()

    choose(game, "reply/p091/3")
    finish(game)

    assert game.pending_name() == "choose-action"
    assert die(game, "p090") == (0, 0)
    assert zone(game, "p090") == tabletop.OUT
    act(game, "listen")
    until(game, "lift")
    choose(game, "lift")
    assert die(game, "p090") == (1, 1)


@rule("T-RUL-121", "T-CPD-05")
def test_an_action_in_a_dialogue_needs_no_die():
    """With all four dice on cards, nothing has to be given up for it."""
    game = citadel_table(DOOR, at="door", players=2, deck=["star", "blank", "blank"])
    for name in ("start", "field", "blank", "star#12"):
        game.set_count(card(game, name), table.ROW, 1)
        game.set_count(card(game, name), table.DIE, 2)

    act(game, "listen")
    choose(until(game, "lift"), "lift/s1")

    assert die(game, "start") == (1, 2)
    assert die(game, "p090") == (1, 1)


# -- who speaks ------------------------------------------------------------------------------------


def test_somebody_else_becomes_the_active_player_of_the_dialogue():
    """What is read from then on speaks to them, in every open paragraph."""
    text = """
- {paragraph: 5, replies: {a: {do: [let each explorer here for whom you are bartholt speak, read 6]}, b: {}}}
- {paragraph: 6, text: [gain 1 life, back to the choices of 5]}
"""
    game = citadel_table(text, players=2)

    play(game, "read 5", "reply/p005/1")

    assert life(game, 1) == 11
    assert game.pending().seat(game) == 1


def test_a_paragraph_read_again_inside_itself_begins_anew():
    """Its text is done again and its choices are fresh; the dialogue does not grow."""
    text = "- {paragraph: 5, text: gain 1 life, replies: {a: {once: true, do: read 5}, b: {}}}"
    game = citadel_table(text)
    play(game, "read 5")

    for _ in range(3):
        choose(game, "reply/p005/1")

    assert life(game) == 14
    assert len([frame for frame in game.frames if type(frame).__name__ == "Reading"]) == 1


@pytest.mark.parametrize("word", ["read 5", "read 5 instead", "read 6"])
def test_a_paragraph_whose_own_text_says_so_is_read_anew(word):
    """As from a reply: the text is done again until it says so no more, and then come the choices."""
    text = f"""
- paragraph: 5
  text: [gain 1 life, {{if: your life is at most 12, then: {word}}}]
  replies: {{a: {{do: read 5 instead}}, b: {{}}}}
- {{paragraph: 6, text: read 5}}
"""
    game = citadel_table(text)

    play(game, "read 5")

    assert life(game) == 13
    assert offered(game) == ["reply/p005/1", "reply/p005/2"]
    assert readings(game).count(5) == 3
    assert len([frame for frame in game.frames if type(frame).__name__ == "Reading"]) == 1

    choose(game, "reply/p005/1")

    assert life(game) == 14
    assert offered(game) == ["reply/p005/1", "reply/p005/2"]
    assert not choose(game, "reply/p005/2").zones[table.READING]


def test_when_the_reader_falls_somebody_involved_reads_on():
    """The next of those involved takes the dialogue over; with nobody involved it is over."""
    text = """
- number: 40
  uid: pier
  back: green
  kind: terrain
  actions: [talk: {success: read 5}]
- {paragraph: 5, replies: {a: {do: [lose 10 life, back to the choices]}, b: {}}}
"""
    for joined, seat in (([1], 1), ([], None)):
        game = citadel_table(text, at="pier", players=2)
        act(game, "talk", joined=joined)
        until(game, "reply")
        choose(game, "reply/p005/1")
        while offered(game) and offered(game)[0].startswith("banish"):
            choose(game, offered(game)[0])

        asked = game.pending().seat(game) if game.pending_name() == "choose-reply" else None
        assert asked == seat


def test_speaking_counts_once_for_each_dialogue():
    """Who was active in more dialogues than anybody else spoke most often; a tie does not count."""
    text = """
- {paragraph: 5, text: [read 6, read 6]}
- {paragraph: 6}
- {paragraph: 7, text: let another explorer speak}
"""
    game = citadel_table(text, players=2)

    play(game, "read 5")
    assert holds(game, "you spoke most often")
    play(game, "read 6", you=1)
    assert not holds(game, "you spoke most often"), "three paragraphs in one dialogue count once"
    assert not holds(game, "you spoke most often", you=1)
    play(game, "read 7")
    assert not holds(game, "you spoke most often"), "who takes over has spoken too"
    play(game, "read 6", you=1)

    assert holds(game, "you spoke most often", you=1)


def test_a_paragraph_knows_who_read_it_last():
    """Another reader in between lifts the ban."""
    text = "- {paragraph: 5, text: {if: not you were the last to read 5, then: gain 1 life}}"
    game = citadel_table(text, players=2)

    play(game, "read 5")
    play(game, "read 5")
    assert life(game, 0) == 11
    play(game, "read 5", you=1)
    play(game, "read 5")

    assert life(game, 0) == 12
    assert life(game, 1) == 11


def test_two_paragraphs_by_the_same_character():
    """It must be one and the same who was active in both."""
    game = citadel_table("- {paragraph: 5}\n- {paragraph: 6}", players=2)
    play(game, "read 5")
    play(game, "read 6", you=1)
    assert not holds(game, "5 and 6 were read by one character")

    play(game, "read 5", you=1)

    assert holds(game, "5 and 6 were read by one character")


def test_values_of_a_dialogue_are_gone_with_it():
    """Counters and notes for the dialogue are fresh the next time."""
    text = """
- paragraph: 5
  text: [add 2 counters, tally +3 in this dialogue, read 6]
- {paragraph: 6, text: "if 5 was read in this dialogue and the tally is exactly 3: gain 1 life"}
"""
    game = citadel_table(text, packs=[memos("tally")])

    play(game, "read 5")
    assert life(game) == 11
    play(game, "read 6")

    assert life(game) == 11
    assert game.count(card(game, "p005"), 0) == 0
    assert memory.recall(game, "tally") == 0


IN_FORCE = """
- paragraph: 14
  effects: ["every explorer: hand limit -2", "when a card has been taken: influence +1"]
  replies: {go-on: {do: read 15}, leave: {}}
- {paragraph: 15, replies: {take: {do: take 020}, leave: {}}}
- {number: 20, uid: shell, back: green, kind: quest item}
"""


@rule("T-DLG-01")
def test_what_a_paragraph_says_holds_while_it_is_read():
    """From the moment it is opened until the dialogue leaves it, also while another is read inside it."""
    game = citadel_table(IN_FORCE, players=2)
    assert (limits.hand_limit(game, 0), limits.hand_limit(game, 1)) == (4, 5)

    play(game, "read 14")
    assert (limits.hand_limit(game, 0), limits.hand_limit(game, 1)) == (2, 3)
    choose(game, "reply/p014/1")
    assert limits.hand_limit(game, 0) == 2
    choose(game, "reply/p015/1")

    assert score(game, "influence") == 1
    assert limits.hand_limit(game, 0) == 4
    assert not game.content.faults(game)


@pytest.mark.parametrize(
    "entry",
    [
        "{page: ebb-1, booklet: ebb, tremor: 0",
        "{building: inn, boxes: 1",
        "{custom: thrift",
        "{side-quest: lost-eel",
        "{symbol: star, price: 1",
        "{trait: odd",
    ],
)
@rule("T-TURN-05", "T-TURN-06")
def test_the_booklet_and_the_leaflet_have_no_actions(entry):
    """Nobody could ever take them, so the loader says where they belong."""
    what = entry.partition(":")[0].lstrip("{")
    (fault,) = refused(f"- {entry}, actions: [tend: {{cost: 1}}]}}\n")

    assert fault.startswith("test/cards/cards.yaml:1:")
    assert fault.endswith(
        f"'actions' makes no sense on a {what} (print them on a card, or on a paragraph that is read)"
    )


@rule("T-RUL-121")
def test_what_a_paragraph_demands_is_void_once_the_dialogue_is_left():
    """The climb was announced and never begun; turns go on."""
    text = "- {paragraph: 5, text: [face the climb, leave the dialogue], actions: [climb: {cost: 1}]}"
    game = citadel_table(text)

    play(game, "read 5")

    assert type(game.pending()).__name__ == "ChooseAction"
    assert zone(game, "p005") == tabletop.OUT
    assert game.agenda == []


@rule("T-DLG-02")
@pytest.mark.parametrize(("reply", "gained"), [(1, 5), (2, 0)])
def test_a_paragraph_may_ask_what_was_chosen_at_another(reply, gained):
    """The number it names counts, not its own."""
    text = """
- {paragraph: 5, replies: {a: {do: read 6}, b: {do: read 6}}}
- {paragraph: 6, text: {if: you chose a at 5, then: gain 5 life}}
"""
    game = citadel_table(text)

    play(game, "read 5", f"reply/p005/{reply}")

    assert life(game) == 10 + gained
