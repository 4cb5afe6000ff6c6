"""banish: cards leave for the rest of the game, by selection wherever they are, or unseen by their number."""

from fogbound.rules.common import tabletop
from fogbound.rules.continent import sight
from playing import act, at_cell, card, choose, deck_size, finish, hand, names, past, pile, play, table, zone
from rulebook import rule

CARDS = """
- number: 66
  back: green
  kind: bonus
  copies: 2
- number: 66
  back: gold
  kind: bonus
- number: 70
  back: green
  kind: quest item
  title: shard
  copies: 3
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14}
  actions:
    - pathfind: {cost: 0, success: explore}
- number: 14
  back: green
  kind: terrain
  area: I
"""


@rule("C-DBR-02", "C-COMP-14")
def test_banished_cards_are_out_whatever_their_back():
    """Neither the Discard Pile nor the Past sees them."""
    game = table(CARDS, hand=["star", "066"], deck=3)

    play(game, "banish skills and bonuses in your hand")

    assert hand(game) == past(game) == pile(game) == []
    assert zone(game, "star") == zone(game, "066") == tabletop.BANISHED


@rule("C-DBR-04", "C-RUL-19", "C-INFO-07")
def test_by_number_a_random_green_card_goes_unseen():
    """One of the greens leaves the Adventure Deck and nobody sees which; gold is never meant."""
    gone = set()
    for seed in range(12):
        game = table(CARDS, seed=seed)
        play(game, "banish 066")
        banished = game.zones[tabletop.BANISHED]
        assert len(banished) == 1
        assert not any(sight.sees(game, seat, banished[0]) for seat in range(4))
        gone.update(names(game, banished))
    assert gone == {"066", "066#2"}


@rule("C-RUL-19")
def test_without_a_green_card_nothing_happens():
    """The Past is not emptied for it and gold stays."""
    game = table(CARDS, past=["066", "066#2"])

    play(game, "banish 066")

    assert past(game) == ["066", "066#2"]
    assert zone(game, "066-gold") == tabletop.ADVENTURE_DECK


def test_all_cards_of_a_title_wherever_they_are():
    """Deck, pile, hands, Satchel, Past and Adventure Deck are searched; then the Action Deck is shuffled."""
    game = table(
        CARDS,
        explorers=2,
        hands={1: ["second-curse"]},
        satchel=["070"],
        past=["070#2"],
        deck=["first-curse", *(f"blank#{n}" for n in range(2, 9))],
        pile=["common-curse"],
    )
    game.show(card(game, "blank#2"), 1)

    play(game, "banish cards titled shard anywhere, then banish curses anywhere")

    assert names(game, game.zones[tabletop.BANISHED]) == [
        "070", "070#2", "070#3", "common-curse", "first-curse", "second-curse",
    ]  # fmt: skip
    assert deck_size(game) == 7
    assert game.known.get(card(game, "blank#2")) is None  # shuffled away
    assert zone(game, "common-curse#2") == tabletop.OUT  # what is not in the game stays out of it


@rule("C-LIFE-04")
def test_a_search_that_takes_the_last_card_empties_the_deck():
    """The Discard Pile is turned face down the moment the deck is empty."""
    game = table(deck=["first-curse"], pile=["star", "blank"])

    play(game, "banish curses anywhere")

    assert deck_size(game) == 0
    assert not sight.is_open(game, card(game, "star"))


@rule("C-RUL-49", "C-EXPL-03")
def test_the_space_of_an_exploration_card_that_is_banished_opens():
    """Its action is over and it has gone elsewhere: the space gets the card of the arrow all the same."""
    fog = """
- fog: gust
  area: V
  kind: temporary event
  actions:
    - dodge: {cost: 1, difficulty: 0, success: banish this}
- number: 12
  back: green
  kind: terrain
  area: V
  arrows: {north: 14}
  actions:
    - pathfind: {cost: 0, success: explore}
- number: 14
  back: green
  kind: terrain
  area: V
"""
    game = table(fog, at="012", deck=5)

    act(game, "pathfind")
    finish(game)

    assert zone(game, "gust") == tabletop.BANISHED
    assert at_cell(game, 0, -1) == "014"


def test_a_chosen_card():
    """The explorer decides which card is banished."""
    game = table(CARDS, hand=["star", "blank"], deck=3)

    play(game, "banish one skill in your hand of your choice")
    choose(game, "banish/blank")

    assert zone(game, "blank") == tabletop.BANISHED
    assert hand(game) == ["star"]


@rule("C-INFO-07", "C-DBR-04")
def test_who_had_seen_a_card_remembers_it_when_it_is_banished_unseen():
    """The second has seen both copies; to the first the one that is gone stays hidden."""
    game = table(CARDS, explorers=2)
    for name in ("066", "066#2"):
        game.show(card(game, name), 0b10)

    play(game, "banish 066")

    gone = game.zones[tabletop.BANISHED][0]
    assert [sight.sees(game, seat, gone) for seat in (0, 1)] == [False, True]
