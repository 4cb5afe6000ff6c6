"""What can be told of a finished game: each draw with its exact chances, and how much was never found.

Chances are those that a watcher could reckon, and only how many cards were not found is told, so that nothing of what lay
hidden comes to light with it.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from fogbound.core import NONE
from fogbound.odds import Outlook
from fogbound.rules.common import roles
from fogbound.rules.common.book import BONUS, ITEM, PARAGRAPH, PERMANENT, PURSE, QUEST, TEMPORARY, TERRAIN
from fogbound.tables.journal import Answer
from fogbound.tables.playback import Moment, Playback

__all__ = ["FinishedGame", "RiskyDraw", "Unfound", "retrospect"]

PLACES: Final = (TERRAIN,)
ENCOUNTERS: Final = (PERMANENT, TEMPORARY)
FINDS: Final = (ITEM, QUEST, BONUS, PURSE)
PASSAGES: Final = (PARAGRAPH,)


class RiskyDraw(NamedTuple):
    """A draw that could fail as its action began."""

    before: Outlook  # as a watcher saw it right before the cards were revealed
    option: str  # the answer with which they were
    turn: int
    cards: int
    bare: float  # the chance when the action began
    chance: float  # and with all that was drawn, used and applied for it
    succeeded: bool


class Unfound(NamedTuple):
    """How many cards the players never met, by what they are."""

    places: int
    encounters: int
    finds: int
    passages: int


class FinishedGame(NamedTuple):
    """A finished game, looked back at."""

    bets: tuple[RiskyDraw, ...]
    sure: int  # draws that could not fail from the beginning
    unfound: Unfound

    @property
    def by_choice(self) -> float:
        """How many successes more were to be expected for what the players drew and used."""
        return sum(bet.chance - bet.bare for bet in self.bets)

    @property
    def by_luck(self) -> float:
        """How many more there were than that; below zero if there were fewer."""
        return sum(bet.succeeded - bet.chance for bet in self.bets)


def retrospect(playback: Playback) -> FinishedGame | None:
    """A game that was played again, looked back at; None if rules or cards have changed so that it cannot be."""
    if not playback.moments or playback.moments[-1].step != playback.last_step or playback.gaps:
        return None
    draws = list(_draws(playback.moments))
    bets = tuple(draw for draw in draws if draw.bare < 1)
    return FinishedGame(bets, len(draws) - len(bets), _unfound(playback))


def _draws(moments: Iterable[Moment]) -> Iterable[RiskyDraw]:
    """Every draw for an action, in order."""
    bare: float | None = None
    waiting: RiskyDraw | None = None
    for moment in moments:
        before = moment.outlook_before(NONE)
        if before is None or not isinstance(moment.entry, Answer):
            continue
        cards = sum(1 for item in moment.news if item.kind.role & roles.REVEALS)
        chance = _chance(before, moment.entry.option, cards)
        bare = chance if bare is None else bare
        for item in moment.news:
            if item.kind.role & roles.ACTS:
                bare, waiting = chance if cards else None, None
            elif item.kind.role & roles.REVEALS and waiting is None and chance is not None:
                least = chance if bare is None else bare
                turn = before.view.turn + (not before.view.actions)  # it begins with its action
                waiting = RiskyDraw(before, moment.entry.option, turn, cards, least, chance, succeeded=False)
            elif item.kind.role & roles.RESULT and waiting is not None:
                yield waiting._replace(succeeded=bool(item.kind.role & roles.SUCCEEDS))
                bare, waiting = None, None


def _chance(before: Outlook, answer: str, cards: int) -> float | None:
    """The chance of the action in progress, or of one that begins and is drawn for with a single answer."""
    rows = before.odds(0)
    if not rows and cards:
        asked = before.asked_question
        option = asked.find(answer) if asked is not None else None
        rows = before.chances(option) if option is not None and option.is_action else []
    fitting = [row for row in rows if row.drawn == cards] or rows[:1]
    return fitting[0].chance.success if fitting else None


def _unfound(playback: Playback) -> Unfound:
    """How many cards of the adventure no news ever told of, nor lie there in the end."""
    ids, last = playback.book.card_ids, playback.moments[-1].outlook(NONE)
    met = {ids[item.card] for moment in playback.moments for item in moment.news if item.card != NONE}
    met |= last.names | playback.moments[-1].chart(NONE).names()
    found = {name.partition("#")[0] for name in met}
    kinds = {card.uid: card.kind for card in playback.book.cards}
    left = Counter(kind for uid, kind in kinds.items() if uid not in found)
    return Unfound(*(sum(left[kind] for kind in group) for group in (PLACES, ENCOUNTERS, FINDS, PASSAGES)))
