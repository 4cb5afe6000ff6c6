"""Places to work at and items to work with: the cards that tests of crafting, combining, using and giving share."""

WORKSHOP = """
- number: 20
  back: green
  kind: terrain
  area: I
  resources: [wood]
  actions:
    - observe: {cost: 0}
    - dig: {cost: 3, difficulty: 9}
- number: 21
  back: green
  kind: terrain
  area: I
  resources: [wood, vine]
- number: 22
  back: green
  kind: terrain
  area: I
- number: 30
  back: green
  kind: item
  durability: 4
  keywords: [light]
  effects: ["craft, dig: cost -1"]
- number: 31
  back: green
  kind: item
  durability: 3
- number: 33
  back: green
  kind: item
  durability: 2
  copies: 5
- skill: raft
  strip: {stars: 2}
  craft: {cost: 5, resources: {wood: 3, vine: 2}}
  item: {durability: 3, keywords: [boat], effects: ["sail: cost -2"]}
- skill: flint
  strip: {}
  craft: {cost: 0}
  item:
    durability: 2
    actions:
      - make-fire: {cost: 0, success: place fire}
- skill: staff
  strip: {}
  craft: {cost: 0}
  item: {durability: 2, keywords: [will], effects: ["move: cost -1"]}
"""
