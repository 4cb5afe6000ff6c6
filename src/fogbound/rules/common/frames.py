"""Frames: who acts and who is involved, and what every action in progress knows."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Frame
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Action, book_of

UNDECIDED: Final = -1
FAILURE: Final = 0
SUCCESS: Final = 1


class Party(Frame):
    """Who acts and who is involved; as a frame of its own, for what follows an action and is still theirs."""

    def __init__(self, active: int, involved: tuple[int, ...]) -> None:
        self.active = active
        self.involved = involved  # active first, then clockwise; nobody joins later (C-RUL-73)

    def clone(self) -> "Party":
        return Party(self.active, self.involved)


class Attempt(Party):
    """One action being resolved: what both rulesets know of it. Each adds what its own steps need."""

    def __init__(
        self,
        card: int,
        index: int,
        active: int,
        involved: tuple[int, ...],
        mandatory: bool,
        terrain: int,
        applied: tuple[int, ...],
        drawn: tuple[int, ...],
        successes: int,
        outcome: int,
    ) -> None:
        super().__init__(active, involved)
        self.card = card
        self.index = index
        self.mandatory = mandatory
        self.terrain = terrain  # where the active explorer stood when it began
        self.applied = applied  # effects applied, see `mark`
        self.drawn = drawn
        self.successes = successes
        self.outcome = outcome

    def printed(self, game: Game) -> Action:
        """The action as it is printed, as it was when it began."""
        return book_of(game).cards[self.card].actions[self.index]

    def is_on_back(self) -> bool:
        """Whether the action is printed on the back of its card, so that nobody needs to know its front."""
        return False

    def rename_marks(self, names: dict[int, int]) -> None:
        """Let what was applied from these cards count as applied from the others."""
        self.applied = tuple([_renamed_mark(one, names) for one in self.applied])

    def exchange(self, names: dict[int, int]) -> None:
        """Hold these other cards face down instead of those that were drawn."""
        self.drawn = tuple([names.get(card, card) for card in self.drawn])


def mark(aid: int, card: int) -> int:
    """An effect of a card, as one number: each is applied once per action (C-ITEM-05, T-RUL-18)."""
    return aid << 16 | card


def _renamed_mark(marked: int, names: dict[int, int]) -> int:
    if marked < 0 or marked & 0xFFFF not in names:
        return marked  # negative ones belong to no card
    return mark(marked >> 16, names[marked & 0xFFFF])


def attempt(game: Game) -> Attempt | None:
    """The action in progress, if there is one."""
    for frame in reversed(game.frames):
        if isinstance(frame, Attempt):
            return frame
    return None


def drawing(game: Game, card: int) -> Attempt | None:
    """The action a card is drawn for; the innermost, as an outer one may have discarded it before."""
    if game.where[card] != tabletop.DRAWN:
        return None
    for at in range(len(game.frames) - 1, -1, -1):
        frame = game.frames[at]
        if isinstance(frame, Attempt) and card in frame.drawn:
            return frame
    return None


def is_back_read(game: Game, card: int) -> bool:
    """Whether this card was taken and lies face down while what its back orders is done (T-RUL-109)."""
    return game.where[card] == tabletop.DRAWN and drawing(game, card) is None


def shows_its_back(game: Game, card: int) -> bool:
    """Whether a card lies by itself with its back up: fog, and what has its back read before it is turned."""
    return game.where[card] == tabletop.FOGGY or is_back_read(game, card)


def shown(game: Game, card: int) -> int:
    """The card that bears a text, as everybody may hear of it: NONE for one of which only the back is seen."""
    return NONE if card != NONE and shows_its_back(game, card) else card


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
    return tuple([other for other in took_part(game, seat) if tabletop.is_present(game, other)])


def active_now(game: Game, seat: int) -> int:
    frame = party(game)
    return frame.active if frame is not None else seat


def acting(game: Game, seat: int) -> int:
    """The active explorer, or who takes over from one who is out of the game or of the action (C-RUL-45, T-RUL-59)."""
    active = active_now(game, seat)
    if tabletop.is_present(game, active) and not book_of(game).has_left(game, active):
        return active
    involved = involved_now(game, seat)
    return involved[0] if involved else tabletop.next_present(game, active)
