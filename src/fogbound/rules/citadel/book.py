"""What a Citadel book holds beside its cards: paragraphs, pages of booklets, and the parts of the leaflet."""

from typing import Final, cast

from fogbound.core.game import Game
from fogbound.core.pickling import Picklable
from fogbound.core.steps import NONE
from fogbound.rules.common.book import Book, Vocabulary
from fogbound.rules.common.terms import Condition, Effect, Value

# Who replies in a dialogue.
READER: Final = 0
TOGETHER: Final = 1
ANYBODY: Final = 2  # whoever is there and answers first
EACH: Final = 3  # everybody there, alone and unseen by the others
IN_TURN: Final = 4  # everybody there, one after the other and openly


class Reply(Picklable):
    """Something that may be answered in a dialogue; its label is prose."""

    def __init__(
        self,
        key: str,
        needs: Condition | None,
        locked: Condition | None,
        price: Effect | None,
        effect: Effect | None,
        once: bool,
    ) -> None:
        self.key = key
        self.needs = needs  # hidden unless this holds
        self.locked = locked  # shown but struck through while this holds
        self.price = price
        self.effect = effect
        self.once = once


class SpokenAnswer(Picklable):
    """Something that may be said in one's own words: a word in any spelling, or the name of a remembered person."""

    def __init__(
        self, words: tuple[str, ...], person: str, needs: Condition | None, effect: Effect | None
    ) -> None:
        self.words = words  # as `dialogue.plain` writes them
        self.person = person  # the memory of whom it is the name
        self.needs = needs
        self.effect = effect


class Riddle(Picklable):
    """A question that is answered in one's own words; nothing tells which answers there are."""

    def __init__(
        self,
        needs: Condition | None,
        attempt: Effect | None,
        answers: tuple[SpokenAnswer, ...],
        numbers: bool,
        wrong: Effect | None,
    ) -> None:
        self.needs = needs  # whether it may be tried at all
        self.attempt = attempt  # what each attempt costs
        self.answers = answers
        self.numbers = numbers  # whether the number of a paragraph that comes from here is an answer
        self.wrong = wrong


class Paragraph(Picklable):
    """A paragraph of the Dialogue Book; what it orders is the text of its card."""

    def __init__(
        self,
        number: int,
        replies: tuple[Reply, ...],
        asks: int,
        seconds: int,
        lapse: Effect | None,
        refs: tuple[str, ...],
    ) -> None:
        self.number = number
        self.replies = replies
        self.asks = asks
        self.seconds = seconds  # 0 without haste
        self.lapse = lapse
        self.refs = refs  # what it may be reached from without being named
        self.revealed: Effect | None = None  # when everybody has answered alone
        self.absent: Value | None = None  # how many who are not at the table answer by a die
        self.cast: tuple[int, ...] = ()  # which reply each result of that die stands for
        self.riddle: Riddle | None = None
        self.lines: tuple[str, ...] = ()  # pieces of prose that its texts tell one by one


class Page(Picklable):
    """A scenario: a page of a booklet that the bookmark can lie at."""

    def __init__(
        self,
        booklet: int,
        pictograph: int,
        life: tuple[int, ...],
        tremor: int,
        setup: Effect | None,
        goals: tuple[tuple[int, Condition | None], ...],
        epilogue: Effect | None,
        saving: bool,
        joining: bool,
        enlist: Effect | None,
    ) -> None:
        self.booklet = booklet  # NONE for the introduction
        self.pictograph = pictograph
        self.life = life  # for 1 to 4 players; empty when the set-up says otherwise
        self.tremor = tremor
        self.setup = setup
        self.goals = (
            goals  # by the number of its name; without a condition only an effect can say it is reached
        )
        self.epilogue = epilogue
        self.saving = saving
        self.joining = joining  # whether somebody may join before it begins
        self.enlist = enlist  # how those involved make their characters, at the beginning or on joining


class Leaf(Picklable):
    """A part of the leaflet or of the World Map: what it costs, needs, and offers at the Citadel."""

    def __init__(
        self,
        price: Value | None,
        needs: Condition | None,
        at_citadel: Effect | None,
        slot: str,
        after: str,
    ) -> None:
        self.price = price
        self.needs = needs
        self.at_citadel = at_citadel
        self.slot = slot  # of a World Map card, and the slot whose card shows the way there
        self.after = after


class CitadelBook(Book):
    """All cards of a Citadel game, and everything else that is printed."""

    def __init__(self, card_ids: list[str], hidden_zones: frozenset[int], words: Vocabulary) -> None:
        super().__init__(card_ids, hidden_zones, words)
        self.areas = 0
        self.paragraphs: list[Paragraph] = []  # by `Card.story`
        self.pages: list[Page] = []
        self.leaves: list[Leaf] = []
        self.numbered_paragraphs: dict[int, int] = {}  # number -> card
        self.named: dict[str, list[int]] = {}  # group of words -> card by number of the word
        self.temporary = 0  # the keyword TEMPORARY, as a bit
        self.events_hide_numbers = False  # whether any Temporary event does
        self.move_type = 0  # the type of the Character cards' own action, as a bit
        self.introduction = NONE  # the page on which an adventure begins
        self.spellings: dict[int, tuple[str, ...]] = {}  # how a character's name may be written
        self.first_pages: list[int] = []  # the page on which each Threat begins

    def answers(self) -> list[str]:
        """The words that are an answer somewhere."""
        found = ["nothing"]
        for paragraph in self.paragraphs:
            for answer in paragraph.riddle.answers if paragraph.riddle is not None else ():
                found.extend(answer.words)
        return found

    def sayings(self) -> list[str]:
        """The words that are an answer somewhere, everybody's names, and the numbers of paragraphs."""
        found = self.answers()
        for names in self.spellings.values():
            found.extend(names)
        found.extend([str(number) for number in self.numbered_paragraphs])
        return found

    def entry(self, group: str, word: int) -> int:
        """The card that is the building, symbol, side quest, trait, custom or page of this name."""
        return self.named[group][word]

    def paragraph(self, card: int) -> Paragraph:
        return self.paragraphs[self.cards[card].story]

    def page(self, card: int) -> Page:
        return self.pages[self.cards[card].story]

    def leaf(self, card: int) -> Leaf:
        return self.leaves[self.cards[card].story]


def rules_of(game: Game) -> CitadelBook:
    return cast(CitadelBook, game.content)
