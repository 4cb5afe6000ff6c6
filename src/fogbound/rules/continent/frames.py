"""Frames: who acts and who is involved, and for an action with what, what was drawn and how it ended."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Frame
from fogbound.rules.common.book import Action, book_of
from fogbound.rules.continent import table

UNDECIDED: Final = -1
FAILURE: Final = 0
SUCCESS: Final = 1

# The seven steps (C-ACT-02), and what lies before and behind them.
ITEM: Final = 1
COST: Final = 2
RESULT: Final = 3
SKILL: Final = 4
DISCARD: Final = 5
CONSEQUENCE: Final = 6
HAND_LIMIT: Final = 7
OVER: Final = 8


class Party(Frame):
    """Who acts and who is involved; as a frame of its own, for what follows an action and is still theirs."""

    def __init__(self, active: int, involved: tuple[int, ...]) -> None:
        self.active = active
        self.involved = involved  # active first, then clockwise; it never changes (C-RUL-73)

    def clone(self) -> "Party":
        return Party(self.active, self.involved)


class ActionFrame(Party):
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
        super().__init__(active, involved)
        self.card = card
        self.index = index
        self.mandatory = mandatory
        self.column = column  # the item whose action this is
        self.terrain = terrain  # where the active explorer stood when it began
        self.stage = stage
        self.used = used  # items used, as columns
        self.applied = applied  # effects applied, see `mark`
        self.trade = trade  # cards saved against difficulty (C-COST-02)
        self.saved = saved  # cards saved by applied effects
        self.eased = eased  # difficulty lowered by applied effects
        self.unlocked = unlocked
        self.drawn = drawn
        self.origins = origins
        self.safe = safe  # drawn cards that never defeat and go back where they came from
        self.extra = extra  # additional cards drawn
        self.stars = stars  # successes from applied effects
        self.per_seven = per_seven
        self.blessed = blessed  # Curses that count as one star and one seven
        self.successes = successes
        self.outcome = outcome
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

    def close(self, game: Game) -> None:
        """An action that breaks off still leaves no drawn card behind."""
        left = [card for card in self.drawn if game.where[card] == table.DRAWN]
        for card in left:
            game.move(card, table.DISCARD_PILE)
        if left and not game.zones[table.ACTION_DECK]:
            game.shuffle(table.DISCARD_PILE)  # face down meanwhile (C-RUL-21)


def mark(aid: int, card: int) -> int:
    """An effect of a card, as one number: each is applied once per action (C-ITEM-05)."""
    return aid << 16 | card


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


def action_of(game: Game, frame: ActionFrame) -> Action:
    """What is printed: the action the frame resolves, as it was when it began (C-RUL-64)."""
    definition = book_of(game).cards[frame.card]
    if frame.column != NONE and definition.item is not None:
        return definition.item.actions[frame.index]
    return definition.actions[frame.index]


def party(game: Game) -> Party | None:
    """The innermost frame that says who is involved: an action in progress, or what follows one."""
    for at in range(len(game.frames) - 1, -1, -1):
        frame = game.frames[at]
        if isinstance(frame, Party):
            return frame
    return None


def took_part(game: Game, seat: int) -> tuple[int, ...]:
    """Everybody involved in what happens, also those eliminated since; without an action this explorer alone."""
    frame = party(game)
    return frame.involved if frame is not None else (seat,)


def involved_now(game: Game, seat: int) -> tuple[int, ...]:
    """Those involved in what happens who are still in the game, the active one first, then clockwise."""
    return tuple([other for other in took_part(game, seat) if table.is_present(game, other)])


def active_now(game: Game, seat: int) -> int:
    frame = party(game)
    return frame.active if frame is not None else seat


def acting(game: Game, seat: int) -> int:
    """The active explorer, or who takes over from one who is no longer in the game (C-RUL-45)."""
    active = active_now(game, seat)
    if table.is_present(game, active):
        return active
    involved = involved_now(game, seat)
    return involved[0] if involved else table.next_present(game, active)
