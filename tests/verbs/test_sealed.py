"""Choices that everybody makes unseen by the others, under both rulesets."""

import pytest

import enduring
import playing
from common_table import card, choose, news, offered
from fogbound.rules.common import memory, tabletop
from fogbound.rules.common.book import book_of
from fogbound.view.projections import view
from rulebook import alone

ROOMS = {
    "continent": (playing, lambda **settings: playing.table(explorers=3, **settings)),
    "citadel": (enduring, lambda **settings: enduring.citadel_table(players=3, **settings)),
}
both = pytest.mark.parametrize("ruleset", ROOMS)
ASKED = "{choose in secret: [remember promise of you, remember warning of you]}"


def begun(ruleset: str, sentence: str = ASKED, you: int = 1, **settings):
    """Three at a table, and the second one's card asks all of them."""
    room, table = ROOMS[ruleset]
    return room.play(table(**settings), sentence, you=you)


def seats_of(game, memo: str) -> list[int]:
    """Of whom something is remembered, by their seats."""
    people = memory.persons(game, memo)
    return [seat for seat in range(3) if game.registers[tabletop.CHARACTERS + seat] in people]


@alone("three sit at the table")
@both
def test_nothing_happens_before_all_have_chosen(ruleset):
    """Each is asked in turn; then all choices are shown and carried out."""
    game = begun(ruleset)
    asked = []
    for number in (2, 1, 2):
        assert game.pending_name() == "choose-unseen"
        assert (seats_of(game, "promise"), seats_of(game, "warning")) == ([], [])
        assert news(game, "chosen-unseen") == []
        asked.append(game.pending().seat(game))
        choose(game, offered(game)[number - 1])

    assert asked == [1, 2, 0]
    assert (seats_of(game, "promise"), seats_of(game, "warning")) == ([2], [0, 1])
    assert [item.seat for item in game.news if item.what == "chosen-unseen"] == [1, 2, 0]


@alone("three sit at the table")
@both
def test_nobody_else_sees_what_is_asked_or_was_chosen(ruleset):
    """The views of the others are the same whatever was chosen before."""
    first, second = (choose(begun(ruleset), f"{option}") for option in offered(begun(ruleset)))

    for seat in (0, 1, 2):
        seen = view(first, seat)
        assert seen == view(second, seat)
        assert bool(seen.question.options) == (seat == 2)


@alone("three sit at the table")
@both
def test_a_game_dealt_anew_does_not_tell_what_the_others_chose(ruleset):
    """In clones for another seat their choices differ, in clones for their own they stay."""
    game = choose(begun(ruleset), offered(begun(ruleset))[0])

    def given(seat: int) -> set[tuple[int, ...]]:
        return {book_of(game).redealt(game, seat, seed).pending().given for seed in range(12)}

    assert given(1) == {game.pending().given}
    assert len(given(0)) == 2


@alone("three sit at the table")
@both
def test_it_is_saved_in_the_middle(ruleset):
    """A clone goes on where the game was, with the choices made so far."""
    game = choose(begun(ruleset), offered(begun(ruleset))[1])
    copy = game.clone()
    for one in (game, copy):
        choose(one, offered(one)[0])
        choose(one, offered(one)[0])

    assert seats_of(copy, "warning") == seats_of(game, "warning") == [1]


@alone("three sit at the table")
@both
def test_only_those_named_choose_and_only_what_they_can(ruleset):
    """Who can do nothing of it is not asked; the others are."""
    asked = (
        "{choose in secret: [discard one skill in your hand of your choice], by: each other explorer here}"
    )
    room, _ = ROOMS[ruleset]
    game = begun(ruleset, asked, hands={0: ["star"], 1: ["star#2"]})

    assert room.hand(game, 0) == []
    assert room.hand(game, 1) == ["star#2"]


CARDS = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - climb:
        success:
          - {choose in secret: [remember promise of you, nothing], by: each involved}
          - "if for any of each involved, not promise is remembered of you: each involved takes 105"
"""


def test_a_card_asks_those_involved_whether_they_can_be_trusted():
    """On the Continent one who breaks the promise brings a State upon everybody."""
    game = playing.table(CARDS, at="020", explorers=2, deck=9)
    playing.act(game, "climb", "reveal", joined=[1])
    choose(game, "choose/020/1", "choose/020/2")

    assert [playing.held(game, seat) for seat in range(2)] == [["105"], ["105"]]
    assert card(game, "020") in game.figures

    game = playing.table(CARDS, at="020", explorers=2, deck=9)
    playing.act(game, "climb", "reveal", joined=[1])
    choose(game, "choose/020/1", "choose/020/1")

    assert [playing.held(game, seat) for seat in range(2)] == [[], []]
