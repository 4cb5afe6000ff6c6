"""What of the news needs no line, or a shorter one, at a keyboard: what answer, menu and next question say anyway."""

from typing import Final, NamedTuple

from fogbound.core import NONE, Game, News, Option, Question
from fogbound.core.verbs import Verb
from fogbound.rules.citadel.book import CitadelBook
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import SKILL, book_of
from fogbound.rules.common.frames import attempt
from fogbound.text import Renderer

__all__ = ["UNASKED", "HeardNews", "heard", "is_brief", "is_of_active", "set_up"]

REVEALED: Final = ("revealed", "revealed-from-pile")
BY_ITSELF: Final = ("in-purse", "selected")  # what is told of anyway, when nobody was asked about it
BY_ANSWER: Final = {"kept": "retain", "replied": "reply"}  # news, and the options that say as much
LEADING: Final = ("choose", "go")  # options that name the place to which they lead
SET_UP: Final = (
    "discarded",
    "past-returned",
    "regained",
)  # what is done before every scenario: turns tell the rest
COMING: Final = ("event", "taken", "terrain")  # news with which a card is read out under its name


class HeardNews(NamedTuple):
    """The answer behind the news: the option, whether nobody was asked, who chose an action, how difficult it is,
    whether a scenario begins.
    """

    option: Option
    passed: bool
    acting: int
    needed: int
    sets_up: bool


UNASKED: Final = HeardNews(Option(Verb("")), True, NONE, NONE, False)
"""What news come of that nobody's answer has brought."""


def is_brief(game: Game) -> bool:
    """Whether news are cut short: those of the Citadel, where an answer brings many."""
    return isinstance(book_of(game), CitadelBook)


def is_of_active(game: Game, question: Question) -> bool:
    """Whether a question is put to the active character of an action in progress, whom its beginning has named."""
    frame = attempt(game)
    return frame is not None and question.seat(game) == frame.active


def set_up(game: Game, news: list[News]) -> list[News]:
    """The news with which a scenario begins, without what is done before each; decks that take in hands are told of."""
    from_hands = any(
        item.what == "discarded" and book_of(game).cards[item.card].kind == SKILL for item in news
    )
    regained = [item for item in news if item.what == "regained"]
    told = regained[:1] if from_hands else []
    return [item for item in news if item.what not in SET_UP or item in told]


def heard(
    renderer: Renderer,
    game: Game,
    line: str,
    item: News,
    said: HeardNews,
    read_out: bool,
    again: bool = False,
) -> str:
    """A line of news as it is said, which may be followed by a card that is read out; empty if it says nothing.

    A card on the Board that comes again is not one that somebody gains.
    """
    if not is_brief(game) or _is_plain(renderer, game, item, said):
        return "" if is_brief(game) else line
    if said.sets_up and item.what == "regained":
        return renderer.say("news-hands-back")
    if item.what == "action" and item.seat == said.acting:
        return "" if _is_alone(game) else renderer.deed(game, item)
    if item.what in COMING and (read_out or again):
        on_board = renderer.texts.is_on_board(renderer.texts.uid(game, item.card))
        if again and on_board and item.what == "taken":
            return renderer.say("news-met-again", card=renderer.card(game, item.card))
        return f"{renderer.card(game, item.card)}." if read_out and (_is_alone(game) or on_board) else line
    return line


def _is_alone(game: Game) -> bool:
    return tabletop.seats_taken(game) == 1


def _is_plain(renderer: Renderer, game: Game, item: News, said: HeardNews) -> bool:
    """Whether a piece of news goes without saying."""
    if item.what == "cost":
        return True  # the menu told it, or the question whether more is drawn does
    if item.what == "regained":
        return item.n == 0 and not said.sets_up
    if item.what in REVEALED:
        return said.needed == 0 and game.pending_name() != "keep-revealed"
    if item.what == "succeeded":
        return said.needed == 0
    if item.what in BY_ITSELF:
        return said.passed
    if item.what in BY_ANSWER:
        return not said.passed and said.option.verb == BY_ANSWER[item.what]
    if item.what in ("bookmark", "quest-item"):
        return True  # the page is named when it is read, the card has been
    if item.what == "moved":
        return not said.passed and said.option.verb in LEADING
    if item.what == "read":  # and the passage follows, unless it has a title
        return not renderer.texts.is_titled(game.content.card_ids[item.card], renderer.lang)
    return False
