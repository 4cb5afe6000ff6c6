"""Every question of an action is put to its active player, whichever seat that is (T-TURN-12, T-GEAR-01, T-RUL-50)."""

import pytest

from enduring import choose, citadel_table, life, offered
from rulebook import rule

DEN = """
- number: 10
  uid: den
  back: green
  kind: terrain
  actions: [fight: {cost: 3, difficulty: 1, success: "suffer 2 damage, then add 1 to hand"}]
- {number: 11, uid: cough, back: green, kind: purse, keywords: [ailment], effects: ["must fight: cost +1"]}
- {number: 12, uid: cramp, back: green, kind: purse, keywords: [ailment], effects: ["must fight: cost +1"]}
- {number: 13, uid: club, back: green, kind: purse, effects: ["fight: cost -2", "selected in fight: lose 1 life"]}
- {number: 14, uid: horn, back: green, kind: purse,
   effects: ["fight: 1 any for +1 success, max 1", "selected in fight: lose 1 life"]}
- skill: drill
  effects:
    - "fight: before the draw, may gain 1 life"
    - "fight: cancel 1 damage"
    - "fight: on success, may gain 1 life"
"""
COURSE = [
    ("select-burden", "select/cough"),
    ("select-gear", "select/club"),
    ("select-gear", "select/horn"),
    ("use-before-draw", "apply/drill/1"),
    ("choose-reductions", "apply/club/1"),
    ("choose-saving", "save/1"),
    ("draw-on", "reveal"),
    ("use-effects", "convert/horn/1"),
    ("pay-icons", "pay-flag"),
    ("use-effects", "count/1"),
    ("cancel-damage", "apply/drill/2"),
    ("use-on-success", "apply/drill/3"),
    ("keep-revealed", "retain/fist"),
    ("perform-selected", "perform/horn/2"),
]


@rule("T-TURN-12", "T-GEAR-01", "T-RUL-14", "T-DRAW-03", "T-RES-16", "T-RUL-23", "T-CONS-04", "T-RUL-28")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_all_questions_of_an_action_are_the_active_players(seat):
    """Selecting, saving, drawing, counting, paying, cancelling, keeping: each is asked of who acts, and strikes them."""
    deck = ["fist", "flag", "blank#40", "blank#39"]
    game = citadel_table(
        DEN,
        players=3,
        at="den",
        decks={seat: deck},
        hands={seat: ["drill"]},
        purses={seat: ["cough", "cramp", "club", "horn"]},
    )

    choose(game, f"fight/s{seat + 1}", "join", "accept", "stay-out")
    asked = []
    for _, choice in COURSE:
        question = game.pending()
        asked.append((question.name, question.seat(game)))
        choose(game, choice)

    assert asked == [(name, seat) for name, _ in COURSE]
    assert [life(game, other) for other in range(3)] == [9 if other == seat else 10 for other in range(3)]
    assert offered(game)[0].startswith("fight/s1")
