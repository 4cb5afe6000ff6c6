"""Surveys of packs with dialogues: what was read, said, begun and ended, and what nobody found."""

import pytest

from fogbound.lab import survey
from fogbound.lab.games import Match
from packing import write_pack

TALK = """\
- page: dawn
  life: [9, 9, 9, 9]
  setup: [make characters, set out from 001, read 5]
  enlist: [each involved picks a character, "4 times: each involved picks a skill"]
  epilogue: [your adventure ends here]
- {page: dusk, booklet: night, tremor: 0}
- {character: wren, hand: [4, 3, 3, 2], most-weight: [6, 5, 5, 4]}
- {skill: plain, copies: 8}
- number: 1
  uid: quay
  back: green
  kind: terrain
  actions: [run: {group: true, success: [finish the side quest rope, the scenario ends]}]
- paragraph: 5
  replies:
    ask: {do: [list the side quest rope, list the side quest tar, read 6]}
    sing: {if: influence is at least 25, do: read 7}
- {paragraph: 6}
- {paragraph: 7}
- {side-quest: rope}
- {side-quest: tar}
- {side-quest: pitch}
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory) -> survey.PackSurvey:
    words = "actions: [run]\n"
    pack = write_pack(tmp_path_factory.mktemp("packs"), "quay", TALK, manifest=words, ruleset="citadel")
    return survey.run(Match(str(pack), 1, 1, "mixed", 200), 6)


def test_what_was_read_and_what_was_not(found):
    """The first paragraph is read at once, the second when it is asked for, the third by nobody."""
    assert {one.card: one.games for one in found.story.paragraphs} == {"p005": 6, "p006": 6}
    assert found.story.unread == ("p007",)


def test_replies_that_nobody_can_give(found):
    """Nobody is famous enough to sing."""
    assert found.story.unsaid == ("p005 sing",)


def test_side_quests_begun_and_ended(found):
    """One was finished, one begun, one never heard of."""
    assert [(one.quest, one.begun, one.ended) for one in found.story.quests] == [
        ("rope", 6, 6),
        ("tar", 6, 0),
        ("pitch", 0, 0),
    ]


def test_a_pack_without_dialogues_has_no_story():
    """Nothing is counted where nothing is told."""
    told = survey.run(Match("proving-ground", 1, 1, "random", 50), 1).story

    assert told == survey.Story(paragraphs=(), unread=(), unsaid=(), quests=())
