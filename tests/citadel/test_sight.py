"""What each seat may see of the Citadel's table, and what only its own eyes may (T-INFO)."""

import pytest

from enduring import act, card, choose, citadel_table, play
from fogbound.core import NONE
from fogbound.rules.citadel import sight
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import book_of
from fogbound.view import view
from rulebook import rule

LAND = """
- {number: 10, uid: shore, back: green, kind: terrain, arrows: {north: [I, 2], east: [I, 2]}, actions: [dig: {cost: 2}]}
- {number: 11, uid: rope, back: green, kind: purse, weight: 1}
- {number: 12, uid: idol, back: green, kind: quest item}
- {number: 13, uid: storm, back: green, kind: global event}
- {number: 14, uid: cave, back: green, kind: terrain}
- {number: 14, uid: linked-cave, back: green, kind: terrain, link: eel}
- {number: 14, uid: second-cave, back: green, kind: terrain}
- {fog: mist, area: I, kind: temporary event, back-actions: [pathfind: {success: flip}]}
- {fog: thicket, area: I, kind: temporary event, back-actions: [climb: {cost: 2, success: flip}]}
- {skill: rare, advanced: true}
- {skill: twitch, reflex: true}
- paragraph: 7
  text: list the side quest errand
- paragraph: 8
- {page: later, booklet: ebb, tremor: 0}
- side-quest: errand
- trait: sly
"""


def sees(game, name, *seats):
    """Which of these seats see the card."""
    book = book_of(game)
    return [book.sees(game, seat, card(game, name)) for seat in seats]


def here(**settings):
    return citadel_table(LAND, at="shore", **settings)


@rule("T-INFO-01", "T-CMP-10")
@pytest.mark.parametrize("name", ["cave", "linked-cave", "p008", "later", "errand", "rare", "twitch"])
def test_what_nobody_was_invited_to_see_is_hidden(name):
    """Cards of the Adventure Deck, pages, paragraphs, Advanced and Reflex Skills of the reserve."""
    assert sees(here(players=2), name, NONE, 0, 1) == [False, False, False]


@rule("T-INFO-01", "T-SETUP-03")
@pytest.mark.parametrize("name", ["cora", "star", "sly"])
def test_what_the_introduction_lays_out_is_open(name):
    """Characters and Character Skills, from which decks are built, and the traits of the player aid."""
    assert sees(here(), name, NONE, 0) == [True, True]


@rule("T-INFO-02", "T-CMP-05")
def test_nobody_looks_into_an_action_deck():
    """Not even its owner."""
    game = here(players=2, deck=["star", "left"])

    assert sees(game, "star", NONE, 0, 1) == [False, False, False]


@rule("T-LEAVE-03")
def test_the_deck_of_somebody_who_leaves_is_looked_through():
    """What stays behind is handed on before everybody's eyes."""
    game = here(players=3, decks={1: ["rare", "blank#40"]}, page="later")
    assert sees(game, "rare", NONE, 0) == [False, False]

    choose(game, "leave-for-good/s2")

    assert game.pending_name() == "hand-on"
    assert sees(game, "rare", NONE, 0) == [True, True]


@rule("T-INFO-03", "T-RUL-79", "T-RUL-117", "T-CMP-06")
def test_hands_and_discard_piles_lie_open():
    """Piles lie face up and hands are open, so everybody sees both."""
    game = here(players=2, pile=["star"], hand=["left"])

    assert sees(game, "star", NONE, 0, 1) == [True, True, True]
    assert sees(game, "left", NONE, 0, 1) == [True, True, True]


@rule("T-INFO-04", "T-INFO-05")
@pytest.mark.parametrize("zone", [tabletop.PAST, tabletop.BANISHED])
def test_nobody_looks_through_the_past_or_what_is_banished(zone):
    """Cards that lay open until they went there."""
    game = here()
    game.move(card(game, "rope"), zone)

    assert sees(game, "rope", NONE, 0) == [False, False]


@rule("T-INFO-04")
def test_a_fog_card_that_leaves_unseen_is_known_to_nobody():
    """One that lay open first is not forgotten: it is no longer dealt anew."""
    game = here(purse=["rope"])
    foggy = game.zones[tabletop.FOGGY][0]
    filing.discard(game, foggy)
    filing.discard(game, card(game, "rope"))

    assert game.known.get(foggy) == 0
    assert card(game, "rope") not in game.known
    pools = book_of(game).pools(game, 0)
    assert [card(game, "rope") in pool for pool in pools] == [False] * len(pools)
    assert any(foggy in pool and len(pool) > 1 for pool in pools)


@rule("T-INFO-06", "T-INFO-07", "T-CMP-17", "T-CMP-18")
def test_what_all_share_and_what_is_blocked_lies_open():
    """Quest items, Global events, blocked cards and the page at the bookmark."""
    game = here(players=2, quests=["idol"], globals_=["storm"], blocked=["rope"])

    for name in ("idol", "storm", "rope", "intro"):
        assert sees(game, name, NONE, 0, 1) == [True, True, True]


@rule("T-INFO-08", "T-CARD-05")
def test_fog_shows_its_back_alone():
    """Two backs differ by area and by the action on them, and by nothing behind them."""
    game = here()
    book = book_of(game)

    assert sees(game, game.content.card_ids[game.zones[tabletop.FOGGY][0]], NONE, 0) == [False, False]
    assert book.same_back(game, card(game, "mist"), card(game, "fog-1"))
    assert not book.same_back(game, card(game, "mist"), card(game, "thicket"))
    assert not book.same_back(game, card(game, "mist"), card(game, "fog-2"))


@rule("T-CARD-08")
def test_an_adventure_card_shows_number_and_link():
    """Equal numbers cannot be told apart, but for a pictograph on the back."""
    game = here()
    book = book_of(game)

    assert book.same_back(game, card(game, "cave"), card(game, "second-cave"))
    assert not book.same_back(game, card(game, "cave"), card(game, "linked-cave"))


@rule("T-INFO-09")
def test_drawn_cards_are_hidden_until_the_result():
    """Nobody sees them before they are revealed, everybody after."""
    game = act(here(players=2, deck=["star", "left", "blank"]), "dig")
    assert game.where[card(game, "star")] == tabletop.DRAWN
    assert sees(game, "star", NONE, 0, 1) == [False, False, False]

    choose(game, "reveal")

    assert sees(game, "star", NONE, 0, 1) == [True, True, True]


@rule("T-INFO-10")
def test_the_dialogue_behind_a_side_quest_may_be_reread():
    """The paragraph that told of it stays open, no other does."""
    game = play(here(), "read 7")

    assert game.where[card(game, "p007")] == tabletop.OUT
    assert sees(game, "p007", NONE, 0) == [True, True]
    assert sees(game, "p008", NONE, 0) == [False, False]


def test_who_was_shown_a_card_sees_it_alone():
    """A look at a deck is remembered until it is shuffled."""
    game = here(players=2, deck=["star", "left"])
    game.show(card(game, "star"), 1 << 1)
    assert sees(game, "star", NONE, 0, 1) == [False, False, True]

    game.shuffle(zones.DECKS)

    assert sees(game, "star", 1) == [False]


def test_an_action_on_the_fog_side_names_no_card():
    """What goes on is spoken of, but not what lies behind the fog."""
    game = here(deck=5)
    act(game, "pathfind")

    assert not sight.told_of(game) & set(game.zones[tabletop.FOGGY])
    assert [item.seen for item in game.news if item.what == "action"] == [0]


@rule("T-INFO-04", "T-INFO-05")
@pytest.mark.parametrize(
    ("zone", "text"),
    [(tabletop.PAST, "look through the past"), (tabletop.BANISHED, "look at the banished cards")],
)
def test_a_text_lets_everybody_look_where_nobody_may(zone, text):
    """All players see what lies there now; what comes later is closed again, and so is what has left."""
    game = here(players=2)
    game.move(card(game, "rope"), zone)

    play(game, text, you=1)
    assert sees(game, "rope", NONE, 0, 1) == [False, True, True]
    game.move(card(game, "rope"), tabletop.ADVENTURE_DECK)
    game.move(card(game, "rope"), zone)

    assert sees(game, "rope", NONE, 0, 1) == [False, False, False]
    assert not book_of(game).faults(game)


@rule("T-INFO-04")
def test_the_view_shows_the_past_to_those_who_looked_through_it():
    """Its cards have names in the view of each player from then on."""
    game = here(players=2, past=["rope"])
    assert "rope" not in str(view(game, 1).pile("past"))

    play(game, "look through the past")

    assert "rope" in str(view(game, 1).pile("past"))
