"""K-L-02, the lamp-oil debt: a side quest from its listing to its settlement."""

import pytest

from enduring import act, card, choose, farlamp_table, offered, play, zone
from fogbound.rules.citadel import leaflet, table
from fogbound.rules.common import tabletop
from rulebook import rule

PIECES = ["k-l-01", "k-l-02", "k-l-05", "k-s-03", "k-w-01"]
PAGES = "- {page: one, booklet: ebb, tremor: 0}\n- {page: two, booklet: ebb, tremor: 0}"
CACHES = ("take 134", "take 135", "take 136")


def debt(casks=0, listed=True, **settings):
    game = farlamp_table(PAGES, only=PIECES, page="one", **settings)
    if listed:
        play(game, "list the side quest lamp-oil-debt")
    for cache in CACHES[:casks]:
        play(game, cache)
    return game


def casks(game):
    return game.count(card(game, "lamp-oil-debt"), 1 + game.content.words.find("counter", "cask"))


def status(game):
    return leaflet.quest_status(game, card(game, "lamp-oil-debt"))


@rule("T-SQ-04")
def test_only_digging_in_the_pit_initiates_it():
    """A dig on Terrain 133 does, and still teaches something when the debt is unknown or settled."""
    game = debt(at="oil-pit")
    act(game, "dig", "reveal")
    assert (status(game), table.score(game, table.KNOWLEDGE)) == (leaflet.INITIATED, 1)

    game = debt(listed=False, at="oil-pit")
    act(game, "dig", "reveal")
    assert (status(game), table.score(game, table.KNOWLEDGE)) == (0, 1)


def test_each_cache_gives_its_cask_once():
    """Three caches, three casks; the second visit finds nothing, in later scenarios neither."""
    game = debt(casks=3)
    assert casks(game) == 3

    game = debt(casks=1)
    play(game, "take 134")
    assert casks(game) == 1
    play(game, "the scenario ends", "set-out/one")
    play(game, "take 134")
    assert casks(game) == 1
    play(game, "take 135")
    assert casks(game) == 2


@rule("T-SQ-08", "T-BLD-02", "T-DEST-01")
@pytest.mark.parametrize(("found", "offered_at_home"), [(0, False), (1, False), (2, True), (3, True)])
def test_it_is_settled_at_the_citadel_with_two_casks_or_more(found, offered_at_home):
    """Only there, and only with enough oil."""
    game = debt(casks=found)
    assert not any("lamp-oil-debt" in option for option in offered(game))

    play(game, "the scenario ends")

    assert ("at-citadel/lamp-oil-debt" in offered(game)) is offered_at_home


def test_two_casks_bring_influence_and_give_up_the_third():
    """Influence +2, no box, no Hope; the last cache is worth nothing afterwards."""
    game = debt(casks=2)

    play(game, "the scenario ends", "at-citadel/lamp-oil-debt")

    assert table.score(game, table.INFLUENCE) == 2
    assert game.count(card(game, "net-loft"), leaflet.BOXES) == 0
    assert not game.zones[tabletop.QUESTS]
    choose(game, "set-out/one")
    play(game, "take 136")
    assert casks(game) == 2


def test_three_casks_also_bring_a_box_and_hope():
    """One box of a building of the players' choice and one Hope card."""
    game = debt(casks=3)

    play(game, "the scenario ends", "at-citadel/lamp-oil-debt")

    assert table.score(game, table.INFLUENCE) == 2
    assert game.count(card(game, "net-loft"), leaflet.BOXES) == 1
    assert [
        game.content.words.words["title"][game.content.cards[one].title]
        for one in game.zones[tabletop.QUESTS]
    ] == ["light-kept"]


@rule("T-SQ-05", "T-SQ-06")
def test_the_creditor_may_forgive():
    """Paragraph 140 ends it without casks and without its being initiated."""
    game = debt()

    play(game, "read 140")

    assert (status(game), table.score(game, table.INFLUENCE)) == (leaflet.FINISHED, 1)
    play(game, "read 140")
    assert table.score(game, table.INFLUENCE) == 1


@rule("T-SQ-07")
def test_a_settled_debt_silences_only_the_underlined_lines():
    """The first cache still strengthens the defense."""
    game = debt()
    play(game, "read 140")

    play(game, "take 134")

    assert (casks(game), table.score(game, table.DEFENSE)) == (0, 1)
    assert zone(game, "first-cache") == tabletop.PAST


@rule("T-RUL-95", "T-SQ-01")
def test_hearing_of_it_again_changes_nothing():
    """Not the casks, not the status."""
    game = debt(casks=2)
    play(game, "initiate the side quest lamp-oil-debt")

    play(game, "list the side quest lamp-oil-debt")

    assert (status(game), casks(game), len(leaflet.quests(game))) == (leaflet.INITIATED, 2, 1)
