"""What the players decide together, and cards that somebody else picks, on the Continent."""

from fogbound.core.steps import GROUP
from fogbound.rules.common.book import book_of
from playing import act, choose, finish, hand, held, offered, pile, play, table
from rulebook import alone, rule

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - climb: {success: the players may take 104}
    - dig: {success: {the players choose: [take 104, take 105]}}
    - talk: {success: "the players choose an involved explorer, or chance: take 105"}
    - hunt:
        success:
          {somebody picks: the player to your left, one of: skills in your hand, do: discard it}
"""


def asked(game) -> tuple[str, int]:
    """The pending question and who answers it."""
    return game.pending_name(), game.pending().seat(game)


@rule("C-RUL-75", "C-TURN-02")
def test_the_players_may_do_something_together():
    """The question is the group's; when they do not agree the active explorer decides."""
    game = table(LAND, at="020", explorers=2, deck=9)
    act(game, "climb", "reveal", seat=1)
    assert asked(game) == ("offer-together", GROUP)
    assert book_of(game).fallback(game)[0] == 1
    assert book_of(game).basis(game.pending()) == ("C-RUL-75",)

    choose(game, "do")

    assert held(game, 1) == ["104"]


def test_what_cannot_be_done_is_not_offered_to_them():
    """Nothing is asked about a card that nobody could discard."""
    game = play(table(explorers=2), "the players may discard one skill in your hand of your choice")

    assert game.pending_name() == "choose-turn"


def test_the_players_choose_one_of_several_effects():
    """All of them are asked, and it happens to the explorer the text speaks to."""
    game = table(LAND, at="020", explorers=2, deck=9)
    act(game, "dig", "reveal", seat=1)
    assert asked(game) == ("choose-effect", GROUP)

    finish(choose(game, "choose/020/2"))

    assert held(game, 1) == ["105"]


def test_the_players_choose_an_explorer_or_draw_lots():
    """Only those involved can be chosen, and lots can be drawn among them."""
    game = table(LAND, at="020", explorers=3, deck=9)
    act(game, "talk", "reveal", joined=[1])
    assert asked(game) == ("agree-on-explorer", GROUP)
    assert offered(game) == ["choose/s1", "choose/s2", "draw-lots"]

    choose(game, "draw-lots")

    assert sorted([len(held(game, seat)) for seat in range(3)]) == [0, 0, 1]
    assert held(game, 2) == []


def test_another_one_picks_among_your_cards():
    """The neighbour decides which of them goes."""
    game = table(LAND, at="020", explorers=2, hands={1: ["star", "left"]}, deck=9, pile=0)
    act(game, "hunt", "reveal", seat=1)
    assert asked(game) == ("pick-for-another", 0)
    assert offered(game) == ["choose/star", "choose/left"]

    choose(game, "choose/left")

    assert "left" in pile(game)
    assert hand(game, 1) == ["star"]


@alone("a companion sits to the left")
def test_where_nobody_can_pick_chance_does():
    """Alone, one of the cards goes at random."""
    game = table(LAND, at="020", hand=["star", "left"], deck=9, pile=0)
    before = game.barriers
    act(game, "hunt", "reveal")

    assert len(hand(game)) == 1
    assert game.barriers > before
