"""Recovery: life points for cards, by choice at any time or because the deck is short.

T-RECO, T-RUL-01, T-RUL-02, T-RUL-03, T-RUL-04, T-RUL-05, T-RUL-06, T-RUL-07, T-RUL-08, T-RUL-09, T-RUL-10.
"""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Gauge, Hint, Message
from fogbound.core.naming import with_number
from fogbound.core.steps import NONE, Option, Part, Question, Step
from fogbound.rules.citadel import decks, life, news, table
from fogbound.rules.citadel.options import OPTION_RECOVER
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.force import concerns, in_force, modified
from fogbound.rules.common.options import OPTION_DECLINE
from fogbound.rules.common.reactions import React
from fogbound.rules.verbs.action_deck import Looking

UNITS: Final[tuple[tuple[int, int], ...]] = ((1, 2), (1, 3), (2, 3))
"""For each mode, life points and the cards they buy (T-RECO-02, T-RECO-06, T-RECO-07)."""


def unit(game: Game) -> tuple[int, int]:
    return UNITS[game.registers[tabletop.MODE]]


def price(game: Game, seat: int, cards: int, parts: list[Part] | None = None) -> int:
    """Whole units are sold, whatever part of the last one is taken; texts may add to it (T-RUL-04, T-RUL-05)."""
    points_each, size = unit(game)
    base = points_each * -(-cards // size)
    if parts is not None:
        parts.append(Part("units", base, rule="T-RUL-04"))
    return modified(game, points.RECOVERY_PRICE, base, seat, parts)


def most(game: Game, seat: int) -> int:
    """How many cards one Recovery can cover: the pile, or what a text limits it to (T-RUL-09)."""
    number = len(decks.pile(game, seat))
    for force in in_force(game, points.RECOVERY_SIZE):
        if concerns(game, force, seat) and force.ability.amount is not None:
            number = min(number, force.ability.amount.count(game, force.card, seat, NONE))
    return number


def strength(game: Game, seat: int) -> int:
    """How many cards a player can still draw: the deck, and what life points would buy back without falling."""
    points_each, size = unit(game)
    bought = max(0, table.life(game, seat) - 1) // points_each * size
    return len(decks.deck(game, seat)) + min(bought, len(decks.pile(game, seat)))


def affordable(game: Game, seat: int) -> list[int]:
    """The numbers of cards a player may choose to recover (T-RECO-05, T-RUL-06)."""
    if not tabletop.is_present(game, seat):
        return []
    size, last = unit(game)[1], most(game, seat)
    found: list[int] = []
    for first in range(1, last + 1, size):  # all cards of one unit have the same price
        if price(game, seat, first) <= table.life(game, seat):
            found.extend(range(first, min(first + size - 1, last) + 1))
    return found


def forced(game: Game, seat: int) -> list[int]:
    """What a forced Recovery may cover: at least one unit, or all there is, whatever that costs (T-RUL-02, T-RUL-07).

    Who has recovered of their own accord meanwhile owes none.
    """
    if not tabletop.is_present(game, seat) or decks.deck(game, seat) or not most(game, seat):
        return []
    least = min(unit(game)[1], most(game, seat))
    return [cards for cards in affordable(game, seat) if cards >= least] or [least]


def may_begin(game: Game, seat: int) -> bool:
    """Whether a player may turn to a Recovery now: at any question, but not while one falls (T-RECO-01, T-RUL-10)."""
    asked = game.pending()
    if isinstance(asked, ChooseRecovery) and asked.player == seat and not asked.forced:
        return False
    if any(isinstance(step, (life.LieDown, life.BanishOne)) for step in game.stack):
        return False  # a player is just falling: one more who fell now would cut the procedure short
    if is_looking(game, seat):
        return False
    return most(game, seat) > 0 and price(game, seat, 1) <= table.life(game, seat)


def is_looking(game: Game, seat: int) -> bool:
    """Whether a player has cards of their deck before them and has yet to put them back (T-RUL-10)."""
    return any(isinstance(step, Looking) and step.you == seat for step in game.stack)


class ChooseRecovery(Question):
    """How many cards; which ones is chance (T-RECO-03)."""

    name: ClassVar[str] = "choose-recovery"

    def __init__(self, player: int, forced: bool) -> None:
        self.player = player
        self.forced = forced

    def seat(self, game: Game) -> int:
        return self.player

    def options(self, game: Game) -> list[Option]:
        if self.forced:
            return [Option(OPTION_RECOVER, n=cards, seat=self.player) for cards in forced(game, self.player)]
        numbers = affordable(game, self.player)
        options = [Option(OPTION_RECOVER, n=cards, seat=self.player) for cards in numbers]
        return [*options, Option(OPTION_DECLINE)] if options else []

    def message(self, game: Game) -> Message:
        if not self.forced:
            return self.says()
        return self.says("forced").count("n", book_of(game).figure(game, "cards-owed"))

    def label(self, game: Game, option: Option) -> str:
        return "recover-none" if option.verb == OPTION_DECLINE else option.verb

    def hint(self, game: Game, option: Option) -> Hint | None:
        """What a Recovery leaves: cards in the deck, life points, cards in the pile."""
        if option.verb != OPTION_RECOVER:
            return None
        left = table.life(game, option.seat) - price(game, option.seat, option.n)
        note = Message("note-recover").count("deck", len(decks.deck(game, option.seat)) + option.n)
        note = note.count("life", max(0, left)).count("pile", len(decks.pile(game, option.seat)) - option.n)
        return Hint(note)

    def gauges(self, game: Game, option: Option) -> tuple[Gauge, ...] | None:
        if option.verb != OPTION_RECOVER:
            return None
        held, life_now = len(decks.deck(game, option.seat)), table.life(game, option.seat)
        left = max(0, life_now - price(game, option.seat, option.n))
        return (
            Gauge("gauge-deck", held, held + option.n, held + len(decks.pile(game, option.seat))),
            Gauge("gauge-life", life_now, left, life_now),
        )

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_RECOVER:
            recover(game, self.player, option.n)

    def rules(self) -> tuple[str, ...]:
        return ("T-RECO-01", "T-RECO-02", "T-RECO-03", "T-RECO-05", "T-RUL-02", "T-RUL-04")


def recover(game: Game, seat: int, cards: int) -> None:
    """Pay, then shuffle random cards of the pile into the deck; who pays all falls unconscious.

    T-RUL-06, T-RUL-07.
    """
    paid = min(price(game, seat, cards), table.life(game, seat))
    done = decks.regain(game, seat, cards, is_under(game, seat))
    game.tell(news.RECOVERED, seat, n=done)
    life.lose(game, seat, paid)
    if not game.ending:
        game.next(
            React(points.RECOVERED, seat, with_number(NONE, done))
        )  # first, as falling may break off what is going on


def is_under(game: Game, seat: int) -> bool:
    """Whether a text puts recovered cards under the deck instead of shuffling them in."""
    return any(concerns(game, force, seat) for force in in_force(game, points.RECOVERY_PLACE))


class ForcedRecovery(Step):
    """A Recovery that may not be declined (T-RUL-02); where none is possible nobody owes one (T-RUL-01)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, game: Game) -> None:
        game.next(ChooseRecovery(self.player, True))


class DiscardOwed(Step):
    """Discard so many cards from the top; a short deck forces a Recovery (T-ZONE-03, T-ZONE-04)."""

    def __init__(self, player: int, owed: int) -> None:
        self.player = player
        self.owed = owed

    def run(self, game: Game) -> None:
        if not tabletop.is_present(game, self.player):
            return
        left = self.owed - decks.discard_top(game, self.player, self.owed)
        if left and most(game, self.player):
            game.then(ForcedRecovery(self.player), DiscardOwed(self.player, left))
