"""K-C-41, Short Rations: extreme mode."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, card, choose, corpus_table, deck_size, finish, news, offered, play, zone
from rulebook import alone, rule

CARDS = """
- {number: 10, back: green, kind: terrain, area: I,
   actions: [dig: {cost: 1, difficulty: 1}, forage: {cost: 0, success: take 020},
             search: {cost: 0, success: take 021}, observe: {cost: 0, success: take 005}]}
- {number: 20, back: green, kind: temporary event, text: take 005}
- {number: 21, back: green, kind: temporary event, text: gain 2 experience}
"""
extreme = partial(corpus_table, CARDS, only=("41",), at="010", mode=zones.EXTREME)


@rule("C-SET-05", "C-RUL-06")
def test_it_is_taken_before_the_first_turn():
    """In extreme mode the card lies under the Satchel when the game begins."""
    assert zone(extreme(), "short-rations") == zones.SATCHEL


@rule("C-STATE-12")
def test_every_loss_costs_one_card_more():
    """A Character card alone costs two cards; a State with vital loss as well."""
    game = play(extreme(deck=20), "suffer vital loss")
    assert deck_size(game) == 18

    struck = play(extreme(deck=20), "take 100")
    assert deck_size(struck) == 18


def test_first_it_adds_then_the_surgeon_subtracts():
    """For a hand that counts nothing: one more, one less, nothing; the other way round it would be one."""
    game = corpus_table(
        CARDS, only=("04", "28", "41"), at="010", mode=zones.EXTREME, characters=("surgeon", "bo"), deck=20
    )
    game.move(card(game, "bo"), tabletop.OUT)
    play(game, "suffer vital loss", you=1)

    assert deck_size(game) == 20


@rule("C-COST-07")
def test_at_most_two_additional_cards():
    """After the second nobody asks any more."""
    game = act(extreme(deck=20), "dig", "draw")
    assert offered(game) == ["draw", "reveal"]
    choose(game, "draw")

    assert "draw" not in offered(game)
    assert len(news(game, "revealed")) == 3


def test_a_temporary_event_gives_one_experience_less():
    """One becomes none, two become one; other sources give in full."""
    assert len(news(finish(act(extreme(deck=20), "forage")), "quest-item")) == 0
    assert len(news(finish(act(extreme(deck=20), "search")), "quest-item")) == 1
    assert len(news(finish(act(extreme(deck=20), "observe")), "quest-item")) == 1


@alone("needs everybody together")
@rule("C-LIFE-07")
def test_every_camp_costs_three_cards():
    """After everything is laid out again; an empty deck reveals from the pile."""
    game = choose(extreme(deck=20), "camp")
    assert deck_size(game) == 17
    told = [item.what for item in game.news]
    assert told.index("resumed") < told.index("lost-cards")

    doomed = choose(extreme(deck=[], pile=["common-curse", "common-curse#2", "common-curse#3"]), "camp")
    assert doomed.ending == "lost:curse"


def test_other_cards_may_ask_for_the_mode():
    """A text that asks whether the mode is extreme gets its answer."""
    question = "if the mode is extreme: lose 1 card"

    assert deck_size(play(extreme(deck=20), question)) == 19
    assert deck_size(play(extreme(deck=20, mode=zones.NORMAL), question)) == 20
