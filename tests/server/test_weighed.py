"""While an action begins, each answer is told with the chances it leads to."""

from fogbound.core import Game
from fogbound.odds import odds, per_cent
from fogbound.rules.continent.action import ChooseItem
from fogbound.rules.continent.cost import TradeCost
from fogbound.server.wire import Choice
from fogbound.text import CardTexts
from playing import act, base, pack_of, table
from seating import around
from server.presenting import presented

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 4, difficulty: 1}
- number: 31
  back: green
  kind: item
  uid: spade
  durability: 4
  effects: ["dig: cost -2"]
"""
DECK = ["star", "star#2", "blank", "blank#2", "blank#3", "blank#4", "blank#5", "blank#6"]


def weighed(game: Game) -> dict[str, Choice]:
    """What is offered, by id, as the first explorer sees it."""
    packs = [base(), pack_of(CARDS)]
    open_table = around(game)
    open_table.packs = packs
    texts = CardTexts(packs)
    asking = presented(open_table, 0, texts).asking
    assert asking is not None
    return {choice.id: choice for choice in asking.choices if not choice.standing}


def told(choice: Choice) -> tuple[int, int]:
    assert choice.odds is not None
    assert choice.cost == choice.odds.drawn
    return choice.odds.drawn, choice.odds.success


def test_a_trade_tells_what_becomes_of_the_chances():
    """Fewer cards for more stars: the same figures as once it is agreed on."""
    game = act(table(CARDS, explorers=2, at="012", deck=DECK), "dig", joined=[1])
    assert isinstance(game.pending(), TradeCost)
    offered = weighed(game)

    for option in game.offered:
        ahead = game.clone()
        ahead.choose(option, "")
        row = odds(ahead, 0)[0]
        assert told(offered[game.option_id(option)]) == (row.drawn, per_cent(row)[0])
    assert told(offered["trade/0"]) == (4, 78)
    assert told(offered["trade/3"]) == (1, 0), "one card cannot bring four stars"


def test_an_item_tells_what_its_use_saves():
    """With the spade two cards fewer are drawn, though more may be; without it the cost stands."""
    game = act(table(CARDS, at="012", deck=DECK, items=[(["spade"], 4)]), "dig")
    assert isinstance(game.pending(), ChooseItem)
    offered = weighed(game)

    assert told(offered["use-item/spade"])[0] == 2
    assert told(offered["done"]) == (4, 78)
