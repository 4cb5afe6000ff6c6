"""K-L-04, the plumb: the tremor spent on the way through the fog."""

import pytest

from enduring import act, at_cell, choose, farlamp_table, finish, names, offered, pile_size, play, zone
from fogbound.rules.citadel import table
from fogbound.rules.common import tabletop
from rulebook import rule

FOG = """
- number: 80
  uid: quay
  back: green
  kind: terrain
  arrows: {north: [III, 2]}
- {fog: gulls, area: III, kind: temporary event, text: influence +1, back-actions: [pathfind: {cost: 5, success: flip}]}
- {fog: seals, area: III, kind: temporary event, text: influence +3, back-actions: [pathfind: {cost: 5, success: flip}]}
- {number: 81, uid: boots, back: green, kind: purse, weight: 1, effects: ["pathfind: cost -4"]}
- skill: sounding
  actions: [pathfind: {cost: 2}]
"""


def quay(level, **settings):
    game = farlamp_table(FOG, only=["k-l-04"], at="quay", **{"deck": 12, **settings})
    game.registers[table.TREMOR] = level
    return game


def drawn(game):
    return pile_size(game)


@rule("T-COMM-09", "T-DATA-05")
@pytest.mark.parametrize(("use", "cards", "left"), [("apply/plumb/1", 3, 1), ("apply/plumb/2", 2, 0)])
def test_one_level_saves_two_cards_two_levels_three(use, cards, left):
    """Cost 5 becomes 3 or 2, once in the action."""
    game = quay(2)

    act(game, "pathfind", use)
    assert not any("plumb" in option for option in offered(game))
    finish(game, "save/")

    assert (drawn(game), game.registers[table.TREMOR]) == (cards, left)


@rule("T-RUL-11")
def test_reductions_add_up_and_stop_at_0():
    """Boots and three of the plumb save more than there is: nothing is drawn."""
    game = quay(2, purse=["boots"])

    act(game, "pathfind", "select/boots")
    finish(game, "apply/plumb/2", "apply/boots", "save/", "done")

    assert drawn(game) == 0


def test_without_levels_nothing_is_offered():
    """Level 0 offers nothing, level 1 only the small use."""
    assert [plumb(quay(level)) for level in (0, 1, 2)] == [
        [],
        ["apply/plumb/1"],
        ["apply/plumb/1", "apply/plumb/2"],
    ]


def plumb(game):
    act(game, "pathfind")
    return [option for option in offered(game) if "plumb" in option]


def test_only_fog_backs_count():
    """A pathfind of a Skill has no use for it."""
    game = quay(2, hand=["sounding"])

    act(game, "pathfind", on="sounding")

    assert not any("plumb" in option for option in offered(game))


def reveal(game):
    """Up to what comes after the card is turned over."""
    while game.pending_name() not in ("offer-reaction", "choose-action"):
        ids = offered(game)
        choose(
            game,
            next(
                (found for found in ids if found.startswith("save/")),
                "reveal" if "reveal" in ids else ids[-1],
            ),
        )


@rule("T-EXPL-02")
def test_after_two_levels_the_card_may_be_exchanged_once():
    """It goes back unresolved, another one of the area is resolved, and that is that."""
    game = quay(2)
    hidden = names(game, game.zones[tabletop.FOGGY])[0]
    other = ({"gulls", "seals"} - {hidden}).pop()
    act(game, "pathfind", "apply/plumb/2")
    reveal(game)
    assert offered(game) == ["use/plumb", "decline/plumb"]

    choose(game, "use/plumb")
    finish(game)

    assert zone(game, hidden) == tabletop.PILES + 2
    assert zone(game, other) == tabletop.PAST
    assert table.score(game, table.INFLUENCE) == {"gulls": 1, "seals": 3}[other]
    assert at_cell(game, 0, -1) == "field"


def test_the_card_may_be_kept():
    """Declined, the first card is resolved."""
    game = quay(2)
    hidden = names(game, game.zones[tabletop.FOGGY])[0]
    act(game, "pathfind", "apply/plumb/2")
    reveal(game)

    choose(game, "decline/plumb")
    finish(game)

    assert zone(game, hidden) == tabletop.PAST


def test_after_one_level_there_is_no_exchange():
    """The better use must have been paid."""
    game = quay(2)
    act(game, "pathfind", "apply/plumb/1")
    reveal(game)

    assert game.pending_name() == "choose-action"


@rule("T-COMM-07")
def test_what_is_left_does_not_carry_over():
    """The next scenario has its own level."""
    text = FOG + "- {page: one, booklet: ebb, tremor: 1}\n"
    game = farlamp_table(text, only=["k-l-04"], page="one")
    game.registers[table.TREMOR] = 4

    play(game, "the scenario ends", "set-out/one")

    assert game.registers[table.TREMOR] == 1
