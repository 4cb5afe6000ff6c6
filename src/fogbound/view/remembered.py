"""What a game remembers of persons, for prose to name."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import memory
from fogbound.rules.common.book import CHARACTER, book_of
from fogbound.view.schema import SeenMemory

__all__ = ["memories_of_people"]


def memories_of_people(game: Game, *of_rules: str) -> tuple[SeenMemory, ...]:
    """The persons of whom something is remembered: by the rules under these names, and by texts of the packs."""
    known = memory.memories_of_persons(game)
    asked = [memo for memo in book_of(game).words.words.get("memo", []) if memo in known]
    return tuple([one for memo in (*of_rules, *asked) for one in _people_behind(game, memo)])


def _people_behind(game: Game, memo: str) -> list[SeenMemory]:
    """The persons of whom the game remembers this, with the scenario and the place of the last one."""
    people = memory.persons(game, memo)
    if not people:
        return []
    last = people[-1]
    scenario, place = memory.scenario_of(game, memo, last), memory.place_of(game, memo, last)
    ids = game.content.card_ids
    return [
        SeenMemory(
            memo,
            tuple([_card_of(game, who) for who in people]),
            ids[scenario] if scenario != NONE else None,
            ids[place] if place != NONE else None,
        )
    ]


def _card_of(game: Game, character: int) -> str:
    """The card of a character, who need not be in the adventure any more."""
    book = book_of(game)
    found = [card for card in book.cards if card.kind == CHARACTER and card.character == character]
    return found[0].uid if found else ""
