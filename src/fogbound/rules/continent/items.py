"""Items: found or crafted cards become items, are combined, worn, given up, given away.

C-FIND, C-CRAFT, C-COMB, C-USE, C-GIVE, C-WEAR.
"""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Hint, Message
from fogbound.core.steps import GROUP, NONE, Option, Question, Step
from fogbound.rules.common import filing, points, tabletop
from fogbound.rules.common import news as common_news
from fogbound.rules.common.book import Do, book_of
from fogbound.rules.common.force import in_force
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.options import OPTION_HAND_OVER, OPTION_LEAVE_IT
from fogbound.rules.common.reactions import entered
from fogbound.rules.continent import news, table
from fogbound.rules.continent.frames import DISCARD, current
from fogbound.rules.continent.life import LoseCards
from fogbound.rules.continent.limits import has_free_die, stack_limit
from fogbound.rules.continent.options import OPTION_COMBINE, OPTION_NEW_ITEM, OPTION_WEAR

HIGHEST: Final = 6
GIFT_PRICE: Final = 2


# -- gaining items ---------------------------------------------------------------------------------


class GainItem(Question):
    """A found or crafted card: a new item, part of one, somebody else's, or nobody's.

    C-REV-09, C-CRAFT-06, C-COMB-01, C-COMB-02, C-RUL-12.
    """

    name: ClassVar[str] = "gain-item"

    def __init__(self, card: int, taker: int, received: bool, crafted: bool) -> None:
        self.card = card
        self.taker = taker
        self.received = received  # handed over by somebody else, who has no say any more
        self.crafted = crafted

    def seat(self, game: Game) -> int:
        return self.taker

    def options(self, game: Game) -> list[Option]:
        options: list[Option] = []
        free_die = has_free_die(game, self.taker)
        if free_die:
            options.append(Option(OPTION_NEW_ITEM, self.card))
        room = stack_limit(game, self.taker)
        for column in table.columns(game, self.taker):
            if len(game.zones[column]) < room and game.values[column] > 0:
                options.append(Option(OPTION_COMBINE, game.zones[column][0], index=column))
        if not self.received:
            for seat in involved_now(game, self.taker):
                if seat != self.taker and can_receive(game, seat):
                    options.append(Option(OPTION_HAND_OVER, self.card, seat=seat))
        if (
            not self.crafted or not free_die
        ):  # what was just crafted is not thrown away while it can be an item
            options.append(Option(OPTION_LEAVE_IT, self.card))
        return options

    def amount(self, game: Game, option: Option) -> int:
        return die_with(game, self.card, option.index) if option.verb == OPTION_COMBINE else option.n

    def leaves_time(self) -> bool:
        return True

    def short_label(self, game: Game, option: Option) -> Message | None:
        return Message("note-combine").item("card", option.index) if option.verb == OPTION_COMBINE else None

    def hint(self, game: Game, option: Option) -> Hint | None:
        """What the item does, and how many times it can be used."""
        if option.verb == OPTION_NEW_ITEM:
            part = table.item_part(game, option.card)
            abilities = tuple([ability.aid for ability in part.abilities])
            return Hint(Message("note-new-die").count("n", part.durability), abilities)
        if option.verb == OPTION_COMBINE:
            die = die_with(game, self.card, option.index)
            return Hint(after=Message("note-shared-die").count("n", die))
        return None

    def message(self, game: Game) -> Message:
        return self.says("crafted" if self.crafted else "").card("card", self.card)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_NEW_ITEM:
            make_item(game, self.card, self.taker)
            entered(game, self.card, self.taker)
        elif option.verb == OPTION_COMBINE:
            combine(game, self.card, option.index)
            entered(game, self.card, self.taker)
        elif option.verb == OPTION_HAND_OVER:
            game.next(GainItem(self.card, option.seat, True, self.crafted))
        else:
            filing.discard(game, self.card)

    def asks_even_one(self) -> bool:
        return True  # an item may be given up first to make room (C-RUL-84)

    def rules(self) -> tuple[str, ...]:
        return (
            ("C-CRAFT-06", "C-CRAFT-07", "C-RUL-84")
            if self.crafted
            else ("C-REV-09", "C-FIND-01", "C-RUL-84")
        )


def can_receive(game: Game, seat: int) -> bool:
    """A receiver needs a free die or room in a column (C-RUL-84)."""
    if has_free_die(game, seat):
        return True
    room = stack_limit(game, seat)
    return any(
        len(game.zones[column]) < room and game.values[column] > 0 for column in table.columns(game, seat)
    )


def make_item(game: Game, card: int, seat: int) -> None:
    """A new item with a die at the card's durability."""
    definition = book_of(game).cards[card]
    part = definition.item if definition.item is not None else definition
    column = game.new_zone(table.ITEM_COLUMN, seat, part.durability)
    filing.vacate(game, card)
    game.move(card, column)
    game.tell(news.ITEM_MADE, seat, card, part.durability)


def die_with(game: Game, card: int, column: int) -> int:
    """What an item's die shows with one more card: a keyword shared with the first adds durability, up to 6."""
    definition = book_of(game).cards[card]
    part = definition.item if definition.item is not None else definition
    first = table.card_of(game, game.zones[column][0])
    if part.keywords & first.keywords:
        return min(HIGHEST, game.values[column] + part.durability)
    return game.values[column]


def combine(game: Game, card: int, column: int) -> None:
    """Last in the column, with what that makes of the die.

    C-COMB-03, C-COMB-04, C-COMB-05, C-COMB-06.
    """
    game.values[column] = die_with(game, card, column)
    filing.vacate(game, card)
    game.move(card, column)
    game.tell(news.ITEM_COMBINED, game.owners[column], card, game.values[column])


# -- losing pips and items -------------------------------------------------------------------------


def wear(game: Game, column: int, pips: int) -> None:
    """Take pips off an item outside the Item step; at 0 it breaks at once (C-WEAR-05)."""
    game.values[column] = max(0, game.values[column] - pips)
    game.tell(news.WORN, game.owners[column], game.zones[column][0], game.values[column])
    if game.values[column] == 0:
        break_item(game, column)


def break_item(game: Game, column: int) -> None:
    """All cards of an item without a die are discarded, each by its own back, unless one breaks specially."""
    special = in_force(game, points.BREAKING)
    owner = game.owners[column]
    game.tell(news.BROKEN, owner, game.zones[column][0])
    for card in game.zones[column]:
        replaced = False
        for force in special:
            if force.card == card and not replaced:
                effect = force.ability.effect
                assert effect is not None
                game.next(Do(effect.eid, card, owner, NONE))
                game.move(card, tabletop.RESOLVING)  # its own text says where it goes
                replaced = True
        if not replaced:
            filing.discard(game, card)


def relinquish(game: Game, column: int) -> None:
    """Give up an item: die off, all its cards discarded (C-RELQ-01)."""
    game.tell(news.RELINQUISHED, game.owners[column], game.zones[column][0])
    for card in game.zones[column]:
        filing.discard(game, card)


def may_relinquish(game: Game, column: int) -> bool:
    """Not while it is in use, before the Discard step (C-RUL-86)."""
    frame = current(game)
    return frame is None or frame.stage >= DISCARD or column not in frame.used


class SpreadWear(Question):
    """The affected players spread the loss over their items, one pip at a time.

    C-WEAR-01, C-WEAR-02, C-WEAR-03, C-WEAR-04, C-RUL-85.
    """

    name: ClassVar[str] = "spread-wear"

    def __init__(self, pips: int, seats: tuple[int, ...]) -> None:
        self.pips = pips
        self.seats = seats

    def seat(self, game: Game) -> int:
        return self.seats[0] if len(self.seats) == 1 else GROUP

    def deciders(self, game: Game) -> tuple[int, ...]:
        return self.seats

    def options(self, game: Game) -> list[Option]:
        if self.pips == 0:
            return []
        return [
            Option(OPTION_WEAR, game.zones[column][0], seat=seat, index=column)
            for seat in self.seats
            for column in table.columns(game, seat)
            if game.values[column] > 0
        ]

    def message(self, game: Game) -> Message:
        return self.says().count("n", self.pips)

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(SpreadWear(self.pips - 1, self.seats))
        wear(game, option.index, 1)

    def rules(self) -> tuple[str, ...]:
        return ("C-WEAR-01", "C-WEAR-03", "C-RUL-75")


# -- giving and swapping ---------------------------------------------------------------------------


def item_of(game: Game, card: int, owner: int) -> int:
    """The item of this owner to which a card belongs, or NONE: items are named by a card, columns are used again."""
    zone = game.where[card]
    is_item = game.kinds[zone] == table.ITEM_COLUMN
    return zone if is_item and game.owners[zone] == owner else NONE


class GiveItem(Step):
    """Pay 2 cards, then the item changes hands as it is (C-GIVE-02, C-GIVE-04, C-RUL-87)."""

    def __init__(self, card: int, giver: int, receiver: int) -> None:
        self.card = card
        self.giver = giver
        self.receiver = receiver

    def run(self, game: Game) -> None:
        game.then(LoseCards(GIFT_PRICE), HandItem(self.card, self.giver, self.receiver))


class HandItem(Step):
    """An item goes to somebody else with its column and die, if both are still there after the price was paid."""

    def __init__(self, card: int, giver: int, receiver: int) -> None:
        self.card = card
        self.giver = giver
        self.receiver = receiver

    def run(self, game: Game) -> None:
        column = item_of(game, self.card, self.giver)
        if column != NONE and tabletop.is_present(game, self.receiver):
            change_owner(game, column, self.receiver)


class SwapItems(Step):
    """One swap of two items costs 2 cards, not 4 (C-EX-33)."""

    def __init__(self, card: int, giver: int, other: int, receiver: int) -> None:
        self.card = card
        self.giver = giver
        self.other = other  # the card that comes in exchange
        self.receiver = receiver

    def run(self, game: Game) -> None:
        game.then(LoseCards(GIFT_PRICE), ExchangeItems(self.card, self.giver, self.other, self.receiver))


class ExchangeItems(SwapItems):
    """The two items change hands, if both are still there after the price was paid."""

    def run(self, game: Game) -> None:
        first = item_of(game, self.card, self.giver)
        second = item_of(game, self.other, self.receiver)
        if first != NONE and second != NONE:
            change_owner(game, first, self.receiver)
            change_owner(game, second, self.giver)


def change_owner(game: Game, column: int, owner: int) -> None:
    game.tell(common_news.GIVEN, game.owners[column], game.zones[column][0], other=owner)
    game.set_owner(column, owner)
    game.index = None
