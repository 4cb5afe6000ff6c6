"""The linter on Citadel packs: stories whose every paragraph, choice, quest and goal can be met."""

import pytest

from fogbound.packs import library
from fogbound.packs.faults import PackError
from fogbound.packs.linter import count, lint
from packing import ENDURING, write_pack
from rulebook import rule

WORDS = """\
actions: [move]
"""
LEADS = "- {number: 11, back: gold, kind: terrain, actions: [move: {success: read 14}]}\n"
"""A card that can be reached and opens the dialogue."""


def findings(tmp_path, entries: str, *, manifest: str = WORDS, playable: bool = True, **told) -> list[str]:
    """What the linter says about a pack with these entries, as `place: severity: code: message`."""
    written = entries + (ENDURING if playable else "")
    write_pack(tmp_path, "isle", written, manifest=manifest, ruleset="citadel", **told)
    return [str(finding).partition("/")[2] for finding in lint(library.packs_with([str(tmp_path / "isle")]))]


def codes(found: list[str]) -> list[str]:
    return [text.split(": ")[2] for text in found]


def test_a_sound_pack_has_no_findings(tmp_path):
    """The least that can be played is clean."""
    assert findings(tmp_path, "") == []


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        ("- {paragraph: 14, text: read 14}", ["endless-reading"]),
        ("- {paragraph: 14, text: [knowledge +1, read 14 instead]}", ["endless-reading"]),
        (
            "- {paragraph: 14, text: 'knowledge +1, then read 15'}\n- {paragraph: 15, text: read 14}",
            ["endless-reading"] * 2,
        ),
        ("- {paragraph: 14, text: {if: knowledge is at most 9, then: [knowledge +1, read 14]}}", []),
        ("- {paragraph: 14, replies: {again: {do: read 14}, leave: {}}}", []),
    ],
)
def test_nobody_gets_out_of_a_paragraph_that_always_leads_back_to_itself(tmp_path, entries, expected):
    """Behind a condition, or a reply, it is read anew as often as it likes."""
    assert codes(findings(tmp_path, f"{LEADS}{entries}\n")) == expected


@pytest.mark.parametrize(
    "field", ["do: nothing", "price: lose 1 life", "locked: the tremor is at least 1", "once: true"]
)
@pytest.mark.parametrize("asks", ["each", "in-turn"])
def test_replies_that_are_counted_do_nothing_of_their_own(tmp_path, asks, field):
    """What comes of them is said once, when all have answered; the field that cannot be is pointed at."""
    entry = f"- {{paragraph: 14, asks: {asks}, revealed: nothing, replies: {{yes: {{{field}}}, no: {{}}}}}}\n"

    with pytest.raises(PackError) as told:
        findings(tmp_path, entry)

    (fault,) = told.value.faults
    assert (
        fault.message == f"a reply of `asks: {asks}` has no {field.partition(':')[0]!r}: it is only counted"
    )
    assert "revealed" in fault.hint
    assert fault.mark.column == entry.index(field) + 1


def test_entries_are_counted_by_what_they_are(tmp_path):
    """Pages and paragraphs are counted beside cards; Skills by their kind."""
    entries = LEADS + "- {paragraph: 14}\n- {skill: flinch, reflex: true}\n"
    write_pack(tmp_path, "isle", entries + ENDURING, manifest=WORDS, ruleset="citadel")

    counts = count(library.packs_with([str(tmp_path / "isle")])[-1])

    assert counts.kinds["page"] == 2
    assert counts.kinds["paragraph"] == 1
    assert counts.skills == {"common": 20, "reflex": 1}


# -- paragraphs ------------------------------------------------------------------------------------


def test_a_paragraph_nobody_has_is_pointed_at(tmp_path):
    """The finding stands at the number, in an effect and in a condition alike."""
    entries = '- {paragraph: 14, text: "if 98 was read: read 99"}\n' + LEADS

    assert findings(tmp_path, entries) == [
        "cards/cards.yaml:1:29: error: unknown-paragraph: there is no paragraph 98",
        "cards/cards.yaml:1:47: error: unknown-paragraph: there is no paragraph 99",
    ]


@pytest.mark.parametrize(
    ("text", "action", "found"),
    [
        ("nothing", "{}", ["idle-action"]),
        ("nothing", "{mandatory: true}", []),
        ("face the move", "{}", []),
        ("face the move of 15", "{}", ["idle-action"]),
    ],
)
def test_an_action_of_a_paragraph_that_nobody_can_take_is_found(tmp_path, text, action, found):
    """It is mandatory, or a text says that it must be faced."""
    entries = LEADS + f"- {{paragraph: 14, text: {text}, actions: [move: {action}]}}\n"
    entries += "- {paragraph: 15, actions: [move: {mandatory: true}]}\n"

    said = codes(findings(tmp_path, entries))

    assert [code for code in said if code == "idle-action"] == found


def test_a_paragraph_to_which_nothing_leads_is_found(tmp_path):
    """Being read by another lost paragraph is not enough."""
    entries = (
        "- {paragraph: 14, text: read 15}\n- {paragraph: 15, replies: {back: {do: read 14}, leave: {}}}\n"
    )

    assert codes(findings(tmp_path, entries)) == ["unreachable", "unreachable"]
    assert "leads to paragraph 14" in " ".join(findings(tmp_path / "again", entries))


def test_a_choice_leads_to_its_paragraph(tmp_path):
    """What is read from a reply is reached."""
    entries = LEADS + "- {paragraph: 14, replies: {ask: {do: read 15}, leave: {}}}\n- {paragraph: 15}\n"

    assert findings(tmp_path, entries) == []


def test_the_same_number_in_two_packs_is_found(tmp_path):
    """Paragraphs are read by number alone, so a number has one paragraph."""
    write_pack(tmp_path, "below", "- {paragraph: 14}\n", ruleset="citadel")

    found = findings(tmp_path, "- {paragraph: 14}\n" + LEADS, requires="below")

    assert "paragraph-twice" in codes(found)


def test_a_reply_that_is_paid_for_leads_somewhere(tmp_path):
    """Whoever pays gets something for it."""
    entries = LEADS + "- {paragraph: 14, replies: {pay: {price: lose 1 life}, leave: {}}}\n"

    assert codes(findings(tmp_path, entries)) == ["idle-reply"]


def test_a_dialogue_without_a_free_reply_is_hinted_at(tmp_path):
    """When no condition holds, nothing can be said."""
    entries = LEADS + "- {paragraph: 14, replies: {a: {if: influence is at least 5, do: nothing}}}\n"

    assert codes(findings(tmp_path, entries)) == ["no-free-reply"]


def test_a_reply_that_texts_ask_for_must_be_there(tmp_path):
    """A memory of what was chosen names a reply of that very paragraph."""
    entries = (
        LEADS
        + "- {paragraph: 14, replies: {stay: {}, leave: {}}, text: read 15}\n"
        + '- {paragraph: 15, text: "if you chose fly at 14: read 14", replies: {fly: {}}}\n'
    )

    found = findings(tmp_path, entries)

    assert [text.split(": ", 2)[2] for text in found] == ["unknown-reply: paragraph 14 has no reply 'fly'"]


def test_a_riddle_has_an_answer(tmp_path):
    """A number is an answer only if a paragraph says that it comes from here."""
    riddle = "- {paragraph: 14, riddle: {numbers: true}}\n"

    assert codes(findings(tmp_path, LEADS + riddle)) == ["riddle-without-answer"]
    assert findings(tmp_path / "led", LEADS + riddle + "- {paragraph: 15, from: [14]}\n") == []


def test_a_source_that_asks_for_no_number_is_idle(tmp_path):
    """`from` names a paragraph with a riddle."""
    entries = LEADS + "- {paragraph: 14, text: read 15}\n- {paragraph: 15, from: [14, 77]}\n"

    assert codes(findings(tmp_path, entries)) == ["idle-source", "unknown-source"]


# -- quests, goals, scenarios ----------------------------------------------------------------------


@rule("T-SQ-06")
def test_a_quest_can_be_finished(tmp_path):
    """What is listed comes to an end some day."""
    listed = LEADS + "- {paragraph: 14, text: list the side quest debt}\n- {side-quest: debt"

    assert codes(findings(tmp_path, listed + "}\n")) == ["endless-quest"]
    done = listed + ", at-citadel: the players may finish the side quest debt}\n"
    assert findings(tmp_path / "done", done) == []


def test_a_quest_nobody_lists_is_found(tmp_path):
    """A side quest comes onto the leaflet by being listed."""
    quest = "- {side-quest: debt, at-citadel: finish the side quest debt}\n"

    assert codes(findings(tmp_path, quest)) == ["unreachable"]


@rule("T-SCN-03")
def test_a_goal_can_be_reached(tmp_path):
    """A goal has a condition, or a text that reaches it; a scenario has at least one."""
    page = "- {page: flood, booklet: great-flood, tremor: 0, epilogue: your adventure ends here"

    assert codes(findings(tmp_path, page + "}\n")) == ["no-goal"]
    assert codes(findings(tmp_path / "b", page + ", goals: {crown: null}}\n")) == ["goal-out-of-reach"]


def test_a_scenario_leads_on(tmp_path):
    """Its epilogue, or a paragraph read there, moves the bookmark or ends the adventure."""
    page = "- {page: flood, booklet: great-flood, tremor: 0, goals: {lamp: null}, epilogue: read 14}\n"

    assert codes(findings(tmp_path, page + "- {paragraph: 14}\n")) == ["scenario-leads-nowhere"]
    assert findings(tmp_path / "on", page + "- {paragraph: 14, text: bookmark to ebb}\n") == []
    open_end = page.replace(", epilogue: read 14", "")
    assert [line.split(": ")[1] for line in findings(tmp_path / "open", open_end)] == ["hint"]


@rule("T-TAKE-04")
@pytest.mark.parametrize(("shown", "found"), [("", ["idle-link"]), (", shows: [eel]", [])])
def test_a_linked_version_needs_its_pictograph(tmp_path, shown, found):
    """Without a page or card that shows it, the version would never be taken."""
    linked = "- {number: 11, back: green, kind: quest item, link: eel}\n"
    other = f"- {{number: 11, back: gold, kind: quest item{shown}}}\n"

    assert [
        code
        for code in codes(findings(tmp_path, linked + other, manifest=WORDS + "pictographs: [eel]\n"))
        if code != "uncarried-word"
    ] == found


def test_a_booklet_needs_an_introduction(tmp_path):
    """Characters are made in a page of no booklet."""
    entries = "".join(f"- {entry}" for entry in ENDURING.split("- ")[1:] if "intro" not in entry)

    found = findings(tmp_path, entries, playable=False)

    assert any("no introduction" in text for text in found)


# -- prose -----------------------------------------------------------------------------------------

DIALOGUE = "- {paragraph: 14, replies: {ask: {do: nothing}, leave: {}}, lines: [verdict]}\n" + LEADS


def told(tmp_path, text: str) -> list[str]:
    found = findings(tmp_path, DIALOGUE, languages="en", texts={"en/story.ftl": text})
    return [line for line in found if "p014" in line or "glossary" in line]


def test_a_paragraph_has_words_and_labels(tmp_path):
    """It is read from `.flavour`; its replies and lines have labels of their own."""
    found = told(tmp_path, "card-p014 =\n    .flavour = Hm?\n    .reply-ask = Ask\n    .reply-fly = Fly\n")

    assert [line.split(": ", 2)[2] for line in found] == [
        "missing-text: text/en lacks the attribute '.line-verdict' of 'card-p014'",
        "missing-text: text/en lacks the attribute '.reply-leave' of 'card-p014'",
        "unused-message: 'p014' has no use for '.reply-fly' (did you mean 'reply-leave'?)",
    ]


PROSE = "card-p014 =\n    .reply-ask = Ask\n    .reply-leave = Go\n    .line-verdict = So.\n    .flavour = "


def test_a_marked_word_is_in_the_glossary(tmp_path):
    """An entry is found by its word or by another form of it, whatever its case."""
    entry = "glossary-settling = settling\n    .also = settlings, sinking\n    .entry = It sinks.\n"

    assert told(tmp_path, PROSE + "The *Settlings*, the *sinking*.\n" + entry) == []
    (unknown,) = told(tmp_path / "b", PROSE + "The *settling* and the *ebb*.\n" + entry)
    assert "unknown-glossary-word" in unknown
    (idle,) = told(tmp_path / "c", PROSE + "The settling.\n" + entry)
    assert "no prose marks a word of 'glossary-settling'" in idle
