"""What may be done beside a question, and where actions lead: always in the same words for the same people."""

from typing import Final

from msgspec import Raw, json

from fogbound.server.wire import Choice
from fogbound.view import AskedOption, Cast, OptionKey
from fogbound.view.options import CONSTANT

__all__ = ["ChoiceCache", "WrittenChoice", "is_constant"]

MOST_KEPT: Final = 16_384

_encode: Final = json.Encoder().encode


def is_constant(option: AskedOption) -> bool:
    """Whether an option is told in the same words whenever the same people play."""
    return option.bits & CONSTANT != 0


class WrittenChoice:
    """A choice, and how it is sent, which is written when it is sent first."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self._written: Raw | None = None

    @property
    def written(self) -> Raw:
        """The choice as it is sent."""
        if self._written is None:
            self._written = Raw(_encode(self.choice))
        return self._written


class ChoiceCache:
    """Choices of an adventure in one language that were worded once, at any of its tables."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Cast, OptionKey], WrittenChoice] = {}
        self._ways: dict[tuple[Cast, int | None, OptionKey], str] = {}

    def find(self, cast: Cast, option: AskedOption) -> "WrittenChoice | None":
        """The choice that an option was, the last time these people could take it."""
        return self._kept.get((cast, option.key))

    def keep(self, cast: Cast, option: AskedOption, choice: "WrittenChoice") -> None:
        """Remember a choice for the next time."""
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[cast, option.key] = choice

    def find_way(self, cast: Cast, seat: int | None, way: AskedOption) -> str | None:
        """What it was called where an action of this seat led, the last time these people could take it."""
        return self._ways.get((cast, seat, way.key))

    def keep_way(self, cast: Cast, seat: int | None, way: AskedOption, label: str) -> None:
        """Remember what it is called where an action leads."""
        if len(self._ways) >= MOST_KEPT:
            self._ways.clear()
        self._ways[cast, seat, way.key] = label
