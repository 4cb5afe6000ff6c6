"""Leaving for a while or for good, coming back, joining.

C-LEAVE, C-JOIN, C-RUL-92, C-RUL-93, C-RUL-94, C-RUL-95.
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import CHARACTER, OWN, SKILL, book_of
from fogbound.rules.common.options import OPTION_DISCARD
from fogbound.rules.continent import decks, items, news, table
from fogbound.rules.continent.ending import eliminate, take_out_own_skills
from fogbound.rules.continent.limits import hand_limit, item_limit, stack_limit
from fogbound.rules.continent.options import OPTION_RELINQUISH


def leave_for_good(game: Game, seat: int) -> None:
    """The rules of elimination, without taking a new character in the same act (C-LEAVE-01, C-RUL-26)."""
    eliminate(game, seat, tabletop.GONE)
    if not tabletop.explorers(game):
        game.end("lost:deserted")


def leave_for_a_while(game: Game, seat: int) -> None:
    """Hand and inventory are kept for the return, own Skills leave deck and pile (C-LEAVE-02, C-LEAVE-03).

    C-RUL-92.
    """
    game.tell(news.LEFT, seat)
    game.registers[tabletop.STATUS + seat] = tabletop.AWAY
    game.figures[seat] = NONE
    game.figures[table.FIRES + seat] = NONE
    game.index = None
    take_out_own_skills(game, game.registers[tabletop.CHARACTERS + seat], tabletop.OUT)


def free_characters(game: Game) -> list[int]:
    """Character cards nobody plays or has played in this game (C-JOIN-01, C-RUL-95)."""
    book = book_of(game)
    taken = [
        game.registers[tabletop.CHARACTERS + seat]
        for seat in range(game.seats)
        if game.registers[tabletop.STATUS + seat] != tabletop.EMPTY
    ]
    return [
        card
        for card in range(len(book.cards))
        if book.cards[card].kind == CHARACTER
        and book.cards[card].character not in taken
        and table.kept_hand(game, book.cards[card].character) == NONE
        and not decks.is_spent(game, book.cards[card].character)
    ]


def open_seats(game: Game) -> list[int]:
    """Seats a newcomer can take; four players at most, so in the end that of somebody who is away (C-RUL-93)."""
    if tabletop.player_count(game) >= 4:
        return []
    statuses = [game.registers[tabletop.STATUS + seat] for seat in range(game.seats)]
    free = (tabletop.EMPTY, tabletop.ELIMINATED, tabletop.GONE)
    return [
        *[seat for seat in range(game.seats) if statuses[seat] in free],
        *[seat for seat in range(game.seats) if statuses[seat] == tabletop.AWAY],
    ]


def clear_chair(game: Game, chair: int) -> None:
    """Somebody else sits down: what belongs to who is away is kept, and whose adventure is over cannot return."""
    character = game.registers[tabletop.CHARACTERS + chair]
    status = game.registers[tabletop.STATUS + chair]
    if status == tabletop.AWAY:
        owner = table.kept_for(character)
        game.tell(news.KEPT_FOR_LATER, chair, table.character_card(game, chair))
        for column in table.columns(game, chair):
            game.set_owner(column, owner)
        hand = game.new_zone(table.KEPT_HAND, owner, 0)
        for card in tabletop.hand(game, chair):
            game.move(card, hand)
    elif status != tabletop.EMPTY:
        decks.spend_character(game, character)


def without_chair(game: Game) -> list[int]:
    """The Character cards of those who are away and whose chairs are taken."""
    cards = book_of(game).cards
    return [
        card
        for zone in range(table.FIXED, len(game.zones))
        if game.kinds[zone] == table.KEPT_HAND
        for card in game.zones[zone]
        if cards[card].kind == CHARACTER
    ]


class JoinGame(Step):
    """A new character at an empty seat, on an occupied Terrain, with the Character card alone.

    C-JOIN, C-RUL-93, C-ELIM-06.
    """

    def __init__(self, chair: int, character_card: int, terrain: int) -> None:
        self.chair = chair
        self.character_card = character_card
        self.terrain = terrain

    def run(self, game: Game) -> None:
        registers = game.registers
        clear_chair(game, self.chair)
        character = book_of(game).cards[self.character_card].character
        registers[tabletop.STATUS + self.chair] = tabletop.PRESENT
        registers[tabletop.CHARACTERS + self.chair] = character
        game.move(self.character_card, tabletop.HANDS + self.chair)
        game.figures[self.chair] = self.terrain
        game.index = None
        game.tell(news.JOINED, self.chair, self.character_card)
        shuffle_in_own_skills(game, character)
        game.next(CheckLimits())


class TakeUpAgain(JoinGame):
    """A character whose chair was taken meanwhile comes back at another one, with all that was kept (C-RUL-95)."""

    def run(self, game: Game) -> None:
        clear_chair(game, self.chair)
        character = book_of(game).cards[self.character_card].character
        for card in game.zones[table.kept_hand(game, character)]:
            game.move(card, tabletop.HANDS + self.chair)
        for column in table.columns(game, table.kept_for(character)):
            game.set_owner(column, self.chair)
        game.registers[tabletop.CHARACTERS + self.chair] = character
        game.next(ComeBack(self.chair, self.terrain))


class ComeBack(Step):
    """A character who left for a while resumes the saved hand and items (C-RUL-95)."""

    def __init__(self, chair: int, terrain: int) -> None:
        self.chair = chair
        self.terrain = terrain

    def run(self, game: Game) -> None:
        game.registers[tabletop.STATUS + self.chair] = tabletop.PRESENT
        game.figures[self.chair] = self.terrain
        game.index = None
        game.tell(news.CAME_BACK, self.chair)
        shuffle_in_own_skills(game, game.registers[tabletop.CHARACTERS + self.chair])
        game.next(CheckLimits())


def shuffle_in_own_skills(game: Game, character: int) -> None:
    """The character's own Skills that are not elsewhere in play go into the Action Deck (C-JOIN-01, C-RUL-95)."""
    cards = book_of(game).cards
    for card in range(len(cards)):
        if (
            cards[card].kind == SKILL
            and cards[card].skill == OWN
            and cards[card].character == character
            and game.where[card] == tabletop.OUT
        ):
            game.move(card, table.ACTION_DECK)
    game.shuffle(table.ACTION_DECK)


class CheckLimits(Step):
    """The limits of the new player count apply at once to everybody (C-JOIN-02, C-RUL-92)."""

    def run(self, game: Game) -> None:
        # The last active player first, then clockwise (C-RUL-76).
        for seat in reversed(tabletop.clockwise(game, game.registers[tabletop.ACTIVE])):
            game.then(ShedItem(seat), ShedItemCard(seat), ShedHand(seat))


class Shed(Question):
    """Each player chooses what exceeds the limits (C-RUL-94)."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def seat(self, game: Game) -> int:
        return self.owner

    def rules(self) -> tuple[str, ...]:
        return ("C-JOIN-02", "C-RUL-94")


class ShedHand(Shed):
    """Hand cards above the limit."""

    name: ClassVar[str] = "shed-hand"

    def options(self, game: Game) -> list[Option]:
        cards = table.limited(game, self.owner)
        return (
            [Option(OPTION_DISCARD, card) for card in cards]
            if len(cards) > hand_limit(game, self.owner)
            else []
        )

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(ShedHand(self.owner))
        filing.discard(game, option.card)


class ShedItem(Shed):
    """Whole items above the limit, or dice above the stock."""

    name: ClassVar[str] = "shed-item"

    def options(self, game: Game) -> list[Option]:
        columns = table.columns(game, self.owner)
        if len(columns) <= item_limit(game, self.owner) and table.dice_in_use(game) <= table.DICE:
            return []
        return [Option(OPTION_RELINQUISH, game.zones[column][0], index=column) for column in columns]

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(ShedItem(self.owner))
        items.relinquish(game, option.index)


class ShedItemCard(Shed):
    """Cards out of columns that are too tall; the die stays as it is (C-RUL-83)."""

    name: ClassVar[str] = "shed-item-card"

    def options(self, game: Game) -> list[Option]:
        most = stack_limit(game, self.owner)
        return [
            Option(OPTION_DISCARD, card)
            for column in table.columns(game, self.owner)
            if len(game.zones[column]) > most
            for card in game.zones[column]
        ]

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(ShedItemCard(self.owner))
        filing.discard(game, option.card)
