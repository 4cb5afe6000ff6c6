"""What can be made: every recipe is made once, and the items do what they say."""

import pytest

from playing import act, choose, finish, hand, inventory, offered, pile, pile_size, play
from rulebook import rule
from venturing import cards_shown, clearing, expedition, fire_at, succeeded

BLANKS = [f"blank#{copy}" for copy in range(2, 14)]
SEVENS = ["star", "seven", "blank", *BLANKS]
STAR = ["star", "blank", *BLANKS]
RECIPES = [card for card in expedition().cards if card.source.craft is not None]


@rule("C-CRAFT-02", "C-CRAFT-04", "C-CRAFT-06")
@pytest.mark.parametrize("made", RECIPES, ids=lambda card: card.uid)
def test_everything_can_be_made(made):
    """With all its resources at hand a recipe costs what they leave, and a new item has its own durability."""
    source = made.source
    game = fire_at(clearing(source.own or "diver", hand=[made.uid], deck=STAR, pile=[]))

    finish(act(game, "craft", on=made.uid), "use-resource")

    _, cost = source.craft.cost
    assert cards_shown(game) == cost["number"] - sum(source.craft.resources.values())
    assert inventory(game) == [([made.uid], source.item.durability)]


@pytest.mark.parametrize(
    ("item", "action", "cards"),
    [
        ("bark-rope", "climb", 1),
        ("mattock", "dig", 1),
        ("flint-knife", "gather", 2),
        ("sling", "hunt", 1),
        ("cudgel", "fight", 2),
        ("eel-basket", "gather", 3),
        ("torch", "search", 2),
        ("tallow-lamp", "study", 2),
        ("windbreak", "rest", 1),
        ("log-raft", "sail", 1),
        ("log-raft", "swim", 1),
        ("bone-flute", "talk", 2),
        ("skin-coat", "swim", 3),
        ("steel-hatchet", "fight", 1),
        ("outrigger", "swim", 1),
    ],
)
def test_what_items_save(item, action, cards):
    """An action that costs three cards costs so many with the item, whoever uses it."""
    game = clearing("bridge-maker", items=[([item], 3)], deck=STAR, pile=[])

    finish(act(game, action), "use-item", "apply")

    assert cards_shown(game) == cards


@pytest.mark.parametrize(
    ("item", "action"),
    [
        ("bark-rope", "swim"),
        ("mattock", "search"),
        ("sling", "fight"),
        ("tallow-lamp", "study"),
        ("long-spear", "hunt"),
    ],
)
def test_items_that_read_the_sevens(item, action):
    """A star and a seven make two."""
    game = clearing("bridge-maker", items=[([item], 3)], deck=SEVENS, pile=[])

    finish(act(game, action), "use-item", "apply")

    assert succeeded(game)
    assert inventory(game) == [([item], 2)]


@rule("C-COMB-04", "C-COMB-06")
@pytest.mark.parametrize(
    ("first", "second", "die"),
    [
        ("bark-rope", "eel-basket", 6),  # both are rope
        ("flint-knife", "mattock", 6),  # both are tools
        ("torch", "tallow-lamp", 5),  # both give light
        ("torch", "cudgel", 1),  # nothing in common
    ],
)
def test_items_combine(first, second, die):
    """What shares a keyword adds its durability, to 6 at most; what does not, only its powers."""
    game = fire_at(
        clearing("diver", hand=[second], items=[([first], 2 if die > 5 else 1)], deck=STAR, pile=[])
    )

    finish(act(game, "craft", on=second), "use-resource", "combine")

    assert inventory(game) == [([first, second], die)]


def test_a_raft_on_a_rope_ignores_the_lock():
    """Sailing here is locked: with the rope in the raft more cards may be drawn, without it not."""
    roped = clearing("diver", items=[(["log-raft", "bark-rope"], 3)], deck=STAR, pile=[])
    finish(act(roped, "sail", "use-item", "apply/log-raft/1"), "apply", "draw")
    loose = clearing("diver", items=[(["log-raft"], 3)], deck=STAR, pile=[])
    finish(act(loose, "sail", "use-item", "apply/log-raft/1"), "apply", "draw")

    assert cards_shown(loose) == 1
    assert cards_shown(roped) > 1


def test_the_bow_drill_lights_a_fire():
    """Its own action needs one star, costs one card less where there is wood, and warms whoever freezes."""
    game = clearing("diver", items=[(["bow-drill"], 3)], hand=["102"], deck=STAR, pile=[])
    assert "rest/s1/102" not in offered(game)

    finish(act(game, "make-fire", on="bow-drill"), "apply")

    assert cards_shown(game) == 3 - 1 + 1  # the wood, and the numb fingers
    assert inventory(game) == [(["bow-drill"], 2)]
    assert "rest/s1/102" in offered(game)


def test_a_poultice_heals_somebody_here():
    """A short rest, a pip, and a State of the one who is treated goes home."""
    game = clearing(
        "diver",
        "surveyor",
        items=[(["poultice"], 2)],
        hands={0: ["103"], 1: ["103#2", "101"]},
        deck=STAR,
        pile=[],
    )

    act(game, "rest", "reveal", "keep-none", "choose/s2", "return/101", on="poultice")

    assert (hand(game, 0), hand(game, 1)) == (["103"], ["103#2"])
    assert inventory(game) == [(["poultice"], 1)]


def test_the_windbreak_keeps_the_frost_off():
    """A pip instead of the State; nothing is lost."""
    game = clearing("diver", items=[(["windbreak"], 3)], deck=STAR, pile=[])

    choose(play(game, "take 102"), "prevent/windbreak")

    assert hand(game) == []
    assert inventory(game) == [(["windbreak"], 2)]
    assert pile_size(game) == 0


def test_the_flute_gives_heart():
    """While somebody has it, being disheartened means nothing: more than one additional card may be drawn."""
    game = clearing("diver", items=[(["bone-flute"], 3)], hand=["106"], deck=STAR, pile=[])
    act(game, "dig", "draw", "draw")

    assert offered(game) == ["draw", "reveal"]


def test_the_flute_makes_a_rest_worth_more():
    """One card of the pile goes back into the deck when the rest has succeeded."""
    game = clearing("diver", items=[(["bone-flute"], 3)], deck=["two-stars", *STAR], pile=["left", "right"])

    finish(act(game, "rest"), "use-item", "apply")

    assert pile_size(game) == 2 + 3 - 1


# -- Skills that are no items ----------------------------------------------------------------------


def test_a_second_look():
    """Up to two of the revealed cards are drawn anew; the Skill stays."""
    deck = ["blank", "blank#2", "blank#3", "star", "star#2", *BLANKS[4:]]
    game = clearing("bridge-maker", hand=["second-look"], deck=deck, pile=[])

    act(game, "search", "reveal", "apply/second-look", "redraw/blank", "redraw/blank#2")
    finish(game)

    assert succeeded(game)
    assert hand(game) == ["second-look"]


def test_a_second_wind():
    """Discarded between actions, it puts two cards back into the deck."""
    game = clearing("bridge-maker", hand=["second-wind"], deck=STAR, pile=["left", "right", "seven"])

    choose(game, "free-use/s1/second-wind")

    assert pile_size(game) == 3 + 1 - 2


def test_the_old_lullaby():
    """A revealed Curse counts as a star for once."""
    game = clearing("bridge-maker", hand=["old-lullaby"], deck=["star", "common-curse", *BLANKS], pile=[])

    finish(act(game, "dig"), "apply/old-lullaby")

    assert succeeded(game)
    assert "old-lullaby" in pile(game)


def test_a_shared_load():
    """It helps as soon as two take part, and not before."""
    alone = clearing("bridge-maker", "diver", hand=["shared-load"], deck=STAR, pile=[])
    finish(act(alone, "dig"), "apply")
    together = clearing("bridge-maker", "diver", hand=["shared-load"], deck=STAR, pile=[])
    finish(act(together, "dig", joined=[1]), "apply")

    assert (succeeded(alone), succeeded(together)) == (False, True)


def test_unbowed():
    """Banished, the Advanced Skill turns any failure into a success."""
    game = clearing("bridge-maker", hand=["unbowed"], deck=STAR, pile=[])

    finish(act(game, "dig"), "turn-failure")

    assert hand(game) == []
    assert "unbowed" not in pile(game)
    assert pile_size(game) == 3 + 2
