"""Who belongs to the company: leaving for good, being held by others, coming back.

T-LEAVE, T-RUL-101, T-RUL-102, T-RUL-103, T-RUL-104, T-RUL-105.
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.citadel import decks, life, news, table
from fogbound.rules.citadel.limits import trim_hands
from fogbound.rules.citadel.options import OPTION_HAND_ON, OPTION_LEAVE_LIFE
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common import news as common_news
from fogbound.rules.common.book import ADVANCED, REFLEX, SKILL, book_of

# -- leaving for good ------------------------------------------------------------------------------


def may_leave(game: Game) -> list[int]:
    """Who may leave now, between actions or at the Citadel: anybody, while somebody else stays (T-RUL-101)."""
    players = table.players(game)
    is_quiet = not game.frames and not game.zones[tabletop.RESOLVING]
    return players if len(players) > 1 and is_quiet else []


class LeaveForGood(Step):
    """A character leaves the adventure; what may stay behind is shared out.

    T-LEAVE-01, T-LEAVE-02, T-LEAVE-03, T-LEAVE-04, T-LEAVE-05, T-LEAVE-06, T-LEAVE-07.
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, game: Game) -> None:
        seat = self.player
        game.tell(news.LEFT_FOR_GOOD, seat)
        game.registers[tabletop.STATUS + seat] = tabletop.GONE
        terrain = game.figures[seat]
        game.figures[seat] = NONE
        game.index = None
        if not tabletop.explorers(game):
            life.lose_all(game)  # T-RUL-104
            return
        life.break_off(game, seat, terrain)  # where a text says so in the middle of an action
        take_away(game, seat)
        trim_hands(game)  # fewer players, other limits (T-RUL-105)
        game.then(HandOn(seat), DivideLife(seat))


def take_away(game: Game, seat: int) -> None:
    """Character card, Character Skills and no-discard Purse cards go home (T-LEAVE-01, T-LEAVE-02)."""
    cards = book_of(game).cards
    for card in holdings(game, seat):
        is_own = cards[card].kind == SKILL and cards[card].skill not in (ADVANCED, REFLEX)
        if is_own or cards[card].kept:
            filing.put_back(game, card)
    for card in game.zones[table.CHARACTER + seat]:
        game.move(card, tabletop.OUT)


def holdings(game: Game, seat: int) -> list[int]:
    """All cards of a player but the Character card: hand, purse, blocked cards, pile and deck."""
    return [
        *tabletop.hand(game, seat),
        *game.zones[table.PURSES + seat],
        *game.zones[table.BLOCKED + seat],
        *decks.pile(game, seat),
        *decks.deck(game, seat),
    ]


class HandOn(Question):
    """Who of those who stay gets the next card, by choice of who leaves.

    T-LEAVE-03, T-LEAVE-04, T-LEAVE-05, T-LEAVE-06, T-RUL-102.
    """

    name: ClassVar[str] = "hand-on"

    def __init__(self, leaver: int) -> None:
        self.leaver = leaver

    def seat(self, game: Game) -> int:
        return self.leaver

    def options(self, game: Game) -> list[Option]:
        left = sorted(holdings(game, self.leaver))
        return [Option(OPTION_HAND_ON, left[0], seat=other) for other in table.players(game)] if left else []

    def message(self, game: Game) -> Message:
        return self.says().card("card", min(holdings(game, self.leaver)))

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(HandOn(self.leaver))
        card = option.card
        game.barriers += 1
        if book_of(game).cards[card].kind == SKILL:
            zone = table.DISCARD_PILES  # T-LEAVE-03, T-RUL-103
            filing.lose_markers(game, card)  # T-CPD-16
        else:
            zone = table.BLOCKED if table.is_blocked(game, card) else table.PURSES
        game.move(card, zone + option.seat)
        game.tell(common_news.GIVEN, self.leaver, card, other=option.seat)

    def rules(self) -> tuple[str, ...]:
        return ("T-LEAVE-03", "T-LEAVE-04", "T-LEAVE-05", "T-LEAVE-06", "T-RUL-102", "T-RUL-103")


class DivideLife(Step):
    """The life points are shared out equally among the conscious; the rest by choice (T-LEAVE-07, T-RUL-102)."""

    def __init__(self, leaver: int) -> None:
        self.leaver = leaver

    def run(self, game: Game) -> None:
        number = table.life(game, self.leaver)
        life.set_life(game, self.leaver, 0)
        heirs = tabletop.clockwise(game, self.leaver)
        for seat in heirs:
            life.gain_life(game, seat, number // len(heirs))
        game.next(LeaveRest(self.leaver, number % len(heirs), ()))


class LeaveRest(Question):
    """Who gets one of the life points that could not be shared out equally (T-RUL-102)."""

    name: ClassVar[str] = "leave-rest"

    def __init__(self, leaver: int, rest: int, given: tuple[int, ...]) -> None:
        self.leaver = leaver
        self.rest = rest
        self.given = given

    def seat(self, game: Game) -> int:
        return self.leaver

    def options(self, game: Game) -> list[Option]:
        if not self.rest:
            return []
        heirs = tabletop.clockwise(game, self.leaver)
        return [Option(OPTION_LEAVE_LIFE, seat=seat) for seat in heirs if seat not in self.given]

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(LeaveRest(self.leaver, self.rest - 1, (*self.given, option.seat)))
        life.gain_life(game, option.seat, 1)

    def rules(self) -> tuple[str, ...]:
        return ("T-LEAVE-07", "T-RUL-102")


# -- being held ------------------------------------------------------------------------------------


def hold(game: Game, seat: int) -> None:
    """Somebody is taken away for a while: the figure goes, cards and life points stay as they are."""
    game.registers[tabletop.STATUS + seat] = table.HELD
    terrain = game.figures[seat]
    game.figures[seat] = NONE
    game.index = None
    game.tell(news.HELD, seat)
    if not tabletop.explorers(game):
        life.lose_all(game)
        return
    life.break_off(game, seat, terrain)


def held(game: Game) -> list[int]:
    return [seat for seat in table.players(game) if game.registers[tabletop.STATUS + seat] == table.HELD]


def release(game: Game, seat: int, terrain: int) -> None:
    """Somebody who was held is free again, on this Terrain, or where who wakes up would come to.

    T-UNC-09, T-UNC-10.
    """
    game.registers[tabletop.STATUS + seat] = tabletop.PRESENT
    game.index = None
    life.stay_out(game, seat)
    game.tell(news.RELEASED, seat)
    if terrain != NONE:
        life.arrive(game, seat, terrain)
    else:
        life.come_back(game, seat)
