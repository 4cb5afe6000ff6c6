"""The invariants of the Citadel: sound games have nothing wrong with them, and every kind of damage is named."""

import pytest

from enduring import act, card, citadel_table
from fogbound.core.chance import seeded
from fogbound.core.game import SLOTS
from fogbound.lab.trial import ground
from fogbound.rules import rollout
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.invariants import check
from fogbound.rules.common import tabletop
from playing import HERE
from rulebook import rule

LAND = """
- number: 10
  uid: shore
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions:
    - dig: {cost: 2}
    - fight: {rows: [{cost: 1, difficulty: 3}, {cost: 1, difficulty: 2}]}
- {number: 11, uid: rope, back: green, kind: purse, weight: 1}
- {number: 12, uid: idol, back: green, kind: quest item, effects: ["observe: cost -1"]}
- {skill: ansa-own, own: ansa}
- {page: later, booklet: ebb, tremor: 0}
- paragraph: 7
"""


def sound():
    """A game with something of everything."""
    return citadel_table(
        LAND,
        players=2,
        at="shore",
        hand=["ansa-own"],
        purse=["rope"],
        quests=["idol"],
        pile=["star"],
        past=["field"],
    )


@rule("T-CMP-05", "T-CMP-07", "T-CMP-19")
def test_random_games_are_sound_at_every_question():
    """Cards neither vanish nor multiply, and every snapshot and clone is the game itself."""
    book = ground((str(HERE / "packs" / "lamplight"),)).book
    for seed in range(4):
        game, chance = book.deal(book.plain_setup(seed % 4 + 1), seed), seeded(seed)
        for _ in range(150):
            assert check(game) == []
            if game.pending() is None:
                break
            rollout.random_step(game, chance)


def move(name, zone):
    return lambda game: game.move(card(game, name), zone)


def register(at, number):
    return lambda game: game.registers.__setitem__(at, number)


def count(name, slot, number):
    return lambda game: game.counters.__setitem__(card(game, name) * SLOTS + slot, number)


DAMAGE = [
    pytest.param(move("idol", tabletop.HANDS), "does not belong to seat 1", id="a Quest item in a hand"),
    pytest.param(move("ansa-own", tabletop.HANDS + 1), "Skill of another character", id="a foreign Skill"),
    pytest.param(move("rope", zones.LEAFLET), "does not belong in zone", id="a Purse card on the leaflet"),
    pytest.param(move("star", tabletop.PAST), "does not belong in zone", id="a Skill in the Past"),
    pytest.param(move("later", zones.BOOKLET), "several pages", id="two bookmarks"),
    pytest.param(move("cora", zones.CHARACTER + 1), "wrong Character card", id="two characters"),
    pytest.param(move("star", tabletop.DRAWN), "drawn for no action", id="a card drawn for nothing"),
    pytest.param(move("p007", zones.READING), "was left open", id="a paragraph left open"),
    pytest.param(register(zones.LIFE, 100), "100 life points", id="too much life"),
    pytest.param(register(zones.LIFE, 0), "conscious without life", id="no life"),
    pytest.param(
        register(tabletop.STATUS, zones.UNCONSCIOUS), "on the Board without", id="a figure left behind"
    ),
    pytest.param(register(zones.SCORES + 2, 26), "score 2 stands at 26", id="a score beyond its track"),
    pytest.param(register(zones.TREMOR, -1), "tremor", id="a tremor below the ground"),
    pytest.param(count("shore", zones.ROW, 3), "cannot be where it is", id="a die beyond the last row"),
    pytest.param(count("shore", zones.DIE, 3), "does not lie on it", id="a die without a row"),
    pytest.param(count("field", 1, 2), "counters lie on", id="markers on a card of the Past"),
    pytest.param(
        lambda game: game.known.update({card(game, "rope"): 1}), "lies open", id="known although open"
    ),
    pytest.param(lambda game: game.zones.__setitem__(zones.PURSES, ()), "lies in 0 zones", id="a lost card"),
    pytest.param(
        lambda game: game.figures.__setitem__(0, card(game, "field")),
        "figure 0 stands on",
        id="off the Board",
    ),
    pytest.param(lambda game: game.cells.clear(), "have places in", id="a Board without cells"),
]


@pytest.mark.parametrize(("damage", "told"), DAMAGE)
def test_damage_is_named(damage, told):
    """A sound game passes; the same game with one thing wrong says which."""
    game = sound()
    assert check(game) == []
    game.cells, game.counters = dict(game.cells), dict(game.counters)

    damage(game)

    assert any(told in wrong for wrong in check(game)), check(game)


@rule("T-CMP-04", "T-RUL-36")
def test_a_fifth_die_is_named():
    """There are four dice for everybody."""
    fight = "actions: [fight: {rows: [{cost: 1, difficulty: 3}]}]"
    cards = "\n".join(
        f"- {{number: {n}, uid: wall-{n}, back: green, kind: terrain, {fight}}}" for n in range(20, 25)
    )
    board = {(column, 0): f"wall-{20 + column}" for column in range(5)}
    game = citadel_table(
        cards, at="wall-20", board={place: name for place, name in board.items() if place != (0, 0)}
    )
    for n in range(20, 25):
        game.set_count(card(game, f"wall-{n}"), zones.ROW, 1)
        game.set_count(card(game, f"wall-{n}"), zones.DIE, 3)

    assert "5 dice lie on cards" in check(game)


def test_spent_icons_are_counted():
    """Nobody pays with icons that were never obtained."""
    game = act(sound(), "dig")
    game.frames[-1].icons = (0, -1, 0, 0, 0)

    assert "more class icons were spent than obtained" in check(game)


def test_an_index_that_lags_behind_is_named():
    """What is kept of the abilities in force must be what lies there."""
    game = sound()
    other = game.clone()
    other.move(card(other, "idol"), tabletop.BANISHED)
    check(other)
    game.index = other.index

    assert "the abilities kept in the index are not those in force" in check(game)
