"""K-C-23, Grappling Iron: an Advanced Skill whose item does more on a rope."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, choose, corpus_table, finish, inventory, news, offered, pile_size, play, zone
from rulebook import rule
from second_seat import seat_of

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, resources: [stone],
   actions: [climb: {cost: 2, difficulty: 4, lock: true}, dig: {cost: 2, difficulty: 2}]}
- {number: 30, back: green, kind: item, durability: 3, keywords: [rope], uid: line}
"""
iron = partial(corpus_table, CARDS, only=("23",), at="010")
DECK = ["seven", "seven#2", "star", "blank", "blank#2"]
HOOK = ["grappling-iron"]
ROPED = ["line", "grappling-iron"]


@rule("C-SET-09", "C-XP-04", "C-XP-05", "C-RUL-96")
def test_it_is_bought_for_three():
    """It is not in the first Action Deck; three experience cards shuffle it in."""
    poor = iron(satchel=["005", "005#2"])
    assert zone(poor, "grappling-iron") == tabletop.OUT
    play(poor, "may buy one of advanced skills out of the game")
    assert "do" not in offered(poor)

    rich = iron(satchel=["005", "005#2", "005#3"])
    play(rich, "buy one of advanced skills out of the game", "buy/grappling-iron")
    assert zone(rich, "grappling-iron") == zones.ACTION_DECK


@rule("C-RES-04")
def test_its_strip_counts_two_stars():
    """Drawn, it is worth two successes."""
    game = iron(deck=["grappling-iron", "blank", "blank#2"])
    finish(act(game, "dig"))

    assert news(game, "succeeded") == ["2"]


@rule("C-CRAFT-02", "C-CRAFT-04")
def test_stone_and_fire_ease_the_craft():
    """Six cards, two less for stone, two less for fire."""
    game = iron(hand=HOOK, deck=10, pile=0)
    game.figures[seat_of(4)] = game.figures[seat_of(0)]
    act(game, "craft", "use-resource", "use-resource")
    finish(game, "new-item")

    assert pile_size(game) == 2
    assert inventory(game) == [(HOOK, 3)]


@rule("C-RES-08")
def test_alone_every_seven_is_a_star_once():
    """The lock holds, and one effect is all there is."""
    game = iron(items=[(HOOK, 3)], deck=DECK)
    act(game, "climb", "use-item")
    assert [option.split("/")[0] for option in offered(game)] == [
        "apply",
        "done",
    ]  # no lock to lift, no card to draw
    choose(game, "apply")

    assert news(game, "failed") == ["2"]


@rule("C-RES-08", "C-RUL-35")
def test_on_a_rope_it_doubles_and_lifts_the_lock():
    """Two sevens count twice, and further cards may be drawn after all."""
    game = iron(items=[(ROPED, 3)], deck=DECK)
    act(game, "climb", "use-item", "apply")
    assert offered(game) == ["draw", "reveal"]
    choose(game, "draw", "reveal", "apply", "apply")

    assert news(game, "succeeded") == ["5"]


@rule("C-COST-02")
def test_with_the_lock_lifted_the_trade_is_open_too():
    """Two explorers may trade cost for difficulty."""
    game = iron(explorers=2, items=[(ROPED, 3)], deck=DECK)
    act(game, "climb", "use-item", "apply", joined=[1])

    assert offered(game) == ["trade/0", "trade/1", "trade/2"]


@rule("C-RUL-37")
def test_the_lock_may_be_left_alone():
    """Each of the effects is chosen by itself."""
    game = iron(items=[(ROPED, 3)], deck=DECK)
    act(game, "climb", "use-item", "done")

    assert "draw" not in offered(game)
    assert len(offered(game)) == 3  # two times the sevens, or not


def test_a_rope_in_another_item_does_not_count():
    """The keyword has to be in the same column."""
    game = iron(items=[(HOOK, 3), (["line"], 3)], deck=DECK)
    act(game, "climb", "use-item/grappling-iron", "apply")

    assert news(game, "failed") == ["2"]
