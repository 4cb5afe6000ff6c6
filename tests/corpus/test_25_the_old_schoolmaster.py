"""K-C-25, The Old Schoolmaster: a second Skill may be kept, and a companion can die."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, choose, corpus_table, deck_size, finish, hand, news, offered, past, play, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 3}
"""
school = partial(corpus_table, CARDS, only=("25",), at="012")
DECK = ["star", "left", "ann-own", "blank", "blank#2"]


@rule("C-SKILL-01", "C-SKILL-02")
def test_a_second_skill_goes_to_another_involved_explorer():
    """The active player keeps one, then a second one for somebody else than the first."""
    game = school(explorers=3, hands={1: ["091"]}, deck=DECK)

    act(game, "dig", "trade/0", "reveal", "keep/s1/star", joined=[1, 2])
    assert offered(game) == ["keep/s2/left", "keep/s3/left", "keep-none"]
    assert game.pending().seat(game) == 0
    choose(game, "keep/s3/left")
    finish(game)

    assert hand(game, 0) == ["star"]
    assert hand(game, 2) == ["left"]


@rule("C-SKILL-04")
def test_own_skills_still_go_to_their_owner_alone():
    """The first Skill went to somebody else, so the own Skill may still be kept by its character."""
    game = school(explorers=2, hands={1: ["091"]}, deck=DECK)

    act(game, "dig", "trade/0", "reveal", "keep/s2/left", joined=[1])

    assert offered(game) == ["keep/s1/star", "keep/s1/ann-own", "keep-none"]


@rule("C-SKILL-01")
def test_it_needs_its_owner_and_a_second_explorer():
    """If the owner is not involved, or nobody else is, one Skill is all."""
    game = school(explorers=2, hands={1: ["091"]}, deck=DECK)
    finish(act(game, "dig", "reveal", "keep/s1/star"))
    assert hand(game) == ["star"]

    game = school(hand=["091"], deck=DECK)
    finish(act(game, "dig", "reveal", "keep/s1/star"))
    assert hand(game) == ["091", "star"]


def rolled(result, **settings):
    """A game whose owner has just taken a State with a loss and rolled this number."""
    for seed in range(60):
        game = school(hand=["091"], deck=9, seed=seed, **settings)
        play(game, "take 100")
        if [item.n for item in game.news if item.what == "rolled"] == [result]:
            return game
    raise AssertionError(f"no seed rolls a {result}")


def test_on_a_one_he_dies():
    """After the loss and with the State in hand a 1 is rolled: he is banished and 092 taken."""
    game = rolled(1)

    told = [item.what for item in game.news]
    assert told.index("vital-loss") < told.index("state-taken") < told.index("rolled")
    assert deck_size(game) == 8
    assert "091" not in hand(game)
    assert zone(game, "091") == tabletop.BANISHED
    assert zone(game, "092") == zones.SATCHEL


@rule("C-NUM-06")
def test_092_is_taken_only_if_available():
    """Nothing is fetched out of the Past for it."""
    game = rolled(1, past=["092"])

    assert zone(game, "091") == tabletop.BANISHED
    assert past(game) == ["092"]


def test_on_any_other_result_he_lives():
    """A 2 and a 6 do nothing."""
    assert "091" in hand(rolled(2))
    assert "091" in hand(rolled(6))


def test_a_state_without_a_loss_or_of_somebody_else_harms_him_not():
    """No die is rolled."""
    game = school(explorers=2, hand=["091"], deck=9)

    play(game, "take 105")
    play(game, "take 100", you=1)

    assert news(game, "rolled") == []


@rule("C-HAND-04")
def test_discarded_for_the_hand_limit_he_goes_to_the_past():
    """He may be met again."""
    game = school(
        hand=["091", "star", "left", "right", "blank#3"], deck=["blank", "blank#2", "seven", "seven#2"]
    )

    act(game, "dig", "reveal", "keep-none", "discard/091")

    assert past(game) == ["091"]
