"""The odds against the engine itself: what it promises is what random draws give."""

import math
from itertools import combinations

import pytest

from fogbound.core import Game
from fogbound.odds import odds
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import SUCCESS, UNDECIDED
from fogbound.rules.common.redeal import redeal
from fogbound.rules.continent import frames
from playing import act, choose, offered, table

GAMES = 1500

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 3, difficulty: 2}
- skill: both
  strip: {left: 1, right: 1}
- number: 13
  back: green
  kind: bonus
  uid: lucky
  effects: ["dig: star per seven"]
- number: 14
  back: green
  kind: bonus
  uid: helpful
  effects: ["dig: 1 star", "dig: difficulty -1", "dig: 2 stars, price: lose 1 card"]
- number: 15
  back: green
  kind: item
  uid: pick
  durability: 3
  effects: ["dig: 1 star", "dig: star per seven"]
"""
DECK = ["star", "star#2", "left", "right", "both", "seven", "common-curse", "blank", "blank#2"]
PILE = ["star#3", "left#2", "right#2", "common-curse#2", "seven#2"]


def agrees(promised: float, found: int, games: int) -> bool:
    """Within four standard deviations."""
    return abs(found / games - promised) <= 4 * math.sqrt(max(promised * (1 - promised), 1e-9) / games) + 1e-9


@pytest.mark.parametrize(
    "extra", [pytest.param(0, marks=pytest.mark.slow), 1, pytest.param(2, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize(("deck", "pile"), [(DECK, []), (DECK[:2], PILE), ([], PILE)])
def test_success_and_defeat_are_as_frequent_as_promised(deck, pile, extra):
    """Games dealt anew from what the seat knows succeed, fail and end as the odds say."""
    game = act(table(CARDS, at="012", deck=deck, pile=pile), "dig")
    promised = odds(game, 0)[extra].chance
    won = lost = 0
    for seed in range(GAMES):
        trial = redeal(game, 0, seed)
        choose(trial, *["draw"] * extra)
        if "reveal" in offered(trial):  # with nothing left to draw they are revealed at once
            choose(trial, "reveal")
        lost += trial.ending == "lost:curse"
        frame = frames.current(trial)
        won += frame is not None and frame.outcome == SUCCESS

    assert agrees(promised.success, won, GAMES)
    assert agrees(promised.defeat, lost, GAMES)


# -- what may be applied for free ------------------------------------------------------------------

HELPS = [
    ({0: ["lucky"]}, []),
    ({0: ["helpful"]}, []),
    ({0: ["lucky"], 1: ["helpful"]}, []),
    ({0: ["lucky", "helpful"]}, [(["pick"], 3)]),
    ({0: []}, [(["pick"], 1)]),
]


def digging(deck: list[str], hands: dict[int, list[str]], items: list[tuple[list[str], int]]) -> Game:
    """A game in which everybody digs together, with every item there is, before the cost is settled."""
    game = table(CARDS, explorers=len(hands), at="012", hands=hands, items=items, deck=deck)
    act(game, "dig", joined=range(len(hands)))
    while any(option.verb == "use-item" for option in game.offered):
        choose(game, "use-item")
    return game


def apply_what_is_free(game: Game) -> bool:
    """Go through the action, applying whatever has no price; whether it succeeds."""
    while (frame := frames.action_frame(game)).outcome == UNDECIDED:
        free = [
            option
            for option in game.offered
            if option.verb == "apply" and book_of(game).abilities[option.index].effect is None
        ]
        plain = [option for option in game.offered if option.verb in ("done", "reveal", "trade")]
        game.choose((free or plain)[0], "")
    return frame.outcome == SUCCESS


@pytest.mark.parametrize(("hands", "items"), HELPS)
def test_what_may_be_applied_for_free_is_counted_in_exactly(hands, items):
    """Every possible draw is played with everything applied that has no price; so many succeed as promised."""
    promised = odds(digging(DECK, hands, items), 0)[0]
    draws = list(combinations(DECK, promised.drawn))
    won = 0
    for draw in draws:
        rest = [name for name in DECK if name not in draw]
        won += apply_what_is_free(digging([*draw, *rest], hands, items))

    assert promised.chance.success == pytest.approx(won / len(draws))
    assert won > 0


def test_what_is_promised_comes_true_in_games_dealt_anew():
    """With cards in both hands, random games succeed as often as was said before the draw."""
    game = digging(DECK, {0: ["lucky"], 1: ["helpful"]}, [])
    won = sum(apply_what_is_free(redeal(game, 0, seed)) for seed in range(GAMES))

    assert agrees(odds(game, 0)[0].chance.success, won, GAMES)
