"""Details of rules that only show where two things meet: two limits, an effect that eases, a text about one of two."""

import pytest

from fogbound.rules.continent.cost import MOVE_DISCOUNT
from playing import act, base, card, finish, news, offered, pile, play, table
from rulebook import rule

CARDS = """
- number: 10
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 2, difficulty: 2}
    - rest: {cost: 1}
- {number: 11, back: green, kind: terrain, area: I}
- number: 30
  back: green
  kind: item
  durability: 3
  effects: ["dig: difficulty -1"]
- {number: 50, back: green, kind: quest item, effects: [at most 1 additional cards]}
- {number: 51, back: green, kind: quest item, effects: [at most 3 additional cards]}
"""


@rule("C-RES-11", "C-ITEM-05")
@pytest.mark.parametrize(("items", "ends"), [([(["030"], 2)], "succeeded"), ([], "failed")])
def test_an_easier_action_needs_fewer_stars(items, ends):
    """One star is enough where an item takes one off the difficulty."""
    game = table(CARDS, at="010", items=items, deck=["star", "blank", "blank#2"])

    act(game, "dig")
    finish(game, "use-item", "apply", "reveal")

    assert news(game, ends) != []


@rule("C-COST-07")
@pytest.mark.parametrize("satchel", [["050", "051"], ["051", "050"]])
def test_of_two_limits_the_lower_one_counts(satchel):
    """However they lie, one additional card may be drawn."""
    game = table(CARDS, at="010", satchel=satchel, deck=9)

    act(game, "rest", "draw")

    assert "draw" not in offered(game)


@rule("C-RUL-14")
def test_only_a_move_is_cheaper_towards_company():
    """Who digs goes nowhere."""
    game = table(CARDS, at="010", board={(1, 0): "011"}, explorers=2, deck=9, options=MOVE_DISCOUNT)
    game.figures[1] = card(game, "011")
    game.advance()

    act(game, "dig")

    assert not [option for option in offered(game) if option.startswith("declare")]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "sentence",
    [
        "may 1 times: discard skills in your hand",
        "may if there is a card 010 on the board: discard skills in your hand",
    ],
)
def test_what_you_may_do_depends_on_your_own_hand(sentence, seat):
    """Only one of two holds a Skill: the choice is theirs alone."""
    game = table(CARDS, at="010", explorers=2, hands={seat: ["star"]}, deck=9)

    assert offered(play(game.clone(), sentence, you=seat)) == ["do", "decline"]
    assert "do" not in offered(play(game, sentence, you=1 - seat))


@rule("C-LIFE-03")
def test_which_cards_come_back_at_random_is_left_to_chance():
    """One of three comes back, not always the same."""
    back = set()
    for seed in range(12):
        game = play(table(deck=[], pile=["star", "left", "right"], seed=seed), "restore 1 random")
        back.update({"star", "left", "right"} - set(pile(game)))

    assert len(back) > 1


@rule("C-LEG-04", "C-LEG-05")
def test_an_event_shows_what_is_done_and_nothing_else():
    """Of one action of every type each can be taken, and only those that the event shows are gone."""
    types = list(base().manifest.actions)
    actions = "".join(f"    - {each}: {{cost: 0}}\n" for each in types)
    cards = f"- number: 20\n  back: green\n  kind: terrain\n  area: I\n  actions:\n{actions}"
    cards += "- {number: 60, back: green, kind: permanent event, placement: [north], done: [fish, run]}\n"

    def taken(board):
        options = offered(table(cards, at="020", board=board, deck=9))
        return [option.split("/")[0] for option in options if "/020" in option]

    assert sorted(taken({})) == sorted(types)
    assert sorted({*types} - {*taken({(0, 1): "060"})}) == ["fish", "run"]


@rule("C-RES-08", "C-RUL-40")
def test_a_seven_that_has_to_count_is_one_star():
    """The State turns each of two sevens into one success, whether anybody likes it or not."""
    state = (
        "- {number: 62, back: green, kind: state, title: feverish, effects: ['must dig: star per seven']}\n"
    )
    game = table(CARDS + state, at="010", hand=["062"], deck=["seven", "seven#2", "blank"])

    act(game, "dig", "reveal")
    finish(game)

    assert news(game, "succeeded") == ["2"]


@rule("C-LEG-07", "C-RUL-48")
def test_of_many_mandatory_actions_every_one_can_be_chosen():
    """Nothing is shown as done, so an event with an action of every type leaves them all."""
    types = list(base().manifest.actions)
    actions = "".join(f"    - {each}: {{cost: 0}}\n" for each in types)
    event = f"- number: 70\n  back: green\n  kind: temporary event\n  actions:\n{actions}"

    game = play(table(event, deck=9), "take 070")

    assert sorted(option.split("/")[0] for option in offered(game)) == sorted(types)
