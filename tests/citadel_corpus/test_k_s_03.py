"""K-S-03, Second keeper: help for another's action, or a small use in one's own."""

from enduring import act, blocked, choose, farlamp_table, hand, offered
from fogbound.rules.citadel.frames import this_pass
from rulebook import rule

HALL = """
- number: 90
  uid: hall
  back: green
  kind: terrain
  actions:
    - climb: {cost: 2, difficulty: 3}
    - fight: {cost: 2, chain: true, difficulty: 3}
- {number: 91, uid: banner, back: green, kind: purse, effects: ["any: 1 flag for +1 success"]}
"""


def hall(**settings):
    return farlamp_table(
        HALL, only=["k-s-03"], at="hall", players=2, **{"hands": {1: ["second-keeper"]}, **settings}
    )


@rule("T-RUL-124", "T-TURN-14", "T-RES-16")
def test_its_owner_decides_and_pays_and_the_icons_are_the_active_players():
    """Asked after the reveal; blocked under the owner's Character card; a wild and a flag for the other."""
    game = act(hall(purse=["banner"]), "climb", "select/banner", "reveal", joined=[1])
    assert game.pending().seat(game) == 1
    assert offered(game) == ["help/second-keeper/1", "done"]

    choose(game, "help/second-keeper/1")

    assert blocked(game, 1) == ["second-keeper"]
    assert this_pass(game).icons == (0, 0, 1, 0, 1)
    assert game.pending().seat(game) == 0
    finish_icons(game)
    assert offered(game)[0] == "count/2"


def finish_icons(game):
    """Spend what can be spent."""
    while any(found.startswith(("convert/", "pay-")) for found in offered(game)):
        choose(game, next(found for found in offered(game) if found.startswith(("convert/", "pay-"))))


@rule("T-RES-09", "T-RUL-113")
def test_under_a_chain_one_more_card_counts():
    """Three of four stars; without a chain nothing of that kind happens."""
    game = hall(deck=["star", "star#2", "star#3", "star#4"])
    act(game, "fight", "draw", "draw", "reveal", "help/second-keeper/1", joined=[1])
    assert offered(game)[0] == "count/3"

    game = act(hall(deck=["star", "blank"]), "climb", "reveal", "help/second-keeper/1", joined=[1])
    assert this_pass(game).extra_cards == 0
    assert this_pass(game).icons == (0, 0, 1, 0, 1)


@rule("T-RUL-124")
def test_its_owner_may_decline():
    """Then it stays in hand and gives nothing."""
    game = act(hall(deck=["star", "star#2"]), "climb", "reveal", "done", joined=[1])

    assert hand(game, 1) == ["second-keeper"]
    assert this_pass(game).icons == (0, 0, 0, 0, 0)


@rule("T-TURN-08", "T-RUL-124")
def test_who_is_not_involved_cannot_help():
    """Having stayed out, the owner is not asked."""
    game = act(hall(deck=["star", "star#2"]), "climb", "reveal")

    assert game.pending().seat(game) == 0
    assert offered(game) == ["count/2", "count/1", "count/0"]


@rule("T-RES-17", "T-RES-19", "T-GEAR-15")
def test_in_the_active_players_own_hand_one_icon_is_a_success_once():
    """It is not spent, and the help is not offered to oneself."""
    game = hall(hands={0: ["second-keeper"]}, deck=["fist", "flag"])
    act(game, "climb", "reveal", joined=[1])
    assert offered(game) == ["convert/second-keeper/2", "count/0"]
    choose(game, "convert/second-keeper/2", "pay-flag")

    assert offered(game) == ["count/1", "count/0"]
    assert hand(game) == ["second-keeper"]


@rule("T-RES-02", "T-RES-23")
def test_revealed_it_is_a_star_and_a_flag():
    """And its effects do not work from there."""
    game = act(hall(hands={}, deck=["second-keeper", "blank"]), "climb", "reveal")

    assert offered(game) == ["count/1", "count/0"]
    assert this_pass(game).icons == (0, 0, 1, 0, 0)
