"""What a careful player remembers of a game: the cards it has seen, what it has tried, where it has been."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from fogbound.bots.card_reading import ActionReading, CardReading
from fogbound.bots.observation import Observation
from fogbound.view import names
from fogbound.view.schema import SeenOption

__all__ = ["Memory", "key", "key_of"]

AGAIN: Final = 0.3
"""How much an attempt counts that has failed, or that has brought something new."""


class Memory:
    """Grows with every turn; whatever is in it has been in a view."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.numbers: dict[int, set[str]] = {}  # number -> the cards seen with it
        self.verbs: set[str] = set()  # types of action that numbered cards have offered
        self.tried: dict[str, float] = {}
        self.vain: dict[str, int] = {}  # how often an action has succeeded and changed nothing
        self.visits: Counter[str] = Counter()  # of Terrains, since something new was seen
        self.barred: set[str] = set()  # actions of Terrains whose condition was not met, until a banner comes
        self.idle = 0  # turns since then
        self.leads: set[int] = set()  # numbers that a banner has led to
        self.used: set[str] = set()  # what was used between the actions of this turn
        self.camped = 0  # the turn of the last camp
        self.intent: ActionReading | None = None  # the action chosen last
        self.failed = False  # how it ended, as far as was seen
        self._trying = ""
        self._deck = 0  # as it was at the last turn

    def look(self, position: Observation) -> None:
        """Note at the beginning of a turn what has changed."""
        new = names(position.view) - self.seen
        for name in new:
            face = position.face(name)
            if face.number is not None:
                self.numbers.setdefault(face.number, set()).add(name)
                self.verbs |= {verb for verb, _ in face.deeds}
            if face.banners:
                self.barred.clear()  # a banner opens doors
        self.seen |= new
        deck = position.view.pile("deck").size
        if self._trying:
            if not new and not self.failed and deck <= self._deck:
                self.vain[self._trying] = self.vain.get(self._trying, 0) + 1
            self.tried[self._trying] = self.tried.get(self._trying, 0.0) + (
                AGAIN if new or self.failed else 1.0
            )
            self._trying = ""
        self._deck = deck
        if new:
            self.idle = 0
            self.visits.clear()
        else:
            self.idle += 1

    def stand(self, card: str, face: CardReading, options: Iterable[SeenOption]) -> None:
        """Note which actions of the Terrain where an explorer stands are open, and which are not."""
        offered = {key_of(option) for option in options}
        for (verb, ordinal), deed in face.deeds.items():
            known = key(verb, card, ordinal)
            if known in offered:
                self.barred.discard(known)
            elif deed.conditional:
                self.barred.add(known)

    def camp(self, turn: int) -> None:
        """The night freshens everything up, by half."""
        self.camped = turn
        self.tried = {key: times / 2 for key, times in self.tried.items()}
        self.vain.clear()

    def choose(self, option: SeenOption, face: CardReading) -> None:
        """Remember the action that is taken now."""
        self.failed = False
        self._trying = key_of(option)
        self.intent = face.deeds.get((option.verb, option.n))


def key_of(option: SeenOption) -> str:
    """An action, by any player and on whichever copy of the card."""
    return key(option.verb, option.card or "", option.n)


def key(verb: str, card: str, ordinal: int | None) -> str:
    """An action by its verb and card."""
    return f"{verb} {card.partition('#')[0]} {ordinal or 1}"
