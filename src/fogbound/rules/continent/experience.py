"""Experience: point cards under the Satchel & Journal, spent on Advanced Skills and other things (C-XP, C-RUL-96)."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Question
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common import points as at
from fogbound.rules.common.book import ADVANCED, SKILL, TEMPORARY, book_of
from fogbound.rules.common.force import modified
from fogbound.rules.common.options import OPTION_DONE
from fogbound.rules.common.reveal import TakeNumber
from fogbound.rules.continent import news, table
from fogbound.rules.continent.book import rules_of
from fogbound.rules.continent.options import OPTION_BUY


def points(game: Game) -> list[int]:
    """The experience cards the group has."""
    number = rules_of(game).experience
    cards = book_of(game).cards
    return [card for card in game.zones[table.SATCHEL] if cards[card].number == number != NONE]


def gained(game: Game, seat: int, number: int, this: int) -> int:
    """How many experience cards a text gives that says so many; cards may change it by where it comes from."""
    if this != NONE and book_of(game).cards[this].kind == TEMPORARY:
        return modified(game, at.EXPERIENCE, number, seat)
    return number


def gain(game: Game, seat: int, number: int, this: int) -> None:
    """Take so many experience cards."""
    for _ in range(gained(game, seat, number, this)):
        game.next(TakeNumber(rules_of(game).experience, seat))


def spend(game: Game, number: int) -> None:
    """Spent points go back to the Adventure Deck (C-RUL-96)."""
    for card in points(game)[:number]:
        filing.put_back(game, card)
    game.tell(news.EXPERIENCE_SPENT, n=number)


def buyable(game: Game, cards: list[int]) -> list[int]:
    """The Advanced Skills among these that the group can pay for (C-XP-04)."""
    book = book_of(game)
    purse = len(points(game))
    return [card for card in cards if book.cards[card].skill == ADVANCED and book.cards[card].price <= purse]


def unowned_advanced_skills(game: Game) -> list[int]:
    """Advanced Skills that are not in the game yet."""
    cards = book_of(game).cards
    return [
        card
        for card in range(len(cards))
        if cards[card].kind == SKILL and cards[card].skill == ADVANCED and game.where[card] == tabletop.OUT
    ]


def buy(game: Game, card: int) -> None:
    """Pay the purchasing cost; the Skill is shuffled into the Action Deck (C-XP-03, C-XP-04, C-XP-05)."""
    spend(game, book_of(game).cards[card].price)
    game.move(card, table.ACTION_DECK)
    game.shuffle(table.ACTION_DECK)
    game.tell(news.BOUGHT, card=card)


class BuySkill(Question):
    """Which Advanced Skill the explorer buys, if any."""

    name: ClassVar[str] = "buy-skill"

    def __init__(self, buyer: int, cards: tuple[int, ...]) -> None:
        self.buyer = buyer
        self.cards = cards

    def seat(self, game: Game) -> int:
        return self.buyer

    def options(self, game: Game) -> list[Option]:
        if tabletop.is_out(game, self.buyer):
            return []
        options = [Option(OPTION_BUY, card) for card in buyable(game, list(self.cards))]
        return [*options, Option(OPTION_DONE)] if options else []

    def amount(self, game: Game, option: Option) -> int:
        return book_of(game).cards[option.card].price if option.verb == OPTION_BUY else option.n

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_BUY:
            buy(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("C-XP-03", "C-XP-04", "C-RUL-96")
