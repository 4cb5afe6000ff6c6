"""K-C-45, Cold Ashes: an ordered list of cases, of which only the first that holds is done."""

from functools import partial

from fogbound.core import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, card, corpus_table, finish, hand, past, play, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: III
  arrows: {north: 13}
  actions:
    - pathfind: {cost: 0, success: explore}
- {number: 13, back: green, kind: terrain, area: III}
- {number: 777, back: green, kind: quest item}
- {number: 650, back: green, kind: quest item}
"""
NORTH = {(0, -1): "cold-ashes"}
ashes = partial(corpus_table, CARDS, only=("12", "36", "45"), at="012", board={}, fog=NORTH, deck=9)


def explore(game, *choices, joined=()):
    """Flip the fog card north of the Terrain and let it be resolved."""
    act(game, "pathfind", "reveal", *choices, joined=joined)
    return finish(game)


def states(game, seat=0):
    return [found[:3] for found in hand(game, seat)]


def test_a_banished_210_brings_250():
    """Only this is done, although all the other lines would hold as well."""
    game = ashes(past=["hare"], satchel=["184"])
    game.figures[zones.FIRES] = card(game, "012")
    play(game, "banish 210")

    explore(game)

    assert zone(game, "250") == zones.SATCHEL
    assert "hare" in past(game)
    assert game.figures[zones.FIRES] == card(game, "012")


@rule("C-INFO-07", "C-NUM-06")
def test_a_card_banished_unseen_counts_and_250_only_if_available():
    """The list ends at the first line that holds, even when it can do nothing; the Past stays as it is."""
    game = ashes(past=["250", "hare"])
    play(game, "banish 210")

    explore(game)

    assert zone(game, "250") == zone(game, "hare") == tabletop.PAST
    assert states(game) == []


def test_exactly_one_green_066_of_the_past_returns():
    """At random; a gold one is not meant, and the rest of the Past stays."""
    returned = set()
    for seed in range(10):
        game = ashes(past=["hare", "deer", "bare-salt-lick", "250"], seed=seed)
        explore(game)
        back = {"hare", "deer", "bare-salt-lick", "250"} - set(past(game))
        assert len(back) == 1
        returned |= back
    assert returned == {"hare", "deer"}


def test_a_fire_goes_back_to_its_owner():
    """Wherever on the Board it stands."""
    game = ashes(explorers=2)
    game.figures[zones.FIRES + 1] = card(game, "012")

    explore(game)

    assert game.figures[zones.FIRES + 1] == NONE
    assert states(game) == []


def test_the_quest_item_or_easy_mode_means_nothing_happens():
    """Either is enough."""
    game = explore(ashes(satchel=["184"]))
    assert states(game) == []

    game = explore(ashes(mode=zones.EASY))
    assert states(game) == []


def test_otherwise_the_active_explorer_is_dazed():
    """In normal mode one State, for the active explorer alone."""
    game = explore(ashes(explorers=2), joined=[1])

    assert states(game, 0) == ["108"]
    assert states(game, 1) == []


def test_in_extreme_mode_each_involved_explorer_is_dazed():
    """Not those who stay out."""
    game = explore(ashes(explorers=3, mode=zones.EXTREME), joined=[1])

    assert [states(game, seat) for seat in range(3)] == [["108"], ["108"], []]


@rule("C-EXPL-03", "C-REV-08")
def test_it_is_discarded_and_its_space_opens():
    """The card of the arrow's numbox lies there afterwards."""
    game = explore(ashes(satchel=["184"]))

    assert zone(game, "cold-ashes") == tabletop.PAST
    assert zone(game, "013") == tabletop.BOARD
