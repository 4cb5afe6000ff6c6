"""K-L-05, the double flame: Hope, what it costs, what it brings and what stays owed."""

import pytest

from enduring import card, choose, farlamp_table, names, offered, play, zone
from fogbound.rules.citadel import leaflet, table
from fogbound.rules.common import tabletop
from rulebook import rule

PIECES = ["k-l-01", "k-l-05", "k-s-03", "k-w-01"]
PAGES = "- {page: one, booklet: ebb, tremor: 0}"
LIGHTS = [f"light-{number}" for number in range(1, 6)]


def home(lights, *deeds, neighbour=True, **settings):
    """At the Citadel with so many Hope cards left beside a checked neighbour."""
    game = farlamp_table(
        PAGES, only=PIECES, page="one", quests=LIGHTS[: lights + neighbour], **{"players": 2, **settings}
    )
    for deed in deeds:
        play(game, deed)
    play(game, "the scenario ends")
    return choose(game, "check-symbol/lower-flame/1") if neighbour else game


@rule("T-DEST-01", "T-DEST-02", "T-DATA-06")
@pytest.mark.parametrize(("lights", "open_"), [(2, False), (3, True)])
def test_it_costs_three_hope(lights, open_):
    """With less it is not offered."""
    game = home(lights)

    assert ("check-symbol/double-flame/3" in offered(game)) is open_


def test_the_net_loft_makes_it_cheaper():
    """Two are enough once the loft is built."""
    game = home(2, *["check a box of net-loft"] * 3)

    assert "check-symbol/double-flame/2" in offered(game)


@rule("T-DEST-02")
def test_a_neighbour_must_be_checked_first():
    """One of the two will do."""
    game = home(4, neighbour=False)
    assert not any("double-flame" in option for option in offered(game))

    choose(game, "check-symbol/upper-flame/1")

    assert "check-symbol/double-flame/3" in offered(game)


@rule("T-DEST-01", "T-ZONE-05")
def test_the_lights_are_banished_and_it_is_checked_once_only():
    """What was paid is out of the adventure; a checked symbol is not on offer again."""
    game = home(3)
    choose(game, "check-symbol/double-flame/3", "choose/s1")

    assert [zone(game, light) for light in LIGHTS[:4]] == [tabletop.BANISHED] * 4
    assert not any("double-flame" in option for option in offered(game))


@rule("T-DEST-03")
def test_a_character_the_players_name_gets_the_skill():
    """It is shuffled into that player's deck."""
    game = home(3)
    choose(game, "check-symbol/double-flame/3")
    assert game.pending().seat(game) == -1
    assert offered(game) == ["choose/s1", "choose/s2"]

    choose(game, "choose/s2")

    assert zone(game, "second-keeper") == table.DECKS + 1


@rule("T-DEST-03", "T-BLD-02")
def test_a_box_is_checked_or_defense_rises():
    """The only building gets the box; with every building complete Defense does instead."""
    game = home(3)
    choose(game, "check-symbol/double-flame/3", "choose/s1")
    assert game.count(card(game, "net-loft"), leaflet.BOXES) == 1
    assert table.score(game, table.DEFENSE) == 1  # what the neighbour brought

    game = home(2, *["check a box of net-loft"] * 3)
    choose(game, "check-symbol/double-flame/2", "choose/s1")
    assert table.score(game, table.DEFENSE) == 2


@rule("T-DEST-03", "T-TYPE-12")
def test_the_chart_is_inserted_or_owed():
    """With B3 in place at once, else by itself as soon as B3 is."""
    game = home(3, "take 560")
    choose(game, "check-symbol/double-flame/3", "choose/s1")
    assert names(game, game.zones[table.WORLD_MAP]) == ["chart-of-the-brim", "chart-of-the-sound"]

    game = home(3)
    choose(game, "check-symbol/double-flame/3", "choose/s1")
    assert names(game, game.zones[table.WORLD_MAP]) == []
    choose(game, "set-out/one")
    play(game, "take 560")
    assert names(game, game.zones[table.WORLD_MAP]) == ["chart-of-the-brim", "chart-of-the-sound"]


def test_the_bonuses_come_in_their_order():
    """First the Skill, then the box, then the chart."""
    game = home(3, "take 560")
    game.news.clear()

    choose(game, "check-symbol/double-flame/3", "choose/s1")

    told = [item.what for item in game.news if item.what in ("skill-gained", "box-checked", "map-inserted")]
    assert told == ["skill-gained", "box-checked", "map-inserted"]
