"""What stands beside an action, its traits and modifiers, and what must be applied wherever it stands (T-TRAIT-01)."""

import pytest

from enduring import (
    act,
    brim,
    choose,
    citadel_table,
    deck_size,
    entries,
    finish,
    life,
    offered,
    purse,
    refused,
)
from fogbound.rules.citadel import recovery
from fogbound.rules.common.book import book_of
from fogbound.text import CardTexts, Renderer
from labelling import labels
from rulebook import rule

DEN = """
- {trait: odd, effects: [%(trait)s]}
- number: 10
  uid: den
  back: green
  kind: terrain
  actions: [fight: {cost: 1, difficulty: %(difficulty)s, traits: [odd], modifiers: [%(action)s],
    success: %(success)s, failure: %(failure)s}]
- {number: 11, uid: hex, back: green, kind: purse, effects: [%(purse)s]}
- {number: 12, uid: omen, back: green, kind: global event, effects: [%(global)s]}
- {number: 13, uid: glove, back: green, kind: purse, effects: ["fight: 1 fist for +1 success"]}
- {number: 14, uid: plate, back: green, kind: purse, effects: []}
"""
PLACES = ("purse", "global", "trait", "action")


def den(text, where, difficulty=0, success="nothing", failure="nothing", carried=(), **settings):
    """A fight with this text beside it, or on a card that has its say."""
    texts = {place: f'"{text}"' if place == where else "" for place in PLACES}
    written = DEN % {**texts, "difficulty": difficulty, "success": success, "failure": failure}
    given = {"deck": ["fist", "blank", "star"], "purse": ["hex", *carried] if where == "purse" else carried}
    return citadel_table(
        written, at="den", globals_=["omen"] if where == "global" else [], **{**given, **settings}
    )


# -- what must be applied --------------------------------------------------------------------------


@rule("T-GEAR-07", "T-GEAR-08", "T-CONS-09")
@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize("moment", ["before the draw", "after the reveal", "on success"])
def test_what_must_be_done_is_done_at_every_moment(moment, where):
    """Nobody is asked, and it happens once."""
    game = den(f"must fight: {moment}, lose 1 life", where)

    finish(act(game, "fight", "reveal"))

    assert life(game) == 9


@rule("T-GEAR-10", "T-GEAR-11")
@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize("moment", ["before the draw", "after the reveal", "on success"])
def test_what_may_be_done_is_offered_once_at_every_moment(moment, where):
    """A text that says `may` is a choice beside the action as well."""
    game = den(f"fight: {moment}, may lose 1 life", where)
    act(game, "fight", *(["select/hex"] if where == "purse" else []))
    asked = 0
    while game.pending_name() != "choose-action":
        offers = [found for found in offered(game) if found.startswith("apply")]
        asked += len(offers)
        choose(
            game, (offers or [found for found in ("reveal", "done", "count/0") if found in offered(game)])[0]
        )

    assert (asked, life(game)) == (1, 9)


@rule("T-GEAR-07", "T-RUL-116")
@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize(
    ("gift", "cards", "most"),
    [("+1 success", 1, 1), ("cost +1", 2, 0), ("1 flag", 1, 0), ("1 extra card", 1, 0)],
)
def test_what_binds_is_paid_for_and_counts_once(gift, cards, most, where):
    """The price is paid before the effect counts, and never twice."""
    game = den(f"must fight: {gift}, price: lose 1 life", where)

    act(game, "fight")
    assert deck_size(game) == 3 - cards
    choose(game, "reveal")

    assert life(game) == 9
    if most:
        assert offered(game)[0] == f"count/{most}"


@rule("T-GEAR-07", "T-RUL-116")
def test_the_dearer_cost_is_shown_before_its_price_is_paid():
    """What an action will cost is told when it is chosen, with all that binds."""
    game = den("must fight: cost +2, price: lose 1 life", "trait")

    parts = book_of(game).part_of(game, game.offered[0], "cost")

    assert sum(part.amount for part in parts) == 3


@rule("T-RUL-116", "T-GEAR-07")
def test_what_cannot_be_paid_for_does_not_count():
    """Without the price there is nothing to be counted, and the action goes on."""
    text = "must fight: +1 success, price: discard a purse card"
    game = den(text, "trait", difficulty=1, success="gain 1 life")
    finish(act(game, "fight", "reveal"))
    assert life(game) == 10

    game = den(text, "trait", difficulty=1, success="gain 1 life", carried=["plate"])
    finish(act(game, "fight", "reveal"))
    assert (life(game), purse(game)) == (11, [])


@rule("T-RUL-116", "T-GEAR-07")
def test_what_was_paid_for_counts_although_its_card_is_gone():
    """The card is its own price; its success stays."""
    game = den("must fight: +1 success, price: discard this", "purse", difficulty=1, success="gain 1 life")

    finish(act(game, "fight", "reveal"))

    assert (purse(game), life(game)) == ([], 11)


# -- traits and modifiers --------------------------------------------------------------------------


@rule("T-TRAIT-01", "T-RES-15")
@pytest.mark.parametrize("where", PLACES)
def test_an_icon_may_be_forbidden(where):
    """Wherever the ban stands, the fist buys nothing in this fight."""
    game = den("fist may not be spent", where, difficulty=1, carried=["glove"])

    act(game, "fight", "select/glove", "reveal")

    assert "convert/glove/1" not in offered(game)


@rule("T-TRAIT-01", "T-RUL-05")
@pytest.mark.parametrize("where", ["trait", "action"])
def test_a_recovery_in_this_action_is_dearer_for_those_involved(where):
    """One point more for who fights, nothing more for who stays out, and nothing once it is over."""
    game = den("recovery costs +1 life", where, players=3, pile=["star#2"])
    assert recovery.price(game, 0, 1) == 1

    act(game, "fight", joined=[1])
    assert [recovery.price(game, seat, 1) for seat in range(3)] == [2, 2, 1]
    choose(game, "recovery/s1", "recover/s1/1")
    assert life(game) == 8

    finish(choose(game, "reveal"))
    assert recovery.price(game, 0, 1) == 1


@rule("T-TRAIT-01", "T-LIFE-06", "T-RUL-23")
@pytest.mark.parametrize("where", PLACES)
def test_damage_can_be_cancelled_by_what_stands_beside_the_action(where):
    """It is offered when damage falls, and cancels as much as it says."""
    game = den("fight: cancel 1 damage", where, difficulty=3, failure="suffer 2 damage")
    act(game, "fight", *(["select/hex"] if where == "purse" else []), "reveal")
    if "count/0" in offered(game):
        choose(game, "count/0")

    choose(game, next(found for found in offered(game) if found.startswith("apply")))

    assert life(game) == 9


@rule("T-TRAIT-01", "T-TURN-14")
@pytest.mark.parametrize("where", ["global", "trait", "action"])
def test_a_shared_text_lets_one_involved_player_help(where):
    """Not the active player, and one helper only: each effect is used once."""
    game = den("fight: help, may gain 1 life", where, players=3)
    act(game, "fight", "reveal", joined=[1, 2])
    assert [option.split("/")[0] for option in offered(game)] == ["help", "done"]

    choose(game, "help")

    assert [life(game, seat) for seat in range(3)] == [10, 11, 10]
    assert not any(option.startswith("help") for option in offered(game))


@rule("T-TRAIT-01", "T-CONS-09")
@pytest.mark.parametrize("where", ["trait", "action"])
def test_what_answers_a_failure_beside_the_action_may_be_a_choice(where):
    """`may` leaves it to the active player; without it nobody is asked."""
    game = den("after a failed fight: may lose 1 life", where, difficulty=3)
    act(game, "fight", "reveal")
    if "count/0" in offered(game):
        choose(game, "count/0")
    choose(game, "decline")
    assert life(game) == 10

    game = den("after a failed fight: lose 1 life", where, difficulty=3)
    finish(act(game, "fight", "reveal"))
    assert life(game) == 9


@rule("T-TRAIT-01")
@pytest.mark.parametrize("where", ["trait", "action"])
def test_texts_can_be_ignored_in_one_action(where):
    """A card that is ignored in the fight gives nothing to it."""
    game = den("the text of cards in your purse is ignored", where, difficulty=1, carried=["glove"])

    act(game, "fight", "select/glove", "reveal")

    assert "convert/glove/1" not in offered(game)


@rule("T-RUL-19", "T-TRAIT-01")
def test_effects_beside_an_action_may_exclude_each_other():
    """Of two that are joined by "or" one is used; the card's own effects are not among them."""
    text = """
- {number: 11, uid: bell, back: green, kind: purse, effects: ["fight: after the reveal, may gain 1 life"],
   actions: [fight: {modifiers: [["fight: after the reveal, may gain 2 life", "fight: after the reveal, may regain 1"]]}]}
"""
    game = citadel_table(text, purse=["bell"], pile=2)
    act(game, "fight", "reveal")
    assert [found for found in offered(game) if "apply" in found] == [
        "apply/bell/1",
        "apply/bell/2",
        "apply/bell/3",
    ]

    choose(game, "apply/bell/2")

    assert "apply/bell/1" in offered(game)
    assert "apply/bell/3" not in offered(game)


@rule("T-RUL-19", "T-CONS-09")
def test_of_numbers_in_one_list_beside_an_action_the_player_picks_one():
    """What would count by itself alone is a choice in a list: two successes or an extra card, never both."""
    text = """
- {number: 11, uid: bell, back: green, kind: purse,
   actions: [fight: {cost: 1, chain: true, difficulty: 9, modifiers: [["fight: +2 successes", "fight: 1 extra card"]]}]}
"""
    game = citadel_table(text, purse=["bell"])
    act(game, "fight", "draw", "reveal")
    assert [found for found in offered(game) if "apply" in found] == ["apply/bell/1", "apply/bell/2"]

    choose(game, "apply/bell/1")

    assert [found for found in offered(game) if "apply" in found] == []


# -- what the loader refuses -----------------------------------------------------------------------


@rule("T-GEAR-13")
@pytest.mark.parametrize("where", ["global", "trait", "action"])
def test_only_a_purse_card_says_what_its_selection_brings(where):
    """Nothing else is ever selected, so the text would happen without any selection."""
    texts = {place: '"selected in fight: lose 1 life"' if place == where else "" for place in PLACES}

    (fault,) = refused(DEN % {**texts, "difficulty": 0, "success": "nothing", "failure": "nothing"})

    assert "misplaced-ability" in fault
    assert "only Purse cards are selected" in fault


@rule("T-GEAR-02", "T-GEAR-13")
def test_a_card_can_be_selected_for_what_its_selection_brings():
    """A Purse card that says nothing else has a condition that matches, so it may be selected."""
    game = den("selected in fight: gain 1 life", "purse")

    finish(act(game, "fight", "select/hex", "reveal"))

    assert life(game) == 11


def test_only_effects_that_serve_an_action_exclude_each_other():
    """A ban in such a list would have to be chosen first, and nobody chooses it."""
    text = '- {number: 11, uid: hex, back: green, kind: purse, effects: [["fist may not be spent", "fight: 1 flag"]]}'

    (fault,) = refused(text)

    assert "only effects that serve an action, and are applied by choice, exclude each other" in fault


def test_nobody_is_asked_to_make_an_action_dearer():
    """A price for more cards to draw is paid because it must be, or it is a slip."""
    text = '- {number: 11, uid: hex, back: green, kind: purse, effects: ["%sfight: cost +1, price: lose 1 life"]}'

    (fault,) = refused(text % "")

    assert "nobody would choose a higher cost" in fault
    assert refused(text % "must ") == []


def test_what_stands_beside_an_action_speaks_of_its_types():
    """A text on climbing beside a fight would wait in vain."""
    text = '- {number: 11, uid: hex, back: green, kind: purse, actions: ["fight, dig": {modifiers: ["%s: +1 success"]}]}'
    assert [refused(text % types) for types in ("any", "dig, climb", "any except climb")] == [[], [], []]

    (fault,) = refused(text % "climb, swim")

    assert "it speaks of others" in fault


# -- on the fog side -------------------------------------------------------------------------------


@rule("T-INFO-08", "T-TRAIT-01")
def test_what_stands_beside_an_action_on_the_fog_side_is_named_without_its_card():
    """Only the back is seen: the option does not tell which card it is, and works all the same."""
    text = """
- {number: 10, uid: den, back: green, kind: terrain, arrows: {north: [III, 13]}}
- fog: haze
  area: III
  kind: terrain
  back-actions: [pathfind: {modifiers: ["any: before the draw, may lose 1 life", "any: 1 fist for: gain 3 life, max 1"]}]
"""
    game = citadel_table(text, at="den", deck=["fist"])
    act(game, "pathfind")
    assert offered(game) == ["apply/1", "done"]
    words, _ = labels(Renderer(CardTexts([brim(), entries(text)]), "en"), game)
    assert (
        words
        == "Apply the back of the fog card – any action: before any card is drawn, you may lose 1 life point"
    )

    choose(game, "apply/1", "draw", "reveal", "convert/2")

    assert life(game) == 12
