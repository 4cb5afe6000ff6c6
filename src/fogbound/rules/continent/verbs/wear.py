"""Items wear out and are mended: pips lost and gained, and items given up because there are too many."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.lexicon import declare, only_in, term
from fogbound.rules.common.needs import DURING, IN_PLAY, OF_ITEM, happens, needs
from fogbound.rules.common.standing_places import ITEMS
from fogbound.rules.common.terms import Ability, Condition, Effect, Value, Who
from fogbound.rules.continent import items, news, table
from fogbound.rules.continent.company import ShedItem
from fogbound.rules.continent.options import OPTION_MEND, OPTION_RELINQUISH
from fogbound.rules.verbs.asking import AskWhich, AskYou, Pick

TOPIC = "gear"


class Wear(Effect):
    """Pips are taken off items, spread as the affected explorers like (C-WEAR-01, C-WEAR-02, C-WEAR-03)."""

    def __init__(self, pips: Value, own: bool = False) -> None:
        self.pips = pips
        self.own = own

    def _seats(self, game: Game, you: int) -> tuple[int, ...]:
        if self.own:
            return (you,)
        return involved_now(game, you)

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        seats = self._seats(game, you)
        if seats:
            pips = self.pips.count(game, this, you, it)
            game.next(items.SpreadWear(pips, seats))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        pips = sum(
            game.values[column] for seat in self._seats(game, you) for column in table.columns(game, seat)
        )
        return pips >= self.pips.count(game, this, you, it)


term(
    "wear",
    "effect",
    Wear,
    syntax="wear {pips:value} [from your items](own)",
    brings="wear",
    doc="Takes so many pips in all off items of the involved explorers, spread as they like; with `from your "
    "items` off the explorer's own. What the items cannot give lapses; an item without pips breaks at once.",
    example="wear 2",
    icon="wear",
    ruleset="continent",
)


def column_of(game: Game, card: int) -> int:
    """The item a card belongs to, or NONE."""
    zone = game.where[card]
    return zone if game.kinds[zone] == table.ITEM_COLUMN else NONE


class WearThis(Effect):
    """The item this card belongs to loses pips, in use or not (C-WEAR-05)."""

    def __init__(self, pips: Value) -> None:
        self.pips = pips

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        column = column_of(game, this)
        if column != NONE and game.values[column] > 0:
            items.wear(game, column, self.pips.count(game, this, you, it))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        column = column_of(game, this)
        return column != NONE and game.values[column] >= self.pips.count(game, this, you, it)


term(
    "wear-this",
    "effect",
    WearThis,
    syntax="lose {pips:value} pip/pips of this item",
    brings="wear",
    doc="Takes pips off the item this card belongs to; this is no use of the item. Without pips it breaks at "
    "once.",
    example="lose 1 pip of this item",
    icon="wear",
    ruleset="continent",
)


class SetPips(Effect):
    """The die of the item this card belongs to is set."""

    def __init__(self, pips: Value, unless_higher: bool = False) -> None:
        self.pips = pips
        self.unless_higher = unless_higher

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        column = column_of(game, this)
        pips = min(items.HIGHEST, self.pips.count(game, this, you, it))
        if column == NONE or (self.unless_higher and game.values[column] > pips):
            return
        if pips == 0:
            if game.values[column] > 0:  # one that was used with its last pip stays until the Discard step
                items.wear(game, column, game.values[column])
            return
        game.values[column] = pips
        game.tell(news.MENDED, game.owners[column], game.zones[column][0], pips)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return column_of(game, this) != NONE


term(
    "set-pips",
    "effect",
    SetPips,
    syntax="set this item to {pips:value} [unless higher](unless_higher)",
    brings="gear",
    doc="Sets the die of the item this card belongs to, to 6 at most; `unless higher` never lowers it. Set to 0, the "
    "item breaks at once.",
    example="set this item to 3 unless higher",
    icon="durability",
    ruleset="continent",
)


class Mend(Effect):
    """An item gets pips back, never more than 6."""

    def __init__(self, pips: Value, who: Who) -> None:
        self.pips = pips
        self.who = who

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        pips = self.pips.count(game, this, you, it)
        if pips:
            game.next(ChooseToMend(pips, tuple(self.who.seats(game, this, you, it)), you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return any(mendable(game, seat) for seat in self.who.seats(game, this, you, it))


def mendable(game: Game, seat: int) -> list[int]:
    """The items of an explorer whose die can still show more."""
    return [column for column in table.columns(game, seat) if 0 < game.values[column] < items.HIGHEST]


class ChooseToMend(AskYou):
    """Which item gets the pips."""

    name: ClassVar[str] = "choose-to-mend"

    def __init__(self, pips: int, seats: tuple[int, ...], you: int) -> None:
        super().__init__(you)
        self.pips = pips
        self.seats = seats

    def options(self, game: Game) -> list[Option]:
        return [
            Option(OPTION_MEND, game.zones[column][0], seat=seat, index=column)
            for seat in self.seats
            for column in mendable(game, seat)
        ]

    def take(self, game: Game, option: Option, value: str) -> None:
        column = option.index
        game.values[column] = min(items.HIGHEST, game.values[column] + self.pips)
        game.tell(news.MENDED, option.seat, option.card, game.values[column])


term(
    "mend",
    "effect",
    Mend,
    syntax="add {pips:value} pip/pips to an item of {who:who}",
    brings="mend",
    doc="Adds pips to one item of these explorers, chosen by the explorer the text speaks to, up to 6.",
    example="add 2 pips to an item of an involved explorer",
    icon="durability",
    ruleset="continent",
)


class RelinquishExcess(Effect):
    """Who has more items than allowed gives up whole items of their choice until they fit (C-RELQ-01)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if you != NONE and tabletop.is_present(game, you):
            game.next(ShedItem(you))


term(
    "relinquish-excess",
    "effect",
    RelinquishExcess,
    syntax="relinquish excess items",
    brings="belongings",
    doc="Who has more items than the limit allows gives up items of their own choice, at once.",
    example="relinquish excess items",
    ruleset="continent",
)


def spared(types: int, when: Condition | None = None) -> Ability:
    return Ability(points.USE, types, None, None, when, None, None, True, False, 0)


term(
    "spared",
    "ability",
    spared,
    syntax="{types:types} : using this item costs no durability [if {when:condition}]",
    doc="The item this card belongs to keeps its die as it is when it is used in an action of these types. It must still "
    "serve the action by another effect, a keyword or a banner.",
    example="climb: using this item costs no durability if this item also has rope",
    icon="durability",
    ruleset="continent",
)


class DiscardItem(Pick):
    """One whole item of your choice is discarded, each card by its own back (C-RELQ-01, C-RELQ-02)."""

    def __init__(self, keyword: int = 0) -> None:
        self.keyword = keyword

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(ChooseToDiscard(self.eid, this, you, it))

    def fitting(self, game: Game, this: int, you: int, it: int) -> list[int]:
        """The first cards of the items; one in use stays until the Discard step (C-RUL-86)."""
        found: list[int] = []
        for column in table.columns(game, you):
            shown = [table.card_of(game, card).keywords for card in game.zones[column]]
            fits = not self.keyword or any(keywords & self.keyword for keywords in shown)
            if fits and items.may_relinquish(game, column):
                found.append(game.zones[column][0])
        return found

    def settle(self, game: Game, this: int, you: int, it: int, picked: int) -> None:
        items.relinquish(game, game.where[picked])


class ChooseToDiscard(AskWhich):
    """Which item is discarded."""

    name: ClassVar[str] = "choose-to-discard"

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_RELINQUISH, card, index=game.where[card]) for card in self.fitting(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        self.settle(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("C-RELQ-01", "C-RELQ-02", "C-RUL-86")


term(
    "discard-item",
    "effect",
    DiscardItem,
    syntax="discard one of your items [with {keyword:keyword}]",
    brings="belongings",
    doc="One whole item of the explorer's choice is given up: its die is free, and each of its cards is discarded by its "
    "back. With a keyword, an item of which a card shows it. It can be chosen or paid only by who has such an item.",
    example="discard one of your items",
    icon="discard",
    ruleset="continent",
)

only_in("spared", places=ITEMS, reason="only items have a durability")
declare(
    "wear", "wear-this", "set-pips", "mend", "spared", because="Purse cards have no durability at the Citadel"
)
declare("relinquish-excess", because="there is no limit of Purse cards at the Citadel, only of weight")
declare(
    "discard-item", because="there are no items of several cards at the Citadel: write `discard a purse card`"
)

happens("spared", moment=DURING)
needs("wear-this", "set-pips", what=OF_ITEM)
needs("wear-this", "set-pips", what=IN_PLAY)
