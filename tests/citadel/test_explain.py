"""Explanations of the Citadel: every option and refusal says why, every number says what it is made of."""

import pytest

from enduring import act, choose, citadel_table, offered, play, standing
from fogbound.core import NONE
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.explain import STANDING
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from rulebook import rule
from second_seat import as_offered, as_tested, seat_of

LAND = """
- number: 10
  uid: shore
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions:
    - dig: {cost: 3, difficulty: 2}
    - lift: {cost: 1, group: true}
    - swim: {if: influence is at least 9}
    - fight: {rows: [{cost: 2, difficulty: 5}, {cost: 1, difficulty: 2}]}
- {number: 11, uid: rope, back: green, kind: purse, weight: 9, keywords: [tool], effects: ["dig: cost -2"]}
- {number: 12, uid: chill, back: green, kind: purse, weight: 1, no-discard: true, effects: ["must dig: cost +1"]}
- {number: 13, uid: idol, back: green, kind: quest item, effects: [most weight +2, hand limit -1]}
- {number: 14, uid: hatch, back: green, kind: permanent event, placement: [west], done: [dig]}
- {number: 15, uid: tax, back: green, kind: global event, effects: [recovery costs +1 life]}
- paragraph: 7
  replies:
    pay: {locked: influence is at most 3}
    ask: {once: true, do: back to the choices}
    wait: {do: back to the choices}
    leave: {}
- {page: ebb-1, booklet: ebb, tremor: 0}
"""


def here(**settings):
    return citadel_table(LAND, at="shore", **settings)


def why(game, subject, seat=0):
    """The rows of an explanation: what, how much, by which card, under which rule."""
    ids = game.content.card_ids
    parts = book_of(game).why(game, seat_of(seat), as_offered(subject))
    return [
        (part.what, part.amount, ids[part.card] if part.card != NONE else "", part.rule) for part in parts
    ]


def refused(game, seat=0):
    """What is refused to a seat, with reason and rule."""
    refusals = book_of(game).refusals(game, seat_of(seat))
    return {as_tested(game.option_id(one.option)): (one.reason, one.rule) for one in refusals}


# -- options ---------------------------------------------------------------------------------------


@rule("T-TURN-05", "T-TURN-06", "T-RUL-52")
def test_an_action_names_its_source():
    """A Terrain, a Character card, and a fog side of which nothing but the side is named."""
    game = here(board={(0, 1): "start"})

    assert why(game, "dig/s1/shore")[0] == ("source", 0, "shore", "T-TURN-05")
    assert why(game, "move/s1/ansa")[0] == ("source", 0, "ansa", "T-TURN-06")
    assert why(game, "pathfind/s1/0")[0] == ("source", 0, "", "T-RUL-52")


def test_every_option_and_everything_beside_it_says_why():
    """By a rule or by a card."""
    game = here(players=2, pile=4, hand=["star"], purse=["rope"], page="ebb-1")

    for subject in [*offered(game), *standing(game)]:
        assert any(rule or name for _, _, name, rule in why(game, subject)), subject


def test_every_standing_option_has_its_rules():
    """What may be done at any time and between actions."""
    game = here(players=2, pile=4, hand=["star"], purse=["rope"], page="ebb-1")

    verbs = {name.split("/")[0] for name in standing(game)}
    assert verbs <= set(STANDING)
    assert {"recovery", "drop-skill", "drop", "give-away", "save-game", "leave-for-good", "report"} <= verbs


def test_a_secret_question_is_explained_to_nobody_else():
    """Who may not read it learns nothing of its options either."""
    game = play(here(players=2, deck=["star", "left", "right"]), "sift the top 2")
    asked = game.pending()
    assert asked.is_secret()

    assert why(game, offered(game)[0], seat=0) != []
    assert why(game, offered(game)[0], seat=1) == []


# -- refusals --------------------------------------------------------------------------------------


@rule("T-FORB-02", "T-FORB-03", "T-FORB-05")
def test_actions_that_cannot_be_taken_say_why():
    """Already done, not everybody there, a condition not met."""
    game = here(players=2, board={(0, 1): "start", (1, 0): "hatch"}, where={1: "start"})

    found = refused(game)

    assert found["dig/s1/shore"] == ("done", "T-FORB-05")
    assert found["lift/s1/shore"] == ("group", "T-FORB-03")
    assert found["swim/s1/shore"] == ("needs", "T-FORB-02")
    assert why(game, "dig/s1/shore") == [("done", 0, "hatch", "T-FORB-05")]
    assert [part.seat for part in book_of(game).why(game, 0, "lift/s1/shore")] == [1]


@rule("T-FORB-08")
def test_who_carries_too_much_may_not_move():
    """The Character card's own move is refused, and says so."""
    assert refused(here(purse=["rope"]))["move/s1/ansa"] == ("overweight", "T-FORB-08")


@rule("T-PURSE-06", "T-PURSE-07", "T-RUL-29")
def test_cards_that_cannot_be_dropped_or_given_say_why():
    """One that may not be discarded, one that is in use, one whose receiver is elsewhere."""
    game = here(players=2, purse=["chill", "rope"], board={(0, 1): "start"}, where={1: "start"}, deck=8)
    found = refused(game)
    assert found["drop/s1/chill"] == ("no-discard", "T-PURSE-06")
    assert found["give-away/s1/chill/1"] == ("no-discard", "T-PURSE-06")
    assert found["give-away/s1/rope/1"] == ("apart", "T-PURSE-07")

    act(game, "dig", "select/rope")

    assert refused(game)["drop/s1/rope"] == ("in-use", "T-RUL-29")


@rule("T-SAVE-01", "T-SAVE-02", "T-SAVE-03")
def test_saving_that_is_refused_says_why():
    """No Threat Booklet, saved already, not together."""
    assert refused(here())["save-game"] == ("no-bookmark", "T-SAVE-02")
    game = here(page="ebb-1")
    game.registers[zones.SAVED] = 1
    assert refused(game)["save-game"] == ("saved-already", "T-SAVE-01")
    apart = here(players=2, page="ebb-1", board={(0, 1): "start"}, where={1: "start"})
    assert refused(apart)["save-game"] == ("apart", "T-SAVE-03")


@rule("T-RECO-05", "T-RUL-10")
def test_a_recovery_that_is_refused_says_why():
    """Without a pile there is nothing to recover; with one it may be too dear."""
    assert refused(here())["recovery/s1"] == ("empty-pile", "T-RUL-10")
    assert refused(here(pile=2, life=1, globals_=["tax"]))["recovery/s1"] == ("too-dear", "T-RECO-05")
    assert "recovery/s1" not in refused(here(pile=2))


@rule("T-DLG-02")
def test_replies_that_are_shown_but_closed_say_why():
    """Locked for now, or used up in this dialogue."""
    game = play(here(), "read 7")
    assert refused(game)["reply/p007/1"] == ("locked", "T-DLG-02")

    choose(game, "reply/p007/2")

    assert refused(game)["reply/p007/2"] == ("used-up", "T-DLG-02")


def test_nothing_is_refused_to_somebody_who_only_watches():
    """Nor to one who lies unconscious."""
    game = here(players=2)
    game.registers[tabletop.STATUS + 1] = zones.UNCONSCIOUS

    assert refused(game, NONE) == refused(game, 1) == {}


# -- numbers ---------------------------------------------------------------------------------------


@rule("T-DRAW-01", "T-DRAW-02")
def test_the_cost_is_made_of_what_is_printed_and_what_must_be_applied():
    """A forecast counts what binds once it is selected; the action itself also what was chosen."""
    game = here(purse=["chill", "rope"])
    assert why(game, "dig/s1/shore:cost") == [("default", 3, "shore", "T-DRAW-01")]

    act(game, "dig", "select/rope")

    assert why(game, "cost")[:2] == [("default", 3, "shore", "T-DRAW-01"), ("card", 1, "chill", "T-GEAR-07")]


@rule("T-RES-24", "T-RES-25")
def test_the_difficulty_is_printed_or_shown_by_a_die():
    """A compound action that has not begun is forecast with the die of its first row."""
    game = here()

    assert why(game, "dig/s1/shore:difficulty") == [("printed", 2, "shore", "T-RES-24")]
    assert why(game, "fight/s1/shore:difficulty") == [("die", 5, "shore", "T-RES-25")]
    assert zones.row_of(game, game.content.card_ids.index("shore")) == NONE


@rule("T-INFO-08")
def test_numbers_of_the_fog_side_name_no_card():
    """What is printed on a back is told, what is behind it is not."""
    game = here()

    assert why(game, "pathfind/s1/0:cost") == [("default", 0, "", "T-DRAW-01")]
    assert why(game, "pathfind/s1/0:difficulty") == [("printed", 0, "", "T-RES-24")]


@rule("T-RES-02", "T-RES-05", "T-INFO-09")
def test_successes_are_told_once_the_cards_lie_open():
    """Then as they add up, and at last as they were counted."""
    game = act(here(deck=["star", "star#2", "blank"]), "dig")
    assert why(game, "successes") == []

    choose(game, "reveal")
    assert why(game, "successes") == [("cards", 2, "", "T-RES-02")]


@rule("T-HAND-01", "T-PURSE-01", "T-PURSE-02")
def test_limits_and_weight_are_made_of_what_is_printed_and_what_cards_say():
    """Hand and weight, as the Character card and a Quest item have them."""
    game = here(purse=["rope", "chill"], quests=["idol"])

    assert why(game, "hand-limit/s1") == [
        ("printed", 5, "ansa", "T-DATA-01"),
        ("card", -1, "idol", "T-GEN-02"),
    ]
    assert why(game, "weight-limit/s1") == [
        ("printed", 7, "ansa", "T-DATA-01"),
        ("card", 2, "idol", "T-GEN-02"),
    ]
    assert why(game, "weight/s1") == [
        ("weight", 9, "rope", "T-PURSE-01"),
        ("weight", 1, "chill", "T-PURSE-01"),
    ]


@rule("T-RECO-02", "T-RUL-04")
def test_the_price_of_a_recovery_is_made_of_units_and_what_cards_add():
    """Three cards are two units; a tax comes on top."""
    game = choose(here(pile=4, globals_=["tax"]), "recovery/s1")

    assert why(game, "recover/s1/3:price") == [("units", 2, "", "T-RUL-04"), ("card", 1, "tax", "T-GEN-02")]


@pytest.mark.parametrize(
    "subject", ["hand-limit/s9", "hand-limit/s", "nothing", "dig/s1/010", "weight/s" + "9" * 5000, ""]
)
def test_what_there_is_not_has_no_reason(subject):
    """Whatever is asked for."""
    assert why(here(), subject) == []
