"""The line client: a whole game in plain text, answered line by line; good over ssh and with a screen reader.

It shows what the asked seat may see and sends one answer at a time to the table, which keeps it at once.
Whoever stops in any way, by `quit`, Ctrl-C, the end of input or a lost connection, goes on later at the same
question.
"""

import re
from collections.abc import Callable
from typing import Final

from fogbound.core import GROUP, NONE, AnswerRefused, Game, News, Option, Question
from fogbound.packs.grammar import COLON, SEMICOLON
from fogbound.rules import reference
from fogbound.rules.reference import fold
from fogbound.tables import Table, UndoRefused
from fogbound.tables.journal import Answer
from fogbound.terminal.pages import Pages, seat_of
from fogbound.terminal.paper import Paper
from fogbound.terminal.reasons import Choice, Reasons, answers_to
from fogbound.terminal.rules import pages as rule_pages
from fogbound.text import LANGUAGES, CardTexts, Teller, catalogue
from fogbound.view import view

__all__ = ["LineClient", "Stopped"]

COMMANDS: Final = (
    "look", "place", "board", "hand", "items", "past", "more", "odds", "why", "exact", "rules", "undo",
    "camp", "report", "help", "quit",
)  # fmt: skip
RULESET: Final = "continent"
NUMBERED: Final = 3  # digits of a card's number
JOINED: Final = ("revealed", "revealed-from-pile")  # news told in one line when several cards are concerned
WITH_OTHERS: Final = ("ChooseTurn", "GainItem")  # questions beside which other things are worth a thought
READ_OUT: Final = ("taken", "replaced")  # news after which the card is read out


class Stopped(Exception):
    """The player leaves the table for now."""


class LineClient:
    """Plays one table on one keyboard, for all its explorers."""

    def __init__(self, table: Table, lang: str, ask: Callable[[str], str], paper: Paper) -> None:
        self.table = table
        self.ask = ask
        self.paper = paper
        self.teller = Teller(CardTexts(table.packs), lang)
        self.lang = lang
        self.say = self.teller.catalogue.say
        self._names = {
            fold(catalogue(spoken).say(f"command-{name}")): name for spoken in LANGUAGES for name in COMMANDS
        }
        self._told = NONE  # the serial of the question that has been put

    @property
    def game(self) -> Game:
        return self.table.game

    # -- the conversation --------------------------------------------------------------------------

    def play(self) -> None:
        """Ask and answer until the game is over; raises Stopped when the player leaves before."""
        while (question := self.game.pending()) is not None:
            if self._told != self.game.pending_serial():
                self.put(question)
            self.take(self.read())
        self.paper.say(self.teller.ending(self.game.ending))

    def read(self, prompt: str = "") -> str:
        """One line from the player; raises Stopped at the end of input."""
        self.paper.flush()
        try:
            return self.ask(f"{prompt or self.say('prompt')} ").strip()
        except (EOFError, KeyboardInterrupt) as end:
            raise Stopped from end

    def put(self, question: Question) -> None:
        """Put the question: who is asked, what, and the options with their numbers."""
        self._told = self.game.pending_serial()
        seat = question.seat(self.game)
        if question.is_secret() and len(self.pages().present()) > 1:
            self.read(self.say("ask-secret", who=self.teller.explorer(self.game, seat)))
        if type(question).__name__ == "ChooseTurn":
            self.paper.say()
            self.paper.say(self.pages().status())
        self.paper.say()
        asked = self.teller.asked(self.game, question)
        self.paper.say(self.say("ask", who=asked, question=self.teller.question(self.game, question)))
        for at, (label, _, _) in enumerate(self.offered(), 1):
            self.paper.say(f"{at}. {label}", 2)
        beside = len(self.standing()) if type(question).__name__ in WITH_OTHERS else 0
        if beside:
            self.paper.say(self.say("options-more", n=beside))

    def offered(self) -> list[Choice]:
        """The options of the pending question, in the order of their numbers."""
        choices: dict[tuple[str, str, int], Choice] = {}
        for option in self.game.offered:
            name = self._name(option)
            where = self.game.where[option.card] if option.card != NONE else NONE
            label = self._label(option)
            choices.setdefault((label, name, where), (label, option, False))  # copies are one choice
        return list(choices.values())

    def standing(self) -> list[Choice]:
        """What may be done beside it; the numbers go on."""
        choices = []
        for option in self.game.content.standing(self.game):
            choices.append(
                (self._of(option, self.teller.option(self.game, option, standing=True)), option, True)
            )
        return choices

    def _name(self, option: Option) -> str:
        """The id of an option, whichever copy of a card it is about."""
        return re.sub(r"#\d+", "", self.game.option_id(option))

    def _label(self, option: Option) -> str:
        label = self.teller.option(self.game, option)
        return self._of(option, label) if self.teller.is_action(self.game, option) else label

    def _of(self, option: Option, label: str) -> str:
        """With several explorers, whose option it is."""
        who = self.teller.explorer(self.game, option.seat)
        if not who or self.game.seats < 2 or who in label:
            return label
        return self.say("option-of", who=who, option=label)

    def pages(self) -> Pages:
        """What the asked seat may look at."""
        question = self.game.pending()
        seat = question.seat(self.game) if question is not None else GROUP
        if seat == GROUP:
            seat = seat_of(self.game, view(self.game, NONE))
        return Pages(self.game, view(self.game, seat), self.teller)

    def seat(self) -> int:
        """Whose place and cards matter now."""
        pages = self.pages()
        return seat_of(self.game, pages.seen)

    # -- what the player types ---------------------------------------------------------------------

    def take(self, line: str) -> None:
        """Act on a line: a number, a command, or words of an option."""
        if not line:
            self._told = NONE  # put the question again
            return
        first, _, rest = line.partition(" ")
        choices = self.offered() + self.standing()
        if self._is_value(line):
            self._answer_value(line)
        elif line.isdecimal() and 1 <= int(line) <= len(choices):
            self.choose(choices[int(line) - 1])
        elif fold(first) in self._names:
            self.command(self._names[fold(first)], rest.strip())
        else:
            self._choose_by_words(line, choices)

    def _is_value(self, line: str) -> bool:
        """Whether a line of digits answers an open question rather than naming an option by its number."""
        open_ones = [option for option in self.game.offered if option.wants == "number"]
        return (
            bool(open_ones)
            and line.isdecimal()
            and (len(line) >= NUMBERED or int(line) > len(self.game.offered))
        )

    def _answer_value(self, value: str) -> None:
        option = next(option for option in self.game.offered if option.wants == "number")
        self.answer(option, value)

    def _choose_by_words(self, line: str, choices: list[Choice]) -> None:
        exact = [
            choice for choice in choices if line in (self.game.option_id(choice[1]), self._name(choice[1]))
        ]
        words = fold(line).split()
        fitting = exact or [choice for choice in choices if answers_to(words, choice[0], choice[1].verb)]
        if len(fitting) == 1 or (fitting and len({choice[0] for choice in fitting}) == 1):
            self.choose(fitting[0])
        elif fitting:
            named = SEMICOLON[self.lang].join(
                f"{choices.index(choice) + 1}. {choice[0]}" for choice in fitting
            )
            self.paper.say(self.say("answer-several", options=named))
        else:
            self.paper.say(self.say("answer-unknown", words=line))

    def choose(self, choice: Choice) -> None:
        """Take an option, asking for its number or word if it wants one."""
        _, option, _ = choice
        value = ""
        if option.wants:
            value = self.read(self.say("ask-value", wants=option.wants))
            if option.wants == "number" and not value.isdecimal():
                self.paper.say(self.say("answer-value", wants=option.wants))
                return
        self.answer(option, value)

    def answer(self, option: Option, value: str = "") -> None:
        """Give an answer to the table and tell what comes of it."""
        question = self.game.pending()
        assert question is not None
        asked = question.seat(self.game) if option in self.game.offered else option.seat
        seat = GROUP if asked == NONE else asked
        try:
            news = self.table.answer(seat, self.game.pending_serial(), self.game.option_id(option), value)
        except AnswerRefused as refusal:
            self.paper.say(str(refusal))
            return
        self.tell(news, seat)

    def tell(self, news: list[News], seat: int) -> None:
        """Tell what happened; a card that was taken is read out."""
        if news:
            self.paper.say()
        at = 0
        while at < len(news):
            item = news[at]
            run = [item]
            while item.what in JOINED and at + len(run) < len(news) and news[at + len(run)].what == item.what:
                run.append(news[at + len(run)])
            at += len(run)
            if len(run) > 1:
                cards = ", ".join(self.teller.card(self.game, one.card) for one in run)
                self.paper.say(self.say(f"news-{item.what}", card=cards))
                continue
            self.paper.say(self.teller.news(self.game, item, seat))
            if item.what in READ_OUT:
                for line in self.pages().card(self.game.content.card_ids[item.card]):
                    self.paper.say(line, 2)

    # -- commands ----------------------------------------------------------------------------------

    def command(self, name: str, words: str) -> None:
        """Carry out a command."""
        if name == "quit":
            raise Stopped
        if name in ("look", "exact"):
            self._look(words, name == "exact")
        elif name == "why":
            self._reasons().why(words)
        elif name == "odds":
            self._reasons().odds(words)
        elif name == "rules":
            self._rules(words)
        elif name == "undo":
            self._undo()
        elif name in ("camp", "report"):
            self._stand(name, words)
        elif name == "more":
            self._more()
        elif name == "help":
            self._help()
        else:
            self._page(name)

    def _reasons(self) -> Reasons:
        """What explains the options as they are numbered now."""
        return Reasons(self.game, self.seat(), self.teller, self.paper, self.offered(), self.standing())

    def _page(self, name: str) -> None:
        pages = self.pages()
        if name == "board":
            for line in pages.board(self.paper.width, self.seat()):
                self.paper.rows([line]) if _is_sketch(line) else self.paper.say(line)
            return
        lines = {"hand": pages.hands, "items": pages.items, "past": pages.past}
        for line in lines[name]() if name in lines else pages.place(self.seat()):
            self.paper.say(line.strip(), len(line) - len(line.lstrip()))

    def _more(self) -> None:
        standing = self.standing()
        if not standing:
            self.paper.say(self.say("options-none"))
        for at, (label, _, _) in enumerate(standing, len(self.offered()) + 1):
            self.paper.say(f"{at}. {label}", 2)

    def _help(self) -> None:
        self.paper.say(self.say("help-title"))
        for name in COMMANDS:
            self.paper.say(f"{self.say(f'command-{name}')}{COLON[self.lang]}{self.say(f'help-{name}')}", 2)

    def _look(self, words: str, exact: bool) -> None:
        pages = self.pages()
        if not words:
            self._page("place")
            return
        found = [card for card in pages.visible() if self._is_called(card, words)]
        exactly = [card for card in found if fold(words) in (fold(pages.name(card)), fold(card))]
        found = exactly or found
        if not found:
            self.paper.say(self.say("look-unknown", words=words))
        elif len({pages.summary(card) for card in found}) > 1:
            named = ", ".join(f"{pages.texts.heading(card, self.lang)}" for card in found)
            self.paper.say(self.say("look-several", cards=named))
        else:
            for line in pages.card(found[0], exact):
                self.paper.say(line)

    def _is_called(self, card: str, words: str) -> bool:
        """Whether a card answers to these words: its id, its number, or beginnings of words of its name."""
        if card == words:
            return True
        return answers_to(fold(words).split(), f"{self.teller.texts.heading(card, self.lang)} {card}", "")

    def _stand(self, verb: str, words: str) -> None:
        """Take a standing option by its name; `report 063` gives the number at once."""
        fitting = [choice for choice in self.standing() if choice[1].verb == verb]
        mine = [choice for choice in fitting if choice[1].seat in (NONE, self.seat())]
        if not fitting:
            self.paper.say(self.say(f"{verb}-refused"))
            return
        self.choose((mine or fitting)[0])
        if verb == "report" and words.isdecimal() and any(option.wants for option in self.game.offered):
            self._answer_value(words)

    def _undo(self) -> None:
        try:
            self.table.undo(GROUP)
        except UndoRefused as refusal:
            self.paper.say(self.say("undo-wall" if refusal.answer is not None else "undo-nothing"))
            return
        self._told = NONE
        self.paper.say(self.say("undo-done"))

    def _rules(self, words: str) -> None:
        if not words:
            self.paper.say(self.say("rules-how"))
            return
        found = reference.find(RULESET, words)
        if not found:
            self.paper.say(self.say("rules-none", words=words))
            return
        self.paper.rows(rule_pages(found, self.lang, max(self.paper.width, 40)).split("\n"))

    # -- beginning ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """Open a new game: who sets out, the clue, the place."""
        pages = self.pages()
        people = ", ".join(pages.explorer(seat) for seat in pages.present())
        self.paper.say(self.say("game-new", name=self.teller.texts.title(self.lang), who=people))
        for card in pages.seen.satchel:
            if pages.texts.card(card.id).source.clue is not None:
                for line in pages.card(card.id):
                    self.paper.say(line)
        for line in pages.place(self.seat()):
            self.paper.say(line)

    def go_on(self) -> None:
        """Take a game up again with a short account of where it stands."""
        pages = self.pages()
        self.paper.say(self.say("game-again", name=self.teller.texts.title(self.lang)))
        for remark in self.table.remarks:
            self.paper.say(self.say("game-changed", why=remark.why, turn=remark.turn, lost=remark.lost))
        self.paper.say(pages.status())
        for seat in pages.present():
            self.paper.say(pages.stand(seat))
        for entry in reversed(self.table.journal.entries):
            if isinstance(entry, Answer):
                said = self.teller.answered(self.game, entry.option)
                self.paper.say(self.say("game-last", option=said))
                break


def _is_sketch(line: str) -> bool:
    return "  " in line
