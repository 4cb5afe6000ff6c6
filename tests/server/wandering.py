"""Tables at which anything is answered."""

import random

from fogbound.packs import library
from fogbound.rules.citadel.options import OPTION_LAPSE
from fogbound.rules.common.setup import Setup
from fogbound.tables import Table


def dealt(name: str, seed: int, *, turned: bool = False) -> Table:
    """A table of four; turned, the same characters sit in other seats."""
    adventure = library.open([name])
    known = adventure.book.setup_choices()
    some = tuple(known.characters[:4])[:: -1 if turned else 1]
    setup = Setup(some, tuple(known.clues[:1]), players=0 if some else 4)
    return Table.create(adventure.book, adventure.packs, setup, seed)


def step(table: Table, chance: random.Random) -> bool:
    """Answer at random; False when there is nothing to answer."""
    game = table.game
    question = game.pending()
    options = [option for option in game.offered if option.verb != OPTION_LAPSE and not option.wants]
    if question is None or not options:
        return False
    option = chance.choice(options)
    seat = option.seat if question.is_first_come(game) else question.seat(game)
    table.answer(seat, game.pending_serial(), game.option_id(option))
    return True
