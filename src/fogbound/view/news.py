"""What happened, as one seat may know it: news in the groups that make a sentence each, as plain data.

What would tell nothing is left out here, and so is every card that a seat may not know.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from fogbound.core import NONE, Game, News
from fogbound.core.game import EVERYBODY
from fogbound.core.messages import CARD, EFFECT, NUMBER, REPLY, SEAT, WORD
from fogbound.core.news import BY_CARD, BY_KIND, BY_SEAT, Kind
from fogbound.rules.common import memory, roles, tabletop
from fogbound.rules.common.book import CURSE, book_of
from fogbound.rules.verbs.tell import TellLine
from fogbound.view.meeting import met_names
from fogbound.view.messages import NamedEffect, NamedSeat, named_seat
from fogbound.view.news_schema import Role, SeenLine, SeenNews, SeenStrip
from fogbound.view.perspective import Perspective

__all__ = ["is_open", "news_by_seat", "read_out_cards", "recent_news", "seen_news", "seen_piece"]

ROLES: Final[tuple[tuple[int, Role], ...]] = (
    (roles.ACCOMPANIES, "accompanies"),
    (roles.ACTS, "acts"),
    (roles.ARRIVES, "arrives"),
    (roles.TURNS, "turns"),
    (roles.PASSES, "passes"),
    (roles.BEGINS, "begins"),
    (roles.BRINGS, "brings"),
    (roles.TAKES, "takes"),
    (roles.LAYS_EVENT, "lays-event"),
    (roles.LAYS_TERRAIN, "lays-terrain"),
    (roles.READ_OUT, "read-out"),
    (roles.ANEW, "anew"),
    (roles.PARAGRAPH, "paragraph"),
    (roles.STORY, "story"),
    (roles.RECITES, "recites"),
    (roles.REPLIES, "replies"),
    (roles.SHOWS, "shows"),
    (roles.REVEALS, "reveals"),
    (roles.FROM_PILE, "from-pile"),
    (roles.DRAWS, "draws"),
    (roles.HELPS, "helps"),
    (roles.SUCCEEDS, "succeeds"),
    (roles.FAILS, "fails"),
    (roles.GRAVE, "grave"),
    (roles.PLAIN, "plain"),
    (roles.OBVIOUS, "obvious"),
    (roles.BY_ITSELF, "by-itself"),
    (roles.OPENS, "opens"),
    (roles.CLOSES, "closes"),
    (roles.MISSES, "misses"),
    (roles.SETS_UP, "sets-up"),
    (roles.REGAINS, "regains"),
    (roles.LEADS_NOWHERE, "leads-nowhere"),
    (roles.FRUITLESS, "fruitless"),
)
"""The roles that matter when news is put into words, with their names."""
ICONS: Final = ("fist", "hand", "flag", "target", "wild")  # class icons, as a strip counts them
LAST_TURNS: Final = 2  # how far back recent news go
MOST_PIECES: Final = 20  # and how many pieces there are at most, half as many where one begins with an action

_names: dict[int, tuple[Role, ...]] = {}


def seen_news(
    game: Game, seat: int, news: Sequence[News], lays_once: bool = False, draws: bool = True
) -> list[SeenNews]:
    """What happened, as this seat may know it; NONE for a person who only watches.

    With `lays_once`, nobody hears that an event was taken which is laid then; without `draws`, nobody hears how many
    cards are drawn.
    """
    heard = news if draws else [item for item in news if not item.kind.role & roles.DRAWS]
    told = heard
    if lays_once:
        told = [
            item for at, item in enumerate(heard) if not _becomes(item, heard[at + 1 :], roles.LAYS_EVENT)
        ]
    return [_seen_run(game, seat, run, heard) for run in _runs(game, told)]


def seen_piece(game: Game, seat: int, item: News) -> SeenNews:
    """One piece of news by itself, also one that would tell nothing."""
    return _seen_run(game, seat, [item], [item])


def news_by_seat(game: Game, news: Sequence[News]) -> dict[int, list[SeenNews]]:
    """What each seat may know, piece by piece alike; if everybody may know all of it, only what a watcher knows."""
    hearers = [NONE] if is_open(news) else range(NONE, game.seats)
    runs = _runs(game, news)
    return {seat: [_seen_run(game, seat, run, news) for run in runs] for seat in hearers}


def recent_news(
    game: Game,
    seat: int,
    played: Iterable[tuple[Sequence[News], int]],
    most_turns: int = LAST_TURNS,
    most_pieces: int = MOST_PIECES,
) -> list[tuple[list[SeenNews], int]]:
    """The news of the last turns; `played` are those of each answer, the last one first.

    A number goes with each, the difficulty. They begin with an action, unless one brings more than anybody would
    listen to.
    """
    kept: list[tuple[Sequence[News], int]] = []
    turns = pieces = 0
    for told, needed in played:
        begun = [at for at, item in enumerate(told) if item.kind.role & roles.TURNS]
        pieces += sum(not item.kind.role & roles.PASSES for item in told)
        turns += len(begun)
        is_enough = turns >= most_turns or (bool(begun) and 2 * pieces >= most_pieces)
        kept.append((told[begun[0] :] if is_enough else told, needed))
        if is_enough or pieces >= most_pieces:
            break
    return [(seen_news(game, seat, news), needed) for news, needed in reversed(kept)]


def read_out_cards(game: Game, news: Sequence[News]) -> list[str]:
    """The cards that are read out when these news are told."""
    return [game.content.card_ids[item.card] for item in news if _is_read_out(item, news)]


def is_open(news: Iterable[News]) -> bool:
    """Whether everybody may know all of it."""
    return all(item.seen == EVERYBODY for item in news)


# -- groups ----------------------------------------------------------------------------------------


def _runs(game: Game, news: Sequence[News]) -> list[list[News]]:
    """The news that make a sentence each, without those that would tell nothing."""
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
    """Whether a piece of news makes one sentence with the one before: of several cards, or of several people."""
    if item.kind != before.kind or not item.seen == before.seen == EVERYBODY:
        return False
    joins = item.kind.joins
    if joins == BY_SEAT:
        return item.seat == before.seat
    if joins == BY_CARD:
        return item.card == before.card and item.n == before.n
    return joins == BY_KIND


def _is_idle(game: Game, item: News, later: Sequence[News]) -> bool:
    """Whether it would tell nothing: what is told of anyway or replaced, the end of the game, nothing at all."""
    role = item.kind.role
    if role & roles.VAIN:
        return item.n == 0
    if role & roles.TRACES:
        return not later or later[0].card == item.card
    if role & roles.HURTS:
        return any(
            other.kind.role & roles.LOSES_LIFE and other.seat == item.seat and other.n == item.n
            for other in later
        )
    if role & roles.INSTEAD or (role & roles.PARAGRAPH and _is_replaced(item, later)):
        return True
    return _becomes(item, later, roles.SPECIFIES) or (role & roles.ENDS != 0 and game.ending != "")


def _is_replaced(item: News, later: Sequence[News]) -> bool:
    """Whether a paragraph sent its reader to another one in its place, before it was read once more."""
    for other in later:
        if other.card == item.card and other.kind.role & (roles.PARAGRAPH | roles.INSTEAD):
            return other.kind.role & roles.INSTEAD != 0
    return False


def _is_set_up(item: News, before: Sequence[News], later: Sequence[News]) -> bool:
    """Whether an event is laid out with the scenario, where nobody has come upon it: they arrive afterwards."""
    begun = [other for other in before if other.kind.role & (roles.OPENS | roles.ARRIVES)]
    if not begun or not begun[-1].kind.role & roles.OPENS:
        return False
    arrives = any(other.kind.role & roles.ARRIVES for other in later)
    return arrives and _becomes(item, later, roles.LAYS_EVENT)


def _becomes(item: News, later: Sequence[News], role: int) -> bool:
    """Whether a card that was taken is told of again, as what it is."""
    if not item.kind.role & roles.TAKES:
        return False
    return any(other.kind.role & role and other.card == item.card for other in later)


def _is_read_out(item: News, news: Sequence[News]) -> bool:
    """Whether a card is read out when this is told of it; one that was laid if it was taken with the same answer."""
    if item.kind.role & roles.LAYS:
        return any(other.kind.role & roles.TAKES and other.card == item.card for other in news)
    return item.kind.role & roles.READ_OUT != 0


# -- what a seat may know --------------------------------------------------------------------------


def _seen_run(game: Game, seat: int, run: Sequence[News], news: Sequence[News]) -> SeenNews:
    """What this seat may know of news that make one sentence, among all that happened."""
    item = run[0]
    kind = item.kind
    ids = game.content.card_ids
    seats = {one.seat: None for one in run}
    known = [one for one in run if one.seen == EVERYBODY or (seat != NONE and one.seen >> seat & 1)]
    people = [named_seat(game, who) for who in seats if who != NONE]
    party = {*seats, item.other} if kind.role & roles.ACCOMPANIES else set(seats)
    if kind.role & roles.AS_PLAYER:
        people = [NamedSeat(who.seat, "", who.is_present) for who in people]
    return SeenNews(
        kind=kind.name,
        roles=_roles_of(kind),
        people=tuple(people),
        is_everybody=len(party) > 1 and party == set(tabletop.explorers(game)),
        is_alone=tabletop.seats_taken(game) < 2,
        cards=tuple({ids[one.card]: None for one in known if one.card != NONE}),
        is_hidden=not known,
        is_open=is_open(run),
        is_several=len(run) > 1,
        is_read_out=_is_read_out(run[-1], news),
        n=item.n,
        sort=_sort(kind),
        group=kind.group,
        word=book_of(game).words.words[kind.group][item.n] if kind.n == WORD else "",
        ordinal=item.other if kind.role & roles.ACTS and item.other != NONE else 1,
        other=ids[item.other] if known and kind.other == CARD and item.other != NONE else None,
        to=named_seat(game, item.other) if kind.other == SEAT and item.other != NONE else None,
        strips=tuple(_strip(game, one.card) for one in known) if kind.role & roles.REVEALS else (),
        line=_line(game, item) if kind.role & roles.RECITES else None,
        effect=NamedEffect(item.n, met_names(game)) if _is_choice(kind) else None,
        said_by=kind.said_by,
    )


def _is_choice(kind: Kind) -> bool:
    """Whether it tells of an effect that a player chose, and not of a line that is read out."""
    return kind.n == EFFECT and not kind.role & roles.RECITES


def _roles_of(kind: Kind) -> tuple[Role, ...]:
    """The roles of a kind of news that matter when it is put into words."""
    known = _names.get(kind.role)
    if known is None:
        known = _names[kind.role] = tuple(name for bit, name in ROLES if kind.role & bit)
    return known


def _sort(kind: Kind) -> Literal["count", "number", "word", "reply"]:
    if kind.n == NUMBER:
        return "number"
    if kind.n == WORD:
        return "word"
    return "reply" if kind.n == REPLY else "count"


def _strip(game: Game, card: int) -> SeenStrip:
    """What a card shows when it is revealed, in the order in which it is told."""
    printed = book_of(game).cards[card]
    strip = printed.strip
    stars = (("stars", strip.stars), ("left", strip.left), ("right", strip.right), ("sevens", strip.sevens))
    counts = (*stars, *zip(ICONS, strip.icons, strict=True))
    return SeenStrip(game.content.card_ids[card], printed.kind == CURSE, counts)


def _line(game: Game, item: News) -> SeenLine:
    """A line that was read out for a player, with the circumstances of what it tells."""
    effect = book_of(game).effects[item.n]
    assert isinstance(effect, TellLine)
    who = memory.character_of(game, item.seat)
    scenario, place = memory.scenario_of(game, effect.memo, who), memory.place_of(game, effect.memo, who)
    ids = game.content.card_ids
    return SeenLine(
        effect.line,
        Perspective(game, item.seat).memories,
        ids[scenario] if scenario != NONE else None,
        ids[place] if place != NONE else None,
    )
