"""Riddles about people: the name of a remembered person among several."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option
from fogbound.rules.common import memory, news
from fogbound.rules.common.book import CHARACTER, Do, book_of
from fogbound.rules.common.frames import shown
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.options import OPTION_NAME_NOBODY, OPTION_NAME_PERSON
from fogbound.rules.common.terms import Effect
from fogbound.rules.verbs.asking import AskYou

TOPIC = "chance"


class NameAmong(Effect):
    """A name is chosen among several, one of them right; nobody may be right, too."""

    def __init__(
        self, memo: str, number: int, effect: Effect | None = None, wrong: Effect | None = None
    ) -> None:
        self.memo = memo
        self.number = number
        self.effect = effect
        self.wrong = wrong

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cards = book_of(game).cards
        people = [card for card in range(len(cards)) if cards[card].kind == CHARACTER]
        persons = memory.persons(game, self.memo)
        right = [card for card in people if cards[card].character in persons] or [NONE]
        others = [card for card in (*people, NONE) if card not in right]
        shown = [game.pick(right)]
        while others and len(shown) < self.number:
            shown.append(others.pop(game.below(len(others))))
        game.next(NamePerson(self.eid, this, you, tuple(sorted(shown)), it))

    def settle(self, game: Game, this: int, you: int, it: int, card: int) -> None:
        persons = memory.persons(game, self.memo)
        right = not persons if card == NONE else book_of(game).cards[card].character in persons
        effect = self.effect if right else self.wrong
        game.tell(news.ANSWER_RIGHT if right else news.ANSWER_WRONG, you, shown(game, this))
        if effect is not None:
            game.next(Do(effect.eid, this, you, it))


class NamePerson(AskYou):
    """Which name; they stand in a fixed order, whichever is right."""

    name: ClassVar[str] = "name-person"

    def __init__(self, eid: int, this: int, you: int, people: tuple[int, ...], it: int = NONE) -> None:
        super().__init__(you)
        self.eid = eid
        self.this = this
        self.people = people
        self.it = it

    def options(self, game: Game) -> list[Option]:
        return [
            Option(OPTION_NAME_PERSON, card) if card != NONE else Option(OPTION_NAME_NOBODY)
            for card in self.people
        ]

    def take(self, game: Game, option: Option, value: str) -> None:
        effect = book_of(game).effects[self.eid]
        assert isinstance(effect, NameAmong)
        effect.settle(game, self.this, self.you, self.it, option.card)


term(
    "name-among",
    "effect",
    NameAmong,
    form=(
        ("name", "memo=memo"),
        ("among", "number=int"),
        ("right?", "effect=effect"),
        ("wrong?", "wrong=effect"),
    ),
    brings="riddle",
    doc="So many names are shown, one of them right; which others is left to chance. Nobody is one of the names, and "
    "the right one if it is remembered of nobody.",
    example="{name: promise, among: 4, right: take 105, wrong: take 106}",
)
declare("name-among", recalls="person")
