"""K-X-02, "Drowned belfry": an event under fog that is rung pass by pass."""

from enduring import (
    act,
    at_cell,
    blocked,
    choose,
    die,
    farlamp_table,
    finish,
    life,
    news,
    offered,
    purse,
    under_fog,
    zone,
)
from fogbound.rules.common import tabletop

BELFRY = """
- number: 802
  uid: causeway
  back: green
  kind: terrain
  arrows: {north: [II, 803]}
  actions: [talk: {cost: 1}]
- {number: 803, uid: nave, back: green, kind: terrain}
- {number: 804, uid: hut, back: green, kind: terrain, actions: [talk: {cost: 1}]}
- {number: 805, uid: quiver, back: green, kind: purse}
"""


def belfry(**settings):
    game = farlamp_table(BELFRY, only=["k-x-02"], at="causeway", **settings)
    under_fog(game, "drowned-belfry", 0, -1)
    return game


def rung(**settings):
    """The belfry turned over: `deck` is what is drawn afterwards."""
    cards = ["star", "blank", *settings.pop("deck", ["blank#2"] * 1)]
    return act(belfry(deck=cards, **settings), "listen", "reveal", "count/1", on="0")


def test_the_belfry_stays_in_its_space():
    """Listening at its back flips it; the hidden card stays out."""
    game = rung()

    assert at_cell(game, 0, -1) == "drowned-belfry"
    assert zone(game, "nave") == tabletop.ADVENTURE_DECK
    assert "listen/s1/drowned-belfry" in offered(game)


def test_talking_beside_the_belfry_costs_one_more():
    """On an attached Terrain, and nowhere else."""
    game = rung(players=2, board={(5, 0): "hut"}, where={1: "hut"}, deck=["blank#2", "blank#3", "blank#4"])
    act(game, "talk")
    assert news(game, "cost")[-1] == "2"
    finish(game)

    act(game, "talk", seat=1)
    assert news(game, "cost")[-1] == "1"


def test_a_failed_pass_hurts_when_little_is_left_of_the_die():
    """The die falls from 6 to 3: nothing; to 2 or less: damage. The progress stays for anybody."""
    stars = [f"star#{copy}" for copy in range(2, 8)]
    game = rung(players=2, deck=[*stars, "blank#2"])
    act(game, "listen", "reveal", "count/3")
    assert die(game, "drowned-belfry") == (1, 3)
    assert life(game) == 10

    act(game, "listen", "reveal", "count/1")

    assert die(game, "drowned-belfry") == (1, 2)
    assert life(game) == 9


def test_the_bell_frees_cards_and_the_space_opens():
    """Each involved character may unblock one card; the belfry is returned and the nave fills its space."""
    stars = [f"star#{copy}" for copy in range(2, 8)]
    game = rung(players=2, deck=[*stars, "blank#2"], blocked=["quiver"])
    act(game, "listen", "reveal", "count/3")
    act(game, "listen", "reveal", joined=(1,))
    choose(game, "count/3", "do")

    assert blocked(game) == []
    assert purse(game) == ["quiver"]
    assert at_cell(game, 0, -1) == "nave"
    assert zone(game, "drowned-belfry") == tabletop.PILES + 1
