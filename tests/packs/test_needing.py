"""Words that need something are refused where it can never be there: at the very line, with the reason and a way out."""

import re
from pathlib import Path

import pytest

import enduring
import playing
from every_need import FORMATS, WORDS, needing
from fogbound.packs.needing import FIELDS
from fogbound.packs.printed import texts_of_format
from rulebook import rule

DOCS = Path(__file__).parents[2] / "docs"
REFUSE = {"continent": playing.refused, "citadel": enduring.refused}


def test_every_field_has_its_moment():
    """As many as the format has for texts that are not abilities."""
    for ruleset, kind in FORMATS.items():
        ways = {way for way, sort in texts_of_format(kind) if sort != "ability"}
        assert ways == FIELDS[ruleset].keys()


def test_every_word_that_needs_something_is_tried():
    """A new one gets a line in `every_need`."""
    assert {*needing("continent"), *needing("citadel")} == WORDS.keys()


def test_every_field_of_texts_is_described():
    """docs/packs.md has a line for each that says which sort of text it takes."""
    rows = re.findall(r"^\| (`.+) \|$", (DOCS / "packs.md").read_text("utf-8"), re.MULTILINE)
    for ruleset, kind in FORMATS.items():
        for way, sort in texts_of_format(kind):
            own = [row for row in rows if f"`{way[-1]}`" in row.partition(" | ")[0]]
            within = [row for row in rows if f"`{way[-1]}`, a {sort}" in row]
            assert within or any(sort[:-1] in row for row in own), (ruleset, way, sort)


TERRAIN = """
- number: 50
  uid: gap
  back: green
  kind: terrain
{area}  actions:
    - dig:
        {field}
"""


@rule("C-CARD-19", "T-GEN-02")
@pytest.mark.parametrize(
    ("ruleset", "field", "line", "said"),
    [
        (
            "continent",
            "success: [take 105, redraw up to 2]",
            9,
            "nothing would come of `redraw up to …` here: it needs revealed cards, and they have been discarded before "
            "(write it behind `…: after the reveal`)",
        ),
        (
            "continent",
            "success:\n          - take 105\n          - choose: [lose 1 card,\n             bless a curse]",
            12,
            "nothing would come of `bless a curse` here",
        ),
        (
            "continent",
            "if: the action is dig",
            9,
            "`the action is …` can never hold here: it needs an action in progress, and no action is in progress then",
        ),
        (
            "continent",
            "success: 'after the action: if not the action failed: take 105'",
            9,
            "`the action failed` can never hold here",
        ),
        (
            "continent",
            "success: 'if the pips are at least 1: take 105'",
            9,
            "`the pips` says nothing here: it needs an item as its bearer, and this is none (write it on the item)",
        ),
        (
            "citadel",
            "failure: die down 1",
            8,
            "nothing would come of `die down …` here: it needs an action with rows, of its card or in progress, "
            "and this card has none",
        ),
        (
            "citadel",
            "failure: back to the choices of 5",
            8,
            "it needs an open dialogue, and a dialogue is closed before an action is taken",
        ),
        (
            "citadel",
            "failure: let you speak",
            8,
            "nothing would come of `let … speak` here",
        ),
        (
            "citadel",
            "modifiers: ['any: before the draw, may discard skills revealed']",
            8,
            "`revealed` finds no card here: it needs revealed cards, and no card is revealed yet",
        ),
        (
            "continent",
            "success: [take 105, discard it]",
            9,
            "`it` finds no card here: it needs a card named before, and nothing before it names one (write it behind "
            "`choose one of …:` or `for each …:`, or where something happens to a card",
        ),
        (
            "citadel",
            "success: 'choose one of skills in your hand: lose that number life'",
            8,
            "`that number` says nothing here: it needs a number named before, and nothing before it names one",
        ),
        (
            "citadel",
            "success: {choose one of: skills in your hand, do: 'when the next scenario begins: discard it'}",
            8,
            "what was named before is forgotten when the next scenario begins",
        ),
        (
            "citadel",
            "success: flip",
            8,
            "it needs an Exploration card that lies face down as its bearer, and this is read on its front",
        ),
        (
            "citadel",
            "success: leave the dialogue",
            8,
            "nothing would come of `leave the dialogue` here: it needs an open dialogue, or a paragraph as its bearer",
        ),
    ],
)
def test_the_reason_stands_at_the_line_and_says_what_to_do(ruleset, field, line, said):
    """However deep the word stands, in a list, behind a condition, put off until later."""
    area = "  area: I\n" if ruleset == "continent" else ""

    (fault,) = REFUSE[ruleset](TERRAIN.format(area=area, field=field))

    assert f"cards.yaml:{line}:" in fault
    assert "misplaced-word" in fault
    assert said in fault


@rule("C-CARD-19", "T-GEN-02")
@pytest.mark.parametrize("text", ["redraw up to 1", "obtain +1 success", "if the action failed: take 105"])
@pytest.mark.parametrize("ruleset", ["continent", "citadel"])
def test_where_an_action_may_be_in_progress_all_is_allowed(ruleset, text):
    """An event comes in the middle of an action or between two."""
    card = f"- {{number: 61, back: green, kind: temporary event, text: '{text}'}}\n"

    assert REFUSE[ruleset](card) == []


@rule("C-CARD-19", "T-GEN-02")
@pytest.mark.parametrize(
    "effect",
    [
        "'when a card has been taken, if it is numbered 105: may discard it'",
        "'when a terrain enters play, if that terrain is new: add 1 counter'",
        "{when you arrive: {reckon: the counters, do: 'if that terrain is new: add that number counters'}}",
    ],
)
@pytest.mark.parametrize("ruleset", ["continent", "citadel"])
def test_what_happens_to_a_card_names_it(ruleset, effect):
    """Also in the condition, and beside a number that is named later."""
    card = f"- {{number: 61, back: green, kind: quest item, effects: [{effect}]}}\n"

    assert REFUSE[ruleset](card) == []


@rule("C-CARD-19", "T-GEN-02")
@pytest.mark.parametrize(
    "text",
    ["put 050 north of this", "cross", "each explorer on this takes 105", "if you stand on this: take 105"],
)
@pytest.mark.parametrize("ruleset", ["continent", "citadel"])
def test_what_never_lies_on_the_board_cannot_speak_of_its_place(ruleset, text):
    """The very text that is fine on a Terrain."""
    effects = f"effects: ['between actions: may {text}']"
    area = "  area: I\n" if ruleset == "continent" else ""
    assert REFUSE[ruleset](f"- number: 61\n  back: green\n  kind: terrain\n{area}  {effects}\n") == []

    (fault,) = REFUSE[ruleset](f"- {{number: 61, back: green, kind: quest item, {effects}}}\n")

    assert (
        "it needs a card on the Board as its bearer, and this never lies there (write it on a terrain"
        in fault
    )


@rule("T-DLG-01", "T-GEN-02")
@pytest.mark.parametrize(
    "where", ["text: leave the dialogue", "actions: [climb: {cost: 1, success: leave the dialogue}]"]
)
def test_a_paragraph_may_be_left_wherever_it_says_so(where):
    """Also by what an action brings that it demands: then the die is lost (T-RUL-121)."""
    assert enduring.refused(f"- {{paragraph: 6, {where}}}\n") == []


@rule("C-CARD-19", "T-GEN-02")
@pytest.mark.parametrize("ruleset", REFUSE)
@pytest.mark.parametrize("text", ["cross", "step across"])
def test_nobody_crosses_an_event_with_one_arrow(ruleset, text):
    """Its action could never be taken; one with two arrows lies between two Terrains, and so may one in the fog."""
    card = f"""
- number: 50
  back: green
  kind: permanent event
  placement: [north{{}}]
  actions: [dig: {{{{cost: 1, success: {text}}}}}]
"""
    (fault,) = REFUSE[ruleset](card.format(""))

    assert f"nothing would come of `{text}` here" in fault
    assert "its only arrow points at one (give the event two placement arrows" in fault
    assert REFUSE[ruleset](card.format(", south")) == []


@rule("C-CARD-19", "T-GEN-02")
@pytest.mark.parametrize(
    ("ruleset", "kind", "is_owned"),
    [
        ("continent", "kind: quest item", False),
        ("continent", "kind: permanent event, placement: [north]", False),
        ("continent", "kind: state, title: gout", True),
        ("continent", "kind: item, durability: 2", True),
        ("citadel", "kind: global event", False),
        ("citadel", "kind: quest item", False),
        ("citadel", "kind: purse", True),
    ],
)
def test_what_nobody_has_knows_no_owner(ruleset, kind, is_owned):
    """It would speak of nobody."""
    card = f"""
- {{number: 50, back: green, {kind}, effects: ["at the end of any: the owner takes 050"]}}
"""
    faults = REFUSE[ruleset](card)

    assert ("`the owner` is nobody here" in "".join(faults)) != is_owned


@rule("C-CARD-19")
def test_only_a_skill_is_crafted():
    """Nothing else becomes an item."""
    card = """
- {number: 50, back: green, kind: quest item, effects: ["at the end of any: craft this"]}
"""
    (fault,) = playing.refused(card)

    assert "it needs a Skill that becomes an item as its bearer" in fault


@rule("C-CARD-19", "T-GEN-02")
@pytest.mark.parametrize("ruleset", REFUSE)
@pytest.mark.parametrize(
    "text",
    [
        "if the counters are at least 1: take 050",
        "each explorer on this takes 050",
        "return this and put 050 in its place",
        "put one skill on this of your choice into your hand",
    ],
)
def test_a_card_that_has_left_speaks_of_nothing_that_lay_on_it(ruleset, text):
    """Its counters are gone and its place is empty; while it is there all of that can be said."""
    card = """
- {{number: 50, back: green, kind: permanent event, placement: [north], effects: ["{when}: {text}"]}}
"""
    (fault,) = REFUSE[ruleset](card.format(when="when this leaves play", text=text))

    assert "it needs a bearer that is in play, and this has left it then" in fault
    assert "(ask before it leaves" in fault
    assert REFUSE[ruleset](card.format(when="at the end of any", text=text)) == []
