"""The census of many games: cards reached, how actions ended, what was never taken, where games were lost."""

from collections import Counter
from typing import NamedTuple

from fogbound.core import NONE, Game, News
from fogbound.core import Option as Choice
from fogbound.core.game import IN_PLAY
from fogbound.core.verbs import is_from_text, meaning
from fogbound.lab.games import UNFINISHED, Batch, Match, deal, hand_for, stage
from fogbound.rules.citadel import news as citadel_news
from fogbound.rules.common import roles, tabletop
from fogbound.rules.common.book import Book, book_of
from fogbound.rules.common.frames import Attempt, attempt
from fogbound.rules.common.news import FAILURE_TURNED

__all__ = ["Census", "CensusAction", "Loss", "count_batch", "deeds_of", "place_of", "reply_name"]


class CensusAction(NamedTuple):
    """An action of a card; the ordinal tells it apart from an earlier one of its type."""

    card: str
    verb: str
    ordinal: int = 1


class Loss(NamedTuple):
    """Where and how a game was lost, and in which action if in one."""

    place: str
    cause: str
    deed: CensusAction | None


class Census:
    """Counts over any number of games; two can be added."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.outcomes: Counter[str] = Counter()
        self.reached: Counter[str] = Counter()  # card -> games
        self.absent: Counter[str] = Counter()  # card -> games it had no part in
        self.offered: Counter[CensusAction] = Counter()  # how often an action could be chosen
        self.taken: Counter[CensusAction] = Counter()
        self.succeeded: Counter[CensusAction] = Counter()
        self.failed: Counter[CensusAction] = Counter()
        self.choices: Counter[str] = Counter()  # options that texts bring -> how often offered
        self.chosen: Counter[str] = Counter()
        self.read: Counter[str] = Counter()  # paragraph -> games
        self.said: Counter[str] = Counter()  # reply -> how often given
        self.begun: Counter[str] = Counter()  # side quest -> games in which it was listed
        self.ended: Counter[str] = Counter()  # and in which it was finished
        self.losses: Counter[Loss] = Counter()
        self.exhausted: list[int] = []  # numbers of the games lost by life force

    def add(self, other: "Census") -> None:
        """Count the games of another census too."""
        self.games += other.games
        self.decisions += other.decisions
        for name in ("outcomes", "reached", "absent", "offered", "taken", "succeeded", "failed"):
            getattr(self, name).update(getattr(other, name))
        for name in ("choices", "chosen", "read", "said", "begun", "ended", "losses"):
            getattr(self, name).update(getattr(other, name))
        self.exhausted += other.exhausted


def count_batch(batch: Batch) -> Census:
    """Play the games of a batch and count what happens."""
    census = Census()
    for number in batch.numbers:
        _Watch(batch.match, number, census).run()
    return census


def place_of(game: Game) -> str:
    """The Terrain on which the explorer stands who acted last."""
    terrain = game.figures[game.registers[tabletop.ACTIVE]]
    return book_of(game).cards[terrain].uid if terrain != NONE else ""


def deeds_of(book: Book) -> dict[CensusAction, None]:
    """All actions printed on cards, in the order of the cards."""
    found: dict[CensusAction, None] = {}
    for card in book.cards:
        for part in (card, card.item):
            for action in (*part.actions, *part.back_actions) if part is not None else ():
                verb = book.words.words["action"][action.kind]
                found[CensusAction(card.uid, verb, max(1, action.ordinal))] = None
    return found


def reply_name(book: Book, card: int, at: int) -> str:
    """A reply, by the names of its paragraph and its own."""
    return f"{book.cards[card].uid} {book.replies(card)[at]}"


class _Watch:
    """One game being counted."""

    def __init__(self, match: Match, number: int, census: Census) -> None:
        self.match = match
        self.number = number
        self.census = census
        self.news: list[News] = []
        self.game = deal(match, number, self.news)
        self.hand = hand_for(match, number)
        self.book: Book = stage(match.pack).adventure.book
        self.reached = {card for card in range(len(self.book.cards)) if self._is_seen(card)}
        self.running: list[CensusAction] = []  # actions whose end has not been told yet
        self.read: set[str] = set()  # paragraphs
        self.begun: set[str] = set()  # side quests
        self.ended: set[str] = set()

    def _is_seen(self, card: int) -> bool:
        return self.book.traits[self.game.where[card]] & IN_PLAY != 0

    def run(self) -> None:
        """Play to the end and note everything on the way."""
        census, game = self.census, self.game
        cards = enumerate(self.book.cards)
        absent = {card.uid for at, card in cards if not self.book.takes_part(game, at)}
        self._listen()
        decisions = 0
        while game.stack and decisions < self.match.limit:
            offered = self._note_options()
            self.hand.play(game, 1)
            decisions += 1
            if (taken := offered.get(self.hand.noted[-1].partition(" ")[0])) is not None:
                census.chosen[taken] += 1
            self._listen()
        reached = {self.book.cards[card].uid for card in self.reached}
        census.games += 1
        census.decisions += decisions
        census.reached.update(reached)
        census.absent.update(absent - reached)
        census.read.update(self.read)
        census.begun.update(self.begun)
        census.ended.update(self.ended)
        self._note_ending()

    def _listen(self) -> None:
        """Count what has happened since."""
        for item in self.news:
            self._hear(item)
        self.news.clear()

    def _note_options(self) -> dict[str, str]:
        """Count what is offered; returns the names of what texts bring, by option id."""
        game = self.game
        names: dict[str, str] = {}
        for option in game.offered:
            if self.book.is_action(game, option):
                self.census.offered[self._deed(option)] += 1
            elif option.card != NONE and is_from_text(meaning(option.verb)):
                name = f"{option.verb} {self.book.cards[option.card].uid}"
                names[game.option_id(option)] = f"{name} {option.n}" if option.n != NONE else name
        self.census.choices.update(set(names.values()))
        return names

    def _deed(self, option: Choice) -> CensusAction:
        if option.card == NONE:  # on the fog side, named by where it lies
            ahead = attempt(self.book.forecast(self.game, option))
            assert ahead is not None
            return _deed_of(self.book, ahead, self.game)
        return CensusAction(self.book.cards[option.card].uid, option.verb, max(1, option.n))

    def _hear(self, news: News) -> None:
        """Count one piece of news."""
        census, kind = self.census, news.kind
        uid = self.book.cards[news.card].uid if news.card != NONE else ""
        if news.card != NONE:
            self.reached.add(news.card)
        if kind.role & roles.PARAGRAPH:
            self.read.add(uid)
        elif kind == citadel_news.QUEST_LISTED:
            self.begun.add(uid)
        elif kind == citadel_news.QUEST_FINISHED:
            self.ended.add(uid)
        elif kind.role & roles.REPLIES:
            census.said[reply_name(self.book, news.card, news.n)] += 1
        elif kind.role & roles.ACTS:
            deed = CensusAction(uid, self.book.words.words[kind.group][news.n], max(1, news.other))
            census.taken[deed] += 1
            self.running.append(deed)
        elif kind.role & roles.FAILS and self.running:
            census.failed[self.running[-1]] += 1
        elif kind.role & roles.SUCCEEDS and self.running:
            census.succeeded[self.running.pop()] += 1
        elif kind == FAILURE_TURNED and self.running:
            deed = self.running.pop()
            census.failed[deed] -= 1
            census.succeeded[deed] += 1

    def _note_ending(self) -> None:
        game, census = self.game, self.census
        ending = game.ending or UNFINISHED
        census.outcomes[ending] += 1
        outcome, _, cause = ending.partition(":")
        if outcome != "lost":
            return
        frames = [frame for frame in game.frames if isinstance(frame, Attempt)]
        deed = _deed_of(self.book, frames[-1], game) if frames else None
        census.losses[Loss(place_of(game), cause, deed)] += 1
        if ending == self.book.exhaustion():
            census.exhausted.append(self.number)


def _deed_of(book: Book, frame: Attempt, game: Game) -> CensusAction:
    """The action that is being taken."""
    action = frame.printed(game)
    return CensusAction(
        book.cards[frame.card].uid, book.words.words["action"][action.kind], max(1, action.ordinal)
    )
