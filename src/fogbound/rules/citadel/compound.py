"""Compound actions: rows, and the die that says how far one has come (T-CPD)."""

from typing import ClassVar

from fogbound.core.game import SLOTS, Game
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.citadel import news, table
from fogbound.rules.citadel.frames import Pass, current_pass, this_pass
from fogbound.rules.citadel.options import OPTION_TAKE_DIE
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import PARAGRAPH, Row, book_of
from fogbound.rules.common.frames import UNDECIDED


class PlaceDie(Step):
    """The first row gets a die set to its difficulty; one that lies there already stays as it is.

    T-CPD-03, T-CPD-04, T-RUL-38.
    """

    def run(self, game: Game) -> None:
        frame = this_pass(game)
        if table.row_of(game, frame.card) == NONE:
            if not needs_no_die(game, frame.card) and dice_in_use(game) >= table.DICE:
                game.then(TakeDie(), PlaceDie())
                return
            set_row(game, frame.card, frame.printed(game).rows, 0, frame.active)
        frame.row = table.row_of(game, frame.card)
        frame.die = table.die_on(game, frame.card)


def with_dice(game: Game) -> list[int]:
    """The cards a die lies on."""
    found = [key // SLOTS for key in game.counters if key % SLOTS == table.ROW]
    return sorted([card for card in found if not needs_no_die(game, card)])


def needs_no_die(game: Game, card: int) -> bool:
    """Row and value of an action in a dialogue are kept with the dialogue, without a die (T-RUL-121)."""
    return book_of(game).cards[card].kind == PARAGRAPH


def die_bearer(game: Game, this: int) -> int:
    """The card whose die a text speaks of: the one that bears the text, else the one whose action is being taken."""
    frame = current_pass(game)
    return this if frame is None or table.row_of(game, this) != NONE else frame.card


def dice_in_use(game: Game) -> int:
    return len(with_dice(game))


class TakeDie(Question):
    """No die is free: one is taken from another card, whose progress is lost (T-CPD-05, T-RUL-36)."""

    name: ClassVar[str] = "take-die"

    def seat(self, game: Game) -> int:
        return this_pass(game).active

    def options(self, game: Game) -> list[Option]:
        mine = this_pass(game).card
        return [Option(OPTION_TAKE_DIE, card) for card in with_dice(game) if card != mine]

    def take(self, game: Game, option: Option, value: str) -> None:
        remove_die(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-CPD-05", "T-RUL-36")


def remove_die(game: Game, card: int) -> None:
    game.set_count(card, table.ROW, 0)
    game.set_count(card, table.DIE, 0)


def rows_of(game: Game, card: int) -> tuple[Row, ...]:
    """The rows of a card's compound action; a card has one at most, on either side."""
    definition = book_of(game).cards[card]
    for action in (*definition.actions, *definition.back_actions):
        if action.compound:
            return action.rows
    return ()


def set_row(game: Game, card: int, rows: tuple[Row, ...], row: int, seat: int) -> None:
    """Put the die on a row, set to its difficulty; beyond the last row the action is over.

    T-CPD-14, T-RUL-34, T-CPD-17, T-RUL-35.
    """
    if row >= len(rows):
        remove_die(game, card)
        game.tell(news.DIE_OFF, seat, card, seen=tabletop.witnesses(game, card))
        return
    game.set_count(card, table.ROW, row + 1)
    set_die(game, card, rows[row].difficulty.count(game, card, seat, NONE))
    game.tell(news.DIE_ON_ROW, seat, card, row + 1, seen=tabletop.witnesses(game, card))


def set_die(game: Game, card: int, value: int) -> None:
    """What the die shows, from 0 to 6; a pass that has no result yet must reach it, even if the card is gone then."""
    shown = max(0, min(6, value))
    game.set_count(card, table.DIE, shown)
    frame = current_pass(game)
    if frame is not None and frame.card == card and frame.outcome == UNDECIDED:
        frame.die = shown


def turn_die(game: Game, card: int, amount: int, seat: int) -> None:
    """Raise or lower what the die shows, and say so if it shows something else now."""
    before = table.die_on(game, card)
    set_die(game, card, before + amount)
    shown = table.die_on(game, card)
    if shown != before:
        seen = tabletop.witnesses(game, card)
        game.tell(news.DIE_FALLS if shown < before else news.DIE_RISES, seat, card, shown, seen=seen)


def put_die(game: Game, card: int, row: int, seat: int) -> None:
    """Move the die that lies on a card to this row, by the words of a text (T-CPD-12, T-CPD-13)."""
    if table.row_of(game, card) == NONE:
        return
    set_row(game, card, rows_of(game, card), max(0, row), seat)
    frame = current_pass(game)
    if frame is not None and frame.card == card:
        frame.placed = True  # nothing else decides where the die goes


def lower_die(game: Game, frame: Pass) -> None:
    """A failed pass lowers the die by the successes that were counted (T-CPD-10, T-CPD-15)."""
    if table.row_of(game, frame.card) == NONE:
        return  # its card has left, and the die with it
    turn_die(game, frame.card, -frame.successes, frame.active)


def is_over(game: Game, card: int) -> bool:
    """Whether no die lies on the card any more."""
    return table.row_of(game, card) == NONE
