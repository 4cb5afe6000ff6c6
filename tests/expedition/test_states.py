"""The seven States: how each hurts and how it leaves. And what easy and extreme mode change."""

import pytest

from fogbound.rules.continent import table as zones
from fogbound.rules.continent.limits import hand_limit
from playing import act, choose, finish, hand, offered, pile_size, play
from rulebook import rule
from venturing import cards_shown, clearing, fire_at, succeeded

BLANKS = [f"blank#{copy}" for copy in range(2, 14)]
STAR = ["star", "blank", *BLANKS]
LUCK = ["two-stars", "star", "blank", *BLANKS]


def suffering(*states: str, people: tuple[str, ...] = ("bridge-maker",), deck: list[str] = LUCK):
    """The first explorer has these States."""
    return clearing(*people, hand=list(states), deck=deck, pile=[])


@pytest.mark.parametrize(
    ("state", "action", "cards"),
    [("101", "dig", 4), ("101", "talk", 3), ("102", "hide", 4), ("103", "sail", 4), ("103", "fight", 3)],
)
def test_states_that_make_actions_dearer(state, action, cards):
    """One card more for what they hinder, nothing for the rest."""
    game = finish(act(suffering(state), action))

    assert cards_shown(game) == cards


def test_an_injury_makes_strength_harder():
    """Two stars no longer are enough to climb; they are for talking."""
    deck = ["two-stars", *BLANKS]

    assert not succeeded(finish(act(suffering("expedition/104", deck=deck), "climb")))
    assert succeeded(finish(act(suffering("expedition/104", deck=deck), "talk")))


def test_who_is_paranoid_acts_alone_unless_there_is_a_fire():
    """Nobody is asked to join in the dark; beside a fire they are, and to others it makes no difference."""
    pair = ("bridge-maker", "diver")

    dark = choose(suffering("expedition/100", people=pair), "dig/s1")
    lit = choose(fire_at(suffering("expedition/100", people=pair)), "dig/s1")
    other = choose(suffering("expedition/100", people=pair), "dig/s2")

    assert offered(dark) == ["draw", "reveal"]
    assert offered(lit) == ["join/s2", "stay-out/s2"]
    assert offered(other) == ["join/s1", "stay-out/s1"]


@pytest.mark.parametrize("action", ["hunt", "fish", "gather"])
def test_food_ends_hunger(action):
    """Whoever takes part in getting some is starving no more; a failure feeds nobody."""
    assert hand(finish(act(suffering("101"), action))) == []
    assert hand(finish(act(suffering("101", deck=BLANKS), action))) == ["101"]


def test_hunger_gnaws_at_camp():
    """Two cards are lost when the night is over."""
    assert pile_size(finish(choose(suffering("101"), "camp"))) == 2


def test_a_fire_ends_the_frost():
    """Without one there is no rest from it; with one a card is enough, and so is a night."""
    cold, warm = suffering("102"), fire_at(suffering("102"))

    assert "rest/s1/102" not in offered(cold)
    assert hand(finish(act(warm, "rest", on="102"))) == []
    assert hand(finish(choose(fire_at(suffering("102")), "camp"))) == []
    assert hand(finish(choose(suffering("102"), "camp"))) == ["102"]


def test_sleep_ends_exhaustion():
    """A night does, and so does a rest of two cards that cannot fail."""
    assert hand(finish(choose(suffering("103"), "camp"))) == []
    assert hand(finish(act(suffering("103", deck=BLANKS), "rest", on="103"))) == []


def test_fever_burns_with_every_action():
    """A card is lost after each action of the sick explorer, except rest; those of others cost nothing more."""
    pair = ("bridge-maker", "diver")

    assert pile_size(finish(act(suffering("expedition/105"), "dig"))) == 3 + 1
    assert pile_size(finish(act(suffering("expedition/105"), "rest", on="012"))) == 3
    assert pile_size(finish(act(suffering("expedition/105", people=pair), "dig", seat=1))) == 3


def test_who_has_lost_heart_ventures_less():
    """One additional card and no more, and one Skill less in hand."""
    game = suffering("106")
    limit = hand_limit(game, 0)
    act(game, "dig", "draw")

    assert "draw" not in offered(game)
    assert limit == hand_limit(clearing("bridge-maker"), 0) - 1


def test_a_good_word_gives_heart():
    """Any talk that succeeds, and a rest at a fire."""
    assert hand(finish(act(suffering("106"), "talk"))) == []
    assert hand(finish(act(fire_at(suffering("106")), "rest", on="106"))) == []


@pytest.mark.parametrize(("state", "action"), [("expedition/100", "talk"), ("expedition/104", "rest")])
def test_they_can_be_overcome(state, action):
    """Their own actions take them away."""
    game = finish(act(suffering(state), action, on=state))

    assert succeeded(game)
    assert hand(game) == []


# -- modes -----------------------------------------------------------------------------------------


@rule("C-SET-05")
@pytest.mark.parametrize(
    ("mode", "lost"),
    [(zones.EASY, 2), (zones.NORMAL, 2), (zones.EXTREME, 3)],
    ids=["easy", "normal", "extreme"],
)
def test_extreme_mode_raises_what_a_shock_costs(mode, lost):
    """With one State in hand a loss of vital force costs two cards, in extreme mode three."""
    game = clearing("bridge-maker", hand=["103"], deck=STAR, pile=[], mode=mode)

    play(game, "suffer vital loss")

    assert pile_size(game) == lost


@rule("C-SET-04")
def test_easy_mode_forgives_once():
    """A Curse from the Discard Pile does not end the game, the first time."""
    game = clearing("bridge-maker", deck=[], pile=["common-curse", "blank"], mode=zones.EASY)
    play(game, "lose 2 cards")
    assert game.ending == ""

    play(game, "lose 2 cards")
    assert game.ending == "lost:curse"


@rule("C-SET-05")
def test_extreme_mode_limits_the_stakes():
    """Three additional cards are the most."""
    game = clearing("bridge-maker", deck=STAR, pile=[], mode=zones.EXTREME)
    act(game, "dig", "draw", "draw", "draw")

    assert "draw" not in offered(game)


@rule("C-SET-05")
@pytest.mark.parametrize(("action", "cards"), [("gather", 4), ("talk", 4), ("rest", 3)])
def test_extreme_mode_makes_the_land_mean(action, cards):
    """Whatever is no move and no rest costs one card more, and fewer cards are held."""
    game = clearing("bridge-maker", deck=LUCK, pile=[], mode=zones.EXTREME)

    finish(act(game, action))

    assert cards_shown(game) == cards
    assert hand_limit(game, 0) == hand_limit(clearing("bridge-maker"), 0) - 1
