"""The line client with a fight of the Citadel: traits, formulas, the die, icons, and what an action will do."""

import pytest

from fogbound.rules.common.setup import Setup
from keyboard import Keyboard, quay_in

CARDS = """\
- page: dawn
  life: [9, 9, 9, 9]
  goals: {lamp: null}
  setup: [make characters, every explorer discards all cards in your hand, every explorer regains 20, set out from 001]
  enlist: [each involved picks a character, each involved takes your own skills]
  epilogue: bookmark to dusk
- page: dusk
  booklet: night
  tremor: 0
  setup: [clear the board, every explorer discards all cards in your hand, every explorer regains 20, set out from 001]
- {character: wren, hand: [4, 3, 3, 2], most-weight: [6, 5, 5, 4], effects: ["talk: 1 flag for +1 success, max 2"]}
- {character: auk, hand: [4, 3, 3, 2], most-weight: [6, 5, 5, 4]}
- {skill: keen, own: wren, copies: 30, strip: {stars: 1}, effects: ["talk: 1 flag", "talk: 1 wild"]}
- {skill: calm, own: auk, copies: 30, strip: {stars: 1}}
- trait: sticky
  effects:
    - after a failed: fight
      do: block the top card of the deck
- building: mill
  boxes: 2
  effects: ["fight: cost -1"]
- {building: forge, boxes: 1, effects: ["fight: cost -1"]}
- number: 1
  uid: quay
  back: green
  kind: terrain
  actions:
    - rest: {cost: 1, success: add 1 to hand}
    - talk: {difficulty: 1, success: lose 1 life, failure: take 002}
    - climb: {cost: 1, difficulty: 1, success: lose 1 life, failure: take 002}
    - lift: {success: take 002}
    - dig: {success: check a box}
    - run: {success: [reach the goal lamp, the scenario ends]}
- number: 2
  uid: gulls
  copies: 9
  back: green
  kind: temporary event
  actions:
    - fight:
        mandatory: true
        cost: 1
        chain: true
        traits: [sticky]
        rows:
          - difficulty: 1 plus the involved less (1 when mill is built)
            success: discard this
            failure: {if: the players is at least 2, then: suffer 3 damage, else: suffer 1 damage}
"""


@pytest.fixture(scope="module")
def pack(tmp_path_factory) -> str:
    """A quay with gulls that stick to whoever fails."""
    return quay_in(tmp_path_factory.mktemp("packs"), "climb, dig, fight, lift, rest, run, talk", CARDS)


def at_quay(pack: str, players: int = 1, lang: str = "en") -> Keyboard:
    return Keyboard(pack, Setup(players=players), lang).to_the_turn()


def test_a_trait_is_explained_once_and_whenever_somebody_asks(pack):
    """With the card that bears it, by its name, and on the leaflet."""
    keyboard = at_quay(pack)
    told = "block the top card of your Action Deck"

    assert told in keyboard.type("look sticky")
    assert f"Sticky: After a fight action that failed: {told}." in keyboard.type("leaflet")
    first = keyboard.type("lift")
    assert first.count(f"Sticky: After a fight action that failed: {told}.") == 1
    keyboard.to_the_turn()
    second = keyboard.type("lift")
    assert "Once more: Gulls." in second
    assert told not in second


@pytest.mark.parametrize(
    ("players", "price", "failure"),
    [(1, "cost 1, chain, difficulty 2.", "suffer 1 damage"), (2, "involved characters.", "suffer 3 damage")],
)
def test_formulas_are_worked_out_for_who_looks(pack, players, price, failure):
    """Alone they are numbers; what the number of players rules out is left to the exact text."""
    keyboard = at_quay(pack, players)
    keyboard.type(*(("lift",) if players == 1 else ("wren lift", "1")))

    looked, exact = keyboard.type("look gulls"), keyboard.type("exact gulls")

    assert price in looked
    assert f"Failure: {failure}." in looked
    assert "Mill" not in looked
    assert "type “exact Gulls”" in looked
    assert "otherwise suffer 1 damage" in exact
    assert "type “exact" not in exact


def test_the_fall_of_the_die_is_told(pack):
    """A failure with a success wears it down."""
    said = at_quay(pack).type("lift", "reveal")

    assert "Failure: 1 success, 2 needed. The die fell to 1." in said


def test_only_successes_are_counted(pack):
    """Where no effect is left, the question does not speak of any."""
    said = at_quay(pack).type("climb", "reveal")

    assert (
        "1 success is needed. How many successes do you count? 1. Count 1 success 2. Count no success" in said
    )


def test_a_plain_icon_is_spent_before_a_wild_one(pack):
    """Nobody is asked: the wild one can do all that the other could."""
    keyboard = at_quay(pack)
    keyboard.type("rest", "reveal", "keep keen")

    said = keyboard.type("talk", "none", "1", "1", "spend")

    assert "Wren gave 1 more success." in said
    assert "Which class icon" not in said


@pytest.mark.parametrize(
    ("lang", "ends"),
    [("en", "Run: cost 0 (ends the scenario)"), ("fr", "Run : coût 0 (met fin au scénario)")],
)
def test_what_ends_a_scenario_says_so(pack, lang, ends):
    """In the menu, whatever else it does."""
    assert ends in at_quay(pack, lang=lang).type("")


def test_an_action_is_explained_by_what_it_does(pack):
    """Success and failure come first; alone nobody is told how people agree on who acts."""
    keyboard = at_quay(pack)

    said = keyboard.type("why climb")

    assert said.startswith("> Success: lose 1 life point. Failure: take 002.")
    assert "T-TURN-05" in said
    assert "T-TURN-03" not in said
    assert "T-TURN-03" in at_quay(pack, 2).type("why climb")


def test_hands_go_back_into_the_decks(pack):
    """A new scenario says so, if anybody held a card."""
    told = "Hands and Discard Piles went back into the decks."
    empty, full = at_quay(pack), at_quay(pack)
    full.type("rest", "reveal", "keep keen")
    full.to_the_turn()

    assert told not in empty.type("run", "yes", "set out")
    assert told in full.type("run", "yes", "set out")


def test_the_town_says_what_it_builds(pack):
    """How many boxes are checked, and what comes of them."""
    said = at_quay(pack).type("dig")

    assert "The town builds. On which building do you check a box?" in said
    assert "1. Check a box of Mill (0 of 2 checked). Once built: fight: −1 card to draw." in said
