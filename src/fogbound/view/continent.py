"""The Continent's projection: what one seat may see of a game (C-INFO, C-RUL-99)."""

from functools import lru_cache
from typing import Final

from fogbound.core import Game
from fogbound.packs.sentences import Tree
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import OWN, SKILL, Book
from fogbound.rules.common.frames import UNDECIDED
from fogbound.rules.common.reveal import times_taken
from fogbound.rules.continent import cost, life, limits, result, sight, table
from fogbound.rules.continent import frames as stage
from fogbound.rules.continent.book import rules_of
from fogbound.rules.continent.frames import ActionFrame
from fogbound.view.projection import (
    Projection,
    Standpoint,
    gather,
    gather_counters,
    maybe,
    named_in_view,
    without_copies,
    words_in_view,
)
from fogbound.view.remembered import memories_of_people
from fogbound.view.schema import (
    ContinentView,
    SeenAction,
    SeenDrawn,
    SeenItem,
    SeenMemory,
    SeenQuestion,
    SeenSeat,
    View,
)

__all__ = [
    "memories",
    "names",
    "question",
    "stages",
    "standpoint",
    "times_told",
    "view",
    "words",
    "worked_out",
]

_STATUS: Final = ("empty", "present", "away", "eliminated", "gone")
_STAGES: Final = ("item", "cost", "result", "skill", "discard", "consequence", "hand-limit", "over")
_OUTCOMES: Final = ("failure", "success")


def view(game: Game, seat: int) -> ContinentView:
    """What this seat may see; NONE for a watcher (C-RUL-99)."""
    return _ContinentProjection(game, seat).view()


def question(game: Game, seat: int) -> SeenQuestion | None:
    """What the game waits for, as this seat may see it; quicker than the whole view."""
    return _ContinentProjection(game, seat).question()


def standpoint(game: Game, seat: int) -> Standpoint:
    """All that this seat's view depends on beside the game."""
    return _ContinentProjection(game, seat).standpoint()


def names(seen: View) -> set[str]:
    """The cards whose text and picture a person with this view may have, copies counted as one.

    C-INFO-08.
    """
    assert isinstance(seen, ContinentView)
    found = named_in_view(seen)
    for seat in seen.seats:
        found.update(seat.own_skills)
        if seat.character:
            found.add(seat.character)
        for item in seat.items:
            gather(item.cards, found)
    for one in seen.actions:
        gather((drawn.card for drawn in one.drawn), found)
    return without_copies(found)


def words(seen: View) -> set[tuple[str, str]]:
    """The words of packs that a view contains, each after its group."""
    assert isinstance(seen, ContinentView)
    found = words_in_view(seen)
    found.update(("curse", curse) for curse in (*seen.curses_chosen, *seen.curses_lifted))
    found.update(("store", pile.part) for pile in seen.piles.values() if pile.zone == "store")
    gather_counters(seen.pile("satchel").cards, found)
    return found


def stages() -> tuple[str, ...]:
    """What an action passes through, in order (C-ACT-02)."""
    return _STAGES[:-1]


def memories(game: Game) -> tuple[SeenMemory, ...]:
    """What the game remembers of persons."""
    return memories_of_people(game)


def times_told(game: Game, card: int) -> int:
    """How often a card has been revealed."""
    return times_taken(game, card)


def worked_out(game: Game, card: int, seat: int, text: Tree | None) -> Tree | None:
    """A text as it is printed: numbers are left to the players."""
    return text


@lru_cache(256)
def own_skills(book: Book, character: int) -> tuple[str, ...]:
    """The titles of a character's own Skills, each once (C-INFO-08)."""
    found = {
        card.uid
        for card in book.cards
        if card.kind == SKILL and card.skill == OWN and card.character == character
    }
    return tuple(sorted(found))


class _ContinentProjection(Projection):
    """One seat looking at a Continent game."""

    def view(self) -> ContinentView:
        game = self.game
        registers = game.registers
        return ContinentView(
            seat=maybe(self.seat),
            serial=game.pending_serial(),
            turn=registers[tabletop.TURN],
            active=registers[tabletop.ACTIVE],
            mode=table.MODES[registers[tabletop.MODE]],
            curses_chosen=self.curses(registers[table.CHOSEN]),
            curses_lifted=self.curses(registers[table.LIFTED]),
            ending=game.ending,
            seats=tuple(self.seen_seat(seat) for seat in range(game.seats)),
            board=self.board(),
            resolving=self.cards(game.zones[tabletop.RESOLVING]),
            piles=self.piles(),
            actions=tuple(self.action(frame) for frame in game.frames if isinstance(frame, ActionFrame)),
            question=self.question(),
            standing=self.standing_options(),
        )

    # -- cards -------------------------------------------------------------------------------------

    def areas(self) -> int:
        return rules_of(self.game).areas

    def items_in(self, number: int) -> tuple[SeenItem, ...]:
        """The items that were set aside in a store."""
        store = number - tabletop.STORES
        return self.items(table.stored(store)) if 0 <= store < len(self.words["store"]) else ()

    def curses(self, bits: int) -> tuple[str, ...]:
        return tuple(name for number, name in enumerate(self.words.get("curse", ())) if bits >> number & 1)

    # -- seats and the Board -----------------------------------------------------------------------

    def seen_seat(self, seat: int) -> SeenSeat:
        game = self.game
        present = tabletop.is_present(game, seat)
        return SeenSeat(
            seat=seat,
            status=_STATUS[game.registers[tabletop.STATUS + seat]],
            character=self.character(seat),
            hand=self.cards(tabletop.hand(game, seat)),
            items=self.items(seat),
            own_skills=own_skills(self.book, game.registers[tabletop.CHARACTERS + seat]),
            hand_size=len(table.limited(game, seat)),
            hand_limit=limits.hand_limit(game, seat) if present else 0,
            item_limit=limits.item_limit(game, seat) if present else 0,
            stack_limit=limits.stack_limit(game, seat) if present else 0,
            vital_loss=life.vital_loss(game, seat) if present else 0,
        )

    def items(self, owner: int) -> tuple[SeenItem, ...]:
        game = self.game
        in_use = [column for frame in game.frames if isinstance(frame, ActionFrame) for column in frame.used]
        return tuple(
            SeenItem(cards=self.cards(game.zones[column]), die=game.values[column], used=column in in_use)
            for column in table.columns(game, owner)
        )

    def fires(self, card: int) -> tuple[int, ...]:
        game = self.game
        return tuple(seat for seat in range(game.seats) if game.figures[table.FIRES + seat] == card)

    # -- what goes on ------------------------------------------------------------------------------

    def action(self, frame: ActionFrame) -> SeenAction:
        game = self.game
        successes = None
        if frame.stage >= stage.RESULT:
            successes = frame.successes
            if frame.outcome == UNDECIDED:
                successes = max(0, result.count(game, frame))
        return SeenAction(
            card=self.name(frame.card),
            verb=self.words["action"][frame.printed(game).kind],
            index=frame.index,
            active=frame.active,
            involved=frame.involved,
            mandatory=frame.mandatory,
            stage=_STAGES[frame.stage - stage.ITEM],
            cost=cost.final_cost(game, frame) if frame.stage <= stage.COST else None,
            difficulty=result.difficulty(game, frame),
            successes=successes,
            outcome=_OUTCOMES[frame.outcome] if frame.outcome != UNDECIDED else None,
            trade=frame.trade,
            drawn=tuple(
                SeenDrawn(card=self.face(card), from_pile=origin == life.FROM_PILE)
                for card, origin in zip(frame.drawn, frame.origins, strict=True)
                if sight.drawing(game, card) is frame
            ),
        )
