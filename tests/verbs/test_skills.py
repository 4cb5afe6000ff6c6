"""The Action Deck in texts that change it, on the Continent: its top is sifted, Skills join it or are banished."""

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import card, choose, deck_size, name, names, news, offered, pile, play, table, zone

CARDS = """
- {skill: knack, copies: 2, price: 4, strip: {stars: 1}}
"""


def top(game, number):
    """The cards on top of the deck, the next one to be drawn first."""
    return [name(game, found) for found in game.zones[zones.ACTION_DECK][::-1][:number]]


def test_one_sifts_the_top_of_the_deck_alone():
    """Some cards go under the deck, the others back on top; only who sifts knows where each is."""
    game = table(deck=["star", "left", "right", "seven"], explorers=2)
    assert top(game, 3) == ["star", "left", "right"]
    play(game, "sift the top 3", you=1)
    assert game.pending().seat(game) == 1
    choose(game, "to-bottom/star", "on-top/right", "on-top/left")

    assert top(game, 4) == ["right", "left", "seven", "star"]
    assert [game.known.get(card(game, named), 0) for named in ("star", "left", "right", "seven")] == [
        2,
        2,
        2,
        0,
    ]


def test_an_empty_deck_cannot_be_sifted():
    """It cannot even be chosen."""
    game = table(deck=[], pile=3)
    play(game, "may sift the top 2")

    assert game.pending_name() == "choose-turn"


def test_the_deck_is_shuffled():
    """The same cards lie there, and nobody knows any more where one lies."""
    game = table(deck=["star", "left", "right", "seven"])
    play(game, "look at the top 2")
    choose(game, "on-top/left")
    play(game, "shuffle your deck")

    assert names(game, game.zones[zones.ACTION_DECK]) == ["left", "right", "seven", "star"]
    assert game.known == {}


def test_a_skill_joins_the_deck_or_the_pile():
    """One that is not in the game is shuffled in, or put on the pile; when none is left it cannot be chosen."""
    game = table(CARDS, deck=5, pile=1)
    play(game, "gain the skill knack")
    assert deck_size(game) == 6
    assert zone(game, "knack") == zones.ACTION_DECK

    play(game, "gain the skill knack on your pile")
    assert "knack#2" in pile(game)
    assert news(game, "skill-gained") == ["knack", "knack#2"]
    play(game, "may gain the skill knack")
    assert game.pending_name() == "choose-turn"


def test_a_skill_that_joins_a_face_down_pile_is_shuffled_in():
    """While the deck is empty the pile lies face down, and nobody sees where the card is."""
    game = table(CARDS, deck=[], pile=6)
    play(game, "gain the skill knack on your pile")

    assert zone(game, "knack") == zones.DISCARD_PILE
    assert not game.content.is_open(game, card(game, "knack"))


def test_a_skill_is_banished_wherever_it_is():
    """From the hand of another explorer as well as from the deck; what is not in the game stays out of it."""
    game = table(CARDS, explorers=2, deck=["knack"], hands={1: ["star"]})
    play(game, "banish the skill knack wherever it is")
    play(game, "banish the skill star wherever it is")

    assert zone(game, "knack") == tabletop.BANISHED
    assert zone(game, "knack#2") == tabletop.OUT
    assert zone(game, "star") == tabletop.BANISHED
    assert offered(game)


def test_banished_cards_are_shown_to_all():
    """A card banished unseen is known to everybody once all have looked at the banished cards."""
    game = table("- {number: 63, back: green, kind: quest item, copies: 2}", explorers=2)
    play(game, "banish 063")
    hidden = next(found for found in game.zones[tabletop.BANISHED])
    assert not game.content.sees(game, 1, hidden)
    play(game, "look at the banished cards")

    assert game.content.sees(game, 0, hidden)
    assert game.content.sees(game, 1, hidden)
