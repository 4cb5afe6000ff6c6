"""K-B-04, LE-9 "The lamp and the sea": two stages and the endings."""

import pytest

from enduring import act, card, choose, die, farlamp_table, life, news, offered, play, standing, terrain, zone
from fogbound.rules.citadel import numbers, recovery, story, table
from fogbound.rules.common import tabletop
from rulebook import alone, rule

PIECES = ["k-b-04", "k-l-01"]
EXTRA = """
- {number: 295, uid: squall, back: green, kind: global event}
- {number: 10, uid: stairs, back: green, kind: terrain}
- {number: 61, uid: eel-thing, back: green, kind: quest item, link: eel}
- {number: 61, uid: flame-thing, back: green, kind: quest item, link: flame}
- {building: shed, boxes: 1}
- {building: wall, boxes: 1}
- {building: well, boxes: 1}
- {building: mill, boxes: 1}
"""
STARS = [f"star#{number}" if number > 1 else "star" for number in range(1, 13)]


def stage_one(**settings):
    wanted = {
        "at": "stairs",
        "board": {(1, 0): "lamp-room"},
        "page": "le-9a",
        "deck": ["blank", *STARS],
        **settings,
    }
    return farlamp_table(EXTRA, only=PIECES, **wanted)


@rule("T-SAVE-02", "T-JOIN-01")
def test_stage_one_allows_neither_save_nor_newcomers():
    """The page says so."""
    game = stage_one()

    assert "save" not in standing(game)
    assert not story.scenario(game).joining
    assert numbers.pictographs(game, 0) == 1 << game.content.words.find("pictograph", "eel")


@rule("T-SCN-02", "T-TAKE-04")
def test_the_first_arrival_in_the_lamp_room_changes_the_page():
    """After the action: the flame instead of the eel; cards in play stay, links change."""
    game = stage_one(quests=["eel-thing"], purse=[])
    game.registers[table.TREMOR] = 2
    points = life(game)

    act(game, "move", "reveal")

    assert zone(game, "le-9b") == table.BOOKLET
    assert numbers.pictographs(game, 0) == 1 << game.content.words.find("pictograph", "flame")
    assert zone(game, "eel-thing") == tabletop.QUESTS
    assert game.registers[table.TREMOR] == 0
    assert life(game) == points
    play(game, "take 061")
    assert zone(game, "flame-thing") == tabletop.QUESTS


def test_several_who_arrive_at_once_change_it_once():
    """The lamp is put up once and the Past is left alone."""
    text = (
        EXTRA
        + """
- number: 62
  uid: lift
  back: green
  kind: terrain
  actions: [run: {group: true, success: put 339 east of this and go there}]
"""
    )
    game = farlamp_table(text, only=PIECES, page="le-9a", at="lift", players=2, past=["stairs"])

    act(game, "run", "reveal")

    assert [terrain(game, seat) for seat in (0, 1)] == ["lamp-room", "lamp-room"]
    assert zone(game, "great-lamp") == tabletop.BOARD
    assert zone(game, "stairs") == tabletop.PAST


def test_nothing_happens_elsewhere():
    """Only the lamp room is tagged."""
    game = stage_one(at="lamp-room", board={(1, 0): "stairs"})

    act(game, "move", "reveal")

    assert terrain(game) == "stairs"
    assert zone(game, "le-9a") == table.BOOKLET


@rule("T-RECO-02")
def test_every_recovery_costs_one_point_more():
    """The page at the bookmark says so from now on."""
    game = stage_one(pile=4)
    before = recovery.price(game, 0, 2)

    play(game, "bookmark to le-9b")

    assert recovery.price(game, 0, 2) == before + 1


@rule("T-UNC-08", "T-TYPE-06", "T-ZONE-07")
def test_the_unconscious_wake_there_and_global_events_go():
    """Three life points each, in the lamp room; the squall is returned; 340 enters play."""
    game = stage_one(players=2, globals_=["squall"])
    play(game, "lose 50 life", "banish", you=1)

    act(game, "move", "reveal")

    assert (life(game, 1), terrain(game, 1)) == (3, "lamp-room")
    assert zone(game, "squall") == tabletop.ADVENTURE_DECK
    assert zone(game, "great-lamp") == tabletop.BOARD


@rule("T-RUL-47", "T-FORB-03")
def test_the_duty_rests_until_the_group_is_complete():
    """With somebody still on the stairs other actions are free; together it is taken at once."""
    game = stage_one(players=2)
    act(game, "move", "reveal")
    assert game.pending_name() == "choose-action"
    assert not any("great-lamp" in option for option in offered(game))

    act(game, "move", "reveal", seat=1)

    assert "tinker/s1/great-lamp" in offered(game)


@alone("needs everybody together")
@rule("T-BLD-03", "T-CPD-03")
@pytest.mark.parametrize(("buildings", "first"), [(0, 6), (2, 4), (4, 2), (5, 2)])
def test_buildings_ease_the_first_row(buildings, first):
    """6 less the built buildings, at least 2."""
    game = stage_one()
    for name in ("shed", "wall", "well", "mill")[:buildings]:
        play(game, f"check a box of {name}")
    if buildings == 5:
        play(game, "3 times: check a box of net-loft")

    act(game, "move", "reveal", "tinker")

    assert die(game, "great-lamp") == (1, first)


@alone("needs everybody together")
@rule("T-GEN-06", "T-RUL-50")
def test_instead_of_any_pass_the_players_may_let_it_go_dark():
    """A text, then the adventure ends; the choice is everybody's."""
    game = stage_one()
    act(game, "move", "reveal")
    assert game.pending().seat(game) == -1
    assert offered(game) == ["tinker/s1/great-lamp", "instead/great-lamp/1"]
    choose(game, "tinker", "reveal", "count/2")
    assert "instead/great-lamp/1" in offered(game)

    choose(game, "instead/great-lamp/1")

    assert news(game, "read") == ["p345"]
    assert game.ending == "lost:ended"


def light(game):
    """Succeed with every row that is left."""
    for _ in range(60):
        if game.pending() is None:
            return game
        ids = offered(game)
        counts = [found for found in ids if found.startswith("count/")]
        drawing = "draw" in ids and len(game.zones[tabletop.DRAWN]) < 6
        if drawing:
            choose(game, "draw")
        else:
            choose(game, (counts + [found for found in ids if found == "reveal"] + ids)[0])
    raise AssertionError("the lamp is not lit")


@alone("needs everybody together")
@rule("T-GEN-04", "T-COMM-05")
@pytest.mark.parametrize(
    ("scores", "memories", "ending"),
    [
        (10, ["promise-kept"], "p341"),
        (10, ["promise-kept", "log-burnt"], "p341"),
        (9, ["promise-kept"], "p342"),
        (10, [], "p342"),
        (10, ["log-burnt"], "p343"),
        (0, [], "p342"),
    ],
)
def test_the_lamp_is_lit_with_one_of_three_endings(scores, memories, ending):
    """All scores 10 or more and the promise kept: A; log burnt: C; otherwise B."""
    game = stage_one()
    for score in range(4):
        game.registers[table.SCORES + score] = scores
    for memory in memories:
        play(game, f"remember {memory}")
    for name in ("shed", "wall", "well", "mill"):
        play(game, f"check a box of {name}")
    game.registers[table.LIFE] = 90

    act(game, "move", "reveal")
    light(game)

    assert game.ending == "won"
    assert news(game, "read") == [ending]


@rule("T-CPD-13")
@pytest.mark.parametrize(("players", "row"), [(1, 4), (2, 3)])
def test_alone_rows_two_and_three_are_one(players, row):
    """After the second row a single player is at the last one."""
    game = stage_one(players=players, at="lamp-room", board={(1, 0): "stairs"})
    for seat in range(players):
        game.figures[seat] = card(game, "stairs")
    for name in ("shed", "wall", "well", "mill"):
        play(game, f"check a box of {name}")
    for seat in range(players):
        act(game, "move", "reveal", seat=seat)

    choose(game, "tinker/s1", "reveal", "count/2")
    assert die(game, "great-lamp") == (2, 3)
    choose(game, "tinker/s1", "draw", "reveal", "count/3")

    assert die(game, "great-lamp")[0] == row
