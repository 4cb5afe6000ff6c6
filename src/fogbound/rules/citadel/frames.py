"""The frame of one pass through the four steps of an action."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import points
from fogbound.rules.common.book import Action, Row, book_of
from fogbound.rules.common.frames import UNDECIDED, Attempt, Party, acting
from fogbound.rules.common.reactions import React

# The four steps (T-TURN-01), and what lies behind them.
GEAR_UP: Final = 1
DRAW: Final = 2
RESULT: Final = 3
CONSEQUENCE: Final = 4
OVER: Final = 5

NO_ICONS: Final = (0, 0, 0, 0, 0)


class Pass(Attempt):
    """One pass: a simple action has one, a compound action one for each turn it is taken (T-CPD-06)."""

    def __init__(
        self,
        card: int,
        index: int,
        active: int,
        involved: tuple[int, ...],
        mandatory: bool,
        terrain: int,
        back: bool = False,
        row: int = 0,
        die: int = NONE,
        limit: int = 0,
        stage: int = GEAR_UP,
        selected: tuple[int, ...] = (),
        applied: tuple[int, ...] = (),
        chosen: tuple[int, ...] = (),
        saved: int = 0,
        added: int = 0,
        drawn: tuple[int, ...] = (),
        icons: tuple[int, ...] = (0, 0, 0, 0, 0),  # spelled out: a compiled class tells its defaults
        extra_cards: int = 0,
        gained: int = 0,
        successes: int = 0,
        outcome: int = UNDECIDED,
        keeps: int = 0,
        cancels: int = 0,
        lowered: int = 0,
        placed: bool = False,
    ) -> None:
        super().__init__(
            card, index, active, involved, mandatory, terrain, applied, drawn, successes, outcome
        )
        self.back = back  # whether the action is printed on the fog side
        self.row = row
        self.die = die  # what the die showed last before the comparison; NONE for a simple action
        self.limit = limit  # cards that count under a chain: the default cost, before any modifier (T-RES-07)
        self.stage = stage
        self.selected = selected  # Purse cards used in this action
        self.chosen = chosen  # which of the effects joined by "or" was used, see `either`
        self.saved = saved  # cards saved by applied effects
        self.added = added  # cards added by compulsory effects whose price was paid
        self.icons = icons  # obtained and not yet spent
        self.extra_cards = extra_cards
        self.gained = gained  # successes from effects
        self.keeps = keeps  # how many revealed cards may be kept
        self.cancels = cancels  # damage that can still be cancelled
        self.lowered = lowered  # levels of the tremor spent
        self.placed = placed  # whether a consequence has said where the die goes

    def clone(self) -> "Pass":
        return Pass(
            self.card,
            self.index,
            self.active,
            self.involved,
            self.mandatory,
            self.terrain,
            self.back,
            self.row,
            self.die,
            self.limit,
            self.stage,
            self.selected,
            self.applied,
            self.chosen,
            self.saved,
            self.added,
            self.drawn,
            self.icons,
            self.extra_cards,
            self.gained,
            self.successes,
            self.outcome,
            self.keeps,
            self.cancels,
            self.lowered,
            self.placed,
        )

    def printed(self, game: Game) -> Action:
        definition = book_of(game).cards[self.card]
        return definition.back_actions[self.index] if self.back else definition.actions[self.index]

    def shown(self) -> int:
        """The card as everybody may hear of it; of one on the fog side only the back is seen (T-INFO-08)."""
        return NONE if self.back else self.card

    def is_on_back(self) -> bool:
        return self.back

    def printed_row(self, game: Game) -> Row:
        """The current row; a simple action has one (T-CPD-01)."""
        return self.printed(game).rows[self.row]

    def close(self, game: Game) -> None:
        """The turn of a pass that broke off is over (T-RUL-58)."""
        if self.outcome == UNDECIDED:
            game.next(React(points.TURN_ENDED, acting(game, self.active), self.card))


class Resolution(Party):
    """A Temporary event that lies open and whose text is being carried out, and who has turned it over."""

    def __init__(self, card: int, active: int, involved: tuple[int, ...], revealer: int) -> None:
        super().__init__(active, involved)
        self.card = card
        self.revealer = revealer

    def clone(self) -> "Resolution":
        return Resolution(self.card, self.active, self.involved, self.revealer)


def current_pass(game: Game) -> Pass | None:
    """The pass in progress, if there is one."""
    for at in range(len(game.frames) - 1, -1, -1):
        frame = game.frames[at]
        if isinstance(frame, Pass):
            return frame
    return None


def this_pass(game: Game) -> Pass:
    """The pass in progress, for steps that only run inside one."""
    found = current_pass(game)
    assert found is not None
    return found


def either(card: int, group: int) -> int:
    """Effects of a card joined by "or", as one number (T-RUL-19)."""
    return card << 8 | group
