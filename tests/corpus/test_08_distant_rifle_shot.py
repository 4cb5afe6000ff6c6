"""K-C-08, Distant Rifle Shot: only what can be carried out in full may be chosen."""

from functools import partial

from playing import act, at_cell, choose, corpus_table, deck_size, finish, hand, offered, past, pile
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: II, arrows: {east: 11},
   actions: [pathfind: {cost: 0, success: explore}]}
- {number: 11, back: green, kind: terrain, area: II}
- {number: 90, back: green, kind: bonus}
"""
shot = partial(
    corpus_table, CARDS, only=("08",), at="010", fog={(1, 0): "distant-rifle-shot"}, deck=10, pile=0
)


@rule("C-CONS-01")
def test_the_active_explorer_chooses_a_line():
    """With a Skill in every hand both lines can be chosen."""
    game = act(shot(hand=["star"]), "pathfind", "reveal")

    assert [option.split("/")[-1] for option in offered(game)] == ["1", "2"]


@rule("C-RUL-76", "C-HAND-04")
def test_each_involved_discards_one_of_their_choice():
    """The active explorer first, then clockwise, each a Skill or Bonus they pick themself."""
    game = shot(explorers=2, hands={0: ["star", "left"], 1: ["right", "090"]})
    act(game, "pathfind", "reveal", "choose/distant-rifle-shot/1", joined=[1])

    assert game.pending().seat(game) == 0
    choose(game, "discard/left")
    assert game.pending().seat(game) == 1
    assert sorted(offered(game)) == ["discard/090", "discard/right"]
    choose(game, "discard/090")

    assert hand(game, 0) == ["star"]
    assert hand(game, 1) == ["right"]
    assert pile(game) == ["left"]
    assert deck_size(game) == 10


def test_who_stays_out_keeps_their_cards():
    """Only the involved are concerned."""
    game = shot(explorers=2, hands={0: ["star"], 1: ["right"]})
    finish(act(game, "pathfind", "reveal", "choose/distant-rifle-shot/1"))

    assert hand(game, 1) == ["right"]


@rule("C-STATE-12")
def test_the_loss_hits_the_active_explorer_alone():
    """It counts the State and Character cards of the active explorer's hand."""
    game = shot(explorers=2, hands={0: ["star", "105"], 1: ["right"]})
    finish(act(game, "pathfind", "reveal", "choose/distant-rifle-shot/2", joined=[1]))

    assert deck_size(game) == 10 - 2
    assert hand(game, 0) == ["105", "star"]


@rule("C-CONS-01")
def test_one_empty_hand_forces_the_loss():
    """If not every involved explorer holds a Skill or Bonus, nobody is asked."""
    game = shot(explorers=2, hands={0: ["star"]})
    finish(act(game, "pathfind", joined=[1]))

    assert deck_size(game) == 10 - 1
    assert hand(game, 0) == ["star"]


@rule("C-EXPL-03", "C-EXPL-04")
def test_then_it_goes_to_the_past_and_its_space_is_filled():
    """The Terrain of the arrow's numbox lies where the fog was."""
    game = finish(act(shot(), "pathfind"))

    assert past(game) == ["distant-rifle-shot"]
    assert at_cell(game, 1, 0) == "011"
