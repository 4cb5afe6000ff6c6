"""The land in texts on the Continent: steps, spaces that are opened, Terrains that come and go."""

from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from playing import act, at_cell, card, choose, hand, news, offered, past, play, table, terrain, zone

LAND = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 15}
  actions: [{move: {cost: 0, success: step}}, {cross: {cost: 0, success: step across}}]
- {number: 13, back: green, kind: terrain, area: I, tags: [rock], actions: [move: {cost: 0, success: step}]}
- {number: 14, back: green, kind: terrain, area: I, arrows: {north: 15}, actions: [move: {cost: 0, success: step}]}
- {number: 15, back: green, kind: terrain, area: I, arrows: {south: 12}}
- {number: 16, back: green, kind: terrain, area: I}
- number: 20
  back: green
  kind: permanent event
  placement: [west, east]
  uid: gap
  actions: [{balance: {cost: 0, success: step across}}]
- {number: 40, back: green, kind: quest item, uid: chart}
- {number: 41, back: green, kind: quest item, uid: log,
   effects: ["when a terrain enters play, once per turn: add 1 counter"]}
"""


def test_one_figure_alone_steps_to_a_neighbour():
    """Who steps goes to a Terrain beside the own one, and nobody else goes along."""
    game = table(LAND, explorers=2, at="012", board={(0, 1): "013", (0, 2): "014"})
    act(game, "move", "reveal", joined=[1])

    assert terrain(game, 0) == "013"
    assert terrain(game, 1) == "012"


def test_without_a_neighbour_nobody_steps():
    """The action is illegal where no Terrain lies beside the own one."""
    game = table(LAND, at="012", board={(0, 2): "014"})

    assert not [found for found in offered(game) if found.startswith("move")]


def test_one_figure_steps_across_an_event():
    """Who steps across comes to the other Terrain that the event is attached to; the others stay."""
    game = table(LAND, explorers=2, at="012", board={(1, 0): "gap", (2, 0): "013"})
    act(game, "balance", "reveal", joined=[1])

    assert terrain(game, 0) == "013"
    assert terrain(game, 1) == "012"


def test_a_space_is_opened_with_a_number_of_the_text():
    """The fog there goes back unresolved, and the Terrain of the text lies in the space."""
    game = table(LAND, at="012", fog={(0, -1): "mist"})
    play(game, "open the space north of this with 016 and go there", this="012")

    assert at_cell(game, 0, -1) == "016"
    assert zone(game, "mist") == tabletop.PILES
    assert terrain(game) == "016"


def test_what_lies_open_stays_as_it_is():
    """Where a Terrain lies already nothing is opened, but figures go there."""
    game = table(LAND, at="012", board={(0, -1): "013"})
    play(game, "open the space north of this with 016 and go there", this="012")

    assert terrain(game) == "013"
    assert zone(game, "016") == tabletop.ADVENTURE_DECK


def test_all_set_out_from_a_terrain_apart():
    """A Terrain lies by itself, with fog at its arrows, and all figures stand on it."""
    game = table(LAND, explorers=2, at="012", board={(1, 0): "013"})
    play(game, "set out from 014")

    assert [terrain(game, 0), terrain(game, 1)] == ["014", "014"]
    assert tabletop.adjacent(game, card(game, "014")) == []
    assert len(tabletop.attached_fog(game, card(game, "014"))) == 1
    assert zone(game, "012") == tabletop.BOARD


def test_a_terrain_sinks():
    """It leaves with its number noted; its space gets fog only when a figure arrives at an arrow that points there."""
    game = table(LAND, at="012", board={(0, 1): "013", (0, -1): "015", (1, 1): "014"}, satchel=["chart"])
    play(game, "sink a terrain that is not rock, or else take 105", this="chart")
    assert sorted(offered(game)) == ["return-terrain/014", "return-terrain/015"]
    choose(game, "return-terrain/015")

    assert zone(game, "015") == tabletop.ADVENTURE_DECK
    assert at_cell(game, 0, -1) == ""
    play(game, "if the remembered places is exactly 1: take 105", this="chart")
    assert hand(game) == ["105"]

    act(game, "move", "reveal")
    act(game, "move", "reveal", "go/012")
    assert at_cell(game, 0, -1) == "fog"


def test_where_no_terrain_may_sink_something_else_happens():
    """A Terrain whose loss would part the others stays, and so does one with a figure."""
    game = table(LAND, at="012", board={(1, 0): "013"})
    play(game, "sink a terrain that is not rock, or else take 105")

    assert hand(game) == ["105"]


def test_a_card_answers_every_terrain_that_enters_play():
    """However it comes into play, once per turn where the text says so."""
    game = table(LAND, at="012", satchel=["log"])
    play(game, "put 013 south of your terrain")
    play(game, "put 014 east of your terrain")

    assert game.count(card(game, "log"), 0) == 1


def test_the_past_is_returned():
    """All cards of the Past are available again."""
    game = table(LAND, past=["012", "013", "mist"])
    play(game, "return the past")

    assert past(game) == []
    assert book_of(game).eligible(game, 12, "", 0) == [card(game, "012")]
    assert news(game, "past-returned")
