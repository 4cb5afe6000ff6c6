"""The command `fogbound replay`: a kept game shown again step by step, forwards, back, or all at once."""

import sys
from contextlib import suppress
from typing import Final

from fogbound.languages import Lang
from fogbound.packs.books import trees_of
from fogbound.rules.reference import fold
from fogbound.tables import Moment, Playback, Store, TableRefused, data_folder
from fogbound.tables.error_texts import reason
from fogbound.tables.journal import Answer, Undo
from fogbound.terminal.client import LONGEST
from fogbound.terminal.input_parsing import is_number
from fogbound.terminal.map_view import show
from fogbound.terminal.output import Output
from fogbound.terminal.rulesets import keyboard_of
from fogbound.terminal.saved_games import (
    BLANK,
    adventure_of,
    command,
    find_or_last_game,
    options,
    sound_journal,
)
from fogbound.text import LANGUAGES, CardTexts, Renderer, answers, catalogue, preferred_language
from fogbound.text.screens import screens_of
from fogbound.text.screens.base import Screens
from fogbound.text.sentences import sentences
from fogbound.view import NONE

__all__ = ["Viewer", "replay"]

COMMANDS: Final = ("back", "end", "help", "quit")
BELONGINGS: Final = ("board", "hand", "items", "purse")  # what is shown of a single step


def replay(
    game: str = "",
    /,
    at: int | None = None,
    *,
    seat: int = 0,
    pack: str = "",
    lang: Lang | None = None,
    data: str = "",
) -> None:
    """Show a game again, step by step; in a terminal, Enter goes on, “back” goes back, a number jumps there.

    Parameters
    ----------
    game
        The game: its name or the path of its file; without it, the one played last.
    at
        Show only the game after this step, with all there is to see; 0 is how it was dealt.
    seat
        As which explorer to look, counted from 1; without it, as all of them together may.
    pack
        The folder of the adventure, if it is one of your own.
    lang
        The language; without it, the one your machine speaks.
    data
        The folder in which games are kept.
    """
    spoken = lang or preferred_language()
    saved = find_or_last_game(Store(data_folder(data)), game, spoken, data)
    journal = sound_journal(saved, spoken, data)
    say = catalogue(spoken).say
    given = options(at=at, seat=seat or None, lang=lang)
    typed = command("replay", game or saved.key, *given, "--pack", BLANK, data=data)
    adventure = adventure_of(journal, pack, spoken, typed)
    try:
        playback = Playback(journal, adventure.packs, adventure.book)
    except TableRefused as refusal:
        raise SystemExit(say("game-damaged", why=reason(refusal, spoken))) from None
    seats = playback.seats_taken
    if not 0 <= seat <= seats:
        raise SystemExit(say("replay-no-seat", n=seat, seats=seats))
    looking = seat - 1 if seat else NONE
    viewer = Viewer(
        playback,
        Renderer(CardTexts(adventure.packs, trees=trees_of(adventure.book)), spoken),
        Output(sys.stdout),
        looking,
    )
    if at is not None:
        viewer.show_step(at)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(EOFError, KeyboardInterrupt):
            viewer.converse()
    else:
        viewer.show_all()


class Viewer:
    """Shows one playback to one seat, or to all of them together."""

    def __init__(self, playback: Playback, renderer: Renderer, output: Output, seat: int) -> None:
        self.playback = playback
        self.renderer = renderer
        self.output = output
        self.seat = 0 if seat == NONE and playback.seats_taken == 1 else seat
        self.say = renderer.say
        seen = playback.moments[-1].outlook(self.seat).view if playback.moments else None
        self._names = {
            fold(catalogue(spoken).say(f"command-{name}")): name
            for spoken in LANGUAGES
            for name in (*COMMANDS, *keyboard_of(renderer.texts.ruleset).pages(seen))
        }

    # -- ways of looking ---------------------------------------------------------------------------

    def show_all(self) -> None:
        """All steps, one after the other."""
        self.title()
        for moment in self.playback.moments:
            self._gap_before(moment)
            self.step(moment)
        self._last_gap()

    def show_step(self, step: int) -> None:
        """One step, and all there is to see after it."""
        try:
            moment = self.playback.moment_at(step)
        except LookupError:
            raise SystemExit(self._why_not(step)) from None
        self.step(moment)
        self.output.say()
        screens = self._screens(moment)
        self.output.say(screens.status())
        for seat in screens.present_seats():
            self.output.say(screens.stand(seat))
        for name in (name for name in BELONGINGS if name in self._names.values()):
            self.output.say()
            self._page(moment, name)
        self._question(moment)

    def converse(self) -> None:
        """Step by step, as the person at the keyboard likes."""
        self.title()
        if not self.playback.moments:
            self._last_gap()
            return
        self.output.say(self.say("replay-how"))
        at = 0
        self._gap_before(self.playback.moments[0])
        self.step(self.playback.moments[0])
        while True:
            self.output.flush()
            line = input(f"{self.say('prompt')} ").strip()
            word = self._names.get(fold(line), "")
            if word == "quit":
                return
            if word == "help":
                self.output.say(self.say("replay-how"))
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
                self.output.say(self.say("replay-end"))
                return at
            there = at + 1
        elif word in ("back", "end"):
            there = max(0, at - 1) if word == "back" else last
        else:
            self.output.say(self.say("replay-unknown", words=line[:LONGEST]))
            return at
        self._gap_before(self.playback.moments[there])
        self.step(self.playback.moments[there])
        return there

    def _index(self, step: int) -> int:
        try:
            return self.playback.moments.index(self.playback.moment_at(step))
        except LookupError:
            self.output.say(self._why_not(step))
            return -1

    def _why_not(self, step: int) -> str:
        """Why a step cannot be shown: there is no such step, or it cannot be played again."""
        last = self.playback.last_step
        return self.say("replay-lost-step" if 0 <= step <= last else "replay-no-step", n=step, last=last)

    # -- what is shown -----------------------------------------------------------------------------

    def title(self) -> None:
        """Which game this is."""
        header = self.playback.journal.header
        texts = self.renderer.texts
        people = [texts.name(name, self.renderer.lang) for name in header.setup.characters if name in texts]
        who = ", ".join(people or self._created_characters())
        name = texts.title(self.renderer.lang)
        self.output.say(self.say("replay-title", name=name, who=who or "nobody", n=self.playback.last_step))
        if header.fork_of:
            self.output.say(self.say("game-forked", name=header.fork_of, n=header.fork_at))

    def _created_characters(self) -> list[str]:
        """The characters that were chosen in play, in the order in which they came."""
        people = [who for moment in self.playback.moments for who in moment.outlook(NONE).people]
        return list(dict.fromkeys(self.renderer.person(who) for who in people if who.character))

    def step(self, moment: Moment) -> None:
        """One step: its number, what was answered, what came of it."""
        self.output.say()
        before = moment.outlook_before(self.seat)
        then = moment.outlook_before(NONE) or moment.outlook(NONE)
        turn = screens_of(then, self.renderer).turn()
        self.output.say(self.say("replay-step", n=moment.step, last=self.playback.last_step, turn=turn))
        if moment.remark:
            self.output.say(self.say("replay-changed", why=moment.remark))
        entry = moment.entry
        if isinstance(entry, Answer) and before is not None:
            self.output.say(answers.answer_of(self.renderer, before, entry.option, entry.value))
        elif isinstance(entry, Undo):
            self.output.say(self.say("replay-undo", n=entry.answers))
        needed = before.difficulty if before is not None else NONE
        for line, _ in sentences(self.renderer, moment.seen_news(self.seat), needed):
            if line:
                self.output.say(line, 2)
        if ending := moment.outlook(NONE).ending:
            self.output.say(self.renderer.ending(ending))

    def _gap_before(self, moment: Moment) -> None:
        """Say what is missing right before a moment."""
        at = self.playback.moments.index(moment)
        before = self.playback.moments[at - 1].step if at else -1
        for gap in self.playback.gaps:
            if before < gap.last <= moment.step and gap.first > before:
                self.output.say(self.say("replay-gap", first=gap.first, last=gap.last))

    def _last_gap(self) -> None:
        """Say what is missing after the last moment."""
        shown = self.playback.moments[-1].step if self.playback.moments else -1
        for gap in self.playback.gaps:
            if gap.last > shown or not self.playback.moments:
                self.output.say(self.say("replay-gap", first=gap.first, last=gap.last))

    def _screens(self, moment: Moment) -> Screens:
        return screens_of(moment.outlook(self.seat), self.renderer)

    def _page(self, moment: Moment, name: str) -> None:
        screens = self._screens(moment)
        focus = self.seat if self.seat != NONE else screens.known.focus
        show(self.output, screens, name, focus, moment.chart)

    def _question(self, moment: Moment) -> None:
        """What is asked after a step, with the options this seat may read."""
        asked = moment.outlook(self.seat).asked_question
        if asked is None:
            return
        self.output.say()
        who, question = self.renderer.who_is_asked(asked.addressees), self.renderer.render(asked.message)
        self.output.say(self.say("ask", who=who, question=question))
        for at, option in enumerate(asked.options, 1):
            self.output.say(f"{at}. {self.renderer.option(option.named_option)}", 2)
