"""The Result step: the reveal, the Curses in it, and how successes are counted."""

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, choose, finish, news, offered, pile, table, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 3, difficulty: 2, success: take 063}
    - rest: {cost: 2, difficulty: 0, success: take 063}
    - swim: {cost: 1, difficulty: 1, success: take 063}
- number: 63
  back: green
  kind: quest item
- number: 20
  back: green
  kind: permanent event
  placement: [north]
  effects: ["dig: 1 star"]
- number: 21
  back: green
  kind: terrain
  area: I
  effects: ["dig: 1 star"]
  actions:
    - dig: {cost: 3, difficulty: 2, success: take 063}
- number: 22
  back: green
  kind: quest item
  effects: ["dig: 1 star"]
- number: 23
  back: green
  kind: item
  durability: 4
  effects: ["dig: 1 star"]
- number: 24
  back: green
  kind: bonus
  effects: ["dig: 1 star"]
- number: 25
  back: green
  kind: bonus
  effects: ["dig: star per seven"]
- number: 26
  back: green
  kind: item
  durability: 4
  effects: ["dig: star per seven"]
- number: 27
  back: green
  kind: state
  title: clumsy
  effects: ["dig: minus 1 star"]
- number: 28
  back: green
  kind: state
  title: dizzy
  effects: ["dig: difficulty +1"]
- skill: both
  copies: 3
  strip: {left: 1, right: 1}
- skill: two-left
  strip: {left: 2}
- skill: wide
  strip: {left: 2, right: 2}
- skill: sevens
  strip: {sevens: 2}
- skill: rich
  strip: {stars: 3, sevens: 1}
  craft: {cost: 1}
  item: {durability: 3, effects: ["dig: cost -1"]}
"""


def successes(game) -> int:
    """The successes of the last action, won or lost."""
    return int((news(game, "succeeded") + news(game, "failed"))[-1])


def tally(*cards: str) -> int:
    """The successes of a dig that draws exactly these cards."""
    game = table(CARDS, at="012", deck=[*cards, "blank#20"])
    act(game, "rest", *["draw"] * (len(cards) - 2), "reveal")
    return successes(finish(game))


@rule("C-RES-01")
def test_all_drawn_cards_are_revealed_together():
    """Cost and additional cards turn over in one go, in the order in which they were drawn."""
    game = table(CARDS, at="012", deck=["star", "blank", "left", "right", "seven"])

    act(game, "dig", "draw")
    assert news(game, "revealed") == []
    choose(game, "reveal")

    assert news(game, "revealed") == ["star", "blank", "left", "right"]


@rule("C-RES-02", "C-RUL-30")
def test_a_curse_from_the_pile_ends_the_game_before_anything_is_counted():
    """Even an action that cannot fail is lost when the Discard Pile gives a Curse."""
    game = table(CARDS, at="012", deck=[], pile=["two-stars", "first-curse"])

    act(game, "rest")

    assert game.ending == "lost:curse"
    assert news(game, "succeeded") == []
    assert zone(game, "063") == tabletop.ADVENTURE_DECK


@rule("C-RES-02", "C-RES-03", "C-RUL-30")
def test_only_curses_from_the_pile_defeat_in_a_mixed_draw():
    """The Curse that was the last card of the deck is harmless although the rest came from the pile."""
    game = table(CARDS, at="012", deck=["first-curse"], pile=["blank", "blank#2"])

    finish(act(game, "dig"))

    assert news(game, "revealed")[0] == "first-curse"
    assert not game.ending


@rule("C-RES-03", "C-CARD-11")
def test_a_curse_from_the_deck_is_worth_nothing_and_does_nothing():
    """It adds no success and the action goes on."""
    game = table(CARDS, at="012", deck=["star", "common-curse", "first-curse", "blank"])

    finish(act(game, "dig"))

    assert successes(game) == 1
    assert not game.ending
    assert {"common-curse", "first-curse"} <= set(pile(game))


@rule("C-RUL-30")
def test_the_deck_counts_as_empty_the_moment_its_last_card_leaves():
    """A cost that takes exactly the last card turns the pile face down; an additional card comes from it."""
    game = table(CARDS, at="012", deck=["blank"], pile=["first-curse"])

    act(game, "swim")
    assert "deck-emptied" in [item.what for item in game.news or []]
    choose(game, "draw")

    assert game.ending == "lost:curse"


@rule("C-RUL-30")
def test_drawn_cards_are_outside_the_pile_that_is_shuffled():
    """With a pile of one, the second part of the draw can only be that card, not one drawn a moment ago."""
    for seed in range(8):
        game = table(CARDS, at="012", deck=["first-curse", "common-curse"], pile=["star"], seed=seed)

        finish(act(game, "dig"))

        assert news(game, "revealed") == ["first-curse", "common-curse", "star"]
        assert not game.ending


@rule("C-RES-04")
@pytest.mark.parametrize(
    ("cards", "worth"), [(("blank", "blank#2"), 0), (("star", "blank"), 1), (("two-stars", "star"), 3)]
)
def test_every_full_star_counts(cards, worth):
    """A card may show several stars; each is one success."""
    assert tally(*cards) == worth


@rule("C-RES-05", "C-RES-06")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (("left", "right"), 1),
        (("left", "left#2"), 0),
        (("right", "right#2", "right#3"), 0),
        (("left", "left#2", "right"), 1),
        (("left", "right", "left#2", "right#2"), 2),
        (("left", "blank"), 0),
        (("star", "right"), 1),
        (("two-left", "right", "right#2"), 2),
    ],
)
def test_a_left_and_a_right_half_make_a_star(cards, worth):
    """Equal halves do not pair, and a half that stays alone is worth nothing."""
    assert tally(*cards) == worth


@rule("C-RUL-17")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (("both", "blank"), 0),
        (("both", "left"), 1),
        (("both", "right"), 1),
        (("both", "both#2"), 2),
        (("both", "both#2", "both#3"), 3),
        (("wide", "blank"), 0),
        (("wide", "left"), 1),
        (("wide", "both"), 2),
        (("wide", "both", "both#2"), 4),
        (("wide", "two-left"), 2),
        (("both", "two-left"), 1),
    ],
)
def test_the_two_halves_of_a_pair_come_from_two_cards(cards, worth):
    """A card that shows both halves does not make a star by itself."""
    assert tally(*cards) == worth


@rule("C-RES-07")
def test_a_seven_alone_is_worth_nothing():
    """Without an effect that counts them, lucky sevens are mere ornament."""
    assert tally("seven", "sevens") == 0


@rule("C-RES-08")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (("blank", "blank#2", "blank#3"), 0),
        (("seven", "blank", "star"), 2),
        (("seven", "sevens", "seven#2"), 4),
    ],
)
def test_star_per_seven_is_worth_as_many_stars_as_there_are_sevens(cards, worth):
    """One icon counts every seven revealed, and nothing when there is none."""
    game = table(CARDS, at="012", hand=["025"], deck=[*cards, "blank#20"])

    finish(act(game, "dig"), "apply")

    assert successes(game) == worth


@rule("C-RES-08")
def test_every_applied_icon_counts_the_sevens_anew():
    """Two icons double the worth of each seven; one that is not applied counts nothing."""
    deck = ["seven", "sevens", "blank", "blank#20"]
    game = table(CARDS, at="012", hand=["025"], items=[(["026"], 2)], deck=deck)
    finish(act(game, "dig", "use-item/026"), "apply")
    assert successes(game) == 2 * 3

    game = table(CARDS, at="012", hand=["025"], items=[(["026"], 2)], deck=deck)
    act(game, "dig", "use-item/026", "reveal", "apply/025", "done")
    assert successes(game) == 3


@rule("C-RES-09")
@pytest.mark.parametrize(
    "where",
    [
        {"hand": ["024"]},
        {"items": [(["023"], 2)]},
        {"board": {(0, 1): "020"}},
        {"satchel": ["022"]},
    ],
    ids=["hand", "item", "event", "quest item"],
)
def test_stars_come_from_hand_items_events_and_quest_items(where):
    """One star drawn and one given make the two that are needed."""
    game = table(CARDS, at="012", deck=["star", "blank", "blank#2", "blank#3"], **where)

    finish(act(game, "dig"), "use-item", "apply")

    assert zone(game, "063") == zones.SATCHEL


@rule("C-RES-09", "C-RUL-39")
def test_stars_come_from_the_terrain_underfoot():
    """A Terrain's own effect serves whoever stands there."""
    game = table(CARDS, at="021", deck=["star", "blank", "blank#2", "blank#3"])

    finish(act(game, "dig"), "apply")

    assert zone(game, "063") == zones.SATCHEL


@rule("C-RES-09", "C-TURN-04")
def test_a_helper_may_add_stars_and_a_bystander_may_not():
    """The same card helps when its holder is involved, and is not even asked about otherwise."""
    deck = ["star", "blank", "blank#2", "blank#3"]
    game = table(CARDS, at="012", explorers=2, hands={1: ["024"]}, deck=deck)
    act(game, "dig", "trade/0", "reveal", joined=[1])
    assert offered(game)[0].startswith("apply/024")
    assert game.pending() is not None
    assert game.pending().seat(game) == 1

    game = table(CARDS, at="012", explorers=2, hands={1: ["024"]}, deck=deck)
    act(game, "dig", "reveal")
    assert offered(game)[-1] == "keep-none"


@rule("C-RES-10")
def test_strips_in_hand_and_inventory_do_not_count():
    """Only what was revealed in this step counts, not the same icons on cards an explorer has."""
    game = table(
        CARDS,
        at="012",
        hand=["two-stars", "star", "left", "025"],
        items=[(["rich"], 2)],
        deck=["right", "seven", "blank", "blank#2"],
    )

    act(game, "dig", "use-item/rich", "done", "reveal", "apply/025")

    assert successes(game) == 1  # the seven drawn; no star, no pair with the half in hand


@rule("C-RES-11")
@pytest.mark.parametrize(
    ("cards", "won"), [(("star", "star#2"), True), (("star", "blank"), False), (("two-stars", "star"), True)]
)
def test_success_means_reaching_the_difficulty(cards, won):
    """Exactly enough is enough, one less is a failure, more does no harm."""
    game = table(CARDS, at="012", deck=[*cards, "blank#2", "blank#3"])

    finish(act(game, "dig"))

    assert (zone(game, "063") == zones.SATCHEL) == won


@rule("C-RES-11", "C-COST-02")
def test_the_trade_raises_what_must_be_reached():
    """Two stars would do alone; after a trade of one they do not."""
    game = table(CARDS, at="012", explorers=2, deck=["star", "star#2", "blank", "blank#2"])

    finish(act(game, "dig", "trade/1", joined=[1]))

    assert news(game, "failed") == ["2"]


@rule("C-RUL-40")
def test_a_state_that_takes_a_star_or_raises_the_difficulty_is_not_optional():
    """Nobody is asked; the harm is counted because its owner is involved."""
    game = table(CARDS, at="012", hand=["027"], deck=["star", "star#2", "blank", "blank#2"])
    finish(act(game, "dig"))
    assert news(game, "failed") == ["1"]

    game = table(CARDS, at="012", hand=["028"], deck=["star", "star#2", "blank", "blank#2"])
    finish(act(game, "dig"))
    assert news(game, "failed") == ["2"]


@rule("C-RUL-41")
def test_stars_count_by_themselves_and_gifts_may_be_declined():
    """Whoever declines the help of a card may fail, but stars and pairs cannot be left out."""
    game = table(CARDS, at="012", hand=["024"], deck=["star", "blank", "blank#2", "blank#3"])
    act(game, "dig", "reveal", "done")
    assert news(game, "failed") == ["1"]

    game = table(CARDS, at="012", deck=["star", "left", "right", "blank"])
    act(game, "dig", "reveal")
    assert offered(game)[-1] == "keep-none"
    assert news(game, "succeeded") == ["2"]
