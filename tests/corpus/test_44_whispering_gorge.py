"""K-C-44, Whispering Gorge: nobody helps, and a failure can be bought off with Skills."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, card, choose, corpus_table, finish, hand, offered, pile, play, zone
from rulebook import rule
from second_seat import seat_of

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, difficulty: 2, success: take 031, failure: take 105}
    - sail: {cost: 0, all-hands: true, success: take 031}
    - search: {cost: 1, success: take 040}
- number: 13
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, difficulty: 2, failure: take 105}
- {number: 31, back: green, kind: quest item}
- number: 40
  back: green
  kind: temporary event
  actions:
    - dodge: {cost: 1, difficulty: 5, failure: each involved takes 105}
- {number: 41, back: green, kind: quest item, effects: ["after a failed any: take 108"]}
"""
gorge = partial(corpus_table, CARDS, only=("44",), at="012", board={(1, 0): "196", (0, 1): "013"})


def test_it_is_laid_with_its_arrow_pointing_west():
    """It lies east of the Terrain."""
    game = corpus_table(CARDS, only=("44",), at="012", board={})

    play(game, "take 196")

    assert game.places[card(game, "196")] == game.places[card(game, "012")] + 1


def test_nobody_may_join_there():
    """The other explorer on the Terrain is not even asked; elsewhere help is free."""
    game = gorge(explorers=2, deck=9)
    choose(game, "dig/s1/012")
    assert offered(game) == ["draw", "reveal"]

    game = gorge(explorers=2, deck=9)
    game.figures[:2] = [card(game, "013")] * 2
    game.advance()
    choose(game, "dig/s1/013")
    assert offered(game) == ["join/s2", "stay-out/s2"]


@rule("C-LEG-03")
def test_all_hands_actions_are_illegal_there_with_two_explorers():
    """One alone may still take them."""
    assert not any(found.startswith("sail") for found in offered(gorge(explorers=2, deck=9)))
    assert any(found.startswith("sail") for found in offered(gorge(deck=9)))


@rule("C-LEG-08")
def test_mandatory_actions_keep_their_involved_set():
    """The gorge came into play when two were already involved: both take the mandatory action."""
    game = corpus_table(CARDS, only=("44",), at="012", explorers=2, board={}, deck=9)

    act(game, "search", "trade/0", "reveal", joined=[1])
    play(game, "take 196")
    finish(game)

    assert hand(game, 0)[-1].startswith("105")
    assert hand(game, 1)[-1].startswith("105")


def test_a_failure_is_turned_into_a_success():
    """All Skills in hand are discarded, between the Discard and the Consequence step."""
    game = gorge(hand=["left", "right", "seven"], deck=["blank", "blank#2", "blank#3"])

    act(game, "dig", "reveal", "keep-none")
    assert offered(game) == ["turn-failure/196", "decline/196"]
    assert pile(game) == ["blank", "blank#2"]  # the drawn cards lie there already
    choose(game, "turn-failure/196")
    finish(game)

    assert zone(game, "031") == zones.SATCHEL
    assert hand(game) == []
    assert pile(game) == ["blank", "blank#2", "left", "right", "seven"]


def test_a_skill_just_kept_may_help_to_pay():
    """It is in the hand by then."""
    game = gorge(hand=["left"], deck=["blank", "blank#2", "blank#3"])

    act(game, "dig", "reveal", "keep/s1/blank")

    assert offered(game) == ["turn-failure/196", "decline/196"]


def test_it_takes_at_least_two_skills():
    """One Skill, or other cards, are not enough."""
    game = gorge(hand=["left", "105"], deck=["blank", "blank#2", "blank#3"])

    finish(act(game, "dig", "reveal", "keep-none"))

    assert zone(game, "031") == tabletop.ADVENTURE_DECK
    assert "left" in hand(game)


def test_it_may_be_declined():
    """Then the failure stands."""
    game = gorge(hand=["left", "right"], deck=["blank", "blank#2", "blank#3"])

    act(game, "dig", "reveal", "keep-none", "decline/196")
    finish(game)

    assert [found[:3] for found in hand(game)] == ["105", "lef", "rig"]


def test_it_is_no_failure_for_any_reaction():
    """A card that answers failures stays silent when the failure is turned, and answers when it stands."""
    game = gorge(hand=["left", "right"], satchel=["041"], deck=["blank", "blank#2", "blank#3"])
    finish(act(game, "dig", "reveal", "keep-none", "turn-failure/196"))
    assert hand(game) == []

    game = gorge(hand=["left", "right"], satchel=["041"], deck=["blank", "blank#2", "blank#3"])
    finish(act(game, "dig", "reveal", "keep-none", "decline/196"))
    assert any(found.startswith("108") for found in hand(game))


def test_elsewhere_a_failure_stands():
    """The gorge serves those on the Terrain it is attached to."""
    game = gorge(hand=["left", "right"], deck=["blank", "blank#2", "blank#3"])
    game.figures[seat_of(0)] = card(game, "013")
    game.advance()

    act(game, "dig", "reveal", "keep-none")

    assert "turn-failure/196" not in offered(game)


def test_its_own_action():
    """Listening well banishes it, listening badly makes paranoid."""
    game = gorge(deck=["two-stars", "star", "blank", "blank#2", "blank#3"])
    finish(act(game, "listen"))
    assert zone(game, "196") == tabletop.BANISHED

    game = gorge(deck=9)
    finish(act(game, "listen"))
    assert zone(game, "196") == tabletop.BOARD
    assert hand(game)[0].startswith("100")
