"""What texts of both rulesets ask of the Citadel's table: a deck, a pile and a hand for each player, Purse cards."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import decks, drawn, gifts, news, purse, table
from fogbound.rules.citadel.book import CitadelBook
from fogbound.rules.citadel.frames import current_pass, this_pass
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import BLUE, SKILL
from fogbound.rules.common.terms import InForce


class CitadelHoldings(CitadelBook):
    """A Citadel book that knows where its cards lie."""

    # -- decks and piles ---------------------------------------------------------------------------

    def action_deck(self, seat: int) -> int:
        return table.DECKS + seat if seat != NONE else NONE

    def discard_pile(self, seat: int) -> int:
        return table.DISCARD_PILES + seat if seat != NONE else NONE

    def is_pile_open(self, game: Game, seat: int) -> bool:
        return True  # T-CMP-06

    def restore(self, game: Game, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            game.move(card, table.DECKS + seat)
        if cards:
            game.shuffle(table.DECKS + seat)
            game.tell(news.REGAINED, seat, n=len(cards))

    def restore_random(self, game: Game, seat: int, number: int) -> None:
        game.tell(news.REGAINED, seat, n=decks.regain(game, seat, number))

    def deck_for(self, game: Game, card: int, seat: int) -> int:
        """A deck holds Action cards alone, of nobody else and of no other character (T-CMP-05, T-RUL-75, T-CMP-03)."""
        is_theirs = self.cards[card].back == BLUE and self._is_theirs(game, card, seat)
        return table.DECKS + seat if is_theirs else NONE

    # -- hands -------------------------------------------------------------------------------------

    def limited(self, game: Game, seat: int) -> list[int]:
        """Blocked cards are not in the hand (T-HAND-02)."""
        return list(tabletop.hand(game, seat))

    def may_hold(self, game: Game, card: int, seat: int) -> bool:
        """A hand holds Skills alone, of nobody else and of no other character (T-CMP-07, T-HAND-05, T-CMP-03)."""
        return self.cards[card].kind == SKILL and self._is_theirs(game, card, seat)

    def _is_theirs(self, game: Game, card: int, seat: int) -> bool:
        """Whether nobody else has it, and it bears no initial but that of this player's character."""
        character = self.cards[card].character
        if character not in (NONE, game.registers[tabletop.CHARACTERS + seat]):
            return False
        return decks.owner(game, card) in (NONE, seat)

    # -- items -------------------------------------------------------------------------------------

    def items(self, game: Game, seat: int) -> list[tuple[int, int]]:
        """Purse cards that are neither blocked nor in use, and that their owner may part with (T-PURSE-06)."""
        return [(card, NONE) for card in table.purse(game, seat) if purse.may_discard(game, seat, card)]

    def stored_items(self, game: Game, store: int) -> list[tuple[int, int]]:
        return [(card, NONE) for card in game.zones[tabletop.STORES + store]]

    def set_aside(self, game: Game, card: int, zone: int, store: int) -> None:
        game.move(card, tabletop.STORES + store)

    def hand_out(self, game: Game, card: int, zone: int, seat: int) -> None:
        game.move(card, table.PURSES + seat)  # whatever it weighs (T-PURSE-03)

    def is_item_with(self, game: Game, seat: int, keyword: int) -> bool:
        return any(self.cards[card].keywords & keyword for card in table.purse(game, seat))

    def tools(self, game: Game) -> tuple[int, ...]:
        frame = current_pass(game)
        return frame.selected if frame is not None else ()

    def was_used(self, game: Game, keyword: int) -> bool:
        return any(self.cards[card].keywords & keyword for card in self.tools(game))

    # -- the action in progress --------------------------------------------------------------------

    def revealed(self, game: Game) -> list[int]:
        return drawn.revealed(game)

    def obtain_successes(self, game: Game, amount: int) -> None:
        frame = current_pass(game)
        if frame is not None:
            gifts.gain(frame, points.STARS, amount)

    def redraw(self, game: Game, cards: tuple[int, ...]) -> None:
        drawn.redraw(game, cards)

    def against_failure(self, game: Game) -> list[InForce]:
        return gifts.serving(game, this_pass(game), points.FAILURE)
