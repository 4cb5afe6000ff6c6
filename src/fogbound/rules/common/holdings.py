"""What shared words ask of a ruleset about decks, hands, items and drawn cards: each answers for its own table."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common.door import Door
from fogbound.rules.common.terms import InForce


class Holdings(Door):
    """Where cards lie that texts of both rulesets speak of, and how they come there."""

    # -- decks and piles ---------------------------------------------------------------------------

    def action_deck(self, seat: int) -> int:
        """The zone of the Action Deck from which the explorer draws; NONE for nobody where each has their own."""
        raise AssertionError("the ruleset says whose the Action Decks are")

    def discard_pile(self, seat: int) -> int:
        """The zone of the Discard Pile beside that deck."""
        raise AssertionError("the ruleset says whose the Discard Piles are")

    def is_pile_open(self, game: Game, seat: int) -> bool:
        """Whether everybody may look through the Discard Pile just now."""
        raise AssertionError("the ruleset says what lies open")

    def restore(self, game: Game, seat: int, cards: tuple[int, ...]) -> None:
        """Shuffle these cards of the Discard Pile into the Action Deck."""
        raise AssertionError("the ruleset says what goes back into a deck")

    def restore_random(self, game: Game, seat: int, number: int) -> None:
        """Shuffle so many random cards of the Discard Pile into the Action Deck, or as many as there are."""
        raise AssertionError("the ruleset says what goes back into a deck")

    def deck_for(self, game: Game, card: int, seat: int) -> int:
        """The Action Deck into which a text shuffles this card for the explorer; NONE for a card that stays."""
        raise AssertionError("the ruleset says what an Action Deck holds")

    # -- hands -------------------------------------------------------------------------------------

    def limited(self, game: Game, seat: int) -> list[int]:
        """The cards in hand that the hand limit counts."""
        raise AssertionError("the ruleset says what is limited")

    def may_hold(self, game: Game, card: int, seat: int) -> bool:
        """Whether a text can put this card into the explorer's hand."""
        raise AssertionError("the ruleset says what a hand holds")

    def receive(self, game: Game, card: int, seat: int) -> bool:
        """Whether a card comes into the hand in a way of its own; if so, that is under way."""
        return False

    # -- items -------------------------------------------------------------------------------------

    def items(self, game: Game, seat: int) -> list[tuple[int, int]]:
        """What the explorer can set aside: the first card of each item, and the zone it is, if it is one."""
        raise AssertionError("the ruleset says what an item is")

    def stored_items(self, game: Game, store: int) -> list[tuple[int, int]]:
        """What lies set aside in a store, given in the same way."""
        raise AssertionError("the ruleset says what an item is")

    def set_aside(self, game: Game, card: int, zone: int, store: int) -> None:
        """An item of an explorer goes into a store as it is."""
        raise AssertionError("the ruleset says what an item is")

    def hand_out(self, game: Game, card: int, zone: int, seat: int) -> None:
        """An explorer gets an item of a store as it is."""
        raise AssertionError("the ruleset says what an item is")

    def has_room(self, game: Game, seat: int) -> bool:
        """Whether the explorer can have one more item."""
        return True

    def is_item_with(self, game: Game, seat: int, keyword: int) -> bool:
        """Whether the explorer has an item that shows one of these keywords."""
        raise AssertionError("the ruleset says what an item is")

    def tools(self, game: Game) -> tuple[int, ...]:
        """The cards of the items that are used in the action in progress."""
        raise AssertionError("the ruleset says what is used in an action")

    def was_used(self, game: Game, keyword: int) -> bool:
        """Whether an item that shows one of these keywords is used in the action in progress."""
        raise AssertionError("the ruleset says what is used in an action")

    # -- the action in progress --------------------------------------------------------------------

    def revealed(self, game: Game) -> list[int]:
        """The cards of the action in progress that lie there face up and still count."""
        raise AssertionError("the ruleset says when cards are revealed")

    def redraw(self, game: Game, cards: tuple[int, ...]) -> None:
        """Discard these revealed cards, which count for nothing, and draw and reveal as many new ones."""
        raise AssertionError("the ruleset says how cards are drawn")

    def obtain_successes(self, game: Game, amount: int) -> None:
        """Add successes to the action in progress, or take some away, as long as they are not compared yet."""
        raise AssertionError("the ruleset says what an action succeeds by")

    def declared(self, game: Game) -> int:
        """The Terrain to which those involved have said before that they go; NONE if it is still open."""
        return NONE

    def against_failure(self, game: Game) -> list[InForce]:
        """The texts by which the failure of the action in progress may be turned into a success."""
        raise AssertionError("the ruleset says which effects serve an action")
