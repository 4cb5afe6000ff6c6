"""K-C-13, Reed Coracle and the Heron Isle: a banner leads to a place that nothing else calls."""

from functools import partial

from fogbound.rules.common import tabletop
from playing import act, at_cell, choose, corpus_table, finish, inventory, offered, terrain, zone
from rulebook import rule

shore = partial(corpus_table, only=("13",), at="140")
STARS = ["star", "star#2", "blank", "blank#2", "blank#3"]
CORACLE = [(["reed-coracle"], 3)]


def sail(game, *choices, joined=()):
    """Sail without further effects and with no additional card."""
    return act(game, "sail", *choices, joined=joined)


def test_the_skill_becomes_a_boat():
    """Crafted where bamboo and vine grow it costs 7 - 3 - 2 cards and is an item with three pips."""
    grove = "- {number: 10, back: green, kind: terrain, area: I, resources: [bamboo, vine]}"
    game = corpus_table(grove, only=("13",), at="010", hand=["reed-coracle"], deck=10)

    act(game, "craft", "use-resource/reed-coracle/0", "use-resource/reed-coracle/1")
    assert len(game.frames[-1].drawn) == 2
    choose(game, "reveal", "keep-none", "new-item")

    assert inventory(game) == CORACLE


@rule("C-EX-07", "C-NUM-10", "C-NUM-11")
def test_with_the_oar_the_isle_can_be_chosen():
    """The coracle was used, so 151 and 158 are both open; the isle names the shore on its back."""
    game = shore(items=CORACLE, deck=STARS)

    sail(game, "use-item/reed-coracle", "apply/reed-coracle", "draw", "draw", "reveal", "keep-none")
    assert offered(game) == ["number/151", "number/158"]
    choose(game, "number/158")

    assert at_cell(game, 0, 1) == "158"
    assert terrain(game) == "158"
    assert inventory(game) == [(["reed-coracle"], 2)]


@rule("C-NUM-12")
def test_the_mud_bank_may_be_chosen_all_the_same():
    """Using a banner is optional, even when the pip has been paid."""
    game = shore(items=CORACLE, deck=STARS)

    sail(game, "use-item/reed-coracle", "done", "reveal", "keep-none", "number/151")

    assert [at_cell(game, 0, 1), terrain(game)] == ["151", "151"]


@rule("C-NUM-11")
def test_without_the_oar_there_is_only_the_mud_bank():
    """A coracle that was not used in this action adds nothing, and nobody is asked."""
    game = shore(items=CORACLE, deck=STARS)

    sail(game, "done", "reveal", "keep-none")

    assert at_cell(game, 0, 1) == "151"
    assert inventory(game) == CORACLE


@rule("C-NUM-11", "C-RUL-16", "C-RUL-75")
def test_the_coracle_of_a_helper_is_enough():
    """Any involved explorer's oar serves; the active one chooses and all involved go there."""
    game = shore(explorers=3, items_of={1: CORACLE}, deck=STARS)

    sail(game, "use-item/reed-coracle", "done", "trade/0", "reveal", "keep-none", joined=[1])
    assert game.pending().seat(game) == 0
    choose(game, "number/158")

    assert [terrain(game, seat) for seat in range(3)] == ["158", "158", "140"]


@rule("C-RUL-82")
def test_a_coracle_on_its_last_pip_still_counts():
    """It is gone from the Discard step on, its banner holds to the end of the action."""
    game = shore(items=[(["reed-coracle"], 1)], deck=STARS)

    sail(game, "use-item/reed-coracle", "done", "reveal", "keep-none")
    assert inventory(game) == []
    choose(game, "number/158")

    assert terrain(game) == "158"


def test_a_failure_leads_nowhere():
    """No failure section: nothing is laid and nobody moves."""
    game = shore(items=CORACLE, deck=10)

    finish(sail(game))

    assert [at_cell(game, 0, 1), terrain(game)] == ["", "140"]


def test_sailing_again_leads_to_the_terrain_that_lies_there():
    """A space that holds a Terrain gets no second one; the figures go to it."""
    game = shore(board={(0, 1): "151"}, items=CORACLE, deck=STARS)

    finish(sail(game, "use-item/reed-coracle"))

    assert terrain(game) == "151"
    assert zone(game, "158") == tabletop.ADVENTURE_DECK
