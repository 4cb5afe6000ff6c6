"""Conditions that only the Continent knows: modes, fires, resources, cards of an item."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import IN_PLAY, OF_ITEM, needs
from fogbound.rules.common.terms import Condition
from fogbound.rules.continent import table
from fogbound.rules.verbs.conditions import Not, condition

TOPIC = "land"


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


condition(
    "mode-is",
    ModeIs,
    ("the mode is [easy](easy!)", "the mode is [extreme](extreme!)", "the mode is normal"),
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
    ("{resource:resource} is here", "an [event](event!) here offers {resource:resource}"),
    "Your Terrain or an event attached to it offers a resource (a fire figure offers fire). "
    "`an event here offers` asks for attached events alone.",
    "wood is here",
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

declare("mode-is", because="the Citadel has other modes: write `the mode is story`")
declare("fire-here", "no-fire-here", "fire-anywhere", because="there are no fires at the Citadel")
declare("resource-here", because="no card of the Citadel offers resources: give the Terrain a tag")
declare("same-column", because="there are no items of several cards at the Citadel")
declare("mode-is", topic="setting-out")
declare("same-column", topic="gear")
needs("same-column", what=OF_ITEM)
needs("same-column", what=IN_PLAY)
