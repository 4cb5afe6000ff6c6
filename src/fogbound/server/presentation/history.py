"""The journal that people read at a table: what happened and what was said, told to each as they may hear it."""

from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from fogbound.server.presentation.episodes import beginning
from fogbound.server.presentation.interlude import interlude
from fogbound.server.wire import Interlude, Line
from fogbound.tables import Table
from fogbound.tables.archive import MOST_TALK, Said
from fogbound.tables.journal import Answer
from fogbound.tables.table import PlayedAnswer
from fogbound.text import Renderer, recall
from fogbound.text.sentences import sentence
from fogbound.text.story import Piece, begins_story, ends_story, story
from fogbound.view import NONE, Perspective, SeenNews
from fogbound.view.options import WRITES, meaning

__all__ = ["AGAIN", "NAMELESS", "History"]

AGAIN: Final = "table-again"
"""What is noted when another game like this one was begun."""
NAMELESS: Final = "nobody"
"""How messages call a person without a name."""
AT_ONCE: Final = 60
"""How many lines are told at most at once."""


class _Entry:
    """Some lines that belong together: news of the game, or something that was said."""

    def __init__(
        self,
        first: int,
        turn: int,
        news: dict[int, list[SeenNews]],
        needed: int = NONE,
        where: str = "",
        begun: int = 0,
    ) -> None:
        self.first = first
        self.news = news  # by seat, alike piece by piece; what everybody may know only once
        self.watched = news.get(NONE, [])
        self.lines = max(1, len(self.watched))
        self.turn = turn
        self.turns = _turns(turn, begun, self.watched)
        self.needed = needed
        self.where = where  # the card on which the first explorer stood
        self.key = ""  # of a message, for what the table itself says
        self.arguments: dict[str, str | int] = {}
        self.talk = ""  # what a person said
        self.note: Answer | None = None  # with which a player wrote on the leaflet
        self.is_open = len(news) < 2
        self.earlier: tuple[_Entry, ...] = ()  # those before it that belong to the same story
        self.hearers: dict[int, int] = {}  # by seat: the first that hears the same of it and of those
        self.told: dict[tuple[str, int], list[Line]] = {}
        self.is_decisive = (
            False  # whether the last card it revealed could still change how an action came out
        )
        self.answer = 0  # after how many answers it came; 0 for the opening and what people say
        self.takes_back = 0  # the first line that no longer counts with this one
        self.is_gone = False  # whether it was taken back

    def news_for(self, hearer: int) -> list[SeenNews]:
        """Its news as a seat may know them."""
        return self.news[NONE if len(self.news) < 2 else hearer]


class History:
    """All that has been told at a table; lines are numbered from 1 and never taken away, not even by an undo.

    What people say and what the table notes is given to `keep`, and comes back as `talk` when the table is opened again;
    only the last of it is remembered.
    """

    def __init__(
        self, table: Table, talk: Sequence[Said] = (), keep: Callable[[Said], None] = lambda said: None
    ) -> None:
        self._table = table
        self._keep = keep
        self._entries: list[_Entry] = []
        self._said: deque[_Entry] = deque()  # those of them that are talk or notes of the table
        self._newest: list[_Entry] = []  # what came of the last answer, and of what was passed over after it
        self._answered = False  # whether nothing has come yet of what a player answered since
        self.last = 0  # the number of the newest line
        self._interludes: dict[str, Interlude | None] = {}  # the last one, by language
        self.again = ""  # the game that was begun with the same choices, once this one was over
        self._add_news(table.news_by_seat(table.opening), 0, NONE, "")
        waiting = deque(talk)
        for at, told in enumerate(table.played):
            while waiting and waiting[0].after <= at:
                self._take_down(waiting.popleft())
            self.add_answer(told, at + 1)
        for said in waiting:
            self._take_down(said)

    def add_answer(self, told: PlayedAnswer, answer: int) -> None:
        """Take down what came of an answer, the so-manyth of the game."""
        self._answered |= not told.answer.passed
        if told.news and self._answered:
            self._newest, self._answered = [], False
        seen = self._table.news_by_seat(told.news)
        self._add_news(seen, told.turn, told.needed, told.place, answer, told.begun)
        if told.is_decisive:
            self._entries[-1].is_decisive = True
        if meaning(told.answer.option.partition("/")[0]).role == WRITES:
            entry = _Entry(self.last + 1, told.turn, {})
            entry.note, entry.answer = told.answer, answer
            self._append(entry)

    def _add_news(
        self,
        seen: dict[int, list[SeenNews]],
        turn: int,
        needed: int,
        where: str,
        answer: int = 0,
        begun: int = 0,
    ) -> None:
        watched = seen[NONE]
        if any("opens" in item.roles or "closes" in item.roles for item in watched):
            self._interludes.clear()
        if watched:
            entry = _Entry(self.last + 1, turn, seen, needed, where, begun)
            entry.answer = answer
            entry.earlier = self._story_so_far()
            entry.is_open = entry.is_open and all(before.is_open for before in entry.earlier)
            if not entry.is_open:
                entry.hearers = _first_hearers(entry)
            self._newest.append(entry)
            self._append(entry)

    def _story_so_far(self) -> tuple[_Entry, ...]:
        """What counts of the news since something new was told that goes on, the oldest first; none if nothing does."""
        found: list[_Entry] = []
        for entry in reversed(self._entries):
            if entry.is_gone or not entry.watched:
                continue
            found.append(entry)
            for item in reversed(entry.watched):
                if begins_story(item):
                    return tuple(found[::-1])
                if ends_story(item):
                    return ()
        return ()

    def add_undo(self, key: str, answers: int, **arguments: str | int) -> None:
        """Take down that answers were taken back, so that the game stands after so many; their lines do not count."""
        gone = [entry for entry in self._entries if entry.answer > answers]
        self.note(key, **arguments)
        if gone:
            self._entries[-1].takes_back = gone[0].first
            for entry in gone:
                entry.answer = 0
                entry.is_gone = True
            self._interludes.clear()

    def first_after(self, answers: int) -> int:
        """The first line that was told after so many answers; 0 if there is none."""
        return next((entry.first for entry in self._entries if entry.answer > answers), 0)

    def note(self, key: str, **arguments: str | int) -> None:
        """Take down and keep something about the table itself."""
        named = {name: value if value != "" else NAMELESS for name, value in arguments.items()}
        self._keep_said("", msgspec.json.encode(named).decode(), key)

    def note_once(self, key: str, **arguments: str | int) -> None:
        """Take down something about the table itself, unless that was said since anything happened."""
        for entry in reversed(self._entries):
            if entry.watched:
                break
            if (entry.key, entry.arguments) == (key, arguments):
                return
        self.note(key, **arguments)

    def add_talk(self, who: str, text: str) -> None:
        """Take down and keep what a person said."""
        self._keep_said(who, text, "")

    def _keep_said(self, who: str, text: str, note: str) -> None:
        said = Said(len(self._table.played), self._table.turn, who, text, note)
        self._keep(said)
        self._take_down(said)

    def _take_down(self, said: Said) -> None:
        entry = _Entry(self.last + 1, said.turn, {})
        if said.note:
            entry.key = said.note
            entry.arguments = msgspec.json.decode(said.text, type=dict[str, str | int])
            if said.note == AGAIN:
                self.again = str(entry.arguments["table"])
        else:
            entry.talk, entry.arguments = said.text, {"who": said.who or NAMELESS}
        self._append(entry)
        self._said.append(entry)
        if len(self._said) > MOST_TALK:  # as on the disk
            self._entries.remove(self._said.popleft())

    def _append(self, entry: _Entry) -> None:
        self._entries.append(entry)
        self.last += entry.lines

    # -- telling -----------------------------------------------------------------------------------

    def lines(
        self,
        renderer: Renderer,
        known: Perspective,
        hearer: int,
        *,
        after: int = 0,
        before: int = 0,
        most: int = AT_ONCE,
    ) -> list[Line]:
        """The newest lines between two numbers, as a seat may hear them that sees no more and no less than is known.

        They link only to cards it may read.
        """
        found: list[Line] = []
        for entry in reversed(self._entries):
            if entry.first + entry.lines - 1 <= after or len(found) >= most:
                break
            if before and entry.first >= before:
                continue
            fitting = [line for line in self._entry_lines(entry, renderer, known, hearer) if line.n > after]
            if before:
                fitting = [line for line in fitting if line.n < before]
            if entry in self._newest:
                fitting = [_read_out(line, renderer, known) for line in fitting]
            found[:0] = fitting
        return [_link(line, known.names) for line in found[-most:]]

    def since_action(
        self, renderer: Renderer, known: Perspective, hearer: int, at: int
    ) -> tuple[list[Line], bool]:
        """All lines since the action began that was in progress with a line, as a seat may hear them.

        And whether every other seat hears the same that sees no more and no less than is known.
        """
        found: list[Line] = []
        begun, is_open = 0, True
        for entry in reversed(self._entries):
            told = self._entry_lines(entry, renderer, known, hearer)
            found[:0] = told
            is_open = is_open and entry.is_open
            begun = beginning(told, at + 1)
            if begun:
                break
        return [_link(line, known.names) for line in found if line.n >= begun], is_open

    def interlude(self, renderer: Renderer, known: Perspective) -> Interlude | None:
        """What lies between the scenario that is played and the one before; None in the first one."""
        if renderer.lang not in self._interludes:
            since = self._since_the_last_end()
            self._interludes[renderer.lang] = interlude(renderer, known, since)
        return self._interludes[renderer.lang]

    def _since_the_last_end(self) -> list[tuple[int, SeenNews]]:
        """What counts of all that was told since a scenario ended last, by lines; nothing if none has."""
        found: list[tuple[int, SeenNews]] = []
        for entry in reversed(self._entries):
            if entry.is_gone:
                continue
            for at in range(len(entry.watched) - 1, -1, -1):
                found.append((entry.first + at, entry.watched[at]))
                if "closes" in entry.watched[at].roles:
                    return found[::-1]
        return []

    def equal_hearers(self, hearer: int, after: int) -> tuple[int, ...]:
        """As which seats a seat hears what was told after a line, the newest first; equal ones hear the same."""
        found: list[int] = []
        for entry in reversed(self._entries):
            if entry.first + entry.lines - 1 <= after:
                break
            found.append(entry.hearers.get(hearer, NONE))
        return tuple(found)

    def is_decisive(self, after: int) -> bool:
        """Whether a draw that was told after a line hung on its last card."""
        for entry in reversed(self._entries):
            if entry.first + entry.lines - 1 <= after:
                return False
            if entry.is_decisive:
                return True
        return False

    def _entry_lines(self, entry: _Entry, renderer: Renderer, known: Perspective, hearer: int) -> list[Line]:
        key = (renderer.lang, entry.hearers.get(hearer, NONE))
        if key not in entry.told:
            entry.told[key] = self._make_lines(entry, renderer, known, hearer)
        return entry.told[key]

    def _make_lines(self, entry: _Entry, renderer: Renderer, known: Perspective, hearer: int) -> list[Line]:
        if entry.talk:
            text = renderer.say("talk", who=entry.arguments["who"], text=entry.talk)
            return [Line(n=entry.first, turn=entry.turn, text=text, roles=("begins",), talk=True)]
        if entry.key:
            text = renderer.say(entry.key, **entry.arguments)
            return [
                Line(
                    n=entry.first,
                    turn=entry.turn,
                    text=text,
                    roles=("begins", "table"),
                    takes_back=entry.takes_back,
                )
            ]
        if entry.note is not None:
            return [_note_line(entry, entry.note, renderer, known)]
        where = renderer.texts.name(entry.where, renderer.lang) if entry.where else ""
        stories = _stories(entry, hearer)
        told = []
        for at, item in enumerate(entry.news_for(hearer)):
            text = sentence(renderer, item, entry.needed)
            if not text:
                continue
            told.append(
                Line(
                    n=entry.first + at,
                    turn=entry.turns[at],
                    text=text,
                    roles=(*item.roles, "only-names") if renderer.only_names(item) else item.roles,
                    seat=item.seat,
                    cards=item.cards,
                    place=where,
                    begun=stories[at][0],
                )
            )
        for at, line in enumerate(told):
            if line.begun and (at + 1 == len(told) or told[at + 1].begun != line.begun):
                told[at] = replace(line, story=story(renderer, stories[line.n - entry.first][1]))
        return told


def _first_hearers(entry: _Entry) -> dict[int, int]:
    """By seat, the first that hears the same of an entry and of what belongs to its story."""
    parts = [each for each in (*entry.earlier, entry) if len(each.news) > 1]
    firsts: list[int] = []
    found: dict[int, int] = {}
    for hearer in parts[0].news if parts else ():
        alike = [one for one in firsts if all(each.news_for(one) == each.news_for(hearer) for each in parts)]
        found[hearer] = alike[0] if alike else hearer
        if not alike:
            firsts.append(hearer)
    return found


def _stories(entry: _Entry, hearer: int) -> list[tuple[int, list[Piece]]]:
    """For each piece of news the line with which its story begins, 0 for none, and all that belongs to it so far."""
    begun = 0
    pieces: list[Piece] = []
    found: list[tuple[int, list[Piece]]] = []
    for each in (*entry.earlier, entry):
        for at, item in enumerate(each.news_for(hearer)):
            if begins_story(item):
                begun, pieces = each.first + at, []
            elif ends_story(item):
                begun, pieces = 0, []
            if begun:
                pieces.append(Piece(item, each.needed))
            if each is entry:
                found.append((begun, pieces))
    return found


def _turns(turn: int, begun: int, news: Sequence[SeenNews]) -> list[int]:
    """The turn that each piece of news belongs to: a turn begins with its action, not with the answer that led to it."""
    turns = []
    last = turn + begun
    for item in news:
        turn = min(last, turn + ("acts" in item.roles))
        turns.append(turn)
    return turns


def _note_line(entry: _Entry, note: Answer, renderer: Renderer, known: Perspective) -> Line:
    """The line about a note that a player wrote."""
    quest = note.option.partition("/")[2]  # none for a note on the map
    text = renderer.say(
        "table-written-beside" if quest else "table-written",
        who=renderer.explorer(known, note.seat),
        card=renderer.texts.name(quest, renderer.lang) if quest else "",
        text=" ".join(note.value.split()),
    )
    cards = (quest,) if quest else ()
    return Line(n=entry.first, turn=entry.turn, text=text, seat=note.seat, cards=cards)


def _read_out(line: Line, renderer: Renderer, known: Perspective) -> Line:
    """A line with the story that was read out in it, unless it stands on a card that can be looked at."""
    if "read-out" not in line.roles:
        return line
    recalled = recall.recall(renderer, known)
    told = [
        row
        for card in line.cards
        if "paragraph" in line.roles or card.partition("#")[0] not in known.names
        for row in renderer.texts.prose(card, renderer.lang, recalled)
    ]
    return replace(line, prose="\n\n".join(told)) if told else line


def _link(line: Line, names: Collection[str]) -> Line:
    """A line that names no card by its id but those that may be read now."""
    if all(card.partition("#")[0] in names for card in line.cards):
        return line
    kept = tuple(card for card in line.cards if card.partition("#")[0] in names)
    return replace(line, cards=kept)
