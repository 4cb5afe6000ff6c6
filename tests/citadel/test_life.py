"""Life points, damage, falling unconscious and coming back (T-LIFE, T-UNC)."""

import pytest

from enduring import (
    act,
    blocked,
    card,
    choose,
    citadel_table,
    deck_size,
    die,
    finish,
    hand,
    life,
    names,
    news,
    offered,
    pile,
    pile_size,
    play,
    purse,
    standing,
    terrain,
    zone,
)
from fogbound.core import NONE
from fogbound.rules.citadel import limits
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from rulebook import rule

PLACES = """
- number: 10
  uid: mire
  back: green
  kind: terrain
  actions:
    - dig: {cost: 2, difficulty: 1, success: nothing, failure: "suffer 3 damage, then discard 2 from the deck"}
    - climb: {cost: 3, success: nothing}
    - talk: {success: "suffer 9 damage, then every explorer gains 2 life"}
    - tend: {success: "suffer 9 damage, then gain 5 life"}
    - run: {success: "suffer 9 damage, then take 012"}
    - steal: {success: "each involved suffers 9 damage"}
- {number: 11, uid: fever, back: green, kind: purse, keywords: [temporary], weight: 1}
- {number: 12, uid: pouch, back: green, kind: purse, weight: 1}
- {number: 13, uid: buckler, back: green, kind: purse, effects: ["dig: cancel 2 damage"]}
"""


def fall(game, seat=0):
    """Let somebody lose all life points."""
    return play(game, "lose 99 life", you=seat)


def status(game, seat=0):
    return game.registers[tabletop.STATUS + seat]


# -- points ----------------------------------------------------------------------------------------


@rule("T-LIFE-01", "T-LIFE-02", "T-LIFE-09")
def test_life_points_may_exceed_the_start_but_never_99():
    """A gain is added whatever the scenario gave; at 99 it stops."""
    game = citadel_table(life=10)

    play(game, "gain 5 life")
    assert life(game) == 15
    play(game, "gain 98 life")
    assert life(game) == 99


@rule("T-LIFE-03", "T-LIFE-04", "T-LIFE-09")
def test_a_loss_below_nothing_leaves_nothing_and_fells():
    """Who would drop below 0 is at 0 and unconscious; another loss is exactly what was said."""
    game = citadel_table(players=2, life=4)

    play(game, "lose 3 life")
    assert life(game) == 1
    assert status(game) == tabletop.PRESENT
    play(game, "lose 3 life")
    assert life(game) == 0
    assert status(game) == zones.UNCONSCIOUS
    assert life(game, 1) == 4


@rule("T-LIFE-05", "T-LIFE-06", "T-RUL-24")
def test_cancelling_takes_off_damage_before_it_counts():
    """Three damage less two cancelled cost one life point."""
    game = citadel_table(PLACES, at="mire", purse=["buckler"], deck=4)

    act(game, "dig", "select/buckler", "reveal", "apply/buckler")

    assert life(game) == 9


@rule("T-LIFE-06", "T-RUL-22")
def test_what_is_cancelled_is_cancelled_once():
    """What one blow leaves over serves the next of the same pass, and no more than that."""
    text = PLACES.replace(
        "suffer 3 damage, then discard 2 from the deck", "suffer 1 damage, then suffer 3 damage"
    )
    game = citadel_table(text, at="mire", purse=["buckler"], deck=4)

    act(game, "dig", "select/buckler", "reveal", "apply/buckler")

    assert life(game) == 8


@rule("T-RUL-24")
def test_nobody_cancels_the_damage_of_others():
    """What the active player has left is not offered for those who are struck beside them."""
    text = PLACES.replace("suffer 3 damage, then discard 2 from the deck", "each involved suffers 3 damage")
    game = citadel_table(text, players=2, at="mire", purse=["buckler"], deck=4)

    act(game, "dig", "select/buckler", "reveal", "done", joined=[1])

    assert offered(game)[0].startswith("dig/s1")
    assert [life(game), life(game, 1)] == [7, 7]


@rule("T-LIFE-07", "T-LIFE-08")
@pytest.mark.parametrize("loss", ["lose 3 life", "recovery"])
def test_a_plain_loss_is_not_cancelled(loss):
    """Neither lost life points nor the price of a Recovery can be cancelled, even inside the action."""
    text = PLACES.replace('failure: "suffer 3 damage, then discard 2 from the deck"', "failure: lose 3 life")
    game = citadel_table(text, at="mire", purse=["buckler"], deck=2, pile=6)

    act(game, "dig", "select/buckler")
    if loss == "recovery":
        choose(game, "recovery", "recover/s1/6")
        assert life(game) == 7
        return
    choose(game, "reveal")
    assert not any(option.startswith("apply") for option in offered(game))
    assert life(game) == 7


@rule("T-EX-33", "T-GEN-05", "T-RUL-61")
def test_alone_the_last_life_point_is_the_game():
    """Solo, 0 life points lose at once, before anything else happens."""
    game = citadel_table(life=1, hand=["star"])

    play(game, "suffer 1 damage")

    assert game.ending == "lost:unconscious"
    assert hand(game) == ["star"]


@rule("T-GEN-05", "T-RUL-61")
def test_the_last_of_several_to_fall_loses_the_game():
    """While one is conscious the game goes on; when the last one falls it is lost before the procedure."""
    game = citadel_table(players=2, life=1, hands={1: ["star"]})

    fall(game)
    choose(game, "banish")
    assert not game.ending
    fall(game, 1)

    assert game.ending == "lost:unconscious"
    assert hand(game, 1) == ["star"]


# -- falling unconscious ---------------------------------------------------------------------------


@rule("T-UNC-01", "T-UNC-02", "T-UNC-03", "T-UNC-05", "T-UNC-06")
def test_what_falling_unconscious_brings():
    """Figure off, temporary cards home, hand and pile into the deck, three drawn, one of them banished; nothing paid."""
    game = citadel_table(
        PLACES,
        players=2,
        hand=["star", "flag"],
        pile=["left", "right"],
        deck=2,
        purse=["fever", "pouch"],
        blocked=["aim"],
        life=3,
    )

    fall(game)

    assert terrain(game) == ""
    assert zone(game, "fever") == tabletop.ADVENTURE_DECK
    assert purse(game) == ["pouch"]
    assert blocked(game) == ["aim"]
    assert pile_size(game) == 0
    assert deck_size(game) == 6 - 3
    assert len(offered(game)) == 3
    drawn = hand(game)
    assert sorted(option.removeprefix("banish/") for option in offered(game)) == drawn
    choose(game, offered(game)[1])
    assert len(hand(game)) == 2
    assert names(game, game.zones[tabletop.BANISHED]) == [name for name in drawn if name not in hand(game)]
    assert life(game) == 0


@rule("T-UNC-02")
def test_a_blocked_temporary_card_is_returned_as_well():
    """Blocking does not keep a card with the keyword TEMPORARY from going home."""
    game = citadel_table(PLACES, players=2, blocked=["fever"])

    fall(game)

    assert zone(game, "fever") == tabletop.ADVENTURE_DECK


@rule("T-UNC-01", "T-UNC-03")
def test_the_new_hand_comes_from_a_shuffled_deck():
    """Which three cards are drawn is chance, from deck, pile and old hand alike."""
    drawn = set()
    for seed in range(12):
        game = citadel_table(players=2, deck=["star", "left"], pile=["right"], hand=["fist"], seed=seed)
        fall(game)
        drawn.update(hand(game))

    assert drawn == {"star", "left", "right", "fist"}


@rule("T-LIFE-04", "T-UNC-01")
def test_nobody_falls_twice():
    """A further loss in the same text does not touch who is unconscious already."""
    game = citadel_table(players=2, life=[2, 9])

    play(game, "suffer 9 damage, then lose 1 life")
    choose(game, "banish")

    assert len(hand(game)) == 2
    assert news(game, "fell") == ["0"]


@rule("T-RUL-13")
@pytest.mark.parametrize(("cards", "kept"), [(0, 0), (1, 0), (2, 1)])
def test_a_short_deck_is_drawn_as_far_as_it_goes(cards, kept):
    """With fewer than three cards what exists is drawn, and one of it is banished if there is any."""
    game = citadel_table(players=2, deck=cards)

    fall(game)
    if cards > 1:
        choose(game, "banish")

    assert len(hand(game)) == kept
    assert len(game.zones[tabletop.BANISHED]) == min(cards, 1)


@rule("T-UNC-04", "T-RUL-51", "T-RUL-66")
def test_the_unconscious_do_nothing():
    """They neither act nor recover, give, receive, discard or use the cards in their hand."""
    text = (
        PLACES
        + '- {skill: knack, effects: ["dig: help, may gain 1 life"], actions: [observe: {success: nothing}]}'
    )
    game = citadel_table(text, players=2, at="mire", purse=["pouch"], purses={1: ["fever"]}, deck=["knack"])
    fall(game)
    game.move(card(game, "knack"), tabletop.HANDS)

    assert not [option for option in offered(game) if "/s1" in option]
    assert not [option for option in standing(game) if "/s1" in option or option.startswith("give")]
    act(game, "dig", seat=1)
    assert offered(game) == ["draw", "reveal"]


@rule("T-UNC-04", "T-RUL-66")
def test_cards_of_the_unconscious_say_nothing():
    """What their Purse card does to everybody ends with their fall and is back when they wake."""
    text = '- {number: 14, uid: burden, back: green, kind: purse, effects: ["every explorer: hand limit -2"]}'
    game = citadel_table(text, players=2, purse=["burden"])
    assert limits.hand_limit(game, 1) == 2

    fall(game)
    choose(game, "banish")
    assert limits.hand_limit(game, 1) == 4

    play(game, "gain 1 life")
    assert limits.hand_limit(game, 1) == 2


@rule("T-RUL-58")
def test_falling_in_the_draw_step_breaks_the_action_off():
    """A Recovery that takes the last life point ends the action without a result; drawn cards go into the deck too."""
    game = citadel_table(PLACES, players=2, at="mire", deck=["star"], pile=["left", "right"], life=[1, 9])

    act(game, "climb")
    choose(game, "banish")

    assert status(game) == zones.UNCONSCIOUS
    assert len(hand(game)) == 2
    assert not game.zones[tabletop.DRAWN]
    assert not game.frames
    assert offered(game)[0].startswith("dig/s2")


DUTY = """
- number: 20
  uid: kennel
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions: [dig: {success: take 021}, climb: {success: take 022}]
- number: 21
  uid: hound
  back: green
  kind: temporary event
  actions: [fight: {cost: 3, difficulty: 9, success: discard this, failure: each involved suffers 9 damage}]
- number: 22
  uid: pack-of-them
  back: green
  kind: temporary event
  actions:
    - fight: {rows: [{cost: 3, difficulty: 6, success: discard this, failure: each involved suffers 9 damage}]}
- {fog: den, area: III, kind: temporary event, actions: [fight: {difficulty: 9, failure: suffer 99 damage}],
   back-actions: [pathfind: {success: flip}]}
- {fog: mist, area: III, kind: temporary event, back-actions: [pathfind: {success: flip}]}
- {number: 23, uid: bank, back: green, kind: terrain, arrows: {east: [III, 2]}}
"""


@rule("T-RUL-58", "T-RUL-51")
@pytest.mark.parametrize("event", ["hound", "pack-of-them"])
def test_the_others_take_a_mandatory_action_again(event):
    """When the active player falls while drawing, somebody else of the involved must take it, the die as it was."""
    game = citadel_table(
        DUTY, players=3, at="kennel", where={2: "field"}, board={(1, 0): "field"},
        deck=1, pile=2, life=[1, 9, 9],
    )  # fmt: skip

    act(game, "dig" if event == "hound" else "climb", "reveal", "fight/s1")
    choose(game, "banish")

    assert offered(game) == ["draw", "reveal"]  # the other one here is active without being asked
    assert game.pending().seat(game) == 1
    assert zone(game, event) == tabletop.RESOLVING
    assert die(game, event) == ((0, 0) if event == "hound" else (1, 6))


@rule("T-UNC-07", "T-RUL-64")
@pytest.mark.parametrize("event", ["hound", "pack-of-them"])
def test_an_event_that_fells_all_involved_goes_back(event):
    """When everybody in it has fallen, a Temporary event is returned and its die is free again."""
    game = citadel_table(
        DUTY, players=3, at="kennel", where={2: "field"}, board={(1, 0): "field"}, life=[1, 2, 9]
    )

    act(game, "dig" if event == "hound" else "climb", "reveal", "fight/s1", "reveal")
    finish(game)

    assert zone(game, event) == tabletop.ADVENTURE_DECK
    assert die(game, event) == (0, 0)
    assert [status(game, seat) for seat in range(3)] == [
        zones.UNCONSCIOUS,
        zones.UNCONSCIOUS,
        tabletop.PRESENT,
    ]
    assert not game.frames


@rule("T-RUL-65")
def test_fog_that_fells_all_involved_covers_its_space_again():
    """The Exploration card goes back into its pile and the space gets fog, not the card behind it."""
    games = [
        citadel_table(
            DUTY, players=2, at="bank", where={1: "start"}, board={(-1, 0): "start"}, life=[1, 9], seed=seed
        )
        for seed in range(9)
    ]
    game = next(game for game in games if zone(game, "den") == tabletop.FOGGY)
    cell = game.places[card(game, "den")]

    act(game, "pathfind", "reveal")
    finish(game)

    assert status(game) == zones.UNCONSCIOUS
    assert game.where[game.cells[cell]] == tabletop.FOGGY
    assert zone(game, "field") == tabletop.ADVENTURE_DECK
    assert not game.agenda


@rule("T-RUL-64")
def test_permanent_events_and_terrains_stay():
    """Only a Temporary event goes back when all involved have fallen."""
    text = (
        DUTY
        + """
- number: 24
  uid: snare
  back: green
  kind: permanent event
  placement: [west]
  actions: [tinker: {difficulty: 1, failure: suffer 99 damage}]
"""
    )
    game = citadel_table(
        text, players=2, at="kennel", where={1: "field"}, board={(1, 0): "snare", (-1, 0): "field"}
    )

    act(game, "tinker", "reveal")
    finish(game)

    assert status(game) == zones.UNCONSCIOUS
    assert zone(game, "snare") == tabletop.BOARD


@rule("T-RUL-59")
def test_falling_in_the_consequence_step_skips_what_was_still_theirs():
    """Revealed cards join the procedure, a card to be kept is lost, further losses of the fallen do not happen."""
    game = citadel_table(PLACES, players=2, at="mire", deck=["star", "left", "right"], life=[3, 9])

    act(game, "dig", "reveal", "count/0")

    assert offered(game)[0].startswith("banish")
    choose(game, "banish")
    assert pile(game) == []
    assert deck_size(game) + len(hand(game)) == 2
    assert not game.zones[tabletop.DRAWN]


@rule("T-RUL-59")
def test_the_fallen_active_player_gains_nothing_from_the_rest():
    """What the same consequence gives them afterwards is skipped."""
    game = citadel_table(PLACES, players=2, at="mire", life=[3, 9])

    act(game, "tend", "reveal")
    finish(game)

    assert life(game) == 0
    assert status(game) == zones.UNCONSCIOUS


@rule("T-RUL-59")
@pytest.mark.parametrize(
    "rest",
    [
        "block a purse card in your purse",
        "block cards in your purse",
        "unblock cards among your blocked cards",
        "unblock one card among your blocked cards of your choice",
        "discard a purse card",
        "regain 2",
    ],
)
def test_the_rest_of_the_text_leaves_the_fallen_alone(rest):
    """Their cards stay where the procedure has put them, while the same words still reach who is conscious."""
    places = PLACES.replace("suffer 9 damage, then gain 5 life", f"suffer 9 damage, then {rest}")
    holding = {"purse": ["pouch"], "blocked": ["buckler"], "deck": 2, "pile": 4, "at": "mire"}
    games = [citadel_table(places, players=2, life=[points, 9], **holding) for points in (3, 30)]

    for game in games:
        act(game, "tend", "reveal")
        finish(game)

    fallen, awake = games
    assert (purse(fallen), blocked(fallen), deck_size(fallen)) == (["pouch"], ["buckler"], 3)
    assert (purse(awake), blocked(awake), deck_size(awake)) != (["pouch"], ["buckler"], 2)


@rule("T-RUL-59")
def test_another_card_still_heals_the_fallen_active_player():
    """Only the text of the action itself passes them over."""
    text = PLACES + (
        '- {number: 14, uid: salts, back: green, kind: purse, effects: ["after you have fallen unconscious, '
        'even while blocked: gain 2 life"]}'
    )
    game = citadel_table(text, players=2, at="mire", purse=["salts"], life=[3, 9])

    act(game, "steal", "reveal")
    finish(game)

    assert life(game) == 2
    assert status(game) == tabletop.PRESENT


@rule("T-RUL-59")
def test_somebody_else_handles_what_is_still_to_be_taken():
    """The next conscious involved character takes the card."""
    game = citadel_table(PLACES, players=3, at="mire", life=[3, 9, 9])

    act(game, "run", "reveal", joined=[2])
    choose(game, "banish")
    finish(game, "keep")

    assert purse(game, 2) == ["pouch"]


@rule("T-RUL-60")
def test_an_involved_character_who_falls_leaves_the_action():
    """It goes on without them."""
    game = citadel_table(PLACES, players=3, at="mire", life=[20, 1, 20])

    act(game, "steal", "reveal", joined=[1, 2])
    choose(game, "banish")

    assert [life(game, seat) for seat in range(3)] == [11, 0, 11]
    assert offered(game)[0].startswith("dig/s1")


@rule("T-RUL-60")
def test_an_involved_character_may_fall_over_a_recovery():
    """The action goes on as it was, and the drawn cards stay those of the active player."""
    text = PLACES.replace("climb: {cost: 3, success: nothing}", "climb: {cost: 3, success: add 1 to hand}")
    game = citadel_table(text, players=2, at="mire", deck=3, life=[9, 1])
    for name in ("star", "left"):
        game.move(card(game, name), zones.DISCARD_PILES + 1)

    act(game, "climb", "recovery/s2", "recover/s2/2", "banish", joined=[1])
    assert game.pending().seat(game) == 0
    choose(game, "reveal")
    choose(game, offered(game)[0])

    assert status(game, 1) == zones.UNCONSCIOUS
    assert (len(hand(game)), pile_size(game)) == (1, 2)


# -- coming back -----------------------------------------------------------------------------------


@rule("T-UNC-08", "T-UNC-09")
def test_who_gains_a_life_point_wakes_beside_the_active_player():
    """In an action, the figure comes back where the active player stands."""
    text = (
        PLACES + "- {number: 30, uid: ward, back: green, kind: terrain, "
        "actions: [tend: {success: each unconscious explorer gains 1 life}]}"
    )
    game = citadel_table(text, players=3, at="mire", where={1: "ward"}, board={(1, 0): "ward"})
    fall(game)
    choose(game, "banish")

    act(game, "tend", "reveal", seat=1)

    assert terrain(game) == "ward"
    assert life(game) == 1
    assert len(hand(game)) == 2
    assert any(option.startswith("tend/s1/ward") for option in offered(game))


@rule("T-UNC-10")
def test_without_an_active_player_the_players_choose_the_place():
    """Between actions any character's Terrain may be chosen."""
    game = citadel_table(players=3, where={1: "field"}, board={(1, 0): "field"})
    fall(game)
    choose(game, "banish")

    play(game, "gain 2 life")
    assert offered(game) == ["appear-on/s1/field", "appear-on/s1/start"]
    choose(game, "appear-on/s1/field")

    assert terrain(game) == "field"


@rule("T-UNC-10", "T-RUL-66")
def test_who_falls_again_before_coming_back_stays_away():
    """A Recovery may take the new life points before the place is chosen."""
    game = citadel_table(players=3, where={1: "field"}, board={(1, 0): "field"})
    fall(game)
    choose(game, "banish")
    game.move(card(game, "star"), zones.DISCARD_PILES)

    play(game, "gain 1 life", "recovery/s1", "recover/s1/1", "banish")

    assert offered(game)[0].startswith("move/s2")
    assert terrain(game) == ""


@rule("T-RUL-62", "T-RUL-118")
def test_who_was_active_wakes_where_the_players_choose():
    """What heals every character reaches the unconscious; who was active comes back to a character of choice."""
    game = citadel_table(
        PLACES,
        players=3,
        at="mire",
        where={1: "start", 2: "field"},
        board={(1, 0): "start", (2, 0): "field"},
        life=[3, 10, 10],
    )

    act(game, "talk", "reveal")
    choose(game, "banish")
    assert offered(game) == ["appear-on/s1/start", "appear-on/s1/field"]
    choose(game, "appear-on/s1/field")

    assert [life(game, seat) for seat in range(3)] == [2, 12, 12]
    assert terrain(game) == "field"


@rule("T-RUL-118")
def test_what_harms_every_character_passes_over_the_unconscious():
    """Everybody elsewhere is meant, the unconscious only by what heals."""
    game = citadel_table(players=3, where={1: "field"}, board={(1, 0): "field"})
    fall(game, 2)
    choose(game, "banish")

    play(game, "every explorer loses 2 life")

    assert [life(game, seat) for seat in range(3)] == [8, 8, 0]


@rule("T-RUL-63")
def test_who_wakes_beside_a_mandatory_action_joins_at_the_next_pass():
    """Involved from then on, and may be its active player."""
    text = DUTY.replace(
        "failure: each involved suffers 9 damage}]}", "failure: each unconscious explorer gains 1 life}]}"
    )
    game = citadel_table(text, players=2, at="kennel")
    fall(game, 1)
    choose(game, "banish")

    act(game, "climb", "reveal", "reveal")

    assert terrain(game, 1) == "kennel"
    assert [option[:8] for option in offered(game)] == ["fight/s1", "fight/s2"]


@rule("T-UNC-08")
def test_nothing_gained_wakes_nobody():
    """At least one life point is needed."""
    game = citadel_table(players=2)
    fall(game)
    choose(game, "banish")

    play(game, "gain 0 life")

    assert status(game) == zones.UNCONSCIOUS
    assert game.figures[0] == NONE


@rule("T-UNC-09", "T-RUL-45")
def test_waking_up_is_an_arrival():
    """Whoever comes back to a Terrain with a mandatory action must take it."""
    text = (
        PLACES + "- {number: 31, uid: weir, back: green, kind: terrain, "
        "actions: [swim: {mandatory: true, success: nothing}, tend: {success: each unconscious explorer gains 1 life}]}"
    )
    game = citadel_table(text, players=2, at="mire", where={1: "weir"}, board={(1, 0): "weir"})
    fall(game)
    choose(game, "banish")

    act(game, "tend", "reveal", seat=1)

    assert [option[:7] for option in offered(game)] == ["swim/s2", "swim/s1"]
