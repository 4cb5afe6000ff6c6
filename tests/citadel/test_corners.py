"""Corners: bans against permissions, effects without selection, help, compulsory effects.

T-RUL-107, T-RUL-108, T-RUL-113, T-RUL-124 and others.
"""

from enduring import (
    act,
    at_cell,
    card,
    choose,
    citadel_table,
    deck_size,
    finish,
    news,
    offered,
    past,
    zone,
)
from fogbound.rules.common import filing, tabletop
from rulebook import alone, rule

HILL = """
- number: 10
  uid: hill
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions:
    - climb: {cost: 1, difficulty: 1}
    - fight: {cost: 2, difficulty: 2}
    - talk: {cost: 1, difficulty: 3}
    - listen: {cost: 2, chain: true, difficulty: 9}
- {number: 11, uid: ban, back: green, kind: global event, effects: [fist may not be spent]}
- {number: 12, uid: glove, back: green, kind: purse,
   effects: ["fight: 1 fist for +1 success", "fight: 1 any for +1 success"]}
- {number: 13, uid: bell, back: green, kind: purse, effects: ["any: 2 extra cards"]}
- {number: 14, uid: grudge, back: green, kind: purse, no-discard: true,
   effects: ["must talk: cost +1", "must talk: 1 any for -1 success, max 2"]}
- {number: 15, uid: post, back: green, kind: permanent event, placement: [west], effects: ["climb: +1 success"]}
- {number: 16, uid: omen, back: green, kind: global event, effects: ["climb: +2 successes"]}
- {number: 17, uid: charm, back: green, kind: quest item, effects: ["climb: +3 successes"]}
- {skill: cheer, effects: ["climb: help, may obtain 1 hand", "climb: +5 successes"]}
- {skill: boost, effects: ["climb: help, may obtain +1 success", "climb: +5 successes"]}
- {page: log, booklet: ebb, tremor: 0}
"""


@rule("T-RUL-107", "T-GEN-02")
def test_a_ban_beats_every_permission():
    """A fist buys nothing, not even as any icon; a wild one is good for any other class but never a fist."""
    game = citadel_table(HILL, at="hill", deck=["fist", "wild"], purse=["glove"], globals_=["ban"])

    act(game, "fight", "select/glove", "reveal")
    converts = [found for found in offered(game) if found.startswith("convert")]
    assert converts == ["convert/glove/2"]
    choose(game, "convert/glove/2")

    assert not [found for found in offered(game) if found.startswith("convert")]
    assert offered(game)[0] == "count/1"


@rule("T-RUL-107")
def test_without_the_ban_both_icons_are_good():
    """The same table without the Global event."""
    game = citadel_table(HILL, at="hill", deck=["fist", "wild"], purse=["glove"])

    act(game, "fight", "select/glove", "reveal")

    assert [found for found in offered(game) if found.startswith("convert")] == [
        "convert/glove/1",
        "convert/glove/2",
    ]


@rule("T-RUL-108")
def test_shared_cards_and_attached_events_need_no_selection():
    """Each is offered when its condition matches, and only on the right Terrain."""
    game = citadel_table(
        HILL,
        at="hill",
        board={(1, 0): "post"},
        globals_=["omen"],
        quests=["charm"],
        deck=["blank", "blank#2"],
    )

    act(game, "climb", "reveal")

    assert [found for found in offered(game) if found.startswith("apply")] == [
        "apply/charm/1", "apply/omen/1", "apply/post/1",
    ]  # fmt: skip
    choose(game, "apply/charm", "apply/omen", "apply/post")
    assert offered(game)[0] == "count/6"


@rule("T-RUL-113", "T-RES-08")
def test_extra_cards_are_useless_without_a_chain():
    """With a chain they let more cards count, without one nothing comes of them."""
    deck = ["star", "star#2", "star#3", "star#4", "star#5"]
    for action, counted in (("listen", 4), ("fight", 4)):
        game = citadel_table(HILL, at="hill", deck=deck, purse=["bell"])
        act(game, action, "select/bell")
        while "draw" in offered(game) and deck_size(game) > 1:
            choose(game, "draw")
        choose(game, "reveal")
        before = offered(game)
        if any(found.startswith("apply/bell") for found in before):
            choose(game, "apply/bell")
        assert offered(game)[0] == f"count/{counted}"
        assert (action == "fight") == (f"count/{counted}" in before)


@rule("T-RUL-124", "T-TURN-12", "T-TURN-14")
def test_who_is_involved_helps_only_with_what_says_so():
    """The helper's own bonus is no help; what is marked as help is offered to its owner and serves the active player."""
    game = citadel_table(HILL, at="hill", players=2, hands={1: ["boost"]}, deck=["blank"])

    act(game, "climb", "reveal", joined=(1,))
    assert game.pending().seat(game) == 1
    assert [found.split("/")[0] for found in offered(game)] == ["help", "done"]
    choose(game, "help")

    assert game.pending().seat(game) == 0
    assert offered(game)[0] == "count/1"
    assert not [found for found in offered(game) if found.startswith("apply")]


@rule("T-RUL-124", "T-TURN-10")
def test_who_is_not_involved_cannot_help():
    """Staying out means staying out."""
    game = citadel_table(HILL, at="hill", players=2, hands={1: ["boost"]}, deck=["blank"])

    act(game, "climb", "reveal")

    assert news(game, "failed") == ["hill"]


@rule("T-RUL-125", "T-GEAR-06", "T-GEAR-07")
def test_all_effects_of_a_compulsory_card_are_applied():
    """One card more is drawn, and every icon is turned into a lost success as far as icons and the limit go."""
    game = citadel_table(HILL, at="hill", deck=["star", "grip", "star#2", "star#3"], purse=["grudge"])

    act(game, "talk")
    assert news(game, "cost") == ["2"]
    choose(game, "reveal")
    finish(game)

    assert [item.n for item in game.news if item.what == "failed"] == [0]


@alone("needs everybody together")
@rule("T-RUL-126", "T-SAVE-06", "T-RSM-01")
def test_fog_goes_to_the_past_when_the_game_is_saved():
    """Everything on the Board but the figures' Terrain is discarded, fog included; new fog is laid on resuming."""
    game = citadel_table(HILL, at="hill", board={(1, 0): "post"}, page="log", seed=3)
    fog = game.zones[tabletop.FOGGY][0]
    copy = game.clone()
    filing.clear_board(copy, card(copy, "hill"))
    assert sorted(copy.zones[tabletop.PAST]) == sorted([fog, card(copy, "post")])
    assert at_cell(copy, 0, 0) == "hill"
    assert at_cell(copy, 0, -1) == at_cell(copy, 1, 0) == ""

    choose(game, "save-game")

    assert zone(game, "post") == tabletop.ADVENTURE_DECK
    assert at_cell(game, 0, -1) == "fog"
    assert past(game) == []
