"""The Consequence step: which section applies, to whom, and the paranoia after a failure together."""

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, finish, hand, news, offered, past, table, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, difficulty: 1, success: take 063, failure: take 105}
    - climb: {cost: 2, difficulty: 1, success: take 063}
    - swim: {cost: 2, difficulty: 1, success: take 063, failure: each involved takes 105}
    - fight: {cost: 2, difficulty: 1, success: take 063, failure: take 031}
- number: 63
  back: green
  kind: quest item
- number: 31
  back: green
  kind: item
  durability: 3
- number: 110
  back: green
  kind: state
  title: soaked
  copies: 2
"""


@rule("C-CONS-01")
def test_success_obliges_to_the_white_section_and_failure_to_the_black_one():
    """Nobody is asked whether to apply it, and the other section is left alone."""
    game = table(CARDS, at="012", deck=["star", "blank", "blank#2"])
    act(game, "dig", "reveal", "keep-none")
    assert (zone(game, "063"), hand(game)) == (zones.SATCHEL, [])

    game = table(CARDS, at="012", deck=3)
    act(game, "dig", "reveal", "keep-none")
    assert (zone(game, "063"), len(hand(game))) == (tabletop.ADVENTURE_DECK, 1)


@rule("C-CONS-01")
def test_a_choice_within_the_consequence_stays_a_choice():
    """The card taken is obligatory; what to do with a found item is left to its finder."""
    game = table(CARDS, at="012", deck=3)

    act(game, "fight", "reveal", "keep-none")

    assert offered(game) == ["new-item/031", "leave-it/031"]


@rule("C-CONS-02")
def test_without_a_black_section_a_failure_changes_nothing():
    """The cards are spent, and that is all."""
    game = table(CARDS, at="012", deck=3)

    act(game, "climb", "reveal", "keep-none")

    assert news(game, "failed") == ["0"]
    assert hand(game) == past(game) == []
    assert isinstance(game.pending(), ChooseTurn)


@rule("C-CARD-16", "C-CONS-01")
@pytest.mark.parametrize(("action", "turned"), [("dig", True), ("climb", False)])
def test_a_way_out_of_a_failure_works_in_its_own_kind_of_action(action, turned):
    """The second explorer's card may turn a dig that has failed into a success; a climb stays as it is."""
    cards = (
        CARDS
        + "- {number: 41, back: green, kind: bonus, effects: ['instead of failing dig: may lose 1 card']}\n"
    )
    game = table(cards, at="012", explorers=2, hands={1: ["041"]}, deck=9)

    act(game, action, "reveal", "keep-none", seat=1)

    assert (offered(game)[0] == "turn-failure/041") == turned
    finish(game, "turn-failure")
    assert (zone(game, "063") == zones.SATCHEL) == turned


@rule("C-CONS-03", "C-CONS-04")
def test_a_consequence_concerns_the_active_explorer_alone():
    """The helper shares neither the sprain nor the paranoia."""
    game = table(CARDS, at="012", explorers=2, deck=20)

    finish(act(game, "dig", seat=1, joined=[0]))

    assert [found.split("#")[0] for found in hand(game, 1)] == ["100", "105"]
    assert hand(game, 0) == []

    game = table(CARDS, at="012", explorers=2, deck=["star", "blank", "blank#2"])
    finish(act(game, "dig", seat=1, joined=[0]))

    assert news(game, "taken") == ["063"]
    assert news(game, "no-such-card") == []


@rule("C-CONS-03")
def test_a_text_may_name_others():
    """`Each involved` concerns all who take part and nobody else."""
    game = table(CARDS, at="012", explorers=3, deck=20)

    finish(act(game, "swim", joined=[2]))

    assert [sum(found.startswith("105") for found in hand(game, seat)) for seat in range(3)] == [1, 0, 1]


@rule("C-CONS-04")
def test_a_failure_together_makes_the_active_explorer_paranoid():
    """Also without a black section; the 100 is taken after the consequence."""
    game = table(CARDS, at="012", explorers=2, deck=20)
    finish(act(game, "climb", joined=[1]))
    assert hand(game, 0)[0].startswith("100")
    assert hand(game, 1) == []

    game = table(CARDS, at="012", explorers=2, deck=20)
    finish(act(game, "dig", joined=[1]))
    assert [found.split("#")[0] for found in news(game, "taken")] == ["105", "100"]


@rule("C-CONS-04")
def test_a_success_together_makes_nobody_paranoid():
    """Paranoia follows failures only."""
    game = table(CARDS, at="012", explorers=2, deck=["star", "blank", "blank#2"])

    finish(act(game, "dig", "trade/0", joined=[1]))

    assert hand(game, 0) == hand(game, 1) == []


@rule("C-CONS-05")
def test_a_failure_alone_makes_nobody_paranoid():
    """Others on the same Terrain do not matter when they are not involved."""
    game = table(CARDS, at="012", explorers=2, deck=20)

    finish(act(game, "climb"))

    assert hand(game, 0) == hand(game, 1) == []


@rule("C-CONS-04", "C-RUL-54")
def test_without_any_card_100_nobody_becomes_paranoid():
    """The Past is emptied for it all the same; then the call has no effect."""
    game = table(CARDS, at="012", explorers=3, hands={1: ["100"], 2: ["100#2"]}, past=["063"], deck=20)

    finish(act(game, "climb", joined=[1]))

    assert hand(game, 0) == []
    assert past(game) == []
    assert news(game, "no-such-card") == ["100"]


@rule("C-RUL-53")
def test_the_next_explorer_may_get_the_card_just_returned():
    """Two copies serve two explorers, one of whom already holds a copy: it is returned in time."""
    cards = CARDS.replace("each involved takes 105", "each involved takes 110")
    game = table(cards, at="012", explorers=2, hands={0: ["110"]}, past=["063"], deck=20)

    finish(act(game, "swim", joined=[1]))

    assert [found for found in hand(game, 0) if found.startswith("110")] == ["110#2"]
    assert hand(game, 1) == ["110"]
    assert past(game) == ["063"]  # nothing had to be fetched from there
