"""K-C-21, Plant Press: an item that stores counters and gives chosen cards back."""

from functools import partial

from fogbound.rules.common import filing
from playing import act, card, choose, corpus_table, deck_size, finish, inventory, news, offered, pile
from rulebook import rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I,
   actions: [forage: {cost: 1, difficulty: 1}, dig: {cost: 0}]}
"""
press = partial(corpus_table, CARDS, only=("21",), at="010", items=[(["plant-press"], 5)])


def pressed(game):
    """The counters on the press."""
    return game.count(card(game, "plant-press"), 0)


def holding(game, number):
    game.set_count(card(game, "plant-press"), 0, number)
    return game


def test_a_good_harvest_may_be_pressed():
    """After a successful forage its owner may put a counter on it, used or not."""
    game = press(deck=["star", "blank"])
    act(game, "forage", "reveal", "keep-none")
    assert offered(game) == ["use/plant-press", "decline/plant-press"]
    choose(game, "use")
    assert pressed(game) == 1
    assert inventory(game) == [(["plant-press"], 5)]

    declined = press(deck=["star", "blank"])
    act(declined, "forage", "reveal", "keep-none", "decline")
    assert pressed(declined) == 0


def test_only_a_successful_forage_of_its_owner_counts():
    """Not a failure, not another action, not a forage in which its owner has no part."""
    failed = finish(act(press(deck=5), "forage"), "use")
    other = finish(act(press(deck=5), "dig"), "use")
    bystander = press(explorers=2, deck=["star", "blank"])
    finish(act(bystander, "forage", seat=1), "use")
    assert [pressed(game) for game in (failed, other, bystander)] == [0, 0, 0]

    joined = press(explorers=2, deck=["star", "blank"])
    finish(act(joined, "forage", seat=1, joined=[0]), "use")
    assert pressed(joined) == 1


def test_it_holds_three_at_most():
    """A full press is not offered any more."""
    game = finish(act(holding(press(deck=["star", "blank"]), 3), "forage"), "use")

    assert pressed(game) == 3
    assert news(game, "counters") == []


@rule("C-LIFE-03")
def test_study_gives_a_chosen_card_for_each_counter():
    """Two of three counters are removed, two cards of the pile are picked and shuffled in."""
    game = holding(press(deck=4, pile=["left", "right", "seven"]), 3)
    act(game, "study", "reveal", "keep-none")
    assert offered(game) == [f"number/plant-press/{number}" for number in range(4)]
    choose(game, "number/plant-press/2", "restore/seven", "restore/left")

    assert pressed(game) == 1
    assert deck_size(game) == 4 - 2 + 2
    assert "right" in pile(game)
    assert news(game, "quest-item") == []
    assert inventory(game) == [(["plant-press"], 4)]


def test_three_counters_bring_experience():
    """With the third counter a lesson is learnt."""
    game = holding(press(deck=4, pile=["left", "right", "seven"]), 3)
    act(game, "study", "reveal", "keep-none", "number/plant-press/3")
    choose(game, "restore/seven", "restore/left", "restore/right")

    assert pressed(game) == 0
    assert [name.split("#")[0] for name in news(game, "quest-item")] == ["005"]


def test_nobody_has_to_use_the_counters():
    """None may be removed as well."""
    game = holding(press(deck=4, pile=3), 2)
    act(game, "study", "reveal", "keep-none", "number/plant-press/0")

    assert pressed(game) == 2


@rule("C-RUL-42")
def test_a_face_down_pile_is_shown_for_the_choice():
    """With an empty deck the pile is looked through, then shuffled."""
    game = holding(press(deck=2, pile=["left", "right"]), 1)
    act(game, "study", "reveal", "keep-none", "number/plant-press/1")
    assert len(game.known) == 4
    choose(game, "restore/left")

    assert game.known == {}
    assert deck_size(game) == 1


def test_counters_stay_through_camp_and_gift():
    """They are kept over night and go along with the item."""
    game = holding(press(explorers=2, deck=9), 2)
    choose(game, "camp")
    assert pressed(game) == 2
    choose(game, "give/s1/plant-press/1")

    assert inventory(game, 1) == [(["plant-press"], 5)]
    assert pressed(game) == 2


def test_counters_are_lost_with_the_card():
    """A press that leaves the inventory comes back empty."""
    game = holding(press(deck=9), 2)
    filing.discard(game, card(game, "plant-press"))

    assert pressed(game) == 0
