"""Places and duties that cost life points, and losing them: what tests of falling and waking share."""

from enduring import play
from fogbound.rules.common import tabletop

PLACES = """
- number: 10
  uid: mire
  back: green
  kind: terrain
  actions:
    - dig: {cost: 2, difficulty: 1, success: nothing, failure: "suffer 3 damage, then discard 2 from the deck"}
    - climb: {cost: 3, success: nothing}
    - talk: {success: "suffer 9 damage, then every explorer gains 2 life"}
    - tend: {success: "suffer 9 damage, then gain 5 life"}
    - run: {success: "suffer 9 damage, then take 012"}
    - steal: {success: "each involved suffers 9 damage"}
- {number: 11, uid: fever, back: green, kind: purse, keywords: [temporary], weight: 1}
- {number: 12, uid: pouch, back: green, kind: purse, weight: 1}
- {number: 13, uid: buckler, back: green, kind: purse, effects: ["dig: cancel 2 damage"]}
"""

DUTY = """
- number: 20
  uid: kennel
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions: [dig: {success: take 021}, climb: {success: take 022}]
- number: 21
  uid: hound
  back: green
  kind: temporary event
  actions: [fight: {cost: 3, difficulty: 9, success: discard this, failure: each involved suffers 9 damage}]
- number: 22
  uid: pack-of-them
  back: green
  kind: temporary event
  actions:
    - fight: {rows: [{cost: 3, difficulty: 6, success: discard this, failure: each involved suffers 9 damage}]}
- {fog: den, area: III, kind: temporary event, actions: [fight: {difficulty: 9, failure: suffer 99 damage}],
   back-actions: [pathfind: {success: flip}]}
- {fog: mist, area: III, kind: temporary event, back-actions: [pathfind: {success: flip}]}
- {number: 23, uid: bank, back: green, kind: terrain, arrows: {east: [III, 2]}}
"""


def fall(game, seat=0):
    """Let somebody lose all life points."""
    return play(game, "lose 99 life", you=seat)


def status(game, seat=0):
    return game.registers[tabletop.STATUS + seat]
