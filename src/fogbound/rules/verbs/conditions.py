"""Conditions: what a text can ask about the table."""

from fogbound.core.board import beyond
from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Cards, Condition, Value, Who
from fogbound.rules.continent import frames, table
from fogbound.rules.continent.frames import action_of, current, took_part


class Both(Condition):
    """One and the other."""

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.first.holds(game, this, you, it) and self.second.holds(game, this, you, it)


class Either(Condition):
    """One or the other."""

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.first.holds(game, this, you, it) or self.second.holds(game, this, you, it)


class Not(Condition):
    """The opposite."""

    def __init__(self, when: Condition) -> None:
        self.when = when

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return not self.when.holds(game, this, you, it)


class AtLeast(Condition):
    """A number is at least another."""

    def __init__(self, first: Value, second: Value) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.first.of(game, this, you, it) >= self.second.of(game, this, you, it)


class AtMost(Condition):
    """A number is at most another."""

    def __init__(self, first: Value, second: Value) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.first.of(game, this, you, it) <= self.second.of(game, this, you, it)


class Equal(Condition):
    """Two numbers are equal."""

    def __init__(self, first: Value, second: Value) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.first.of(game, this, you, it) == self.second.of(game, this, you, it)


class ModeIs(Condition):
    """The game is played in this mode."""

    def __init__(self, easy: bool = False, extreme: bool = False) -> None:
        self.mode = table.EASY if easy else table.EXTREME if extreme else table.NORMAL

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return game.registers[table.MODE] == self.mode


class ThereIs(Condition):
    """Some such card exists."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(self.cards.cards(game, this, you, it))


class ThereIsNo(Condition):
    """No such card exists."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return not self.cards.cards(game, this, you, it)


class FireHere(Condition):
    """A fire figure stands on your Terrain."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return game.figures[you] != NONE and table.fire_on(game, game.figures[you])


class FireAnywhere(Condition):
    """A fire figure stands somewhere on the Board."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return any(game.figures[table.FIRES + seat] != NONE for seat in range(game.seats))


class ResourceHere(Condition):
    """Your Terrain or an event attached to it offers a resource; a fire figure does too, unless printed "
    "is asked."""

    def __init__(self, resource: int, printed: bool = False, event: bool = False) -> None:
        self.resource = resource
        self.printed = printed
        self.event = event

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        terrain = game.figures[you]
        cards = book_of(game).cards
        if self.event or self.printed:
            events = any(
                cards[event].resources & self.resource for event in table.attached_events(game, terrain)
            )
            return events or (self.printed and cards[terrain].resources & self.resource != 0)
        return table.resources_on(game, terrain) & self.resource != 0


class TerrainIs(Condition):
    """Your Terrain, or the one just named, carries a tag."""

    def __init__(self, tag: int, that: bool = False) -> None:
        self.tag = tag
        self.that = that

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        terrain = it if self.that else game.figures[you]
        return terrain != NONE and book_of(game).cards[terrain].tags & self.tag != 0


class YouAreActive(Condition):
    """You take, or took, the action."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return frames.active_now(game, game.registers[table.ACTIVE]) == you


class YouAreInvolved(Condition):
    """You take part in the action."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current(game)
        return frame is not None and you in frame.involved


class YouStandHere(Condition):
    """You stand on this Terrain, or on one this event is attached to."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        terrain = game.figures[you]
        return terrain == this or terrain in table.attached_terrains(game, this)


class YouStandBeside(Condition):
    """You stand on the Terrain on that side of this event."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        cell = game.places.get(this, NONE)
        return cell != NONE and game.cells.get(beyond(cell, self.side), NONE) == game.figures[you]


class BeganHere(Condition):
    """The active explorer stood on this Terrain when the action began."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current(game)
        return frame is not None and frame.terrain == this


class TerrainThere(Condition):
    """There is a Terrain on that side of this card."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        cell = game.places.get(this, NONE)
        card = game.cells.get(beyond(cell, self.side), NONE) if cell != NONE else NONE
        return card != NONE and game.where[card] == table.BOARD and table.is_terrain(game, card)


class ActionIs(Condition):
    """The action in progress is of one of these types."""

    def __init__(self, types: int) -> None:
        self.types = types

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current(game)
        return frame is not None and action_of(game, frame).types & self.types != 0


class Outcome(Condition):
    """The action has succeeded, or failed."""

    def __init__(self, failed: bool = False) -> None:
        self.outcome = frames.FAILURE if failed else frames.SUCCESS

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current(game)
        return frame is not None and frame.outcome == self.outcome


class Used(Condition):
    """An item with this keyword was used in the action."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        frame = current(game)
        if frame is None:
            return False
        return any(table.item_part(game, card).keywords & self.keyword for card in frame.tools)


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


class AnyOf(Condition):
    """Something holds for at least one of some explorers."""

    def __init__(self, who: Who, when: Condition) -> None:
        self.who = who
        self.when = when

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return any(self.when.holds(game, this, seat, it) for seat in self.who.seats(game, this, you, it))


class CharacterInvolved(Condition):
    """A certain character takes part."""

    def __init__(self, character: int) -> None:
        self.character = character

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return any(game.registers[table.CHARACTERS + seat] == self.character for seat in took_part(game, you))


class StoreEmpty(Condition):
    """A store holds nothing."""

    def __init__(self, store: int) -> None:
        self.store = store

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return not game.zones[table.STORES + self.store] and not table.columns(game, table.stored(self.store))


def _condition(
    name: str,
    make: object,
    syntax: str | tuple[str, ...],
    en: str,
    fr: str,
    doc: str,
    example: str,
    asks: str = "",
) -> None:
    assert callable(make)
    term(name, "condition", make, syntax=syntax, en=en, fr=fr, doc=doc, example=example, asks=asks)


def _compared_en(how: str, how_great: str = "") -> str:
    """The wording of a comparison: there are so many things, it happened so often, a number is so great."""
    return (
        f"<first.noun&second.plain:there {{second#is|are}} {how} {{second}} {_THINGS}>"
        f"<first.times:{{first.times}} {how} <second.one:once><!second.one:{{second}} times>>"
        f"<!first.noun&second.plain:<!first.times:{{first}} is {how_great or how} {{second}}>>"
    )


def _compared_fr(how: str, ne: str = "") -> str:
    return (
        f"<first.noun&second.plain:il {ne}y a {how} {{second}} {_THINGS}>"
        f"<first.times:{{first.times}} {how} {{second}} fois>"
        f"<!first.noun&second.plain:<!first.times:{{first}} {ne}vaut {how} {{second}}>>"
    )


_THINGS = "<second.one:{first.noun.one}><!second.one:{first.noun}>"

_condition(
    "both",
    Both,
    "{first:condition} and {second:condition}",
    "{first.alike}<mixed:,> <!negated:and><negated:or> {second.alike}",
    "{first.alike}<mixed:,> <!negated:et><negated:ou> {second.alike}",
    "Both conditions hold.",
    "you are active and a fire is here",
)
_condition(
    "either",
    Either,
    "{first:condition} or {second:condition}",
    "{first.alike}<mixed:,> <!negated:or><negated:and> {second.alike}",
    "{first.alike}<mixed:,> <!negated:ou><negated:et> {second.alike}",
    "At least one of the two holds. `and` and `or` bind to the right; use brackets to be clear.",
    "a fire is here or wood is here",
)
_condition("not", Not, "not {when:condition}", "{when!}", "{when!}", "The opposite.", "not you are active")
_condition(
    "at-least",
    AtLeast,
    ("{first:value} is/are at least {second:value}", "{first:value} >= {second:value}"),
    _compared_en("<!negated:at least><negated:fewer than>", "<!negated:at least><negated:less than>"),
    _compared_fr("<!negated:au moins><negated:moins de>"),
    "A number is at least another.",
    "the counters are at least 4",
)
_condition(
    "at-most",
    AtMost,
    ("{first:value} is/are at most {second:value}", "{first:value} <= {second:value}"),
    _compared_en("<!negated:at most><negated:more than>"),
    _compared_fr("<!negated:au plus><negated:plus de>"),
    "A number is at most another.",
    "the cards in the deck are at most 10",
)
_condition(
    "equal",
    Equal,
    ("{first:value} is/are exactly {second:value}", "{first:value} = {second:value}"),
    _compared_en("<negated:not >exactly"),
    _compared_fr("<negated:pas >exactement", "<negated:ne >"),
    "Two numbers are equal.",
    "the explorers are exactly 1",
)
_condition(
    "mode-is",
    ModeIs,
    ("the mode is [easy](easy)", "the mode is [extreme](extreme)", "the mode is normal"),
    "the game is <negated:not >in <easy:easy><extreme:extreme><!easy:<!extreme:normal>> mode",
    "la partie <negated:n’>est <negated:pas >en mode <easy:facile><extreme:extrême><!easy:<!extreme:normal>>",
    "How the game is played: easy, normal or extreme.",
    "the mode is extreme",
)
_condition(
    "there-is",
    ThereIs,
    "there is/are {cards:cards}",
    "<relative:who has><!relative:there {cards@is|is|are|are}> <!negated:{cards.some}><negated:no {cards.bare}>",
    "<relative:qui <!negated:a><negated:n’a>><!relative:il <!negated:y a><negated:n’y a>> "
    "<!negated:{cards.some}><negated:pas {cards.bare.de}>",
    "At least one such card exists.",
    "there is a state in your hand",
)
_condition(
    "there-is-no",
    ThereIsNo,
    "there is/are no {cards:cards}",
    "<relative:who has><!relative:there {cards@is|is|are|are}> <!negated:no {cards.bare}><negated:{cards.some}>",
    "<relative:qui <!negated:n’a><negated:a>><!relative:il <!negated:n’y a><negated:y a>> "
    "<!negated:pas {cards.bare.de}><negated:{cards.some}>",
    "No such card exists.",
    "there is no state in your hand",
)
_condition(
    "fire-here",
    FireHere,
    "a fire is here",
    "<relative:on whose Terrain ><!negated:a><negated:no> fire stands<!relative: on your|their Terrain>",
    "<relative:dont le Terrain <!negated:porte un><negated:ne porte aucun> feu>"
    "<!relative:<!negated:un feu><negated:aucun feu ne> se trouve sur votre|son Terrain>",
    "A fire figure stands on your Terrain.",
    "a fire is here",
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
)
_condition(
    "fire-anywhere",
    FireAnywhere,
    "a fire is on the board",
    "<!negated:a><negated:no> fire stands on the Board",
    "<!negated:un feu><negated:aucun feu ne> se trouve sur le Plateau",
    "A fire figure stands somewhere on the Board.",
    "a fire is on the board",
)
_condition(
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
)
_condition(
    "terrain-is",
    TerrainIs,
    ("your terrain is {tag:tag}", "[that](that) terrain is {tag:tag}"),
    "<!that:your|their><that:that> Terrain is <negated:not >marked “{tag}”",
    "<!that:votre|son><that:ce> Terrain <negated:ne >porte <negated:pas >la marque « {tag} »",
    "Your Terrain, or the Terrain just named, carries a tag.",
    "your terrain is freshwater",
)
_condition(
    "you-are-active",
    YouAreActive,
    "you are active",
    "<relative:who is><!relative:[you|they] are> <negated:not >active",
    "<relative:qui <negated:n’>est><!relative:[vous <negated:n’>êtes|il <negated:n’>est]> <negated:pas >"
    "l’explorateur actif",
    "You take, or have just taken, the action.",
    "you are active",
)
_condition(
    "you-are-involved",
    YouAreInvolved,
    "you are involved",
    "<relative:who is><!relative:[you|they] are> <negated:not >involved",
    "<relative:qui <negated:ne >participe><!relative:[vous <negated:ne >participez|il <negated:ne >participe]>"
    "<negated: pas>",
    "You take part in the action.",
    "you are involved",
)
_STAND_EN = (
    "<relative:who <!negated:stands><negated:does not stand>><!relative:[you|they] <negated:do not >stand>"
)
_STAND_FR = (
    "<relative:qui <negated:ne >se trouve>"
    "<!relative:[vous <negated:ne >vous trouvez|il <negated:ne >se trouve]><negated: pas>"
)
_condition(
    "you-stand-here",
    YouStandHere,
    "you stand on this",
    f"{_STAND_EN} here",
    f"{_STAND_FR} ici",
    "You stand on this Terrain, or on one this event is attached to.",
    "you stand on this",
)
_condition(
    "you-stand-beside",
    YouStandBeside,
    "you stand {side:side} of this",
    f"{_STAND_EN} {{side}} of this card",
    f"{_STAND_FR} {{side.au}} de cette carte",
    "You stand on the Terrain on that side of this event.",
    "you stand north of this",
)
_condition(
    "began-here",
    BeganHere,
    "the action began on this",
    "the action <!negated:began><negated:did not begin> on this Terrain",
    "l’action <negated:n’>a <negated:pas >commencé sur ce Terrain",
    "The active explorer stood on this Terrain when the action began.",
    "the action began on this",
)
_condition(
    "terrain-there",
    TerrainThere,
    "a terrain is {side:side} of this",
    "there is <!negated:a><negated:no> Terrain {side} of this card",
    "<!negated:un Terrain><negated:aucun Terrain ne> se trouve {side.au} de cette carte",
    "There is a Terrain on that side of this card.",
    "a terrain is south of this",
)
_condition(
    "action-is",
    ActionIs,
    "the action is {types:types}",
    "this is <negated:not >{types.an}",
    "il <negated:ne >s’agit <negated:pas >{types.an.de}",
    "The action in progress is of one of these types.",
    "the action is rest, make-fire",
)
_condition(
    "outcome",
    Outcome,
    ("the action succeeded", "the action [failed](failed)"),
    "the action has <negated:not ><!failed:succeeded><failed:failed>",
    "l’action <negated:n’>a <negated:pas ><!failed:réussi><failed:échoué>",
    "How the action in progress has ended.",
    "the action succeeded",
)
_condition(
    "used",
    Used,
    "{keyword:keyword} was used",
    "<!negated:an><negated:no> item with “{keyword}” was used in this action",
    "<!negated:un><negated:aucun> objet avec « {keyword} » <negated:n’>a été utilisé pendant cette action",
    "An item with this keyword was used in the action, by any involved explorer.",
    "blade was used",
    asks="keyword",
)
_condition(
    "you-own",
    YouOwn,
    "you own {keyword:keyword}",
    "<relative:who has><!relative:[you|they] have> <!negated:an><negated:no> item with “{keyword}”",
    "<relative:qui <negated:n’>a><!relative:[vous <negated:n’>avez|il <negated:n’>a]> "
    "<!negated:un ><negated:pas d’>objet avec « {keyword} »",
    "You have an item with this keyword, used or not.",
    "you own light",
)
_condition(
    "same-column",
    SameColumn,
    "this item also has {keyword:keyword}",
    "<!negated:another><negated:no other> card of this item shows “{keyword}”",
    "<!negated:une autre carte de cet objet><negated:aucune autre carte de cet objet ne> porte « {keyword} »",
    "Another card of the item this card belongs to shows a keyword.",
    "this item also has rope",
)
_condition(
    "any-of",
    AnyOf,
    "for any of {who:who} , {when:condition}",
    "there is <!negated:one><negated:none> among {who.plural} {when.relative}",
    "il <!negated:y a><negated:n’y a> parmi {who.plural} <!negated:quelqu’un><negated:personne> {when.relative}",
    "Something holds for at least one of some explorers; in it, `you` is each of them in turn.",
    "for any of each involved, you own compass",
)
_condition(
    "character-involved",
    CharacterInvolved,
    "{character:character} is involved",
    "{character} is <negated:not >involved",
    "{character} <negated:ne >participe<negated: pas>",
    "A certain character takes part in the action.",
    "ann is involved",
)
_condition(
    "store-empty",
    StoreEmpty,
    "the {store:store} is empty",
    "the {store} is <negated:not >empty",
    "la réserve « {store} » <negated:n’>est <negated:pas >vide",
    "A store holds no card and no item.",
    "the hoard is empty",
)
