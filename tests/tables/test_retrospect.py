"""Looking back at a finished game: every draw with its exact chances, and how much was never found."""

import pytest

from fogbound.rules.common.book import TERRAIN
from fogbound.tables import Playback
from fogbound.tables.retrospect import retrospect
from seating import say, seat

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, difficulty: 1}
    - think: {cost: 1, difficulty: 0}
    - search: {cost: 1, difficulty: 0, success: take 031}
- {number: 31, back: green, kind: item, durability: 4}
- {number: 33, back: green, kind: terrain, area: I}
- {number: 34, back: green, kind: permanent event, placement: [north], effects: ["dig: cost -1"]}
"""
THINK = ("think/s1", "reveal", "keep-none")
SEEK = ("search/s1", "reveal", "keep-none", "new-item")


def played(*choices: str, seed: int = 1) -> Playback:
    """A game with these answers, played again."""
    table = seat(cards=CARDS, seed=seed)
    say(table, *choices)
    return Playback(table.journal, table.packs, table.book)


def test_each_draw_is_told_with_its_chance_and_how_it_came_out():
    """What was drawn in addition is choice: the chance with it, less the chance as the action began."""
    found = retrospect(played("dig/s1", "draw", "draw", "reveal", "keep-none"))

    assert found is not None
    (bet,) = found.bets
    assert bet.cards == 4
    assert 0 < bet.bare < bet.chance < 1
    assert found.by_choice == pytest.approx(bet.chance - bet.bare)
    assert found.by_luck == pytest.approx(bet.succeeded - bet.chance)


def test_a_draw_stands_in_the_turn_in_which_the_journal_tells_it():
    """The first action makes the first turn."""
    found = retrospect(played(*["dig/s1", "draw", "reveal", "keep-none"] * 2))

    assert found is not None
    assert [bet.turn for bet in found.bets] == [1, 2]


def test_what_nobody_could_fail_is_no_bet():
    """It is counted, and neither luck nor choice."""
    found = retrospect(played(*THINK))

    assert found is not None
    assert (found.bets, found.sure, found.by_choice, found.by_luck) == ((), 1, 0, 0)


def test_luck_and_choice_add_up_to_what_was_achieved():
    """However the cards fall: as the actions began, by choice and by luck."""
    for seed in range(1, 5):
        found = retrospect(played(*["dig/s1", "draw", "reveal", "keep-none"] * 2, seed=seed))
        assert found is not None
        bare = sum(bet.bare for bet in found.bets)
        assert bare + found.by_choice + found.by_luck == pytest.approx(
            sum(bet.succeeded for bet in found.bets)
        )


def test_only_how_many_cards_were_not_found_is_told():
    """By what they are: all of them but those that lay there, and what was found since counts no more."""
    before, after = (retrospect(played(*choices)) for choices in (THINK, (*THINK, *SEEK)))
    terrains = {card.uid for card in played(*THINK).book.cards if card.kind == TERRAIN}

    assert before is not None
    assert after is not None
    assert before.unfound.places == len(terrains) - 1
    assert after.unfound == before.unfound._replace(finds=before.unfound.finds - 1)


def test_a_game_whose_cards_have_changed_has_none():
    """What cannot be played again is not guessed."""
    table = seat(cards=CARDS)
    say(table, *THINK)
    other = seat(cards=CARDS.replace("think: {cost: 1", "think: {cost: 2"))

    assert retrospect(Playback(table.journal, other.packs, other.book)) is None
