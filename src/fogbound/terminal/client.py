"""The line client: a whole game in plain text, answered line by line; good over ssh and with a screen reader.

It shows what the asked seat may see and sends one answer at a time to the table, which keeps it at once.
After any kind of end, by `quit`, Ctrl-C, the end of input or a lost connection, the game goes on later at the same
question.
"""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from fogbound.odds import Outlook
from fogbound.packs.books import trees_of
from fogbound.packs.languages import SEMICOLON
from fogbound.rules.reference import fold
from fogbound.tables import GROUP, AnswerRefused, Autopilot, PlayedAnswer, Table, UndoRefused
from fogbound.tables.autopilot import PLANNED
from fogbound.terminal.explanations import Explanations
from fogbound.terminal.input_parsing import (
    answers_to,
    begins,
    is_below_one,
    is_nothing,
    is_number,
    is_yes,
    numbers_in,
    numbers_of_row,
    words_of,
)
from fogbound.terminal.lookup import MOST_NAMED, help_page, look, rules_page
from fogbound.terminal.map_view import show
from fogbound.terminal.news_filter import UNASKED, HeardNews, set_up, spoken_line, tone_of
from fogbound.terminal.option_list import ReadOnce, rows
from fogbound.terminal.output import Output
from fogbound.terminal.rulesets import keyboard_of
from fogbound.terminal.ways import Way, deeds_at, is_direction, is_here, is_place, spelled_out, ways_to
from fogbound.text import LANGUAGES, CardTexts, Renderer, answers, catalogue, narrative
from fogbound.text.labels import Labels, ListedOption
from fogbound.text.screens import screens_of
from fogbound.text.screens.base import Screens
from fogbound.text.sentences import sentences
from fogbound.text.story import Piece, stories
from fogbound.view import NONE, AskedOption, AskedQuestion, Perspective, SeenNews
from fogbound.view.options import (
    ACCEPTS,
    CAMPS,
    DRAWS,
    JOINS,
    LAPSES,
    OF_REVEALED,
    RECOVERS,
    REFUSES,
    REPORTS,
    REVEALS,
    SAVES,
    STAYS_OUT,
    Role,
)

__all__ = ["LineClient", "Stopped"]

NUMBERED: Final = 3  # digits of a card's number
STANDING: Final[dict[str, Role]] = {"camp": CAMPS, "report": REPORTS, "recover": RECOVERS, "save": SAVES}
ALIASES: Final = {"exit": "quit", "q": "quit", "?": "help"}
PURSE: Final = "purse"  # what stands in the place of items at the Citadel
SATCHEL: Final = "satchel"  # which can also be looked at, or be asked for as the experience under it
AT_ONCE: Final[dict[str, tuple[Role, ...]]] = {"everybody": (JOINS, ACCEPTS), "nobody": (STAYS_OUT, REFUSES)}
"""What the players say who may take part in an action, where all are answered for at once."""
JOURNAL_TURNS: Final = 20  # that are told again when the journal is asked for
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
        table.autopilot = Autopilot(lambda seats: True)  # what one of them types all have agreed on
        table.listener = self._hear
        self.ask = ask
        self.output = output
        told = texts if texts is not None else CardTexts(table.packs, trees=trees_of(table.book))
        self.renderer = Renderer(told, lang).familiar()
        self.lang = lang
        self.say = self.renderer.say
        self.ruleset = told.ruleset
        self.is_brief = keyboard_of(told.ruleset).is_brief
        self._known: Outlook | None = None  # until something happens
        self._once = ReadOnce()
        self._names = {
            fold(catalogue(spoken).say(f"command-{name}")): name
            for spoken in LANGUAGES
            for name in keyboard_of(self.ruleset).commands(table.outlook(NONE).view)
        } | ALIASES
        if SATCHEL in self._names.values():
            self._names |= {
                fold(catalogue(spoken).say("command-experience")): SATCHEL for spoken in LANGUAGES
            }
        if PURSE in self._names.values():
            self._names |= {fold(catalogue(spoken).say("command-items")): PURSE for spoken in LANGUAGES}
        self._at_once = {
            fold(catalogue(spoken).say(f"join-{who}")): roles
            for spoken in LANGUAGES
            for who, roles in AT_ONCE.items()
        }
        self._told = NONE  # the serial of the question that has been put
        self._unwatched = NONE  # the serial of the question before which the others were asked to look away
        self._is_apart = False  # whether what is told next stands apart from what was typed
        read_out = [card.partition("#")[0] for card in table.read_out_cards()]
        traits = [trait for name in read_out for trait in self.renderer.texts.traits(name)]
        self._read = {*read_out, *traits}  # cards that were read out in this game
        self._listed = NONE  # the serial of the question beside which the other options were listed
        self._led: list[
            Way
        ] = []  # what leads to the place that was just typed, until a number says which is meant
        self._states: list[str] = []  # how everybody was when it was last told
        self._acting = NONE  # who has chosen an action that has not begun
        self._is_sharing_known = False  # whether it was said that a row has a number for each person
        self._is_draw_known = False  # whether it was said how several cards are drawn at once
        self._walked: list[tuple[list[SeenNews], HeardNews, bool]] | None = None  # news that wait to be told
        self._is_more_known = False  # whether it was said that more is possible in a turn

    @property
    def known(self) -> Outlook:
        """The game as those know it who are asked."""
        if self._known is None:
            asked = self.table.asked_question
            self._known = self.table.outlook(asked.seat if asked is not None else NONE)
        return self._known

    @property
    def asked_question(self) -> AskedQuestion:
        """What they are asked, while the game goes on."""
        asked = self.known.asked_question
        assert asked is not None
        return asked

    @property
    def choices(self) -> Labels:
        """What they may choose, in words."""
        return Labels(self.renderer, self.known)

    # -- the conversation --------------------------------------------------------------------------

    def play(self) -> None:
        """Ask and answer until the game is over; raises Stopped when the player leaves before."""
        self.table.settle()
        while self.known.asked_question is not None:
            if self._told != self.asked_question.serial:
                self.put()
            began = monotonic()
            line = self.read(self._prompt())
            if not self._is_late(monotonic() - began):
                self.take(line)
        self.output.say()
        self._say(narrative.closing(self.screens(), self.table.ending, self.table.journal.decisions()))

    def _is_late(self, waited: float) -> bool:
        """Whether a question that gives only some seconds was answered too late; then the time is over."""
        seconds = self.asked_question.seconds
        if not seconds or waited <= seconds:
            return False
        self.answer(next(option for option in self.asked_question.options if option.role == LAPSES))
        return True

    def _prompt(self) -> str:
        """What stands before the answer: that Enter takes the plainest option, if there is one."""
        plain = self.asked_question.default
        return self.say("prompt-plain", option=self.choices.label(plain)) if plain is not None else ""

    def read(self, prompt: str = "") -> str:
        """One line from the player; raises Stopped at the end of input.

        A command typed before all had been told is heard now; an answer is not, for the question had not been read.
        """
        asked = self.output.prompt(prompt or self.say("prompt"))
        ahead = self.output.take_typed_ahead()
        if ahead and fold(ahead).split()[0] in self._names:
            self.output.say(f"{asked}{ahead}")
            return ahead[:LONGEST]
        try:
            return self.ask(asked).strip()[:LONGEST]
        except (EOFError, KeyboardInterrupt) as end:
            raise Stopped from end

    def put(self) -> None:
        """Put the question: who is asked, what, and the options with their numbers."""
        asked = self.asked_question
        self._told = asked.serial
        if asked.is_secret and self._unwatched != self._told and len(self.screens().present_seats()) > 1:
            self._unwatched = self._told
            self.read(self.say("ask-secret", who=self.renderer.who_is_asked(asked.addressees)))
        if self._is_turn():
            self.output.say()
            for line in self._status():
                self.output.say(line, tone="turn")
        if asked.card is not None:
            for row in self.screens().card(asked.card.partition("#")[0]):
                self.output.say(row.strip(), 2 + len(row) - len(row.lstrip()))
        with self.output.block():
            self._put_options()

    def _put_options(self) -> None:
        """The question, the options with their numbers, and what else is worth knowing now."""
        asked = self.asked_question
        self.output.say()
        shown = self.listed_choices()
        listed = rows(self.choices, shown, self._once)
        self.output.say(self._question_text(listed.people), tone="question")
        for row in listed.lines:
            self.output.say(row.strip(), 2 + len(row) - len(row.lstrip()))
        if listed.example and not self._is_sharing_known:
            self._is_sharing_known = True
            numbers = [self.say("options-shared-number", n=at, who=who) for who, at in listed.example]
            self.output.say(self.say("options-shared", numbers=", ".join(numbers)))
        if seconds := asked.seconds:
            self.output.say(self.say("ask-seconds", n=seconds))
        if self._is_asked(REVEALS) and (bet := self._reasons().bet()):
            self.output.say(bet)
        if self._is_asked(REVEALS) and not self._is_draw_known:
            self._is_draw_known = True
            self.output.say(self.say("draw-several"), tone="quiet")
        if self._others_to_ask() > 1:
            self.output.say(self.say("join-at-once"))
        beside = len(self.offered_choices()) + len(self.standing_choices()) - len(shown)
        is_due = self._is_turn() and not (self._is_more_known and self.is_brief)
        if beside and (is_due or asked.leaves_time):
            self._is_more_known = self._is_more_known or self._is_turn()
            self.output.say(self.say("options-more", n=beside), tone="quiet")

    def _status(self) -> list[str]:
        """The turn, and how those are for whom something has changed since the last one."""
        screens, before = self.screens(), self._states
        self._states = screens.states()
        if len(self._states) < 2:
            return [screens.status()]
        return [screens.status(known=self._states), *(state for state in self._states if state not in before)]

    def _question_text(self, people: str) -> str:
        """The question with who is asked, unless that is plain: people whose numbers follow come in their order.

        Nobody alone is named, nor, at the Citadel, who takes an action that has just named them.
        """
        asked = self.asked_question
        question = self.renderer.render(asked.message)
        is_plain = len(self.screens().present_seats()) == 1 or (self.is_brief and asked.is_of_active)
        if is_plain and not people:
            return question
        return self.say("ask", who=people or self.renderer.who_is_asked(asked.addressees), question=question)

    def _is_turn(self) -> bool:
        """Whether the question is who acts next, and how."""
        return self.known.asked_question is not None and self.asked_question.is_turn

    def offered_choices(self) -> list[ListedOption]:
        """The options of the pending question that matter, in the order of their numbers."""
        return self.choices.offered_choices()

    def standing_choices(self) -> list[ListedOption]:
        """What may be done beside it; the numbers go on."""
        return self.choices.standing_choices()

    def listed_choices(self) -> list[ListedOption]:
        """What is listed with the question."""
        return self.choices.listed_choices()

    def screens(self) -> Screens:
        """What the asked seat may look at."""
        return screens_of(self._onlooker(), self.renderer)

    def _onlooker(self) -> Outlook:
        """The game as one person knows it: the player who is asked, or one of them."""
        known = self.known
        return known if known.seat != GROUP else self.table.outlook(known.focus)

    def seat(self) -> int:
        """Whose place and cards matter now."""
        return self.screens().known.focus

    # -- what the player types ---------------------------------------------------------------------

    def take(self, line: str) -> None:
        """Act on a line: a number, a command, or words of an option."""
        plain = self.asked_question.default
        led_before, self._led = self._led, []
        if not line and plain is None:
            self._told = NONE  # put the question again
            return
        first, _, rest = line.partition(" ")
        choices = self.offered_choices() + self.standing_choices()
        line = self._spelled_out(line)
        numbered = choices if self._listed == self.asked_question.serial else self.listed_choices()
        several = numbers_in(self.asked_question, line)
        if not line and plain is not None:
            self.answer(plain)
        elif self._is_value(line):
            self._answer_value(line)
        elif several and max(several) <= len(numbered) and min(several) > 0:
            self._choose_several([numbered[number - 1].option for number in several])
        elif (shared := numbers_of_row(line)) and all(1 <= number <= len(numbered) for number in shared):
            self._more_of(choices, [numbered[number - 1] for number in shared])
        elif is_number(line) and 1 <= int(line) <= len(numbered):
            chosen = numbered[int(line) - 1]
            way = next(
                (way for way in led_before if way.to and way.choice.option.id == chosen.option.id), None
            )
            if way is not None:
                self._walk(chosen.option, way.to)
            else:
                self.choose(chosen)
        elif rest.strip().isdecimal() and (drawing := self._draw_option(first)) is not None:
            self._draw(drawing, int(rest))
        elif self._is_asked(JOINS) and fold(line) in self._at_once:
            self._join_at_once(self._at_once[fold(line)])
        elif fold(first) in self._names and not self._is_label(line, choices):
            self.command(self._names[fold(first)], rest.strip())
        elif led := self._ways(line):
            self._go(line, led, choices)
        elif is_direction(line):
            if deeds := deeds_at(line, self.offered_choices(), self.screens()):
                self._more_of(choices, deeds, line)
            else:
                self._say_no_way(line)
        else:
            self._choose_by_words(line, choices)

    def _ways(self, line: str) -> list[Way]:
        """What leads where a line says, for the player who is named before the place, if one is: `mele north`."""
        offered = self.offered_choices()
        led = ways_to(line, offered, self.screens())
        name, _, place = line.partition(" ")
        if led or not place:
            return led
        theirs = [choice for choice in offered if begins(name, self.choices.who(choice.option))]
        return ways_to(spelled_out(place), theirs, self.screens())

    def _spelled_out(self, line: str) -> str:
        """A line, or the side that its single letter stands for, unless it leads nowhere and an answer begins so."""
        side, offered = spelled_out(line), self.offered_choices()
        is_answer = any(begins(line, name) for choice in offered for name in self._names_of(choice))
        return line if is_answer and not ways_to(side, offered, self.screens()) else side

    def _say_no_way(self, line: str) -> None:
        """Say why nobody goes there: something else is asked, they are there already, or no way leads there."""
        if not self._is_turn() and not any(option.is_place for option in self.asked_question.options):
            self.output.say(self.say("way-later"))
        else:
            self.output.say(
                self.say("way-here" if is_here(line, self.screens(), self.seat()) else "way-none")
            )

    def _go(self, line: str, led: list[Way], choices: list[ListedOption]) -> None:
        """Go where a place was typed, if it is clear by what."""
        if len({(way.choice.option.id, way.to) for way in led}) > 1:
            meant = list(dict.fromkeys(way.choice for way in led))
            if len({choice.option.verb for choice in meant}) == 1 == len(led) // len(meant) and len(
                {choice.option.seat for choice in meant}
            ) == len(meant):
                self._ask_who(choices, meant)
            else:
                self._more_of(choices, meant, line)
            self._led = led if len(meant) == len(led) else []
        elif led[0].to:
            self._walk(led[0].choice.option, led[0].to)
        else:
            self.choose(led[0].choice)

    def _ask_who(self, choices: list[ListedOption], meant: list[ListedOption]) -> None:
        """Ask which of several people takes a way that each of them may take alike; their numbers count from now on."""
        self._listed = self.asked_question.serial
        numbers = [
            self.say(
                "options-shared-number", n=choices.index(choice) + 1, who=self.choices.who(choice.option)
            )
            for choice in meant
        ]
        self.output.say(self.say("way-who", numbers=", ".join(numbers)))

    def _walk(self, option: AskedOption, to: str) -> None:
        """Take an action for where it leads: in one line, if nothing has to be decided on the way."""
        self._walked = []
        self.answer(option, to=to)
        walked, self._walked = self._walked, None
        if self._question_name() and not self._is_turn():
            for fresh, said, apart in walked:
                self.tell(fresh, said, apart)
            return
        told = [Piece(item, said.needed) for fresh, said, _ in walked for item in fresh]
        if told:
            self.output.say()
        for line in stories(self.renderer, told):
            self.output.say(line)
        for fresh, said, _ in walked:
            self.tell([item for item in fresh if item.is_read_out], said, apart=False)

    def _is_label(self, line: str, choices: list[ListedOption]) -> bool:
        """Whether a line that begins with a command could be meant for an option: all of it, or several words."""
        named = [name for choice in choices for name in self._names_of(choice)]
        several = len(words_of(line)) > 1
        return any(words_of(name) == words_of(line) or (several and begins(line, name)) for name in named)

    def _names_of(self, choice: ListedOption) -> list[str]:
        """What an option may be called: by its label, without who acts, and as it is listed where its card lies."""
        label, option = choice
        if option.is_beside or option.seat is None:
            return [label]
        return [
            label,
            self.renderer.option(option.named_option),
            self.renderer.option(option.named_option, here=True),
        ]

    def _is_asked(self, *roles: Role) -> bool:
        """Whether the pending question offers one of these."""
        return self.known.asked_question is not None and any(
            one.role in roles for one in self.asked_question.options
        )

    def _choose_several(self, options: list[AskedOption]) -> None:
        """Take these one after the other, as long as the same seat is asked the same and each still stands."""
        question, seat = self.asked_question.name, self.seat()
        for name in [option.id for option in options]:
            if self._question_name() != question or self.seat() != seat:
                return
            left = next((option for option in self.asked_question.options if option.id == name), None)
            if left is not None:
                self.answer(left)

    def _is_of_revealed(self) -> bool:
        """Whether it is asked which of the revealed cards are taken."""
        asked = self.known.asked_question
        return asked is not None and any(option.bits & OF_REVEALED for option in asked.options)

    def _question_name(self) -> str:
        """The name of the question that is pending; empty when the game is over."""
        return self.asked_question.name if self.known.asked_question is not None else ""

    def _others_to_ask(self) -> int:
        """How many explorers are still to be asked whether they take part."""
        gathering = self.asked_question.gathering
        return gathering.to_ask if gathering is not None and self._is_asked(JOINS) else 0

    def _join_at_once(self, roles: tuple[Role, ...]) -> None:
        """Let everybody who is asked take part in this action, or nobody."""
        while self._is_asked(JOINS, ACCEPTS):
            self.answer(next(option for option in self.asked_question.options if option.role in roles))

    def _draw_option(self, word: str) -> AskedOption | None:
        """The option to draw one more card, if a word means it."""
        for label, option in self.offered_choices():
            others = [other for other, _ in self.offered_choices() if other != label and begins(word, other)]
            is_meant = fold(word) == option.verb or (begins(word, label) and not others)
            if option.role == DRAWS and is_meant:
                return option
        return None

    def _draw(self, option: AskedOption, cards: int) -> None:
        """Draw so many more cards, or fewer if something else is asked before or the next one could end everything."""
        name = self.asked_question.name
        cards = min(cards, len(self.table.book.card_ids))  # there are no more
        safe = self.asked_question.safely(cards)
        self.answer(option, then=[DRAWS] * (safe - 1))
        if safe < cards and self._question_name() == name and self._is_asked(DRAWS):
            self.output.say(self.say("draw-stopped"))

    def _is_value(self, line: str) -> bool:
        """Whether a line of digits answers an open question rather than naming an option by its number."""
        offered = self.asked_question.options
        is_open = any(option.wants == "number" for option in offered)
        return is_open and is_number(line) and (len(line) >= NUMBERED or int(line) > len(offered))

    def _answer_value(self, value: str) -> None:
        option = next(option for option in self.asked_question.options if option.wants == "number")
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
        return self.asked_question.digits if self.known.asked_question is not None else 0

    def _choose_by_words(self, line: str, choices: list[ListedOption]) -> None:
        """Take the option that is called so or alone begins so; ask for any other, and do nothing meanwhile."""
        exact = [choice for choice in choices if self._is_exactly(line, choice)]
        begun = [choice for choice in choices if any(begins(line, name) for name in self._names_of(choice))]
        fitting = exact or begun
        asked = [choice for choice in fitting if not choice.option.is_beside]
        fitting = asked if len(asked) == 1 else fitting  # what is asked comes before what stands beside it
        least = self.asked_question.least if is_nothing(line) else None
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
            meant = [choice for choice in choices if choice in begun or choice.option is least]
            if not meant and is_place(line, self.screens()):
                self._say_no_way(line)
            else:
                self._more_of(choices, meant or self._choices_mentioning(line, choices), line)

    def _is_exactly(self, line: str, choice: ListedOption) -> bool:
        """Whether an option is called so: by its id, whichever copy it is, by its verb or by its whole label."""
        option, called = choice.option, [words_of(name) for name in self._names_of(choice)]
        return line in (option.id, option.name_without_copy, option.verb) or words_of(line) in called

    def _is_slip(self, line: str, choice: ListedOption) -> bool:
        """Whether a line cuts short the first word of what stands beside the question, which nobody may have seen."""
        names = [words_of(name)[:1] for name in self._names_of(choice)]
        return choice.option.is_beside and words_of(line)[:1] not in names

    def _are_copies(self, fitting: list[ListedOption]) -> bool:
        """Whether it does not matter which of these is taken: they are about copies of one card."""
        return len({(label, option.name_without_copy) for label, option in fitting}) == 1

    def _choices_mentioning(self, line: str, choices: list[ListedOption]) -> list[ListedOption]:
        """The options in whose labels these words stand anywhere."""
        if is_below_one(line):
            return []
        return [choice for choice in choices if answers_to(line, choice.label, choice.option.verb)]

    def _more_of(self, choices: list[ListedOption], fitting: list[ListedOption], line: str = "") -> None:
        """Name the options that some words could mean, with numbers that count from now on."""
        if not fitting:
            self.output.say(self.say("answer-unknown", words=line))
            return
        self._listed = self.asked_question.serial
        named = [f"{choices.index(choice) + 1}. {choice.label}" for choice in fitting[:MOST_NAMED]]
        if len(fitting) > MOST_NAMED:
            named.append("…")
        self.output.say(self.say("answer-several", options=SEMICOLON[self.lang].join(named)))

    def choose(self, choice: ListedOption) -> None:
        """Take an option, asking for its number or word if it wants one."""
        label, option = choice
        if meaning := self.choices.meaning(option):
            self.output.say(meaning)
        if self.choices.is_for_good(option) and not self._is_sure(label):
            return
        value = ""
        if option.wants:
            value = self.read(self.say("ask-value", wants=option.wants))
            if not (is_number(value) if option.wants == "number" else value):
                self.output.say(self.say("answer-value", wants=option.wants))
                return
            if option.wants == "number" and not self._is_complete(value):
                return
        if option.is_action and len(option.ways) == 1:
            self._walk(option, option.ways[0].id)
        else:
            self.answer(option, value)

    def _is_sure(self, label: str) -> bool:
        """Whether the player means what cannot be taken back."""
        if is_yes(self.read(self.say("ask-sure", option=label))):
            return True
        self.output.say(self.say("answer-kept"))
        return False

    def answer(self, option: AskedOption, value: str = "", then: Sequence[Role] = (), to: str = "") -> None:
        """Give an answer to the table, which tells what comes of it and of all that it answers by itself then."""
        asked, seat = self.asked_question, option.seat if option.is_beside else self.asked_question.seat
        try:
            self.table.answer(GROUP if seat is None else seat, asked.serial, option.id, value, then, to)
        except AnswerRefused:
            self.output.say(self.say("refused-unknown"))
            return
        except OSError as fault:
            self.output.say(self.say("answer-unwritten", why=fault.strerror or str(fault)))
            return
        finally:
            self._known = None

    def _hear(self, played: PlayedAnswer, before: Perspective) -> None:
        """Tell what came of an answer; of what was given by itself, right after what was told before it."""
        answer, asked = played.answer, before.asked_question
        assert asked is not None
        option = asked.find(answer.option)
        assert option is not None
        self._known = None
        self._told = self._listed = NONE  # whatever was taken, the question is put anew
        if asked.is_turn and option.is_action:
            self._acting = option.seat if option.seat is not None else NONE
        is_counted = self._is_asked(REVEALS) and self.table.why_by_itself() in ("", PLANNED)
        fresh = self.table.seen_news(answer.seat, played.news, lays_once=True, draws=not is_counted)
        passed = answer.passed and answer.why != PLANNED
        said = HeardNews(option.verb, passed, self._acting, before.difficulty)
        if self._walked is not None:
            self._walked.append((fresh, said, not answer.passed))
        else:
            self.tell(fresh, said, apart=not answer.passed)

    def tell(self, fresh: list[SeenNews], said: HeardNews = UNASKED, apart: bool = True) -> None:
        """Tell what happened, unless answer or question do; a card that was taken is read out, once."""
        if any("acts" in item.roles for item in fresh):
            self._acting = NONE
        sets_up = any("opens" in item.roles for item in fresh)
        if sets_up and self.is_brief:
            fresh = set_up(self.renderer.texts, fresh)
        self._is_apart = self._is_apart or apart
        read_out = self._once.heard = set()
        for line, item in sentences(self.renderer, fresh, said.needed, self.is_brief):
            name = item.cards[-1].partition("#")[0] if item.cards else ""
            is_read_out = item.is_read_out and name not in read_out
            story = self.screens().story(name) if is_read_out else name
            rows = self._read_out(name, item, story) if is_read_out else []
            is_again = is_read_out and name in self._read
            told = spoken_line(
                self.renderer, line, item, said, sets_up, bool(rows), self._is_of_revealed(), is_again
            )
            if self._is_apart and (told or rows):
                self.output.say()
                self._is_apart = False
            if told:
                self.output.say(told, tone=tone_of(item))
            for row in rows:
                self.output.say(row.strip(), 2 + len(row) - len(row.lstrip()))
            if rows:
                read_out.add(name)
            if is_read_out:
                self._read.update((name, story, *self.renderer.texts.traits(name)))
            if "leads-nowhere" in item.roles and not item.cards:
                self._point_at_riddles()

    def _read_out(self, name: str, item: SeenNews, story: str) -> list[str]:
        """A card to be read out: the next times an event without its prose, and others by their titles alone, unless
        they tell another story then.

        What a trait does is told when it is met first.
        """
        screens = self.screens()
        traits = [
            screens.trait(trait) for trait in self.renderer.texts.traits(name) if trait not in self._read
        ]
        if "anew" in item.roles or story not in self._read:
            return [*screens.read_out(name), *traits]
        return [*screens.gist(name), *traits] if "lays-event" in item.roles else []

    def _point_at_riddles(self) -> None:
        """After a number that no picture hides: which cards here ask for one."""
        riddles = [self.renderer.name(one.card) for one in self.asked_question.beside if one.asks_for_number]
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
            options = [option for _, option in self.offered_choices() + self.standing_choices()]
            skills = [skill for option in options for skill in self.choices.skills(option)]
            look(self.output, self.screens(), words, name == "exact", skills)
        elif name == "why":
            self._reasons().why(words)
        elif name == "odds":
            self._reasons().odds(words)
        elif name == "rules":
            rules_page(self.output, self.screens(), words)
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
        elif name == "journal":
            self._journal()
        elif name == "help":
            help_page(self.output, self.screens())
        else:
            self._page(name)

    def _reasons(self) -> Explanations:
        """What explains the options as they are numbered now."""
        return Explanations(
            self._onlooker(), self.renderer, self.output, self.offered_choices(), self.standing_choices()
        )

    def _page(self, name: str) -> None:
        show(self.output, self.screens(), name, self.seat(), self.table.chart)

    def _more(self) -> None:
        shown = len(self.listed_choices())
        others = (self.offered_choices() + self.standing_choices())[shown:]
        self._listed = self.asked_question.serial
        if not others:
            self.output.say(self.say("options-none"))
        for at, (label, _) in enumerate(others, shown + 1):
            self.output.say(f"{at}. {label}", 2)

    def _stand(self, role: Role, words: str) -> None:
        """Take a standing option by what it is for; `report 063` gives the number at once, asked for or not."""
        if role == REPORTS and self._digits() and is_number(words):
            self._answer_value(words)
            return
        fitting = [choice for choice in self.standing_choices() if choice.option.role == role]
        mine = [choice for choice in fitting if choice.option.seat in (None, self.seat())]
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
        if (
            role == REPORTS
            and is_number(words)
            and any(option.wants for option in self.asked_question.options)
        ):
            self._answer_value(words)

    def _undo(self) -> None:
        try:
            self.table.undo(GROUP)
        except UndoRefused as refusal:
            self.output.say(self.say("undo-barrier" if refusal.answer is not None else "undo-nothing"))
            return
        self._told, self._known = NONE, None
        self.output.say(self.say("undo-done"))

    # -- beginning ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """Open a new game: who sets out, the clue, the place if they stand on one."""
        news = self.table.seen_news(self._listener(), self.table.opening, lays_once=True)
        self._say(narrative.opening(self.screens(), news))
        if self.screens().cell_of(self.seat()) is not None:
            self._say(self.screens().place(self.seat(), is_new=True))
        self.output.say(self.say("game-help"))

    def go_on(self) -> None:
        """Take a game up again with a short account of where it stands."""
        header = self.table.journal.header
        changes = [remark.arguments() for remark in self.table.remarks]
        resumed = narrative.resume_lines(self.screens(), header.fork_of, header.fork_at, changes)
        self._say([*resumed, *self._recap(status=not self._is_turn())])  # which a turn begins with

    def _recap(self, status: bool = True) -> list[str]:
        """Where the game stands, and what happened last."""
        screens, listener = self.screens(), self._listener()
        lately = narrative.recent(self.renderer, self.table.recent_news(listener))
        last = self.table.last_answer(listener)
        answer = answers.last_answer(screens, *last) if last is not None else ""
        return narrative.recap(screens, lately, answer, status)

    def _journal(self) -> None:
        """What was done in the last turns, as the journal tells it."""
        told = narrative.recent(self.renderer, self.table.journal_news(self._listener(), JOURNAL_TURNS))
        self._say(told or [self.say("journal-empty")])

    def _listener(self) -> int:
        """Who listens at one keyboard: the only explorer, or everybody together."""
        return 0 if len(self.table.playing_seats()) == 1 else NONE

    def _say(self, lines: list[str]) -> None:
        for line in lines:
            self.output.say(line.strip(), len(line) - len(line.lstrip()))
