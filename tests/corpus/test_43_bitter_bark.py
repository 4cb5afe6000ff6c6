"""K-C-43, Bitter Bark: something that is owed at the next camp."""

from functools import partial

from fogbound.rules.common import filing, tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.ending import eliminate
from fogbound.rules.continent.turn import ChooseTurn
from playing import card, choose, corpus_table, deck_size, hand, news, offered, pile_size, play, zone
from rulebook import alone, rule

bark = partial(corpus_table, only=("04", "43"))
PILE = ["star", "star#2", "star#3", "star#4", "left", "left#2", "left#3", "right", "right#2"]


@rule("C-REV-12")
def test_nothing_happens_when_it_is_taken():
    """It goes to the hand and waits."""
    game = play(bark(deck=5, pile=5), "take 098", "take-in-hand")

    assert hand(game) == ["bitter-bark"]
    assert (deck_size(game), pile_size(game)) == (5, 5)


@alone("needs everybody together")
@rule("C-LIFE-03", "C-DBR-05")
def test_at_camp_its_owner_gets_up_to_eight_chosen_cards_back():
    """After the Board is cleared and before the game resumes; then a die is rolled and the card returned."""
    game = bark(hand=["bitter-bark"], deck=5, pile=PILE)
    choose(game, "camp", *[f"restore/{name}" for name in PILE[:8]])

    assert deck_size(game) in (13, 12)  # a bad roll costs vital force
    assert "right#2" in [game.content.card_ids[found] for found in game.zones[zones.DISCARD_PILE]]
    assert zone(game, "bitter-bark") == tabletop.ADVENTURE_DECK
    told = [item.what for item in game.news]
    assert told.index("camp") < told.index("restored") < told.index("rolled") < told.index("resumed")


@alone("needs everybody together")
def test_fewer_are_enough():
    """Its owner may stop at any card."""
    game = bark(hand=["bitter-bark"], deck=5, pile=PILE)
    choose(game, "camp", "restore/right", "done")

    assert isinstance(game.pending(), ChooseTurn)
    assert news(game, "restored") == ["1"]


@alone("needs everybody together")
def test_with_a_state_in_hand_it_is_four_at_most():
    """After the fourth card nobody asks any more."""
    game = bark(hand=["bitter-bark", "105"], deck=5, pile=PILE)
    choose(game, "camp", *[f"restore/{name}" for name in PILE[:4]])

    assert isinstance(game.pending(), ChooseTurn)
    assert news(game, "restored") == ["4"]


@alone("needs everybody together")
@rule("C-STATE-01")
def test_on_one_or_two_the_owner_is_feverish():
    """The fever's loss of vital force is included; other results do no harm."""
    results = set()
    for seed in range(20):
        game = choose(bark(hand=["bitter-bark"], deck=20, pile=["star"], seed=seed), "camp", "done")
        rolled = next(item.n for item in game.news if item.what == "rolled")
        results.add(rolled)
        fevers = [name for name in hand(game) if name in ("107", "107#2", "mild-fever")]
        assert len(fevers) == (1 if rolled <= 2 else 0)
        lost = 1 if fevers and fevers[0] != "mild-fever" else 0
        assert deck_size(game) == 20 - lost

    assert results == {1, 2, 3, 4, 5, 6}


def test_it_is_the_owner_who_chooses_and_suffers():
    """Whoever acted last, the card's owner is asked."""
    game = bark(explorers=2, hands={1: ["bitter-bark"]}, deck=20, pile=PILE)
    choose(game, "camp")

    assert game.pending().seat(game) == 1
    assert "restore/star" in offered(game)


@alone("needs everybody together")
def test_if_it_leaves_earlier_nothing_is_owed():
    """A discarded bark is no concern at camp."""
    game = bark(hand=["bitter-bark"], deck=5, pile=PILE)
    filing.discard(game, card(game, "bitter-bark"))
    choose(game, "camp")

    assert isinstance(game.pending(), ChooseTurn)
    assert deck_size(game) == 5
    assert news(game, "rolled") == []


@rule("C-ELIM-02")
def test_if_its_owner_is_eliminated_nothing_is_owed():
    """The debt goes with the owner."""
    game = bark(explorers=2, hands={1: ["bitter-bark"]}, deck=5, pile=5)
    eliminate(game, 1, tabletop.ELIMINATED)
    game.advance()
    choose(game, "camp")

    assert isinstance(game.pending(), ChooseTurn)
    assert news(game, "rolled") == []
