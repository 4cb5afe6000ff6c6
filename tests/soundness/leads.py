"""How to get to questions that random games hardly ever come to: a small table for each, set as rule tests set them.

Each has full decks and piles, so that there is enough that nobody has seen. A seed deals them otherwise.
"""

from collections.abc import Callable
from typing import Final

from citadel.downfall import fall
from common_table import card, choose
from enduring import act as act_at_citadel
from enduring import citadel_table, farlamp, until
from enduring import play as play_at_citadel
from fogbound.core import Game
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.limits import TrimHand
from fogbound.rules.common import tabletop
from playing import act, corpus, play, table

__all__ = ["LEADS", "Lead", "fallen"]

Lead = Callable[[int], Game]

LAND = """
- number: 812
  back: green
  kind: terrain
  area: I
  arrows: {east: 814}
  actions:
    - dig: {cost: 3, difficulty: 2, success: take 831, failure: take 105}
    - pathfind: {cost: 1, success: explore}
    - move: {cost: 2, success: move}
    - sail: {cost: 2, difficulty: 1, all-hands: true}
- {number: 813, back: green, kind: terrain, area: I, copies: 4, actions: [move: {cost: 1, success: move}]}
- {number: 814, back: green, kind: terrain, area: II, arrows: {north: 813, east: 813}}
- {number: 831, back: green, kind: item, durability: 4, copies: 6, keywords: [rope], effects: ["dig: cost -1"]}
- {number: 833, back: green, kind: bonus, effects: ["any: after the reveal, may bless a curse"]}
- {number: 834, back: green, kind: bonus, effects: ["move: cost -1 towards company"]}
- {number: 835, back: green, kind: permanent event, placement: [west, east, south]}
"""
ITEMS: Final = [(["831"], 3), (["831#2"], 2)]
OTHER_ITEMS: Final = {1: [(["831#3"], 4), (["831#4"], 1)]}
CURSED: Final = [
    "first-curse",
    "common-curse",
    "star",
    "left",
    "seven",
    "right",
    "blank",
    "two-stars",
    "star#2",
]


def on_land(seed: int, **settings: object) -> Game:
    """Two explorers with two items each, and everything in its pile."""
    chosen = {"explorers": 2, "at": "812", "items": ITEMS, "items_of": OTHER_ITEMS, "chairs": 4, **settings}
    return table(LAND, packs=(corpus(),), seed=seed, **chosen)  # type: ignore[arg-type]


def on_rope(seed: int) -> Game:
    """An event hangs between three Terrains."""
    board = {(1, 0): "835", (2, 0): "813", (1, 1): "813#2"}
    return on_land(seed, at="813#3", board=board)


def cursed(seed: int) -> Game:
    """Two Curses lie revealed, and one of them can be blessed."""
    return act(on_land(seed, hand=["833"], deck=CURSED), "dig", "done", "reveal", "apply/833")


def in_store(seed: int) -> Game:
    """Both explorers have set an item aside."""
    game = on_land(seed)
    for seat in range(2):
        play(game, "set aside one of your items in the hoard", "set-aside", you=seat)
    return play(game, "hand out the hoard")


def burning(seed: int) -> Game:
    """Both have a fire, and one goes out."""
    game = on_land(seed)
    for seat in range(2):
        play(game, "place fire", you=seat)
    return play(game, "take back one fire")


def apart(seed: int) -> Game:
    """A move towards a friend costs less, for those who say where it leads."""
    game = on_land(seed, board={(-1, 0): "813", (0, 1): "813#2"}, hand=["834"], explorers=3)
    for seat, where in ((1, "813"), (2, "813#2")):
        game.figures[seat] = card(game, where)
    game.advance()
    return act(game, "move", "apply/834")


def crowded(seed: int) -> Game:
    """There is a Terrain too many for the table."""
    row = {(-1, 0): "813", (-2, 0): "813#2", (-3, 0): "813#3"}
    game = on_land(seed, board=row, fog={(1, 0): "mist"}, board_limit=4)
    game.figures[1] = card(game, "813")
    game.advance()
    return act(game, "pathfind", "reveal", "keep-none")


def joined(seed: int) -> Game:
    """Another explorer comes, and what the others have is too much for so many."""
    items = [(["831"], 3), (["831#2"], 2), (["831#3"], 2), (["831#4"], 2)]
    return choose(on_land(seed, explorers=1, items=items, items_of={}, chairs=2), "join-game/s2/bo")


def stacked(seed: int) -> Game:
    """The same with an item of too many cards."""
    items = [(["831", "831#2", "831#3", "831#4"], 5)]
    return choose(on_land(seed, explorers=1, items=items, items_of={}, chairs=2), "join-game/s2/bo")


SECRET: Final = "{choose in secret: [remember promise of you, nothing]}"


def remembering(seed: int) -> Game:
    """Something is remembered of the second explorer, and their name is asked."""
    game = play(on_land(seed), "remember promise of you", you=1)
    return play(game, "{name: promise, among: 3, right: nothing}")


CONTINENT: Final[dict[str, Lead]] = {
    "agree-on-explorer": lambda seed: play(
        on_land(seed), "the players choose an explorer, or chance: take 105"
    ),
    "choose-curse": cursed,
    "choose-far-side": lambda seed: play(on_rope(seed), "step across", this="835"),
    "choose-fire": burning,
    "choose-fog-to-show": lambda seed: play(
        on_land(seed, at="814", fog={(0, -1): "mist", (1, 0): "mist#2"}), "show a fog card"
    ),
    "choose-side": lambda seed: play(on_land(seed), "take 813"),
    "choose-sinking": lambda seed: play(
        on_land(seed, board={(-1, 0): "813", (0, 1): "813#2"}),
        "sink a terrain that is not hut, or else take 105",
    ),
    "choose-step": lambda seed: play(on_land(seed, board={(-1, 0): "813", (0, 1): "813#2"}), "step"),
    "choose-swap": lambda seed: choose(on_land(seed), "swap/s1/831/1"),
    "choose-to-discard": lambda seed: play(on_land(seed), "discard one of your items"),
    "choose-to-hand-out": in_store,
    "choose-to-mend": lambda seed: play(on_land(seed), "add 2 pips to an item of every explorer"),
    "choose-unseen": lambda seed: choose(play(on_land(seed), SECRET), "choose/1"),
    "choose-to-set-aside": lambda seed: play(on_land(seed), "set aside one of your items in the hoard"),
    "clear-terrain": lambda seed: choose(crowded(seed), "gather-on/812"),
    "declare-destination": apart,
    "gather-on": crowded,
    "join-all": lambda seed: choose(on_land(seed), "sail/s1/812"),
    "name-person": remembering,
    "offer-reroll": lambda seed: play(
        on_land(seed),
        "{roll: {1-3: lose 1 card, 4-6: nothing}, reroll if: the cards in the deck are at least 2}",
    ),
    "offer-together": lambda seed: play(on_land(seed), "the players may take 105"),
    "pick-for-another": lambda seed: play(
        on_land(seed, hand=["star", "left"]),
        "{somebody picks: the player to your left, one of: skills in your hand, do: discard it}",
    ),
    "shed-item": joined,
    "shed-item-card": stacked,
    "sift": lambda seed: play(on_land(seed), "sift the top 3"),
    "spread-wear": lambda seed: play(on_land(seed), "wear 2"),
}

# -- the Citadel -----------------------------------------------------------------------------------

HARBOUR = """
- number: 810
  uid: quayside
  back: green
  kind: terrain
  arrows: {north: [I, 2]}
  actions: [dig: {cost: 2, difficulty: 1, success: regain 1, failure: suffer 1 damage}]
- {number: 811, uid: basin, back: green, kind: terrain, arrows: {north: [II, 812], west: [I, 2]}}
- {number: 812, uid: yard, back: green, kind: terrain, copies: 4}
- {number: 813, uid: crate, back: green, kind: purse, copies: 4, keywords: [tool]}
- {number: 814, uid: lantern, back: green, kind: purse, copies: 2, effects: ["any: cost -1", "selected in any: regain 1"]}
- {number: 815, uid: cough, back: green, kind: purse, keywords: [ailment], effects: ["must dig: cost +1"]}
- {number: 816, uid: cramp, back: green, kind: purse, keywords: [ailment], effects: ["must dig: cost +2"]}
- {number: 817, uid: horn, back: green, kind: purse, effects: ["dig: 1 any for +1 success, max 1"]}
- {number: 818, uid: heap, back: green, kind: permanent event, placement: [east, south, west]}
- {skill: knack, copies: 4, strip: {stars: 1}, effects: ["any: help, may obtain +1 success"]}
- {skill: turn, effects: ["any: after the reveal, may redraw up to 2"]}
- {skill: qualm, effects: ["any: before the reveal, may look at the top 1"]}
- {skill: luck, effects: ["instead of failing any: may discard this"]}
- {paragraph: 805, asks: in-turn, replies: {drink: {}, pour: {}}, revealed: {first: [gain 1 life]}}
"""
SKILLS: Final = [
    "star",
    "left",
    "fist",
    "blank",
    "right",
    "wild",
    "flag",
    "grip",
    "aim",
    "star#2",
    "left#2",
    "blank#2",
]
OTHERS: Final = ["star#3", "right#2", "blank#3", "fist#2", "aim#2", "left#3", "blank#4", "flag#2", "star#4"]
LAST: Final = ["star#5", "right#4", "blank#5", "fist#4", "aim#4", "left#5", "blank#6", "flag#4", "star#6"]


def at_harbour(seed: int, **settings: object) -> Game:
    """Three characters with Skills in their decks and hands, and everything in its pile."""
    chosen = {
        "players": 3,
        "at": "quayside",
        "deck": SKILLS,
        "decks": {1: OTHERS, 2: LAST},
        "hand": ["grip#2", "wild#2"],
        "hands": {1: ["grip#3", "wild#3"]},
        "purse": ["crate", "crate#2"],
        **settings,
    }
    game = citadel_table(HARBOUR, packs=(farlamp(),), seed=seed, **chosen)  # type: ignore[arg-type]
    for seat in range(3):
        game.shuffle(zones.DECKS + seat)
    return game


def waking(seed: int) -> Game:
    """Somebody wakes while the others stand on two Terrains."""
    game = at_harbour(seed, where={1: "field"}, board={(1, 0): "field"})
    choose(fall(game), "banish")
    return play_at_citadel(game, "gain 2 life")


def waiting(seed: int) -> Game:
    """A Terrain waits for room, and all have met."""
    row = {(1, 0): "yard", (2, 0): "yard#2", (3, 0): "yard#3", (4, 0): "yard#4"}
    game = at_harbour(seed, board=row)
    game.registers[tabletop.BOARD_LIMIT] = 6
    return play_at_citadel(game, "put 811 west of your terrain")


def overfull(seed: int) -> Game:
    """Somebody else is given more Skills than they can hold."""
    game = at_harbour(seed)
    for name in ("star#7", "right#3", "fist#3", "aim#3", "flag#3"):
        game.move(card(game, name), tabletop.HANDS + 1)
    game.next(TrimHand(1))
    game.advance()
    return game


def fallen(seed: int) -> Game:
    """The active player falls with cards drawn face down; these are in the deck again."""
    return fall(act_at_citadel(at_harbour(seed), "dig", "draw"))


def paying(seed: int) -> Game:
    """Two kinds of icons lie revealed, and either pays for a success."""
    game = at_harbour(seed, purse=["horn"])
    game.zones[zones.DECKS] = tuple(
        sorted(game.zones[zones.DECKS], key=lambda one: one in (card(game, "fist"), card(game, "flag")))
    )
    return act_at_citadel(game, "dig", "select/horn", "reveal", "convert/horn/1")


def set_aside(seed: int) -> Game:
    """Two characters have set a Purse card aside."""
    game = at_harbour(seed, purses={1: ["crate#3"]})
    play_at_citadel(game, "set aside one of your items in the aside", "set-aside")
    play_at_citadel(game, "set aside one of your items in the aside", you=1)
    return play_at_citadel(game, "hand out the aside")


def failing(seed: int) -> Game:
    """The active player has a card that makes up for the failure."""
    game = at_harbour(seed, hand=["luck", "grip#2"], purse=[])
    act_at_citadel(game, "dig", "reveal")
    return game if game.pending_name() == "turn-failure" else choose(game, "count/0")


CITADEL: Final[dict[str, Lead]] = {
    "choose-bed": waking,
    "choose-bound": lambda seed: play_at_citadel(
        at_harbour(seed), "block one card in your purse of your choice for this", this="quayside"
    ),
    "choose-card": lambda seed: play_at_citadel(
        at_harbour(seed), "choose one of cards in your hand: discard it"
    ),
    "choose-destination": lambda seed: play_at_citadel(
        at_harbour(seed, board={(1, 0): "field", (2, 0): "yard"}), "move"
    ),
    "choose-event-cell": lambda seed: play_at_citadel(at_harbour(seed), "take 818"),
    "choose-fog": lambda seed: play_at_citadel(at_harbour(seed, at="basin"), "explore"),
    "choose-for-hand": lambda seed: play_at_citadel(
        at_harbour(seed), "put one skill in your deck of your choice into your hand"
    ),
    "choose-in-turn": lambda seed: play_at_citadel(at_harbour(seed), "read 805"),
    "choose-redraw": lambda seed: act_at_citadel(
        at_harbour(seed, hand=["turn"], purse=[]), "dig", "reveal", "apply/turn"
    ),
    "choose-regained": lambda seed: play_at_citadel(
        at_harbour(seed), "{do: [discard 3 from the deck, regain 2]}"
    ),
    "choose-symbol": lambda seed: play_at_citadel(
        at_harbour(seed, quests=["light-1", "light-2", "light-3", "light-4", "light-5"]),
        "check a symbol for its hope",
    ),
    "choose-to-hand-out": set_aside,
    "choose-to-restore": lambda seed: play_at_citadel(
        at_harbour(seed), "{do: [discard 3 from the deck, restore up to 2 chosen]}"
    ),
    "choose-to-set-aside": lambda seed: play_at_citadel(
        at_harbour(seed), "set aside one of your items in the aside"
    ),
    "choose-unblocked": lambda seed: play_at_citadel(
        at_harbour(seed, purse=[], blocked=["crate", "crate#2"]),
        "unblock one card among your blocked cards of your choice",
    ),
    "offer-help": lambda seed: until(
        act_at_citadel(at_harbour(seed, hands={1: ["knack", "knack#2"]}), "dig", joined=[1]), "help"
    ),
    "choose-unseen": lambda seed: choose(play_at_citadel(at_harbour(seed), SECRET), "choose/1"),
    "offer-together": lambda seed: play_at_citadel(at_harbour(seed), "the players may lose 1 life"),
    "perform-selected": lambda seed: until(
        act_at_citadel(at_harbour(seed, purse=["lantern", "lantern#2"]), "dig", "select", "select"), "perform"
    ),
    "pay-icons": paying,
    "put-back-on-top": lambda seed: play_at_citadel(at_harbour(seed), "look at the top 3"),
    "pick-for-another": lambda seed: play_at_citadel(
        at_harbour(seed),
        "{somebody picks: the player to your left, one of: cards in your hand, do: discard it}",
    ),
    "return-terrain": waiting,
    "select-burden": lambda seed: act_at_citadel(at_harbour(seed, purse=["cough", "cramp"]), "dig"),
    "trim-hand": overfull,
    "turn-failure": failing,
    "use-before-reveal": lambda seed: act_at_citadel(
        at_harbour(seed, hand=["qualm"], purse=[]), "dig", "reveal"
    ),
}
LEADS: Final = {"continent": CONTINENT, "citadel": CITADEL}
