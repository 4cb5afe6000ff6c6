"""Falling unconscious: what it brings, and what becomes of the action (T-UNC)."""

import pytest

from citadel.downfall import DUTY, PLACES, fall, status
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
    score,
    standing,
    terrain,
    zone,
)
from fogbound.rules.citadel import limits
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from rulebook import rule


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
    """They neither act nor recover, give, receive, discard or use the cards in their hand; they may only leave."""
    text = (
        PLACES
        + '- {skill: knack, effects: ["dig: help, may gain 1 life"], actions: [observe: {success: nothing}]}'
    )
    game = citadel_table(text, players=2, at="mire", purse=["pouch"], purses={1: ["fever"]}, deck=["knack"])
    fall(game)
    game.move(card(game, "knack"), tabletop.HANDS)

    assert not [option for option in offered(game) if "/s1" in option]
    left = [option for option in standing(game) if "/s1" in option or option.startswith("give")]
    assert left == ["leave-for-good/s1"]
    act(game, "dig", seat=1)
    assert offered(game) == ["draw", "reveal"]


@rule("T-UNC-04", "T-RUL-66")
def test_cards_of_the_unconscious_say_nothing():
    """What their Purse card does to everybody ends with their fall and is back when they wake."""
    text = '- {number: 14, uid: burden, back: green, kind: purse, effects: ["every explorer: hand limit -2"]}'
    game = citadel_table(text, players=2, purse=["burden"])
    assert limits.hand_limit(game, 1) == 3

    fall(game)
    choose(game, "banish")
    assert limits.hand_limit(game, 1) == 5

    play(game, "gain 1 life")
    assert limits.hand_limit(game, 1) == 3


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


@pytest.mark.parametrize(
    "text",
    [
        "every explorer gains 2 life",
        "{for: every explorer, do: gain 2 life}",
        "{for: every explorer, do: [gain 2 life, regain 1, lose 1 life]}",
        "{for: every explorer, do: {if: your life is at most 5, then: gain 2 life, else: gain 1 life}}",
        "{for: every explorer, do: {first: [{if: your life is at least 6, then: nothing}, gain 2 life]}}",
        "{for: every explorer, do: '2 times: gain 1 life'}",
        "every other explorer gains 2 life",
    ],
)
@rule("T-RUL-118")
def test_what_heals_everybody_wakes_the_unconscious_however_it_is_written(text):
    """They gain the life points, and nothing else happens to them."""
    game = fall(citadel_table(players=2, life=[3, 10], pile=2))

    play(game, text, you=1)

    assert life(game) == 2
    assert tabletop.is_present(game, 0)


@rule("T-RUL-118")
def test_what_does_not_heal_leaves_the_unconscious_alone():
    """Only life points reach them: neither cards nor anything else."""
    game = fall(citadel_table(players=2, life=[3, 10], pile=2))
    before = deck_size(game), pile_size(game)

    play(game, "{for: every explorer, do: ['influence +1', regain 1]}", you=1)

    assert score(game, "influence") == 1
    assert not tabletop.is_present(game, 0)
    assert (deck_size(game), pile_size(game)) == before


@rule("T-RUL-118")
def test_who_heals_every_other_character_does_not_heal_themself():
    """A text that speaks to an unconscious character leaves that one out."""
    game = fall(citadel_table(players=2, life=[3, 10]))

    play(game, "every other explorer gains 2 life", you=0)

    assert (life(game, 0), life(game, 1)) == (0, 12)
