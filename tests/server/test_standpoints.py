"""Seats with the same standpoint are shown the same, so that one look may do for all of them."""

import random

import msgspec
import pytest

from amounts import seeds
from fogbound.core import NONE
from fogbound.packs import library
from fogbound.rules.common.setup import Setup
from fogbound.server.faces import Faces
from fogbound.server.sight.look import LAPSE, Look
from fogbound.tables import Table
from fogbound.tables.setting import choosable
from fogbound.text import CardTexts, Teller
from fogbound.view import standpoint

SHOWN = ("asking", "deed", "status", "aims", "nouns", "names", "faces")


def dealt(name: str, seed: int) -> Table:
    """A table of four."""
    adventure = library.open([name])
    known = choosable(adventure.book)
    some = tuple(known.characters[:4])
    setup = Setup(some, tuple(known.clues[:1]), players=0 if some else 4)
    return Table.create(adventure.book, adventure.packs, setup, seed)


def step(table: Table, chance: random.Random) -> bool:
    """Answer at random; False when there is nothing to answer."""
    game = table.game
    question = game.pending()
    options = [option for option in game.offered if option.verb != LAPSE and not option.wants]
    if question is None or not options:
        return False
    option = chance.choice(options)
    seat = option.seat if question.is_first_come(game) else question.seat(game)
    table.answer(seat, game.pending_serial(), game.option_id(option))
    return True


@pytest.mark.parametrize("seed", seeds(1, 5))
@pytest.mark.parametrize("name", ["first-light", "selvage"])
def test_one_look_does_for_all_who_see_the_same(name: str, seed: int):
    """Whatever is played: where standpoints are equal, views, questions and words are, but for the seat's number."""
    table, chance = dealt(name, seed), random.Random(seed)
    texts = CardTexts(table.packs)
    teller, faces = Teller(texts, "en"), Faces(texts, "en")
    shared = 0
    for number in range(120):
        if not step(table, chance):
            break
        if number % 4:
            continue
        found: dict[object, Look] = {}
        for seat in (*range(table.game.seats), NONE):
            look = Look(table, seat, teller, faces)
            first = found.setdefault(standpoint(table.game, seat), look)
            if first is look:
                continue
            shared += 1
            assert msgspec.structs.replace(look.view, seat=first.view.seat) == first.view
            for part in SHOWN:
                assert getattr(look, part) == getattr(first, part), part
    assert shared
