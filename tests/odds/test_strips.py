"""The chances of a draw against brute force, hand-worked cases and a seeded simulation."""

from fractions import Fraction
from itertools import pairwise, permutations
from math import comb, sqrt
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.odds import ActionChance, CardSupply, OddsStrip, chance, chances, distribution, table

BLANK, STAR, LEFT, RIGHT = OddsStrip(), OddsStrip(stars=1), OddsStrip(left=1), OddsStrip(right=1)
BOTH, SEVEN, CURSE = OddsStrip(left=1, right=1), OddsStrip(sevens=1), OddsStrip(curse=True)


class Effects(NamedTuple):
    """What may change the worth of a draw."""

    per_seven: int = 0
    safe: int = 0
    one_curse: int = 0


# An independent reading of the rules: look at every order of the cards.


def pairs(cards: list[OddsStrip]) -> int:
    """The most pairs of a left half with a right half of another card, by augmenting paths (C-RUL-17)."""
    lefts = [owner for owner, card in enumerate(cards) for _ in range(card.left)]
    rights = [owner for owner, card in enumerate(cards) for _ in range(card.right)]
    partner: dict[int, int] = {}

    def place(left: int, tried: set[int]) -> bool:
        for right, owner in enumerate(rights):
            if owner != lefts[left] and right not in tried:
                tried.add(right)
                if right not in partner or place(partner[right], tried):
                    partner[right] = left
                    return True
        return False

    return sum(place(left, set()) for left in range(len(lefts)))


def outcome(deck: list[OddsStrip], pile: list[OddsStrip], drawn: int, effects: Effects) -> int | None:
    """The successes of one draw from a deck and a pile in a given order, or None for a defeat."""
    revealed = (deck + pile)[:drawn]
    if any(card.curse for card in revealed[len(deck) : max(0, drawn - effects.safe)]):
        return None
    skills = [card for card in revealed if not card.curse]
    stars = sum(card.stars + effects.per_seven * card.sevens for card in skills)
    from_curse = effects.one_curse if any(card.curse for card in deck[:drawn]) else 0
    return stars + from_curse + pairs(skills)


def laid_out(source: CardSupply, rest: list[OddsStrip]) -> list[OddsStrip]:
    """The Action Deck, if its unknown cards lie in this order."""
    below = iter(rest)
    return [card if card is not None else next(below) for card in source.top] + list(below)


def brute_force(source: CardSupply, drawn: int, effects: Effects) -> dict[int | None, Fraction]:
    """The chance of every outcome, over all orders of the deck and of the pile."""
    outcomes = [
        outcome(laid_out(source, list(rest)), list(pile), drawn, effects)
        for rest in permutations(source.rest)
        for pile in permutations(source.pile)
    ]
    return {each: Fraction(outcomes.count(each), len(outcomes)) for each in set(outcomes)}


skills = st.builds(
    OddsStrip,
    stars=st.integers(0, 2),
    left=st.integers(0, 2),
    right=st.integers(0, 2),
    sevens=st.integers(0, 2),
)
cards = st.one_of(skills, st.sampled_from([BLANK, STAR, LEFT, RIGHT, BOTH, CURSE]))
effects_in_use = st.builds(Effects, st.integers(0, 2), st.integers(0, 3), st.integers(0, 2))


@st.composite
def sources(draw: st.DrawFn, most: int = 4) -> CardSupply:
    """Sources of a few cards, with a known top that may have gaps."""
    rest = draw(st.lists(cards, max_size=most))
    known = draw(st.lists(cards, max_size=3))
    gaps = draw(st.integers(0, len(rest)))
    top = draw(st.permutations([*known, *[None] * gaps]))
    return CardSupply(tuple(top), tuple(rest), tuple(draw(st.lists(cards, max_size=most))))


@given(sources(), st.integers(0, 9), effects_in_use)
def test_the_distribution_is_exact(source: CardSupply, drawn: int, effects: Effects) -> None:
    """Every number of successes has the chance that brute force finds (C-LIFE-10, C-LIFE-11, C-RUL-17)."""
    expected = brute_force(source, drawn, effects)

    found = distribution(source, drawn, *effects)

    assert {k: p for k, p in enumerate(found) if p} == {
        k: float(p) for k, p in expected.items() if k is not None
    }


@given(sources(), st.integers(0, 9), effects_in_use, st.integers(-1, 8), st.integers(0, 2))
def test_success_and_defeat_are_exact(
    source: CardSupply, drawn: int, effects: Effects, difficulty: int, bonus: int
) -> None:
    """Success needs the difficulty and no fatal Curse (C-RES-02, C-RES-11, C-RUL-30)."""
    expected = brute_force(source, drawn, effects)

    found = chance(source, drawn, difficulty, bonus, *effects)

    success = sum(p for k, p in expected.items() if k is not None and k + bonus >= difficulty)
    assert found == ActionChance(float(success), float(expected.get(None, 0)))


@given(sources(most=30), st.integers(0, 12), st.integers(0, 8), effects_in_use, st.integers(0, 6))
def test_sharing_the_work_changes_nothing(
    source: CardSupply, first: int, more: int, effects: Effects, difficulty: int
) -> None:
    """A run of chances holds the chance of each number of cards."""
    found = chances(source, first, first + more, difficulty, 0, *effects)

    assert found == [chance(source, first + i, difficulty, 0, *effects) for i in range(more + 1)]


@given(sources(most=30), effects_in_use, st.integers(0, 6))
def test_more_cards_help_until_the_pile_is_reached(
    source: CardSupply, effects: Effects, difficulty: int
) -> None:
    """From the Action Deck a further card never hurts; from the pile it never makes defeat less likely."""
    deck = sum(card is not None for card in source.top) + len(source.rest)
    found = chances(source, 0, deck + len(source.pile) + 2, difficulty, 0, *effects)

    for fewer, more in pairwise(found[: deck + 1]):
        assert more.success >= fewer.success
        assert more.defeat == 0
    for fewer, more in pairwise(found[deck:]):
        assert more.defeat >= fewer.defeat


@given(sources(most=30), st.integers(0, 12), effects_in_use, st.integers(1, 6))
def test_help_never_hurts(source: CardSupply, drawn: int, effects: Effects, difficulty: int) -> None:
    """An easier action, or a stronger effect, is at least as likely to succeed."""
    plain = chance(source, drawn, difficulty, 0, *effects)

    assert chance(source, drawn, difficulty - 1, 0, *effects).success >= plain.success
    assert chance(source, drawn, difficulty, 1, *effects) == chance(
        source, drawn, difficulty - 1, 0, *effects
    )
    for name in Effects._fields:
        stronger = effects._replace(**{name: getattr(effects, name) + 1})
        helped = chance(source, drawn, difficulty, 0, *stronger)
        assert helped.success >= plain.success
        assert helped.defeat <= plain.defeat


@given(sources(most=30), st.integers(0, 40), effects_in_use, st.integers(0, 6), st.randoms())
def test_chances_are_whole_and_blind_to_order(
    source: CardSupply, drawn: int, effects: Effects, difficulty: int, random: Random
) -> None:
    """Everything adds up to 1, and the order in which unknown cards are listed does not matter."""
    found = chance(source, drawn, difficulty, 0, *effects)
    assert found.success + found.failure + found.defeat == pytest.approx(1)
    assert sum(distribution(source, drawn, *effects)) + found.defeat == pytest.approx(1)

    rest, pile = list(source.rest), list(source.pile)
    random.shuffle(rest)
    random.shuffle(pile)
    assert chance(CardSupply(source.top, tuple(rest), tuple(pile)), drawn, difficulty, 0, *effects) == found


@pytest.mark.parametrize(
    ("hand", "successes"),
    [
        ([], 0),
        ([STAR, OddsStrip(stars=2)], 3),
        ([LEFT, RIGHT], 1),
        ([LEFT, LEFT], 0),
        ([LEFT, LEFT, RIGHT], 1),
        ([BOTH], 0),
        ([BOTH, LEFT], 1),
        ([BOTH, BOTH], 2),
        ([OddsStrip(left=2, right=2), LEFT], 1),
        ([OddsStrip(left=2, right=2), LEFT, RIGHT], 2),
        ([OddsStrip(left=2, right=1), BOTH], 2),
        ([OddsStrip(left=2, right=2), OddsStrip(stars=1, left=1, right=1)], 3),
        ([OddsStrip(stars=1, left=1), OddsStrip(right=1, sevens=1)], 2),
        ([SEVEN, SEVEN], 0),
        ([OddsStrip(stars=3, left=1, curse=True), RIGHT], 0),
    ],
)
def test_the_worth_of_a_hand(hand: list[OddsStrip], successes: int) -> None:
    """Stars add up, halves pair across two cards, sevens and Curses are worth nothing by themselves.

    (C-RES-03, C-RES-04, C-RES-05, C-RES-06, C-RES-07, C-RUL-17)
    """
    sure = [0.0] * successes + [1.0]

    assert distribution(CardSupply(tuple(hand), (), ()), len(hand)) == sure
    assert distribution(CardSupply((), tuple(hand), ()), len(hand)) == sure
    assert distribution(CardSupply((), (), tuple(hand)), len(hand), safe=len(hand)) == sure


def test_dig_with_a_shovel() -> None:
    """A pair and a seven that counts make two successes; the deck's Curse is harmless (C-EX-02, C-RES-08)."""
    source = CardSupply((OddsStrip(right=1, sevens=1), CURSE, LEFT), (BLANK,) * 20, (CURSE,))

    assert chance(source, 3, 2, per_seven=1) == ActionChance(1.0, 0.0)
    assert chance(source, 3, 2) == ActionChance(0.0, 0.0)


def test_three_left_and_five_to_draw() -> None:
    """Two of the five cards come from the pile, and only a Curse among these defeats (C-EX-12, C-LIFE-12)."""
    source = CardSupply((), (CURSE, STAR, LEFT), (CURSE, RIGHT, BLANK, BLANK, BLANK))

    # Of the ten pairs of pile cards four hold the Curse, and three others the right half.
    assert chance(source, 5, 1) == ActionChance(6 / 10, 4 / 10)
    assert chance(source, 5, 2) == ActionChance(3 / 10, 4 / 10)
    assert chance(source, 5, 2).failure == pytest.approx(3 / 10)


def test_one_curse_defeats_even_a_sure_success() -> None:
    """The Curse is looked at before successes are counted (C-RUL-30)."""
    source = CardSupply((), (STAR,) * 3, (CURSE,))

    assert chance(source, 3, 0, bonus=5) == ActionChance(1.0, 0.0)
    assert chance(source, 4, 0, bonus=5) == ActionChance(0.0, 1.0)


def test_a_shortage_is_no_defeat() -> None:
    """Whoever must draw more cards than there are takes what there is (C-RUL-32)."""
    assert chance(CardSupply((), (STAR,), (STAR,)), 9, 2) == ActionChance(1.0, 0.0)
    assert chance(CardSupply((), (), ()), 2, 1) == ActionChance(0.0, 0.0)
    assert chance(CardSupply((), (), ()), 2, 0) == ActionChance(1.0, 0.0)


def test_known_cards_on_top_come_first() -> None:
    """The first card is a star, the third a Curse; the second is one of four unknown ones."""
    source = CardSupply((STAR, None, CURSE), (STAR, BLANK, BLANK, BLANK), ())

    assert [each.success for each in chances(source, 0, 4, 2)] == [0, 0, 1 / 4, 1 / 4, 1 / 2]


def test_five_of_forty_five() -> None:
    """With single stars only, the successes follow the hypergeometric law."""
    source = CardSupply((), (STAR,) * 25 + (BLANK,) * 15 + (CURSE,) * 5, ())

    assert distribution(source, 5) == [comb(25, k) * comb(20, 5 - k) / comb(45, 5) for k in range(6)]


def test_marked_cards_never_defeat() -> None:
    """The last three of five cards from the pile are safe, so two of them may not be the Curse."""
    source = CardSupply((), (), (CURSE, *(STAR,) * 9))

    assert chance(source, 5, 5, safe=3) == ActionChance(comb(9, 5) / comb(10, 5), 2 / 10)
    assert chance(source, 5, 4, safe=3) == ActionChance(8 / 10, 2 / 10)


def test_a_shortage_falls_on_the_marked_cards() -> None:
    """Of two ordinary and three marked cards only two are there: both are ordinary (C-RUL-32)."""
    assert chance(CardSupply((), (), (CURSE, STAR)), 5, 0, safe=3) == ActionChance(0.0, 1.0)


def test_one_curse_of_the_deck_may_count() -> None:
    """One revealed Curse, but not a second, counts as a star and a seven."""
    two_curses = CardSupply((), (CURSE, CURSE, BLANK), ())
    from_the_pile = CardSupply((), (BLANK,), (CURSE,))

    assert distribution(two_curses, 2, per_seven=1, one_curse=2) == [0.0, 0.0, 1.0]
    assert distribution(two_curses, 1, per_seven=1, one_curse=2) == [1 / 3, 0.0, 2 / 3]
    assert distribution(CardSupply((CURSE,), (CURSE,), ()), 2, one_curse=2) == [0.0, 0.0, 1.0]
    assert distribution(from_the_pile, 2, safe=1, one_curse=2) == [1.0]


def test_cards_kept_while_others_are_drawn_anew() -> None:
    """Kept cards stand on top of what is left to draw, and their halves still pair."""
    kept, deck, pile = (LEFT, STAR), (), (RIGHT, BLANK, CURSE)

    assert chance(CardSupply(kept, deck, pile), 3, 2) == ActionChance(1 / 3, 1 / 3)


def test_a_simulation_agrees() -> None:
    """A seeded simulation of a long mixed draw stays within four standard deviations."""
    random = Random(7)
    deck = (STAR,) * 3 + (LEFT, RIGHT, BOTH, CURSE)
    pile = (STAR,) * 8 + (LEFT,) * 6 + (OddsStrip(stars=1, right=1),) * 5 + (BOTH, SEVEN, SEVEN, CURSE, CURSE)
    source = CardSupply((None, STAR), deck, pile)
    effects = Effects(per_seven=1, safe=2)
    runs, successes, defeats = 8_000, 0, 0

    for _ in range(runs):
        below, others = random.sample(deck, len(deck)), random.sample(pile, len(pile))
        found = outcome(laid_out(source, below), others, 12, effects)
        defeats += found is None
        successes += found is not None and found >= 9

    expected = chance(source, 12, 9, 0, *effects)
    for share, count in ((expected.success, successes), (expected.defeat, defeats)):
        assert 0.1 < share < 0.9
        assert abs(count / runs - share) < 4 * sqrt(share * (1 - share) / runs)


FORTY = (
    (STAR,) * 16 + (OddsStrip(stars=2),) * 2 + (OddsStrip(stars=1, left=1),) * 4 + (LEFT,) * 9 + (RIGHT,) * 9
)


def test_the_table_has_the_shape_of_the_printed_one() -> None:
    """Rows never fall with more cards, columns never rise with more stars required (C-ODDS-01, C-EX-06)."""
    rows = table(FORTY)

    assert [len(row) for row in rows] == [6] * 7
    assert all(row == sorted(row) for row in rows)
    assert all(list(column) == sorted(column, reverse=True) for column in zip(*rows, strict=True))


def test_figures_of_the_table() -> None:
    """Per cents are rounded down; sevens do not count (C-ODDS-02)."""
    rows = table(FORTY)
    assert rows[0][0] == 55  # 22 of 40 cards bear a star
    assert rows[0][1] == 90  # 780 pairs of cards, 72 of which are two left or two right halves alone
    assert rows[1][0] == 5
    assert rows[6][0] == 0
    assert rows[0][5] == 99  # 168 of 3,838,380 draws still show nothing

    assert table([SEVEN, STAR], drawn=2, required=2) == [[50, 100], [0, 0]]


def test_impossible_draws_are_refused() -> None:
    """A negative number of cards, and more unknown cards on top than there are, are mistakes."""
    with pytest.raises(ValueError, match="cannot draw -1"):
        chance(CardSupply((), (STAR,), ()), -1, 1)
    with pytest.raises(ValueError, match="cannot draw 3 to 2"):
        chances(CardSupply((), (STAR,), ()), 3, 2, 1)
    with pytest.raises(ValueError, match="2 unknown cards on top"):
        chance(CardSupply((None, None), (STAR,), ()), 1, 1)
