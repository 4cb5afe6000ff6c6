"""What a Continent book holds beside its cards: their actions as options, the Satchel & Journal, called numbers."""

from typing import cast

from fogbound.core.game import Game
from fogbound.core.pickling import Picklable
from fogbound.core.steps import NONE, Option
from fogbound.core.verbs import Verb
from fogbound.rules.common.book import SATCHEL, Action, Book, Card, Vocabulary


class Source(Picklable):
    """One action of one card, and the option by which each seat takes it."""

    def __init__(self, card: int, index: int, action: Action, options: tuple[Option, ...]) -> None:
        self.card = card
        self.index = index
        self.action = action
        self.options = options


class ContinentBook(Book):
    """All cards of a Continent game."""

    def __init__(self, card_ids: list[str], hidden_zones: frozenset[int], words: Vocabulary) -> None:
        super().__init__(card_ids, hidden_zones, words)
        self.satchel = Card("satchel", NONE, 0, SATCHEL, NONE)
        self.paranoid = 100  # taken after a collective failure (C-CONS-04)
        self.easy = 777  # the mode cards (C-SET-04, C-SET-05)
        self.extreme = 650
        self.experience = NONE  # the number that experience cards share
        self.areas = 0
        self.no_camp_types = 0  # action types that a no-camp Terrain forbids (C-LEG-06)
        self.action_sources: dict[int, tuple[Source, ...]] = {}  # by card and part, made when first needed

    def forget_derived(self) -> None:
        super().forget_derived()
        self.action_sources = {}

    def sources_of(self, card: int, is_item: bool) -> tuple[Source, ...]:
        """The actions of a card, or of the item it became; the same each time.

        An option is named by the action's type; a second action of the same card and type has an ordinal.
        """
        key = card << 1 | is_item
        found = self.action_sources.get(key)
        if found is None:
            definition = self.cards[card]
            if is_item and definition.item is not None:
                definition = definition.item
            types = self.words.words.get("action", [])
            rows: list[Source] = []
            for index in range(len(definition.actions)):
                action = definition.actions[index]
                verb = Verb(types[action.kind])
                options = [Option(verb, card, action.ordinal, seat, index) for seat in range(4)]
                rows.append(Source(card, index, action, tuple(options)))
            found = tuple(rows)
            self.action_sources[key] = found
        return found


def rules_of(game: Game) -> ContinentBook:
    return cast(ContinentBook, game.content)
