"""Texts in force follow their cards: wherever cards go, the index is what it would be if it were made anew."""

import pytest

from common_table import card, choose, offered
from enduring import act, citadel_table, holds
from fogbound.core import Game
from fogbound.rules.citadel import table as citadel_zones
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import force, points, tabletop
from playing import table
from rulebook import rule

CONTINENT = """
- {number: 40, back: green, kind: bonus, uid: charm, copies: 4, effects: ["hand limit +1", "item limit +1"]}
- {number: 41, back: green, kind: bonus, uid: mask, effects: ["hand limit -1"]}
- {number: 42, back: green, kind: quest item, uid: idol, effects: ["hand limit +2"]}
"""
CITADEL = """
- {number: 40, back: green, kind: purse, uid: charm, copies: 4, effects: ["hand limit +1", "most weight +1"]}
- {number: 41, back: green, kind: purse, uid: mask, effects: ["hand limit -1"]}
- {number: 42, back: green, kind: quest item, uid: idol, effects: ["hand limit +2"]}
"""


def in_use(game: Game) -> list[bool]:
    """Which points any ability may stand at."""
    return [force.is_in_use(game, point) for point in range(points.COUNT)]


def follows(game: Game, held: int) -> None:
    """Let cards go to and fro between three players, who hold them in zones from this one on."""
    force.kept(game)
    for name, zone in (
        ("charm", held + 2),
        ("idol", tabletop.QUESTS),
        ("charm#2", held),
        ("charm#3", held + 1),
        ("mask", held),
        ("charm#4", held),
        ("charm#2", tabletop.PAST),
        ("charm", held + 1),
        ("idol", tabletop.PAST),
        ("charm#4", tabletop.PAST),
        ("charm#3", tabletop.BANISHED),
        ("charm", tabletop.PAST),
        ("mask", held + 2),
        ("mask", tabletop.PAST),
    ):
        game.move(card(game, name), zone)
        anew = game.clone()
        anew.index = None
        assert force.kept(game) == force.kept(anew), name
        assert in_use(game) == in_use(anew), name


@rule("C-CARD-19", "C-RUL-02")
def test_texts_of_the_continent_follow_their_cards():
    """From hand to hand, into play and out of it: seat by seat, shared cards last."""
    follows(table(CONTINENT, explorers=3), tabletop.HANDS)


@rule("T-GEN-02")
def test_texts_of_the_citadel_follow_their_cards():
    """From purse to purse, into play and out of it: seat by seat, shared cards last."""
    follows(citadel_table(CITADEL, players=3), citadel_zones.PURSES)


# -- several texts on one card ---------------------------------------------------------------------

DEN = """
- number: 50
  uid: den
  back: green
  kind: terrain
  actions:
    - fight: {cost: 3, success: suffer 3 damage}
- number: 51
  uid: knife
  back: green
  kind: purse
  weight: 1
  effects: ["%s", "%s"]
"""


@rule("T-GEAR-10", "T-GEAR-11")
@pytest.mark.parametrize(
    "text",
    [
        "fight: cost -1",
        "fight: +1 success",
        "fight: cancel 1 damage",
        "fight: before the draw, may gain 1 life",
        "fight: after the reveal, may gain 1 life",
        "fight: on success, may gain 1 life",
    ],
)
def test_all_texts_of_a_card_may_be_applied(text):
    """One does not exclude the other, though they are of the same kind."""
    game = act(citadel_table(DEN % (text, text), at="den", purse=["knife"]), "fight", "select/knife")
    applied = []
    while not isinstance(game.pending(), ChooseAction):
        ids = offered(game)
        wanted = [found for found in ids if found.startswith("apply/knife")]
        applied += wanted[:1]
        plain = [found for found in ids if found.split("/")[0] in ("reveal", "count", "done")]
        choose(game, (wanted + plain + ids)[0])

    assert applied == ["apply/knife/1", "apply/knife/2"]


@rule("T-GEN-02")
def test_what_tells_to_ignore_texts_is_judged_by_what_is_printed():
    """The idol ignores the charms of who carries too much; what they carry is reckoned with their charms."""
    cards = """
- {number: 40, back: green, kind: purse, uid: charm, weight: 1, effects: ["most weight +5"]}
- {number: 42, back: green, kind: quest item, uid: idol,
   effects: ["the text of a purse card called charm in your purse is ignored if you carry too much"]}
- {number: 43, back: green, kind: purse, uid: load, weight: WEIGHT}
"""
    found = []
    for weight in (3, 30):
        purse = {"purses": {0: ["charm", "load"]}}
        game = citadel_table(cards.replace("WEIGHT", str(weight)), players=2, quests=["idol"], **purse)
        found.append((holds(game, "you carry too much"), len(force.in_force(game, points.WEIGHT_LIMIT))))

    assert found == [(False, 1), (True, 0)]
