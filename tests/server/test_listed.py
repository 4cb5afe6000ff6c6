"""What the list of actions promises is what the action opens with."""

import random

import pytest

from amounts import seeds
from fogbound.odds import ahead, odds
from fogbound.packs import library
from fogbound.rules.citadel.turn import OfferInvolvement
from fogbound.rules.common.setup import Setup
from fogbound.server.card_faces import CardFaces
from fogbound.server.presentation.presenter import Presenter
from fogbound.server.wire import Choice
from fogbound.tables import Table
from fogbound.text import CardTexts, Renderer


def listed(presenter: Presenter) -> list[Choice]:
    """The actions that could be taken, with a price and its chances."""
    asking = presenter.asking
    return [
        choice for choice in (asking.choices if asking else ()) if choice.odds and choice.cost is not None
    ]


def opens(table: Table, texts: CardTexts, choice: Choice) -> tuple[int, int] | None:
    """What it costs at the first question that is asked in an action, and the chances with the cards it is proposed with.

    None where chance came in between.
    """
    game = table.game.clone()
    before = (game.barriers, dict(game.known))
    game.choose(next(option for option in game.offered if game.option_id(option) == choice.id), "")
    while (only := game.content.only_option(game)) is not None or isinstance(
        game.pending(), OfferInvolvement
    ):
        if (game.barriers, game.known) != before:
            break
        game.choose(only or game.offered[-1], "")
    rows = odds(game, 0, most=6)
    if (game.barriers, game.known) != before or not rows:
        return None
    return rows[0].drawn, int(rows[ahead.extra_cards(game, 0, rows)].chance.success * 100 + 1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("seed", seeds(1, 12))
def test_an_action_opens_as_it_is_listed(seed: int):
    """Whatever is played: at the same cost, and with the same chances."""
    adventure = library.open(["selvage"])
    table = Table.create(adventure.book, adventure.packs, Setup((), (), players=1), seed)
    texts = CardTexts(table.packs)
    renderer, faces, chance = Renderer(texts, "en"), CardFaces(texts, "en"), random.Random(seed)
    told = 0
    for _ in range(300):
        game = table.game
        question = game.pending()
        if question is None:
            break
        presenter = Presenter(table.outlook(0), renderer, faces, table.journal.decisions)
        for choice in listed(presenter):
            found = opens(table, texts, choice)
            assert choice.odds is not None
            if found is not None:
                told += 1
                assert (choice.cost, choice.odds.success) == found, choice.label
        option = chance.choice([one for one in game.offered if not one.wants] or game.offered)
        table.answer(0, game.pending_serial(), game.option_id(option), "1" if option.wants else "")
    assert told >= 5
