"""K-C-30, Jackals at Dusk: computed cost and difficulty, and a failure that differs by explorer."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.cost import final_cost
from fogbound.rules.continent.frames import current
from fogbound.rules.continent.result import difficulty
from playing import (
    act,
    at_cell,
    card,
    choose,
    corpus_table,
    finish,
    hand,
    inventory,
    news,
    offered,
    past,
    zone,
)
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: II, arrows: {east: 11},
   actions: [pathfind: {cost: 0, success: explore}]}
- {number: 11, back: green, kind: terrain, area: II}
- {number: 12, back: green, kind: terrain, area: II}
- {number: 30, back: green, kind: item, durability: 4, copies: 4}
- {number: 90, back: green, kind: bonus, companion: true, keywords: [dog], uid: hound}
- {number: 91, back: green, kind: bonus, companion: true, keywords: [beast], uid: goat}
"""
jackals = partial(
    corpus_table,
    CARDS,
    only=("30",),
    at="010",
    board={(0, 2): "012"},
    fog={(1, 0): "jackals-at-dusk"},
    deck=20,
)


def meet(game, *joined):
    """Walk into them; the mandatory fight has begun."""
    return act(game, "pathfind", "reveal", joined=joined)


def terms(game):
    """Cost and difficulty of the fight in progress."""
    frame = current(game)
    return final_cost(game, frame), difficulty(game, frame)


def test_alone_in_the_game_it_is_three_and_two():
    """The lone explorer's own numbers."""
    assert terms(meet(jackals())) == (3, 2)


@rule("C-LEG-08")
def test_the_cost_grows_with_those_involved_the_difficulty_with_those_elsewhere():
    """Two plus the involved; one plus everybody who does not stand there."""
    alone_of_two = meet(jackals(explorers=2))
    assert terms(alone_of_two) == (3, 1)

    together = meet(jackals(explorers=2), 1)
    assert terms(choose(together, "trade/0")) == (4, 1)

    parted = jackals(explorers=3)
    parted.figures[2] = card(parted, "012")
    assert terms(choose(meet(parted, 1), "trade/0")) == (4, 2)


def test_a_dog_eases_the_fight():
    """Any involved explorer's companion will do, if it is a dog."""
    assert terms(meet(jackals(hand=["hound"]))) == (3, 1)
    assert terms(meet(jackals(hand=["goat"]))) == (3, 2)
    helped = choose(meet(jackals(explorers=2, hands={1: ["hound"]}), 1), "trade/0")
    assert terms(helped) == (4, 0)
    assert terms(meet(jackals(explorers=2, hands={1: ["hound"]}))) == (3, 1)


@rule("C-RUL-49", "C-EXPL-03")
def test_won_it_brings_a_prize_and_the_space_opens():
    """Card 067 is taken, the jackals are in the Past, the Terrain of the arrow lies there."""
    game = finish(meet(jackals(deck=["star", "star#2", "blank", "blank#2"])))

    assert zone(game, "067") == zones.SATCHEL
    assert past(game) == ["jackals-at-dusk"]
    assert at_cell(game, 1, 0) == "011"


@rule("C-RUL-49")
def test_until_the_fight_is_over_the_space_stays_closed():
    """They lie in resolution while they are fought."""
    game = meet(jackals())

    assert zone(game, "jackals-at-dusk") == tabletop.RESOLVING
    assert zone(game, "011") == tabletop.ADVENTURE_DECK


@rule("C-RUL-76", "C-WEAR-01")
def test_lost_each_explorer_fares_by_what_they_carry():
    """With fewer than two items sprained; with two or more, two pips off the own items alone."""
    game = jackals(explorers=2, items_of={0: [(["030"], 4)], 1: [(["030#2"], 4), (["030#3"], 3)]})
    choose(meet(game, 1), "trade/0")
    while not offered(game)[0].startswith("wear"):
        choose(game, "reveal" if "reveal" in offered(game) else "keep-none")

    assert [name.split("#")[0] for name in hand(game, 0)] == [
        "105"
    ]  # the active explorer has been served first
    assert offered(game) == ["wear/s2/030#2", "wear/s2/030#3"]
    assert game.pending().seat(game) == 1
    choose(game, "wear/s2/030#2", "wear/s2/030#3")
    finish(game)

    assert inventory(game, 0) == [(["030"], 4)]
    assert inventory(game, 1) == [(["030#2"], 3), (["030#3"], 2)]
    assert hand(game, 1) == []
    assert at_cell(game, 1, 0) == "011"


def test_there_are_two_packs_of_them():
    """Two copies roam the area."""
    game = jackals()

    assert {zone(game, "jackals-at-dusk"), zone(game, "jackals-at-dusk#2")} <= {
        tabletop.FOGGY,
        tabletop.PILES + 1,
    }
    assert news(game, "taken") == []
