"""The table of chances that players are given as help, and the sort of cards it rests on."""

import re
from itertools import pairwise

import pytest

import playing
from fogbound.odds import OddsStrip, odds, table
from fogbound.rules.reference import LANGUAGES, find
from rulebook import rule

DRAWN = 6


def printed(lang: str) -> list[list[int | None]]:
    """The chances as the reference gives them: a row for each number of stars, a column for each card."""
    (chapter,) = find("continent", "C-ODDS-01")
    (entry,) = chapter.rules
    rows = re.findall(r":((?:\s*\d+,?)+)\.", entry.text[lang])
    found = [[int(number) for number in re.findall(r"\d+", row)] for row in rows]
    return [[None] * (DRAWN - len(row)) + row for row in found]


@rule("C-ODDS-01", "C-EX-06")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("drawn", "required", "chance"),
    [
        (1, 1, 55),
        (3, 2, 75),
        (4, 3, 65),
        (6, 6, 22),
        (6, 7, 9),
        (3, 6, 1),
        (4, 7, 1),
        (1, 4, None),
        (3, 7, None),
        (2, 5, None),
    ],
)
def test_figures_of_the_help(lang, drawn, required, chance):
    """Asked for so many cards and so many stars, the help gives this chance, or none where it lists none."""
    assert printed(lang)[required - 1][drawn - 1] == chance


@rule("C-ODDS-01", "C-EX-06")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_has_no_figure_out_of_line(lang):
    """More cards never lower a chance, more stars required never raise one, in all seven rows."""
    rows = printed(lang)

    assert [len(row) for row in rows] == [DRAWN] * 7
    for row in rows:
        listed = [chance for chance in row if chance is not None]
        assert listed == sorted(listed)
    for fewer, more in pairwise(rows):
        assert all(
            low is None or (high is not None and high >= low) for high, low in zip(fewer, more, strict=True)
        )


@rule("C-ODDS-02")
def test_sevens_do_not_count_in_a_table_of_chances():
    """A table made of the same Skills with lucky sevens on them has the same figures."""
    skills = [OddsStrip(stars=1)] * 20 + [OddsStrip(left=1)] * 10 + [OddsStrip(right=1)] * 10
    lucky = [strip._replace(sevens=2) for strip in skills]

    assert table(lucky) == table(skills)


@rule("C-ODDS-02")
def test_a_table_of_chances_holds_for_any_number_of_explorers():
    """With own Skills of the same mix as the common ones, one explorer and four have the same figures."""
    common = (
        [OddsStrip(stars=1)] * 14 + [OddsStrip(left=1)] * 7 + [OddsStrip(right=1)] * 7 + [OddsStrip()] * 7
    )
    own = [OddsStrip(stars=1)] * 2 + [OddsStrip(left=1), OddsStrip(right=1), OddsStrip()]

    one, four = table(common + own), table(common + own * 4)

    assert (
        max(abs(a - b) for row, other in zip(one, four, strict=True) for a, b in zip(row, other, strict=True))
        <= 2
    )


@rule("C-RUL-28")
def test_live_odds_come_from_the_cards_that_can_be_drawn_not_from_the_table():
    """With one star left among three blanks a single card succeeds in one of four cases, whatever the table says."""
    cards = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1, difficulty: 1}
"""
    game = playing.table(cards, at="020", deck=["blank", "star", "blank#2", "blank#3"], pile=[])
    playing.act(game, "dig")

    (first, *_) = odds(game, 0)

    assert first.chance.success == 0.25
    assert printed("en")[0][0] == 55
