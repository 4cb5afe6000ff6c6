"""The line client: a whole game in plain text, answered line by line; good over ssh and with a screen reader.

It shows what the asked seat may see and sends one answer at a time to the table, which keeps it at once.
Whoever stops in any way, by `quit`, Ctrl-C, the end of input or a lost connection, goes on later at the same
question.
"""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from fogbound.core import GROUP, NONE, AnswerRefused, Game, News, Option, Question
from fogbound.packs.grammar import SEMICOLON
from fogbound.rules.common.book import book_of
from fogbound.rules.reference import fold
from fogbound.tables import Autopilot, PlayedAnswer, Table, UndoRefused
from fogbound.tables.autopilot import PLANNED
from fogbound.tables.game_queries import needed, playing
from fogbound.terminal.explanations import Explanations
from fogbound.terminal.input_parsing import (
    YES,
    answers_to,
    begins,
    is_below_one,
    is_nothing,
    is_number,
    numbers_in,
    numbers_of_row,
    words_of,
)
from fogbound.terminal.lookup import COMMANDS, MOST_NAMED, help_page, look, rules_page
from fogbound.terminal.map_view import show
from fogbound.terminal.news_filter import UNASKED, HeardNews, heard, is_brief, is_of_active, set_up
from fogbound.terminal.option_list import rows
from fogbound.terminal.output import Output
from fogbound.text import LANGUAGES, CardTexts, Renderer, answers, catalogue, narrative
from fogbound.text.labels import Choice, Labels
from fogbound.text.screens import screens_of
from fogbound.text.screens.base import Screens
from fogbound.view import Perspective, SeenNews, addressees, question_message, read_out_cards, seen_news
from fogbound.view.options import (
    ACCEPTS,
    CAMPS,
    DRAWS,
    JOINS,
    LAPSES,
    RECOVERS,
    REFUSES,
    REPORTS,
    SAVES,
    STAYS_OUT,
    Role,
    meaning,
)

__all__ = ["LineClient", "Stopped"]

NUMBERED: Final = 3  # digits of a card's number
WITH_OTHERS: Final = ("at-citadel", "gain-item")  # questions beside which other things are worth a thought
DRAW_ON: Final = "draw-on"  # the question at which it is said how several cards are drawn at once
DRAWING: Final = ("draw-more", DRAW_ON)  # questions that tell how many cards are drawn
STANDING: Final[dict[str, Role]] = {"camp": CAMPS, "report": REPORTS, "recover": RECOVERS, "save": SAVES}
ALIASES: Final = {"exit": "quit", "q": "quit", "?": "help"}
SATCHEL: Final = "satchel"  # which can also be looked at, or be asked for as the experience under it
AT_ONCE: Final[dict[str, tuple[Role, ...]]] = {"everybody": (JOINS, ACCEPTS), "nobody": (STAYS_OUT, REFUSES)}
"""What those who may take part in an action say, where all are answered for at once."""
LONGEST: Final = 200  # characters of a line that are read


class Stopped(Exception):
    """The player leaves the table for now."""


class LineClient:
    """Plays one table on one keyboard, for all its explorers."""

    def __init__(
        self,
        table: Table,
        lang: str,
        ask: Callable[[str], str],
        output: Output,
        texts: CardTexts | None = None,
    ) -> None:
        self.table = table
        table.autopilot = Autopilot(lambda seats: False)  # people may share a keyboard
        table.listener = self._hear
        self.ask = ask
        self.output = output
        self.renderer = Renderer(
            texts if texts is not None else CardTexts(table.packs, book=table.book), lang
        )
        self.choices = Labels(self.renderer)
        self.lang = lang
        self.say = self.renderer.say
        self.ruleset = book_of(table.game).ruleset()
        self._names = {
            fold(catalogue(spoken).say(f"command-{name}")): name
            for spoken in LANGUAGES
            for name in COMMANDS[self.ruleset]
        } | ALIASES
        if SATCHEL in self._names.values():
            self._names |= {
                fold(catalogue(spoken).say("command-experience")): SATCHEL for spoken in LANGUAGES
            }
        self._at_once = {
            fold(catalogue(spoken).say(f"join-{who}")): roles
            for spoken in LANGUAGES
            for who, roles in AT_ONCE.items()
        }
        self._told = NONE  # the serial of the question that has been put
        self._unwatched = NONE  # the serial of the question before which the others were asked to look away
        self._is_apart = False  # whether what is told next stands apart from what was typed
        read_out = [
            card.partition("#")[0]
            for news in (table.opening, *(one.news for one in table.played))
            for card in read_out_cards(table.game, news)
        ]
        traits = [trait for name in read_out for trait in self.renderer.texts.traits(name)]
        self._read = {*read_out, *traits}  # cards that were read out in this game
        self._listed = NONE  # the serial of the question beside which the other options were listed
        self._states: list[str] = []  # how everybody was when it was last told
        self._acting = NONE  # who has chosen an action that has not begun
        self._is_sharing_known = False  # whether it was said that a row has a number for each person
        self._is_draw_known = False  # whether it was said how several cards are drawn at once
        self._is_more_known = False  # whether it was said that more is possible in a turn

    @property
    def game(self) -> Game:
        return self.table.game

    # -- the conversation --------------------------------------------------------------------------

    def play(self) -> None:
        """Ask and answer until the game is over; raises Stopped when the player leaves before."""
        self.table.settle()
        while (question := self.game.pending()) is not None:
            if self._told != self.game.pending_serial():
                self.put(question)
            began = monotonic()
            line = self.read(self._prompt())
            if not self._is_late(question, monotonic() - began):
                self.take(line)
        self.output.say()
        self._say(narrative.closing(self.screens(), self.game.ending, self.table.journal.decisions()))

    def _is_late(self, question: Question, waited: float) -> bool:
        """Whether a question that gives only some seconds was answered too late; then the time is over."""
        seconds = question.seconds(self.game)
        if not seconds or waited <= seconds:
            return False
        self.answer(next(option for option in self.game.offered if meaning(option.verb).role == LAPSES))
        return True

    def _prompt(self) -> str:
        """What stands before the answer: that Enter takes the plainest option, if there is one."""
        plain = self.table.book.default_option(self.game)
        return (
            self.say("prompt-plain", option=self.choices.label(self.game, plain)) if plain is not None else ""
        )

    def read(self, prompt: str = "") -> str:
        """One line from the player; raises Stopped at the end of input.

        A command typed before all had been told is heard now; an answer is not, for the question had not been read.
        """
        asked = self.output.prompt(prompt or self.say("prompt"))
        ahead = self.output.typed_ahead()
        if ahead and fold(ahead).split()[0] in self._names:
            self.output.say(f"{asked}{ahead}")
            return ahead[:LONGEST]
        try:
            return self.ask(asked).strip()[:LONGEST]
        except (EOFError, KeyboardInterrupt) as end:
            raise Stopped from end

    def put(self, question: Question) -> None:
        """Put the question: who is asked, what, and the options with their numbers."""
        self._told = self.game.pending_serial()
        if question.is_secret() and self._unwatched != self._told and len(self.screens().present()) > 1:
            self._unwatched = self._told
            self.read(self.say("ask-secret", who=self.renderer.asked(addressees(self.game))))
        if self._is_turn():
            self.output.say()
            self._say(self._status())
        if (shown_card := question.shows(self.game)) != NONE:
            for row in self.screens().read_out(self.renderer.texts.uid(self.game, shown_card)):
                self.output.say(row.strip(), 2 + len(row) - len(row.lstrip()))
        self.output.say()
        shown = self.shown()
        listed = rows(self.choices, self.game, shown)
        self.output.say(self._asking(question, listed.people))
        for row in listed.lines:
            self.output.say(row, 2)
        if listed.example and not self._is_sharing_known:
            self._is_sharing_known = True
            numbers = [self.say("options-shared-number", n=at, who=who) for who, at in listed.example]
            self.output.say(self.say("options-shared", numbers=", ".join(numbers)))
        if seconds := question.seconds(self.game):
            self.output.say(self.say("ask-seconds", n=seconds))
        if question.name == DRAW_ON and not self._is_draw_known:
            self._is_draw_known = True
            self.output.say(self.say("draw-several"))
        if self._others_to_ask() > 1:
            self.output.say(self.say("join-at-once"))
        beside = len(self.offered()) + len(self.standing()) - len(shown)
        is_due = self._is_turn() and not (self._is_more_known and is_brief(self.game))
        if beside and (is_due or question.name in WITH_OTHERS):
            self._is_more_known = self._is_more_known or self._is_turn()
            self.output.say(self.say("options-more", n=beside))

    def _status(self) -> list[str]:
        """The turn, and how those are for whom something has changed since the last one."""
        screens, before = self.screens(), self._states
        self._states = screens.states()
        if len(self._states) < 2:
            return [screens.status()]
        return [screens.status(known=self._states), *(state for state in self._states if state not in before)]

    def _asking(self, question: Question, people: str) -> str:
        """The question with who is asked, unless that is plain: people whose numbers follow come in their order.

        At the Citadel nobody alone is named, nor who takes an action that has just named them.
        """
        asked = self.renderer.render(question_message(self.game, question.seat(self.game)))
        is_plain = len(self.screens().present()) == 1 or is_of_active(self.game, question)
        if is_brief(self.game) and is_plain and not people:
            return asked
        return self.say("ask", who=people or self.renderer.asked(addressees(self.game)), question=asked)

    def _is_turn(self) -> bool:
        """Whether the question is who acts next, and how."""
        return book_of(self.game).is_turn(self.game.pending())

    def offered(self) -> list[Choice]:
        """The options of the pending question that matter, in the order of their numbers."""
        return self.choices.offered(self.game)

    def standing(self) -> list[Choice]:
        """What may be done beside it; the numbers go on."""
        return self.choices.standing(self.game)

    def shown(self) -> list[Choice]:
        """What is listed with the question."""
        return self.choices.shown(self.game)

    def screens(self) -> Screens:
        """What the asked seat may look at."""
        question = self.game.pending()
        seat = question.seat(self.game) if question is not None else GROUP
        if seat == GROUP:
            seat = Perspective(self.game, NONE).focus
        return screens_of(Perspective(self.game, seat), self.renderer)

    def seat(self) -> int:
        """Whose place and cards matter now."""
        return self.screens().known.focus

    # -- what the player types ---------------------------------------------------------------------

    def take(self, line: str) -> None:
        """Act on a line: a number, a command, or words of an option."""
        plain = self.table.book.default_option(self.game)
        if not line and plain is None:
            self._told = NONE  # put the question again
            return
        first, _, rest = line.partition(" ")
        choices = self.offered() + self.standing()
        numbered = choices if self._listed == self.game.pending_serial() else self.shown()
        several = numbers_in(self.game, line)
        if not line and plain is not None:
            self.answer(plain)
        elif self._is_value(line):
            self._answer_value(line)
        elif several and max(several) <= len(numbered) and min(several) > 0:
            self._choose_several([numbered[number - 1][1] for number in several])
        elif (shared := numbers_of_row(line)) and all(1 <= number <= len(numbered) for number in shared):
            self._more_of(choices, [numbered[number - 1] for number in shared])
        elif is_number(line) and 1 <= int(line) <= len(numbered):
            self.choose(numbered[int(line) - 1])
        elif rest.strip().isdecimal() and (drawing := self._drawing(first)) is not None:
            self._draw(drawing, int(rest))
        elif self._is_asked(JOINS) and fold(line) in self._at_once:
            self._join_at_once(self._at_once[fold(line)])
        elif fold(first) in self._names and not self._is_label(line, choices):
            self.command(self._names[fold(first)], rest.strip())
        else:
            self._choose_by_words(line, choices)

    def _is_label(self, line: str, choices: list[Choice]) -> bool:
        """Whether a line that begins with a command could be meant for an option: all of it, or several words."""
        named = [name for choice in choices for name in self._called(choice)]
        several = len(words_of(line)) > 1
        return any(words_of(name) == words_of(line) or (several and begins(line, name)) for name in named)

    def _called(self, choice: Choice) -> list[str]:
        """What an option may be called: by its label, without who acts, and as it is listed where its card lies."""
        label, option, standing = choice
        if standing or option.seat == NONE:
            return [label]
        renderer = self.renderer
        return [label, renderer.option(self.game, option), renderer.option(self.game, option, here=True)]

    def _is_asked(self, *roles: Role) -> bool:
        """Whether the pending question offers one of these."""
        return any(meaning(option.verb).role in roles for option in self.game.offered)

    def _choose_several(self, options: list[Option]) -> None:
        """Take these one after the other, as long as the same seat is asked the same and each still stands."""
        question, seat = self.game.pending_name(), self.seat()
        for name in [self.game.option_id(option) for option in options]:
            left = [option for option in self.game.offered if self.game.option_id(option) == name]
            if self.game.pending_name() == question and self.seat() == seat and left:
                self.answer(left[0])

    def _others_to_ask(self) -> int:
        """How many explorers are still to be asked whether they take part."""
        gathering = book_of(self.game).gathering(self.game)
        if gathering is None or not self._is_asked(JOINS):
            return 0
        figures = self.game.figures
        here = [seat for seat in self.screens().present() if figures[seat] == figures[gathering.active]]
        return sum(1 for seat in here if seat not in (*gathering.involved, *gathering.asked))

    def _join_at_once(self, roles: tuple[Role, ...]) -> None:
        """Let everybody who is asked take part in this action, or nobody."""
        while self._is_asked(JOINS, ACCEPTS):
            self.answer(next(option for option in self.game.offered if meaning(option.verb).role in roles))

    def _drawing(self, word: str) -> Option | None:
        """The option to draw one more card, if a word means it."""
        for label, option, _ in self.offered():
            others = [other for other, _, _ in self.offered() if other != label and begins(word, other)]
            is_meant = fold(word) == option.verb or (begins(word, label) and not others)
            if meaning(option.verb).role == DRAWS and is_meant:
                return option
        return None

    def _draw(self, option: Option, cards: int) -> None:
        """Draw so many more cards, or fewer if something else is asked before or the next one could end everything."""
        name, question = self.game.pending_name(), self.game.pending()
        cards = min(cards, len(self.game.content.card_ids))  # there are no more
        safe = question.safely(self.game, cards) if question is not None else cards
        self.answer(option, then=[DRAWS] * (safe - 1))
        is_asked = self.game.pending_name() == name and any(
            meaning(other.verb).role == DRAWS for other in self.game.offered
        )
        if safe < cards and is_asked:
            self.output.say(self.say("draw-stopped"))

    def _is_value(self, line: str) -> bool:
        """Whether a line of digits answers an open question rather than naming an option by its number."""
        open_ones = [option for option in self.game.offered if option.wants == "number"]
        return (
            bool(open_ones)
            and is_number(line)
            and (len(line) >= NUMBERED or int(line) > len(self.game.offered))
        )

    def _answer_value(self, value: str) -> None:
        option = next(option for option in self.game.offered if option.wants == "number")
        if self._is_complete(value):
            self.answer(option, value)

    def _is_complete(self, value: str) -> bool:
        """Whether a number may be named or reported: with all its digits, as a wrong one may cost something."""
        if self._digits() in (0, len(value)):
            return True
        self.output.say(self.say("answer-digits"))
        return False

    def _digits(self) -> int:
        """How many digits the number must have that is asked for; 0 for any, or if none is asked for."""
        question = self.game.pending()
        return question.digits() if question is not None else 0

    def _choose_by_words(self, line: str, choices: list[Choice]) -> None:
        """Take the option that is called so or alone begins so; ask for any other, and do nothing meanwhile."""
        exact = [choice for choice in choices if self._is_exactly(line, choice)]
        begun = [choice for choice in choices if any(begins(line, name) for name in self._called(choice))]
        fitting = exact or begun
        asked = [choice for choice in fitting if not choice[2]]
        fitting = asked if len(asked) == 1 else fitting  # what is asked comes before what stands beside it
        least = self.table.book.least_option(self.game) if is_nothing(line) else None
        is_clear = bool(exact) or not (
            is_nothing(line)
            or fold(line.partition(" ")[0]) in self._names
            or any(self._is_slip(line, choice) for choice in fitting)
        )
        if is_clear and fitting and self._are_copies(fitting):
            self.choose(fitting[0])
        elif least is not None and not fitting:
            self.answer(least)
        else:
            meant = [choice for choice in choices if choice in begun or choice[1] == least]
            self._more_of(choices, meant or self._mentioning(line, choices), line)

    def _is_exactly(self, line: str, choice: Choice) -> bool:
        """Whether an option is called so: by its id, whichever copy it is, by its verb or by its whole label."""
        option = choice[1]
        ids = (self.game.option_id(option), self.choices.name(self.game, option), option.verb)
        return line in ids or words_of(line) in [words_of(name) for name in self._called(choice)]

    def _is_slip(self, line: str, choice: Choice) -> bool:
        """Whether a line cuts short the first word of what stands beside the question, which nobody may have seen."""
        names = [words_of(name)[:1] for name in self._called(choice)]
        return choice[2] and words_of(line)[:1] not in names

    def _are_copies(self, fitting: list[Choice]) -> bool:
        """Whether it does not matter which of these is taken: they are about copies of one card."""
        return len({(label, self.choices.name(self.game, option)) for label, option, _ in fitting}) == 1

    def _mentioning(self, line: str, choices: list[Choice]) -> list[Choice]:
        """The options in whose labels these words stand anywhere."""
        if is_below_one(line):
            return []
        return [choice for choice in choices if answers_to(line, choice[0], choice[1].verb)]

    def _more_of(self, choices: list[Choice], fitting: list[Choice], line: str = "") -> None:
        """Name the options that some words could mean, with numbers that count from now on."""
        if not fitting:
            self.output.say(self.say("answer-unknown", words=line))
            return
        self._listed = self.game.pending_serial()
        named = [f"{choices.index(choice) + 1}. {choice[0]}" for choice in fitting[:MOST_NAMED]]
        if len(fitting) > MOST_NAMED:
            named.append("…")
        self.output.say(self.say("answer-several", options=SEMICOLON[self.lang].join(named)))

    def choose(self, choice: Choice) -> None:
        """Take an option, asking for its number or word if it wants one."""
        label, option, _ = choice
        if meaning := self.choices.meaning(self.game, option):
            self.output.say(meaning)
        if self.choices.is_for_good(self.game, option) and not self._is_sure(label):
            return
        value = ""
        if option.wants:
            value = self.read(self.say("ask-value", wants=option.wants))
            if not (is_number(value) if option.wants == "number" else value):
                self.output.say(self.say("answer-value", wants=option.wants))
                return
            if option.wants == "number" and not self._is_complete(value):
                return
        self.answer(option, value)

    def _is_sure(self, label: str) -> bool:
        """Whether the player means what cannot be taken back."""
        if fold(self.read(self.say("ask-sure", option=label))) in YES:
            return True
        self.output.say(self.say("answer-kept"))
        return False

    def answer(self, option: Option, value: str = "", then: Sequence[Role] = ()) -> None:
        """Give an answer to the table, which tells what comes of it and of all that it answers by itself then."""
        question = self.game.pending()
        assert question is not None
        asked = question.seat(self.game) if option in self.game.offered else option.seat
        seat = GROUP if asked == NONE else asked
        try:
            self.table.answer(seat, self.game.pending_serial(), self.game.option_id(option), value, then)
        except AnswerRefused as refusal:
            self.output.say(str(refusal))
            return
        except OSError as fault:
            self.output.say(self.say("answer-unwritten", why=fault.strerror or str(fault)))
            return

    def _hear(self, played: PlayedAnswer, before: Game) -> None:
        """Tell what came of an answer; of what was given by itself, right after what was told before it."""
        news, passed = played.news, played.answer.passed and played.answer.why != PLANNED
        option = _option_of(before, played.answer.option)
        is_action = self.table.book.is_turn(before.pending()) and self.renderer.is_action(before, option)
        acting = option.seat if is_action else self._acting
        self._told = self._listed = NONE  # whatever was taken, the question is put anew
        self._acting = acting
        said = HeardNews(option, passed, acting, needed(before))
        self.tell(news, played.answer.seat, said, apart=not played.answer.passed)

    def tell(self, news: list[News], seat: int, said: HeardNews = UNASKED, apart: bool = True) -> None:
        """Tell what happened, unless answer or question do; a card that was taken is read out, once."""
        by_itself = self.table.next_by_itself()
        is_told = self.game.pending_name() in DRAWING and (by_itself is None or by_itself[1] == PLANNED)
        fresh = seen_news(self.game, seat, news, lays_once=True, draws=not is_told)
        if any("acts" in item.roles for item in fresh):
            self._acting = NONE
        sets_up = any("opens" in item.roles for item in fresh)
        if sets_up and is_brief(self.game):
            fresh = set_up(self.renderer.texts, fresh)
        self._is_apart = self._is_apart or apart
        read_out = self.choices.heard = set()
        for line, item in narrative.sentences(self.renderer, fresh, said.needed, is_brief(self.game)):
            name = item.cards[-1].partition("#")[0] if item.cards else ""
            is_read_out = item.is_read_out and name not in read_out
            rows = self._read_out(name, item) if is_read_out else []
            is_again = is_read_out and name in self._read
            told = heard(self.renderer, self.game, line, item, said, sets_up, bool(rows), is_again)
            if self._is_apart and (told or rows):
                self.output.say()
                self._is_apart = False
            if told:
                self.output.say(told)
            for row in rows:
                self.output.say(row.strip(), 2 + len(row) - len(row.lstrip()))
            if rows:
                read_out.add(name)
            if is_read_out:
                self._read.update((name, *self.renderer.texts.traits(name)))
            if "leads-nowhere" in item.roles and not item.cards:
                self._point_at_riddles()

    def _read_out(self, name: str, item: SeenNews) -> list[str]:
        """A card to be read out: the next times an event without its prose, and others by their titles alone.

        What a trait does is told when it is met first.
        """
        screens = self.screens()
        traits = [
            screens.trait(trait) for trait in self.renderer.texts.traits(name) if trait not in self._read
        ]
        if "anew" in item.roles or name not in self._read:
            return [*screens.read_out(name), *traits]
        return [*screens.gist(name), *traits] if "lays-event" in item.roles else []

    def _point_at_riddles(self) -> None:
        """After a number that no picture hides: which cards here ask for one."""
        riddles = [
            self.renderer.card(self.game, option.card)
            for option in self.game.content.standing(self.game)
            if self.table.book.asks_for_number(self.game, option)
        ]
        if riddles:
            self.output.say(self.say("number-elsewhere", cards=", ".join(dict.fromkeys(riddles))))

    # -- commands ----------------------------------------------------------------------------------

    def command(self, name: str, words: str) -> None:
        """Carry out a command."""
        if name == "quit":
            raise Stopped
        if name == "look" and self._names.get(fold(words)) == SATCHEL:
            self._page(SATCHEL)
        elif name in ("look", "exact") and words:
            options = [option for _, option, _ in self.offered() + self.standing()]
            skills = [skill for option in options for skill in self.choices.skills(self.game, option)]
            look(self.output, self.screens(), words, name == "exact", skills)
        elif name == "why":
            self._reasons().why(words)
        elif name == "odds":
            self._reasons().odds(words)
        elif name == "rules":
            rules_page(self.output, self.lang, self.ruleset, words)
        elif name == "undo":
            self._undo()
        elif name in STANDING:
            self._stand(STANDING[name], words)
        elif name == "read" and is_number(words):
            self._say(self.screens().paragraph(int(words)))
        elif name == "more":
            self._more()
        elif name == "recap":
            self._say(self._recap())
        elif name == "help":
            help_page(self.output, self.screens())
        else:
            self._page(name)

    def _reasons(self) -> Explanations:
        """What explains the options as they are numbered now."""
        return Explanations(
            self.game, self.seat(), self.renderer, self.output, self.offered(), self.standing()
        )

    def _page(self, name: str) -> None:
        show(self.output, self.screens(), name, self.seat(), self.table.chart)

    def _more(self) -> None:
        shown = len(self.shown())
        others = (self.offered() + self.standing())[shown:]
        self._listed = self.game.pending_serial()
        if not others:
            self.output.say(self.say("options-none"))
        for at, (label, _, _) in enumerate(others, shown + 1):
            self.output.say(f"{at}. {label}", 2)

    def _stand(self, role: Role, words: str) -> None:
        """Take a standing option by what it is for; `report 063` gives the number at once, asked for or not."""
        if role == REPORTS and self._digits() and is_number(words):
            self._answer_value(words)
            return
        fitting = [choice for choice in self.standing() if meaning(choice[1].verb).role == role]
        mine = [choice for choice in fitting if choice[1].seat in (NONE, self.seat())]
        if not fitting:
            self.output.say(self.say(f"{role}-refused"))
            return
        if role == REPORTS and words and not is_number(words):
            self.output.say(self.say("answer-value", wants="number"))
            return
        if role == REPORTS and words and len(words) != NUMBERED:
            self.output.say(self.say("answer-digits"))
            return
        self.choose((mine or fitting)[0])
        if role == REPORTS and is_number(words) and any(option.wants for option in self.game.offered):
            self._answer_value(words)

    def _undo(self) -> None:
        try:
            self.table.undo(GROUP)
        except UndoRefused as refusal:
            self.output.say(self.say("undo-wall" if refusal.answer is not None else "undo-nothing"))
            return
        self._told = NONE
        self.output.say(self.say("undo-done"))

    # -- beginning ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """Open a new game: who sets out, the clue, the place if they stand on one."""
        news = seen_news(self.game, self._listener(), self.table.opening, lays_once=True)
        self._say(narrative.opening(self.screens(), news))
        if self.screens().cell_of(self.seat()) is not None:
            self._page("place")
        self.output.say(self.say("game-help"))

    def go_on(self) -> None:
        """Take a game up again with a short account of where it stands."""
        header = self.table.journal.header
        changes = [remark.arguments() for remark in self.table.remarks]
        resumed = narrative.resumed(self.screens(), header.fork_of, header.fork_at, changes)
        self._say([*resumed, *self._recap(status=not self._is_turn())])  # which a turn begins with

    def _recap(self, status: bool = True) -> list[str]:
        """Where the game stands, and what happened last."""
        screens, listener = self.screens(), self._listener()
        lately = narrative.recent(self.renderer, self.table.recent_news(listener))
        last = self.table.last_answer(listener)
        answer = answers.last_answer(screens, self.game, *last) if last is not None else ""
        return narrative.recap(screens, lately, answer, status)

    def _listener(self) -> int:
        """Who listens at one keyboard: the only explorer, or everybody together."""
        return 0 if len(playing(self.game)) == 1 else NONE

    def _say(self, lines: list[str]) -> None:
        for line in lines:
            self.output.say(line.strip(), len(line) - len(line.lstrip()))


def _option_of(game: Game, name: str) -> Option:
    """The option of this name, of the pending question or beside it."""
    options = [*game.offered, *game.content.standing(game)]
    return next(option for option in options if game.option_id(option) == name)
