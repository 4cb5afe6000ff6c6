"""K-C-02, Splice and Whip: a common Skill that helps in hand and becomes a rope."""

from functools import partial

from playing import act, choose, corpus_table, finish, hand, inventory, news, offered, pile_size
from rulebook import rule
from second_seat import seat_of

CARDS = """
- {number: 10, back: green, kind: terrain, area: I, resources: [vine],
   actions: [climb: {cost: 4, difficulty: 1}, descend: {cost: 1, difficulty: 1},
             swim: {cost: 3, difficulty: 2}]}
- {number: 11, back: green, kind: terrain, area: I, resources: [bamboo, bone]}
- {number: 12, back: green, kind: terrain, area: I, resources: [stone]}
"""
rope = partial(corpus_table, CARDS, only=("02",))
ITEM = [(["splice-and-whip"], 4)]


@rule("C-RUL-38", "C-COST-04")
def test_in_hand_it_saves_a_card_once_and_is_not_spent():
    """One card less in a climb, offered once, and the Skill is still in hand."""
    game = rope(at="010", hand=["splice-and-whip"], deck=10, pile=0)
    act(game, "climb")
    assert [option.split("/")[0] for option in offered(game)] == ["apply", "done"]

    choose(game, "apply")  # and nothing of it is left to apply
    finish(game)

    assert pile_size(game) == 4 - 1
    assert hand(game) == ["splice-and-whip"]


@rule("C-CARD-16")
def test_in_hand_it_serves_no_other_action():
    """A swim gets nothing from it."""
    game = rope(at="010", hand=["splice-and-whip"], deck=10)
    act(game, "swim")

    assert offered(game) == ["draw", "reveal"]


@rule("C-RES-04", "C-RES-05")
def test_its_strip_counts_a_star_and_a_left_half():
    """Drawn with a right half it is worth two successes."""
    game = rope(at="010", deck=["splice-and-whip", "right", "blank"], pile=0)
    finish(act(game, "swim"))

    assert news(game, "succeeded") == ["2"]


@rule("C-CRAFT-02", "C-RUL-89")
def test_each_resource_on_the_terrain_saves_its_cards_if_wanted():
    """Vine saves two cards, or none when it is not applied."""
    wanted = rope(at="010", hand=["splice-and-whip"], deck=10, pile=0)
    act(wanted, "craft")
    assert offered(wanted) == ["use-resource/splice-and-whip/0", "done"]
    finish(choose(wanted, "use-resource"), "new-item")
    assert pile_size(wanted) == 6 - 2

    declined = rope(at="010", hand=["splice-and-whip"], deck=10, pile=0)
    finish(act(declined, "craft"), "new-item")
    assert pile_size(declined) == 6


@rule("C-CRAFT-02")
def test_bamboo_or_bone_saves_two_once():
    """Both together still give two."""
    game = rope(at="011", hand=["splice-and-whip"], deck=10, pile=0)
    act(game, "craft", "use-resource")
    finish(game, "new-item")

    assert pile_size(game) == 6 - 2


@rule("C-CRAFT-03", "C-CRAFT-04")
def test_a_fire_saves_one_and_nothing_forbids_crafting_without():
    """On bare rock it costs six cards; with a fire figure there, five."""
    bare = rope(at="012", hand=["splice-and-whip"], deck=10, pile=0)
    finish(act(bare, "craft"), "new-item")
    assert pile_size(bare) == 6

    lit = rope(at="012", hand=["splice-and-whip"], deck=10, pile=0)
    lit.figures[seat_of(4)] = lit.figures[seat_of(0)]
    act(lit, "craft", "use-resource")
    finish(lit, "new-item")
    assert pile_size(lit) == 5


@rule("C-CRAFT-01", "C-CRAFT-08")
def test_crafted_it_is_an_item_of_four():
    """The Skill leaves the hand, and what it did there is gone."""
    game = rope(at="012", hand=["splice-and-whip"], deck=10)
    finish(act(game, "craft"), "new-item")

    assert hand(game) == []
    assert inventory(game) == ITEM


@rule("C-RUL-37", "C-ITEM-05")
def test_the_item_effects_are_chosen_one_by_one():
    """In a climb the discount and the star are two separate offers, each made once."""
    game = rope(at="010", items=ITEM, deck=10, pile=0)
    act(game, "climb", "use-item")
    assert len(offered(game)) == 2
    choose(game, "apply", "reveal")
    assert len(offered(game)) == 2  # the star, or no star
    choose(game, "apply")
    finish(game)

    assert pile_size(game) == 4 - 2
    assert news(game, "succeeded") == ["1"]
    assert inventory(game) == [(["splice-and-whip"], 3)]


@rule("C-RUL-37")
def test_an_effect_left_out_does_not_count():
    """Without the star, and with nothing drawn, the climb fails."""
    game = rope(at="010", items=ITEM, deck=10)
    act(game, "climb", "use-item", "apply", "reveal", "done")

    assert news(game, "failed") == ["0"]


def test_the_star_also_serves_a_descent():
    """Descending knows the star, not the discount."""
    game = rope(at="010", items=ITEM, deck=10)
    act(game, "descend", "use-item", "reveal", "apply")

    assert news(game, "succeeded") == ["1"]


@rule("C-RES-08")
def test_in_a_swim_every_seven_is_a_star():
    """Two sevens among the drawn cards are two successes."""
    game = rope(at="010", items=ITEM, deck=["seven", "seven#2", "blank", "blank#2"])
    act(game, "swim", "use-item", "reveal", "apply")

    assert news(game, "succeeded") == ["2"]
