"""A game as one seat knows it: what those get who put it into words or pictures, in place of the game itself."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from fogbound.core import NONE, Game
from fogbound.core.board import beyond
from fogbound.packs.citadel import CitadelActionSource, CitadelCard
from fogbound.packs.redaction import Names, Printing, Redactor
from fogbound.packs.sentences import Tree
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.defaults import is_time_to_go_home
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Book, book_of
from fogbound.rules.common.terms import Effect
from fogbound.view.asking import AskedQuestion
from fogbound.view.explanations import refusals, why
from fogbound.view.meeting import met_numbers, table_names
from fogbound.view.messages import NamedSeat, named_seat
from fogbound.view.projection import Standpoint
from fogbound.view.projections import memories, names, stages, standpoint, times_told, view, words, worked_out
from fogbound.view.readings import offers, standing
from fogbound.view.schema import SeenMemory, SeenNumber, SeenRefused, SeenRow, View

__all__ = ["Cast", "FogBack", "Perspective"]

Cast = tuple[int, ...]
"""Who plays: how many seats are taken, and the character in each."""


class FogBack(msgspec.Struct, frozen=True):
    """The back of a fog card, which lies open (T-INFO-08): the side on which it lies and what is printed there."""

    side: int
    entry: CitadelCard


class Perspective:
    """What one seat may know of a game, worked out when it is asked for; NONE for a person who only watches.

    It holds for the game as it is now: after an answer, make another one.
    """

    def __init__(self, game: Game, seat: int, seen: View | None = None) -> None:
        self._game = game
        self.seat = seat
        self._view = seen
        self._memories: tuple[SeenMemory, ...] | None = None
        self._asked: AskedQuestion | None = None
        self._names: frozenset[str] | None = None
        self._met_names: Names | None = None

    @property
    def view(self) -> View:
        """What this seat may see."""
        if self._view is None:
            self._view = view(self._game, self.seat)
        return self._view

    @property
    def met_names(self) -> Names:
        """What the table has met of all that the conditions of its cards name, and how many play there."""
        if self._met_names is None:
            self._met_names = table_names(self._game)
        return self._met_names

    @property
    def met_numbers(self) -> frozenset[SeenNumber]:
        """The numbers of which the table has met a card, so that a text that names one can say what it is."""
        return met_numbers(self._game, self.seat)

    @property
    def focus(self) -> int:
        """Whose place and cards matter now: the player who is asked, else the one who acted last, else the first."""
        seen = self.view
        if seen.question is not None and seen.question.seat is not None:
            return seen.question.seat
        here = tabletop.explorers(self._game)
        if not here:
            return NONE
        return seen.active if seen.active in here else here[0]

    @property
    def names(self) -> frozenset[str]:
        """The cards whose text and picture this seat may have, copies counted as one."""
        if self._names is None:
            self._names = frozenset(names(self.view))
        return self._names

    @property
    def standpoint(self) -> Standpoint:
        """All that this seat's view depends on beside the game."""
        return standpoint(self._game, self.seat)

    @property
    def words(self) -> frozenset[tuple[str, str]]:
        """The words of packs that the view contains, and the types of actions, each after its group."""
        return _action_words(book_of(self._game)).union(words(self.view))

    @property
    def stages(self) -> tuple[str, ...]:
        """What an action passes through, in order."""
        return stages(self._game)

    @property
    def ending(self) -> str:
        """How the game ended; empty while it goes on."""
        return self._game.ending

    @property
    def turn(self) -> int:
        """How many turns are over."""
        return self._game.registers[tabletop.TURN]

    # -- what is asked -----------------------------------------------------------------------------

    @property
    def asked_question(self) -> AskedQuestion | None:
        """What the game waits for, as this seat may hear it; None when it is over."""
        if self._asked is None and self._game.pending() is not None:
            self._asked = AskedQuestion(self._game, self.seat)
        return self._asked

    @property
    def difficulty(self) -> int:
        """The difficulty of the action in progress; NONE if there is none."""
        return book_of(self._game).number(self._game, "difficulty", NONE, [])

    def why(self, subject: str) -> tuple[SeenRow, ...]:
        """The rows that explain an option, a refusal or a number; none for what this seat cannot see."""
        return why(self._game, self.seat, subject)

    def refusals(self, seat: int) -> tuple[SeenRefused, ...]:
        """What the explorer at a seat sees and cannot do now."""
        return refusals(self._game, seat)

    # -- people ------------------------------------------------------------------------------------

    @property
    def present_seats(self) -> list[int]:
        """The seats in play."""
        return tabletop.explorers(self._game)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays."""
        return tabletop.seats_taken(self._game) < 2

    @property
    def cast(self) -> Cast:
        """Who plays, to remember what was said to the same people."""
        game, first = self._game, tabletop.CHARACTERS
        return (tabletop.seats_taken(game), *game.registers[first : first + game.seats])

    def person(self, seat: int | None) -> NamedSeat | None:
        """Who sits at a seat; None for no seat."""
        return named_seat(self._game, seat) if seat is not None and seat != NONE else None

    @property
    def people(self) -> list[NamedSeat]:
        """Who sits at each seat, taken or not."""
        return [named_seat(self._game, seat) for seat in range(self._game.seats)]

    def place_of(self, seat: int) -> str | None:
        """The Terrain on which an explorer stands; None for an explorer who stands nowhere."""
        return self._maybe(self._game.figures[seat])

    # -- the Board ---------------------------------------------------------------------------------

    def events_at(self, seat: int) -> tuple[str, ...]:
        """The events attached to the Terrain on which an explorer stands."""
        game = self._game
        return self._ids(tabletop.attached_events(game, game.figures[seat]))

    def fog_backs(self, seat: int) -> list[FogBack]:
        """The backs of the fog around the Terrain on which a character stands."""
        game = self._game
        terrain = game.figures[seat] if seat != NONE else NONE
        if terrain == NONE:
            return []
        found = []
        for side in tabletop.attached_fog(game, terrain):
            card = game.cells[beyond(game.places[terrain], side)]
            source = self._printed_card(self._id(card))
            found.append(
                FogBack(side, CitadelCard(back_text=source.back_text, back_actions=source.back_actions))
            )
        return found

    # -- texts -------------------------------------------------------------------------------------

    @property
    def action_types(self) -> list[str]:
        """The types of actions that the packs know."""
        return book_of(self._game).words.words["action"]

    def goals(self, page: str) -> list[str]:
        """The goals of a page of the booklet, by their words."""
        words = book_of(self._game).words.words["goal"]
        return [words[goal] for goal, _ in rules_of(self._game).page(self._card(page)).goals]

    @property
    def is_time_to_go_home(self) -> bool:
        """Whether nothing is left to be reached in a scenario of the Citadel that goes on until the players go home."""
        return is_time_to_go_home(self._game)

    def entry(self, name: str, source: CitadelCard) -> CitadelCard:
        """What is printed on a card with its numbers worked out, without what cannot come true in this game."""
        return standing(self._game, self._card(name), max(0, self.focus)).entry(source)

    def offers(self, name: str, source: CitadelCard) -> list[tuple[str, CitadelActionSource, int]]:
        """The actions of a card on the Board that say more than the options will, with their types and places."""
        return offers(self._game, self._card(name), max(0, self.focus), source)

    def outcomes(self, option: str) -> list[tuple[Tree | None, Tree | None]]:
        """What success and failure of an action bring, row by row; nothing for an option that is no action of a card."""
        game = self._game
        book = book_of(game)
        for offered in game.offered:
            if game.option_id(offered) == option:
                card = book.bearer(game, offered)
                rows = book.outcomes(game, offered)
                return [(self._text(card, success), self._text(card, failure)) for success, failure in rows]
        return []

    def _text(self, card: int, effect: Effect | None) -> Tree | None:
        """What of an effect is printed for this table, worked out for the game where texts are (the Citadel)."""
        if effect is None:
            return None
        printed = Redactor(self.met_names).text(book_of(self._game).sources.effects.get(effect.eid))
        return worked_out(self._game, card, self.seat, printed)

    @property
    def memories(self) -> tuple[SeenMemory, ...]:
        """What the game remembers of persons, for prose to name."""
        if self._memories is None:
            self._memories = memories(self._game)
        return self._memories

    def comes_again(self, name: str) -> bool:
        """Whether a card has been revealed, or a paragraph been read, more than once in this adventure."""
        return times_told(self._game, self._card(name)) > 1

    # -- cards -------------------------------------------------------------------------------------

    def _printed_card(self, name: str) -> CitadelCard:
        """A card as it is printed for this table."""
        printing = book_of(self._game).printing
        assert isinstance(printing, Printing)
        return printing.print_card(name.partition("#")[0], self.met_names).citadel

    def _card(self, name: str) -> int:
        return self._game.content.card_ids.index(name.partition("#")[0])

    def _id(self, card: int) -> str:
        return self._game.content.card_ids[card]

    def _maybe(self, card: int) -> str | None:
        return None if card == NONE else self._id(card)

    def _ids(self, cards: Sequence[int]) -> tuple[str, ...]:
        return tuple(self._id(card) for card in cards)


@lru_cache(256)
def _action_words(book: Book) -> frozenset[tuple[str, str]]:
    """The types of actions that the packs know, each after its group."""
    return frozenset(("action", word) for word in book.words.words["action"])
