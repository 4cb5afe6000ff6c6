"""Choices that everybody makes for themselves, unseen by the others before all have chosen."""

from typing import ClassVar

from fogbound.core.chance import Chance
from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import news, tabletop
from fogbound.rules.common.book import Do, book_of
from fogbound.rules.common.frames import shown
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, term
from fogbound.rules.common.options import OPTION_CHOOSE, OPTION_DECLINE
from fogbound.rules.common.terms import Effect, Who

TOPIC = "choices"


class ChooseInSecret(Effect):
    """Each of some explorers chooses one of several effects; once all have, the choices are shown and carried out."""

    def __init__(self, effects: tuple[Effect, ...], by: Who | None = None) -> None:
        self.effects = effects
        self.by = by

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        asked = self.by.seats(game, this, you, it) if self.by is not None else tabletop.clockwise(game, you)
        if asked:
            game.next(ChooseUnseen(self.eid, this, it, tuple(asked), ()))

    def open_to(self, game: Game, this: int, seat: int, it: int) -> list[Option]:
        """What one of them may choose; who has left meanwhile, or can do nothing of it, has nothing to choose."""
        card = shown(game, this)
        found = [
            Option(OPTION_CHOOSE, card, at + 1, index=self.effects[at].eid)
            for at in range(len(self.effects))
            if tabletop.is_present(game, seat) and self.effects[at].can_be_chosen(game, this, seat, it)
        ]
        return found or [Option(OPTION_DECLINE, card)]


class ChooseUnseen(Question):
    """What one of them chooses; the others' choices wait with the question, unseen."""

    name: ClassVar[str] = "choose-unseen"

    def __init__(self, eid: int, this: int, it: int, asked: tuple[int, ...], given: tuple[int, ...]) -> None:
        self.eid = eid
        self.this = this
        self.it = it
        self.asked = asked
        self.given = given  # the effects chosen so far, in the same order; NONE for none

    def seat(self, game: Game) -> int:
        return self.asked[len(self.given)]

    def _open_to(self, game: Game, seat: int) -> list[Option]:
        effect = book_of(game).effects[self.eid]
        assert isinstance(effect, ChooseInSecret)
        return effect.open_to(game, self.this, seat, self.it)

    def options(self, game: Game) -> list[Option]:
        return self._open_to(game, self.seat(game))

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.this)

    def is_secret(self) -> bool:
        return True

    def dealt_anew(self, game: Game, seat: int, chance: Chance) -> "Question":
        """The others may have chosen anything that was open to them."""
        given: list[int] = []
        for at in range(len(self.given)):
            options = self._open_to(game, self.asked[at])
            known = self.asked[at] == seat
            given.append(self.given[at] if known else options[chance.below(len(options))].index)
        return ChooseUnseen(self.eid, self.this, self.it, self.asked, tuple(given))

    def take(self, game: Game, option: Option, value: str) -> None:
        given = (*self.given, option.index)
        if len(given) < len(self.asked):
            game.next(ChooseUnseen(self.eid, self.this, self.it, self.asked, given))
        else:
            game.next(ShowChoices(self.this, self.it, self.asked, given))


class ShowChoices(Step):
    """All choices are shown together, and each is carried out by who has made it."""

    def __init__(self, this: int, it: int, asked: tuple[int, ...], given: tuple[int, ...]) -> None:
        self.this = this
        self.it = it
        self.asked = asked
        self.given = given

    def run(self, game: Game) -> None:
        game.barriers += 1
        steps: list[Step] = []
        for at in range(len(self.asked)):
            if self.given[at] != NONE:
                game.tell(news.CHOSEN_UNSEEN, self.asked[at], shown(game, self.this), self.given[at])
                steps.append(Do(self.given[at], self.this, self.asked[at], self.it))
        game.then(*steps)


term(
    "choose-in-secret",
    "effect",
    ChooseInSecret,
    form=(("choose in secret", "effects=effects"), ("by?", "by=who")),
    frame=True,
    offers=True,
    addresses=True,
    doc="Every explorer, or each of those named, chooses one of several effects, unseen by the others; when all have "
    "chosen, the choices are shown together and carried out one after the other. `you` is each of them in turn. Only "
    "what can be carried out is offered. What is remembered of those who chose something tells later who they were.",
    example="{choose in secret: [take 105, remember promise of you], by: each explorer here}",
)

declare("choose-in-secret", seen=AFTER_SUCCESS | AFTER_FAILURE)
