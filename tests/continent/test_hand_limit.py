"""The Hand limit step: what counts, for whom, and where the excess goes."""

import pytest

from fogbound.core import AnswerRefused
from fogbound.rules.continent.limits import hand_limit
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, choose, finish, hand, offered, past, pile, play, table
from rulebook import rule
from second_seat import seat_of

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - rest: {cost: 0, difficulty: 0}
- number: 40
  back: green
  kind: bonus
  copies: 3
- number: 41
  back: gold
  kind: bonus
- number: 42
  back: green
  kind: quest item
  effects: ["hand limit +1"]
- fog: firefly
  area: I
  kind: bonus
"""
BLANKS = [f"blank#{number}" for number in range(2, 12)]


def rest(game, **options):
    """An action of no cost that changes nothing by itself."""
    return finish_cost(act(game, "rest", **options))


def finish_cost(game):
    """Answer up to the Hand limit step."""
    while offered(game) and offered(game)[0].split("/")[0] in ("trade", "draw"):
        choose(game, "trade/0" if offered(game)[0].startswith("trade") else "reveal")
    return game


@rule("C-HAND-01", "C-HAND-02", "C-RUL-15")
def test_the_excess_is_discarded_by_choice():
    """Skills and Bonuses share the limit; one more than four goes, whichever the explorer chooses."""
    game = table(CARDS, at="012", hand=[*BLANKS[:3], "040", "040#2"], deck=8)

    rest(game)
    assert offered(game) == [
        "discard/blank#2",
        "discard/blank#3",
        "discard/blank#4",
        "discard/040",
        "discard/040#2",
    ]
    choose(game, "discard/040")

    assert hand(game) == ["040#2", *BLANKS[:3]]
    assert isinstance(game.pending(), ChooseTurn)


@rule("C-HAND-01")
def test_all_of_the_excess_goes():
    """Two cards too many are two discards."""
    game = table(CARDS, at="012", hand=BLANKS[:6], deck=8)

    rest(game)
    choose(game, "discard/blank#2", "discard/blank#3")

    assert hand(game) == BLANKS[2:6]
    assert isinstance(game.pending(), ChooseTurn)


@rule("C-HAND-02")
def test_character_and_state_cards_do_not_count():
    """Four Skills, three States and the Character card are within a limit of four."""
    game = table(CARDS, at="012", hand=[*BLANKS[:4], "100", "104", "105"], deck=8)

    rest(game)

    assert isinstance(game.pending(), ChooseTurn)
    assert len(hand(game)) == 7


@rule("C-HAND-01", "C-RUL-15", "C-RUL-76", "C-RUL-78")
def test_every_involved_explorer_trims_and_nobody_else():
    """The active explorer first, then clockwise; the bystander keeps an overfull hand."""
    hands = {0: BLANKS[:3], 1: BLANKS[3:6], 2: BLANKS[6:9]}
    game = table(CARDS, at="012", explorers=3, hands=hands, deck=8)

    rest(game, seat=2, joined=[0])
    assert game.pending().seat(game) == 2
    with pytest.raises(AnswerRefused):
        game.answer(0, game.pending_serial(), "discard/blank#8")
    choose(game, "discard/blank#8")
    assert game.pending().seat(game) == 0
    choose(game, "discard/blank#2")

    assert [len(hand(game, seat)) for seat in range(3)] == [2, 3, 2]
    assert isinstance(game.pending(), ChooseTurn)


@rule("C-RUL-78")
def test_an_overfull_hand_waits_for_the_next_own_action():
    """Outside an action nothing is discarded; the next action with that explorer makes up for it."""
    game = table(CARDS, at="012", hand=BLANKS[:4], deck=8)

    play(game, "take 040", "take-in-hand")
    assert len(hand(game)) == 5
    assert isinstance(game.pending(), ChooseTurn)

    rest(game)
    assert offered(game)[0].startswith("discard/")


@rule("C-HAND-03", "C-CARD-13", "C-RUL-05")
@pytest.mark.parametrize(("explorers", "limit"), [(1, 4), (2, 3), (3, 2), (4, 2)])
def test_the_limit_depends_on_the_number_of_explorers(explorers, limit):
    """The Satchel & Journal prints it for each number of explorers; for two it is three."""
    game = table(CARDS, at="012", explorers=explorers, hand=BLANKS[:5], deck=8)

    finish(rest(game), "discard")

    assert len(hand(game)) == limit


@rule("C-HAND-03", "C-RUL-92")
def test_the_limit_follows_who_is_in_the_game():
    """Two of three explorers leave: the last one may hold what one explorer may."""
    game = table(CARDS, at="012", explorers=3, deck=8)
    limits = [hand_limit(game, 0)]
    for seat in (2, 3):
        choose(game, f"leave-for-a-while/s{seat}")
        limits.append(hand_limit(game, 0))

    assert limits == [2, 3, 4]


@rule("C-HAND-03", "C-RUL-05", "C-CARD-13")
def test_the_limit_is_what_the_satchel_prints():
    """The numbers are content: another Satchel & Journal has others."""
    game = table(
        CARDS + "- satchel: big-satchel\n  hand: [7, 6, 5, 4]\n  dice: [4, 3, 2, 2]\n  stack: [4, 3, 3, 2]\n"
    )

    assert hand_limit(game, seat_of(0)) == 7


@rule("C-CARD-19", "C-RUL-02")
def test_a_card_that_raises_the_limit_leaves_the_rest_of_the_rule():
    """Five instead of four, but still Skills and Bonuses together and still discarded in excess."""
    game = table(CARDS, at="012", hand=[*BLANKS[:4], "040", "040#2"], satchel=["042"], deck=8)

    rest(game)
    choose(game, "discard/040")

    assert len(hand(game)) == 5
    assert isinstance(game.pending(), ChooseTurn)


@rule("C-HAND-04")
def test_the_excess_goes_by_its_back():
    """Blue to the Discard Pile; green, gold and fog to the Past."""
    game = table(CARDS, at="012", hand=["blank", *BLANKS[:4], "040", "041-gold", "firefly"], deck=8, pile=[])

    rest(game)
    choose(game, "discard/blank", "discard/040", "discard/041-gold", "discard/firefly")

    assert pile(game) == ["blank"]
    assert past(game) == ["040", "041-gold", "firefly"]
