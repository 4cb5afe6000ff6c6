"""Dead ends: situations from which every continuation that was tried ended in exhaustion.

A lost game is played again and stopped at every turn. From a turn, continuations are tried: what the acting
explorer cannot know is dealt anew, chance is another, and bots play on to the end, one careful for three at
random. If every one of them is lost by life force, the turn counts as dead. The first dead turn is sought by
halving, which takes for granted that a game that is dead stays so. Turns with hardly a card left are no dead ends:
there anybody can run out of luck.
"""

from typing import Final, NamedTuple

import msgspec

from fogbound.core import Game
from fogbound.lab.census import place_of
from fogbound.lab.games import Hand, Match, Policy, dealt, game_seed, hand_for, policy_of
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of

__all__ = ["DeadEnd", "Search", "find"]

CAREFUL: Final = 4
"""One continuation in so many is played by the careful player, the first among them."""


class Search(msgspec.Struct, frozen=True):
    """One lost game to be searched, with so many continuations for each turn that is looked at."""

    match: Match
    number: int
    tries: int
    least_left: int  # cards with which a turn is looked at


class DeadEnd(msgspec.Struct, frozen=True, kw_only=True):
    """The first turn of a game from which nothing but exhaustion was found."""

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
    """The first dead turn of a lost game, if even the last one with enough cards left is dead."""
    turns = [
        turn
        for turn in _turns(search.match, search.number)
        if book_of(turn.game).cards_left(turn.game) >= search.least_left
    ]
    if not turns or not _is_dead(search, turns[-1]):
        return None
    first, last = 0, len(turns) - 1
    while first < last:
        middle = (first + last) // 2
        if _is_dead(search, turns[middle]):
            last = middle
        else:
            first = middle + 1
    return _described(search, turns[last])


def _turns(match: Match, number: int) -> list[Turn]:
    """Every turn of a game, as it stood when the group had to choose."""
    game = dealt(match, number)
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
    """Whether every continuation that is tried ends in exhaustion."""
    seat = tabletop.explorers(turn.game)[0]
    for attempt in range(search.tries):
        seed = game_seed(search.match.seed, search.number) + 1000 * turn.decision + attempt
        policy: Policy = "careful" if attempt % CAREFUL == 0 else "random"
        game = book_of(turn.game).redealt(turn.game, seat, seed)
        Hand(search.match, seed, policy).play(game, search.match.limit)
        if game.ending != book_of(game).exhaustion():
            return False
    return True


def _described(search: Search, turn: Turn) -> DeadEnd:
    match, game = search.match, turn.game
    return DeadEnd(
        game=search.number,
        decision=turn.decision,
        turn=game.registers[tabletop.TURN],
        place=place_of(game),
        deck=book_of(game).cards_left(game),
        tries=search.tries,
        again=f"fogbound simulate {match.pack} --policy {policy_of(match, search.number)} --explorers {match.explorers} "
        f"--seed {match.seed} --first {search.number} --games 1 --limit {max(1, turn.decision)}",
    )
