"""Conditions that only the Continent knows: modes, fires, resources, items, stores."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Condition
from fogbound.rules.continent import table
from fogbound.rules.continent.frames import current
from fogbound.rules.verbs.conditions import Not, condition


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
    "the game is <negated:not >in <easy:easy><extreme:extreme><!easy:<!extreme:normal>> mode",
    "la partie <negated:n’>est <negated:pas >en mode <easy:facile><extreme:extrême><!easy:<!extreme:normal>>",
    "How the game is played: easy, normal or extreme.",
    "the mode is extreme",
    ruleset="continent",
)
condition(
    "fire-here",
    FireHere,
    "a fire is here",
    "<relative:on whose Terrain ><!negated:a><negated:no> fire stands<!relative: on your|their Terrain>",
    "<relative:dont le Terrain <!negated:porte un><negated:ne porte aucun> feu>"
    "<!relative:<!negated:un feu><negated:aucun feu ne> se trouve sur votre|son Terrain>",
    "A fire figure stands on your Terrain.",
    "a fire is here",
    ruleset="continent",
)
term(
    "no-fire-here",
    "condition",
    lambda: Not(FireHere()),
    syntax="no fire is here",
    en="<relative:on whose Terrain ><negated:a><!negated:no> fire stands<!relative: on your|their Terrain>",
    fr="<relative:dont le Terrain <negated:porte un><!negated:ne porte aucun> feu>"
    "<!relative:<negated:un feu><!negated:aucun feu ne> se trouve sur votre|son Terrain>",
    doc="No fire figure stands on your Terrain.",
    example="no fire is here",
    ruleset="continent",
)
condition(
    "fire-anywhere",
    FireAnywhere,
    "a fire is on the board",
    "<!negated:a><negated:no> fire stands on the Board",
    "<!negated:un feu><negated:aucun feu ne> se trouve sur le Plateau",
    "A fire figure stands somewhere on the Board.",
    "a fire is on the board",
    ruleset="continent",
)
condition(
    "resource-here",
    ResourceHere,
    ("{resource:resource} is here", "an [event](event) here offers {resource:resource}"),
    "<event:<!negated:an><negated:no> event attached to your|their Terrain offers {resource}>"
    "<!event:{resource} is <negated:not >available here>",
    "<event:<!negated:un><negated:aucun> événement lié à votre|son Terrain <negated:n’>offre {resource.du}>"
    "<!event:<!negated:il y a {resource.du}><negated:il n’y a pas {resource.de}> ici>",
    "Your Terrain or an event attached to it offers a resource (a fire figure offers fire). "
    "`an event here offers` asks for attached events alone.",
    "wood is here",
    ruleset="continent",
)
condition(
    "used",
    Used,
    "{keyword:keyword} was used",
    "<!negated:an><negated:no> item with “{keyword}” was used in this action",
    "<!negated:un><negated:aucun> objet avec « {keyword} » <negated:n’>a été utilisé pendant cette action",
    "An item with this keyword was used in the action, by any involved explorer.",
    "blade was used",
    asks="keyword",
    ruleset="continent",
)
condition(
    "this-used",
    ThisUsed,
    "this was used",
    "this item was <negated:not >used in this action",
    "cet objet <negated:n’>a <negated:pas >été utilisé pendant cette action",
    "The item this card belongs to was used in the action, were it with its last pip.",
    "this was used",
    asks="this",
    ruleset="continent",
)
condition(
    "you-own",
    YouOwn,
    "you own {keyword:keyword}",
    "<relative:who has><!relative:[you|they] have> <!negated:an><negated:no> item with “{keyword}”",
    "<relative:qui <negated:n’>a><!relative:[vous <negated:n’>avez|il <negated:n’>a]> "
    "<!negated:un ><negated:pas d’>objet avec « {keyword} »",
    "You have an item with this keyword, used or not.",
    "you own light",
    ruleset="continent",
)
condition(
    "same-column",
    SameColumn,
    "this item also has {keyword:keyword}",
    "<!negated:another><negated:no other> card of this item shows “{keyword}”",
    "<!negated:une autre carte de cet objet><negated:aucune autre carte de cet objet ne> porte « {keyword} »",
    "Another card of the item this card belongs to shows a keyword.",
    "this item also has rope",
    ruleset="continent",
)
condition(
    "store-empty",
    StoreEmpty,
    "the {store:store} is empty",
    "the {store} is <negated:not >empty",
    "la réserve « {store} » <negated:n’>est <negated:pas >vide",
    "A store holds no card and no item.",
    "the hoard is empty",
    ruleset="continent",
)
