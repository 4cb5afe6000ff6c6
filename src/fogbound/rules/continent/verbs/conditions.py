"""Conditions that only the Continent knows: modes, fires, resources, items, stores."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Condition
from fogbound.rules.continent import table
from fogbound.rules.continent.frames import current
from fogbound.rules.verbs.conditions import Not, condition

TOPIC = "gear"


class ModeIs(Condition):
    """The game is played in this mode."""

    def __init__(self, easy: bool = False, extreme: bool = False) -> None:
        self.mode = table.EASY if easy else table.EXTREME if extreme else table.NORMAL

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return game.registers[tabletop.MODE] == self.mode


class FireHere(Condition):
    """A fire figure stands on your Terrain."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return game.figures[you] != NONE and table.fire_on(game, game.figures[you])


class FireAnywhere(Condition):
    """A fire figure stands somewhere on the Board."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return any(game.figures[table.FIRES + seat] != NONE for seat in range(game.seats))


class ResourceHere(Condition):
    """Your Terrain, an event attached to it or a fire figure offers a resource; or an event alone."""

    def __init__(self, resource: int, event: bool = False) -> None:
        self.resource = resource
        self.event = event

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        terrain = game.figures[you]
        if self.event:
            cards = book_of(game).cards
            events = tabletop.attached_events(game, terrain)
            return any(cards[event].resources & self.resource for event in events)
        return table.resources_on(game, terrain) & self.resource != 0


class Used(Condition):
    """An item with this keyword was used in the action."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current(game)
        if frame is None:
            return False
        return any(table.item_part(game, card).keywords & self.keyword for card in frame.tools)


class ThisUsed(Condition):
    """The item this card belongs to was used in the action."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current(game)
        return frame is not None and this in frame.tools


def column_has(game: Game, column: int, keyword: int) -> bool:
    """Whether any card of an item shows a keyword."""
    return any(table.card_of(game, card).keywords & keyword for card in game.zones[column])


class YouOwn(Condition):
    """You have an item with this keyword, used or not."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return any(column_has(game, column, self.keyword) for column in table.columns(game, you))


class SameColumn(Condition):
    """Another card of the item this card belongs to shows a keyword."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        zone = game.where[this]
        if zone < table.FIXED:
            return False
        return any(
            card != this and table.card_of(game, card).keywords & self.keyword for card in game.zones[zone]
        )


class StoreEmpty(Condition):
    """A store holds nothing."""

    def __init__(self, store: int) -> None:
        self.store = store

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return not game.zones[tabletop.STORES + self.store] and not table.columns(
            game, table.stored(self.store)
        )


condition(
    "mode-is",
    ModeIs,
    ("the mode is [easy](easy)", "the mode is [extreme](extreme)", "the mode is normal"),
    "How the game is played: easy, normal or extreme.",
    "the mode is extreme",
    ruleset="continent",
)
condition(
    "fire-here",
    FireHere,
    "a fire is here",
    "A fire figure stands on your Terrain.",
    "a fire is here",
    ruleset="continent",
)
term(
    "no-fire-here",
    "condition",
    lambda: Not(FireHere()),
    syntax="no fire is here",
    doc="No fire figure stands on your Terrain.",
    example="no fire is here",
    ruleset="continent",
)
condition(
    "fire-anywhere",
    FireAnywhere,
    "a fire is on the board",
    "A fire figure stands somewhere on the Board.",
    "a fire is on the board",
    ruleset="continent",
)
condition(
    "resource-here",
    ResourceHere,
    ("{resource:resource} is here", "an [event](event) here offers {resource:resource}"),
    "Your Terrain or an event attached to it offers a resource (a fire figure offers fire). "
    "`an event here offers` asks for attached events alone.",
    "wood is here",
    ruleset="continent",
)
condition(
    "used",
    Used,
    "{keyword:keyword} was used",
    "An item with this keyword was used in the action, by any involved explorer.",
    "blade was used",
    asks="keyword",
    ruleset="continent",
)
condition(
    "this-used",
    ThisUsed,
    "this was used",
    "The item this card belongs to was used in the action, were it with its last pip.",
    "this was used",
    asks="this",
    ruleset="continent",
)
condition(
    "you-own",
    YouOwn,
    "you own {keyword:keyword}",
    "You have an item with this keyword, used or not.",
    "you own light",
    ruleset="continent",
)
condition(
    "same-column",
    SameColumn,
    "this item also has {keyword:keyword}",
    "Another card of the item this card belongs to shows a keyword.",
    "this item also has rope",
    ruleset="continent",
)
condition(
    "store-empty",
    StoreEmpty,
    "the {store:store} is empty",
    "A store holds no card and no item.",
    "the hoard is empty",
    ruleset="continent",
)

declare("fire-here", "no-fire-here", "fire-anywhere", "resource-here", topic="land")
declare("mode-is", topic="setting-out")
