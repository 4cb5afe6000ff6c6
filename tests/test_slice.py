from playing import *

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14, east: 21}
  resources: [wood]
  actions:
    - dig: {cost: 3, difficulty: 1, success: take 031, failure: each involved takes 105}
- number: 31
  back: green
  kind: item
  durability: 4
- number: 14
  back: green
  kind: terrain
  area: I
- number: 21
  back: green
  kind: terrain
  area: I
"""


def test_slice():
    game = table(CARDS, at="012", deck=["star", "blank", "blank#2", "blank#3"])
    print(offered(game), standing(game))
    act(game, "dig")
    print(offered(game))
    choose(game, "reveal")
    print(offered(game))
    choose(game, "keep-none")
    print(offered(game))
    choose(game, "new-item")
    assert inventory(game) == [(["031"], 4)]
    game = table(CARDS, at="012", deck=10)
    finish(act(game, "dig"))
    assert hand(game) == ["105"]
