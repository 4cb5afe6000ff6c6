"""Cards: which cards a text speaks of, by kind, number, title, keyword and where they are."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import book as kinds
from fogbound.rules.common.book import Card
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Cards
from fogbound.rules.continent import filing, life, table
from fogbound.rules.continent.frames import current

# Where.
IN_HAND: Final = 0
IN_INVENTORY: Final = 1
UNDER_SATCHEL: Final = 2
IN_PAST: Final = 3
BANISHED: Final = 4
IN_DECK: Final = 5
IN_PILE: Final = 6
ON_BOARD: Final = 7
DRAWN: Final = 8
DISCARDED_NOW: Final = 9
ON_THIS: Final = 10
OUT_OF_GAME: Final = 11
ANYWHERE: Final = 12
IN_ANY_HAND: Final = 13
HERE: Final = 14

# Kinds that texts can ask for beside those of the book.
ANY: Final = -1
COMPANION: Final = 100
ADVANCED_SKILL: Final = 101
LIMITED: Final = 102  # Skill or Bonus


class This(Cards):
    """The card that carries the text."""

    def cards(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [this]


class That(Cards):
    """The card just named."""

    def cards(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [it] if it != NONE else []


class Select(Cards):
    """All cards of a kind in a place, narrowed down as the text says."""

    def __init__(
        self,
        kind: int,
        zone: int,
        number: int = NONE,
        title: int = NONE,
        keyword: int = 0,
        green: bool = False,
        gold: bool = False,
        uid: str = "",
    ) -> None:
        self.kind = kind
        self.zone = zone
        self.number = number
        self.title = title
        self.keyword = keyword
        self.green = green
        self.gold = gold
        self.uid = uid

    def cards(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [card for card in self._where(game, this, you) if self._fits(game, card)]

    def may_name(self, game: Game, card: int) -> bool:
        return self._fits(game, card)

    def _where(self, game: Game, this: int, you: int) -> list[int]:
        zone = self.zone
        if zone == IN_HAND:
            return list(game.zones[table.HANDS + you])
        if zone == IN_INVENTORY:
            return [card for column in table.columns(game, you) for card in game.zones[column]]
        if zone == IN_ANY_HAND:
            return [card for seat in table.explorers(game) for card in game.zones[table.HANDS + seat]]
        if zone == ON_THIS:
            return [card for display in filing.displays(game, this) for card in game.zones[display]]
        if zone == HERE:
            return [game.figures[you], *table.attached_events(game, game.figures[you])]
        if zone == DRAWN or zone == DISCARDED_NOW:
            frame = current(game)
            if frame is None:
                return []
            if zone == DRAWN:
                return list(frame.drawn)
            if not life.discard_pile_is_open(game):
                return []  # they have been shuffled into the face-down pile (C-LIFE-06)
            return [card for card in frame.discarded if game.where[card] == table.DISCARD_PILE]
        if zone == OUT_OF_GAME:
            return [card for card in range(len(game.where)) if game.where[card] == table.OUT]
        if zone == ANYWHERE:
            gone = (table.OUT, table.BANISHED)
            return [card for card in range(len(game.where)) if game.where[card] not in gone]
        return list(game.zones[_ZONES[zone]])

    def _fits(self, game: Game, card: int) -> bool:
        definition = table.card_of(game, card)
        return (
            is_kind(definition, self.kind)
            and (self.number == NONE or definition.number == self.number)
            and (self.title == NONE or definition.title == self.title)
            and (not self.keyword or definition.keywords & self.keyword != 0)
            and (not self.green or definition.back == kinds.GREEN)
            and (not self.gold or definition.back == kinds.GOLD)
            and (not self.uid or definition.uid == self.uid)
        )


_ZONES: Final = {
    UNDER_SATCHEL: table.SATCHEL,
    IN_PAST: table.PAST,
    BANISHED: table.BANISHED,
    IN_DECK: table.ACTION_DECK,
    IN_PILE: table.DISCARD_PILE,
    ON_BOARD: table.BOARD,
}


def is_kind(definition: Card, kind: int) -> bool:
    """Whether a card is of a kind that texts ask for."""
    if kind == ANY:
        return True
    if kind == COMPANION:
        return definition.companion
    if kind == ADVANCED_SKILL:
        return definition.kind == kinds.SKILL and definition.skill == kinds.ADVANCED
    if kind == LIMITED:
        return definition.kind == kinds.SKILL or definition.kind == kinds.BONUS
    return definition.kind == kind


term(
    "this",
    "cards",
    This,
    syntax="this",
    en="this card",
    fr="cette carte",
    doc="The card that carries the text.",
    example="banish this",
)
term(
    "that",
    "cards",
    That,
    syntax=("it", "that card"),
    en="it",
    fr="<pronoun:<il:le><!il:la>><!pronoun:<il:celui-ci><!il:celle-ci>>",
    doc="The card just chosen or named.",
    example="discard it",
)
term(
    "select",
    "cards",
    Select,
    syntax="[a/an/the] [green](green) [gold](gold) {kind:kind} [{number:number}] [titled {title:title}] "
    "[with {keyword:keyword}] [called {uid:uid}] {zone:zone}",
    en="<each:each ><!each:<!bare:<the:the ><!the:<plural:<!some:all >><!plural:a >>>><random:random >"
    "<green:green ><gold:gold ><title:“{title}” >{kind}<number: numbered {number}><keyword: with “{keyword}”>"
    "<uid: “{uid}”><chosen: of your|their choice> {zone}",
    fr="<each:chaque ><!each:<!bare:<the:<plural:les ><!plural:{kind@le|la} >><!the:<plural:<some:des >"
    "<!some:{kind@tout|toute|tous|toutes} les >><!plural:{kind@un|une} >>>>{kind}"
    "<green: {kind@vert|verte|verts|vertes}><gold: {kind@doré|dorée|dorés|dorées}><number: numéro {number}>"
    "<title: « {title} »><keyword: avec « {keyword} »><uid: « {uid} »><chosen: de votre|son choix> {zone}",
    doc="All cards of a kind in a place: `[green|gold] KIND [NUMBER] [titled TITLE] [with KEYWORD] WHERE`.",
    example="a bonus with beast in your hand",
)
