"""K-W-01, "Chart of the Sound": fog of another area, and something to read once in a scenario."""

from enduring import (
    card,
    farlamp_table,
    names,
    news,
    offered,
    past,
    play,
)
from fogbound.core.board import cell_at
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.story import BeginScenario
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of

SOUND = """
- {number: 810, uid: narrows, back: green, kind: terrain, tags: [sound], arrows: {south: [III, 2], north: [III, 2]}}
- {number: 811, uid: strait, back: green, kind: terrain, tags: [sound]}
- {fog: third, area: III, kind: temporary event, copies: 3, back-actions: [pathfind: {success: flip}]}
- {fog: fourth, area: IV, kind: temporary event, back-actions: [pathfind: {success: flip}]}
- {page: next-page, booklet: ebb, tremor: 0}
"""


def charted(**settings):
    game = farlamp_table(SOUND, only=["k-w-01"], **settings)
    play(game, "insert chart-of-the-brim into the map")
    return play(game, "insert chart-of-the-sound into the map")


def fog_at(game, column, row):
    return book_of(game).cards[game.cells[cell_at(column, row)]].uid


def test_the_chart_goes_to_c3_behind_b3():
    """Without B3 it is owed."""
    game = farlamp_table(SOUND, only=["k-w-01"])
    play(game, "insert chart-of-the-sound into the map")
    assert names(game, game.zones[zones.WORLD_MAP]) == []
    play(game, "insert chart-of-the-brim into the map")
    assert names(game, game.zones[zones.WORLD_MAP]) == ["chart-of-the-brim", "chart-of-the-sound"]


def test_arrows_to_the_south_bring_fog_of_the_fourth_area():
    """Only those of area III, and only to the south."""
    game = charted()

    play(game, "put 810 east of your terrain", "decline")

    assert fog_at(game, 1, 1) == "fourth"
    assert fog_at(game, 1, -1) == "third"


def test_fog_that_lies_there_stays():
    """The chart comes later."""
    game = farlamp_table(SOUND, only=["k-w-01"])
    play(game, "put 810 east of your terrain")
    play(game, "insert chart-of-the-brim into the map")
    play(game, "insert chart-of-the-sound into the map")

    assert fog_at(game, 1, 1) == "third"


def test_the_past_is_returned_for_the_fourth_area_first():
    """Its only card lies in the Past: it comes back and is laid."""
    game = charted(past=["fourth"])

    play(game, "put 810 east of your terrain", "decline")

    assert fog_at(game, 1, 1) == "fourth"
    assert past(game) == []


def test_without_any_the_third_area_is_used_after_all():
    """The fourth is banished."""
    game = charted()
    game.move(card(game, "fourth"), tabletop.BANISHED)

    play(game, "put 810 east of your terrain", "decline")

    assert fog_at(game, 1, 1) == "third"


def test_once_in_a_scenario_a_sound_may_be_read_about():
    """Declining keeps the chance, taking it uses it up until the next scenario."""
    game = charted()
    play(game, "put 810 east of your terrain", "decline")
    play(game, "put 811 west of your terrain", "use")
    assert news(game, "read") == ["p088"]
    assert zones.score(game, zones.KNOWLEDGE) == 1

    play(game, "return a terrain called strait on the board")
    play(game, "put 811 west of your terrain")
    assert game.pending_name() == "choose-action"
    assert news(game, "read") == ["p088"]

    game.next(BeginScenario(card(game, "next-page")))
    game.advance()
    play(game, "return a terrain called strait on the board")
    play(game, "put 811 west of your terrain")
    assert offered(game) == ["use/chart-of-the-sound", "decline/chart-of-the-sound"]
