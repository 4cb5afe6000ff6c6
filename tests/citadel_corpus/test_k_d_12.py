"""K-D-12, the reckoning: one line for everybody, then for all of them."""

import pytest

from enduring import blocked, card, choose, deck_size, farlamp_table, life, offered, pile_size, play, purse
from fogbound.core.steps import GROUP
from fogbound.rules.citadel import leaflet, table
from fogbound.rules.citadel.dialogue import rules_of
from fogbound.rules.citadel.memory import note_answer
from fogbound.rules.common import memory

CARDS = """
- {number: 486, uid: rope, back: green, kind: purse, weight: 3}
- {number: 487, uid: lens, back: green, kind: purse, no-discard: true}
- {building: loft, boxes: 2, effects: [most weight +2]}
- {building: kiln, boxes: 1}
- {side-quest: first}
- {side-quest: second}
- {side-quest: third}
- {side-quest: fourth}
- {side-quest: fifth}
"""
PIECES = ["k-d-12", "k-d-10", "k-d-07", "k-d-11"]
LINES = ["broke-word", "kept-cup", "was-held", "fell-thrice", "spoke-most", "plain"]


def reckoning(players=2, built=(), finished=0, before=(), **settings):
    game = farlamp_table(CARDS, only=PIECES, players=players, **settings)
    for name in built:
        game.set_count(card(game, name), leaflet.BOXES, 2 if name == "loft" else 1)
    for name in ("first", "second", "third", "fourth", "fifth")[:finished]:
        play(game, f"list the side quest {name}")
        play(game, f"finish the side quest {name}")
    for what, seat in before:
        happened(game, what, seat)
    game.index = None
    return play(game, "read 300")


def happened(game, what, seat):
    """Let something of the past be remembered of a character."""
    if what == "promised":
        play(game, "remember promise of you", you=seat)
    elif what == "kept":
        note_answer(game, 206, "keep", seat)
    elif what == "held":
        play(game, "remember hostage of you", you=seat)
    elif what == "fell":
        game.record(f"fell {memory.character_of(game, seat)}")
    elif what == "spoke":
        game.record(f"spoke {memory.character_of(game, seat)}")


def lines(game):
    """Which line was read for whom."""
    assert game.news is not None
    effects = game.content.effects
    return [(item.seat, effects[item.n].line) for item in game.news if item.what == "line"]


@pytest.mark.parametrize(
    ("before", "line"),
    [
        ([("promised", 1)], "broke-word"),
        ([("held", 1)], "was-held"),
        ([("fell", 1), ("fell", 1), ("fell", 1)], "fell-thrice"),
        ([("fell", 1), ("fell", 1)], "plain"),
        ([("spoke", 1), ("spoke", 1), ("spoke", 0)], "spoke-most"),
        ([], "plain"),
        ([("promised", 1), ("held", 1)], "broke-word"),
        ([("held", 1), ("fell", 1), ("fell", 1), ("fell", 1)], "was-held"),
    ],
)
def test_exactly_one_line_for_each_the_first_that_fits(before, line):
    """In seat order, whoever reads; what comes first in the list goes before."""
    game = reckoning(before=before)

    assert [seat for seat, _ in lines(game)] == [0, 1]
    assert lines(game)[1] == (1, line)


def test_the_reader_does_not_change_the_order():
    """Seat order, not clockwise from the active player."""
    game = farlamp_table(CARDS, only=PIECES, players=3)

    play(game, "read 300", you=2)

    assert [seat for seat, _ in lines(game)] == [0, 1, 2]


def test_a_broken_promise_costs_two_life_points():
    """A kept one does not."""
    game = reckoning(before=[("promised", 1)])
    assert life(game, 1) == 8

    game = farlamp_table(CARDS, only=PIECES, players=2)
    happened(game, "promised", 1)
    play(game, "read 241", you=1)
    game.record(f"spoke {memory.character_of(game, 0)}")
    play(game, "read 300")

    assert lines(game)[1] == (1, "plain")


def test_who_kept_the_cup_gives_a_card_to_the_next_player():
    """One unblocked Purse card of their choice, without the weight price, even one that may not be discarded."""
    game = reckoning(before=[("kept", 1)], purses={1: ["rope", "lens"]}, life=[1, 1])
    assert game.pending().seat(game) == 1
    assert sorted(offered(game)) == ["choose/lens", "choose/rope"]

    choose(game, "choose/rope")

    assert purse(game, 0) == ["rope"]
    assert purse(game, 1) == ["lens"]
    assert (life(game, 0), life(game, 1)) == (1, 1)


def test_with_nothing_to_give_or_nobody_to_give_to_the_line_is_only_read():
    """Blocked cards are not given."""
    game = reckoning(before=[("kept", 0)], blocked=["rope"])
    assert lines(game)[0] == (0, "kept-cup")
    assert blocked(game) == ["rope"]

    game = reckoning(players=1, before=[("kept", 0)], purse=["rope"])
    assert purse(game) == ["rope"]


def test_the_other_lines():
    """A hostage gains 2; who fell thrice unblocks everything; who spoke most helps the name; else regain 3."""
    assert life(reckoning(before=[("held", 0)])) == 12

    game = reckoning(before=[("fell", 0)] * 3, blocked=["rope", "blank#30"])
    assert blocked(game) == []

    game = reckoning(before=[("spoke", 1), ("spoke", 1)])
    assert table.score(game, table.INFLUENCE) == 1

    game = choose(reckoning(deck=5, pile=5), "regain/3")
    assert (deck_size(game), pile_size(game)) == (8, 2)


def test_speaking_as_often_as_another_is_not_most():
    """Ties are excluded; this very dialogue does not count for its reader."""
    game = reckoning(before=[("spoke", 1), ("spoke", 0)])

    assert [line for _, line in lines(game)] == ["plain", "plain"]


@pytest.mark.parametrize(("finished", "lost"), [(0, True), (2, True), (3, False), (5, False)])
def test_merit_saves_the_buildings(finished, lost):
    """Below 5 the players choose a built building that loses its checks; at 5 nothing is lost."""
    game = reckoning(built=["loft", "kiln"], finished=finished, before=[("held", 0), ("held", 1)])

    if lost:
        assert game.pending().seat(game) == GROUP
        assert len(offered(game)) == 2
    else:
        assert game.pending_name() == "choose-action"


def test_a_lost_building_ends_its_effects_at_once():
    """Who thereby carries too much is simply overweight."""
    limit = 6  # of two players
    game = reckoning(built=["loft", "kiln"], before=[("held", 0), ("held", 1)], purse=["rope"])
    from fogbound.rules.citadel.limits import weight_limit

    assert weight_limit(game, 0) == limit + 2
    choose(game, next(found for found in offered(game) if found.endswith("loft")))

    assert weight_limit(game, 0) == limit
    assert game.count(card(game, "loft"), leaflet.BOXES) == 0
    assert purse(game) == ["rope"]


@pytest.mark.parametrize(("finished", "offered_"), [(5, False), (6, True)])
def test_great_merit_turns_the_oldest_choice(finished, offered_):
    """From 8 on the players may turn the first yes or no of the adventure into its opposite, for the rest of it."""
    game = farlamp_table(CARDS, only=PIECES, players=2)
    play(game, "remember yes to log-burnt")
    play(game, "remember no to promise-kept")
    play(game, "remember yes to log-burnt")
    for name in ("first", "second", "third", "fourth", "fifth")[: min(finished, 5)]:
        play(game, f"list the side quest {name}")
        play(game, f"finish the side quest {name}")
    if finished == 6:
        game.set_count(card(game, "kiln"), leaflet.BOXES, 1)
    play(game, "read 300")

    asked = offered(game)[0].startswith("do")
    assert asked == offered_
    if offered_:
        assert game.pending().seat(game) == GROUP
        choose(game, "do")
        assert memory.choice(game, "log-burnt") == 0
        assert memory.choice(game, "promise-kept") == 0


def test_the_lines_can_name_persons_places_and_scenarios():
    """What is remembered of a character stands with the page and the Terrain of its time."""
    game = farlamp_table(CARDS, only=PIECES, players=2, page="le-2", at="salt-house")
    happened(game, "promised", 1)
    who = memory.character_of(game, 1)

    assert game.content.card_ids[memory.scenario_of(game, "promise", who)] == "le-2"
    assert game.content.card_ids[memory.place_of(game, "promise", who)] == "salt-house"
    assert rules_of(game).paragraph(card(game, "p300")).lines == tuple(LINES)
