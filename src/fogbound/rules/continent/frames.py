"""The frame of a Continent action: with which items, what was drawn from where, what was kept."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Action, book_of
from fogbound.rules.common.frames import UNDECIDED, Attempt
from fogbound.rules.continent import table

# The seven steps (C-ACT-02), and what lies before and behind them.
ITEM: Final = 1
COST: Final = 2
RESULT: Final = 3
SKILL: Final = 4
DISCARD: Final = 5
CONSEQUENCE: Final = 6
HAND_LIMIT: Final = 7
OVER: Final = 8


class ActionFrame(Attempt):
    """One action being resolved."""

    def __init__(
        self,
        card: int,
        index: int,
        active: int,
        involved: tuple[int, ...],
        mandatory: bool,
        column: int,
        terrain: int,
        stage: int = ITEM,
        used: tuple[int, ...] = (),
        applied: tuple[int, ...] = (),
        trade: int = 0,
        saved: int = 0,
        eased: int = 0,
        unlocked: bool = False,
        drawn: tuple[int, ...] = (),
        origins: tuple[int, ...] = (),
        safe: tuple[int, ...] = (),
        extra: int = 0,
        stars: int = 0,
        per_seven: int = 0,
        blessed: tuple[int, ...] = (),
        successes: int = 0,
        outcome: int = UNDECIDED,
        kept: tuple[int, ...] = (),
        keepers: tuple[int, ...] = (),
        discarded: tuple[int, ...] = (),
        destination: int = NONE,
        tools: tuple[int, ...] = (),
        users: tuple[int, ...] = (),
    ) -> None:
        super().__init__(
            card, index, active, involved, mandatory, terrain, applied, drawn, successes, outcome
        )
        self.column = column  # the item whose action this is
        self.stage = stage
        self.used = used  # items used, as columns
        self.trade = trade  # cards saved against difficulty (C-COST-02)
        self.saved = saved  # cards saved by applied effects
        self.eased = eased  # difficulty lowered by applied effects
        self.unlocked = unlocked
        self.origins = origins
        self.safe = safe  # drawn cards that never defeat and go back where they came from
        self.extra = extra  # additional cards drawn
        self.stars = stars  # successes from applied effects
        self.per_seven = per_seven
        self.blessed = blessed  # Curses that count as one star and one seven
        self.kept = kept  # Skills kept, and who got them
        self.keepers = keepers
        self.discarded = discarded  # what the Discard step discarded
        self.destination = destination  # declared in the Cost step (C-RUL-14)
        self.tools = tools  # the cards of items used; they count to the end, broken or not (C-RUL-82)
        self.users = users  # who used each of them

    def clone(self) -> "ActionFrame":
        return ActionFrame(
            self.card,
            self.index,
            self.active,
            self.involved,
            self.mandatory,
            self.column,
            self.terrain,
            self.stage,
            self.used,
            self.applied,
            self.trade,
            self.saved,
            self.eased,
            self.unlocked,
            self.drawn,
            self.origins,
            self.safe,
            self.extra,
            self.stars,
            self.per_seven,
            self.blessed,
            self.successes,
            self.outcome,
            self.kept,
            self.keepers,
            self.discarded,
            self.destination,
            self.tools,
            self.users,
        )

    def printed(self, game: Game) -> Action:
        """A crafted Skill shows the actions of the item it has become (C-RUL-64)."""
        definition = book_of(game).cards[self.card]
        if self.column != NONE and definition.item is not None:
            return definition.item.actions[self.index]
        return definition.actions[self.index]

    def exchange(self, names: dict[int, int]) -> None:
        super().exchange(names)
        self.safe = tuple([names.get(card, card) for card in self.safe])

    def close(self, game: Game) -> None:
        """An action that breaks off still leaves no drawn card behind."""
        left = [card for card in self.drawn if game.where[card] == tabletop.DRAWN]
        for card in left:
            game.move(card, table.DISCARD_PILE)
        if left and not game.zones[table.ACTION_DECK]:
            game.shuffle(table.DISCARD_PILE)  # face down meanwhile (C-RUL-21)


def current(game: Game) -> ActionFrame | None:
    """The action in progress, if there is one."""
    for at in range(len(game.frames) - 1, -1, -1):
        frame = game.frames[at]
        if isinstance(frame, ActionFrame):
            return frame
    return None


def action_frame(game: Game) -> ActionFrame:
    """The action in progress, for steps that only run inside one."""
    frame = game.frames[-1]
    if isinstance(frame, ActionFrame):
        return frame
    found = current(game)
    assert found is not None
    return found
