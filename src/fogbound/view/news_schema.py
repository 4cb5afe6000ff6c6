"""The shape of news as one seat may know them: plain data. Nothing is computed here."""

from typing import Literal

import msgspec

from fogbound.view.messages import NamedEffect, NamedSeat
from fogbound.view.schema import SeenMemory

__all__ = ["Role", "SeenLine", "SeenNews", "SeenStrip"]

Role = Literal[
    "accompanies", "acts", "anew", "arrives", "begins", "brings", "by-itself", "closes", "draws", "fails",
    "from-pile", "fruitless", "grave", "helps", "lays-event", "lays-terrain", "leads-nowhere", "misses", "obvious",
    "opens", "paragraph", "passes", "plain", "read-out", "recites", "regains", "replies", "reveals", "sets-up",
    "shows", "story", "succeeds", "takes", "turns",
]  # fmt: skip
"""The role of a piece of news when it is put into words; `rules.common.roles` says what each means."""


class SeenStrip(msgspec.Struct, frozen=True):
    """A revealed card, and how often each thing stands on it that counts."""

    card: str
    is_curse: bool
    counts: tuple[tuple[str, int], ...]


class SeenLine(msgspec.Struct, frozen=True):
    """A line of a paragraph that is read out, with the circumstances of what it tells; scenario and place are cards."""

    name: str
    memories: tuple[SeenMemory, ...]
    scenario: str | None
    place: str | None


class SeenNews(msgspec.Struct, frozen=True, kw_only=True):
    """One piece of news, or several that make one sentence."""

    kind: str  # the name of its message
    roles: tuple[Role, ...]
    people: tuple[NamedSeat, ...] = ()  # whom it is about, each once
    is_everybody: bool = False  # whether these are several, and all there are
    is_alone: bool = False  # whether only one person plays
    cards: tuple[str, ...] = ()  # each once, as far as this seat may know them
    is_hidden: bool = False  # whether it is about a card that this seat may not know
    is_open: bool = True  # whether all seats may know the same
    is_several: bool = False  # whether it joins several pieces of news
    is_read_out: bool = False  # whether the card is read out
    n: int = 0
    sort: Literal["count", "number", "word", "reply"] = "count"  # what n is
    group: str = ""  # of the word
    word: str = ""
    ordinal: int = 1  # of an action, among those of its type on its card
    other: str | None = None  # another card
    to: NamedSeat | None = None  # another person
    strips: tuple[SeenStrip, ...] = ()  # of revealed cards, in their order
    line: SeenLine | None = None
    effect: NamedEffect | None = None  # that a player chose
    said_by: tuple[str, ...] = ()  # the verbs of options that have said as much

    @property
    def seat(self) -> int | None:
        """Whose it is; None where several take part, or none does."""
        return self.people[0].seat if len(self.people) == 1 else None
