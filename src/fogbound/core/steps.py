"""What the stack holds: steps, the questions among them, and the frames they work in.

A step is a value: its constructor's parameters are its fields, they are small (integers, strings, booleans
and tuples of these), and it is never edited once pushed. That is what makes clones cheap and snapshots generic.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from fogbound.core.messages import Gauge, Hint, Message
from fogbound.core.pickling import Picklable
from fogbound.core.verbs import Verb

if TYPE_CHECKING:
    from fogbound.core.chance import Chance
    from fogbound.core.game import Game

NONE: Final = -1
"""No card, no seat, no cell."""
GROUP: Final = -1
"""The seat of a question that is put to everybody at the table."""


class Step(Picklable):
    """Something the game does next."""

    def run(self, game: "Game") -> None:
        raise AssertionError(f"{type(self).__name__} cannot run")


class Option(Picklable):
    """One thing that may be answered: what is done, by or to whom, with which card, how often or where."""

    def __init__(
        self,
        verb: Verb,
        card: int = NONE,
        n: int = NONE,
        seat: int = NONE,
        index: int = NONE,
        wants: str = "",
    ) -> None:
        self.verb = verb
        self.card = card
        self.n = n
        self.seat = seat
        self.index = index  # which action or effect of the card; part of the id only where `n` repeats it
        self.wants = wants  # "number" or "word" where the answer carries a value


class Part(Picklable):
    """One contribution to a number or a refusal: what, how much, by which card, under which rule."""

    def __init__(
        self, what: str, amount: int = 0, card: int = NONE, rule: str = "", seat: int = NONE
    ) -> None:
        self.what = what
        self.amount = amount
        self.card = card
        self.rule = rule
        self.seat = seat


class Question(Step):
    """A step that waits on top of the stack until it is answered."""

    name: ClassVar[str] = ""
    """By which snapshots, views and texts know it, each kind of question by its own, whatever its class is called."""

    def run(self, game: "Game") -> None:
        """Ask it; without a choice to make, it is answered for the people or dropped."""
        options = self.options(game)
        number = len(options)
        if number > 1 or (number == 1 and (self.asks_even_one() or options[0].wants)):
            game.ask(self, options)
            return
        game.forget_asked(len(game.stack))
        if number:
            self.take(game, options[0], "")

    def seat(self, game: "Game") -> int:
        """Who answers; GROUP when the people at the table do so together."""
        return GROUP

    def deciders(self, game: "Game") -> tuple[int, ...]:
        """Who decides together what is put to the group; nobody named means everybody in play."""
        return ()

    def needed_for(self, game: "Game", option: Option) -> tuple[int, ...]:
        """Without whom the group cannot answer this; nobody named means all who decide."""
        return ()

    def options(self, game: "Game") -> list[Option]:
        """What may be answered now, derived from the state."""
        raise AssertionError(f"{type(self).__name__} has no options")

    def take(self, game: "Game", option: Option, value: str) -> None:
        """Act on the answer; the question has already left the stack."""
        raise AssertionError(f"{type(self).__name__} takes no answer")

    def message(self, game: "Game") -> Message:
        """What is asked, while it is pending."""
        return self.says()

    def says(self, wording: str = "") -> Message:
        """The sentence that asks it, or another wording of that."""
        return Message(f"question-{self.name}-{wording}" if wording else f"question-{self.name}")

    def label(self, game: "Game", option: Option) -> str:
        """What an option is called here: by its verb, unless that means something of its own in this question."""
        return option.verb

    def amount(self, game: "Game", option: Option) -> int:
        """The number that an option tells."""
        return option.n

    def gauges(self, game: "Game", option: Option) -> tuple[Gauge, ...] | None:
        """What an option would change that is one of several amounts; None for one that is no amount."""
        return None

    def short_label(self, game: "Game", option: Option) -> Message | None:
        """What an option is called where the question stands beside it; None where that is the same."""
        return None

    def hint(self, game: "Game", option: Option) -> Hint | None:
        """What an option leads to, to be told below it; None where there is no more to tell than its card says."""
        return None

    def digits(self) -> int:
        """How many digits a number must have that answers it; 0 for as many as one likes."""
        return 0

    def takes_several(self) -> bool:
        """Whether several of its options may be wanted, which are then taken one after the other."""
        return False

    def safely(self, game: "Game", times: int) -> int:
        """How often in a row the same may be answered, so many times at the most, before it could end everything."""
        return times

    def leaves_time(self) -> bool:
        """Whether players are told, once it is put to them, that they may do other things before they answer."""
        return False

    def shows(self, game: "Game") -> int:
        """A card that who is asked has just been shown, to be read before they answer; NONE for none."""
        return NONE

    def newcomer(self) -> int:
        """The card of the character who is asked before they have a seat; NONE when everybody knows who is asked."""
        return NONE

    def asks_even_one(self) -> bool:
        """Whether a single option is still put to the people instead of being taken for them."""
        return False

    def is_secret(self) -> bool:
        """Whether the options show what only the answering seat may see."""
        return False

    def dealt_anew(self, game: "Game", seat: int, chance: "Chance") -> "Question":
        """The same question in a clone for this seat, with chance in place of what others have answered unseen."""
        return self

    def is_first_come(self, game: "Game") -> bool:
        """Whether the first answer of anybody asked counts, instead of what they agree on."""
        return False

    def seconds(self, game: "Game") -> int:
        """How long there is to answer before the host answers `lapse`; 0 when nobody is in a hurry."""
        return 0

    def rules(self) -> tuple[str, ...]:
        """The rules this question rests on; none when it rests on the text of a card alone."""
        return ()


class Frame(Picklable):
    """Context that steps share: a turn, an action, a card being resolved. Frames nest."""

    def clone(self) -> "Frame":
        raise AssertionError(f"{type(self).__name__} cannot be cloned")

    def close(self, game: "Game") -> None:
        """Runs when the frame's steps are done or abandoned, just before the frame leaves."""


class CloseFrame(Step):
    """Marks the bottom of a frame on the stack: its closing steps run, then it leaves."""

    def run(self, game: "Game") -> None:
        stack = game.stack
        stack.append(LEAVE)
        game.frames[-1].close(game)
        if stack and stack[-1] is LEAVE:  # it had nothing more to do
            stack.pop()
            game.frames.pop()


class LeaveFrame(Step):
    """The closing steps are done."""

    def run(self, game: "Game") -> None:
        game.frames.pop()


CLOSE: Final = CloseFrame()
LEAVE: Final = LeaveFrame()
"""They carry nothing, so all frames share them."""
