"""The five explorers: what each character can do, and every one of their own Skills in play."""

from functools import partial

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent import sight
from fogbound.rules.continent.limits import hand_limit
from playing import (
    act,
    card,
    choose,
    finish,
    hand,
    inventory,
    news,
    offered,
    pile,
    pile_size,
    play,
)
from rulebook import rule
from venturing import cards_shown, clearing, fire_at, succeeded

BLANKS = [f"blank#{copy}" for copy in range(2, 14)]
SEVENS = ["star", "seven", "blank", *BLANKS]
STAR = ["star", "blank", *BLANKS]
PILE = ["left", "left#2", "right", "right#2", "seven"]
FOG = ["mist", *(f"mist#{copy}" for copy in range(2, 7))]


# -- what a Skill in hand does to an action --------------------------------------------------------


@pytest.mark.parametrize(
    ("person", "skill", "action", "cards"),
    [
        ("surveyor", "measured-mile", "study", 2),
        ("bridge-maker", "forty-knots", "climb", 2),
        ("bridge-maker", "whole-village", "dig", 2),
        ("charcoal-burner", "slow-fire", "make-fire", 1),
    ],
)
def test_skills_that_save_cards(person, skill, action, cards):
    """With the Skill applied, an action that costs three cards costs fewer; the Skill stays in hand."""
    game = clearing(person, hand=[skill], deck=STAR, pile=[])

    finish(act(game, action), f"apply/{skill}/1")

    assert cards_shown(game) == cards
    assert hand(game) == [skill]


@pytest.mark.parametrize(
    ("person", "skill", "action"),
    [
        ("surveyor", "plumb-line", "climb"),
        ("charcoal-burner", "slow-fire", "gather"),
        ("charcoal-burner", "nine-nights-awake", "hide"),
        ("diver", "held-breath", "search"),
        ("interpreter", "fifth-language", "study"),
        ("interpreter", "polite-silence", "hunt"),
    ],
)
def test_skills_that_add_stars(person, skill, action):
    """One star among the cards is too few for two; with the Skill the action succeeds."""
    without = finish(act(clearing(person, deck=STAR, pile=[]), action))
    helped = finish(act(clearing(person, hand=[skill], deck=STAR, pile=[]), action), f"apply/{skill}")

    assert (succeeded(without), succeeded(helped)) == (False, True)


@pytest.mark.parametrize(
    ("person", "skill", "action"),
    [
        ("surveyor", "triangulation", "search"),
        ("diver", "undertow", "fight"),
        ("interpreter", "between-the-lines", "study"),
    ],
)
def test_skills_that_read_the_sevens(person, skill, action):
    """A star and a seven are two successes with the Skill, and one without."""
    without = finish(act(clearing(person, deck=SEVENS, pile=[]), action))
    helped = finish(act(clearing(person, hand=[skill], deck=SEVENS, pile=[]), action), f"apply/{skill}")

    assert (succeeded(without), succeeded(helped)) == (False, True)


# -- the surveyor ----------------------------------------------------------------------------------


def test_the_surveyor_looks_into_the_fog():
    """Her own study action shows her, and nobody else, the card behind an arrow."""
    game = clearing("surveyor", "diver", deck=STAR, pile=[])
    act(game, "study", "apply/surveyor", "reveal", "keep-none", on="surveyor")

    assert offered(game) == ["leave-fog", "change-fog"]
    (behind,) = [found for found in map(partial(card, game), FOG) if game.where[found] == tabletop.FOGGY]
    assert [sight.sees(game, seat, behind) for seat in (0, 1)] == [True, False]


def test_back_sight_orders_what_is_drawn():
    """She sees the top three cards before the draw; the first she names is drawn first."""
    game = clearing("surveyor", hand=["back-sight"], deck=["blank", "seven", "star", *BLANKS], pile=[])

    act(game, "dig", "apply/back-sight")

    assert offered(game) == ["on-top/blank", "on-top/seven", "on-top/star"]
    assert sight.sees(game, 0, card(game, "star"))
    assert pile(game) == ["back-sight"]


def test_the_plane_table_helps_on_a_height():
    """Made of wood and pelt; on a height pathfinding costs one card less and gains a star."""
    game = clearing("surveyor", hand=["plane-table"], deck=STAR, pile=[])
    finish(act(game, "craft", on="plane-table"), "use-resource")
    assert inventory(game) == [(["plane-table"], 4)]
    assert cards_shown(game) == 5 - 2 - 1  # wood saves two cards, pelt one

    game = clearing("surveyor", items=[(["plane-table"], 4)], deck=STAR, pile=[])
    finish(act(game, "pathfind", "use-item"), "apply")

    assert cards_shown(game) == 3 - 1 - 1  # her own saving, and the table's
    assert succeeded(game)
    assert inventory(game) == [(["plane-table"], 3)]


# -- the bridge-maker ------------------------------------------------------------------------------


def test_the_bridge_maker_mends():
    """Her own craft action gives an item of anybody beside her two pips."""
    game = clearing("bridge-maker", "diver", items_of={1: [(["torch"], 1)]}, deck=STAR, pile=[])

    finish(act(game, "craft", on="bridge-maker"), "apply")

    assert inventory(game, 1) == [(["torch"], 3)]


def test_the_whole_village_lifts():
    """Discarded, it gives a star for everybody else who takes part."""
    game = clearing("bridge-maker", "diver", hand=["whole-village"], deck=STAR, pile=[])

    finish(act(game, "gather", joined=[1]), "apply/whole-village")

    assert succeeded(game)
    assert "whole-village" in pile(game)


@rule("C-COMB-04")
def test_the_cable_and_the_ladder_are_one_item():
    """Both are rope: their durabilities add up to 6 at most, and the ladder makes the cable pull harder."""
    game = clearing("bridge-maker", hand=["hanging-ladder"], items=[(["grass-cable"], 3)], deck=STAR, pile=[])

    finish(act(game, "craft", on="hanging-ladder"), "use-resource", "combine")
    assert inventory(game) == [(["grass-cable", "hanging-ladder"], 6)]

    game = clearing("bridge-maker", items=[(["grass-cable", "hanging-ladder"], 6)], deck=STAR, pile=[])
    finish(act(game, "climb", "use-item"), "apply/hanging-ladder/1", "apply/grass-cable/2")

    assert cards_shown(game) == 3 - 2
    assert succeeded(game)


def test_the_spare_strand_holds():
    """Between actions it is discarded and an item is two pips better."""
    game = clearing("bridge-maker", hand=["spare-strand"], items=[(["torch"], 1)], deck=STAR, pile=[])

    finish(choose(game, "free-use/s1/spare-strand"))

    assert inventory(game) == [(["torch"], 3)]
    assert pile(game) == ["spare-strand"]


# -- the charcoal-burner ---------------------------------------------------------------------------


def test_the_charcoal_burner_keeps_everybody_warm():
    """Beside a fire a loss of vital force takes one card less, from him and from others."""
    game = fire_at(clearing("charcoal-burner", "diver", deck=STAR, pile=[]))
    play(game, "every explorer suffers vital loss")
    assert pile_size(game) == 0

    game = clearing("charcoal-burner", "diver", deck=STAR, pile=[])
    play(game, "every explorer suffers vital loss")
    assert pile_size(game) == 2


def test_banked_embers_give_back():
    """After a rest that succeeded it is discarded, and three cards of the pile are in the deck again."""
    game = clearing("charcoal-burner", hand=["banked-embers"], deck=["two-stars", *STAR], pile=PILE)

    finish(act(game, "rest"), "apply/banked-embers")

    assert succeeded(game)
    assert pile_size(game) == len(PILE) + 3 + 1 - 3


def test_birch_tea_comforts():
    """Who has just taken a State drinks, and gets two cards back."""
    game = clearing("charcoal-burner", items=[(["birch-tea"], 2)], deck=5, pile=6)

    choose(play(game, "take 103"), "use/birch-tea")

    assert inventory(game) == [(["birch-tea"], 1)]
    assert pile_size(game) == 6 - 2


def test_the_tar_pot_closes_wounds():
    """Two pips instead of an injury."""
    game = clearing("charcoal-burner", items=[(["tar-pot"], 3)], deck=5, pile=0)

    choose(play(game, "take 104"), "prevent/tar-pot")

    assert inventory(game) == [(["tar-pot"], 1)]
    assert hand(game) == []


# -- the diver -------------------------------------------------------------------------------------


def test_the_diver_learns_from_failing():
    """When her action has failed she may lose a card and keep one more of those she drew."""
    game = clearing("diver", deck=["torch", "sling", "blank", *BLANKS], pile=[])

    act(game, "dig", "reveal", "keep/s1/torch", "use/diver", "put-in-hand/sling")

    assert hand(game) == ["sling", "torch"]
    assert pile_size(game) == 3 - 2 + 1


def test_one_more_wave():
    """Two revealed blanks go, two new cards come, and the action succeeds after all."""
    deck = ["blank", "blank#2", "blank#3", "star", "star#2", *BLANKS[4:]]
    game = clearing("diver", hand=["one-more-wave"], deck=deck, pile=[])

    act(game, "dig", "reveal", "apply/one-more-wave", "redraw/blank", "redraw/blank#2")
    finish(game)

    assert succeeded(game)
    assert "one-more-wave" in pile(game)


def test_never_empty_handed():
    """A failure at fishing counts as a success for this Skill and one more card."""
    game = clearing("diver", hand=["never-empty-handed"], deck=STAR, pile=[])

    finish(act(game, "fish"), "turn-failure")

    assert news(game, "failure-turned")
    assert "never-empty-handed" in pile(game)
    assert pile_size(game) == 3 + 1 + 1


def test_the_long_spear_on_a_rope_catches_fish():
    """With a rope in the same item, fishing gains two stars."""
    game = clearing("diver", items=[(["long-spear", "bark-rope"], 5)], deck=BLANKS, pile=[])

    finish(act(game, "fish", "use-item"), "apply")

    assert succeeded(game)


# -- the interpreter -------------------------------------------------------------------------------


def test_the_interpreter_lets_two_people_learn():
    """Of what was revealed he keeps one Skill, and somebody who took part another."""
    game = clearing("interpreter", "diver", deck=["torch", "sling", "blank", *BLANKS], pile=[])

    act(game, "dig", "trade/0", "reveal", "keep/s1/torch", "keep/s2/sling", joined=[1])
    finish(game)

    assert "torch" in hand(game, 0)
    assert hand(game, 1) == ["sling"]


def test_passing_it_on():
    """It is discarded, and somebody beside him takes a Skill of their choice from the pile."""
    game = clearing("interpreter", "diver", hand=["passing-it-on"], deck=STAR, pile=["sling", "torch"])

    choose(game, "free-use/s1/passing-it-on", "choose/s2", "put-in-hand/torch")

    assert pile(game) == ["passing-it-on", "sling"]
    assert hand(game, 1) == ["torch"]


def test_the_saz_opens_mouths_and_nights():
    """Talking costs two cards less, and his own saving takes the third; after camp, a pip gives two cards back."""
    game = clearing("interpreter", items=[(["three-string-saz"], 4)], deck=STAR, pile=PILE)

    finish(act(game, "talk", "use-item"), "apply")
    assert cards_shown(game) == 0
    assert inventory(game) == [(["three-string-saz"], 3)]

    choose(game, "camp", "use/three-string-saz")
    assert inventory(game) == [(["three-string-saz"], 2)]
    assert pile_size(game) == len(PILE) - 2


def test_alone_the_interpreter_remembers_more():
    """Without anybody to tell it to, he holds one Skill more."""
    assert hand_limit(clearing("interpreter"), 0) == hand_limit(clearing("diver"), 0) + 1
