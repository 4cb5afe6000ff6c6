"""K-G-01, Turning tide: a clock that Recoveries drive."""

from enduring import act, card, choose, farlamp_table, finish, life, offered, play, purse, zone
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop

STRAND = """
- number: 10
  uid: strand
  back: green
  kind: terrain
  tags: [shore]
  actions:
    - dig: {cost: 4, success: take 011}
    - talk: {cost: 4, success: nothing}
- number: 11
  uid: crabs
  back: green
  kind: temporary event
  actions: [run: {success: nothing}]
- {number: 12, uid: scoop, back: green, kind: purse, effects: ["talk: 1 fist", "selected in talk: gain 1 life"]}
"""


def strand(tide=4, **settings):
    """A shore on which the tide stands at so many marks."""
    given = {"players": 2, "at": "strand", "pile": 9, **settings}
    game = farlamp_table(STRAND, only=["k-g-01"], **given)
    play(game, "take 290")
    return play(game, f"remove {4 - tide} tide counters", this="turning-tide")


def tide(game):
    return game.count(card(game, "turning-tide"), game.content.words.find("counter", "tide") + 1)


def recover(game, seat=0, cards=1):
    return choose(game, f"recovery/s{seat + 1}", f"recover/s{seat + 1}/{cards}")


def test_it_comes_with_four_marks():
    """They are counters: no die is used up."""
    game = farlamp_table(STRAND, only=["k-g-01"], at="strand")

    play(game, "take 290")

    assert zone(game, "turning-tide") == zones.GLOBALS
    assert tide(game) == 4


def test_each_recovery_takes_one_mark_whatever_its_size():
    """Anybody's, small or great."""
    game = strand()
    game.move(game.zones[zones.DECKS + 1][0], zones.DISCARD_PILES + 1)

    recover(game, cards=7)
    assert tide(game) == 3
    recover(game, seat=1)

    assert tide(game) == 2


def test_forced_recoveries_count_each_time():
    """One that has to be repeated takes two marks."""
    game = strand(deck=0, pile=4)

    act(game, "talk", "recover/s1/2")  # the other two follow by themselves

    assert life(game) == 8
    assert tide(game) == 2


def test_a_recovery_that_fells_its_player_counts_too():
    """The action breaks off, the mark is gone all the same."""
    game = strand(deck=0, pile=2, life=[1, 9])

    act(game, "talk")
    choose(game, "banish")

    assert tide(game) == 3


def test_the_last_mark_waits_for_the_end_of_the_action():
    """First the action with all that selected cards bring, then the damage on the shore, then it goes back."""
    game = strand(
        1, purse=["scoop"], life=[3, 9, 9], players=3, where={2: "field"}, board={(1, 0): "field"}, deck=3
    )

    act(game, "talk", "select/scoop")
    choose(game, "recover/s1/2")
    assert (tide(game), life(game)) == (0, 2)
    finish(game)

    assert [life(game, seat) for seat in range(3)] == [1, 7, 9]  # Ansa gained one before she lost two
    assert zone(game, "turning-tide") == tabletop.ADVENTURE_DECK
    assert purse(game) == ["scoop"]


def test_outside_an_action_it_strikes_at_once():
    """The last active player first, then clockwise; only those on the shore."""
    game = strand(1, players=3, where={2: "field"}, board={(1, 0): "field"})
    act(game, "talk", "reveal", seat=1)
    game.news.clear()

    recover(game, seat=0)

    assert [item.seat for item in game.news if item.what == "damage"] == [1, 0]
    assert life(game, 2) == 10
    assert zone(game, "turning-tide") == tabletop.ADVENTURE_DECK


def test_a_mandatory_action_waits_until_it_is_done():
    """What was revealed meanwhile comes after the tide."""
    game = strand(1, deck=2)

    act(game, "dig", "recover/s1/2")
    choose(game, "reveal")

    assert life(game) == 10 - 1 - 2
    assert zone(game, "turning-tide") == tabletop.ADVENTURE_DECK
    assert offered(game) == ["run/s1/crabs", "run/s2/crabs"]
    finish(game)
