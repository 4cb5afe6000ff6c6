"""Which actions are legal: prerequisites, all hands, what is already done, and Terrains without a camp."""

import pytest

from fogbound.core import AnswerRefused
from fogbound.rules.common import tabletop
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, card, choose, finish, names, offered, past, refused, standing, table, terrain
from rulebook import alone, rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14}
  actions:
    - dig: {cost: 1}
    - climb: {cost: 1}
- number: 13
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1}
- number: 15
  back: green
  kind: terrain
  area: I
  no-camp: true
  actions:
    - rest: {cost: 1}
    - craft: {cost: 1}
    - make-fire: {cost: 1}
    - dig: {cost: 1}
- number: 16
  back: green
  kind: terrain
  area: I
  actions:
    - cross: {cost: 1, all-hands: true}
    - enter: {cost: 1, if: you own light}
- number: 17
  back: green
  kind: terrain
  area: I
- number: 20
  back: green
  kind: permanent event
  placement: [north]
  done: [dig]
- number: 21
  back: green
  kind: permanent event
  placement: [east, west]
  done: [dig]
- number: 22
  back: green
  kind: permanent event
  placement: [north]
  actions:
    - rest: {cost: 1}
- number: 24
  back: green
  kind: permanent event
  placement: [west]
  actions:
    - dig: {cost: 1}
- fog: burrow
  area: I
  kind: permanent event
  actions:
    - dig: {cost: 1}
- number: 30
  back: green
  kind: item
  durability: 3
  keywords: [light]
  actions:
    - make-fire: {cost: 1}
    - dig: {cost: 1}
- number: 31
  back: green
  kind: bonus
  actions:
    - rest: {cost: 1}
    - dig: {cost: 1}
- number: 32
  back: green
  kind: quest item
  actions:
    - rest: {cost: 1}
- skill: raft
  strip: {}
  craft: {cost: 3}
  item: {durability: 3}
"""


def move(game, seat: int, terrain: str) -> None:
    """Put a figure elsewhere between two turns."""
    game.figures[seat] = card(game, terrain)
    game.advance()


@rule("C-LEG-01")
def test_no_action_starts_while_another_is_in_progress():
    """From the first step to the last no action is on offer, neither asked nor standing."""
    game = table(
        CARDS, at="012", explorers=2, hands={0: ["031"], 1: ["031"]}, items_of={1: [(["030"], 3)]}, deck=20
    )
    actions = set(offered(game))

    act(game, "dig", on="012")
    while not isinstance(game.pending(), ChooseTurn):
        assert not actions & set(offered(game) + standing(game))
        with pytest.raises(AnswerRefused):
            game.answer(1, game.pending_serial(), "climb/s2/012")
        choose(game, offered(game)[-1])


@rule("C-LEG-02")
def test_an_action_with_a_prerequisite_needs_it():
    """Entering the dark takes a light of one's own; the companion's does not make it legal."""
    game = table(CARDS, at="016", explorers=2, items_of={1: [(["030"], 3)]}, deck=20)

    assert "enter/s2/016" in offered(game)
    assert "enter/s1/016" not in offered(game)


@rule("C-LEG-03")
def test_an_all_hands_action_needs_everybody_on_one_terrain():
    """With one figure elsewhere it is not offered; together it involves every explorer."""
    game = table(CARDS, at="016", explorers=3, board={(1, 0): "012"}, deck=20)
    move(game, 2, "012")
    assert not any(found.startswith("cross") for found in offered(game))

    move(game, 2, "016")
    act(game, "cross", seat=1)
    assert action_frame(game).involved == (1, 2, 0)


@alone("is about being alone")
@rule("C-LEG-03")
def test_an_all_hands_action_is_legal_for_somebody_alone():
    """One explorer is all hands."""
    game = table(CARDS, at="016", deck=20)

    assert "cross/s1/016" in offered(game)


@rule("C-LEG-03")
def test_all_hands_are_those_who_are_in_the_game():
    """Who has left for a while is missed by nobody, wherever their figure stood; the other two are all hands."""
    game = table(CARDS, at="016", explorers=3, board={(1, 0): "012"}, deck=20)
    move(game, 0, "012")
    assert not any(found.startswith("cross") for found in offered(game))

    choose(game, "leave-for-a-while/s1")
    assert [found for found in offered(game) if found.startswith("cross")] == ["cross/s2/016", "cross/s3/016"]
    act(game, "cross", seat=2)
    assert action_frame(game).involved == (2, 1)


@alone("needs everybody together")
@rule("C-LEG-04", "C-CARD-03")
def test_what_an_attached_event_shows_as_done_cannot_be_done_again():
    """The dig is gone while the event lies there, the climb of the same Terrain is not; then it is back."""
    game = table(CARDS, at="012", board={(0, 1): "020"}, deck=20)
    assert offered(game) == ["climb/s1/012"]
    with pytest.raises(AnswerRefused):
        game.answer(0, game.pending_serial(), "dig/s1/012")

    choose(game, "camp")
    assert offered(game) == ["dig/s1/012", "climb/s1/012"]


@rule("C-LEG-05")
def test_the_mark_blocks_only_the_terrains_it_is_attached_to():
    """The next Terrain is not touched, even as a neighbour of the event, unless an arrow points at it."""
    board = {(1, 0): "013", (0, 1): "020", (1, 1): "017"}
    game = table(CARDS, at="012", explorers=2, board=board, deck=20)
    move(game, 1, "013")
    assert offered(game) == ["climb/s1/012", "dig/s2/013"]

    game = table(CARDS, at="012", explorers=2, board={(1, 0): "021", (2, 0): "013"}, deck=20)
    move(game, 1, "013")
    assert offered(game) == ["climb/s1/012"]


@rule("C-RUL-61")
def test_the_mark_blocks_only_what_is_printed_on_the_terrain():
    """Digging stays legal from another event, an Exploration card, the hand and an item."""
    board = {(0, 1): "020", (1, 0): "024", (0, -1): "burrow"}
    game = table(CARDS, at="012", board=board, hand=["031"], items=[(["030"], 3)], deck=20)

    digs = [found for found in offered(game) if found.startswith("dig")]
    assert sorted(digs) == ["dig/s1/024", "dig/s1/030", "dig/s1/031", "dig/s1/burrow"]


@rule("C-LEG-06")
def test_without_a_camp_there_is_no_fire_no_craft_and_no_rest_from_any_source():
    """Terrain, event, hand, item and quest item alike; other actions stay, and elsewhere all are legal."""
    where = {"hand": ["031", "raft"], "items": [(["030"], 3)], "satchel": ["032"], "deck": 20}
    game = table(CARDS, at="015", board={(0, 1): "022"}, **where)
    assert {found.split("/")[0] for found in offered(game)} == {"dig"}

    game = table(CARDS, at="017", board={(0, 1): "022"}, **where)
    assert offered(game) == [
        "rest/s1/022",
        "rest/s1/031",
        "dig/s1/031",
        "craft/s1/raft",
        "make-fire/s1/030",
        "dig/s1/030",
        "rest/s1/032",
    ]


MOVES = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14}
  actions:
    - move: {cost: 2, difficulty: 0, success: move}
    - pathfind: {cost: 1, success: explore}
    - cross: {cost: 1, all-hands: true, success: start anew at 300}
- {number: 13, back: green, kind: terrain, area: I}
- {number: 14, back: green, kind: terrain, area: I}
- {number: 20, back: green, kind: permanent event, placement: [west]}
- {number: 300, back: green, kind: terrain, area: II, arrows: {south: 14}}
"""


@rule("C-RUL-68", "C-LEG-02")
def test_a_move_needs_another_terrain_within_reach():
    """Alone on the Board, or with an event in between, there is nowhere to go and the action is illegal."""
    assert "move/s1/012" not in offered(table(MOVES, at="012", deck=9))
    assert "move/s1/012" not in offered(table(MOVES, at="012", board={(1, 0): "020", (2, 0): "013"}, deck=9))
    assert "move/s1/012" in offered(table(MOVES, at="012", board={(1, 0): "013"}, deck=9))


@rule("C-RUL-68")
def test_the_destination_is_chosen_in_the_consequence_and_is_another_terrain():
    """Cost, draw and Skill come first; then one of the other Terrains is chosen, never the own."""
    game = table(MOVES, at="012", board={(1, 0): "013", (0, 1): "014"}, deck=9)

    act(game, "move", "reveal", "keep-none")

    assert sorted(offered(game)) == ["go/013", "go/014"]
    choose(game, "go/014")
    assert terrain(game) == "014"


@rule("C-LEG-02")
def test_exploring_needs_fog_at_the_own_terrain():
    """With fog at its arrow the Terrain offers the pathfind; with a Terrain there it does not."""
    assert "pathfind/s1/012" in offered(table(MOVES, at="012", deck=9))
    assert "pathfind/s1/012" not in offered(table(MOVES, at="012", board={(0, -1): "014"}, deck=9))


@rule("C-LEG-09")
def test_all_hands_may_discard_the_entire_board_and_start_elsewhere():
    """Every card of the Board is in the Past and all figures stand on the new Terrain with its own fog."""
    game = table(MOVES, at="012", explorers=2, board={(1, 0): "013"}, deck=9)
    fog = names(game, game.zones[tabletop.FOGGY])

    finish(act(game, "cross"))

    assert [terrain(game, seat) for seat in (0, 1)] == ["300", "300"]
    assert set(past(game)) == {"012", "013", *fog}
    assert len(game.zones[tabletop.BOARD]) == len(game.zones[tabletop.FOGGY]) == 1


@rule("C-LEG-02")
@pytest.mark.parametrize(("fog", "offers"), [("", False), ("arrows: {north: 31}", True)])
def test_a_choice_needs_one_part_that_can_be_taken(fog, offers):
    """Where there is no fog to explore, the other way is open; where exploring is all there is, it is not."""
    cards = f"""
- number: 70
  back: green
  kind: terrain
  area: I
  {fog}
  actions:
    - dig: {{cost: 0, success: {{choose: [explore, take 105]}}}}
    - pathfind: {{cost: 0, success: explore}}
"""
    game = table(cards, at="070")

    assert "dig/s1/070" in offered(game)
    assert ("pathfind/s1/070" in offered(game)) == offers


@rule("C-TURN-03", "C-CARD-19")
@pytest.mark.parametrize("text", ["nobody may join in {}", "never involved in {}"])
def test_what_stands_beside_an_action_speaks_of_its_own_type(text):
    """Said of digging it holds beside an action that is to dig; said of swimming it would wait there in vain."""
    cards = """
- number: 71
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 0, modifiers: ["%s"]}
    - swim: {cost: 0}
"""
    game = table(cards % text.format("dig"), at="071", explorers=2, deck=9)
    if "dig/s1/071" in offered(game):
        choose(game, "dig/s1")

    assert offered(game) != ["join/s2", "stay-out/s2"]
    (fault,) = refused(cards % text.format("swim"))
    assert "nothing would come of this beside an action that is dig: it speaks of others" in fault
