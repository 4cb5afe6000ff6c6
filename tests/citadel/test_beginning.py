"""Beginning an adventure, and joining one at the Citadel (T-SETUP, T-JOIN, T-DATA)."""

import pytest

from enduring import (
    act,
    at_cell,
    blocked,
    brim,
    card,
    choose,
    entries,
    finish,
    hand,
    life,
    names,
    offered,
    play,
    standing,
    terrain,
    zone,
)
from fogbound.core import snapshot
from fogbound.core.chance import seeded
from fogbound.lab.twins import ACTION, twin_of
from fogbound.packs.citadel_book import citadel
from fogbound.rules.citadel import limits, numbers, table
from fogbound.rules.citadel.setup import Setup, SetupRefused, deal
from fogbound.rules.common import tabletop
from rulebook import rule

INTRODUCTION = """
- page: first-watch
  life: [9, 8, 7, 6]
  enlist:
    - each involved picks a character
    - each involved takes your own skills
    - "2 times: each involved picks a skill"
    - each involved shuffles your deck
  setup:
    - make characters
    - choose the recovery mode
    - set each score to 5
    - set out from 101
  goals: {bell: null}
  epilogue:
    - every explorer exchanges up to 1 skill
    - choose a threat
- {page: le-1, booklet: long-ebb, tremor: 2, pictograph: eel, life: [14, 11, 9, 8], setup: set out from 102}
- {page: fire-1, booklet: long-fire, tremor: 1}
- {page: le-2, booklet: long-ebb, tremor: 1}
- number: 101
  uid: jetty
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions:
    - run: {group: true, success: the scenario ends}
- {number: 102, uid: causeway, back: green, kind: terrain, arrows: {east: [I, 2]}}
- {skill: ansa-own, own: ansa, copies: 3}
- {skill: bartholt-own, own: bartholt, copies: 3}
- {skill: cora-own, own: cora, copies: 3}
- {skill: salt-sense, reflex: true}
- {skill: second-keeper, advanced: true}
"""


def begun(players=1, chairs=0, seed=1, text=INTRODUCTION):
    """A game at the first question of its introduction."""
    book = citadel([brim(), entries(text)])
    book.introduction = book.card_ids.index("first-watch")
    return deal(book, Setup(players=players, chairs=chairs), seed, [])


@rule("T-SETUP-01", "T-CMP-14")
def test_the_exploration_piles_are_shuffled():
    """Each area has its own face-down pile, in an order that depends on the seed."""
    piles = [begun(seed=seed).zones[tabletop.PILES] for seed in range(6)]

    assert len({tuple(sorted(pile)) for pile in piles}) == 1
    assert len(set(piles)) > 1


def through(game, *people):
    """Choose characters, two stars each, the standard mode."""
    choose(game, *(f"play-as/{name}" for name in people))
    choose(game, *["pick-skill/star"] * (2 * len(people)), "recovery-mode/0")
    return game


# -- beginning -------------------------------------------------------------------------------------


@rule("T-SETUP-01", "T-CMP-10", "T-CMP-14", "T-GEN-08")
def test_the_cards_lie_sorted_before_play():
    """Characters and Skills in their reserves, Exploration cards by area, numbered cards in the Adventure Deck."""
    game = begun()

    assert zone(game, "ansa") == zone(game, "ansa-own") == zone(game, "star") == tabletop.OUT
    assert zone(game, "jetty") == zone(game, "field") == tabletop.ADVENTURE_DECK
    assert [zone(game, name) - tabletop.PILES for name in ("fog-1", "fog-2")] == [0, 1]
    assert not game.zones[tabletop.PAST]
    assert not game.zones[tabletop.BANISHED]
    assert zone(game, "le-1") == tabletop.OUT


@rule("T-SETUP-02", "T-GEN-07")
def test_an_adventure_opens_with_the_introduction():
    """Its page lies open from the start and asks first."""
    game = begun(players=2)

    assert zone(game, "first-watch") == table.BOOKLET
    assert game.pending_name() == "choose-character"


@rule("T-SETUP-03", "T-CARD-01", "T-DATA-04")
def test_characters_are_chosen_in_seat_order_and_nobody_has_two():
    """Each player picks among those who are left."""
    game = begun(players=3)
    assert game.pending().seat(game) == 0
    choose(game, "play-as/bartholt")
    assert game.pending().seat(game) == 1
    assert offered(game) == ["play-as/ansa", "play-as/cora", "play-as/dov"]
    choose(game, "play-as/ansa", "play-as/cora")

    assert [game.content.card_ids[table.character_card(game, seat)] for seat in range(3)] == [
        "bartholt",
        "ansa",
        "cora",
    ]


@rule("T-SETUP-03", "T-CMP-02", "T-CMP-03", "T-DATA-04")
def test_the_first_deck_is_own_skills_and_picked_ones():
    """Skills with one's initial, then shared ones in turn; neither Advanced nor Reflex Skills are on offer."""
    game = begun(players=2)
    choose(game, "play-as/ansa", "play-as/bartholt")

    asked = [game.pending().seat(game)]
    assert not {"pick-skill/salt-sense", "pick-skill/second-keeper", "pick-skill/cora-own"} & set(
        offered(game)
    )
    for pick in ("pick-skill/star", "pick-skill/fist", "pick-skill/left"):
        choose(game, pick)
        asked.append(game.pending().seat(game))
    choose(game, "pick-skill/flag")

    assert asked == [0, 1, 0, 1]
    decks = [names(game, game.zones[table.DECKS + seat]) for seat in (0, 1)]
    assert [name.partition("#")[0] for name in decks[0]] == ["ansa-own"] * 3 + ["left", "star"]
    assert [name.partition("#")[0] for name in decks[1]] == ["bartholt-own"] * 3 + ["fist", "flag"]


@rule("T-CMP-07", "T-CMP-08", "T-CMP-09")
def test_hand_purse_and_blocked_area_are_empty_at_the_start():
    """Nothing but the deck belongs to a character who sets out."""
    game = through(begun(), "ansa")

    assert hand(game) == blocked(game) == []
    assert table.purse(game, 0) == ()


@rule("T-RECO-06", "T-RECO-07")
def test_the_group_fixes_how_recoveries_are_paid():
    """The mode chosen in the introduction holds for the adventure."""
    game = begun(players=2)
    choose(game, "play-as/ansa", "play-as/bartholt", *["pick-skill/star"] * 4)
    assert game.pending().seat(game) == -1

    choose(game, "recovery-mode/2")

    assert game.registers[tabletop.MODE] == table.SURVIVAL


@rule("T-RECO-06")
def test_a_mode_chosen_before_is_not_asked_for_again():
    """Who has fixed the mode while setting the table goes straight to what follows."""
    book = begun().content
    game = book.deal(book.chosen_setup(mode="story", players=1), 1)
    choose(game, "play-as/ansa", *["pick-skill/star"] * 2)

    assert game.pending_name() != "choose-mode"
    assert game.registers[tabletop.MODE] == table.STORY


def test_an_unknown_mode_is_refused():
    """A setup that names no mode of this game is not dealt."""
    with pytest.raises(SetupRefused, match="no Recovery mode 7"):
        begun().content.deal(Setup(players=1, mode=7), 1)


@rule("T-SETUP-04", "T-DATA-03", "T-RUL-92")
@pytest.mark.parametrize(
    ("people", "points"), [(["ansa"], 9), (["ansa", "cora"], 8), (["ansa", "cora", "dov"], 7)]
)
def test_the_booklet_gives_life_points_by_player_count(people, points):
    """Each character receives what the page says for so many players."""
    game = through(begun(players=len(people)), *people)

    assert [life(game, seat) for seat in range(len(people))] == [points] * len(people)


@rule("T-SETUP-02", "T-EXPL-06", "T-RUL-45")
def test_the_figures_stand_on_the_first_terrain():
    """The Terrain is put down, fog at its arrow, everybody on it, and turns begin."""
    game = through(begun(players=2), "ansa", "bartholt")

    assert [terrain(game, seat) for seat in (0, 1)] == ["jetty", "jetty"]
    assert at_cell(game, 0, -1) == "fog"
    assert game.pending_name() == "choose-action"


@rule("T-DATA-01", "T-DATA-02")
def test_limits_and_the_move_come_from_the_character_card():
    """Hand and weight follow the player count; the own action is a move."""
    alone = through(begun(), "ansa")
    pair = through(begun(players=2), "ansa", "bartholt")

    assert (limits.hand_limit(alone, 0), limits.weight_limit(alone, 0)) == (5, 7)
    assert (limits.hand_limit(pair, 0), limits.weight_limit(pair, 0)) == (4, 6)


@rule("T-RUL-99", "T-SAVE-02")
def test_the_introduction_cannot_be_saved():
    """The bookmark is not in a Threat Booklet yet."""
    game = through(begun(), "ansa")
    assert "save-game" not in standing(game)

    homeward(game)
    choose(game, "set-out/le-1")
    assert "save-game" in standing(game)


def homeward(game, threat="threat/le-1"):
    """Take the way home and choose a Threat, exchanging nothing."""
    act(game, "run", seat=0)
    finish_question(game, threat)


def finish_question(game, threat):
    while game.pending_name() != "at-citadel":
        ids = offered(game)
        plain = [found for found in (threat, "done", "reveal", "count/0") if found in ids]
        choose(game, plain[0])


@rule("T-RUL-120", "T-COMM-08", "T-DATA-07")
def test_before_a_threat_there_is_no_pictograph_and_no_tremor():
    """Both come with the first page of a booklet."""
    game = through(begun(), "ansa")
    assert numbers.pictographs(game, 0) == 0
    assert game.registers[table.TREMOR] == 0

    homeward(game)
    choose(game, "set-out/le-1")

    assert numbers.pictographs(game, 0) == 1 << game.content.words.find("pictograph", "eel")
    assert game.registers[table.TREMOR] == 2


@rule("T-SCN-01", "T-SCN-02")
def test_the_group_chooses_a_threat_by_its_first_page():
    """One option for each booklet; the bookmark goes there."""
    game = through(begun(), "ansa")
    act(game, "run")
    while game.pending_name() != "choose-threat":
        choose(game, "done" if "done" in offered(game) else offered(game)[-1])
    assert offered(game) == ["threat/le-1", "threat/fire-1"]

    choose(game, "threat/fire-1")

    assert zone(game, "fire-1") == table.BOOKLET


@rule("T-DATA-04", "T-RUL-75")
def test_shared_skills_may_be_exchanged_with_the_reserve():
    """One of two is given up, another one is shuffled in, own Skills stay."""
    game = through(begun(), "ansa")
    act(game, "run", "reveal")
    assert offered(game)[-1] == "done"
    assert len(offered(game)) == 2  # the two stars are alike, own Skills are not on offer

    choose(game, "give-up-skill", "pick-skill/wild")

    kinds = [name.partition("#")[0] for name in names(game, game.zones[table.DECKS])]
    assert kinds == ["ansa-own"] * 3 + ["star", "wild"]
    assert game.pending_name() == "choose-threat"


@rule("T-INFO-02")
def test_skills_to_exchange_are_offered_by_name_whatever_their_place_in_the_deck():
    """Which of the copies lie where in a deck is nobody's to know, and is not told by what is offered."""
    game = through(begun(), "ansa")
    act(game, "run", "reveal")
    own = [card(game, name) for name in ("star", "star#2", "wild", "left")]
    for found in own:
        game.move(found, table.DECKS)
    first = [game.option_id(option) for option in game.pending().options(game)]
    for seed in range(4):
        twin, exchanged = twin_of(game, seeded(seed), [ACTION])
        assert exchanged
        assert [twin.option_id(option) for option in twin.pending().options(twin)] == first


@rule("T-DATA-10", "T-INFO-01")
def test_pages_and_paragraphs_stay_shut_until_the_game_opens_them():
    """Only the page at the bookmark lies open."""
    game = through(begun(), "ansa")

    assert names(game, game.zones[table.BOOKLET]) == ["first-watch"]
    assert game.zones[table.READING] == ()
    assert [zone(game, page) for page in ("le-1", "le-2", "fire-1")] == [tabletop.OUT] * 3


@pytest.mark.parametrize("players", [0, 5])
def test_too_few_or_too_many_players_are_refused(players):
    """The message says for how many the game is."""
    with pytest.raises(SetupRefused, match="one to four"):
        begun(players=players)


# -- at the Citadel --------------------------------------------------------------------------------


@rule("T-JOIN-01", "T-JOIN-02", "T-RUL-106", "T-RUL-105")
def test_somebody_joins_before_a_new_scenario():
    """They pick a character who is left and build a deck as the introduction says, then get its life points."""
    game = through(begun(players=1, chairs=2), "ansa")
    assert not any("join" in option for option in offered(game) + standing(game))
    homeward(game)

    choose(game, "join-adventure/s2")
    assert offered(game) == ["play-as/bartholt", "play-as/cora", "play-as/dov"]
    choose(game, "play-as/bartholt", "pick-skill/fist", "pick-skill/flag")
    assert game.pending().seat(game) == -1
    kinds = [name.partition("#")[0] for name in names(game, game.zones[table.DECKS + 1])]
    assert kinds == ["bartholt-own"] * 3 + ["fist", "flag"]
    choose(game, "set-out/le-1")

    assert [life(game, seat) for seat in (0, 1)] == [11, 11]
    assert terrain(game, 1) == "causeway"
    assert limits.hand_limit(game, 0) == 4
    assert table.purse(game, 1) == ()


@rule("T-JOIN-01")
def test_a_page_may_forbid_joining():
    """Where nobody may join there is no offer."""
    text = INTRODUCTION.replace("{page: le-1,", "{page: le-1, joining: false,")
    game = through(begun(players=1, chairs=2, text=text), "ansa")

    homeward(game)

    assert offered(game) == ["set-out/le-1"]


@rule("T-JOIN-01")
def test_who_left_may_return_with_a_new_character():
    """The seat of a leaver is free for another character at the Citadel."""
    game = through(begun(players=2), "ansa", "bartholt")
    homeward(game)
    choose(game, "set-out/le-1")
    choose(game, "leave-for-good/s2")
    finish(game)

    play(game, "the scenario ends", "join-adventure/s2")

    assert "play-as/cora" in offered(game)


def test_the_time_at_the_citadel_can_be_suspended():
    """A snapshot in the middle of it goes on as the game does."""
    game = through(begun(players=2), "ansa", "bartholt")
    homeward(game)

    again = snapshot.load(game.content, snapshot.dump(game))
    for each in (game, again):
        choose(each, "set-out/le-1")

    assert snapshot.dump(game) == snapshot.dump(again)


@rule("T-JOIN-02", "T-SETUP-03", "T-GEN-10")
def test_an_introduction_that_says_you_speaks_to_who_joins():
    """The last of three chairs is taken; what it gives is for them."""
    text = INTRODUCTION.replace(
        "    - each involved shuffles your deck", "    - each involved shuffles your deck\n    - gain 3 life"
    )
    text = text.replace(
        "    - each involved shuffles your deck",
        "    - each involved shuffles your deck\n    - the active explorer gains 4 life",
    )
    game = through(begun(players=1, chairs=3, text=text), "ansa")
    assert life(game) == 9 + 3 + 4
    homeward(game)

    choose(game, "join-adventure/s3", "play-as/bartholt", "pick-skill/fist", "pick-skill/flag")

    assert life(game, 2) == 1 + 3 + 4
    assert life(game) == 9 + 3 + 4
    assert [table.seat_of(game, character) for character in range(4)] == [0, 2, -1, -1]
