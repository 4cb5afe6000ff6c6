"""What a game remembers, as names that prose can mention: persons, scenarios, places (K-D-07, K-D-12)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fogbound.core import Game, News
from fogbound.rules.citadel import memory
from fogbound.rules.citadel.verbs.dialogue import TellLine
from fogbound.rules.common.book import book_of
from fogbound.view import Memory, Perspective

if TYPE_CHECKING:
    from fogbound.text.render import Renderer

__all__ = ["line", "recalled"]


def recalled(renderer: "Renderer", memories: Sequence[Memory]) -> dict[str, str]:
    """Everybody and everywhere that is remembered: `$promise`, `$promise-scenario`, `$promise-place`.

    A memory of several characters names all of them, and the scenario and place of the last.
    """
    names: dict[str, str] = {}
    for one in memories:
        names[one.memo] = ", ".join(renderer.name(who) for who in one.characters)
        names[f"{one.memo}-scenario"] = renderer.name(one.scenario)
        names[f"{one.memo}-place"] = renderer.name(one.place)
    return names


def line(renderer: "Renderer", game: Game, item: News) -> str:
    """A line that was read out for somebody, with the circumstances of what it tells."""
    effect = book_of(game).effects[item.n]
    assert isinstance(effect, TellLine)
    who = memory.character_of(game, item.seat)
    names = {
        **recalled(renderer, Perspective(game, item.seat).memories),
        "who": renderer.explorer(game, item.seat),
        "scenario": renderer.card(game, memory.scenario_of(game, effect.memo, who)),
        "place": renderer.card(game, memory.place_of(game, effect.memo, who)),
    }
    return renderer.texts.line(game.content.card_ids[item.card], effect.line, renderer.lang, names)
