"""Experience in texts: gain, pay, buy, and cards laid out on another."""

import pytest

from fogbound.rules.common import filing, tabletop
from fogbound.rules.continent import experience
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.invariants import check as faults
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, card, choose, deck_size, finish, held, names, offered, play, table, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 0, success: take 040}
- number: 40
  back: green
  kind: temporary event
  text: gain 2 experience
- number: 41
  back: green
  kind: quest item
  effects: ["experience from events -1"]
- number: 42
  back: green
  kind: permanent event
  placement: [south]
  effects: ["when this enters play: lay 2 random advanced skills out of the game on this"]
- skill: dear
  price: 5
  strip: {stars: 2}
"""


def points(game):
    return len(experience.points(game))


@rule("C-XP-03", "C-RUL-96")
def test_experience_lies_under_the_satchel():
    """Each point is a card taken from the Adventure Deck."""
    game = table()

    play(game, "gain 2 experience")

    assert points(game) == 2
    assert all(game.where[found] == zones.SATCHEL for found in experience.points(game))


def test_cards_may_change_what_an_event_gives():
    """From a Temporary event it is one card less; from elsewhere it is not."""
    game = table(CARDS, at="012", satchel=["041"], deck=5)

    finish(act(game, "dig"))
    assert points(game) == 1

    play(game, "gain 2 experience")
    assert points(game) == 3


@rule("C-RUL-96")
def test_experience_that_is_paid_returns():
    """Spent points are back in the Adventure Deck; who has too few cannot pay."""
    game = table(satchel=["005", "005#2", "005#3"])

    play(game, "pay 2 experience")
    assert points(game) == 1
    assert zone(game, "005") == zone(game, "005#2") == tabletop.ADVENTURE_DECK

    play(game, "may pay 2 experience")
    assert isinstance(game.pending(), ChooseTurn)  # it was not even offered
    assert points(game) == 1


@rule("C-XP-04", "C-XP-05", "C-RUL-96")
def test_an_advanced_skill_is_bought():
    """What can be paid for is offered; the Skill is shuffled into the Action Deck and its price returned."""
    game = table(CARDS, satchel=["005", "005#2", "005#3", "005#4"], deck=4)

    play(game, "buy an advanced skill")
    assert offered(game) == ["buy/advanced", "buy/advanced#2", "done"]
    choose(game, "buy/advanced#2")

    assert zone(game, "advanced#2") == zones.ACTION_DECK
    assert deck_size(game) == 5
    assert points(game) == 1


@rule("C-XP-04", "C-SET-09")
def test_a_skill_can_be_bought_for_exactly_its_price_and_only_once():
    """Three points buy it, two do not; what is in the game already is not for sale."""
    poor = play(table(satchel=["005", "005#2"]), "buy an advanced skill")
    assert poor.frames == []
    assert not any(option.startswith("buy") for option in offered(poor))

    rich = table(explorers=2, satchel=["005", "005#2", "005#3"], hands={1: ["advanced"]})
    play(rich, "buy an advanced skill", you=1)
    assert offered(rich) == ["buy/advanced#2", "done"]


def test_cards_on_display():
    """Random cards lie face up on the event; one of them can be bought; the rest leave with it."""
    game = table(CARDS, satchel=["005", "005#2", "005#3", "005#4", "005#5"], deck=4)

    play(game, "take 042")
    shown = [found for display in filing.displays(game, card(game, "042")) for found in game.zones[display]]
    assert len(shown) == 2
    play(game, "buy one of the advanced skills on this", this="042")
    bought = offered(game)[0].split("/")[1]
    choose(game, f"buy/{bought}")
    assert zone(game, bought) == zones.ACTION_DECK

    play(game, "discard this", this="042")
    rest = [found for found in names(game, shown) if found != bought]
    assert [zone(game, found) for found in rest] == [tabletop.OUT]


STALL = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {east: 13}
- {number: 13, back: green, kind: terrain, area: I}
- {number: 43, back: green, kind: quest item}
- {number: 44, back: green, kind: bonus, effects: ["when this leaves play: take 105"]}
- {fog: driftwood, area: I, kind: item, durability: 2}
"""


@pytest.mark.parametrize(
    ("laid", "where", "home"),
    [
        ("star", "skills in your hand", zones.ACTION_DECK),
        ("044", "bonuses in your hand", tabletop.ADVENTURE_DECK),
        ("driftwood", "item cards in your inventory", tabletop.PILES),
        ("013", "terrain 013 on the board", tabletop.ADVENTURE_DECK),
        ("blank", "skills in the pile", zones.ACTION_DECK),
    ],
)
def test_cards_that_lie_on_another_go_home_when_it_leaves(laid, where, home):
    """Wherever they came from, they have left that place, and none of them leaves the game."""
    game = table(
        STALL, at="012", board={(1, 0): "013"}, satchel=["043"], hand=["star", "044"], items=[(["driftwood"], 2)],
        deck=5, pile=["blank"],
    )  # fmt: skip

    play(game, f"lay 1 random {where} on this", this="043")
    assert filing.displays(game, card(game, "043")) == [zone(game, laid)]
    assert not faults(game)

    play(game, "discard this", this="043")
    assert zone(game, laid) == home
    assert not faults(game)


def test_a_bonus_that_is_laid_on_a_card_has_left_play():
    """What it says about leaving happens once, when it is laid there."""
    game = table(STALL, at="012", satchel=["043"], hand=["044"])

    play(game, "lay 1 random bonuses in your hand on this", this="043")
    assert held(game) == ["105"]

    play(game, "discard this", this="043")
    assert held(game) == ["105"]


@rule("C-CARD-12", "C-RUL-64")
def test_what_must_stay_is_not_laid_on_a_card():
    """A Character card stays in its hand, a Terrain under figures on the Board."""
    game = table(STALL, at="012", satchel=["043"], hand=[])

    play(game, "lay 5 random cards in your hand on this", this="043")
    play(game, "lay 5 random terrains on the board on this", this="043")

    assert not filing.displays(game, card(game, "043"))
    assert not faults(game)


def test_nothing_is_laid_on_a_card_that_has_left():
    """A text may go on after its card has gone; then there is nothing to lay cards on."""
    game = table(STALL, at="012", satchel=["043"], hand=["star"])

    play(game, "{do: [discard this, lay 1 random skills in your hand on this]}", this="043")

    assert held(game) == ["star"]
    assert not faults(game)


def test_all_the_cards_that_are_named_are_laid_on_a_card():
    """Without a number chance decides nothing, and what lies there can be taken back."""
    game = table(STALL, at="012", satchel=["043"], hand=["star", "044"], deck=5)

    play(game, "lay skills in your hand on this", this="043")
    assert [names(game, game.zones[found]) for found in filing.displays(game, card(game, "043"))] == [
        ["star"]
    ]
    assert held(game) == ["044"]

    play(game, "put one skill on this of your choice into your hand", this="043")
    assert held(game) == ["044", "star"]
    assert not faults(game)


def test_the_card_that_is_chosen_is_laid_on_a_card():
    """Only one that can lie there is offered; where there is none it is no choice."""
    game = table(STALL, at="012", satchel=["043"], hand=["star"], deck=5)
    bargain = "{choose: ['choose one of skills in your hand: lay it on this', lose 1 card]}"

    play(game, bargain, "choose/043/1", this="043")
    assert held(game) == []

    play(game, bargain, this="043")
    assert deck_size(game) == 4
    assert not faults(game)
