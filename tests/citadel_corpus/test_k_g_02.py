"""K-G-02, "Lamp out": a clock that strikes everybody, unless somebody keeps a light."""

import pytest

from enduring import (
    act,
    blocked,
    card,
    choose,
    farlamp_table,
    finish,
    hand,
    life,
    news,
    offered,
    play,
    purse,
    zone,
)
from fogbound.rules.citadel.story import BeginScenario
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from rulebook import alone

LAND = """
- {number: 820, uid: dark, back: green, kind: terrain, actions: [talk: {}, observe: {cost: 1}, dig: {success: take 823}]}
- {number: 821, uid: gallery, back: green, kind: terrain, tags: [lamplit], actions: [talk: {}]}
- {number: 822, uid: lantern, back: green, kind: purse, keywords: [light], effects: ["talk: cost -1"]}
- number: 823
  uid: brawl
  back: green
  kind: temporary event
  actions: [fight: {rows: [{difficulty: 6, success: die down 1}, {difficulty: 0, success: discard this}]}]
- {number: 824, uid: shell, back: green, kind: purse}
- {page: next-page, booklet: ebb, tremor: 0}
"""


def night(at="dark", **settings):
    board = {(1, 0): "gallery" if at == "dark" else "dark"}
    return farlamp_table(
        LAND, only=["k-g-02"], at=at, board=board, globals_=["lamp-out"], deck=20, **settings
    )


def marks(game):
    return game.count(card(game, "lamp-out"), 1 + book_of(game).words.find("counter", "mark"))


def talk(game, times=1, seat=0):
    for _ in range(times):
        act(game, "talk", seat=seat)
        finish(game)


def test_every_turn_in_the_dark_leaves_a_mark():
    """Three turns, three marks."""
    game = night()

    talk(game, 3)

    assert marks(game) == 3


def test_lamplight_and_a_light_in_use_leave_none():
    """The active player stands on lamplit ground, or has selected a LIGHT card."""
    game = night("gallery")
    talk(game)
    assert marks(game) == 0

    game = night(purse=["lantern"])
    act(game, "talk", "select/lantern")
    finish(game)
    assert marks(game) == 0
    act(game, "talk", "done")
    finish(game)
    assert marks(game) == 1


def test_where_the_action_began_or_ends_counts():
    """Coming from the lamplight or going into it, the active player stood there in this turn."""
    game = night("gallery")
    act(game, "move", "reveal")
    assert marks(game) == 0
    act(game, "move", "reveal")
    assert marks(game) == 0


def test_the_fourth_mark_strikes_everybody_everywhere():
    """Each blocks one card of hand or Purse by own choice; who has none loses two life points."""
    game = night(players=3, hand=["star"], purse=["shell"], hands={1: ["left"]}, where={2: "gallery"})
    talk(game, 3)

    act(game, "talk", "reveal")
    assert offered(game)[0].startswith("choose")
    assert game.pending().seat(game) == 0
    choose(game, offered(game)[1])
    finish(game)

    assert marks(game) == 0
    assert blocked(game, 0) == ["shell"]
    assert hand(game, 0) == ["star"]
    assert blocked(game, 1) == ["left"]
    assert [life(game, seat) for seat in range(3)] == [10, 10, 8]
    assert purse(game) == []


def test_a_mandatory_compound_action_is_finished_first():
    """Every pass is a turn; marks stop at four, and the lamp strikes when the fight is over."""
    game = night()
    talk(game, 2)
    act(game, "dig", "reveal")
    choose(game, "reveal", "reveal", "reveal")
    assert marks(game) == 4
    assert life(game) == 10

    play(game, "die -6", this="brawl")
    finish(game)

    assert zone(game, "brawl") == tabletop.PAST
    assert marks(game) == 0
    assert life(game) == 8


def test_observing_costs_one_more():
    """A burden on a shared card."""
    game = night()

    act(game, "observe")

    assert news(game, "cost") == ["2"]


def test_it_is_mended_only_in_the_lamplight():
    """Difficulty is the marks plus one; success returns it, failure leaves one more mark."""
    game = night(players=2, where={1: "gallery"}, decks={1: ["star", "star#2", "blank#30", "blank#31"]})
    talk(game, 1)
    assert "tinker/s1/lamp-out" not in offered(game)

    act(game, "tinker", "reveal", seat=1)
    assert [found for found in offered(game) if found.startswith("count")] == [
        "count/2",
        "count/1",
        "count/0",
    ]
    choose(game, "count/1")
    assert marks(game) == 2

    game = night(players=2, where={1: "gallery"}, decks={1: ["star", "star#2", "blank#30", "blank#31"]})
    talk(game, 1)
    act(game, "tinker", "reveal", "count/2", seat=1)
    assert zone(game, "lamp-out") == tabletop.ADVENTURE_DECK


@alone("strikes everybody")
@pytest.mark.parametrize("scenarios", [1, 2])
def test_the_third_strike_in_a_scenario_ends_the_adventure(scenarios):
    """Three strikes in one scenario are the end; spread over two they are not."""
    game = night(life=30)
    talk(game, 8)
    if scenarios == 2:
        game.next(BeginScenario(card(game, "next-page")))
        game.advance()
    for _ in range(4):
        if game.pending() is not None:
            talk(game)

    assert bool(game.ending) == (scenarios == 1)
    assert len(news(game, "life-lost")) == 3


@alone("needs everybody together")
def test_a_save_keeps_it_with_its_marks():
    """Global events stay, and so do the marks on them."""
    game = night(page="next-page")
    talk(game, 2)

    choose(game, "save-game")

    assert marks(game) == 2
