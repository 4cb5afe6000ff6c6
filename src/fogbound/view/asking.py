"""What a game asks, to be put into words: the question, and each option with everything that is said about it.

Everything is worked out when it is wanted, as few who ask want all of it; `question` of a view is the lean form.
"""

import re
from typing import Final

import msgspec

from fogbound.core import GROUP, NONE, Game, Option, Question
from fogbound.core.game import DIGITS
from fogbound.core.messages import SIDE
from fogbound.core.verbs import CHOOSES, PLACED, Role, meaning
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.door import reads_question
from fogbound.rules.common.frames import attempt
from fogbound.view import hints
from fogbound.view.hints import SeenGauge, SeenHint
from fogbound.view.messages import Addressees, SeenMessage, addressees, question_message
from fogbound.view.option_messages import NamedOption, about, is_action, named_option
from fogbound.view.options import ALIKE

__all__ = ["DIGITS", "AskedOption", "AskedQuestion", "OptionKey", "SeenGathering"]

_COPY: Final = re.compile(r"#\d+")

OptionKey = tuple[str, int, int, int, int]
"""What an option is, in a few numbers: equal ones say the same to the same people, if their verb is constant."""


class SeenGathering(msgspec.Struct, frozen=True):
    """An action about to begin, while others are asked whether they take part."""

    word: str  # its type
    card: str | None  # on which it stands; None where that is hidden
    index: int
    active: int
    involved: tuple[int, ...]
    to_ask: int  # how many on the same Terrain have not answered


class AskedOption:
    """An option of the pending question, or one that stands beside it; it holds until the game goes on."""

    def __init__(self, game: Game, option: Option, is_beside: bool) -> None:
        means = meaning(option.verb)
        self._game = game
        self._option = option
        self.is_beside = is_beside
        self.verb: str = option.verb
        self.role: Role = means.role
        self.bits = means.bits
        self.tells = means.tells
        self.number_means = means.n
        self.wants = option.wants
        self.seat = option.seat if option.seat != NONE else None
        self.n = option.n if option.n != NONE else None
        self._id = ""
        self._named: NamedOption | None = None
        self._is_action: bool | None = None
        self._is_idle: bool | None = None
        self._gravity: SeenMessage | None = None
        self._is_weighed = False  # whether its gravity is known

    @property
    def id(self) -> str:
        """The name by which it is answered."""
        if not self._id:
            self._id = self._game.option_id(self._option)
        return self._id

    @property
    def name_without_copy(self) -> str:
        """Its name, whichever copy of a card and whichever player it is about, where that makes no difference."""
        if self.bits & ALIKE:
            return self.verb
        return _COPY.sub("", self.id) if "#" in self.id else self.id

    @property
    def key(self) -> OptionKey:
        """What it is, to remember what was said of it."""
        option = self._option
        return option.verb, option.card, option.n, option.seat, option.index

    # -- its card ----------------------------------------------------------------------------------

    @property
    def card(self) -> str | None:
        """The card it is taken with; None for none."""
        card = self._option.card
        return self._game.content.card_ids[card] if card != NONE else None

    @property
    def about(self) -> str | None:
        """The card to be looked at with it: where it only leads elsewhere, the Terrain there; None for no card."""
        return about(self._game, self._option)

    @property
    def is_place(self) -> bool:
        """Whether it is a place: a Terrain of the Board, or a side of the one where a player stands."""
        option, means = self._option, meaning(self._option.verb)
        there, side = book_of(self._game).destination_of(self._game, option)
        if there != NONE or side != NONE or means.bits & PLACED or means.n == SIDE:
            return True
        return means.role == CHOOSES and option.index == NONE and option.card in self._game.places

    @property
    def zone(self) -> int:
        """Where its card lies, as a number that only tells two places apart; NONE without a card."""
        card = self._option.card
        return self._game.where[card] if card != NONE else NONE

    @property
    def is_in_hand(self) -> bool:
        """Whether its card is one of a hand."""
        return tabletop.HANDS <= self.zone < tabletop.HANDS + tabletop.SEATS

    # -- what it is --------------------------------------------------------------------------------

    @property
    def named_option(self) -> NamedOption:
        """What it is about, as far as its label tells."""
        if self._named is None:
            self._named = named_option(self._game, self._option, self.is_beside)
        return self._named

    @property
    def is_action(self) -> bool:
        """Whether it is an action, named by its type."""
        if self._is_action is None:
            self._is_action = not self.is_beside and is_action(self._game, self._option)
        return self._is_action

    @property
    def asks_others(self) -> bool:
        """Whether another player has to say if they take part, before its action begins."""
        return self.is_action and book_of(self._game).asks_others(self._game, self._option)

    @property
    def ways(self) -> list["AskedOption"]:
        """Where an action leads: what is chosen among once it succeeds, as the Board lies now."""
        if not self.is_action:
            return []
        found = book_of(self._game).ways(self._game, self._option)
        return [AskedOption(self._game, way, False) for way in found]

    @property
    def is_idle(self) -> bool:
        """Whether it could not change anything."""
        if self._is_idle is None:
            self._is_idle = not self.is_beside and book_of(self._game).is_idle(self._game, self._option)
        return self._is_idle

    @property
    def is_short(self) -> bool:
        """Whether another option gets more for the same price."""
        return book_of(self._game).is_short(self._game, self._option)

    @property
    def asks_for_number(self) -> bool:
        """Whether a card, used so, asks for a number to be named."""
        return book_of(self._game).asks_for_number(self._game, self._option)

    def is_pressing(self, cheapest: int) -> bool:
        """Whether it comes to mind as strength runs out; the cheapest action demands so many cards."""
        return book_of(self._game).is_pressing(self._game, self._option, cheapest)

    # -- what is told of it ------------------------------------------------------------------------

    @property
    def gravity(self) -> SeenMessage | None:
        """Why players should be sure of it before they take it; None for most."""
        if not self._is_weighed:
            self._gravity, self._is_weighed = hints.gravity(self._game, self._option), True
        return self._gravity

    @property
    def short_label(self) -> SeenMessage | None:
        """What it is called where the question stands beside it; None where that is the same."""
        return None if self.is_beside else hints.short_label(self._game, self._option)

    @property
    def hint(self) -> SeenHint | None:
        """What it leads to, beside what its card says; None for nothing."""
        return hints.hint(self._game, self._option)

    @property
    def gauges(self) -> tuple[SeenGauge, ...] | None:
        """What it would change, if it is one of several amounts; None if it is none."""
        return None if self.is_beside else hints.gauges(self._game, self._option)

    @property
    def effect(self) -> int | None:
        """The effect that it performs, by its number; None for none."""
        return hints.effect_of(self._game, self._option)

    @property
    def ability(self) -> int:
        """The ability of its card with which it is taken, by its number."""
        return self._option.index

    @property
    def abilities(self) -> list[int]:
        """What its card does while it is in force, by the numbers of the abilities."""
        return hints.abilities_of(self._game, self._option.card)

    @property
    def serving_abilities(self) -> list[int]:
        """What its card does for the action in progress, by the numbers of the abilities."""
        return hints.serving_abilities(self._game, self._option.card)

    @property
    def gives_only_skills(self) -> bool:
        """Whether its card does nothing but give players Skills."""
        return hints.gives_only_skills(self._game, self._option)

    @property
    def camp_effects(self) -> list[tuple[str, int]]:
        """If it makes camp, the cards that everybody shares and what each does then, by the number of the ability."""
        return hints.camp_effects(self._game, self._option)


class AskedQuestion:
    """What a game waits for, as one seat may hear it; it holds until the game goes on."""

    def __init__(self, game: Game, seat: int) -> None:
        question = game.pending()
        assert question is not None
        self._game = game
        self._question: Question = question
        self._hearer = seat
        self.serial = game.pending_serial()
        self.name = question.name
        self.seat = question.seat(game)  # GROUP for everybody together
        self._offered: list[AskedOption] | None = None
        self._beside: list[AskedOption] | None = None

    # -- the question ------------------------------------------------------------------------------

    @property
    def is_readable(self) -> bool:
        """Whether this seat may read it and its options."""
        return reads_question(self._game, self._hearer)

    @property
    def message(self) -> SeenMessage:
        """What is asked."""
        return question_message(self._game, self._hearer)

    @property
    def addressees(self) -> Addressees:
        """Who is asked."""
        return addressees(self._game)

    @property
    def card(self) -> str | None:
        """A card that the asked player has just been shown, to be read before they answer; None for none."""
        shown = self._question.shows(self._game)
        return self._game.content.card_ids[shown] if shown != NONE else None

    @property
    def is_turn(self) -> bool:
        """Whether it asks who acts next, and how."""
        return book_of(self._game).is_turn(self._question)

    @property
    def is_of_active(self) -> bool:
        """Whether it is put to the active character of the action in progress."""
        frame = attempt(self._game)
        return frame is not None and self.seat == frame.active

    @property
    def is_secret(self) -> bool:
        """Whether its options show what only the answering seat may see."""
        return self._question.is_secret()

    @property
    def is_first_come(self) -> bool:
        """Whether the first answer of anybody asked counts."""
        return self._question.is_first_come(self._game)

    @property
    def deciders(self) -> list[int]:
        """The seats that may answer it: each by itself, or all of them together."""
        if self.is_first_come:
            return [option.seat for option in self._game.offered if option.seat != NONE]
        return [self.seat] if self.seat != GROUP else tabletop.deciding_seats(self._game)

    @property
    def leaves_time(self) -> bool:
        """Whether players are told that they may do other things before they answer."""
        return self._question.leaves_time()

    @property
    def is_weighed(self) -> bool:
        """Whether the chances of an action that begins tell its answers apart."""
        return book_of(self._game).is_weighed(self._game)

    @property
    def seconds(self) -> int:
        """How long there is to answer; 0 when nobody is in a hurry."""
        return self._question.seconds(self._game)

    @property
    def digits(self) -> int:
        """How many digits a number must have that answers it; 0 for any."""
        return self._question.digits()

    @property
    def takes_several(self) -> bool:
        """Whether several of its options may be wanted, which are then taken one after the other."""
        return self._question.takes_several()

    def safely(self, times: int) -> int:
        """How often in a row the same may be answered before it could end everything."""
        return self._question.safely(self._game, times)

    @property
    def gathering(self) -> SeenGathering | None:
        """The action that it asks a player to take part in, or to let others take part in."""
        game, book = self._game, book_of(self._game)
        found = book.gathering(game)
        if found is None:
            return None
        here = [seat for seat in tabletop.explorers(game) if game.figures[seat] == game.figures[found.active]]
        return SeenGathering(
            word=book.words.words["action"][found.kind],
            card=book.card_ids[found.card] if not found.back else None,
            index=found.index,
            active=found.active,
            involved=found.involved,
            to_ask=sum(1 for seat in here if seat not in found.involved and seat not in found.asked),
        )

    # -- its options -------------------------------------------------------------------------------

    @property
    def options(self) -> list[AskedOption]:
        """Its options; none for a seat that may not read them."""
        if self._offered is None:
            options = self._game.offered if self.is_readable else []
            self._offered = [AskedOption(self._game, option, False) for option in options]
        return self._offered

    @property
    def beside(self) -> list[AskedOption]:
        """What may be done beside it."""
        if self._beside is None:
            standing = self._game.content.standing(self._game)
            self._beside = [AskedOption(self._game, option, True) for option in standing]
        return self._beside

    def find(self, name: str) -> AskedOption | None:
        """The option of this name, offered or beside; None if there is no such."""
        for option in self.options:
            if option.id == name:
                return option
        for option in self.beside:  # which are worked out only if it is none of the others
            if option.id == name:
                return option
        return None

    @property
    def default(self) -> AskedOption | None:
        """What Enter takes, where there is something that throws nothing away."""
        return self._one(book_of(self._game).default_option(self._game))

    @property
    def least(self) -> AskedOption | None:
        """The answer that changes least, whatever it throws away."""
        return self._one(book_of(self._game).least_option(self._game))

    @property
    def without_others(self) -> AskedOption | None:
        """The answer without the players who are asked to take part."""
        return self._one(book_of(self._game).without_others(self._game))

    def _one(self, option: Option | None) -> AskedOption | None:
        """An option that the rules name, among those this seat may read."""
        if option is None:
            return None
        name = self._game.option_id(option)
        return next((one for one in self.options if one.id == name), None)
