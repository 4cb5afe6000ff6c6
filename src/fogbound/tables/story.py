"""What happened, told in lines: news as they come, a recap after a pause, an answer of long ago."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from fogbound.core import GROUP, NONE, Game, News
from fogbound.core.game import EVERYBODY
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import CURSE, book_of
from fogbound.tables.game_queries import needed
from fogbound.tables.journal import Answer
from fogbound.tables.table import RESULTS, Table
from fogbound.text import Renderer
from fogbound.text.screens.base import Screens
from fogbound.view import addressees, question_message

__all__ = [
    "answer_of",
    "closing",
    "is_read_out",
    "last_answer",
    "lately",
    "line_of",
    "lines",
    "needed",
    "opening",
    "recap",
    "resumed",
    "runs",
]

REVEALED: Final = ("revealed", "revealed-from-pile")  # told in one line when several cards are concerned
SHARED: Final = (
    "life-gained",
    "life-lost",
    "moved",
    "regained",
)  # and when the same happens to several people
ICONS: Final = ("fist", "hand", "flag", "target", "wild")  # class icons, as a strip counts them
ENDINGS: Final = ("won", "threat-overcome", "lost")
READ_OUT: Final = ("taken", "replaced", "state-taken", "scenario-begun", "map-inserted", "read")
"""News after which a card is read out."""
READ: Final = "read"  # a paragraph was
INSTEAD: Final = "read-instead"  # another one is, in place of the one just opened
LAID: Final = ("event", "terrain")
PASSING: Final = (
    "applied", "cost", "draw-more", "drawn", "discarded", "reacted", "revealed", "selected", "shuffled-in", "trade"
)  # fmt: skip  # soon forgotten
BEGINNINGS: Final = ("action", "camp", "scenario-begun", "start")  # with these a turn is told
TURNS: Final = 2  # how many turns a recap goes back
SENTENCES: Final = 10  # how long a recap is, or longer by what belongs to the same action
MOST_SENTENCES: Final = 20  # but no longer than this


def lines(
    renderer: Renderer, game: Game, news: Sequence[News], seat: int, needed: int = NONE, brief: bool = False
) -> Iterator[tuple[str, list[News]]]:
    """Each line as this seat may hear it, with the news in it; `needed` is the difficulty.

    In brief, revealed cards are not named, but what counts on them is summed up.

    What is read in answer to a reply needs no line of its own: it is empty. An event that is taken and laid needs one.
    """
    heard = [item for at, item in enumerate(news) if not _becomes(item, news[at + 1 :], "event")]
    before = ""
    for run in runs(game, heard):
        is_answer = (before, run[0].what) == ("replied", READ)
        is_summed = brief and run[0].what in REVEALED
        line = _summed(renderer, game, run) if is_summed else line_of(renderer, game, run, seat, needed)
        yield "" if is_answer else line, run
        before = run[-1].what


def runs(game: Game, news: Sequence[News]) -> list[list[News]]:
    """The news that make a line each, without those that would tell nothing."""
    found: list[list[News]] = []
    for at, item in enumerate(news):
        if _is_idle(game, item, news[at + 1 :]) or _is_set_up(item, news[:at], news[at + 1 :]):
            continue
        if found and _goes_on(found[-1][-1], item):
            found[-1].append(item)
        else:
            found.append([item])
    return found


def _goes_on(before: News, item: News) -> bool:
    """Whether a piece of news is told in one line with the one before: of several cards, or of several people."""
    if item.what != before.what or not item.seen == before.seen == EVERYBODY:
        return False
    if item.what in ("discarded", "skill-gained"):
        return item.seat == before.seat
    is_same = item.what in SHARED and (item.card, item.n) == (before.card, before.n)
    return is_same or item.what in REVEALED


def line_of(renderer: Renderer, game: Game, run: Sequence[News], seat: int, needed: int = NONE) -> str:
    """The line that a run of news makes, as this seat may hear it."""
    item = run[0]
    if item.what in REVEALED:
        cards = ", ".join(_with_strip(renderer, game, one.card) for one in run)
        return renderer.say(f"news-{item.what}", card=cards)
    if len(run) > 1:
        seats = dict.fromkeys(one.seat for one in run)
        is_all = len(seats) > 1 and set(seats) == set(tabletop.explorers(game))
        people = [renderer.say("all-of-you")] if is_all else [renderer.explorer(game, seat) for seat in seats]
        named = dict.fromkeys(renderer.card(game, one.card) for one in run)
        several = {"who": ", ".join(people), "card": ", ".join(named)}
        return renderer.say(f"news-{item.what}-several", n=item.n, **several)
    if item.what in RESULTS and needed != NONE:
        return renderer.say(f"news-{item.what}-needed", n=item.n, needed=needed)
    return _read(renderer, game, item) if item.what == READ else renderer.news(game, item, seat)


def _read(renderer: Renderer, game: Game, item: News) -> str:
    """Who reads, and what: a paragraph goes by its title or, without one, by the place; numbers are for the book."""
    who, place = renderer.explorer(game, item.seat), renderer.card(game, item.other)
    name = renderer.card(game, item.card)
    if name != renderer.texts.heading(game.content.card_ids[item.card], renderer.lang):
        return renderer.say("news-read-titled", who=who, title=name)
    return renderer.say("news-read-at" if place else "news-read-on", who=who, place=place)


def _is_idle(game: Game, item: News, later: Sequence[News]) -> bool:
    """Whether a line would tell nothing: what is told of anyway or replaced, the end of the game, no trade."""
    if item.what == "trade":
        return item.n == 0
    if item.what == "reacted":
        return not later or later[0].card == item.card  # nothing came of it, or what did names the card
    if item.what == "damage" and any(
        (other.what, other.seat, other.n) == ("life-lost", item.seat, item.n) for other in later
    ):
        return True  # nothing was warded off
    if item.what == INSTEAD or (item.what == READ and _is_replaced(item, later)):
        return True
    return _becomes(item, later, "state-taken", "terrain") or (item.what in ENDINGS and game.ending != "")


def _is_replaced(item: News, later: Sequence[News]) -> bool:
    """Whether a paragraph sent its reader to another one in its place, before it was read once more."""
    for other in later:
        if other.card == item.card and other.what in (READ, INSTEAD):
            return other.what == INSTEAD
    return False


def _is_set_up(item: News, before: Sequence[News], later: Sequence[News]) -> bool:
    """Whether an event is laid out with the scenario, where nobody has come upon it: they arrive afterwards."""
    begun = [other.what for other in before if other.what in ("scenario-begun", "moved")]
    arrives = any(other.what == "moved" for other in later)
    return begun[-1:] == ["scenario-begun"] and arrives and _becomes(item, later, "event")


def _becomes(item: News, later: Sequence[News], *what: str) -> bool:
    """Whether a card that was taken is told of again, as what it is."""
    return item.what == "taken" and any(other.what in what and other.card == item.card for other in later)


def _summed(renderer: Renderer, game: Game, run: Sequence[News]) -> str:
    """What counts on revealed cards, all together."""
    counts: Counter[str] = Counter()
    for item in run:
        counts.update(_strip(game, item.card))
    parts = [renderer.say(f"strip-{what}", n=number) for what, number in counts.items() if number]
    return renderer.say(f"news-{run[0].what}", card=", ".join(parts) or renderer.say("strip-nothing"))


def _with_strip(renderer: Renderer, game: Game, card: int) -> str:
    """A revealed card with what counts on it: stars, halves, sevens, or that it is a Curse."""
    say = renderer.say
    name = renderer.card(game, card)
    if book_of(game).cards[card].kind == CURSE:
        return f"{name} ({say('strip-curse')})"
    parts = [say(f"strip-{what}", n=number) for what, number in _strip(game, card).items() if number]
    return f"{name} ({', '.join(parts)})" if parts else name


def _strip(game: Game, card: int) -> dict[str, int]:
    """What a card shows when it is revealed, in the order in which it is told."""
    strip = book_of(game).cards[card].strip
    stars = {"stars": strip.stars, "left": strip.left, "right": strip.right, "sevens": strip.sevens}
    return stars | dict(zip(ICONS, strip.icons, strict=True))


# -- beginning and going on ------------------------------------------------------------------------


def opening(table: Table, screens: Screens) -> list[str]:
    """How a new game begins: who sets out, and what was told when the table was laid; cards are read out."""
    told = [_begun(screens)]
    for line, run in lines(screens.renderer, table.game, table.opening, listener(table.game)):
        item = run[-1]
        told.append(line)
        if item.what == "clue":
            told.extend(screens.card(table.game.content.card_ids[item.card])[1:])
        elif is_read_out(item, table.opening):
            told.extend(f"  {row}" for row in screens.read_out(table.game.content.card_ids[item.card]))
    return told


def is_read_out(item: News, news: Sequence[News]) -> bool:
    """Whether a card is read out when this is told of it; one that was laid if it was taken with the same answer."""
    if item.what in LAID:
        return any(other.what == "taken" and other.card == item.card for other in news)
    return item.what in READ_OUT


def _begun(screens: Screens) -> str:
    """Which game this is, and for whom; who has no character yet is only counted."""
    title = screens.texts.title(screens.lang)
    if not all(seat.character for seat in screens.seen.seats if seat.status == "present"):
        return screens.say("game-new-players", name=title, n=len(screens.present()))
    people = ", ".join(screens.explorer(seat) for seat in screens.present())
    return screens.say("game-new", name=title, who=people)


def resumed(table: Table, screens: Screens) -> list[str]:
    """Which game is taken up again, where it comes from, and what was lost on the way."""
    say = screens.say
    told = [say("game-again", name=screens.texts.title(screens.lang))]
    header = table.journal.header
    if header.fork_of:
        told.append(say("game-forked", name=header.fork_of, n=header.fork_at))
    told.extend(
        say("game-changed", why=remark.why, turn=remark.turn + 1, lost=remark.lost)
        for remark in table.remarks
    )
    return told


def recap(table: Table, screens: Screens, status: bool = True) -> list[str]:
    """Where a game stands: what it is about, what was won, where everybody is, what happened last."""
    say, seen = screens.say, screens.seen
    told = screens.aims()
    if status:
        told.append(screens.status())
    told.extend(screens.dangers())
    told.extend(filter(None, (screens.stand(seat) for seat in screens.present())))
    if len(screens.present()) > 1 and seen.turn and seen.active in screens.present():
        told.append(say("recap-active", who=screens.explorer(seen.active)))
    seat = listener(table.game)
    last = lately(table, screens, seat)
    if last:
        told.append(say("recap-last"))
        told.extend(f"  {line}" for line in last)
    return [*told, *filter(None, (last_answer(table, screens, seat),))]


def closing(table: Table, screens: Screens) -> list[str]:
    """How a game ended, how long it took, and what was achieved."""
    epilogue = screens.texts.epilogue(table.game.ending, screens.lang)
    return [
        *filter(None, (epilogue,)),
        screens.renderer.ending(table.game.ending),
        screens.say("game-summary", turns=screens.seen.turn, n=table.journal.decisions()),
        *screens.achieved(),
        *screens.reserves(),
    ]


def last_answer(table: Table, screens: Screens, seat: int) -> str:
    """What was decided last, as this seat may hear it; empty before anything was."""
    last = next((one for one in reversed(table.played) if not one.answer.passed), None)
    if last is None:
        return ""
    if last.secret_to not in (NONE, seat):
        return screens.say("game-last-secret")
    before, renderer = table.before(last), screens.renderer
    offered = before.offered if before is not None else []
    taken = [option for option in offered if before and before.option_id(option) == last.answer.option]
    if before is None or any(renderer.is_action(before, option) for option in taken):
        return screens.say("game-last", option=renderer.answered(table.game, last.answer.option))
    _, said = _given(renderer, before, last.answer)
    return screens.say("game-last", option=said)


def lately(table: Table, screens: Screens, seat: int) -> list[str]:
    """The last turns in a few sentences, as this seat may hear them, without what passes by.

    They begin with an action, unless one takes more sentences than anybody would listen to.
    """
    kept: list[tuple[list[News], int]] = []  # by answer, with the difficulty
    turns = sentences = 0
    for one in reversed(table.played):
        news = [item for item in one.news if item.what not in PASSING][sentences - MOST_SENTENCES :]
        begun = [at for at, item in enumerate(news) if item.what in BEGINNINGS]
        sentences += len(news)
        turns += len(begun)
        is_enough = turns >= TURNS or (begun and sentences >= SENTENCES)
        kept.append((news[begun[0] :] if is_enough else news, one.needed))
        if is_enough or sentences >= MOST_SENTENCES:
            break
    return [
        line
        for news, needed in reversed(kept)
        for line, _ in lines(screens.renderer, table.game, news, seat, needed)
        if line
    ]


def listener(game: Game) -> int:
    """Who listens at one keyboard: the only explorer, or everybody together."""
    return 0 if tabletop.seats_taken(game) == 1 else NONE


# -- answers of long ago ---------------------------------------------------------------------------


def answer_of(renderer: Renderer, game: Game, answer: Answer, seat: int) -> str:
    """What was asked and answered, as this seat may hear it; the game is the one before the answer."""
    say = renderer.say
    question = game.pending()
    assert question is not None
    is_beside, said = _given(renderer, game, answer)
    if is_beside:
        return f"{say('replay-beside')} {say('replay-answer', option=said)}"
    asked = say(
        "ask",
        who=renderer.asked(addressees(game)),
        question=renderer.render(question_message(game, seat)),
    )
    if question.is_secret() and question.seat(game) not in (GROUP, seat):
        return f"{asked} {say('replay-secret')}"
    return f"{asked} {say('replay-answer', option=said)}"


def _given(renderer: Renderer, game: Game, answer: Answer) -> tuple[bool, str]:
    """Whether something beside the question was answered, and what; the game is the one before the answer."""
    offered = {game.option_id(option): option for option in game.offered}
    is_beside = answer.option not in offered
    if is_beside:
        standing = {game.option_id(option): option for option in game.content.standing(game)}
        option = standing[answer.option]
        said = renderer.option(game, option, standing=True)
        who = renderer.explorer(game, option.seat)
        if who and who not in said and tabletop.seats_taken(game) > 1:
            said = renderer.say("option-of", who=who, option=said)
    else:
        said = renderer.option(game, offered[answer.option])
    return is_beside, f"{said} ({answer.value})" if answer.value else said
