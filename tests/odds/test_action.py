"""The odds of an action, from what a seat knows of the deck."""

import pytest

from fogbound.core import NONE
from fogbound.odds import basis, odds, odds_within
from fogbound.odds.ahead import is_last_decisive
from fogbound.rules.common import tabletop
from fogbound.rules.continent.frames import current
from fogbound.view import why
from playing import act, card, choose, name, table
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, difficulty: 1}
    - climb: {cost: 2, difficulty: 1, lock: true}
    - swim: {cost: 2, difficulty: 2, modifiers: [1 star]}
    - observe: {cost: 1, difficulty: 1}
    - slide: {cost: 2, difficulty: 1, failure: "lose 1 card, then your adventure is over"}
    - cut: {cost: 2, difficulty: 0}
    - talk: {cost: 2, difficulty: 1, modifiers: [difficulty +1 if there is a curse drawn]}
- number: 14
  back: green
  kind: bonus
  uid: goose
  effects: ["dig, observe: 1 star", "observe: cost -1", "climb: ignore the lock", "cut: 1 star"]
- number: 15
  back: green
  kind: bonus
  uid: coin
  effects: ["dig, observe: 1 star, price: discard this", "slide: after the reveal, may redraw up to 1"]
- number: 13
  back: green
  kind: bonus
  uid: map
  effects: ["dig: cost -1", "observe: before the draw, may look at the top 2"]
- {number: 16, back: green, kind: bonus, uid: hymn, effects: ["any: after the reveal, may bless a curse"]}
- {number: 31, back: green, kind: item, uid: spade, durability: 4, keywords: [tool], effects: ["dig: cost -1"]}
- {number: 32, back: green, kind: item, uid: oar, durability: 4, keywords: [tool], effects: ["swim: cost -1"]}
- number: 777
  back: green
  kind: quest item
  uid: charm
  effects: ["instead of defeat by a curse: banish this"]
"""


def per_cent(rows) -> list[tuple[int, int, int]]:
    """Rows as cards drawn, success and defeat in per cent."""
    return [(row.drawn, round(100 * row.chance.success), round(100 * row.chance.defeat)) for row in rows]


def test_there_are_no_odds_without_an_action():
    """Between actions nothing is about to be revealed."""
    assert odds(table(CARDS, at="012", deck=5), 0) == []


def test_the_odds_of_drawn_cards_come_from_the_whole_deck():
    """Two of four cards are drawn face down; one star among the four is in them half of the time."""
    game = act(table(CARDS, at="012", deck=["star", "blank", "blank#2", "blank#3"]), "dig")

    assert per_cent(odds(game, 0)) == [(2, 50, 0), (3, 75, 0), (4, 100, 0)]


def test_an_action_that_could_be_taken_has_the_same_odds():
    """Before the action begins, its cost is counted in."""
    game = table(CARDS, at="012", deck=["star", "blank", "blank#2", "blank#3"])
    dig = next(option for option in game.offered if option.verb == "dig")

    assert per_cent(odds(game, 0, dig)) == [(2, 50, 0), (3, 75, 0), (4, 100, 0)]


def test_the_odds_within_so_many_cards_are_the_first_rows_of_all():
    """An action costs what it costs; beyond that the rows end with so many cards, or with as many as it allows."""
    game = table(CARDS, at="012", deck=["star", "blank", "blank#2", "blank#3"])
    by_verb = {option.verb: option for option in game.offered}
    rows = odds(game, 0, by_verb["dig"])

    assert [odds_within(game, 0, by_verb["dig"], cards) for cards in (0, 2, 3, 4, 9)] == [
        rows[:1], rows[:1], rows[:2], rows, rows,
    ]  # fmt: skip
    assert odds_within(game, 0, by_verb["climb"], 4) == odds(game, 0, by_verb["climb"])


def test_what_needs_no_star_is_sure_while_the_deck_lasts():
    """Nothing can go wrong with the cards of the Action Deck; those of the pile may be Curses."""
    game = table(
        CARDS, at="012", deck=["blank", "common-curse", "blank#2"], pile=["common-curse#2", "blank#3"]
    )
    cut = next(option for option in game.offered if option.verb == "cut")

    assert per_cent(odds(game, 0, cut)) == [(2, 100, 0), (3, 100, 0), (4, 50, 50), (5, 0, 100)]


def test_effects_applied_count():
    """A card that saves one of two leaves one to draw."""
    game = act(table(CARDS, at="012", hand=["map"], deck=["star", "blank", "blank#2", "blank#3"]), "dig")
    assert per_cent(odds(game, 0))[0] == (2, 50, 0)

    choose(game, "apply/map")

    assert per_cent(odds(game, 0))[0] == (1, 25, 0)


def test_a_modifier_of_the_action_counts():
    """With a star for sure, one star is enough for a difficulty of two."""
    game = act(table(CARDS, at="012", deck=["star", "blank", "blank#2", "blank#3"]), "swim")

    assert per_cent(odds(game, 0))[0] == (2, 50, 0)


def test_a_lock_allows_no_more_cards():
    """A locked action has a single row."""
    game = table(CARDS, at="012", deck=["star", "blank", "blank#2", "blank#3"])
    climb = next(option for option in game.offered if option.verb == "climb")

    assert per_cent(odds(game, 0, climb)) == [(2, 50, 0)]


def test_what_a_seat_has_been_shown_is_certain_for_it():
    """Who has looked at the top knows; the others reckon."""
    game = table(CARDS, at="012", explorers=2, hand=["map"], deck=["blank", "star", "blank#2", "blank#3"])
    act(game, "observe", "apply/map", "on-top/star")

    assert per_cent(odds(game, 0))[0] == (1, 100, 0)
    assert per_cent(odds(game, 1))[0] == (1, 25, 0)


def test_curses_of_the_pile_defeat_when_the_deck_runs_out():
    """With one card left in the deck, the second one comes from a pile that is half Curses."""
    game = table(CARDS, at="012", deck=["star"], pile=["common-curse", "blank"])
    dig = next(option for option in game.offered if option.verb == "dig")

    assert per_cent(odds(game, 0, dig)) == [(2, 50, 50), (3, 0, 100)]


def test_a_card_that_averts_defeat_counts():
    """While it is in force, the Curse costs no game, and the star still counts."""
    game = table(CARDS, at="012", satchel=["charm"], deck=["star"], pile=["common-curse", "blank"])
    dig = next(option for option in game.offered if option.verb == "dig")

    assert per_cent(odds(game, 0, dig))[0] == (2, 100, 0)


def test_after_the_reveal_there_is_nothing_to_reckon():
    """The cards lie open: the result is known."""
    game = choose(act(table(CARDS, at="012", deck=["star", "blank", "blank#2"]), "dig"), "reveal")

    assert game.where[card(game, "star")] == tabletop.DRAWN
    assert odds(game, 0) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_the_order_of_hidden_cards_changes_no_odds(seat):
    """Two decks of the same cards in another order look the same to everybody."""
    decks = (["star", "blank", "left", "right"], ["right", "left", "blank", "star"])
    games = [act(table(CARDS, at="012", explorers=2, deck=deck), "dig") for deck in decks]

    assert odds(games[0], seat) == odds(games[1], seat)


# -- effects that wait for their step --------------------------------------------------------------

BLANKS = ["blank", "blank#2", "blank#3", "blank#4"]


def option_of(game, verb):
    return next(option for option in game.offered if option.verb == verb)


def test_a_star_that_can_be_had_for_nothing_makes_it_sure():
    """Without a single star among the cards, the one in hand is enough; the card is named."""
    game = act(table(CARDS, at="012", hand=["goose"], deck=BLANKS), "dig")

    assert per_cent(odds(game, 0)) == [(2, 100, 0), (3, 100, 0), (4, 100, 0)]
    assert [name(game, counted) for counted in basis(game).counted] == ["goose"]


def test_a_star_with_a_price_is_not_counted_but_named():
    """Whether to pay is the player's business."""
    game = act(table(CARDS, at="012", hand=["coin"], deck=BLANKS), "dig")

    assert per_cent(odds(game, 0))[0] == (2, 0, 0)
    assert basis(game).counted == ()
    assert [name(game, left) for left in basis(game).left_out] == ["coin"]


@pytest.mark.parametrize(("die", "named"), [(2, ["spade"]), (0, [])])
def test_an_item_that_would_serve_is_named_before_the_action_begins(die, named):
    """It wears, so it is not counted; of one made of several cards, those are named that help."""
    game = table(CARDS, at="012", items=[(["spade", "oar"], die)], deck=BLANKS)
    dig = next(option for option in game.offered if option.verb == "dig")

    assert [name(game, left) for left in basis(game, dig).left_out] == named


def test_what_only_chance_can_tell_is_named():
    """A redraw may help; how much depends on what is revealed."""
    game = act(table(CARDS, at="012", hand=["coin"], deck=BLANKS), "slide")

    assert [name(game, left) for left in basis(game).left_out] == ["coin"]


@rule("C-INFO-03")
@pytest.mark.parametrize("drawn", [["first-curse", "blank"], ["blank", "star"]])
def test_what_may_help_does_not_tell_what_was_drawn(drawn):
    """A card that blesses Curses is named while one may be drawn, whether it lies there already or not."""
    left = [name for name in ("first-curse", "blank", "star") if name not in drawn]
    game = table(CARDS, at="012", hand=["hymn"], deck=[*drawn, *left, "blank#2"])
    dig = option_of(game, "dig")
    assert [name(game, left) for left in basis(game, dig).left_out] == ["hymn"]

    act(game, "dig")

    assert [name(game, left) for left in basis(game).left_out] == ["hymn"]


def test_what_cannot_come_to_light_is_no_help():
    """Everybody knows that no Curse is left in the deck."""
    game = act(table(CARDS, at="012", hand=["hymn"], deck=BLANKS, pile=["first-curse"]), "dig")

    assert basis(game).left_out == ()


@rule("C-INFO-03")
def test_no_text_speaks_of_cards_that_lie_face_down():
    """An action that is harder with a Curse is so once it is revealed, and nobody reads it off the difficulty."""
    game = act(table(CARDS, at="012", deck=["first-curse", "blank", "star"]), "talk")
    assert per_cent(odds(game, 0))[0] == (2, 67, 0)
    assert sum(row.amount for row in why(game, 0, "difficulty")) == 1

    choose(game, "reveal")

    assert sum(row.amount for row in why(game, 0, "difficulty")) == 2


def test_the_cards_of_those_who_stay_out_are_not_counted():
    """Only the involved may apply anything."""
    game = table(CARDS, at="012", explorers=2, hands={1: ["goose"]}, deck=BLANKS)

    assert per_cent(odds(act(game.clone(), "dig"), 0))[0] == (2, 0, 0)
    assert per_cent(odds(act(game, "dig", joined=(1,)), 0))[0] == (2, 100, 0)


def test_an_action_to_be_taken_is_reckoned_from_its_lowest_cost():
    """Who may save a card begins with one fewer; what saves it is named."""
    game = table(CARDS, at="012", hand=["goose"], deck=["star", *BLANKS])
    observe = option_of(game, "observe")

    assert per_cent(odds(game, 0, observe))[0] == (0, 100, 0)
    assert [name(game, counted) for counted in basis(game, observe).counted] == ["goose"]


def test_under_way_the_cost_is_the_one_that_stands():
    """Nobody has decided to save a card yet."""
    game = act(table(CARDS, at="012", hand=["map"], deck=["star", *BLANKS]), "dig")

    assert odds(game, 0)[0].drawn == 2


def test_a_lock_that_may_be_ignored_allows_more_cards():
    """The card that ignores it is named; without it there is a single row."""
    game = table(CARDS, at="012", hand=["goose"], deck=["star", *BLANKS])
    climb = option_of(game, "climb")

    assert len(odds(game, 0, climb)) > 1
    assert [name(game, counted) for counted in basis(game, climb).counted] == ["goose"]


def test_nothing_is_named_where_nothing_is_needed():
    """With a difficulty of 0 a star helps nobody."""
    game = table(CARDS, at="012", hand=["goose"], deck=BLANKS)

    assert basis(game, option_of(game, "cut")).counted == ()


def test_a_failure_that_ends_the_adventure_is_told():
    """Only where the printed failure says so."""
    game = table(CARDS, at="012", deck=BLANKS)

    assert basis(game, option_of(game, "slide")).ends
    assert not basis(game, option_of(game, "dig")).ends
    assert basis(act(game, "slide")).ends


ALL_HANDS = """
- number: 18
  back: green
  kind: terrain
  area: I
  actions:
    - cross: {cost: 1 plus the involved, difficulty: 1, all-hands: true}
- {number: 19, back: green, kind: bonus, uid: chart, effects: ["cross: cost -1"]}
- {number: 21, back: green, kind: bonus, uid: song, effects: ["cross: 1 star"]}
- {number: 33, back: green, kind: item, uid: plank, durability: 2, effects: ["cross: cost -1"]}
"""


@rule("C-LEG-03", "C-COST-04", "C-RES-09")
def test_an_action_for_all_hands_is_reckoned_for_all_who_take_part():
    """What it costs, what helps and what might: the cards and items of Bo and Cy count in Ann's action."""
    game = table(
        ALL_HANDS,
        at="018",
        explorers=3,
        hands={1: ["chart"], 2: ["song"]},
        items_of={2: [(["plank"], 2)]},
        deck=9,
    )
    cross = game.offered[0]
    rest = basis(game, cross)

    assert sum(part.amount for part in game.content.part_of(game, cross, "cost")) == 4
    assert [name(game, counted) for counted in rest.counted] == ["song", "chart"]
    assert [name(game, left) for left in rest.left_out] == ["plank"]
    assert per_cent(odds(game, 0, cross, most=0)) == [(3, 100, 0)]
    act(game, "cross")
    assert sum(row.amount for row in why(game, 0, "cost")) == 4


AVERTED = """
- number: 18
  back: green
  kind: terrain
  area: I
  actions:
    - cross: {cost: 1, difficulty: 1, modifiers: ["instead of defeat by a curse: take 105"]}
    - dig: {cost: 1, difficulty: 1}
"""


@rule("C-END-02", "C-CARD-19")
def test_a_defeat_that_the_action_itself_averts_is_none():
    """It says so among its modifiers; any other action is still lost with the Curse."""
    game = table(AVERTED, at="018", deck=0, pile=["common-curse"])
    chances = {option.verb: per_cent(odds(game, 0, option, most=0)) for option in game.offered}

    assert chances == {"cross": [(1, 0, 0)], "dig": [(1, 0, 100)]}


@pytest.mark.parametrize(
    ("deck", "decides"),
    [
        (["star", "blank", "blank#2", "blank#3"], False),  # the first card was enough
        (["blank", "blank#2", "star", "blank#3"], True),  # the second could have been the star
        (["blank", "blank#2", "blank#3"], False),  # no card of the deck could have brought one
    ],
)
def test_a_last_card_is_decisive_while_it_can_still_change_the_result(deck, decides):
    """Once all others are known; what else lies in the deck is known as a whole."""
    game = act(table(CARDS, at="012", deck=deck), "dig")

    assert is_last_decisive(game, NONE, current(game).drawn) is decides


def test_a_single_card_is_turned_without_a_pause():
    """Nothing came before it that could have raised hopes."""
    game = act(table(CARDS, at="012", deck=["star", "blank"]), "observe")

    assert not is_last_decisive(game, NONE, current(game).drawn)
