"""redraw: revealed cards are discarded and as many new ones drawn and revealed."""

from fogbound.rules.continent import table as zones
from playing import act, choose, deck_size, finish, hand, news, offered, pile, table, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, difficulty: 1, success: take 031, failure: take 105}
    - climb: {cost: 2, difficulty: 1, lock: true, success: take 031, failure: take 105}
- number: 31
  back: green
  kind: quest item
- number: 33
  back: green
  kind: bonus
  effects: ["any: after the reveal, may redraw up to 2"]
- number: 34
  back: green
  kind: bonus
  effects: ["any: after the reveal, may bless a curse"]
- number: 35
  back: green
  kind: bonus
  effects: ["any: before the reveal, may draw 1 safe card"]
"""
CURSES = ["first-curse", "common-curse", "common-curse#2", "common-curse#3", "common-curse#4"]


@rule("C-COST-09")
def test_new_cards_count_and_old_ones_do_not():
    """A failure becomes a success; a lock does not forbid it; the old cards can no longer be kept."""
    game = table(CARDS, at="012", hand=["033"], deck=["blank", "left", "star", "right", "blank#2"])

    act(game, "climb", "apply/033", "redraw/blank", "redraw/left")
    assert news(game, "revealed") == ["blank", "left", "star", "right"]
    assert offered(game) == ["keep/s1/star", "keep/s1/right", "keep-none"]
    finish(game)

    assert zone(game, "031") == zones.SATCHEL
    assert pile(game) == ["blank", "left", "right", "star"]


def test_one_card_is_enough():
    """At least one card must be chosen, a second one may."""
    game = table(CARDS, at="012", hand=["033"], deck=["blank", "left", "star", "right"])

    act(game, "dig", "reveal", "apply/033")
    assert offered(game) == ["redraw/blank", "redraw/left"]
    choose(game, "redraw/blank")
    assert offered(game) == ["redraw/left", "done"]
    choose(game, "done")
    finish(game)

    assert deck_size(game) == 1
    assert zone(game, "031") == zones.SATCHEL


@rule("C-RES-03", "C-LIFE-01")
def test_a_new_curse_from_the_deck_is_harmless():
    """It came from the Action Deck."""
    game = table(CARDS, at="012", hand=["033"], deck=["blank", "left", "first-curse", "blank#2"])

    finish(act(game, "dig", "reveal", "apply/033", "redraw/blank", "done"))

    assert not game.ending
    assert hand(game) == ["033", "105"]


@rule("C-RES-02", "C-LIFE-10", "C-END-02")
def test_a_new_curse_from_the_pile_defeats():
    """The deck is empty, so the new cards come from the Discard Pile, where nearly all are Curses."""
    game = table(CARDS, at="012", hand=["033"], deck=["star", "left"], pile=CURSES)

    act(game, "dig", "reveal", "apply/033", "redraw/left", "redraw/star")

    assert game.ending == "lost:curse"


def test_a_blessed_curse_that_is_drawn_anew_counts_for_nothing():
    """What was discarded brings no star any more."""
    game = table(CARDS, at="012", hand=["033", "034"], deck=["first-curse", "blank", "blank#2", "left"])

    finish(act(game, "dig", "reveal", "apply/034", "apply/033", "redraw/first-curse", "done"))

    assert "105" in hand(game)


def test_a_safe_card_goes_back_instead_of_being_discarded():
    """A card that is not to be discarded is shuffled into the deck it came from."""
    game = table(CARDS, at="012", hand=["033", "035"], deck=["blank", "left", "right", "blank#2"])

    act(game, "dig", "reveal", "apply/035", "apply/033", "redraw/right", "done")

    assert "right" not in pile(game)
    assert deck_size(game) == 1


@rule("C-CARD-19")
def test_a_safe_card_that_is_drawn_anew_leaves_the_others_safe():
    """Two cards are safe; one is drawn anew, and the other goes back into the deck in the end."""
    cards = (
        CARDS
        + """
- {number: 36, back: green, kind: quest item, effects: ["any: before the reveal, may draw 2 safe cards"]}
"""
    )
    deck = ["blank", "blank#2", "star", "left", "seven"]
    game = table(cards, at="012", hand=["033"], satchel=["036"], deck=deck)

    act(game, "dig", "reveal", "apply/036", "apply/033", "redraw/star", "done")
    finish(game)

    assert "left" not in pile(game)
