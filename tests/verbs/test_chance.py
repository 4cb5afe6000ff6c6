"""Dice: what a result brings, and rolling once more."""

from playing import choose, deck_size, news, offered, play, table

ROLL = "{roll: {1: lose 1 card, 2-4: nothing, 5: lose 5 cards, 6: lose that number cards}}"
LOST = {1: 1, 2: 0, 3: 0, 4: 0, 5: 5, 6: 6}


def test_the_result_says_what_happens():
    """Every result of the die leads to its own case, and all six come up."""
    seen = set()
    for seed in range(40):
        game = play(table(deck=10, seed=seed), ROLL)
        rolled = int(news(game, "rolled")[0])
        seen.add(rolled)
        assert 10 - deck_size(game) == LOST[rolled]

    assert seen == {1, 2, 3, 4, 5, 6}


def test_a_roll_is_a_barrier():
    """Undo cannot reach back behind a die."""
    game = table(deck=10)
    before = game.barriers
    play(game, "{roll: {1-6: nothing}}")

    assert game.barriers > before


def test_the_second_result_must_be_taken():
    """Who rolls once more takes the second result, whatever it is, and is not asked again."""
    form = ROLL[:-1] + ", reroll if: the cards in the deck are at least 10}"
    game = play(table(deck=10), form)

    first = int(news(game, "rolled")[0])
    assert offered(game) == [f"keep-roll/{first}", "reroll"]
    choose(game, "reroll")

    rolls = news(game, "rolled")
    assert len(rolls) == 2
    assert 10 - deck_size(game) == LOST[int(rolls[1])]


def test_the_first_result_can_be_kept():
    """Nobody has to roll once more."""
    form = ROLL[:-1] + ", reroll if: the cards in the deck are at least 10}"
    game = play(table(deck=10), form, "keep-roll")

    assert 10 - deck_size(game) == LOST[int(news(game, "rolled")[0])]


def test_without_the_condition_there_is_no_second_roll():
    """The condition decides whether a second roll is offered."""
    form = ROLL[:-1] + ", reroll if: the cards in the deck are at least 10}"
    game = play(table(deck=9), form)

    assert len(news(game, "rolled")) == 1
