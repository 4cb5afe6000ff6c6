"""A paragraph that lies open: its frame, who reads it, and when the dialogue is over (T-DLG-01, T-RUL-121).

A dialogue lasts as long as any paragraph is open; one whose action is still due stays open for it.
"""

from typing import Final

from fogbound.core.game import OWN_SLOTS, Game
from fogbound.core.steps import NONE, CloseFrame
from fogbound.rules.citadel import memory, table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.frames import Pass
from fogbound.rules.common import agenda, markers, tabletop
from fogbound.rules.common.frames import Party
from fogbound.rules.common.memory import DIALOGUE, forget

INVITED: Final = OWN_SLOTS
"""The counter of the action that a paragraph invites to, by its place, from 1."""

# How a paragraph goes on when what was replied has happened.
ENDED: Final = 0
CHOICES: Final = 1  # back to its choices
ANEW: Final = 2  # it is read once more


class Reading(Party):
    """A paragraph that is open; `active` is who reads it, and who "you" is in it."""

    def __init__(
        self,
        card: int,
        active: int,
        involved: tuple[int, ...],
        struck: tuple[int, ...] = (),
        onward: int = ENDED,
    ) -> None:
        super().__init__(active, involved)
        self.card = card
        self.struck = struck  # replies that are used up, by their place
        self.onward = onward

    def clone(self) -> "Reading":
        return Reading(self.card, self.active, self.involved, self.struck, self.onward)

    def close(self, game: Game) -> None:
        memory.note_last_reader(game, rules_of(game).paragraph(self.card).number, self.active)
        put_away(game, self.card)


def conversation(game: Game) -> list[Reading]:
    """The paragraphs that are open inside one another, the innermost first; no action is taken within any."""
    found: list[Reading] = []
    for at in range(len(game.frames) - 1, -1, -1):
        frame = game.frames[at]
        if isinstance(frame, Reading):
            found.append(frame)
    return found


def open_paragraph(game: Game) -> Reading | None:
    """The innermost dialogue that is being read, if there is one."""
    for at in range(len(game.frames) - 1, -1, -1):
        frame = game.frames[at]
        if isinstance(frame, Reading):
            return frame
    return None


def reading_of(game: Game, card: int) -> Reading | None:
    """The frame of a paragraph that is open in the conversation."""
    for frame in conversation(game):
        if frame.card == card:
            return frame
    return None


def speaker(game: Game, frame: Reading) -> int:
    """Who reads; when they have fallen, the next of those involved takes over; NONE when nobody is left."""
    for seat in (frame.active, *frame.involved):
        if tabletop.is_present(game, seat):
            return seat
    return NONE


def let_speak(game: Game, seat: int) -> None:
    """A character becomes active in the whole conversation."""
    for frame in conversation(game):
        frame.active = seat
    memory.note_speaker(game, seat)


def drop_rest(game: Game, frame: Reading) -> None:
    """What an open paragraph still had to order is dropped; the paragraph itself stays open."""
    if game.frames[-1] is frame:
        while not isinstance(game.stack[-1], CloseFrame):
            game.stack.pop()
        game.forget_asked(len(game.stack))


def put_away(game: Game, card: int) -> None:
    """Close a paragraph, unless it is being read, its action is in progress or still due.

    What it counted, a die and its row are lost; with the last paragraph the dialogue itself is over.
    """
    if game.where[card] != table.READING or is_in_use(game, card):
        return
    markers.clear(game, card)
    game.move(card, tabletop.OUT)
    if not game.zones[table.READING]:
        forget(game, DIALOGUE)


def is_in_use(game: Game, card: int) -> bool:
    """Whether something around what is just being closed still needs the paragraph."""
    for at in range(len(game.frames) - 1):
        frame = game.frames[at]
        if isinstance(frame, (Reading, Pass)) and frame.card == card:
            return True
    return is_due(game, card)


def is_due(game: Game, card: int) -> bool:
    """Whether an action of this card waits on the agenda."""
    for entry in game.agenda:
        if entry[0] == agenda.MANDATORY:
            if entry[3] == card:
                return True
        elif entry[0] in (agenda.DUTIES, agenda.CONTINUED) and card in entry[1::2]:
            return True
    return False


def withdraw(game: Game, card: int) -> None:
    """What a paragraph demanded and has not been begun is demanded no more."""
    game.agenda = [
        entry
        for entry in game.agenda
        if entry[0] not in (agenda.MANDATORY, agenda.DUTIES, agenda.CONTINUED)
        or card not in (entry[3:4] if entry[0] == agenda.MANDATORY else entry[1::2])
    ]
