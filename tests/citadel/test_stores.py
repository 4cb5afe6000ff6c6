"""Purse cards set aside and handed out again, cards laid out on a card, and what is asked about Purse cards in use."""

import pytest

from enduring import (
    act,
    blocked,
    card,
    choose,
    citadel_table,
    deck_size,
    finish,
    holds,
    life,
    offered,
    past,
    pile,
    play,
    purse,
    standing,
    until,
    zone,
)
from fogbound.core import snapshot
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import filing, tabletop
from rulebook import alone, rule

HOLD = """
- number: 10
  uid: hold
  back: green
  kind: terrain
  actions:
    - observe: {cost: 0, success: each involved sets aside one of your items in the aside}
    - listen: {cost: 0, success: hand out the aside}
    - climb: {cost: 1, success: "if tool was used: gain 2 life", failure: nothing}
    - dig: {cost: 1, success: "if weapon was used: gain 2 life"}
- number: 20
  uid: pick
  back: green
  kind: purse
  weight: 3
  keywords: [tool]
  effects:
    - "climb, dig: 1 extra card"
    - "at the end of climb, dig, if this was used: gain 1 life"
- {number: 21, uid: curse, back: green, kind: purse, no-discard: true, keywords: [mood]}
- {number: 22, uid: coat, back: green, kind: purse, weight: 2, copies: 3}
- {number: 23, uid: chest, back: green, kind: quest item}
"""
HOARD = tabletop.STORES


def hold(**settings):
    return citadel_table(HOLD, at="hold", **settings)


def hoard(game):
    return sorted(game.content.card_ids[one] for one in game.zones[HOARD])


# -- stores ----------------------------------------------------------------------------------------


def test_a_purse_card_is_set_aside_as_it_is():
    """Its counters go along, its weight and its actions do not, and the store holds it over a saved game."""
    game = hold(purse=["pick", "coat"])
    play(game, "add 2 counters", this="pick")

    play(game, "set aside one of your items in the aside", "set-aside/pick")

    assert (hoard(game), purse(game)) == (["pick"], ["coat"])
    assert game.count(card(game, "pick"), 0) == 2
    assert not [option for option in standing(game) if "pick" in option]
    assert game.content.faults(game) == []
    assert hoard(snapshot.load(game.content, snapshot.dump(game))) == ["pick"]


@rule("T-PURSE-06", "T-ZONE-09")
def test_what_must_be_kept_or_is_blocked_is_not_set_aside():
    """Neither is offered, and who has nothing else is passed over."""
    game = hold(purse=["curse"], blocked=["coat"])

    play(game, "set aside one of your items in the aside")

    assert isinstance(game.pending(), ChooseAction)
    assert (hoard(game), blocked(game)) == ([], ["coat"])


def test_each_involved_player_sets_one_aside_and_they_are_handed_out():
    """Whoever hands out gives each card to anybody involved, however heavy; what nobody gets is discarded."""
    game = hold(players=2, purse=["pick"], purses={1: ["coat"]})
    finish(act(game, "observe", joined=[1]))
    assert (hoard(game), purse(game), purse(game, 1)) == (["coat", "pick"], [], [])
    assert holds(game, "not the aside is empty")

    until(act(game, "listen", joined=[1]), "hand-over")
    assert sorted(offered(game)) == [
        "hand-over/s1/coat",
        "hand-over/s1/pick",
        "hand-over/s2/coat",
        "hand-over/s2/pick",
        "leave-it/coat",
        "leave-it/pick",
    ]
    choose(game, "hand-over/s2/pick", "leave-it/coat")

    assert (purse(game), purse(game, 1), past(game), hoard(game)) == ([], ["pick"], ["coat"], [])
    assert holds(game, "the aside is empty")


@rule("T-SAVE-09")
@alone("needs everybody together")
def test_a_refill_of_the_deck_leaves_a_store_alone():
    """The Past goes home, the store stays."""
    game = hold(purse=["pick"], past=["coat"])
    play(game, "set aside one of your items in the aside")

    filing.empty_past(game)

    assert (hoard(game), zone(game, "coat")) == (["pick"], tabletop.ADVENTURE_DECK)


# -- cards laid out --------------------------------------------------------------------------------


def test_random_cards_are_laid_out_and_go_home_with_their_card():
    """They lie open on the Quest item; when it leaves, Action cards go to the reserve, others to the Adventure Deck."""
    game = hold(quests=["chest"], pile=["star", "left"])

    play(game, "lay 1 random skills in your discard pile on this", this="chest")
    play(game, "lay 2 random purse cards anywhere on this", this="chest")

    laid = [one for shown in filing.displays(game, card(game, "chest")) for one in game.zones[shown]]
    assert len(laid) == 3
    assert all(game.content.is_open(game, one) for one in laid)
    assert game.content.faults(game) == []
    play(game, "discard all quest items among the quest items")
    assert {game.where[one] for one in laid} <= {tabletop.OUT, tabletop.ADVENTURE_DECK}
    assert len(pile(game)) == 1


def test_a_card_that_was_laid_out_can_be_taken_up():
    """A text of the same card names what lies on it."""
    game = hold(quests=["chest"], pile=["star", "left"], deck=2)
    play(game, "lay 2 random skills in your discard pile on this", this="chest")

    play(game, "shuffle skills on this into the deck", this="chest")

    assert deck_size(game) == 4


# -- what is used ----------------------------------------------------------------------------------


@rule("T-GEAR-01", "T-GEAR-02")
@pytest.mark.parametrize(
    ("action", "verb", "gained"),
    [("climb", "select", 3), ("climb", "done", 0), ("dig", "select", 1)],
)
def test_what_was_selected_counts_as_used(action, verb, gained):
    """A text asks for the keyword of any selected card, the card itself whether it was selected."""
    game = hold(purse=["pick"], life=5)

    finish(act(game, action), verb)

    assert life(game) == 5 + gained


@rule("T-ZONE-09")
def test_one_has_the_keywords_of_ones_own_purse():
    """Not those of another, and not those of a blocked card."""
    game = hold(players=2, purse=["pick"], purses={1: ["curse"]})

    assert holds(game, "you own tool")
    assert not holds(game, "you own mood")
    assert holds(game, "you own mood", you=1)
    play(game, "block this", this="pick")
    assert zone(game, "pick") == zones.BLOCKED
    assert not holds(game, "you own tool")
