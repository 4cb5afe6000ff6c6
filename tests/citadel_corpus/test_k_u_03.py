"""K-U-03, Brass bittern: one of three uses, a flag besides, and a number in its engraving."""

from enduring import act, blocked, choose, farlamp_table, finish, hand, offered, past, purse
from fogbound.rules.citadel.frames import this_pass
from rulebook import rule

HALL = """
- number: 90
  uid: hall
  back: green
  kind: terrain
  actions:
    - listen: {cost: 2, difficulty: 1}
    - fight: {cost: 2, chain: true, difficulty: 4}
    - climb: {cost: 2, difficulty: 1}
- {number: 91, uid: whistle, back: green, kind: purse, keywords: [signal], effects: ["any: 1 flag"]}
"""
STARS = ["star", *(f"star#{at}" for at in range(2, 7))]


def hall(**settings):
    return farlamp_table(HALL, only=["k-u-03"], at="hall", **{"purse": ["brass-bittern"], **settings})


@rule("T-RUL-19")
def test_taking_the_reduction_closes_the_other_two():
    """Saved a card in the Draw step, it counts no extra cards and keeps none."""
    game = hall(deck=["flag", "flag#2", "star", "star#2"])
    act(game, "fight", "select/brass-bittern", "apply/brass-bittern/1", "draw", "draw", "reveal")

    assert offered(game) == ["apply/brass-bittern/4", "count/1", "count/0"]


@rule("T-RES-09", "T-RUL-19")
def test_two_more_cards_count_under_a_chain():
    """Four of six stars, and then no flag buys a card any more."""
    game = hall(deck=["flag", "flag#2", *STARS[:4]])
    act(game, "fight", "select/brass-bittern", "done", *["draw"] * 4, "reveal")
    assert offered(game)[:3] == ["apply/brass-bittern/4", "apply/brass-bittern/2", "convert/brass-bittern/3"]

    choose(game, "apply/brass-bittern/2")

    assert offered(game)[:2] == ["apply/brass-bittern/4", "count/4"]


@rule("T-RUL-113")
def test_without_a_chain_extra_cards_are_not_offered():
    """Listening has no chain."""
    game = hall(deck=["star", "star#2"])
    act(game, "listen", "select/brass-bittern", "done", "reveal")

    assert "apply/brass-bittern/2" not in offered(game)


@rule("T-RES-20", "T-RES-17", "T-CONS-04")
def test_two_flags_keep_a_revealed_card_once():
    """One flag of its own and one on a card; the star stays in hand."""
    game = hall(deck=["flag", "star", "flag#2", "flag#3"])
    act(game, "listen", "select/brass-bittern", "done", "draw", "draw", "reveal", "apply/brass-bittern/4")
    choose(game, "convert/brass-bittern/3")
    assert not any(found.startswith("convert") for found in offered(game))

    choose(game, "count/1", "retain/star")

    assert hand(game) == ["star"]


@rule("T-GEAR-03", "T-RES-13")
def test_its_flag_serves_any_action():
    """In a climb it gives the flag and nothing else."""
    game = hall(deck=["star", "blank"])
    act(game, "climb", "select/brass-bittern", "reveal")
    assert offered(game) == ["apply/brass-bittern/4", "count/1", "count/0"]

    choose(game, "apply/brass-bittern/4")

    assert this_pass(game).icons == (0, 0, 1, 0, 0)


@rule("T-GEAR-13", "T-ZONE-08", "T-ZONE-09")
def test_after_a_failure_it_is_blocked_and_after_a_success_it_is_not():
    """Selected in a failed climb it ends under the Character card."""
    game = finish(act(hall(deck=["blank", "blank#2"]), "climb", "select/brass-bittern"))
    assert blocked(game) == ["brass-bittern"]
    assert purse(game) == []

    game = finish(act(hall(deck=["star", "blank"]), "climb", "select/brass-bittern"))
    assert purse(game) == ["brass-bittern"]


@rule("T-GEAR-04")
def test_no_other_signal_is_selected_beside_it():
    """Signal and instrument are its keywords."""
    game = act(hall(purse=["brass-bittern", "whistle"]), "climb", "select/brass-bittern")

    assert offered(game) == ["draw", "reveal"]


@rule("T-RUL-122", "T-HID-01", "T-TAKE-12")
def test_its_owner_claims_the_number_anywhere_and_the_new_card_takes_its_place():
    """Standing wherever, between actions: the old one goes to the Past, the new one to the same purse."""
    game = hall(players=2, purse=[], purses={1: ["brass-bittern"]})
    choose(game, "report/s2")
    choose(game, "number", value="546")

    assert purse(game, 1) == ["open-bittern"]
    assert past(game) == ["brass-bittern"]


@rule("T-RUL-122")
def test_somebody_else_does_not_claim_it():
    """Only its owner has the engraving before their eyes."""
    game = hall(players=2, purse=[], purses={1: ["brass-bittern"]})
    choose(game, "report/s1")
    choose(game, "number", value="546")

    assert purse(game, 1) == ["brass-bittern"]
    assert past(game) == []
