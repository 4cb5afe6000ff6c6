"""K-C-35, Bundle of Letters: a side quest that remembers places."""

from functools import partial

from fogbound.rules.common import filing, markers, tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.ending import eliminate
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, card, choose, corpus_table, deck_size, finish, news, offered, past, pile_size, zone
from rulebook import alone, rule

MOVE = "actions: [move: {cost: 0, success: move}]"
CARDS = f"""
- {{number: 10, back: green, kind: terrain, area: I, {MOVE}}}
- {{number: 11, back: green, kind: terrain, area: I, tags: [hut], {MOVE}, copies: 2}}
- {{number: 12, back: green, kind: terrain, area: I, tags: [hut], {MOVE}}}
- {{number: 13, back: green, kind: terrain, area: I, tags: [hut], {MOVE}}}
"""
HUTS = {(0, 1): "011", (0, 2): "011#2", (0, 3): "012", (0, 4): "013"}
letters = partial(
    corpus_table, CARDS, only=("35",), at="010", board=HUTS, hand=["bundle-of-letters"], deck=12, pile=5
)


def noted(game):
    return markers.notes(game, card(game, "bundle-of-letters"))


def walk(game, *choices, seat=0, joined=()):
    return act(game, "move", "reveal", *choices, seat=seat, joined=joined)


@rule("C-RUL-69")
def test_its_owner_may_note_a_hut_on_arrival():
    """One note for the hut; it may be left, too."""
    game = walk(letters(), "go/011")
    assert offered(game) == ["use/bundle-of-letters", "decline/bundle-of-letters"]
    choose(game, "use")
    assert noted(game) == 1

    declined = walk(letters(), "go/011", "decline")
    assert noted(declined) == 0


def test_a_hut_is_noted_once_by_its_number():
    """A second hut of the same number is not asked about, and neither is a Terrain without a hut."""
    game = walk(letters(), "go/011", "use")
    walk(game, "go/011#2")
    assert isinstance(game.pending(), ChooseTurn)
    walk(game, "go/010")
    assert isinstance(game.pending(), ChooseTurn)

    assert noted(game) == 1


def test_only_its_owner_s_arrival_counts():
    """Somebody else's walk is not theirs."""
    game = walk(letters(explorers=2), "go/011", seat=1)

    assert isinstance(game.pending(), ChooseTurn)
    assert noted(game) == 0


@alone("needs everybody together")
def test_notes_survive_camp_and_the_terrain():
    """After a night the hut, no longer on the Board, is still noted."""
    game = walk(letters(), "go/011", "use")
    walk(game, "go/010")
    choose(game, "camp")

    assert zone(game, "011") == tabletop.ADVENTURE_DECK
    assert noted(game) == 1
    assert markers.is_noted(game, card(game, "bundle-of-letters"), 11)


def third(game, *choices, **who):
    """Deliver to the third hut, two having been noted already."""
    markers.note(game, card(game, "bundle-of-letters"), 11)
    markers.note(game, card(game, "bundle-of-letters"), 12)
    return walk(game, "go/013", "use", *choices, **who)


@rule("C-DBR-02", "C-XP-03")
def test_the_third_delivers_the_letters():
    """The card is banished and each explorer on that Terrain adds an experience card."""
    game = letters(explorers=3)
    game.figures[2] = card(game, "013")
    third(game, joined=[1])

    assert zone(game, "bundle-of-letters") == tabletop.BANISHED
    assert len(news(game, "quest-item")) == 3
    apart = third(letters(explorers=3))
    assert len(news(apart, "quest-item")) == 1


def test_then_its_owner_chooses_a_reward():
    """Three random cards come back, or card 096 is taken."""
    rest = third(letters())
    assert [option.split("/")[-1] for option in offered(rest)] == ["1", "2"]
    choose(rest, "choose/bundle-of-letters/1")
    assert (deck_size(rest), pile_size(rest)) == (15, 2)

    card_taken = third(letters(), "choose/bundle-of-letters/2")
    assert zone(card_taken, "096") == zones.SATCHEL
    assert deck_size(card_taken) == 12


@rule("C-HAND-04")
def test_discarded_it_forgets():
    """It goes to the Past, and what was noted is gone."""
    game = walk(letters(), "go/011", "use")
    filing.discard(game, card(game, "bundle-of-letters"))
    assert past(game) == ["bundle-of-letters"]
    assert noted(game) == 0

    lost = walk(letters(explorers=2), "go/011", "use")
    eliminate(lost, 0, tabletop.ELIMINATED)
    lost.advance()
    finish(lost)
    assert "bundle-of-letters" in past(lost)
    assert noted(lost) == 0
