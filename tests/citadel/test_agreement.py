"""Who decides when the players do not agree: the active player, the next to the left, or whose card it is (T-RUL-50)."""

from enduring import act, choose, citadel_table, offered, play
from fogbound.core.steps import GROUP, NONE
from fogbound.rules.citadel.agreement import fallback
from rulebook import rule

YARD = """
- number: 10
  uid: yard
  back: green
  kind: terrain
  actions:
    - dig: {success: take 020}
    - tend: {success: check a box}
    - talk: {success: "lose 99 life, then each unconscious explorer gains 2 life"}
- {number: 11, uid: hammer, back: green, kind: purse, weight: 2}
- {number: 20, uid: wolf, back: green, kind: temporary event, actions: [fight: {cost: 1}]}
- {number: 21, uid: drum, back: green, kind: quest item, actions: [listen: {cost: 1}]}
- {building: loft, boxes: 2}
- {building: tavern, boxes: 2}
"""


def yard(players=3, **settings):
    """The first player is on the field, the others in the yard."""
    given = {
        "at": "field",
        "board": {(1, 0): "yard"},
        "where": dict.fromkeys(range(1, players), "yard"),
        **settings,
    }
    return citadel_table(YARD, players=players, **given)


def decider(game):
    """Who decides the pending question, which is everybody's."""
    assert game.pending().seat(game) == GROUP
    return fallback(game)[0]


@rule("T-RUL-50")
def test_inside_an_action_the_active_player_decides():
    """The third builds: what they do together is for them to settle, with every option open."""
    game = yard()

    act(game, "tend", "reveal", seat=2)

    assert decider(game) == 2
    assert [game.option_id(option) for option in fallback(game)[1]] == offered(game)


@rule("T-RUL-50", "T-PURSE-08")
def test_outside_actions_the_owner_of_the_card_decides():
    """A gift has changed hands already, so who received it says who pays for it."""
    game = yard(purses={2: ["hammer"]})

    choose(game, "give-away/s3/hammer/1")

    assert decider(game) == 1
    assert [game.option_id(option) for option in fallback(game)[1]] == ["pay-weight/s3/2", "pay-weight/s2/2"]


@rule("T-RUL-50", "T-UNC-10")
def test_who_wakes_decides_where():
    """Between actions it is the figure of the second player that comes back."""
    game = yard(where={2: "yard"})
    play(game, "lose 99 life", "banish", you=1)

    play(game, "gain 1 life", you=1)

    assert offered(game) == ["appear-on/s2/field", "appear-on/s2/yard"]
    assert decider(game) == 1


@rule("T-TURN-04", "T-RUL-51")
def test_the_left_neighbour_of_the_last_active_player_acts():
    """After the second comes the third, after the third the first; who has fallen is passed over, drum or no drum."""
    game = yard(quests=["drum"])
    act(game, "move", "reveal", seat=1)
    assert decider(game) == 2
    assert {option.seat for option in fallback(game)[1]} == {2}

    act(game, "move", "reveal", seat=2)
    assert decider(game) == 0
    play(game, "lose 99 life", "banish", you=0)

    assert decider(game) == 1


@rule("T-RUL-48", "T-RUL-51")
def test_a_mandatory_action_falls_to_the_left_of_the_last_among_those_it_obliges():
    """The third met the wolf; next to the left is the first, who is not there, so it is the second."""
    game = yard()

    act(game, "dig", "reveal", seat=2)

    assert sorted(offered(game)) == ["fight/s2/wolf", "fight/s3/wolf"]
    assert decider(game) == 1


@rule("T-RUL-50")
def test_a_question_to_one_player_is_nobody_elses_to_settle():
    """Where the rules name who decides there is nothing to agree on."""
    game = yard(purses={1: ["hammer"]})

    act(game, "tend", seat=1)

    assert fallback(game) == (NONE, [])


@rule("T-TURN-04")
def test_who_can_do_nothing_is_passed_over():
    """The third stands where there is nothing to do and nowhere to go: after the second it is the first one's turn."""
    game = yard(board={(1, 0): "yard", (5, 5): "start"}, where={1: "yard", 2: "start"})

    act(game, "tend", "reveal", "check-box/loft", seat=1)

    assert not any("/s3" in found for found in offered(game))
    assert decider(game) == 0
