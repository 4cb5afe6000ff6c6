"""What is sent to the people around a table: choices, notes, news, pictures, whole messages, a terminal's page.

An `Audience` has a person in every seat and one who only watches; everything is made as the server and the line
client make it. `compare` tells whether two audiences could tell their games apart, `play_twins` plays both.
"""

from collections.abc import Sequence
from copy import copy
from io import StringIO
from typing import Final

import msgspec

from fogbound.core import GROUP, NONE, Game, News, Option
from fogbound.core.chance import Chance
from fogbound.lab.twins import (
    TURNS,
    Tally,
    answer_of,
    came_to_light,
    differences,
    is_sought,
    parting,
    twin_of,
)
from fogbound.packs.glossary import marked_words
from fogbound.rules.citadel.frames import Pass
from fogbound.rules.common.book import book_of
from fogbound.rules.common.door import reads_question
from fogbound.rules.continent.frames import ActionFrame
from fogbound.server import details
from fogbound.server.adventures import LoadedAdventure
from fogbound.server.broadcast import Broadcast
from fogbound.server.members import Members
from fogbound.server.people import Guest
from fogbound.server.pictures import picture_of
from fogbound.server.presentation.choice_cache import ChoiceCache
from fogbound.server.presentation.history import History
from fogbound.server.presentation.patches import SentState
from fogbound.server.presentation.presenter import Presenter
from fogbound.server.table_actions import TableActions
from fogbound.tables import Table
from fogbound.tables.journal import Header, Journal
from fogbound.terminal.client import LineClient
from fogbound.terminal.output import Output
from fogbound.terminal.rulesets import keyboard_of
from fogbound.text import recall
from fogbound.text.labels import Labels

__all__ = ["Audience", "compare", "play_twins", "stage_of"]

WATCHER: Final = 0
"""The person without a seat; the holder of a seat has the number after it."""
WIDTH: Final = 80
"""Columns of the terminal."""
EXPLAINED: Final = 4
"""How many options are explained on a terminal's page."""

FETCHED: Final = ("400", "roundel")
"""In which sizes and views pictures of cards are fetched."""

_encode: Final = msgspec.json.Encoder().encode


def _apart(loaded: LoadedAdventure) -> LoadedAdventure:
    """The same with nothing remembered of what was told at other tables."""
    own = copy(loaded)
    own.choice_cache = {lang: ChoiceCache() for lang in loaded.choice_cache}
    return own


class Audience:
    """The people around a table: one in each seat, and one who watches."""

    def __init__(self, loaded: LoadedAdventure, header: Header, game: Game) -> None:
        self.loaded = _apart(loaded)
        self.table = Table(book_of(game), loaded.packs, Journal(header, []), game)
        holders = {seat: seat + 1 for seat in range(game.seats)}
        guests = [Guest(person, f"P{person}", False) for person in (WATCHER, *holders.values())]
        members = Members(game.seats, holders, guests)
        self.history = History(self.table)
        playing = TableActions(self.table, members, self.history)
        self.table.autopilot = None
        self.broadcast = Broadcast(self.table, members, self.history, playing, self.loaded)
        self._browsers: dict[tuple[int, str], SentState] = {}  # by person and language

    @property
    def game(self) -> Game:
        return self.table.game

    def answer(self, choice: str, value: str) -> list[News]:
        """Answer the pending question, tell everybody, and pass nothing over."""
        [played] = self.table.answer(GROUP, self.game.pending_serial(), choice, value)
        self.broadcast.renew()
        return played.news

    # -- what is sent ------------------------------------------------------------------------------

    def parts_for(self, seat: int, lang: str) -> dict[str, object]:
        """What the server makes of the game for a seat, in parts, and the whole message with it."""
        presenter = self.broadcast.presenter(seat, lang)
        person = seat + 1 if seat != NONE else WATCHER
        names = sorted(details.readable_cards(self.broadcast, person))
        return {
            "choices": self._choices(presenter),
            "notes": self._notes(presenter),
            "news": self._news(presenter),
            "explanations": self._explanations(presenter),
            "closer looks": self._closer(presenter, names),
            "pictures": self._pictures(presenter, names),
            "message": self.broadcast.message(SentState(), person, seat, lang),
            "changes": self._changes(person, seat, lang),
        }

    def _changes(self, person: int, seat: int, lang: str) -> bytes:
        """What a browser is sent that was shown everything before; the first time nothing."""
        known = self._browsers.get((person, lang))
        if known is not None:
            return self.broadcast.message(known, person, seat, lang)
        known = self._browsers[person, lang] = SentState()
        self.broadcast.message(known, person, seat, lang)
        return b""

    def _choices(self, presenter: Presenter) -> object:
        """What may be chosen, in order, what Enter takes, and what need not be asked at all."""
        game = self.game
        if game.pending() is None:
            return None
        if not reads_question(game, presenter.seat):
            return presenter.asking
        book = book_of(game)
        answers = (book.default_option(game), book.least_option(game), book.only_option(game))
        told = Labels(presenter.renderer, presenter.known)
        return (
            presenter.asking,
            [_name(game, answer) for answer in answers],
            [book.is_idle(game, option) for option in game.offered],
            [(label, option.id) for label, option in told.listed_choices()],
            [(label, option.id) for label, option in (*told.offered_choices(), *told.standing_choices())],
        )

    def _notes(self, presenter: Presenter) -> object:
        """What is said beside the choices: how things stand, what goes on and with what chances."""
        game = self.game
        notes: list[object] = [
            presenter.action,
            presenter.status,
            presenter.aims,
            presenter.achieved,
            presenter.ending,
            presenter.nouns,
        ]
        if game.pending() is not None:
            notes.append(
                [(choice.note, choice.confirm) for choice in presenter.asking.choices]
                if presenter.asking
                else []
            )
            notes.append(presenter.refusals(range(game.seats)))
        return _encode(notes)

    def _news(self, presenter: Presenter) -> object:
        """What has happened, as this seat is told of it."""
        lines = self.history.lines(presenter.renderer, presenter.known, presenter.seat)
        return _encode(lines) if lines else b""

    def _explanations(self, presenter: Presenter) -> bytes:
        """What this seat gets when it asks: why something is so, where the game stands, the chart."""
        asked = (
            [choice.id for choice in presenter.asking.choices[:EXPLAINED]]
            if presenter.asking is not None
            else []
        )
        return _encode(
            [
                [details.explanation(presenter, subject) for subject in asked],
                details.recap(self.table, presenter),
                details.chart_page(self.broadcast, presenter),
            ]
        )

    def _closer(self, presenter: Presenter, names: Sequence[str]) -> bytes:
        """What is found on cards that may be looked at: their faces, numbers in their pictures, marked words."""
        recalled = recall.recall(presenter.renderer, presenter.known)
        faces = self.loaded.faces[presenter.lang].faces(frozenset(names), recalled, presenter.known.met_names)
        words = sorted({word for face in faces.values() for word in marked_words(face.flavour)})
        return _encode(
            [
                [(name, details.hidden_number(self.loaded, name), faces[name]) for name in names],
                [details.glossary(presenter, word) for word in words],
            ]
        )

    def _pictures(self, presenter: Presenter, names: Sequence[str]) -> bytes:
        """The pictures that can be fetched, with their editions and all that says what is printed on them."""
        faces = self.loaded.faces[presenter.lang]
        return _encode(
            [
                (
                    name,
                    faces.face(name).art.edition,
                    [picture_of(self.loaded, name, size, "tinted") for size in FETCHED],
                )
                for name in names
            ]
        )

    def page(self, lang: str) -> str:
        """What the asked seat reads in a terminal: the question, its reasons and chances, and everything to look at."""
        out = StringIO()
        client = LineClient(self.table, lang, lambda prompt: "", Output(out, WIDTH), self.loaded.texts)
        self.table.autopilot = None  # a keyboard sets one; here everything is asked
        if self.game.pending() is not None:
            client.put()
            out.write(client._prompt())
            for words in ("", *(str(at + 1) for at in range(min(EXPLAINED, len(client.offered_choices()))))):
                client.command("odds", words)
                client.command("why", words)
            client.command("more", "")
        for name in keyboard_of(client.ruleset).pages(client.known.view):
            client.command(name, "")
        client.command("recap", "")
        return out.getvalue()


def _name(game: Game, option: Option | None) -> str:
    return game.option_id(option) if option is not None else ""


def _same(game: Game, twin: Game, choice: str) -> str:
    """What an answer is called at the twin's table: a seat that alone may read the question is offered other cards."""
    ids = [game.option_id(option) for option in game.offered]
    return twin.option_id(twin.offered[ids.index(choice)]) if choice in ids else choice


def stage_of(game: Game) -> str:
    """How far the action in progress has come; empty between actions."""
    stages = [frame.stage for frame in game.frames if isinstance(frame, (ActionFrame, Pass))]
    if stages:
        return str(stages[-1])
    return "gathering" if book_of(game).gathering(game) is not None else ""


# -- comparing -------------------------------------------------------------------------------------


def compare(
    one: Audience,
    other: Audience,
    langs: Sequence[str],
    seats: Sequence[int] | None = None,
    tally: Tally | None = None,
    pages: bool = True,
) -> list[str]:
    """What the players in these seats, or a watcher, could tell two tables apart by.

    Pages of a terminal are for the seat that is asked, so they are left out where that may know more than these seats.
    """
    found: list[str] = []
    game = one.game
    seen_by = range(game.seats) if seats is None else seats
    question = game.pending_name()
    counted: list[str] = []
    for lang in langs:
        for seat in (NONE, *seen_by):
            ours, theirs = one.parts_for(seat, lang), other.parts_for(seat, lang)
            counted += [what for what in ours if ours[what]]
            found += [
                f"seat {seat + 1} is sent other {what} in {lang}: {' and '.join(parting(ours[what], theirs[what]))}"
                for what in ours
                if ours[what] != theirs[what]
            ]
        if seats is None and pages:
            page, twin_page = one.page(lang), other.page(lang)
            counted.append("page")
            if page != twin_page:
                found.append(
                    f"a terminal shows another page in {lang}: {' and '.join(parting(page, twin_page))}"
                )
    if tally is not None:
        tally.update((what, question) for what in counted)
    return found


def play_twins(
    loaded: LoadedAdventure,
    header: Header,
    game: Game,
    chance: Chance,
    twins: int,
    langs: Sequence[str],
    tally: Tally | None = None,
    first: tuple[str, str] | None = None,
    answers: int = 1,
) -> tuple[int, list[str]]:
    """Play at random with twins at one's side, one after the other, each until one of its fronts comes to light.

    Each is followed for so many answers, of which the very first can be given as an option and a value. Returns how
    often they were compared, and the differences found. Every other twin differs in what one seat alone, or a person who
    watches, has not seen.
    """
    compared = 0
    for turn in range(twins):
        if game.pending() is None:
            break
        seats: Sequence[int] | None = None
        if turn % 2:
            seat = chance.below(game.seats + 1)
            seats = (seat,) if seat < game.seats else ()
        twin, exchanged = twin_of(game, chance, TURNS[chance.below(len(TURNS))], seats)
        ours, theirs = Audience(loaded, header, game), Audience(loaded, header, twin)
        given, led = "", first is not None
        for left in reversed(range(answers + 1)):
            compared += 1
            found = [
                *differences(game, twin, seats=seats, tally=tally),
                *compare(ours, theirs, langs, seats, tally, pages=left == answers - led),
            ]
            if found:
                return compared, [f"after {given}: {what}" if given else what for what in found]
            if not left or game.pending() is None:
                break
            given, value = first or answer_of(game, chance)
            first = None
            same = _same(game, twin, given)
            news, others = ours.answer(given, value), theirs.answer(same, value)
            is_seen = came_to_light(game, exchanged, seats, news) or came_to_light(
                twin, exchanged, seats, others
            )
            if is_seen or is_sought(game, twin, exchanged):
                break
    return compared, []
