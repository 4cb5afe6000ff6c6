"""K-C-17, Falling Glass: weather from counters, on a clock that everybody winds."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, card, choose, corpus_table, finish, hand, offered, play, zone
from rulebook import alone

CARDS = """
- {number: 10, back: green, kind: terrain, area: I,
   actions: [rest: {cost: 0, difficulty: 1}, make-fire: {cost: 0, success: place fire}, dig: {cost: 0},
             fight: {cost: 0}]}
- {number: 11, back: green, kind: terrain, area: I}
- {number: 20, back: green, kind: temporary event, actions: [fight: {cost: 0, success: may take 105}]}
"""
glass = partial(corpus_table, CARDS, only=("17",), at="010", satchel=["falling-glass"], deck=20)


def wound(game):
    """The counters on the glass."""
    return game.count(card(game, "falling-glass"), 0)


def set_glass(game, number):
    game.set_count(card(game, "falling-glass"), 0, number)
    return game


def sodden(game):
    """Who holds a State titled sodden."""
    return [seat for seat in range(game.seats) if any(name.startswith("106") for name in hand(game, seat))]


def test_taken_it_lies_under_the_satchel_without_a_counter():
    """It is a quest item and starts at nothing."""
    game = play(corpus_table(CARDS, only=("17",), at="010", deck=20), "take 181")

    assert zone(game, "falling-glass") == zones.SATCHEL
    assert wound(game) == 0


def test_every_rest_and_fire_of_anyone_winds_it():
    """Success or not, whoever acts and wherever; other actions do not."""
    game = glass(explorers=2, board={(0, 1): "011"})
    finish(act(game, "rest"))  # it fails
    finish(act(game, "make-fire", seat=1))
    finish(act(game, "dig"))

    assert wound(game) == 2


@alone("needs everybody together")
def test_it_keeps_its_counters_through_camp_and_gains_two():
    """Three before the night are five after it."""
    game = choose(set_glass(glass(), 3), "camp")

    assert wound(game) == 5


def test_at_six_the_weather_breaks_on_everybody_without_a_fire():
    """Involved or not; those who stand by a fire are spared, then all fires go out and the glass is at 0."""
    game = set_glass(glass(explorers=3, board={(0, 1): "011"}), 5)
    game.figures[1] = card(game, "011")
    game.figures[4 + 2] = card(game, "011")  # the third explorer's fire burns where the second stands
    finish(act(game, "rest"))

    assert sodden(game) == [0, 2]
    assert game.figures[4:7] == [-1, -1, -1]
    assert wound(game) == 0


def test_a_fire_just_made_spares_its_terrain():
    """The action is fully resolved before the weather breaks."""
    game = set_glass(glass(explorers=2), 5)
    finish(act(game, "make-fire"))

    assert sodden(game) == []
    assert game.figures[4] == -1
    assert wound(game) == 0


def test_the_last_active_explorer_is_hit_first():
    """Then the others clockwise."""
    game = set_glass(glass(explorers=3), 5)
    finish(act(game, "rest", seat=1))
    hit = [item.seat for item in game.news if item.what == "state-taken"]

    assert hit == [1, 2, 0]


def test_it_breaks_before_a_mandatory_action_that_waits():
    """What the rest has called up comes after the weather."""
    cards = CARDS.replace("rest: {cost: 0, difficulty: 1}", "rest: {cost: 0, success: take 020}")
    game = corpus_table(cards, only=("17",), at="010", satchel=["falling-glass"], deck=20)
    set_glass(game, 5)
    act(game, "rest", "reveal")

    assert zone(game, "020") == tabletop.RESOLVING
    assert offered(game) == ["draw", "reveal"]  # of the mandatory fight
    assert sodden(game) == [0]


def test_at_camp_it_breaks_after_the_game_has_resumed():
    """Fires are back with their owners by then, so everybody is hit, and seven counts as six."""
    game = set_glass(glass(explorers=2), 5)
    game.figures[4] = card(game, "010")
    choose(game, "camp")

    assert sodden(game) == [0, 1]
    assert wound(game) == 0
    told = [item.what for item in game.news]
    assert told.index("resumed") < told.index("state-taken")
