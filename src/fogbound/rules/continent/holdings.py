"""What texts of both rulesets ask of the Continent's table: one Action Deck for all, hands, items as columns of cards."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import news, points, tabletop
from fogbound.rules.common.book import BLUE, STATE
from fogbound.rules.common.terms import InForce
from fogbound.rules.continent import drawn, gains, gifts, life, table
from fogbound.rules.continent.book import ContinentBook
from fogbound.rules.continent.frames import action_frame, current
from fogbound.rules.continent.limits import has_free_die
from fogbound.rules.continent.states import AddState


class ContinentHoldings(ContinentBook):
    """A Continent book that knows where its cards lie."""

    # -- decks and piles ---------------------------------------------------------------------------

    def action_deck(self, seat: int) -> int:
        return table.ACTION_DECK

    def discard_pile(self, seat: int) -> int:
        return table.DISCARD_PILE

    def is_pile_open(self, game: Game, seat: int) -> bool:
        return life.discard_pile_is_open(game)

    def restore(self, game: Game, seat: int, cards: tuple[int, ...]) -> None:
        life.restore(game, cards)

    def restore_random(self, game: Game, seat: int, number: int) -> None:
        life.restore_random(game, number)

    def deck_for(self, game: Game, card: int, seat: int) -> int:
        """The deck holds Action cards alone (C-COMP-11)."""
        return table.ACTION_DECK if self.cards[card].back == BLUE else NONE

    # -- hands -------------------------------------------------------------------------------------

    def limited(self, game: Game, seat: int) -> list[int]:
        return table.limited(game, seat)

    def may_hold(self, game: Game, card: int, seat: int) -> bool:
        return gains.may_hold(game, card, seat)

    def receive(self, game: Game, card: int, seat: int) -> bool:
        """A State replaces the old one of its title; what passes from hand to hand was in play all the time."""
        if self.cards[card].kind == STATE:
            game.next(AddState(card, seat))
            return True
        if table.is_in_hand(game, card):
            game.move(card, tabletop.HANDS + seat)
            game.tell(news.IN_HAND, seat, card)
            return True
        return False

    # -- items -------------------------------------------------------------------------------------

    def items(self, game: Game, seat: int) -> list[tuple[int, int]]:
        """Those that have a die."""
        columns = [column for column in table.columns(game, seat) if game.values[column] > 0]
        return [(game.zones[column][0], column) for column in columns]

    def stored_items(self, game: Game, store: int) -> list[tuple[int, int]]:
        columns = table.columns(game, table.stored(store))
        return [(game.zones[column][0], column) for column in columns]

    def set_aside(self, game: Game, card: int, zone: int, store: int) -> None:
        game.set_owner(zone, table.stored(store))
        game.index = None

    def hand_out(self, game: Game, card: int, zone: int, seat: int) -> None:
        game.set_owner(zone, seat)
        game.index = None

    def has_room(self, game: Game, seat: int) -> bool:
        return has_free_die(game, seat)

    def is_item_with(self, game: Game, seat: int, keyword: int) -> bool:
        return any(
            table.card_of(game, card).keywords & keyword
            for column in table.columns(game, seat)
            for card in game.zones[column]
        )

    def tools(self, game: Game) -> tuple[int, ...]:
        frame = current(game)
        return frame.tools if frame is not None else ()

    def was_used(self, game: Game, keyword: int) -> bool:
        return any(table.item_part(game, card).keywords & keyword for card in self.tools(game))

    # -- the action in progress --------------------------------------------------------------------

    def revealed(self, game: Game) -> list[int]:
        frame = current(game)
        return drawn.revealed(game, frame) if frame is not None else []

    def obtain_successes(self, game: Game, amount: int) -> None:
        frame = current(game)
        if frame is not None:
            frame.stars += amount

    def redraw(self, game: Game, cards: tuple[int, ...]) -> None:
        drawn.redraw(game, cards)

    def declared(self, game: Game) -> int:
        """What was declared in the Cost step is binding (C-RUL-14)."""
        frame = current(game)
        return frame.destination if frame is not None else NONE

    def against_failure(self, game: Game) -> list[InForce]:
        return gifts.at_work(game, action_frame(game), points.FAILURE)
