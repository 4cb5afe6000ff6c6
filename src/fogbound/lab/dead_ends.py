"""Dead ends: situations after which the story does not come to an end any more, whatever is done.

A lost game is played again and stopped at every turn. From a turn, continuations are tried: what the acting
explorer cannot know is dealt anew, chance is another, and a bot plays on at random, with all its strength given back
at every turn. So hard luck and hard cards are no obstacle; what remains are ways that lead nowhere. If not one
continuation comes to an end, the turn counts as dead. The first dead turn is sought by halving, which takes for granted
that a game that is dead stays so.
"""

from typing import NamedTuple

import msgspec

from fogbound.core import Game
from fogbound.core.chance import seeded
from fogbound.lab.census import place_of
from fogbound.lab.games import Match, deal, game_seed, hand_for, policy_of
from fogbound.program import command
from fogbound.rules import rollout
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of

__all__ = ["DeadEnd", "Search", "find", "founders"]


class Search(msgspec.Struct, frozen=True):
    """One game to be searched, with so many continuations for each turn that is looked at."""

    match: Match
    number: int
    tries: int


class DeadEnd(msgspec.Struct, frozen=True, kw_only=True):
    """The first turn of a game from which no end was found."""

    game: int
    decision: int  # answers given before it
    turn: int
    place: str
    deck: int  # cards that can still be drawn
    tries: int
    again: str  # the command that plays the game up to there


class Turn(NamedTuple):
    """A turn of a lost game, as it was before it was played."""

    decision: int
    game: Game


def find(search: Search) -> DeadEnd | None:
    """The first dead turn of a lost game, if even its last one is dead."""
    turns = _turns(search.match, search.number)
    if not turns or not _is_dead(search, turns[-1]):
        return None
    first, last = 0, len(turns) - 1
    while first < last:
        middle = (first + last) // 2
        if _is_dead(search, turns[middle]):
            last = middle
        else:
            first = middle + 1
    return _dead_end(search, turns[last])


def founders(search: Search) -> bool:
    """Whether a game that is played from its start with unfailing strength comes to no end either."""
    return not _ends(
        deal(search.match, search.number), game_seed(search.match.seed, search.number), search.match.limit
    )


def _turns(match: Match, number: int) -> list[Turn]:
    """Every turn of a game, as it stood when the group had to choose."""
    game = deal(match, number)
    hand = hand_for(match, number)
    found: list[Turn] = []
    decisions = 0
    while game.stack and decisions < match.limit:
        if book_of(game).is_turn(game.pending()):
            found.append(Turn(decisions, game.clone()))
        hand.play(game, 1)
        decisions += 1
    return found


def _is_dead(search: Search, turn: Turn) -> bool:
    """Whether not one of the continuations that are tried comes to an end."""
    seat = tabletop.explorers(turn.game)[0]
    for attempt in range(search.tries):
        seed = game_seed(search.match.seed, search.number) + 1000 * turn.decision + attempt
        if _ends(book_of(turn.game).redealt(turn.game, seat, seed), seed, search.match.limit):
            return False
    return True


def _ends(game: Game, seed: int, limit: int) -> bool:
    """Play on at random with unfailing strength; whether the story comes to an end, good or bad."""
    book, chance = book_of(game), seeded(seed + 1)
    for _ in range(limit):
        if not game.stack:
            break
        if book.is_turn(game.pending()):
            book.refresh(game)
        rollout.random_step(game, chance)
    return game.ending not in ("", book.exhaustion())


def _dead_end(search: Search, turn: Turn) -> DeadEnd:
    game = turn.game
    return DeadEnd(
        game=search.number,
        decision=turn.decision,
        turn=game.registers[tabletop.TURN],
        place=place_of(game),
        deck=book_of(game).cards_left(game),
        tries=search.tries,
        again=_again(search, turn),
    )


def _again(search: Search, turn: Turn) -> str:
    match = search.match
    words: dict[str, object] = {
        "policy": policy_of(match, search.number),
        "players": match.explorers,
        "seed": match.seed,
        "first": search.number,
        "games": 1,
        "limit": max(1, turn.decision),
    }
    options = [word for name, value in words.items() for word in (f"--{name}", str(value))]
    return command("simulate", match.pack, *options)
