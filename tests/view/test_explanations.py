"""Explanations: every option has a basis, every refusal a reason, every number adds up."""

import pytest

from fogbound.core import NONE
from fogbound.core.chance import seeded
from fogbound.core.steps import GROUP
from fogbound.lab.twins import subjects
from fogbound.rules import rollout
from fogbound.rules.continent import explain
from fogbound.rules.continent.explain import STANDING
from fogbound.rules.reference import chapters
from fogbound.view import refusals, view, why
from fogbound.view.schema import SeenRow
from playing import HERE, act, card, choose, play, table
from rulebook import rule

ISLAND = (HERE / "soundness" / "island.yaml").read_text()
CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  no-camp: true
  arrows: {north: 14}
  actions:
    - dig: {cost: 3, difficulty: 2, success: take 031}
    - rest: {cost: 0}
    - climb: {cost: 2}
    - search: {cost: 1, all-hands: true}
    - talk: {cost: 1, if: a fire is here}
- number: 31
  back: green
  kind: item
  durability: 4
  effects: ["dig: cost -2", "dig: 1 star", "dig: difficulty -1"]
- number: 40
  back: green
  kind: permanent event
  placement: [west]
  done: [dig]
- number: 105
  back: green
  kind: state
  uid: lame
  title: lame
  effects: ["never involved in climb", "dig: cost +1", "hand limit -1"]
- number: 5
  back: green
  kind: quest item
  uid: bell
  title: bell
  effects: ["vital loss +1", "cards per item -9"]
- skill: eye
  strip: {sevens: 1, stars: 1}
  effects: ["dig: star per seven"]
"""


def reason(game, name, seat=0):
    """Why this is refused: the reason, its rule, the cards and the seats that stand in the way."""
    found = next(each for each in refusals(game, seat) if each.id == name)
    return found.reason, found.rule, found.cards, found.seats


def total(game, subject, seat=0):
    return sum(row.amount for row in why(game, seat, subject))


@rule("C-LEG-04")
def test_an_action_shown_as_done_names_the_event():
    """The event that shows the action as done is the card to blame."""
    game = table(CARDS, at="012", board={(1, 0): "040"})

    assert reason(game, "dig/s1/012") == ("done", "C-LEG-04", ("040",), ())
    assert why(game, 0, "dig/s1/012") == (SeenRow(what="done", card="040", rule="C-LEG-04"),)


@rule("C-LEG-06")
def test_a_no_camp_terrain_is_named():
    """Rest is refused on account of the Terrain."""
    assert reason(table(CARDS, at="012"), "rest/s1/012") == ("no-camp", "C-LEG-06", ("012",), ())


def test_a_card_that_forbids_is_named():
    """A State that keeps its holder out of an action stands in the reason; others are not concerned."""
    game = table(CARDS, at="012", explorers=2, hands={1: ["lame"]})

    assert reason(game, "climb/s2/012", 1) == ("forbidden", "C-CARD-19", ("lame",), ())
    assert "climb/s1/012" not in [each.id for each in refusals(game, 0)]


@rule("C-LEG-03")
def test_an_action_for_all_hands_names_who_is_missing():
    """Whoever stands elsewhere keeps the others from it."""
    game = table(CARDS, at="012", board={(1, 0): "start"}, explorers=3)
    game.figures[2] = card(game, "start")
    game.advance()

    assert reason(game, "search/s1/012") == ("all-hands", "C-LEG-03", (), (2,))


@rule("C-LEG-02")
def test_an_unmet_prerequisite_names_its_card():
    """The card that asks for a fire says so."""
    assert reason(table(CARDS, at="012"), "talk/s1/012") == ("needs", "C-LEG-02", ("012",), ())


@rule("C-RUL-86", "C-GIVE-01", "C-SAVE-01")
def test_what_stands_beside_the_question_is_refused_with_reasons_too():
    """An item in use is not given up, nor given to somebody far away; nobody camps alone."""
    game = table(CARDS, at="012", board={(1, 0): "start"}, explorers=2, items=[(["031"], 3)], deck=9)
    game.figures[1] = card(game, "start")
    game.advance()
    assert reason(game, "give/s1/031/1") == ("apart", "C-GIVE-01", (), (1,))
    assert reason(game, "camp") == ("apart", "C-SAVE-01", (), (1,))

    act(game, "dig", "use-item/031")

    assert reason(game, "relinquish/s1/031") == ("in-use", "C-RUL-86", ("031",), ())
    assert [each.id for each in refusals(game, 0)] == ["relinquish/s1/031"]


@rule("C-RUL-86")
def test_nothing_is_refused_once_the_game_is_over():
    """An item that was in use when everything ended is nobody's concern any more."""
    game = table(CARDS, at="012", items=[(["031"], 4)], deck=9)
    act(game, "dig", "use-item/031")
    assert [refused.id for refused in refusals(game, 0)] == ["relinquish/s1/031"]

    game.stack.clear()
    game.ending = "lost:curse"

    assert refusals(game, 0) == ()


@rule("C-RUL-87")
def test_a_gift_needs_a_free_die_at_the_receiver():
    """Whoever has as many items as they may have takes no other."""
    full = [(["031"], 3), (["031#2"], 3), (["knife"], 2)]
    game = table(ISLAND, at="012", explorers=2, items=[(["rope-work"], 3)], items_of={1: full})

    assert reason(game, "give/s1/rope-work/1") == ("no-free-die", "C-RUL-87", (), (1,))


def test_nobody_is_refused_what_is_offered():
    """An action is either offered or refused, and all that an explorer can see is one or the other."""
    game = table(CARDS, at="012", explorers=2, hands={1: ["lame"]}, board={(1, 0): "040"})

    given = {option.id for option in view(game, NONE).question.options}
    refused = {each.id for seat in (0, 1) for each in refusals(game, seat)}

    assert not given & refused
    assert {name for name in given | refused if "/012" in name} == {
        f"{verb}/s{seat}/012" for verb in ("dig", "rest", "climb", "search", "talk") for seat in (1, 2)
    }


def test_an_action_rests_on_its_source_and_on_the_rules_of_the_turn():
    """An option cites where the action comes from and the question's own rules."""
    game = table(CARDS, at="012")

    assert why(game, 0, "climb/s1/012") == (
        SeenRow(what="source", card="012", rule="C-TURN-06"),
        SeenRow(what="rule", rule="C-TURN-01"),
        SeenRow(what="rule", rule="C-TURN-02"),
        SeenRow(what="rule", rule="C-RUL-77"),
        SeenRow(what="card", card="012"),
    )


@rule("C-COST-04")
def test_what_may_lower_the_cost_for_nothing_is_told_beforehand():
    """Cards in hand count, items that would have to be used and effects with a price do not."""
    cards = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions: [{dig: {cost: 3}}]
- {number: 13, back: green, kind: bonus, uid: knack, effects: ["dig: cost -1"]}
- {number: 14, back: green, kind: bonus, uid: toll, effects: ["dig: cost -2, price: discard this"]}
- {number: 15, back: green, kind: item, uid: spade, durability: 3, effects: ["dig: cost -2"]}
"""
    game = table(cards, at="012", hand=["knack", "toll"], items=[(["spade"], 3)], deck=20)

    assert [(row.amount, row.card, row.rule) for row in why(game, 0, "dig/s1/012:reductions")] == [
        (-1, "knack", "C-COST-04")
    ]


@rule("C-RUL-36", "C-RUL-40")
def test_the_price_is_told_row_by_row():
    """The printed cost, the State that must be counted, the item applied by choice, the trade."""
    game = table(CARDS, at="012", explorers=2, hand=["lame"], items=[(["031"], 3)], deck=20)
    assert [(row.what, row.amount, row.card) for row in why(game, 1, "dig/s1/012:cost")] == [
        ("default", 3, "012"),
        ("card", 1, "lame"),
    ]

    act(game, "dig", joined=[1])
    choose(game, "use-item", "apply/031", "done", "trade/1")

    assert total(game, "cost") == view(game, 0).actions[0].cost == 1
    assert [(row.what, row.amount, row.card) for row in why(game, 1, "cost")] == [
        ("default", 3, "012"),
        ("card", 1, "lame"),
        ("card", -2, "031"),
        ("trade", -1, None),
    ]
    assert total(game, "difficulty") == view(game, 0).actions[0].difficulty == 3


def test_successes_are_told_once_they_are_revealed():
    """Before the Result step nothing is told; afterwards each star, pair and seven has its row."""
    game = table(CARDS, at="012", hand=["eye"], deck=["left", "right", "star", "seven"])
    act(game, "dig")
    assert why(game, 0, "successes") == ()

    choose(game, "draw")

    assert [(row.what, row.amount, row.card) for row in why(game, 0, "successes")] == [
        ("star", 1, "star"),
        ("pair", 1, None),
    ]
    choose(game, "apply/eye")
    assert [(row.what, row.amount, row.card, row.rule) for row in why(game, 0, "successes")][-1] == (
        "sevens",
        1,
        "eye",
        "C-RES-08",
    )
    assert total(game, "successes") == view(game, 0).actions[0].successes == 3


def test_limits_and_losses_are_told_with_their_cards():
    """What the Satchel & Journal prints, what cards make of it, and the floor below which nothing falls."""
    game = table(CARDS, explorers=2, hand=["lame"], satchel=["bell"])

    seat = view(game, 0).seats[0]

    assert total(game, "hand-limit/s1") == seat.hand_limit == 2
    assert total(game, "item-limit/s1") == seat.item_limit == 3
    assert total(game, "vital-loss/s1") == seat.vital_loss == 3
    assert [(row.what, row.amount, row.card) for row in why(game, 0, "stack-limit/s1")] == [
        ("satchel", 3, None),
        ("card", -9, "bell"),
        ("floor", 6, None),
        ("floor", 1, None),
    ]
    assert seat.stack_limit == 1


@pytest.mark.parametrize("seat", [NONE, 0])
def test_a_secret_question_is_explained_to_who_answers_it_alone(seat):
    """The others cannot learn by asking why what they may not read."""
    game = table(ISLAND, explorers=2, at="012", deck=["star", "seven", "left", "blank"])
    play(game, "look at the top 3", you=1)

    assert why(game, seat, "on-top/star") == ()
    assert why(game, 1, "on-top/star")[-1] == SeenRow(what="card", card="star")


def test_nothing_is_told_of_what_is_not_there():
    """A subject nobody can see has no rows, whatever lies hidden behind its name."""
    game = table(ISLAND, at="012")

    assert [
        why(game, 0, name) for name in ("dig/s1/031", "take/014", "hand-limit/s9", "cost", "", "/s", ":cost")
    ] == [()] * 7


def test_random_games_explain_everything_with_rules_that_exist():
    """In random play every option and refusal rests on rules of the reference, and every number adds up."""
    known = {each.id for chapter in chapters("continent") for each in chapter.rules}
    for seed in range(3):
        game = table(ISLAND, explorers=seed + 1, clues=("second-clue",), seed=seed)
        chance = seeded(seed)
        for _ in range(80):
            if game.pending() is None:
                break
            asked = game.pending().seat(game)
            seat = asked if asked != GROUP else 0
            assert view(game, seat).question.rules
            for subject in subjects(game, seat):
                rows = why(game, seat, subject)
                assert {row.rule for row in rows} - {""} <= known
                if subject in ("cost", "difficulty", "successes") or subject.split("/")[0].endswith(
                    ("limit", "loss")
                ):
                    parts = []
                    what, _, whose = subject.partition("/s")
                    number = explain.number(game, what, int(whose) - 1 if whose else NONE, parts)
                    assert sum(part.amount for part in parts) == max(0, number)
                elif ":" not in subject:
                    assert rows, subject
            rollout.random_step(game, chance)


def test_every_standing_option_has_its_rules():
    """Whatever may be done beside a question rests on a rule of the reference."""
    known = {each.id for chapter in chapters("continent") for each in chapter.rules}

    assert {cited for rules in STANDING.values() for cited in rules} <= known
