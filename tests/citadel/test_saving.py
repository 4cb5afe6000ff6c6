"""The rulebook's save and resuming (T-SAVE, T-RSM)."""

import pytest

from enduring import (
    act,
    at_cell,
    blocked,
    choose,
    citadel_table,
    deck_size,
    die,
    finish,
    hand,
    life,
    names,
    offered,
    past,
    pile,
    play,
    purse,
    standing,
    terrain,
    zone,
)
from fogbound.core import snapshot
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from rulebook import alone, rule

EBB = """
- {page: ebb-1, booklet: ebb, tremor: 0}
- {page: ebb-2, booklet: ebb, tremor: 0}
- {page: ebb-9, booklet: ebb, tremor: 0, saving: false}
- number: 10
  uid: quay
  back: green
  kind: terrain
  arrows: {north: [I, 2], south: [II, 2]}
  actions:
    - dig: {cost: 1, success: nothing}
    - lift: {rows: [{difficulty: 3}]}
    - talk: {success: take 015}
- number: 11
  uid: gate
  back: green
  kind: permanent event
  placement: [west]
  actions: [tinker: {rows: [{difficulty: 2}]}]
- {number: 12, uid: tide, back: green, kind: global event, actions: [think: {rows: [{difficulty: 2}]}]}
- {number: 13, uid: oar, back: green, kind: purse}
- {number: 14, uid: bell, back: green, kind: quest item}
- {number: 15, uid: gulls, back: green, kind: temporary event, actions: [run: {cost: 1, difficulty: 1, failure: nothing}]}
- {number: 16, uid: lair, back: green, kind: terrain, actions: [fight: {mandatory: true, cost: 1}]}
"""


def harbour(**settings):
    """Two characters on the quay in a scenario that may be saved."""
    given = {
        "players": 2,
        "at": "quay",
        "page": "ebb-1",
        "board": {(1, 0): "gate", (2, 0): "field"},
        **settings,
    }
    return citadel_table(EBB, **given)


@rule("T-SAVE-01", "T-RUL-97")
def test_a_scenario_is_saved_only_once():
    """Resuming does not give it back; the next scenario does."""
    game = harbour()
    assert "save-game" in standing(game)

    choose(game, "save-game")
    assert "save-game" not in standing(game)
    act(game, "dig", "reveal")
    assert "save-game" not in standing(game)

    assert "save-game" in standing(harbour(page="ebb-2"))


@rule("T-SAVE-02", "T-RUL-99")
@pytest.mark.parametrize("page", ["", "ebb-9"])
def test_the_bookmark_must_lie_where_saving_is_allowed(page):
    """Neither in the introduction nor on a page that forbids it."""
    assert "save-game" not in standing(harbour(page=page))


@rule("T-SAVE-03")
def test_all_conscious_characters_must_be_together():
    """Somebody elsewhere stands in the way, the unconscious do not."""
    game = harbour(where={1: "field"})
    assert "save-game" not in standing(game)

    play(game, "lose 99 life", "banish", you=1)

    assert "save-game" in standing(game)


@rule("T-SAVE-04", "T-RUL-57")
def test_nothing_is_saved_while_something_goes_on():
    """Neither in an action nor before a mandatory one."""
    game = harbour()

    act(game, "talk")
    assert "save-game" not in standing(game)
    choose(game, "reveal")
    assert offered(game) == ["run/s1/gulls", "run/s2/gulls"]
    assert "save-game" not in standing(game)
    finish(game)

    assert "save-game" in standing(game)


@rule("T-SAVE-04", "T-RUL-47", "T-RUL-101")
def test_nothing_is_saved_while_an_event_waits_to_be_dealt_with():
    """A mandatory action that cannot be taken yet lets free turns go on, but neither saving nor leaving."""
    text = EBB + (
        "- {number: 17, uid: toll, back: green, kind: temporary event, "
        "actions: [steal: {if: influence is at least 3}]}"
    )
    game = citadel_table(text, players=2, at="quay", page="ebb-1")
    assert "save-game" in standing(game)

    play(game, "take 017")

    assert game.pending_name() == "choose-action"
    assert not [found for found in standing(game) if found.split("/")[0] in ("save-game", "leave-for-good")]


@alone("needs everybody together")
@rule("T-SAVE-04")
def test_nothing_is_saved_in_a_dialogue():
    """As long as a paragraph is open the save has to wait."""
    text = (
        EBB
        + """
- {paragraph: 14, replies: {leave: {do: nothing}, stay: {do: nothing}}}
"""
    )
    game = citadel_table(text, at="quay", page="ebb-1")

    play(game, "read 14")
    assert "save-game" not in standing(game)
    choose(game, offered(game)[0])

    assert "save-game" in standing(game)


@rule("T-SAVE-05", "T-SAVE-06", "T-SAVE-08", "T-SAVE-09", "T-RSM-05", "T-RSM-06", "T-RUL-100")
def test_what_a_save_keeps_and_what_it_costs():
    """Hands go to the piles, the Board goes; deck, pile, purse, blocked cards and life points stay apart as they are."""
    game = harbour(
        hand=["star"],
        hands={1: ["left"]},
        purse=["oar"],
        blocked=["flag"],
        quests=["bell"],
        pile=["right"],
        deck=4,
    )
    play(game, "lose 99 life", "banish", you=1)
    assert len(hand(game, 1)) == 2

    choose(game, "save-game")

    assert hand(game) == hand(game, 1) == []
    assert pile(game) == ["right", "star"]
    assert deck_size(game) == 4
    assert purse(game) == ["oar"]
    assert blocked(game) == ["flag"]
    assert life(game) == 10
    assert zone(game, "gate") == zone(game, "field") == tabletop.ADVENTURE_DECK
    assert names(game, game.zones[tabletop.BOARD]) == ["quay"]


@rule("T-SAVE-07", "T-SAVE-10", "T-SAVE-11", "T-RSM-02", "T-RUL-42")
def test_shared_cards_stay_and_so_does_progress_on_what_is_kept():
    """Global events, Quest items and the bookmark stay; a die stays on the Terrain and on a Global event alone."""
    game = harbour(quests=["bell"], globals_=["tide"])
    for action in ("lift", "tinker", "think"):
        act(game, action, "reveal")
    assert (die(game, "quay"), die(game, "gate"), die(game, "tide")) == ((1, 3), (1, 2), (1, 2))

    choose(game, "save-game")

    assert zone(game, "bell") == tabletop.QUESTS
    assert zone(game, "tide") == zones.GLOBALS
    assert names(game, game.zones[zones.BOOKLET]) == ["ebb-1"]
    assert (die(game, "quay"), die(game, "gate"), die(game, "tide")) == ((1, 3), (0, 0), (1, 2))


@rule("T-RSM-01", "T-RSM-04", "T-RUL-126")
def test_the_past_goes_home_and_fog_is_laid_anew():
    """Everything in the Past is returned first, fog of the Board included; then each arrow gets one card."""
    game = harbour(past=["oar"])
    fog = set(game.zones[tabletop.FOGGY])
    assert len(fog) == 2

    choose(game, "save-game")

    assert past(game) == []
    assert zone(game, "oar") == tabletop.ADVENTURE_DECK
    assert (at_cell(game, 0, -1), at_cell(game, 0, 1)) == ("fog", "fog")
    assert len(game.zones[tabletop.FOGGY]) == 2
    assert sum(len(game.zones[tabletop.PILES + area]) for area in range(2)) == 10


@rule("T-RSM-03")
def test_only_the_conscious_come_back_to_the_terrain():
    """The figure of who is unconscious stays away."""
    game = harbour()
    play(game, "lose 99 life", "banish", you=1)

    choose(game, "save-game")

    assert terrain(game) == "quay"
    assert terrain(game, 1) == ""


@rule("T-RSM-03", "T-RUL-45")
def test_resuming_is_an_arrival():
    """A mandatory action of the saved Terrain is due again."""
    game = harbour(at="lair")

    choose(game, "save-game")

    assert game.pending_name() == "choose-leader"
    assert offered(game) == ["fight/s1/lair", "fight/s2/lair"]


@rule("T-RUL-98")
def test_the_technical_suspend_changes_nothing():
    """A game put away in the middle of an action comes back exactly as it was, as often as one likes."""
    game = harbour(hand=["star"])
    act(game, "dig")

    again = snapshot.load(game.content, snapshot.dump(game))

    assert again.pending_serial() == game.pending_serial()
    assert names(again, again.zones[tabletop.DRAWN]) == names(game, game.zones[tabletop.DRAWN])
    choose(again, "reveal")
    assert hand(again) == ["star"]
    assert "save-game" in standing(again)


@rule("T-SAVE-03", "T-SAVE-05", "T-SAVE-06", "T-RUL-100")
def test_a_save_when_the_first_has_left_and_another_is_unconscious():
    """All who are left discard their hands, the unconscious too; the one conscious character keeps the Terrain."""
    game = harbour(players=3, hands={1: ["star"], 2: ["left"]}, where={0: "field", 1: "field", 2: "quay"})
    choose(game, "leave-for-good/s1")
    finish(game)
    play(game, "lose 99 life", "banish", you=1)
    assert len(hand(game, 1)) == 2

    choose(game, "save-game")

    assert (hand(game, 1), hand(game, 2)) == ([], [])
    assert len(pile(game, 1)) == 2
    assert pile(game, 2) == ["left"]
    assert at_cell(game, 0, 0) == "quay"
    assert [terrain(game, seat) for seat in range(3)] == ["", "", "quay"]
