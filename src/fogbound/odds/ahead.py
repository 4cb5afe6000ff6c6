"""The odds of an action, whichever ruleset is played: each reckons them in a module of its own."""

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from fogbound.core import Game, Option
from fogbound.odds import action, citadel
from fogbound.odds.proposals import Prospect
from fogbound.odds.rows import MOST, OddsBasis, OddsRow
from fogbound.packs.pack import Pack
from fogbound.rules.common.book import book_of

__all__ = [
    "basis",
    "chances",
    "ends",
    "extra_cards",
    "forget",
    "is_last_decisive",
    "is_safe",
    "is_safe_choice",
    "odds",
    "opening_row",
    "starting_tables",
]


class _Reckoning(Protocol):
    """What a ruleset's module offers."""

    def odds(
        self, game: Game, seat: int, option: Option | None, most: int, shown: Collection[int] = ()
    ) -> list[OddsRow]: ...

    def basis(self, game: Game, option: Option | None) -> OddsBasis: ...

    def ends(self, prospect: Prospect) -> bool: ...

    def chances(self, prospect: Prospect, seat: int, most: int) -> list[OddsRow]: ...

    def first_row(self, prospect: Prospect, seat: int) -> OddsRow: ...

    def opening_row(self, prospect: Prospect, seat: int, cost: int) -> OddsRow | None: ...

    def extra_cards(self, game: Game, seat: int, rows: Sequence[OddsRow]) -> int: ...

    def starting_tables(self, packs: Sequence[Pack]) -> dict[str, list[list[float]]] | None: ...

    def forget(self) -> None: ...


_RECKONINGS: Final[dict[str, _Reckoning]] = {"continent": action, "citadel": citadel}


def _of(game: Game) -> _Reckoning:
    return _RECKONINGS[book_of(game).ruleset()]


def odds(game: Game, seat: int, option: Option | None = None, most: int = MOST) -> list[OddsRow]:
    """The chances of the action in progress as this seat knows them, or of one that could be taken."""
    return _of(game).odds(game, seat, option, most)


def is_last_decisive(game: Game, seat: int, revealed: Sequence[int]) -> bool:
    """Whether the last of the cards that are about to be revealed can still change how the action comes out.

    The others count as known, and so does what this seat knows.
    """
    if len(revealed) < 2:
        return False
    for row in _of(game).odds(game, seat, None, 0, frozenset(revealed[:-1])):
        if row.drawn == len(revealed):
            return 0 < row.chance.success < 1 or 0 < row.chance.defeat < 1
    return False


def basis(game: Game, option: Option | None = None) -> OddsBasis:
    """What the odds of the action in progress, or of one that could be taken, rest on beside the cards to be drawn."""
    return _of(game).basis(game, option)


def ends(prospect: Prospect) -> bool:
    """Whether a failure of an action that could be taken ends the adventure."""
    return _of(prospect.game).ends(prospect)


def chances(prospect: Prospect, seat: int, most: int) -> list[OddsRow]:
    """The chances of an action that could be taken: alone, unless others join by themselves."""
    return _of(prospect.game).chances(prospect, seat, most)


def opening_row(prospect: Prospect, seat: int, cost: int) -> OddsRow | None:
    """The chances that stand beside an action in a list: with the cards with which it would be proposed."""
    return _of(prospect.game).opening_row(prospect, seat, cost)


def extra_cards(game: Game, seat: int, rows: Sequence[OddsRow]) -> int:
    """With how many more cards an action in progress is proposed."""
    return _of(game).extra_cards(game, seat, rows)


def is_safe(game: Game, seat: int) -> bool:
    """Whether the action in progress succeeds with the cards it costs and ends nothing.

    An action whose cards are revealed is not asked for chances any more.
    """
    return all(_is_safe(row) for row in odds(game, seat, most=0))


def is_safe_choice(prospect: Prospect, seat: int) -> bool:
    """Whether an action that could be taken succeeds with the cards it costs and ends nothing."""
    return _is_safe(_of(prospect.game).first_row(prospect, seat))


def _is_safe(row: OddsRow) -> bool:
    return row.chance.success >= 1 and not row.chance.defeat


def starting_tables(packs: Sequence[Pack]) -> dict[str, list[list[float]]] | None:
    """What the starting Skills of packs promise each character; None where that can be told in play only."""
    return _RECKONINGS[packs[-1].manifest.ruleset].starting_tables(packs)


def forget() -> None:
    """Drop what was worked out for books that may not be played any more, as by callers that make many."""
    for reckoning in _RECKONINGS.values():
        reckoning.forget()
