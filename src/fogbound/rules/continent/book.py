"""What a Continent book holds beside its cards: the Satchel & Journal and the numbers the rules call."""

from typing import cast

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common.book import SATCHEL, Book, Card, Vocabulary


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


def rules_of(game: Game) -> ContinentBook:
    return cast(ContinentBook, game.content)
