"""The command `fogbound replay`: a kept game shown again step by step, forwards, back, or all at once."""

import sys
from contextlib import suppress
from typing import Final, Literal

from fogbound.core import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.reference import fold
from fogbound.tables import Moment, Playback, Store, TableRefused, data_folder, story
from fogbound.tables.journal import Answer, Undo
from fogbound.terminal.charts import show
from fogbound.terminal.kept import BLANK, adventure_of, command, found, options, sound
from fogbound.terminal.line import LONGEST
from fogbound.terminal.paper import Paper
from fogbound.terminal.words import is_number
from fogbound.text import LANGUAGES, CardTexts, Teller, catalogue, preferred
from fogbound.text.pages import Pages, seat_of
from fogbound.text.views import pages_of
from fogbound.view import view

__all__ = ["Viewer", "replay"]

COMMANDS: Final = ("back", "end", "help", "quit")
PAGES: Final = {
    "continent": ("place", "board", "chart", "hand", "items", "satchel", "pile", "past"),
    "citadel": ("place", "board", "chart", "hand", "purse", "pile", "read", "quests", "leaflet"),
}
BELONGINGS: Final = ("board", "hand", "items", "purse")  # what is shown of a single step


def replay(
    game: str,
    /,
    *,
    at: int | None = None,
    seat: int = 0,
    pack: str = "",
    lang: Literal["en", "fr"] | None = None,
    data: str = "",
) -> None:
    """Show a game again, step by step; in a terminal, Enter goes on, “back” goes back, a number jumps there.

    Parameters
    ----------
    game
        The game: its name or the path of its file.
    at
        Show only the game after this step, with all there is to see; 0 is how it was dealt.
    seat
        As which explorer to look, counted from 1; without it, as all of them together may.
    pack
        The folder of the adventure, if it is not on the shelf.
    lang
        The language: en or fr; without it, the one your machine speaks.
    data
        The folder in which games are kept.
    """
    spoken = lang or preferred()
    saved = found(Store(data_folder(data)), game, spoken)
    journal = sound(saved, spoken, data)
    say = catalogue(spoken).say
    given = options(at=at, seat=seat or None, lang=lang)
    typed = command("replay", game, *given, "--pack", BLANK, data=data)
    adventure = adventure_of(journal, pack, spoken, typed)
    try:
        playback = Playback(journal, adventure.packs, adventure.book)
    except TableRefused as refusal:
        raise SystemExit(say("game-damaged", why=str(refusal))) from None
    seats = tabletop.seats_taken(playback.moments[-1].game)
    if not 0 <= seat <= seats:
        raise SystemExit(say("replay-no-seat", n=seat, seats=seats))
    looking = seat - 1 if seat else NONE
    viewer = Viewer(playback, Teller(CardTexts(adventure.packs), spoken), Paper(sys.stdout), looking)
    if at is not None:
        viewer.only(at)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(EOFError, KeyboardInterrupt):
            viewer.converse()
    else:
        viewer.everything()


class Viewer:
    """Shows one playback to one seat, or to all of them together."""

    def __init__(self, playback: Playback, teller: Teller, paper: Paper, seat: int) -> None:
        self.playback = playback
        self.teller = teller
        self.paper = paper
        self.seat = 0 if seat == NONE and self._is_solo(playback) else seat
        self.say = teller.say
        self._names = {
            fold(catalogue(spoken).say(f"command-{name}")): name
            for spoken in LANGUAGES
            for name in (*COMMANDS, *PAGES[teller.texts.ruleset])
        }

    @staticmethod
    def _is_solo(playback: Playback) -> bool:
        return tabletop.seats_taken(playback.moments[-1].game) == 1

    # -- ways of looking ---------------------------------------------------------------------------

    def everything(self) -> None:
        """All steps, one after the other."""
        self.title()
        for moment in self.playback.moments:
            self._gap_before(moment)
            self.step(moment)
        self._last_gap()

    def only(self, step: int) -> None:
        """One step, and all there is to see after it."""
        try:
            moment = self.playback.at(step)
        except LookupError as fault:
            raise SystemExit(
                self.say("replay-no-step", n=step, last=self.playback.last, why=str(fault))
            ) from None
        self.step(moment)
        self.paper.say()
        pages = self._pages(moment)
        self.paper.say(pages.status())
        for seat in pages.present():
            self.paper.say(pages.stand(seat))
        for name in (name for name in BELONGINGS if name in self._names.values()):
            self.paper.say()
            self._page(moment, name)
        self._question(moment)

    def converse(self) -> None:
        """Step by step, as the person at the keyboard likes."""
        self.title()
        if not self.playback.moments:
            self._last_gap()
            return
        self.paper.say(self.say("replay-how"))
        at = 0
        self._gap_before(self.playback.moments[0])
        self.step(self.playback.moments[0])
        while True:
            self.paper.flush()
            line = input(f"{self.say('prompt')} ").strip()
            word = self._names.get(fold(line), "")
            if word == "quit":
                return
            if word == "help":
                self.paper.say(self.say("replay-how"))
            elif word and word not in COMMANDS:
                self._page(self.playback.moments[at], word)
            else:
                at = self._go(at, line, word)

    def _go(self, at: int, line: str, word: str) -> int:
        """Where a line leads: on, back, to the end, to a step."""
        last = len(self.playback.moments) - 1
        if is_number(line):
            there = self._index(int(line))
            if there < 0:
                return at
        elif not line:
            if at == last:
                self._last_gap()
                self.paper.say(self.say("replay-end"))
                return at
            there = at + 1
        elif word in ("back", "end"):
            there = max(0, at - 1) if word == "back" else last
        else:
            self.paper.say(self.say("replay-unknown", words=line[:LONGEST]))
            return at
        self._gap_before(self.playback.moments[there])
        self.step(self.playback.moments[there])
        return there

    def _index(self, step: int) -> int:
        try:
            return self.playback.moments.index(self.playback.at(step))
        except LookupError as fault:
            self.paper.say(self.say("replay-no-step", n=step, last=self.playback.last, why=str(fault)))
            return -1

    # -- what is shown -----------------------------------------------------------------------------

    def title(self) -> None:
        """Which game this is."""
        header = self.playback.journal.header
        texts = self.teller.texts
        people = [texts.name(name, self.teller.lang) for name in header.setup.characters if name in texts]
        who = ", ".join(people or self._made())
        name = texts.title(self.teller.lang)
        self.paper.say(self.say("replay-title", name=name, who=who or "nobody", n=self.playback.last))
        if header.fork_of:
            self.paper.say(self.say("game-forked", name=header.fork_of, n=header.fork_at))

    def _made(self) -> list[str]:
        """The characters that were chosen in play, in the order in which they came."""
        people = [
            self.teller.explorer(moment.game, seat)
            for moment in self.playback.moments
            for seat in range(moment.game.seats)
            if moment.game.registers[tabletop.CHARACTERS + seat] != NONE
        ]
        return list(dict.fromkeys(people))

    def step(self, moment: Moment) -> None:
        """One step: its number, what was answered, what came of it."""
        self.paper.say()
        then = moment.before if moment.before is not None else moment.game
        turn = pages_of(then, NONE, self.teller).turn()
        self.paper.say(self.say("replay-step", n=moment.step, last=self.playback.last, turn=turn))
        if moment.remark:
            self.paper.say(self.say("replay-changed", why=moment.remark))
        entry = moment.entry
        if isinstance(entry, Answer) and moment.before is not None:
            self.paper.say(story.answer_of(self.teller, moment.before, entry, self.seat))
        elif isinstance(entry, Undo):
            self.paper.say(self.say("replay-undo", n=entry.answers))
        needed = story.needed(moment.before) if moment.before is not None else NONE
        for line, _ in story.lines(self.teller, moment.game, moment.news, self.seat, needed):
            if line:
                self.paper.say(line, 2)
        if moment.game.ending:
            self.paper.say(self.teller.ending(moment.game.ending))

    def _gap_before(self, moment: Moment) -> None:
        """Say what is missing right before a moment."""
        at = self.playback.moments.index(moment)
        before = self.playback.moments[at - 1].step if at else -1
        for gap in self.playback.gaps:
            if before < gap.last <= moment.step and gap.first > before:
                self.paper.say(self.say("replay-gap", first=gap.first, last=gap.last, why=gap.why))

    def _last_gap(self) -> None:
        """Say what is missing after the last moment."""
        shown = self.playback.moments[-1].step if self.playback.moments else -1
        for gap in self.playback.gaps:
            if gap.last > shown or not self.playback.moments:
                self.paper.say(self.say("replay-gap", first=gap.first, last=gap.last, why=gap.why))

    def _pages(self, moment: Moment) -> Pages:
        return pages_of(moment.game, self.seat, self.teller)

    def _page(self, moment: Moment, name: str) -> None:
        pages = self._pages(moment)
        focus = self.seat if self.seat != NONE else seat_of(moment.game, pages.seen)
        show(self.paper, pages, name, focus, moment.chart)

    def _question(self, moment: Moment) -> None:
        """What is asked after a step, with the options this seat may read."""
        question = moment.game.pending()
        if question is None:
            return
        self.paper.say()
        asked = self.say(
            "ask",
            who=self.teller.asked(moment.game, question),
            question=self.teller.question(moment.game, question),
        )
        self.paper.say(asked)
        readable = view(moment.game, self.seat).question
        if readable is not None and readable.options:
            for at, option in enumerate(moment.game.offered, 1):
                self.paper.say(f"{at}. {self.teller.option(moment.game, option)}", 2)
