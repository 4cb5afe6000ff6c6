"""A game as one seat knows it, together with the chances that can be reckoned from that."""

from collections.abc import Sequence

import msgspec

from fogbound.core import Game, Option
from fogbound.odds import ahead
from fogbound.odds.proposals import MOST_EXTRA, Prospect, action_after
from fogbound.odds.rows import OddsBasis, OddsRow
from fogbound.rules.common.book import book_of
from fogbound.view import AskedOption, Perspective

__all__ = ["Outlook", "SeenBasis"]


class SeenBasis(msgspec.Struct, frozen=True):
    """What chances rest on beside the cards to be drawn; cards by their ids, each once."""

    counted: tuple[str, ...]  # whose effects have no price
    left_out: tuple[str, ...]  # whose effects might help as well, at a price or by chance
    ends: bool  # whether a failure ends the adventure


class Outlook(Perspective):
    """What one seat may know of a game, and what it may reckon; NONE for a person who only watches.

    It holds for the game as it is now: after an answer, make another one.
    """

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self._options: dict[str, Option] = {}
        self._prospects: dict[str, Prospect] = {}  # of options that were asked about
        self._basis: SeenBasis | None = None  # of the chances of the action in progress

    # -- the action in progress --------------------------------------------------------------------

    def odds(self, most: int = MOST_EXTRA) -> list[OddsRow]:
        """The chances by additional cards; none where no action waits for its draw."""
        return ahead.odds(self._game, self.seat, most=most)

    def is_last_decisive(self, revealed: Sequence[int]) -> bool:
        """Whether the last of these cards, once the others are revealed, can still change how the action comes out."""
        return ahead.is_last_decisive(self._game, self.seat, revealed)

    @property
    def basis(self) -> SeenBasis:
        """What they rest on."""
        if self._basis is None:
            self._basis = self._seen_basis(ahead.basis(self._game))
        return self._basis

    def extra_cards(self, rows: list[OddsRow]) -> int:
        """With how many more cards the action is proposed."""
        return ahead.extra_cards(self._game, self.seat, rows)

    # -- an action that could be taken -------------------------------------------------------------

    def chances(self, option: AskedOption) -> list[OddsRow]:
        """Its chances by additional cards, taken alone unless others join by themselves."""
        return ahead.chances(self._prospect(option), self.seat, MOST_EXTRA)

    def basis_of(self, option: AskedOption) -> SeenBasis:
        """What its chances rest on."""
        return self._seen_basis(ahead.basis(self._game, self._option(option)))

    def ends(self, option: AskedOption) -> bool:
        """Whether its failure ends the adventure."""
        return ahead.ends(self._prospect(option))

    def opening_row(self, option: AskedOption, cost: int) -> OddsRow | None:
        """The chances that stand beside it in a list; it would cost so many cards before anything is saved."""
        return ahead.opening_row(self._prospect(option), self.seat, cost)

    def is_safe(self, option: AskedOption) -> bool:
        """Whether it succeeds with the cards it costs, and ends nothing."""
        return ahead.is_safe_choice(self._prospect(option), self.seat)

    # -- an answer ahead ---------------------------------------------------------------------------

    def outlook_begun(self, option: AskedOption) -> "Outlook | None":
        """An action that is beginning as it would be drawn for, once a question is answered so.

        None where it would bring something to light.
        """
        return self._outlook_of(self._prospect(option).begun)

    def outlook_after(self, option: AskedOption) -> "Outlook | None":
        """The action in progress after this answer; None where it would end, or bring something to light."""
        return self._outlook_of(action_after(self._game, self._option(option)))

    def _outlook_of(self, game: Game | None) -> "Outlook | None":
        return Outlook(game, self.seat) if game is not None else None

    def _prospect(self, option: AskedOption) -> Prospect:
        """The game ahead of an option, the same for all that is asked about it."""
        found = self._prospects.get(option.id)
        if found is None:
            found = self._prospects[option.id] = Prospect(self._game, self._option(option))
        return found

    def _option(self, option: AskedOption) -> Option:
        """An option of this game as the rules know it."""
        if not self._options:
            self._options = {self._game.option_id(one): one for one in self._game.offered}
        return self._options[option.id]

    def _seen_basis(self, rest: OddsBasis) -> SeenBasis:
        ids = book_of(self._game).card_ids
        return SeenBasis(
            tuple([ids[card] for card in rest.counted]),
            tuple([ids[card] for card in rest.left_out]),
            rest.ends,
        )
