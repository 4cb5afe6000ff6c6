"""K-L-06, The watch answers: the community carries its fallen home."""

import pytest

from enduring import (
    act,
    card,
    choose,
    farlamp_table,
    finish,
    hand,
    life,
    names,
    offered,
    play,
    purse,
    terrain,
)
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.story import BeginScenario
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import book_of

WALL = """
- {page: ebb-1, booklet: ebb, tremor: 0}
- number: 10
  uid: wall
  back: green
  kind: terrain
  actions:
    - dig: {success: "each involved suffers 9 damage, then the active explorer gains 1 life"}
    - climb: {success: suffer 9 damage}
"""


def wall(defense=10, influence=2, **settings):
    given = {"players": 3, "at": "wall", "where": {2: "field"}, "board": {(1, 0): "field"}, **settings}
    game = farlamp_table(WALL, only=["k-l-06"], **given)
    filing.put_back(game, card(game, "sleepless"))  # the table was laid before there was any Defense
    game.registers[zones.SCORES + zones.DEFENSE] = defense
    game.registers[zones.SCORES + zones.INFLUENCE] = influence
    return game


def banished(game):
    return len(game.zones[tabletop.BANISHED])


def test_the_players_may_pay_for_the_watch():
    """Influence -2: three cards are drawn, none is banished, and at the end of the action the character is back."""
    game = wall(influence=3, life=[20, 9, 9])

    act(game, "dig", "reveal", joined=[1])
    assert game.pending().seat(game) == -1
    assert [option.split("/")[0] for option in offered(game)] == ["do", "decline"]
    choose(game, "do")

    assert zones.score(game, zones.INFLUENCE) == 1
    assert banished(game) == 0
    assert len(hand(game, 1)) == 3
    assert life(game, 1) == 5
    assert terrain(game, 1) == "wall"
    assert life(game) == 12  # what was left of the action came first


def test_declined_it_is_as_ever():
    """A card is banished, and the watch can still be called later."""
    game = wall(life=[20, 9, 1])

    act(game, "dig", "reveal", joined=[1])
    choose(game, "decline", "banish")
    assert life(game, 1) == 0
    play(game, "lose 9 life", you=2)

    assert [option.split("/")[0] for option in offered(game)] == ["do", "decline"]


def test_without_influence_nothing_is_offered():
    """What cannot be paid cannot be chosen."""
    game = wall(influence=1)

    play(game, "lose 99 life", "banish", you=1)

    assert life(game, 1) == 0


def test_a_weak_community_sends_nobody():
    """Below 10 Defense there is no watch."""
    game = wall(defense=9)

    play(game, "lose 99 life", "banish", you=1)

    assert zones.score(game, zones.INFLUENCE) == 2


def test_a_strong_one_asks_no_price():
    """With Defense 20 or more it is free."""
    game = wall(defense=20, influence=0)

    play(game, "lose 99 life", "do", you=1)
    finish(game, "appear-on/s2/wall")

    assert zones.score(game, zones.INFLUENCE) == 0
    assert life(game, 1) == 6
    assert banished(game) == 0


@pytest.mark.parametrize(("defense", "points"), [(10, 5), (11, 5), (12, 6), (19, 6)])
def test_half_of_defense_but_six_at_most(defense, points):
    """Rounded down."""
    game = wall(defense=defense)

    play(game, "lose 99 life", "do", you=1)
    finish(game)

    assert life(game, 1) == points


def test_in_survival_it_is_always_two():
    """Whatever the Defense."""
    game = wall(defense=19, mode=zones.SURVIVAL)

    play(game, "lose 99 life", "do", you=1)
    finish(game)

    assert life(game, 1) == 2


def test_once_in_a_scenario():
    """The second fall finds no watch; the next scenario does."""
    game = wall(influence=9)
    play(game, "lose 99 life", "do", you=1)
    finish(game)

    play(game, "lose 99 life", "banish", you=1)
    assert zones.score(game, zones.INFLUENCE) == 7
    game.next(BeginScenario(card(game, "ebb-1")))
    game.advance()
    play(game, "lose 99 life", you=2)

    assert [option.split("/")[0] for option in offered(game)] == ["do", "decline"]


def test_defeat_comes_first():
    """When the last one falls nobody is asked."""
    game = wall(players=1, where={}, board={}, defense=20)

    play(game, "lose 99 life")

    assert game.ending == "lost:unconscious"


def test_who_was_active_comes_back_where_the_players_choose():
    """There is no active player to come back to."""
    game = wall(life=[3, 9, 9])

    act(game, "climb", "reveal", "do")
    assert offered(game) == ["appear-on/s1/wall", "appear-on/s1/field"]
    choose(game, "appear-on/s1/field")

    assert terrain(game) == "field"
    assert life(game) == 5


def test_others_come_back_to_the_active_player():
    """Wherever that is at the end of the action."""
    game = wall(life=[20, 3, 9])

    act(game, "dig", "reveal", "do", joined=[1])

    assert terrain(game, 1) == terrain(game) == "wall"


@pytest.mark.parametrize(("defense", "sleepless"), [(0, 1), (1, 0)])
def test_an_undefended_community_does_not_sleep(defense, sleepless):
    """At Defense 0 one random character begins the scenario with 449 and keeps it."""
    game = wall(defense=defense)

    game.next(BeginScenario(card(game, "ebb-1")))
    game.advance()

    held = [name for seat in range(3) for name in purse(game, seat)]
    assert held == ["sleepless"] * sleepless
    assert names(game, game.zones[zones.BOOKLET]) == ["ebb-1"]
    assert book_of(game).cards[card(game, "sleepless")].kept


def test_chance_picks_the_sleepless():
    """Different seeds, different people."""
    found = set()
    for seed in range(12):
        game = wall(defense=0, seed=seed)
        game.next(BeginScenario(card(game, "ebb-1")))
        game.advance()
        found.update(seat for seat in range(3) if purse(game, seat))

    assert found == {0, 1, 2}
