"""Somebody is away, or has dropped out: everything goes on for those who are there, and nothing for who is not."""

import pytest

from fogbound.core import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.invariants import check
from fogbound.rules.continent.limits import hand_limit, item_limit
from playing import (
    act,
    at_cell,
    card,
    choose,
    deck_size,
    finish,
    held,
    inventory,
    name,
    offered,
    pile,
    standing,
    table,
    terrain,
    zone,
)
from rulebook import rule

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  arrows: {north: 25}
  actions:
    - climb: {cost: 2, difficulty: 1, success: take 063, failure: take 105}
    - swim: {cost: 0, difficulty: 9, failure: your adventure is over}
    - dig: {cost: 0, success: "each other involved {deed}"}
    - hunt: {cost: 0, success: "your adventure alone is over, then move"}
    - pathfind: {cost: 0, success: explore}
    - observe: {cost: 0}
    - fish: {cost: 0, success: your adventure alone is over}
    - talk: {cost: 0, success: "take 072, then your adventure alone is over"}
- {number: 21, back: green, kind: terrain, area: I}
- {number: 22, back: green, kind: terrain, area: I}
- {number: 25, back: green, kind: state, title: stuck}
- {number: 30, back: green, kind: item, durability: 3, uid: line, effects: ["climb: cost -1"]}
- {number: 31, back: green, kind: item, durability: 3, uid: hook}
- {number: 35, back: green, kind: bonus, uid: song, copies: 3, effects: ["climb: cost -1", "hand limit +1"]}
- {number: 36, back: green, kind: bonus, uid: bag, effects: ["item limit +1"]}
- {number: 37, back: green, kind: bonus, uid: hymn, effects: ["climb: on success, may take 105"]}
- {number: 50, back: green, kind: quest item, uid: idol, effects: ["at the end of any: take 105"]}
- {number: 63, back: green, kind: quest item}
- {number: 72, back: green, kind: temporary event, actions: [fight: {cost: 0, difficulty: 1, failure: take 105}]}
- {fog: pit, area: I, kind: temporary event, text: your adventure alone is over}
"""


def land(deed: str = "takes 105", **settings):
    """Ann, Bo and Cy stand together, and Bo leaves for a while."""
    game = table(LAND.replace("{deed}", deed), **{"at": "020", "explorers": 3, "deck": 12, **settings})
    return choose(game, "leave-for-a-while/s2")


@rule("C-TURN-04", "C-COST-04", "C-SKILL-02", "C-HAND-01")
@pytest.mark.parametrize("leader", [0, 2])
def test_cards_of_those_who_are_there_count(leader):
    """Ann and Cy use an item and a Bonus each, either keeps a Skill, and both discard what is too much."""
    skills = ["star", "star#2", "star#3", "star#4"]
    game = land(
        hands={0: ["song", *skills[:2]], 1: ["song#3"], 2: ["song#2", *skills[2:]]},
        items_of={0: [(["line"], 2)], 2: [(["hook"], 2)]},
        deck=["star#5", "two-stars", "blank", "left"],
    )
    helper = 2 - leader

    act(game, "climb", "use-item/line", seat=leader, joined=[helper])
    asked = []
    while game.pending_name() == "apply-gifts":
        asked.append((game.pending().seat(game), [option.split("/")[1] for option in offered(game)[:-1]]))
        choose(game, "done")
    choose(game, "trade/0", "reveal")

    cards = {0: ["song", "line"], 2: ["song#2"]}
    assert asked == [(leader, cards[leader]), (helper, cards[helper])]
    assert [option for option in offered(game) if "two-stars" in option] == [
        f"keep/s{leader + 1}/two-stars",
        f"keep/s{helper + 1}/two-stars",
    ]
    choose(game, f"keep/s{helper + 1}/two-stars")
    assert held(game, 1) == ["song"]
    assert [hand_limit(game, seat) for seat in (0, 2)] == [4, 4]
    assert game.pending_name() == "choose-turn"
    game.move(card(game, "star#5"), tabletop.HANDS)
    game.move(card(game, "left"), tabletop.HANDS)
    game.move(card(game, "blank"), tabletop.HANDS + 2)
    game.move(card(game, "right"), tabletop.HANDS + 2)
    act(game, "observe", seat=leader, joined=[helper])
    trimmed = []
    while game.pending_name() == "discard-excess":
        trimmed.append(game.pending().seat(game))
        choose(game, offered(game)[0])
    assert sorted(set(trimmed)) == [0, 2]


@rule("C-RUL-91", "C-END-03")
def test_when_all_who_are_there_are_involved_it_is_a_defeat():
    """Ann and Cy swim and fail; Bo, who is away, does not save them."""
    game = land()

    finish(act(game, "swim", joined=[2]))

    assert game.ending == "lost:over"


@rule("C-GIVE-01", "C-LEAVE-01", "C-LEAVE-02")
def test_what_may_be_done_between_actions_is_for_those_who_are_there():
    """Ann and Cy may give, swap and leave; Bo may come back and nothing else."""
    game = land(items_of={0: [(["line"], 2)], 1: [(["hook"], 2)]})

    found = [option for option in standing(game) if not option.startswith(("report", "relinquish"))]

    assert found == [
        "give/s1/line/2",
        "leave-for-a-while/s1",
        "leave-for-good/s1",
        "leave-for-a-while/s3",
        "leave-for-good/s3",
        "camp",
        "come-back/s2",
        "join-game/s2/dee",
        "concede",
    ]
    choose(game, "give/s1/line/2")
    choose(game, "give/s3/line/0")
    assert inventory(game, 0) == [(["line"], 2)]
    assert offered(game) != []


@rule("C-GIVE-01")
def test_an_exchange_of_two_items_is_offered_once():
    """Each has one: either may give, and there is one swap."""
    game = land(items_of={0: [(["line"], 2)], 2: [(["hook"], 2)]})

    found = [option for option in standing(game) if option.startswith(("give", "swap"))]

    assert found == ["give/s1/line/2", "swap/s1/line/2", "give/s3/hook/0"]


@rule("C-RUL-95", "C-LEAVE-02")
def test_cards_of_who_comes_back_are_in_force_again():
    """Bo's song raised Bo's hand limit, and does so again; what the others have was in force throughout."""
    game = land(hands={1: ["song"], 2: ["bag"]})
    away = item_limit(game, 2)
    choose(game, "come-back/s2")

    assert (away, item_limit(game, 2)) == (4, 3)
    assert [hand_limit(game, seat) for seat in range(3)] == [2, 3, 2]


@rule("C-EXPL-03", "C-EXPL-05", "C-RUL-24")
@pytest.mark.parametrize("leader", [0, 2])
def test_a_space_is_filled_by_who_has_explored_it(leader):
    """The helper explores, and what lies behind the fog is for the helper, whoever leads."""
    helper = 2 - leader
    game = land("explores", fog={(0, -1): "mist"})

    finish(act(game, "dig", "reveal", seat=leader, joined=[helper]))

    assert held(game, helper) == ["025"]
    assert held(game, leader) == []


@rule("C-RUL-45", "C-EXPL-03")
@pytest.mark.parametrize(
    ("seat", "joined", "away", "taker"),
    [(0, [2], True, 2), (0, [], True, 2), (0, [], False, 1), (2, [], False, 0)],
)
def test_somebody_else_fills_the_space_of_an_explorer_whose_adventure_is_over(seat, joined, away, taker):
    """The next of those involved, or, with nobody left of them, the next on the left who is there."""
    game = land(fog={(0, -1): "pit"})
    if not away:
        choose(game, "come-back/s2")

    finish(act(game, "pathfind", "reveal", seat=seat, joined=joined))

    assert held(game, taker) == ["025"]
    assert check(game) == []


@rule("C-RUL-45", "C-CARD-06")
@pytest.mark.parametrize(("away", "speaks_to"), [(True, 2), (False, 1)])
def test_a_shared_card_speaks_to_who_takes_over(away, speaks_to):
    """Ann acted alone and is gone when the quest item speaks at the end: it speaks to the next on the left."""
    game = land(satchel=["idol"])
    if not away:
        choose(game, "come-back/s2")

    finish(act(game, "fish", "reveal"))

    assert [held(game, seat).count("105") for seat in (1, 2)] == [int(seat == speaks_to) for seat in (1, 2)]


@rule("C-RUL-45", "C-MOVE-02")
@pytest.mark.parametrize(("joined", "moved"), [([2], ["020", "021"]), ([], ["020", "020"])])
def test_who_is_left_of_the_involved_moves_and_nobody_else(joined, moved):
    """Ann's adventure is over; her helper moves on from where they stand, and without one nobody moves."""
    game = land(board={(1, 0): "021", (2, 0): "022"})
    choose(game, "come-back/s2")

    finish(act(game, "hunt", "reveal", joined=joined), "go/021")

    assert [terrain(game, seat) for seat in (1, 2)] == moved


@rule("C-MOVE-03")
def test_who_was_led_astray_moves_on_from_there():
    """Ann helps and is led to the far Terrains; all move on from hers, as nothing is in reach of where Cy leads."""
    deed = "go to a random other terrain"
    cards = LAND.replace(
        '"each other involved {deed}"', "{for: each other involved, do: [" + deed + ", move]}"
    )
    game = table(cards, at="020", explorers=3, board={(3, 0): "021", (4, 0): "022"}, deck=12)
    choose(game, "leave-for-a-while/s2")

    finish(act(game, "dig", "reveal", seat=2, joined=[0]))

    assert terrain(game, 0) == terrain(game, 2) != "020"


@rule("C-RUL-45", "C-LEG-08")
def test_a_mandatory_action_of_nobody_is_skipped_and_its_card_put_away():
    """Ann took the event alone and is gone: Cy, the next who is there, is told that nobody fights."""
    game = land()

    finish(act(game, "talk", "reveal"))

    assert zone(game, "072") == tabletop.PAST
    assert [told.seat for told in game.news if told.what == "skipped"] == [2]
    assert game.pending_name() == "choose-turn"


@rule("C-RUL-45", "C-RES-09")
def test_what_a_success_adds_is_offered_to_those_who_are_still_there():
    """The climb ends Cy's adventure; Ann's hymn is offered all the same."""
    cards = LAND.replace("{deed}", "takes 105").replace(
        "difficulty: 1, success: take 063",
        "success: {for: each other involved, do: your adventure alone is over}",
    )
    game = table(cards, at="020", explorers=3, hands={0: ["hymn"]}, deck=12)

    act(game, "climb", "trade/0", "reveal", "keep-none", joined=[1])

    assert offered(game)[0].startswith("apply/hymn")
    assert not tabletop.is_present(game, 1)


@rule("C-ELIM-05", "C-LEAVE-03")
@pytest.mark.parametrize("way", ["leave-for-a-while", "leave-for-good"])
def test_the_own_skills_of_the_others_stay(way):
    """Cy's own Skills leave the deck and the pile, Ann's lie where they lay."""
    game = land(deck=["ann-own", "cy-own", "star"], pile=["ann-own#2", "cy-own#2"])

    choose(game, f"{way}/s3")

    assert [zone(game, named) for named in ("ann-own", "ann-own#2")] == [
        zones.ACTION_DECK,
        zones.DISCARD_PILE,
    ]
    assert zone(game, "cy-own") == zone(game, "cy-own#2")
    assert deck_size(game) == 2
    assert pile(game) == ["ann-own#2"]
    assert at_cell(game, 0, 0) == name(game, game.figures[0])
    assert game.figures[2] == NONE
