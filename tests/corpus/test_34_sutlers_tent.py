"""K-C-34, Sutler's Tent: a merchant with three Advanced Skills on show."""

from fogbound.rules.common import filing, tabletop
from fogbound.rules.continent import experience
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.turn import ChooseTurn
from playing import (
    act,
    at_cell,
    card,
    choose,
    corpus_table,
    deck_size,
    finish,
    hand,
    inventory,
    names,
    offered,
    play,
    zone,
)
from rulebook import alone, rule

CARDS = """
- {number: 12, back: green, kind: terrain, area: I}
- {number: 31, back: green, kind: item, durability: 5, copies: 2}
- {skill: cheap, price: 1, copies: 9, strip: {stars: 2}}
"""
MEND, CURE, BUY, STOP = "choose/215/1", "choose/215/2", "choose/215/3", "stop/215"
PURSE = ["005", "005#2", "005#3"]


def pitched(**settings):
    """A table at which the tent has just come into play, with a cheap Skill on show."""
    for seed in range(20):
        game = corpus_table(CARDS, only=("34",), at="012", board={}, deck=9, seed=seed, **settings)
        play(game, "take 215")
        if any(skill.startswith("cheap") for skill in shown(game)):
            return game
    raise AssertionError("the Skill never lies on show")


def shown(game):
    """What lies on show."""
    return names(
        game, [found for display in filing.displays(game, card(game, "215")) for found in game.zones[display]]
    )


def purse(game):
    return len(experience.points(game))


def test_three_random_advanced_skills_lie_on_show():
    """They come from those that are not in the game; the tent's arrow points south at the Terrain."""
    displays = set()
    for seed in range(8):
        game = corpus_table(CARDS, only=("34",), at="012", board={}, seed=seed)
        play(game, "take 215")
        assert at_cell(game, 0, -1) == "215"
        assert len(shown(game)) == 3
        displays.add(tuple(shown(game)))
    assert len(displays) > 1


def test_unsold_ones_leave_with_it():
    """They are out of the game again."""
    game = pitched()
    skills = shown(game)

    play(game, "discard this", this="215")

    assert [zone(game, skill) for skill in skills] == [tabletop.OUT] * 3


@alone("needs everybody together")
@rule("C-SAVE-02")
def test_they_leave_at_camp_too():
    """The tent goes to the Past with the Board."""
    game = pitched()
    skills = shown(game)

    choose(game, "camp")

    assert shown(game) == []
    assert [zone(game, skill) for skill in skills] == [tabletop.OUT] * 3


@rule("C-XP-04", "C-XP-05", "C-RUL-96")
def test_a_skill_is_bought_and_not_replaced():
    """The price returns to the Adventure Deck, the Skill goes into the Action Deck, two stay on show."""
    game = pitched(satchel=["005"])

    act(game, "barter", "reveal", BUY)
    affordable = [found for found in offered(game) if found.startswith("buy/cheap")]
    assert offered(game) == [*affordable, "done"]  # the dear one is not offered
    choose(game, affordable[0])

    assert isinstance(game.pending(), ChooseTurn)  # nothing more can be paid for
    assert zone(game, affordable[0].removeprefix("buy/")) == zones.ACTION_DECK
    assert deck_size(game) == 10
    assert purse(game) == 0
    assert len(shown(game)) == 2


def test_pips_for_experience():
    """Two pips for an item of an involved explorer, never above six."""
    game = pitched(explorers=2, satchel=PURSE, items=[(["031"], 3)], items_of={1: [(["031#2"], 5)]})

    act(game, "barter", "reveal", MEND, joined=[1])
    assert offered(game) == ["mend/s1/031", "mend/s2/031#2"]
    choose(game, "mend/s2/031#2", MEND)
    choose(game, STOP)
    finish(game)

    assert inventory(game, 0) == [(["031"], 5)]
    assert inventory(game, 1) == [(["031#2"], 6)]
    assert purse(game) == 1


def test_a_cure_for_experience():
    """The active player names an involved explorer, who returns one State of their own choice."""
    game = pitched(explorers=3, satchel=PURSE, hands={0: ["105"], 1: ["105#2", "104"], 2: ["105#3"]})

    act(game, "barter", "reveal", CURE, joined=[1])
    assert offered(game) == ["choose/s1", "choose/s2"]  # the third explorer is not involved
    assert game.pending().seat(game) == 0
    choose(game, "choose/s2")
    assert game.pending().seat(game) == 1
    choose(game, "return/104", STOP)
    finish(game)

    assert hand(game, 1) == ["105#2"]
    assert zone(game, "104") == tabletop.ADVENTURE_DECK
    assert purse(game) == 1


def test_as_often_as_the_active_player_wishes():
    """One thing after the other until the purse is empty or the player stops."""
    game = pitched(satchel=PURSE, hand=["105"], items=[(["031"], 1)])

    act(game, "barter", "reveal")
    assert offered(game) == [MEND, CURE, BUY, STOP]
    choose(game, MEND)
    assert offered(game) == [MEND, CURE, BUY, STOP]
    choose(game, CURE)

    assert isinstance(game.pending(), ChooseTurn)
    assert inventory(game) == [(["031"], 3)]
    assert hand(game) == []


def test_what_cannot_be_paid_is_not_offered():
    """One point buys no cure; without item and State only Skills are for sale; without points nothing is."""
    game = pitched(satchel=["005"], hand=["105"], items=[(["031"], 1)])
    act(game, "barter", "reveal")
    assert offered(game) == [MEND, BUY, STOP]

    game = pitched(satchel=PURSE)
    act(game, "barter", "reveal")
    assert offered(game) == [BUY, STOP]

    game = pitched()
    act(game, "barter", "reveal")
    assert isinstance(game.pending(), ChooseTurn)
