"""The second player acts, the first stands elsewhere: whose cards, whose deck, whose Terrain a rule means."""

import pytest

from enduring import (
    act,
    at_cell,
    blocked,
    card,
    choose,
    citadel_table,
    deck_size,
    finish,
    hand,
    life,
    name,
    names,
    news,
    offered,
    past,
    pile,
    pile_size,
    play,
    purse,
    standing,
    terrain,
    zone,
)
from fogbound.core.steps import GROUP
from fogbound.rules.citadel import table
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common import tabletop
from rulebook import rule

SHORE = """
- number: 10
  uid: quay
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions: [climb: {cost: 1, difficulty: 1, success: gain 1 life}]
- number: 11
  uid: rock
  back: green
  kind: terrain
  arrows: {west: [II, 2]}
  actions:
    - swim: {cost: 2, difficulty: 1, success: add 1 to hand, failure: "lose 1 life, then discard 1 from the deck"}
    - dig: {cost: 1, success: take 016}
    - observe: {success: take 013}
    - run: {success: step}
    - think: {success: take 018}
- {number: 12, uid: crate, back: green, kind: permanent event, placement: [west], actions: [lift: {cost: 1}]}
- {number: 13, uid: net, back: green, kind: permanent event, placement: [west], actions: [tinker: {cost: 1}]}
- {number: 14, uid: spade, back: green, kind: purse, weight: 2,
   effects: ["swim: +1 success", "swim: cost -1"], actions: [dig: {cost: 1}]}
- {number: 15, uid: map, back: green, kind: quest item, actions: [think: {cost: 1}]}
- {number: 16, uid: shell, back: green, kind: purse, weight: 1}
- {number: 17, uid: cove, back: green, kind: terrain}
- {number: 18, uid: reef, back: green, kind: terrain, arrows: {south: [I, 2]}}
- {skill: song, effects: ["swim: +1 success"], actions: [talk: {cost: 1}]}
- {page: ebb-1, booklet: ebb, tremor: 0}
"""
"""The first player stands on the quay, with a crate beside it; the rock, with a net, lies to the south."""


def apart(players=2, **settings):
    """The first is on the quay, everybody else on the rock."""
    given = {
        "at": "quay",
        "board": {(1, 0): "crate", (0, 1): "rock"},
        "where": dict.fromkeys(range(1, players), "rock"),
        **settings,
    }
    return citadel_table(SHORE, players=players, **given)


def owned_by(game, seat):
    """The actions on offer to one player."""
    return sorted(found for found in offered(game) if f"/s{seat + 1}/" in found)


# -- what is within reach --------------------------------------------------------------------------


@rule("T-TURN-05", "T-TURN-06", "T-TURN-13", "T-RUL-52", "T-RUL-53")
def test_each_has_the_actions_of_their_own_terrain_and_cards():
    """Terrain, attached event, fog, hand, Purse and Character card are one player's; the Quest item is everybody's."""
    game = apart(
        board={(1, 0): "crate", (0, 1): "rock", (1, 1): "net"},
        quests=["map"],
        hands={1: ["song"]},
        purses={1: ["spade"]},
    )

    assert owned_by(game, 0) == [
        "climb/s1/quay",
        "lift/s1/crate",
        "move/s1/ansa",
        "pathfind/s1/0",
        "think/s1/map",
    ]
    assert owned_by(game, 1) == [
        "dig/s2/rock",
        "dig/s2/spade",
        "move/s2/bartholt",
        "observe/s2/rock",
        "pathfind/s2/3",
        "run/s2/rock",
        "swim/s2/rock",
        "talk/s2/song",
        "think/s2/map",
        "think/s2/rock",
        "tinker/s2/net",
    ]


@rule("T-TURN-08", "T-TURN-10", "T-TURN-11")
def test_the_second_player_is_asked_whether_the_third_may_get_involved():
    """The third is asked first and the active player then; the first, elsewhere, is neither."""
    game = apart(3)

    choose(game, "swim/s2")
    assert (game.pending().seat(game), offered(game)) == (2, ["join/s3", "stay-out/s3"])
    choose(game, "join")
    assert (game.pending().seat(game), offered(game)) == (1, ["accept/s3", "refuse/s3"])
    choose(game, "accept")

    assert this_pass(game).involved == (1, 2)


@rule("T-TURN-13", "T-GEAR-14", "T-RES-23")
@pytest.mark.parametrize("seat", range(4))
def test_a_skill_serves_its_holder_whichever_seat_that_is(seat):
    """The song in a hand adds a success when its holder swims, and is offered to nobody else."""
    game = citadel_table(SHORE, players=4, at="rock", hands={seat: ["song"]})

    act(game, "swim", "reveal", seat=seat)
    assert game.pending().seat(game) == seat
    assert "apply/song/1" in offered(game)
    finish(game)

    other = (seat + 1) % 4
    act(game, "swim", "reveal", seat=other)
    assert not any(found.startswith(("apply", "help")) for found in offered(game))


# -- the four steps --------------------------------------------------------------------------------


@rule("T-GEAR-01", "T-GEAR-12", "T-DRAW-03", "T-DRAW-05", "T-DRAW-06", "T-RES-11")
def test_the_active_player_gears_up_draws_and_counts_alone():
    """All questions of the action are theirs, only their own Purse is on offer, only their own deck pays."""
    game = apart(decks={1: ["star", "blank", "left"]}, deck=["star#2", "star#3"], purses={1: ["spade"]})

    act(game, "swim", seat=1)
    asked = []
    for choice in ("select/spade", "apply/spade/2", "draw", "reveal", "apply/spade/1"):
        asked.append(game.pending().seat(game))
        choose(game, choice)
    asked.append(game.pending().seat(game))

    assert asked == [1] * 6
    assert offered(game)[0] == "count/2"
    assert (deck_size(game, 0), deck_size(game, 1)) == (2, 1)


@rule("T-CONS-03", "T-CONS-04", "T-CONS-05")
def test_revealed_cards_are_the_active_players_to_keep_and_to_discard():
    """One goes to the hand and one to the pile of the second player; the first has no part in it."""
    game = apart(decks={1: ["star", "left"]})

    act(game, "swim", "reveal", "count/1", seat=1)
    assert game.pending().seat(game) == 1
    choose(game, "retain/left")

    assert (hand(game, 1), pile(game, 1)) == (["left"], ["star"])
    assert (hand(game, 0), pile(game, 0)) == ([], [])


@rule("T-CONS-01", "T-CONS-02", "T-ZONE-03", "T-ZONE-01", "T-LIFE-09", "T-GEN-10")
def test_a_failure_costs_the_active_player_alone():
    """Life point and discarded card are the second player's."""
    game = apart(decks={1: ["blank", "blank#2", "star"]})

    act(game, "swim", "reveal", seat=1)

    assert [life(game, seat) for seat in (0, 1)] == [10, 9]
    assert (pile(game, 0), pile(game, 1)) == ([], ["blank", "blank#2", "star"])


@rule("T-DRAW-08", "T-RUL-02", "T-ZONE-04", "T-RUL-50")
def test_a_short_deck_is_its_owners_affair():
    """The second player's deck is empty: they recover from their own pile, with their own life points."""
    game = apart(decks={1: 0}, pile=4)
    for one in ("star", "left", "right"):
        game.move(card(game, one), table.DISCARD_PILES + 1)

    act(game, "swim", seat=1)
    assert game.pending().seat(game) == 1
    assert offered(game) == ["recover/s2/2", "recover/s2/3"]
    choose(game, "recover/s2/2")

    assert [life(game, seat) for seat in (0, 1)] == [10, 9]
    assert (pile_size(game, 0), pile_size(game, 1)) == (4, 1)


# -- cards that are taken --------------------------------------------------------------------------


@rule("T-TAKE-01", "T-TYPE-08", "T-RUL-73")
def test_the_active_player_takes_the_card():
    """A shell found on the rock is the second player's to keep; the first is not involved."""
    game = apart()

    act(game, "dig", "reveal", seat=1)
    assert game.pending().seat(game) == 1
    assert offered(game) == ["keep/s2/shell", "leave-it/shell"]
    choose(game, "keep")

    assert [item.seat for item in game.news if item.what == "taken"] == [1]
    assert (purse(game, 0), purse(game, 1)) == ([], ["shell"])


@rule("T-TYPE-03", "T-TYPE-04", "T-TURN-05")
def test_an_event_is_put_beside_the_terrain_of_who_takes_it():
    """The net lies to the east of the rock, where the third stands too, not of the quay, where the first stands."""
    game = apart(3)

    act(game, "observe", "reveal", seat=1)

    assert at_cell(game, 1, 1) == "net"
    assert [found for found in offered(game) if found.startswith("tinker")] == [
        "tinker/s2/net",
        "tinker/s3/net",
    ]


@rule("T-TYPE-01", "T-TYPE-02", "T-EXPL-06")
def test_a_terrain_is_put_beside_the_terrain_of_who_takes_it():
    """The free sides of the rock are offered; fog covers the reef's own arrow, and nobody moves."""
    game = apart()

    act(game, "think", "reveal", seat=1)
    assert game.pending().seat(game) == 1
    assert offered(game) == ["side/1", "side/2"]
    choose(game, "side/1")

    assert (at_cell(game, 1, 1), at_cell(game, 1, 2)) == ("reef", "fog")
    assert (terrain(game, 0), terrain(game, 1)) == ("quay", "rock")


# -- moving ----------------------------------------------------------------------------------------


@rule("T-MOVE-01", "T-MOVE-02", "T-MOVE-03")
@pytest.mark.parametrize("action", ["move", "run"])
def test_the_figure_of_the_active_player_moves_and_no_other(action):
    """From the rock the second player goes to the cove, alone, although the third took part."""
    game = apart(3, board={(0, 1): "rock", (1, 1): "cove"})

    act(game, action, "reveal", "go/cove", seat=1, joined=[2])

    assert [terrain(game, seat) for seat in range(3)] == ["quay", "cove", "rock"]


# -- life points -----------------------------------------------------------------------------------


@rule("T-UNC-01", "T-UNC-05", "T-UNC-06", "T-RUL-61")
def test_who_falls_goes_through_the_procedure_with_their_own_cards():
    """Hand, pile and deck of the second player make the new hand; those of the others stay."""
    game = apart(
        3, hand=["flag"], hands={1: ["star"]}, purses={1: ["shell"]}, decks={1: ["left", "right"]}, pile=1
    )

    play(game, "lose 10 life", you=1)
    assert game.pending().seat(game) == 1
    assert len(offered(game)) == 3
    choose(game, "banish/star")

    assert (hand(game, 1), purse(game, 1)) == (["left", "right"], ["shell"])
    assert (terrain(game, 1), names(game, game.zones[tabletop.BANISHED])) == ("", ["star"])
    assert (hand(game, 0), pile_size(game, 0), terrain(game, 0)) == (["flag"], 1, "quay")


@rule("T-UNC-08", "T-UNC-10")
def test_the_players_choose_together_where_somebody_wakes():
    """Between actions the question is put to all, and each Terrain with a conscious character is an answer."""
    game = apart(3, where={1: "rock", 2: "quay"})
    play(game, "lose 10 life", "banish", you=2)

    play(game, "gain 1 life", you=2)
    assert game.pending().seat(game) == GROUP
    assert offered(game) == ["appear-on/s3/quay", "appear-on/s3/rock"]
    choose(game, "appear-on/s3/rock")

    assert terrain(game, 2) == "rock"


@rule("T-UNC-09", "T-UNC-08")
def test_who_wakes_in_an_action_comes_to_the_active_player():
    """The second player tends on the rock; the figure of the fallen first comes there, not back to the quay."""
    text = SHORE.replace(
        "- run: {success: step}", "- tend: {success: each unconscious explorer gains 1 life}"
    )
    game = citadel_table(text, players=3, at="quay", board={(0, 1): "rock"}, where={1: "rock"})
    play(game, "lose 10 life", "banish")

    act(game, "tend", "reveal", seat=1)

    assert [terrain(game, seat) for seat in range(3)] == ["rock", "rock", "quay"]


# -- blocked cards ---------------------------------------------------------------------------------


@rule("T-ZONE-08", "T-ZONE-13", "T-ZONE-14", "T-RUL-76", "T-INFO-07")
def test_unblocked_cards_go_back_to_who_had_them():
    """A Skill into the second player's deck, a Purse card in front of them, the Quest item to all."""
    game = apart(hands={1: ["song"]}, purses={1: ["shell"]}, quests=["map"])
    play(game, "block cards in your hand", you=1)
    play(game, "block cards in your purse", you=1)
    play(game, "block one quest item among the quest items of your choice", you=1)
    assert (blocked(game, 0), blocked(game, 1)) == ([], ["map", "shell", "song"])

    play(game, "unblock cards among your blocked cards")
    assert len(blocked(game, 1)) == 3
    play(game, "unblock cards among your blocked cards", you=1)

    assert zone(game, "song") == table.DECKS + 1
    assert (purse(game, 1), zone(game, "map")) == (["shell"], tabletop.QUESTS)


@rule("T-ZONE-11", "T-ZONE-12", "T-PURSE-05")
def test_blocked_purse_cards_are_discarded_by_their_owner_alone():
    """The second player may throw the shell away; nobody may throw away a blocked Skill or Quest item."""
    game = apart(hands={1: ["song"]}, purses={1: ["shell"]}, quests=["map"])
    for one in ("song", "shell", "map"):
        game.move(card(game, one), table.BLOCKED + 1)

    assert [found for found in standing(game) if found.startswith("drop")] == ["drop/s2/shell"]
    choose(game, "drop/s2/shell")

    assert past(game) == ["shell"]


@rule("T-PURSE-07", "T-PURSE-08", "T-PURSE-09")
def test_gifts_pass_between_those_who_stand_together():
    """The second gives to the third, not to the first; the receiver may pay for it."""
    game = apart(3, purses={1: ["spade"]})
    assert [found for found in standing(game) if found.startswith("give")] == ["give-away/s2/spade/2"]

    choose(game, "give-away/s2/spade/2")
    assert game.pending().seat(game) == GROUP
    assert offered(game) == ["pay-weight/s2/2", "pay-weight/s3/2"]
    choose(game, "pay-weight/s3")

    assert purse(game, 2) == ["spade"]
    assert [deck_size(game, seat) for seat in range(3)] == [10, 10, 8]


@rule("T-MAND-01", "T-MAND-04", "T-TURN-07", "T-TYPE-05")
def test_an_event_concerns_those_who_stand_with_the_second_player():
    """What the second turns over obliges the third as well and not the first, and struck is who leads."""
    text = SHORE + (
        "- {number: 20, uid: gull, back: green, kind: temporary event, "
        "actions: [fight: {cost: 1, difficulty: 1, failure: lose 2 life}]}\n"
    )
    game = citadel_table(
        text.replace("success: take 016", "success: take 020"),
        players=3,
        at="quay",
        board={(0, 1): "rock"},
        where={1: "rock", 2: "rock"},
    )

    act(game, "dig", "reveal", seat=1)
    assert game.pending().seat(game) == GROUP
    assert sorted(offered(game)) == ["fight/s2/gull", "fight/s3/gull"]
    choose(game, "fight/s3", "reveal")

    assert [life(game, seat) for seat in range(3)] == [10, 10, 8]
    assert past(game) == ["gull"]


@rule("T-SAVE-05", "T-SAVE-08", "T-SAVE-09", "T-RSM-05", "T-RSM-06")
def test_a_save_keeps_what_each_player_has():
    """Deck, pile, Purse, blocked cards and life points stay each player's own; every hand goes to its own pile."""
    game = apart(
        3,
        where={},
        page="ebb-1",
        hands={1: ["song"], 2: ["flag"]},
        purses={1: ["shell"], 2: ["spade"]},
        decks={1: 3, 2: 4},
        life=[9, 7, 5],
    )
    game.move(card(game, "left"), table.DISCARD_PILES + 1)
    game.move(card(game, "aim"), table.BLOCKED + 1)

    choose(game, "save-game")

    assert [hand(game, seat) for seat in range(3)] == [[], [], []]
    assert [pile(game, seat) for seat in range(3)] == [[], ["left", "song"], ["flag"]]
    assert [deck_size(game, seat) for seat in range(3)] == [10, 3, 4]
    assert [purse(game, seat) for seat in range(3)] == [[], ["shell"], ["spade"]]
    assert blocked(game, 1) == ["aim"]
    assert [life(game, seat) for seat in range(3)] == [9, 7, 5]
    assert [name(game, table.character_card(game, seat)) for seat in range(3)] == ["ansa", "bartholt", "cora"]
    assert news(game, "saved") != []


@rule("T-UNC-04", "T-UNC-08")
def test_the_cards_of_the_new_hand_serve_once_their_owner_is_awake():
    """The song is drawn in falling: it does nothing until then, and serves the swim after waking."""
    game = apart(decks={1: ["song", "blank#40", "blank#39", "star", "star#2"]}, where={})
    play(game, "lose 99 life", you=1)
    choose(game, offered(game)[0] if offered(game)[0] != "banish/song" else offered(game)[1])
    game.move(card(game, "song"), tabletop.HANDS + 1)
    assert not any("song" in found for found in offered(game) + standing(game))

    play(game, "gain 2 life", you=1)

    assert "drop-skill/s2/song" in standing(game)
    assert "talk/s2/song" in offered(game)


@rule("T-UNC-10")
def test_each_terrain_is_offered_once_to_who_wakes():
    """Two characters stand together: their Terrain is one answer."""
    game = apart(4, where={1: "rock", 2: "quay", 3: "rock"})
    play(game, "lose 99 life", "banish", you=2)

    play(game, "gain 1 life", you=2)

    assert offered(game) == ["appear-on/s3/quay", "appear-on/s3/rock"]


@rule("T-RUL-73", "T-TYPE-08")
def test_between_actions_only_who_takes_a_card_may_keep_it():
    """Nobody else is involved in what a text does to the second player alone."""
    game = play(apart(3), "take 016", you=1)

    assert (game.pending().seat(game), offered(game)) == (1, ["keep/s2/shell", "leave-it/shell"])
