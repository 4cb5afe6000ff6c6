"""Choices everybody makes for themselves: unseen by the others before all have answered, or openly in turn."""

from typing import ClassVar, Final

from fogbound.core.chance import Chance
from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.citadel import memory, news
from fogbound.rules.citadel.book import EACH, rules_of
from fogbound.rules.citadel.options import OPTION_REPLY
from fogbound.rules.citadel.reading import reading_of, speaker
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import do
from fogbound.rules.common.options import OPTION_DECLINE

SIDES: Final = 6


class AskEach(Step):
    """Everybody on the reader's Terrain is asked; dice for those who are absent are rolled before and shown after."""

    def __init__(self, card: int, reader: int) -> None:
        self.card = card
        self.reader = reader

    def run(self, game: Game) -> None:
        paragraph = rules_of(game).paragraph(self.card)
        terrain = game.figures[self.reader]
        here = [seat for seat in tabletop.clockwise(game, self.reader) if game.figures[seat] == terrain]
        absent = (
            paragraph.absent.count(game, self.card, self.reader, NONE) if paragraph.absent is not None else 0
        )
        dice = tuple([game.below(SIDES) for _ in range(absent)])
        if paragraph.asks == EACH:
            game.next(ChooseAlone(self.card, self.reader, tuple(here), (), dice))
        else:
            game.next(ChooseInTurn(self.card, self.reader, tuple(here), (), dice))


class ChooseAlone(Question):
    """What one of them chooses; the others' answers wait with the question, unseen."""

    name: ClassVar[str] = "choose-alone"

    def __init__(
        self, card: int, reader: int, asked: tuple[int, ...], given: tuple[int, ...], dice: tuple[int, ...]
    ) -> None:
        self.card = card
        self.reader = reader
        self.asked = asked
        self.given = given  # the places of their replies so far, in the same order
        self.dice = dice  # from 0

    def seat(self, game: Game) -> int:
        return self.asked[len(self.given)]

    def options(self, game: Game) -> list[Option]:
        return self._open_to(game, self.seat(game))

    def _open_to(self, game: Game, seat: int) -> list[Option]:
        if not tabletop.is_present(game, seat):
            return [Option(OPTION_DECLINE, self.card)]  # fallen before answering
        replies = rules_of(game).paragraph(self.card).replies
        options: list[Option] = []
        for at in range(len(replies)):
            needs = replies[at].needs
            if needs is None or needs.holds(game, self.card, seat, NONE):
                options.append(Option(OPTION_REPLY, self.card, at + 1, index=at))
        return options

    def is_secret(self) -> bool:
        return True

    def dealt_anew(self, game: Game, seat: int, chance: Chance) -> Question:
        """The others may have given any reply that was open to them, and the dice may show anything."""
        given: list[int] = []
        for at in range(len(self.given)):
            options = self._open_to(game, self.asked[at])
            known = self.asked[at] == seat
            given.append(self.given[at] if known else options[chance.below(len(options))].index)
        dice = tuple([chance.below(SIDES) for _ in self.dice])
        return ChooseAlone(self.card, self.reader, self.asked, tuple(given), dice)

    def take(self, game: Game, option: Option, value: str) -> None:
        given = (*self.given, option.index)
        if len(given) < len(self.asked):
            game.next(self.following(given))
        else:
            game.next(ShowAnswers(self.card, self.reader, self.asked, given, self.dice))

    def following(self, given: tuple[int, ...]) -> Question:
        """The question to the next of them."""
        return ChooseAlone(self.card, self.reader, self.asked, given, self.dice)

    def rules(self) -> tuple[str, ...]:
        return ("T-DLG-02",)


class ChooseInTurn(ChooseAlone):
    """The same where nobody has anything to hide from the others."""

    name: ClassVar[str] = "choose-in-turn"

    def is_secret(self) -> bool:
        return False

    def dealt_anew(self, game: Game, seat: int, chance: Chance) -> Question:
        """Only the dice are unknown."""
        dice = tuple([chance.below(SIDES) for _ in self.dice])
        return ChooseInTurn(self.card, self.reader, self.asked, self.given, dice)

    def following(self, given: tuple[int, ...]) -> Question:
        return ChooseInTurn(self.card, self.reader, self.asked, given, self.dice)


class ShowAnswers(Step):
    """All answers are shown together, and what follows from them happens."""

    def __init__(
        self, card: int, reader: int, asked: tuple[int, ...], given: tuple[int, ...], dice: tuple[int, ...]
    ) -> None:
        self.card = card
        self.reader = reader
        self.asked = asked
        self.given = given
        self.dice = dice

    def run(self, game: Game) -> None:
        paragraph = rules_of(game).paragraph(self.card)
        game.barriers += 1
        for turn in range(len(self.asked)):
            at = self.given[turn]
            if at != NONE:
                game.tell(news.REPLIED, self.asked[turn], self.card, at)
                memory.note_answer(game, paragraph.number, paragraph.replies[at].key, self.asked[turn])
        for result in self.dice:
            at = paragraph.cast[result]
            game.tell(news.ABSENT_REPLIED, NONE, self.card, at)
            memory.note_absent(game, paragraph.number, paragraph.replies[at].key)
        frame = reading_of(game, self.card)
        reader = speaker(game, frame) if frame is not None else NONE
        if reader != NONE:  # who reads now, if the reader has fallen meanwhile (T-GEN-10)
            do(game, paragraph.revealed, self.card, reader)
