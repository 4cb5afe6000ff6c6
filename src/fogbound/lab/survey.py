"""The command `fogbound survey`: bots play a pack, and its author learns what they met, missed and ran into."""

import sys
from typing import Final

import msgspec

from fogbound.lab.census import Census, CensusAction, count_batch, deeds_of, reply_name
from fogbound.lab.dead_ends import DeadEnd, Search, find, founders
from fogbound.lab.errands import check_match, print_table, refuse_below, share, stoppable, workers_for
from fogbound.lab.games import LIMIT, Match, Policy, batches, stage
from fogbound.lab.workers import ALONE, Workers, progress, spread
from fogbound.rules.common.book import PARAGRAPH, SIDE_QUEST, Book

__all__ = ["PackSurvey", "run", "survey"]

RAREST: Final = 1e-6
"""Chances below this are none worth a number."""


class Reached(msgspec.Struct, frozen=True):
    """In how many games a card was seen."""

    card: str
    games: int


class Ended(msgspec.Struct, frozen=True):
    """How often an action was offered and taken, and how it ended."""

    card: str
    action: str
    offered: int
    taken: int
    success: int
    failure: int


class Lost(msgspec.Struct, frozen=True):
    """How many games were lost at a place for a cause, in the middle of an action or between two."""

    place: str
    cause: str
    action: str
    games: int


class Quest(msgspec.Struct, frozen=True):
    """In how many games a side quest was begun, and in how many it was finished."""

    quest: str
    begun: int
    ended: int


class Story(msgspec.Struct, frozen=True):
    """What was made of the dialogues and side quests of a pack that has any."""

    paragraphs: tuple[Reached, ...]  # that were read, the rarest first
    unread: tuple[str, ...]
    unsaid: tuple[str, ...]  # replies of paragraphs that were read, which nobody has given
    quests: tuple[Quest, ...]


class PackSurvey(msgspec.Struct, kw_only=True):
    """What bots have found in a pack."""

    pack: str
    policy: Policy
    explorers: int
    seed: int
    limit: int
    games: int
    decisions: int
    outcomes: dict[str, int]
    cards: tuple[Reached, ...]  # of those that could come up, the rarest first
    unreached: tuple[str, ...]
    actions: tuple[Ended, ...]  # that were offered, the most often failed first
    never_offered: tuple[str, ...]
    never_taken: tuple[str, ...]  # actions and choices that were offered and always passed over
    story: Story
    losses: tuple[Lost, ...]
    searched: int  # lost games that were searched for dead ends
    tries: int  # continuations for each turn that was looked at
    by_luck: float  # the chance that so many continuations from the very start come to no end
    dead_ends: tuple[DeadEnd, ...]  # those with most cards left first


def run(
    match: Match,
    games: int,
    *,
    lost_games: int = 0,
    tries: int = 24,
    workers: Workers = ALONE,
    shown: bool = False,
) -> PackSurvey:
    """Play so many games, then search up to `lost_games` of the exhausted ones for dead ends."""
    census = Census()
    with progress(games, "games", shown) as heard:
        for part in spread(count_batch, batches(match, range(games)), workers):
            census.add(part)
            heard(census.games)
    searches = [Search(match, number, tries) for number in _spread_evenly(census.exhausted, lost_games)]
    found: list[DeadEnd] = []
    with progress(len(searches), "lost games searched", shown and bool(searches)) as heard:
        for at, dead_end in enumerate(spread(find, searches, workers), 1):
            found += [dead_end] if dead_end is not None else []
            heard(at)
    starts = [Search(match, number, tries) for number in range(tries if searches else 0)]
    foundered = 0
    with progress(len(starts), "games from the start", shown and bool(starts)) as heard:
        for at, has_foundered in enumerate(spread(founders, starts, workers), 1):
            foundered += has_foundered
            heard(at)
    by_luck = (foundered / len(starts)) ** tries if starts else 0.0
    return _sum_up(match, census, found, len(searches), tries, round(by_luck, 6))


def _spread_evenly(numbers: list[int], most: int) -> list[int]:
    """At most so many of these, spread evenly."""
    if len(numbers) <= most:
        return numbers
    return [numbers[at * len(numbers) // most] for at in range(most)]


def _sum_up(
    match: Match, census: Census, dead_ends: list[DeadEnd], searched: int, tries: int, by_luck: float
) -> PackSurvey:
    book = stage(match.pack).adventure.book
    present = {
        card.uid: None
        for at, card in enumerate(book.cards)
        if census.absent[card.uid] < census.games and not book.is_fixture(at)
    }
    cards = sorted((Reached(uid, census.reached[uid]) for uid in present), key=lambda card: card.games)
    deeds = [deed for deed in deeds_of(book) if deed.card in present]
    reached = set(census.reached)
    passed = [_action_name(deed) for deed in deeds if census.offered[deed] and not census.taken[deed]]
    passed += [name for name in sorted(census.choices) if not census.chosen[name]]
    return PackSurvey(
        pack=match.pack,
        policy=match.policy,
        explorers=match.explorers,
        seed=match.seed,
        limit=match.limit,
        games=census.games,
        decisions=census.decisions,
        outcomes=dict(census.outcomes.most_common()),
        cards=tuple(card for card in cards if card.games),
        unreached=tuple(card.card for card in cards if not card.games),
        actions=tuple(
            sorted(
                (_endings(census, deed) for deed in deeds if census.taken[deed]),
                key=lambda ended: (-ended.failure, -ended.taken),
            )
        ),
        never_offered=tuple(
            _action_name(deed)
            for deed in deeds
            if deed.card in reached and not census.offered[deed] and not census.taken[deed]
        ),
        never_taken=tuple(passed),
        story=_story(book, census),
        losses=tuple(
            Lost(loss.place, loss.cause, _action_name(loss.deed) if loss.deed is not None else "", count)
            for loss, count in census.losses.most_common()
        ),
        searched=searched,
        tries=tries,
        by_luck=by_luck,
        dead_ends=tuple(sorted(dead_ends, key=lambda found: (-found.deck, found.game))),
    )


def _story(book: Book, census: Census) -> Story:
    """What was read, said, begun and ended; nothing in a pack without dialogues."""
    paragraphs = [at for at, card in enumerate(book.cards) if card.kind == PARAGRAPH]
    read = [Reached(book.cards[at].uid, census.read[book.cards[at].uid]) for at in paragraphs]
    replies = [
        reply_name(book, at, place)
        for at in paragraphs
        if census.read[book.cards[at].uid]
        for place in range(len(book.replies(at)))
    ]
    quests = [card.uid for card in book.cards if card.kind == SIDE_QUEST]
    return Story(
        paragraphs=tuple(sorted((one for one in read if one.games), key=lambda one: one.games)),
        unread=tuple(one.card for one in read if not one.games),
        unsaid=tuple(name for name in replies if not census.said[name]),
        quests=tuple(Quest(uid, census.begun[uid], census.ended[uid]) for uid in quests),
    )


def _action_name(deed: CensusAction) -> str:
    return f"{deed.verb} {deed.card}" + (f" {deed.ordinal}" if deed.ordinal > 1 else "")


def _endings(census: Census, deed: CensusAction) -> Ended:
    return Ended(
        deed.card,
        deed.verb if deed.ordinal == 1 else f"{deed.verb} {deed.ordinal}",
        census.offered[deed],
        census.taken[deed],
        census.succeeded[deed],
        census.failed[deed],
    )


# -- the command -----------------------------------------------------------------------------------


def survey(
    pack: str = "proving-ground",
    /,
    *,
    games: int = 200,
    seed: int = 1,
    players: int = 1,
    policy: Policy = "random",
    workers: int = 0,
    cluster: str = "",
    limit: int = LIMIT,
    lost_games: int = 20,
    tries: int = 24,
    rows: int = 15,
    json: bool = False,
) -> None:
    """Let bots play a pack and tell its author which cards they reach, what fails, and where games are lost.

    Of a pack with dialogues it also tells what was never read or replied, and how side quests went. Up to
    `--lost-games` of the games lost by life force are searched for dead ends: the first turn from which not one of
    `--tries` continuations comes to an end, although strength never fails. The status is 2 when there is no such pack
    or it cannot be played like this, and 130 after Ctrl-C.

    Parameters
    ----------
    pack
        The name of a pack, or the path of its folder.
    games
        How many games to play.
    seed
        What the games are derived from, as in `simulate`.
    players
        How many explorers set out: 1 to 4.
    policy
        Who plays: random takes any option, careful weighs what it can see, curious is careful with whims, mixed
        is each of these in turn.
    workers
        How many processes play; all cores unless given.
    cluster
        The address of a dask scheduler (tcp://host:8786) or its scheduler file; its workers play instead.
    limit
        After so many decisions a game counts as unfinished.
    lost_games
        How many lost games to search for dead ends at most; 0 for none.
    tries
        How many continuations to try from each turn that is looked at.
    rows
        How many rows the tables have; JSON has them all.
    json
        Print the survey as one JSON object.
    """
    for name, number, least in (("games", games, 1), ("lost-games", lost_games, 0), ("tries", tries, 1)):
        refuse_below(name, number, least)
    refuse_below("rows", rows, 1)
    match = Match(pack, seed, players, policy, limit)
    with stoppable():
        check_match(match, workers)
        with workers_for(match.pack, workers, cluster, games) as counted_by:
            found = run(
                match,
                games,
                lost_games=lost_games,
                tries=tries,
                workers=counted_by,
                shown=sys.stderr.isatty(),
            )
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(found, rows)


def _print(found: PackSurvey, rows: int) -> None:
    whole = found.games
    print_table(
        f"{whole:,} games of {found.pack}, {found.policy}",
        ("outcome", "games", ""),
        [(name, count, share(count, whole)) for name, count in found.outcomes.items()],
    )
    _print_names("Cards no game has reached", found.unreached)
    print_table(
        "Cards reached least",
        ("card", "games", ""),
        [(card.card, card.games, share(card.games, whole)) for card in found.cards[:rows]],
    )
    print_table(
        "Actions that fail most",
        ("action", "card", "offered", "taken", "success", "failure", ""),
        [
            (
                one.action,
                one.card,
                one.offered,
                one.taken,
                one.success,
                one.failure,
                share(one.success, one.taken),
            )
            for one in found.actions[:rows]
        ],
    )
    _print_names("Actions of reached cards that nobody could take", found.never_offered)
    _print_names("Offered and never taken", found.never_taken)
    if found.story.paragraphs:
        _print_story(found.story, whole, rows)
    print_table(
        "Where games are lost",
        ("place", "cause", "during", "games", ""),
        [
            (loss.place, loss.cause, loss.action, loss.games, share(loss.games, whole))
            for loss in found.losses[:rows]
        ],
    )
    print_table(
        f"Dead ends in {found.searched} lost games, {found.tries} continuations from each turn looked at",
        ("place", "cards left", "turn", "decision", "game"),
        [(end.place, end.deck, end.turn, end.decision, end.game) for end in found.dead_ends[:rows]],
    )
    if found.searched:
        luck = f"That {found.tries} continuations from the very start of a game all miss its end by mere luck"
        print(f"{luck} happens {_how_often(found.by_luck)}.")
    if found.dead_ends:
        print(f"To see the first again: {found.dead_ends[0].again}")


def _how_often(chance: float) -> str:
    """How often something happens by chance, in words where a number would say nothing."""
    if chance < RAREST:
        return "as good as never"
    return "every time" if chance >= 1 else f"about once in {round(1 / chance):,} times"


def _print_story(story: Story, whole: int, rows: int) -> None:
    _print_names("Paragraphs nobody has read", story.unread)
    print_table(
        "Paragraphs read least",
        ("paragraph", "games", ""),
        [(one.card, one.games, share(one.games, whole)) for one in story.paragraphs[:rows]],
    )
    _print_names("Replies nobody has given", story.unsaid)
    print_table(
        "Side quests",
        ("side quest", "begun", "ended", ""),
        [(one.quest, one.begun, one.ended, share(one.ended, one.begun)) for one in story.quests],
    )


def _print_names(title: str, names: tuple[str, ...]) -> None:
    print(f"{title}: {len(names)}")
    if names:
        print("  " + ", ".join(names))
    print()
