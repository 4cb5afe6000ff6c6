"""What players need not read of a text, and the numbers of their table in it."""

import pytest

import enduring
import playing
from fogbound.packs import library
from fogbound.packs.examples import VOCABULARY, nouns
from fogbound.packs.lines import plain
from fogbound.packs.nouns import Nouns
from fogbound.packs.redaction import NOTHING, Printing, Redactor, names_met
from fogbound.packs.sentences import parse
from fogbound.packs.wording import card_text, say, sentence
from packing import write_pack


def printed(
    text: str, *, players: int = 0, spoken_of=NOTHING, ruleset: str = "citadel", sort: str = "effect"
) -> str:
    """What players read of a text where so many play, on a card that speaks of these things remembered."""
    redactor = Redactor(names_met(frozenset({"memo/promise"}), players), spoken_of)
    tree = redactor.text(parse(text, sort, VOCABULARY, ruleset))
    return sentence(say(tree, "en", nouns(ruleset)), "en") if tree is not None else ""


# -- bookkeeping -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("remember promise, then take 105", "Take 105."),
        ("take 105, then forget promise, then influence +1", "Take 105, then Influence +1."),
        (
            "if you are active: (remember promise, then take 105), otherwise influence +1",
            "If you are active: take 105; otherwise Influence +1.",
        ),
        (
            "if you are active: remember promise, otherwise influence +1",
            "If you are not active: Influence +1.",
        ),
        ("if you are active: remember promise, otherwise forget promise", "If you are active: remember"),
        ("each involved takes 105, then remember promise of you", "Each involved character takes 105."),
    ],
)
def test_what_is_remembered_is_not_printed_beside_other_things(text, told):
    """Nobody acts on it."""
    assert printed(text).startswith(told)


@pytest.mark.parametrize("text", ["remember promise", "forget promise", "may remember promise"])
def test_it_is_printed_where_there_is_nothing_else(text):
    """A text never says nothing."""
    assert "“" in printed(text)


def test_it_is_printed_where_the_card_speaks_of_it():
    """Then the one cannot be followed without the other."""
    text = "remember promise, then take 105"

    assert printed(text, spoken_of=frozenset({"promise"})) == "Remember: “the promise”; then take 105."
    assert printed("remember promise, then if promise is remembered: take 105").startswith("Remember")


def test_an_author_reads_all_of_it():
    """What players do not read is printed for its author."""
    tree = parse("remember promise, then take 105", "effect", VOCABULARY, "citadel")

    assert Redactor(None).text(tree) == tree


def test_what_begins_anew_is_not_printed_before_what_is_remembered_then():
    """Not even where the card speaks of it: players act on what comes of it."""
    text = (
        "forget promise, then each involved remembers promise of you, then each explorer of promise takes 105"
    )

    assert printed(text).startswith("Each involved character remembers")
    assert printed("take 105, then forget promise", spoken_of=frozenset({"promise"})).endswith(
        "“the promise”."
    )


BALLOT = """
- number: 20
  uid: ballot
  back: green
  kind: temporary event
  text:
    - forget promise
    - {choose in secret: [remember promise of you, nothing, take 020]}
    - each explorer of promise takes 020
"""
NAMES = {"en/tale.ftl": "card-ballot = Ballot\n    .choice-1 = Raise your hand\n    .choice-2 = Keep still\n"}


def test_a_choice_that_is_only_remembered_is_called_by_its_name(tmp_path):
    """On the card as in the question; what it does otherwise is printed, and an author reads all of it."""
    folder = write_pack(tmp_path, "tale", BALLOT, ruleset="citadel", languages="en", texts=NAMES)
    (folder / "pack.yaml").write_text((folder / "pack.yaml").read_text() + "memos: [promise]\n")
    packs = library.packs_with([str(folder)])
    printing, named = Printing(packs), Nouns(packs)

    def told(met):
        return " ".join(line.text for line in card_text(printing.print_card("ballot", met), "en", named)[0])

    assert "“Raise your hand”" in told(NOTHING)
    assert "“Keep still”" in told(NOTHING)
    assert "ake 020" in told(NOTHING)
    assert "Forget" not in told(NOTHING)
    assert "Forget: “promise”" in told(None)
    assert "emember of yourself" in told(None)


def test_a_choice_without_a_name_says_what_is_remembered():
    """A text never says nothing."""
    pack = enduring.entries(BALLOT)
    printing, named = Printing([pack]), Nouns([pack])

    assert "emember of yourself" in " ".join(
        line.text for line in card_text(printing.print_card("ballot", NOTHING), "en", named)[0]
    )


# -- lines -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["continent", "citadel"])
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("tell verdict", "Read on."),
        (
            "if you are active: tell verdict, otherwise take 105",
            "If you are active: read on; otherwise take 105.",
        ),
        ("each involved tells verdict about promise", " reads on."),
    ],
)
def test_what_a_line_tells_is_not_printed_before(ruleset, text, told):
    """Players read it when it is told, under both rulesets; its author reads all of it."""
    assert printed(text, ruleset=ruleset).endswith(told)
    assert "the verdict" in sentence(
        say(parse(text, "effect", VOCABULARY, ruleset), "en", nouns(ruleset)), "en"
    )


CARD = """
- {number: 20, uid: well, back: green, kind: quest item, lines: [good], effects: ["when you arrive: tell good"]}
"""


@pytest.mark.parametrize(
    ("pack_of", "ruleset"), [(playing.pack_of, "continent"), (enduring.entries, "citadel")]
)
def test_a_card_keeps_its_lines_to_itself(pack_of, ruleset):
    """Also one on which nothing else depends on what was met."""
    pack = pack_of(CARD)
    printing, named = Printing([pack]), Nouns([pack])
    texts = [card_text(printing.print_card("well", met), "en", named)[-1] for met in (NOTHING, None)]

    assert [plain(text) for text in texts] == [
        "When you arrive: read on.",
        "When you arrive: read out the line “good”.",
    ]


# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "general", "for_two"),
    [
        (
            "lose 4, 3, 2, 1 by explorers cards",
            "Discard 4/3/2/1 cards from the Action Deck by the number of explorers.",
            "Discard 3 cards from the Action Deck.",
        ),
        (
            "lose 3 plus the explorers cards",
            "Discard X cards from the Action Deck, where X is 3 plus the number of explorers.",
            "Discard 5 cards from the Action Deck.",
        ),
        (
            "lose the explorers less 1 cards",
            "Discard X cards from the Action Deck, where X is the number of explorers less 1.",
            "Discard 1 card from the Action Deck.",
        ),
        (
            "lose 1 plus (the explorers plus (1 when you are active)) cards",
            "Discard X cards from the Action Deck, where X is 1 plus the number of explorers, plus 1 if you are active.",
            "Discard X cards from the Action Deck, where X is 3, plus 1 if you are active.",
        ),
        (
            "lose half of the explorers rounded up cards",
            "Discard X cards from the Action Deck, where X is half of the number of explorers, rounded up.",
            "Discard 1 card from the Action Deck.",
        ),
        (
            "lose (3 times the explorers) but at most 5 cards",
            "Discard X cards from the Action Deck, where X is 3 times the number of explorers, but at most 5.",
            "Discard 5 cards from the Action Deck.",
        ),
        (
            "if the explorers are at least 2: take 105",
            "If there are at least 2 explorers: take 105.",
            "If there are at least 2 explorers: take 105.",
        ),
    ],
)
def test_a_number_by_players_is_the_one_that_holds_at_the_table(text, general, for_two):
    """Where nobody says how many play, all four are told; a comparison with the number stays one."""
    assert printed(text, ruleset="continent") == general
    assert printed(text, ruleset="continent", players=2) == for_two


def test_a_modifier_has_the_number_of_the_table():
    """As an effect has."""
    text = "climb: cost +1 plus the explorers"

    assert printed(text, ruleset="continent", sort="ability", players=3) == "Climb: +4 cards to draw."
