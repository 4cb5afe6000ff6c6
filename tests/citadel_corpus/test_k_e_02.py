"""K-E-02, Flotsam quarrel: everybody decides for themselves, one after the other, and somebody may end it."""

from enduring import act, blocked, choose, farlamp_table, hand, news, offered, play, purse, standing, zone
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop

WRACK = """
- number: 10
  uid: wrack
  back: green
  kind: terrain
  actions:
    - dig: {success: take 322}
    - talk: {cost: 2, difficulty: 1, success: nothing}
"""


def wrack(**settings):
    given = {
        "players": 3, "at": "wrack", "where": {2: "field"}, "board": {(1, 0): "field"},
        "hand": ["star", "left"], "hands": {1: ["right"]}, **settings,
    }  # fmt: skip
    return farlamp_table(WRACK, only=["k-e-02"], **given)


def quarrel(game, seat=0):
    return act(game, "dig", "reveal", "go-on", seat=seat)


def test_each_on_the_terrain_decides_in_turn():
    """The active player first, then clockwise, seeing what was done; nobody elsewhere."""
    game = wrack()

    quarrel(game, seat=1)
    assert game.pending().seat(game) == 1
    choose(game, "choose/flotsam-quarrel/1")  # the only Skill is blocked
    assert blocked(game, 1) == ["right"]
    assert game.pending().seat(game) == 0
    choose(game, "choose/flotsam-quarrel/1", "block/left")

    assert blocked(game) == ["left"]
    assert hand(game) == ["star"]
    assert blocked(game, 2) == []


def test_without_a_grudge_influence_rises():
    """And the event goes back to its deck instead of the Past."""
    game = wrack()
    before = zones.score(game, zones.INFLUENCE)

    quarrel(game)
    choose(game, "choose/flotsam-quarrel/1", "block/star", "choose/flotsam-quarrel/1")

    assert zones.score(game, zones.INFLUENCE) == before + 1
    assert zone(game, "flotsam-quarrel") == tabletop.ADVENTURE_DECK


def test_a_grudge_is_kept_and_spoils_it():
    """Who takes 455 keeps it; nobody else may, and Influence stays."""
    game = wrack()
    before = zones.score(game, zones.INFLUENCE)

    quarrel(game)
    choose(game, "choose/flotsam-quarrel/2")
    assert len(purse(game)) == 1
    assert purse(game)[0].startswith("grudge")
    choose(game, "choose/flotsam-quarrel/1")

    assert zones.score(game, zones.INFLUENCE) == before
    assert zone(game, "flotsam-quarrel") == tabletop.ADVENTURE_DECK
    assert not [option for option in standing(game) if option.startswith(("drop/", "give-away/"))]


def test_an_empty_hand_leaves_no_choice():
    """The grudge comes without a question."""
    game = wrack(hand=[], hands={})

    quarrel(game)

    assert purse(game)[0].startswith("grudge")
    assert purse(game, 1)[0].startswith("grudge")
    assert offered(game)[0].startswith("dig")


def test_who_looks_closely_ends_it():
    """The number claimed by anybody there replaces the rest; what was done so far stands."""
    game = wrack()
    knowledge = zones.score(game, zones.KNOWLEDGE)

    quarrel(game)
    choose(game, "choose/flotsam-quarrel/1", "block/left")
    assert [option for option in standing(game) if option.startswith("report")] == ["report/s1", "report/s2"]
    choose(game, "report/s2")
    choose(game, "number", value="349")
    choose(game, "go-on")

    assert blocked(game) == ["left"]
    assert (purse(game, 1), blocked(game, 1)) == ([], [])
    assert zones.score(game, zones.KNOWLEDGE) == knowledge + 1
    assert zones.score(game, zones.INFLUENCE) == 0
    assert zone(game, "name-on-the-crate") == tabletop.PAST
    assert offered(game)[0].startswith("dig")


def test_a_wrong_number_changes_nothing():
    """The question still waits."""
    game = wrack()

    quarrel(game)
    serial = game.pending_serial()
    choose(game, "report/s2")
    choose(game, "number", value="350")

    assert game.pending_serial() == serial
    assert zone(game, "flotsam-quarrel") == tabletop.RESOLVING


def test_the_number_leads_nowhere_from_elsewhere():
    """Without the event before them nobody finds it."""
    game = wrack()

    choose(game, "report/s1")
    choose(game, "number", value="349")

    assert zone(game, "name-on-the-crate") == tabletop.ADVENTURE_DECK


def test_a_grudge_spoils_talk():
    """It must be selected, and turns up to two icons into lost successes, as far as icons are there."""
    game = wrack(purse=["grudge"], hand=[], deck=["star", "fist"])

    act(game, "talk", "reveal")

    assert news(game, "failed") == ["wrack"]  # the one success has gone for the one icon
    assert purse(game) == ["grudge"]


def test_without_icons_a_grudge_has_no_hold():
    """A talk that succeeds ends it."""
    game = wrack(purse=["grudge"], hand=[], deck=["star", "star#2"])

    act(game, "talk", "reveal", "count/2")

    assert zone(game, "grudge") == tabletop.ADVENTURE_DECK


def test_two_icons_at_most():
    """With three icons only two successes go."""
    game = wrack(purse=["grudge"], hand=[], deck=["star", "star#2", "star#3", "fist", "flag", "wild"])

    act(game, "talk", "draw", "draw", "draw", "draw", "reveal")
    while offered(game)[0].startswith(("convert", "pay")):
        choose(game, offered(game)[0])

    assert offered(game) == ["count/1", "count/0"]
    choose(game, "count/1")
    assert zone(game, "grudge") == tabletop.ADVENTURE_DECK


def test_a_failed_talk_leaves_the_grudge():
    """Only success lets go of it."""
    game = wrack(purse=["grudge"], hand=[])

    act(game, "talk", "reveal")

    assert purse(game) == ["grudge"]


def test_play_reveals_it_for_whoever_acts():
    """Revealed by somebody's effect, those on that Terrain quarrel."""
    game = wrack()

    play(game, "take 322", "go-on", you=2)

    assert purse(game, 2)[0].startswith("grudge")
    assert purse(game) == purse(game, 1) == []
