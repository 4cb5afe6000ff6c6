"""Messages: what the rules have to say to people, as a key and typed arguments; elsewhere they become sentences.

A message may name a card that not everybody may know: what a seat hears of it is decided by its view.
"""

from typing import Final

from fogbound.core.pickling import Picklable

COUNT: Final = 0
CARD: Final = 1
SEAT: Final = 2
NUMBER: Final = 3  # that is printed on a card
WORD: Final = 4  # of the group that goes with it
REPLY: Final = 5  # which one of the card's
EFFECT: Final = 6
FOG: Final = 7  # by the side of the Terrain on which it lies
CHOICE: Final = 8  # between several wordings, by a word of its own
SIDE: Final = 9  # of a Terrain or of the fog, from north clockwise
ABILITY: Final = 10  # among those of the book
ITEM: Final = 11  # the column of an item, with all its cards
GAIN: Final = 12  # what an effect gives: a card by its number, or Skills
"""What a number is: the value of an argument, the number or index of an option, or that of a piece of news."""


class Argument(Picklable):
    """One thing that a message speaks of."""

    def __init__(self, name: str, sort: int, value: int, text: str) -> None:
        self.name = name
        self.sort = sort
        self.value = value
        self.text = text  # the group of a word, or what is chosen


class Message(Picklable):
    """Something to be said: which sentence it is, and what fills its blanks."""

    def __init__(self, key: str, arguments: tuple[Argument, ...] = ()) -> None:
        self.key = key
        self.arguments = arguments

    def _with(self, name: str, sort: int, value: int, text: str) -> "Message":
        return Message(self.key, (*self.arguments, Argument(name, sort, value, text)))

    def count(self, name: str, number: int) -> "Message":
        """Add a number."""
        return self._with(name, COUNT, number, "")

    def card(self, name: str, card: int) -> "Message":
        """Add a card, or nothing where it is NONE."""
        return self._with(name, CARD, card, "")

    def seat(self, name: str, seat: int) -> "Message":
        """Add who sits at a seat."""
        return self._with(name, SEAT, seat, "")

    def word(self, name: str, group: str, number: int) -> "Message":
        """Add a word of the packs."""
        return self._with(name, WORD, number, group)

    def effect(self, name: str, eid: int) -> "Message":
        """Add what an effect of the book does."""
        return self._with(name, EFFECT, eid, "")

    def item(self, name: str, column: int) -> "Message":
        """Add an item, by all its cards."""
        return self._with(name, ITEM, column, "")

    def gain(self, name: str, eid: int) -> "Message":
        """Add the card or the Skills that an effect of the book gives."""
        return self._with(name, GAIN, eid, "")

    def fog(self, name: str, side: int) -> "Message":
        """Add the fog at a side of a Terrain."""
        return self._with(name, FOG, side, "")

    def choice(self, name: str, chosen: str) -> "Message":
        """Add what decides between several wordings."""
        return self._with(name, CHOICE, 0, chosen)


class Gauge(Picklable):
    """Something that an amount changes: what it is, how much of it there is, would be, and could be."""

    def __init__(self, key: str, now: int, then: int, most: int) -> None:
        self.key = key  # of the message that names it
        self.now = now
        self.then = then
        self.most = most


class Hint(Picklable):
    """What is told below an option: what abilities do, with a sentence before or after it, or what people wrote."""

    def __init__(
        self,
        before: Message | None = None,
        abilities: tuple[int, ...] = (),
        after: Message | None = None,
        written: str = "",
    ) -> None:
        self.before = before
        self.abilities = abilities
        self.after = after
        self.written = written
