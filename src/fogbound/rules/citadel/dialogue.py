"""The Dialogue Book: reading paragraphs, what may be replied, what their actions demand (T-DLG, T-MAND-01, T-RUL-121)."""

from typing import ClassVar, Final
from unicodedata import combining, normalize

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import GROUP, NONE, CloseFrame, Option, Question, Step
from fogbound.rules.citadel import compound, leaflet, memory, news, table
from fogbound.rules.citadel.book import ANYBODY, EACH, IN_TURN, READER, Paragraph, Reply, rules_of
from fogbound.rules.citadel.frames import current_pass
from fogbound.rules.citadel.homecoming import is_at_home
from fogbound.rules.citadel.options import OPTION_HESITATE, OPTION_LAPSE, OPTION_REPLY, OPTION_SAY
from fogbound.rules.citadel.reading import (
    ANEW,
    CHOICES,
    ENDED,
    INVITED,
    Reading,
    conversation,
    let_speak,
    put_away,
    reading_of,
    speaker,
    withdraw,
)
from fogbound.rules.citadel.sealed import AskEach, ChooseAlone
from fogbound.rules.common import agenda, tabletop
from fogbound.rules.common import news as common_news
from fogbound.rules.common.book import PARAGRAPH, Do, book_of, do
from fogbound.rules.common.frames import acting, took_part
from fogbound.rules.common.memory import persons

UNHURRIED: Final = 1
"""The rule option under which no time runs and hesitating is an open choice."""

# How a reply stands.
OPEN: Final = 0
STRUCK: Final = 1  # used up
LOCKED: Final = 2  # shown, but it cannot be given now
HIDDEN: Final = 3


class Read(Step):
    """Open a paragraph and do what it orders (T-DLG-01)."""

    def __init__(self, number: int, reader: int) -> None:
        self.number = number
        self.reader = reader

    def run(self, game: Game) -> None:
        card = rules_of(game).numbered_paragraphs.get(self.number, NONE)
        if card == NONE:
            game.tell(news.NO_SUCH_PARAGRAPH, self.reader, n=self.number)
            return
        frame = reading_of(game, card)
        if frame is not None:
            go_back(game, frame, ANEW)
            if isinstance(game.stack[-1], CloseFrame) and game.frames[-1] is frame:
                game.next(Proceed(card))  # it has replaced all that would have come to this
            return
        reader = acting(game, self.reader)
        game.open(Reading(card, reader, took_part(game, reader)))
        game.move(card, table.READING)
        order(game, card, reader)


def order(game: Game, card: int, reader: int) -> None:
    """What stands in a paragraph is read and done; then come its action and its choices."""
    number = rules_of(game).paragraph(card).number
    game.barriers += 1
    game.tell(news.READ, reader, card, number, NONE if is_at_home(game) else game.figures[reader])
    memory.note_read(game, number, reader)
    game.next(Proceed(card))
    do(game, rules_of(game).cards[card].text, card, reader)


def go_back(game: Game, frame: Reading, onward: int) -> None:
    """Leave the paragraphs that were opened from this one; it goes on with its choices, or from its beginning."""
    frame.onward = onward
    inner = conversation(game)
    at = inner.index(frame)
    if at > 0:
        game.abandon(inner[at - 1])


class Proceed(Step):
    """After what a paragraph orders come an action it demands and the choices it offers (T-DLG-02)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, game: Game) -> None:
        frame = reading_of(game, self.card)
        assert frame is not None
        if frame.onward == ANEW:
            read_anew(game, frame)
            return
        frame.onward = ENDED
        if any(action.mandatory for action in book_of(game).cards[self.card].actions):
            agenda.mandatory(game, self.card, frame.active)
        ask(game, frame)


class AfterReply(Step):
    """What was replied has happened: the choices again, or the paragraph anew, if it said so."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, game: Game) -> None:
        frame = reading_of(game, self.card)
        assert frame is not None
        if frame.onward == ANEW:
            read_anew(game, frame)
            return
        onward = frame.onward
        frame.onward = ENDED
        if onward == CHOICES:
            ask(game, frame)


def read_anew(game: Game, frame: Reading) -> None:
    """An open paragraph is read once more, unless nobody is left to read it: with its text, and all its replies."""
    frame.onward = ENDED
    frame.struck = ()
    reader = speaker(game, frame)
    if reader != NONE:
        order(game, frame.card, reader)


def ask(game: Game, frame: Reading) -> None:
    paragraph = rules_of(game).paragraph(frame.card)
    if speaker(game, frame) == NONE:
        return  # nobody is left to go on
    if paragraph.asks in (EACH, IN_TURN):
        game.next(AskEach(frame.card, speaker(game, frame)))
    elif paragraph.replies or paragraph.riddle is not None:
        game.next(ChooseReply(frame.card))


def leave(game: Game) -> None:
    """The dialogue is left: its open paragraphs close, what they demand is void, a die is lost (T-RUL-121)."""
    inner = conversation(game)
    for card in game.zones[table.READING]:
        withdraw(game, card)
        put_away(game, card)
    action = current_pass(game)
    if action is not None and book_of(game).cards[action.card].kind == PARAGRAPH:
        compound.remove_die(game, action.card)
    if inner:
        game.abandon(inner[-1])


def invite(game: Game, card: int, index: int, seat: int) -> None:
    """A paragraph demands one of its actions of all who stand with the reader (T-FORB-07, T-MAND-01)."""
    if game.where[card] != table.READING:
        game.move(card, table.READING)
    game.set_count(card, INVITED, index + 1)
    agenda.mandatory(game, card, seat)


def rereadable(game: Game) -> list[int]:
    """The paragraphs that told of side quests, which may be reread at any time and change nothing (T-INFO-10)."""
    numbers = sorted({leaflet.quest_source(game, quest) for quest in leaflet.quests(game)})
    paragraphs = rules_of(game).numbered_paragraphs
    return [paragraphs[number] for number in numbers if number in paragraphs]


# -- replies ---------------------------------------------------------------------------------------


def standing_of(game: Game, frame: Reading, at: int, seat: int) -> int:
    """How a reply stands for this character: open, used up, locked or hidden; a price must be payable (T-RUL-116)."""
    reply = rules_of(game).paragraph(frame.card).replies[at]
    if reply.needs is not None and not reply.needs.holds(game, frame.card, seat, NONE):
        return HIDDEN
    if at in frame.struck:
        return STRUCK
    if reply.locked is not None and reply.locked.holds(game, frame.card, seat, NONE):
        return LOCKED
    if reply.price is not None and not reply.price.possible(game, frame.card, seat, NONE):
        return HIDDEN
    return OPEN


def closed_replies(game: Game) -> list[tuple[int, int]]:
    """The replies of the pending question that are shown but cannot be given: their places, and how each stands."""
    question = game.pending()
    if not isinstance(question, ChooseReply):
        return []
    frame = question.frame(game)
    replies = rules_of(game).paragraph(frame.card).replies
    standings = [(at, standing_of(game, frame, at, speaker(game, frame))) for at in range(len(replies))]
    return [(at, how) for at, how in standings if how in (STRUCK, LOCKED)]


class ChooseReply(Question):
    """What is replied: by the reader, by all together, or by whoever is there and quick (T-DLG-02)."""

    name: ClassVar[str] = "choose-reply"

    def __init__(self, card: int) -> None:
        self.card = card

    def frame(self, game: Game) -> Reading:
        found = reading_of(game, self.card)
        assert found is not None
        return found

    def paragraph(self, game: Game) -> Paragraph:
        return rules_of(game).paragraph(self.card)

    def seat(self, game: Game) -> int:
        return speaker(game, self.frame(game)) if self.paragraph(game).asks == READER else GROUP

    def options(self, game: Game) -> list[Option]:
        frame = self.frame(game)
        seat = speaker(game, frame)
        if seat == NONE:
            return []
        paragraph = self.paragraph(game)
        options: list[Option] = []
        if paragraph.asks == ANYBODY:
            for other in tabletop.clockwise(game, seat):
                if game.figures[other] == game.figures[seat]:
                    options.extend(
                        [Option(OPTION_REPLY, self.card, at + 1, other, at) for at in self._open(game, other)]
                    )
        else:
            options = [Option(OPTION_REPLY, self.card, at + 1, index=at) for at in self._open(game, seat)]
        riddle = paragraph.riddle
        if riddle is not None and (riddle.needs is None or riddle.needs.holds(game, self.card, seat, NONE)):
            options.append(Option(OPTION_SAY, self.card, wants="word"))
        if paragraph.seconds and options:
            options.append(Option(OPTION_HESITATE if is_unhurried(game) else OPTION_LAPSE, self.card))
        return options

    def message(self, game: Game) -> Message:
        return self.says("riddle" if any(option.verb == OPTION_SAY for option in game.offered) else "")

    def _open(self, game: Game, seat: int) -> list[int]:
        frame = self.frame(game)
        replies = self.paragraph(game).replies
        return [at for at in range(len(replies)) if standing_of(game, frame, at, seat) == OPEN]

    def seconds(self, game: Game) -> int:
        return 0 if is_unhurried(game) else self.paragraph(game).seconds

    def is_first_come(self, game: Game) -> bool:
        return self.paragraph(game).asks == ANYBODY

    def take(self, game: Game, option: Option, value: str) -> None:
        frame = self.frame(game)
        paragraph = self.paragraph(game)
        seat = option.seat if option.seat != NONE else speaker(game, frame)
        if seat != frame.active:
            let_speak(game, seat)
        game.next(AfterReply(self.card))
        if option.verb == OPTION_SAY:
            game.next(JudgeAnswer(self.card, plain(value)))
            assert paragraph.riddle is not None
            do(game, paragraph.riddle.attempt, self.card, seat)
        elif option.verb == OPTION_REPLY:
            self._give(game, frame, option.index, paragraph.replies[option.index], seat)
        else:
            game.tell(news.TIME_PASSED, seat, self.card)
            do(game, paragraph.lapse, self.card, seat)

    def _give(self, game: Game, frame: Reading, at: int, reply: Reply, seat: int) -> None:
        if reply.once:
            frame.struck = (*frame.struck, at)
        game.tell(news.REPLIED, seat, self.card, at)
        memory.note_answer(game, rules_of(game).paragraph(self.card).number, reply.key, seat)
        do(game, reply.effect, self.card, seat)
        if reply.price is not None:
            game.next(Do(reply.price.eid, self.card, seat, NONE))

    def rules(self) -> tuple[str, ...]:
        return ("T-DLG-01", "T-DLG-02", "T-RUL-116")


def is_reply_asked(game: Game, card: int) -> bool:
    """Whether the pending question is what is replied to this paragraph."""
    question = game.pending()
    if isinstance(question, ChooseAlone):
        return question.card == card
    return isinstance(question, ChooseReply) and question.card == card


def is_unhurried(game: Game) -> bool:
    return bool(game.registers[tabletop.OPTIONS] & UNHURRIED)


# -- answers in one's own words --------------------------------------------------------------------


def plain(text: str) -> str:
    """Words without case, accents and signs, so that every way of writing them is the same."""
    bare = [sign for sign in normalize("NFKD", text.casefold()) if not combining(sign)]
    return " ".join("".join([sign if sign.isalnum() else " " for sign in bare]).split())


class JudgeAnswer(Step):
    """A word or number that was said is right or wrong; what is wrong shows nothing, whatever exists (T-TAKE-13)."""

    def __init__(self, card: int, said: str) -> None:
        self.card = card
        self.said = said

    def run(self, game: Game) -> None:
        frame = reading_of(game, self.card)
        assert frame is not None
        seat = speaker(game, frame)
        riddle = rules_of(game).paragraph(self.card).riddle
        if seat == NONE or riddle is None:
            return
        game.barriers += 1
        for answer in riddle.answers:
            fits = self.said in answer.words or self._names(game, answer.person)
            if fits and (answer.needs is None or answer.needs.holds(game, self.card, seat, NONE)):
                game.tell(common_news.ANSWER_RIGHT, seat, self.card)
                do(game, answer.effect, self.card, seat)
                return
        number = self._paragraph(game) if riddle.numbers else NONE
        if number != NONE:
            game.tell(common_news.ANSWER_RIGHT, seat, self.card)
            game.next(Read(number, seat))
            return
        game.tell(common_news.ANSWER_WRONG, seat, self.card)
        do(game, riddle.wrong, self.card, seat)

    def _names(self, game: Game, person: str) -> bool:
        """Whether a remembered person is called so."""
        if not person:
            return False
        spellings = rules_of(game).spellings
        return any(self.said in spellings.get(who, ()) for who in persons(game, person))

    def _paragraph(self, game: Game) -> int:
        """The number said, if it is that of a paragraph which is marked as coming from this one."""
        if not (self.said.isascii() and self.said.isdecimal()) or len(self.said) > 3:
            return NONE
        book = rules_of(game)
        card = book.numbered_paragraphs.get(int(self.said), NONE)
        origin = f"{book.paragraph(self.card).number:03}"
        return int(self.said) if card != NONE and origin in book.paragraph(card).refs else NONE
