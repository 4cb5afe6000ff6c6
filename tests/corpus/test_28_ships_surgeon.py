"""K-C-28, the Ship's Surgeon: a character who eases losses, ignores a State and heals others."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent.life import counts_for_loss
from playing import (
    act,
    card,
    choose,
    corpus_table,
    deck_size,
    finish,
    hand,
    news,
    offered,
    pile_size,
    play,
    zone,
)
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, actions: [heal: {cost: 0, difficulty: 2}, dig: {cost: 2}]}
- {number: 11, back: green, kind: terrain, area: I}
"""
surgeon = partial(
    corpus_table,
    CARDS,
    only=("04", "28"),
    at="010",
    characters=("surgeon", "bo", "cy"),
    board={(0, 2): "011"},
)


@rule("C-STATE-12")
def test_others_on_the_same_terrain_lose_one_card_less():
    """Bo, with two States, loses two cards instead of three; in an action or not, nobody is asked."""
    game = play(surgeon(hands={1: ["105", "104"]}, deck=20), "suffer vital loss", you=1)
    assert deck_size(game) == 20 - 2


def test_the_loss_is_never_below_nothing():
    """A Character card alone costs nothing beside the surgeon."""
    game = play(surgeon(deck=20), "suffer vital loss", you=1)

    assert deck_size(game) == 20


def test_the_surgeon_helps_neither_themself_nor_those_elsewhere():
    """The own loss is whole, and so is one on another Terrain."""
    own = play(surgeon(deck=20), "suffer vital loss", you=0)
    assert deck_size(own) == 19

    away = surgeon(deck=20)
    away.figures[1] = card(away, "011")
    play(away, "suffer vital loss", you=1)
    assert deck_size(away) == 19


def test_a_fever_in_the_surgeon_s_own_hand_is_ignored():
    """It costs the surgeon no card, but still counts for the loss of vital force."""
    game = surgeon(hands={0: ["107"], 1: ["107#2"]}, deck=20, pile=0)
    finish(act(game, "dig"))
    assert pile_size(game) == 2
    assert counts_for_loss(game, 0) == 2

    together = surgeon(hands={0: ["107"], 1: ["107#2"]}, deck=20, pile=0)
    finish(act(together, "dig", joined=[1]))
    assert pile_size(together) == 3  # Bo's fever is felt


@rule("C-STATE-07")
def test_it_still_counts_by_title_and_can_be_removed():
    """A new fever replaces it, and a text can return it."""
    game = surgeon(hands={0: ["107"]}, deck=20)
    play(game, "take 107")
    assert len(hand(game)) == 1
    play(game, "return a state titled feverish in your hand")
    assert hand(game) == []


@rule("C-RES-09")
def test_healing_is_easier_for_those_who_need_it():
    """One star for each other involved explorer with a State, applied as a whole."""
    game = surgeon(hands={0: ["105"], 1: ["105#2", "104"], 2: ["105#3"]}, deck=20)
    act(game, "heal", on="010", joined=[1, 2])
    finish(game, "apply")
    assert news(game, "succeeded") == ["2"]

    fewer = surgeon(hands={0: ["105"], 1: ["105#2", "104"], 2: ["105#3"]}, deck=20)
    act(fewer, "heal", on="010", joined=[1])
    finish(fewer, "apply")
    assert news(fewer, "failed") == ["1"]


@rule("C-RUL-43")
def test_the_surgeon_heals_whoever_stands_there():
    """The surgeon chooses the explorer, that explorer the State."""
    game = surgeon(
        hands={0: ["105"], 1: ["105#2", "104"], 2: ["105#3"]}, deck=["star", "blank", "blank#2", "blank#3"]
    )
    game.figures[2] = card(game, "011")
    game.advance()
    assert [option for option in offered(game) if option.endswith("/surgeon")] == ["heal/s1/surgeon"]
    act(game, "heal", "reveal", "keep-none", on="surgeon")
    assert offered(game) == ["choose/s1", "choose/s2"]
    choose(game, "choose/s2")
    assert game.pending().seat(game) == 1
    assert sorted(offered(game)) == ["return/104", "return/105#2"]
    choose(game, "return/104")

    assert hand(game, 1) == ["105#2"]
    assert zone(game, "104") == tabletop.ADVENTURE_DECK


def test_a_failed_cure_heals_nobody():
    """Three cards without a star change nothing."""
    game = surgeon(hands={1: ["104"]}, deck=20, pile=0)
    finish(act(game, "heal", on="surgeon"))

    assert pile_size(game) == 3
    assert hand(game, 1) == ["104"]
