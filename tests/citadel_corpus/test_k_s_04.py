"""K-S-04, Sound the bottom: a Skill with an action of its own that looks under the fog."""

from enduring import (
    act,
    at_cell,
    card,
    choose,
    farlamp_table,
    finish,
    hand,
    life,
    offered,
    past,
    pile,
    under_fog,
)
from fogbound.core.board import beyond
from fogbound.core.game import EVERYBODY
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import this_pass
from rulebook import rule

QUAY = """
- number: 90
  uid: quay
  back: green
  kind: terrain
  arrows: {north: [I, 91], east: [I, 91]}
  actions: [dig: {cost: 2, difficulty: 1}]
- {number: 91, uid: strand, back: green, kind: terrain}
- {fog: gust, area: I, kind: temporary event, back-actions: [pathfind: {cost: 9, difficulty: 9, success: flip}],
   text: lose 1 life}
"""


def quay(deck=("star", "blank"), **settings):
    game = farlamp_table(
        QUAY, at="quay", deck=deck, **{"only": ["k-s-04"], "hand": ["sound-the-bottom"], **settings}
    )
    under_fog(game, "gust", 0, -1)
    return game


def sounded(game):
    """The action has succeeded and the northern fog is looked at."""
    return act(game, "pathfind", "reveal", "count/1", "look/0", on="sound-the-bottom")


@rule("T-TURN-05", "T-INFO-08")
def test_success_shows_everybody_the_fog_of_choice():
    """Two fog cards are attached; all see the one that is chosen, nobody the other."""
    game = act(quay(players=2), "pathfind", "reveal", "count/1", on="sound-the-bottom")
    assert offered(game) == ["look/0", "look/1"]

    choose(game, "look/0")

    east = game.cells[beyond(game.places[card(game, "quay")], 1)]
    assert game.known[card(game, "gust")] == EVERYBODY
    assert east not in game.known
    assert at_cell(game, 0, -1) == "fog"


@rule("T-INFO-08")
def test_left_in_place_it_stays_face_down_and_known():
    """Turns later everybody still knows it."""
    game = choose(sounded(quay()), "choose/sound-the-bottom/1")
    finish(game)

    assert at_cell(game, 0, -1) == "fog"
    assert game.known[card(game, "gust")] == EVERYBODY
    assert life(game) == 10


@rule("T-EXPL-02", "T-EXPL-03", "T-EXPL-04")
def test_or_it_is_resolved_as_if_its_own_action_had_succeeded():
    """The gust strikes, goes to the Past, and the space opens, for a fraction of its cost."""
    game = choose(sounded(quay()), "choose/sound-the-bottom/2")
    finish(game)

    assert life(game) == 9
    assert "gust" in past(game)
    assert at_cell(game, 0, -1) == "strand"


@rule("T-GEAR-15", "T-CONS-03")
def test_the_skill_is_discarded_either_way():
    """After the Consequence step, be it success or failure."""
    game = finish(choose(sounded(quay()), "choose/sound-the-bottom/1"))
    assert hand(game) == []
    assert "sound-the-bottom" in pile(game)

    game = quay(deck=["blank", "blank#2"])
    finish(act(game, "pathfind", on="sound-the-bottom"))
    assert "sound-the-bottom" in pile(game)
    assert game.known.get(card(game, "gust"), 0) == 0


@rule("T-ACT-03")
def test_another_pathfind_leaves_it_in_hand():
    """Only its own action costs the Skill."""
    game = quay(deck=12)

    finish(act(game, "pathfind", on="0"))

    assert hand(game) == ["sound-the-bottom"]


@rule("T-RES-03", "T-RES-13")
def test_revealed_it_is_a_left_half_and_a_target():
    """With a right half on another card that makes a success."""
    game = act(quay(deck=["right", "sound-the-bottom"], hand=[]), "dig", "reveal")

    assert offered(game) == ["count/1", "count/0"]
    assert this_pass(game).icons == (0, 0, 0, 1, 0)


@rule("T-COMM-08")
def test_the_tremor_does_not_serve_here():
    """The action is not printed on a fog card; on the fog itself the plumb is offered."""
    game = quay(deck=12, only=["k-s-04", "k-l-04"])
    game.registers[table.TREMOR] = 3

    act(game, "pathfind", on="sound-the-bottom")
    assert offered(game) == ["draw", "reveal"]
    finish(game)

    act(game, "pathfind", on="0")
    assert offered(game)[0] == "apply/plumb/1"
